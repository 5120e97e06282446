import type { BrowserContext, Page } from "@playwright/test";
import { rows, test, waits, write, wordsOf } from "./device.ts";
import { entryField } from "./entry.ts";
import { enter, expect, newMember, today } from "./people.ts";
import { openSheet } from "./sheet.ts";

test.use({ serviceWorkers: "allow", isDataSaving: false });
test.skip(({ isMobile }) => isMobile, "the same at every width");

/** The first request to `path` arrives without an answer, and no later one does until the returned function is called. */
async function loseAnswers(context: BrowserContext, path: string) {
  let sent = 0;
  await context.route(path, async (route) => {
    if (sent++ === 0) await route.fetch();
    await route.abort();
  });
  return () => context.unroute(path);
}

test("Undo of a queued expense that has arrived without an answer removes it on the server @long", async ({ context, line, page }) => {
  const member = await enter(context, await newMember(), line.url);
  await page.goto(`${line.url}/budget`);
  const ledger = page.getByRole("region", { name: "Expenses" });
  await expect(ledger.getByText("Nothing spent yet in")).toBeVisible();
  const restore = await loseAnswers(context, "**/api/rpc/budget/addExpense");
  const sheet = await openSheet(page);
  await sheet.getByRole("textbox", { name: "Amount" }).fill("18.40");
  await sheet.getByRole("button", { name: "Save $18.40 on Food" }).click();
  await page.locator(".toast").filter({ hasText: "is kept on this device" }).getByRole("button", { name: "Undo" }).click();
  await restore();
  const month = today().slice(0, 7);
  await expect.poll(() => member.call("GET", `/api/budget/expenses?month=${month}`)).toMatchObject({ expenses: [] });
  await expect(page.getByText("waits to be sent")).toHaveCount(0);
});

test("a page that has arrived without an answer is one page, whether it is undone or removed and brought back @long", async ({
  context,
  line,
  page,
}) => {
  const member = await enter(context, await newMember(), line.url);
  await page.goto(`${line.url}/mental-health`);
  await expect(page.getByText("Nothing written yet")).toBeVisible();
  let restore = await loseAnswers(context, "**/api/rpc/journal/write");
  await write(page, "a page");
  await page.locator("form#write").getByRole("button", { name: "Undo" }).click();
  await expect(entryField(page)).toHaveValue("a page");
  await restore();
  await write(page, "a better page");
  await expect(rows(page)).toHaveText([/a better page/], { timeout: 15_000 });
  expect(await wordsOf(member)).toEqual(["a better page"]);

  restore = await loseAnswers(context, "**/api/rpc/journal/write");
  await write(page, "first words");
  await waits(page).getByRole("button", { name: "Edit: Journal page" }).click();
  await waits(page).getByLabel("Your words").fill("first words and more");
  await waits(page).getByRole("button", { name: "Remove: Journal page" }).click();
  await page.getByRole("region", { name: "Notices" }).getByRole("button", { name: "Undo" }).first().click();
  await expect(waits(page)).toHaveText([/^first words and more/]);
  await restore();
  await expect(waits(page)).toHaveCount(0, { timeout: 15_000 });
  await expect.poll(() => wordsOf(member)).toEqual(["first words and more", "a better page"]);
});

test("a page that has arrived without an answer and is changed twice in the queue is one page @long", async ({ context, line, page }) => {
  const member = await enter(context, await newMember(), line.url);
  await page.goto(`${line.url}/mental-health`);
  await expect(page.getByText("Nothing written yet")).toBeVisible();
  const restore = await loseAnswers(context, "**/api/rpc/journal/write");
  await write(page, "a first try");
  for (const words of ["another try", "the last one"]) {
    await waits(page).getByRole("button", { name: "Edit: Journal page" }).click();
    await waits(page).getByLabel("Your words").fill(words);
    await waits(page).getByRole("button", { name: "Done" }).click();
    await expect(waits(page)).toHaveText([new RegExp(`^${words}`)]);
  }
  await restore();
  await expect(waits(page)).toHaveCount(0, { timeout: 15_000 });
  expect(await wordsOf(member)).toEqual(["the last one"]);
});

test("Undo of a queued page returns the text as it was changed in the queue, also while it is being changed there @long", async ({
  context,
  line,
  page,
}) => {
  await enter(context, await newMember(), line.url);
  await page.goto(`${line.url}/mental-health`);
  await page.waitForLoadState("networkidle");
  await context.route("**/api/rpc/journal/write", (route) => route.abort());
  const change = async (words: string) => {
    await waits(page).getByRole("button", { name: "Edit: Journal page" }).click();
    await waits(page).getByLabel("Your words").fill(words);
  };
  const undo = page.locator("form#write").getByRole("button", { name: "Undo" });
  await write(page, "first words");
  await change("first words and more");
  await waits(page).getByRole("button", { name: "Done" }).click();
  await undo.click();
  await expect(entryField(page)).toHaveValue("first words and more");
  await expect(waits(page)).toHaveCount(0);
  await write(page, "first words");
  await change("first words and even more");
  await undo.click();
  await expect(entryField(page)).toHaveValue("first words and even more");
  await expect(waits(page)).toHaveCount(0);
});

