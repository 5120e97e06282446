import { expect, test } from "vitest";
import { answersTo } from "#testing/coach-talk.ts";
import { builtInAnswer } from "./coach.guide.rules.ts";
import { coachSearch } from "./coach.search.repository.ts";
import { everydayWords, informalWords, misspelled, otherWords } from "./coach.typed.content.ts";
import { asMeant, withFigures, withSpelling } from "./coach.typed.rules.ts";

const search = await coachSearch();
const calm = { level: 0, kinds: [], isAboutOther: false };
const lastOf = (...said: string[]) => answersTo(said, (messages) => builtInAnswer(messages, search, calm, { today: "2026-11-23" })).at(-1)!;

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

test("no word has two readings", () => {
  const words = new Set([everydayWords, informalWords, otherWords].join(" ").split(" "));
  const typed = misspelled.split(";").map((pair) => pair.trim().split(" ")[0]!);
  expect(new Set(typed).size).toBe(typed.length);
  const everyday = new Set(everydayWords.split(" "));
  expect(typed.filter((word) => everyday.has(word))).toEqual([]);
  expect(words.size).toBeGreaterThan(3_000);
});

test("a message with several typing errors finds its subject, and a sum in words is figured with", () => {
  expect(lastOf("i cnat slepp bc of mony wory").choices).toContain("Worry about money");
  expect(lastOf("i cnat slepp bc of mony wory").choices).toContain("Sleep");
  expect(lastOf("rnt is late, i cant pay teh landlrod").text).toBe(lastOf("rent is late, i can't pay the landlord").text);
  expect(lastOf("1200 for a laptop by may", "i have three hundred").text).toContain("$900 is missing");
  expect(asMeant("I'm payed two thousand evry month")).toBe("I'm paid 2000 every month");
});
