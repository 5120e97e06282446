import { expect, test } from "vitest";
import { Problem, type ProblemKind } from "#shared/errors.ts";
import { agoMs } from "#shared/fields.ts";
import {
  afterFailure,
  formatHeld,
  formatQueueLength,
  isUndone,
  nextOf,
  pauseMs,
  pending,
  retried,
  sentFor,
  undoOf,
  withUndoOf,
  type QueuedWrite,
} from "#web/offline-queue-rules.ts";
import { unreachable } from "#web/http.ts";

const now = Date.UTC(2026, 10, 21, 9);
const item = (id: string, more: Partial<QueuedWrite> = {}): QueuedWrite => ({
  id,
  member: "maya",
  call: "journal/write",
  input: { entryText: id },
  about: id,
  description: "Journal page",
  at: now,
  tries: 0,
  ...more,
});
const refusal = (kind: ProblemKind, more = {}) => new Problem(kind, `said: ${kind}`, more);

test("the oldest is sent first, in whatever order storage returns them", () => {
  expect(nextOf([item("b"), item("a"), item("c")], now)?.id).toBe("a");
});

test("while the oldest is delayed, no other is sent before it", () => {
  const all = [item("a", { notBefore: now + 1 }), item("b")];
  expect(nextOf(all, now)).toBeUndefined();
  expect(nextOf(all, now + 1)?.id).toBe("a");
});

test("a refused write waits for the member, and the others are sent", () => {
  const all = [item("a", { refusal: "No." }), item("b")];
  expect(nextOf(all, now)?.id).toBe("b");
  expect(pending(all)).toHaveLength(1);
});

test("no answer, an ended session and an ended trial change nothing: the write is sent unchanged later", () => {
  const one = item("a");
  expect(afterFailure(one, new Problem("unavailable", unreachable), now)).toBe(one);
  expect(afterFailure(one, refusal("not-signed-in"), now)).toBe(one);
  expect(afterFailure(one, refusal("no-access"), now)).toBe(one);
  expect(afterFailure(one, new TypeError("a bug"), now)).toBe(one);
});

test.each(["invalid", "refused", "not-found", "conflict", "too-large"] as const)(
  "%s is shown with the server's message, and nothing is dropped",
  (kind) => {
    expect(afterFailure(item("a"), refusal(kind), now)).toEqual({ ...item("a"), refusal: `said: ${kind}` });
  },
);

test("after six server errors a write is shown as refused", () => {
  let one = item("a");
  for (let at = 0; at < 5; at++) one = afterFailure(one, refusal("unavailable"), now);
  expect([one.tries, one.refusal]).toEqual([5, undefined]);
  expect(afterFailure(one, refusal("unavailable"), now).refusal).toBe("said: unavailable");
});

test("a server that asks to wait is retried later, without counting as a failure", () => {
  const after = afterFailure(item("a"), refusal("too-many", { retryAfterSeconds: 90 }), now);
  expect(after).toMatchObject({ tries: 0, notBefore: now + 90_000 });
});

test("delays grow to a minute and no further", () => {
  expect([1, 2, 3, 4, 5, 6, 20].map(pauseMs)).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
});

test("an entry sends how long ago it was written, measured by one clock", () => {
  expect(sentFor(item("a", { sendsAge: true }), now + 5_000)).toEqual({ entryText: "a", agoMs: 5_000 });
  expect(sentFor(item("a", { sendsAge: true }), now - 5_000)).toMatchObject({ agoMs: 0 }); // the clock was set back
  expect(sentFor(item("a"), now + 5_000)).toEqual({ entryText: "a" });
});

test("an entry that waited for months, or was written while the device's clock showed 1970, is not refused for it", () => {
  for (const at of [now - 61 * 86_400_000, 3_600_000])
    expect(agoMs.safeParse(sentFor(item("a", { at, sendsAge: true }), now)["agoMs"]).success).toBe(true);
});

test("sent again it is the same write, without the version seen before", () => {
  const refused = item("a", {
    input: { day: "2026-11-20", mark: "rest", seen: null },
    refusal: "Changed elsewhere.",
    tries: 6,
    notBefore: now,
  });
  expect(retried(refused)).toEqual({ ...item("a"), input: { day: "2026-11-20", mark: "rest" } });
});

