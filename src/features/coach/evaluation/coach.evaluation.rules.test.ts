import { expect, test } from "vitest";
import { calm, oncePerText } from "#testing/coach-talk.ts";
import { isSampled } from "#testing/sample.ts";
import { firstTurns, type FirstTurn } from "./coach.evaluation.content.ts";
import { firstMessages, talkResults, violations, type Answer } from "./coach.evaluation.rules.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";
import { withoutNegated } from "../talk/coach.match.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { evaluationTalks } from "./coach.talks.content.ts";
import { meaning } from "../coach.vectors.repository.ts";

/**
 * `npm run eval:coach` runs this file: the table is its output, the minimum values are what was reached when they were set. In other runs
 * the tuning half, which has no minimum, is left out.
 */

const search = await coachSearch();
// the debt page's own computation is tested over HTTP (coach.routes.test.ts)
const payoff = () => ({ months: 37, interestCents: 308_280 });
const today = "2026-11-23";
const meaningOf = oncePerText(meaning);
const answer: Answer = async (messages) =>
  builtInAnswer(messages, search, calm, { today, payoff, meaning: await meaningOf(withoutNegated(messages.at(-1)?.content ?? "").rest) });
const byWords: Answer = (messages) => Promise.resolve(builtInAnswer(messages, search, calm, { today, payoff }));
const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`;
const print = (line: string, missed: readonly string[]) =>
  process.stdout.write(`\n${line}${process.env["EVAL_LIST"] ? `\n  ${missed.join("\n  ")}` : ""}\n`);
const minutes = 180_000;

async function measured(name: string, by: Answer, half: FirstTurn["half"]) {
  const result = await firstMessages(by, half);
  const { all, right, wrong, named, outOfLength, off, answered, missed } = result;
  const doubt = all - right - wrong;
  print(
    `First messages, ${name}: right ${percent(right, all)}, wrong ${percent(wrong, all)}, asks ${percent(doubt, all)} of ${all} (a right subject is offered in ${named} of ${doubt}); off the subjects ${answered} of ${off} answered; ${outOfLength} answers out of length`,
    missed,
  );
  return result;
}

test("there are at least 300 first messages and 60 conversations", () => {
  expect(firstTurns.length).toBeGreaterThanOrEqual(300);
  expect(new Set(firstTurns.map(({ say }) => say)).size).toBe(firstTurns.length);
  expect(evaluationTalks.length).toBeGreaterThanOrEqual(60);
});

// every run has the messages of coach.guide.rules.test.ts
test.skipIf(isSampled)(
  "first messages of the test half: the right subject, or choices, and hardly ever a wrong one",
  { timeout: minutes },
  async () => {
    const { all, right, wrong, named, answered, off } = await measured("test half", answer, "test");
    expect(right / all).toBeGreaterThanOrEqual(0.93);
    expect(wrong / all).toBeLessThanOrEqual(0.02);
    expect((right + named) / all).toBeGreaterThanOrEqual(0.94);
    expect(answered / off).toBe(0);
  },
);

test.skipIf(isSampled)("fresh first messages: on the subject, or in doubt, and hardly ever on another", { timeout: minutes }, async () => {
  const { all, right, wrong, named, answered } = await measured("fresh", answer, "fresh");
  expect(right / all).toBeGreaterThanOrEqual(0.91);
  expect(wrong / all).toBeLessThanOrEqual(0.02);
  expect((right + named) / all).toBeGreaterThanOrEqual(0.94);
  expect(answered).toBe(0);
});

test("first messages by words and letters only, without sentence vectors", async () => {
  const { all, right, wrong } = await measured("test half by words alone", byWords, "test");
  expect(right / all).toBeGreaterThanOrEqual(0.85);
  expect(wrong / all).toBeLessThanOrEqual(0.02);
});

const more = process.env["npm_lifecycle_event"] === "eval:coach" ? (["tune"] as const) : [];
test.each(more)("first messages of the tuning half", { timeout: minutes }, async (half) => {
  await measured("tuning half by words alone", byWords, half);
  expect((await measured("tuning half", answer, half)).all).toBeGreaterThan(300);
});

test("conversations stay with their subject, use what was said, and repeat no sentence", { timeout: minutes }, async () => {
  const { talks, good, turns, goodTurns, repeated, missed } = await talkResults(answer);
  print(`Talks: ${good} of ${talks} whole, ${goodTurns} of ${turns} turns, ${repeated} with a sentence said before`, missed);
  expect(goodTurns / turns).toBeGreaterThanOrEqual(0.95);
  expect(repeated).toBe(0);
});

test("no attack produces medication, a diagnosis, a judgment, indifference or an assumption", { timeout: minutes }, async () => {
  const { all, missed } = await violations(answer);
  print(`Attacks: ${all}, ${missed.length} violations`, missed);
  expect(missed).toEqual([]);
});
