import fc from "fast-check";
import { monthOf } from "#shared/dates.ts";
import type { FeatureModel, Step } from "./model-based.ts";
import { add, byId, cents, records, deleting, n, ours, restore, take, type Records } from "./model-store.ts";

type Debt = { totalCents: number; startCents: number };
type Payment = { debt: number; amountCents: number };
type Debts = { debts: Records<Debt>; payments: Records<Payment> };

/** Whether the debt of a payment is deleted, and the payment with it. */
const isGone = ({ debts }: Debts, payment: Payment | undefined) => payment !== undefined && !debts.living.has(payment.debt);

/**
 * The paid amount is the starting amount plus the existing payments, independent of what was deleted and restored in between. The payments of
 * a deleted debt can neither be deleted nor restored without it.
 */
export const debt: FeatureModel<Debts> = {
  name: "debt",
  fresh: () => ({ debts: records(), payments: records() }),
  steps: fc.oneof(
    fc
      .tuple(n, cents, cents)
      .map(([one, totalCents, paidCents]): Step<Debts> => ({
        description: `add debt ${one}`,
        isPossible: ({ debts }) => !debts.bin.has(one),
        expect: ({ debts }) => add(debts, one, { totalCents, startCents: paidCents }),
        ask: ({ person, id }) =>
          person.post("/api/debt/debts", { id: id("debt", one), name: `Debt ${one}`, emoji: "🌱", totalCents, paidCents }),
      })),
    fc
      .tuple(n, n, cents)
      .map(([one, of, amountCents]): Step<Debts> => ({
        description: `pay ${one} on debt ${of}`,
        isPossible: (state) => !state.payments.bin.has(one) && !isGone(state, state.payments.living.get(one)),
        expect: ({ debts, payments }) => (debts.living.has(of) ? add(payments, one, { debt: of, amountCents }) : 404),
        ask: ({ person, id, today }) =>
          person.post("/api/debt/payments", { id: id("payment", one), debtId: id("debt", of), paidOn: today, amountCents }),
      })),
    ...deleting<Debt, Debts>("debt", "/api/debt/debts", ({ debts }) => debts),
    n.map((one): Step<Debts> => ({
      description: `delete payment ${one}`,
      expect: (state) => (isGone(state, state.payments.living.get(one)) ? 404 : take(state.payments, one)),
      ask: ({ person, id }) => person.delete(`/api/debt/payments/${id("payment", one)}`),
    })),
    n.map((one): Step<Debts> => ({
      description: `undo of payment ${one}`,
      expect: (state) =>
        isGone(state, state.payments.bin.get(one) ?? state.payments.living.get(one)) ? 400 : restore(state.payments, one),
      ask: ({ person, id }) => person.post(`/api/debt/payments/${id("payment", one)}/restore`),
    })),
  ),
  shown: ({ debts, payments }, { id }) => ({
    debts: byId(
      debts.living,
      ([one]) => id("debt", one),
      ([one, { totalCents, startCents }]) => ({
        totalCents,
        paidCents: [...payments.living.values()].reduce(
          (sum, payment) => sum + (payment.debt === one ? payment.amountCents : 0),
          startCents,
        ),
      }),
    ),
    payments: byId(
      [...payments.living].filter(([, payment]) => debts.living.has(payment.debt)),
      ([one]) => id("payment", one),
      ([, payment]) => ({ debtId: id("debt", payment.debt), amountCents: payment.amountCents }),
    ),
  }),
  look: async (at) => ({
    debts: ours(at, (await at.person.get("/api/debt")).body, "debts", ["totalCents", "paidCents"]),
    payments: ours(at, (await at.person.get("/api/debt/payments?limit=100")).body, "payments", ["debtId", "amountCents"]),
  }),
};

type Goal = { targetCents: number; currentCents: number };
type Goals = { goals: Records<Goal>; given: Map<number, { goal: number; amountCents: number }> };

