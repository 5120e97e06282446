/**
 * Finds a Chromium-family browser for journeys and measurements: an installed one, else a downloaded one. Chromium's headless shell is
 * preferred: it has no window, and a journey takes 30 % less processor time in it.
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

type FoundBrowser = { path: string; version: string; how: string };

const names = [
  "chromium-headless-shell",
  "chrome-headless-shell",
  "google-chrome",
  "google-chrome-stable",
  "chromium",
  "chromium-browser",
  "microsoft-edge",
];
const usualPlaces = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

const downloaded = "Playwright's own";

/** Start-up flags: no telemetry, and no sandbox for root, which Chromium refuses. */
export const browserFlags = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
  "--disable-gpu",
];

/** An installed browser, or null. CHROME_PATH takes precedence. */
export function findBrowser(): FoundBrowser | null {
  const requested = process.env["CHROME_PATH"];
  if (requested) return inspect(requested, "CHROME_PATH") ?? fail(`CHROME_PATH is ${requested}, and that does not start.`);
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  for (const path of [...onPath, ...usualPlaces]) {
    const found = inspect(path, "installed");
    if (found) return found;
  }
  return inspect(chromium.executablePath(), downloaded);
}

/**
 * Playwright's launch options. For its own download Playwright chooses the headless shell by itself. Without a locale Chromium cannot name
 * a file with an umlaut and calls a download "download".
 */
export function launchOptions(browser: FoundBrowser | null, flags: string[] = []) {
  const isInstalled = browser && browser.how !== downloaded;
  const env = { ...process.env, LANG: process.env["LANG"] || "C.UTF-8" };
  return { args: [...browserFlags, ...flags], env, ...(isInstalled ? { executablePath: browser.path } : {}) };
}

/** A browser, downloaded if necessary. Throws with instructions when that fails. */
export function ensureBrowser(): FoundBrowser {
  const found = findBrowser();
  if (found) return found;
  console.log("No browser here: fetching Playwright's Chromium …");
  attempt(process.execPath, [join(import.meta.dirname, "../node_modules/@playwright/test/cli.js"), "install", "chromium"]);
  const fetched = findBrowser();
  if (fetched) return fetched;
  const isRoot = process.getuid?.() === 0;
  console.log("That failed: asking the system's package manager for Chromium …");
  const apt = (...args: string[]) => (isRoot ? attempt("apt-get", args) : attempt("sudo", ["-n", "apt-get", ...args]));
  const install = (name: string) => apt("install", "-y", "-q", "--no-install-recommends", name);
  if (apt("update", "-q") && !install("chromium-headless-shell")) install("chromium");
  return findBrowser() ?? fail("No browser could be found or fetched. Install Chrome or Chromium, or set CHROME_PATH to one.");
}

function inspect(path: string, how: string): FoundBrowser | null {
  if (!existsSync(path)) return null;
  // on Windows Chrome opens a window on --version instead of printing it
  if (process.platform === "win32") return { path, version: "unknown", how };
  try {
    const version = execFileSync(path, ["--version"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], timeout: 20_000 }).trim();
    return { path, version, how };
  } catch {
    return null; // a stub, such as Ubuntu's, which only prints how to install the browser
  }
}

function attempt(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, {
      stdio: ["ignore", "inherit", "inherit"],
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    return true;
  } catch {
    return false; // the caller searches again and reports what is missing
  }
}

function fail(sentence: string): never {
  throw new Error(sentence);
}

if (import.meta.main) {
  const { path, version, how } = ensureBrowser();
  console.log(`${version} (${how}): ${path}`);
}
