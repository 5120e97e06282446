/** The weekly planner: one plan a week, whichever tab or device it is saved in, and nothing is overwritten unseen. */
import type { Page } from "@playwright/test";
import { persistedOnDevice, test } from "./device.ts";
import { enter, expect, expectNoAxe, newMember, type Member } from "./people.ts";

test.skip(({ isMobile }) => isMobile, "the same at every width");

const path = "/growth/time-management";
const field = (page: Page, name = "Goal 1") => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const saved = (page: Page) => page.locator(".toast", { hasText: "Your weekly plan has been saved." });
const both = (page: Page) => page.getByRole("alert").filter({ hasText: "This plan was also changed somewhere else." });
const save = async (page: Page, goal: string) => {
  await field(page).fill(goal);
  await button(page, "Save Weekly Plan").click();
};
const stored = async (page: Page, goal: string) => {
  await save(page, goal);
  await expect(page.getByText("Kept in this browser until you save")).toHaveCount(0);
  await expect(saved(page)).toBeVisible();
};
const plans = async (member: Member) =>
  (await member.call<{ entries: { id: string; entryText: string }[] }>("GET", "/api/journal/entries?kind=weekly-plan")).entries;
const goals = async (member: Member) => (await plans(member)).map(({ entryText }) => /Goals\n(?:1\. (.*))?/.exec(entryText)?.[1] ?? "");
const planOf = (goal: string, agoDays = 0) => ({
  id: crypto.randomUUID(),
  kind: "weekly-plan",
  entryText: `[Weekly Time Management Plan]\nWeekly Goals\n1. ${goal}\n\nTop 3 Priorities`,
  moodRating: null,
  isMoodSet: false,
  agoMs: agoDays * 86_400_000,
});

test("saving again changes this week's plan, with and without a reload; an empty week and an earlier plan become plans of their own @long", async ({
  page,
  member,
}) => {
  await member.call("POST", "/api/journal/entries", planOf("Last week", 8));
  await page.goto(path);
  await expect(field(page)).toHaveValue("Last week");
  await stored(page, "Walk");
  await expect.poll(() => goals(member)).toEqual(["Walk", "Last week"]);
  await stored(page, "Walk twice");
  await page.reload();
  await expect(field(page)).toHaveValue("Walk twice");
  await stored(page, "Swim");
  // pressed twice
  await field(page, "Priority 1").fill("Sleep");
  await button(page, "Save Weekly Plan").dblclick();
  await expect.poll(async () => (await plans(member))[0]?.entryText).toMatch(/1\. Sleep$/);
  expect(await goals(member)).toEqual(["Swim", "Last week"]);

  await page.reload();
  await button(page, "Start an empty week").click();
  await field(page).fill("Rest");
  await page.reload();
  await stored(page, "Rest");
  expect(await goals(member)).toEqual(["Rest", "Swim", "Last week"]);
  await page.reload();
  await stored(page, "Rest more");
  expect(await goals(member)).toEqual(["Rest more", "Swim", "Last week"]);

  await page.getByText("Earlier plans (3)").click();
  await button(page, /^Open the version/)
    .nth(1)
    .click();
  await expect(field(page)).toHaveValue("Swim");
  await page.reload();
  await button(page, "Save Weekly Plan").click();
  await expect.poll(() => goals(member)).toEqual(["Swim", "Rest more", "Swim", "Last week"]);
  // the newest of the list is the one that the form shows
  await page.reload();
  await page.getByText("Earlier plans (4)").click();
  await button(page, /^Open the version/)
    .first()
    .click();
  await stored(page, "Row");
  expect(await goals(member)).toEqual(["Row", "Rest more", "Swim", "Last week"]);
});

