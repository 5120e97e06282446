import { expect, test } from "vitest";
import { talksByMeaning } from "#testing/coach-talk.ts";
import { matters } from "../answers/coach.matters.content.ts";
import { builtInAnswer } from "./coach.guide.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { meaning } from "../coach.vectors.repository.ts";

const { talk: answersOf, lastOf } = talksByMeaning(builtInAnswer, await coachSearch(), meaning);

const asksBack = /I am not sure that I understood you|I still don't quite understand|I take it to be about/;

test.each([
  ["my ex and i still share a phone plan on my card, he is 3 months behind with his 62", "somebody else's part"],
  ["they paid me twice this week, payroll made a mistake and nobody noticed", "The money stays theirs"],
  ["a company called and said they'd get me out of my timeshare for $4,900", "Pay nothing in advance"],
  ["i got promoted over the guy who trained me and he hasn't said good morning since", "say the odd thing aloud"],
  ["i accepted a job on monday. the one i really wanted called on wednesday.", "a call isn't an offer"],
  ["is it dumb to keep paying 89 a month for a storage unit with my grandma's furniture", "paying not to decide"],
  ["swapped my saturday with devon, now its his turn to cover me and he doesn't remember agreeing", "kept your half"],
  ["a coworker replies-all to my emails to fix my grammar", "Being put right before others"],
  ["my mother in law was supposed to stay six weeks and it's month five now", "A stay without an end"],
  ["my neighbor hasn't waved in a week since her boy got cut from the team", "It's odd when somebody goes quiet"],
  ["my brother asked me to be best man and i dont like the bride", "you don't love the choice"],
  ["i have coffee with a lady from my group on wednesdays and i don't know if it's a date", "That not-knowing"],
  ["how do you turn down an honor? they want to name the snack bar after me", "no to the stage"],
  ["we sold my parents' house today and i keep thinking about the doorbell", "So that door has closed"],
])("“%s” is answered by the shape of the matter, and not asked back", async (said, words) => {
  const text = await lastOf(said);
  expect(text).toMatch(new RegExp(words));
  expect(text).not.toMatch(asksBack);
});

test("what is told and asked afterward goes on with the matter: a fact, words, a shorter form, a refusal, a farewell", async () => {
  const said = [
    "my ex and i still share a phone plan on my card, he is 3 months behind with his 62",
    "we split in february, no kids together",
    "what would you text him, like word for word",
    "shorter please",
    "what if he says he can only pay 20 a month",
    "ok sending it tonight, wish me luck",
  ];
  const texts = (await answersOf(...said)).map(({ text }) => text);
  expect(texts[1]).toContain("what happens from now on");
  expect(texts[2]).toContain("Can you send it by [day]?");
  expect(texts[3]).toContain("Shorter:");
  expect(texts[3]!.length).toBeLessThan(200);
  expect(texts[4]).toContain("take what really comes");
  expect(texts[5]).toContain("Good luck with it");
  expect(texts.join("\n")).not.toMatch(asksBack);
  expect(new Set(texts).size).toBe(texts.length);
});

test("a farewell with another request in it is no farewell", async () => {
  const text = await lastOf(
    "my neighbor hasn't waved in a week since her boy got cut from the team",
    "ok i'll try that. different thing, any idea for a lunch at my desk",
  );
  expect(text).not.toContain("Good luck with it");
});

test.each([
  ["could i ask for that", "Yes, you can ask for it"],
  ["wouldn't i be a bad sister if i say something", "Somebody who doesn't care doesn't ask that"],
  ["whats a middle thing", "Four kinds of middle"],
])("“%s” is answered where nothing more exact is written", async (asked, words) => {
  expect(await lastOf("my brother asked me to be best man and i dont like the bride", asked)).toContain(words);
});

test("in a talk about a subject a later message begins no matter of its own", async () => {
  const text = await lastOf("we have a newborn and nobody sleeps", "my mother in law hasn't called in two weeks", "what do i text her");
  expect(text).not.toContain("I miss our [drives");
});

test("beside danger nothing of it is said", async () => {
  const text = await lastOf("my ex and i still share a phone plan on my card, he is behind with his 62", "he hit me when i asked for it");
  for (const { text: words, more } of matters) for (const one of [words, ...more]) expect(text).not.toContain(one.slice(0, 60));
});

const written = matters.flatMap(({ id, text, more, refusal = [] }) => [text, ...more, refusal].flat().map((one) => [id, one] as const));
test.each(written)("%s: written as every answer of the coach", (_, one) => {
  expect(one.split("**One next step:**")).toHaveLength(2);
  expect(one).toMatch(/\?$/);
  expect(one.split(/\s+/).length).toBeGreaterThanOrEqual(45);
  expect(one.split(/\s+/).length).toBeLessThanOrEqual(140);
  // a verb beside a name of a person would have to change with it
  expect(one).not.toMatch(/\{they\} (?:is|has|does|was|[a-z]+s)\b/);
});
test.each(matters.flatMap(({ id, words }) => (words === undefined ? [] : [[id, words] as const])))(
  "%s: words to say, and a question",
  (_, words) => {
    expect(words).toMatch(/\u201C[^\u201D]+\u201D[^]*\?$/);
  },
);

test.each([
  [["tips vary a lot and i don't know where the money goes", "alright i'm down to try it, what time of day"]],
  [["i can't decide between a degree and a truck course", "i like being alone and i like driving"]],
  [["my ex has me on his credit card", "i don't want to talk to him. can i do it without him"]],
  [["i owe my aunt 800 and capital one 1400", "aunt isnt pushing me but she brings it up at every family thing, no savings"]],
  [["i got a tax refund of 3117", "can i do the mattress for 400 or is that dumb"]],
  [["we bring home $7,300 between us and daycare for our second is $1,345 on top"]],
])("%j is no distress", async (said) => {
  expect(await lastOf(...said)).not.toMatch(
    /988|1-800-799-7233|lonely place|I'm here, and I'm a program|a hard thing to say about yourself|I am a computer program/,
  );
});

test("a fact without a difficulty or a wish leaves the subject as it is", async () => {
  const [toast, story] = await answersOf(
    "i've known my boss 17 years and i have to give the toast at his retirement",
    "best story is when he drove a forklift to my house in the blizzard of 14",
  );
  expect(story?.action).toBe(toast?.action);
  const [, other] = await answersOf("i have to give the toast at my boss's retirement", "also i can't sleep at night");
  expect(other?.action).toBe("sleep-better");
});

test.each([
  [["my roommate's boyfriend has opinions about the thermostat", "66. he sets it to 66. the bill was 218 split two ways"], "$109 each"],
  [["my girlfriend is moving in, she makes 74k and i make 39k. rent is 1,450 plus utilities 190. whats fair"], "$500 and $950"],
])("%j is calculated with the right figures", async (said, words) => {
  expect(await lastOf(...said)).toContain(words);
});

test.each([
  "i own my home. taxes are 1900 a year. i do have $4,200 in a passbook account. the cable is $138 a month",
  "they asked me to take a post until june, the pay goes from $125 to $190 a day but i don't know that i have it in me",
])("“%s” names no sum to save", async (said) => {
  expect(await lastOf(said)).not.toMatch(/You have it already|savings goal/);
});
