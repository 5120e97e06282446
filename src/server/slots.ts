import { Problem } from "#shared/errors.ts";

/** Runs `work` in a free slot, or throws at once: too-many if this member uses all of theirs, unavailable if none is free. */
type Slots = <T>(owner: string, work: () => Promise<T>) => Promise<T>;
type Options = {
  /** How many one member may use at the same time. */
  perOwner: number;
  /** How many this process runs at the same time; unlimited without it. */
  inAll?: number;
  busy: string;
};

/** Takes a slot, or throws as `slots` does. Returns what frees it, for work that ends after the request, such as a download. */
export async function takeSlot(slots: Slots, owner: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await new Promise<void>((taken, refused) => {
    slots(owner, () => {
      taken();
      return held.promise;
    }).catch(refused);
  });
  return held.resolve;
}

/** Runs `work` after all earlier work of this owner. */
type Turns = <T>(owner: string, work: () => Promise<T>) => Promise<T>;

/** Work of one owner runs one after the other in this process, that of others beside it. */
export function openTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return async (owner, work) => {
    const before = last.get(owner);
    // a promise of its own, since a query of Drizzle is run by each `then`: its caller's and that of the work after it
    const begin = async () => await work();
    const own = before ? before.then(begin, begin) : begin();
    last.set(owner, own);
    try {
      return await own;
    } finally {
      if (last.get(owner) === own) last.delete(owner);
    }
  };
}

/** Runs `work` at once or once earlier work of this owner has ended. Throws too-many when it has waited too long. */
export type ConcurrencyLimit = <T>(owner: string, work: () => Promise<T>) => Promise<T>;
type LimitOptions = { perOwner: number; longestWaitMs: number; busy: string };

/**
 * How many of `pool` connections one member's transactions may use: slow ones, and those that wait for one another, leave some to other
 * members. Two in a small pool, because with one a member's page would wait for the end of an import.
 */
export const connectionsOfMember = (pool: number): number => Math.max(1, Math.min(2, pool - 1), Math.floor(pool * 0.4));

/** At most `perOwner` pieces of work of one owner run at the same time in this process; further ones wait in their order. */
export function openConcurrencyLimit({ perOwner, longestWaitMs, busy }: LimitOptions): ConcurrencyLimit {
  const all = new Map<string, { running: number; waiting: (() => void)[] }>();
  return (owner, work) => {
    const own = all.get(owner) ?? { running: 0, waiting: [] };
    all.set(owner, own);
    const leave = () => {
      const next = own.waiting.shift();
      if (next) return next();
      own.running -= 1;
      if (own.running === 0) all.delete(owner);
    };
    if (own.running < perOwner) {
      own.running += 1;
      return work().finally(leave);
    }
    const turn = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      own.waiting.splice(own.waiting.indexOf(begin), 1);
      turn.reject(new Problem("too-many", busy, { retryAfterSeconds: 5 }));
    }, longestWaitMs);
    const begin = () => {
      clearTimeout(timer);
      turn.resolve();
    };
    own.waiting.push(begin);
    return turn.promise.then(() => work().finally(leave));
  };
}

/** A limit for work that occupies memory while it runs, so that many requests at once do not use up all of it. */
export function openSlots({ perOwner, inAll = Number.MAX_SAFE_INTEGER, busy }: Options): Slots {
  const running = new Map<string, number>();
  let all = 0;
  return async (owner, work) => {
    const own = running.get(owner) ?? 0;
    if (own >= perOwner) throw new Problem("too-many", busy, { retryAfterSeconds: 5 });
    if (all >= inAll) throw new Problem("unavailable", busy, { retryAfterSeconds: 30 });
    running.set(owner, own + 1);
    all += 1;
    try {
      return await work();
    } finally {
      all -= 1;
      const left = (running.get(owner) ?? 1) - 1;
      if (left > 0) running.set(owner, left);
      else running.delete(owner);
    }
  };
}

/**
 * How many requests of one member are answered at the same time: each may hold a connection of the login that all members share, such as
 * for the account's own data.
 */
export const requestsOfMember = (pool: number): number => Math.max(4, Math.floor(pool * 0.6));

/** Answers a request of this member at once, or once earlier ones of theirs were answered. Throws too-many when it has waited too long. */
export type InTurn = (path: string, memberId: string, answer: () => Promise<void>) => Promise<void>;

/** So that one member's requests leave connections and time to others. Those to the paths `outOfTurn` are not counted. */
export function openRequestTurns(pool: number, outOfTurn: ReadonlySet<string>): InTurn {
  const busy = "Other requests of yours are still running. Please try again in a moment.";
  const limit = openConcurrencyLimit({ perOwner: requestsOfMember(pool), longestWaitMs: 10_000, busy });
  return (path, memberId, answer) => (outOfTurn.has(path) ? answer() : limit(memberId, answer));
}
