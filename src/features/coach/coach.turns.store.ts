import { eq } from "drizzle-orm";
import type { Database } from "#server/database.ts";
import { dayMs, mayAsk, streamLeaseMs, type ChatLimits } from "./coach.limits.rules.ts";
import { endTurn, holdTurn, keepTalkLevel, takeTurn, type TalkLevel, type Turn } from "./coach.store.ts";
import { coachLevels, coachTurns } from "./coach.tables.ts";

export type Asked = { memberId: string; streamId: string; levelKey: string; limits: ChatLimits; now: number };
/** Who may ask how much, and how grave each talk was. */
export type Turns = {
  take: (asked: Asked) => Promise<Turn>;
  hold: (memberId: string, streamId: string, now: number) => Promise<void>;
  end: (memberId: string, streamId: string, tokens: number) => Promise<void>;
  keepLevel: (key: string, level: TalkLevel, endsAt: Date, now: Date) => Promise<void>;
};

/**
 * On Postgres every process counts in the database, mostly one statement a message. The embedded engine belongs to this process
 * alone (its lock says so), so there the counters live in memory and are written behind, two seconds later at most.
 */
export function openTurns(database: Database, isPooled: boolean): Turns {
  const { owner } = database;
  if (database.engine === "embedded") return inMemory(database);
  return {
    take: (asked) => takeTurn(owner, { ...asked, isPooled }),
    hold: (memberId, streamId, now) => holdTurn(owner, memberId, streamId, now),
    end: (memberId, streamId, tokens) => endTurn(owner, memberId, streamId, tokens, isPooled),
    keepLevel: (key, level, endsAt, now) => keepTalkLevel(owner, key, level, endsAt, now),
  };
}

type Page = { asked: number[]; open: Map<string, number>; tokens: number; tokensSince: number };
const behindMs = 2_000;
const mostKept = 10_000;

function inMemory({ owner }: Database): Turns {
  const pages = new Map<string, Promise<Page>>();
  const levels = new Map<string, Promise<(TalkLevel & { endsAt: number }) | undefined>>();
  const unwritten = new Map<string, Page>();
  let timer: NodeJS.Timeout | undefined;

  const read = async (memberId: string): Promise<Page> => {
    const [row] = await owner.select().from(coachTurns).where(eq(coachTurns.userId, memberId));
    return row
      ? { asked: row.asked.map(Number), open: new Map(), tokens: row.tokens, tokensSince: row.tokensSince }
      : { asked: [], open: new Map(), tokens: 0, tokensSince: 0 };
  };
  const readLevel = async (key: string) => {
    const [row] = await owner.select().from(coachLevels).where(eq(coachLevels.key, key));
    return row
      ? {
          level: row.level as TalkLevel["level"],
          kinds: row.kinds as TalkLevel["kinds"],
          isAboutOther: row.isAboutOther,
          endsAt: row.endsAt.getTime(),
        }
      : undefined;
  };
  const kept = <T>(all: Map<string, Promise<T>>, key: string, find: (key: string) => Promise<T>): Promise<T> => {
    const found = all.get(key);
    if (found) return found;
    if (all.size >= mostKept) all.clear();
    const asked = find(key);
    all.set(key, asked);
    asked.catch(() => all.delete(key)); // the caller hears of it; the next one asks again
    return asked;
  };
  const write = async () => {
    timer = undefined;
    const batch = [...unwritten];
    unwritten.clear();
    for (const [userId, page] of batch) {
      const row = {
        asked: page.asked,
        open: Object.fromEntries(page.open),
        tokens: page.tokens,
        tokensSince: page.tokensSince,
        isGranted: true,
      };
      await owner
        .insert(coachTurns)
        .values({ userId, ...row })
        .onConflictDoUpdate({ target: coachTurns.userId, set: row });
    }
  };
  const writeLater = (memberId: string, page: Page) => {
    unwritten.set(memberId, page);
    // a member who was deleted meanwhile has no row to write to; a closing database keeps what it had
    timer ??= setTimeout(() => void write().catch(() => undefined), behindMs).unref();
  };

  return {
    take: async ({ memberId, streamId, levelKey, limits, now }) => {
      const [page, level] = [await kept(pages, memberId, read), await kept(levels, levelKey, readLevel)];
      page.asked = page.asked.filter((at) => at > now - dayMs);
      for (const [id, until] of page.open) if (until <= now) page.open.delete(id);
      if (page.tokensSince <= now - dayMs) [page.tokens, page.tokensSince] = [0, now];
      const used = { sentAt: [...page.asked], openStreams: page.open.size, tokensToday: page.tokens };
      const granted = mayAsk(used, limits, now).ok;
      if (granted) {
        page.asked.push(now);
        page.open.set(streamId, now + streamLeaseMs);
        writeLater(memberId, page);
      }
      return { ...(granted ? { granted } : { granted, used }), kept: level && level.endsAt > now ? level : undefined };
    },
    hold: async (memberId, streamId, now) => {
      const page = await kept(pages, memberId, read);
      if (page.open.has(streamId)) page.open.set(streamId, now + streamLeaseMs);
    },
    end: async (memberId, streamId, tokens) => {
      const page = await kept(pages, memberId, read);
      page.open.delete(streamId);
      page.tokens += Math.ceil(tokens);
      writeLater(memberId, page);
    },
    keepLevel: async (key, level, endsAt, now) => {
      levels.set(
        key,
        Promise.resolve({ level: level.level, kinds: level.kinds, isAboutOther: level.isAboutOther, endsAt: endsAt.getTime() }),
      );
      await keepTalkLevel(owner, key, level, endsAt, now);
    },
  };
}
