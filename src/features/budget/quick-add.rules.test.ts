import { expect, test } from "vitest";
import { formatLeaves, formatLeftToday, leftAfter } from "./leaves.rules.ts";
import { pressKey, readShared } from "./quick-add.rules.ts";
import { categoryOfRest, inUsualOrder, usualCategories, waitingIn, withWaitingExpenses, withWaitingMonths } from "./usual.rules.ts";

const press = (keys: string[]) => keys.reduce(pressKey, "");

test("the number pad enters an amount with two decimals at most", () => {
  expect(press(["1", "8", ".", "4", "0", "9"])).toBe("18.40");
  expect(press([".", "5"])).toBe("0.5");
  expect(press(["0", "7"])).toBe("7");
  expect(press(["1", "2", "back", "back", "back"])).toBe("");
});

test("a shared text fills amount and note", () => {
  expect(readShared("Lunch $12.40")).toEqual({ amount: "12.40", note: "Lunch" });
  expect(readShared("Paid 1,250.00 to Ana")).toEqual({ amount: "1,250.00", note: "Paid to Ana" });
  expect(readShared("no figure here")).toEqual({ amount: "", note: "no figure here" });
  expect(readShared("order A1234B")).toEqual({ amount: "", note: "order A1234B" });
});

test.each([
  ["Lunch 12.40", "12.40", "Lunch"],
  ["Lunch 12.40€", "12.40", "Lunch"],
  ["Lunch 12,40€", "12,40", "Lunch"],
  ["Lunch 12,40 €", "12,40", "Lunch"],
  ["Miete 1.234,50 €", "1.234,50", "Miete"],
  ["Total: 1.234,50", "1.234,50", "Total"],
  ["Paid 12.40USD", "12.40", "Paid"],
  ["Paid $12.40 USD to Ana", "12.40", "Paid to Ana"],
  ["US$12.40 taxi", "12.40", "taxi"],
  ["$12.40/person", "12.40", "/person"],
  ["1 234,50 zł", "1 234,50", ""],
  ["Hotel 1\u202f234,50\u00a0€", "1\u202f234,50", "Hotel"],
  ["kr 120", "120", ""],
  ["¥1,200", "1,200", ""],
  ["₹500 chai", "500", "chai"],
  ["CHF 1'234.50", "1'234.50", ""],
  ["2 coffees $7.50", "7.50", "2 coffees"],
  ["Order 4521: $18.20", "18.20", "Order 4521"],
  ["Order 4521 200", "4521", "Order 200"],
  ["Fee $0.00, total $12.40", "12.40", "Fee $0.00, total"],
  ["Netflix 15.99.", "15.99", "Netflix"],
  ["$.50 gum", ".50", "gum"],
  ["$1234567.89", "1234567.89", ""],
  ["Lunch at 12:30, 8.50", "8.50", "Lunch at 12:30"],
  ["Paid 12/05 at 10:30 $5", "5", "Paid 12/05 at 10:30"],
  ["Paid on 12/05/2026 USD 5", "5", "Paid on 12/05/2026"],
  ["10:30 CHF 5", "5", "10:30"],
  ["2 $5 coffees", "5", "2 coffees"],
  ["order 4521:$5", "5", "order 4521"],
  ["2026-11-27 bus 3", "3", "2026-11-27 bus"],
  ["27.11.2026 bus", "", "27.11.2026 bus"],
  ["give it a try 5 times $3", "3", "give it a try 5 times"],
  ["5% off", "", "5% off"],
  ["Call me, ref 20261129", "", "Call me, ref 20261129"],
  ["Dinner Nov 29, 2026 for 24.50", "24.50", "Dinner Nov 29, 2026 for"],
  ["card ending in 1234 was charged 15.75", "15.75", "card ending in 1234 was charged"],
  ["Fill-up, 11 gallons, 38,90", "38,90", "Fill-up, 11 gallons"],
])("the amount of a shared text is a whole one, and one with a currency is preferred: %s", (text, amount, note) => {
  expect(readShared(text)).toEqual({ amount, note });
});

test("the sentence above Save says what is left today and in the category", () => {
  const left = { safeCents: 4647, overCents: 0, categoryCents: 13_300, category: "Food" };
  expect(formatLeaves(left, "USD")).toBe("Leaves $46.47 for today, and $133.00 in Food.");
  expect(formatLeaves({ ...left, safeCents: null }, "USD")).toBe("Leaves $133.00 in Food.");
  expect(formatLeaves({ ...left, safeCents: 0, overCents: 745 }, "USD")).toBe("Over by $7.45 today. Leaves $133.00 in Food.");
  expect(formatLeaves({ ...left, categoryCents: -500 }, "USD")).toBe("Leaves $46.47 for today. Food $5.00 over.");
});

