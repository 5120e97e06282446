import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { entryField, saveEntry, submitEntry } from "./entry.ts";
import { openFolds } from "./folds.ts";
import { expect, expectNoAxe, failNext, inBothThemes, test } from "./people.ts";

test("an entry is written, refused when empty, kept through a reload, saved once and found again @phone", async ({ page, member }) => {
  await page.goto("/mental-health");
  const text = entryField(page);
  const mood = page.getByRole("slider", { name: "Mood, 1 to 10" });
  await openFolds(page, "pages");
  await expect(page.getByText("Nothing written yet")).toBeVisible();
  await expect(mood).toHaveValue("5");
  await expect(mood).toHaveAttribute("aria-valuetext", "not set yet");
  await inBothThemes(page, () => expectNoAxe(page));

  await submitEntry(page, "   ");
  await expect(page.getByText("Entry is empty")).toBeVisible();
  await expect(page.getByText("Please write something before saving.")).toHaveCount(2);
  await expect(text).toBeFocused();

  const words = "Walked home the long way.\nIt <b>loosened</b> a bit. 🌧️";
  await text.fill(words);
  await mood.press("ArrowRight");
  await mood.press("ArrowRight");
  await expect(mood).toHaveValue("7");
  await expect(mood).toHaveAttribute("aria-valuetext", "7, fair, press Enter to save");
  await page.reload();
  await expect(text).toHaveValue(words);
  await expect(mood).toHaveValue("7");

  await failNext(page, "/api/rpc/journal/write", { status: 503, message: "The server is resting.", times: 3 });
  await saveEntry(page);
  await expect(page.getByText("Error saving entry")).toBeVisible();
  await expect(page.getByText("The server is resting.")).toBeVisible();
  await expect(text).toHaveValue(words);
  await saveEntry(page);
  await expect(text).toHaveValue("");
  // the earlier refusal and failure do not reappear below the confirmation
  const notices = page.getByRole("region", { name: "Notices" });
  await expect(notices.getByText("Saved!")).toBeVisible();
  await notices.getByRole("button", { name: "Close" }).click();
  await expect(notices.getByRole("listitem")).toHaveCount(0);
  const rows = page.getByRole("list", { name: "Your pages, newest first" }).getByRole("listitem");
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText("It <b>loosened</b> a bit. 🌧️");
  await expect(rows.first()).toContainText("mood 7, fair");
  await inBothThemes(page, () => expectNoAxe(page));
  await page.reload();
  await expect(rows).toHaveCount(1);
  const { entries } = await member.call<{ entries: { entryText: string; moodRating: number }[] }>("GET", "/api/journal/entries");
  expect(entries).toMatchObject([{ entryText: words, moodRating: 7, isMoodSet: true, kind: "plain" }]);
});

test("an untouched mood is saved as 5 and marked, a deleted entry can be restored, and older entries load on demand", async ({
  isMobile,
  page,
  member,
}) => {
  test.skip(isMobile, "the same at every width");
  await page.goto("/mental-health");
  await submitEntry(page, "only words today");
  const rows = page.getByRole("list", { name: "Your pages, newest first" }).getByRole("listitem");
  await expect(rows.first()).toContainText("mood not set");
  const { entries } = await member.call<{ entries: unknown[] }>("GET", "/api/journal/entries");
  expect(entries).toMatchObject([{ moodRating: 5, isMoodSet: false }]);

  await page.getByRole("button", { name: /^Delete the entry of today, .*: only words today$/ }).click();
  await expect(page.getByText("Nothing written yet")).toBeVisible();
  await page.keyboard.press("F6");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(rows.first()).toContainText("only words today");

  for (let at = 0; at < 21; at++) {
    const id = `019a0000-0000-7000-8000-0000000000${String(at + 10)}`;
    await member.call("POST", "/api/journal/entries", { id, entryText: `page ${at}`, moodRating: 4, isMoodSet: true, kind: "plain" });
  }
  await page.reload();
  await expect(rows).toHaveCount(6);
  await page.getByRole("button", { name: "Show older pages" }).click();
  await expect(rows).toHaveCount(20);
  await page.getByRole("button", { name: "Show older pages" }).click();
  await expect(rows).toHaveCount(22);
  await expect(page.getByRole("button", { name: "Show older pages" })).toBeHidden();
});

