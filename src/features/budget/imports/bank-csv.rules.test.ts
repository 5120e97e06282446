import { expect, test } from "vitest";
import { parseTable } from "../bank-thread.api.ts";
import { changeColumns, guessColumns, missingColumn, tableStart } from "./columns.rules.ts";
import { planImport } from "./import.rules.ts";
import { samplesOf } from "./spending-sign.rules.ts";

/** What importing a CSV would do with the guessed columns. */
function planOf(text: string) {
  const table = parseTable(text).data;
  const rows = table.slice(tableStart(table));
  const { columns } = guessColumns(rows);
  const categories = [{ id: "rest", name: "Other" }];
  return planImport(rows, { columns, categories, fallbackId: "rest", moneyIn: "leave out", currency: "USD" });
}

const market = ["2026-11-18", 4217, "Corner Market"];
test.each([
  [
    "YNAB's register",
    '"Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"\n"Checking","","11/18/2026","Corner Market","Everyday: Groceries","Everyday","Groceries","",$42.17,$0.00,"Cleared"\n"Checking","","11/19/2026","Payroll","Inflow: Ready to Assign","Inflow","Ready to Assign","",$0.00,$1500.00,"Cleared"\n',
    market,
  ],
  [
    "Mint",
    '"Date","Description","Original Description","Amount","Transaction Type","Category","Account Name","Labels","Notes"\n"11/18/2026","Corner Market","CORNER 12","42.17","debit","Groceries","Checking","",""\n"11/19/2026","Payroll","PAY","1500.00","credit","Paycheck","Checking","",""\n',
    market,
  ],
  [
    "Monarch",
    "Date,Merchant,Category,Account,Original Statement,Notes,Amount,Tags\n2026-11-18,Corner Market,Groceries,Checking,CORNER,,-42.17,\n2026-11-19,Payroll,Paychecks,Checking,PAY,,1500.00,\n",
    market,
  ],
  [
    "Actual",
    "Account,Date,Payee,Notes,Category,Amount,Split_Amount,Cleared\nChecking,2026-11-18,Corner Market,,Groceries,-42.17,0,Cleared\nChecking,2026-11-19,Payroll,,Income,1500,0,Cleared\n",
    market,
  ],
  [
    "a European bank",
    "Buchungstag;Date;Payee;Amount;Currency\n18.11.2026;18.11.2026;Bäckerei;-4,20;USD\n19.11.2026;19.11.2026;Gehalt;1.500,00;USD\n",
    ["2026-11-18", 420, "Bäckerei"],
  ],
  [
    "a card company",
    "Transaction Date,Post Date,Description,Category,Type,Amount,Memo\n11/18/2026,11/19/2026,CORNER MARKET,Groceries,Sale,-42.17,\n11/19/2026,11/20/2026,THANK YOU,,Payment,100.00,\n",
    ["2026-11-18", 4217, "CORNER MARKET"],
  ],
  [
    "a German bank with lines above the table, the day of interest and the balance",
    '"Konto";"DE02 1203 0000 0000 2020 51"\n"Kontostand vom 20.11.2026:";"1.234,56 EUR"\n"Erstellt am";"20.11.2026"\n""\n"Buchungstag";"Valuta";"Auftraggeber/Empfänger";"Verwendungszweck";"Saldo";"Betrag"\n"18.11.2026";"18.11.2026";"Bäckerei";"Brot, Brezel";"1.234,56";"-4,20"\n"19.11.2026";"19.11.2026";"Arbeitgeber";"Gehalt";"2.734,56";"1.500,00"\n\n',
    ["2026-11-18", 420, "Bäckerei"],
  ],
  [
    "a German bank with debit or credit in a column",
    "Buchungstag;Buchungstext;Umsatz;Soll/Haben\n18.11.2026;Miete;850,00;S\n19.11.2026;Gehalt;1.500,00;H\n",
    ["2026-11-18", 85_000, "Miete"],
  ],
  [
    "a French bank",
    "Date;Libellé;Débit euros;Crédit euros;Solde\n18/11/2026;BOULANGERIE;-4,20;;100,00\n19/11/2026;SALAIRE;;1 500,00;1 600,00\n",
    ["2026-11-18", 420, "BOULANGERIE"],
  ],
  [
    "a Dutch bank",
    '"Datum","Naam / Omschrijving","Rekening","Af Bij","Bedrag (EUR)","Mutatiesoort","Mededelingen"\n"20261118","Bakker","NL00","Af","4,20","Betaalautomaat","x"\n"20261119","Baas","NL00","Bij","1500,00","Overschrijving","y"\n',
    ["2026-11-18", 420, "Bakker"],
  ],
  [
    "a Czech bank",
    "Datum;Popis;Castka;Měna\n18. 11. 2026;Pekař;-42,50;USD\n19. 11. 2026;Mzda;25 000,00;USD\n",
    ["2026-11-18", 4250, "Pekař"],
  ],
  [
    "a Canadian bank with account numbers and two currencies",
    '"Account Type","Account Number","Transaction Date","Cheque Number","Description 1","Description 2","CAD$","USD$"\nChequing,07172-5012345,11/18/2026,,"CORNER MARKET","",-42.17,\nChequing,07172-5012345,11/19/2026,,"PAYROLL","",1500.00,\n',
    ["2026-11-18", 4217, "CORNER MARKET"],
  ],
  [
    "a bank without names of columns, with debits, credits and the balance",
    "11/18/2026,CORNER MARKET,42.17,,957.83\n11/19/2026,PAYROLL,,1500.00,2457.83\n",
    ["2026-11-18", 4217, "CORNER MARKET"],
  ],
  [
    "a credit union with an indicator",
    '"Posting Date","Transaction Date","Amount","Credit Debit Indicator","type","Type Group","Reference","Instructed Currency","Description"\n11/18/2026,11/18/2026,42.17,Debit,POS,"Point of Sale",X1,USD,CORNER MARKET\n11/19/2026,11/19/2026,1500.00,Credit,ACH,Deposit,X2,USD,PAYROLL\n',
    ["2026-11-18", 4217, "CORNER MARKET"],
  ],
  [
    "a savings bank with an empty column of direct debits",
    '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Lastschrift Ursprungsbetrag";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"Betrag";"Waehrung"\n"DE1";"18.11.26";"18.11.26";"LASTSCHRIFT";"Strom";"";"Stadtwerke";"DE2";"-42,17";"USD"\n"DE1";"19.11.26";"19.11.26";"GUTSCHRIFT";"Lohn";"";"Arbeitgeber";"DE3";"1500,00";"USD"\n',
    ["2026-11-18", 4217, "Stadtwerke"],
  ],
  [
    "a bank with details that only say debit",
    "Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #\nDEBIT,11/18/2026,CORNER MARKET,-42.17,DEBIT_CARD,957.83,\nCREDIT,11/19/2026,PAYROLL,1500.00,ACH_CREDIT,2457.83,\n",
    ["2026-11-18", 4217, "CORNER MARKET"],
  ],
  [
    "a bank with reference numbers",
    'Posted Date,Reference Number,Payee,Address,Amount\n11/18/2026,2469216,"CORNER MARKET","NY ",-42.17\n11/19/2026,2469217,PAYROLL,,1500.00\n',
    ["2026-11-18", 4217, "CORNER MARKET"],
  ],
  [
    "a bank with an empty payment reference",
    '"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount"\n2026-11-18,2026-11-18,"Corner Market",,Presentment,,Main,-42.17,\n2026-11-19,2026-11-19,Payroll,DE1,"Credit Transfer",,Main,1500.00,\n',
    ["2026-11-18", 4217, "Corner Market"],
  ],
  [
    "a Swedish bank with row numbers",
    "Radnr,Clnr,Kontonr,Produkt,Valuta,Bokfdag,Transdag,Valutadag,Referens,Beskrivning,Belopp,Saldo\n1,8123,9876543,Konto,USD,2026-11-18,2026-11-18,2026-11-18,X,Affären,-42.17,957.83\n2,8123,9876543,Konto,USD,2026-11-19,2026-11-19,2026-11-19,Y,Lön,1500.00,2457.83\n",
    ["2026-11-18", 4217, "Affären"],
  ],
  [
    "a bank with debits in parentheses",
    "Date,Details,Debit,Credit\n11/18/2026,Shop,(42.17),\n11/19/2026,Pay,,1500\n",
    ["2026-11-18", 4217, "Shop"],
  ],
  [
    "a bank with a dash in the empty one of two columns",
    "Date,Details,Debit,Credit\n11/18/2026,Shop,42.17,-\n11/19/2026,Pay,--,1500.00\n",
    ["2026-11-18", 4217, "Shop"],
  ],
])("CSV of %s: spending is imported, income left out", (_, text, expected) => {
  const plan = planOf(text);
  expect(plan.ready.map(({ spentOn, amountCents, note }) => [spentOn, amountCents, note])).toEqual([expected]);
  expect(plan.incoming).toHaveLength(1);
  expect(plan.bad).toEqual([]);
});

