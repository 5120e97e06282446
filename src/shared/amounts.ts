import { fieldCents, largestCents, showCents, type Cents } from "./money.ts";

/** The decimal mark of the member's language: 1,234.50 or 1.234,50. */
export type DecimalMark = "." | ",";

/**
 * Parses typed text as cents, rounded half away from zero: "1,234.50", "1.234,50", "1 234", "1'234", "1,23,456", "$12", "5 USD", "12,50".
 * Where a text could be read both ways ("1.234"), `mark` decides. Returns null for text that is no amount, and for amounts above
 * `largestCents`.
 */
export function readCents(typed: string, mark: DecimalMark = "."): Cents | null {
  const figure = figureOf(typed, mark);
  return figure && centsOf(figure);
}

export const belowZero = "Please enter an amount of 0 or more.";
export const tooLarge = "That amount is too large.";
export const unreadAmount = "We can't read this amount yet. 1,234.50, 1.234,50, 1 234.50 and $5 all work.";
export const oldAmountStays = `${unreadAmount} Until then the old amount stays.`;
export const emptyAmount = "Left empty, the old amount stays. Type 0 to clear it.";
export const whichAmount = "Please press the amount that you mean.";
export type AmountRead = { cents: Cents; refusal?: never } | { cents?: never; refusal: string };

/**
 * The value of a committed amount field, in cents of 0 or more. With `stored`, the amount that the field would replace, only a text that is
 * an amount replaces it. Without (or with 0), a field that is empty or contains no digit of any script is 0 (specification, section 5).
 * An amount that could be meant either way is refused, too: `readingsOf` has both. Every amount field is parsed by this function; a refusal is
 * shown beside the field.
 */
export function readAmount(typed: string, mark: DecimalMark, stored?: Cents | null): AmountRead {
  const isNew = !stored;
  const figure = figureOf(typed, mark) ?? scientific(typed);
  if (!figure) {
    if (isNew && !/\p{Nd}/u.test(typed)) return { cents: 0 };
    return { refusal: isNew ? unreadAmount : typed.trim() === "" ? emptyAmount : oldAmountStays };
  }
  const cents = centsOf(figure);
  if (cents === null) return { refusal: tooLarge };
  if (cents < 0) return { refusal: belowZero };
  return readingsOf(typed, mark) ? { refusal: whichAmount } : { cents };
}

/** One way to read an amount: its cents, how it is typed without doubt, and the decimal mark that it implies. */
export type Reading = { cents: Cents; typed: string; mark: DecimalMark };

/**
 * "2.450" where the point is the decimal mark: money has no thousandths, so it may be 2,450.00 written as elsewhere, or 2.45. Returns both; or
 * null for any other text. The other mark before three digits groups thousands in either convention.
 */
export function readingsOf(typed: string, mark: DecimalMark): [grouped: Reading, decimal: Reading] | null {
  const found = /^([-+]?)\s*([1-9]\d{0,2})([.,])(\d{3})$/.exec(withoutCurrency(typed));
  if (found?.[3] !== mark) return null;
  const sign = found[1] === "-" ? "-" : "";
  const otherMark = mark === "." ? "," : ".";
  const grouped = readCents(typed, otherMark);
  const decimal = readCents(typed, mark);
  if (grouped === null || decimal === null) return null;
  return [
    { cents: grouped, typed: `${sign}${found[2]}${found[4]}`, mark: otherMark },
    { cents: decimal, typed: fieldCents(decimal), mark },
  ];
}

/** "Read as $1,234.00" for a text that is more than digits and cents, to be shown beside the field before it is saved; or null. */
export function formatReadAs(typed: string, mark: DecimalMark, sign: string): string | null {
  if (typed.length > longestTyped || /^\s*(\d+([.,]\d{1,2})?)?\s*$/.test(typed)) return null;
  const figure = figureOf(typed, mark);
  const cents = figure && centsOf(figure);
  return cents === null || cents < 0 ? null : `Read as ${withSign(cents, sign)}`;
}

/** "-$1,234.00" with any currency sign. */
export const withSign = (cents: Cents, sign: string): string => showCents(cents).replace("$", () => sign);

/** UTF-16 units of a text that may be an amount: the patterns below take seconds for a long one that was pasted. */
const longestTyped = 500;

type Figure = { isNegative: boolean; whole: string; fraction: string };

