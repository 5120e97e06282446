import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { Tinypool } from "tinypool";
import { Problem } from "#shared/errors.ts";
import { openSlots } from "./slots.ts";

/** Modules whose exported functions run in worker threads. scripts/server-build.ts builds each as a file of its own. */
export const threadModules = {
  "pdf-pages": "src/server/integrations/pdf-pages.ts",
  "file-reading": "src/app/file-reading.ts",
  "coach-assessment": "src/features/coach/coach.assessment.rules.ts",
  "coach-answers": "src/app/coach-answers.ts",
} as const;

type Options = {
  module: keyof typeof threadModules;
  /** The exported function. Its input and output are copied between threads. */
  task: string;
  threads: number;
  /** How many may wait for a thread; one more is refused. */
  waiting: number;
  /** How many one member may have, running and waiting together. */
  perOwner: number;
  /** Timeout with the waiting time included; the thread is ended then. */
  ms: number;
  /** A thread that was idle for this long is ended, which frees its memory; 30 s by default. */
  idleMs?: number;
  /** Heap of one thread. */
  megabytes: number;
  /** Processes in place of threads, without our environment: a thread inside native code (SQLite) cannot be ended, a process can. */
  isProcess?: boolean;
  /** The message when there are too many, and when it took too much time or memory. */
  busy: string;
  failed: string;
};

/**
 * Runs one kind of long work in threads, so that other requests are answered meanwhile. Rejects with a Problem `too-many` (this member's
 * own), `unavailable` (queue full, time or memory exceeded); an error of the work itself is passed on.
 */
export function openThreads<In, Out>(options: Options): (input: In, owner: string) => Promise<Out> {
  const slots = openSlots(options);
  const turns = openThreadTurns(options.threads, options.waiting);
  let pool: Tinypool | undefined;
  const run = async (input: In) => {
    pool ??= new Tinypool({
      filename: addressOf(options.module),
      minThreads: 0,
      maxThreads: options.threads,
      idleTimeout: options.idleMs ?? 30_000,
      ...(options.isProcess ? processOf(options.megabytes) : { resourceLimits: { maxOldGenerationSizeMb: options.megabytes } }),
    });
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), options.ms);
    try {
      const leave = await turns(deadline.signal);
      if (!leave) throw new Problem("unavailable", options.busy, { retryAfterSeconds: 30 });
      try {
        return (await pool.run(input, { name: options.task, signal: deadline.signal })) as Out;
      } finally {
        leave();
      }
    } catch (cause) {
      if (deadline.signal.aborted || isOutOfMemory(cause) || hasExited(cause)) throw new Problem("unavailable", options.failed, { cause });
      throw cause;
    } finally {
      clearTimeout(timer);
    }
  };
  return (input, owner) => slots(owner, () => run(input));
}

/**
 * Waits for one of `threads`, or returns undefined at once if `most` wait already. The pool gets no more work than it has threads, because after
 * the end of a thread it starts no new one for what waits in its own queue. Rejects when `signal` is aborted. Resolves with what frees the thread.
 */
function openThreadTurns(threads: number, most: number) {
  const waiting = new Set<() => void>();
  let free = threads;
  const leave = () => {
    const [next] = waiting;
    if (!next) return void (free += 1);
    waiting.delete(next);
    next();
  };
  return async (signal: AbortSignal): Promise<(() => void) | undefined> => {
    if (free > 0) free -= 1;
    else if (waiting.size >= most) return undefined;
    else {
      await new Promise<void>((resolve, reject) => {
        waiting.add(resolve);
        signal.addEventListener("abort", () => waiting.delete(resolve) && reject(signal.reason as Error), { once: true });
      });
    }
    return leave;
  };
}

const processOf = (megabytes: number) => ({
  runtime: "child_process" as const,
  serialization: "advanced" as const,
  env: { TMPDIR: tmpdir() },
  execArgv: [`--max-old-space-size=${megabytes}`, "--disable-warning=ExperimentalWarning"],
});

/** The source in a checkout, the built file beside this one in dist/server. */
const addressOf = (module: Options["module"]) =>
  fileURLToPath(new URL(import.meta.url.endsWith(".ts") ? `../../${threadModules[module]}` : `./${module}.js`, import.meta.url));

const isOutOfMemory = (error: unknown) => (error as { code?: unknown } | null)?.code === "ERR_WORKER_OUT_OF_MEMORY";
/** A process that used up its memory, or was killed. */
const hasExited = (error: unknown) => error instanceof Error && error.message.includes("exited unexpectedly");
