/**
 * B21: whether response times reveal that an address has an account: 200 pairs of sign-ups and of sign-ins, known and unknown alternating,
 * with email configured. `npm run assurance -- B21`.
 */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { v7 as newId } from "uuid";
import { buildApp } from "#app/server.ts";
import { readConfig } from "#server/config.ts";
import { openContext } from "#server/context.ts";
import { publicKey } from "#shared/release.ts";
import { median } from "./running.ts";

const [pairs, warmUp, most] = [200, 10, 0.1];
const password = "three plain words";

const folder = mkdtempSync(join(tmpdir(), "evenday-addresses-"));
let moved = 0;
const context = await openContext(
  readConfig({
    DATA_DIR: folder,
    LOG_LEVEL: "silent",
    AUTH_SECRET: randomBytes(32).toString("hex"),
    LIMIT_SIGN_IN_FAILURES: "1000000",
    LIMIT_SIGN_IN_FAILURES_PER_ADDRESS: "1000000",
    LIMIT_SIGN_UPS_PER_ADDRESS: "1000000",
  }),
  { clock: () => Date.now() + moved, mail: { isReal: true, send: async () => {} } },
);
const app = buildApp(context);

/** One call: time until the response, ms. Its background work finishes before the next call. */
async function timed(path: string, email: string): Promise<number> {
  const body = JSON.stringify({ email, password: path === "sign-in" ? "not this one" : password });
  const headers = { apikey: publicKey, "content-type": "application/json" };
  const begun = performance.now();
  const answer = await app.fetch(new Request(`http://localhost/api/auth/${path}`, { method: "POST", headers, body }));
  await answer.text();
  const ms = performance.now() - begun;
  await context.mail.settled();
  return ms;
}

let isGood = true;
const figures: string[] = [];
try {
  const known = `${newId()}@example.com`;
  await timed("sign-up", known);
  for (const path of ["sign-up", "sign-in"]) {
    const spent = { known: [] as number[], unknown: [] as number[] };
    for (let pair = -warmUp; pair < pairs; pair += 1) {
      moved += 7 * 3_600_000; // a mailbox gets a limited number of emails an hour and a day
      // the order alternates, so that neither kind always runs on warm caches
      for (const kind of pair % 2 ? (["known", "unknown"] as const) : (["unknown", "known"] as const)) {
        const ms = await timed(path, kind === "known" ? known : `${newId()}@example.com`);
        if (pair >= 0) spent[kind].push(ms);
      }
    }
    const [one, other] = [median(spent.known), median(spent.unknown)];
    const apart = one / other - 1;
    isGood &&= Math.abs(apart) <= most;
    figures.push(`${path} ${one.toFixed(1)} against ${other.toFixed(1)} ms (${apart < 0 ? "" : "+"}${(100 * apart).toFixed(1)} %)`);
  }
} finally {
  await context.jobs.stop();
  await context.database.close();
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${pairs} pairs, medians known against unknown: ${figures.join(", ")}`);
process.exit(isGood ? 0 : 1);
