import { longestName, sameName, type Category } from "./budget.rules.ts";

/** A month's budget as it was when 'Save Budget' was pressed. `takenAt` is UTC. */
export type Snapshot = { id: string; month: string; takenAt: string; categories: readonly Category[] };

type Named = { id: string; name: string };
type Change = "same" | "changed" | "added" | "gone";
export type Compared = { id: string; name: string; change: Change; before: Category | null; now: Category | null };

/** One row for each category of then or now: those of the snapshot in its order, later ones after them. */
export function compare(snapshot: Pick<Snapshot, "categories">, now: readonly Category[]): Compared[] {
  const rows = snapshot.categories.map((before): Compared => {
    const current = now.find(({ id }) => id === before.id) ?? null;
    const change = current === null ? "gone" : isSame(before, current) ? "same" : "changed";
    return { id: before.id, name: current?.name ?? before.name, change, before, now: current };
  });
  const added = now.filter(({ id }) => !snapshot.categories.some((before) => before.id === id));
  return [...rows, ...added.map((one): Compared => ({ id: one.id, name: one.name, change: "added", before: null, now: one }))];
}

/** One step of a restore. `spent` adds an adjustment to the ledger, and only on request. */
export type Step =
  | { do: "bring back"; id: string; name: string; colour: number }
  | { do: "rename"; id: string; name: string; colour: number }
  | { do: "budget"; id: string; cents: number }
  | { do: "spent"; id: string; cents: number };

/**
 * The steps that restore the month from `snapshot`. Categories created since then stay as they are, and the expenses stay in the ledger:
 * with `withSpent` the difference is written as an adjustment. If a later category uses a name, the snapshot's category gets the month
 * appended. A deleted category is in `now`, not active, while the month has expenses in it. `live` are the categories that were not
 * deleted, of any month: no two of them get one name.
 */
export function restoring(
  snapshot: Pick<Snapshot, "categories" | "month">,
  now: readonly (Category & { isActive: boolean })[],
  withSpent: boolean,
  live: readonly Named[] = now.filter(({ isActive }) => isActive),
): Step[] {
  const isLater = ({ id }: Named) => !snapshot.categories.some((before) => before.id === id);
  const later = now.filter(isLater);
  const taken: { name: string }[] = live.filter(isLater);
  return compare(snapshot, now).flatMap(({ id, before }) => {
    if (!before) return [];
    const current = now.find((one) => one.id === id);
    const steps: Step[] = [];
    // in a snapshot too, a category without a budget may be one that was deleted
    const comesBack = !current || (!current.isActive && before.budgetCents > 0);
    const isLive = comesBack || live.some((one) => one.id === id);
    const name = nameFor(before, snapshot.month, isLive ? [...later, ...taken] : later);
    if (isLive) taken.push({ name });
    if (comesBack) steps.push({ do: "bring back", id, name, colour: before.colour });
    else if (current.name !== name || current.colour !== before.colour) steps.push({ do: "rename", id, name, colour: before.colour });
    if (current?.budgetCents !== before.budgetCents) steps.push({ do: "budget", id, cents: before.budgetCents });
    // a category that comes back may bring expenses with it: the difference is found afterwards
    if (withSpent && (comesBack || current.spentCents !== before.spentCents)) steps.push({ do: "spent", id, cents: before.spentCents });
    return steps;
  });
}

const isSame = (one: Category, other: Category) =>
  one.name === other.name && one.colour === other.colour && one.budgetCents === other.budgetCents && one.spentCents === other.spentCents;

function nameFor(before: Category, month: string, others: readonly { name: string }[]): string {
  const isTaken = (name: string) => others.some((one) => sameName(one.name, name));
  let name = before.name;
  for (let time = 1; isTaken(name); time += 1) {
    const ending = time === 1 ? ` (${month})` : ` (${month}, ${time})`;
    name = `${before.name.slice(0, longestName - ending.length).replace(/[\ud800-\udbff]$/, "")}${ending}`; // no half of a character
  }
  return name;
}
