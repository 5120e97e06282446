import { expect, test } from "vitest";
import { readYnab } from "./other-app.rules.ts";

test("YNAB's register: a transfer with a category pays an account outside the budget, and is spent; one without is none", () => {
  const rows = [
    ["Account", "Flag", "Date", "Payee", "Category Group/Category", "Category Group", "Category", "Memo", "Outflow", "Inflow", "Cleared"],
    ["Checking", "", "11/18/2026", "Transfer : Car Loan", "Bills: Car payment", "Bills", "Car payment", "", "$250.00", "$0.00", "Cleared"],
    ["Checking", "", "11/19/2026", "Transfer : Savings", "", "", "", "", "$200.00", "$0.00", "Cleared"],
    ["Car Loan", "", "11/18/2026", "Transfer : Checking", "", "", "", "", "$0.00", "$250.00", "Cleared"],
  ];
  const file = readYnab(rows, [1, 2, 3, 4]);
  expect(file.rows.map(([, amount, note, category]) => [amount, note, category])).toEqual([
    ["-250.00", "Transfer : Car Loan", "Car payment"],
  ]);
  expect(file.refused?.map(({ line }) => line)).toEqual([3, 4]);
});

const header = "Account,Flag,Date,Payee,Category Group/Category,Category Group,Category,Memo,Outflow,Inflow,Cleared".split(",");
test("YNAB's register with decimal commas: an amount without quotes is two cells, and no row has another amount", () => {
  const read = (...lines: string[]) => readYnab([header, ...lines.map((line) => line.split(","))], [1, 2, 3]);
  const file = read(
    "Checking,,20.11.2026,Aldi,Bills: Food,Bills,Food,,42,17€,0,00€,Cleared",
    "Checking,,21.11.2026,Aldi,Bills: Food,Bills,Food,,1.042,10€,0,00€,Cleared",
  );
  expect(file.rows.map(([, amount]) => amount)).toEqual(["-42.17", "-1042.10"]);
  const other = read("Checking,,20.11.2026,Aldi,Bills: Food,Bills,Food,a, memo,42,17€,0,00€,Cleared");
  expect(other.rows).toEqual([]);
  expect(other.refused?.map(({ code }) => code)).toEqual(["more cells"]);
});
