import { expect, test } from "vitest";
import { openBankFile, planBankFile } from "./bank-thread.api.ts";
import type { ImportRow } from "./imports/import.rules.ts";

const quiet = () => undefined;
const categories = ["Housing", "Food"].map((name) => ({ id: name, name }));
/** What would be imported from a table, with the category of each row, and the refused rows. */
async function readAll(lines: string[], currency = "USD") {
  const file = new Blob([`${lines.join("\n")}\n`]);
  const { columns } = await openBankFile(file, quiet);
  const choice = { columns, categories, fallbackId: "rest", moneyIn: "leave out", currency } as const;
  const plan = await planBankFile(file, choice, quiet);
  const rows = (await plan.lines.text()).split("\n").filter(Boolean);
  return {
    rows: rows
      .map((row) => JSON.parse(row) as ImportRow)
      .map(({ spentOn, amountCents, note, categoryId }) => [spentOn, amountCents, note, categoryId]),
    incoming: plan.incoming,
    bad: plan.badRows.map(({ code }) => code),
    unknown: plan.newCategories,
  };
}

const market = ["2026-11-20", 4217, "Corner Market", "Food"];
test.each([
  [
    "Wallet, which marks transfers in a column",
    "account;category;currency;amount;type;note;date;transfer;payee",
    [
      "Cash;Groceries;USD;-42.17;Expense;;2026-11-20T18:02:11.000Z;false;Corner Market",
      "Bank;Wage, invoices;USD;2500.00;Income;;2026-11-15T09:00:00.000Z;false;Acme",
      "Bank;Transfer, withdraw;USD;-100.00;Expense;;2026-11-14T09:00:00.000Z;true;",
      "Cash;Transfer, withdraw;USD;100.00;Income;;2026-11-14T09:00:00.000Z;true;",
    ],
    ["transfer", "transfer"],
  ],
  [
    "Spendee, which calls them outgoing and incoming",
    '"Date","Wallet","Type","Category name","Amount","Currency","Note","Author"',
    [
      '"2026-11-20T18:02:11+00:00","Cash","Expense","Food","-42.17","USD","Corner Market","Ann"',
      '"2026-11-15T09:00:00+00:00","Bank","Income","Salary","2500","USD","","Ann"',
      '"2026-11-14T09:00:00+00:00","Bank","Outgoing Transfer","Transfer","-100","USD","",""',
      '"2026-11-14T09:00:00+00:00","Cash","Incoming Transfer","Transfer","100","USD","",""',
    ],
    ["transfer", "transfer"],
  ],
  [
    "Monefy, whose categories name the other account",
    "date,account,category,amount,currency,converted amount,currency,description",
    [
      "20/11/2026,Cash,Food,-42.17,USD,-42.17,USD,Corner Market",
      '15/11/2026,Cash,Salary,"2,500",USD,"2,500",USD,',
      "14/11/2026,Bank,To 'Cash',-100,USD,-100,USD,",
      "14/11/2026,Cash,From 'Bank',100,USD,100,USD,",
    ],
    ["transfer", "transfer"],
  ],
  [
    "Lunch Money, which leaves some rows out of its sums",
    "id,date,category_name,payee,amount,currency,account_name,is_income,exclude_from_totals",
    [
      "1,2026-11-20,🛒 Groceries,Corner Market,42.17,usd,Checking,false,false",
      "2,2026-11-15,Income,Acme,-2500.00,usd,Checking,true,false",
      '3,2026-11-14,"Payment, Transfer",Card,120,usd,Checking,false,false',
      "4,2026-11-14,Reimbursed,Hotel,120,usd,Visa,false,true",
    ],
    ["transfer", "excluded"],
  ],
  [
    "Quicken, whose categories name the other account, with totals below",
    '"Scheduled","Split","Date","Payee","Category","Amount","Account","Memo/Notes"',
    [
      '"","","11/20/2026","Corner Market","Food & Dining:Groceries","-42.17","Checking",""',
      '"","","11/15/2026","Acme","Personal Income:Paycheck","2,500.00","Checking",""',
      '"","","11/14/2026","Savings","Transfer:[Savings]","-300.00","Checking",""',
      '"","","Total Outflows:","","","-342.17","",""',
    ],
    ["transfer", "date"],
  ],
  [
    "Toshl, with a column of each, 0 in the other",
    '"Date","Account","Category","Tags","Expense amount","Income amount","Currency","In main currency","Main currency","Description"',
    [
      '"11/20/26","Cash","Food","","42.17","0","USD","-42.17","USD","Corner Market"',
      '"11/15/26","Bank","Salary","","0","2,500.00","USD","2500","USD",""',
    ],
    [],
  ],
  [
    "Goodbudget, whose categories are envelopes",
    "Date,Envelope,Account,Name,Notes,Amount,Status,Details",
    ["11/20/2026,Groceries,My Account,Corner Market,,-42.17,,", '11/15/2026,,My Account,Acme,,"2,500.00",,'],
    [],
  ],
])("%s", async (_, header, lines, bad) => {
  expect(await readAll([header, ...lines])).toEqual({ rows: [market], incoming: 1, bad, unknown: [] });
});

