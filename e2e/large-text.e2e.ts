/** Text size of 200 % set in the browser, on phones: every page and every layer over one. */
import { findBrowser, launchOptions } from "../scripts/browser.ts";
import { brokenWords, horizontalOverflow } from "./accessibility.ts";
import { openFolds } from "./folds.ts";
import { expect } from "./people.ts";
import { fullLayers, fullPages, openFull, signedOutStops, test, partOf, parts } from "./full-account.ts";

test.skip(({ isMobile }) => !isMobile, "a wide window has room");
test.use({ launchOptions: launchOptions(findBrowser(), ["--blink-settings=defaultFontSize=32"]) });

const widths = [390, 320];

for (let part = 1; part <= parts; part++) {
  const pages = partOf(fullPages, part);
  const layers = partOf(fullLayers, part);

  test(
    `with text of 200 % no page scrolls sideways or breaks a word at 390 and 320 px, part ${part} of ${parts}`,
    { tag: ["@phone", "@long"] },
    async ({ page, full }) => {
      test.setTimeout(240_000);
      expect(pages.length).toBeGreaterThan(6);
      for (const stop of pages) {
        await openFull(page, full, stop);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 });
          expect.soft(await horizontalOverflow(page), `${stop.name} at ${width} px`).toEqual([]);
        }
        const folded = await page.locator("main details.fold:not([open])").evaluateAll((folds) => folds.map((fold) => fold.id));
        await openFolds(page, ...folded);
        await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
        for (const width of folded.length > 0 ? widths : []) {
          await page.setViewportSize({ width, height: 844 });
          expect.soft(await horizontalOverflow(page), `${stop.name} unfolded at ${width} px`).toEqual([]);
        }
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 });
          expect.soft(await brokenWords(page, width === 320 ? 11 : 14), `words of ${stop.name} at ${width} px`).toEqual([]);
        }
      }
    },
  );

  test(
    `with text of 200 % no layer over a page scrolls sideways or breaks a word at 390 and 320 px, part ${part} of ${parts}`,
    { tag: ["@phone", "@long"] },
    async ({ page, full }) => {
      test.setTimeout(240_000);
      expect(layers.length).toBeGreaterThan(10);
      for (const stop of layers) {
        await page.setViewportSize({ width: 390, height: 844 });
        await openFull(page, full, stop);
        page.setDefaultTimeout(8_000);
        await test.step(stop.name, async () => stop.open?.(page, true));
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 });
          expect.soft(await horizontalOverflow(page), `${stop.name} at ${width} px`).toEqual([]);
          expect.soft(await brokenWords(page, width === 320 ? 11 : 14), `words of ${stop.name} at ${width} px`).toEqual([]);
        }
      }
    },
  );
}

test(
  "with text of 200 % a telephone number stays on one line, a mood stays round, and a link that looks like a button is centered",
  { tag: ["@phone", "@long"] },
  async ({ page, member }) => {
    const { today } = await member.call<{ today: string }>("GET", "/api/members/today");
    await member.call("PUT", `/api/journal/moods/${today}`, { mood: 10 });
    await page.goto("/mental-health");
    const numbers = page.locator("#lines .no").filter({ hasText: /^[\d-]+$/ });
    await expect(numbers).toHaveCount(4);
    const breathing = page.getByRole("heading", { name: "4-7-8 breathing" });
    /** How many lines its numbers take, whatever element they are in. */
    const linesOfNumbers = (heading: HTMLElement | SVGElement) => {
      const numbers = document.createRange();
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        if (text.textContent?.startsWith("4-7-8")) {
          numbers.setStart(text, 0);
          numbers.setEnd(text, "4-7-8".length);
        }
      return new Set([...numbers.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    const mood = page.locator(".week-strip .mood-face", { hasText: "10" });
    const lines = (all: (HTMLElement | SVGElement)[]) =>
      all.map((one) => Math.round(one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight)));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await numbers.evaluateAll(lines), `numbers at ${width} px`).toEqual([1, 1, 1, 1]);
      expect.soft(await breathing.evaluate(linesOfNumbers), `4-7-8 at ${width} px`).toBe(1);
      const round = await mood.boundingBox();
      expect.soft(Math.abs((round?.width ?? 0) - (round?.height ?? 99)), `mood at ${width} px`).toBeLessThan(1);
    }
    await page.goto("/");
    await expect(page.getByRole("link", { name: "Try No Spend Challenge" })).toHaveCSS("text-align", "center");
  },
);

test(
  "with text of 200 % the pages before sign-in and the gate do not scroll sideways either",
  { tag: ["@phone", "@long"] },
  async ({ page, lapsedMember }) => {
    await page.goto("/budget");
    await expect(page.getByRole("button", { name: /Subscribe|Start/ }).first()).toBeVisible();
    const fits = async (what: string) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await horizontalOverflow(page), `${what} at ${width} px`).toEqual([]);
      }
    };
    await fits(`the gate of ${lapsedMember.email}`);
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
    for (const stop of signedOutStops) {
      await page.goto(stop.path);
      await page.waitForLoadState("networkidle");
      await stop.open?.(page, true);
      await fits(stop.name);
    }
  },
);
