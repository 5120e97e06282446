import { dayMs } from "#shared/dates.ts";
import { and, eq, fillPlaceholders, gt, lt, sql, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Assessment } from "crisis-detector/assessment";
import type { Owner } from "#server/database.ts";
import { fiveMinutesMs, isWithinLimit, streamLeaseMs, type ChatLimits, type Used } from "./coach.limits.rules.ts";
import { coachLevels, coachQuotaSlots } from "./coach.tables.ts";

/** Counters in the database, like the rate limits: one statement each, correct across several processes. */

export type ChatLevel = Pick<Assessment, "level" | "kinds" | "isAboutOther">;
export type QuotaSlot = { kept: ChatLevel | undefined } & ({ granted: true } | { granted: false; used: Used });

/**
 * An owner statement that every message waits for: its text is built once. Parsed and planned once per connection, unless a pooler may
 * switch connections.
 */
function ready<Row>(name: string, query: SQL) {
  const { sql: text, params } = new PgDialect().sqlToQuery(query);
  return async (owner: Owner, isPooled: boolean, values: Record<string, unknown>): Promise<Row[]> => {
    const { $client } = owner as Owner & { $client: Driver }; // the pool that it was opened with, missing in its type
    const { rows } = await $client.query({ ...(isPooled ? {} : { name }), text, values: fillPlaceholders(params, values) });
    return rows as Row[];
  };
}
type Driver = { query: (statement: { name?: string; text: string; values: unknown[] }) => Promise<{ rows: unknown[] }> };

const input = (name: string, type: "uuid" | "text" | "int" | "double precision"): SQL => sql`${sql.placeholder(name)}::${sql.raw(type)}`;
const [memberId, streamId, now, leaseEnds] = [
  input("memberId", "uuid"),
  input("streamId", "text"),
  input("now", "double precision"),
  input("leaseEnds", "double precision"),
];
const [streams, perDay, perFiveMinutes, tokensPerDay] = [
  input("streams", "int"),
  input("perDay", "int"),
  input("perFiveMinutes", "int"),
  input("tokensPerDay", "int"),
];
const [today, lately] = [sql`${now} - ${sql.raw(String(dayMs))}`, sql`${now} - ${sql.raw(String(fiveMinutesMs))}`];
/** A count may be lost in a power cut, so the commit does not wait for the disk. */
const unwaited = sql`set_config('synchronous_commit', 'off', true)`;
/** The stored chat level, along with the count. */
const along = sql`
  (select jsonb_build_array(l.level, l.kinds, l.is_about_other) from ${coachLevels} l
    where l.key = ${input("levelKey", "text")} and l.ends_at > to_timestamp(${now} / 1000)) as kept, ${unwaited}`;

type Taking = { memberId: string; streamId: string; levelKey: string; limits: ChatLimits; now: number; isPooled: boolean };
type SavedDraft = [level: Assessment["level"], kinds: Assessment["kinds"], isAboutOther: boolean] | null;

const levelOf = (saved: SavedDraft): ChatLevel | undefined =>
  saved ? { level: saved[0], kinds: saved[1], isAboutOther: saved[2] } : undefined;

/**
 * Takes one message of `memberId` at `now` (ms) if the limits allow, and returns the chat's level. The row lock makes parallel messages
 * wait for each other, so that twenty at once are still counted one by one. The answer counts as running for the longest wait
 * for its first words, and a lease, until it reports.
 */
export async function takeQuota(owner: Owner, turn: Taking): Promise<QuotaSlot> {
  const values = { ...turn, ...turn.limits, leaseEnds: turn.now + (turn.limits.waitMs ?? 0) + streamLeaseMs };
  const [plain] = await takePlainly(owner, turn.isPooled, values);
  if (plain) return { granted: true, kept: levelOf(plain.kept) };
  const [row] = await takeCarefully(owner, turn.isPooled, values);
  if (!row) throw new Error("the counter gave no row");
  const saved = levelOf(row.kept);
  if (row.granted) return { granted: true, kept: saved };
  const used = {
    sentAt: row.asked.map(Number).filter((at) => at > turn.now - dayMs),
    openStreams: Object.values(row.open).filter((until) => until > turn.now).length,
    tokensToday: row.tokens,
  };
  return { granted: false, used, kept: saved };
}

/**
 * The usual message: nothing else is running, and the newest instants alone show that it is allowed. Half the work of counting them all.
 * Refuses no one: anything else is left to the complete count, which also removes expired instants, an hour late at most.
 */
