import { expect, test } from "vitest";
import { directAnswer } from "../talk/coach.direct.rules.ts";

const direct = (texts: readonly string[], answers: readonly string[] = []) =>
  directAnswer({ texts, answers, today: "2026-11-28", hasNumbers: false, isCalm: true })?.text ?? "";

test("of debts whose rates have decimals none is left out", () => {
  expect(direct(["visa 3000 at 24%, mastercard 1200 at 29.9%, car 8000 at 6.5%. which first"])).toMatch(
    /^By what it costs, mastercard \(\$1,200 at 29\.9 percent\) comes first, because it has the highest rate.*Then visa \(\$3,000 at 24 percent\), then car \(\$8,000 at 6\.5 percent\)/,
  );
});

test("of equal rates none is called the highest, and the smallest debt comes first", () => {
  const answer = direct(["which first: car 9000 at 7%, card 4000 at 7%"]);
  expect(answer).toMatch(/^By what it costs, card \(\$4,000 at 7 percent\) comes first, because no other costs more/);
  expect(answer).not.toMatch(/highest|costs a little more/);
});

test("a wage is multiplied by the hours of a week that are named", () => {
  expect(direct(["i make 18 an hour, 25 hours a week, how much a year"])).toContain("At 25 hours a week that is $23,400 a year");
  expect(direct(["how much is $20 an hour a month for a 30 hour week"])).toContain(
    "At 30 hours a week that is $31,200 a year before taxes, or about $2,600",
  );
  expect(direct(["how much is $20 an hour a year"])).toContain("At forty hours a week that is $41,600 a year");
});

test("a cost that was added or has risen since changes what is left", () => {
  const texts = ["i make 2800 a month and rent is 1200 and car is 300, how much is left"];
  const answers = [direct(texts)];
  expect(answers[0]).toContain("That leaves $1,300 a month");
  texts.push("groceries are 400", "what is left now");
  expect(direct(texts, answers)).toContain("That leaves $900 a month");
  texts.push("my rent goes up to 1300", "and what is left now");
  answers.push(direct(texts.slice(0, 3), answers));
  expect(direct(texts, answers)).toContain("That leaves $800 a month");
  answers.push(direct(texts, answers));
  expect(direct([...texts, "so how much is left"], answers)).toMatch(/^\$800 a month, from what you wrote; nothing has been added since/);
});

test("a second step, a shared rent and pay before taxes give no wrong figure", () => {
  expect(direct(["25% off 120 plus 8% tax"])).toBe("");
  expect(direct(["i make 1900 and rent is 950 and my roommate pays half of the rent. what is left"])).toBe("");
  expect(direct(["i make 900 a week before tax, rent is 1600, what is left"])).toContain("$76 a day. Taxes come off that");
});

test("large pay without a period is a year's", () => {
  expect(direct(["I make 50k and my rent is 1200, how much is left"])).toContain("$4,166.67 comes in, and rent $1,200 goes out");
  expect(direct(["is 1200 rent too much if i make 52000"])).toContain("$1,200 of $4,333.33 is 28 percent");
  expect(direct(["i make 20000 a month and rent is 1200, what is left"])).toContain("That leaves $18,800 a month");
});

test("where nothing is left it says so", () => {
  expect(direct(["i make 1500 rent is 1500"])).toContain("rent $1,500 goes out, all that there is. That cannot be saved away");
});

test("two debts of the same name are told apart by their sums", () => {
  expect(direct(["5000 card at 19.99%, 2500 card at 24.49%, 12000 loan at 8.9%"])).toMatch(
    /^By what it costs, the card with \$2,500 \(24\.49 percent\) comes first.*Then the card with \$5,000 \(19\.99 percent\), then loan \(\$12,000/,
  );
});

test("whats without its apostrophe asks for a percentage, too", () => {
  expect(direct(["whats 15% of 60"])).toContain("15 percent of 60 is 9.");
});
