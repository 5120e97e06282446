import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { aMember, type Person } from "#testing/people.ts";
import { listEntries } from "./journal.repository.ts";
import type { Kind } from "./journal.rules.ts";

const write = async (maya: Person, entryText: string, kind: Kind) => {
  const entry = { id: newId(), entryText, moodRating: kind === "plain" ? 6 : null, isMoodSet: true, kind };
  expect((await maya.post("/api/journal/entries", entry)).status).toBe(200);
};
const find = async (maya: Person, query: string, kind?: Kind) =>
  (await maya.data((tx) => listEntries(tx, { query, limit: 20, ...(kind ? { kind } : {}) }))).entries.map((one) => one.entryText);

test("emoji are found, alone and beside words, with any skin tone, in color or not, and of one origin", async () => {
  const maya = await aMember();
  const texts = ["A good day 😊", "A good day without", "Thumbs 👍🏽 for us", "I ❤️ this walk", "Our flag 🇨🇦", "[EQ Reflection] glad 😊"];
  for (const words of texts) await write(maya, words, words.startsWith("[") ? "eq-reflection" : "plain");
  const [smile, , thumb, heart, flag, reflection] = texts;
  for (const [query, found] of [
    ["😊", [reflection, smile]],
    ["good 😊", [smile]],
    ["goo 😊", [smile]],
    ["👍", [thumb]],
    ["❤", [heart]],
    ["❤️", [heart]],
    ["🇨🇦", [flag]],
    ["😊 😢", []],
    ["good 😢", []],
  ] as const)
    expect([query, await find(maya, query)]).toEqual([query, found]);
  expect(await find(maya, "😊", "plain")).toEqual([smile]);
  expect(await find(maya, "good 😊", "plain")).toEqual([smile]);
  expect(await find(await aMember(), "😊")).toEqual([]);
});
