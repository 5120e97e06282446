import { expect, test } from "vitest";
import { readBankFile } from "./bank-file.rules.ts";
import { planImport } from "./import.rules.ts";

const rowsOf = (text: string) => {
  const file = readBankFile(text);
  if (!file) return null;
  const plan = planImport(file.rows, { ...file, categories: [], fallbackId: "other", moneyIn: "leave out", currency: "USD" });
  return [...plan.ready.map(({ spentOn, amountCents }) => [spentOn, amountCents]), ...plan.bad.map(({ reason }) => reason)];
};

test("a QIF's years after an apostrophe have one digit until 2009, with or without a space", () => {
  const dates = ["6/ 1' 4", "6/1'4", "12/31' 9", "12/31'09", "1/ 2'26", "1/ 2'2026", "6/15/99"];
  expect(rowsOf(`!Type:Bank\n${dates.map((date) => `D${date}\nT-1.00\n^\n`).join("")}`)).toEqual(
    ["2004-06-01", "2004-06-01", "2009-12-31", "2009-12-31", "2026-01-02", "2026-01-02", "1999-06-15"].map((day) => [day, 100]),
  );
});

test("a QIF is recognized whatever the case of its header", () => {
  expect(rowsOf("!type:bank\nD11/20/2026\nT-10.50\n^\n")).toEqual([["2026-11-20", 1050]]);
});
