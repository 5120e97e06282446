import { expect, test } from "vitest";
import { openBankFile, planBankFile } from "./bank-thread.api.ts";
import type { Columns } from "./imports/columns.rules.ts";
import type { ImportRow } from "./imports/import.rules.ts";

const quiet = () => undefined;
/** What is read from a table, money that came in included: note, what was spent in cents, and the bank's id. */
async function readAll(...given: [Partial<Columns>, ...string[]] | string[]) {
  const lines = given.filter((one) => typeof one === "string");
  const file = new Blob([`${lines.join("\r\n")}\r\n`]);
  const opened = await openBankFile(file, quiet);
  const columns = { ...opened.columns, ...(typeof given[0] === "object" && given[0]) };
  const more = { categories: [], fallbackId: "rest", moneyIn: "count as money back", currency: "USD" } as const;
  const { lines: found, badRows } = await planBankFile(file, { columns, ...more }, quiet);
  const rows = (await found.text()).split("\n").filter(Boolean);
  return {
    rows: rows.map((row) => JSON.parse(row) as ImportRow).map(({ note, amountCents, bankId }) => [note, amountCents, bankId]),
    bad: badRows.map(({ line, reason }) => [line, reason]),
  };
}
const quoted = (...cells: string[]) => cells.map((cell) => `"${cell}"`).join(",");

const activity =
  '"Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net","From Email Address","To Email Address","Transaction ID","Item Title","Shipping and Handling Amount","Insurance Amount","Sales Tax","Reference Txn ID","Balance","Note","Balance Impact"';
const entry = (name: string, status: string, [gross, fee, net]: [string, string, string], id: string, balance: string, impact = "Debit") =>
  `"11/18/2026","10:00:00","PST","${name}","General Payment","${status}","USD","${gross}","${fee}","${net}","a@example.com","b@example.com","${id}","","0.00","","0.00","","${balance}","","${impact}"`;

test("PayPal's activity: what is left after the fee, with the sign that PayPal writes", async () => {
  const { rows, bad } = await readAll(
    activity,
    entry("Corner Market", "Completed", ["-42.17", "0.00", "-42.17"], "1AB", "1,057.83"),
    entry("Ann Lee", "Completed", ["1,100.00", "-33.20", "1,066.80"], "2AB", "2,124.63", "Credit"),
    entry("Bob", "Completed", ["-20.00", "-0.88", "-20.88"], "3AB", "2,103.75"),
    entry("Ann Lee", "Completed", ["-100.00", "2.70", "-97.30"], "4AB", "2,006.45"),
    entry("Hotel", "Completed", ["-50.00", "0.00", "-50.00"], "5AB", "2,006.45", "Memo"),
    entry("Shoes", "Denied", ["-60.00", "0.00", "-60.00"], "6AB", "2,006.45"),
  );
  expect(rows).toEqual([
    ["Corner Market", 4217, "1AB"],
    ["Ann Lee", -106_680, "2AB"],
    ["Bob", 2088, "3AB"],
    ["Ann Lee", 9730, "4AB"],
  ]);
  expect(bad).toEqual([
    [6, "This is pending, or did not go through."],
    [7, "This is pending, or did not go through."],
  ]);
});

test.each([
  [
    "PayPal, a member's",
    quoted("Date", "Time", "TimeZone", "Name", "Type", "Status", "Currency", "Amount", "Fees", "Total", "Exchange Rate", "Balance"),
    (name: string, amount: string, fee: string, net: string, balance: string) =>
      quoted("11/18/2026", "10:00:00", "PST", name, "General Payment", "Completed", "USD", amount, fee, net, "", balance),
  ],
  [
    "PayPal, with the kind of payment as description",
    quoted(
      "Date",
      "Time",
      "Time Zone",
      "Description",
      "Currency",
      "Gross",
      "Fee",
      "Net",
      "Balance",
      "Name",
      "Shipping and Handling Amount",
    ),
    (name: string, amount: string, fee: string, net: string, balance: string) =>
      quoted("11/18/2026", "10:00:00", "PST", "Express Checkout Payment", "USD", amount, fee, net, balance, name, "0.00"),
  ],
  [
    "PayPal in German",
    quoted("Datum", "Uhrzeit", "Zeitzone", "Beschreibung", "Währung", "Brutto", "Entgelt", "Netto", "Guthaben", "Name"),
    (name: string, ...amounts: string[]) =>
      quoted("18.11.2026", "10:00:00", "Europe/Berlin", "Handyzahlung", "USD", ...amounts.map((one) => one.replace(".", ",")), name),
  ],
  [
    "an amount, a fee with its sign and the balance, without what is left",
    "Date,Description,Amount,Fee,Balance",
    (name: string, amount: string, fee: string, _net: string, balance: string) => ["11/18/2026", name, amount, fee, balance].join(","),
  ],
])("%s: a fee below 0 was taken, whichever way the money went", async (_, header, row) => {
  const { rows } = await readAll(
    header,
    row("Corner Market", "-42.17", "0.00", "-42.17", "57.83"),
    row("Ann Lee", "100.00", "-3.20", "96.80", "154.63"),
    row("Bob", "-20.00", "-0.88", "-20.88", "133.75"),
  );
  expect(rows.map(([note, cents]) => [note, cents])).toEqual([
    ["Corner Market", 4217],
    ["Ann Lee", -9680],
    ["Bob", 2088],
  ]);
});

