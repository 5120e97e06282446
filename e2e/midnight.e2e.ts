import { addDays, addMonths, dayIn, formatMonth, instantIn, isoWeek, monthAndDay, monthOf, weekday } from "#shared/dates.ts";
import { expect, setTrial, test, useClock } from "./people.ts";

test.skip(({ isMobile }) => isMobile, "the same at every width");

test("a page that stays open over midnight loads the new day by itself", async ({ page, member: _ }) => {
  await page.clock.install({ time: new Date() });
  await page.goto("/growth/emotional-intelligence");
  await page.waitForLoadState("networkidle");
  // the code that watches the date is loaded after the first screen
  await page.clock.runFor(5_000);
  await page.waitForLoadState("networkidle");
  const request = page.waitForRequest("**/api/rpc/growth/checkins");
  await page.clock.fastForward("24:01:00");
  await request;
});

test("a habit ticked offline before midnight counts for yesterday, on the page and on the server", async ({ page, context, member }) => {
  const today = new Date().toLocaleDateString("en-CA", { timeZone: "America/New_York" });
  const days = async () =>
    (await member.call<{ name: string; days: string[] }[]>("GET", "/api/lifestyle/habits")).find(({ name }) => name === "Track spending")
      ?.days;
  await page.clock.install({ time: new Date() });
  await page.goto("/lifestyle");
  const box = page.getByRole("checkbox", { name: "Track spending, today" });
  await expect(box).not.toBeChecked();
  await page.clock.runFor(5_000);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  // check() looks at the box at once, and the page may show the tick in the next frame
  await box.click();
  await expect(box).toBeChecked();
  await page.clock.fastForward("24:01:00");
  await expect(box).not.toBeChecked();
  expect(await days()).toEqual([]);
  await context.setOffline(false);
  await page.clock.runFor(70_000);
  await expect.poll(days).toEqual([today]);
  await expect(box).not.toBeChecked();
});

test("the calendar of No Spend goes on with the month that begins @long", async ({ page, member }) => {
  const next = addMonths(monthOf(today), 1);
  await setTrial(member, 60 * 86_400_000);
  await useClock(page, instantIn(zone, `${next}-01`, -2));
  await page.goto("/challenge");
  const calendar = page.getByRole("region", { name: "Calendar" });
  await expect(calendar.getByRole("grid", { name: formatMonth(monthOf(today)) })).toBeVisible();
  await page.clock.fastForward("00:04:00");
  await expect(calendar.getByRole("grid", { name: formatMonth(next) })).toBeVisible();
});

/** The last Sunday before today, and the Monday of its week. */
const zone = "America/New_York";
const today = dayIn(zone, Date.now());
const sunday = addDays(today, -weekday(today));
const monday = addDays(sunday, -6);
const nearMidnight = [
  {
    name: "a week",
    path: "/relationships#tracker",
    field: "A note for this week",
    later: `A note for the week of ${monthAndDay(monday)}`,
    save: "Save That Week",
    saved: async (call: <A>(method: string, path: string) => Promise<A>) =>
      (await call<{ checkIns: { week: string; note: string }[] }>("GET", "/api/relationships/weeks")).checkIns.map((one) => [
        one.week,
        one.note,
      ]),
    stored: isoWeek(sunday),
  },
  {
    name: "a day",
    path: "/growth/emotional-intelligence",
    field: "One word for it",
    later: "One word for it",
    save: "Save this check-in",
    saved: async (call: <A>(method: string, path: string) => Promise<A>) =>
      (await call<{ day: string; word: string }[]>("GET", "/api/growth/checkins")).map((one) => [one.day, one.word]),
    stored: sunday,
  },
];
for (const { name, path, field, later, save, saved, stored } of nearMidnight)
  test(`the check-in of ${name} that is being written at its end stays, and is saved for it`, async ({ page, member }) => {
    await useClock(page, instantIn(zone, sunday, 23 * 60 + 58));
    await page.goto(path);
    await page.clock.runFor(5_000);
    await page.getByLabel(field).fill("hopeful");
    await page.clock.fastForward("03:00");
    await page.clock.runFor(31_000);
    await expect(page.getByLabel(later)).toHaveValue("hopeful");
    await page.reload();
    await page.clock.runFor(5_000);
    await expect(page.getByLabel(later)).toHaveValue("hopeful");
    await page.getByRole("button", { name: save }).click();
    await page.clock.runFor(1_000);
    await expect.poll(() => saved(member.call)).toEqual([[stored, "hopeful"]]);
    // then the new one
    await expect(page.getByLabel(field)).toHaveValue("");
    await expect(page.getByRole("button", { name: /^Save (This Week|today's check-in)$/ })).toBeVisible();
  });

test("on January 1 the moods of the year before can still be seen, by month and as a whole @long", async ({ page, member }) => {
  const year = Number(today.slice(0, 4));
  await member.call("PUT", `/api/journal/moods/${today}`, { mood: 3 });
  await setTrial(member, 400 * 86_400_000);
  await useClock(page, instantIn(zone, `${year + 1}-01-01`, 10));
  await page.goto("/mental-health");
  await page.clock.runFor(5_000);
  const days = page.getByRole("region", { name: "Your year in days" });
  await days.getByRole("button", { name: "Previous month" }).click();
  await expect(days.getByRole("heading", { name: `December ${year}` })).toBeVisible();
  await days.getByRole("button", { name: "Show the whole year" }).click();
  await expect(days.getByRole("heading", { name: `${year}` })).toBeVisible();
  await expect(days.getByRole("cell", { name: "3", exact: true })).toHaveCount(1);
  await days.getByRole("button", { name: "Next year" }).click();
  await expect(days.getByRole("button", { name: "Next year" })).toHaveAttribute("aria-disabled", "true");
  await expect(days.getByRole("cell", { name: "3", exact: true })).toHaveCount(0);
});
