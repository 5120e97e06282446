import { randomUUID } from "node:crypto";
import { publicKey } from "#shared/release.ts";
import { chunksOf } from "./chunks.ts";
import { entryField, saveEntry } from "./entry.ts";
import { expect, expectNoAxe, failNext, inBothThemes, signIn, test } from "./people.ts";

const isPhone = (width: number) => width < 1024;

test("the navigation works by keyboard, marks the current page, and switches to the dark theme", async ({ page, member, viewport }) => {
  void member;
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: /honest half hour/ })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the page" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
  await expect(page.getByRole("banner").getByRole("link", { name: "Evenday" })).toHaveAttribute("href", "/");
  await inBothThemes(page, () => expectNoAxe(page));

  if (isPhone(viewport?.width ?? 0)) {
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
    await expect(menu.getByRole("button", { name: "Logout" })).toBeVisible();
    await inBothThemes(page, () => expectNoAxe(page));
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
    await page.getByRole("button", { name: "Menu" }).click();
    await menu.getByRole("link", { name: "Mental Health" }).click();
  } else {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Mental Health" }).click();
    await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Mental Health" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  }
  await expect(page).toHaveURL("/mental-health");
  await expect(page).toHaveTitle("Mental Health · Evenday");
  await expect(page.getByRole("heading", { level: 1, name: "Mental Health" })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle("Home · Evenday");

  if (isPhone(viewport?.width ?? 0)) await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("an unknown path says so and links to Home @phone", async ({ page, member }) => {
  void member;
  // until the session is known, a page has a spinner
  const shell = await page.request.get("/budget");
  expect(await shell.text()).toContain('<p class="wait" role="status"><span class="spin"');
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
  await inBothThemes(page, () => expectNoAxe(page));
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1, name: /honest half hour/ })).toBeVisible();
});

test("signing out says when it fails, and asks before half-written text is lost @phone", async ({ page, member, viewport }) => {
  void member;
  const logout = async () => {
    if (isPhone(viewport?.width ?? 0)) await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Logout" }).click();
  };
  await page.goto("/mental-health");
  await failNext(page, "/api/auth/sign-out", { status: 503, message: "The server is resting. Please try again." });
  await logout();
  await expect(page.getByText("Error signing out")).toBeVisible();
  await expect(page.getByText("The server is resting. Please try again.")).toBeVisible();

  await page.evaluate(() => localStorage.setItem("evenday.device.plus-key", "off"));
  await entryField(page).fill("half a thought");
  await logout();
  const question = page.getByRole("dialog", { name: "Log out without saving?" });
  await expect(question.getByRole("button", { name: "Stay" })).toBeFocused();
  await expectNoAxe(page);
  await page.keyboard.press("Enter");
  await expect(entryField(page)).toHaveValue("half a thought");
  await logout();
  await question.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/auth");
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("evenday.draft")))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("evenday.device.plus-key")), "a choice for this device").toBe("off");
});

test("an ended session or a lost connection leaves the typed text where it is", async ({ isMobile, page, member, context }) => {
  test.skip(isMobile, "the same at every width");
  await page.goto("/mental-health");
  await entryField(page).fill("words that must not go");
  await page.waitForLoadState("networkidle"); // the banner for a lost connection loads after the first screen
  await context.setOffline(true);
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/You are offline/)).toBeHidden();

  await member.call("POST", "/api/auth/sign-out", {});
  await saveEntry(page);
  await expect(page.getByText(/Your session has ended/)).toBeVisible();
  await expect(entryField(page)).toHaveValue("words that must not go");
  await expectNoAxe(page);
  await page.getByRole("button", { name: "Sign in again" }).click();
  await signIn(page, member);
  // back where they were
  await expect(page).toHaveURL("/mental-health");
  await expect(entryField(page)).toHaveValue("words that must not go");
});

test("a page that crashes says that the text is saved, and the rest of the app works on", async ({ isMobile, page, member: _, guard }) => {
  test.skip(isMobile, "the same at every width");
  guard.allow(/A page broke|page error: TypeError|console error: TypeError|Cannot read properties/);
  await page.goto("/mental-health");
  await entryField(page).fill("words that stay after a fault");
  await page.route("**/api/rpc/journal/list", (route) => route.fulfill({ json: { json: { entries: [null], next: null } } }));
  await page.reload();
  const fallen = page.getByRole("alert").filter({ hasText: "Something went wrong on this page" });
  await expect(fallen).toContainText("Your text is still here, kept in this browser.");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await inBothThemes(page, () => expectNoAxe(page));
  await page.unroute("**/api/rpc/journal/list");
  await fallen.getByRole("button", { name: "Reload" }).click();
  await expect(entryField(page)).toHaveValue("words that stay after a fault");
});

