/** Two tabs of one browser on the same form: neither loses what was typed in the other. One journey per family of forms. */
import type { Page } from "@playwright/test";
import { wordsOf } from "./device.ts";
import { entryField, saveEntry } from "./entry.ts";
import { expect, test } from "./people.ts";

test.skip(({ isMobile }) => isMobile, "the same at every width");

const secondTab = async (page: Page, path: string) => {
  const other = await page.context().newPage();
  await other.goto(path);
  return other;
};
const forms = [
  { path: "/mental-health", field: "AI Journal Assistant", act: "Save Entry" },
  { path: "/growth/difficult-conversations", field: "Plan your conversation", act: "Save Conversation Prep" },
  { path: "/growth/confidence-builder", field: "What did you do?", act: "Save Achievement" },
];
for (const { path, field, act } of forms) {
  // long run only: saves.e2e.ts covers a save in another tab, and versions.e2e.ts a reload, in every run
  test(`${path}: a save in one tab keeps the other tab's text, also after a reload`, { tag: "@long" }, async ({ page, member }) => {
    await page.goto(path);
    await expect(page.getByLabel(field)).toBeVisible();
    const other = await secondTab(page, path);
    await expect(other.getByLabel(field)).toBeVisible();
    await page.getByLabel(field).fill("words of the first tab");
    await other.getByLabel(field).fill("words of the second tab");
    await page.getByRole("button", { name: act }).click();
    await expect(page.getByLabel(field)).toHaveValue("");
    await expect(other.getByLabel(field)).toHaveValue("words of the second tab");
    await other.reload();
    await expect(other.getByLabel(field)).toHaveValue("words of the second tab");
    await page.reload();
    await other.getByRole("button", { name: act }).click();
    await expect(other.getByLabel(field)).toHaveValue("");
    await expect.poll(async () => (await wordsOf(member)).join("\n")).toMatch(/second tab[^]*first tab/);
    await page.reload();
    await expect(page.getByLabel(field)).toHaveValue("");
  });
}

test("the analyzer keeps each tab's situation", { tag: "@long" }, async ({ page, member: _ }) => {
  await page.goto("/relationships");
  const field = (tab: Page) => tab.getByLabel("What happened?");
  const other = await secondTab(page, "/relationships");
  await field(page).fill("She listened to the whole story.");
  await field(other).fill("He read my messages.");
  await page.getByRole("button", { name: "Analyze" }).click();
  await expect(page.getByText("She listened to the whole story.").first()).toBeVisible();
  await expect(field(other)).toHaveValue("He read my messages.");
  await other.reload();
  await expect(field(other)).toHaveValue("He read my messages.");
});

test("text of a closed tab is restored in the next one, and removed once saved", async ({ page, member: _ }) => {
  await page.goto("/mental-health");
  const other = await secondTab(page, "/mental-health");
  const field = (tab: Page) => entryField(tab);
  await field(other).fill("not finished");
  await other.close();
  await page.reload();
  await expect(field(page)).toHaveValue("not finished");
  await field(page).fill("not finished, now it is");
  await saveEntry(page);
  await expect(field(page)).toHaveValue("");
  await page.reload();
  await expect(page.getByText("not finished, now it is").first()).toBeVisible();
  await expect(field(page)).toHaveValue("");
});

test("a tab that restores the text of an open one leaves it there", { tag: "@long" }, async ({ page, member: _ }) => {
  const field = (tab: Page) => entryField(tab);
  await page.goto("/mental-health");
  await field(page).fill("mine, still open");
  const other = await secondTab(page, "/mental-health");
  await expect(field(other)).toHaveValue("mine, still open");
  await field(other).fill("something else entirely");
  await saveEntry(other);
  await expect(field(other)).toHaveValue("");
  await expect(field(page)).toHaveValue("mine, still open");
  await page.reload();
  await expect(field(page)).toHaveValue("mine, still open");
  // a tab that clears it keeps the field empty
  const third = await secondTab(page, "/mental-health");
  await expect(field(third)).toHaveValue("mine, still open");
  await field(third).fill("");
  await third.reload();
  await expect(third.getByText("something else entirely").first()).toBeVisible();
  await expect(field(third)).toHaveValue("");
  await expect(field(page)).toHaveValue("mine, still open");
});

test("one entry edited in two tabs: the later save shows both versions and nothing is overwritten", async ({ page, member }) => {
  await member.call("POST", "/api/journal/entries", {
    id: "01900000-0000-7000-8000-000000000001",
    entryText: "as it was",
    moodRating: 4,
    isMoodSet: true,
    kind: "plain",
  });
  await page.goto("/mental-health");
  const other = await secondTab(page, "/mental-health");
  for (const tab of [page, other]) await tab.getByRole("button", { name: /^Edit the entry of/ }).click();
  await page.getByLabel("Your words").fill("changed in the first tab");
  await other.getByLabel("Your words").fill("changed in the second tab");
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("Your changes are saved.")).toBeVisible();
  await other.getByRole("button", { name: "Done" }).click();
  const choice = other.getByRole("alert").filter({ hasText: "This page was also changed somewhere else." });
  await expect(choice).toContainText("changed in the first tab");
  await expect(other.getByLabel("Your words")).toHaveValue("changed in the second tab");
  expect(await wordsOf(member)).toEqual(["changed in the first tab"]);
  await choice.getByRole("button", { name: "Use mine" }).click();
  await expect(choice).toBeHidden();
  await expect.poll(() => wordsOf(member)).toEqual(["changed in the second tab"]);
});

test("the weekly planner: an emptied line stays empty, also when new text is typed there @long", async ({ page, member }) => {
  await page.goto("/growth/time-management");
  const line = page.getByLabel("Priority 1");
  await line.fill("Walk the dog");
  await page.getByRole("button", { name: "Save Weekly Plan" }).click();
  await expect(page.getByText(/^Saved!|Plan saved/).first()).toBeVisible();
  await page.reload();
  await expect(line).toHaveValue("Walk the dog");
  await line.fill("");
  await expect(line).toHaveValue("");
  await page.reload();
  await expect(line).toHaveValue("");
  await line.pressSequentially("Swim");
  await expect(line).toHaveValue("Swim");
  await page.getByRole("button", { name: "Save Weekly Plan" }).click();
  await expect.poll(async () => (await wordsOf(member))[0]).toContain("1. Swim");
  expect((await wordsOf(member))[0]).not.toContain("Walk the dog");
});

test("the interview: an emptied answer does not return", { tag: "@long" }, async ({ page, member }) => {
  await page.goto("/growth/job-interview-mastery");
  const form = page.getByRole("form", { name: "Your five answers" });
  const answer = form.getByRole("textbox").first();
  await answer.fill("I fix what is broken.");
  await form.getByRole("button", { name: "Save Interview Preparation" }).click();
  // a reload before the response arrived makes the next save an update of this one
  await expect(page.getByText("Your interview preparation has been saved.")).toBeVisible();
  expect(await wordsOf(member)).toHaveLength(1);
  await page.reload();
  await expect(answer).toHaveValue("I fix what is broken.");
  await form.getByRole("textbox").nth(1).fill("I ask first.");
  await answer.fill("");
  await page.reload();
  await expect(answer).toHaveValue("");
  await form.getByRole("button", { name: "Save Interview Preparation" }).click();
  await expect.poll(async () => (await wordsOf(member)).length).toBe(2);
  expect((await wordsOf(member))[0]).not.toContain("I fix what is broken.");
});
