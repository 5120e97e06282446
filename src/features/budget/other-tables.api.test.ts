import { expect, test } from "vitest";
import { openBankFile, planBankFile } from "./bank-thread.api.ts";
import type { ImportRow } from "./imports/import.rules.ts";

const quiet = () => undefined;
/** What is read from a table, money that came in included, and the refused rows. */
async function readAll(...lines: string[]) {
  const file = new Blob([`${lines.join("\n")}\n`]);
  const { columns } = await openBankFile(file, quiet);
  const more = { categories: [], fallbackId: "rest", moneyIn: "count as money back", currency: "USD" } as const;
  const { lines: found, badRows } = await planBankFile(file, { columns, ...more }, quiet);
  const rows = (await found.text())
    .split("\n")
    .filter(Boolean)
    .map((row) => JSON.parse(row) as ImportRow);
  return {
    rows: rows.map(({ note, amountCents }) => [note, amountCents]),
    ids: rows.map(({ bankId }) => bankId),
    bad: badRows.toSorted((one, other) => one.line - other.line).map(({ line, reason }) => [line, reason]),
  };
}

const own = "This is a transfer between your own accounts.";
const notBooked = "This is pending, or did not go through.";

const wise =
  'ID,Status,Direction,"Created on","Finished on","Source fee amount","Source fee currency","Target fee amount","Target fee currency","Source name","Source amount (after fees)","Source currency","Target name","Target amount (after fees)","Target currency","Exchange rate",Reference,Batch';
const times = '"2026-11-18 10:00:00","2026-11-18 10:00:05"';
test("Wise's history: what left the account with its fee and to whom, and what came in from whom", async () => {
  const { rows, bad } = await readAll(
    wise,
    `CARD_TRANSACTION-1,COMPLETED,OUT,${times},0.50,USD,,,Ann Lee,41.67,USD,Corner Market,40.00,EUR,0.96,,`,
    `TRANSFER-2,COMPLETED,IN,${times},4.00,GBP,5.00,USD,Bob,120.00,GBP,Ann Lee,150.00,USD,1.25,,`,
    `CARD_TRANSACTION-3,COMPLETED,OUT,${times},0.00,EUR,,,Ann Lee,9.00,EUR,Bakery,9.00,EUR,1.0,,`,
    `CARD_TRANSACTION-4,CANCELLED,OUT,${times},0.00,USD,,,Ann Lee,7.00,USD,Hotel,7.00,USD,1.0,,`,
    `CARD_TRANSACTION-5,REFUNDED,OUT,${times},0.00,USD,,,Ann Lee,30.00,USD,Hotel,30.00,USD,1.0,,`,
    `BALANCE-6,COMPLETED,NEUTRAL,${times},1.20,USD,,,Ann Lee,498.80,USD,Ann Lee,430.00,GBP,0.862,,`,
  );
  expect(rows).toEqual([
    ["Corner Market", 4217],
    ["Bob", -15_000],
  ]);
  expect(bad).toEqual([
    [4, "The amount is in EUR, your budget in USD."],
    [5, notBooked],
    [6, notBooked],
    [7, own],
  ]);
});

test.each([
  ["no money that came in", 3, []],
  ["mostly conversions", 1, [`TRANSFER-2,COMPLETED,IN,${times},,,,,Bob,150.00,USD,Ann Lee,150.00,USD,1,,`]],
])("Wise's history with %s: conversions between own balances are no spending", async (_, spent, more) => {
  const out = `CARD_TRANSACTION-1,COMPLETED,OUT,${times},0.50,USD,,,Ann Lee,41.67,USD,Corner Market,40.00,EUR,0.96,,`;
  const neutral = `BALANCE-6,COMPLETED,NEUTRAL,${times},1.20,USD,,,Ann Lee,498.80,USD,Ann Lee,430.00,GBP,0.862,,`;
  const { rows, bad } = await readAll(wise, ...Array<string>(spent).fill(out), ...more, ...Array<string>(3).fill(neutral));
  expect(rows).toEqual([...Array<unknown>(spent).fill(["Corner Market", 4217]), ...more.map(() => ["Bob", -15_000])]);
  expect(bad.map(([, reason]) => reason)).toEqual([own, own, own]);
});

