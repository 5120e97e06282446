import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mostIdleMs } from "./idle-reader.ts";
import { textStream } from "./text-stream.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A body of three parts, and how often what it holds was freed and its producer ended. */
function body() {
  const counts = { freed: 0, ended: 0 };
  async function* parts() {
    try {
      for (const part of ["one ", "two ", "three"]) yield part;
    } finally {
      counts.ended += 1;
    }
  }
  return { counts, stream: textStream(parts(), () => void (counts.freed += 1)) };
}

test("a body that is read, cancelled or fails frees what it holds", async () => {
  const read = body();
  expect(await new Response(read.stream).text()).toBe("one two three");
  expect(read.counts).toEqual({ freed: 1, ended: 1 });
  const left = body();
  await left.stream.cancel();
  expect(left.counts.freed).toBe(1);
  let freed = 0;
  const failing = textStream(
    (async function* () {
      yield "one ";
      throw new Error("no rows");
    })(),
    () => void (freed += 1),
  );
  await expect(new Response(failing).text()).rejects.toThrow("no rows");
  expect(freed).toBe(1);
});

test("a body that nobody reads for two minutes is given up, and one that is read slowly is not", async () => {
  const unread = body();
  await vi.advanceTimersByTimeAsync(mostIdleMs);
  expect(unread.counts.freed).toBe(1);
  await expect(new Response(unread.stream).text()).rejects.toThrow("Nobody reads this");
  const slow = body();
  const reader = slow.stream.getReader();
  for (const part of ["one ", "two ", "three"]) {
    await vi.advanceTimersByTimeAsync(mostIdleMs - 1);
    expect(new TextDecoder().decode((await reader.read()).value)).toBe(part);
  }
  expect((await reader.read()).done).toBe(true);
  await vi.advanceTimersByTimeAsync(mostIdleMs);
  expect(slow.counts).toEqual({ freed: 1, ended: 1 });
});
