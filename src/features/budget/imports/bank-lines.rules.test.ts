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

test("the details of a Dutch MT940 are its name and purpose, also where a line ends within a word", () => {
  const details = {
    "/TRTP/SEPA OVERBOEKING/IBAN/NL01RABO0123456789/BIC/RABONL2U/NAME/J DE \nVRIES/REMI/Factuur 12/EREF/NOTPROVIDED":
      "J DE VRIES, Factuur 12",
    "/EREF/EV123//CNTP/NL12COBA0733959555/COBANL2XXXX/Mobile BV///R\nEMI/USTD//Factuur 9/12//PURP/OTHR/": "Mobile BV, Factuur 9/12",
    "/EREF/2//CNTP/NL12INGB0733959555/INGBNL2A/J.Janssen///REMI/STRD/CUR/9001123412341234/": "J.Janssen, 9001123412341234",
    "/EREF/C2025/TRCD/2065/BENM//NAME/Koffie B.V./REMI/674725433/ISDT/2026-11-20": "Koffie B.V., 674725433",
    "/TRCD/00100/": "/TRCD/00100/",
    "BEA, PAS502": "BEA, PAS502",
  };
  for (const [detail, note] of Object.entries(details)) {
    const file = readBankFile(`:20:X\n:25:NL1\n:60F:C261119EUR1,00\n:61:2611201120D4,20N426NONREF\n:86:${detail}\n:62F:C261120EUR1,00\n`);
    expect(file?.rows.map((cells) => cells[2])).toEqual([note]);
  }
});

test("a check without a name has its number as its note, in OFX as in QIF", () => {
  const ofx = `<OFX><STMTTRN><TRNTYPE>CHECK<DTPOSTED>20261118<TRNAMT>-100.00<FITID>2<CHECKNUM>0000001042<NAME>\n<MEMO></STMTTRN></OFX>`;
  for (const text of [ofx, "!Type:Bank\nD11/18/2026\nT-100.00\nN1042\n^\n"])
    expect(readBankFile(text)?.rows.map((cells) => cells[2])).toEqual(["Check 1042"]);
});
