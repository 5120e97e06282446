import { expect, test } from "./people.ts";

test.use({ isDataSaving: true });

/** What each page shows once its data is loaded. */
const pages = {
  "/": "main .mood-cells",
  "/budget": "main .sums .val",
  "/challenge": "main .streak, main h2",
  "/debt": "main h2",
  "/mental-health": "main .mood-cells",
  "/relationships": "main h2",
  "/lifestyle": "main input[type=checkbox]",
  "/gamification": "main h2",
  "/life-coach": "main .talk .said",
};

/** Fetched again by a page that renders more than 2 or 5 s later, as on a busy machine. */
const soonOld = /check-subscription|members\/today|progress\/read/;

test("every page's first requests start before its script runs, and none is sent twice @long", async ({ page, member }) => {
  void member;
  let sent: string[] = [];
  let early: string[] = [];
  let isDrawn = false;
  page.on("request", (request) => {
    const path = new URL(request.url()).pathname;
    if (!/^\/(api|functions)\//.test(path)) return;
    const name = `${path} ${request.postData() ?? ""}`;
    sent.push(name);
    if (!isDrawn) early.push(name);
  });
  // delays the page's script until the first requests were sent
  await page.route(/\/assets\/main\.web-/, async (route) => {
    await expect.poll(() => early.length, { message: "reads before the page's script" }).toBeGreaterThan(2);
    isDrawn = true;
    await route.continue();
  });
  for (const [path, shown] of Object.entries(pages)) {
    await page.goto("about:blank"); // ends the page before, whose parts may still be sending requests
    [sent, early, isDrawn] = [[], [], false];
    await page.goto(path);
    await expect(page.locator(shown).first()).toBeVisible();
    for (const name of early.filter((one) => !soonOld.test(one)))
      expect(
        sent.filter((one) => one === name),
        `${path} reads ${name}`,
      ).toHaveLength(1);
  }
});

test("a prefetched response that the page does not use is cancelled: no connection stays open for it @long", async ({ page, member }) => {
  void member;
  for (const path of ["/no-such-page", "/auth?reset=none", "/growth"]) {
    await page.goto(path);
    // network idle for half a second: an unread response would keep its request open
    await page.waitForLoadState("networkidle");
  }
});

test("styles that a page contains are not requested again, not even when a lazy part needs them @long", async ({ page, member }) => {
  void member;
  const requested = new Set<string>();
  page.on("request", (request) => requested.add(new URL(request.url()).pathname));
  for (const path of ["/", "/budget", "/mental-health", "/auth?reset=none"]) {
    requested.clear();
    const html = (await (await page.goto(path))?.text()) ?? "";
    await page.waitForLoadState("networkidle");
    const inlined = [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(([, href]) => href);
    expect(inlined.length, path).toBeGreaterThan(0);
    expect(
      inlined.filter((href) => requested.has(href ?? "")),
      path,
    ).toEqual([]);
  }
});