test.each([
  [
    "Monarch",
    "Date,Merchant,Category,Account,Original Statement,Notes,Amount,Tags",
    "2026-11-18,Corner Market,Groceries,Visa,CORNER,,-42.17,",
    "2026-11-19,Visa,Credit Card Payment,Checking,VISA PAYMENT,,-300.00,",
    "2026-11-20,Savings,Transfer,Checking,TO SAVINGS,,-100.00,",
  ],
  [
    "Mint",
    '"Date","Description","Original Description","Amount","Transaction Type","Category","Account Name","Labels","Notes"',
    '"11/18/2026","Corner Market","CORNER","42.17","debit","Groceries","Visa","",""',
    '"11/19/2026","Visa","VISA PAYMENT","300.00","debit","Credit Card Payment","Checking","",""',
    '"11/20/2026","Savings","TO SAVINGS","100.00","debit","Transfer","Checking","",""',
  ],
  [
    "Rocket Money",
    "Date,Original Date,Account Type,Account Name,Account Number,Institution Name,Name,Custom Name,Amount,Description,Category,Note,Ignored From,Tax Deductible,Transaction Tags",
    "2026-11-18,2026-11-17,Credit Card,Freedom,1234,Chase,Corner Market,,42.17,CORNER,Groceries,,,,",
    "2026-11-19,2026-11-19,Cash,Checking,9999,Chase,Visa,,300.00,VISA PAYMENT,Credit Card Payment,,everything,,",
    "2026-11-20,2026-11-20,Cash,Checking,9999,Chase,Savings,,100.00,TO SAVINGS,Internal Transfers,,everything,,",
  ],
  [
    "Copilot",
    "date,name,amount,status,category,parent category,excluded,tags,type,account,account mask,note,recurring",
    "2026-11-18,Corner Market,42.17,posted,Groceries,Food,false,,regular,Visa,1234,,",
    "2026-11-19,Visa,300.00,posted,,,false,,internal transfer,Checking,9999,,",
    "2026-11-20,Savings,100.00,posted,,,false,,internal transfer,Checking,9999,,",
  ],
])("%s: what it calls a transfer between accounts or a card's payment is no spending", async (_, ...lines) => {
  const { rows, bad } = await readAll(...lines);
  expect(rows).toEqual([["Corner Market", 4217]]);
  expect(bad).toEqual([
    [3, own],
    [4, own],
  ]);
});

test.each([
  [
    "PayPal",
    '"Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net","Transaction ID","Balance"',
    '"11/18/2026","10:00:00","PST","Corner Market","Express Checkout Payment","Completed","USD","-42.17","0.00","-42.17","1AB","57.83"',
    '"11/18/2026","10:00:00","PST","","General Card Deposit","Completed","USD","42.17","0.00","42.17","2AB","100.00"',
    '"11/19/2026","10:00:00","PST","","User Initiated Withdrawal","Completed","USD","-50.00","0.00","-50.00","3AB","50.00"',
  ],
  [
    "Venmo",
    ",ID,Datetime,Type,Status,Note,From,To,Amount (total),Amount (tip),Amount (tax),Amount (fee),Tax Rate,Tax Exempt,Funding Source,Destination,Beginning Balance,Ending Balance",
    ",41,2026-11-18T10:00:00,Payment,Complete,Corner Market,Ann Lee,Bob,- $42.17,,0,,0,,Venmo balance,,,",
    ",42,2026-11-19T10:00:00,Standard Transfer,Issued,,,,- $50.00,,0,,0,,,Bank,,",
    ",43,2026-11-20T10:00:00,Instant Transfer,Issued,,,,- $50.00,,0,$0.88,0,,,Bank,,",
  ],
  [
    "Cash App",
    "Transaction ID,Date,Transaction Type,Currency,Amount,Fee,Net Amount,Asset Type,Asset Price,Asset Amount,Status,Notes",
    "x1,2026-11-18 10:00:00 EST,Cash Card,USD,-$42.17,$0,-$42.17,,,,COMPLETE,Corner Market",
    "x2,2026-11-19 10:00:00 EST,Cash In,USD,$50.00,$0,$50.00,,,,COMPLETE,",
    "x3,2026-11-20 10:00:00 EST,Cash Out,USD,-$50.00,-$0.88,-$50.88,,,,COMPLETE,",
  ],
])("%s: money moved from or to the member's own bank or card is no spending", async (_, ...lines) => {
  const { rows, bad } = await readAll(...lines);
  expect(rows).toEqual([["Corner Market", 4217]]);
  expect(bad).toEqual([
    [3, own],
    [4, own],
  ]);
});

test("a bank's file of one account may call a payment to somebody else a transfer", async () => {
  const { rows } = await readAll(
    "Date,Counter Party,Reference,Type,Amount (USD),Balance (USD),Spending Category,Notes",
    "18/11/2026,Landlord,RENT,FASTER PAYMENT,-850.00,150.00,TRANSFERS,",
    "19/11/2026,Corner Market,CARD,CONTACTLESS,-42.17,107.83,GROCERIES,",
  );
  // the note is the reference, as in lines imported before, so that these are known when a file overlaps
  expect(rows).toEqual([
    ["RENT", 85_000],
    ["CARD", 4217],
  ]);
});

