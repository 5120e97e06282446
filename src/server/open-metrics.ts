import type { Config } from "./config.ts";
import type { Metrics } from "./metrics.ts";

/** Null if neither METRICS_PORT nor METRICS_TOKEN is set: then nothing is loaded, and nothing is measured. */
export async function openMetrics(config: Config): Promise<Metrics | null> {
  if (config.METRICS_PORT === undefined && !config.METRICS_TOKEN) return null;
  return (await import("./prometheus.ts")).openPrometheus();
}