function centsOf({ isNegative, whole, fraction }: Figure): Cents | null {
  const cents = Number(whole || "0") * 100 + Number((fraction + "00").slice(0, 2)) + (Number(fraction[2] ?? 0) >= 5 ? 1 : 0);
  if (!Number.isSafeInteger(cents) || cents > largestCents) return null;
  return isNegative ? 0 - cents : cents;
}

function figureOf(typed: string, mark: DecimalMark): Figure | null {
  const found = /^([-+]?)\s*([\d.,' ]*\d[\d.,' ]*)$/.exec(withoutCurrency(typed));
  const parts = found && splitDigits((found[2] ?? "").trim(), mark);
  return parts && { isNegative: found?.[1] === "-", whole: parts[0].replace(/\D/g, ""), fraction: parts[1] };
}

/** The digits before and after the decimal mark, or null when the separators do not group as numbers do. */
function splitDigits(digits: string, mark: DecimalMark): [whole: string, fraction: string] | null {
  const single = /^(\d*)([.,])(\d*)$/.exec(digits);
  if (single) {
    const [, whole = "", separator, fraction = ""] = single;
    if (separator === mark || (fraction.length > 0 && fraction.length < 3)) return [whole, fraction];
    return /^[1-9]\d{0,2}$/.test(whole) && fraction.length === 3 ? [whole + fraction, ""] : null;
  }
  if (/^\d+$/.test(digits)) return [digits, ""];
  const grouped =
    /^(\d{1,3}([.,' ])\d{3}(?:\2\d{3})*)(?:([.,])(\d*))?$/.exec(digits) ?? /^(\d{1,2}(?:([, ])\d{2})+\2\d{3})(?:(\.)(\d*))?$/.exec(digits);
  if (!grouped || grouped[2] === grouped[3]) return null;
  return [grouped[1] ?? "", grouped[4] ?? ""];
}

const currencyWords = /^(dollars?|bucks?|euros?|pounds?|francs?|yen|rupees?|pesos?|reais|real|kronor|kroner|kr|zł|zloty)\.?$/iu;
const currencyCodes = new Set(Intl.supportedValuesOf("currency"));

/** In plain digits and signs, without a currency sign, code or word before or after the figure; empty for a text that is too long to be one. */
function withoutCurrency(typed: string): string {
  if (typed.length > longestTyped) return "";
  const plain = plainDigits(typed)
    .replace(/[\u2212\u2013]/gu, "-")
    .replace(/[’ʼ`]/gu, "'")
    .trim();
  const [, sign = "", before = "", figure = "", after = ""] =
    /^([-+]?)\s*([^\d.,\s+-]*)\s*(.*?\d[.,]?)\s*(\p{L}*\p{Sc}?\.?)$/u.exec(plain) ?? [];
  return [before, after].every(namesCurrency) && figure !== "" && !(before && after) ? sign + figure : plain;
}
const namesCurrency = (text: string) =>
  text === "" || /^[A-Z]{0,3}\p{Sc}$/iu.test(text) || currencyWords.test(text) || currencyCodes.has(text.toUpperCase());

/** "1e3" is a number too. */
function scientific(typed: string): Figure | null {
  if (typed.length > longestTyped) return null;
  const plain = plainDigits(typed)
    .trim()
    .replace(/^([-+]?)\s*\p{Sc}\s*/u, "$1");
  if (!/^[-+]?(\d+\.?\d*|\.\d+)e[-+]?\d+$/i.test(plain)) return null;
  const value = Math.abs(Number(plain));
  const [whole = "", fraction = ""] = value < 1e20 ? value.toFixed(3).split(".") : ["9".repeat(20)];
  return { isNegative: plain.startsWith("-"), whole, fraction };
}

/** The value of a decimal digit: Unicode has the ten of a script in a row, and those of mathematics in rows without a gap. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/**
 * A typed amount, date or number in the digits and marks that we read: those of other scripts (Arabic, Persian, Devanagari) and full-width
 * ones are replaced, and marks of direction, which are copied with a figure, removed. Most texts need none of it, such as the cells of a file.
 */
export const plainDigits = (text: string): string =>
  /[^ -~]/.test(text)
    ? text
        .normalize("NFKC")
        .replace(/\p{Bidi_Control}/gu, "")
        .replace(/\u066b/g, ".")
        .replace(/\u066c/g, ",")
        .replace(/(?!\d)\p{Nd}/gu, valueOf)
    : text;
