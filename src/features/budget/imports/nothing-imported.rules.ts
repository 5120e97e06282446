import type { RefusalCode } from "./refused-rows.rules.ts";

/** By the code of the rows, the first that applies. */
const wayOuts: readonly { code: RefusalCode; words: string }[] = [
  {
    code: "currency",
    words:
      "If your money is in another currency than your budget, you can change the budget's in your account, under Preferences, and choose this file again. Amounts that are there already are not converted.",
  },
  {
    code: "debit or credit",
    words:
      "The column chosen under “Debit or credit” does not say which a row is. Please choose another there, or “not given”, and press Preview again.",
  },
];

/** How a file that gives nothing, because of the currency or of a column chosen wrongly, can be imported; null for any other. */
export function formatWayOut(found: {
  added: number;
  known: number;
  incoming: number;
  badRows: readonly { code: RefusalCode }[];
}): string | null {
  if (found.added + found.known + found.incoming > 0) return null;
  return wayOuts.find((one) => found.badRows.some(({ code }) => code === one.code))?.words ?? null;
}
