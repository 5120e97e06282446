import type { Page } from "@playwright/test";
import { chunksOf } from "./chunks.ts";
import { goTo, browserStorageText, persistedOnDevice, rows, test, waits, write } from "./device.ts";
import { navigation } from "#app/paths.ts";
import { spread } from "#testing/sample.ts";
import { enter, expect, expectNoAxe, layersInHistory, newMember } from "./people.ts";

test.use({ serviceWorkers: "allow", isDataSaving: false });

/** How the banner begins: some versions of Chromium call a page online that was opened without a network. */
const leadOf = async (page: Page) =>
  (await page.evaluate(() => navigator.onLine)) ? "Evenday cannot be reached just now" : "You are offline";

/** Requests for which a page shows no loading state of its own. */
const unawaited: Partial<Record<string, string[]>> = {
  "/growth": ["/growth/readings"],
  "/relationships": ["/relationships/weeks", "/relationships/list"],
};

test("Evenday can be installed, and every page opens offline", async ({ context, isMobile, member, page }) => {
  test.skip(isMobile, "the same at every width");
  void member;
  const manifest = (await (await page.request.get("/manifest.webmanifest")).json()) as {
    start_url: string;
    display: string;
    icons: { src: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ start_url: "/", display: "standalone" });
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status(), src).toBe(200);
  expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  const worker = await page.request.get("/sw.js");
  expect(worker.headers()).toMatchObject({
    "cache-control": "no-cache",
    "content-type": "text/javascript; charset=utf-8",
    "content-encoding": "br",
  });

  await page.goto("/");
  await persistedOnDevice(page);
  await expect(page.locator("link[rel=manifest]")).toHaveCount(1);
  const browser = await context.newCDPSession(page);
  const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  await browser.detach();

  // visits every feature but one
  const features = navigation().filter(({ path }) => path !== "/debt");
  const titles = new Map<string, string>();
  for (const { path, name } of features) {
    if (path !== "/") await goTo(page, name);
    if (path !== "/") await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    titles.set(path, await page.title());
    // the pages do not wait for these requests: leaving too early would skip them
    await page.waitForFunction(
      (calls) => calls.every((call) => performance.getEntriesByType("resource").some(({ name }) => name.includes(call))),
      unawaited[path] ?? [],
    );
  }
  // the page does not wait for these two: they may still be running
  for (const late of ['["documents","list"]', '["growth","readings"]'])
    await expect.poll(async () => (await browserStorageText(page)).includes(late), { message: late }).toBe(true);

  await context.setOffline(true);
  for (const { path } of spread(features, 5)) {
    await page.goto(path);
    await expect(page).toHaveTitle(titles.get(path) ?? "");
    // coach chats are never cached
    const asOf = new RegExp(
      `${await leadOf(page)}\\. ${path === "/life-coach" ? "New expenses" : "You see what was here at \\d+:\\d\\d [AP]M\\."}`,
    );
    await expect(page.getByText(asOf)).toBeVisible();
    await expect(page.getByText(/^Failed to load/)).toHaveCount(0);
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  }
  // what another app shares is taken on the device: it is in no address, and works without a network
  await page.evaluate(() => {
    const form = document.createElement("form");
    Object.assign(form, { method: "post", action: "/" });
    const texts = { "share-title": "", "share-text": "Lunch $12.40" };
    for (const [name, value] of Object.entries(texts)) form.append(Object.assign(document.createElement("input"), { name, value }));
    document.body.append(form);
    form.submit();
  });
  const sheet = page.getByRole("dialog", { name: "Add an expense" });
  await expect(sheet.getByRole("textbox", { name: "Amount" })).toHaveValue("12.40");
  await expect(sheet.getByRole("textbox", { name: "Note, optional" })).toHaveValue("Lunch");
  await expect(page).toHaveURL("/");
  expect(await browserStorageText(page)).not.toContain("Lunch $12.40");
  await page.keyboard.press("Escape");
  await layersInHistory(page, 0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(sheet).toBeHidden();
  await page.goto("/no-such-page");
  await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
  // not visited yet: a guide is complete all the same, and the page says that the figures are missing
  await page.goto("/growth/adulting-101");
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await page.goto("/debt");
  await expect(page.getByText("Failed to load your debts")).toBeVisible();
  await expect(page.getByText(new RegExp(`${await leadOf(page)}\\. New expenses`))).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "Crisis lines" }).click();
  await expect(page.getByRole("dialog", { name: "Crisis lines" }).getByRole("link").first()).toBeVisible();
});

