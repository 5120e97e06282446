import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import type { Person } from "./people.ts";

/** The state of a sequence: one member, their date, and ids that are new in every sequence. */
export type Place = { person: Person; today: string; id: (kind: string, n: number) => string; isOurs: (id: string) => boolean };

/** One call: the result the model predicts, and the call itself. */
export type Step<State> = {
  description: string;
  /** Whether a page could make this call in the current state. */
  isPossible?: (state: State) => boolean;
  /** Changes the model and returns the expected status. */
  expect: (state: State, at: Place) => number;
  ask: (at: Place) => Promise<{ status: number; body: unknown }>;
  /** For a read: whether the answer matches the model. */
  isAnswered?: (state: State, at: Place, body: unknown) => boolean;
};

/** A feature as a simple model: what the model shows must be what the feature shows. */
export type FeatureModel<State> = {
  name: string;
  fresh: () => State;
  steps: fc.Arbitrary<Step<State>>;
  shown: (state: State, at: Place) => unknown;
  look: (at: Place) => Promise<unknown>;
};

type Model = Map<string, { agree: (at: Place, after: string) => Promise<void>; state: unknown }>;
type Call = fc.AsyncCommand<Model, Place>;

/** The calls of one feature, each compared with the model: its status, and what the feature shows afterwards. */
export function callsOf<State>(feature: FeatureModel<State>): fc.Arbitrary<Call> {
  const stateIn = (model: Model) => {
    const records = model.get(feature.name)?.state as State | undefined; // only this feature stores its state under its name
    if (records !== undefined) return records;
    const state = feature.fresh();
    model.set(feature.name, { state, agree: (at, after) => agree(feature, state, at, after) });
    return state;
  };
  return feature.steps.map((step) => ({
    check: (model) => step.isPossible?.(stateIn(model)) ?? true,
    run: async (model, at) => {
      const state = stateIn(model);
      const expected = step.expect(state, at);
      const { status, body } = await step.ask(at);
      if (status !== expected)
        throw new Error(`${feature.name}, ${step.description}: answered ${status}, the model says ${expected}: ${JSON.stringify(body)}`);
      if (step.isAnswered?.(state, at, body) === false)
        throw new Error(`${feature.name}, ${step.description}: the answer is not the model's: ${JSON.stringify(body)}`);
      if (!step.isAnswered) await agree(feature, state, at, step.description);
    },
    toString: () => `${feature.name}: ${step.description}`,
  }));
}

/** Runs one sequence for a new member, then compares every feature it touched once more. Returns the number of calls. */
export async function play(calls: Iterable<Call>, person: Person, today: string): Promise<number> {
  const ids = new Map<string, string>();
  const ours = new Set<string>();
  const id = (kind: string, n: number) => {
    const created = ids.get(`${kind} ${n}`) ?? randomUUID();
    ids.set(`${kind} ${n}`, created);
    ours.add(created);
    return created;
  };
  const at: Place = { person, today, id, isOurs: (one) => ours.has(one) };
  const model: Model = new Map();
  let count = 0;
  const counted = [...calls].map((call): Call => ({
    check: (now) => call.check(now),
    run: (now, real) => ((count += 1), call.run(now, real)),
    toString: () => call.toString(),
  }));
  await fc.asyncModelRun(() => ({ model, real: at }), counted);
  for (const { agree: last } of model.values()) await last(at, "at the end");
  return count;
}

async function agree<State>(feature: FeatureModel<State>, state: State, at: Place, after: string): Promise<void> {
  const [expected, found] = [feature.shown(state, at), await feature.look(at)];
  if (!isDeepStrictEqual(found, expected))
    throw new Error(`${feature.name} after ${after}:\n  shows ${JSON.stringify(found)}\n  model ${JSON.stringify(expected)}`);
}
