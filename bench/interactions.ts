/**
 * Response times on a slow phone: when /budget is complete, how soon each of twelve taps shows a result, and how soon the next feature
 * appears. The processor is four times slower; for /budget the network is slow too.
 */
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { browserFlags, ensureBrowser } from "../scripts/browser.ts";
import { observed } from "./paint.ts";
import { headersOf, median } from "./running.ts";

type Touch = { what: string; ms: number };
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** What a browser stores for a member after sign-in; `more`: names of further cookies. */
export const storageState = (origin: string, saved: string, more: readonly string[] = []) => ({
  cookies: ["evenday_in", ...more].map((name) => ({
    name,
    value: "1",
    domain: new URL(origin).hostname,
    path: "/",
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: "Lax" as const,
  })),
  origins: [{ origin, localStorage: [{ name: "evenday.session", value: saved }] }],
});

/** A new browser with the member's session. */
export async function withUser<T>(
  origin: string,
  saved: string,
  work: (context: BrowserContext) => Promise<T>,
  more: { serviceWorkers?: "block" | "allow" } = {},
): Promise<T> {
  const browser = await chromium.launch({ executablePath: ensureBrowser().path, args: browserFlags });
  try {
    return await work(await browser.newContext({ ...phone, serviceWorkers: "block", ...more, storageState: storageState(origin, saved) }));
  } finally {
    await browser.close();
  }
}

const slow = async (page: Page, network: boolean) => {
  const cdp = await page.context().newCDPSession(page);
  if (network) {
    await cdp.send("Network.enable");
    await cdp.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 93_750,
    });
  }
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
};

type Paint = { lcp: number; cls: number; figures: number };

/**
/**
 * Loads /budget, with a budget of the member's own, without a cache, and again once the service worker has cached the pages: the largest
 * paint, which is its heading, and the time until the month's figures are shown. Units: ms.
 */
export async function paintBudget(origin: string, saved: string, runs = 3): Promise<{ cold: Paint; warm: Paint }> {
  const seen: { cold: Paint[]; warm: Paint[] } = { cold: [], warm: [] };
  const { token } = JSON.parse(saved) as { token: string };
  const body = JSON.stringify({ json: { month: new Date().toISOString().slice(0, 7), cents: 300_000 } });
  const set = await fetch(`${origin}/api/rpc/budget/setTotal`, { method: "POST", headers: headersOf(token), body });
  if (!set.ok) throw new Error(`setting the budget answered ${set.status}`);
  const stand = async (page: Page): Promise<Paint> => {
    await page.addInitScript(watchFigures);
    await page.goto(`${origin}/budget`, { waitUntil: "load" });
    await page.locator("main .sums .val").first().waitFor();
    await page.waitForTimeout(1500);
    const { lcp, cls } = await page.evaluate(observed);
    return { lcp, cls, figures: await page.evaluate(() => (globalThis as unknown as { figuresAt: number }).figuresAt) };
  };
  for (let run = 0; run < runs; run += 1) {
    await withUser(origin, saved, async (context) => {
      const page = await context.newPage();
      await slow(page, true);
      seen.cold.push(await stand(page));
    });
    await withUser(
      origin,
      saved,
      async (context) => {
        const first = await context.newPage();
        await first.goto(`${origin}/budget`);
        await first.evaluate(() => navigator.serviceWorker.ready);
        await first.waitForTimeout(1500);
        await first.close();
        const page = await context.newPage();
        await slow(page, true);
        seen.warm.push(await stand(page));
      },
      { serviceWorkers: "allow" },
    );
  }
  const middle = (all: Paint[]): Paint => ({
    lcp: median(all.map((one) => one.lcp)),
    cls: Math.max(...all.map((one) => one.cls)),
    figures: median(all.map((one) => one.figures)),
  });
  return { cold: middle(seen.cold), warm: middle(seen.warm) };
}

/** Runs in the page: records the frame in which the feature's first figure is shown. */
function watchFigures() {
  const watch = new MutationObserver(() => {
    if (!/\d/.test(document.querySelector("main .sums .val")?.textContent ?? "")) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => Object.assign(globalThis, { figuresAt: performance.now() })));
  });
  watch.observe(document, { childList: true, subtree: true });
}

type Step = [what: string, path: string, touch: (page: Page) => Promise<unknown>, before?: (page: Page) => Promise<unknown>];

const openMenu = (page: Page) => page.getByRole("button", { name: "Menu" }).click();

