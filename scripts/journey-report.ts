/** Reads Playwright's JSON report of the journeys. */
import { firstLines } from "./failed-tests.ts";

type Status = "expected" | "unexpected" | "flaky" | "skipped";
type Spec = { title: string; file: string; tests: { projectName: string; status: Status; results?: { error?: { message?: string } }[] }[] };
type Suite = { specs?: Spec[]; suites?: Suite[] };

/** `passed` includes retried ones; `skipped` are journeys that ran at no size. Names are "file: title", those of `failed` with their last message. */
type Journeys = { passed: number; failed: string[]; retried: string[]; skipped: string[] };

export function readJourneys(report: unknown): Journeys {
  const specs = specsOf((report ?? {}) as Suite);
  const byName = new Map<string, Set<Status>>();
  const found: Journeys = { passed: 0, failed: [], retried: [], skipped: [] };
  for (const { title, file, tests } of specs) {
    const name = `${file}: ${title}`;
    const seen = byName.get(name) ?? new Set();
    for (const { projectName, status, results } of tests) {
      seen.add(status);
      if (status === "expected" || status === "flaky") found.passed += 1;
      if (status === "unexpected") found.failed.push(`${name} (${projectName})\n${firstLines(results?.at(-1)?.error?.message ?? "")}`);
      if (status === "flaky") found.retried.push(`${name} (${projectName})`);
    }
    byName.set(name, seen);
  }
  for (const [name, seen] of byName) if (seen.size === 1 && seen.has("skipped")) found.skipped.push(name);
  return found;
}

function specsOf({ specs = [], suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}
