import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { dayIn } from "#shared/dates.ts";
import { sample, sendFile } from "#testing/import-files.ts";
import { fetchArchive, packArchive, sendArchive } from "#testing/archive.ts";
import { aMember, aMemberWithExpiredTrial, type Person } from "#testing/people.ts";

const debt = (name: string, more: object = {}) => ({ name, totalCents: 50_000, paidCents: 10_000, rateMilli: 5_000, ...more });
const goal = (name: string) => ({ name, targetCents: 90_000, currentCents: 1_000 });
const bring = (person: Person, more: object) => person.post("/api/debt/imports", { id: newId(), fileName: "debts.csv", ...more });
type View = { debts: { id: string; name: string; paidCents: number; version: number }[]; goals: { id: string; name: string }[] };
const viewOf = async (person: Person) => (await person.get("/api/debt")).body as View;
const namesOf = async (person: Person) => {
  const { debts, goals } = await viewOf(person);
  return [debts.map(({ name }) => name), goals.map(({ name }) => name)];
};

test("debts and goals of a file are imported once, in place of the examples, and an existing name is skipped", async () => {
  const maya = await aMember();
  const file = { id: newId(), debts: [debt("Visa"), debt(" visa ")], goals: [goal("Bike")] };
  expect((await bring(maya, file)).body).toEqual({ debts: 1, goals: 1, known: 1 });
  expect((await bring(maya, file)).body, "the same request again").toEqual({ debts: 1, goals: 1, known: 1 });
  expect((await bring(maya, { debts: [debt("VISA", { totalCents: 1 })], goals: [goal("bike")] })).body).toEqual({
    debts: 0,
    goals: 0,
    known: 2,
  });
  expect(await namesOf(maya)).toEqual([["Visa"], ["Bike"]]);
  expect((await viewOf(maya)).debts).toMatchObject([{ paidCents: 10_000 }]);
  expect((await maya.get("/api/debt/payments")).body).toMatchObject({ payments: [{ kind: "adjustment", amountCents: 10_000 }] });
});

test("when one row is refused nothing is imported; nor without access", async () => {
  const [maya, lapsed] = [await aMember(), await aMemberWithExpiredTrial()];
  const before = await namesOf(maya);
  for (const bad of [debt(""), debt("x", { rateMilli: 2_000_000 }), debt("x", { totalCents: -1 }), debt("x".repeat(101))])
    expect((await bring(maya, { debts: [debt("Fine"), bad] })).status).toBe(400);
  expect((await bring(maya, { debts: Array.from({ length: 81 }, (_, at) => debt(`Debt ${at}`)) })).status).toBe(400);
  expect((await bring(lapsed, { debts: [debt("Fine")] })).status).toBe(402);
  expect(await namesOf(maya)).toEqual(before);
  expect((await maya.get("/api/debt/imports")).body).toEqual({ imports: [] });
  const eighty = Array.from({ length: 80 }, (_, at) => debt(`Debt ${at}`));
  expect((await bring(maya, { debts: eighty })).body).toMatchObject({ debts: 80 });
  expect((await bring(maya, { debts: [debt("One more")], goals: [goal("Bike")] })).status).toBe(400);
  expect((await namesOf(maya))[1]).toEqual(before[1]);
});

test("an import is removed and restored as a whole; what was paid into since stays, and other members' imports too", async () => {
  const [maya, noor] = [await aMember(), await aMember()];
  const id = newId();
  await bring(maya, { id, debts: [debt("Visa"), debt("Car")], goals: [goal("Bike")] });
  expect((await maya.get("/api/debt/imports")).body).toMatchObject({ imports: [{ id, fileName: "debts.csv", debts: 2, goals: 1 }] });
  const car = (await viewOf(maya)).debts.find(({ name }) => name === "Car");
  const paidOn = dayIn("America/New_York", Date.now());
  await maya.post("/api/debt/payments", { id: newId(), debtId: car?.id, paidOn, amountCents: 500 });
  expect([(await noor.delete(`/api/debt/imports/${id}`)).status, (await noor.post(`/api/debt/imports/${id}/restore`)).status]).toEqual([
    404, 404,
  ]);
  expect((await maya.delete(`/api/debt/imports/${id}`)).status).toBe(200);
  expect(await namesOf(maya)).toEqual([["Car"], []]);
  expect((await maya.post(`/api/debt/imports/${id}/restore`)).status).toBe(200);
  expect(await namesOf(maya)).toEqual([["Visa", "Car"], ["Bike"]]);
  expect((await viewOf(maya)).debts).toMatchObject([{ paidCents: 10_000 }, { paidCents: 10_500 }]);
});

test("an import that is restored after the import of an archive has what was paid", async () => {
  const maya = await aMember();
  const id = newId();
  await bring(maya, { id, debts: [debt("Visa")] });
  await maya.delete(`/api/debt/imports/${id}`);
  expect((await sendArchive(maya, packArchive(await fetchArchive(maya)))).status).toBe(200);
  expect((await maya.post(`/api/deleted/${id}/restore`)).status).toBe(200);
  expect((await viewOf(maya)).debts).toMatchObject([{ name: "Visa", paidCents: 10_000 }]);
});

test("a file of debts or goals is recognized by its content, and a bank's file is not mistaken for one", async () => {
  const maya = await aMember();
  const read = async (name: string, bytes = sample(name)) => (await sendFile(maya, "export.txt", bytes)).body;
  expect(await read("debts.csv")).toMatchObject({ kind: "plan", file: { kind: "debts" } });
  expect(await read("goals.csv")).toMatchObject({ kind: "plan", file: { kind: "goals" } });
  for (const name of ["bank-semicolons.csv", "bank-parentheses.csv", "mint.csv", "monarch.csv"])
    expect(await read(name), name).toMatchObject({ kind: "bank" });
});
