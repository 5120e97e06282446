import { expect, test } from "vitest";
import { cushion } from "./coach.cushion.rules.ts";

const question = "how much should i have in an emergency fund";
const answer = (...texts: string[]) => cushion(texts.at(-1) ?? "", "USD", texts.slice(0, -1));

test("three to six months of what is spent, in one message or two", () => {
  expect(answer(`${question} if my expenses are 2800`)).toContain("three to six months are $8,400 to $16,800");
  expect(answer(question, "we spend about 3500 a month")).toContain("three to six months are $10,500 to $21,000");
});

test("what is there counts, and what is missing is worked out", () => {
  const said = [question, "we spend about 3500 a month", "we have 4000"];
  expect(answer(...said)).toMatch(/^\$4,000 is 1\.1 months of \$3,500\. To three months it is \$6,500 more, to six months \$17,000\./);
  expect(answer(...said, "so how much more")).toMatch(/^To three months it is \$6,500 more/);
  expect(answer(question, "bills are 2000 a month", "i have 9000")).toContain("Up to six it would be $3,000 more.");
  expect(answer(question, "bills are 2000 a month", "we have 20000 saved")).toContain("That is the whole of it");
});

test.each([
  [["we spend about 3500 a month"]],
  [[question, "we earn 3500 a month"]],
  [[question, "we spend 3500 a month", "what else"]],
  [[question, "rent is 900 and food 400"]],
] as const)("%j gets no such answer", (texts) => {
  expect(answer(...texts)).toBeUndefined();
});

test("until when an emergency fund is there", () => {
  const told = ["how much should i have for emergencies", "bills are like 2100 a month", "i have 900"];
  expect(answer(...told, "i can save 150 a month")).toContain(
    "$900 is there, and with $150 a month one whole month of costs, $2,100, is there after 8 months, and three of them, $6,300, after 3 years.",
  );
  expect(answer(...told, "i can save 150 a month", "how long then")).toContain("8 months to the first whole month");
  expect(answer("i want an emergency fund", "bills are 2000 a month")).toContain("$6,000 to $12,000");
  expect(answer("i want an emergency fund", "i spend 300 a month on food")).toBeUndefined();
});
