/**
 * Money is whole cents, one currency per member; there are no fractions of a cent.
 * Largest accepted amount: one trillion units (1e14 cents), far below 2^53.
 */
export type Cents = number;
export const largestCents = 100_000_000_000_000;

/** "$1,234.50", or "$1,234" for whole amounts when `short` or when the currency has no cents ("¥1,234"). `currency` is an ISO 4217 code. */
export function showCents(cents: Cents, currency = "USD", short = false): string {
  const isWhole = cents % 100 === 0;
  return printer(currency, isWhole ? (short ? 0 : undefined) : 2).format(cents / 100);
}

/** "Over by $50", the beginning of every sentence that says so. */
export const overBy = (cents: Cents, currency: string): string => `Over by ${showCents(cents, currency, true)}`;

/** A computed amount in the smallest unit of its currency: whole cents, or whole units where it has no cents (JPY). */
export function roundToUnit(cents: number, currency: string, round = Math.floor): Cents {
  const unit = printer(currency).resolvedOptions().minimumFractionDigits ? 1 : 100;
  return round(cents / unit) * unit;
}

/** The amount as an edit field shows it: "1234.5" becomes "1234.50", 20000 cents become "200". */
export const fieldCents = (cents: Cents): string => (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);

/** The currency symbol before an amount: "$" for USD. */
export const signOf = (currency: string): string => showCents(0, currency, true).replace(/[\d\s.,]/g, "");

/** How wide an amount is, in digits: the letters of "CHF" are wider. For `.loud`, whose size depends on it. */
export const digitsWide = (amount: string): number => amount.length + (amount.match(/[A-Z]/g)?.length ?? 0) * 0.3;

/**
 * Whether a text contains an amount of money, as `showCents` prints it in any currency or as a member would write it. Hiding amounts
 * depends on this function.
 */
export const holdsAmount = (text: string): boolean =>
  /(?:\p{Sc}|\b\p{L}{2,4}\.?\u00a0)\s?[-+]?[\d.,]*\d|\d\s?(?:\p{Sc}|(?:dollars?|cents?)\b)/u.test(text);

const printers = new Map<string, Intl.NumberFormat>();
/** Without `least` digits, those of the currency: none for JPY. */
function printer(currency: string, least?: number) {
  const key = `${currency}${least}`;
  const saved = printers.get(key);
  if (saved) return saved;
  const digits = { maximumFractionDigits: 2, ...(least !== undefined && { minimumFractionDigits: least }) };
  const created = new Intl.NumberFormat("en-US", { style: "currency", currency, ...digits });
  printers.set(key, created);
  return created;
}

let currencies: Set<string> | undefined;
/** Whether `text` is an ISO 4217 code that amounts can be shown in. */
export const isCurrency = (text: string): boolean => (currencies ??= new Set(Intl.supportedValuesOf("currency"))).has(text);
/** `text` if amounts can be shown in it, else USD: an unknown stored code must not break every page. */
export const knownCurrency = (text: string): string => (isCurrency(text) ? text : "USD");
