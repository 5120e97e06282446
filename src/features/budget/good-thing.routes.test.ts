import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { addMonths } from "#shared/dates.ts";
import { aMember, type Person } from "#testing/people.ts";
import { thisMonth as month } from "#testing/today.ts";

const at = "/api/recap/good-things";
const read = async (person: Person, of = month) => (await person.get(`/api/recap/${of}`)).body;
const write = (person: Person, more: object = {}) => person.post(at, { id: newId(), month, words: "Ana visited.", ...more });

test("one good thing is stored for its month, visible to its member only, changed and deleted", async () => {
  const [maya, ana] = [await aMember(), await aMember()];
  expect(await read(maya)).toEqual({ goodThing: null });
  const id = newId();
  for (const _ of [1, 2]) expect((await write(maya, { id, words: "  Ana visited. 🌿 " })).status).toBe(200);
  expect(await read(maya)).toEqual({ goodThing: { id, words: "Ana visited. 🌿", version: 1 } });
  expect([await read(ana), await read(maya, addMonths(month, -1))]).toEqual([{ goodThing: null }, { goodThing: null }]);
  expect((await ana.put(`${at}/${id}`, { words: "Mine", version: 1 })).status).toBe(404);
  expect((await ana.delete(`${at}/${id}`)).status).toBe(404);
  expect((await maya.put(`${at}/${id}`, { words: "Ana came by.", version: 1 })).status).toBe(200);
  expect((await maya.put(`${at}/${id}`, { words: "From another tab", version: 1 })).status).toBe(409);
  expect((await maya.delete(`${at}/${id}`)).status).toBe(200);
  expect(await read(maya)).toEqual({ goodThing: null });
});

test("a second one of a month is refused, also when a deleted one is restored beside it", async () => {
  const maya = await aMember();
  const [first, second] = [newId(), newId()];
  await write(maya, { id: first });
  expect(await write(maya)).toMatchObject({ status: 409, body: { field: "words" } });
  await maya.delete(`${at}/${first}`);
  expect((await write(maya, { id: second, words: "Rain" })).status).toBe(200);
  expect(await maya.post(`/api/deleted/${first}/restore`)).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^There is one for this month already/) },
  });
  expect(await read(maya)).toMatchObject({ goodThing: { id: second, words: "Rain" } });
  await maya.delete(`${at}/${second}`);
  expect((await maya.post(`/api/deleted/${first}/restore`)).status).toBe(200);
  expect(await read(maya)).toMatchObject({ goodThing: { id: first, words: "Ana visited." } });
});

test.each([
  ["no words", { words: " " }, "words"],
  ["141 characters", { words: "x".repeat(141) }, "words"],
  ["a month that has not begun", { month: addMonths(month, 1) }, "month"],
  ["no month", { month: "2026-13" }, "month"],
])("%s is refused with its field", async (_, more, field) => {
  expect(await write(await aMember(), more)).toMatchObject({ status: 400, body: { field } });
});
