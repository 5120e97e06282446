import { collectDefaultMetrics, Registry } from "prom-client";
import { instrumentsOf } from "./instruments.ts";
import { methodLabel, type Metrics } from "./metrics.ts";
import { openStateGauges } from "./prometheus-state.ts";

/** Metrics of this process, in a registry of their own, because tests run several servers in one process. */
export function openPrometheus(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { counter, gauge, histogram } = instrumentsOf(registry);
  const requests = histogram(
    "http_request_duration_seconds",
    "Time until the head of an answer, by route pattern and class of status. Health checks are left out.",
    [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    "method",
    "route",
    "status",
  );
  const statements = histogram(
    "database_statement_duration_seconds",
    "Time from sending a statement to its answer, with the wait behind others on the same connection.",
    [0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5, 15],
    "statement",
    "outcome",
  );
  // Prometheus itself sets the label "job"
  const jobRuns = counter("job_runs_total", "Runs of each scheduled job in this process.", "job_name", "outcome");
  const jobSeconds = gauge("job_last_duration_seconds", "How long the last run of each job took in this process.", "job_name");
  const jobPeriods = gauge("job_period_seconds", "How often each job is due.", "job_name");
  const jobSuccesses = gauge(
    "job_last_success_timestamp_seconds",
    "When each job last succeeded in this process; its start where it has not yet.",
    "job_name",
  );
  const messages = counter(
    "messages_total",
    "Tries to send a mail, a notification or a webhook, by what came of them.",
    "channel",
    "outcome",
  );
  const firstWords = histogram(
    "coach_first_token_seconds",
    "Time from a message to the coach to the first words of its answer.",
    [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  );
  const coachRefusals = counter("coach_refusals_total", "Messages that the coach did not answer, by reason.", "reason");
  const uploads = counter("uploads_total", "Documents sent, by what came of them.", "outcome");
  const uploadBytes = counter("upload_bytes_total", "Bytes of documents that were stored.");
  const readState = openStateGauges(gauge);

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
