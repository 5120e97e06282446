import type { DecimalMark } from "#shared/amounts.ts";

/** How the member writes amounts, as this browser's language does; decides only where a text could be read both ways. */
export const decimalMark = (): DecimalMark =>
  new Intl.NumberFormat(navigator.language).formatToParts(1.5).find(({ type }) => type === "decimal")?.value === "," ? "," : ".";