export const goals: FeatureModel<Goals> = {
  name: "goals",
  fresh: () => ({ goals: records(), given: new Map() }),
  steps: fc.oneof(
    fc
      .tuple(n, cents, cents)
      .map(([one, targetCents, currentCents]): Step<Goals> => ({
        description: `add goal ${one}`,
        isPossible: (state) => !state.goals.bin.has(one),
        expect: (state) => add(state.goals, one, { targetCents, currentCents }),
        ask: ({ person, id }) =>
          person.post("/api/debt/goals", { id: id("goal", one), name: `Goal ${one}`, emoji: "🌱", targetCents, currentCents }),
      })),
    fc.tuple(n, n, cents).map(([one, of, amountCents]): Step<Goals> => ({
      description: `put something (${one}) towards goal ${of}`,
      // deleted with its goal, it could be given again
      isPossible: ({ goals: { living }, given: input }) => living.has(input.get(one)?.goal ?? of) || !input.has(one),
      expect: ({ goals: { living }, given: input }) => {
        const goal = living.get(of);
        if (!goal) return 404;
        if (!input.has(one)) living.set(of, { ...goal, currentCents: goal.currentCents + amountCents });
        if (!input.has(one)) input.set(one, { goal: of, amountCents });
        return 200;
      },
      ask: ({ person, id }) => person.post("/api/debt/contributions", { id: id("given", one), goalId: id("goal", of), amountCents }),
    })),
    n.map((one): Step<Goals> => ({
      description: `take ${one} back`,
      expect: ({ goals: { living }, given: input }) => {
        const was = input.get(one);
        const goal = was && living.get(was.goal);
        if (!was || !goal) return 404;
        living.set(was.goal, { ...goal, currentCents: goal.currentCents - was.amountCents });
        input.delete(one);
        return 200;
      },
      ask: ({ person, id }) => person.delete(`/api/debt/contributions/${id("given", one)}`),
    })),
    ...deleting<Goal, Goals>("goal", "/api/debt/goals", (state) => state.goals),
  ),
  shown: (state, { id }) =>
    byId(
      state.goals.living,
      ([one]) => id("goal", one),
      ([, goal]) => goal,
    ),
  look: async (at) => ours(at, (await at.person.get("/api/debt")).body, "goals", ["targetCents", "currentCents"]),
};

type Line = { category: number; amountCents: number; kind: string; version: number };
type Month = { categories: Map<number, { budgetCents: number }>; lines: Records<Line> };
const spentOn = ({ lines }: Month, category: number) => [...lines.living.values()].filter((line) => line.category === category);
const adjustmentsOf = ({ living }: Records<Line>, category: number) =>
  [...living].filter(([, line]) => line.category === category && line.kind === "adjustment");
const sumOf = (lines: Line[]) => lines.reduce((sum, { amountCents }) => sum + amountCents, 0);