test("what is left is also found where a fee is written above 0, or there is none yet", async () => {
  const cashApp = "Transaction ID,Date,Transaction Type,Currency,Amount,Fee,Net Amount,Status,Notes";
  const { rows } = await readAll(
    cashApp,
    "x1,2026-11-18 10:00:00 EST,Cash Card,USD,-$42.17,$0,-$42.17,COMPLETE,Corner Market",
    "x2,2026-11-19 10:00:00 EST,Received P2P,USD,$100.00,$3.20,$96.80,COMPLETE,Ann Lee",
  );
  expect(rows).toEqual([
    ["Corner Market", 4217, "x1"],
    ["Ann Lee", -9680, "x2"],
  ]);
  const none = await readAll(activity, entry("Corner Market", "Completed", ["-42.17", "0.00", "-42.17"], "1AB", "57.83"));
  expect(none.rows).toEqual([["Corner Market", 4217, "1AB"]]);
});

test("a total that is not the amount after the fee is not read as the amount", async () => {
  const { rows } = await readAll(
    "Date,Description,Amount,Fee,Total",
    "11/18/2026,Corner Market,-42.17,0.00,300.00",
    "11/19/2026,Bob,-20.00,-0.88,320.88",
  );
  expect(rows.map(([note, cents]) => [note, cents])).toEqual([
    ["Corner Market", 4217],
    ["Bob", 2000],
  ]);
});

const byType = (header: string, fees: [string, string, string]) => [
  header,
  `11/18/2026,Corner Market,Debit,42.17,${fees[0]},957.33`,
  `11/19/2026,Ann Lee,Credit,100.00,${fees[1]},1054.13`,
  `11/20/2026,Bob,Debit,20.00,${fees[2]},1033.25`,
];
const withFees = [
  ["Corner Market", 4267],
  ["Ann Lee", -9680],
  ["Bob", 2088],
];
test.each([
  ["below 0", ["-0.50", "-3.20", "-0.88"] as [string, string, string]],
  ["above 0", ["0.50", "3.20", "0.88"] as [string, string, string]],
])("a fee %s beside an amount whose type says debit or credit was taken where the balance says so", async (_, fees) => {
  const { rows } = await readAll(...byType("Date,Description,Type,Amount,Fee,Balance", fees));
  expect(rows.map(([note, cents]) => [note, cents])).toEqual(withFees);
  const chosen = await readAll({ type: 2 }, ...byType("Date,Description,Mode,Amount,Fee,Balance", fees));
  expect(chosen.rows.map(([note, cents]) => [note, cents])).toEqual(withFees);
});

test("a fee that an amount has in it already is not counted beside a type", async () => {
  const { rows } = await readAll(
    "Date,Description,Type,Amount,Fee,Balance",
    "11/18/2026,Corner Market,Debit,42.17,0.50,957.83",
    "11/19/2026,Ann Lee,Credit,100.00,3.20,1057.83",
    "11/20/2026,Bob,Debit,20.00,0.88,1037.83",
  );
  expect(rows.map(([, cents]) => cents)).toEqual([4217, -10_000, 2000]);
});

test("types that name a check, cash, a card payment or interest tell which way the money went", async () => {
  const types = {
    Debit: 1,
    Credit: -1,
    Check: 1,
    ATM: 1,
    "ATM Withdrawal": 1,
    POS: 1,
    "Bill Payment": 1,
    Deposit: -1,
    "Direct Deposit": -1,
    "Interest Paid": -1,
  };
  const { rows, bad } = await readAll(
    "Date,Description,Type,Amount",
    ...Object.keys(types).map((type) => `11/18/2026,x,${type},40.00`),
    // on a card it is money that came in
    "11/18/2026,x,Payment,40.00",
  );
  expect(rows.map(([, cents]) => cents)).toEqual(Object.values(types).map((sign) => sign * 4000));
  expect(bad).toEqual([[12, "“Payment” is neither debit nor credit."]]);
});

test("the type of a card payment does not change which sign spending has by the other types", async () => {
  const { rows } = await readAll(
    "Date,Description,Type,Amount",
    "11/18/2026,Market,Sale,-42.17",
    "11/19/2026,Returned,POS,10.00",
    "11/20/2026,Bob,Sale,-20.00",
    "11/20/2026,Ann,POS,30.00",
    "11/20/2026,Eve,POS,30.00",
  );
  expect(rows.map(([, cents]) => cents)).toEqual([4217, -1000, 2000, -3000, -3000]);
});

