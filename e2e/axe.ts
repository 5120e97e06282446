import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** No finding by axe on the page as it stands, or on the part below `within` (an open layer, say). */
export async function expectNoAxe(page: Page, within?: string): Promise<void> {
  // without preloading the styles: axe would fetch and inline them, which the policy of the page refuses
  const axe = new AxeBuilder({ page }).options({ preload: false }).withTags(rules).setLegacyMode();
  if (within) axe.include(within);
  // a target that the round button above the bar covers at this scroll position can be scrolled free
  const setTop = (top: string) =>
    page.evaluate((value) => document.querySelector<HTMLElement>(".coin")?.style.setProperty("top", value), top);
  await setTop("0");
  const { violations } = await axe.analyze();
  await setTop("");
  const message = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.slice(0, 5).map((node) => `${node.target.join(" ")} — ${node.failureSummary?.split("\n")[1]?.trim() ?? ""}`),
  }));
  expect(message, "accessibility findings").toEqual([]);
}

/** Runs `look` in the light and in the dark theme, as the system would choose it. */
export async function inBothThemes(page: Page, inspect: (theme: "light" | "dark") => Promise<void>): Promise<void> {
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await inspect(theme);
  }
  await page.emulateMedia({ colorScheme: null });
}
