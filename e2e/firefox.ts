/**
 * The core journeys on an installed Firefox, driven by WebDriver BiDi: sign-up, journal, budget, coach, dialogs, offline. A part of
 * `npm run test:full`; alone: `npm run n -- --test e2e/firefox.ts`. The journeys on Chromium cover the details.
 */
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { publicKey } from "#shared/release.ts";
import { ensureBuilt } from "../scripts/ensure-built.ts";
import { launchFirefox, type Firefox, type FirefoxPage as Page } from "../scripts/firefox.ts";
import { element, longestWaitMs } from "./firefox-element.ts";
import { chunksOf } from "./chunks.ts";
import { flakyNetwork } from "./flaky-network.ts";
import { ownServer, type OwnServer } from "./own-server.ts";

const password = "three plain words";
const limit = { timeout: 120_000 };
let server: OwnServer;
let firefox: Firefox;

before(async () => {
  ensureBuilt();
  server = await ownServer();
  firefox = await launchFirefox();
  console.log(await firefox.version());
}, limit);

after(async () => {
  await firefox?.close();
  await server?.stop();
});

test("a new user signs up, signs in with the same password, stays signed in after a reload and signs out", limit, () =>
  inFirefox(async (page) => {
    await page.goto(`${server.url}/auth`);
    await control(page, "button", "Don't have an account? Sign up").click();
    await shows(page, "Create Account");
    await control(page, "textbox", "Email").fill(newEmail());
    await element(page, "input[type=password]").fill(password);
    await control(page, "button", "Sign Up").click();
    await shows(page, "Account created! You can now log in.");
    await control(page, "button", "Sign In").click();
    await shows(page, "Welcome back!");
    await isAt(page, "/");
    await settled(page);
    await page.reload();
    await shows(page, "honest half hour");
    await control(page, "button", "Logout").click();
    await shows(page, "Signed out successfully");
    await isAt(page, "/auth");
    assert.equal(await page.evaluate(() => localStorage.getItem("evenday.session")), null);
  }),
);

test("a half-written journal entry survives a reload and is saved once", limit, () =>
  inFirefox(async (page) => {
    const member = await signIn(page);
    await page.goto(`${server.url}/mental-health`);
    const words = "Walked home the long way. It <b>loosened</b> a bit. 🌧️";
    await journal(page).fill(words);
    await page.reload();
    await holds(page, "AI Journal Assistant", words);
    await control(page, "button", "Save Entry").click();
    await holds(page, "AI Journal Assistant", "");
    await listed(page, "Your pages, newest first", words);
    assert.deepEqual(await member.pages(), [words]);
  }),
);

test("an expense is added once by keyboard and counted in the budget", limit, () =>
  inFirefox(async (page) => {
    const member = await signIn(page);
    await page.goto(`${server.url}/budget`);
    await control(page, "textbox", "I spent (amount)").fill("12.50");
    await control(page, "textbox", "for (note)").fill("oat milk ☕️ قهوة");
    await page.keyboard.press("Enter");
    await shows(page, "$12.50 on Food added.");
    await listed(page, "Expenses, newest first", "oat milk ☕️ قهوة");
    await page.reload();
    await listed(page, "Expenses, newest first", "oat milk ☕️ قهوة");
    const month = new Date().toLocaleDateString("en-CA").slice(0, 7);
    const { expenses } = await member.get<{ expenses: { amountCents: number; note: string }[] }>(`/api/budget/expenses?month=${month}`);
    assert.deepEqual(
      expenses.map(({ amountCents, note }) => [amountCents, note]),
      [[1_250, "oat milk ☕️ قهوة"]],
    );
  }),
);

test("the coach answers, shows the crisis card first when it is needed, and survives a reload", limit, () =>
  inFirefox(async (page) => {
    await signIn(page);
    await page.goto(`${server.url}/life-coach`);
    const message = control(page, "textbox", "Your message");
    await message.fill("I keep buying things when I am tired.");
    await page.keyboard.press("Enter");
    await shows(page, "One next step:");
    await page.reload();
    await shows(page, "I keep buying things when I am tired.");
    await message.fill("my husband is hitting me right now");
    await page.keyboard.press("Enter");
    await shows(page, "1-800-799-7233");
  }),
);

test("Escape and Back close a dialog, and the focus returns to its button", limit, () =>
  inFirefox(async (page) => {
    await signIn(page);
    await page.goto(`${server.url}/debt`);
    const account = control(page, "button", "Your account");
    await account.click();
    await openLayers(page, 1);
    assert.equal(await page.evaluate(() => document.activeElement?.closest("dialog[open]") !== null), true);
    await page.keyboard.press("Escape");
    await openLayers(page, 0);
    await hasFocus(page, "Your account");
    await account.click();
    await openLayers(page, 1);
    await page.evaluate(() => history.back());
    await openLayers(page, 0);
    await isAt(page, "/debt");
    await hasFocus(page, "Your account");
  }),
);

test("offline the page opens; a journal entry stays queued on the device through a reload and is sent once", limit, () =>
  inFirefox(async (page) => {
    const line = await flakyNetwork(server.url);
    try {
      const member = await signIn(page, line.url);
      await page.goto(`${line.url}/mental-health`);
      await shows(page, "Nothing written yet");
      await until(page, "the pages are kept on the device", isKeptOnDevice, [chunksOf("leaflet-src").source], 60_000);
      line.cut();
      await journal(page).fill("written in the tunnel");
      await control(page, "button", "Save Entry").click();
      await listed(page, "Waiting to be sent", "written in the tunnel");
      await page.reload();
      await listed(page, "Waiting to be sent", "written in the tunnel");
      line.restore();
      await listed(page, "Your pages, newest first", "written in the tunnel", 40_000);
      assert.deepEqual(await member.pages(), ["written in the tunnel"]);
    } finally {
      await line.stop();
    }
  }),
);

