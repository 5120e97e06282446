import { expect, test } from "vitest";
import { localTimeIn } from "#shared/dates.ts";
import { markdownOf } from "./journal.export.rules.ts";
import { readMarkdown } from "./journal.markdown.rules.ts";
import type { Entry, Kind } from "./journal.rules.ts";

const at = "2026-11-20T21:12:00.000Z";
const entry = (kind: Kind, entryText: string): Entry => ({
  id: "01900000-0000-7000-8000-000000000001",
  entryText,
  moodRating: 8,
  isMoodSet: true,
  kind,
  createdAt: at,
  localTime: localTimeIn("UTC", Date.parse(at)),
  editedAt: null,
});
const read = (text: string) => readMarkdown([{ name: "2026-11-20.md", text }], { zone: "UTC", today: "2026-11-21" }).entries;

test("a page of our own export has its text, time and mood; the mood of a guide's page is not the day's", () => {
  expect(read(markdownOf(entry("plain", "Two lines\n\nof text")))).toMatchObject([{ at, text: "Two lines\n\nof text", mood: 8 }]);
  expect(read(markdownOf(entry("poll", "[POLL] Move?")))).toMatchObject([{ at, text: "[POLL] Move?", mood: null }]);
  expect(read(markdownOf(entry("achievement", "[Achievement] Done")))).toMatchObject([{ text: "[Achievement] Done", mood: null }]);
});

test("a field named kind of another app stays in the text", () => {
  expect(read("---\ndate: 2026-11-20\nkind: recipe\n---\nSoup")).toMatchObject([{ text: "Soup\n\nkind: recipe" }]);
});

test("front matter of many spaces and a line separator is read like any other", () => {
  const field = `tags:${" ".repeat(19_900)}a\u2028b`;
  const files = Array.from({ length: 60 }, (_, at) => ({ name: `2026-11-20 ${at}.md`, text: `---\n${field}\n---\nSoup ${at}` }));
  const { entries } = readMarkdown(files, { zone: "UTC", today: "2026-11-21" });
  expect(entries.map(({ text }) => text.split("\n")[0])).toEqual(files.map((_, at) => `Soup ${at}`));
});
