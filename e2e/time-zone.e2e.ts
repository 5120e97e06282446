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