test("decimal commas in lines above and below a table, and in most of its rows, do not delimit cells", () => {
  const above = ["Umsätze Girokonto;;;;;", "1.11.2026 - 30.11.2026", "Letzter Kontostand;;;;1.000,00;EUR"];
  const rows = ["18.11.2026;REWE;Einkauf;-42,17;;EUR", "19.11.2026;ACME;Lohn;;1.500,00;EUR"];
  const text = [...above, "Buchungstag;Auftraggeber;Verwendungszweck;Soll;Haben;Währung;Mandat", ...rows.map((row) => `${row};`)];
  for (const below of [["Kontostand;30.11.2026;;;1.000,00;EUR"], []])
    expect(parseTable([...text, ...below].join("\n")).meta.delimiter).toBe(";");
  expect(parseTable("Datum;Betrag\n18.11.2026;-1.042,17\n19.11.2026;-3,00").meta.delimiter).toBe(";");
  expect(parseTable("Date,Amount,Tags\n20261118,42,a;b\n20261119,3,a;b;c;d").meta.delimiter).toBe(",");
  expect(parseTable("1,2,3|4\n5,6,7|8").meta.delimiter).toBe(",");
});

test.each([
  ["ids", ["4f1", "4f2", "4f3"], ["4f1", "4f2", "4f3"]],
  ["an id for some", ["4f1", "N/A", ""], ["4f1", null, null]],
  ["numbers that are no count", ["90017", "90022", "90023"], ["90017", "90022", "90023"]],
  ["words in place of an id", ["N/A", "NONREF", "0000"], [null, null, null]],
  ["the same for several rows", ["CARD", "CARD", "4f3"], [null, null, null]],
  ["rows counted by each file", ["1", "2", "3"], [null, null, null]],
  ["rows counted backwards", ["3", "2", "1"], [null, null, null]],
  ["one row counted", ["1"], [null]],
])("a CSV's column of transaction ids: %s", (_, ids, expected) => {
  const rows = ids.map((id, at) => `${id},2026-03-0${at + 1},Shop ${at},-${at + 1}.00`);
  expect(planOf(["Transaction ID,Date,Description,Amount", ...rows].join("\n")).ready.map(({ bankId }) => bankId)).toEqual(expected);
});

