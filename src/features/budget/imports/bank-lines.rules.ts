import { bankIdOf, joined, ownAccount, type BankEntry } from "./bank-tags.rules.ts";

/** Kinds of QIF lists that contain transactions of an account; lists of categories, classes, securities and memorized ones do not. */
const ledgers = /^!Type:\s*(?:Bank|CCard|Cash|Oth [AL]|Invoice)\s*$/iu;

/** Transactions of a QIF file. A split transaction becomes one row for each split. */
export function readQif(text: string): BankEntry[] {
  const entries: BankEntry[] = [];
  let [isLedger, isAccounts, account] = [false, false, ""];
  let fields = new Map<string, string>();
  let splits: { category: string; memo: string; amount: string }[] = [];
  let first = 0;
  const finish = () => {
    const value = (code: string) => fields.get(code) ?? "";
    // "6/ 1' 4" and "6/1'4" are of 2004
    const date = value("D")
      .replace(/\s+/gu, "")
      .replace(/'(?=\d$)/u, "/0")
      .replace("'", "/");
    const number = value("N");
    const whole = { category: value("L"), memo: value("M"), amount: value("T") || value("U") };
    const isOwn = account === ownAccount;
    const parts = splits.length > 0 && splits.every(({ amount }) => amount !== "") ? splits : [whole];
    for (const part of parts) {
      entries.push({
        line: first,
        date,
        amount: part.amount,
        ...(isOwn
          ? { note: value("P"), category: withSigns(whole.category), ...(whole.memo === adjustmentMemo && { kind: "adjustment" }) }
          : { note: joined([value("P"), part.memo || whole.memo]) || (number && `Check ${number}`), category: categoryOf(part.category) }),
        ...(isAccount(part.category) && { leftOut: "transfer" as const }),
      });
    }
  };
  for (const [index, raw] of text.split(/\r\n|\r|\n/u).entries()) {
    const line = raw.trim();
    if (line.startsWith("!")) {
      if (!/^!(?:Option|Clear)/iu.test(line)) [isLedger, isAccounts] = [ledgers.test(line), /^!Account/iu.test(line)];
      [fields, splits, first] = [new Map(), [], 0];
    } else if (isAccounts && line.startsWith("N")) account = line.slice(1).trim();
    else if (!isLedger || line === "") continue;
    else if (line.startsWith("^")) {
      if (fields.size > 0) finish();
      [fields, splits, first] = [new Map(), [], 0];
    } else {
      first ||= index + 1;
      const [code = "", value] = [line[0], line.slice(1).trim()];
      const split = splits.at(-1);
      if (code === "S") splits.push({ category: value, memo: "", amount: "" });
      else if (code === "E" && split) split.memo = value;
      else if (code === "$" && split) split.amount = value;
      else if (!fields.has(code)) fields.set(code, value);
    }
  }
  if (fields.size > 0) finish();
  return entries;
}

/** "[Savings]" in place of a category is the other account of a transfer, also with a class: "[Savings]/Home". */
const isAccount = (category: string) => /^\[[^\]]+\]/u.test(category);
/** "Everyday:Groceries/Home" is Everyday:Groceries, with a class. */
const categoryOf = (text: string) => (isAccount(text) ? "" : (text.split("/")[0]?.trim() ?? ""));

/** The memo of an adjustment in our own QIF. */
export const adjustmentMemo = "Adjustment";
/** How far the full-width form of a character is from it. */
const toFullWidth = 0xfe_e0;
const shifted = (by: number) => (sign: string) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + by);
/** A category's name with full-width forms of the signs of classes and accounts, for our own QIF; `withSigns` undoes it. */
export const withoutSigns = (name: string) => name.replace(/[/[\]]/gu, shifted(toFullWidth));
const withSigns = (name: string) => name.replace(/[／［］]/gu, shifted(-toFullWidth));

/** Whether a text begins as our own QIF does. */
export const isOwnQif = (text: string) => new RegExp(`^!Account\\r?\\nN${ownAccount}\\r?\\n`, "u").test(text);

