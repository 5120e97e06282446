import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import type { Person } from "./people.ts";

/** Where a history happens: one member, their date, and ids that are new in every history. */
export type Place = { person: Person; today: string; id: (kind: string, n: number) => string; isOurs: (id: string) => boolean };

/** One call: what the model says will come of it, and the call itself. */
export type Step<State> = {
  says: string;
  /** Whether a page could make this call at all where the history stands. */
  isPossible?: (state: State) => boolean;
  /** Changes the model and gives the status that has to come. */
  expect: (state: State, at: Place) => number;
  ask: (at: Place) => Promise<{ status: number; body: unknown }>;
  /** For a call that asks: whether the answer is what the model holds. */
  isAnswered?: (state: State, at: Place, body: unknown) => boolean;
};

/** A room as simply as it can be told: what the model shows has to be what a look at the room shows. */
export type RoomModel<State> = {
  name: string;
  fresh: () => State;
  steps: fc.Arbitrary<Step<State>>;
  shown: (state: State, at: Place) => unknown;
  look: (at: Place) => Promise<unknown>;
};

type Model = Map<string, { agree: (at: Place, after: string) => Promise<void>; state: unknown }>;
export type Call = fc.AsyncCommand<Model, Place>;

/** The calls of one room, each held against the model: its status, and what the room shows afterwards. */
export function callsOf<State>(room: RoomModel<State>): fc.Arbitrary<Call> {
  const stateIn = (model: Model) => {
    const kept = model.get(room.name)?.state as State | undefined; // only this room writes under its name
    if (kept !== undefined) return kept;
    const state = room.fresh();
    model.set(room.name, { state, agree: (at, after) => agree(room, state, at, after) });
    return state;
  };
  return room.steps.map((step) => ({
    check: (model) => step.isPossible?.(stateIn(model)) ?? true,
    run: async (model, at) => {
      const state = stateIn(model);
      const wanted = step.expect(state, at);
      const { status, body } = await step.ask(at);
      if (status !== wanted)
        throw new Error(`${room.name}, ${step.says}: answered ${status}, the model says ${wanted}: ${JSON.stringify(body)}`);
      if (step.isAnswered?.(state, at, body) === false)
        throw new Error(`${room.name}, ${step.says}: the answer is not the model's: ${JSON.stringify(body)}`);
      if (!step.isAnswered) await agree(room, state, at, step.says);
    },
    toString: () => `${room.name}: ${step.says}`,
  }));
}

/** Plays one history on a new member, then looks into every room that it came through once more. Gives the number of its calls. */
export async function play(calls: Iterable<Call>, person: Person, today: string): Promise<number> {
  const ids = new Map<string, string>();
  const ours = new Set<string>();
  const id = (kind: string, n: number) => {
    const made = ids.get(`${kind} ${n}`) ?? randomUUID();
    ids.set(`${kind} ${n}`, made);
    ours.add(made);
    return made;
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

async function agree<State>(room: RoomModel<State>, state: State, at: Place, after: string): Promise<void> {
  const [wanted, found] = [room.shown(state, at), await room.look(at)];
  if (!isDeepStrictEqual(found, wanted))
    throw new Error(`${room.name} after ${after}:\n  shows ${JSON.stringify(found)}\n  model ${JSON.stringify(wanted)}`);
}
