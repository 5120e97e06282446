import { expect, test } from "vitest";
import { calm } from "#testing/coach-talk.ts";
import { assess, cardLevel } from "crisis-detector/assessment";
import { followUp, languageOf } from "../talk/coach.follow.rules.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";
import { knownAnswers } from "./coach.known.content.ts";
import { knownAnswer } from "./coach.known.rules.ts";
import { unsafeIn } from "../coach.output.rules.ts";
import { inLanguage, inLanguageNext } from "./coach.replies.content.ts";
import { coachSearch } from "../coach.search.repository.ts";

const search = await coachSearch();
const answer = (content: string) => builtInAnswer([{ role: "user", content }], search, calm, { today: "2026-11-27" }).text;

const questions: Record<string, string[]> = {
  "boil-eggs": ["how do I boil an egg", "how long for hard boiled eggs"],
  "cook-rice": ["how to cook rice", "how much water for rice"],
  "cook-pasta": ["how do I cook spaghetti"],
  "retirement-accounts": ["what is a Roth IRA", "401k or IRA first?", "what's a 401(k)"],
  "child-support": ["my ex wont pay child support", "child support is three months late"],
  "crying-baby": ["my 6 month old won't stop crying", "my baby keeps crying and I don't know what to do"],
  "child-alone": ["I leave my 5 year old alone when I work nights"],
  "child-came-out": ["my son came out as trans", "my daughter told me she is gay"],
  "teen-smokes": ["my teenager smokes weed", "my son vapes"],
  snoring: ["my wife snores and I can't sleep"],
};

test.each(Object.entries(questions).flatMap(([id, all]) => all.map((text) => ({ id, text }))))(
  "$text: the answer itself",
  ({ id, text }) => {
    const { text: known } = knownAnswers.find((one) => one.id === id)!;
    expect(knownAnswer(text)).toBe(known);
    expect(answer(text)).toBe(known);
  },
);

test("every such answer is safe, has one next step and ends with a question", () => {
  expect(Object.keys(questions).toSorted()).toEqual(knownAnswers.map(({ id }) => id).toSorted());
  for (const { id, text } of knownAnswers) {
    expect([id, unsafeIn(text), text.split("**One next step:**").length, text.endsWith("?")]).toEqual([id, undefined, 2, true]);
    const words = text.split(/\s+/).length;
    expect([id, words > 90 && words < 200]).toEqual([id, true]);
  }
});

test("rent and a split are computed from the named income", () => {
  expect(answer("how much rent can I afford on 2600 a month")).toContain("$780: thirty percent");
  expect(answer("how much rent can i afford if I make $48k a year?")).toContain("With $4,000 a month, the usual line is $1,200");
  expect(answer("how do I do 50/30/20 on $3000")).toMatch(/\$1,500 for what must be paid.*\$900 for what you like.*\$600 for savings/);
  for (const text of [answer("how much rent can I afford on 2600 a month"), answer("50/30/20 on $3000")])
    expect(unsafeIn(text)).toBeUndefined();
});

test.each([
  "I lay an egg in meetings",
  "my son plays guitar",
  "my rent is $900",
  "the baby is asleep",
  "my child support group meets on Monday",
  "I cook for my family",
])("%j has no such answer", (text) => {
  expect(knownAnswer(text)).toBeUndefined();
});

test("a few Spanish words are recognized, and the next step is in the member's language", () => {
  for (const text of ["estoy triste", "gano 1800 dólares"]) expect([text, languageOf(text)]).toEqual([text, "es"]);
  for (const text of ["no", "me too", "help", "siesta time", "die hard"]) expect([text, languageOf(text)]).toEqual([text, undefined]);
  expect(answer("estoy triste")).toBe(`${inLanguage.es}\n\n${inLanguageNext.es}`);
  expect(assess("estoy triste").level).toBeLessThan(cardLevel);
  expect(followUp("estoy triste")).toBeUndefined();
});

test.each([
  ["how much rent can I afford on \u20ac3,000 a month", "With \u20ac3,000 a month, the usual line is \u20ac900"],
  ["how much rent can I afford with $800 a week", "With $3,467 a month, the usual line is $1,040"],
  ["how much rent can I afford on $20,000 a month", "With $20,000 a month, the usual line is $6,000"],
  ["how much rent can I afford on \u00a5250,000", "With \u00a5250,000 a month, the usual line is \u00a575,000"],
  ["50/30/20 on $52,000 a year", "Of $4,333 a month after taxes that is $2,167"],
  ["50/30/20 on $52,000", "Of $4,333 a month after taxes that is $2,167"],
  ["50/30/20 on $800 a week", "Of $3,467 a month after taxes that is $1,733"],
  ["my pay is \u00a32,500, explain 50/30/20", "Of \u00a32,500 after taxes that is \u00a31,250"],
])("%j is computed in the currency and the time that it names", (text, expected) => {
  expect(knownAnswer(text)).toContain(expected);
});

test("a rent or a split is computed again for another income, and an hourly one is not guessed", () => {
  expect(knownAnswer("and on $4,000?", "USD", ["how much rent can I afford on $3,200 a month"])).toContain(
    "With $4,000 a month, the usual line is $1,200",
  );
  expect(knownAnswer("and with 4000?", "EUR", ["50/30/20 with 3000", "and with 3500?"])).toContain(
    "Of \u20ac4,000 after taxes that is \u20ac2,000",
  );
  expect(knownAnswer("how much rent can I afford on $20 an hour")).toBeUndefined();
  expect(knownAnswer("how much rent can I afford on $1,500 every paycheck")).toBeUndefined();
  expect(knownAnswer("and on $4,000?", "USD", ["can I afford a $300 coat?"])).toBeUndefined();
});
