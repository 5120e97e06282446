import type { Kind } from "../expense.rules.ts";
import type { LeftOut } from "./refused-rows.rules.ts";

/** One transaction as in a bank's file; `amount` is below 0 for money that went out. `line` counts from 1. */
export type BankEntry = {
  line: number;
  date: string;
  amount: string;
  note: string;
  category?: string;
  /** The bank's own id of the transaction, together with the end of the account's number. */
  bankId?: string;
  currency?: string;
  /** What kind of line it was, in our own export. */
  kind?: Kind;
  /** Why it is no spending, by what the file says of it. */
  leftOut?: LeftOut;
};

/** The id of a transaction with the end of its account's number; "" for what banks write in place of an id. */
export const bankIdOf = (account: string, id: string): string =>
  id === "" || /^(?:non-?ref|not ?provided|none|n\/?a|unknown|0+|-+)$/iu.test(id) ? "" : `${account.slice(-4)} ${id}`.trim();

/** A tag with its text, in the order of the file. `path` contains the names of the open tags and its own, without namespaces. */
type Tag = { path: string[]; name: string; text: string; line: number; attributes: string; isEnd: boolean };

/**
 * Tags with the text after them, comments, declarations and instructions, in the order of the file. A comment and CDATA are looked for only
 * where one still ends, and a name is read once, so that a crafted file takes no longer than another of its length.
 */
function* partsOf(text: string): Generator<RegExpExecArray> {
  const form = (hasComments: boolean, hasData: boolean) =>
    new RegExp(
      String.raw`${hasComments ? "<!--[^]*?-->|" : ""}<[!?][^>]*(?:>|$)|<(\/?)(?:[\w.\-]+:)?([\w.\-]+)(?![\w.\-])([^<>]*)>(?:${hasData ? String.raw`<!\[CDATA\[([^]*?)\]\]>` : "(?!)()"}|([^<]*))`,
      "gu",
    );
  const forms = [form(false, false), form(false, true), form(true, false), form(true, true)] as const;
  const ends = { comment: text.lastIndexOf("-->"), data: text.lastIndexOf("]]>") };
  for (let at = 0; ;) {
    const next = forms[at <= ends.comment ? (at <= ends.data ? 3 : 2) : at <= ends.data ? 1 : 0];
    next.lastIndex = at;
    const found = next.exec(text);
    if (!found) return;
    at = next.lastIndex;
    yield found;
  }
}

/** Open tags that a path can have; banks' files have a dozen, and some more of elements without an end tag. */
const mostOpen = 200;

/**
 * The tags of an XML file, or of an OFX 1 file, whose SGML leaves most elements without an end tag: a tag that is followed by text
 * is a whole element there. Comments, declarations and processing instructions are skipped; no entity beyond the five of XML and
 * numeric ones is read.
 */
function* tagsOf(text: string): Generator<Tag> {
  const open: string[] = [];
  let line = 1;
  let counted = 0;
  for (const found of partsOf(text)) {
    const [, slash, given, rest = "", data, plain = ""] = found;
    if (given === undefined) continue;
    for (; counted < found.index; counted++) if (text.charCodeAt(counted) === 10) line++;
    const name = given.toUpperCase();
    const content = (data ?? unescaped(plain)).trim();
    if (slash) {
      const at = open.lastIndexOf(name);
      if (at >= 0) {
        open.length = at;
        yield { path: [...open, name], name, text: "", line, attributes: "", isEnd: true };
      }
      continue;
    }
    yield { path: [...open, name], name, text: content, line, attributes: rest, isEnd: false };
    if (content === "" && !rest.endsWith("/") && open.length < mostOpen) open.push(name);
  }
}

