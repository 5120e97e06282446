import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeText } from "#web/text-encoding.ts";
import { readBankFile, refusedFile } from "./bank-file.rules.ts";
import { openBankFile, parseTable } from "../bank-thread.api.ts";
import { exportForms } from "./other-export.rules.ts";
import { guessColumns, tableStart } from "./columns.rules.ts";
import { payeeOf, planImport, type ImportChoice, type ImportPlan } from "./import.rules.ts";

const categories = [
  { id: "rest", name: "Other" },
  { id: "food", name: "Groceries" },
];
function planOf(text: string, more: Partial<ImportChoice> = {}): ImportPlan {
  const found = readBankFile(text);
  const table = parseTable(text).data;
  const rows = found?.rows ?? table.slice(tableStart(table));
  const columns = found?.columns ?? guessColumns(rows).columns;
  return planImport(rows, {
    columns,
    categories,
    fallbackId: "rest",
    moneyIn: "leave out",
    currency: "USD",
    ...(found ? { lines: found.lines, refused: found.refused ?? [] } : {}),
    ...more,
  });
}
const ready = (plan: ImportPlan) => plan.ready.map(({ spentOn, amountCents, note }) => [spentOn, amountCents, note]);

const ofx1 = `OFXHEADER:100
DATA:OFXSGML
VERSION:102
ENCODING:USASCII
CHARSET:1252

<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20261120<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STMTRS><CURDEF>USD
<BANKACCTFROM><BANKID>121000358<ACCTID>000098765<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261101<DTEND>20261120
<STMTTRN>
<TRNTYPE>DEBIT
<DTPOSTED>20261118120000[-5:EST]
<TRNAMT>-42.17
<FITID>F1
<NAME>GREEN &amp; SONS
<MEMO>Card 4411
</STMTTRN>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261119<TRNAMT>1500.00<FITID>F2<NAME>PAYROLL</STMTTRN>
<STMTTRN><TRNTYPE>CHECK<DTPOSTED>20261120<TRNAMT>-7.5<FITID>F3<CHECKNUM>1021<MEMO>Check 1021</STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>-3.00<DTASOF>20261120</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

const ofx2 = `<?xml version="1.0" encoding="UTF-8"?>
<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>
<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>USD</CURDEF><CCACCTFROM><ACCTID>4111-1111-1111-1234</ACCTID></CCACCTFROM>
<BANKTRANLIST><!-- <STMTTRN><TRNAMT>-1</TRNAMT></STMTTRN> -->
<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20261117</DTPOSTED><TRNAMT>-12.00</TRNAMT><FITID>A</FITID><PAYEE><NAME>Café Zoë</NAME></PAYEE><MEMO><![CDATA[<b>lunch</b>]]></MEMO></STMTTRN>
<STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20261118</DTPOSTED><TRNAMT>+5.00</TRNAMT><FITID>B</FITID><NAME>Refund &#8364;</NAME></STMTTRN>
</BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>`;

const qif = `!Option:AutoSwitch
!Account
NChecking
TBank
^
!Type:Cat
NFood
E
^
!Type:Bank
D11/18'26
T-1,042.17
PCorner Market
LEveryday:Groceries/Home
^
D11/ 9'26
U-20.00
T-20.00
N1044
^
D11/10'26
T-300.00
PTo savings
L[Savings]/Home
^
D11/20/2026
T-30.00
PBig store
SGroceries
EMilk
$-12.50
SClothes
$-17.50
^`;

const camt = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>
<Bal><Amt Ccy="USD">100.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>
<Ntry><Amt Ccy="USD">18.40</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-18</Dt></BookgDt><ValDt><Dt>2026-11-19</Dt></ValDt><AcctSvcrRef>R1</AcctSvcrRef>
<NtryDtls><TxDtls><Refs><EndToEndId>E1</EndToEndId></Refs><RltdPties><Dbtr><Pty><Nm>Me</Nm></Pty></Dbtr><Cdtr><Pty><Nm>Bakery</Nm></Pty></Cdtr></RltdPties><RmtInf><Ustrd>Invoice</Ustrd><Ustrd>77</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
<Ntry><Amt Ccy="USD">30.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><BookgDt><DtTm>2026-11-19T08:00:00</DtTm></BookgDt><AcctSvcrRef>R2</AcctSvcrRef>
<NtryDtls><TxDtls><Amt Ccy="USD">10.00</Amt><RltdPties><Cdtr><Nm>Gym</Nm></Cdtr></RltdPties></TxDtls><TxDtls><Amt Ccy="USD">20.00</Amt><RltdPties><Cdtr><Nm>Pool</Nm></Cdtr></RltdPties></TxDtls></NtryDtls></Ntry>
<Ntry><Amt Ccy="USD">5.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><RvslInd>true</RvslInd><BookgDt><Dt>2026-11-20</Dt></BookgDt><AddtlNtryInf>Reversed fee</AddtlNtryInf></Ntry>
<Ntry><Amt Ccy="EUR">9.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><BookgDt><Dt>2026-11-20</Dt></BookgDt></Ntry>
<Ntry><Amt Ccy="USD">2.50</Amt><CdtDbtInd>DBIT</CdtDbtInd><RvslInd>true</RvslInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt><AddtlNtryInf>Reversed refund</AddtlNtryInf></Ntry>
<Ntry><Amt Ccy="USD">45.12</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt><NtryDtls><TxDtls><Amt Ccy="EUR">40.00</Amt><AmtDtls><InstdAmt><Amt Ccy="EUR">40.00</Amt></InstdAmt></AmtDtls><RltdPties><Cdtr><Nm>Hotel</Nm></Cdtr></RltdPties></TxDtls></NtryDtls></Ntry>
<Ntry><Amt Ccy="USD">7.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>PDNG</Cd></Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt></Ntry>
</Stmt></BkToCstmrStmt></Document>`;

