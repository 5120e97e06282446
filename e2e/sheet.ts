import type { Locator, Page } from "@playwright/test";
import { expect, type Member } from "./people.ts";

/** Opens the sheet "Add an expense" by its shortcut, which works once the page is idle. */
export async function openSheet(page: Page): Promise<Locator> {
  const sheet = page.getByRole("dialog", { name: "Add an expense" });
  await expect(async () => {
    await page.keyboard.press("+");
    await expect(sheet).toBeVisible({ timeout: 1000 });
  }).toPass();
  return sheet;
}

/** A budget with a category, so that Home has a figure to show. */
export async function withBudget(member: Pick<Member, "call">): Promise<string> {
  const { today } = await member.call<{ today: string }>("GET", "/api/members/today");
  const month = today.slice(0, 7);
  await member.call("GET", `/api/budget/months/${month}`);
  await member.call("PUT", `/api/budget/months/${month}/total`, { cents: 300_000 });
  return today;
}
