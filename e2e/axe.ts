import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import { isSampled } from "#testing/sample.ts";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules that judge colors: the only ones whose answer a theme can change. */
const colorRules = ["color-contrast", "link-in-text-block"];
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Pages that inBothThemes() shows in the second theme: every other rule was applied in the first. */
const inSecondTheme = new WeakSet<Page>();

/** No finding by axe on the page as it stands, or on the part below `within` (an open layer, say). */
export async function expectNoAxe(page: Page, within?: string): Promise<void> {
  // parsed once a document: parsing it again for every call takes longer than the rules
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const options: RunOptions = {
    // without preloading the styles: axe would fetch and inline them, which the policy of the page refuses
    preload: false,
    resultTypes: ["violations"],
    // a frame shows a document that the member uploaded, which is not ours to judge
    iframes: false,
    runOnly: inSecondTheme.has(page) ? { type: "rule", values: colorRules } : { type: "tag", values: tags },
  };
  const violations = await page.evaluate(
    async ([context, runOptions]) => {
      const { axe } = window as unknown as { axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> } };
      // a target that the round button above the bar covers at this scroll position can be scrolled free
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
/** In `npm test` phones are dark and desktops light: src/web/contrast.test.ts holds the colors of both, test:full every page. */
const themesFor = (page: Page) => (isSampled ? ([(page.viewportSize()?.width ?? 0) < 600 ? "dark" : "light"] as const) : themes);

/** Runs `inspect` in the light and in the dark theme, as the system would choose it. */
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
