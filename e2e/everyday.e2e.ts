/**
 * Taps of the daily actions and length of the daily pages on a phone, as two tables; and how folds open. With a year of data:
 * `FULL_ACCOUNT_DAYS=365 npx playwright test e2e/everyday.e2e.ts --project phone`.
 */
import type { Locator, Page } from "@playwright/test";
import { expect, expectNoAxe, inBothThemes } from "./people.ts";
import { test } from "./full-account.ts";

// in one worker: the account with seven weeks of data is created once
test.describe.configure({ mode: "default" });

const screen = 844;
/** The longest that a page may be at 390 px with all folds closed, in screens. */
const most: Record<string, number> = { "/": 3, "/budget": 3.8, "/challenge": 4, "/debt": 4 };

/** Waits until the page is complete: its heading, no skeleton, and a stable height. */
async function settled(page: Page): Promise<number> {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  let height = 0;
  await expect
    .poll(async () => {
      const before = height;
      height = await page.evaluate(() => document.documentElement.scrollHeight);
      return height > screen && height === before;
    })
    .toBe(true);
  return height;
}

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};
type Seen = { shifts: number; moved: string[] };

/** The sum of the layout shifts since the page was opened, with the elements that moved and how far. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as unknown as Seen;
    seen.shifts = 0;
    seen.moved = [];
    new PerformanceObserver((list) => {
      for (const one of list.getEntries() as Shift[]) {
        if (one.hadRecentInput) continue;
        seen.shifts += one.value;
        for (const { node, previousRect, currentRect } of one.sources)
          seen.moved.push(
            `${node instanceof Element ? `${node.tagName}.${node.className}` : node?.nodeName} from ${previousRect.top} to ${currentRect.top}`,
          );
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
const shifts = (page: Page) =>
  page.evaluate(() => {
    const { shifts: sum, moved } = window as unknown as Seen;
    return { sum, moved };
  });

async function measure(page: Page, url: string) {
  await watchShifts(page);
  const rows: Record<string, { screens: number; most: number; shift: number }> = {};
  const moved: Record<string, string[]> = {};
  for (const [path, limit] of Object.entries(most)) {
    await page.goto(url + path);
    const height = await settled(page);
    const seen = await shifts(page);
    moved[path] = seen.moved;
    rows[path] = { screens: Math.round((height / screen) * 100) / 100, most: limit, shift: Math.round(seen.sum * 1000) / 1000 };
  }
  console.table(rows);
  for (const [path, row] of Object.entries(rows)) {
    expect.soft(row.screens, `${path} is too long`).toBeLessThanOrEqual(row.most);
    expect.soft(row.shift, `${path} moves while it loads: ${moved[path]?.join("; ")}`).toBeLessThanOrEqual(0.02);
  }
}

test("the daily pages are short on a phone, and nothing shifts while they load @phone @long", async ({ page, full, isMobile }) => {
  test.skip(!isMobile, "measured at the width of a phone");
  await measure(page, full.url);
});

test("each daily action takes few taps from Home, and its Undo one @phone", async ({ page, member, isMobile }) => {
  test.skip(!isMobile, "measured with the touch of a phone");
  const { today } = await member.call<{ today: string }>("GET", "/api/members/today");
  const month = `/api/budget/months/${today.slice(0, 7)}`;
  const { categories } = await member.call<{ categories: { id: string; name: string }[] }>("GET", month);
  await member.call("PUT", `${month}/total`, { cents: 300_000 });
  await member.call("GET", "/api/lifestyle/habits");
  const rows: Record<string, { taps: number; most: number; scrolled: number }> = {};
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  const act = async (name: string, limit: number, steps: () => Promise<void>) => {
    taps = 0;
    await page.evaluate(() => scrollTo(0, 0));
    await steps();
    rows[name] = { taps, most: limit, scrolled: await page.evaluate(() => Math.round(scrollY)) };
  };
  const acts = page.locator(".day-acts");
  const mood = page.getByRole("region", { name: "How is today?" });
  const habits = page.getByRole("region", { name: "Today's habits" });
  const bar = page.getByRole("navigation", { name: "Quick" });
  const sheet = page.getByRole("dialog", { name: "Add an expense" });
  const saved = page.getByText("$18.00 on Food saved.");

  await page.goto("/");
  await act("see what is safe to spend", 0, async () => {
    await expect(page.locator(".figure.loud")).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/^Nothing spent yet\. /)).toBeInViewport({ ratio: 1 });
  });
  await act("say how the day is", 1, async () => {
    await tap(mood.getByRole("button", { name: /^7\b/ }));
    await expect(mood.getByText(/^7, fair\. Saved at /)).toBeVisible();
  });
  await page.reload();
  await act("undo the mood, also after a reload", 1, async () => {
    await tap(mood.getByRole("button", { name: "Undo" }));
    await expect(mood.getByText("One tap saves it")).toBeVisible();
  });
  await act("tick a habit", 1, async () => {
    await tap(habits.getByText("30min exercise"));
    await expect(habits.getByText("1 of 4 done")).toBeVisible();
  });
  await act("undo the habit", 1, async () => {
    await tap(habits.getByText("30min exercise"));
    await expect(habits.getByText("0 of 4 done")).toBeVisible();
  });
  await act("log a no-spend day", 1, async () => {
    await tap(acts.getByRole("button", { name: "Log no-spend day" }));
    await expect(acts.getByText("Logged. Today is a no-spend day.")).toBeVisible();
  });
  await act("undo the no-spend day", 1, async () => {
    await tap(acts.getByRole("button", { name: "Undo" }));
    await expect(acts.getByRole("button", { name: "Log no-spend day" })).toBeVisible();
  });
  await act("add an expense in the usual category, without the amount", 2, async () => {
    await tap(bar.getByRole("button", { name: "Add expense" }));
    for (const key of ["1", "8"]) await sheet.getByRole("button", { name: key, exact: true }).tap();
    await tap(sheet.getByRole("button", { name: "Save $18.00 on Food" }));
    await expect(saved).toBeVisible();
  });
  await act("undo the expense", 1, async () => {
    await tap(page.locator(".toast").getByRole("button", { name: "Undo" }));
    await expect(page.getByText(/^Nothing spent yet\. /)).toBeVisible();
  });
  const food = categories.find(({ name }) => name === "Food")?.id;
  await member.call("POST", "/api/budget/expenses", {
    id: crypto.randomUUID(),
    categoryId: food,
    spentOn: today,
    amountCents: 1840,
    note: "",
  });
  await page.reload();
  await expect(page.getByText(/\$18\.40 spent since/)).toBeVisible();
  await act("log a no-spend day with expenses", 2, async () => {
    await tap(acts.getByRole("button", { name: "Log no-spend day" }));
    await tap(acts.getByRole("button", { name: "Yes, log it" }));
    await expect(acts.getByText("Logged. Today is a no-spend day.")).toBeVisible();
  });
  console.table(rows);
  for (const [name, row] of Object.entries(rows)) {
    expect.soft(row.taps, name).toBeLessThanOrEqual(row.most);
    expect.soft(row.scrolled, `${name}: screens scrolled`).toBeLessThan(screen);
  }
});

test("a fold opens for its address, for a link on its page and for print; one opened by hand stays open on this device @phone @long", async ({
  page,
  full,
  isMobile,
}) => {
  test.skip(!isMobile, "from 60 rem every fold is open");
  const isOpen = (id: string) => page.locator(`details#${id}`).evaluate((one: HTMLDetailsElement) => one.open);
  await page.goto(`${full.url}/budget#bills`);
  await expect(page.getByRole("button", { name: "Add a bill" })).toBeInViewport();
  expect(await isOpen("how")).toBe(false);
  await page.getByRole("link", { name: "How we get this" }).click();
  await expect(page.getByText("Rounded down, and fixed until midnight.")).toBeInViewport();
  // a fold opened by its address is not saved as open; one opened by hand is
  await page.goto(`${full.url}/budget`);
  await page.locator("#saved summary").click();
  await expect(page.getByRole("button", { name: "Export CSV" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Export CSV" })).toBeVisible();
  expect(await isOpen("bills")).toBe(false);
  // find-in-page opens a closed fold with a match; no script can start it, but a text fragment takes the same steps
  await page.getByRole("heading", { level: 1 }).click();
  await page.evaluate(() => (location.hash = ":~:text=Add%20a%20bill"));
  await expect(page.getByRole("button", { name: "Add a bill" })).toBeInViewport();
  expect(await isOpen("bills")).toBe(true);
  expect(await isOpen("how")).toBe(false);
  // text typed into a fold keeps it open, also after a reload and when its header is pressed
  await page.goto(`${full.url}/challenge#milestones`);
  await page.getByLabel("Days in a row").fill("40");
  await page.goto(`${full.url}/challenge`);
  await expect(page.getByLabel("Days in a row")).toHaveValue("40");
  await page.locator("#milestones summary").click();
  await expect(page.getByLabel("Days in a row")).toBeVisible();
  await page.getByLabel("Days in a row").fill("");
  await page.locator("#milestones summary").click();
  await expect(page.getByLabel("Days in a row")).toBeHidden();
  // print opens all folds and closes them again
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  expect(await isOpen("rules")).toBe(true);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  expect(await isOpen("rules")).toBe(false);
});

/** Pairs of chart labels that overlap. */
const collisions = (page: Page) =>
  page.locator("main svg.chart-svg").evaluateAll((charts) =>
    charts.flatMap((chart) => {
      const labels = [...chart.querySelectorAll("text")].filter((one) => one.checkVisibility({ contentVisibilityAuto: true }));
      const boxes = labels.map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }));
      return boxes.flatMap(({ text, box }, index) =>
        boxes
          .slice(index + 1)
          .filter(
            ({ box: other }) =>
              box.left < other.right - 1 && other.left < box.right - 1 && box.top < other.bottom - 4 && other.top < box.bottom - 4,
          )
          .map((other) => `${text} and ${other.text}`),
      );
    }),
  );

