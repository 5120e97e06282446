import { expect, test } from "vitest";
import {
  baseName,
  fileName,
  deletedFileName,
  nextSegment,
  outdated,
  readNames,
  earliestRestorable,
  segmentName,
  type BaseBackup,
} from "./names.ts";

const day = 86_400_000;
const now = Date.parse("2026-11-23T03:00:00.123Z");
const [here, before] = ["00112233445566aa", "ffeeddccbbaa9988"];
const base = (series: string, daysAgo: number, first: string): BaseBackup => ({
  series,
  startedAt: now - daysAgo * day - 1000,
  endedAt: now - daysAgo * day,
  first,
});
const numbered = (at: number) => `00000001${"0".repeat(8)}${at.toString(16).toUpperCase().padStart(8, "0")}`;

test("names are parsed, and anything else in the folder is left out", () => {
  const one = base(here, 1, numbered(2));
  const segment = { series: here, segment: numbered(3), at: now };
  const key = "018f/abc";
  const names = [baseName(one), segmentName(segment), fileName(key), deletedFileName({ key, at: now }), "identity.age", "wal.x"];
  expect(readNames(names)).toEqual({ bases: [one], segments: [segment], files: [{ key }], gone: [{ key, at: now }] });
  expect(earliestRestorable(readNames(names))).toBe(one.endedAt);
});

test("the segment after the last of a log file is the first of the next one", () => {
  const bytes = 4 * 1024 * 1024;
  expect(nextSegment("000000010000000000000002", bytes)).toBe("000000010000000000000003");
  expect(nextSegment("0000000100000000000003FF", bytes)).toBe("000000010000000100000000");
});

test("what no restorable minute needs is removed: old base backups but one, the log before it, documents without a row, an older data folder", () => {
  const bases = [9, 8, 6, 1].map((daysAgo, at) => base(here, daysAgo, numbered(10 * (at + 1))));
  const old = base(before, 12, numbered(2));
  const segments = [5, 15, 25, 45].map((at) => ({ series: here, segment: numbered(at), at: now - day }));
  const oldSegment = { series: before, segment: numbered(3), at: now - 11 * day };
  const gone = [
    { key: "m/old", at: now - 10 * day },
    { key: "m/new", at: now - day },
  ];
  const archive = { bases: [old, ...bases], segments: [...segments, oldSegment], files: [], gone };
  expect(outdated(archive, here, 7, now).toSorted()).toEqual(
    [
      baseName(old),
      segmentName(oldSegment),
      baseName(bases[0] as BaseBackup), // the oldest restorable minutes need the one of eight days ago
      ...segments.slice(0, 2).map(segmentName),
      fileName("m/old"),
      deletedFileName(gone[0] as { key: string; at: number }),
    ].toSorted(),
  );
  expect(outdated({ bases: [], segments, files: [], gone: [] }, here, 7, now), "its first base is still to come").toEqual([]);
});
