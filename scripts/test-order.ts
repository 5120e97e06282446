import { existsSync } from "node:fs";
import { join } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The longest files of the server's tests start first, so that no worker runs one alone at the end. By itself vitest orders by the
 * durations of the run before, or without one, as after `npm ci`, by file size.
 */
const longest = [
  "src/app/point-in-time.server.test.ts",
  "src/app/fuzz.server.test.ts",
  "src/app/ownership.server.test.ts",
  "src/app/stopping.server.test.ts",
  "src/app/import.server.test.ts",
  "src/app/database-watch.server.test.ts",
  "src/app/admin.server.test.ts",
  "src/app/restore.server.test.ts",
  "src/app/two-servers.server.test.ts",
  "src/app/remnants.server.test.ts",
  "src/features/billing/billing.routes.test.ts",
  "src/app/stolen-dump.server.test.ts",
  "src/app/jobs.server.test.ts",
  "src/app/log-leaks.server.test.ts",
  "src/app/tokens.server.test.ts",
  "src/app/backups.server.test.ts",
  "src/app/event-loop.server.test.ts",
  "src/server/embedded.server.test.ts",
  "src/app/outage.server.test.ts",
  "src/server/threads.server.test.ts",
  "src/server/zip.server.test.ts",
].map((name) => join(import.meta.dirname, "..", name));

const missing = longest.filter((file) => !existsSync(file));
if (missing.length > 0) throw new Error(`scripts/test-order.ts names files that do not exist: ${missing.join(", ")}`);

// vitest instantiates its sequencer
// oxlint-disable-next-line project/only-problem
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = (await super.sort(files)).filter(({ moduleId }) => !longest.includes(moduleId));
    const first = longest.flatMap((file) => files.filter(({ moduleId }) => moduleId === file));
    const begin = others.findIndex(({ project }) => project.name === "server");
    return begin < 0 ? [...others, ...first] : others.toSpliced(begin, 0, ...first);
  }
}
