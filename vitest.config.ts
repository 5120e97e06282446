import { defineConfig } from "vitest/config";
import { LongestFirst } from "./scripts/test-order.ts";

const server = [
  "src/features/**/*.{routes,repository,service,server}.test.ts",
  "src/server/**/*.test.ts",
  "src/app/*.test.ts",
  "src/testing/*.test.ts",
  "src/*.server.test.ts",
];
/** Minutes of measuring and training: left out of `npm test`, run by `npm run test:full` and by hand. */
const long = ["packages/crisis-detector/evaluation/*.test.ts"];
const isUsual = process.env["TEST_SCOPE"] === "usual" && !process.env["MEASURE_DETECTOR"];

/** Files of the server's tests that can't run here, separated by commas (scripts/test-full.ts). */
const excluded = process.env["TEST_EXCLUDE"]?.split(",") ?? [];

/**
 * With a limit of its own for buffers, V8 collects the whole heap for every few megabytes of them: 70 times in import.server.test.ts, and 6
 * times with this option of Node 24. Another V8 may not know it, and a process with an unknown option does not start.
 */
const buffersInHeapLimit = process.versions.node.startsWith("24.") ? ["--external-memory-accounted-in-global-limit"] : [];

export default defineConfig({
  test: {
    pool: "forks",
    maxWorkers: 2,
    // a larger nursery of V8's heap: with the default of 16 MB a tenth of the processor time went to the collection of short-lived objects
    execArgv: ["--max-semi-space-size=64", ...buffersInHeapLimit],
    passWithNoTests: true,
    sequence: { sequencer: LongestFirst },
    setupFiles: ["./scripts/test-quiet.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "rules",
          include: ["src/**/*.test.{ts,tsx}", "packages/**/*.test.ts", "scripts/*.test.ts"],
          exclude: server
            .filter((pattern) => pattern !== "src/app/*.test.ts")
            .concat("src/app/!(conventions|boundaries|assurance).test.ts", ...(isUsual ? long : [])),
          // rules share no state: a process for each file takes longer than its tests
          isolate: false,
          sequence: { groupOrder: 0 },
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: server,
          exclude: ["src/app/{conventions,boundaries,assurance}.test.ts", ...excluded],
          globalSetup: ["./scripts/test-engines.ts"],
          setupFiles: ["./scripts/test-servers.ts"],
          // one process, one database per worker: opening a server costs more than a file of tests
          isolate: false,
          sequence: { groupOrder: 1 },
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // the default of one second is a measurement on a busy machine
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
