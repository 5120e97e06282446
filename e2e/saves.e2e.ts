/** Data saved elsewhere: in another tab of this browser, or on another device. */
import type { Page } from "@playwright/test";
import { entryField, saveEntry, submitEntry } from "./entry.ts";
import { unfold } from "./folds.ts";
import { expect, failNext, test, thisMonth, openAccount } from "./people.ts";

test.skip(({ isMobile }) => isMobile, "the same at every width");

const pages = (page: Page) => page.getByRole("list", { name: "Your pages, newest first" });
/** Waits until the page is idle, because it subscribes to saves of other tabs only then. */
async function ready(page: Page, path: string) {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
}

test("what one tab saves, deletes and restores appears in the other at once, and text typed there stays", async ({ page, member: _ }) => {
  await ready(page, "/mental-health");
  const other = await page.context().newPage();
  await ready(other, "/mental-health");
  await entryField(other).fill("typed in the second tab");
  await submitEntry(page, "saved in the first tab");
  await expect(pages(other)).toContainText("saved in the first tab");
  await expect(entryField(other)).toHaveValue("typed in the second tab");
  await page.getByRole("button", { name: /^Delete the entry of/ }).click();
  await expect(other.getByText("saved in the first tab")).toHaveCount(0);
  await page.getByRole("region", { name: "Notices" }).getByRole("button", { name: "Undo" }).click();
  await expect(pages(other)).toContainText("saved in the first tab");
  await expect(entryField(other)).toHaveValue("typed in the second tab");
});

test("a save in one tab reaches another page of the other tab", { tag: "@long" }, async ({ page, member: _ }) => {
  await ready(page, "/mental-health");
  const other = await page.context().newPage();
  await ready(other, "/");
  await entryField(page).fill("one page");
  const request = other.waitForRequest("**/api/members/today");
  await saveEntry(page);
  expect((await request).method()).toBe("GET");
});

test("a queued page that is removed in another tab is not confirmed as saved @long", async ({ page, member: _, guard }) => {
  guard.allow(/ERR_FAILED/);
  const other = await page.context().newPage();
  await page.context().route("**/api/rpc/journal/write", (route) => route.abort());
  await ready(page, "/mental-health");
  await submitEntry(page, "a page of the first tab");
  await expect(page.getByText("It is saved as soon as you are back online.")).toBeVisible();
  await ready(other, "/mental-health");
  await other.getByRole("button", { name: "Remove: Journal page" }).click();
  await expect(entryField(page)).toBeVisible();
  await expect(page.getByText("It is at the top of Your pages.")).toHaveCount(0);
});

