import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#server/config.ts";
import { replaceFile } from "#server/durable-files.ts";

/** `kept`: the file under DATA_DIR already contains the new secret. `given`: the operator copies it from `file` into AUTH_SECRET. */
type Rotated = { how: "kept" | "given"; file: string };

/**
 * Creates a new secret. When the server manages its own, the file is updated at once, older ones below it; when the operator sets
 * AUTH_SECRET, it is written to a separate file. Running servers use the old one until they restart.
 */
export function rotateSecret(config: Config): Rotated {
  const fresh = randomBytes(48).toString("base64url");
  const own = join(config.DATA_DIR, "auth-secret");
  const saved = existsSync(own) ? readFileSync(own, "utf8").trim().split("\n") : [];
  if (saved[0] !== config.AUTH_SECRET) {
    const file = join(config.DATA_DIR, "auth-secret.next");
    replaceFile(file, `${fresh}\n`);
    return { how: "given", file };
  }
  replaceFile(own, `${[fresh, ...saved].join("\n")}\n`);
  return { how: "kept", file: own };
}
