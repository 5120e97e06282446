import { defineConfig } from "@playwright/test";
import { findBrowser, launchOptions } from "./scripts/browser.ts";

// chosen once: the worker processes read the same environment
process.env["E2E_PORT"] ??= String(20_000 + 2 * Math.floor(Math.random() * 6000));
const port = Number(process.env["E2E_PORT"]);

/**
 * In `npm test` a journey runs once: tagged @phone at the phone's size, else on the desktop; @long ones are left to test:full. Run by
 * hand or by test:full, every journey runs at both sizes.
 */
const isUsual = process.env["TEST_SCOPE"] === "usual";
/**
 * A journey runs code a few times only: without V8's optimizing compilers, and with a quarter of a phone's pixels, the journeys of `npm test`
 * take a tenth less processor time; classifier.e2e.ts has its own flags. test:full runs a browser as members have it.
 */
const quickFlags = isUsual ? ["--js-flags=--no-opt --no-maglev --single-threaded-gc"] : [];

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.e2e.ts",
  // Node strips the types: Playwright's own transpiler took 8 s of processor time whenever its cache in TMPDIR was empty, as in every npm test
  build: { external: ["**/*"] },
  outputDir: "test-results",
  fullyParallel: true,
  // a journey waits for its server and its browser a third of the time: three fill two cores
  workers: 3,
  // a shared machine may starve a browser for seconds; a journey that is really broken fails three times (npm test uses the same number)
  retries: process.env["CI"] ? 2 : 0,
  timeout: 60_000,
  expect: { timeout: 7_000 },
  reporter: "list",
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: "chromium",
    launchOptions: launchOptions(findBrowser(), quickFlags),
    locale: "en-US",
    timezoneId: "America/New_York",
    // a service worker would answer where a journey expects the server's own answer; e2e/offline.e2e.ts and offline-update.e2e.ts allow it
    serviceWorkers: "block",
    // moving elements are not where a test has just seen them; journeys about motion switch it on again
    contextOptions: { reducedMotion: "reduce" },
    trace: "on-first-retry",
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1280, height: 800 } }, ...(isUsual ? { grepInvert: [/@phone/, /@long/] } : {}) },
    {
      name: "phone",
      ...(isUsual ? { grep: /@phone/, grepInvert: /@long/ } : {}),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: isUsual ? 1 : 2 },
    },
  ],
  webServer: {
    command: `"${process.execPath}" --disable-warning=ExperimentalWarning e2e/server.ts`,
    url: `http://localhost:${port}/healthz`,
    env: { E2E_PORT: String(port) },
    timeout: 60_000,
    stdout: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
});
