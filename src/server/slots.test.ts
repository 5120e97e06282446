import { expect, test } from "vitest";
import { connectionsOfMember, openConcurrencyLimit, openRequestTurns, openSlots, openTurns, requestsOfMember, takeSlot } from "./slots.ts";

test("a member has a limited number of slots and all members together too; each is free again when its work ends or fails", async () => {
  const slots = openSlots({ perOwner: 2, inAll: 3, busy: "busy" });
  const ends: (() => void)[] = [];
  const work = (owner: string) => slots(owner, () => new Promise<void>((done) => ends.push(done)));
  const under = [work("maya"), work("maya"), work("ana")];
  await expect(work("maya")).rejects.toMatchObject({ kind: "too-many", message: "busy" });
  await expect(work("ben")).rejects.toMatchObject({ kind: "unavailable", message: "busy" });
  ends.forEach((end) => end());
  await Promise.all(under);
  const failing = () => slots("maya", () => Promise.reject(new Error("failed")));
  for (let n = 0; n < 4; n += 1) await expect(failing()).rejects.toThrow("failed");
});

test("a slot that is taken stays taken until it is freed, and a refusal takes none", async () => {
  const slots = openSlots({ perOwner: 1, busy: "busy" });
  const free = await takeSlot(slots, "maya");
  await expect(takeSlot(slots, "maya")).rejects.toMatchObject({ kind: "too-many" });
  free();
  free();
  await expect.poll(() => takeSlot(slots, "maya").catch(() => null)).not.toBeNull();
  await expect(takeSlot(slots, "maya")).rejects.toMatchObject({ kind: "too-many" });
});

test("work of one owner waits for the earlier, also if that fails, and never for that of another", async () => {
  const turns = openTurns();
  const steps: string[] = [];
  const first = Promise.withResolvers<void>();
  const work = (owner: string, name: string, until?: Promise<void>) =>
    turns(owner, async () => {
      steps.push(`${name} begins`);
      await until;
      steps.push(`${name} ends`);
    });
  const all = [work("maya", "1", first.promise), work("maya", "2"), work("maya", "3"), work("ben", "other")];
  await all[3];
  expect(steps).toEqual(["1 begins", "other begins", "other ends"]);
  first.reject(new Error("failed"));
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled", "fulfilled"]);
  expect(steps.slice(3)).toEqual(["2 begins", "2 ends", "3 begins", "3 ends"]);
});

test("of the work of one owner as much runs at the same time as the limit allows, further work waits in its order and not for ever", async () => {
  const limit = openConcurrencyLimit({ perOwner: 2, longestWaitMs: 20, busy: "busy" });
  const steps: string[] = [];
  const work = (owner: string, name: string, until?: Promise<void>) =>
    limit(owner, async () => {
      steps.push(name);
      await until;
    });
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const all = [
    work("maya", "1", first.promise),
    work("maya", "2", second.promise),
    work("maya", "3"),
    work("maya", "4"),
    work("ben", "other"),
  ];
  expect(steps).toEqual(["1", "2", "other"]);
  first.reject(new Error("failed"));
  await expect(all[0]).rejects.toThrow("failed");
  await Promise.all(all.slice(2));
  expect(steps).toEqual(["1", "2", "other", "3", "4"]);
  const third = work("maya", "5", second.promise);
  await expect(work("maya", "6")).rejects.toMatchObject({ kind: "too-many", message: "busy" });
  second.resolve();
  await Promise.all([third, all[1], work("maya", "7")]);
  expect(steps.at(-1)).toBe("7");
});

test("one member's transactions use four in ten connections, two of a small pool, and leave one unless there is only one", () => {
  expect([1, 2, 3, 4, 5, 10, 25].map(connectionsOfMember)).toEqual([1, 1, 2, 2, 2, 4, 10]);
});

test("six in ten connections may answer one member's requests, four of a small pool; those with long bodies and those of others do not wait", async () => {
  expect([1, 5, 10, 25].map(requestsOfMember)).toEqual([4, 4, 6, 15]);
  const inTurn = openRequestTurns(1, new Set(["/upload"]));
  const [held, begun] = [Promise.withResolvers<void>(), [] as string[]];
  const answer = (path: string, member: string) =>
    inTurn(path, member, async () => {
      begun.push(`${path} ${member}`);
      await held.promise;
    });
  const all = [...Array.from({ length: 5 }, () => answer("/", "maya")), answer("/upload", "maya"), answer("/", "theo")];
  expect(begun).toEqual([...Array.from({ length: 4 }, () => "/ maya"), "/upload maya", "/ theo"]);
  held.resolve();
  await Promise.all(all);
  expect(begun).toHaveLength(7);
});
