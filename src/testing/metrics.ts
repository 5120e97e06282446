import { expect } from "vitest";
import type { TestServer } from "./server.ts";

export const metricsToken = "a-token-of-the-operator-for-figures-7f3";

/** Every series of /metrics with its value, keyed by name and labels as Prometheus reads them. */
export type Series = Map<string, number>;

export async function readMetrics(home: TestServer, token = metricsToken): Promise<Series> {
  const answer = await home.fetch("/metrics", { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  return seriesIn(await answer.text());
}

export function seriesIn(text: string): Series {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(" ");
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}
