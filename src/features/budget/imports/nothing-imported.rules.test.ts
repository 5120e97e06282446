import { expect, test } from "vitest";
import { formatWayOut } from "./nothing-imported.rules.ts";
import { planImport, type ImportChoice } from "./import.rules.ts";
import { guessColumns } from "./columns.rules.ts";

const planOf = (rows: string[][], columns: Partial<ImportChoice["columns"]> = {}) => {
  const plan = planImport(rows, {
    columns: { ...guessColumns(rows).columns, ...columns },
    categories: [{ id: "food", name: "Food" }],
    fallbackId: "food",
    moneyIn: "leave out",
    currency: "USD",
  });
  return { added: plan.ready.length, known: 0, incoming: plan.incoming.length, badRows: plan.bad };
};
const euros = [
  ["Date", "Description", "Amount", "Currency"],
  ["2026-11-01", "Bakery", "-3.00", "EUR"],
  ["2026-11-02", "Train", "-9.00", "EUR"],
];

test("where all rows are in another currency, the preview says where the budget's currency is changed", () => {
  expect(formatWayOut(planOf(euros))).toBe(
    "If your money is in another currency than your budget, you can change the budget's in your account, under Preferences, and choose this file again. Amounts that are there already are not converted.",
  );
  expect(formatWayOut(planOf([...euros, ["2026-11-03", "Shop", "-4.00", "USD"]]))).toBeNull();
});

test("where the column of debit or credit says neither in any row, the preview says how to choose another", () => {
  const rows = [
    ["Date", "Description", "Amount"],
    ["2026-11-01", "Bakery", "-3.00"],
    ["2026-11-02", "Train", "-9.00"],
  ];
  expect(formatWayOut(planOf(rows, { type: 1 }))).toBe(
    "The column chosen under “Debit or credit” does not say which a row is. Please choose another there, or “not given”, and press Preview again.",
  );
  expect(formatWayOut(planOf(rows))).toBeNull();
  expect(formatWayOut({ added: 0, known: 0, incoming: 0, badRows: [] })).toBeNull();
});