test.each([
  ["a discount", "Date,Merchant,Total,Discount Amount", "11/18/2026,Corner Market,42.17,3.00", "11/19/2026,Bob,20.00,0.50"],
  ["money back", "Date,Merchant,Price,Cashback Amount", "11/18/2026,Corner Market,42.17,3.00", "11/19/2026,Bob,20.00,0.50"],
  ["what was saved", "Date,Store,Amount Saved,Total Amount", "11/18/2026,Corner Market,3.00,42.17", "11/19/2026,Bob,1.00,20.00"],
  [
    "the price of one piece",
    "Date,Item,Quantity,Price,Commission,Amount",
    "11/18/2026,Corner Market,3,14.00,0.17,42.17",
    "11/19/2026,Bob,1,20.00,0,20.00",
  ],
  ["a quantity", "Date,Item,Price,Amount", "11/18/2026,Corner Market,42.17,3", "11/19/2026,Bob,20.00,1"],
  [
    "the sum in another currency",
    "Date,Description,Value,Original Amount",
    "11/18/2026,Corner Market,-42.17,-39.00",
    "11/19/2026,Bob,-20.00,-20",
  ],
  ["the sum abroad", "Date,Note,Orig amount,Amount", "11/18/2026,Corner Market,-39.00,-42.17", "11/19/2026,Bob,-18,-20.00"],
  [
    "the sum abroad, in some rows",
    "Date,Description,Value,Foreign Amount",
    "11/18/2026,Corner Market,-42.17,-39.00",
    "11/19/2026,Bob,-20.00,",
  ],
  [
    "a German bank's, with one in English",
    "Datum;Text;Betrag;Original Amount",
    "18.11.2026;Corner Market;-42,17;-45,00",
    "19.11.2026;Bob;-20,00;-20,00",
  ],
  [
    "what was before taxes, in German",
    "Datum;Text;Betrag;Brutto",
    "18.11.2026;Corner Market;-42,17;-50,00",
    "19.11.2026;Bob;-20,00;-21,00",
  ],
  ["what was before taxes", "Date,Description,Amount,Gross", "11/18/2026,Corner Market,-42.17,-50.00", "11/19/2026,Bob,-20.00,-21.00"],
  ["the tax in it", "Datum;Text;Netto;MwSt;Brutto", "18.11.2026;Corner Market;35,44;6,73;42,17", "19.11.2026;Bob;18,69;1,31;20,00"],
  ["the price before tax", "Date,Merchant,Amount incl. tax,Price", "11/18/2026,Corner Market,42.17,40.00", "11/19/2026,Bob,20.00,18.00"],
  [
    "the price before a discount",
    "Date,Merchant,Amount after discount,Price",
    "11/18/2026,Corner Market,42.17,50.00",
    "11/19/2026,Bob,20.00,25.00",
  ],
  ["a local sum", "Date,Description,USD,Local Amount", "11/18/2026,Corner Market,-42.17,-3000", "11/19/2026,Bob,-20.00,-1500"],
])("the amount is not the column of %s beside it", async (_, ...lines) => {
  const { rows, bad } = await readAll(...lines);
  expect(rows).toEqual([
    ["Corner Market", 4217],
    ["Bob", 2000],
  ]);
  expect(bad).toEqual([]);
});

test("a column of a part is the amount where there is no other", async () => {
  const { rows } = await readAll("Date,Description,Fee Amount", "11/18/2026,Wire,25.00", "11/19/2026,Overdraft,35.00");
  expect(rows).toEqual([
    ["Wire", 2500],
    ["Overdraft", 3500],
  ]);
});

test.each([
  ["Unit Price,Quantity,Shipping,Total Price", "10.00,4,2.17,42.17", "20.00,1,0,20.00"],
  ["Item Price,Qty,Shipping,Total", "10.00,4,2.17,42.17", "20.00,1,0,20.00"],
  [
    "Unit Price,Unit Price Tax,Shipping Charge,Total Owed,Shipment Item Subtotal,Quantity",
    "10.00,0.5,0.17,42.17,40.00,4",
    "20,0,0,20,20,1",
  ],
  ["Amount,Tax,Amount including tax", "40.00,2.17,42.17", "19.00,1.00,20.00"],
  ["Amount without VAT,VAT,Amount with VAT", "40.00,2.17,42.17", "19.00,1.00,20.00"],
  ["Total incl. tax,Tax,Amount", "42.17,2.17,40.00", "20.00,1.00,19.00"],
  ["Unit price incl. VAT,Quantity,Price incl. VAT", "21.08,2,42.17", "20.00,1,20.00"],
  ["Debit Card,Amount", "1234,-42.17", "1234,-20.00"],
  ["Credit Card,Amount", "1234,-42.17", "1234,-20.00"],
  ["Debit Card Number,Credit,Debit", "1234,,42.17", "1234,,20.00"],
  ["Credit Card,Debit,Credit", "1234,42.17,", "1234,20.00,"],
])("the amount beside its parts, the price of one piece, or the number of a card: %s", async (header, one, other) => {
  const { rows } = await readAll(`Date,Description,${header}`, `11/18/2026,Market,${one}`, `11/19/2026,Deli,${other}`);
  expect(rows).toEqual([
    ["Market", 4217],
    ["Deli", 2000],
  ]);
});

