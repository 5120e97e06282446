/** The plan of the week on the page: its list on a phone, its sentence when it costs too much, and the way back from a new week. */
import { randomUUID } from "node:crypto";
import { openFolds } from "./folds.ts";
import { expect, test, thisMonth, today, useClock } from "./people.ts";

test("the button of a grocery has a place of its own beside its price @phone @long", async ({ page, member }) => {
  await member.call("POST", "/api/lifestyle/plans", { id: randomUUID(), dollars: 120 });
  await page.goto("/lifestyle");
  await openFolds(page, "groceries");
  const items = page.locator(".aisle-item");
  await expect(items.first()).toBeVisible();
  for (const width of [360, 390, 430]) {
    await page.setViewportSize({ width, height: 844 });
    const covered = await items.evaluateAll(
      (all) =>
        all.filter((item) => {
          const button = item.querySelector("button")?.getBoundingClientRect();
          const words = item.querySelector(".check > span")?.getBoundingClientRect();
          return button && words && button.top < words.bottom && button.left < words.right;
        }).length,
    );
    expect(covered, `at ${width} px`).toBe(0);
  }
});

test("a list that costs more at the register than the week's budget says why before its first aisle @long", async ({ page, member }) => {
  await member.call("POST", "/api/lifestyle/plans", { id: randomUUID(), dollars: 30 });
  await page.goto("/lifestyle");
  await openFolds(page, "groceries");
  const why = page.getByText(/since stores sell whole packages\. That is \$[\d.]+ more than your \$30\./);
  await expect(why).toBeVisible();
  const firstAisle = page.locator(".aisles");
  expect((await why.boundingBox())?.y).toBeLessThan((await firstAisle.boundingBox())?.y ?? 0);
});

test("on a Sunday the folds below the weekly reset begin at one height, and end before the footer @long", async ({
  page,
  member,
  isMobile,
}) => {
  test.skip(isMobile, "a phone has one column");
  await useClock(page, Date.UTC(2026, 10, 29, 17));
  await member.call("POST", "/api/lifestyle/plans", { id: randomUUID(), dollars: 50 });
  await page.goto("/lifestyle");
  const top = async (id: string) => (await page.locator(`details#${id}`).boundingBox())?.y ?? Number.NaN;
  await expect(page.locator(".life-grid > .life-main")).toHaveCount(1);
  await expect(page.locator(".life-grid").last().locator(".life-main")).toHaveCount(0);
  await expect.poll(async () => (await top("groceries")) - (await top("meals"))).toBe(0);
  const end = await page
    .locator(".life-grid")
    .last()
    .locator("details")
    .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));
  const footer = (await page.locator("footer").boundingBox())?.y ?? 0;
  expect(footer - end).toBeGreaterThanOrEqual(32);
});

test("a plan that costs too much says that nothing suits only if that is so @long", async ({ page, member }) => {
  const generate = async (eaters: number) => {
    await member.call("PUT", "/api/lifestyle/settings", { eaters });
    await member.call("POST", "/api/lifestyle/plans", { id: randomUUID(), dollars: 50 });
    await page.goto("/lifestyle");
    await openFolds(page, "meals");
  };
  await generate(8);
  const days = page.getByRole("region", { name: "Three cooking days" });
  await expect(days).toContainText(/Nothing that suits is cheap enough for 8 people on \$50\. This plan is \$[\d.]+ more than your \$50\./);
  await generate(2);
  await expect(days.locator(".meal-allotted").first()).toBeVisible();
  await expect(days).not.toContainText("cheap enough");
});

test("a new week can be taken back in its row on the day it began, unless there is another plan @phone", async ({ page, member }) => {
  await member.call("POST", "/api/lifestyle/plans", { id: randomUUID(), dollars: 50 });
  await member.call("POST", "/api/lifestyle/weeks", { id: randomUUID() });
  await page.goto("/lifestyle#week");
  await openFolds(page, "week");
  await page.getByText("Past weeks", { exact: true }).click();
  const undo = page.locator(".past-weeks").getByRole("button", { name: "Undo" });
  await undo.click();
  await expect(page.getByText("Your week is back as it was.")).toBeVisible();
  await expect(page.getByText("Past weeks stay readable here.")).toBeVisible();
  expect(await member.call("GET", "/api/lifestyle/weeks")).toEqual([]);
  await member.call("POST", "/api/lifestyle/weeks", { id: randomUUID() });
  await member.call("POST", "/api/lifestyle/plans", { id: randomUUID(), dollars: 50 });
  await page.reload();
  await openFolds(page, "week");
  await page.getByText("Past weeks", { exact: true }).click();
  await expect(page.getByRole("article", { name: /^Week that ended on/ })).toBeVisible();
  await expect(undo).toHaveCount(0);
});

test("a screen reader is told that the first plan is ready, and which meal a swap put there @long", async ({ page, member: _ }) => {
  await page.goto("/lifestyle");
  await openFolds(page, "meals");
  const change = page.getByRole("region", { name: "Three cooking days" }).getByRole("status");
  await expect(change).toBeEmpty();
  await page.getByRole("button", { name: "Generate Meal Plan" }).click();
  await expect(change).toHaveText("Your meal plan is ready, for three cooking days.");
  await page
    .getByRole("button", { name: /^Swap lunch on / })
    .first()
    .click();
  await expect(change).toHaveText(/^Lunch on \w+day is now .+\.$/);
});

test("after 'have it' and 'used up' the focus is on the next item, also of the next aisle @long", async ({ page, member: _ }) => {
  await page.goto("/lifestyle");
  await openFolds(page, "meals");
  await page.getByRole("button", { name: "Generate Meal Plan" }).click();
  await openFolds(page, "groceries");
  const [first, second] = [page.locator(".aisles fieldset").first(), page.locator(".aisles fieldset").nth(1)];
  const have = async () => {
    const buttons = first.getByRole("button");
    const next = (await buttons.count()) > 1 ? first.getByRole("listitem").nth(1) : second.getByRole("listitem").first();
    const name = (await next.locator(".check span").first().textContent()) ?? "";
    await buttons.first().focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(".aisle-item:focus")).toContainText(name);
  };
  const aisle = (await first.locator("legend").textContent()) ?? "";
  while ((await first.locator("legend").textContent()) === aisle) await have();

  const used = page.getByRole("button", { name: /^Used up: / });
  const name = ((await used.nth(1).getAttribute("aria-label")) ?? "").replace("Used up: ", "");
  await used.first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("li:focus")).toContainText(name);
  await expect(page.locator("li:focus")).toHaveCSS("display", "inline"); // one sentence, with commas
});

test("in the weekly reset 'of' stays with the budget that it names @long", async ({ page, member, isMobile }) => {
  test.skip(isMobile, "three figures side by side");
  const month = thisMonth();
  const { categories } = await member.call<{ categories: { id: string }[] }>("GET", `/api/budget/months/${month}`);
  await member.call("PUT", `/api/budget/months/${month}/total`, { cents: 238_000 });
  await member.call("POST", "/api/budget/expenses", {
    id: randomUUID(),
    categoryId: categories[0]?.id,
    spentOn: today(),
    amountCents: 195_147,
    note: "",
  });
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/lifestyle#week");
  const figure = page.getByRole("region", { name: "Weekly Reset Dashboard" }).locator(".figure").first();
  await expect(figure).toHaveText("$1,951.47 of $2,380");
  const lines = await figure.getByText("of $2,380").evaluate((one) => {
    const text = document.createRange();
    text.selectNodeContents(one);
    return new Set([...text.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBe(1);
});
