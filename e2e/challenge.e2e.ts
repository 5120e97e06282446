import { randomUUID } from "node:crypto";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { addDays, addMonths, formatDay, monthOf } from "#shared/dates.ts";
import { unfold } from "./folds.ts";
import { openSheet } from "./sheet.ts";
import { expect, expectNoAxe, failNext, inBothThemes, test, type Member, daysAgo, today } from "./people.ts";

const log = (member: Member, day: string, mark: string | null = "no-spend") => member.call("PUT", `/api/challenge/days/${day}`, { mark });

test("a member logs today once and earlier days one by one, and every figure follows @phone", async ({ page, member }) => {
  await page.goto("/challenge");
  await expect(page.getByText("No days logged yet. Today can be the first.")).toBeVisible();
  const figure = (name: string) => page.locator(".facts > div", { has: page.getByText(name, { exact: true }) }).locator(".val");
  const streak = page.locator("[data-figure=current]");
  await expect(page.getByText("Current Streak")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Challenge Milestones" })).toBeVisible();
  await page.getByRole("button", { name: "Log Today's No-Spend Day" }).click();
  await expect(page.getByText("Logged. 1 day, $15 saved.")).toBeFocused();
  await expect(streak).toHaveText("1 day");
  await expect(figure("Longest Streak")).toHaveText("1 day");
  await expect(figure("Total No-Spend Days")).toHaveText("1");
  await expect(figure("Money Saved")).toHaveText("$15");

  // another press suggests the nearest missing earlier day; each press adds exactly one day
  await page.getByRole("button", { name: "Log Today's No-Spend Day" }).click();
  await expect(page.getByRole("dialog").getByLabel("Day")).toHaveValue(daysAgo(1));
  await expectNoAxe(page);
  await page.getByRole("dialog").getByRole("button", { name: "Log this day" }).click();
  await expect(streak).toHaveText("2 days");
  await log(member, daysAgo(1));
  await page.reload();
  await expect(streak).toHaveText("2 days");
  await expect(figure("Total No-Spend Days")).toHaveText("2");
  await page.getByRole("button", { name: "Log an earlier day" }).click();
  await page.getByRole("dialog").getByLabel("Day").fill(daysAgo(9));
  await page.reload();
  await page.getByRole("button", { name: "Log an earlier day" }).click();
  await expect(page.getByRole("dialog").getByLabel("Day")).toHaveValue(daysAgo(9));
  await page.getByRole("dialog").getByLabel("Day").fill("2031-01-01");
  await page.getByRole("dialog").getByRole("button", { name: "Log this day" }).click();
  await expect(page.getByRole("dialog").getByText("That day has not come yet.")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();

  await page.getByRole("button", { name: "Change the amount" }).click();
  await page.getByLabel("Saved a day").fill("20");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(figure("Money Saved")).toHaveText("$40");
  await inBothThemes(page, () => expectNoAxe(page));
});

test("offline, a day that is marked can be taken out of the queue by Undo", async ({ page, member, context }) => {
  void member;
  await page.goto("/challenge");
  const streak = page.locator("[data-figure=current]");
  await expect(streak).toHaveText("0 days");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Log an earlier day" }).click();
  await page.getByRole("dialog").getByLabel("Day").fill(daysAgo(1));
  await page.getByRole("dialog").getByRole("button", { name: "Log this day" }).click();
  const toast = page.locator(".toast").filter({ hasText: "no-spend day, kept on this device." });
  await expect(streak).toHaveText("1 day");
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(streak).toHaveText("0 days");
  await expect(page.getByText("waits to be sent")).toHaveCount(0);
  await context.setOffline(false);
});

for (const [path, name] of [
  ["/challenge", "Log Today's No-Spend Day"],
  ["/", "Log no-spend day"],
] as const)
  test(`on ${path} a day that was marked elsewhere since is not overwritten, neither by a queued log nor by Undo`, async ({
    page,
    member,
    context,
    guard,
  }) => {
    await log(member, daysAgo(1));
    await member.call("PUT", `/api/journal/moods/${today()}`, { mood: 7 });
    const marks = async () => {
      const month = await member.call<{ marks: { day: string; mark: string }[] }>("GET", `/api/challenge/months/${today().slice(0, 7)}`);
      return month.marks.flatMap(({ day, mark }) => (day === today() ? [mark] : []));
    };
    await page.goto(path);
    const button = page.getByRole("button", { name });
    await expect(button).toBeVisible();
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await button.click();
    await expect(page.getByText("It is saved as soon as you are back online.").first()).toBeVisible({ timeout: 20_000 });
    await log(member, today(), "rest");
    const answer = page.waitForResponse("**/api/rpc/challenge/mark");
    await context.setOffline(false);
    expect((await answer).status()).toBe(409);
    expect(await marks()).toEqual(["rest"]);

    // Undo
    await log(member, today(), "no-spend");
    await page.reload();
    const settled = page.getByText(/^Logged\. 2 days/);
    await expect(settled).toBeVisible();
    await log(member, today(), "rest");
    await page.locator(".settled").getByRole("button", { name: "Undo" }).click();
    await expect(page.locator(".toast", { hasText: "This day was changed elsewhere since: it is a rest day now." })).toBeVisible();
    expect(await marks()).toEqual(["rest"]);
    await expect(settled).toHaveCount(0);
    guard.faults.length = 0; // the refusals
  });

test("specified milestones are listed, custom ones are sorted in, and an unlock is celebrated once @long", async ({ page, member }) => {
  await page.goto("/challenge");
  const names = page.locator(".stones h3");
  await unfold(page, "milestones");
  await expect(names).toHaveText(["One Week Warrior", "Two Week Champion", "Month Master"]);
  for (const [name, days] of [
    ["", "5"],
    ["Soon", ""],
    ["Soon", "abc"],
  ] as const) {
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByLabel("Days in a row").fill(days);
    await page.getByRole("button", { name: "Add Milestone" }).click();
    await expect(page.getByText("Please enter valid milestone details").first()).toBeVisible();
  }
  await page.getByLabel("Name").fill("Two days 🎉");
  await page.getByLabel("Days in a row").fill("2");
  await page.getByRole("button", { name: "Add Milestone" }).click();
  await expect(names).toHaveText(["Two days 🎉", "One Week Warrior", "Two Week Champion", "Month Master"]);
  const own = page.locator(".stone").first();
  await expect(own.getByText("Custom")).toBeVisible();
  await expect(own.getByText("Unlocked")).toHaveCount(0);
  await log(member, daysAgo(1));
  await page.reload();
  await page.getByRole("button", { name: "Log Today's No-Spend Day" }).click();
  await expect(own.getByText("Unlocked")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Two days 🎉", level: 2 })).toBeVisible();
  await expectNoAxe(page);
  await page.waitForLoadState("networkidle");
  await page.getByRole("region", { name: "Two days 🎉" }).getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("heading", { name: "Two days 🎉", level: 2 })).toHaveCount(0);
  await page.reload();
  await expect(own.getByText("Unlocked")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Two days 🎉", level: 2 })).toHaveCount(0);
  // the milestone stays unlocked when the streak ends
  await log(member, daysAgo(1), null);
  await page.reload();
  await expect(own.getByText("Unlocked")).toBeVisible();
});

test("a celebration whose saving fails can be closed, and comes once more on the next visit @long", async ({ page, member }) => {
  for (const days of [1, 2, 3, 4, 5, 6]) await log(member, daysAgo(days));
  await failNext(page, "/api/rpc/challenge/celebrate", { status: 409, message: "Please try again." });
  await page.goto("/challenge");
  await page.getByRole("button", { name: "Log Today's No-Spend Day" }).click();
  const panel = page.getByRole("region", { name: "One Week Warrior" });
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(panel).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  for (const times of [1, 0]) {
    await page.reload();
    await expect(page.locator("[data-figure=current]")).toHaveText("7 days");
    await expect(panel).toHaveCount(times);
    await page.waitForLoadState("networkidle");
  }
});

test("the calendar adds and removes past days, rest days keep the streak, and members write their own rules @phone", async ({
  page,
  member,
}) => {
  for (const days of [1, 3]) await log(member, daysAgo(days));
  await page.goto("/challenge");
  const day = (label: RegExp) => page.getByRole("grid").getByRole("button", { name: label });
  const label = (days: number) => new RegExp(`\\b${Number(daysAgo(days).slice(8))}\\b`);
  if (daysAgo(3).slice(0, 7) === today().slice(0, 7)) {
    await day(label(2)).first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Rest day: holds the streak" }).click();
    await expect(page.locator("[data-figure=current]")).toHaveText("2 days");
    await expect(day(/rest day/).first()).toBeVisible();
    await day(label(3)).first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Clear this day" }).click();
    await expect(page.locator("[data-figure=current]")).toHaveText("1 day");
  }
  await unfold(page, "rules");
  await page.getByRole("button", { name: "Change the rules" }).click();
  await page.getByLabel("Still a no-spend day").fill("groceries don't count\n\nbus");
  await page.getByRole("button", { name: "Save the rules" }).click();
  await expect(page.locator(".own-rules").first().getByRole("listitem")).toHaveText(["groceries don't count", "bus"]);
  await page.reload();
  await expect(page.getByText("groceries don't count")).toBeVisible();
});

test("a day with expenses is logged after a question, as on Home @phone", async ({ page, member, context }) => {
  const { today } = await member.call<{ today: string }>("GET", "/api/members/today");
  const month = today.slice(0, 7);
  const { categories } = await member.call<{ categories: { id: string; name: string }[] }>("GET", `/api/budget/months/${month}`);
  // also without a budget of the member's own
  const food = categories.find(({ name }) => name === "Food")?.id;
  const expense = { id: randomUUID(), categoryId: food, spentOn: today, amountCents: 2_000, note: "" };
  await member.call("POST", "/api/budget/expenses", expense);
  await page.goto("/challenge");
  await page.getByRole("button", { name: "Log Today's No-Spend Day" }).click();
  const question = page.getByRole("group", { name: "Still a no-spend day?" });
  await expect(question).toContainText("$20.00 on Food is in today.");
  await inBothThemes(page, () => expectNoAxe(page));
  await question.getByRole("button", { name: "Not today" }).click();
  await expect(question).toBeHidden();
  await expect(page.locator("[data-figure=current]")).toHaveText("0 days");
  // the category of a queued expense is not known here
  const sheet = await openSheet(page);
  await sheet.getByLabel("Amount").fill("5");
  await sheet.getByText("Housing", { exact: true }).click();
  await context.setOffline(true);
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(sheet).toHaveCount(0);
  await page.getByRole("button", { name: "Log Today's No-Spend Day" }).click();
  await expect(question).toContainText("$25.00 is in today.");
  await context.setOffline(false);
  await expect(page.getByText("waits to be sent")).toHaveCount(0);
  await question.getByRole("button", { name: "Yes, log it" }).click();
  await expect(page.locator("[data-figure=current]")).toHaveText("1 day");
});

test("today is logged offline over the rest day that the page shows, not over what Home knew before @long", async ({
  page,
  member,
  context,
}) => {
  await log(member, daysAgo(1));
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Log no-spend day" })).toBeVisible();
  await page.getByRole("link", { name: "No Spend", exact: true }).first().click();
  const day = page.getByRole("grid").getByRole("button", { name: /today/i });
  await day.click();
  await page.getByRole("dialog").getByRole("button", { name: "Rest day: holds the streak" }).click();
  await expect(page.getByRole("grid").getByRole("button", { name: /rest day/ })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Log Today's No-Spend Day" }).click();
  await expect(page.locator("[data-figure=current]")).toHaveText("2 days");
  await context.setOffline(false);
  await expect(page.getByText("It is saved as soon as you are back online.")).toHaveCount(0);
  await expect(page.getByText("Logged. 2 days, $30 saved.")).toBeVisible();
  await page.reload();
  await expect(page.locator("[data-figure=current]")).toHaveText("2 days");
});

/** Goes offline and to the month before, which then cannot be loaded; its calendar. */
async function toUnloadedMonth(page: Page, context: BrowserContext): Promise<Locator> {
  await page.goto("/challenge");
  const calendar = page.getByRole("region", { name: "Calendar" });
  await expect(calendar.getByText("0 no-spend days")).toBeVisible();
  await context.setOffline(true);
  await calendar.getByRole("button", { name: "Previous month" }).click();
  await expect(calendar.getByRole("heading", { name: /^Failed to load/ })).toBeVisible({ timeout: 20_000 });
  return calendar;
}

test("the dialog of a day stays open while its month is loaded again @long", async ({ page, member, context, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  void member;
  const before = `${addMonths(monthOf(today()), -1)}-09`;
  const calendar = await toUnloadedMonth(page, context);
  await calendar.getByRole("button", { name: formatDay(before) }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("What is marked on this day is not loaded.")).toBeVisible();
  const answer = Promise.withResolvers<void>();
  await page.route("**/api/rpc/challenge/calendar", async (route) => {
    await answer.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/challenge\/calendar/);
  await context.setOffline(false);
  await asked;
  await expect(dialog).toBeVisible();
  answer.resolve();
  await expect(dialog.getByText("Nothing is marked on this day.")).toBeVisible();
});

test("a month whose days cannot be loaded says so and claims nothing about them", async ({ page, member, context, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  const [year, month] = today().split("-").map(Number);
  const before = new Date(Date.UTC(year ?? 0, (month ?? 1) - 2, 9)).toISOString().slice(0, 10);
  await member.call("PUT", `/api/challenge/days/${before}`, { mark: "no-spend" });
  const calendar = await toUnloadedMonth(page, context);
  await expect(calendar.getByText("0 no-spend days")).toHaveCount(0);
  await expect(calendar.getByRole("button", { name: /not marked/ })).toHaveCount(0);
  // a day can be marked all the same
  await calendar.getByRole("button", { name: formatDay(addDays(before, 2)) }).click();
  await expect(page.getByText("What is marked on this day is not loaded.")).toBeVisible();
  await page.getByRole("button", { name: "Rest day: holds the streak" }).click();
  await expect(page.getByText("One thing waits to be sent.")).toBeVisible();
  await context.setOffline(false);
  await expect(calendar.getByText("1 no-spend day")).toBeVisible();
  await expect(calendar.getByText("1 of 2 rest days")).toBeVisible();
});
