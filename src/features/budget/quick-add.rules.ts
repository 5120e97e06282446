import { readCents, type DecimalMark } from "#shared/amounts.ts";

/** The typed amount after a key of the number pad. Two decimals at most; a leading point becomes "0.". */
export function pressKey(typed: string, key: string): string {
  if (key === "back") return typed.slice(0, -1);
  if (key === ".") return typed.includes(".") ? typed : `${typed || "0"}.`;
  const [, decimals] = typed.split(".");
  if (decimals !== undefined && decimals.length >= 2) return typed;
  if (typed === "0") return key;
  return typed.length >= 12 ? typed : typed + key;
}

/** A whole number in a text, never a part of one: digits with separators, a space only between groups of three. */
const figures = /(?<![\d.,'’])(?:\d{1,3}(?:[ \u00a0\u202f]\d{3}(?!\d))+(?:[.,]\d+)?|\.?\d+(?:[.,'’]\d+)*)/gu;
/** What may be a currency before or after a figure: a sign, a code or a word. `readCents` decides whether it is one. */
const before = /(?<!\p{L})(?:\p{L}{0,3}\p{Sc}|[A-Z]{3}|(?!\p{L}{3}(?!\p{L}))\p{L}{2,}\.?)[ \u00a0\u202f]?$/u;
/** A sign before the next figure, as in "7 $5", is that one's. */
const after = /^(?![ \u00a0\u202f]\p{Sc}\d)[ \u00a0\u202f]?(?:\p{Sc}|[A-Z]{3}|(?!\p{L}{3}(?!\p{L}))\p{L}{2,})(?!\p{L})/u;

/** Digits of a telephone, an account or a day written as one number. */
const reference = /^\d{7,}$/u;
const cents = /[.,]\d{2}$/u;
/** What stands before the second part of a time or a date. */
const dated = /\d[:/-]$/u;

/** UTF-16 units of a shared text that are read, many times what a note can hold: a whole page of figures would take seconds. */
const longestShared = 2_000;

/**
 * The first amount with a currency in a shared text, else with cents, else the first number that stands alone, as typed, and the rest as a
 * note: "2 coffees $7.50" is 7.50 for 2 coffees. Numbers inside words, dates and times are no amounts, and neither are those of a reference.
 */
export function readShared(shared: string, mark: DecimalMark = "."): { amount: string; note: string } {
  const text = shared.slice(0, longestShared);
  const isAmount = (part: string) => (readCents(part, mark) ?? 0) > 0;
  const found = [...text.matchAll(figures)].flatMap(({ 0: amount, index }) => {
    const [head, tail] = [text.slice(0, index), text.slice(index + amount.length)];
    const isCurrency = (part: string, whole: string) => part !== "" && isAmount(whole);
    const [left, right] = [before.exec(head)?.[0] ?? "", after.exec(tail)?.[0] ?? ""];
    const [isLeft, isRight] = [isCurrency(left, left + amount), isCurrency(right, amount + right)];
    const isAlone = /(?:^|[\s(])$/u.test(head) && /^(?:$|[\s)!?]|[,.;:](?!\d))/u.test(tail);
    if (!isAmount(amount) || (dated.test(head) && !cents.test(amount)) || !(isLeft || isRight || (isAlone && !reference.test(amount))))
      return [];
    const rest = [isLeft ? head.slice(0, -left.length) : head, isRight ? tail.slice(right.length) : tail];
    return [{ amount, hasCurrency: isLeft || isRight, rest }];
  });
  const best = found.find(({ hasCurrency }) => hasCurrency) ?? found.find(({ amount }) => cents.test(amount)) ?? found[0];
  if (!best) return { amount: "", note: text.trim() };
  const [head = "", tail = ""] = best.rest;
  return { amount: best.amount, note: `${head.replace(/[\s,;:]+$/u, "")} ${tail.replace(/^[\s,.;:]+/u, "")}`.replace(/\s+/gu, " ").trim() };
}