test("the search finds pages, guides, the member's entries and documents, by keyboard alone", async ({ page, member }) => {
  await member.call("POST", "/api/journal/entries", {
    id: randomUUID(),
    entryText: `${"The morning was slow, and nothing much came of it. ".repeat(4)}The heron stood by the canal again.`,
    moodRating: 7,
    isMoodSet: true,
    kind: "plain",
  });
  const stored = {
    "content-type": "application/octet-stream",
    "x-file-name": "Bread%20list.txt",
    "x-document-type": "other",
    "x-document-id": randomUUID(),
    apikey: publicKey,
    authorization: `Bearer ${member.token}`,
  };
  expect((await page.request.post("/api/documents/upload", { headers: stored, data: Buffer.from("rye, oats") })).ok()).toBe(true);
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  await page.goto("/mental-health");
  await expect(page.getByRole("heading", { level: 1, name: "Mental Health" })).toBeVisible();
  const opener = page.getByRole("button", { name: "Search", exact: true });
  await opener.click();
  const search = page.getByRole("dialog", { name: "Search" });
  const field = search.getByRole("combobox");
  await expect(field).toBeFocused();
  await expect(search.getByRole("option", { name: "Budget" })).toBeVisible();
  // the chosen result is marked by an outline, which stays in high contrast
  await expect(search.getByRole("option", { selected: true }).first()).toHaveCSS("outline-style", "solid");
  await inBothThemes(page, () => expectNoAxe(page));
  await page.keyboard.press("Escape");
  await expect(search).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press("Control+k");
  await page.keyboard.type("deductible");
  await expect(search.getByRole("group", { name: "In the guides" }).getByRole("option").first()).toContainText("Medical System Navigation");
  await field.fill("heron");
  const mine = search.getByRole("group", { name: "Your pages" }).getByRole("option", { name: /The heron stood/ });
  await expect(mine).toBeVisible();
  await expect(mine).toHaveAttribute("aria-selected", "true");
  // scrolls to the match, not to the beginning of the page
  await expect(mine.locator("mark")).toHaveText("heron");
  await expect(mine).toContainText(/^… .*came of it\. The heron stood by the canal again\.Mood entry, today$/);
  await inBothThemes(page, () => expectNoAxe(page));
  await page.keyboard.press("Enter");
  const found = page.getByRole("dialog", { name: "Today" });
  await expect(found.getByText("The heron stood by the canal again.")).toBeVisible();
  await expectNoAxe(page);
  await page.keyboard.press("Escape");
  await expect(found).toBeHidden();

  await page.keyboard.press("Control+k");
  await page.keyboard.type("bread list");
  await expect(search.getByRole("group", { name: "Your documents" }).getByRole("option", { name: /Bread list\.txt/ })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/pdf-generator\?open=/);
  await expect(page.getByRole("button", { name: "Close Bread list.txt" })).toBeVisible();

  // an expense is found by its note without diacritics, in its month; a setting opens the account drawer
  const today = new Date().toLocaleDateString("sv", { timeZone: "America/New_York" });
  const month = today.slice(0, 7);
  const { categories } = (await member.call("GET", `/api/budget/months/${month}`)) as { categories: { id: string }[] };
  await member.call("POST", "/api/budget/expenses", {
    id: randomUUID(),
    categoryId: categories[0]?.id,
    spentOn: today,
    amountCents: 1250,
    note: "Crème brûlée",
  });
  await page.keyboard.press("Control+k");
  await page.keyboard.type("creme brulee");
  const expense = search.getByRole("group", { name: "Your expenses" }).getByRole("option", { name: /Crème brûlée/ });
  await expect(expense).toContainText("$12.50");
  await inBothThemes(page, () => expectNoAxe(page));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/budget?month=${month}#expenses`);
  await expect(page.getByText("Crème brûlée").first()).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("delete account");
  await expect(search.getByRole("group", { name: "Settings" }).getByRole("option", { name: /Delete your account/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Your account" }).getByRole("heading", { name: "Delete your account" })).toBeVisible();
  await page.keyboard.press("Escape");

  // what is not on a page of its own is done from the search
  await page.keyboard.press("Control+k");
  await page.keyboard.type("hide amounts");
  await expect(search.getByRole("option", { name: /Hide amounts/ })).toBeVisible();
  await page.keyboard.press("Enter");
  // on a phone its button is in the menu
  await expect.poll(() => page.evaluate(() => localStorage.getItem("evenday.amounts-hidden"))).toBe("on");
  await page.keyboard.press("Control+Shift+Period");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("evenday.amounts-hidden"))).toBeNull();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("privacy policy");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Privacy" })).toBeVisible();
  await page.keyboard.press("Escape");

  // without a result: three suggestions, and nothing of the query is stored
  await page.keyboard.press("Control+k");
  await expect(field).toHaveValue("");
  await page.keyboard.type("qqqzzz");
  await expect(search.getByText("Nothing matches “qqqzzz”. Try a simpler word.")).toBeVisible();
  await expect(search.getByRole("option", { name: /Ask the AI Life Coach/ })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain("qqqzzz");
  expect(addresses.filter((one) => /qqqzzz|heron/.test(one))).toEqual([]);

  // offline, pages and guides are still found
  await page.context().setOffline(true);
  await field.fill("budget");
  await expect(search.getByRole("option", { name: "Budget", exact: true })).toHaveAttribute("aria-selected", "true");
  await field.fill("pomodoro");
  await expect(search.getByRole("group", { name: "In the guides" }).getByRole("option").first()).toBeVisible();
  await expect(search.getByText(/only pages and guides are looked through/)).toBeVisible();
  await page.context().setOffline(false);
  await field.fill("no sp");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/challenge");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a mood changed in the search shows in Home's week below it @long", async ({ page, member, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  await member.call("POST", "/api/journal/entries", { id: randomUUID(), entryText: "about the heron", moodRating: 4, kind: "plain" });
  await page.goto("/");
  const week = page.getByRole("region", { name: "Your week" });
  await expect(week).toContainText("Mood 4 on one day");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("combobox", { name: /^Search pages/ }).fill("heron");
  await page.getByRole("option", { name: /heron/ }).click();
  const found = page.getByRole("dialog", { name: "Today" });
  await found.getByRole("button", { name: "Edit" }).click();
  await found.getByRole("slider").press("End");
  await found.getByRole("button", { name: "Done" }).click();
  await expect(week).toContainText("Mood 10 on one day");
});

test("charts that fail to load leave the page usable, and load on Retry @long", async ({ guard, page, member, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  void member;
  guard.allow(/dynamically imported module/);
  const chunk = chunksOf("patterns.panel");
  await page.route(chunk, (route) => route.abort());
  await page.goto("/mental-health");
  const failed = page.getByRole("alert").filter({ hasText: "Failed to load this part of the page" });
  await expect(failed).toBeVisible();
  await entryField(page).fill("Still here.");
  await failed.getByRole("button", { name: "Retry" }).click();
  await expect(failed).toBeVisible();
  await page.unroute(chunk);
  await failed.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "Patterns" })).toBeVisible();
  await expect(failed).toHaveCount(0);
  await expect(entryField(page)).toHaveValue("Still here.");
});

test("while a new word is looked for, nothing that an older one found is offered @long", async ({ isMobile, page, member }) => {
  test.skip(isMobile, "the same at every width");
  await member.call("POST", "/api/debt/debts", { id: randomUUID(), name: "Zebra loan", totalCents: 9000, paidCents: 0, emoji: "💳" });
  await page.goto("/");
  const search = page.getByRole("dialog", { name: "Search" });
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(search).toBeVisible({ timeout: 1000 });
  }).toPass();
  const field = search.getByRole("combobox");
  await field.fill("zebra");
  await expect(search.getByRole("option", { name: /Zebra loan/ })).toBeVisible();
  let answer = () => {};
  const isHeld = new Promise<void>((done) => (answer = done));
  await page.route("**/api/members/search", (route) => isHeld.then(() => route.continue()));
  const asked = page.waitForRequest("**/api/members/search");
  await field.fill("qwxyz");
  await asked;
  await expect(search.getByText("Looking through what is yours")).toBeVisible();
  await expect(search.getByRole("option", { name: /Zebra loan/ })).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(search).toBeVisible();
  answer();
  await expect(search.getByText(/^Nothing matches/)).toBeVisible();
});

test("search opens a part of a page, also of the page it was opened on, and the focus goes there @long", async ({ page, member }) => {
  void member;
  await page.goto("/mental-health");
  const search = page.getByRole("dialog", { name: "Search" });
  for (const [typed, name, title] of [
    ["breathe", /^4-7-8 breathing/, "4-7-8 breathing"],
    ["safety plan", /^My safety plan/, "My safety plan"],
    ["boss", /^Workplace Wellness/, "Workplace Wellness"], // of another page
  ] as const) {
    await expect(async () => {
      await page.keyboard.press("Control+k");
      await expect(search).toBeVisible({ timeout: 1000 });
    }).toPass();
    await search.getByRole("combobox").fill(typed);
    const part = search.getByRole("group", { name: "Parts of pages" }).getByRole("option", { name });
    await expect(part).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(search).toBeHidden();
    const summary = page.locator("summary", { hasText: title });
    await expect(summary).toBeInViewport();
    await expect(summary).toBeFocused();
    await expect(summary.locator("..")).toHaveAttribute("open", "");
  }
});
