import type { DecimalMark } from "#shared/amounts.ts";

/** The decimal mark of this browser's language; it decides only where an amount could be read both ways. */
export const decimalMark = (): DecimalMark =>
  new Intl.NumberFormat(navigator.language).formatToParts(1.5).find(({ type }) => type === "decimal")?.value === "," ? "," : ".";
