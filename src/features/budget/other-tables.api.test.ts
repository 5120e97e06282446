import { expect, test } from "vitest";
import { openBankFile, planBankFile } from "./bank-thread.api.ts";
import type { ImportRow } from "./import.rules.ts";

const quiet = () => undefined;
/** What is read from a table, money that came in included, and the refused rows. */
async function readAll(...lines: string[]) {
  const file = new Blob([`${lines.join("\n")}\n`]);
  const { columns } = await openBankFile(file, quiet);
  const more = { categories: [], fallbackId: "rest", moneyIn: "count as money back", currency: "USD" } as const;
  const { lines: found, badRows } = await planBankFile(file, { columns, ...more }, quiet);
  const rows = (await found.text()).split("\n").filter(Boolean);
  return {
    rows: rows.map((row) => JSON.parse(row) as ImportRow).map(({ note, amountCents }) => [note, amountCents]),
    bad: badRows.toSorted((one, other) => one.line - other.line).map(({ line, reason }) => [line, reason]),
  };
}

test("Wise's history: the amount and its fee are what left the account, to whom, and money in is told by the direction", async () => {
  const { rows, bad } = await readAll(
    'ID,Status,Direction,"Created on","Finished on","Source fee amount","Source fee currency","Target fee amount","Target fee currency","Source name","Source amount (after fees)","Source currency","Target name","Target amount (after fees)","Target currency","Exchange rate",Reference,Batch',
    'CARD_TRANSACTION-1,COMPLETED,OUT,"2026-11-18 10:00:00","2026-11-18 10:00:05",0.50,USD,,,Ann Lee,41.67,USD,Corner Market,40.00,EUR,0.96,,',
    'TRANSFER-2,COMPLETED,IN,"2026-11-19 10:00:00","2026-11-19 10:00:05",0,USD,,,Bob,150.00,USD,Ann Lee,150.00,USD,1.0,,',
    'CARD_TRANSACTION-3,COMPLETED,OUT,"2026-11-20 10:00:00","2026-11-20 10:00:05",0.00,EUR,,,Ann Lee,9.00,EUR,Bakery,9.00,EUR,1.0,,',
    'CARD_TRANSACTION-4,CANCELLED,OUT,"2026-11-20 10:00:00","2026-11-20 10:00:05",0.00,USD,,,Ann Lee,7.00,USD,Hotel,7.00,USD,1.0,,',
  );
  expect(rows).toEqual([
    ["Corner Market", 4217],
    ["Ann Lee", -15_000],
  ]);
  expect(bad).toEqual([
    [4, "The amount is in EUR, your budget in USD."],
    [5, "The bank has not booked this."],
  ]);
});
