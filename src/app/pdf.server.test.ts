import { inflateSync } from "node:zlib";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { largestCents, showCents } from "#shared/money.ts";
import { drawPages, fitColumns } from "#server/integrations/pdf-pages.ts";
import { expectWithin, proves, times } from "#testing/assurance.ts";
import { aMember, aMemberWithExpiredTrial, type Person } from "#testing/people.ts";
import { thisMonth } from "#testing/today.ts";

const make = (person: Person, kind: string, request: object = {}) =>
  person.home.fetch(`/api/sheets/${kind}`, {
    method: "POST",
    body: JSON.stringify(request),
    headers: { authorization: `Bearer ${person.token}` },
  });
const write = (person: Person, entryText: string, kind = "plain") =>
  person.post("/api/journal/entries", { id: newId(), entryText, moodRating: kind === "plain" ? 6 : null, isMoodSet: true, kind });
/** How many lines of text a PDF has. */
function textsOf(pdf: Buffer): number {
  let found = 0;
  for (const { index } of pdf.toString("latin1").matchAll(/\/FlateDecode\b[^>]*>>\s*stream\n/g)) {
    const stream = pdf.subarray(pdf.indexOf("stream\n", index) + 7);
    const page = inflateSync(stream).toString("latin1");
    if (page.includes("TJ")) found += page.match(/^BT$/gm)?.length ?? 0;
  }
  return found;
}
const pagesOf = (pdf: string) => (pdf.match(/\/Type \/Page\b/g) ?? []).length;

test("a journal extract is a PDF with accents preserved, emoji left out and nothing cut off", async () => {
  const maya = await aMember();
  await write(maya, "Grüße aus Łódź, καλημέρα, привет 🌿👩‍👩‍👧 and on.");
  for (let at = 0; at < 12; at++) await write(maya, `Entry ${at}. ${"A long day with many words. ".repeat(60)}`);
  const answer = await make(maya, "journal", { from: "2020-01-01", to: "2099-12-31" });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="evenday-journal-\d{4}-\d\d-\d\d\.pdf"$/);
  const pdf = Buffer.from(await answer.arrayBuffer()).toString("latin1");
  expect(pdf.startsWith("%PDF-")).toBe(true);
  expect(pdf.trimEnd().endsWith("%%EOF")).toBe(true);
  expect(pagesOf(pdf)).toBeGreaterThan(3);
});

test("a generated PDF can be stored with the documents, once per id", async () => {
  const maya = await aMember();
  await write(maya, "[Weekly Time Management Plan]\nWeekly Goals\n1. Rest", "weekly-plan");
  const save = newId();
  expect((await make(maya, "weekly-plan", { keep: save })).status).toBe(200);
  expect((await make(maya, "weekly-plan", { keep: save })).status).toBe(200);
  const { documents } = (await maya.get("/api/documents")).body as { documents: { id: string; fileName: string; fileType: string }[] };
  expect(documents).toHaveLength(1);
  expect(documents[0]).toMatchObject({
    id: save,
    fileType: "application/pdf",
    fileName: expect.stringMatching(/^evenday-weekly-plan-/) as string,
  });
});

test("without anything to print, the answer says so", async () => {
  const maya = await aMember();
  for (const [kind, request] of [
    ["journal", { from: "2026-01-01", to: "2026-01-02" }],
    ["interview", {}],
    ["weekly-plan", {}],
  ] as const) {
    const answer = await make(maya, kind, request);
    expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([404, "There is nothing to print here yet."]);
  }
});

test.each([
  ["budget", { month: "2026-13" }, "month"],
  ["journal", { from: "x", to: "2026-01-01" }, "from"],
  ["journal", { from: "2026-02-01", to: "2026-01-01" }, "to"],
  ["journal", {}, "from"],
])("a %s page with %j is refused beside its field", async (kind, request, field) => {
  const answer = await make(await aMember(), kind, request);
  expect([answer.status, ((await answer.json()) as { field: string }).field]).toEqual([400, field]);
});

