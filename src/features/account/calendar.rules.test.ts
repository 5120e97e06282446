import { expect, test } from "vitest";
import { eventsOf, holdsVersion, type CalendarFacts } from "./calendar.rules.ts";

const facts: CalendarFacts = {
  bills: [
    { id: "rent", key: "2026-11", name: "Rent, flat 4", amountCents: 90_000, dueOn: "2026-11-30", isPaid: false },
    { id: "water", key: "2026-11", name: "Water", amountCents: 3050, dueOn: "2026-11-10", isPaid: true },
  ],
  paydays: [{ id: "job", name: "Bakery", amountCents: 120_000, on: "2026-11-27" }],
  payoffs: [{ id: "visa", name: "Visa", on: "2027-03-31" }],
  documents: [{ id: "doc", fileName: "passport.pdf", kind: "expires", on: "2027-02-01" }],
  meals: [{ planId: "plan", on: "2026-11-24", meals: [{ slot: "dinner", name: "Lentil soup" }] }],
  noSpendDays: ["2026-11-20"],
  billing: { kind: "trialEnds", at: Date.parse("2026-11-25T13:30:00Z") },
};
const choice = { name: "Evenday", holds: [], isDetailed: false, alarm: "none" } as const;

test("without names and amounts a title says only the kind of day", () => {
  const events = eventsOf(facts, { ...choice, holds: [] }, "USD");
  expect(events.map(({ title }) => title)).toEqual([
    "Bill due",
    "Bill paid",
    "Payday",
    "Planned payoff",
    "Document date",
    "Meals planned",
    "No-spend day",
    "Trial ends",
  ]);
  expect(JSON.stringify(events)).not.toMatch(/Rent|Water|Bakery|Visa|passport|Lentil|\$|Evenday: /);
});

test("with names and amounts a title has the bill, the debt and the meals", () => {
  const events = eventsOf(facts, { ...choice, holds: [], isDetailed: true }, "USD");
  expect(events.map(({ title }) => title)).toEqual([
    "Rent, flat 4, $900.00",
    "Water, $30.50 (paid)",
    "Bakery, $1,200.00",
    "Visa is paid off, if the plan holds",
    "passport.pdf expires",
    "Lentil soup",
    "No-spend day",
    "Evenday: Trial ends",
  ]);
  expect(events[5]?.details).toBe("Dinner: Lentil soup");
});

test("a meal begins with a capital letter, as the label of its part of the day does, and the rest stays as it was typed", () => {
  const meals = [{ planId: "plan", on: "2026-11-24", meals: [{ slot: "dinner", name: "éclairs and McCann oats" }] }];
  const events = eventsOf({ ...facts, meals }, { ...choice, holds: [], isDetailed: true }, "USD");
  expect(events[5]).toMatchObject({ title: "Éclairs and McCann oats", details: "Dinner: éclairs and McCann oats" });
});

test("only unpaid bills, dates of documents and the renewal have an alarm", () => {
  const minutes = (alarm: "none" | "day" | "before") =>
    eventsOf(facts, { ...choice, holds: [], alarm }, "USD").map((one) => one.alarmMinutes);
  expect(minutes("none")).toEqual([null, null, null, null, null, null, null, null]);
  expect(minutes("day")).toEqual([-540, null, null, null, -540, null, null, 180]);
  expect(minutes("before")).toEqual([900, null, null, null, 900, null, null, 1440]);
});

test("an event keeps its uid when its bill is paid, renamed or moved once", () => {
  const uids = (bill: Partial<CalendarFacts["bills"][number]>) =>
    eventsOf({ ...facts, bills: [{ ...facts.bills[0]!, ...bill }] }, { ...choice, holds: [], isDetailed: true }, "USD").map(
      ({ uid }) => uid,
    );
  expect(uids({ name: "Flat", isPaid: true, dueOn: "2026-11-02", amountCents: 1 })).toEqual(uids({}));
  expect(uids({ key: "2026-12", dueOn: "2026-12-31" })).not.toEqual(uids({}));
  const all = eventsOf(facts, { ...choice, holds: [] }, "USD").map(({ uid }) => uid);
  expect(new Set(all).size).toBe(all.length);
});

test("a client's version is compared weakly, in a list, and * matches any", () => {
  const etag = 'W/"abc"';
  expect([undefined, "", '"abd"', "abc"].map((one) => holdsVersion(one, etag))).toEqual([false, false, false, false]);
  expect(['W/"abc"', '"abc"', '"x", W/"abc"', "*"].map((one) => holdsVersion(one, etag))).toEqual([true, true, true, true]);
});
