import { Problem } from "#shared/errors.ts";
import { asciiDomain } from "#server/domains.ts";
import { emailProblem, formRefusals } from "./account.rules.ts";

/**
 * Normalizes every submitted address: trimmed, lower case, the domain in punycode. Throws `invalid` for the field email, with the same
 * message everywhere.
 */
export function emailOf(input: unknown): string {
  const typed = typeof input === "string" && input.length <= 1000 ? input.trim().toLowerCase() : "";
  const at = typed.lastIndexOf("@");
  const email = emailProblem(typed) ? "" : `${typed.slice(0, at)}@${asciiDomain(typed.slice(at + 1))}`;
  // punycode is longer than what was typed, and an unknown script becomes an empty text
  if (!email || emailProblem(email)) throw new Problem("invalid", formRefusals.email, { field: "email" });
  return email;
}