const mt940 = `{1:F01BANKDEFFXXXX0000000000}{2:I940BANKDEFFXXXXN}{4:
:20:STARTUMS
:25:37040044/0532013000
:28C:00001/001
:60F:C261101USD1000,00
:61:2611181118DR42,17NDDTNONREF//B1
:86:105?00SEPA?20EREF+1?21SVWZ+Weekly shop?32GREEN MARKET
:61:2611190102C1500,NTRFNONREF//B2
:86:Salary
November
:61:2612310102RC5,00NMSCNONREF
:62F:C261120USD2457,83
-}`;

test.each([
  [
    "OFX 1",
    ofx1,
    [
      ["2026-11-18", 4217, "GREEN & SONS, Card 4411"],
      ["2026-11-20", 750, "Check 1021"],
    ],
    1,
  ],
  ["OFX 2", ofx2, [["2026-11-17", 1200, "Café Zoë, <b>lunch</b>"]], 1],
  [
    "QIF",
    qif,
    [
      ["2026-11-18", 104_217, "Corner Market"],
      ["2026-11-09", 2000, "Check 1044"],
      ["2026-11-20", 1250, "Big store, Milk"],
      ["2026-11-20", 1750, "Big store"],
    ],
    0,
  ],
  [
    "CAMT.053",
    camt,
    [
      ["2026-11-18", 1840, "Bakery, Invoice 77"],
      ["2026-11-19", 1000, "Gym"],
      ["2026-11-19", 2000, "Pool"],
      ["2026-11-20", 250, "Reversed refund"],
      ["2026-11-20", 4512, "Hotel"],
    ],
    1,
  ],
  [
    "MT940",
    mt940,
    [
      ["2026-11-18", 4217, "GREEN MARKET, Weekly shop"],
      ["2027-01-02", 500, ""],
    ],
    1,
  ],
] as const)("%s: every transaction becomes a row with its date, amount and note", (_, text, expected, incoming) => {
  const plan = planOf(text);
  expect(ready(plan)).toEqual(expected);
  expect(plan.incoming).toHaveLength(incoming);
  const { rows = [], refused = [] } = readBankFile(text) ?? {};
  expect(plan.ready.length + plan.incoming.length + plan.bad.length).toBe(rows.length + refused.length);
  // carriage returns and a byte order mark change nothing
  expect(ready(planOf(text.replaceAll("\n", "\r\n")))).toEqual(expected);
});

test("ids of the bank include the end of the account's number, and the file's own categories are used", () => {
  expect(planOf(ofx1).ready.map(({ bankId }) => bankId)).toEqual(["8765 F1", "8765 F3"]);
  expect(planOf(camt).ready.map(({ bankId }) => bankId)).toEqual(["3000 R1", "3000 R2 1", "3000 R2 2", null, null]);
  expect(planOf(qif).ready.map(({ categoryId }) => categoryId)).toEqual(["food", "rest", "food", "rest"]);
  expect(planOf(qif).newCategories).toEqual(["Clothes"]);
});

