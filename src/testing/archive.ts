import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { v7 as newId } from "uuid";
import { pdf, upload } from "./documents.ts";
import type { Person } from "./people.ts";

export type Rows = Record<string, Record<string, unknown>[]>;
/** An archive in parts: its manifest, its rows by table, and its documents by entry name. */
export type Archive = { manifest: Record<string, unknown>; rows: Rows; files: Record<string, Uint8Array> };

/** The export as the server answers it. */
export const requestArchive = ({ home, token }: Pick<Person, "home" | "token">) =>
  home.fetch("/api/account/export", { headers: { authorization: `Bearer ${token}` } });

export async function fetchArchive(person: Person): Promise<Archive> {
  const answer = await requestArchive(person);
  if (answer.status !== 200) throw new Error(`the export answered ${answer.status}`);
  const entries = Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer())));
  const json = (name: string) => JSON.parse(strFromU8(entries.find(([one]) => one === name)?.[1] ?? new Uint8Array())) as unknown;
  const rows: Rows = {};
  for (const [name] of entries) {
    const table = /^data\/(\w+)\.json$/.exec(name)?.[1];
    if (table) rows[table] = json(name) as Rows[string];
  }
  return {
    manifest: json("evenday.json") as Archive["manifest"],
    rows,
    files: Object.fromEntries(entries.filter(([name]) => name.startsWith("documents/"))),
  };
}

/** The manifest lists the tables that are packed, unless `tables` says others. */
export const packArchive = ({
  manifest,
  rows,
  files,
  tables = Object.keys(rows),
}: {
  tables?: string[];
  manifest: unknown;
  rows: Record<string, unknown>;
  files: Archive["files"];
}) =>
  zipSync(
    {
      "evenday.json": strToU8(JSON.stringify({ ...(manifest as object), tables })),
      ...Object.fromEntries(Object.entries(rows).map(([table, all]) => [`data/${table}.json`, strToU8(JSON.stringify(all))])),
      ...files,
    },
    { level: 1 },
  );

export async function sendArchive(person: Person, bytes: Uint8Array, more: Record<string, string> = {}) {
  const answer = await person.home.fetch("/api/account/import", {
    method: "POST",
    body: bytes as Uint8Array<ArrayBuffer>,
    headers: { authorization: `Bearer ${person.token}`, "content-type": "application/zip", ...more },
  });
  return { status: answer.status, body: (await answer.json()) as { message?: string; rows: number; files: number; leftOut: string[] } };
}

