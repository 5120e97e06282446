import { pages } from "#app/paths.ts";
import { addMonths, instantIn, monthName } from "#shared/dates.ts";
import { thisMonth, today } from "./days.ts";
import { expect, test } from "./people.ts";

test.use({ isDataSaving: true });

/** This evening in the browser's zone, which is a day behind UTC then. */
const now = instantIn("America/New_York", today(), 22 * 60);
const month = thisMonth();

/** Each text with its position within the section; the line with the days of the trial appears above it later. */
const seen = () => {
  const texts = "main .figure-box .term, main .loud, main .figure-box p, main .sums .meter, main .sums p, main .sums .val";
  const above = document.querySelector("main .grid12")?.getBoundingClientRect().top ?? 0;
  return [...document.querySelectorAll<HTMLElement>(texts)].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [one.innerText, ...[left, top - above, width, height].map(Math.round)].join(" ");
  });
};

test("the month's figures are shown before the page's script has loaded, and the page then shows the same at the same position", async ({
  page,
  member,
}) => {
  await member.call("POST", "/api/rpc/budget/setTotal", { json: { month, cents: 312_345 } });
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(/\/assets\/main\.web-/, (route) => held.then(() => route.continue()));
  await page.clock.setFixedTime(now);
  await page.goto("/budget", { waitUntil: "commit" });
  await expect(page.locator("main.prerendered .sums .val").first()).toHaveText("$3,123.45");
  const first = await page.evaluate(seen);
  expect(first).toHaveLength(8);
  release();
  await expect(page.locator("main:not(.prerendered) .sums .val").first()).toBeVisible();
  expect(await page.evaluate(seen)).toEqual(first);
});

test("the page's scripts have low priority, so that the first data and figures do not wait for them", async ({ page, member: _ }) => {
  const html = (await (await page.goto("/budget"))?.text()) ?? "";
  const scripts = html.match(/<script id="entry"[^>]*>|<link rel="modulepreload"[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((one) => !one.includes('fetchpriority="low"'))).toEqual([]);
});

test("a member who hides amounts, or asks for another month, sees no figure before the page's script @long", async ({ page, member }) => {
  await member.call("POST", "/api/rpc/budget/setTotal", { json: { month, cents: 300_000 } });
  await page.clock.setFixedTime(now);
  await page.route(/\/assets\/main\.web-/, async (route) => {
    await page.waitForTimeout(1_000);
    await route.continue();
  });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector("main.prerendered .sums")) Object.assign(globalThis, { wasEarly: true });
    }).observe(document, { childList: true, subtree: true });
  });
  const wasEarly = () => page.evaluate(() => Boolean((globalThis as { wasEarly?: boolean }).wasEarly));
  await page.goto("/budget");
  await expect(page.locator("main:not(.prerendered) .sums")).toBeVisible();
  expect(await wasEarly()).toBe(true);
  await page.goto("/budget?month=2026-01");
  await expect(page.locator("main:not(.prerendered) .sums")).toBeVisible();
  expect(await wasEarly()).toBe(false);
  await page.evaluate(() => localStorage.setItem("evenday.amounts-hidden", "on"));
  await page.goto("/budget");
  await expect(page.locator("main:not(.prerendered) .sums")).toBeVisible();
  expect(await wasEarly()).toBe(false);
});

test("Home shows the member's date before the page's script has loaded, not the one of the build", async ({ page, member: _ }) => {
  await page.clock.setFixedTime(Date.parse("2031-03-02T03:00:00Z"));
  await page.route(/\/assets\/main\.web-/, () => undefined);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("main.prerendered h1")).toHaveText("Saturday, March 1");
  await expect(page.locator("main.prerendered h1")).toBeVisible();
});

test("before any script no page shows a date: the build does not know on which day it is read @long", async ({
  page,
  member: _,
  guard,
}) => {
  guard.allow(/Failed to load|ERR_FAILED/);
  await page.route(/\.js$/, (route) => route.abort());
  for (const { path } of pages) {
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.locator("main.prerendered")).toBeVisible();
    const text = await page.locator("main").innerText();
    expect(text, path).not.toMatch(/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b20\d\d\b/);
  }
});

test("on the first day Home's greeting is shown before the page's script, at its final position, until there is data", async ({
  page,
  member,
}) => {
  const headline = "One honest half hour, and the week sits lighter.";
  const placed = async () => {
    await document.fonts.ready;
    const texts = [...document.querySelectorAll<HTMLElement>("main h1, main .lead, main .hero a")];
    const above = document.querySelector("main")?.getBoundingClientRect().top ?? 0;
    return texts.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [one.innerText, ...[left, top - above, width, height].map(Math.round)].join(" ");
    });
  };
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: headline })).toBeVisible();
  let release = () => {};
  let held = new Promise<void>((done) => (release = done));
  await page.route(/\/assets\/main\.web-/, (route) => held.then(() => route.continue()));
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("main.prerendered h1")).toHaveText(headline);
  const first = await page.evaluate(placed);
  expect(first).toHaveLength(4);
  release();
  await expect(page.getByRole("heading", { name: "What shows up here" })).toBeVisible();
  expect(await page.evaluate(placed)).toEqual(first);

  await member.call("POST", "/api/rpc/budget/setTotal", { json: { month, cents: 312_345 } });
  await page.goto("/");
  await expect(page.locator("main:not(.prerendered) .day h1")).toBeVisible();
  held = new Promise((done) => (release = done));
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("main.prerendered .day h1")).toBeVisible();
  await expect(page.getByText(headline)).toHaveCount(0);
  release();
});

test("a month to come asks what there will be in it, and plans that month alone @long", async ({ page, member: _ }) => {
  await page.goto("/budget");
  await page.getByRole("button", { name: "Next month" }).click();
  const next = addMonths(month, 1);
  const form = page.getByRole("form", { name: "Planned" });
  const field = form.getByLabel(`What will you have in ${monthName(next)}?`);
  await field.fill("2400");
  await form.getByRole("button", { name: `Plan ${monthName(next)}` }).click();
  await expect(page.getByText(`${monthName(next)} starts with these amounts`)).toBeVisible();
  await page.getByRole("button", { name: "Previous month" }).click();
  await expect(page.getByRole("form", { name: "Safe to spend today" }).getByLabel("What do you have this month?")).toHaveValue("");
});

test("2.450 for the month is asked in one press before it is stored, and the answer holds for the next amount", async ({
  page,
  member,
}) => {
  const planned = async () => {
    const view = await member.call<{ categories: { budgetCents: number }[] }>("GET", `/api/budget/months/${month}`);
    return view.categories.reduce((sum, one) => sum + one.budgetCents, 0);
  };
  await page.goto("/budget");
  const form = page.getByRole("form", { name: "Safe to spend today" });
  const field = form.getByLabel("What do you have this month?");
  await field.fill("2.450");
  const before = await planned();
  await form.getByRole("button", { name: "Show what is safe to spend" }).click();
  await expect(form.getByText("Please press the amount that you mean.")).toBeVisible();
  expect(await planned()).toBe(before);
  await form.getByRole("button", { name: "$2,450.00" }).click();
  await expect(field).toHaveValue("2450");
  await form.getByRole("button", { name: "Show what is safe to spend" }).click();
  await expect(form).toHaveCount(0);
  expect(await planned()).toBe(245_000);
  await page.goto("/debt");
  const payment = page.getByRole("form", { name: "Add a payment" });
  await payment.getByLabel("I paid (amount)").fill("1.250");
  await expect(payment.getByText("Read as $1,250.00")).toBeVisible();
});
