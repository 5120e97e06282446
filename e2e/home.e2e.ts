import { randomUUID } from "node:crypto";
import { expect, expectNoAxe, failNext, inBothThemes, test } from "./people.ts";

test("Home greets with one sentence, what can be begun, and three blurbs @phone", async ({ page, member }) => {
  void member;
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "One honest half hour, and the week sits lighter." })).toBeVisible();
  await expect(page.getByRole("link", { name: "Start Your Budget" })).toHaveAttribute("href", "/budget");
  await expect(page.getByRole("link", { name: "Try No Spend Challenge" })).toHaveAttribute("href", "/challenge");
  await expect(page.locator(".shelf > li")).toHaveCount(3);
  for (const title of ["Know what is left", "Keep a day free of spending", "Say how it really is"]) {
    await expect(page.getByRole("heading", { level: 3, name: title })).toBeVisible();
  }
  // somebody new is told what will stand there, and one way to begin
  const today = page.getByRole("region", { name: "Today" });
  await expect(today.getByText("What is safe to spend today, your streak and your mood will stand here")).toBeVisible();
  await expect(today.getByRole("link", { name: /Write one line about today/ })).toHaveAttribute("href", "/mental-health");
  await inBothThemes(page, () => expectNoAxe(page));
  // buttons and links lead only to pages that exist
  for (const link of await page.locator("main a").all()) {
    const answer = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(answer.status()).toBe(200);
  }
  await page.getByRole("link", { name: "Open Mental Health" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mental Health" })).toBeFocused();
});

test("Home shows what was done elsewhere a moment ago, and says when it cannot be fetched", async ({ page, member, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  await failNext(page, "/api/members/today", { status: 503, times: 3 });
  await page.goto("/");
  const today = page.getByRole("region", { name: "Today" });
  await expect(today.getByText("Failed to load your day")).toBeVisible({ timeout: 15_000 });
  await today.getByRole("button", { name: "Retry" }).click();
  await expect(today.getByText(/will stand here/)).toBeVisible();
  const now = await member.call<{ today: string }>("GET", "/api/members/today");
  const month = now.today.slice(0, 7);
  const { categories } = await member.call<{ categories: { id: string; budgetCents: number }[] }>("GET", `/api/budget/months/${month}`);
  // example figures say nothing on Home: the member sets a budget first
  const own = { month, cents: 50_000, seenCents: categories[0]?.budgetCents };
  await member.call("PUT", `/api/budget/categories/${categories[0]?.id}/budget`, own);
  await member.call("PUT", `/api/challenge/days/${now.today}`, { mark: "no-spend" });
  await member.call("POST", "/api/journal/entries", {
    id: randomUUID(),
    entryText: "A quiet one.",
    moodRating: 7,
    isMoodSet: true,
    kind: "plain",
  });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Budget" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Smart Budget Dashboard" })).toBeVisible();
  await page.goBack();
  await expect(today.getByText("is left for the month.")).toBeVisible();
  await expect(today.getByText("Today is in it.")).toBeVisible();
  await expect(today.getByText("Fair, written today.")).toBeVisible();
  await expect(today.locator(".figure").nth(1)).toHaveText("1 day");
  await expect(today.getByRole("link", { name: "Open No Spend" })).toHaveAttribute("href", "/challenge");
  await inBothThemes(page, () => expectNoAxe(page));
});

test("somebody whose trial is over still has a way on from Home", async ({ page, lapsedMember, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  void lapsedMember;
  await page.goto("/");
  await page.getByRole("link", { name: /Your trial has ended/ }).click();
  await expect(page.getByRole("heading", { name: "Trial Ended" })).toBeVisible();
});
