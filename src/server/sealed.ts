import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Config } from "./config.ts";

/** Encrypts what a stolen copy of the database must not show, such as queued emails. */
export type Sealed = {
  seal: (value: unknown) => string;
  /** Null if none of our secrets encrypted it. */
  unseal: <T>(sealed: string) => T | null;
};

/** AES-256-GCM with a key derived from AUTH_SECRET; `purpose` gives each use its own. Earlier secrets still decrypt. */
export function openSealed(config: Pick<Config, "AUTH_SECRET" | "AUTH_PREVIOUS_SECRETS">, purpose: string): Sealed {
  const keyFrom = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  const key = keyFrom(config.AUTH_SECRET);
  const keys = [key, ...config.AUTH_PREVIOUS_SECRETS.map(keyFrom)];
  return {
    seal: (value) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", key, nonce);
      const inside = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), inside]).toString("base64");
    },
    unseal: <T>(sealed: string) => {
      const bytes = Buffer.from(sealed, "base64");
      for (const one of keys) {
        try {
          const decipher = createDecipheriv("aes-256-gcm", one, bytes.subarray(0, 12));
          decipher.setAuthTag(bytes.subarray(12, 28));
          // authenticated: exactly what was passed to `seal`
          return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8")) as T;
        } catch {
          // an older secret may have encrypted it
        }
      }
      return null;
    },
  };
}