/** Sends JSON lines, as an import does. */
export async function sendLines(person: Person, path: string, lines: readonly unknown[]) {
  const answer = await person.home.fetch(path, {
    method: "POST",
    body: lines.map((line) => JSON.stringify(line)).join("\n"),
    headers: { authorization: `Bearer ${person.token}`, "content-type": "application/x-ndjson" },
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> & { message?: string } };
}

/** Uses every feature once through its own calls, so that every member table has rows. */
export async function useEverything(person: Person): Promise<void> {
  const must = async (request: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await request;
    if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
    return body as Record<string, unknown> & { id: string };
  };
  const today = String((await must(person.get("/api/challenge")))["today"]);
  const month = today.slice(0, 7);
  const { categories } = (await must(person.get(`/api/budget/months/${month}`))) as unknown as { categories: { id: string }[] };
  const categoryId = categories[0]?.id;
  const billId = newId();
  await must(person.post("/api/budget/bills", { id: billId, name: "Rent", amountCents: 90_000, dayOfMonth: 1, categoryId }));
  await must(
    person.post("/api/budget/expenses", {
      id: newId(),
      categoryId,
      spentOn: today,
      amountCents: 90_000,
      note: "; =1",
      billId,
      billDueOn: `${month}-01`,
    }),
  );
  await must(person.put(`/api/ahead/bills/${billId}/days/${month}-01`, { change: "move", movedTo: `${month}-03` }));
  await must(person.post("/api/ahead/incomes", { id: newId(), name: "Pay", amountCents: 90_000, rhythm: "two-weekly", firstOn: today }));
  await must(person.put("/api/ahead", { balanceCents: 50_000, floorCents: 10_000, dailyCents: 900 }));
  await must(person.post("/api/recap/good-things", { id: newId(), month, words: "Ana visited." }));
  const imported = { id: newId(), categoryId, spentOn: `${month}-01`, amountCents: 310, note: "Corner shop", bankId: "1234 first" };
  const remember = [{ payee: "corner shop", categoryId }];
  await must(person.post("/api/imports", { id: newId(), fileName: "bank.ofx", format: "OFX", rows: [imported], remember }));
  const budgets = [{ name: "From another app", months: [{ line: 2, month, cents: 5_000 }] }];
  await must(person.post("/api/imports/months", { id: newId(), fileName: "Budget.csv", categories: budgets }));
  const columns = {
    hasHeader: true,
    date: 0,
    amount: 2,
    note: 1,
    out: null,
    in: null,
    type: null,
    category: null,
    bankId: null,
    currency: null,
  };
  await must(
    person.put("/api/imports/columns", {
      header: "date | text | amount",
      columns: { ...columns, order: "mdy", mark: ".", spending: "negative" },
    }),
  );
  await must(person.post("/api/budget/snapshots", { id: newId(), month }));
  const { debts, goals } = (await must(person.get("/api/debt"))) as unknown as Record<"debts" | "goals", { id: string }[]>;
  await must(person.post("/api/debt/payments", { id: newId(), debtId: debts[0]?.id, paidOn: today, amountCents: 500 }));
  await must(person.post("/api/debt/contributions", { id: newId(), goalId: goals[0]?.id, amountCents: 700 }));
  const planned = [{ name: "From a sheet", totalCents: 90_000, paidCents: 0 }];
  await must(person.post("/api/debt/imports", { id: newId(), fileName: "debts.csv", debts: planned, goals: [] }));
  await must(person.put(`/api/challenge/days/${today}`, { mark: "no-spend" }));
  await must(person.post("/api/challenge/milestones", { id: newId(), label: "Mine", days: 3 }));
  await must(person.post("/api/lifestyle/plans", { id: newId(), dollars: 60 }));
  const habits = (await must(person.get("/api/lifestyle/habits"))) as unknown as { id: string }[];
  await must(person.put(`/api/lifestyle/habits/${habits[0]?.id}/days/${today}`, { isDone: true }));
  await must(person.post("/api/lifestyle/weeks", { id: newId() }));
  await must(person.post("/api/lifestyle/plans", { id: newId(), dollars: 80 }));
  await must(person.post("/api/lifestyle/spots", { id: newId(), name: "Market", lat: 40.71, lon: -74 }));
  await must(person.put("/api/growth/readings/time-management", { slug: "time-management", read: ["a"], lastAnchor: "a" }));
  await must(person.put(`/api/growth/checkins/${today}`, { rating: 7, word: "calm" }));
  await must(person.put("/api/growth/ticks", { name: "time-management/kit", items: ["one"] }));
  await must(person.post("/api/growth/rehearsals", { id: newId(), seconds: 90 }));
  await must(person.post("/api/relationships/analyses", { id: newId(), situationText: "He reads my messages." }));
  await must(person.put("/api/relationships/weeks/this", { communication: 5, trust: 6, respect: 7, support: 8, note: "fine" }));
  await must(person.post("/api/journal/entries", { id: newId(), entryText: "A day 🌿", moodRating: 6, kind: "plain" }));
  await must(person.put(`/api/journal/moods/${today}`, { mood: 7 }));
  const file = { id: newId(), fileName: "daylio.csv", format: "Daylio" };
  const page = { line: 2, at: `${month}-01T12:00:00.000Z`, entryText: "Slept well.", mood: 8 };
  const mood = { line: 3, at: `${month}-01T12:00:00.000Z`, day: `${month}-01`, mood: 4 };
  await must(sendLines(person, "/api/journal/imports/lines", [file, { page }, { mood }]));
  const habit = { line: 2, name: "Read a page", weeklyTarget: 3, days: [`${month}-01`] };
  await must(sendLines(person, "/api/lifestyle/imports/lines", [{ ...file, id: newId(), format: "Loop", category: "Imported" }, habit]));
  await must(person.post("/api/progress/achievements", { id: newId(), title: "Set a Boundary" }));
  await must(person.put("/api/safety/plan", { signs: "tired", calming: "a walk", people: "Ana", places: "the park" }));
  const reminders = {
    noSpend: true,
    mood: false,
    habits: true,
    bills: true,
    documents: true,
    weekly: true,
    monthEnd: true,
    trialEnd: true,
    byMail: false,
    sendHour: 19,
    quietFrom: 22,
    quietTo: 7,
  };
  await must(person.put("/api/account/profile", { currency: "EUR", weekStartsOn: 1, reminders }));
  await must(person.post("/api/calendar", { id: newId(), name: "Evenday", holds: ["bills", "meals"], isDetailed: true, alarm: "day" }));
  const { id } = await must(upload(person, pdf("hers"), { name: "hers.pdf" }));
  await must(person.put(`/api/documents/${id}/dates/expires/2027-03-01`, {}));
}