test("a mood that was tapped without a network, and may have arrived, is gone once it is undone or removed: the page's counts again @long", async ({
  context,
  line,
  page,
}) => {
  const member = await enter(context, await newMember(), line.url);
  await member.call("POST", "/api/journal/entries", { id: crypto.randomUUID(), entryText: "A day.", moodRating: 7, kind: "plain" });
  await page.goto(`${line.url}/mental-health`);
  const form = page.locator("form#write");
  const restore = await loseAnswers(context, "**/api/rpc/journal/setMood");
  for (const undo of [() => form.getByRole("button", { name: "Undo" }).click(), () => removeAll(page)]) {
    await form.getByRole("button", { name: "Change" }).click();
    await form.getByRole("slider", { name: "Mood, 1 to 10" }).press("4");
    await expect(form.getByText("4, a bit low.")).toBeVisible();
    await undo();
    await expect(form.getByText("7, fair.")).toBeVisible();
  }
  await page.goto(`${line.url}/growth/emotional-intelligence#checkin`);
  await expect(page.getByText("waits to be sent")).toBeVisible();
  await expect(page.getByRole("slider", { name: "How are you today?" })).toHaveValue("7");
  await restore();
  await sendNow(page);
  const moods = await member.call("GET", `/api/journal/moods?from=${today()}&to=${today()}`);
  expect(moods).toMatchObject({ days: [{ mood: 7, alone: null }] });
});

/** Removes all queued changes in their list, oldest first. */
async function removeAll(page: Page) {
  await page.getByRole("button", { name: /^Look at (it|them)$/ }).click();
  const list = page.getByRole("dialog", { name: "Waiting to be sent" });
  const remove = list.getByRole("button", { name: /^Remove: (?!Undo)/ });
  await expect(remove.first()).toBeVisible();
  for (let left = await remove.count(); left > 0; left--) {
    await remove.first().click();
    await expect(remove).toHaveCount(left - 1);
  }
  await page.keyboard.press("Escape");
}
const sendNow = async (page: Page) => {
  await page.evaluate(() => void dispatchEvent(new Event("online")));
  await expect(page.getByText(/waits? to be sent/)).toHaveCount(0, { timeout: 15_000 });
};

test("a cleared no-spend day that has arrived without an answer is logged again when it is removed @long", async ({
  context,
  line,
  page,
}) => {
  const member = await enter(context, await newMember(), line.url);
  await member.call("POST", "/api/journal/entries", { id: crypto.randomUUID(), entryText: "A day.", moodRating: 8, kind: "plain" });
  await page.goto(line.url);
  await page.getByRole("button", { name: "Log no-spend day" }).click();
  await expect(page.getByText(/^Logged\./)).toBeVisible();
  const restore = await loseAnswers(context, "**/api/rpc/challenge/mark");
  await page.locator(".settled").getByRole("button", { name: "Undo" }).click();
  await removeAll(page);
  await restore();
  await sendNow(page);
  expect(await member.call("GET", "/api/challenge")).toMatchObject({ isTodayLogged: true });
});

test("queued changes that have not arrived change nothing when they are removed @long", async ({ context, line, page }) => {
  const member = await enter(context, await newMember(), line.url);
  await page.goto(`${line.url}/lifestyle`);
  const box = page.getByLabel("30min exercise, today");
  await expect(box).toBeVisible();
  const habits = () => member.call<{ id: string; name: string; days: string[] }[]>("GET", "/api/lifestyle/habits");
  const exercise = async () => (await habits()).find(({ name }) => name === "30min exercise");
  await context.route("**/api/rpc/lifestyle/check", (route) => route.abort());
  await box.click();
  await member.call("PUT", `/api/lifestyle/habits/${(await exercise())?.id}/days/${today()}`, { isDone: true });
  await removeAll(page);
  await context.unroute("**/api/rpc/lifestyle/check");
  await sendNow(page);
  expect((await exercise())?.days).toEqual([today()]);
});

test("a habit that was checked, which has arrived, and unchecked is as before when both are removed @long", async ({
  context,
  line,
  page,
}) => {
  const member = await enter(context, await newMember(), line.url);
  await page.goto(`${line.url}/lifestyle`);
  const box = page.getByLabel("30min exercise, today");
  await expect(box).toBeVisible();
  const days = async () => (await member.call<{ days: string[] }[]>("GET", "/api/lifestyle/habits")).flatMap((habit) => habit.days);
  const restore = await loseAnswers(context, "**/api/rpc/lifestyle/check");
  await box.click();
  await expect(page.getByText("One thing waits to be sent.")).toBeVisible();
  await box.click();
  await expect(page.getByText("2 things wait to be sent.")).toBeVisible();
  expect(await days()).toEqual([today()]);
  await removeAll(page);
  await restore();
  await sendNow(page);
  expect(await days()).toEqual([]);
});
