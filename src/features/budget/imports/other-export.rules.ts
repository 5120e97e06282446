import type { Day } from "#shared/dates.ts";
import type { Cents } from "#shared/money.ts";
import { adjustmentMemo, withoutSigns } from "./bank-lines.rules.ts";
import { ownAccount, ownTags } from "./bank-tags.rules.ts";
import type { Kind } from "../expense.rules.ts";

export type ExportedLine = { id: string; kind: Kind; spentOn: Day; category: string; amountCents: Cents; note: string };
export const exportKinds = ["ofx", "qif"] as const;
export type ExportKind = (typeof exportKinds)[number];

/** How a file of expenses begins, continues and ends. Amounts are below 0 for money that went out, as banks write them. */
export const exportForms: Record<ExportKind, { head: (about: About) => string; line: (line: ExportedLine) => string; foot: string }> = {
  ofx: {
    head: ({ from, to, today, currency }) =>
      [
        '<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
        '<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>',
        `<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS><DTSERVER>${plainDay(today)}</DTSERVER><LANGUAGE>ENG</LANGUAGE></SONRS></SIGNONMSGSRSV1>`,
        "<BANKMSGSRSV1><STMTTRNRS><TRNUID>0</TRNUID><STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS><STMTRS>",
        `<CURDEF>${currency}</CURDEF><BANKACCTFROM><BANKID>0</BANKID><ACCTID>${ownAccount}</ACCTID><ACCTTYPE>CHECKING</ACCTTYPE></BANKACCTFROM>`,
        `<BANKTRANLIST><DTSTART>${plainDay(from)}</DTSTART><DTEND>${plainDay(to)}</DTEND>`,
        "",
      ].join("\n"),
    line: ({ id, kind, spentOn, category, amountCents, note }) => {
      const type = kind === "adjustment" ? "OTHER" : amountCents > 0 ? "DEBIT" : "CREDIT";
      const words = shownNote({ kind, note });
      const memo = words === "" ? category : `${category}: ${words}`;
      return `<STMTTRN><TRNTYPE>${type}</TRNTYPE><DTPOSTED>${plainDay(spentOn)}</DTPOSTED><TRNAMT>${amountOf(amountCents)}</TRNAMT><FITID>${id}</FITID><NAME>${escaped(short(words || category, 32))}</NAME><MEMO>${escaped(short(memo, 255))}</MEMO><${ownTags.category}>${escaped(category)}</${ownTags.category}><${ownTags.note}>${escaped(note)}</${ownTags.note}></STMTTRN>\n`;
    },
    foot: "</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n",
  },
  qif: {
    head: () => `!Account\nN${ownAccount}\nTCash\n^\n!Type:Cash\n`,
    line: ({ kind, spentOn, category, amountCents, note }) =>
      `D${spentOn.slice(5, 7)}/${spentOn.slice(8)}/${spentOn.slice(0, 4)}\nT${amountOf(amountCents)}\n${note === "" ? "" : `P${oneLine(note)}\n`}${kind === "adjustment" ? `M${adjustmentMemo}\n` : ""}L${withoutSigns(oneLine(category))}\n^\n`,
    foot: "",
  },
};

type About = { from: Day; to: Day; today: Day; currency: string };

/** For other programs, which know no adjustments. */
const shownNote = ({ kind, note }: Pick<ExportedLine, "kind" | "note">) => (kind === "adjustment" && note === "" ? adjustmentMemo : note);

const plainDay = (day: Day) => day.replaceAll("-", "");
const amountOf = (cents: Cents) =>
  `${cents > 0 ? "-" : ""}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, "0")}`;
const oneLine = (text: string) => text.replace(/\s+/gu, " ").trim();
const short = (text: string, most: number) => [...oneLine(text)].slice(0, most).join("");
// characters that XML 1.0 does not allow are left out
const escaped = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex -- matches control characters on purpose
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
