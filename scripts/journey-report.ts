/** Reads Playwright's JSON report of the journeys. */
type Status = "expected" | "unexpected" | "flaky" | "skipped";
type Spec = { title: string; file: string; tests: { projectName: string; status: Status }[] };
type Suite = { specs?: Spec[]; suites?: Suite[] };

/** `passed` includes retried ones; `skipped` are journeys that ran at no size. Names are "file: title". */
export type Journeys = { passed: number; failed: number; retried: string[]; skipped: string[] };

export function readJourneys(report: unknown): Journeys {
  const specs = specsOf((report ?? {}) as Suite);
  const byName = new Map<string, Set<Status>>();
  const found: Journeys = { passed: 0, failed: 0, retried: [], skipped: [] };
  for (const { title, file, tests } of specs) {
    const name = `${file}: ${title}`;
    const seen = byName.get(name) ?? new Set();
    for (const { projectName, status } of tests) {
      seen.add(status);
      if (status === "expected" || status === "flaky") found.passed += 1;
      if (status === "unexpected") found.failed += 1;
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
