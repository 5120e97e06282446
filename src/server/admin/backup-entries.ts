import { Problem } from "#shared/errors.ts";
import type { TableShape } from "./operator.ts";

/** The parts of a backup, in order: start, then each table followed by its rows, then files, then what is missing, then the end. */
export type Entry =
  /** Format 1: JSON lines (0.1.0 and its successors); format 2: a tar. */
  | { kind: "start"; format: 1 | 2; takenAt: string; engine: string; migrations: number[]; secret: string | null }
  | ({ kind: "table" } & TableShape)
  /** One row of the table named last: a JSON array of its columns as text or null. */
  | { kind: "row"; text: string }
  | { kind: "file"; key: string; size: number; bytes: AsyncIterable<Uint8Array> }
  /** A file whose row was deleted while the backup ran: its row is removed too. */
  | { kind: "gone"; key: string }
  /** A file that a row names and that does not exist. */
  | { kind: "missing"; key: string }
  | { kind: "end"; tables: number; rows: number; files: number; bytes: number };

export const broken = (cause?: unknown) =>
  new Problem("invalid", "This backup is damaged. Nothing was changed.", cause === undefined ? {} : { cause });
export const cutShort = () => new Problem("invalid", "This backup is cut short. Nothing was changed.");
export const otherFile = () => new Problem("invalid", "A file in this backup is not what it was. Nothing was changed.");