test("with every fold open nothing is cut off, no chart labels overlap, and axe finds nothing @phone @long", async ({
  page,
  full,
  isMobile,
}) => {
  test.skip(!isMobile, "the widths of phones");
  test.setTimeout(120_000);
  for (const path of Object.keys(most)) {
    await page.setViewportSize({ width: 390, height: screen });
    await page.goto(full.url + path);
    await settled(page);
    await page.evaluate(() => document.querySelectorAll<HTMLDetailsElement>("main details.fold").forEach((one) => (one.open = true)));
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    await inBothThemes(page, () => expectNoAxe(page));
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: screen });
      await expect.poll(() => collisions(page), `${path} at ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} scrolls sideways`).toBeLessThanOrEqual(width);
    }
  }
});

test("a member who began with a habit sees the day on Home, with the habit in it", async ({ page, member }) => {
  const { today } = await member.call<{ today: string }>("GET", "/api/members/today");
  const [first] = await member.call<{ id: string }[]>("GET", "/api/lifestyle/habits");
  await page.goto("/");
  await expect(page.getByText("after you pick one in Lifestyle")).toBeVisible();
  await member.call("PUT", `/api/lifestyle/habits/${first?.id}/days/${today}`, { isDone: true });
  await page.goto("/");
  await expect(page.getByText("1 of 4 done")).toBeVisible();
  await expect(page.getByText("after you pick one in Lifestyle")).toHaveCount(0);
});
