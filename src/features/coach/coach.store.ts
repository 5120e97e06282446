import { lt, sql, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Assessment } from "#safety/safety.rules.ts";
import type { Owner } from "#server/database.ts";
import { dayMs, fiveMinutesMs, mayAsk, streamLeaseMs, type ChatLimits, type Used } from "./coach.limits.rules.ts";
import { coachLevels, coachTurns } from "./coach.tables.ts";

/** Counters beside the members' data, like the limits of the ground: one statement each, right across several processes. */

export type TalkLevel = Pick<Assessment, "level" | "kinds" | "isAboutOther">;
export type Turn = { granted: boolean; used: Used; kept: TalkLevel | undefined };

/**
 * A statement of the owner that every message waits for. Read and planned once a connection, unless a pooler in between may hand
 * us another one each time; and not waiting for the disk, since a count may be lost with the power.
 */
async function quickly<Row>(owner: Owner, name: string | undefined, query: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(query);
  const { $client } = owner as Owner & { $client: Driver }; // what it was opened with, missing in its type
  const { rows } = await $client.query({ ...(name ? { name } : {}), text, values: params });
  return rows as Row[];
}
type Driver = { query: (statement: { name?: string; text: string; values: unknown[] }) => Promise<{ rows: unknown[] }> };
const dialect = new PgDialect();

/**
 * Takes one message of `memberId` at `now` (ms) if the limits allow, and gives what the talk's level was. The row's own lock
 * makes parallel messages wait for each other, so that twenty at once are still counted one by one.
 */
export async function takeTurn(
  owner: Owner,
  turn: { memberId: string; streamId: string; levelKey: string; limits: ChatLimits; now: number; isPooled: boolean },
): Promise<Turn> {
  const { memberId, streamId, levelKey, limits, now, isPooled } = turn;
  const open = sql`(select count(*) from jsonb_each_text(s.open) o where o.value::double precision > ${now})`;
  const within = (ms: number): SQL => sql`(select count(*) from unnest(s.asked) a where a > ${now - ms}::double precision)`;
  const tokens = sql`(case when s.tokens_since > ${now - dayMs}::double precision then s.tokens else 0 end)`;
  const ok = sql`(${open} < ${limits.streams} and ${within(dayMs)} < ${limits.perDay} and ${within(fiveMinutesMs)} < ${limits.perFiveMinutes}
    and (${limits.tokensPerDay}::int = 0 or ${tokens} < ${limits.tokensPerDay}))`;
  const [row] = await quickly<{
    granted: boolean;
    asked: unknown[];
    open: Record<string, number>;
    tokens: number;
    level: number | null;
    kinds: string[] | null;
    other: boolean | null;
  }>(
    owner,
    isPooled ? undefined : "coach_turn",
    sql`
    with put as (
      insert into ${coachTurns} as s (user_id, asked, open, tokens, tokens_since, is_granted)
      values (${memberId}::uuid, array[${now}]::double precision[], jsonb_build_object(${streamId}::text, ${now + streamLeaseMs}::double precision), 0, ${now}, true)
      on conflict (user_id) do update set
        is_granted = ${ok},
        asked = case when ${ok} then array(select a from unnest(s.asked) a where a > ${now - dayMs}::double precision order by a) || ${now}::double precision else s.asked end,
        open = case when ${ok} then coalesce((select jsonb_object_agg(o.key, o.value) from jsonb_each(s.open) o where (o.value #>> '{}')::double precision > ${now}), '{}'::jsonb)
          || jsonb_build_object(${streamId}::text, ${now + streamLeaseMs}::double precision) else s.open end,
        tokens = ${tokens},
        tokens_since = case when s.tokens_since > ${now - dayMs}::double precision then s.tokens_since else ${now} end
      returning is_granted as granted, asked, open, tokens)
    select put.*, l.level, l.kinds, l.is_about_other as other, set_config('synchronous_commit', 'off', true)
    from put left join ${coachLevels} l on l.key = ${levelKey} and l.ends_at > ${new Date(now).toISOString()}::timestamptz`,
  );
  if (!row) throw new Error("the counter gave no row");
  const used = {
    sentAt: row.asked.map(Number),
    openStreams: Object.values(row.open).filter((until) => until > now).length,
    tokensToday: row.tokens,
  };
  const kept =
    row.level === null
      ? undefined
      : { level: row.level as Assessment["level"], kinds: (row.kinds ?? []) as Assessment["kinds"], isAboutOther: row.other ?? false };
  return { granted: row.granted, used, kept };
}

/** Why a message was not granted, in the words of the rules. */
export const whyNot = (turn: Turn, limits: ChatLimits, now: number) => mayAsk(turn.used, limits, now);

/** Keeps a running answer counted while it runs. */
export async function holdTurn(owner: Owner, memberId: string, streamId: string, now: number): Promise<void> {
  await owner.execute(
    sql`update ${coachTurns} set open = open || jsonb_build_object(${streamId}::text, ${now + streamLeaseMs}::double precision) where user_id = ${memberId}::uuid and open ? ${streamId}::text`,
  );
}

/** The answer has ended: its place is free, its tokens are counted. */
export async function endTurn(owner: Owner, memberId: string, streamId: string, tokens: number): Promise<void> {
  await owner.execute(
    sql`update ${coachTurns} set open = open - ${streamId}::text, tokens = tokens + ${Math.ceil(tokens)}::int where user_id = ${memberId}::uuid`,
  );
}

/** Keeps how grave the talk is, without a word of it, until `endsAt`; throws away what has run out. */
export async function keepTalkLevel(owner: Owner, key: string, level: TalkLevel, endsAt: Date, now: Date): Promise<void> {
  await owner.delete(coachLevels).where(lt(coachLevels.endsAt, now));
  const row = { level: level.level, kinds: level.kinds, isAboutOther: level.isAboutOther, endsAt };
  await owner
    .insert(coachLevels)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: coachLevels.key, set: row });
}
