import { defineConfig } from "vitest/config";
import { findPostgres } from "./scripts/postgres.ts";

/** The same tests of the server run against every engine that this machine has. */
const server = [
  "src/features/**/*.{routes,store,facts,server}.test.ts",
  "src/server/**/*.test.ts",
  "src/app/*.test.ts",
  "src/testing/*.test.ts",
];
const hasPostgres = Boolean(process.env["TEST_DATABASE_URL"]) || findPostgres() !== null;

const engine = (name: "embedded" | "postgres", groupOrder: number) => ({
  extends: true as const,
  test: {
    name,
    include: server,
    // what is decided before any database is asked is proved on one engine
    exclude: ["src/app/{house,walls,trust}.test.ts", ...(name === "postgres" ? ["src/app/{silence,spellings}.server.test.ts"] : [])],
    env: { TEST_ENGINE: name },
    globalSetup: ["./scripts/test-engines.ts"],
    // one process, one database per worker: opening an engine costs more than a file of tests
    isolate: false,
    sequence: { groupOrder },
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});

export default defineConfig({
  test: {
    pool: "forks",
    maxWorkers: 2,
    passWithNoTests: true,
    setupFiles: ["./scripts/test-quiet.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "rules",
          include: ["src/**/*.test.{ts,tsx}"],
          exclude: server.filter((pattern) => pattern !== "src/app/*.test.ts").concat("src/app/!(house|walls|trust).test.ts"),
          sequence: { groupOrder: 0 },
          testTimeout: 20_000,
        },
      },
      engine("embedded", 1),
      ...(hasPostgres ? [engine("postgres", 2)] : []),
    ],
  },
});
