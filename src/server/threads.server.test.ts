import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { databaseOf, endlessDatabase } from "#testing/import-files.ts";
import { isSampled } from "#testing/sample.ts";
import { aFolder } from "#testing/server.ts";
import { linesOf } from "./integrations/pdf-pages.ts";
import { drawPdf, longestPdf, type Page } from "./integrations/pdf.ts";
import { openThreads } from "./threads.ts";

const page = (text: string): Page => ({ title: "T", subtitle: "s", blocks: [{ kind: "text", text }] });
const options = {
  module: "pdf-pages",
  task: "drawPages",
  threads: 1,
  waiting: 4,
  perOwner: 2,
  ms: 60_000,
  megabytes: 512,
  busy: "busy",
  failed: "failed",
} as const;
const pagesIn = (pdf: Uint8Array) =>
  (
    Buffer.from(pdf)
      .toString("latin1")
      .match(/\/Type \/Page\b/g) ?? []
  ).length;

test("a word of 50,000 letters is broken between letters and fills pages", { timeout: 60_000 }, async () => {
  expect(pagesIn(await drawPdf(page("x".repeat(50_000)), "maya"))).toBeGreaterThan(8);
});

test.each(["x", "! ", "a\n", "a ", "🌿", "\u00a0x"])("each letter of %j repeated is measured once, however long the text", (unit) => {
  const measured = (letters: number) => {
    let count = 0;
    linesOf(unit.repeat(letters / unit.length), 500, () => ((count += 1), 6));
    return count;
  };
  expect(measured(100_000)).toBeLessThan(2.2 * 100_000);
  expect(measured(100_000)).toBeLessThanOrEqual(10.1 * measured(10_000));
});

test("lines contain every word, and none is wider than the page", () => {
  const text = `Rent is due. ${"long".repeat(40)} and more words after it\n\nA new paragraph`;
  const lines = linesOf(text, 120, () => 6);
  expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(/[ \n]/g, ""));
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(20);
  expect(lines).toContain("");
});

test("more text than one PDF can contain is refused before any work", async () => {
  expect(() => drawPdf(page("x".repeat(longestPdf + 1)), "maya")).toThrow("Please choose fewer days.");
});

test("work that takes too long or too much memory is ended, and the next runs", { timeout: 60_000 }, async () => {
  const hurried = openThreads<Page, Uint8Array>({ ...options, ms: 5 });
  await expect(hurried(page("a".repeat(1000)), "maya")).rejects.toMatchObject({ kind: "unavailable", message: "failed" });
  const small = openThreads<Page, Uint8Array>({ ...options, megabytes: 24 });
  await expect(small(page("a\n".repeat(400_000)), "maya")).rejects.toMatchObject({ kind: "unavailable", message: "failed" });
  expect(pagesIn(await openThreads<Page, Uint8Array>(options)(page("a"), "maya"))).toBe(1);
});

test("what waits while a thread is ended runs in a new one", { timeout: 60_000 }, async () => {
  const draw = openThreads<Page, Uint8Array>({ ...options, ms: 5_000 });
  const long = draw(page("a\n".repeat(900_000)), "maya").catch((error: unknown) => error);
  // it waits for half a second, and has the rest for the start of a thread
  await new Promise((done) => setTimeout(done, 4_500));
  const next = draw(page("a"), "zoe");
  expect(await long).toMatchObject({ message: "failed" });
  expect(pagesIn(await next)).toBe(1);
});

test.skipIf(isSampled)(
  "work that was refused because the queue is full throws nothing after its timeout",
  { timeout: 60_000 },
  async () => {
    const uncaught: unknown[] = [];
    const others = process.listeners("uncaughtException");
    process.removeAllListeners("uncaughtException").on("uncaughtException", (error) => uncaught.push(error));
    const draw = openThreads<Page, Uint8Array>({ ...options, waiting: 1, ms: 3_000 });
    const answers = await Promise.allSettled(Array.from({ length: 6 }, (_, at) => draw(page("a"), `member ${at}`)));
    expect(answers.filter(({ status }) => status === "rejected").length).toBeGreaterThan(0);
    await new Promise((done) => setTimeout(done, 3_500));
    process.removeAllListeners("uncaughtException");
    for (const other of others) process.on("uncaughtException", other);
    expect(uncaught).toEqual([]);
  },
);

test("a process inside native code is ended, and leaves no file of the member behind", { timeout: 60_000 }, async () => {
  type Reading = { parts: { name: string; kind: string; bytes: Uint8Array }[]; at: { zone: string; today: string } };
  const limits = { ...options, module: "file-reading", task: "readFile", isProcess: true } as const;
  const reading = (bytes: Uint8Array): Reading => ({
    parts: [{ name: "db", kind: "sqlite", bytes }],
    at: { zone: "UTC", today: "2026-11-23" },
  });
  const children = () => process.getActiveResourcesInfo().filter((kind) => kind === "ProcessWrap").length;
  const before = children();
  const folder = aFolder("reading");
  vi.stubEnv("TMPDIR", folder);
  const hurried = openThreads<Reading, unknown>({ ...limits, ms: 4_000 });
  await expect(hurried(reading(endlessDatabase()), "maya")).rejects.toMatchObject({ kind: "unavailable", message: "failed" });
  await expect.poll(children, { timeout: 20_000 }).toBe(before);
  expect(readdirSync(folder)).toEqual([]);
  const known = databaseOf(readFileSync(join(import.meta.dirname, "../testing/files/actual.sql"), "utf8"));
  await expect(openThreads<Reading, object>(limits)(reading(known), "maya")).resolves.toHaveProperty("json");
  vi.unstubAllEnvs();
});

test("one member can have two at a time, and all members together as many as fit into the queue", { timeout: 60_000 }, async () => {
  const draw = openThreads<Page, Uint8Array>(options);
  const all = ["maya", "maya", "maya", "sam", "ana", "lee", "kim", "ivy", "joe"].map((owner) => draw(page("a ".repeat(20_000)), owner));
  const kinds = (await Promise.allSettled(all)).map((one) => (one.status === "fulfilled" ? "done" : (one.reason as { kind: string }).kind));
  expect(kinds.slice(0, 3)).toEqual(["done", "done", "too-many"]);
  expect(kinds.filter((kind) => kind === "unavailable").length).toBeGreaterThan(0);
  expect(kinds.filter((kind) => kind === "done").length).toBeGreaterThanOrEqual(4);
  // finished work frees its slot
  expect(pagesIn(await draw(page("a"), "maya"))).toBe(1);
});
