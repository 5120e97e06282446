/**
 * Money is whole cents in one currency a member; fractions of a cent do not exist here.
 * Largest amount that is kept: one trillion units (1e14 cents), far below 2^53.
 */
export type Cents = number;
export const largestCents = 100_000_000_000_000;

/**
 * Reads what a person typed ("1,234.50", "$12", "12,50", " 7 ") as cents, rounded half away from zero.
 * Gives null for text that is no number, so that the caller decides between 0 and a refusal.
 */
export function readCents(typed: string): Cents | null {
  const plain = bare(typed)
    .replace(/^([-+]?\d+),(\d{1,2})$/, "$1.$2")
    .replace(/,(?=\d{3}(\D|$))/g, "");
  if (!/^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  const [whole = "", fraction = ""] = plain.replace(/^[-+]/, "").split(".");
  const cents = Number(whole || "0") * 100 + Number((fraction + "00").slice(0, 2)) + (Number(fraction[2] ?? 0) >= 5 ? 1 : 0);
  if (!Number.isSafeInteger(cents) || cents > largestCents) return null;
  return plain.startsWith("-") ? 0 - cents : cents;
}

export const belowZero = "Please enter an amount of 0 or more.";
export const tooLarge = "That amount is too large.";
export type AmountRead = { cents: Cents; refusal?: never } | { cents?: never; refusal: string };

/**
 * What a committed amount field means, in cents of 0 or more: text that is no number becomes 0 (specification, section 5);
 * a number that cannot be kept is refused with the sentence beside the field, since it would otherwise be lost without a word.
 */
export function readAmount(typed: string): AmountRead {
  const cents = readCents(typed) ?? readCents(expanded(bare(typed)));
  if (cents === null) return isHuge(typed) ? { refusal: tooLarge } : { cents: 0 };
  return cents < 0 ? { refusal: belowZero } : { cents };
}

/** "$1,234.50", or "$1,234" for whole amounts when `short`. `currency` is an ISO 4217 code. */
export function showCents(cents: Cents, currency = "USD", short = false): string {
  const digits = short && cents % 100 === 0 ? 0 : 2;
  return printer(currency, digits).format(cents / 100);
}

/** The amount as a field shows it for editing: "1234.5" becomes "1234.50", 20000 cents become "200". */
export const fieldCents = (cents: Cents): string => (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);

/** "$" for USD, as it stands before an amount. */
export const signOf = (currency: string): string => showCents(0, currency, true).replace(/[\d\s.,]/g, "");

const bare = (typed: string) => typed.trim().replace(/^([-+]?)\s*\p{Sc}\s*/u, "$1");
const scientific = /^[-+]?(\d+\.?\d*|\.\d+)e[-+]?\d+$/i; // "1e3", which is a number too
const expanded = (plain: string) => (scientific.test(plain) && Math.abs(Number(plain)) < 1e13 ? Number(plain).toFixed(2) : "");

function isHuge(typed: string): boolean {
  const plain = typed.replace(/[\p{Sc},\s]/gu, "");
  const value = Math.abs(Number(plain));
  return value > largestCents / 100 && (value < Infinity || scientific.test(plain) || /^[-+]?[\d.]+$/.test(plain));
}

const printers = new Map<string, Intl.NumberFormat>();
function printer(currency: string, digits: number) {
  const key = `${currency}${digits}`;
  const kept = printers.get(key);
  if (kept) return kept;
  const made = new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  printers.set(key, made);
  return made;
}

const currencies = new Set(Intl.supportedValuesOf("currency"));
/** Whether `text` is an ISO 4217 code that amounts can be shown in. */
export const isCurrency = (text: string): boolean => currencies.has(text);
