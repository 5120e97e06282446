/** An installed Firefox for the core journeys of the full run, driven by WebDriver BiDi. Firefox itself is never downloaded. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";

const usualPlaces = [
  "/usr/bin/firefox",
  "/usr/bin/firefox-esr",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/** The path of an installed Firefox, or null. FIREFOX_PATH takes precedence. */
export function findFirefox(): string | null {
  const onPath = (process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => ["firefox", "firefox-esr"].map((name) => join(folder, name)));
  const requested = process.env["FIREFOX_PATH"];
  return (requested ? [requested] : [...onPath, ...usualPlaces]).find((path) => existsSync(path)) ?? null;
}

/** The part of puppeteer-core's API that the journeys use; a plain install does not have the package. */
type Element = { click(): Promise<void>; focus(): Promise<void>; dispose(): Promise<void> };
export type FirefoxPage = {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  evaluate<Result>(work: () => Result): Promise<Result>;
  evaluate<Result>(work: (words: string[]) => Result | Promise<Result>, words: string[]): Promise<Result>;
  $(selector: string): Promise<Element | null>;
  evaluateOnNewDocument(work: () => void): Promise<unknown>;
  waitForNetworkIdle(options: { idleTime: number; timeout: number }): Promise<void>;
  setDefaultTimeout(ms: number): void;
  keyboard: {
    press(key: string): Promise<void>;
    down(key: string): Promise<void>;
    up(key: string): Promise<void>;
    sendCharacter(text: string): Promise<void>;
  };
  on(event: "pageerror", listener: (error: unknown) => void): unknown;
  on(event: "console", listener: (message: { type(): string; text(): string }) => void): unknown;
};
export type Firefox = {
  version(): Promise<string>;
  createBrowserContext(): Promise<{ newPage(): Promise<FirefoxPage>; close(): Promise<void> }>;
  close(): Promise<void>;
};
type Puppeteer = {
  launch(options: {
    browser: "firefox";
    executablePath: string;
    headless: boolean;
    /** Null: pages have the size of the window. Setting one needs a command that Firefox 140 does not know. */
    defaultViewport: null;
    args: string[];
    extraPrefsFirefox: Record<string, unknown>;
  }): Promise<Firefox>;
};

// a folder of its own: a package.json beside the journeys would hide the import aliases
const folder = join(import.meta.dirname, "../e2e/firefox");
const library = join(folder, "node_modules/puppeteer-core/lib/puppeteer/puppeteer-core.js");

/** Starts Firefox headless; installs puppeteer-core once. */
export async function launchFirefox(): Promise<Firefox> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error("No Firefox is installed. Install it, or set FIREFOX_PATH to one.");
  if (!existsSync(library)) {
    console.log("Installing what drives Firefox into e2e/firefox/node_modules, once …");
    execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"], {
      cwd: folder,
      stdio: "inherit",
      shell: process.platform === "win32",
    });
  }
  const { launch } = (await import(pathToFileURL(library).href)) as Puppeteer;
  return launch({
    browser: "firefox",
    executablePath,
    headless: true,
    defaultViewport: null,
    args: ["--width=1280", "--height=885"], // 85 px are the window's own
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1 },
  });
}
