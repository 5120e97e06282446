import { expect, test } from "./people.ts";

test("Home greets with one sentence, what can be begun, and three blurbs", async ({ page, member }) => {
  void member;
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "One honest half hour, and the week sits lighter." })).toBeVisible();
  await expect(page.locator(".shelf > li")).toHaveCount(3);
  for (const title of ["Know what is left", "Keep a day free of spending", "Say how it really is"]) {
    await expect(page.getByRole("heading", { level: 3, name: title })).toBeVisible();
  }
  // buttons and links lead only to pages that exist
  for (const link of await page.locator("main a").all()) {
    const answer = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(answer.status()).toBe(200);
  }
  await page.getByRole("link", { name: "Open Mental Health" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mental Health" })).toBeFocused();
});