test("bad input in the journal is stored exactly or refused with a reason, shown as text, and never runs @long", async ({
  isMobile,
  page,
  member,
}) => {
  test.skip(isMobile, "the same at every width");
  const nasty = `<img src=x onerror="document.title='ran'"><script>document.title='ran'</script> \u202Eقال لي\u202C a\u200Bb 😀👩‍👩‍👧 &amp; \\ '; -- شكرا جزيلا`;
  await page.goto("/mental-health");
  const text = entryField(page);
  const rows = page.getByRole("list", { name: "Your pages, newest first" }).getByRole("listitem");
  const save = page.getByRole("button", { name: "Save Entry" });
  await text.fill("\u200B \u2003\n\uFEFF");
  await save.click();
  await expect(page.locator(".problem", { hasText: "Please write something before saving." })).toBeVisible();
  await text.fill(nasty);
  await save.click();
  await expect(text).toHaveValue("");
  expect(
    await rows
      .first()
      .locator(".entry-words")
      .evaluate((node) => node.textContent),
  ).toBe(nasty);
  await page.getByLabel("Search your pages").fill("<script>alert(1)</script>");
  await expect(page.getByText("No pages match.")).toBeVisible();
  await page.getByLabel("Search your pages").fill("جزيلا");
  await expect(rows).toHaveCount(1);
  await page.getByLabel("Search your pages").fill("");
  await rows
    .first()
    .getByRole("button", { name: /^Edit the entry of/ })
    .click();
  await expect(page.getByLabel("Your words")).toHaveValue(nasty);
  await page.getByLabel("Your words").press("Escape");

  const long = "A long day, and then another one. ".repeat(1500).slice(0, 50_000);
  await text.fill(`${long}x`);
  await save.click();
  await expect(page.locator(".problem", { hasText: "50,000 characters" })).toBeVisible();
  await expect(text).toHaveValue(`${long}x`);
  await text.fill(long);
  await save.click();
  await expect(text).toHaveValue("", { timeout: 15_000 });
  const { entries } = await member.call<{ entries: { entryText: string }[] }>("GET", "/api/journal/entries");
  expect(entries.map((one) => one.entryText)).toEqual([long, nasty]);
  await expect(page).toHaveTitle(/Mental Health/);
});

test("no text is lost: typed during a save, with a lost response, or in an edit closed with Escape", async ({
  guard,
  isMobile,
  page,
  member,
}) => {
  test.skip(isMobile, "the same at every width");
  await page.goto("/mental-health");
  await expect(page.getByText("Nothing written yet")).toBeVisible();
  // an empty journal has no search field
  await expect(page.getByLabel("Search your pages")).toBeHidden();
  const text = entryField(page);
  const save = page.getByRole("button", { name: "Save Entry" });
  const rows = page.getByRole("list", { name: "Your pages, newest first" }).getByRole("listitem");
  const typed = Promise.withResolvers<void>();
  await page.route("**/api/rpc/journal/write", (route) => typed.promise.then(() => route.continue()), { times: 1 });
  await text.fill("The first page.");
  await save.click();
  await text.press("End");
  await page.keyboard.type(" And a thought after it.");
  typed.resolve();
  await expect(rows).toHaveCount(1);
  await expect(text).toHaveValue("And a thought after it.");
  await expect(page.getByLabel("Search your pages")).toBeVisible();

  // the save succeeded but its response was lost: text typed since then stays unsaved text
  guard.allow(/503 for POST .*journal.write/);
  const lost = { status: 503, contentType: "application/json", body: JSON.stringify({ message: "The line is bad." }) };
  await page.route("**/api/rpc/journal/write", (route) => route.fetch().then(() => route.fulfill(lost)), { times: 3 });
  await save.click();
  await expect(page.getByText("The line is bad.")).toBeVisible();
  await text.press("End");
  await page.keyboard.type(" With an end.");
  await save.click();
  await expect(rows).toHaveText([/And a thought after it\. With an end\./, /The first page\./]);

  // an edit survives Escape and a reload, is classified like any other field, and returns the focus
  const edit = rows.last().getByRole("button", { name: /^Edit the entry of/ });
  const words = page.getByLabel("Your words");
  await edit.press("Enter");
  await words.fill("I don't want to live anymore.");
  await expect(page.getByRole("group", { name: /^You matter/ })).toBeVisible();
  await words.fill("The first page, corrected.");
  await words.press("Escape");
  await expect(edit).toBeFocused();
  await expect(rows.last()).toContainText("The first page.");
  await expect(rows.last()).toContainText("changes not saved yet");
  await page.reload();
  await edit.click();
  await expect(words).toHaveValue("The first page, corrected.");
  await failNext(page, "/api/rpc/journal/edit", { status: 500, message: "The shelf is full today.", times: 3 });
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.locator(".toast").getByText("Error saving entry")).toBeVisible();
  await expect(page.getByText("The shelf is full today.")).toBeVisible();
  await expect(words).toHaveValue("The first page, corrected.");
  await page.getByRole("button", { name: "Done" }).click();
  await expect(rows.last()).toContainText("The first page, corrected.");
  await expect(edit).toBeFocused();
  await expect(rows.last()).not.toContainText("changes not saved yet");

  // deleted by keyboard: the next row gets the focus, and Undo is one key away
  const deletes = page.getByRole("button", { name: /^Delete the entry of/ });
  await deletes.first().press("Enter");
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toBeFocused();
  const { entries } = await member.call<{ entries: { entryText: string }[] }>("GET", "/api/journal/entries");
  expect(entries.map(({ entryText }) => entryText)).toEqual(["The first page, corrected."]);

  const long = "A long day, and then another one. ".repeat(1400);
  await member.call("POST", "/api/journal/entries", {
    id: "019a0000-0000-7000-8000-000000000099",
    entryText: `${long}Then the lighthouse.`,
    moodRating: 4,
    isMoodSet: true,
    kind: "plain",
  });
  await page.reload();
  const page1 = rows.first().locator(".entry-words");
  await expect(page1).toHaveText(/^A long day.* …$/);
  expect((await page1.textContent())?.length).toBeLessThan(1000);
  await page.getByLabel("Search your pages").fill("lighthouses");
  await expect(page1).toHaveText(/^… .*Then the lighthouse\.$/);
  await expect(page1.locator("mark")).toHaveText("lighthouse");
  await rows.first().getByRole("button", { name: "Read the whole page" }).click();
  expect(await page1.textContent()).toBe(`${long}Then the lighthouse.`);
  await expectNoAxe(page);
});