/** Bank and card transactions of OFX 1 (SGML), OFX 2 (XML) and QFX. */
export function readOfx(text: string): BankEntry[] {
  const entries: BankEntry[] = [];
  let account = "";
  let currency = "";
  let fields: Map<string, string> | null = null;
  let line = 0;
  const finish = () => {
    if (!fields) return;
    const value = (name: string) => fields?.get(name) ?? "";
    const isOwn = account === ownAccount;
    const check = value("CHECKNUM").replace(/^0+(?=\d)/u, "");
    entries.push({
      line,
      date: /^\d{8}/u.exec(value("DTPOSTED") || value("DTUSER"))?.[0] ?? value("DTPOSTED"),
      amount: withPoint(value("TRNAMT")),
      ...(isOwn ? ownParts(value) : { note: joined([value("NAME") || value("PAYEE"), value("MEMO")]) || (check && `Check ${check}`) }),
      bankId: isOwn ? ownBankId(value("FITID")) : bankIdOf(account, value("FITID")),
      currency: value("CURSYM") || currency,
    });
    fields = null;
  };
  for (const tag of tagsOf(text)) {
    if (tag.name === "STMTTRN") {
      finish();
      if (!tag.isEnd) [fields, line] = [new Map(), tag.line];
    } else if (tag.isEnd) {
      if (tag.name === "BANKTRANLIST") finish();
    } else if (fields) {
      // the currency of ORIGCURRENCY is the one that the bank converted the amount from
      const isOriginal = tag.path.includes("ORIGCURRENCY");
      if (tag.text !== "" && !isOriginal && !fields.has(tag.name)) fields.set(tag.name, tag.text);
    } else if (tag.name === "ACCTID") account = tag.text;
    else if (tag.name === "CURDEF") currency = tag.text;
  }
  finish();
  return entries;
}

/** An amount of OFX with a decimal point. OFX groups no digits, so that the only mark is the decimal one: "-100,000" is -100. */
function withPoint(amount: string): string {
  const last = Math.max(amount.lastIndexOf("."), amount.lastIndexOf(","));
  const isComma = (amount[last] === ",") === (amount.indexOf(amount[last] ?? "") === last); // a mark that occurs twice groups them all the same
  return last >= 0 && isComma ? amount.replace(/[.,]/gu, (mark) => (mark === "," ? "." : ",")) : amount;
}

/** The account in our own exports, other-export.rules.ts. */
export const ownAccount = "evenday";
/** Tags of our own OFX, in the form that OFX has for those of one program. Other programs skip them. */
export const ownTags = { category: "EVENDAY.CATEGORY", note: "EVENDAY.NOTE" } as const;

/** An export of a release before `ownTags` has the category before the note, "Food: Coffee", of 255 characters at most. */
function ownParts(value: (name: string) => string): Pick<BankEntry, "note" | "category" | "kind"> {
  const category = value(ownTags.category);
  const [name, memo] = [value("NAME"), value("MEMO")];
  const at = memo.lastIndexOf(`: ${name}`);
  if (category === "") return at > 0 ? { note: memo.slice(at + 2), category: memo.slice(0, at) } : { note: "", category: memo };
  return { note: value(ownTags.note), category, ...(value("TRNTYPE") === "OTHER" && { kind: "adjustment" }) };
}

/** The id of a row of our own export, in place of a bank's; "" for anything else. */
const ownBankId = (id: string) => (ownRowId(`${ownAccount} ${id}`) ? `${ownAccount} ${id}` : "");
/** The id of the expense that a row of our own export was; undefined for a bank's row. */
export const ownRowId = (bankId: string | null): string | undefined =>
  /^evenday ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/u.exec(bankId ?? "")?.[1];

type Detail = { amount: string; currency: string; sign: string; reference: string; payer: string; payee: string; words: string[] };
const noDetail = (): Detail => ({ amount: "", currency: "", sign: "", reference: "", payer: "", payee: "", words: [] });

