import fc from "fast-check";
import { expect, test } from "vitest";
import type { Category } from "./budget.rules.ts";
import { compare, restoring, type Step } from "./snapshot.rules.ts";

type Shown = Category & { isActive: boolean };
const category = (id: string, more: Partial<Shown> = {}): Shown => ({
  id,
  name: id,
  colour: 1,
  budgetCents: 100,
  spentCents: 0,
  isActive: true,
  ...more,
});
const snapshot = (categories: Category[]) => ({ month: "2026-11", categories });

function apply(now: readonly Category[], steps: readonly Step[]): Category[] {
  const created = new Map(now.map((one) => [one.id, one]));
  for (const step of steps) {
    const old = created.get(step.id) ?? category(step.id, { budgetCents: 0 });
    if (step.do === "budget") created.set(step.id, { ...old, budgetCents: step.cents });
    else if (step.do === "spent") created.set(step.id, { ...old, spentCents: step.cents });
    else created.set(step.id, { ...old, name: step.name, colour: step.colour });
  }
  return [...created.values()];
}

test("comparing lists what changed, was added and was removed", () => {
  const rows = compare(snapshot([category("a"), category("b"), category("c")]), [
    category("a"),
    category("b", { budgetCents: 200 }),
    category("d"),
  ]);
  expect(rows.map(({ id, change }) => [id, change])).toEqual([
    ["a", "same"],
    ["b", "changed"],
    ["c", "gone"],
    ["d", "added"],
  ]);
});

test("restoring without spending leaves the ledger unchanged", () => {
  const steps = restoring(snapshot([category("a", { budgetCents: 500, spentCents: 70 })]), [category("a", { spentCents: 30 })], false);
  expect(steps).toEqual([{ do: "budget", id: "a", cents: 500 }]);
});

test("a category whose name is used by another one since is restored with its month in the name", () => {
  const steps = restoring(snapshot([category("a", { name: "Food" })]), [category("b", { name: "food" })], false);
  expect(steps[0]).toEqual({ do: "bring back", id: "a", name: "Food (2026-11)", colour: 1 });
});

test("no two categories that are not deleted get one name, also with one of a later month", () => {
  const food = category("a", { name: "Food" });
  const names = (...others: string[]) =>
    restoring(
      snapshot([food]),
      [],
      false,
      others.map((name) => category(name, { name })),
    ).flatMap((step) => ("name" in step ? step.name : []));
  expect([names("Dining"), names("food"), names("Food", "food (2026-11)")]).toEqual([["Food"], ["Food (2026-11)"], ["Food (2026-11, 2)"]]);
  const renamed = category("a", { name: "Dining" });
  expect(restoring(snapshot([food]), [renamed], false, [renamed, category("b", { name: "Food" })])).toEqual([
    { do: "rename", id: "a", name: "Food (2026-11)", colour: 1 },
  ]);
  // one that is deleted later stays so, and keeps its name
  expect(restoring(snapshot([food]), [food], false, [category("b", { name: "Food" })])).toEqual([]);
  const twice = restoring(snapshot([food, category("b", { name: "Food", budgetCents: 0 })]), [food], false);
  expect(twice[0]).toEqual({ do: "bring back", id: "b", name: "Food (2026-11)", colour: 1 });
});

test("a name to which the month is appended is not longer than a name may be", () => {
  const name = "🌿".repeat(50);
  const [step] = restoring(snapshot([category("a", { name })]), [category("b", { name })], false);
  expect(step).toMatchObject({ do: "bring back", name: `${"🌿".repeat(45)} (2026-11)` });
});

test("a deleted category that is still shown for its expenses is brought back, with its budget", () => {
  const food = { colour: 1, name: "Food" };
  const shown = category("a", { ...food, isActive: false, budgetCents: 0, spentCents: 50 });
  expect(restoring(snapshot([category("a", { ...food, budgetCents: 400 })]), [shown], false)).toEqual([
    { do: "bring back", id: "a", ...food },
    { do: "budget", id: "a", cents: 400 },
  ]);
  // it was deleted already when the version was saved
  expect(restoring(snapshot([shown]), [shown], true)).toEqual([]);
});

test("with spending, what is spent of a category that comes back is always set", () => {
  expect(restoring(snapshot([category("a")]), [], true).map((step) => step.do)).toEqual(["bring back", "budget", "spent"]);
});

test("two categories that swapped names swap back", () => {
  const steps = restoring(
    snapshot([category("a", { name: "One" }), category("b", { name: "Two" })]),
    [category("a", { name: "Two" }), category("b", { name: "One" })],
    false,
  );
  expect(steps.map((step) => "name" in step && step.name)).toEqual(["One", "Two"]);
});

const some = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom("a", "b", "c", "d", "e"),
    name: fc.constantFrom("One", "Two", "Three", "Four"),
    colour: fc.integer({ min: 1, max: 8 }),
    budgetCents: fc.nat(1000),
    spentCents: fc.nat(1000),
    isActive: fc.constant(true),
  }),
  { selector: ({ id }) => id, maxLength: 5 },
);

test("restoring with spending restores every category of the snapshot, and keeps later ones", () => {
  fc.assert(
    fc.property(some, some, (then, now) => {
      const after = apply(now, restoring(snapshot(then), now, true));
      for (const row of compare(snapshot(then), after)) {
        const later = now.find(({ id }) => id === row.id);
        const [found, expected] =
          row.before === null
            ? [later, row.now]
            : [
                { ...row.now, name: "" },
                { ...row.before, name: "" },
              ];
        expect(found).toEqual(expected);
      }
    }),
  );
});
