import { isBlank, isStorable } from "#kernel/text.ts";

/** Source: specification, sections 3, 5 and 9. */
export const largestBytes = 20 * 1024 * 1024;
export const documentTypes = ["planner", "journal", "tracker", "other"] as const;
export type DocumentType = (typeof documentTypes)[number];
export const typeNames: Record<DocumentType, string> = { planner: "Planner", journal: "Journal", tracker: "Tracker", other: "Other" };

const extensions = ["pdf", "doc", "docx", "txt", "jpg", "jpeg", "png"] as const;
export type Extension = (typeof extensions)[number];
/** For the chooser. */
export const accepted = extensions.map((one) => `.${one}`).join(",");
export const longestName = 255;

export type Document = {
  id: string;
  fileName: string;
  filePath: string;
  fileSize: number;
  fileType: string;
  documentType: DocumentType;
  createdAt: string;
};
export type Usage = { bytes: number; quotaBytes: number; files: number; quotaFiles: number };

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
  wrongKind: "This kind of file is not taken here. PDF, Word, text, JPG and PNG are.",
  empty: "This file is empty, so there is nothing to keep.",
  notWhatItSays: (extension: string) => `This file is called .${extension} but holds something else, so it was not kept.`,
  macros: "This Word file carries macros. Please save it without them, or as PDF.",
  bomb: "This Word file unpacks to more than we can look at safely.",
  badName: "This file needs a name of up to 255 characters.",
  full: "Your space is full. Deleting a document makes room.",
  notEnough: (left: string) => `There is not enough space for this: ${left} left. Deleting a document makes room.`,
  tooMany: (most: number) => `You have ${most} documents, which is the most we can keep. Deleting one makes room.`,
  cut: "The upload stopped half-way. Nothing was kept; please try again.",
  cutDownload: "The file did not arrive whole, so it was not kept. Please try again; if it stays so, the stored file is damaged.",
  leftOut: "These documents are not in this archive, since their stored files are missing or damaged:",
  archiveTooLarge: "This archive holds more documents than there is space for. Nothing was changed.",
  gone: "The stored file is missing or damaged. We are sorry; please upload it again.",
} as const;

export const countLine = (count: number): string => `${count} document(s) saved`;

/** The extension of a name, lower case, when it is one of those taken; null otherwise. */
export function extensionOf(name: string): Extension | null {
  const dot = name.lastIndexOf(".");
  const found = dot < 0 ? "" : name.slice(dot + 1).toLowerCase();
  return (extensions as readonly string[]).includes(found) ? (found as Extension) : null;
}

// control characters, and marks that turn the reading direction so that "fdp.exe" reads as "exe.pdf"
const unseen = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Whether a name can be kept for people to see. It never becomes a path, so slashes and dots in it are only letters. */
export function isShowable(name: string): boolean {
  return !isBlank(name) && isStorable(name) && !unseen.test(name) && [...name].length <= longestName && !/^\.+$/.test(name.trim());
}

/** What is wrong with a chosen file before anything is sent, or null. */
export function fileProblem(file: { name: string; size: number }): string | null {
  if (file.size > largestBytes) return messages.tooLarge;
  if (!extensionOf(file.name)) return messages.wrongKind;
  if (file.size === 0) return messages.empty;
  return isShowable(file.name) ? null : messages.badName;
}
