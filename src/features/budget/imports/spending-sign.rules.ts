import { foldText } from "#shared/text.ts";
import type { DecimalMark } from "#shared/amounts.ts";
import { guessMark, readBankAmount } from "./amounts.rules.ts";

/** The sign of spending: banks write it below 0, card companies often above. */
export type Sign = "negative" | "positive";
/** `isSure` is false where the file does not tell, so that the member is asked. */
type SpendingGuess = { spending: Sign; isSure: boolean };
/**
 * `notes` belong to the amounts, row by row; `account` is what the file says about the account: lines above the table, and names of columns;
 * `types` are the cells of a type column by which the amounts are not read.
 */
type Hints = { notes?: readonly string[]; account?: string; types?: readonly string[] };

/** Money that comes in, on a card or an account. */
const inWords =
  /\b(thank ?you|merci|danke|gracias|payment received|payroll|salary|wages|direct dep(osit)?|refund|reimbursement|rebate|cash ?back|statement credit|interest (paid|earned)|dividend|gehalt|lohn|gutschrift|salaire|nomina|stipendio|salaris)\b/;
/** Money that goes out: what cards and accounts charge, and words of shops in several languages. */
const outWords =
  /\b(purchase|pos|withdrawal|interest charge|finance charge|(late|annual|service|membership|transaction) fee|kartenzahlung|lastschrift|achat|compra|rent|grocer(y|ies)|(super)?market|supermarkt|bakery|backerei|bakker|boulangerie|cafe|coffee|restaurant|pizza|grill|pharmacy|apotheke|gas|fuel|parking|hotel|airlines?|uber|lyft|netflix|spotify|amazon|amzn|walmart|costco|starbucks|mcdonald'?s|aldi|lidl|rewe|edeka|tesco|cvs|walgreens|trader joe'?s|whole foods)\b/;
/** A payment to a card; of an account it is one to somebody else. */
const paymentWords = /\b(auto ?-?pay|payment|pymt|einzahlung|zahlung|paiement|pago|pagamento|betaling|inbetalning)\b/;
const cardWords =
  /\b(credit ?-?card|card ?(member|holder|no|number|ending)|master ?card|visa|amex|american express|kreditkarte|karten(nummer|inhaber)|carte de credit|tarjeta de credito|carta di credito|kreditkort)\b/;
const bankWords = /\b(checking|chequing|current account|giro(konto)?|compte courant|cuenta corriente|conto corrente|betaalrekening)\b/;

/** A sum as members pay it to a card: whole fifties. */
const isRound = (cents: number) => cents % 5_000 === 0;

/**
 * The sign of spending in a column of signed amounts, by what the rows and the account are called, and else by the commoner sign: most people
 * spend more often than they receive.
 */
export function guessSpending(
  amounts: readonly string[],
  mark: DecimalMark,
  { notes = [], account = "", types = [] }: Hints = {},
): SpendingGuess {
  const rows = amounts.flatMap((cell, at) => {
    const cents = readBankAmount(cell, mark);
    return cents
      ? [{ cents: Math.abs(cents), sign: cents < 0 ? ("negative" as const) : ("positive" as const), note: foldText(notes[at] ?? "") }]
      : [];
  });
  const of = (sign: Sign) => rows.filter((row) => row.sign === sign);
  const [below, above] = [of("negative").length, of("positive").length];
  const commoner: Sign = below >= Math.max(1, above) ? "negative" : "positive";
  // amounts without signs that are not all spent
  if (below === 0) return { spending: commoner, isSure: above === 0 || !types.some((type) => sideOf(type) === "in") };
  if (above === 0) return { spending: commoner, isSure: true };
  const isCard = cardWords.test(foldText(account));
  const payments = isCard ? cardPayments(rows) : onlyPayments(rows);
  const isIn = (row: (typeof rows)[number]) => inWords.test(row.note) || payments.has(row);
  const isOut = (row: (typeof rows)[number]) => !isIn(row) && outWords.test(row.note);
  /** The rows that speak for `sign` as that of spending. */
  const rowsFor = (sign: Sign) => rows.filter((row) => (row.sign === sign ? isOut(row) : isIn(row))).length;
  const [forBelow, forAbove] = [rowsFor("negative"), rowsFor("positive")];
  const told = forBelow > 2 * forAbove ? "negative" : forAbove > 2 * forBelow ? "positive" : undefined;
  if (!isCard && bankWords.test(foldText(account)) && told !== "positive") return { spending: "negative", isSure: true };
  const isClear = Math.max(below, above) >= 2 * Math.min(below, above);
  if (told === undefined) return { spending: commoner, isSure: isClear && forBelow === forAbove };
  // a few words do not outweigh most of the rows
  if (told === commoner || !isClear || Math.max(forBelow, forAbove) * 2 >= rows.length) return { spending: told, isSure: true };
  return { spending: commoner, isSure: false };
}

