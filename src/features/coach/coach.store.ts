import { lt, sql, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Assessment } from "#safety/safety.rules.ts";
import type { Owner } from "#server/database.ts";
import { dayMs, fiveMinutesMs, mayAsk, streamLeaseMs, type ChatLimits, type Used } from "./coach.limits.rules.ts";
import { coachLevels, coachTurns } from "./coach.tables.ts";

/** Counters beside the members' data, like the limits of the ground: one statement each, right across several processes. */

export type TalkLevel = Pick<Assessment, "level" | "kinds" | "isAboutOther">;
export type Turn = { kept: TalkLevel | undefined } & ({ granted: true } | { granted: false; used: Used });

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

type Taking = { memberId: string; streamId: string; levelKey: string; limits: ChatLimits; now: number; isPooled: boolean };
type Kept = [level: Assessment["level"], kinds: Assessment["kinds"], isAboutOther: boolean] | null;

/** What was kept of the talk, along with the count; and no wait for the disk. */
const along = ({ levelKey, now }: Taking) => sql`
  (select jsonb_build_array(l.level, l.kinds, l.is_about_other) from ${coachLevels} l
    where l.key = ${levelKey} and l.ends_at > ${new Date(now).toISOString()}::timestamptz) as kept, ${unwaited}`;
const unwaited = sql`set_config('synchronous_commit', 'off', true)`;
const levelOf = (kept: Kept): TalkLevel | undefined => (kept ? { level: kept[0], kinds: kept[1], isAboutOther: kept[2] } : undefined);

/**
 * Takes one message of `memberId` at `now` (ms) if the limits allow, and gives what the talk's level was. The row's own lock
 * makes parallel messages wait for each other, so that twenty at once are still counted one by one.
 */
export async function takeTurn(owner: Owner, turn: Taking): Promise<Turn> {
  return (await takePlainly(owner, turn)) ?? (await takeCarefully(owner, turn));
}

/**
 * The usual message: nothing else is running, and the newest instants alone show that it fits. Half the work of counting them
 * all. Refuses nobody: whatever it cannot see at once is left to the careful count. Instants that have run out are thrown away
 * there, an hour late at most.
 */
async function takePlainly(owner: Owner, turn: Taking): Promise<Turn | undefined> {
  const { memberId, streamId, limits, now, isPooled } = turn;
  const since = (ms: number): SQL => sql`${now - ms}::double precision`;
  const [row] = await quickly<{ kept: Kept }>(
    owner,
    isPooled ? undefined : "coach_turn",
    sql`
    update ${coachTurns} s set is_granted = true, asked = s.asked || ${now}::double precision,
      open = jsonb_build_object(${streamId}::text, ${now + streamLeaseMs}::double precision)
    where s.user_id = ${memberId}::uuid and s.open = '{}' and ${limits.streams}::int > 0
      and s.asked[1] > ${since(dayMs + hourMs)} and cardinality(s.asked) < ${limits.perDay}::int
      and (cardinality(s.asked) < ${limits.perFiveMinutes}::int
        or s.asked[cardinality(s.asked) - ${limits.perFiveMinutes}::int + 1] <= ${since(fiveMinutesMs)})
      and s.tokens_since > ${since(dayMs)} and (${limits.tokensPerDay}::int = 0 or s.tokens < ${limits.tokensPerDay}::int)
    returning ${along(turn)}`,
  );
  return row && { granted: true, kept: levelOf(row.kept) };
}
const hourMs = 3_600_000;

async function takeCarefully(owner: Owner, turn: Taking): Promise<Turn> {
  const { memberId, streamId, limits, now, isPooled } = turn;
  const open = sql`(select count(*) from jsonb_each_text(s.open) o where o.value::double precision > ${now})`;
  const within = (ms: number): SQL => sql`(select count(*) from unnest(s.asked) a where a > ${now - ms}::double precision)`;
  const tokens = sql`(case when s.tokens_since > ${now - dayMs}::double precision then s.tokens else 0 end)`;
  const ok = sql`(${open} < ${limits.streams} and ${within(dayMs)} < ${limits.perDay} and ${within(fiveMinutesMs)} < ${limits.perFiveMinutes}
    and (${limits.tokensPerDay}::int = 0 or ${tokens} < ${limits.tokensPerDay}))`;
  const [row] = await quickly<{ granted: boolean; asked: unknown[]; open: Record<string, number>; tokens: number; kept: Kept }>(
    owner,
    isPooled ? undefined : "coach_turn_careful",
    sql`
    insert into ${coachTurns} as s (user_id, asked, open, tokens, tokens_since, is_granted)
    values (${memberId}::uuid, array[${now}]::double precision[], jsonb_build_object(${streamId}::text, ${now + streamLeaseMs}::double precision), 0, ${now}, true)
    on conflict (user_id) do update set
      is_granted = ${ok},
      asked = case when ${ok} then array(select a from unnest(s.asked) a where a > ${now - dayMs}::double precision order by a) || ${now}::double precision else s.asked end,
      open = case when ${ok} then coalesce((select jsonb_object_agg(o.key, o.value) from jsonb_each(s.open) o where (o.value #>> '{}')::double precision > ${now}), '{}'::jsonb)
        || jsonb_build_object(${streamId}::text, ${now + streamLeaseMs}::double precision) else s.open end,
      tokens = ${tokens},
      tokens_since = case when s.tokens_since > ${now - dayMs}::double precision then s.tokens_since else ${now} end
    returning is_granted as granted, asked, open, tokens, ${along(turn)}`,
  );
  if (!row) throw new Error("the counter gave no row");
  const kept = levelOf(row.kept);
  if (row.granted) return { granted: true, kept };
  const used = {
    sentAt: row.asked.map(Number).filter((at) => at > now - dayMs),
    openStreams: Object.values(row.open).filter((until) => until > now).length,
    tokensToday: row.tokens,
  };
  return { granted: false, used, kept };
}

/** Why a message was not granted, in the words of the rules. */
export const whyNot = (turn: Turn & { granted: false }, limits: ChatLimits, now: number) => mayAsk(turn.used, limits, now);

/** Keeps a running answer counted while it runs. */
export async function holdTurn(owner: Owner, memberId: string, streamId: string, now: number): Promise<void> {
  await owner.execute(
    sql`update ${coachTurns} set open = open || jsonb_build_object(${streamId}::text, ${now + streamLeaseMs}::double precision) where user_id = ${memberId}::uuid and open ? ${streamId}::text`,
  );
}

/** The answer has ended: its place is free, its tokens are counted. */
export async function endTurn(owner: Owner, memberId: string, streamId: string, tokens: number, isPooled: boolean): Promise<void> {
  await quickly(
    owner,
    isPooled ? undefined : "coach_turn_end",
    sql`update ${coachTurns} set open = open - ${streamId}::text, tokens = tokens + ${Math.ceil(tokens)}::int where user_id = ${memberId}::uuid returning ${unwaited}`,
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