test("a row that stands in a CSV twice keeps its id", () => {
  const row = "4f1,2026-03-01,Shop,-1.00";
  const { ready } = planOf(["Transaction ID,Date,Description,Amount", row, row, "4f2,2026-03-01,Shop,-1.00"].join("\n"));
  expect(ready.map(({ bankId }) => bankId)).toEqual(["4f1", "4f1", "4f2"]);
});

test("what a card calls each transaction says which sign is spending, also with more returns than purchases", () => {
  const header = ["Transaction Date", "Description", "Category", "Type", "Amount"];
  const rows = (out: string, back: string) => [
    header,
    ["11/20/2026", "Shop", "Food", "Sale", `${out}45.20`],
    ["11/18/2026", "Payment", "", "Payment", `${back}500.00`],
    ["11/15/2026", "Shop", "Food", "Return", `${back}12.99`],
  ];
  expect(guessColumns(rows("-", "")).columns).toMatchObject({ amount: 4, type: null, spending: "negative" });
  expect(guessColumns(rows("", "-")).columns).toMatchObject({ amount: 4, type: null, spending: "positive" });
});

test.each([
  ["Started Date", "Completed Date"],
  ["Completed Date", "Started Date"],
  ["Datum des Beginns", "Datum des Abschlusses"],
  ["Date de début", "Date de fin"],
  ["Created on", "Finished on"],
])("of the days of purchase and of booking, %s and %s, the statement's is used, also where rows have none yet", (...headers) => {
  const rows = [
    ["Description", ...headers, "Amount"],
    ...["Shop", "Bar", "Cafe"].map((name, at) => [
      name,
      ...headers.map((header) => (/^(Started|Created|.*(Beginns|début))/u.test(header) ? "2026-11-18" : at === 0 ? "2026-11-20" : "")),
      "-4.20",
    ]),
  ];
  const [, first] = rows;
  expect(first?.[guessColumns(rows).columns.date ?? -1]).toBe("2026-11-20");
});

