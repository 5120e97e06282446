import { isBlank, isStorable } from "#shared/text.ts";
import type { DocumentDate } from "./dates.rules.ts";

/** Source: specification, sections 3, 5 and 9. */
export const largestBytes = 20 * 1024 * 1024;
export const documentTypes = ["planner", "journal", "tracker", "other"] as const;
export type DocumentType = (typeof documentTypes)[number];
export const typeNames: Record<DocumentType, string> = { planner: "Planner", journal: "Journal", tracker: "Tracker", other: "Other" };

const offered = ["pdf", "doc", "docx", "txt", "jpg", "jpeg", "png"] as const;
// accepted in addition to those of the specification: word processors save RTF under the name .doc, and members rename it
const extensions = [...offered, "rtf"] as const;
export type Extension = (typeof extensions)[number];
/** For the file input. */
export const accepted = offered.map((one) => `.${one}`).join(",");
export const longestName = 255;

export type Document = {
  id: string;
  fileName: string;
  filePath: string;
  fileSize: number;
  fileType: string;
  documentType: DocumentType;
  createdAt: string;
  dates: DocumentDate[];
  version: number;
};

const makesRoom = "Deleting a document makes room, once it is out of Recently deleted too.";

export const messages = {
  tooLarge: "File size must be less than 20MB",
  uploading: "Uploading document...",
  uploaded: "Document uploaded successfully!",
  downloaded: "Document downloaded!",
  deleted: "Document deleted!",
  loadFailed: "Failed to load documents",
  uploadFailed: "Failed to upload document",
  downloadFailed: "Failed to download document",
  deleteFailed: "Failed to delete document",
  emptyTitle: "No documents yet",
  emptyText: "Upload your first document to get started",
  confirmDelete: (name: string) => `Are you sure you want to delete "${name}"?`,
  wrongKind: "This kind of file is not supported. PDF, Word, text, JPG and PNG are.",
  empty: "This file is empty, so there is nothing to keep.",
  notWhatItSays: (extension: string, kind?: FileKind) =>
    kind
      ? `This file is called .${extension} but is ${kindNames[kind]}. Rename it to .${kind} and it can be kept.`
      : `This file is called .${extension} but holds something else, so it was not kept.`,
  rename: (name: string) => `Rename to ${name} and upload`,
  embedded: "This RTF file has other files inside it. Please save it without them, or as PDF.",
  macros: "This Word file carries macros. Please save it without them, or as PDF.",
  bomb: "This Word file unpacks to more than we can look at safely.",
  badName: "This file needs a name of up to 255 characters.",
  badCharacter: (code: string) =>
    `The name of this file contains a character that cannot be shown (${code}). Please rename it without that character.`,
  full: `Your space is full. ${makesRoom}`,
  notEnough: (left: string) => `There is not enough space for this: ${left} left. ${makesRoom}`,
  tooMany: (most: number) => `You have ${most} documents, deleted ones included, which is the most we can keep. ${makesRoom}`,
  cut: "The upload stopped halfway. Nothing was saved; please try again.",
  changedOnDisk: "This file has changed since you chose it. Please choose it again.",
  cutDownload: "The file was incomplete, so it was not saved. Please try again; if it stays so, the stored file is damaged.",
  leftOut: "These documents are not in this archive, since their stored files are missing or damaged:",
  archiveTooLarge: "This archive has more documents than there is space for. Nothing was changed.",
  archiveWithDeleted:
    "This archive has more documents than there is space for beside those in Recently deleted, which you can delete for good. Nothing was changed.",
  goneForGood: "This document was deleted for good. It can only be uploaded again.",
  gone: "The stored file is missing or damaged. We are sorry; please upload it again.",
} as const;

export const countLine = (count: number): string => `${count} document(s) saved`;

/** The extension of a name, lower case, if it is an accepted one; null otherwise. */
export function extensionOf(name: string): Extension | null {
  const dot = name.lastIndexOf(".");
  const found = dot < 0 ? "" : name.slice(dot + 1).toLowerCase();
  return (extensions as readonly string[]).includes(found) ? (found as Extension) : null;
}

/** The types that can be recognized by the first bytes of a file. */
type FileKind = "pdf" | "doc" | "docx" | "txt" | "jpg" | "png" | "rtf";
const kindNames: Record<FileKind, string> = {
  pdf: "a PDF",
  doc: "an older Word file",
  docx: "a Word file",
  txt: "plain text",
  jpg: "a JPG picture",
  png: "a PNG picture",
  rtf: "an RTF file",
};

const signatures: readonly [FileKind, readonly number[]][] = [
  ["pdf", [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ["png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["jpg", [0xff, 0xd8, 0xff]],
  ["rtf", [0x7b, 0x5c, 0x72, 0x74, 0x66]],
  ["doc", [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
];

/** The type shown by the first bytes of a file, or null: a text and a Word file (a ZIP) cannot be recognized from a few bytes. */
const kindOfBytes = (head: Uint8Array): FileKind | null =>
  signatures.find(([, bytes]) => bytes.every((byte, at) => head[at] === byte))?.[0] ?? null;

/** The name that fits the first bytes, if the present one does not; null if it fits or the type is unknown. */
export function betterName(name: string, head: Uint8Array): { kind: FileKind; name: string } | null {
  const kind = kindOfBytes(head);
  const extension = extensionOf(name);
  if (!kind || !extension || kind === (extension === "jpeg" ? "jpg" : extension)) return null;
  return { kind, name: `${name.slice(0, name.length - extension.length)}${kind}` };
}

// control characters, and marks that change the reading direction so that "fdp.exe" looks like "exe.pdf"
const unseen = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Whether a name can be stored for display. It never becomes a path, so slashes and dots in it are harmless. */
export const isShowable = (name: string): boolean => nameProblem(name) === null;

/** The problem of a file's name, naming the first character that cannot be shown by its code point; null for a valid one. */
export function nameProblem(name: string): string | null {
  const [odd] = unseen.exec(name) ?? [];
  if (odd !== undefined) return messages.badCharacter(`U+${(odd.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`);
  const isGood = !isBlank(name) && isStorable(name) && [...name].length <= longestName && !/^\.+$/.test(name.trim());
  return isGood ? null : messages.badName;
}

/** The problem of a chosen file before anything is sent, or null. */
export function fileProblem(file: { name: string; size: number }): string | null {
  if (file.size > largestBytes) return messages.tooLarge;
  if (!extensionOf(file.name)) return messages.wrongKind;
  if (file.size === 0) return messages.empty;
  return nameProblem(file.name);
}