/** Booked entries of a SWIFT MT940 (or MT942) statement, with what `:86:` says of each. */
export function readMt940(text: string): BankEntry[] {
  const entries: BankEntry[] = [];
  let [account, currency] = ["", ""];
  for (const { tag, value, line } of fieldsOf(text)) {
    if (tag === "25") account = value.trim();
    else if (tag === "60F" || tag === "60M") currency = /^[CD]\d{6}([A-Z]{3})/u.exec(value)?.[1] ?? "";
    else if (tag === "61") entries.push(entryOf(value, line));
    else if (tag === "86") {
      const last = entries.at(-1);
      if (last && last.note === "") last.note = detailOf(value);
    }
  }
  return entries;

  function entryOf(value: string, line: number): BankEntry {
    const found = /^(\d{6})(\d{4})?(R?[CD])[A-Z]?([\d,.]+)[A-Z]\w{3}([^\n]*)/u.exec(value);
    if (!found) return { line, date: "", amount: value.split("\n")[0] ?? "", note: "" };
    const [, valued = "", booked, side = "", amount = "", reference = ""] = found;
    const isOut = side === "D" || side === "RC";
    const bankReference = reference.split("//")[1]?.trim() ?? "";
    return {
      line,
      date: bookedOn(valued, booked),
      amount: `${isOut ? "-" : ""}${amount.replace(/,$/u, ",00")}`,
      note: "",
      bankId: bankIdOf(account, bankReference),
      currency,
    };
  }
}

/** The booking day: month and day as given, in the year of the value date or the one beside it. */
function bookedOn(valued: string, booked: string | undefined): string {
  const [year, month] = [2000 + Number(valued.slice(0, 2)), Number(valued.slice(2, 4))];
  if (booked === undefined) return `20${valued.slice(0, 2)}-${valued.slice(2, 4)}-${valued.slice(4, 6)}`;
  const bookedMonth = Number(booked.slice(0, 2));
  const shift = bookedMonth - month > 6 ? -1 : month - bookedMonth > 6 ? 1 : 0;
  return `${year + shift}-${booked.slice(0, 2)}-${booked.slice(2, 4)}`;
}

/** The fields `:NN:` of a statement, with their continuation lines. */
function fieldsOf(text: string): { tag: string; value: string; line: number }[] {
  const fields: { tag: string; value: string; line: number }[] = [];
  for (const [index, raw] of text.split(/\r\n|\r|\n/u).entries()) {
    const found = /^:(\d{2}[A-Z]?):(.*)$/u.exec(raw);
    const last = fields.at(-1);
    if (found) fields.push({ tag: found[1] ?? "", value: found[2] ?? "", line: index + 1 });
    else if (last && !/^(?:-\}?|\{.*)\s*$/u.test(raw)) last.value += `\n${raw}`;
  }
  return fields;
}

/**
 * `:86:` as structured by German banks (?20 to ?29 and ?60 to ?63 purpose, ?32 and ?33 name) or by Dutch ones ("/NAME/", "/REMI/"), as name
 * and purpose; otherwise its text.
 */
function detailOf(value: string): string {
  const flat = value.replaceAll("\n", "");
  if (flat.search(fieldStart) === 0) return codedDetail(flat) || joined([value.replaceAll("\n", " ")]);
  if (!/^\d{3}.?[?]/u.test(flat)) return joined([value.replaceAll("\n", " ")]);
  const parts = [...flat.matchAll(/\?(\d{2})([^?]*)/gu)];
  const of = (codes: RegExp) =>
    parts
      .filter(([, code = ""]) => codes.test(code))
      .map(([, , part = ""]) => part)
      .join("");
  const purpose = of(/^(?:2\d|6[0-3])$/u);
  return joined([of(/^3[23]$/u), /SVWZ\+(.*?)(?=[A-Z]{4}\+|$)/u.exec(purpose)?.[1] ?? purpose]);
}

/** Where a field of a Dutch `:86:` begins. */
const fieldStart =
  /\/(?=(?:TRTP|IBAN|BIC|NAME|ADDR|REMI|[EPIC]REF|MARF|CSID|CNTP|BENM|ORDP|INIT|ULT[BCD]|ISDT|PURP|RTRN|TRCD|OCMT|EXCH|CHGS|BUSP|NRTX|SVCL|ACCW)\/)/u;

/** "/CNTP/" of ING has account, bank, name and place; "/REMI/" may begin with its kind. */
function codedDetail(flat: string): string {
  const fields = flat.split(fieldStart);
  const of = (code: string) =>
    fields
      .find((field) => field.startsWith(`${code}/`))
      ?.slice(code.length + 1)
      .replace(/(?<!\/)\/+$/u, "") ?? "";
  return joined([of("NAME") || (of("CNTP").split("/")[2] ?? ""), of("REMI").replace(/^(?:USTD\/|STRD\/[A-Z]{3})\//u, "")]);
}
