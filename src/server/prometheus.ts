import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { methodLabel, type Metrics } from "./metrics.ts";
import { openStateGauges } from "./prometheus-state.ts";

/** Figures of this process, in a registry of their own: several servers may run in one process in tests. */
export function openPrometheus(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "evenday_http_request_duration_seconds",
    help: "Time until the head of an answer, by route pattern and class of status. Health checks are left out.",
    labelNames: ["method", "route", "status"] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const statements = new Histogram({
    name: "evenday_database_statement_duration_seconds",
    help: "Time from sending a statement to its answer, with the wait behind others on the same connection.",
    labelNames: ["statement", "outcome"] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5, 15],
    registers,
  });
  // "job" is a label that Prometheus itself gives
  const jobRuns = new Counter({
    name: "evenday_job_runs_total",
    help: "Runs of each scheduled job in this process.",
    labelNames: ["job_name", "outcome"] as const,
    registers,
  });
  const jobSeconds = new Gauge({
    name: "evenday_job_last_duration_seconds",
    help: "How long the last run of each job took in this process.",
    labelNames: ["job_name"] as const,
    registers,
  });
  const jobPeriods = new Gauge({
    name: "evenday_job_period_seconds",
    help: "How often each job is due.",
    labelNames: ["job_name"] as const,
    registers,
  });
  const jobSuccesses = new Gauge({
    name: "evenday_job_last_success_timestamp_seconds",
    help: "When each job last succeeded in this process; its start where it has not yet.",
    labelNames: ["job_name"] as const,
    registers,
  });
  const messages = new Counter({
    name: "evenday_messages_total",
    help: "Tries to send a mail, a notification or a webhook, by what came of them.",
    labelNames: ["channel", "outcome"] as const,
    registers,
  });
  const firstWords = new Histogram({
    name: "evenday_coach_first_token_seconds",
    help: "Time from a message to the coach to the first words of its answer.",
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const coachRefusals = new Counter({
    name: "evenday_coach_refusals_total",
    help: "Messages that the coach did not answer, by reason.",
    labelNames: ["reason"] as const,
    registers,
  });
  const uploads = new Counter({
    name: "evenday_uploads_total",
    help: "Documents sent, by what came of them.",
    labelNames: ["outcome"] as const,
    registers,
  });
  const uploadBytes = new Counter({ name: "evenday_upload_bytes_total", help: "Bytes of documents that were stored.", registers });
  const readState = openStateGauges(registers);

  return {
    answered: ({ method, route, status, ms }) =>
      requests.observe({ method: methodLabel(method), route, status: classOf(status) }, ms / 1000),
    watchStatement: (text) => {
      const [statement, began] = [verbOf(text), performance.now()];
      return (error) =>
        statements.observe({ statement, outcome: error === undefined ? "done" : "failed" }, (performance.now() - began) / 1000);
    },
    jobPlanned: (job, everyMs) => {
      jobPeriods.set({ job_name: job }, everyMs / 1000);
      jobSuccesses.set({ job_name: job }, Date.now() / 1000);
    },
    jobEnded: (job, isGood, ms) => {
      jobRuns.inc({ job_name: job, outcome: isGood ? "done" : "failed" });
      jobSeconds.set({ job_name: job }, ms / 1000);
      if (isGood) jobSuccesses.set({ job_name: job }, Date.now() / 1000);
    },
    message: (channel, outcome) => messages.inc({ channel, outcome }),
    coachFirstWords: (ms) => firstWords.observe(ms / 1000),
    coachRefused: (reason) => coachRefusals.inc({ reason }),
    upload: (outcome, bytes) => {
      uploads.inc({ outcome });
      if (outcome === "stored") uploadBytes.inc(bytes);
    },
    read: async (context) => {
      await readState(context);
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}

const verbs: ReadonlySet<string> = new Set(["begin", "commit", "rollback", "select", "insert", "update", "delete", "with", "set"]);

function classOf(status: number): string {
  return status >= 100 && status < 600 ? `${Math.floor(status / 100)}xx` : "other";
}

function verbOf(text: string): string {
  const word = /^\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? "";
  return verbs.has(word) ? word : "other";
}
