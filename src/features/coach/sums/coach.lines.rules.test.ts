import { expect, test } from "vitest";
import { ownAnswer } from "./coach.numbers.rules.ts";

const lines = ["Budget left this month: $758.30", "Bills still to come this month: $20.00", "No-spend streak: 4 days"];
const ask = (text: string, sent = lines) => ownAnswer(text, sent, "2026-11-28");

test.each(["what bills are coming", "which of my bills are still to come", "how much is still due this month", "bills to come this month"])(
  "%s: the sum of the bills, and where each of them stands",
  (text) => {
    expect(ask(text)).toContain("As of November 28, 2026: $20.00 of bills are still to come this month");
    expect(ask(text, ["Budget left this month: $758.30"])).toContain("no bill is still to come this month");
  },
);

test("how many no spend days: the streak", () => {
  expect(ask("how many no spend days have i done")).toContain("your no-spend streak is 4 days");
});

test.each(["what bills are you proud of", "my bills are too high", "when is the rent due"])("%s asks for no sum of bills", (text) => {
  expect(ask(text)).toBeUndefined();
});