type Row = { cents: number; sign: Sign; note: string };

/** The payments in a file that is a card's: by their name, or round sums that stand there more than once. */
function cardPayments(rows: readonly Row[]): ReadonlySet<Row> {
  const same = Map.groupBy(
    rows.filter(({ cents }) => isRound(cents)),
    ({ cents, sign }) => `${sign} ${cents}`,
  );
  const repeated = new Set([...same.values()].filter(({ length }) => length > 1).flat());
  return new Set(rows.filter((row) => paymentWords.test(row.note) || repeated.has(row)));
}

/** The rows of one sign if all are payments of one name, and those of the other sign have several names: only a card's payments look so. */
function onlyPayments(rows: readonly Row[]): ReadonlySet<Row> {
  for (const sign of ["negative", "positive"] as const) {
    const [mine, others] = [rows.filter((row) => row.sign === sign), rows.filter((row) => row.sign !== sign)];
    const names = (list: readonly Row[]) => new Set(list.map(({ note }) => note.replace(/[\d\W_]+/gu, " ").trim())).size;
    const arePayments = mine.every(({ note }) => paymentWords.test(note)) && !others.some(({ note }) => paymentWords.test(note));
    if (arePayments && names(mine) === 1 && names(others) > 1) return new Set(mine);
  }
  return new Set();
}

/** The first two rows of each sign, for the question which of them is spending. */
export function samplesOf(
  rows: readonly (readonly string[])[],
  { amount, note, mark }: { amount: number | null; note: number | null; mark: DecimalMark },
): Record<Sign, { cents: number; note: string }[]> {
  const read = rows.flatMap((row) => {
    const cents = amount === null ? null : readBankAmount(row[amount] ?? "", mark);
    return cents ? [{ cents, note: note === null ? "" : (row[note] ?? "").trim().slice(0, 60) }] : [];
  });
  const firstTwo = (fits: (cents: number) => boolean) => read.filter(({ cents }) => fits(cents)).slice(0, 2);
  return { negative: firstTwo((cents) => cents < 0), positive: firstTwo((cents) => cents > 0) };
}

/** The cells of the rows that have a balance: pending ones between them have none, and do not change it. */
const withBalance = (balances: readonly string[], ...columns: (readonly string[])[]): string[][] =>
  columns.map((cells) => cells.filter((_, at) => (balances[at] ?? "").trim() !== ""));

/** By the balance after each transaction, whichever way the rows are sorted: an account's own amounts change it as they stand. */
export function signByBalance(amounts: readonly string[], balances: readonly string[], mark: DecimalMark): Sign | undefined {
  const [changes, after] = withBalance(balances, amounts, balances).map((cells) => cells.map((cell) => readBankAmount(cell, mark)));
  /** How many amounts, times `sign`, are the difference to the balance of the row `step` rows on. */
  const fits = (sign: 1 | -1, step: 1 | -1) =>
    (changes ?? []).filter((change, at) => {
      const [now, before] = [after?.[at], after?.[at + step]];
      return change !== null && now != null && before != null && now - before === sign * change;
    }).length;
  const [same, opposite] = [Math.max(fits(1, 1), fits(1, -1)), Math.max(fits(-1, 1), fits(-1, -1))];
  return same === opposite ? undefined : same > opposite ? "negative" : "positive";
}

