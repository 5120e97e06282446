import Papa from "papaparse";
import { expect, test } from "vitest";
import { sample } from "#testing/import-files.ts";
import { guessPlanColumns, guessPlanMark, planKindOf, planRows, type PlanFile } from "./debt.imports.rules.ts";

function fileOf(text: string): PlanFile {
  const rows = Papa.parse<string[]>(text, { skipEmptyLines: true }).data;
  return { kind: planKindOf(rows[0] ?? []) ?? "debts", rows, lines: rows.map((_, at) => at + 1) };
}
const planOf = (text: string) => {
  const file = fileOf(text);
  return planRows(file, guessPlanColumns(file.kind, file.rows[0] ?? []), guessPlanMark(file));
};

test.each([
  ["Name,Balance,APR,Minimum payment", "debts"],
  ["Debt,Total owed,Paid,Interest rate", "debts"],
  ["Creditor,Original balance,Current balance,Monthly payment", "debts"],
  ["Goal,Target,Saved", "goals"],
  ["Name,Goal amount,Current", "goals"],
  ["Date,Description,Amount,Balance", null],
  ["Date,Name,Balance,Interest rate", null],
  ["Month,Category,Budgeted", null],
  ["Name,Email", null],
])("a table with the columns %s is a list of %s", (header, kind) => {
  expect(planKindOf(header.split(","))).toBe(kind);
});

test("debts of a sample file: balance and total give what is paid, and invalid rows are listed by line", () => {
  const plan = planOf(sample("debts.csv").toString());
  expect(plan.debts).toEqual([
    { line: 2, name: "Visa", totalCents: 500_000, paidCents: 125_050, rateMilli: 21_990, minimumCents: 12_500 },
    { line: 3, name: "Student, Federal", totalCents: 2_000_000, paidCents: 0, rateMilli: 5_500, minimumCents: null },
    { line: 4, name: "Sister", totalCents: 80_000, paidCents: 0, rateMilli: null, minimumCents: null },
  ]);
  expect(plan.bad.map(({ line }) => line)).toEqual([5, 6, 7, 8]);
});

test("goals of a sample file, with a comma before the cents", () => {
  const plan = planOf(sample("goals.csv").toString());
  expect(plan.goals).toEqual([
    { line: 2, name: "Notgroschen", targetCents: 300_000, currentCents: 60_050 },
    { line: 3, name: "Fahrrad", targetCents: 90_000, currentCents: 0 },
  ]);
  expect(plan.bad).toEqual([{ line: 4, reason: "Please enter an amount above 0." }]);
});

test("a row without a name or an amount is refused in words for a file", () => {
  expect(planOf("Goal,Target,Saved\nTrip,abc,1\n,5,1\nHouse,,2\n").bad).toEqual([
    { line: 2, reason: "“abc” is not an amount." },
    { line: 3, reason: "There is no name." },
    { line: 4, reason: "There is no amount." },
  ]);
  expect(planOf("Name,Balance,APR\nCard,n/a,5\n,100,5\nLoan,,5\n").bad.map(({ reason }) => reason)).toEqual([
    "“n/a” is not an amount.",
    "There is no name.",
    "There is no amount.",
  ]);
});

test("a point before three digits groups thousands, unless the file has cents behind a point", () => {
  const totals = (rows: string) => planOf(`Name,Balance,APR\n${rows}`).debts.map((one) => one.totalCents);
  expect(totals("Card,2.450,5.125\nCar,12.000,7")).toEqual([245_000, 1_200_000]);
  expect(totals("Card,416.667,5\nCar,99.5,7")).toEqual([41_667, 9_950]);
  expect(totals("Card,3000,5.125\nCar,500,6.875")).toEqual([300_000, 50_000]);
  expect(planOf("Goal,Target,Saved\nBike,1.200,0").goals).toMatchObject([{ targetCents: 120_000 }]);
});

test("the total below a table is neither a debt nor a goal", () => {
  const debts = planOf('Debt,Balance,APR,Minimum Payment\nCard,"$4,500.00",24.99%,$120\nTotal Fitness,300,,\nTotal,"$4,800.00",,$120\n');
  expect(debts.debts.map(({ name }) => name)).toEqual(["Card", "Total Fitness"]);
  expect(debts.bad).toEqual([{ line: 4, reason: "This is a total of other rows." }]);
  expect(planOf("Goal,Target,Saved\nTrip,1000,250\nGrand total:,1000,250\n").goals.map(({ name }) => name)).toEqual(["Trip"]);
});

test("a credit limit is no total, more owed than at first is owed, and rates may be parts of one", () => {
  const plan = planOf("Account,Credit Limit,Balance,APR,Interest Paid,Minimum payment\nVisa,10000,3000,0.2499,350.20,60\n");
  expect(plan.debts).toEqual([{ line: 2, name: "Visa", totalCents: 300_000, paidCents: 0, rateMilli: 24_990, minimumCents: 6_000 }]);
  const grown = planOf("Name,Original balance,Current balance,Rate\nStudent loan,20000,23500.50,5.5\n");
  expect(grown.debts).toMatchObject([{ totalCents: 2_350_050, paidCents: 0, rateMilli: 5_500 }]);
  const goals = planOf("Goal,Target Date,Target Amount,Saved\nBike,2027-06-01,600,50\n");
  expect(goals.goals).toMatchObject([{ name: "Bike", targetCents: 60_000, currentCents: 5_000 }]);
});