test("a changed write has a new key for the server, and keeps its place in the queue", () => {
  expect(retried(item("a"), { input: { entryText: "b" }, key: "another" })).toEqual({
    ...item("a"),
    input: { entryText: "b" },
    key: "another",
  });
});

test("one that is removed is taken back on the server if it may have arrived, and no later one sets the same thing", () => {
  const undo = { call: "journal/remove", input: { id: "a" } };
  const sent = item("a", { undo, isSent: true, key: "k", refusal: "No." });
  const made = undoOf(sent, [sent], "c", now);
  // the keys of an added row, too: its request may arrive after the one that deletes it
  expect(made).toEqual(item("c", { ...undo, about: "a", description: "Undo: Journal page", isUndo: true, undoes: ["a", "k"] }));
  expect(undoOf(retried(sent, { input: {}, key: "m" }), [sent], "c", now)?.undoes).toEqual(["a", "k", "m"]);
  expect(undoOf({ ...sent, isSent: false }, [sent], "c", now)).toBeUndefined();
  expect(undoOf(sent, [sent, item("b", { about: "a" })], "c", now)).toBeUndefined();
  expect(["not-found", "conflict", "unavailable"].map((kind) => isUndone(made ?? sent, refusal(kind as ProblemKind)))).toEqual([
    true,
    true,
    false,
  ]);
  expect(isUndone(sent, refusal("not-found"))).toBe(false);
});

test("an undo that restores a value names the keys it takes back, and counts from when its write was sent", () => {
  const mood = item("a", { sendsAge: true, undo: { call: "journal/write", input: { mood: 3 } }, isSent: true });
  const late = now + 7_200_000;
  const undone = item("c", { input: { mood: 3 }, about: "a", description: "Undo: Journal page", sendsAge: true, isUndo: true });
  expect(undoOf(mood, [mood], "c", late)).toEqual({ ...undone, at: now + 10_000, undoes: ["a"] });
  expect(undoOf({ ...mood, key: "k" }, [mood], "c", now + 1)).toEqual({ ...undone, at: now + 1, undoes: ["a", "k"] });
});

test("a removed write leaves its undo to the next one that sets the same thing", () => {
  const mark = (id: string, value: unknown, before: unknown, more: Partial<QueuedWrite> = {}) =>
    item(id, { about: "day", undo: { call: "journal/write", input: { mark: before, seen: value } }, isSent: true, ...more });
  const [a, b, c] = [mark("a", "rest", null), mark("b", "no-spend", "rest", { isSent: undefined }), mark("c", null, "no-spend")];
  const next = withUndoOf(a, [c, b, a, item("d")]);
  expect(next).toEqual({ ...b, undo: { call: "journal/write", input: { mark: null } }, removedKeys: ["a"] });
  if (!next) return;
  expect(undoOf(next, [next], "e", now)).toMatchObject({ input: { mark: null }, undoes: ["a"] });
  expect(undoOf({ ...next, isSent: true }, [next], "e", now)).toMatchObject({ undoes: ["a", "b"] });
  expect(withUndoOf(next, [next, c])).toMatchObject({ id: "c", undo: { input: { mark: null } }, removedKeys: ["a"] });
  // the newer one was removed first
  const undo = undoOf(c, [c], "e", now);
  expect(undo && withUndoOf(a, [a, undo])).toMatchObject({ id: "e", input: { mark: null }, undoes: ["a", "c"] });
  expect(withUndoOf(a, [a])).toBeUndefined();
});

test("a refused write has not arrived, unless it was changed after it may have", () => {
  expect(afterFailure(item("a", { isSent: true }), refusal("conflict"), now).isSent).toBeUndefined();
  expect(afterFailure(item("a", { isSent: true, key: "k" }), refusal("conflict"), now).isSent).toBe(true);
  expect(afterFailure(item("a", { isSent: true, tries: 5 }), refusal("unavailable"), now).isSent).toBe(true);
});

test("the length of the queue is written out in words", () => {
  expect([formatQueueLength(1), formatQueueLength(3)]).toEqual(["One thing waits to be sent.", "3 things wait to be sent."]);
  expect([formatHeld(1), formatHeld(2)]).toEqual([
    "One thing is kept here while you change it.",
    "2 things are kept here while you change them.",
  ]);
});