const paypal = (kind: string, name: string, amount: string, id: string) =>
  `11/18/2026,10:00:00,PST,${name},${kind},Completed,USD,${amount},0.00,${amount},,,0.00,${id},`;
test("PayPal's authorizations, holds and their release are not spent beside the purchase", async () => {
  const held = [
    "General Authorization",
    "Account Hold for Open Authorization",
    "Reversal of General Account Hold",
    "Payment Hold",
    "Payment Release",
    "Void of Authorization",
    "Reserve Hold",
    "Reserve Release",
    "Order",
  ];
  const { rows, bad } = await readAll(
    "Date,Time,TimeZone,Name,Type,Status,Currency,Amount,Fees,Total,Exchange Rate,Receipt ID,Balance,Transaction ID,Item Title",
    paypal("Express Checkout Payment", "Corner Market", "-42.17", "1AB"),
    ...held.map((kind, at) => paypal(kind, "Corner Market", at % 2 ? "42.17" : "-42.17", `H${at}`)),
    paypal("Payment Refund", "Corner Market", "10.00", "2AB"),
  );
  expect(rows).toEqual([
    ["Corner Market", 4217],
    ["Corner Market", -1000],
  ]);
  expect(bad).toEqual(held.map((_, at) => [at + 3, notBooked]));
});

test.each([
  ["the type", "Typ,Status", (kind: string) => `${kind},Abgeschlossen`],
  ["the description", "Beschreibung", (kind: string) => kind],
])("PayPal in German: withdrawals and holds are left out by %s, and its code is the id of a row", async (_, header, kinds) => {
  const row = (kind: string, name: string, amount: string, code: string) =>
    `18.11.2026,10:00:00,CET,${name},${kinds(kind)},USD,"${amount}","0,00","${amount}",${code},"0,00"`;
  const file = [
    `Datum,Uhrzeit,Zeitzone,Name,${header},Währung,Brutto,Entgelt,Netto,Transaktionscode,Guthaben`,
    row("PayPal Express-Zahlung", "Corner Market", "-42,17", "1AB"),
    row("PayPal Express-Zahlung", "Bob", "-20,00", "2AB"),
    row("Von Nutzer eingeleitete Abbuchung", "", "-50,00", "3AB"),
    row("Bankgutschrift auf PayPal-Konto", "", "62,17", "4AB"),
    row("Allgemeine Autorisierung", "Hotel", "-90,00", "5AB"),
    row("Einbehaltung für offene Autorisierung", "Hotel", "-90,00", "6AB"),
  ];
  const { rows, bad, ids } = await readAll(...file);
  expect(rows).toEqual([
    ["Corner Market", 4217],
    ["Bob", 2000],
  ]);
  expect(ids).toEqual(["1AB", "2AB"]);
  expect(bad).toEqual([
    [4, own],
    [5, own],
    [6, notBooked],
    [7, notBooked],
  ]);
});

test.each([
  [
    "a bank's own categories",
    "Date,Account,Description,Category,Debit,Credit,Balance",
    "11/18/2026,Checking 1234,Landlord,Transfer,850.00,,107.83",
    "11/19/2026,Checking 1234,Corner Market,Groceries,42.17,,65.66",
  ],
  [
    "categories of two levels",
    "Nr,Account,Transaction Date,Description,Parent Category,Category,Money In,Money Out,Fee,Balance",
    "1,1234,2026-11-18,Landlord,Transfer,Payments,,-850.00,,107.83",
    "2,1234,2026-11-19,Corner Market,Food,Groceries,,-42.17,,65.66",
  ],
])("a file of one account with %s may call a payment to somebody else a transfer", async (_, ...lines) => {
  const { rows, bad } = await readAll(...lines);
  expect(rows).toEqual([
    ["Landlord", 85_000],
    ["Corner Market", 4217],
  ]);
  expect(bad).toEqual([]);
});

test("transfers are recognized by the category column that is read, also where the second account comes late in the file", async () => {
  const shops = Array.from({ length: 400 }, (_, at) => `2026-11-18,Checking,Shop ${at},Transfer,Food,-1.00`);
  const { rows, bad } = await readAll(
    "Date,Account,Description,Parent Category,Category,Amount",
    "2026-11-18,Checking,To Savings,Money,Transfer,-100.00",
    ...shops,
    "2026-11-18,Visa,Corner Market,Money,Groceries,-42.17",
  );
  expect(bad).toEqual([[2, own]]);
  expect(rows.length).toBe(401);
});
