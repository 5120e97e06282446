import type { Readable } from "node:stream";
import type { StorageKey } from "./storage-key.ts";

/** Incoming bytes: Node's own stream, or a web stream. */
export type Bytes = ReadableStream<Uint8Array> | Readable;

/**
 * File storage: a folder under DATA_DIR, or any S3. Bytes always arrive in `intake` first, so that a file gets its name only when it is
 * complete and checked.
 */
export type Files = {
  /**
   * Writes a stream to a temporary file and returns its path, size and SHA-256 (hex). Throws too-large past `most` bytes and removes the
   * file.
   */
  intake: (bytes: Bytes, most: number) => Promise<{ path: string; size: number; sha256: string }>;
  discard: (temporary: string) => Promise<void>;
  /** Stores the temporary file under its key. */
  keep: (temporary: string, key: StorageKey) => Promise<void>;
  /** The bytes, or null when the file does not exist. */
  read: (key: StorageKey) => Promise<{ bytes: ReadableStream<Uint8Array>; size: number } | null>;
  has: (key: StorageKey) => Promise<boolean>;
  remove: (key: StorageKey) => Promise<void>;
  /** Every key with when it was written (UTC ms); only one member's with `memberId`. Names that are not keys are left out. */
  list: (memberId?: string) => AsyncIterable<{ key: StorageKey; writtenAt: number }>;
  /** The id of the database that this store belongs to, or null, also while it is being written. Throws a conflict that names the setting if one is wrong. */
  identity: () => Promise<string | null>;
  identify: (id: string) => Promise<void>;
  /** Moves a file to the trash; `sweepTrash` removes it for good once it was moved before `before` (UTC ms). */
  toTrash: (key: StorageKey, now: number) => Promise<void>;
  sweepTrash: (before: number) => Promise<number>;
  /** Removes one member's files from the trash, however old. */
  emptyTrashOf: (memberId: string) => Promise<void>;
  /** Deletes the remains in the intake of uploads that were interrupted before `before` (UTC ms). */
  sweepIntake: (before: number) => Promise<void>;
};

/** The operations of a place for stored files. */
export type FilePlace = Omit<Files, "intake" | "discard" | "sweepIntake">;