test("a plan that was changed or deleted elsewhere is not overwritten unseen: both versions, then the choice @long", async ({
  page,
  member,
}) => {
  await page.goto(path);
  const other = await page.context().newPage();
  await other.goto(path);
  // the first plan of the week in both tabs
  await field(other).fill("Swim");
  await stored(page, "Walk");
  await save(other, "Swim");
  await expect(both(other)).toContainText("Walk");
  expect(await goals(member)).toEqual(["Walk"]);
  await expectNoAxe(other);
  await button(other, "Use mine").click();
  await expect(both(other)).toHaveCount(0);
  await expect.poll(() => goals(member)).toEqual(["Swim"]);

  // changed in the first tab, which has seen the other's
  await expect(field(page)).toHaveValue("Swim");
  await field(page).fill("Run");
  await stored(other, "Row");
  await button(page, "Save Weekly Plan").click();
  await expect(both(page)).toContainText("Row");
  await page.reload();
  await expect(field(page)).toHaveValue("Run");
  await button(page, "Save Weekly Plan").click();
  await expect(both(page)).toContainText("Row");
  await button(page, "Use the other version").click();
  await expect(field(page)).toHaveValue("Row");
  await expect(page.locator(".toast")).toHaveCount(0);
  expect(await goals(member)).toEqual(["Row"]);

  await field(page).fill("Dance");
  await member.call("DELETE", `/api/journal/entries/${(await plans(member))[0]?.id}`);
  await button(page, "Save Weekly Plan").click();
  await expect(page.getByRole("alert").filter({ hasText: "This plan was deleted somewhere else." })).toBeVisible();
  await button(page, "Add it again").click();
  await expect.poll(() => goals(member)).toEqual(["Dance"]);
});

test("a save whose answer was lost is no version of somebody else, and is changed by the next one @long", async ({
  page,
  member,
  guard,
}) => {
  guard.allow(/500/);
  await page.goto(path);
  await stored(page, "Walk");
  await page.route("**/api/rpc/journal/write", async (route) => {
    await route.fetch();
    await route.fulfill({ status: 500, json: { code: "internal", message: "Something went wrong." } });
  });
  await save(page, "Swim");
  await expect(page.locator(".toast", { hasText: "Error saving" })).toBeVisible({ timeout: 15_000 });
  expect(await goals(member)).toEqual(["Swim"]);
  await page.unroute("**/api/rpc/journal/write");
  await expect(field(page)).toHaveValue("Swim");
  await stored(page, "Row");
  await expect(both(page)).toHaveCount(0);
  expect(await goals(member)).toEqual(["Row"]);
});

test("a device whose clock is a week ahead changes this week's plan as well @long", async ({ page, member }) => {
  await page.clock.install({ time: Date.now() + 7 * 86_400_000 });
  await page.goto(path);
  await stored(page, "Walk");
  await member.call("POST", "/api/journal/entries", planOf("From the phone"));
  await page.reload();
  await expect(field(page)).toHaveValue("From the phone");
  await stored(page, "Swim");
  expect(await goals(member)).toEqual(["Swim", "Walk"]);
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow", isDataSaving: false });

  test("a plan that is changed offline, also twice, is sent later as the same plan, and one that was changed elsewhere meanwhile is refused", async ({
    context,
    line,
    page,
  }) => {
    const member = await enter(context, await newMember(), line.url);
    await page.goto(`${line.url}${path}`);
    await persistedOnDevice(page);
    await stored(page, "Walk");
    line.cut();
    await save(page, "Swim");
    await expect(page.getByText("Kept on this device").first()).toBeVisible();
    await page.reload();
    await expect(field(page)).toHaveValue("Swim");
    await save(page, "Row");
    await expect(page.getByText("Kept in this browser until you save")).toHaveCount(0);
    expect(await goals(member)).toEqual(["Walk"]);
    line.restore();
    await expect.poll(() => goals(member), { timeout: 15_000 }).toEqual(["Row"]);
    await expect(field(page)).toHaveValue("Row");

    // arrived without an answer, and taken out of the queue: the text before it again, not no plan
    let sent = 0;
    await context.route("**/api/rpc/journal/write", async (route) => {
      if (sent++ === 0) await route.fetch();
      await route.abort();
    });
    await save(page, "Dream");
    await expect.poll(() => goals(member)).toEqual(["Dream"]);
    await page.getByRole("button", { name: /^Look at it/ }).click();
    await page.getByRole("button", { name: "Remove: Weekly plan" }).click();
    await context.unroute("**/api/rpc/journal/write");
    await expect.poll(() => goals(member), { timeout: 20_000 }).toEqual(["Row"]);
    await page.keyboard.press("Escape");
    await expect(field(page)).toHaveValue("Row");

    line.cut();
    await save(page, "Dance");
    await expect(page.getByText("Kept in this browser until you save")).toHaveCount(0);
    const [{ id } = { id: "" }] = await plans(member);
    await member.call("PUT", `/api/journal/entries/${id}`, {
      ...planOf("From the phone"),
      id: undefined,
      agoMs: undefined,
      kind: undefined,
    });
    line.restore();
    await expect(field(page)).toHaveValue("From the phone", { timeout: 15_000 });
    expect(await goals(member)).toEqual(["From the phone"]);
  });
});
