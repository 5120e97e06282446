import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#server/config.ts";

/** `kept`: the file under DATA_DIR holds the new secret already. `given`: the operator puts what lies in `file` into AUTH_SECRET. */
type Rotated = { how: "kept" | "given"; file: string };

/**
 * Makes a new secret. Where Evenday keeps its own, the file gets it at once, with the old ones below it; where the operator
 * gives one, it is written to a file of its own for them to take. Running servers go on with the old one until they restart.
 */
export function rotateSecret(config: Config): Rotated {
  const fresh = randomBytes(48).toString("base64url");
  const own = join(config.DATA_DIR, "auth-secret");
  const kept = existsSync(own) ? readFileSync(own, "utf8").trim().split("\n") : [];
  if (kept[0] !== config.AUTH_SECRET) {
    const file = join(config.DATA_DIR, "auth-secret.next");
    put(file, [fresh]);
    return { how: "given", file };
  }
  put(own, [fresh, ...kept]);
  return { how: "kept", file: own };
}

/** A crash leaves the old file or the new one, never half of one. */
function put(file: string, lines: string[]) {
  writeFileSync(`${file}.part`, `${lines.join("\n")}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.part`, file);
}
