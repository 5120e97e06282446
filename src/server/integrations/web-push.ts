import { createECDH } from "node:crypto";
import type { RequestDetails } from "web-push";
import type { Config } from "#server/config.ts";
import { vapidKeys } from "#server/vapid.ts";
import { postSafely } from "./public-post.ts";

/** A browser's endpoint at its push service, with the keys that encrypt for the browser only (RFC 8291), base64url. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string };
/** `topic`: a newer message with the same one replaces one that was not delivered yet. */
type PushMessage = { payload: string; ttlSeconds: number; topic: string };
/** Sends a message to one browser; returns the status of the push service's answer. */
export type WebPush = (address: PushAddress, message: PushMessage) => Promise<number>;
/** Posts an encrypted message; returns the status. Tests pass their own. */
export type Post = (details: Pick<RequestDetails, "endpoint" | "headers" | "body">) => Promise<number>;

/** The push service sees the length of a message, so all are padded to the same number of bytes, or a multiple of it. */
const paddedBytes = 512;

/**
 * Encrypts and signs with the web-push library; the request is our own, so that it never reaches the operator's network and has a timeout.
 */
export function openWebPush(config: Config, post: Post = postPublic): WebPush {
  const subject = contactOf(config);
  return async ({ endpoint, p256dh, auth }, { payload, ttlSeconds, topic }) => {
    const { default: library } = await import("web-push");
    const bytes = Buffer.byteLength(payload);
    const padded = payload + " ".repeat(Math.ceil(bytes / paddedBytes) * paddedBytes - bytes);
    return post(
      library.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, padded, {
        vapidDetails: { subject, ...vapidKeys(config) },
        TTL: ttlSeconds,
        topic,
        urgency: "normal",
        contentEncoding: "aes128gcm",
      }),
    );
  };
}

/** The contact for push services (RFC 8292, "sub"). */
const contactOf = ({ SECURITY_CONTACT, PUBLIC_URL }: Config): string =>
  SECURITY_CONTACT ?? (PUBLIC_URL?.startsWith("https://") ? PUBLIC_URL : "mailto:operator@localhost");

/** The address comes from a browser, so it is untrusted. */
const postPublic: Post = ({ endpoint, headers, body }) => postSafely({ url: endpoint, headers, body: body ?? "" }, { mayBePrivate: false });

/** Whether messages can be encrypted with these keys: a point of P-256, uncompressed, and 16 bytes, base64url. */
export function arePushKeys(key: string, secret: string): boolean {
  if (!/^[\w-]{87}$/.test(key) || !/^[\w-]{22}$/.test(secret)) return false;
  try {
    const pair = createECDH("prime256v1");
    pair.generateKeys();
    pair.computeSecret(key, "base64url");
    return true;
  } catch {
    return false;
  }
}
