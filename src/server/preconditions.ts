import { Problem } from "#shared/errors.ts";

/** The field by which a call says which version of a row it has read, and its form in `If-Match`. */
const fields = {
  version: { header: /^"(\d{1,9})"$/, read: (text: string): unknown => Number(text) },
  seenEditedAt: { header: /^"(new|\d{4}-\d\d-\d\dT[\d:.]+Z)"$/, read: (text: string): unknown => (text === "new" ? null : text) },
} as const;
type Field = keyof typeof fields;

/** Which of these fields an object schema (zod or JSON schema) has. */
export const preconditionIn = (properties: object | undefined): Field | undefined =>
  (Object.keys(fields) as Field[]).find((name) => Object.hasOwn(properties ?? {}, name));

/**
 * The input with the value of `If-Match` in its field. Throws invalid for a header that is not one of our entity tags, or a call without
 * such a field.
 */
export function withIfMatch(header: string, schema: unknown, input: unknown): unknown {
  const field = preconditionIn((schema as { shape?: object } | undefined)?.shape);
  const refusal = (words: string) => new Problem("invalid", words, { field: "if-match" });
  if (!field) throw refusal("This call takes no If-Match.");
  const text = fields[field].header.exec(header.trim())?.[1];
  if (text === undefined) throw refusal("Please send the ETag that was read, in its quotes.");
  return { ...(input as object), [field]: fields[field].read(text) };
}

/** The entity tag of an answer that is a single editable row. */
export function entityTagOf(answer: unknown): string | undefined {
  if (typeof answer !== "object" || answer === null) return undefined;
  const { version, editedAt } = answer as { version?: unknown; editedAt?: unknown };
  if (typeof version === "number") return `"${version}"`;
  return editedAt === null ? '"new"' : typeof editedAt === "string" ? `"${editedAt}"` : undefined;
}
