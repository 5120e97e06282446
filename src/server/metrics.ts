import type { Config } from "./config.ts";
import type { Database } from "./database.ts";
import type { StatementWatch } from "./driver.ts";
import type { Files } from "./integrations/file-place.ts";

export type Channel = "mail" | "notification" | "webhook";
/** `gone`: the address does not exist any more. `dropped`: a reminder that waited and is not wanted any more. */
type Outcome = "sent" | "failed" | "given-up" | "gone" | "dropped";

/**
 * What the server reports about its work (docs/operations.md, "Metrics"). Every label is from a list in the code: a route pattern, a class
 * of statuses, a job's name. Never a path, an id, a text or anything of a member.
 */
export type Metrics = {
  /** A response: its route pattern, and the time until its head was ready. */
  answered: (answer: { method: string; route: string; status: number; ms: number }) => void;
  watchStatement: StatementWatch;
  jobPlanned: (name: string, everyMs: number) => void;
  jobEnded: (name: string, isGood: boolean, ms: number) => void;
  message: (channel: Channel, outcome: Outcome) => void;
  /** Time from a message to the first words of its answer. */
  coachFirstWords: (ms: number) => void;
  /** `reason`: the name of a refusal in coach.rules.ts. */
  coachRefused: (reason: string) => void;
  upload: (outcome: "stored" | "refused" | "failed", bytes: number) => void;
  /** All metrics in the text format of Prometheus. The state of database, disk and backups is looked up now. */
  read: (server: ServerState) => Promise<{ type: string; text: string }>;
};

/** What the metrics tell of the server when they are read. `backup`: null where no backups are taken. Units: UTC ms. */
export type ServerState = {
  config: Config;
  clock: () => number;
  database: Database;
  files: Pick<Files, "identity">;
  isDraining: boolean;
  backup: (() => Promise<{ lastAt: number | null; isMissing: boolean }>) | null;
};

const methods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** A method as a label: unknown methods are "other". */
export const methodLabel = (method: string): string => (methods.has(method) ? method : "other");