test("a page that comes to the front shows what another device saved, and keeps typed text", async ({ page, member }) => {
  await ready(page, "/mental-health");
  await entryField(page).fill("typed here");
  await member.call("POST", "/api/journal/entries", {
    id: "01900000-0000-7000-8000-000000000001",
    entryText: "saved on the phone",
    moodRating: 4,
    isMoodSet: true,
    kind: "plain",
  });
  // the listener starts when the page is idle
  await expect(async () => {
    await page.evaluate(() => void dispatchEvent(new Event("focus")));
    await expect(pages(page)).toContainText("saved on the phone", { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await expect(entryField(page)).toHaveValue("typed here");
});

/** Holds back the answers to requests of `method` at `path` until the returned function is called. */
async function holdAnswers(page: Page, path: string, method: string) {
  let release = () => undefined as void;
  const isReleased = new Promise<void>((done) => (release = done));
  await page.route(path, async (route) => {
    if (route.request().method() === method) await isReleased;
    await route.continue();
  });
  return () => release();
}

test("text typed while an edited entry is being saved stays, and is saved next", async ({ page, member }) => {
  const id = "01900000-0000-7000-8000-000000000002";
  await member.call("POST", "/api/journal/entries", { id, entryText: "The first words.", moodRating: 4, isMoodSet: true, kind: "plain" });
  await ready(page, "/mental-health");
  await page.getByRole("button", { name: /^Edit the entry of/ }).click();
  const words = page.getByLabel("Your words");
  const release = await holdAnswers(page, "**/api/rpc/journal/edit", "POST");
  await words.fill("The first words, changed.");
  await page.getByRole("button", { name: "Done" }).click();
  await words.fill("The first words, changed. And more.");
  release();
  await expect(page.getByRole("region", { name: "Notices" })).toContainText("Your changes are saved.");
  await expect(words).toHaveValue("The first words, changed. And more.");
  await page.getByRole("button", { name: "Done" }).click();
  await expect(words).toHaveCount(0);
  await expect(pages(page)).toContainText("And more.");
});

test("an entry that is deleted elsewhere while it is edited stays open, and can be added again", async ({ page, member }) => {
  const id = "01900000-0000-7000-8000-000000000003";
  for (const entryText of ["Another page.", "The first words."])
    await member.call("POST", "/api/journal/entries", {
      id: entryText === "The first words." ? id : "01900000-0000-7000-8000-000000000004",
      entryText,
      moodRating: 4,
      isMoodSet: true,
      kind: "plain",
    });
  await ready(page, "/mental-health");
  await page.getByRole("button", { name: /^Edit the entry of .*The first words/ }).click();
  const words = page.getByLabel("Your words");
  await words.fill("The first words, changed at length.");
  await member.call("DELETE", `/api/journal/entries/${id}`);
  await expect(async () => {
    await page.evaluate(() => void dispatchEvent(new Event("focus")));
    await expect(page.getByText("This page was deleted somewhere else.")).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await expect(words).toHaveValue("The first words, changed at length.");
  await page.getByRole("button", { name: "Add it again" }).click();
  await expect(words).toHaveCount(0);
  await expect(pages(page)).toContainText("The first words, changed at length.");
});

test("what is typed into a guide's note while it is being saved stays in the field", async ({ page, member: _ }) => {
  await ready(page, "/growth/confidence-builder");
  const form = page.getByRole("form", { name: "Achievement" });
  const field = form.getByLabel("What did you do?");
  const release = await holdAnswers(page, "**/api/rpc/journal/write", "POST");
  await field.fill("I asked for help.");
  await form.getByRole("button", { name: "Save Achievement" }).click();
  await field.fill("I asked for help. And I got it.");
  release();
  await expect(field).toHaveValue("And I got it.");
  await form.getByRole("button", { name: "Save Achievement" }).click();
  await expect(field).toHaveValue("");
});

test("another currency that is saved in one tab is shown in the other at once @long", async ({ page, member }) => {
  await member.call("PUT", `/api/budget/months/${thisMonth()}/total`, { cents: 100_000 });
  const other = await page.context().newPage();
  await ready(other, "/budget");
  await expect(other.getByRole("main")).toContainText("$1,000.00");
  await ready(page, "/");
  const drawer = await openAccount(page);
  await drawer.getByLabel("Currency").selectOption("EUR");
  await drawer.getByRole("button", { name: "Save" }).first().click();
  await expect(page.getByText("Your preferences have been saved.")).toBeVisible();
  await expect(other.getByRole("main")).toContainText("€1,000.00");
});

test("what is typed into a category while it is being saved stays open, and is saved next @long", async ({ page, member: _ }) => {
  await ready(page, "/budget");
  const form = page.getByRole("form", { name: "Edit Food" });
  await page.getByRole("button", { name: "Edit Food", exact: true }).click();
  const release = await holdAnswers(page, "**/api/rpc/budget/setBudget", "POST");
  await form.getByLabel("Budget", { exact: true }).fill("410");
  await form.getByRole("button", { name: "Done" }).click();
  await form.getByLabel("Name", { exact: true }).fill("Food and drink");
  const saved = page.waitForResponse("**/api/rpc/budget/month");
  release();
  await saved;
  await expect(form.getByRole("button", { name: "Done" })).toBeEnabled();
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue("Food and drink");
  await expect(form.getByLabel("Budget", { exact: true })).toHaveValue("410");
  await expect(form.getByRole("alert")).toHaveCount(0);
  await form.getByRole("button", { name: "Done" }).click();
  await expect(form).toHaveCount(0);
  await expect(page.locator(".category-rows").getByRole("heading", { name: "Food and drink" })).toBeVisible();
});

test("choosing a strategy leaves the extra amount of another device, and the page shows it @long", async ({ page, member }) => {
  const parts = { emoji: "", totalCents: 100_000, paidCents: 20_000, rateMilli: 5_000, minimumCents: 2_000 };
  for (const [index, name] of ["Visa", "Car"].entries())
    await member.call("POST", "/api/debt/debts", { id: `01900000-0000-7000-8000-00000000000${index}`, name, ...parts });
  await ready(page, "/debt");
  const plans = page.getByRole("region", { name: "Snowball or avalanche" });
  await expect(plans.getByLabel("Extra a month")).toHaveValue("0");
  await member.call("PUT", "/api/debt/plan", { extraCents: 30_000, strategy: "avalanche" });
  await plans.getByText("Snowball", { exact: true }).click();
  await expect(plans.getByLabel("Extra a month")).toHaveValue("300");
  await plans.getByLabel("Extra a month").fill("250");
  await plans.getByLabel("Extra a month").blur();
  await expect.poll(() => member.call("GET", "/api/debt")).toMatchObject({ extraCents: 25_000, strategy: "snowball" });
});

test("a balance that is entered leaves the floor and the daily spending of another device @long", async ({ page, member }) => {
  const month = thisMonth();
  await member.call("PUT", `/api/budget/months/${month}/total`, { cents: 100_000 });
  await member.call("PUT", "/api/ahead", { balanceCents: 50_000, floorCents: null, dailyCents: 0 });
  await ready(page, "/budget#bills");
  await page.getByRole("button", { name: "Balance and floor" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Balance and floor" });
  await dialog.getByLabel("In your account now").fill("600");
  await member.call("PUT", "/api/ahead", { balanceCents: null, floorCents: 10_000, dailyCents: 2_000 });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  const { balance } = await member.call<{ balance: unknown }>("GET", "/api/ahead");
  expect(balance).toMatchObject({ cents: 60_000, floorCents: 10_000, dailyCents: 2_000 });
});

/** Lets every save of `call` fail until Retry in the toast of this `title` is pressed. */
async function failUntilRetry(page: Page, call: string, title: string, save: () => Promise<void>) {
  const path = `**/api/rpc/${call}`;
  await page.route(path, (route) => route.abort());
  await save();
  await expect(page.locator(".toast").filter({ hasText: title })).toBeVisible();
  await page.unroute(path);
  await page.locator(".toast").filter({ hasText: title }).getByRole("button", { name: "Retry" }).click();
}

test("a check-in that Retry has saved leaves no draft, so that the next day is not asked for it @long", async ({
  page,
  member: _,
  guard,
}) => {
  guard.allow(/ERR_FAILED/);
  await ready(page, "/growth/emotional-intelligence");
  const panel = page.getByRole("region", { name: "Daily check-in" });
  await panel.getByLabel("One word for it").fill("hopeful");
  await failUntilRetry(page, "growth/checkIn", "Error saving check-in", () =>
    panel.getByRole("button", { name: "Save today's check-in" }).click(),
  );
  await expect(panel.getByText("Saved for today. You can change it.")).toBeVisible();
});

test("a version that Retry has brought back can be undone @long", async ({ page, member: _, guard }) => {
  guard.allow(/ERR_FAILED/);
  await ready(page, "/budget");
  await page.getByRole("button", { name: "Save Budget" }).click();
  await expect(page.getByText("Saved!")).toBeVisible();
  await unfold(page, "saved");
  await page.getByRole("button", { name: "Saved versions" }).click();
  const dialog = page.getByRole("dialog", { name: "Saved versions" });
  await failUntilRetry(page, "budget/restoreSnapshot", "Could not bring it back", async () => {
    await dialog.getByRole("button", { name: "Bring this back" }).click();
    await expect(page.getByText("Could not bring it back")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  });
  const undo = page.locator(".toast").filter({ hasText: "The saved version is back." }).getByRole("button", { name: "Undo" });
  await expect(undo).toBeVisible();
});

test("a mood that Retry has saved shows its time and can be undone @long", async ({ page, member: _, guard }) => {
  guard.allow(/503/);
  await ready(page, "/mental-health");
  const form = page.locator("form#write");
  await failNext(page, "/api/rpc/journal/setMood", { status: 503, times: 3 });
  await form
    .getByRole("button", { name: /^7/ })
    .or(form.getByRole("radio", { name: /^7/ }))
    .first()
    .click();
  const failure = page.locator(".toast").filter({ hasText: "Error saving the mood" });
  await failure.getByRole("button", { name: "Retry" }).click({ timeout: 15_000 });
  await expect(form.getByText(/Saved at/)).toBeVisible();
  await expect(form.getByRole("button", { name: "Undo" })).toBeVisible();
});

test("a budget version and a PDF whose answers are lost are stored once when they are saved again @long", async ({
  page,
  member,
  guard,
}) => {
  guard.allow(/ERR_CONNECTION_RESET|Failed to load resource/);
  const lost = new Set(["budget/save"]);
  for (const call of ["rpc/budget/save", "rpc/budget/month?*", "sheets/budget", "rpc/documents/list*"])
    await page.route(`**/api/${call}`, async (route) => {
      if (![...lost].some((one) => route.request().url().includes(one))) return route.continue();
      await route.fetch();
      return route.abort("connectionreset");
    });
  const press = async (name: string, toast: string) => {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(page.locator(".toast").filter({ hasText: toast })).toBeVisible();
  };
  const month = thisMonth();
  const versions = async () => (await member.call<{ snapshots: object[] }>("GET", `/api/budget/months/${month}`)).snapshots.length;
  await ready(page, "/budget");
  await press("Save Budget", "Error saving budget");
  lost.clear();
  await press("Save Budget", "Saved!");
  expect(await versions()).toBe(1);
  // changed since the try without an answer, it is another version, also when the change cannot be read
  lost.add("budget/save");
  await press("Save Budget", "Error saving budget");
  expect(await versions()).toBe(2);
  lost.clear();
  lost.add("budget/month");
  await member.call("PUT", `/api/budget/months/${month}/total`, { cents: 777_00 });
  const before = await versions(); // the new total has taken one, too
  await press("Save Budget", "Saved!");
  expect(await versions()).toBe(before + 1);

  lost.clear();
  await ready(page, "/pdf-generator");
  lost.add("sheets/budget").add("documents/list");
  await press("Save to documents: Budget month", "Failed to make the PDF");
  lost.clear();
  await press("Save to documents: Budget month", "Saved with your documents.");
  await expect(page.getByText("1 document(s) saved")).toBeVisible();
  // the list shows that it is stored
  lost.add("sheets/budget");
  await press("Save to documents: Budget month", "Saved with your documents.");
  await expect(page.getByText("2 document(s) saved")).toBeVisible();
});

test("a mood that was moved and not saved counts only while its scale is shown, and one moved during a save stays @long", async ({
  page,
  member,
}) => {
  const { today } = await member.call<{ today: string }>("GET", "/api/members/today");
  const mood = page.getByRole("slider", { name: "Mood, 1 to 10" });
  const save = async (words: string) => {
    await submitEntry(page, words);
  };
  await page.goto("/mental-health");
  const moved = Promise.withResolvers<void>();
  await page.route("**/api/rpc/journal/write", (route) => moved.promise.then(() => route.continue()), { times: 1 });
  await save("A page without a mood.");
  await mood.press("ArrowLeft");
  moved.resolve();
  await expect(entryField(page)).toHaveValue("");
  await expect(mood).toHaveValue("4");
  // set on another device
  await member.call("PUT", `/api/journal/moods/${today}`, { mood: 9 });
  await page.reload();
  await expect(page.locator("form#write").getByText("9, light.")).toBeVisible();
  await save("A fine day.");
  await expect(entryField(page)).toHaveValue("");
  const { entries } = await member.call<{ entries: unknown[] }>("GET", "/api/journal/entries");
  expect(entries).toMatchObject([{ moodRating: 9 }, { isMoodSet: false }]);
});
