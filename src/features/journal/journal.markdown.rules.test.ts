import { expect, test } from "vitest";
import { localTimeIn } from "#shared/dates.ts";
import { markdownName, markdownOf } from "./journal.export.rules.ts";
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

test("a page stays on the date and time of the clock that it was written by, also in another time zone", () => {
  const pages = [
    ["2026-11-22T23:00:00.250Z", "2026-11-23T08:00:00", "2026-11-23T08:00:00.250+09:00"],
    ["2026-11-20T03:15:00.000Z", "2026-11-19T22:15:00", "2026-11-19T22:15:00.000-05:00"],
    ["2026-11-20T00:30:00.000Z", "2026-11-20T00:30:00", "2026-11-20T00:30:00.000+00:00"],
    ["2026-11-20T20:30:00.000Z", "2026-11-21T02:15:00", "2026-11-21T02:15:00.000+05:45"],
  ] as const;
  for (const [createdAt, localTime, written] of pages) {
    const text = markdownOf({ ...entry("plain", "Hello"), createdAt, localTime });
    expect(text).toContain(`\ndate: ${written}\n`);
    for (const zone of ["America/New_York", "Asia/Tokyo"]) {
      const file = readMarkdown([{ name: markdownName(localTime, new Map()), text }], { zone, today: "2026-11-28" });
      expect(file.entries).toMatchObject([{ at: createdAt, localTime, day: localTime.slice(0, 10) }]);
    }
  }
});

test("a date in UTC is the one in the member's time zone, and so is one with an offset that no time zone has", () => {
  const of = (date: string) =>
    readMarkdown([{ name: "a.md", text: `---\ndate: ${date}\n---\nSoup` }], { zone: "America/New_York", today: "2026-11-28" }).entries;
  expect(of("2026-11-23T02:00:00Z")).toMatchObject([{ localTime: null, day: "2026-11-22" }]);
  expect(of("2026-11-23T23:00+23:00")).toMatchObject([{ at: "2026-11-23T00:00:00.000Z", localTime: null, day: "2026-11-22" }]);
});

test.each([
  ["20.11.2026.md", "Soup"],
  ["Tagebuch 5. 11. 2026.md", "Soup"],
  ["a.md", "# 20.11.2026\nSoup"],
])("a date with dots has the day first: %s, %j", (name, text) => {
  const day = name.includes(" 5.") ? "2026-11-05" : "2026-11-20";
  expect(readMarkdown([{ name, text }], { zone: "UTC", today: "2026-11-28" }).entries).toMatchObject([{ day }]);
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
