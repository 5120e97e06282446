import { expect, test } from "vitest";
import { leftOverAnswer } from "./coach.left-over.rules.ts";

const told = ["I make 3000 and rent is 1200, car 300"];
const answer = (newest: string, before: readonly string[] = told) => leftOverAnswer(newest, before, "USD");

test("a price is compared with what the income and the costs of the talk leave", () => {
  expect(answer("can I afford a $700 phone")).toContain(
    "$700 would leave $800 for everything else, about $26 a day. By what you wrote, $3,000 minus rent $1,200, car $300 leaves $1,500 before it.",
  );
  expect(answer("and a $2000 one?", [...told, "can I afford a $700 phone"])).toContain("$2,000 is $500 more than what is left.");
  expect(answer("can I spend 200 on clothes", ["i just got paid 1850", "rent is 900 and phone 60"])).toContain(
    "$200 would leave $690 for everything else",
  );
  expect(answer("can I afford a $20 lunch", ["i make 1000 and rent is 1000"])).toContain("leaves nothing");
});

test("of a wage by the hour it says that taxes come off", () => {
  const said = ["i make 18 an hour, 40 hours a week", "rent is 1200"];
  expect(answer("can I afford a $300 phone", said)).toContain("Taxes come off that");
  expect(answer("what percent is rent", said)).toContain("Taxes come off that");
  expect(answer("what percent is rent")).not.toContain("Taxes");
});

test("the share of a cost, or of all, is worked out", () => {
  expect(answer("what percent is rent")).toContain("The rent is 40 percent: $1,200 of $3,000.");
  expect(answer("what percent is that all together")).toContain("Together they are 50 percent: $1,500 of $3,000.");
  expect(answer("how much of my pay is that", ["I make 3000 and rent is 750"])).toContain(
    "The rent is 25 percent: $750 of $3,000. That is within the usual line",
  );
});

test.each([
  ["what percent should I save", told],
  ["what percent is the interest", told],
  ["can I afford a $700 phone", ["rent is 1200"]],
  ["can I afford a $700 phone", ["I make 3000 and rent is 1200, my roommate pays half"]],
  ["can I afford a €700 phone", told],
  ["how do I begin", told],
] as const)("'%s' after %j is no such question, or has no figures", (newest, before) => {
  expect(answer(newest, before)).toBeUndefined();
});

test("a cost that rises, what can be saved, and rent that is due are figured", () => {
  expect(answer("and if rent goes up 100", ["I make 3000 a month", "rent is 1200, car 300"])).toContain(
    "Then the rent is $1,300, and $1,400 a month is left instead of $1,500: $1,200 less over a year. The rent would then be 43 percent",
  );
  expect(answer("what if rent goes up to 1300", ["I make 3000 a month", "rent is 1200"])).toBeUndefined();
  expect(answer("how much can i save", ["I make 3000 a month", "rent is 1200, car 300"])).toContain(
    "About $300 a month is a fair beginning, and $600",
  );
  expect(answer("how much can i save", ["rent is 1200"])).toBeUndefined();
  expect(answer("i have 300", ["rent is due friday", "rent is 900"])).toContain("$600 of the $900 is missing");
  expect(answer("i have 3 kids", ["rent is due friday", "rent is 900"])).toBeUndefined();
  expect(answer("i have 1300", ["rent is due friday", "rent is 900"])).toBeUndefined();
});

test("a pay every two weeks is no pay of a month", () => {
  expect(answer("how much can i save", ["i'm paid 1800 every two weeks", "rent is 1300"])).toContain("$2,600 is left after rent");
});
