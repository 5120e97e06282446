import { expect, test } from "vitest";
import { refusal } from "./refused-rows.rules.ts";

const long = "x".repeat(41);

test.each([
  [refusal("no date"), "There is no date."],
  [refusal("date", "soon"), "“soon” is not a date between 1970 and 2100."],
  [refusal("no amount"), "There is no amount."],
  [refusal("amount", long), `“${long.slice(1)}…” is not an amount.`],
  [refusal("zero amount"), "The amount is 0."],
  [refusal("debit or credit", "Interest"), "“Interest” is neither debit nor credit."],
  [refusal("currency", "EUR", "USD"), "The amount is in EUR, your budget in USD."],
  [refusal("long note"), "The note is longer than 500 characters."],
  [refusal("note not storable"), "This text contains a character that cannot be saved."],
  [refusal("bank id"), "The bank's id of this row cannot be read."],
  [refusal("transfer"), "This is a transfer between your own accounts."],
  [refusal("excluded"), "The other app leaves this out of its sums."],
  [refusal("more cells"), "This row has more parts than the names above the table."],
  [refusal("pending"), "This is pending, or did not go through."],
  [refusal("start balance"), "This is the balance that an account began with."],
  [refusal("off budget"), "This account is outside the budget in Actual."],
])("%j", ({ reason }, words) => {
  expect(reason).toBe(words);
});
