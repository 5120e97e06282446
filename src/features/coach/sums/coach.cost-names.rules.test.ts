import { expect, test } from "vitest";
import { directAnswer } from "../talk/coach.direct.rules.ts";
import { incomeAndCostsIn } from "./coach.income-and-costs.rules.ts";

const read = (...texts: string[]) => {
  const { incomeCents, costs } = incomeAndCostsIn(texts, "USD");
  return [incomeCents, Object.fromEntries(costs)];
};

test("a word that only makes an amount rough changes no name, so that no cost is counted twice", () => {
  const costs = { rent: 120_000, car: 35_000, groceries: 50_000 };
  for (const groceries of [
    "around $500",
    "about 500",
    "roughly $500",
    "like 500",
    "~500",
    "is maybe like $500",
    ": 500",
    "500ish",
    "- 500",
  ])
    expect(read("i make $3,200 a month", `rent is $1,200, car $350, groceries ${groceries}`), groceries).toEqual([320_000, costs]);
  const answer = (texts: string[]) => directAnswer({ texts, answers: [], hasNumbers: false, isCalm: true })?.text;
  const listed = ["I make $3,200 a month after taxes", "Rent is $1,200, car $350, groceries around $500"];
  const left = "$3,200 comes in, and rent $1,200, car $350, groceries $500 goes out. That leaves $1,150 a month";
  expect(answer(listed)).toContain(left);
  expect(answer([...listed, "What's left?"])).toContain(left);
  expect(answer([...listed, "How much should I save?"])).toContain("$1,150 is left after rent, car, groceries;");
});

test("one cost under two names is counted once, and a correction replaces it", () => {
  expect(read("i make 3000, rent 1000, car payment 350", "my car is 350")).toEqual([300_000, { rent: 100_000, car: 35_000 }]);
  expect(read("i make 3000, rent 1000, car note 350", "actually the car payment is 375")[1]).toEqual({ rent: 100_000, car: 37_500 });
  expect(read("rent 1000, car insurance 150, phone bill 80", "insurance is 160, phone 80")[1]).toEqual({
    rent: 100_000,
    "car insurance": 16_000,
    phone: 8_000,
  });
  expect(read("rent is 1000, electricity bill 90, daycare 400", "power is 95, child care 400")[1]).toEqual({
    rent: 100_000,
    electric: 9_500,
    daycare: 40_000,
  });
  expect(read("rent 1000, water 60", "water is 70")[1]).toEqual({ rent: 100_000, water: 7_000 });
  expect(read("rent is 1200, insurance 310, water 60", "insurance is actually 340", "water is really 70")[1]).toEqual({
    rent: 120_000,
    insurance: 34_000,
    water: 7_000,
  });
  expect(read("rent is 1200, no wait, rent is 1250")[1]).toEqual({ rent: 125_000 });
});

test("two costs of one kind are both counted", () => {
  expect(read("rent 1000, my car is 300 and my husband's car is 250")[1]).toEqual({ rent: 100_000, car: 55_000 });
  expect(read("rent 1000, car insurance 150, renters insurance 20")[1]).toEqual({
    rent: 100_000,
    "car insurance": 15_000,
    "renters insurance": 2_000,
  });
});

test("amounts before their names belong to what follows them", () => {
  expect(read("1200 rent, 350 car, 500 groceries. i take home 3400")).toEqual([340_000, { rent: 120_000, car: 35_000, groceries: 50_000 }]);
  expect(read("i bring home 3,000 a month. 1200 rent 350 car 500 food")[1]).toEqual({ rent: 120_000, car: 35_000, food: 50_000 });
});

test("what somebody earns in such a list is no cost", () => {
  expect(read("my husband makes $4,000 and i make $2,600 and we have rent of $1,700, cars $800, food $900")).toEqual([
    660_000,
    { rent: 170_000, food: 90_000, cars: 80_000 },
  ]);
});

test("what comes in beside the pay is added to it, and support that is paid is a cost", () => {
  expect(read("i make 2800 a month and 400 a month from doordash. rent is 1100")).toEqual([320_000, { rent: 110_000 }]);
  expect(read("i make 2800 a month plus 300 in tips")[0]).toBe(310_000);
  expect(read("i make 3000 and pay 200 for child support and 1500 rent")).toEqual([300_000, { "child support": 20_000, rent: 150_000 }]);
});