test.each([
  ["parts of one without trailing zeros", ["0.2499", "0.25", "0.05", "", "0", "1"], [24_990, 25_000, 5_000, null, 0, 100_000]],
  ["parts of one with a comma", ["0,2499", "0,25"], [24_990, 25_000]],
  ["parts of one of two decimals", [".05", "0.3"], [5_000, 30_000]],
  ["percents, one of them below 1", ["0.25", "19.9", "0.125"], [250, 19_900, 125]],
  ["percents with their sign", ["0.25%", "0.5 %"], [250, 500]],
  ["percents that would be too high as parts of one", ["0.9", "0.25"], [900, 250]],
  ["one percent", ["1", "0"], [1_000, 0]],
])("a column of rates is read as a whole: %s", (_, rates, rateMilli) => {
  const rows = rates.map((rate, at) => `Loan ${at},100,"${rate}"`).join("\n");
  expect(planOf(`Name,Balance,APR\n${rows}`).debts.map((one) => one.rateMilli)).toEqual(rateMilli);
});

test("a rate below 1 is percent where the column's name says so, unless it has the decimals of parts of one", () => {
  const rateOf = (name: string, rate: string) => planOf(`Name,Balance,${name}\nLoan,100,${rate}`).debts[0]?.rateMilli;
  const names = ["APR %", "Interest rate (percent)", "Interest pct"];
  expect(names.map((name) => rateOf(name, "0.5"))).toEqual([500, 500, 500]);
  expect(rateOf("APR", "0.25")).toBe(25_000);
  expect(rateOf("APR %", "0.2499")).toBe(24_990);
});

test("a cell of many spaces between figures does not keep the decimal mark from being found", () => {
  const file = fileOf(`Name,Balance,APR\n"Card","1.200,50","1,1${" ".repeat(200_000)}1"`);
  expect(guessPlanMark(file)).toBe(",");
});

test("the rate of a debt is not the one of its first months", () => {
  for (const name of ["Promo APR", "Intro rate", "Introductory APR", "Teaser rate", "Promotional interest"])
    expect(guessPlanColumns("debts", ["Name", "Balance", name, "APR", "Minimum"])).toMatchObject({ left: 1, rate: 3, minimum: 4 });
});

test.each(["APR after promo", "APR after intro period", "Interest rate (non-promotional)", "Regular APR (after introductory period)"])(
  "the rate after the first months, %s, is the rate, also beside that of the first months",
  (name) => {
    expect(guessPlanColumns("debts", ["Name", "Balance", name, "Minimum"])).toMatchObject({ left: 1, rate: 2, minimum: 3 });
    expect(guessPlanColumns("debts", ["Name", "Balance", "Promo APR", name])).toMatchObject({ rate: 3 });
  },
);

test("where a file has only the rate of the first months, it is the rate; the day on which it ends is none", () => {
  expect(guessPlanColumns("debts", ["Name", "Balance", "Promo APR", "Minimum"])).toMatchObject({ rate: 2 });
  expect(guessPlanColumns("debts", ["Name", "Balance", "Promo APR end date", "Promo APR"])).toMatchObject({ rate: 3 });
  expect(planOf("Name,Balance,Promo APR\nCard,100,0\n").debts).toMatchObject([{ rateMilli: 0 }]);
});

test("balances below 0, as other apps list debts, are what is owed; beside balances above 0 they are refused", () => {
  const left = (...cells: string[]) => {
    const { debts, bad } = planOf(`Name,Balance,APR,Minimum\n${cells.map((cell, at) => `Debt ${at},"${cell}",10,20\n`).join("")}`);
    return [debts.map(({ totalCents }) => totalCents), bad.length];
  };
  expect(left("-3,500.00", "($120.50)", "0.00", "−7", "–4500")).toEqual([[350_000, 12_050, 0, 700, 450_000], 0]);
  expect(left("3,500.00", "-120.50")).toEqual([[350_000], 1]);
  // paid too much
  expect(left("-12.00")).toEqual([[], 1]);
  expect(left("-12.00", "0.00", "0.00", "-3.00")).toEqual([[0, 0], 2]);
});

test("an overpaid debt is recognized by other balances above 0; where all balances are below 0, they are owed", () => {
  const plan = (...rows: string[]) => {
    const { debts, bad } = planOf(`Name;Original balance;Balance;APR\n${rows.map((row, at) => `Debt ${at};${row};10\n`).join("")}`);
    return [debts.map(({ totalCents, paidCents }) => [totalCents, paidCents]), bad];
  };
  const reason = "The balance is below 0: this debt is paid more than in full.";
  expect(plan("5000;-12.00", "300;0.00")).toEqual([[[30_000, 30_000]], [{ line: 2, reason }]]);
  expect(plan("5000;-12.00", "300;-3.00", "800;500")).toEqual([
    [[80_000, 30_000]],
    [
      { line: 2, reason },
      { line: 3, reason },
    ],
  ]);
  expect(plan("5000;-3200", "20000;-15000", "1000;-400")).toEqual([
    [
      [500_000, 180_000],
      [2_000_000, 500_000],
      [100_000, 60_000],
    ],
    [],
  ]);
  expect(plan("-5000;-4500", "-300;-100")).toEqual([
    [
      [500_000, 50_000],
      [30_000, 20_000],
    ],
    [],
  ]);
});
