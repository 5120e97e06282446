import { setTimeout as wait } from "node:timers/promises";
import type { FirefoxPage as Page } from "../scripts/firefox.ts";

export const longestWaitMs = 30_000;

/** An element, to be pressed or filled as soon as that works. puppeteer-core's own waiting needs `eval`, which the page's policy forbids. */
export function element(page: Page, selector: string) {
  const whenThere = async (act: (found: NonNullable<Awaited<ReturnType<Page["$"]>>>) => Promise<void>) => {
    for (const end = Date.now() + longestWaitMs; ; await wait(100)) {
      const found = await page.$(selector);
      try {
        if (found) return await act(found);
        if (Date.now() > end) throw new Error(`there is no ${selector}`);
      } catch (failure) {
        if (Date.now() > end) throw failure;
      } finally {
        await found?.dispose();
      }
    }
  };
  return {
    click: () => whenThere((found) => found.click()),
    /** Replaces what the field holds. */
    fill: (text: string) =>
      whenThere(async (found) => {
        await found.focus();
        await page.keyboard.down("Control");
        await page.keyboard.press("a");
        await page.keyboard.up("Control");
        for (const letter of text) await page.keyboard.sendCharacter(letter);
      }),
  };
}
