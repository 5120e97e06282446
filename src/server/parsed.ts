import type { ZodType } from "zod";
import { Problem } from "#shared/errors.ts";

/** Parses `value` by a schema. Throws `invalid` with the schema's own message, and the name of the field. */
export function parsed<T>(schema: ZodType<T>, value: unknown): T {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const isSentence = issue !== undefined && !/^(Invalid|Too|Unrecognized)/.test(issue.message);
  const field = issue?.path.join(".");
  throw new Problem("invalid", isSentence ? issue.message : "This could not be read. Please check it and send it again.", {
    ...(field ? { field } : {}),
    cause: read.error,
  });
}
