import { moneyFiles } from "../features/budget/budget.files.service.ts";
import { planFiles } from "../features/debt/debt.files.service.ts";
import { journalFiles } from "../features/journal/journal.files.service.ts";
import { habitFiles } from "../features/lifestyle/lifestyle.files.service.ts";
import { Problem, type ProblemKind } from "#shared/errors.ts";
import type { FilePart, ReadingAt } from "#server/file-parts.ts";

export type Reading = { parts: FilePart[]; at: ReadingAt };
/** An expected error is passed as data: threads would lose its kind. */
export type Outcome = { json: Uint8Array } | { refusal: { kind: ProblemKind; message: string } };

/** The content of a file, as JSON: runs in a thread, because a diary of ten years takes a second. */
export async function readFile({ parts, at }: Reading): Promise<Outcome> {
  try {
    return { json: new TextEncoder().encode(JSON.stringify(await found(parts, at))) };
  } catch (error) {
    if (error instanceof Problem) return { refusal: { kind: error.kind, message: error.message } };
    throw error;
  }
}

async function found(parts: FilePart[], at: ReadingAt) {
  if (parts.some(({ kind }) => kind === "archive")) return { kind: "archive" };
  const read = habitFiles.read(parts, at) ?? planOf(parts) ?? (await moneyOf(parts, at)) ?? journalFiles.read(parts, at);
  if (read) return read;
  // a bank's file is read in the browser, where the member chooses its columns
  const bank = moneyFiles.bankFiles(parts);
  if (bank.some(({ isInZip }) => isInZip)) throw new Problem("invalid", "Please unpack this ZIP and choose the file inside.");
  if (bank.length === 1 && parts.length === 1) return { kind: "bank" };
  throw new Problem(
    "invalid",
    "We do not know this file. Please choose what the other app exports, such as CSV, JSON, OFX or a ZIP of these.",
  );
}

function planOf(parts: FilePart[]) {
  const file = planFiles.read(parts);
  return file && { kind: "plan" as const, file };
}

async function moneyOf(parts: FilePart[], at: ReadingAt) {
  const { file, months } = await moneyFiles.read(parts, at);
  if (file) return { kind: "money" as const, file, months };
  return months && { kind: "months" as const, months };
}
