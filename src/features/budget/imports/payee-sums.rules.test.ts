import { expect, test } from "vitest";
import { payeesToChoose } from "./payee-sums.rules.ts";

const row = (number: number, note: string, amountCents: number) => ({ row: number, note, amountCents, categoryId: "food" });
const all = [
  { payee: "cafe", lines: 3, cents: 1_350, categoryId: "food" },
  { payee: "gym", lines: 1, cents: 4_000, categoryId: "food" },
];
const compared = { newRows: [row(1, "CAFE 12", 450)], knownRows: [row(2, "Cafe", 450), row(3, "GYM", 4_000)], payees: all, payeeCount: 2 };

test("a category can be chosen for the payees of rows to import, not for those of rows that are there already", () => {
  const cafe = { payee: "cafe", lines: 1, cents: 450, categoryId: "food" };
  expect(payeesToChoose({ ...compared, added: 1 }, new Set())).toEqual({ payees: [cafe], payeeCount: 1 });
});

test("a known row that is imported all the same has its payee, and the most frequent payee is first", () => {
  const { payees } = payeesToChoose({ ...compared, added: 1 }, new Set([2, 3]));
  expect(payees.map(({ payee, lines, cents }) => [payee, lines, cents])).toEqual([
    ["cafe", 2, 900],
    ["gym", 1, 4_000],
  ]);
});

test("with more new rows than the preview has, all payees of the file are there", () => {
  expect(payeesToChoose({ ...compared, added: 2 }, new Set())).toEqual({ payees: all, payeeCount: 2 });
});
