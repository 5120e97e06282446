/** The largest amounts at every width: no amount and no word is broken over two lines, cut off, or outside the page. */
import type { Locator, Page } from "@playwright/test";
import { addMonths, formatMonth, monthName, monthOf } from "#shared/dates.ts";
import { expect, test, type Member, today } from "./people.ts";

test.skip(({ isMobile }) => isMobile, "every width is set here");

const widths = [320, 390, 768, 1024, 1280, 1920];
const cents = 999_999_999;
const id = (last: number) => `01900000-0000-7000-8000-0000000000${last}`;

async function fill(member: Member) {
  const month = today().slice(0, 7);
  const { categories } = await member.call<{ categories: { id: string; budgetCents: number }[] }>("GET", `/api/budget/months/${month}`);
  for (const one of categories.slice(0, 4))
    await member.call("PUT", `/api/budget/categories/${one.id}/budget`, { month, cents, seenCents: one.budgetCents });
  const categoryId = categories[0]?.id;
  await member.call("POST", "/api/budget/expenses", { id: id(10), categoryId, spentOn: today(), amountCents: cents, note: "boat" });
  await member.call("POST", "/api/budget/expenses", { id: id(11), categoryId, spentOn: today(), amountCents: cents, note: "crew" });
  await member.call("POST", "/api/budget/bills", { id: id(12), name: "Harbor", amountCents: cents, dayOfMonth: 31 });
  const debt = { emoji: "⛵", totalCents: cents, paidCents: 1_234_567, rateMilli: 5_500, minimumCents: cents };
  for (const [at, name] of ["Boat loan", "A house with a long name by the sea"].entries())
    await member.call("POST", "/api/debt/debts", { id: id(20 + at), name, ...debt });
  await member.call("POST", "/api/debt/goals", { id: id(30), name: "Island", emoji: "🏝️", targetCents: cents, currentCents: cents - 1 });
  await member.call("PUT", `/api/challenge/days/${today()}`, { mark: "no-spend" });
}

/** Every amount and every word that is broken, cut off or overflowing. */
const broken = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const isBlock = (element: Element) => !["inline", "contents"].includes(getComputedStyle(element).display);
    const blocks = new Map<Element, Text[]>();
    const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      let block = node.parentElement;
      while (block && !isBlock(block)) block = block.parentElement;
      if (!block || block.closest(".visually-hidden, option, script, style, [hidden]") || !block.checkVisibility()) continue;
      if (node.parentElement?.closest(".visually-hidden, [aria-hidden=true]")) continue;
      blocks.set(block, [...(blocks.get(block) ?? []), node as Text]);
    }
    for (const nodes of blocks.values()) {
      const text = nodes.map((one) => one.data).join("");
      const place = (offset: number): [Text, number] => {
        let left = offset;
        for (const one of nodes) {
          if (left <= one.data.length) return [one, left];
          left -= one.data.length;
        }
        throw new Error("outside of the text");
      };
      for (const found of text.matchAll(/[-−]?\$[\d,]*\d(?:\.\d\d)?|\p{L}{2,}/gu)) {
        const range = document.createRange();
        // the character after the start, so that an amount at the end of a node is not mistaken for the one before
        const [first, at] = place(found.index + 1);
        range.setStart(first, at - 1);
        range.setEnd(...place(found.index + found[0].length));
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0.5);
        if (boxes.length === 0) continue;
        const lines = boxes.some((one) => boxes.some((other) => one.top >= other.bottom - 1));
        if (lines) faults.push(`${found[0]} is on two lines`);
        const [left, right] = [Math.min(...boxes.map((one) => one.left)), Math.max(...boxes.map((one) => one.right))];
        let scrolls = false;
        for (let around = first.parentElement; around && around !== document.body; around = around.parentElement) {
          const { overflowX } = getComputedStyle(around);
          if (overflowX === "auto" || overflowX === "scroll") scrolls = true;
          const box = around.getBoundingClientRect();
          if (!scrolls && ["hidden", "clip"].includes(overflowX) && (left < box.left - 1 || right > box.right + 1))
            faults.push(`${found[0]} is cut off by ${around.className}`);
        }
        if (!scrolls && (left < 0 || right > innerWidth + 1)) faults.push(`${found[0]} is outside of the page`);
      }
    }
    for (const input of document.querySelectorAll<HTMLInputElement>("main input:not([type])"))
      if (input.checkVisibility() && input.scrollWidth > input.clientWidth + 1) faults.push(`the field with ${input.value} cuts it`);
    if (document.documentElement.scrollWidth > innerWidth)
      faults.push(`the page scrolls sideways: ${document.documentElement.scrollWidth}`);
    return [...new Set(faults)];
  });

const pages: { path: string; ready: string; open?: (page: Page) => Promise<void> }[] = [
  { path: "/", ready: "is left" },
  { path: "/budget", ready: "$19,999,999.98", open: (page) => page.getByRole("button", { name: "Edit Housing", exact: true }).click() },
  { path: "/debt", ready: "$19,999,999.98", open: (page) => page.getByRole("button", { name: "Edit Boat loan" }).click() },
  { path: "/challenge", ready: "$15" },
  { path: "/gamification", ready: "Your Progress" },
];

for (const { path, ready, open } of pages) {
  // the page with the most amounts, its editors open, in every run; the others in test:full
  const tag = path === "/budget" && open ? [] : ["@long"];
  test(`${path}: no figure and no word is broken or cut off at any width, with $9,999,999.99`, { tag }, async ({ page, member }) => {
    await fill(member);
    await page.setViewportSize({ width: widths[0] ?? 320, height: 900 });
    await page.goto(path);
    await expect(page.getByRole("main").getByText(ready).filter({ visible: true }).first()).toBeVisible();
    await page
      .getByRole("main")
      .getByText("Show as a table")
      .first()
      .waitFor({ timeout: 5_000 })
      .catch(() => {});
    await page.mouse.wheel(0, 20_000);
    const faults: Record<number, string[]> = {};
    for (const isOpen of open ? [false, true] : [false]) {
      if (isOpen) await open?.(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const found = await broken(page);
        if (found.length > 0) faults[width] = [...(faults[width] ?? []), ...found];
      }
    }
    expect(faults).toEqual({});
  });
}

