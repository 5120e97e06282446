import { dayMs } from "#shared/dates.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testServer } from "#testing/server.ts";
import { aSubscriber } from "#testing/people.ts";
import { isWithinLimit, streamLeaseMs, type ChatLimits } from "./coach.limits.rules.ts";
import { openQuota } from "./coach.quota.repository.ts";

const limits: ChatLimits = { perFiveMinutes: 3, perDay: 9, streams: 2, tokensPerDay: 60 };
const hourMs = 3_600_000;
const begun = Date.parse("2026-11-20T08:00:00Z");

/** A seeded random number generator, 0 to below 1. */
function dice(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

test("the database's count answers as the rules do, message after message over days", async () => {
  const { context } = await testServer();
  const turns = openQuota(context.database, false);
  const person = await aSubscriber();
  const roll = dice(7);
  const seen = { granted: 0, refused: 0 };
  let now = begun;
  let sentAt: number[] = [];
  let open: { id: string; until: number }[] = [];
  let [tokens, since] = [0, 0];
  for (let at = 0; at < 300; at += 1) {
    // mostly seconds, sometimes an hour or most of a day
    const pause = roll();
    now += Math.round(pause < 0.75 ? roll() * 150_000 : pause < 0.93 ? roll() * hourMs : roll() * 26 * hourMs);
    sentAt = sentAt.filter((one) => one > now - dayMs);
    open = open.filter(({ until }) => until > now);
    if (since <= now - dayMs) [tokens, since] = [0, now];
    const expected = isWithinLimit({ sentAt, openStreams: open.length, tokensToday: tokens }, limits, now);
    const id = crypto.randomUUID();
    const turn = await turns.take({ memberId: person.id, streamId: id, levelKey: "talk", limits, now });
    expect({ at, granted: turn.granted }).toEqual({ at, granted: expected.ok });
    expect(turn.granted ? expected : isWithinLimit(turn.used, limits, now)).toEqual(expected);
    if (!turn.granted) {
      seen.refused += 1;
      continue;
    }
    seen.granted += 1;
    sentAt.push(now);
    open.push({ id, until: now + streamLeaseMs });
    // most answers end before the next message, some are still running
    while (open.length > 0 && roll() < 0.8) {
      const message = Math.floor(roll() * 15);
      await turns.end(person.id, open.shift()?.id ?? "", message);
      tokens += message;
    }
  }
  expect(Math.min(seen.granted, seen.refused)).toBeGreaterThan(40);
});

test("of twenty simultaneous messages exactly as many as the limit are allowed", async () => {
  const { context } = await testServer();
  const turns = openQuota(context.database, false);
  const person = await aSubscriber();
  const take = (now: number) =>
    turns.take({ memberId: person.id, streamId: crypto.randomUUID(), levelKey: "talk", limits: { ...limits, streams: 20 }, now });
  const first = await Promise.all(Array.from({ length: 20 }, () => take(begun)));
  expect(first.filter(({ granted }) => granted)).toHaveLength(3);
  const next = await Promise.all(Array.from({ length: 20 }, () => take(begun + 300_000)));
  expect(next.filter(({ granted }) => granted)).toHaveLength(3);
});

test("an answer that waits for its first words counts as running, and one whose lease has ended does again once it reports", async () => {
  const { context } = await testServer();
  const turns = openQuota(context.database, false);
  const { id: memberId } = await aSubscriber();
  const take = async (streamId: string, now: number) =>
    (await turns.take({ memberId, streamId, levelKey: "talk", limits: { ...limits, streams: 1, waitMs: 120_000 }, now })).granted;
  expect(await take("first", begun)).toBe(true);
  expect(await take("second", begun + 149_000)).toBe(false);
  expect(await take("third", begun + 151_000)).toBe(true);
  await turns.hold(memberId, "first", begun + 152_000, new AbortController().signal);
  await turns.end(memberId, "third", 0);
  expect(await take("fourth", begun + 153_000)).toBe(false);
  await turns.hold(memberId, "first", begun + 154_000, AbortSignal.abort());
  expect(await take("fifth", begun + 155_000)).toBe(true);
});

test("many messages of one member at once wait with one connection, so that other members have the rest", async () => {
  const { context } = await testServer();
  const { owner } = context.database;
  const turns = openQuota(context.database, false);
  const { id: memberId } = await aSubscriber();
  const take = () => turns.take({ memberId, streamId: crypto.randomUUID(), levelKey: "talk", limits, now: begun });
  expect((await take()).granted).toBe(true);
  let waiting: ReturnType<typeof take>[] = [];
  const answer = await owner.transaction(async (tx) => {
    await tx.execute(sql`select 1 from coach_quota_slots where user_id = ${memberId} for update`);
    waiting = Array.from({ length: 2 * context.config.DATABASE_POOL }, take);
    await new Promise((done) => setTimeout(done, 300));
    return owner.execute(sql`select 7 as seven`);
  });
  expect(answer.rows).toEqual([{ seven: 7 }]);
  expect((await Promise.all(waiting)).filter(({ granted }) => granted)).toHaveLength(limits.streams - 1);
});
