export const isNoSide = "is neither debit nor credit.";
export const otherCurrency = "The amount is in";

const wayOuts: readonly { isOf: (reason: string) => boolean; words: string }[] = [
  {
    isOf: (reason) => reason.startsWith(`${otherCurrency} `),
    words:
      "If your money is in another currency than your budget, you can change the budget's in your account, under Preferences, and choose this file again. Amounts that are there already are not converted.",
  },
  {
    isOf: (reason) => reason.endsWith(isNoSide),
    words:
      "The column chosen under “Debit or credit” does not say which a row is. Please choose another there, or “not given”, and press Preview again.",
  },
];

/** How a file that gives nothing, because of the currency or of a column chosen wrongly, can be imported; null for any other. */
export function formatWayOut(found: {
  added: number;
  known: number;
  incoming: number;
  badRows: readonly { reason: string }[];
}): string | null {
  if (found.added + found.known + found.incoming > 0) return null;
  return wayOuts.find(({ isOf }) => found.badRows.some(({ reason }) => isOf(reason)))?.words ?? null;
}