/** Twelve interactions of a usual day. */
const steps: Step[] = [
  ["type into the journal", "/mental-health", (page) => page.getByLabel("AI Journal Assistant").press("h")],
  ["tap a mood", "/mental-health", (page) => page.getByRole("button", { name: /^7\b/ }).click()],
  [
    "save an entry",
    "/mental-health",
    (page) => page.getByRole("button", { name: "Save Entry" }).click(),
    (page) => page.getByLabel("AI Journal Assistant").fill("A calm day, with a walk."),
  ],
  ["log a no-spend day", "/challenge", (page) => page.getByRole("button", { name: "Log Today's No-Spend Day" }).click()],
  ["open a category", "/budget", (page) => page.getByRole("button", { name: "Edit Housing", exact: true }).click()],
  [
    "type an amount",
    "/budget",
    (page) => page.getByLabel("Budget", { exact: true }).press("5"),
    (page) => page.getByRole("button", { name: "Edit Food", exact: true }).click(),
  ],
  ["tick a habit", "/lifestyle", (page) => page.getByRole("checkbox", { name: /30min exercise/ }).click()],
  ["open a fold", "/budget", (page) => page.locator("#bills > summary").click()],
  [
    "send to the coach",
    "/life-coach",
    (page) => page.getByRole("button", { name: "Send" }).click(),
    (page) => page.getByRole("textbox", { name: "Your message" }).fill("How do I begin to save?"),
  ],
  ["open the sheet for an expense", "/", (page) => page.getByRole("button", { name: "Add expense" }).last().click()],
  [
    "turn light or dark",
    "/",
    (page) =>
      page
        .getByRole("dialog", { name: "Menu" })
        .getByRole("button", { name: /light|dark/i })
        .click(),
    openMenu,
  ],
  ["open the crisis lines", "/", (page) => page.getByRole("button", { name: "Crisis lines" }).first().click()],
];

/** The time from each interaction to the next frame (Event Timing, in steps of 8 ms): the median and the most of five rounds, each with a new member. */
export async function touchAll(origin: string, newcomer: () => Promise<string>, runs = 5): Promise<(Touch & { most: number })[]> {
  const seen = new Map<string, number[]>();
  for (let run = 0; run < runs; run += 1) {
    await withUser(origin, await newcomer(), async (context) => {
      const page = await context.newPage();
      await slow(page, false);
      for (const [what, path, touch, before] of steps) {
        await page.goto(`${origin}${path}`);
        await page.getByRole("heading", { level: 1 }).first().waitFor();
        await page.waitForTimeout(800);
        await before?.(page);
        await page.waitForTimeout(400);
        await page.evaluate(watchEvents);
        await touch(page);
        await page.waitForTimeout(700);
        const longest = await page.evaluate(() => Math.max(0, ...(globalThis as unknown as { durations: number[] }).durations));
        seen.set(what, [...(seen.get(what) ?? []), longest]);
      }
    });
  }
  return [...seen].map(([what, times]) => ({ what, ms: median(times), most: Math.max(...times) }));
}

/** Runs in the page: collects the duration of each event until its next frame; durations below 16 ms are not reported. */
function watchEvents() {
  const durations: number[] = [];
  Object.assign(globalThis, { durations });
  new PerformanceObserver((list) => durations.push(...list.getEntries().map((one) => one.duration))).observe({
    type: "event",
    durationThreshold: 16,
  } as PerformanceObserverInit);
}

/** From the click on a link to the frame with the next feature's heading, its code prefetched: ms, without throttling. */
export async function walk(origin: string, saved: string): Promise<Touch[]> {
  return withUser(origin, saved, async (context) => {
    const page = await context.newPage();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(origin);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await page.waitForTimeout(4000); // all features are prefetched when the page is idle
    const walked: Touch[] = [];
    for (const name of [
      "Budget",
      "No Spend",
      "Debt",
      "Mental Health",
      "Relationships",
      "Lifestyle",
      "Growth",
      "AI Life Coach",
      "Progress",
      "Documents",
    ]) {
      const ms = await page.evaluate(async (feature) => {
        const link = [...document.querySelectorAll<HTMLAnchorElement>("nav[aria-label=Main] a")].find((one) => one.textContent === feature);
        const before = document.querySelector("h1")?.textContent;
        const begun = performance.now();
        link?.click();
        const frame = () => new Promise((done) => requestAnimationFrame(done));
        while (document.querySelector("h1")?.textContent === before || !document.querySelector("h1")) {
          if (performance.now() - begun > 5000) break;
          await frame();
        }
        await frame();
        return performance.now() - begun;
      }, name);
      walked.push({ what: name, ms });
      await page.waitForTimeout(500);
    }
    return walked;
  });
}
