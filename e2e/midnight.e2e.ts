import { expect, test } from "./people.ts";

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
