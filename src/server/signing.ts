import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** A keyed fingerprint of `text`, base64url. `purpose` keeps a signature of one kind from passing for another. */
export const sign = (secret: string, purpose: string, text: string): string => createHmac("sha256", secret).update(`${purpose}\n${text}`).digest("base64url");

/** Whether `signature` is ours, in constant time. */
export function isSigned(secret: string, purpose: string, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(secret, purpose, text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** The hash that a content security policy names an inline style by. */
export const cspHash = (content: string): string => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