/**
 * How the balance changes by a fee beside an amount: "on top" is taken from it, "signed" is added to it with its own sign. An amount among
 * others without a sign may have gone out or come in. Null where the balance changes by the amount alone, as where a bank only repeats in the
 * fee what the amount has in it.
 */
export function feeByBalance(
  amounts: readonly string[],
  fees: readonly string[],
  balances: readonly string[],
  mark: DecimalMark,
): "on top" | "signed" | null {
  const [changes, extra, after] = withBalance(balances, amounts, fees, balances).map((cells) =>
    cells.map((cell) => readBankAmount(cell, mark)),
  );
  const signs = changes?.some((change) => change !== null && change < 0) ? [1] : [1, -1];
  const fits = (share: -1 | 0 | 1) =>
    (extra ?? []).filter((fee, at) => {
      const [change, now] = [changes?.[at], after?.[at]];
      if (!fee || change == null || now == null) return false;
      return [1, -1].some((step) => signs.some((sign) => now - (after?.[at + step] ?? Number.NaN) === sign * change + share * fee));
    }).length;
  const [onTop, signed] = [fits(-1), fits(1)];
  return Math.max(onTop, signed) <= fits(0) ? null : onTop >= signed ? "on top" : "signed";
}

/** Whether `nets` are `amounts` after `fees`: with the fee's own sign, as PayPal writes it, or less the fee. A fee that is no number is none. */
export function isAfterFees(amounts: readonly string[], fees: readonly string[], nets: readonly string[]): boolean {
  const mark = guessMark([...amounts, ...nets]);
  const rows = nets.flatMap((cell, at) => {
    const [net, amount] = [cell, amounts[at] ?? ""].map((one) => readBankAmount(one, mark));
    return net == null ? [] : [{ net, amount: amount ?? 0, fee: readBankAmount(fees[at] ?? "", mark) ?? 0 }];
  });
  const fits = (sign: -1 | 1) => rows.filter(({ net, amount, fee }) => net === amount + sign * fee).length;
  return rows.length > 0 && Math.max(fits(1), fits(-1)) >= rows.length * 0.9;
}

/**
 * By what the bank calls each transaction, such as "Sale" or "Return"; undefined where no name tells, or two tell different signs, and where no
 * amount is below 0: without signs there is none to read.
 */
export function signBySide(amounts: readonly string[], sides: readonly string[], mark: DecimalMark): Sign | undefined {
  const read = amounts.map((cell) => readBankAmount(cell, mark));
  if (!read.some((cents) => cents !== null && cents < 0)) return undefined;
  const told = sides.flatMap((cell, at) => {
    const [side, cents] = [plainSideOf(cell), read[at]];
    return side === null || !cents ? [] : [(side === "out") === cents < 0 ? ("negative" as const) : ("positive" as const)];
  });
  return new Set(told).size === 1 ? told[0] : undefined;
}

/**
 * Whether a cell of the type column means money out or in; null for other words. A payment is out of an account, and in on a card. With a sign,
 * a charge may be what others are asked for, as Venmo calls it.
 */
export function sideOf(cell: string): "out" | "in" | null {
  const kind = cell.trim();
  if (/^(?:checks?|cheques?|atm(?: withdrawal)?|pos(?: (?:purchase|debit))?)$/iu.test(kind)) return "out";
  if (/^(?:bill ?pay(?:ment)?|direct debit|debit card|card payment|charge)$/iu.test(kind)) return "out";
  return /^(?:direct (?:deposit|credit)|interest (?:paid|earned|income|credit))$/iu.test(kind) ? "in" : plainSideOf(kind);
}

/** The words that also tell the sign of amounts that have one. */
export function plainSideOf(cell: string): "out" | "in" | null {
  if (/^(?:debit|dbit|dr|d|withdrawal|expenses?|exp\.|sale|purchase|fee|s|soll|af|out)$/iu.test(cell.trim())) return "out";
  return /^(?:credit|crdt|cr|c|deposit|income|refund|return|h|haben|bij|in)$/iu.test(cell.trim()) ? "in" : null;
}
