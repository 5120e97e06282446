/** A person in danger sees one thing first: one card that leads with what matters most now, with every line once. */
import type { Page } from "@playwright/test";
import { entryField } from "./entry.ts";
import { expect, expectNoAxe, inBothThemes, test } from "./people.ts";

const cards = (page: Page) => page.locator("main :is(.crisis-card, .danger, .quiet-line)");
const linesIn = (page: Page) =>
  cards(page)
    .locator("a[href^='tel:'], a[href^='sms:']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
const all = ["tel:911", "tel:18007997233", "tel:988", "sms:741741?&body=HOME", "tel:18006624357"];
const severe = "He says he will kill me if I leave. I don't want to live anymore.";

test("a threat to the writer's life beside a wish to die is one card above the analyzed words, reached first by keyboard @phone", async ({
  page,
  member: _,
}) => {
  await page.goto("/relationships");
  await page.getByLabel("What happened?").fill(severe);
  await expect(page.getByRole("group", { name: "Please call 911 now." })).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Analyze" }).click();
  await expect(page.locator("mark").first()).toBeVisible();
  const card = page.getByRole("group", { name: "Please call 911 now." });
  await expect(card).toContainText("You matter. Please let someone be with you in this.");
  await expect(card.getByText("First, stay private")).toBeVisible();
  await expect(card.getByRole("button", { name: "Quick exit" })).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  expect(await linesIn(page)).toEqual(all);
  await expect(page.getByRole("heading", { name: "The situation" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(card.getByRole("link", { name: /^911/ })).toBeFocused();
  await inBothThemes(page, () => expectNoAxe(page));

  // back in the field, and with an earlier text open, it is still one
  await page.getByRole("button", { name: "Look at another situation" }).click();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Show me an example" }).click();
  await expect(page.locator("mark").first()).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await expect(card).toBeVisible();
});

test("physical danger beside a faint sign or nothing else is one card as well", async ({ page, member: _ }) => {
  await page.goto("/relationships");
  await page.getByLabel("What happened?").fill("On Friday he choked me and then he checked my phone.");
  await page.getByRole("button", { name: "Analyze" }).click();
  await expect(page.getByRole("complementary", { name: "This sounds like it can hurt you." })).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  expect(await linesIn(page)).toEqual(["tel:18007997233", "tel:911"]);
});

test("the card of a field that is gone gives way to a newer one, which has its lines @long", async ({ page, member }) => {
  await member.call("POST", "/api/journal/entries", {
    id: crypto.randomUUID(),
    kind: "plain",
    entryText: "A quiet Sunday.",
    moodRating: 5,
    isMoodSet: true,
  });
  await page.goto("/mental-health#pages");
  const edit = async (words: string) => {
    await page.getByRole("button", { name: /^Edit the entry of/ }).click();
    await page.getByLabel("Your words").fill(words);
  };
  await edit("I'm 14 and my dad hits me.");
  await expect(page.getByRole("group", { name: "This is not your fault. You deserve to be safe." })).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByLabel("Your words")).toHaveCount(0);
  await expect(cards(page)).toHaveCount(1);

  await entryField(page).fill("I want to end my life.");
  const newest = page.getByRole("group", { name: "You matter. Please let someone be with you in this." });
  await expect(newest).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  expect((await linesIn(page)).toSorted()).toEqual([...all, "tel:18004224453"].toSorted());
  await expectNoAxe(page);
});

test("two fields of a page have one card, beside the newest words, with the lines of both @long", async ({ page, member: _ }) => {
  await page.goto("/relationships");
  await page.getByLabel("What happened?").fill("I'm 14 and my dad hits me.");
  const first = page.getByRole("group", { name: "This is not your fault. You deserve to be safe." });
  await expect(first).toBeVisible();
  await page.getByLabel("Note").first().fill("I want to end my life.");
  const newest = page.getByRole("group", { name: "You matter. Please let someone be with you in this." });
  await expect(newest).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  expect((await linesIn(page)).toSorted()).toEqual([...all, "tel:18004224453"].toSorted());
  await page.getByLabel("What happened?").fill("I'm 14 and my dad hits me. He did it again.");
  await expect(first).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
});

for (const { name, path, field } of [
  { name: "the weekly reset's answers", path: "/lifestyle#week", field: "What took more out of you than it gave?" },
  { name: "lines of the weekly planner", path: "/growth/time-management", field: "Goal 1" },
])
  test(`${name} bring up the card, which stays once they are saved @long`, async ({ page, member: _ }) => {
    await page.goto(path);
    await page.getByLabel(field, { exact: true }).fill("I want to end my life.");
    const card = page.getByRole("group", { name: "You matter. Please let someone be with you in this." });
    await expect(card).toBeVisible();
    await page.getByRole("button", { name: /^Save (?:Reflection|Weekly Plan)$/ }).click();
    await expect(page.locator(".toast", { hasText: "Saved!" })).toBeVisible();
    await expect(card).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
  });
