import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** A keyed fingerprint of `text`, base64url. `purpose` keeps a signature of one kind from passing for another. */
export const sign = (secret: string, purpose: string, text: string): string =>
  createHmac("sha256", secret).update(`${purpose}\n${text}`).digest("base64url");

/** Whether `signature` is ours, in constant time. */
function isSigned(secret: string, purpose: string, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(secret, purpose, text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** 256 random bits for a link, and the fingerprint under which alone it is kept. */
export const newSecret = (): string => randomBytes(32).toString("base64url");
export const fingerprint = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** The hash that a content security policy names an inline style by. */
export const cspHash = (content: string): string => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

/** A short-lived text for an address, such as a link in a letter: says for whom, until when (UTC ms), signed for one purpose. */
export function makeTicket(secret: string, purpose: string, subject: string, endsAt: number): string {
  const text = `${Buffer.from(subject).toString("base64url")}.${endsAt}`;
  return `${text}.${sign(secret, purpose, text)}`;
}

/** Whom a ticket is for, or null when it is not ours, for another purpose, or over at `now` (UTC ms). */
export function readTicket(secret: string, purpose: string, given: string, now: number): string | null {
  const [subject = "", endsAt = "", signature = ""] = given.split(".");
  if (!isSigned(secret, purpose, `${subject}.${endsAt}`, signature) || !(Number(endsAt) > now)) return null;
  return Buffer.from(subject, "base64url").toString();
}
