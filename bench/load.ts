/** Requests per second of a running server, by autocannon with 20 connections. */
import { existsSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { entry, headersOf, median } from "./running.ts";

export type Target = { name: string; url: string; token?: string; isWrite?: boolean };
export type Load = { answers: number; perSecond: number; p50: number; p99: number };

type Cannon = (
  options: object,
) => Promise<{ requests: { average: number }; latency: { p50: number; p99: number }; "2xx": number; non2xx: number; errors: number }>;

// a folder of its own: a package.json beside the bench would hide the import aliases
const tools = join(import.meta.dirname, "tools");

/** Installs the packages that only the bench needs, once. */
export function installBenchTools(): void {
  if (
    ["autocannon", "lighthouse", "@actual-app/web", "@base-ui/react", "lucide-react"].every((name) =>
      existsSync(join(tools, "node_modules", name)),
    )
  )
    return;
  console.log("Installing the bench's own tools into bench/tools/node_modules, once …");
  execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"], {
    cwd: tools,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
}

/**
 * Loads all targets alternately, three rounds, and returns each one's median, so that load on the machine affects all alike. `warmsUp`:
 * after an uncounted round of one second.
 */
export async function loadAll(targets: Target[], seconds: number, runs = 3, warmsUp = true): Promise<Map<string, Load>> {
  // imported at run time: a plain install has no autocannon
  const { default: autocannon } = (await import(pathToFileURL(join(tools, "node_modules/autocannon/autocannon.js")).href)) as {
    default: Cannon;
  };
  const seen = new Map<string, Load[]>();
  for (let run = warmsUp ? 0 : 1; run <= runs; run += 1) {
    for (const { name, url, token, isWrite } of targets) {
      const setupRequest = (request: object) => ({ ...request, body: JSON.stringify(entry()) });
      const requests = isWrite ? [{ method: "POST", setupRequest }] : [{ method: "GET" }];
      const message = await autocannon({ url, connections: 20, duration: run === 0 ? 1 : seconds, headers: headersOf(token), requests });
      if (message.non2xx > 0 || message.errors > 0)
        throw new Error(`${name}: ${message.non2xx} answers were no 2xx, ${message.errors} errors`);
      // the first round only warms up
      if (run > 0)
        seen.set(name, [
          ...(seen.get(name) ?? []),
          { answers: message["2xx"], perSecond: message.requests.average, p50: message.latency.p50, p99: message.latency.p99 },
        ]);
    }
  }
  const middle = (loads: Load[]): Load => ({
    answers: median(loads.map((one) => one.answers)),
    perSecond: median(loads.map((one) => one.perSecond)),
    p50: median(loads.map((one) => one.p50)),
    p99: median(loads.map((one) => one.p99)),
  });
  return new Map([...seen].map(([name, loads]) => [name, middle(loads)]));
}