test("the sentence of what is over the month's budget is in clay with an arrow, on Budget as on Home @long", async ({ page, member }) => {
  await member.call("GET", `/api/budget/months/${today().slice(0, 7)}`);
  await member.call("PUT", `/api/budget/months/${today().slice(0, 7)}/total`, { cents: 10_000 });
  await page.goto("/budget");
  await page.getByRole("button", { name: "Edit Food", exact: true }).click();
  // an adjustment by hand is no spending of today
  await page.getByLabel("Spent", { exact: true }).fill("150");
  await page.getByRole("button", { name: "Save Budget" }).click();
  await expect(page.getByText("You can compare it or bring it back.")).toBeVisible();
  const sentence = page.locator("p").filter({ hasText: "Over by $50" });
  const colors = [];
  for (const path of ["/budget", "/"]) {
    await page.goto(path);
    await expect(sentence).toContainText(/^↑ Over by \$50 this month/);
    // on Budget only how much is in clay, on Home the whole sentence
    const over = path === "/budget" ? sentence.locator("strong") : sentence;
    await expect(over).toHaveText(/^↑ Over by \$50 this month/);
    colors.push(await over.evaluate((element) => getComputedStyle(element).color));
  }
  expect(colors[0]).toBe(colors[1]);
});

test("an expense of a month before the first budget is added with a category of today, and its zero total is no example @long", async ({
  page,
  member,
}) => {
  const month = addMonths(monthOf(today()), -1);
  await member.call("GET", `/api/budget/months/${monthOf(today())}`);
  await page.goto(`/budget?month=${month}`);
  await page.getByLabel("I spent (amount)").fill("12");
  await page.getByRole("combobox", { name: "on (category)" }).selectOption("Utilities");
  await expect(page.locator(".sums")).not.toContainText("Example");
  await expect(page.locator(".sums")).toContainText(`You had no budget in ${monthName(month)}.`);
  await page.getByRole("button", { name: "Add expense" }).last().click();
  // its own refetch arrives late
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/rpc/budget/expense", async (route) => {
    await released;
    await route.continue();
  });
  const row = page.getByRole("button", { name: /^Edit the expense/ });
  await row.click();
  const edit = page.getByRole("dialog", { name: "Edit expense" });
  await edit.getByLabel("Category").selectOption("Food");
  await edit.getByRole("button", { name: "Done" }).click();
  await expect(row).toHaveAccessibleName(/Food/);
  // opened again it begins with what the list shows; in another month it leaves the list, and a toast says where it is
  await row.click();
  await expect(edit.getByLabel("Category").locator("option:checked")).toHaveText("Food");
  await edit.getByLabel("Date").fill(today());
  await edit.getByRole("button", { name: "Done" }).click();
  await expect(row).toHaveCount(0);
  release();
  await page
    .locator(".toast")
    .getByRole("link", { name: `See ${formatMonth(monthOf(today()))}` })
    .click();
  await expect(row).toHaveAccessibleName(/Food/);
});

test("three figures that do not fit beside each other begin at one edge on a phone @long", async ({ page, member }) => {
  await member.call("GET", `/api/budget/months/${today().slice(0, 7)}`);
  await member.call("PUT", `/api/budget/months/${today().slice(0, 7)}/total`, { cents: 4_567_890_123 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/budget");
  const [total, remaining] = [page.getByText("Total Budget", { exact: true }), page.getByText("Remaining", { exact: true }).first()];
  await expect(page.getByText("$45,678,901.23").first()).toBeVisible();
  const left = async (figure: Locator) => (await figure.boundingBox())?.x;
  // the parts of the page take their places while they load
  await expect(async () => {
    expect(await left(remaining)).toBe(await left(total));
    expect(await left(total)).toBe(await left(page.getByText("Safe to spend today").first()));
  }).toPass({ timeout: 7_000 });
});

test("on a phone a long amount to spend on Home stays beside the picture @long", async ({ page, member }) => {
  const month = today().slice(0, 7);
  await member.call("GET", `/api/budget/months/${month}`);
  await member.call("PUT", `/api/budget/months/${month}/total`, { month, cents: 9_999_999_900 });
  await member.call("PUT", "/api/account/profile", { currency: "MXN" });
  for (const width of [384, 390, 430, 700]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    const figure = page.locator(".figure.loud");
    await expect(figure).toContainText("MX$");
    const picture = await page.locator(".page-header .art-phone svg").boundingBox();
    const end = await figure.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return text.getBoundingClientRect().right;
    });
    expect(end, `${width} pixels`).toBeLessThanOrEqual(picture?.x ?? 0);
  }
});

test("a long name of a goal leaves its Edit button beside it @long", async ({ page, member }) => {
  const goal = { name: "Weltreisekostendeckungssparplanübersicht", emoji: "🌍", targetCents: 100_000, currentCents: 0 };
  await member.call("POST", "/api/debt/goals", { id: id(40), ...goal });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/debt");
    const name = await page.getByRole("heading", { name: goal.name }).boundingBox();
    const edit = await page.getByRole("button", { name: `Edit the goal ${goal.name}` }).boundingBox();
    expect(edit?.x, `${width} pixels`).toBeGreaterThanOrEqual((name?.x ?? 0) + (name?.width ?? Infinity));
  }
});