test.each([
  [
    ["-100.000", "-25.000"],
    [10_000, 2_500],
  ],
  [["-100,000"], [10_000]],
  [
    ["-12,5", "-3.25"],
    [1_250, 325],
  ],
  [
    ["-1,234.50", "-1.234,50", "-1,234,567", "-1.234.567"],
    [123_450, 123_450, 123_456_700, 123_456_700],
  ],
  [
    ["-7", "-.5"],
    [700, 50],
  ],
])("the only mark of an OFX amount is the decimal one: %j", (amounts, cents) => {
  const rows = amounts.map((amount, at) => `<STMTTRN><DTPOSTED>2026111${at}<TRNAMT>${amount}<NAME>Shop</STMTTRN>`);
  const plan = planOf(`OFXHEADER:100\n<OFX><CURDEF>USD<BANKTRANLIST>${rows.join("\n")}</BANKTRANLIST></OFX>`);
  expect([plan.ready.map(({ amountCents }) => amountCents), plan.bad]).toEqual([cents, []]);
});

test("a QIF's subcategory is found as a whole, by its own name, or by its main category, and a transfer is left out", () => {
  const one = (category: string) => `D11/18/2026\nT-10.00\nPShop\nL${category}\n^\n`;
  const text = `!Type:Bank\n${["Car: fuel", "Car:Insurance", "Everyday:Groceries/Home", "Pets:Food", "[Trips]"].map(one).join("")}`;
  const own = [...categories, { id: "car", name: "Car" }, { id: "fuel", name: "Car: fuel" }];
  const plan = planOf(text, { categories: own });
  expect(plan.ready.map(({ categoryId }) => categoryId)).toEqual(["fuel", "car", "food", "rest"]);
  expect(plan.newCategories).toEqual(["Pets:Food"]);
  expect(plan.bad.map(({ reason }) => reason)).toEqual(["This is a transfer between your own accounts."]);
  expect(planOf(text).ready.map(({ categoryId }) => categoryId)).toEqual(["rest", "rest", "food", "rest"]);
});

test("what a bank writes in place of an id is none", () => {
  const many = mt940.replaceAll("//B1", "//NONREF").replaceAll("//B2", "//NONREF");
  expect(planOf(many).ready.map(({ bankId }) => bankId)).toEqual([null, null]);
  expect(planOf(camt.replaceAll("<AcctSvcrRef>R1<", "<AcctSvcrRef>NOTPROVIDED<")).ready[0]?.bankId).toBe(null);
});

test("our own OFX is read with its notes and categories, and without ids", async () => {
  const { head, line, foot } = exportForms.ofx;
  const about = { from: "2026-11-01", to: "2026-11-20", today: "2026-11-20", currency: "USD" };
  const lines = [
    { id: "1", spentOn: "2026-11-18", category: "Groceries", amountCents: 350, note: "Coffee & cake" },
    { id: "2", spentOn: "2026-11-19", category: "Car: fuel", amountCents: 4_000, note: "" },
    { id: "3", spentOn: "2026-11-20", category: "Groceries", amountCents: -350, note: "A long note that goes on for more than 32 letters" },
  ];
  const text = head(about) + lines.map((one) => line({ ...one, kind: "expense" })).join("") + foot;
  const plan = planOf(text, { moneyIn: "count as money back" });
  expect(plan.ready.map(({ note, amountCents, bankId }) => [note, amountCents, bankId])).toEqual(
    lines.map(({ note, amountCents }) => [note, amountCents, null]),
  );
  expect([plan.ready[0]?.categoryId, plan.newCategories]).toEqual(["food", ["Car: fuel"]]);
  expect((await openBankFile(new Blob([text]), () => undefined)).isOwn).toBe(true);
  expect((await openBankFile(new Blob([ofx1]), () => undefined)).isOwn).toBe(false);
});

test("a transaction in another currency is refused with its line, not read as dollars", () => {
  expect(planOf(camt).bad).toMatchObject([
    { line: 9, reason: "The amount is in EUR, your budget in USD." },
    { line: 12, reason: "This is pending, or did not go through." },
  ]);
  // a purchase abroad that the bank converted is in the account's currency
  const converted = ofx2.replace(
    "<TRNAMT>-12.00</TRNAMT>",
    "<TRNAMT>-12.00</TRNAMT><ORIGCURRENCY><CURRATE>1.1</CURRATE><CURSYM>EUR</CURSYM></ORIGCURRENCY>",
  );
  expect(ready(planOf(converted))).toEqual(ready(planOf(ofx2)));
  expect(planOf(converted.replaceAll("ORIGCURRENCY", "CURRENCY")).bad).toMatchObject([
    { reason: "The amount is in EUR, your budget in USD." },
  ]);
  expect(planOf(ofx1, { currency: "CAD" }).bad).toHaveLength(3);
});