test("the budget of a month is drawn with its table", async () => {
  const maya = await aMember();
  const month = thisMonth;
  await maya.get(`/api/budget/months/${month}`);
  const answer = await make(maya, "budget", { month });
  expect(answer.status).toBe(200);
  expect(pagesOf(Buffer.from(await answer.arrayBuffer()).toString("latin1"))).toBe(1);
});

test("an amount is never broken: its column is wider, or the letters of the table are smaller", async () => {
  const columns = [{ name: "Category" }, ...["Budget", "Spent", "Left"].map((name) => ({ name, isNumber: true }))];
  for (const [currency, cents] of [
    ["ARS", 125_000_000_50],
    ["XOF", -largestCents],
  ] as const) {
    const row = ["Rent", ...[1, 2, 3].map(() => showCents(cents, currency))];
    const pdf = Buffer.from(await drawPages({ title: "T", subtitle: "S", blocks: [{ kind: "table", columns, rows: [row] }] }));
    // title, subtitle, two rows of four cells, the page's number
    expect(textsOf(pdf), currency).toBe(11);
  }
  expect(fitColumns([null, 60, 70, 80], 500)).toEqual({ size: 9.5, widths: [200, 100, 100, 100] });
  const { size, widths } = fitColumns([null, 150, 150, 150], 500);
  expect(size).toBeCloseTo((9.5 * 396) / 450, 5);
  expect(widths.reduce((sum, one) => sum + one)).toBeCloseTo(500, 5);
  expect(widths[0]).toBeGreaterThan(79);
});

test("a payoff plan is drawn with both strategies, and not without debts", async () => {
  const maya = await aMember();
  expect((await make(maya, "debt")).status).toBe(404);
  await maya.get("/api/debt");
  expect((await make(maya, "debt")).status, "examples are no debts").toBe(404);
  const debt = { id: newId(), name: "Visa", emoji: "", totalCents: 90_000, paidCents: 10_000, rateMilli: 5_500, minimumCents: 5_000 };
  await maya.post("/api/debt/debts", debt);
  const answer = await make(maya, "debt");
  expect(answer.status).toBe(200);
  expect(pagesOf(Buffer.from(await answer.arrayBuffer()).toString("latin1"))).toBeGreaterThan(0);
});

test("without a session, for an unknown kind and after the trial no PDF is returned", async () => {
  const [maya, lapsed] = [await aMember(), await aMemberWithExpiredTrial()];
  expect((await make(lapsed, "journal")).status).toBe(402);
  expect((await make(maya, "constructor")).status).toBe(404);
  expect((await maya.home.fetch("/api/sheets/journal", { method: "POST", body: "{}" })).status).toBe(401);
});

test("a PDF takes as long as its text has characters, with spaces and without", { timeout: 120_000 }, async (context) => {
  const figures: string[] = [];
  const lengths = [1_000, 10_000, 50_000, 500_000].slice(0, times(3, 4));
  for (const [shape, words] of Object.entries({ "one word": "x", "short words": "so tired of this. " })) {
    const spent: number[] = [];
    for (const length of lengths) {
      const text = words.repeat(Math.ceil(length / words.length)).slice(0, length);
      const begun = performance.now();
      const pdf = Buffer.from(await drawPages({ title: "Journal", subtitle: "", blocks: [{ kind: "text", text }] })).toString("latin1");
      spent.push(performance.now() - begun);
      expect(pagesOf(pdf)).toBeGreaterThanOrEqual(length / 10_000);
    }
    // ten times the text of 50,000 characters in at most twenty times the duration
    expectWithin((spent.at(-1) ?? 0) / (spent.at(-2) ?? 1), 20, `${shape}: the longest against the one before`);
    figures.push(`${shape} ${spent.map((ms) => Math.round(ms)).join(", ")} ms`);
  }
  proves(context, "L4", `PDFs of ${lengths.map((length) => `${length / 1000}`).join(", ")} thousand characters: ${figures.join("; ")}`);
});
