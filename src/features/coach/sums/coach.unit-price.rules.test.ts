import { describe, expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { usedIn, usedSum } from "./coach.unit-price.rules.ts";

const payoff = () => ({ months: 12, interestCents: 10_000 });
const { lastOf } = talksWith(builtInAnswer, await coachSearch(), { payoff });

describe("a price for one thing and how many of it are used", () => {
  test.each([
    ["12 dollars a pack, 10 a day", "how much is that a month", "$42 a week, about $183 a month and $2,190 a year, with 20 cigarettes"],
    ["15 dollars a pack and i smoke a pack a day", "how much is that a month", "$105 a week, about $456 a month"],
    ["my coffee is 5 dollars a cup and i have 3 a day", "how much a month", "$105 a week, about $456 a month"],
    ["2 cans a day at 3.50 a can", "how much is that a year", "$49 a week, about $213 a month and $2,555 a year"],
  ])("'%s', '%s'", (first, then, sum) => {
    expect(lastOf(first, then)).toContain(sum);
    expect(lastOf(`${first}, ${then}`)).toContain(sum);
  });
  test.each([
    "i spend 20 a day and 10 a pack on gum",
    "12 dollars a pack, 10 cigs and 2 cans a day",
    "5 dollars a cup, 2 cans a day",
    "12 a day on lunch",
    "9 a pack and 4 a can, 2 packs a day",
  ])("'%s' is no such use", (words) => {
    expect(usedIn(words, "USD")).toBeUndefined();
  });
  test("a price for one thing is not added to what a day costs", () => {
    expect(lastOf("i spend 20 a day and 10 a pack on gum", "how much is that a month")).not.toContain("$912");
  });
  test("a long text takes no long time", () => {
    const begin = performance.now();
    for (const part of ["1 a pack ", "1 ", "10 a day ", "how much a ", "a pack a day "]) usedSum(part.repeat(1000), [], "USD");
    expect(performance.now() - begin).toBeLessThan(1000);
  });
});
