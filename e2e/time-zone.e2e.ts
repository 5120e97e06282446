/** The account's time zone differs from the device's. */
import type { Page } from "@playwright/test";
import { expect, test } from "./people.ts";

test.use({ timezoneId: "Pacific/Auckland" });

// noon in New York is tomorrow in Auckland
const noon = new Date("2026-11-24T17:00:00Z");
const dated = (page: Page) => page.locator(".masthead-date");

test("a banner offers the device's time zone; until then every date is the account's, and Keep is saved", async ({
  page,
  member,
  isMobile,
}) => {
  await page.clock.setFixedTime(noon);
  await page.goto("/budget");
  await expect(page.getByText("Your days run on New York time, and this device is on Auckland time.")).toBeVisible();
  await expect(dated(page)).toHaveText("Tuesday, November 24");
  if (!isMobile) await expect(page.getByLabel("on the day (date)")).toHaveValue("2026-11-24");
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(page.getByText("Your days run on New York time")).toHaveCount(0);
  await page.reload();
  await expect(dated(page)).toHaveText("Tuesday, November 24");
  await expect(page.getByText("Your days run on New York time")).toHaveCount(0);
  expect(await member.call("GET", "/api/account/profile")).toMatchObject({ timeZone: "America/New_York" });
});

test("Use Auckland time changes the account and every date on the page @long", async ({ page, member, isMobile }) => {
  await page.clock.setFixedTime(noon);
  await page.goto("/budget");
  await page.getByRole("button", { name: "Use Auckland time" }).click();
  await expect(dated(page)).toHaveText("Wednesday, November 25");
  if (!isMobile) await expect(page.getByLabel("on the day (date)")).toHaveValue("2026-11-25");
  await expect(page.getByText("Your days run on")).toHaveCount(0);
  expect(await member.call("GET", "/api/account/profile")).toMatchObject({ timeZone: "Pacific/Auckland" });
});

test("a journal page and its mood keep their day and time when the account changes to the device's time zone @long", async ({
  page,
  member,
}) => {
  const id = "0193a1f2-5b7c-7def-8abc-0123456789ab";
  await member.call("POST", "/api/journal/entries", { id, entryText: "Late, on the sofa.", moodRating: 3, isMoodSet: true, kind: "plain" });
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const moods = () => member.call("GET", `/api/journal/moods?from=${day(-5)}&to=${day(5)}`);
  const before = await moods();
  await page.goto("/mental-health#pages");
  const time = page.getByRole("list", { name: "Your pages, newest first" }).locator("time");
  const clock = /\d{1,2}:\d{2}\s[AP]M$/u.exec((await time.textContent()) ?? "")?.[0];
  await page.getByRole("button", { name: "Use Auckland time" }).click();
  await expect(page.getByText("Your days run on")).toHaveCount(0);
  await page.reload();
  await expect(time).toHaveText(new RegExp(`, ${clock}$`, "u"));
  expect(await moods()).toEqual(before);
});
