import { beforeAll, expect, test } from "vitest";
import { addDays, dayIn } from "#shared/dates.ts";
import { list, pdf, upload } from "#testing/documents.ts";
import { aMember, type Person } from "#testing/people.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";

let home: TestServer;
beforeAll(async () => {
  home = await createTestServer();
});
const datesOf = async (person: Person) => (await list(person)).documents.map(({ dates }) => dates);

test("a document has up to six dates, each once, and only its owner changes them", async () => {
  const [maya, ana] = [await aMember(home), await aMember(home)];
  const { body } = await upload(maya, pdf(), { name: "passport.pdf" });
  const at = (date: string) => `/api/documents/${body.id}/dates/${date}`;
  for (let n = 0; n < 2; n += 1) expect((await maya.put(at("expires/2027-03-01"), {})).status).toBe(200);
  expect((await maya.put(at("due/2026-12-31"), {})).status).toBe(200);
  const both = [
    { kind: "due", on: "2026-12-31" },
    { kind: "expires", on: "2027-03-01" },
  ];
  expect(await datesOf(maya)).toEqual([both]);
  for (const wrong of ["ends/2027-03-01", "due/2027-02-30", "due/tomorrow"])
    expect((await maya.put(at(wrong), {})).status, wrong).toBe(400);
  expect([(await ana.put(at("due/2027-01-01"), {})).status, (await ana.delete(at("due/2026-12-31"))).status]).toEqual([404, 404]);
  for (const month of ["05", "06", "07", "08"]) await maya.put(at(`renews/2027-${month}-01`), {});
  expect(await maya.put(at("renews/2027-09-01"), {})).toMatchObject({ status: 400, body: { field: "on" } });
  for (let n = 0; n < 2; n += 1) expect((await maya.delete(at("due/2026-12-31"))).status).toBe(200);
  expect((await datesOf(maya))[0]).toHaveLength(5);
});

test("two dates that are added at once are both saved, and a deleted document is restored with its dates", async () => {
  const maya = await aMember(home);
  const { body } = await upload(maya, pdf(), { name: "lease.pdf" });
  await Promise.all(["2027-01-01", "2027-02-01", "2027-03-01"].map((on) => maya.put(`/api/documents/${body.id}/dates/renews/${on}`, {})));
  expect((await datesOf(maya))[0]).toHaveLength(3);
  await maya.delete(`/api/documents/${body.id}`);
  expect((await maya.post(`/api/documents/${body.id}/restore`, {})).status).toBe(200);
  expect((await datesOf(maya))[0]).toHaveLength(3);
});

test("the week at a glance has the dates of the next seven days", async () => {
  const maya = await aMember(home);
  const today = dayIn("America/New_York", home.context.clock());
  const week = async () => ((await maya.get("/api/members/week")).body as { documents: unknown }).documents;
  expect(await week()).toBe(null);
  const { body } = await upload(maya, pdf(), { name: "passport.pdf" });
  for (const away of [-1, 6, 7]) await maya.put(`/api/documents/${body.id}/dates/expires/${addDays(today, away)}`, {});
  expect(await week()).toEqual({ dates: [{ fileName: "passport.pdf", kind: "expires", on: addDays(today, 6) }] });
});