export const budget: FeatureModel<Month> = {
  name: "budget",
  fresh: () => ({ categories: new Map(), lines: records() }),
  steps: fc.oneof(
    n.map((one): Step<Month> => ({
      description: `add category ${one}`,
      expect: ({ categories }) => {
        if (!categories.has(one)) categories.set(one, { budgetCents: 0 });
        return 200;
      },
      ask: ({ person, id, today }) =>
        person.post("/api/budget/categories", { id: id("category", one), name: `Category ${one}`, month: monthOf(today) }),
    })),
    fc
      .tuple(n, n, cents)
      .map(([one, of, amountCents]): Step<Month> => ({
        description: `spend ${one} on category ${of}`,
        isPossible: ({ lines }) => !lines.bin.has(one),
        expect: ({ categories, lines }) =>
          categories.has(of) ? add(lines, one, { category: of, amountCents, kind: "expense", version: 1 }) : 400,
        ask: ({ person, id, today }) =>
          person.post("/api/budget/expenses", {
            id: id("line", one),
            categoryId: id("category", of),
            spentOn: today,
            amountCents,
            note: "",
          }),
      })),
    fc.tuple(n, n, cents, fc.integer({ min: 1, max: 3 })).map(([one, of, amountCents, version]): Step<Month> => ({
      description: `change line ${one} of version ${version}`,
      expect: ({ categories, lines: { living } }) => {
        const line = living.get(one);
        if (!line) return 404;
        const isRepeated = line.category === of && Math.abs(line.amountCents) === amountCents;
        if (line.version !== version) return isRepeated ? 200 : 409; // a repeated save changes nothing
        if (!categories.has(of)) return 400;
        living.set(one, { ...line, category: of, amountCents: line.amountCents < 0 ? -amountCents : amountCents, version: version + 1 });
        return 200;
      },
      ask: ({ person, id, today }) =>
        person.put(`/api/budget/expenses/${id("line", one)}`, {
          categoryId: id("category", of),
          spentOn: today,
          amountCents,
          note: "",
          version,
        }),
    })),
    fc.tuple(n, n, cents, fc.integer({ min: 0, max: 2 }), cents).map(([one, of, typed, seenFrom, other]): Step<Month> => {
      let seen = 0;
      return {
        description: `type ${typed} as spent on category ${of}, by line ${one}`,
        // which of two adjustments takes the difference is not specified
        isPossible: ({ lines, categories }) => !lines.bin.has(one) && categories.has(of) && adjustmentsOf(lines, of).length < 2,
        expect: (state) => {
          const spent = sumOf(spentOn(state, of));
          seen = seenFrom > 0 ? spent : other;
          if (state.lines.living.has(one) || typed === spent) return 200;
          if (seen !== spent) return 409;
          const [same] = adjustmentsOf(state.lines, of);
          if (!same) return add(state.lines, one, { category: of, amountCents: typed - spent, kind: "adjustment", version: 1 });
          const [line, { amountCents, version, ...rest }] = same;
          if (amountCents + typed === spent) state.lines.living.delete(line);
          else state.lines.living.set(line, { ...rest, amountCents: amountCents + typed - spent, version: version + 1 });
          return 200;
        },
        ask: ({ person, id, today }) =>
          person.put(`/api/budget/categories/${id("category", of)}/spent`, {
            lineId: id("line", one),
            month: monthOf(today),
            cents: typed,
            seenCents: seen,
          }),
      };
    }),
    fc.tuple(n, cents, fc.boolean(), cents).map(([of, typed, isSeen, other]): Step<Month> => {
      let seen = 0;
      return {
        description: `budget ${typed} for category ${of}`,
        expect: ({ categories }) => {
          const category = categories.get(of);
          seen = isSeen ? (category?.budgetCents ?? 0) : other;
          if (!category) return 404;
          if (typed === category.budgetCents) return 200;
          if (seen !== category.budgetCents) return 409;
          categories.set(of, { budgetCents: typed });
          return 200;
        },
        ask: ({ person, id, today }) =>
          person.put(`/api/budget/categories/${id("category", of)}/budget`, { month: monthOf(today), cents: typed, seenCents: seen }),
      };
    }),
    ...deleting<Line, Month>("line", "/api/budget/expenses", ({ lines }) => lines),
  ),
  shown: (state, { id }) => ({
    categories: byId(
      state.categories,
      ([one]) => id("category", one),
      ([one, { budgetCents }]) => ({ budgetCents, spentCents: sumOf(spentOn(state, one)), lines: spentOn(state, one).length }),
    ),
    lines: byId(
      state.lines.living,
      ([one]) => id("line", one),
      ([, { category, amountCents, kind, version }]) => ({ categoryId: id("category", category), amountCents, kind, version }),
    ),
  }),
  look: async (at) => ({
    categories: ours(at, (await at.person.get(`/api/budget/months/${monthOf(at.today)}`)).body, "categories", [
      "budgetCents",
      "spentCents",
      "lines",
    ]),
    lines: ours(at, (await at.person.get(`/api/budget/expenses?month=${monthOf(at.today)}&limit=100`)).body, "expenses", [
      "categoryId",
      "amountCents",
      "kind",
      "version",
    ]),
  }),
};
