import { expect, test } from "vitest";
import { readBankFile } from "./bank-file.rules.ts";

const row = (name: string) => `<STMTTRN><DTPOSTED>20261101<TRNAMT>-1.50<FITID>a<NAME>${name}</STMTTRN>`;
const heads = ["OFXHEADER:100\n<OFX>", '<?xml version="1.0"?><Document><BkToCstmrStmt><Ntry>'];

test.each(["<!--", "<!", "<?", "<", "<a", "<a>", "<a><![CDATA[", "<![CDATA[", "a", "-->", "<STMTTRN>"])(
  "a file of 300 kB that repeats %s is read as fast as any other",
  (part) => {
    for (const head of heads)
      for (const begin of ["", "<", "<x "]) expect(() => readBankFile(head + begin + part.repeat(300_000 / part.length))).not.toThrow();
  },
);

test("comments and CDATA are read to their end, and one without an end hides nothing after it", () => {
  const notes = (text: string) =>
    readBankFile(`OFXHEADER:100\n<OFX>${text}</OFX>`)?.rows.map((cells) => cells.find((cell) => /Milk|Tea|Rice/.test(cell)));
  expect(notes(`${row("Milk")}<!-- ${row("Tea")} -->${row("Rice")}`)).toEqual(["Milk", "Rice"]);
  expect(notes(`${row("Milk")}<!-- x -->${row("Tea")}<!-- not closed >${row("Rice")}`)).toEqual(["Milk", "Tea", "Rice"]);
  expect(notes(`${row("<![CDATA[Milk <3]]>")}${row("<![CDATA[Tea")}${row("Rice")}`)).toContain("Milk <3");
  expect(notes(`${row("<![CDATA[Tea")}${row("Rice")}`)).toContain("Rice");
});