test("a saved expense says what is left today, for the month shown and a budget of the member's own", () => {
  const food = { id: "food", name: "Food", colour: 2, budgetCents: 60_000, spentCents: 30_000, lines: 3 };
  const phone = { id: "phone", name: "Phone", amountCents: 8_000, due: [{ dueOn: "2026-11-24", on: "2026-11-24", isPaid: false }] };
  const view = { month: "2026-11", hasOwnBudget: true, categories: [food], bills: [phone], spentTodayCents: 500 };
  const after = (amountCents: number, spentOn = "2026-11-20") =>
    leftAfter(view, { categoryId: "food", spentOn, amountCents, note: "" }, "2026-11-20", "USD");
  // (300 - 80 + 5) / 11 = $20.45 for today
  expect(after(1_000)).toEqual({ safeCents: 545, overCents: 0, categoryCents: 29_000, category: "Food" });
  expect(after(1_000, "2026-10-31")).toBeNull();
  expect(
    leftAfter(
      { ...view, hasOwnBudget: false },
      { categoryId: "food", spentOn: "2026-11-20", amountCents: 1, note: "" },
      "2026-11-20",
      "USD",
    ),
  ).toBeNull();
  expect(formatLeftToday({ safeCents: 545, overCents: 0 }, "USD")).toBe("$5.45 left today.");
  expect(formatLeftToday({ safeCents: 0, overCents: 745 }, "USD")).toBe("Over by $7.45 today.");
});

test("the usual categories are the most used ones, and that of this time of day is preselected", () => {
  const recent = [
    ...Array.from({ length: 3 }, () => ({ categoryId: "food", hour: 12 })),
    ...Array.from({ length: 2 }, () => ({ categoryId: "bus", hour: 8 })),
    { categoryId: "fun", hour: 23 },
    { categoryId: "pets", hour: 23 },
  ];
  expect(usualCategories(recent, 9)).toEqual({ categories: ["food", "bus", "fun"], preselected: "bus" });
  expect(usualCategories(recent, 0).preselected).toBe("fun");
  expect(usualCategories([], 9)).toEqual({ categories: [], preselected: null });
});

test("without any expense Food comes first, then the member's own order", () => {
  const active = [
    { id: "a", name: "Rent" },
    { id: "b", name: "Food" },
    { id: "c", name: "Fun" },
  ];
  expect(inUsualOrder(active, []).map(({ id }) => id)).toEqual(["b", "a", "c"]);
  expect(inUsualOrder(active, ["c"]).map(({ id }) => id)).toEqual(["c", "b", "a"]);
});

test("a queued expense counts in its month, and in today if it is of today", () => {
  const view = { month: "2026-11", spentTodayCents: 100, categories: [{ id: "food", spentCents: 500, lines: 1 }] };
  const waiting = [
    { id: "1", categoryId: "food", spentOn: "2026-11-20", amountCents: 250, note: "Coffee", billId: null },
    { id: "2", categoryId: "food", spentOn: "2026-10-31", amountCents: 999, note: "", billId: null },
  ];
  expect(withWaitingExpenses(view, waiting, "2026-11-20")).toEqual({
    month: "2026-11",
    spentTodayCents: 350,
    categories: [{ id: "food", spentCents: 750, lines: 2 }],
  });
  const categories = [{ id: "food", name: "Fóod" }];
  const listed = (filter: { categoryId?: string; search: string }) =>
    waitingIn(waiting, "2026-11", { ...filter, categories }).map(({ id }) => id);
  expect([
    listed({ search: "" }),
    listed({ search: "cof" }),
    listed({ search: "tea" }),
    listed({ categoryId: "rent", search: "" }),
  ]).toEqual([["1"], ["1"], [], []]);
  expect(
    ["food", "FOOD cof", "food tea"].map((search) => listed({ search })),
    "by the category's name, as the server",
  ).toEqual([["1"], ["1"], []]);
  const months = ["2026-10", "2026-11", "2026-12"].map((month) => ({ month, spentCents: 100 }));
  expect(withWaitingMonths(months, waiting).map(({ spentCents }) => spentCents)).toEqual([1099, 350, 100]);
});

test("the rest of an imported file goes to Other, else to the usual category, and never to Housing only because it is the first", () => {
  const [housing, food, health] = ["Housing", "Food", "Healthcare"].map((name) => ({ id: name.toLowerCase(), name }));
  const active = [housing, food, health].filter((one) => one !== undefined);
  expect(categoryOfRest([...active, { id: "o", name: "Other" }], ["healthcare"])).toBe("o");
  expect(categoryOfRest(active, ["healthcare"])).toBe("healthcare");
  expect(categoryOfRest(active, [])).toBe("food");
  expect(categoryOfRest([], [])).toBe("");
});

test("of a long shared text only the beginning is read, which is more than a note can hold", () => {
  const { amount, note } = readShared(`Lunch $12.40 ${"$1 and 2 x ".repeat(100_000)}`);
  expect(amount).toBe("12.40");
  expect(note.length).toBeLessThan(2_000);
});
