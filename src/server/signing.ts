import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** A keyed hash of `text`, base64url. `purpose` prevents a signature of one kind from being used as another. */
export const sign = (secret: string, purpose: string, text: string): string =>
  createHmac("sha256", secret).update(`${purpose}\n${text}`).digest("base64url");

/** Whether `signature` is valid, compared in constant time. */
function isSigned(secret: string, purpose: string, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(secret, purpose, text));
  const input = Buffer.from(signature);
  return expected.length === input.length && timingSafeEqual(expected, input);
}

/** 256 random bits for a link, and the hash that is stored instead. */
export const newSecret = (): string => randomBytes(32).toString("base64url");
export const fingerprint = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** The hash by which a content security policy allows an inline style. */
export const cspHash = (content: string): string => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

/** A short-lived signed token for a URL, such as a link in an email: user, expiry (UTC ms), one purpose. */
export function makeTicket(secret: string, purpose: string, subject: string, endsAt: number): string {
  const text = `${Buffer.from(subject).toString("base64url")}.${endsAt}`;
  return `${text}.${sign(secret, purpose, text)}`;
}

/** The user of a ticket, or null when it is invalid, for another purpose, or expired at `now` (UTC ms). */
export function readTicket(secret: string, purpose: string, input: string, now: number): string | null {
  const [subject = "", endsAt = "", signature = ""] = input.split(".");
  if (!isSigned(secret, purpose, `${subject}.${endsAt}`, signature) || !(Number(endsAt) > now)) return null;
  return Buffer.from(subject, "base64url").toString();
}