test.each([
  ["Transaction Type", "Card Payment", "Credit", "Direct debit"],
  ["Transaction Type", "Card payment", "Direct credit", "Direct debit"],
  ["Type", "Expenses", "Income", "Expenses"],
  ["Type", "Charge", "Refund", "Charge"],
  ["Type", "DBIT", "CRDT", "DBIT"],
  ["Debit or Credit", "DBIT", "CRDT", "DBIT"],
  ["Credit or Debit", "Debit", "Credit", "Debit"],
  ["Income/Expense", "Expense", "Income", "Expense"],
  ["Income/Expense", "Exp.", "Income", "Exp."],
])("the types decide which amounts without signs are spending: %s with %s and %s", async (name, out, income, other) => {
  const { rows, bad } = await readAll(
    `Date,Description,${name},Amount`,
    `11/18/2026,Market,${out},42.17`,
    `11/19/2026,Ann,${income},10.00`,
    `11/20/2026,Deli,${other},12.00`,
  );
  expect(rows.map(([note, cents]) => [note, cents])).toEqual([
    ["Market", 4217],
    ["Ann", -1000],
    ["Deli", 1200],
  ]);
  expect(bad).toEqual([]);
});

test("money moved between two of an app's accounts is neither income nor an expense", async () => {
  const { rows, bad } = await readAll(
    "Date,Note,Income/Expense,Amount",
    "11/18/2026,Market,Expense,42.17",
    "11/19/2026,Pay,Income,1500",
    "11/20/2026,Move,Transfer-Out,100",
  );
  expect(rows.map(([, cents]) => cents)).toEqual([4217, -150_000]);
  expect(bad).toEqual([[4, "“Transfer-Out” is neither debit nor credit."]]);
});

test("where a word tells that money came in, but amounts have no signs and other words do not tell, the member is asked", async () => {
  const guessOf = async (...types: string[]) => {
    const lines = types.map((type, at) => `11/1${at}/2026,Shop ${at},${type},${at + 1}0.00`);
    const { columns, isSpendingSure } = await openBankFile(new Blob([["Date,Description,Type,Amount", ...lines].join("\n")]), quiet);
    return [columns.spending, columns.type, isSpendingSure];
  };
  expect(await guessOf("Payment", "Deposit", "Payment")).toEqual(["positive", null, false]);
  expect(await guessOf("Standing order", "Direct credit", "Standing order")).toEqual(["positive", null, false]);
  expect(await guessOf("Payment", "Payment", "Fee")).toEqual(["positive", null, true]);
  expect(await guessOf("Online", "In store", "Online")).toEqual(["positive", null, true]);
  const apart = ["Date,Description,Type,Debit,Credit", "11/18/2026,Shop,Payment,4.20,", "11/19/2026,Ann,Deposit,,10.00"];
  expect(await openBankFile(new Blob([apart.join("\n")]), quiet)).toMatchObject({ columns: { out: 3, in: 4 }, isSpendingSure: true });
});

test("a charge with a sign may be what others are asked for, as Venmo calls it, and does not tell the sign of spending", async () => {
  const table = "Date,Note,Type,Amount\n11/18/2026,Dinner,Payment,-42.17\n11/19/2026,Rent,Charge,850.00\n11/20/2026,Taxi,Payment,-7.00";
  expect(await openBankFile(new Blob([table]), quiet)).toMatchObject({ columns: { type: null, spending: "negative" } });
});

test("a column of debits that holds only dashes does not make a credit limit money that came in", async () => {
  for (const name of ["Credit Limit", "Available Credit", "Credit Score"]) {
    const { rows } = await readAll(
      `Date,Description,Amount,Debit,${name}`,
      "11/18/2026,Corner Market,42.17,-,5000",
      "11/19/2026,Bob,20.00,-,5000",
    );
    expect(rows.map(([note, cents]) => [note, cents])).toEqual([
      ["Corner Market", 4217],
      ["Bob", 2000],
    ]);
  }
  const credits = await readAll("Date,Description,Amount,Debit,Credit", "11/18/2026,Ann,10.00,-,10.00", "11/19/2026,Bob,20.00,-,20.00");
  expect(credits.rows.map(([, cents]) => cents)).toEqual([-1000, -2000]);
});

test("a fee is also found by the balance where pending rows, which have none, stand before and after its row", async () => {
  const row = (day: number, name: string, amount: string, fee: string, state: string, balance: string) =>
    `CARD_PAYMENT,Current,2026-11-${day} 09:00:00,${balance === "" ? "" : `2026-11-${day} 10:00:00`},${name},${amount},${fee},USD,${state},${balance}`;
  const { rows } = await readAll(
    "Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance",
    row(10, "Pret", "-8.45", "0.00", "COMPLETED", "491.55"),
    row(12, "Uber", "-12.00", "0.00", "PENDING", ""),
    row(13, "Cash machine", "-40.00", "0.80", "COMPLETED", "450.75"),
    row(14, "Hotel", "-99.00", "0.00", "REVERTED", ""),
  );
  expect(rows.map(([name, cents]) => [name, cents])).toEqual([
    ["Pret", 845],
    ["Cash machine", 4_080],
  ]);
});
