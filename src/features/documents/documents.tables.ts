import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { at, ownedColumns, ownedRows } from "#server/columns.ts";

export const userDocuments = pgTable(
  "user_documents",
  {
    ...ownedColumns(),
    /** For people; never a path. */
    fileName: text("file_name").notNull(),
    /** {userId}/{random}.{ext}, made by the server. */
    filePath: text("file_path").notNull(),
    fileSize: bigint("file_size", { mode: "number" }).notNull(),
    /** SHA-256 of the bytes, hex, made while they came in; null for files from before it was stored. */
    fileSha256: text("file_sha256"),
    fileType: text("file_type").notNull(),
    documentType: text("document_type").notNull(),
    createdAt: at("created_at").notNull(),
    /** Days on which it expires, is due or renews. */
    dates: jsonb("dates").notNull().default([]),
    version: integer("version").notNull().default(1),
  },
  (t) => [
    ...ownedRows("user_documents", t),
    index("user_documents_newest").on(t.userId, t.createdAt.desc(), t.id.desc()),
    uniqueIndex("user_documents_path").on(t.userId, t.filePath),
    // the form of a storage key of this member, so that no row can name anybody else's file
    check("user_documents_path_own", sql`file_path ~ ('^' || user_id::text || '/[A-Za-z0-9_-]{1,64}[.][a-z]{1,5}$')`),
  ],
);
