/** Hidden amounts: with the eye off, no amount and no journal text is readable on the screen until it is pressed again. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { entryField } from "./entry.ts";
import { fullLayers, fullPages, openFull, test as fullTest } from "./full-account.ts";
import { openFolds } from "./folds.ts";
import { expect, test, useModel, type Member, openAccount } from "./people.ts";

test.use({ isDataSaving: true });

const canary = "heronwharf";

/**
 * What is still readable: the smallest elements whose text is an amount (found by the currency and digits on the page, not by the product's
 * own function) or contains the canary word, fields with amounts, and the title. Runs in the page.
 */
function readable(word: string): string[] {
  const isBlurred = (element: Element): boolean => {
    for (let one: Element | null = element; one; one = one.parentElement) if (getComputedStyle(one).filter.includes("blur")) return true;
    return false;
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest(".visually-hidden, script, style, head");
  const isSecret = (text: string) => /[$€£]\s*-?\d/.test(text) || text.includes(word);
  const found: string[] = [];
  const walk = (element: Element): void => {
    if (!isSecret(element.textContent ?? "") || isBlurred(element) || !isSeen(element)) return;
    const inner = [...element.children].filter((child) => isSecret(child.textContent ?? ""));
    inner.forEach(walk);
    const own = [...element.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : "\n")).join("");
    // text that is spread over children, such as a sign and its digits in two elements
    if (isSecret(own)) found.push(`${element.tagName} ${element.className}: ${own.trim().slice(0, 80)}`);
    else if (inner.length === 0) {
      const digits = [...element.children].filter((child) => /\d/.test(child.textContent ?? "") && !isBlurred(child));
      if (digits.length > 0) found.push(`${element.tagName} ${element.className}: ${(element.textContent ?? "").slice(0, 80)}`);
    }
  };
  walk(document.body);
  for (const field of document.querySelectorAll<HTMLInputElement>("input[inputmode=decimal], .reasons input, textarea"))
    if (field.value !== "" && isSeen(field) && !isBlurred(field)) found.push(`field ${field.name || field.id}: ${field.value}`);
  for (const one of document.querySelectorAll("[title]"))
    if (isSecret(one.getAttribute("title") ?? "")) found.push(`tooltip ${one.outerHTML}`);
  if (isSecret(document.title)) found.push(`title ${document.title}`);
  return found;
}

async function fill(member: Member): Promise<void> {
  const { today } = await member.call<{ today: string }>("GET", "/api/members/today");
  const month = `/api/budget/months/${today.slice(0, 7)}`;
  const { categories } = await member.call<{ categories: { id: string }[] }>("GET", month);
  await member.call("PUT", `${month}/total`, { cents: 300_000 });
  await member.call("POST", "/api/budget/expenses", {
    id: randomUUID(),
    categoryId: categories[0]?.id,
    amountCents: 1_234,
    spentOn: today,
    note: "Lunch",
  });
  await member.call("POST", "/api/journal/entries", { id: randomUUID(), entryText: `A walk at ${canary}`, moodRating: 6, kind: "plain" });
}

const settled = (page: Page) =>
  page.waitForFunction(() => !document.querySelector(".skeleton, .spin, .prerendered, [aria-busy='true']") && document.querySelector("h1"));

test("the eye hides every amount and journal entry, also after a reload and on other pages, and the shortcut shows them again", async ({
  page,
  member,
  isMobile,
}) => {
  test.skip(isMobile, "the same at every width but for the place of the button: layers.e2e.ts opens the menu");
  await fill(member);
  await page.goto("/budget");
  await settled(page);
  expect(await page.evaluate(readable, canary), "all of it is found while it is shown").not.toEqual([]);
  const eye = page.getByRole("button", { name: "Hide amounts" });
  await eye.click();
  await expect(eye).toHaveAttribute("aria-pressed", "true");
  expect(await page.evaluate(readable, canary), "budget").toEqual([]);
  for (const path of ["/", "/mental-health", "/debt"]) {
    await page.goto(path);
    await settled(page);
    await expect(eye).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => page.evaluate(readable, canary), path).toEqual([]);
  }
  await page.keyboard.press("Control+Shift+Period");
  await expect(eye).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByText("Amounts and journal pages are shown.")).toBeVisible();
  expect(await page.evaluate(readable, canary)).not.toEqual([]);
});

test("what is shown of journal pages and situations elsewhere is hidden, too @long", async ({ page, member, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  const hidden = async (what: string, word = canary) => expect.soft(await page.evaluate(readable, word), what).toEqual([]);
  await useModel(page);
  await page.addInitScript(() => localStorage.setItem("evenday.amounts-hidden", "on"));
  await fill(member);
  const { today } = await member.call<{ today: string }>("GET", "/api/members/today");
  const measures = { communication: 5, trust: 5, respect: 5, support: 5 };
  await member.call("PUT", "/api/relationships/weeks/this", { ...measures, note: canary });

  await page.goto("/");
  const drawer = await openAccount(page, "Your data");
  for (const [words, caption] of [
    ["A walk at", /^Already there/],
    ["Rain at", "What will be imported"],
  ] as const) {
    const buffer = Buffer.from(`${words} ${canary}`);
    await drawer.getByLabel("Files from another app").setInputFiles({ name: `${today}.md`, mimeType: "text/markdown", buffer });
    await expect(drawer.getByRole("table", { name: caption }).getByText(canary)).toBeVisible();
    await hidden(String(caption));
    await drawer.getByRole("button", { name: "Cancel" }).click();
  }

  await page.goto("/mental-health");
  await entryField(page).fill(canary);
  await page.getByRole("button", { name: "Ask me another question" }).click();
  await page.getByText("Show the words that would go").click();
  await hidden("the words for the model");

  await page.goto("/relationships");
  await openFolds(page, "tracker", "decide");
  await page.getByRole("button", { name: /^Show as a table/ }).click();
  await page.getByRole("button", { name: "Add a reason for it" }).click();
  await page.keyboard.type(canary);
  await hidden("the check-ins and the reasons");
  await page.getByRole("textbox", { name: "What happened?" }).fill("On Monday he said sorry without me asking.");
  await page.getByRole("button", { name: "Analyze" }).click();
  await expect(page.locator("q")).toHaveText(["said sorry without me asking"]);
  await hidden("the phrases", "without me asking");

  const { entries } = await member.call<{ entries: { id: string }[] }>("GET", "/api/journal/entries");
  await member.call("DELETE", `/api/journal/entries/${entries[0]?.id}`);
  await page.goto("/mental-health");
  await openFolds(page, "pages");
  await page.getByRole("button", { name: "Recently deleted" }).click();
  await page.getByRole("button", { name: /^Delete now: Journal page/ }).click();
  await expect(page.getByRole("dialog", { name: "Delete it for good?" })).toContainText(canary);
  await hidden("the question");
});

fullTest(
  "no page and no layer over one shows an amount or a journal page while they are hidden",
  { tag: "@long" },
  async ({ page, full, isMobile }) => {
    fullTest.skip(isMobile, "the same at every width");
    fullTest.setTimeout(290_000);
    await page.addInitScript(() => localStorage.setItem("evenday.amounts-hidden", "on"));
    for (const stop of [...fullPages, ...fullLayers.filter((one) => one.name !== "home--menu")]) {
      await openFull(page, full, stop);
      await stop.open?.(page, false);
      expect.soft(await page.evaluate(readable, canary), stop.name).toEqual([]);
    }
  },
);