test("data that was loaded is readable offline, and is removed when the member signs out", async ({ context, isMobile, member, page }) => {
  test.skip(isMobile, "the same at every width");
  const id = "01938f4e-1111-7000-8000-000000000001";
  await member.call("POST", "/api/journal/entries", { id, entryText: "the river was brown today", moodRating: 4, kind: "plain" });
  await member.call("PUT", "/api/safety/plan", { signs: "when the lamp hums", calming: "", people: "", places: "" });
  await page.goto("/mental-health");
  await expect(rows(page).getByText("the river was brown today")).toBeVisible();
  await persistedOnDevice(page);
  await expect.poll(async () => (await browserStorageText(page)).includes("the river was brown today")).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(rows(page).getByText("the river was brown today")).toBeVisible();
  await page.getByRole("button", { name: "Another affirmation" }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  await expect(page.getByLabel("How I notice that it gets hard")).toHaveValue("when the lamp hums");
  // a theme chosen offline applies on the next page before any script runs
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  await expect.poll(async () => (await browserStorageText(page)).includes('"theme":"dark"')).toBe(true);
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  // signing out offline removes the member's data all the same
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("dialog", { name: "Log out on this device only?" }).getByRole("button", { name: "Log out here" }).click();
  await expect(page).toHaveURL("/auth");
  await expect(page.getByText("Signed out successfully")).toBeVisible();
  const held = await browserStorageText(page);
  for (const word of ["the river was brown today", "the lamp hums", member.id, member.email, member.token])
    expect(held.includes(word), word).toBe(false);
  expect(held.includes("evenday features")).toBe(false);
  expect(held.includes('href="tel:988"'), "the crisis lines stay, for everybody").toBe(true);
  // a page that is left within its first ten seconds notifies the worker afterwards
  await expect.poll(async () => (await browserStorageText(page)).includes('{"isIn":false'), { timeout: 20_000 }).toBe(true);
});

test("what is saved offline is sent in order, exactly once each", async ({ context, isMobile, line, page }) => {
  test.skip(isMobile, "the same at every width");
  const member = await enter(context, await newMember(), line.url);
  await page.goto(`${line.url}/lifestyle`);
  await expect(page.getByLabel("30min exercise, today")).toBeVisible();
  await goTo(page, "No Spend");
  await expect(page.getByRole("button", { name: "Log Today's No-Spend Day" })).toBeVisible();
  await goTo(page, "Mental Health");
  await expect(page.getByText("Nothing written yet")).toBeVisible();
  await persistedOnDevice(page);

  await context.setOffline(true);
  await write(page, "first, on the train");
  await expect(page.getByText("Kept on this device")).toBeVisible();
  await write(page, "second, in the tunnel");
  await expect(waits(page)).toHaveText([/first, on the train.*Waiting to be sent/s, /second, in the tunnel/s]);
  await goTo(page, "No Spend");
  await page.getByRole("button", { name: "Log Today's No-Spend Day" }).click();
  await expect(waits(page)).toHaveText([/no-spend day.*Waiting to be sent/s]);
  await expect(page.getByRole("button", { name: /no-spend day, waiting to be sent, in the streak, today/ })).toBeVisible();
  await goTo(page, "Lifestyle");
  await page.getByLabel("30min exercise, today").click();
  await expect(page.getByText("4 things wait to be sent.")).toBeVisible();
  await expectNoAxe(page);

  // the queue is in storage: a reload offline shows it again
  await page.reload();
  await expect(page.getByLabel("30min exercise, today")).toBeChecked();
  await page.getByRole("button", { name: "Look at them" }).click();
  await expect(waits(page).filter({ hasText: "on the train" })).toHaveCount(1);
  await expectNoAxe(page);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();

  // online again, and the first response is lost: the retry has the same idempotency key, and the server recognizes it
  line.sent.length = 0;
  line.loseAnswer("/api/rpc/journal/write");
  await context.setOffline(false);
  await expect(page.getByText(/to be sent\./)).toBeHidden({ timeout: 15_000 });
  const writes = line.sent.filter(({ key }) => key);
  expect(writes.map(({ path }) => path.replace("/api/rpc/", ""))).toEqual([
    "journal/write",
    "journal/write",
    "journal/write",
    "challenge/mark",
    "lifestyle/check",
  ]);
  expect(writes[0]?.key).toBe(writes[1]?.key);
  expect(new Set(writes.map(({ key }) => key)).size).toBe(4);
  const { entries } = await member.call<{ entries: { entryText: string }[] }>("GET", "/api/journal/entries");
  expect(entries.map(({ entryText }) => entryText)).toEqual(["second, in the tunnel", "first, on the train"]);
  expect(await member.call("GET", "/api/challenge")).toMatchObject({ total: 1, isTodayLogged: true });
  expect(
    (await member.call<{ name: string; isChecked: boolean }[]>("GET", "/api/lifestyle/habits"))
      .filter(({ isChecked }) => isChecked)
      .map(({ name }) => name),
  ).toEqual(["30min exercise"]);
});

test("with a stopped server pages still open, two tabs send once, a conflict is shown, and signing out asks first", async ({
  context,
  isMobile,
  line,
  page,
}) => {
  test.skip(isMobile, "the same at every width");
  const member = await enter(context, await newMember(), line.url);
  await page.goto(`${line.url}/mental-health`);
  await expect(page.getByText("Nothing written yet")).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${line.url}/challenge`);
  const today = other.getByRole("button", { name: /, today$/ });
  await expect(today).toBeVisible();
  // both tabs show the stored queue once they have read it, by banners that are loaded when idle
  const banners = chunksOf("status-banners").source;
  for (const tab of [page, other]) {
    await expect
      .poll(() =>
        tab.evaluate((chunk) => performance.getEntriesByType("resource").some(({ name }) => new RegExp(chunk).test(name)), banners),
      )
      .toBe(true);
    await expect
      .poll(() => tab.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === "evenday-outbox")))
      .toBe(true);
  }

  line.cut();
  await write(page, "the server is resting");
  await expect(waits(page)).toHaveCount(1);
  await expect(page.getByText(/Evenday cannot be reached just now\. You see what was here at/)).toBeVisible();
  await today.click();
  await other.getByRole("button", { name: "Rest day: holds the streak" }).click();
  await expect(other.getByText("2 things wait to be sent.")).toBeVisible();
  await expect(page.getByText("2 things wait to be sent.")).toBeVisible();

  // meanwhile the same day is logged on a phone
  const { today: day } = await member.call<{ today: string }>("GET", "/api/challenge");
  await member.call("PUT", `/api/challenge/days/${day}`, { mark: "no-spend" });
  line.sent.length = 0;
  line.restore(); // no event reports the connection: the page retries by itself
  await expect(rows(page)).toHaveText([/the server is resting/], { timeout: 20_000 });
  await expect(page.getByText("cannot be reached just now")).toBeHidden();
  await expect(waits(other)).toHaveText([/changed elsewhere since: it is a no-spend day now/], { timeout: 15_000 });
  await expect(page.getByText("1 thing could not be sent, and is still here.")).toBeVisible();
  expect(line.sent.filter(({ path }) => path.endsWith("journal/write"))).toHaveLength(1);
  expect(await member.call("GET", "/api/challenge")).toMatchObject({ isTodayLogged: true });
  await expectNoAxe(other);

  await page.getByRole("button", { name: "Logout" }).click();
  const question = page.getByRole("dialog", { name: "Log out before it is sent?" });
  await expect(question).toContainText("One thing you wrote has not been sent yet, and would be lost.");
  await question.getByRole("button", { name: "Stay" }).click();
  await waits(other).getByRole("button", { name: "Send again" }).click();
  await expect(waits(other)).toHaveCount(0);
  expect(await member.call("GET", "/api/challenge")).toMatchObject({ isTodayLogged: false });

  // after signing out the queue is removed from the device
  line.cut();
  await write(page, "never to be sent");
  await expect(waits(page)).toHaveCount(1);
  // before the connection returns: the queue is sent in the same moment
  await context.route("**/api/rpc/journal/write", (route) => route.abort());
  line.restore();
  await page.getByRole("button", { name: "Logout" }).click();
  await question.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("Signed out successfully")).toBeVisible();
  const held = await browserStorageText(page);
  for (const word of ["never to be sent", "the server is resting", member.id, member.email]) expect(held.includes(word), word).toBe(false);
});
