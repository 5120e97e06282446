import { expect, test } from "./people.ts";

test("printed from a wide window, every part stands open, as on the screen", async ({ page, member, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  await member.call("POST", "/api/budget/bills", {
    id: "01900000-0000-7000-8000-000000000011",
    name: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
    amountCents: 1_000,
    dayOfMonth: 28,
  });
  await page.goto("/budget");
  await expect(page.locator("details.fold").first()).toBeVisible();
  await page.evaluate(() => {
    const closed = (records: MutationRecord[]) => records.filter(({ target }) => !(target as HTMLDetailsElement).open).length;
    document.body.dataset["closed"] = "0";
    new MutationObserver((records) => {
      document.body.dataset["closed"] = String(Number(document.body.dataset["closed"]) + closed(records));
    }).observe(document.body, { subtree: true, attributeFilter: ["open"] });
  });
  await page.pdf(); // paper is narrower than two columns
  await expect(page.locator("body")).toHaveAttribute("data-closed", "0");
  await page.setViewportSize({ width: 390, height: 900 });
  await expect(page.locator("details.fold:not([open])").first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
