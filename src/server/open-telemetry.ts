import type { AsyncLocalStorage } from "node:async_hooks";
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags, type Context, type Span } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { methodLabel } from "./metrics.ts";
import { withoutValues, type Traces } from "./traces.ts";

/** How often spans are sent, the timeout of sending, and how long a stop waits for the last, ms. */
const [everyMs, sendMs, closeMs] = [2000, 5000, 1000];

/** The provider is not registered globally, so that libraries cannot write into spans. */
export function openOpenTelemetry(endpoint: string, service: string, current: AsyncLocalStorage<Span>): Traces {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, "")}/v1/traces`, timeoutMillis: sendMs });
  const processor = new BatchSpanProcessor({ exporter, scheduledDelayMillis: everyMs, exportTimeoutMillis: sendMs });
  const provider = new TracerProvider({ resource: resourceFromAttributes({ "service.name": service }), spanProcessors: [processor] });
  const tracer = provider.getTracer("evenday");
  const within = <T>(span: Span, work: () => Promise<T>): Promise<T> => current.run(span, work);

  return {
    request: async ({ method: input, traceparent }, work) => {
      const method = methodLabel(input);
      const attributes = { "http.request.method": method };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parentOf(traceparent));
      try {
        const { route, status } = await within(span, work);
        span.updateName(`${method} ${route}`);
        span.setAttributes({ "http.route": route, "http.response.status_code": status });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    job: async (name, work) => {
      const span = tracer.startSpan(`job ${name}`, { kind: SpanKind.INTERNAL, attributes: { "evenday.job": name } }, ROOT_CONTEXT);
      try {
        return await within(span, work);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    watchStatement: (text) => {
      const parent = current.getStore();
      if (!parent) return () => {};
      const words = withoutValues(text);
      const attributes = { "db.system.name": "postgresql", "db.query.text": words };
      const name = /^\w+/.exec(words)?.[0]?.toLowerCase() ?? "statement";
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, trace.setSpan(ROOT_CONTEXT, parent));
      return (error) => {
        if (error !== undefined) {
          const { code } = error as { code?: unknown };
          span.setStatus({ code: SpanStatusCode.ERROR, ...(typeof code === "string" && { message: code }) });
        }
        span.end();
      };
    },
    close: () =>
      Promise.race([
        provider.shutdown().catch(() => undefined),
        new Promise<void>((done) => void setTimeout(done, closeMs).unref()),
      ]) as Promise<void>,
  };
}

/** The span that a proxy names in `traceparent` (W3C Trace Context, version 00); a malformed one starts a new trace. */
function parentOf(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags = "0"] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent ?? "") ?? [];
  if (!traceId || !spanId || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
