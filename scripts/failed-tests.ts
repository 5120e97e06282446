import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** The part of vitest's JSON report that is read here; the messages of a test contain the stack. */
type Report = { testResults?: { name: string; status: string; message?: string; assertionResults?: Assertion[] }[] };
type Assertion = { status: string; fullName: string; failureMessages?: string[] | null };

/** The failed tests of one vitest report, as "file: title" and the first lines of the message; a file that does not load counts as one. */
export function failedTests(report: unknown, root: string): string[] {
  return ((report ?? {}) as Report).testResults?.flatMap((file) => failedOf(file, root)) ?? [];
}

function failedOf({ name, status, message, assertionResults = [] }: NonNullable<Report["testResults"]>[number], root: string): string[] {
  const path = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (failed.length === 0 && status === "failed") return [`${path}\n${firstLines(message ?? "")}`];
  return failed.map(({ fullName, failureMessages }) => `${path}: ${fullName}\n${firstLines(failureMessages?.[0] ?? "")}`);
}

/** At most six lines, indented, without colors, of what a message says before its stack. */
export function firstLines(message: string): string {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "");
  const stack = lines.findIndex((line) => /^\s+at /.test(line));
  // the first line of the stack says where in the test it failed
  return lines
    .slice(0, stack === -1 ? 6 : Math.min(stack + 1, 6))
    .map((line) => `    ${line}`)
    .join("\n");
}