test("amounts without signs are debits and credits by their type, also where a few rows have another one: those are listed", () => {
  const rows = ["18/2026,Shop,Debit,42.17", "19/2026,Pay,Credit,1500.00", "20/2026,Bank,Interest,1.00", "21/2026,Cafe,Debit,2.00"];
  const plan = planOf(["Date,Description,Type,Amount", ...rows.map((row) => `11/${row}`)].join("\n"));
  expect(plan.ready.map(({ note, amountCents }) => [note, amountCents])).toEqual([
    ["Shop", 4217],
    ["Cafe", 200],
  ]);
  expect(plan.incoming.map(({ note }) => note)).toEqual(["Pay"]);
  expect(plan.bad.map(({ line, reason }) => [line, reason])).toEqual([[4, "“Interest” is neither debit nor credit."]]);
});

/** The sign of spending in a card's file with as many payments as purchases, and whether the member is asked. */
function signOf(lines: readonly string[], flip: 1 | -1, above = "") {
  const rows = lines.map((line) => line.split(",").map((cell, at) => (at === 2 && /\d/.test(cell) ? String(Number(cell) * flip) : cell)));
  const { columns, isSpendingSure } = guessColumns(rows, above);
  return [columns.spending, isSpendingSure];
}
const names = "Date,Description,Amount";
test.each([
  [
    "payments with thanks",
    [
      names,
      "11/02/2026,DELTA 12,45.20",
      "11/03/2026,OAK 9,12.00",
      "11/05/2026,PAYMENT - THANK YOU,-500",
      "11/06/2026,PAYMENT - THANK YOU,-40",
    ],
    "",
  ],
  [
    "payments of one name",
    [names, "11/02/2026,DELTA 12,45.20", "11/03/2026,OAK 9,12.00", "11/05/2026,AUTOPAY 111,-57.20", "11/06/2026,AUTOPAY 112,-40"],
    "",
  ],
  [
    "merchants",
    [names, "11/02/2026,CITY COFFEE,45.20", "11/03/2026,OAK 9,12.00", "11/05/2026,TRANSFER A,-57.20", "11/06/2026,TRANSFER B,-40"],
    "",
  ],
  [
    "more payments than purchases",
    [names, "11/02/2026,DELTA 12,45.20", "11/05/2026,THANK YOU,-57.20", "11/06/2026,THANK YOU,-40", "11/07/2026,THANK YOU,-9"],
    "",
  ],
  [
    "a card named above the table, with repeated round sums",
    [names, "11/02/2026,DELTA 12,45.20", "11/03/2026,OAK 9,12.00", "11/05/2026,TRANSFER,-500", "11/06/2026,TRANSFER,-500"],
    "Credit card 1234",
  ],
  [
    "a card named in the columns",
    ["Date,Card Member,Amount,Description", "11/02/2026,ANN,45.20,DELTA 12", "11/05/2026,ANN,-57.20,ONLINE PYMT"],
    "",
  ],
])("as many payments as purchases: %s", (_, lines, above) => {
  expect(signOf(lines, 1, above)).toEqual(["positive", true]);
  expect(signOf(lines, -1, above)).toEqual(["negative", true]);
});

