import { expect, test } from "vitest";
import { openSlots } from "./slots.ts";

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
