/** An answer that was read before a save and arrives after it: the page keeps showing what was saved. */
import type { Locator, Page } from "@playwright/test";
import { openFolds } from "./folds.ts";
import { expect, test, type Member } from "./people.ts";

test.skip(({ isMobile }) => isMobile, "the same at every width");

/**
 * Presses `button`, whose save is held until the page has fetched `read` again, as after a save in another tab; that answer arrives after the
 * save's.
 */
async function withLateRead(page: Page, member: Member, { read, save }: { read: string; save: string }, button: Locator) {
  await expect(button).toBeVisible();
  await page.waitForLoadState("networkidle");
  const [isRead, isSaved] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const isShown = Promise.withResolvers<void>();
  let reads = 0;
  await page.route(
    `**/api/rpc/${read}`,
    async (route) => {
      const answer = await route.fetch();
      reads += 1;
      isRead.resolve();
      await isSaved.promise;
      // the page may have given it up
      await route.fulfill({ response: answer }).catch(() => undefined);
      isShown.resolve();
    },
    { times: 1 },
  );
  await page.route(`**/api/rpc/${save}`, async (route) => {
    await isRead.promise;
    const answer = await route.fetch();
    await route.fulfill({ response: answer });
    // once the page has read it
    setTimeout(isSaved.resolve, 300);
  });
  await button.click();
  // again until the page reads: a message that comes while it still handles the press is not always answered by a fetch
  const isRefetched = async () => {
    if (reads === 0) await page.evaluate((id) => new BroadcastChannel("evenday saves").postMessage(id), member.id);
    return reads === 1;
  };
  await expect.poll(isRefetched).toBe(true);
  await isShown.promise;
  await page.waitForTimeout(300);
}

test("a habit, a choice for meals, an item of a guide's list and the safety plan stay as they were saved @long", async ({
  page,
  member,
}) => {
  await page.goto("/lifestyle");
  const box = page.getByRole("checkbox", { name: "Track spending, today" });
  await withLateRead(page, member, { read: "lifestyle/habits", save: "lifestyle/check" }, box);
  await expect(box).toBeChecked();

  await openFolds(page, "meals");
  await page.getByText("For 1 person").click();
  const vegan = page.getByRole("checkbox", { name: "Vegan" });
  await withLateRead(page, member, { read: "lifestyle/meals", save: "lifestyle/choose" }, vegan);
  await expect(vegan).toBeChecked();

  await page.goto("/growth/job-interview-mastery");
  const item = page.getByLabel(/^Research the company/);
  await withLateRead(page, member, { read: "growth/ticks", save: "growth/tick" }, item);
  await expect(item).toBeChecked();

  await page.goto("/mental-health");
  await openFolds(page, "safety-plan");
  const people = page.getByLabel("People I can call");
  await people.fill("Ines 555 0100");
  const save = page.getByRole("button", { name: "Save plan" });
  await withLateRead(page, member, { read: "safety/plan", save: "safety/savePlan" }, save);
  await expect(people).toHaveValue("Ines 555 0100");
});

test("a chat that was started over does not come back with a finding that was still on its way when its page was left @long", async ({
  page,
  member: _,
}) => {
  const released = Promise.withResolvers<void>();
  await page.route("**/*classifier-worker*", async (route) => {
    await released.promise;
    await route.continue();
  });
  const messages = page.getByRole("log", { name: "Messages" });
  const go = (name: string) => page.getByRole("navigation").getByRole("link", { name, exact: true }).first().click();
  await page.goto("/life-coach");
  await page.getByRole("textbox", { name: "Your message" }).fill("I want to die");
  await page.getByRole("textbox", { name: "Your message" }).press("Enter");
  await expect(page.getByRole("button", { name: "Copy" })).toBeVisible({ timeout: 20_000 });
  await go("Home");
  await expect(messages).toHaveCount(0);
  await go("AI Life Coach");
  await expect(messages).toContainText("I want to die");
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(messages).not.toContainText("I want to die");
  released.resolve();
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  await page.waitForTimeout(2_000);
  await go("Home");
  await expect(messages).toHaveCount(0);
  await go("AI Life Coach");
  await expect(messages).toContainText("financial wellness");
  await expect(messages).not.toContainText("I want to die");
});