test("the page after a failed save does not replace it: saved by Retry on another page, stored without an answer, or in a second tab @long", async ({
  context,
  guard,
  isMobile,
  page,
  member,
}) => {
  test.skip(isMobile, "the same at every width");
  guard.allow(/503/);
  const field = (tab: Page) => entryField(tab);
  const save = async (tab: Page, words: string) => {
    await field(tab).fill(words);
    await saveEntry(tab);
    await expect(field(tab)).toHaveValue("");
  };
  const saveFailing = async (words: string) => {
    await field(page).fill(words);
    await saveEntry(page);
    await expect(page.getByText("Error saving entry")).toBeVisible();
  };
  const write = "**/api/rpc/journal/write";
  const goTo = (name: string) => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }).click();
  await page.goto("/mental-health");
  await page.waitForLoadState("networkidle");
  await failNext(page, "/api/rpc/journal/write", { status: 503, message: "The server is resting.", times: 3 });
  await saveFailing("Monday.");
  await goTo("Home");
  await page.getByRole("region", { name: "Notices" }).getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("Saved!")).toBeVisible();
  await goTo("Mental Health");
  await expect(field(page)).toHaveValue("");
  await save(page, "Tuesday.");

  await page.route(write, (route) => route.fetch().then(() => route.fulfill({ status: 503, json: { message: "The line is bad." } })));
  await saveFailing("Wednesday.");
  await page.unroute(write);
  await page.reload();
  const other = await context.newPage();
  await other.goto("/mental-health");
  await expect(field(other)).toHaveValue("Wednesday.");
  await save(page, "Thursday.");
  await save(other, "Friday.");
  // its Undo takes back this page, not the one that was sent before
  await page.bringToFront();
  await page.locator("form#write").getByRole("button", { name: "Undo" }).click();
  await expect(field(page)).toHaveValue("Thursday.");
  const { entries } = await member.call<{ entries: { entryText: string }[] }>("GET", "/api/journal/entries");
  expect(entries.map(({ entryText }) => entryText)).toEqual(["Friday.", "Wednesday.", "Tuesday.", "Monday."]);
});

test("a queued page that the server refused is not called saved: its Undo takes it out of the queue @long", async ({
  page,
  member: _,
  guard,
}) => {
  guard.allow(/ERR_FAILED|status of 422/);
  await page.goto("/mental-health");
  await page.waitForLoadState("networkidle");
  const reason = "This page cannot be saved.";
  let isReached = false;
  await page.route("**/api/rpc/journal/write", (route) =>
    isReached ? route.fulfill({ status: 422, json: { json: { code: "invalid", status: 422, message: reason } } }) : route.abort(),
  );
  const form = page.locator("form#write");
  const words = entryField(form);
  await words.fill("A page of mine.");
  await saveEntry(form);
  const settled = form.getByRole("status").filter({ hasText: "Your page is kept" });
  await expect(settled).toContainText("It is saved as soon as you are back online.");
  isReached = true;
  await expect(settled).toContainText(reason);
  await settled.getByRole("button", { name: "Undo" }).click();
  await expect(words).toHaveValue("A page of mine.");
  await expect(page.getByRole("list", { name: "Waiting to be sent" })).toHaveCount(0);
});

test("a page that is saved after its form was left is not in the form that was opened since @long", async ({
  isMobile,
  page,
  member: _,
}) => {
  test.skip(isMobile, "the same at every width");
  const field = entryField(page);
  const goTo = (name: string) => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }).click();
  const left = Promise.withResolvers<void>();
  await page.route("**/api/rpc/journal/write", (route) => left.promise.then(() => route.continue()));
  await page.goto("/mental-health");
  await submitEntry(page, "A slow train.");
  await goTo("Home");
  await goTo("Mental Health");
  await field.fill("A slow train. Then a bus.");
  left.resolve();
  await expect(page.getByText("Saved!")).toBeVisible();
  await expect(field).toHaveValue("Then a bus.");
});
test("a member who has only written words is not told that the first step is to come @long", async ({ page, member }) => {
  await page.goto("/");
  await expect(page.getByText("Your first step, one tap")).toBeVisible();
  await member.call("POST", "/api/journal/entries", {
    id: randomUUID(),
    entryText: "Only words.",
    moodRating: 5,
    isMoodSet: false,
    kind: "plain",
  });
  await page.reload();
  await expect(page.getByText("What you wrote is in your journal.")).toBeVisible();
  await expect(page.getByText("Your first step, one tap")).toHaveCount(0);
});