/** A browser context of its own; errors on the page's console fail the journey. */
async function inFirefox(journey: (page: Page) => Promise<void>): Promise<void> {
  const context = await firefox.createBrowserContext();
  const faults: string[] = [];
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(longestWaitMs);
    page.on("pageerror", (error) => void faults.push(String(error)));
    page.on("console", (message) => void (message.type() === "error" && faults.push(message.text())));
    await page.evaluateOnNewDocument(logErrorMessages);
    await journey(page).catch(async (cause: unknown) => {
      const text = await page.evaluate(() => `${location.href}\n${document.body.innerText}`).catch(() => "the page cannot be read");
      throw new Error(`${String(cause)}\n${faults.join("\n")}\n${text.slice(0, 3_000)}`, { cause });
    });
    // what `until` asks of a page that is just being left fails so; the page itself has no frames that it could not read
    assert.deepEqual(
      faults.filter((fault) => !fault.includes("Permission denied to access property")),
      [],
      "the page complained",
    );
  } finally {
    await context.close();
  }
}

/** Runs in the page: WebDriver passes no message of an error object that is logged. */
function logErrorMessages(): void {
  const log = console.error;
  console.error = (...parts: unknown[]) => log(...parts.map((one) => (one instanceof Error ? `${one.message}\n${one.stack}` : one)));
}

const newEmail = () => `${randomUUID()}@example.com`;

/** A new account, signed in through the page. */
async function signIn(page: Page, url = server.url) {
  const email = newEmail();
  const answer = await fetch(`${server.url}/api/auth/sign-up`, {
    method: "POST",
    headers: { apikey: publicKey, "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  assert.equal(answer.status, 200, "the account was not created");
  await page.goto(`${url}/auth`);
  await control(page, "textbox", "Email").fill(email);
  await element(page, "input[type=password]").fill(password);
  await control(page, "button", "Sign In").click();
  await isAt(page, "/");
  await settled(page);
  const stored = await page.evaluate(() => localStorage.getItem("evenday.session") ?? "{}");
  const { token = "" } = JSON.parse(stored) as { token?: string };
  const get = async <Answer>(path: string): Promise<Answer> =>
    (await (await fetch(server.url + path, { headers: { apikey: publicKey, authorization: `Bearer ${token}` } })).json()) as Answer;
  const pages = async () =>
    (await get<{ entries: { entryText: string }[] }>("/api/journal/entries")).entries.map(({ entryText }) => entryText);
  return { get, pages };
}

/** Firefox aborts running imports when the page is left, and logs that as an error on the console. */
const settled = (page: Page) => page.waitForNetworkIdle({ idleTime: 500, timeout: longestWaitMs });

/** By role and accessible name, as assistive technology finds it. */
const control = (page: Page, role: string, name: string) => element(page, `aria/${name}[role="${role}"]`);

const journal = (page: Page) => control(page, "textbox", "AI Journal Assistant");

/** Waits until `isSo` holds in the page; `what` is the message when it never does. */
async function until(
  page: Page,
  what: string,
  isSo: (words: string[]) => boolean | Promise<boolean>,
  words: string[],
  timeout = longestWaitMs,
) {
  let cause: unknown;
  for (const end = Date.now() + timeout; Date.now() < end; await wait(100)) {
    // a page that is being loaded cannot be asked
    if (await page.evaluate(isSo, words).catch((failure: unknown) => void (cause = failure))) return;
  }
  throw new Error(`never so: ${what}`, { cause });
}

const shows = (page: Page, text: string) =>
  until(page, `the page shows "${text}"`, ([sought = ""]) => document.body.innerText.includes(sought), [text]);
const isAt = (page: Page, path: string) => until(page, `the address is ${path}`, ([sought]) => location.pathname === sought, [path]);
const listed = (page: Page, list: string, text: string, timeout = longestWaitMs) =>
  until(
    page,
    `the list "${list}" holds "${text}"`,
    ([name, sought = ""]) =>
      [...document.querySelectorAll<HTMLElement>("ul, ol")].some(
        (one) => one.getAttribute("aria-label") === name && one.innerText.includes(sought),
      ),
    [list, text],
    timeout,
  );
const holds = (page: Page, label: string, value: string) =>
  until(
    page,
    `the field "${label}" holds "${value}"`,
    ([name = "", sought]) =>
      [...document.querySelectorAll("textarea")].some((one) => one.labels[0]?.textContent.includes(name) && one.value === sought),
    [label, value],
  );
const hasFocus = (page: Page, name: string) =>
  until(
    page,
    `the focus is on "${name}"`,
    ([sought = ""]) => (document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "").includes(sought),
    [name],
  );
/** Dialogs that are open, each with its history entry. */
const openLayers = (page: Page, count: number) =>
  until(
    page,
    `${count} layers are open`,
    ([sought]) =>
      document.querySelectorAll("dialog[open]").length === Number(sought) &&
      ((history.state as { layers?: number } | null)?.layers ?? 0) === Number(sought),
    [String(count)],
  );

/** Runs in the page: the service worker answers, and the code of every page is cached. */
async function isKeptOnDevice([map = ""]: string[]): Promise<boolean> {
  if (!navigator.serviceWorker.controller) return false;
  const names = (await caches.keys()).filter((name) => name.startsWith("evenday features "));
  const files = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)));
  return files.some((urls) => urls.length > 80 && urls.some((url) => new RegExp(map).test(url)));
}
