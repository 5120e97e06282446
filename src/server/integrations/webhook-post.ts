import { createHmac, randomBytes } from "node:crypto";

/** A signing secret as Standard Webhooks writes it. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(24).toString("base64")}`;

/** The headers of Standard Webhooks 1.0, which a receiver's library checks. `now` in UTC ms. */
export function signedHeaders(secret: string, id: string, now: number, body: string): Record<string, string> {
  const seconds = String(Math.floor(now / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": seconds, "webhook-signature": `v1,${signature}` };
}
