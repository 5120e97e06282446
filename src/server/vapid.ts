import { createECDH } from "node:crypto";
import { chmodSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "#shared/errors.ts";
import { createKeyFile } from "./durable-files.ts";

type VapidKeys = { publicKey: string; privateKey: string };
type From = { DATA_DIR: string; VAPID_PUBLIC_KEY?: string | undefined; VAPID_PRIVATE_KEY?: string | undefined };

/** The public key of a VAPID pair (RFC 8292: a point of P-256, uncompressed, base64url); null for an invalid private key. */
export function vapidPublicKeyOf(privateKey: string): string | null {
  try {
    const pair = createECDH("prime256v1");
    pair.setPrivateKey(privateKey, "base64url");
    return pair.getPublicKey("base64url");
  } catch {
    return null;
  }
}

/**
 * The keys that identify this server to push services: from the settings, else the private key in DATA_DIR/vapid-keys, which is created
 * when first needed (0600). Several servers need the settings.
 */
export function vapidKeys({ DATA_DIR, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: From): VapidKeys {
  if (VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY) return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY };
  const file = join(DATA_DIR, "vapid-keys");
  if (!existsSync(file)) make(file);
  const privateKey = readFileSync(file, "utf8").trim();
  const publicKey = vapidPublicKeyOf(privateKey);
  if (publicKey === null) throw new Problem("unavailable", `${file} holds no VAPID key. Remove it to have a new one made.`);
  return { publicKey, privateKey };
}

function make(file: string): void {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  // Node omits leading zeros
  const key = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString("base64url");
  try {
    createKeyFile(file, key);
    chmodSync(file, 0o600);
  } catch (error) {
    // another process of this machine created it at the same moment
    if ((error as { code?: string }).code !== "EEXIST") throw error;
  }
}
