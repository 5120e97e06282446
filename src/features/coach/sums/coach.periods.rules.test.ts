import { expect, test } from "vitest";
import { directAnswer } from "../talk/coach.direct.rules.ts";
import { figured } from "./coach.figures.rules.ts";

const today = "2026-11-28";
const direct = (texts: readonly string[], hasNumbers = false) =>
  directAnswer({ texts, answers: [], today, hasNumbers, isCalm: true })?.text ?? "";

test.each([
  ["how much is 12.50 a week for a year", "about $54.17 a month and $650 a year"],
  ["spent 9.80 on lunch 4 days a week is that a lot", "That is $39.20 a week, about $169.87 a month and $2,038.40 a year"],
  ["netflix 15.49 spotify 11.99 gym 40 a month whats that a year", "about $67.48 a month and $809.76 a year"],
  ["split 86.40 three ways", "$86.40 shared by 3 is $28.80 each."],
  ["how do we split $100 between 3 people", "is $33.33 each; one of you pays a cent more"],
  ["my pay went up 4% from 2,300", "4 percent of $2,300 is $92, so it is $2,392 now"],
  ["rent goes up 6 percent from 900", "so it is $954 now"],
  ["whats 15% off 79.99", "67.99 is left"],
  [
    "tax bill 4200 due end of january and ive saved 900, how much a week",
    "Of $4,200 you have $900, so $3,300 is missing. Until January 31, 2027 there are 9 weeks: $367 a week.",
  ],
  [
    "i get 1450 a month and rent is 620 electric 85 phone 20 what can i spend per week",
    "That leaves $725 a month for everything else, about $167 a week",
  ],
])("%s: the sum, also where the member's own numbers were sent along", (text, words) => {
  expect(direct([text])).toContain(words);
  expect(direct([text], true)).toContain(words);
});

test("a later question takes its figures from the messages before it", () => {
  expect(direct(["need to cancel gym 39.99 a month", "how much is that a year"])).toContain("$479.88 a year");
  expect(direct(["need to cancel gym 39.99 a month", "they want 3 months notice", "so what do i still pay"])).toContain(
    "3 months of it come to $119.97",
  );
  expect(direct(["fees are 9000 a year for 3 years", "whats that total"])).toContain("3 years of it come to $27,000");
  const until = ["got 300 til the 15th", "thats 17 days", "i need 80 for gas", "how much a day"];
  expect(direct(until)).toContain("$300 less $80 leaves $220 for 17 days: $12.94 a day");
  expect(direct(["got 300 til the 15th", "how much a day", "i need 80 for gas"])).toContain(
    "$300 less $80 leaves $220 for 17 days: $12.94 a day",
  );
  expect(direct(["got 300 til the 15th", "how much a day"])).toMatch(/^\$300 for 17 days: \$17\.64 a day/);
  expect(direct(["got 300 til the 15th", "i get 200 on friday", "how much a day"])).toBe("");
  expect(direct(["i make 31k", "they pay others 35k", "how much is that more"])).toContain(
    "$35,000 is $4,000 more than $31,000, about 13 percent",
  );
  const days = ["got 1200 to last 3 weeks", "rent is 600 of it", "how much a day"];
  expect(direct(days)).toContain("$1,200 less $600 leaves $600 for 21 days: $28.57 a day");
  expect(direct([...days, "and with 90 for the bus pass"])).toContain("$1,200 less $600 less $90 leaves $510 for 21 days: $24.28 a day");
});

test.each([
  ["my rent went up 6% to 954"],
  ["we split up three weeks ago after 12 years"],
  ["we share a house, 3 people, and the bills are 200 and 90"],
  ["i make 18 an hour, 25 hours a week"],
  ["my daughter is 14 and sleeps 4 hours a day"],
  ["how much is that a year"],
  ["i make 3000 and pay 62 a month for phone, how much is that a year"],
  ["was 49.99, now 30 a month, how much a year"],
  ["the baby has to last 3 weeks"],
])("%s gets no such sum", (text) => {
  expect(direct([text])).not.toMatch(/That is .* a month and|shared by|percent of|leaves .* for \d+ days/);
});

test("a wish to save and its figures in messages of their own belong together", () => {
  const talk = (...texts: string[]) =>
    figured(
      texts.flatMap((content) => [{ role: "user" as const, content }]),
      undefined,
      { today },
    ) ?? "";
  const wish = ["want to save for a car", "4500"];
  expect(talk(...wish)).toContain("$4,500 is a sum that gets an end as soon as it has a date");
  expect(talk(...wish, "in 18 months")).toContain("$4,500 in 18 months is $250 a month");
  expect(talk(...wish, "in 18 months", "i already have 700")).toContain(
    "Of $4,500 you have $700, so $3,800 is missing. $3,800 in 18 months is $212 a month",
  );
  expect(talk(...wish, "in 18 months", "i already have 700", "what if i only manage 150 a month")).toContain(
    "With $150 a month you reach $4,500 in 2 years and 2 months",
  );
  expect(talk("how long til 3000 if i save 125 a month")).toContain("With $125 a month you reach $3,000 in 2 years");
  expect(talk("saving for a 600 sofa by june")).toContain("$600 in 7 months is $86 a month");
  const trip = "I want to save 5000 for a trip to japan next october";
  expect(talk(trip)).toContain("$5,000 in 11 months is $455 a month");
  expect(talk(trip, "i can put away 300 a month")).toContain(
    "in 17 months. That is later than the 11 months you have; for that it would take $455 a month",
  );
  expect(talk(trip, "i can put away 500 a month")).toContain("in 10 months. That is in time for the 11 months you have");
  expect(talk("saving for a wedding", "9000", "by next june", "we have 2500")).toContain(
    "so $6,500 is missing. $6,500 in 7 months is $929 a month",
  );
  expect(talk(...wish, "my boss is awful")).toBe("");
});
