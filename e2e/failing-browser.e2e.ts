/** Browsers that refuse storage, and pages whose scripts do not load. */
import { chunksOf } from "./chunks.ts";
import { entryField, saveEntry, submitEntry } from "./entry.ts";
import { expect, expectNoAxe, newMember, signIn, test } from "./people.ts";

test.use({ isDataSaving: true });

test.skip(({ isMobile }) => isMobile, "the same at every width");

const lost = "This browser keeps nothing: drafts live only in this tab";

const refusals = {
  "storage that throws on access": () => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
  },
  "storage that is full": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Full.", "QuotaExceededError");
    };
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("Full.", "QuotaExceededError");
    };
  },
  "a browser without IndexedDB": () => {
    Object.defineProperty(window, "indexedDB", { value: undefined });
  },
};
/** The other kinds are refused in the same place (src/web/storage.ts): in test:full. */
const usualRefusal = "storage that throws on access";
for (const [what, refuse] of Object.entries(refusals)) {
  const tag = what === usualRefusal ? [] : ["@long"];
  test(`with ${what}, a member signs in, writes and saves, and sees one notice`, { tag }, async ({ page }) => {
    const member = await newMember();
    await page.addInitScript(refuse);
    await page.goto("/auth");
    await signIn(page, member);
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Mental Health" }).click();
    await entryField(page).fill("kept in this tab");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Mental Health" }).click();
    await expect(entryField(page)).toHaveValue("kept in this tab");
    await saveEntry(page);
    await expect(entryField(page)).toHaveValue("");
    const { entries } = await member.call<{ entries: { entryText: string }[] }>("GET", "/api/journal/entries");
    expect(entries.map(({ entryText }) => entryText)).toEqual(["kept in this tab"]);
  });
}

test("a write that the server refuses while the disk is full is sent once", async ({ page, member: _, guard }) => {
  guard.allow(/400|Failed to load|ERR_FAILED/);
  let isDown = true;
  let sent = 0;
  await page.route("**/api/rpc/journal/write", (route) => {
    if (isDown) return route.abort();
    sent += 1;
    return route.fulfill({ status: 400, json: { code: "invalid", message: "This page was refused.", requestId: "r" } });
  });
  await page.goto("/mental-health");
  await submitEntry(page, "waits");
  await expect(page.getByText("One thing waits to be sent.")).toBeVisible();
  await page.evaluate(refusals["storage that is full"]);
  isDown = false;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByText("This page was refused.").first()).toBeVisible();
  await page.waitForTimeout(1_500);
  expect(sent).toBe(1);
});

test("a write that the server accepts while the disk refuses deletions, too, is sent once @long", async ({ page, member, guard }) => {
  guard.allow(/ERR_FAILED/);
  let isDown = true;
  let sent = 0;
  await page.route("**/api/rpc/journal/write", (route) => {
    if (isDown) return route.abort();
    sent += 1;
    return route.continue();
  });
  await page.goto("/mental-health");
  await submitEntry(page, "waits");
  await expect(page.getByText("One thing waits to be sent.")).toBeVisible();
  await page.evaluate(() => {
    for (const name of ["put", "delete", "clear"] as const)
      IDBObjectStore.prototype[name] = () => {
        throw new DOMException("Full.", "QuotaExceededError");
      };
  });
  isDown = false;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByText("One thing waits to be sent.")).toHaveCount(0);
  await page.waitForTimeout(1_500);
  expect(sent).toBe(1);
  expect((await member.call<{ entries: unknown[] }>("GET", "/api/journal/entries")).entries).toHaveLength(1);
});

test("blocked storage is reported once, on the sign-in page already", async ({ page }) => {
  await page.addInitScript(refusals["storage that throws on access"]);
  await page.goto("/auth");
  await expect(page.getByText(lost)).toHaveCount(1);
});

test("a page that crashes shows the crisis lines @long", async ({ page, member: _, guard }) => {
  guard.allow(/A page broke|TypeError|Cannot read properties/);
  await page.route("**/api/rpc/journal/list", (route) => route.fulfill({ json: { json: { entries: [null], next: null } } }));
  await page.goto("/mental-health");
  const fallen = page.getByRole("alert").filter({ hasText: "Something went wrong on this page" });
  await expect(fallen.getByRole("link", { name: /988/ })).toBeVisible();
  await expectNoAxe(page);
});

test("the status banners are loaded although the server was away at first @long", async ({ page, member: _, guard }) => {
  guard.allow(/assets|Failed to load/);
  let refused = 0;
  await page.route(chunksOf("status-banners"), (route) => ((refused += 1) <= 2 ? route.abort() : route.continue()));
  await page.goto("/challenge");
  await expect.poll(() => refused).toBeGreaterThanOrEqual(2);
  await page.route("**/api/**", (route) => route.abort());
  await page.route("**/healthz", (route) => route.abort());
  await page.getByRole("button", { name: /, today$/ }).click();
  await page.getByRole("button", { name: "Rest day: holds the streak" }).click();
  await expect(page.getByText("One thing waits to be sent.")).toBeVisible({ timeout: 25_000 });
});

for (const path of ["/", "/auth"])
  test(
    `${path} without its scripts shows a message with Retry and the crisis lines after 8 s`,
    { tag: ["@long"] },
    async ({ page, member: _, guard }) => {
      guard.allow(/assets|Failed to load/);
      await page.route("**/assets/*.js", (route) => route.abort());
      if (path === "/auth") await page.context().clearCookies();
      await page.goto(path);
      const sentence = page.getByText("This is taking longer than it should");
      await expect(sentence).toBeHidden();
      await expect(sentence).toBeVisible({ timeout: 15_000 });
      await expect(page.getByText("Loading Evenday")).toBeHidden();
      await expect(page.locator("#late").getByRole("link", { name: /988/ })).toBeVisible();
      await page.unroute("**/assets/*.js");
      await page.getByRole("link", { name: "Retry" }).click();
      await expect(sentence).toHaveCount(0);
    },
  );

test.describe("with JavaScript disabled", () => {
  test.use({ javaScriptEnabled: false });
  test("the sign-in page shows the crisis lines, and submitting its form answers with a readable page", async ({ page }) => {
    await page.goto("/auth");
    await expect(page.getByRole("heading", { name: "Evenday needs JavaScript" })).toBeVisible();
    await expect(page.getByRole("link", { name: /988/ }).first()).toBeVisible();
    const answer = await page.request.post("/auth", { form: { email: "someone@example.com", password: "three plain words" } });
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toMatch(/<h1>Signing in needs JavaScript<\/h1>[^]*href="tel:988"/);
  });
});
