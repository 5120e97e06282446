import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { builtInAnswer } from "./coach.guide.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { everydayWords, informalWords, misspelled, otherWords } from "../answers/coach.typed.content.ts";
import { asMeant, withFigures, withSpelling } from "./coach.typed.rules.ts";

const { talk, lastOf } = talksWith(builtInAnswer, await coachSearch());

test.each([
  ["i have nine hundred", "i have 900"],
  ["two thousand five hundred a month", "2500 a month"],
  ["three hundred and fifty dollars", "350 dollars"],
  ["i can save one fifty a month", "i can save 150 a month"],
  ["we have like 12 thousand", "we have like 12000"],
  ["a grand", "1000"],
  ["fifty bucks", "50 bucks"],
  ["i'm fifty two", "i'm 52"],
])("'%s' is '%s' in figures", (typed, meant) => {
  expect(withFigures(typed)).toBe(meant);
});

test.each([
  "i told her a hundred times",
  "one or two hundred",
  "hundreds of emails",
  "forty hours a week",
  "one thing",
  "at ten",
  "a couple hundred",
])("'%s' stays in words", (text) => {
  expect(withFigures(text)).toBe(text);
});

test.each([
  ["i cnat slepp bc of mony wory", "i can't sleep because of money worry"],
  ["i cnt sleap becuz of wory abot mony", "i can't sleep because of worry about money"],
  ["my girlfreind has intrest in noraml jobs", "my girlfriend has interest in normal jobs"],
  ["wat do i do frist", "what do i do first"],
])("'%s' is read as '%s'", (typed, meant) => {
  expect(withSpelling(typed)).toBe(meant);
});

test.each([
  "my wifes job in tech",
  "i told Brian and dana",
  "dont know, thats how its been",
  "meine Arbeit ist schwer und ich kann nicht mehr",
  "my fella vents about his fiance",
  "see evenday.com/pagse",
])("'%s' stays as it is", (text) => {
  expect(withSpelling(text)).toBe(text);
});

test("no word of danger is taken for another one", () => {
  const danger =
    "rape raped rapes raping rapist stab stabs stabbed stabbing kill kills killed killing die dies dying dead death suicide suicidal hang hanged hanging noose rope razor razors blade blades slit slits cut cuts cutting bleed bleeds bleeding gun guns shoot shoots shot pistol rifle knife knives poison poisoned pills pill overdose overdosed overdosing swallow swallowed bleach antifreeze ledge bridge jump jumped drown drowned burn burned burns burning choke choked chokes strangle strangled slap slapped slaps punch punched punches hit hits beat beats beaten kick kicked shove shoved shoves grab grabbed grabs threaten threatened stalk stalks stalked stalking molest molested abuse abused abuser abusive assault assaulted meth fent fentanyl heroin coke cocaine crack weed xanax xans percs percocet oxy oxys vicodin adderall molly ecstasy shrooms acid booze vodka drunk wasted blackout relapse relapsed purge purged purging puke puked starve starved starving binge vomit vomiting laxatives anorexia bulimia harm harmed selfharm scars wrists thighs veins goodbye disappear worthless hopeless burden numb voices paranoid psychosis manic insulin pregnant miscarriage stroke seizure seizures faint fainted unconscious breathe breathing wheezing chest numbness sepsis fever rash incest groom groomed groping groped touched touches fondled trafficked pimp kidnapped weapon weapons bomb arson torture tortured punish spank spanked spanking whip whipped belt bruise bruises bruised bloody locked trapped tied hostage blackmail blackmailed sextortion nudes leaked threats threat";
  expect(withSpelling(danger.slice(0, 590))).toBe(danger.slice(0, 590));
  expect(danger.split(" ").filter((word) => withSpelling(word) !== word)).toEqual([]);
});

test("no word has two readings", () => {
  const words = new Set([everydayWords, informalWords, otherWords].join(" ").split(" "));
  const typed = misspelled.split(";").map((pair) => pair.trim().split(" ")[0]!);
  expect(new Set(typed).size).toBe(typed.length);
  const everyday = new Set(everydayWords.split(" "));
  expect(typed.filter((word) => everyday.has(word))).toEqual([]);
  expect(words.size).toBeGreaterThan(3_000);
});

test("a message with several typing errors finds its subject, and a sum in words is figured with", () => {
  expect(talk("i cnat slepp bc of mony wory").at(-1)!.choices).toContain("Worry about money");
  expect(talk("i cnat slepp bc of mony wory").at(-1)!.choices).toContain("Sleep");
  expect(lastOf("rnt is late, i cant pay teh landlrod")).toBe(lastOf("rent is late, i can't pay the landlord"));
  expect(lastOf("1200 for a laptop by may", "i have three hundred")).toContain("$900 is missing");
  expect(asMeant("I'm payed two thousand evry month")).toBe("I'm paid 2000 every month");
});