test("an account's own file has spending below 0, also with as much money in as out", () => {
  const rows = [names, "11/02/2026,AUTOPAY POWER,-45.20", "11/03/2026,ANN,12.00"];
  expect(signOf(rows, 1)).toEqual(["negative", false]);
  expect(signOf(rows, 1, "Checking account 1234")).toEqual(["negative", true]);
  expect(signOf([names, "11/02/2026,AUTOPAY POWER,-45.20", "11/03/2026,PAYROLL,1200.00"], 1)).toEqual(["negative", true]);
});

test("where neither words nor the account tell the sign, it has to be chosen, with two rows of each to choose by", () => {
  const rows = [
    names.split(","),
    ...[
      ["DELTA 12", "45.20"],
      ["OAK 9", "12"],
      ["ELM", "7"],
      ["REX", "-60"],
      ["ROY", "-30"],
    ].map(([note = "", amount = ""], at) => [`11/0${at + 1}/2026`, note, amount]),
  ];
  const guess = guessColumns(rows);
  expect(missingColumn(guess)).toBe("Please choose which of these you spent.");
  expect(samplesOf(rows, guess.columns)).toEqual({
    negative: [
      { cents: -6_000, note: "REX" },
      { cents: -3_000, note: "ROY" },
    ],
    positive: [
      { cents: 4_520, note: "DELTA 12" },
      { cents: 1_200, note: "OAK 9" },
    ],
  });
  expect(missingColumn(changeColumns(guess, { spending: "positive" }))).toBe(null);
  expect(missingColumn(changeColumns(guess, { amount: null, out: 2 }))).toBe(null);
  const paid = { ...guess, columns: { ...guess.columns, fee: 3 } };
  expect([changeColumns(paid, { amount: 2 }).columns.fee, changeColumns(paid, { note: 1 }).columns.fee]).toEqual([null, 3]);
});

test("a table without names is read by the balances before and after each transaction, sorted either way", () => {
  const rows = [
    ["123456789", "EUR", "20261118", "0,00", "2150,00", "20261118", "2150,00", "Loon"],
    ["123456789", "EUR", "20261119", "2150,00", "2099,80", "20261119", "-50,20", "Albert Heijn"],
    ["123456789", "EUR", "20261120", "2099,80", "2095,00", "20261120", "-4,80", "Bakker"],
  ];
  for (const sorted of [rows, rows.toReversed()])
    expect(guessColumns(sorted).columns).toMatchObject({ date: 2, amount: 6, note: 7, order: "ymd", mark: ",", spending: "negative" });
});

test("the balance says which sign is spending, also with more money in than out, and whichever way the rows are sorted", () => {
  const rows = [
    ["2026-11-01", "PAYROLL", "2000.00", "2500.00"],
    ["2026-11-03", "RENT", "-1200.00", "1300.00"],
    ["2026-11-05", "REFUND", "30.00", "1330.00"],
    ["2026-11-06", "INTEREST", "1.00", "1331.00"],
  ];
  for (const sorted of [rows, rows.toReversed()]) {
    const plan = planOf(["Date,Description,Amount,Balance", ...sorted.map((row) => row.join(","))].join("\n"));
    expect(plan.ready.map(({ note, amountCents }) => [note, amountCents])).toEqual([["RENT", 120_000]]);
    expect(plan.incoming).toHaveLength(3);
  }
});

test("a table of a thousand columns of sums is read without comparing every three of them", () => {
  const rows = Array.from({ length: 4 }, (_, row) => [
    `2026010${row + 1}`,
    ...Array.from({ length: 1_000 }, (__, column) => `${(column * 7 + row * 13) % 97}.${(column % 90) + 10}`),
  ]);
  expect(guessColumns(rows).columns.date).toBe(0);
});
