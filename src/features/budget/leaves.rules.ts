import { showCents, type Cents } from "#shared/money.ts";

/**
 * What would be left after saving: "Leaves $46.47 for today, and $133.00 in Food." `safeCents` is null without a budget of the member's
 * own.
 */
export function formatLeaves(
  left: { safeCents: Cents | null; overCents: Cents; categoryCents: Cents; category: string },
  currency: string,
): string {
  const show = (cents: Cents) => showCents(cents, currency);
  const category =
    left.categoryCents < 0 ? `${left.category} ${show(-left.categoryCents)} over` : `${show(left.categoryCents)} in ${left.category}`;
  if (left.safeCents === null) return left.categoryCents < 0 ? `Puts ${category}.` : `Leaves ${category}.`;
  if (left.overCents > 0)
    return `Over by ${show(left.overCents)} today${left.categoryCents < 0 ? `, ${category}` : `. Leaves ${category}`}.`;
  return left.categoryCents < 0
    ? `Leaves ${show(left.safeCents)} for today. ${category}.`
    : `Leaves ${show(left.safeCents)} for today, and ${category}.`;
}