/** Entries of an account statement by ISO 20022 (camt.052, camt.053 and camt.054). A batch with an amount each becomes a row each. */
export function readCamt(text: string): BankEntry[] {
  const entries: BankEntry[] = [];
  let account = "";
  let entry: { line: number; booked: string; valued: string; isBooked: boolean; whole: Detail; parts: Detail[] } | null = null;
  for (const { path, name, text: content, line, attributes, isEnd } of tagsOf(text)) {
    if (name === "NTRY") {
      if (entry && isEnd) entries.push(...rowsOf(entry, account));
      entry = isEnd ? null : { line, booked: "", valued: "", isBooked: true, whole: noDetail(), parts: [] };
      continue;
    }
    if (isEnd) continue;
    if (!entry) {
      if (path.includes("ACCT") && (name === "IBAN" || (name === "ID" && content !== ""))) account = content;
      continue;
    }
    if (name === "TXDTLS") {
      entry.parts.push(noDetail());
      continue;
    }
    const inside = path.slice(path.lastIndexOf("NTRY") + 1);
    const isPart = inside.includes("TXDTLS");
    const detail = (isPart ? entry.parts.at(-1) : undefined) ?? entry.whole;
    const parent = inside.at(-2) ?? "";
    if (name === "AMT" && (parent === "" || parent === "TXDTLS" || (parent === "TXAMT" && detail.amount === ""))) {
      detail.amount = content;
      detail.currency = /Ccy\s*=\s*["']([A-Z]{3})/u.exec(attributes)?.[1] ?? "";
    } else if (name === "CDTDBTIND" && (parent === "" || parent === "TXDTLS")) detail.sign = content;
    else if (content !== "" && (name === "STS" || (name === "CD" && parent === "STS"))) entry.isBooked = content === "BOOK";
    else if ((name === "DT" || name === "DTTM") && parent === "BOOKGDT") entry.booked = content.slice(0, 10);
    else if ((name === "DT" || name === "DTTM") && parent === "VALDT") entry.valued = content.slice(0, 10);
    else if (name === "ACCTSVCRREF") detail.reference ||= content;
    else if (name === "NM" && inside.includes("CDTR")) detail.payee ||= content;
    else if (name === "NM" && inside.includes("DBTR")) detail.payer ||= content;
    else if (name === "USTRD") detail.words.push(content);
    else if (name === "ADDTLNTRYINF") entry.whole.words.push(content);
  }
  return entries;

  function rowsOf(found: NonNullable<typeof entry>, number: string): BankEntry[] {
    const { whole } = found;
    // a purchase abroad also has the amount in its own currency
    const isBatch = found.parts.length > 1 && found.parts.every(({ amount, currency }) => amount !== "" && currency === whole.currency);
    const parts = isBatch ? found.parts : [found.parts[0] ?? noDetail()];
    return parts.map((part, index) => {
      const sign = (isBatch && part.sign) || whole.sign;
      const isOut = sign === "DBIT"; // also of a reversal: the indicator is the direction of the booking itself (ISO 20022)
      const reference = whole.reference || part.reference;
      const amount = isBatch ? part.amount : whole.amount;
      return {
        line: found.line,
        date: found.booked || found.valued,
        amount: amount === "" ? "" : `${isOut ? "-" : ""}${amount}`,
        note: joined([isOut ? part.payee || part.payer : part.payer || part.payee, part.words.join(" ") || whole.words.join(" ")]),
        bankId: bankIdOf(number, reference) && bankIdOf(number, `${reference}${isBatch ? ` ${index + 1}` : ""}`),
        currency: whole.currency,
        ...(!found.isBooked && { leftOut: "pending" as const }),
      };
    });
  }
}

/** Payee and memo as one note, only once if one contains the other. */
export function joined([payee = "", memo = ""]: readonly string[]): string {
  const [one, other] = [payee, memo].map((part) => part.replace(/\s+/gu, " ").trim());
  if (!one || !other) return one || other || "";
  if (other.toLowerCase().includes(one.toLowerCase())) return other;
  return one.toLowerCase().includes(other.toLowerCase()) ? one : `${one}, ${other}`;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };
const unescaped = (text: string) =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/giu, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff) ? String.fromCodePoint(code) : whole;
  });