test("a QIF's transfer to another account of the member is listed as refused with its line", () => {
  expect(planOf(qif).bad).toMatchObject([{ line: 21, reason: "This is a transfer between your own accounts." }]);
});

test("a QIF whose dates fit both orders is reported as ambiguous", () => {
  expect(readBankFile("!Type:CCard\nD3/4/2026\nT-1.00\n^\n")).toMatchObject({ isDateSure: false, columns: { order: "mdy" } });
  expect(readBankFile("!Type:CCard\nD13/4/2026\nT-1.00\n^\n")).toMatchObject({ isDateSure: true, columns: { order: "dmy" } });
});

test("files in windows-1252 and UTF-16 have the same rows as in UTF-8", () => {
  const text = "Date,Payee,Amount\n2026-11-18,Café,-4.20\n";
  const latin = Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0).buffer;
  const units = Array.from(text, (letter) => letter.charCodeAt(0));
  const wide = Uint8Array.from([0xff, 0xfe, ...units.flatMap((unit) => [unit & 0xff, unit >> 8])]).buffer;
  for (const bytes of [latin, wide, new TextEncoder().encode(text).buffer])
    expect(ready(planOf(decodeText(bytes)))).toEqual([["2026-11-18", 420, "Café"]]);
});

test.each([
  ["PK\u0003\u0004", /spreadsheet or a zip/],
  ["%PDF-1.7", /PDF/],
  ["<!doctype html><p>", /web page/],
  ["a\u0000b", /not text/],
  ['<?xml version="1.0"?>\n<HealthData locale="en_US">', /not a bank's/],
])("%j is refused with what to export instead", (text, reason) => {
  expect(refusedFile(text)).toMatch(reason);
  expect(refusedFile("PKO BP;2026-11-20;-4,20"), "no ZIP").toBe(null);
});

test("dates of 1899, after 2100 and on no calendar are refused by line", () => {
  const plan = planOf("!Type:Bank\nD12/31/1899\nT-1\n^\nD1/1/2101\nT-1\n^\nD2/30/2026\nT-1\n^\nD11/20/2026\nT-1\n^\n");
  expect(plan.bad.map(({ line }) => line)).toEqual([2, 5, 8]);
  expect(plan.ready).toHaveLength(1);
});

test("a damaged file of any format is read without an error, and no transaction disappears", () => {
  const edit = fc.tuple(
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.constantFrom("", "<", ">", "\n", ":61:", "^", "&#x110000;", "999999999999", "\u0000"),
  );
  fc.assert(
    fc.property(fc.constantFrom(ofx1, ofx2, qif, camt, mt940), fc.array(edit, { maxLength: 8 }), (text, edits) => {
      let damaged = text;
      for (const [at, put] of edits) {
        const index = Math.floor(at * damaged.length);
        damaged = damaged.slice(0, index) + put + damaged.slice(index + 3);
      }
      const found = readBankFile(damaged);
      if (!found) return;
      const plan = planOf(damaged);
      const filled = found.rows.filter((row) => row.some((cell) => cell.trim() !== "")).length + (found.refused?.length ?? 0);
      expect(plan.ready.length + plan.incoming.length + plan.bad.length).toBe(filled);
      for (const row of plan.ready) expect(Number.isSafeInteger(row.amountCents) && row.amountCents > 0).toBe(true);
    }),
  );
});

test("payees are compared without numbers and punctuation, and the member's choice overrides stored ones", () => {
  expect(payeeOf("TRADER JOE'S #552 SAN FRANCISCO CA")).toBe("trader joe's san francisco");
  expect(payeeOf("  POS 4411*SQ *Blue Bottle 12/11")).toBe("pos sq blue bottle");
  expect(payeeOf("12345")).toBe("");
  const text = "Date,Payee,Amount\n2026-11-18,CORNER 12,-4.20\n2026-11-19,CORNER 13,-1.00\n2026-11-19,Other shop,-2.00\n";
  const goesTo = (more: Partial<ImportChoice>) => planOf(text, more).ready.map(({ categoryId }) => categoryId);
  expect(goesTo({ remembered: new Map([["corner", "food"]]) })).toEqual(["food", "food", "rest"]);
  expect(goesTo({ remembered: new Map([["corner", "gone"]]) })).toEqual(["rest", "rest", "rest"]);
  expect(goesTo({ remembered: new Map([["corner", "food"]]), chosen: new Map([["corner", "rest"]]) })).toEqual(["rest", "rest", "rest"]);
});
