/**
 * B11: two hundred members signing in at once, repeatedly for a minute, beside members with normal use; and passwords that are far too
 * long, which must be refused before they are hashed. `npm run assurance:nightly -- B11`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ensureBuilt } from "../scripts/ensure-built.ts";
import { freePort } from "../scripts/postgres.ts";
import { headersOf, startProduct } from "./running.ts";
import { ask, loadNow, members, minutesOf, percentile, formatMinutes, visit, type Seen } from "./traffic.ts";

const [concurrently, othersMs, minutes] = [200, 1000, minutesOf(1)];

ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), "evenday-sign-ins-"));
const product = await startProduct(await freePort(), { DATA_DIR: folder, LOG_LEVEL: "silent" });
let isGood = false;
try {
  const tokens = await members(product.port, 8);
  const password = "three plain words";
  const emails = Array.from({ length: 40 }, () => `${crypto.randomUUID()}@example.com`);
  for (const email of emails) await ask(product.port, "POST", "/api/auth/sign-up", undefined, { email, password });
  const seen: Seen[] = [];
  const signedIn: Seen[] = [];
  let isOver = false;
  const people = tokens.map((token) => visit(product.port, token, 200, seen, new Set(), () => isOver));
  await wait(2000);
  seen.length = 0; // the first calls of a new process are not measured
  const storm = Array.from({ length: concurrently }, async (_, at) => {
    while (!isOver) {
      const { status, ms } = await ask(product.port, "POST", "/api/auth/sign-in", undefined, {
        email: emails[at % emails.length],
        password,
      });
      signedIn.push({ what: "sign-in", status, ms });
    }
  });
  await wait(minutes * 60_000);
  isOver = true;
  await Promise.all([...people, ...storm]);

  // a hash takes a tenth of a second of a core; refusing a hundred of them at once has to take less than one hash
  const refusals = async (length: number) => {
    const body = JSON.stringify({ email: emails[0], password: "x".repeat(length) });
    const begun = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        fetch(`http://127.0.0.1:${product.port}/api/auth/sign-in`, { method: "POST", body, headers: headersOf() }).then(
          async (answer) => (await answer.arrayBuffer(), answer.status),
          () => 0,
        ),
      ),
    );
    return { statuses: [...new Set(answers)].toSorted(), ms: performance.now() - begun };
  };
  const [long, huge] = [await refusals(200_000), await refusals(1_000_000)];
  const p99 = percentile(
    seen.map(({ ms }) => ms),
    0.99,
  );
  const wrong = seen.filter(({ status }) => status !== 200).length;
  const odd = signedIn.filter(({ status }) => ![200, 429, 503].includes(status)).length;
  const isRefused =
    [long, huge].every(({ statuses }) => statuses.every((status) => status === 400 || status === 413 || status === 0)) && long.ms < 2500;
  isGood = p99 <= othersMs && wrong === 0 && odd === 0 && isRefused;
  console.log(
    `${concurrently} signing in at once for ${formatMinutes(minutes)} of 60 s: ${signedIn.length} sign-ins, ${odd} failed; ${seen.length} calls of others, p99 ${p99.toFixed(0)} ms, ${wrong} refused; 100 passwords of 200 kB refused with ${long.statuses.join("/")} in ${long.ms.toFixed(0)} ms, 100 of 1 MB with ${huge.statuses.join("/")}; load ${loadNow()}`,
  );
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);
