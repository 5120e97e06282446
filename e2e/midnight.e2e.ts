import { test } from "./people.ts";

test("a page left open over midnight asks for the new day by itself", async ({ page, member: _, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  await page.clock.install({ time: new Date() });
  await page.goto("/growth/emotional-intelligence");
  await page.waitForLoadState("networkidle");
  // what watches the day comes after the first screen
  await page.clock.runFor(5_000);
  await page.waitForLoadState("networkidle");
  const request = page.waitForRequest("**/api/rpc/growth/checkins");
  await page.clock.fastForward("24:01:00");
  await request;
});
