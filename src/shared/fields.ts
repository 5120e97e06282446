import { oc } from "@orpc/contract";
import { z } from "zod";
import { isDay, isMonth, isZone, localTimeOr, type Day, type LocalTime } from "./dates.ts";
import { isCurrency, largestCents } from "./money.ts";
import { belowZero, tooLarge } from "./amounts.ts";
import { isBlank, isStorable } from "./text.ts";

/** Fields and procedures that the contracts share. Server and build only: zod and oRPC's contract never reach the browser. */

type Path = `/${string}`;
/** A procedure by its REST method and path (below /api) and the summary in the description of the API. */
export const get = (path: Path, summary: string) => oc.route({ method: "GET", path, summary });
export const post = (path: Path, summary: string) => oc.route({ method: "POST", path, summary });
export const put = (path: Path, summary: string) => oc.route({ method: "PUT", path, summary });
export const patch = (path: Path, summary: string) => oc.route({ method: "PATCH", path, summary });
export const del = (path: Path, summary: string) => oc.route({ method: "DELETE", path, summary });

/** Text stored exactly as typed, up to `longest` UTF-16 units; may be empty. */
export const text = (longest: number) =>
  z
    .string()
    .max(longest, `Please keep this under ${longest.toLocaleString("en-US")} characters.`)
    .refine(isStorable, "This text contains a character that cannot be saved.");

/** Text with at least one character that is not white space. */
export const words = (longest: number, sentence = "Please write something here.") =>
  text(longest).refine((value) => !isBlank(value), sentence);

/** A whole number of cents, 0 to a trillion. Signed amounts use `signedCents`. */
export const cents = z.int("Please enter an amount.").min(0, belowZero).max(largestCents, tooLarge);
export const signedCents = z.int("Please enter an amount.").min(-largestCents, tooLarge).max(largestCents, tooLarge);

// the examples are for the description of the API, which can't derive one from a rule
export const day = z
  .string()
  .refine(isDay, "Please choose a date between 1970 and 2100.")
  .meta({ examples: ["2026-11-20"] });
export const month = z
  .string()
  .refine(isMonth, "Please choose a month between 1970 and 2100.")
  .meta({ examples: ["2026-11"] });
export const zone = z
  .string()
  .max(64)
  .refine(isZone, "This time zone is not known.")
  .meta({ examples: ["America/New_York"] });
/** A UUID chosen by the client that creates the row, so that a repeated request creates it once. */
export const id = z.uuid("This is not a valid id.").toLowerCase();
export const byId = z.object({ id });
/** Date and time without a time zone, "2026-11-20T21:12:05"; OpenAPI's date-time always has one. */
export const localTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)
  .refine((text) => isDay(text.slice(0, 10)));

/** An instant as ISO 8601 in UTC, in the years that Postgres and an archive take as well. */
// only the years: that the day exists is already checked
export const instant = z.iso.datetime().refine((text) => text >= "1970" && text < "2101", "Please choose a time between 1970 and 2100.");

export const currency = z
  .string()
  .refine(isCurrency, "Please choose a currency.")
  .meta({ examples: ["USD"] });

/** Calls for the imported files of a feature; `counts` says how much of one is still there, `removed` what deleting it does. */
export const importCalls = <Format extends z.ZodType, Counts extends z.ZodRawShape>(
  path: Path,
  {
    format,
    counts,
    listed = "The imports of the last 30 days",
    removed,
  }: { format: Format; counts: Counts; listed?: string; removed: string },
) => ({
  imports: get(path, listed)
    .input(z.object({}))
    .output(z.object({ imports: z.array(z.object({ id, fileName: z.string(), format, importedAt: instant, ...counts })) })),
  removeImport: del(`${path}/{id}`, removed).input(byId).output(byId),
  restoreImport: post(`${path}/{id}/restore`, "Undo deleting an import").input(byId).output(byId),
});

/**
 * What an import needs besides its rows: no date may be after `now` (UTC ms), or `today`, the latest date on earth. `timeZone` is the
 * member's. `newIdOf` maps an id of the archive to a new one, the same each time.
 */
export type Importing = { now: number; today: Day; timeZone: string; newIdOf: (id: string) => string };
export type ImportedRow = Record<string, unknown>;
/**
 * How rows of one table are imported: by named columns only. `columns` lists these and the derived ones; at most `most` rows are accepted.
 */
export type ImportedTable = { row: z.ZodType<ImportedRow>; columns: string[]; most: number };
/** The tables of one feature. `check` refuses what only several rows together show, and may set derived columns. */
export type FeatureImport = (at: Importing) => {
  tables: Record<string, ImportedTable>;
  check?: (rows: (table: string) => ImportedRow[]) => string | null;
};

/** A table for an import. `derived` columns are computed from the others or from their own value in the archive; `refuse` says what is wrong with a row. */
export function imported<Shape extends z.ZodRawShape>(
  shape: Shape,
  more: {
    most?: number;
    refuse?: (row: z.infer<z.ZodObject<Shape>>) => string | null;
    derived?: Record<string, (row: z.infer<z.ZodObject<Shape>>) => unknown>;
  } = {},
): ImportedTable {
  const { most = Number.MAX_SAFE_INTEGER, refuse = () => null, derived = {} } = more;
  const row = z.object(shape).transform((found, context): ImportedRow => {
    const refusal = refuse(found);
    if (refusal) context.addIssue({ code: "custom", message: refusal });
    return { ...found, ...Object.fromEntries(Object.entries(derived).map(([name, make]) => [name, make(found)])) };
  });
  return { row, columns: [...new Set([...Object.keys(shape), ...Object.keys(derived)])], most };
}

/**
 * Fields of imported rows: a new id, and an instant and a day in the past. A time slightly in the future, from another clock, is set to
 * now. `localTimeOf` is the local time of an instant as the archive has it, or, without a possible one, in the member's time zone.
 */
export const importedFields = ({ now, today, timeZone, newIdOf }: Importing) => ({
  newId: id.transform(newIdOf),
  past: z.iso
    .datetime({ offset: true })
    .refine((text) => Date.parse(text) >= 0 && Date.parse(text) <= now + 86_400_000, "Please choose a time that has come.")
    .transform((text) => new Date(Math.min(Date.parse(text), now)).toISOString()),
  localTimeOf: (localTime: LocalTime | null, instant: string) => localTimeOr(localTime, timeZone, Date.parse(instant)),
  pastDay: day.refine((value) => value <= today, "That day has not come yet."),
});
/** Rows restart their version counter after an import. */
export const version = z.int().min(1).describe("the one that was read; another one in between is a conflict");
export const firstVersion = { version: () => 1 };
/** A device stores an unsent write for at most sixty days. */
const longestWaitMs = 60 * 86_400_000;
export const agoMs = z
  .int()
  .min(0)
  .max(longestWaitMs)
  .default(0)
  .describe("how long ago it was written, for a page that waited for a network");
export const place = z.int().min(0).max(1_000_000);
