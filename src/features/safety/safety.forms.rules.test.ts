import { expect, test } from "vitest";
import { linesFor, wordsFor } from "./safety.card.rules.ts";
import { card } from "./safety.card.content.ts";
import { assess, cardLevel, higherLevel } from "crisis-detector/assessment";

const lines = (rows: string): string[] => rows.trim().split("\n");

const holders = ["he", "she", "my husband", "my wife", "my boyfriend", "my girlfriend", "my ex", "my partner"];
const departures = ["I leave", "I leave him", "I ever go", "I break up", "I move out", "I divorce her", "we split"];
const threats = [
  "will kill himself",
  "says he will kill himself",
  "would kill herself",
  "threatens to kill himself",
  "swears she will take her own life",
  "will end his life",
  "says he will hurt himself",
  "will commit suicide",
  "threatens suicide",
];

test("a threat of suicide against leaving is coercion first, whatever its words, and the card never asks to stay", () => {
  const all = holders.flatMap((who) =>
    threats.flatMap((threat) =>
      departures.flatMap((departure) => [
        `${who} ${threat} if ${departure}`,
        `if ${departure} ${who} ${threat}`,
        `${who} ${threat} when ${departure}`,
      ]),
    ),
  );
  all.push(
    "he'll kill himself if I leave",
    "I can't leave him because he would kill himself",
    "he threatens suicide when I want to go",
    "I stay because she would kill herself",
  );
  const missed = all.filter((text) => {
    const found = assess(text);
    const { title, sentence } = wordsFor(found);
    return (
      found.form !== "coercion" ||
      title !== card.coercion.title ||
      /stay with (?:them|him|her)/.test(sentence) ||
      linesFor(found)[0]?.description !== "1-800-799-7233"
    );
  });
  expect(all.length).toBeGreaterThan(1000);
  expect(missed.length / all.length, missed.slice(0, 40).join("\n")).toBeLessThanOrEqual(0.02);
});

test("a person who may die and threatens nobody: the card addresses a helper", () => {
  for (const text of [
    "my brother wants to kill himself",
    "my son says he will kill himself",
    "my friend talks about suicide",
    "my husband wants to kill himself",
  ])
    expect([text, assess(text).form, wordsFor(assess(text)).title]).toEqual([text, undefined, card.other.title]);
});

const ages = ["I'm 15", "I am 9 years old", "I'm in 7th grade", "I just turned 13", "I'm a minor", "tengo 14 años"];
const hurts = [
  "my dad touches me at night",
  "my mom hits me",
  "my stepdad beats me every night",
  "my uncle molested me",
  "my coach touched me and said to keep it secret",
  "my mom's boyfriend punched me",
];

test("a child who is hurt gets Childhelp, 911 and people outside home", () => {
  for (const age of ages)
    for (const hurt of hurts)
      for (const text of [`${hurt}, ${age}`, `${age} and ${hurt}`, `${age}. ${hurt}.`]) {
        const found = assess(text);
        expect([text, found.form]).toEqual([text, "child"]);
        const { title, sentence } = wordsFor(found);
        expect(title).toBe(card.child.title);
        expect(sentence).toMatch(/teacher.*nurse.*doctor; a parent, if that is who is safe for you.*911/);
        expect(
          linesFor(found)
            .slice(0, 2)
            .map(({ description }) => description),
        ).toContain("1-800-422-4453");
      }
  expect(assess("my dad touches me at night", { recent: ["I'm 15"] }).form).toBe("child");
  expect(assess("I'm 35 and my husband hits me").form).toBeUndefined();
  expect(linesFor(assess("my husband hits me")).map(({ description }) => description)).not.toContain("1-800-422-4453");
});

const watched = lines(`
He reads my texts and tracks my location
he tracks my location
my wife reads my messages
my husband goes through my phone every night
my ex put a tracker on my car
she checks my emails and my location
my boyfriend monitors my phone
he put spyware on my phone`);
test("a member who is watched gets the quiet card, about a phone that no one else uses", () => {
  for (const text of watched) {
    const found = assess(text);
    expect([text, found.level, wordsFor(found).title]).toEqual([text, cardLevel, card.watched.title]);
    expect(linesFor(found)[0]?.description).toBe("1-800-799-7233");
  }
});

const whom = ["my wife", "my husband", "my girlfriend", "my son", "my daughter", "my kids", "our baby", "my mom"];
const did = [
  "I hit",
  "I slapped",
  "I punched",
  "I beat",
  "I choked",
  "I kicked",
  "I strangled",
  "I am hitting",
  "I keep hitting",
  "I have hit",
  "I've been hitting",
  "I just hit",
  "I got drunk and hit",
];
const ends = ["", "again", "last night", "in front of the kids", "and I'm ashamed", "because I was angry"];
test("a member who hurts others gets the card for it, with text for them", () => {
  const all = did.flatMap((act) => whom.flatMap((one) => ends.map((end) => `${act} ${one} ${end}`.trim())));
  const missed = all.filter((text) => {
    const found = assess(text);
    return !found.kinds.includes("harm-to-others") || found.isAboutOther || wordsFor(found).title !== card.harm.title;
  });
  expect(missed.length / all.length, missed.slice(0, 40).join("\n")).toBeLessThanOrEqual(0.02);
  const figures = [
    "I beat my wife at chess",
    "I hit my husband up for money",
    "I beat my son to the car",
    "I hit my wife with the news",
    "I kicked my son off the computer",
    "I beat my daughter by two points",
    "I hit my wife's car",
    "I didn't hit my wife",
    "I would never hit my kids",
  ];
  for (const text of figures) expect([text, assess(text).level < cardLevel]).toEqual([text, true]);
});

test("the card follows the newest text, and never becomes milder", () => {
  const brother = "my brother wants to kill himself";
  const own = "I want to kill myself";
  const hit = "my husband hits me";
  const titleOf = (text: string, recent: string[]) => wordsFor(assess(text, { recent })).title;
  expect(titleOf(own, [brother])).toBe(card.own.title);
  expect(titleOf(brother, [own])).toBe(card.other.title);
  expect(titleOf(hit, [own])).toBe(card.abuse.title);
  expect(titleOf(own, [hit])).toBe(card.own.title);
  expect(titleOf("What should I cook?", [brother, own])).toBe(card.own.title);
  let saved = assess("I want to kill myself tonight");
  saved = higherLevel(saved, assess(brother));
  expect(saved).toMatchObject({ level: 3, isAboutOther: true });
  saved = higherLevel(saved, assess("I am fine"));
  expect(saved).toMatchObject({ level: 3, isAboutOther: true });
  saved = higherLevel(saved, assess(own));
  expect(saved).toMatchObject({ level: 3, isAboutOther: false });
  expect(linesFor(higherLevel(assess(own), assess(hit))).map(({ description }) => description)).toContain("988");
});
