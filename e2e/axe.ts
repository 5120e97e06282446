import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import { isSampled } from "#testing/sample.ts";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Rules about colors: the only ones whose result depends on the theme. */
const colorRules = ["color-contrast", "link-in-text-block"];
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Pages that inBothThemes() shows in the second theme: the other rules have run in the first one. */
const inSecondTheme = new WeakSet<Page>();

/** Expects no axe finding on the page, or on the part below `within` (an open layer, for example). */
export async function expectNoAxe(page: Page, within?: string): Promise<void> {
  // injected once per document: parsing it for every call takes longer than the rules
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const options: RunOptions = {
    // no preload of style sheets: axe would fetch and inline them, which the page's CSP refuses
    preload: false,
    resultTypes: ["violations"],
    // a frame shows a document that the member uploaded; its content is not checked
    iframes: false,
    runOnly: inSecondTheme.has(page) ? { type: "rule", values: colorRules } : { type: "tag", values: tags },
  };
  const violations = await page.evaluate(
    async ([context, runOptions]) => {
      const { axe } = window as unknown as { axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> } };
      // a target covered by the round button at this scroll position can be scrolled clear of it
      const coin = document.querySelector<HTMLElement>(".coin");
      coin?.style.setProperty("top", "0");
      try {
        return (await axe.run(context ? { include: [[context]] } : document, runOptions)).violations;
      } finally {
        coin?.style.setProperty("top", "");
      }
    },
    [within, options] as const,
  );
  const message = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.slice(0, 5).map((node) => `${node.target.join(" ")} — ${node.failureSummary?.split("\n")[1]?.trim() ?? ""}`),
  }));
  expect(message, "accessibility findings").toEqual([]);
}

const themes = ["light", "dark"] as const;
/**
 * `npm test` checks phones in dark and desktops in light (src/web/contrast.test.ts checks the colors of both); test:full checks both
 * themes.
 */
const themesFor = (page: Page) => (isSampled ? ([(page.viewportSize()?.width ?? 0) < 600 ? "dark" : "light"] as const) : themes);

/** Runs `inspect` in the light and in the dark theme, set through the emulated system preference. */
export async function inBothThemes(page: Page, inspect: (theme: "light" | "dark") => Promise<void>): Promise<void> {
  try {
    for (const [at, theme] of themesFor(page).entries()) {
      await page.emulateMedia({ colorScheme: theme });
      if (at > 0) inSecondTheme.add(page);
      await inspect(theme);
    }
  } finally {
    inSecondTheme.delete(page);
  }
  await page.emulateMedia({ colorScheme: null });
}
