/**
 * Names of the files for a restore to any minute, all in one folder of the place of backups. `series` is one unbroken run of write-ahead
 * log of one data folder; instants are UTC.
 */
export const archiveFolder = "point-in-time";

/** A copy of the whole data folder, taken between two instants; the log from segment `first` on makes it consistent. */
export type BaseBackup = { series: string; startedAt: number; endedAt: number; first: string };
/** A finished segment of the write-ahead log, with when Postgres finished it. */
export type Segment = { series: string; segment: string; at: number };
/** A stored document, and when it was first seen that no row names it any more. */
type ArchivedFile = { key: string };
type GoneFile = { key: string; at: number };

const stamp = (ms: number) => new Date(ms).toISOString().replace(/[:.]/g, "-");
const instant = (text: string) => Date.parse(text.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/, "T$1:$2:$3.$4Z"));

const at = String.raw`(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)`;
const series = "([0-9a-f]{16})";
const forms = {
  base: new RegExp(`^base\\.${series}\\.${at}\\.${at}\\.([0-9A-F]{24})\\.tar\\.gz\\.age$`),
  segment: new RegExp(`^wal\\.${series}\\.([0-9A-F]{24})\\.${at}\\.gz\\.age$`),
  file: /^file\.([^.]+)\.(.+)\.age$/,
  gone: new RegExp(`^gone\\.${at}\\.([^.]+)\\.(.+)$`),
};

export const baseName = (base: BaseBackup) =>
  `base.${base.series}.${stamp(base.startedAt)}.${stamp(base.endedAt)}.${base.first}.tar.gz.age`;
export const segmentName = (one: Segment) => `wal.${one.series}.${one.segment}.${stamp(one.at)}.gz.age`;
export const fileName = (key: string) => `file.${key.replace("/", ".")}.age`;
export const deletedFileName = ({ key, at: when }: GoneFile) => `gone.${stamp(when)}.${key.replace("/", ".")}`;

export type Archive = { bases: BaseBackup[]; segments: Segment[]; files: ArchivedFile[]; gone: GoneFile[] };

/** Parses these names, oldest first. Anything else in the folder is left out. */
export function readNames(names: string[]): Archive {
  const found: Archive = { bases: [], segments: [], files: [], gone: [] };
  for (const name of names) {
    const base = forms.base.exec(name);
    if (base)
      found.bases.push({ series: base[1] ?? "", startedAt: instant(base[2] ?? ""), endedAt: instant(base[3] ?? ""), first: base[4] ?? "" });
    const segment = forms.segment.exec(name);
    if (segment) found.segments.push({ series: segment[1] ?? "", segment: segment[2] ?? "", at: instant(segment[3] ?? "") });
    const file = forms.file.exec(name);
    if (file) found.files.push({ key: `${file[1]}/${file[2]}` });
    const gone = forms.gone.exec(name);
    if (gone) found.gone.push({ key: `${gone[2]}/${gone[3]}`, at: instant(gone[1] ?? "") });
  }
  found.bases.sort((one, other) => one.endedAt - other.endedAt);
  found.segments.sort((one, other) => (one.segment < other.segment ? -1 : one.segment > other.segment ? 1 : one.at - other.at));
  return found;
}

/** Whether it is the name of a log segment. */
export const isSegment = (name: string) => /^[0-9A-F]{24}$/.test(name);

/** The segment after this one on the same timeline, for segments of `bytes` each. */
export function nextSegment(segment: string, bytes: number): string {
  const [timeline, high, low] = [0, 8, 16].map((from) => Number.parseInt(segment.slice(from, from + 8), 16)) as [number, number, number];
  const isLast = low + 1 >= 0x1_0000_0000 / bytes;
  const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, "0");
  return hex(timeline) + hex(isLast ? high + 1 : high) + hex(isLast ? 0 : low + 1);
}

/** The earliest instant that can be restored; null if there is none. */
export const earliestRestorable = ({ bases }: Pick<Archive, "bases">): number | null => bases[0]?.endedAt ?? null;

/**
 * Names that are not needed any more on `now`, with `days` restorable days: base backups older than that but the newest of them, which the
 * oldest restorable minutes need; the log before the oldest remaining base backup; documents that had no row before it.
 */
export function outdated(archive: Archive, current: string, days: number, now: number): string[] {
  const cutoff = now - days * 86_400_000;
  const out: string[] = [];
  const kept: BaseBackup[] = [];
  for (const one of new Set([...archive.bases, ...archive.segments].map(({ series: id }) => id))) {
    const bases = archive.bases.filter(({ series: id }) => id === one);
    const before = bases.filter(({ endedAt }) => endedAt < cutoff);
    const isOver =
      one !== current &&
      before.length === bases.length &&
      !archive.segments.some(({ series: id, at: when }) => id === one && when >= cutoff);
    const left = isOver ? [] : bases.slice(Math.max(0, before.length - 1));
    kept.push(...left);
    out.push(...bases.filter((base) => !left.includes(base)).map(baseName));
    const first = left[0]?.first;
    if (first === undefined && one === current) continue; // its first base backup is still to come
    out.push(
      ...archive.segments.filter(({ series: id, segment }) => id === one && (first === undefined || segment < first)).map(segmentName),
    );
  }
  const oldest = Math.min(...kept.map(({ startedAt }) => startedAt));
  const gone = archive.gone.filter(({ at: when }) => when < oldest);
  return [...out, ...gone.flatMap((one) => [fileName(one.key), deletedFileName(one)])];
}