test("Splitwise: what was paid, not what one of them owes, and no balance", async () => {
  const { rows, bad } = await readAll([
    "Date,Description,Category,Cost,Currency,Ann,Tom",
    "",
    "2026-11-20,Corner Market,Groceries,42.17,USD,21.09,-21.08",
    "2026-11-15,Rent,Rent,1000.00,USD,-500.00,500.00",
    "",
    "2026-11-20,Total balance, , ,USD,-478.91,478.91",
  ]);
  expect(rows).toEqual([market, ["2026-11-15", 100_000, "Rent", "Housing"]]);
  expect(bad).toEqual(["no amount"]);
});

test.each([
  [
    "Intesa, with a state of more letters than the shops",
    [
      "Data;Operazione;Dettagli;Conto o carta;Contabilizzazione;Categoria ;Valuta;Importo",
      "20/11/2026;Corner Market;POS;Conto 1000;CONTABILIZZATO;Food;EUR;-42,17",
      "19/11/2026;Bar;POS;Conto 1000;CONTABILIZZATO;Food;EUR;-1,2",
    ],
  ],
  [
    "Danske Bank, whose shops are called text",
    [
      '"Dato";"Tekst";"Beløb";"Saldo";"Status";"Kategori";"Category"',
      '"20.11.2026";"Corner Market";"-42,17";"1.000,00";"Udført";"Mad";"Food"',
      '"19.11.2026";"Bar";"-1,20";"1.042,17";"Udført";"Mad";"Food"',
    ],
  ],
  [
    "Deutsche Bank, with an umlaut",
    [
      "Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;Betrag;Währung;Kategorie",
      "20.11.2026;20.11.2026;SEPA-Lastschrift;Corner Market;Rechnung 1;-42,17;EUR;Food",
      "19.11.2026;19.11.2026;SEPA-Lastschrift;Bar;Rechnung 2;-1,20;EUR;Food",
    ],
  ],
  [
    "mBank, with # before each name",
    [
      "#Data operacji;#Opis operacji;#Rachunek;#Category;#Kwota;",
      "2026-11-20;Corner Market;eKonto 1111 ... 2222;Food;-42,17 EUR;",
      "2026-11-19;Bar;eKonto 1111 ... 2222;Food;-1,20 EUR;",
    ],
  ],
])("the note is the shop: %s", async (_, lines) => {
  const { rows } = await readAll(lines, "EUR");
  expect(rows).toEqual([market, ["2026-11-19", 120, "Bar", "Food"]]);
});

test("a column that is the same in every row is the note where there is no other", async () => {
  const { rows } = await readAll(["Date,Amount,Shop", "2026-11-20,-1.00,Bar", "2026-11-21,-2.00,Bar"]);
  expect(rows.map(([, , note]) => note)).toEqual(["Bar", "Bar"]);
});

test.each([
  ["our own moods", "date,mood,pages\n2026-11-20,7,1\n", "There are no transactions in this file."],
  ["Daylio", "full_date,time,mood,activities\n2026-11-20,21:00,good,walk\n", "There are no transactions in this file."],
  [
    "Daylio with a day in words",
    "full_date,date,weekday,mood,activities\n2024-05-25,May 25,Saturday,good,walk\n",
    "There are no transactions",
  ],
  [
    "a calendar",
    "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20261120\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
    "This is a calendar.",
  ],
  ["JSON", '[{"date":"2026-11-20","amount":4.5}]\n', "This is JSON."],
])("%s is told apart from a bank's table", async (_, text, words) => {
  await expect(openBankFile(new Blob([text]), quiet)).rejects.toThrow(words);
});

test("amounts beside a mood are amounts", async () => {
  const { rows } = await readAll(["date,item,mood,amount,category", "2026-11-20,Corner Market,3,42.17,Food"]);
  expect(rows).toEqual([market]);
});

test("a column that only begins like a diary's is an amount", async () => {
  const { rows } = await readAll(["date,item,energy costs,category", "2026-11-20,Corner Market,42.17,Food"]);
  expect(rows).toEqual([market]);
});