const takePlainly = ready<{ kept: SavedDraft }>(
  "coach_turn",
  sql`
  update ${coachQuotaSlots} s set is_granted = true, asked = s.asked || ${now}, open = jsonb_build_object(${streamId}, ${leaseEnds})
  where s.user_id = ${memberId} and s.open = '{}' and ${streams} > 0
    and s.asked[1] > ${today} - 3600000 and cardinality(s.asked) < ${perDay}
    and (cardinality(s.asked) < ${perFiveMinutes} or s.asked[cardinality(s.asked) - ${perFiveMinutes} + 1] <= ${lately})
    and s.tokens_since > ${today} and (${tokensPerDay} = 0 or s.tokens < ${tokensPerDay})
  returning ${along}`,
);

const going = sql`(select count(*) from jsonb_each_text(s.open) o where o.value::double precision > ${now})`;
const after = (instant: SQL): SQL => sql`(select count(*) from unnest(s.asked) a where a > ${instant})`;
const tokens = sql`(case when s.tokens_since > ${today} then s.tokens else 0 end)`;
const fits = sql`(${going} < ${streams} and ${after(today)} < ${perDay} and ${after(lately)} < ${perFiveMinutes}
  and (${tokensPerDay} = 0 or ${tokens} < ${tokensPerDay}))`;
const takeCarefully = ready<{ granted: boolean; asked: unknown[]; open: Record<string, number>; tokens: number; kept: SavedDraft }>(
  "coach_turn_careful",
  sql`
  insert into ${coachQuotaSlots} as s (user_id, asked, open, tokens, tokens_since, is_granted)
  values (${memberId}, array[${now}], jsonb_build_object(${streamId}, ${leaseEnds}), 0, ${now}, true)
  on conflict (user_id) do update set
    is_granted = ${fits},
    asked = case when ${fits} then array(select a from unnest(s.asked) a where a > ${today} order by a) || ${now} else s.asked end,
    open = case when ${fits} then coalesce((select jsonb_object_agg(o.key, o.value) from jsonb_each(s.open) o where (o.value #>> '{}')::double precision > ${now}), '{}'::jsonb)
      || jsonb_build_object(${streamId}, ${leaseEnds}) else s.open end,
    tokens = ${tokens},
    tokens_since = case when s.tokens_since > ${today} then s.tokens_since else ${now} end
  returning is_granted as granted, asked, open, tokens, ${along}`,
);

/** Why a message was refused, by the rules. */
export const whyNot = (turn: QuotaSlot & { granted: false }, limits: ChatLimits, now: number) => isWithinLimit(turn.used, limits, now);

/** Renews the lease of a running answer, also of one whose lease has ended meanwhile. */
export async function renewQuotaLease(owner: Owner, memberId: string, streamId: string, now: number): Promise<void> {
  await owner.execute(
    sql`update ${coachQuotaSlots} set open = open || jsonb_build_object(${streamId}::text, ${now + streamLeaseMs}::double precision) where user_id = ${memberId}::uuid`,
  );
}

/** Ends an answer: frees its slot and counts its tokens. */
export async function endQuota(owner: Owner, memberId: string, streamId: string, tokens: number, isPooled: boolean): Promise<void> {
  await endPlainly(owner, isPooled, { memberId, streamId, tokens: Math.ceil(tokens) });
}
const endPlainly = ready(
  "coach_turn_end",
  sql`update ${coachQuotaSlots} set open = open - ${streamId}, tokens = tokens + ${input("tokens", "int")} where user_id = ${memberId} returning ${unwaited}`,
);

/** The stored level of a chat. */
export async function findChatLevel(owner: Owner, key: string, now: Date): Promise<ChatLevel | undefined> {
  const [found] = await owner
    .select()
    .from(coachLevels)
    .where(and(eq(coachLevels.key, key), gt(coachLevels.endsAt, now)));
  // as it was stored, see saveChatLevel
  return found as ChatLevel | undefined;
}

/**
 * Stores how severe the chat is, without its text, until `endsAt`; deletes expired levels. A level never becomes lower. Returns whether it
 * was raised: by one of several messages at once.
 */
export async function saveChatLevel(owner: Owner, key: string, level: ChatLevel, endsAt: Date, now: Date): Promise<boolean> {
  await owner.delete(coachLevels).where(lt(coachLevels.endsAt, now));
  const row = { level: level.level, kinds: level.kinds, isAboutOther: level.isAboutOther, endsAt };
  const kinds = sql`(select jsonb_agg(distinct kind) from jsonb_array_elements(${coachLevels.kinds} || ${JSON.stringify(level.kinds)}::jsonb) kind)`;
  const raised = await owner
    .insert(coachLevels)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: coachLevels.key, set: { ...row, kinds }, setWhere: lt(coachLevels.level, level.level) })
    .returning({ key: coachLevels.key });
  if (raised.length === 0)
    await owner.update(coachLevels).set({ kinds, isAboutOther: level.isAboutOther, endsAt }).where(eq(coachLevels.key, key));
  return raised.length > 0;
}
