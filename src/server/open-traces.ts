import { AsyncLocalStorage } from "node:async_hooks";
import type { Config } from "./config.ts";
import type { Traces } from "./traces.ts";

/** Null if OTEL_EXPORTER_OTLP_ENDPOINT is not set: then nothing is loaded, and nothing is traced. */
export async function openTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: service }: Config): Promise<Traces | null> {
  if (endpoint === undefined) return null;
  return (await import("./open-telemetry.ts")).openOpenTelemetry(endpoint, service, new AsyncLocalStorage());
}
