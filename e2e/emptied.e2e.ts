/** A stored text that the member clears stays empty: after the next key, after a reload, and when other text is typed there. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test, type Member, thisMonth, today } from "./people.ts";

test.skip(({ isMobile }) => isMobile, "the same at every width");

type Form = {
  name: string;
  path: string;
  /** Stores the text "stored" on the server. */
  store: (member: Member) => Promise<unknown>;
  open?: (page: Page) => Promise<unknown>;
  field: string;
};
const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name, exact: true }).click();
const rules = { still: ["stored"], spent: ["Coffee"] };

const forms: Form[] = [
  {
    name: "the safety plan",
    path: "/mental-health",
    store: (member) => member.call("PUT", "/api/safety/plan", { signs: "stored", calming: "", people: "", places: "" }),
    field: "How I notice that it gets hard",
  },
  {
    name: "a journal page",
    path: "/mental-health",
    store: (member) => member.call("POST", "/api/journal/entries", { id: randomUUID(), entryText: "stored", moodRating: 5, kind: "plain" }),
    open: (page) => page.getByRole("button", { name: /^Edit/ }).first().click(),
    field: "Your words",
  },
  {
    name: "the relationship check-in",
    path: "/relationships",
    store: (member) =>
      member.call("PUT", "/api/relationships/weeks/this", { communication: 5, trust: 5, respect: 5, support: 5, note: "stored" }),
    field: "A note for this week",
  },
  {
    name: "the daily check-in",
    path: "/growth/emotional-intelligence",
    store: (member) => member.call("PUT", `/api/growth/checkins/${today()}`, { rating: 6, word: "stored" }),
    field: "One word for it",
  },
  {
    name: "the own rules",
    path: "/challenge",
    store: (member) => member.call("PUT", "/api/challenge/rules", rules),
    open: press("Change the rules"),
    field: "Still a no-spend day",
  },
  {
    name: "a habit",
    path: "/lifestyle",
    store: (member) => member.call("POST", "/api/lifestyle/habits", { id: randomUUID(), name: "stored", category: "Mind" }),
    open: async (page) => {
      await press(/^stored: . of the last seven days/)(page);
      await press("Edit stored")(page);
    },
    field: "Name",
  },
  {
    name: "a saving spot",
    path: "/lifestyle",
    store: (member) => member.call("POST", "/api/lifestyle/spots", { id: randomUUID(), name: "Market", note: "stored" }),
    open: press("Edit Market"),
    field: "Note",
  },
  {
    name: "a debt",
    path: "/debt",
    store: (member) =>
      member.call("POST", "/api/debt/debts", {
        id: randomUUID(),
        name: "stored",
        emoji: "💳",
        totalCents: 100_000,
        paidCents: 0,
        rateMilli: null,
        minimumCents: null,
      }),
    open: press("Edit stored"),
    field: "Name",
  },
  {
    name: "a savings goal",
    path: "/debt",
    store: (member) =>
      member.call("POST", "/api/debt/goals", { id: randomUUID(), name: "stored", emoji: "🚲", targetCents: 60_000, currentCents: 0 }),
    open: press("Edit the goal stored"),
    field: "Name",
  },
  {
    name: "a bill",
    path: "/budget",
    store: async (member) => {
      await member.call("GET", `/api/budget/months/${thisMonth()}`);
      await member.call("POST", "/api/budget/bills", {
        id: randomUUID(),
        name: "stored",
        amountCents: 4_000,
        dayOfMonth: 20,
        categoryId: null,
      });
    },
    open: press("Edit the bill stored"),
    field: "Name",
  },
];

/** In every run; all save their drafts through src/web/drafts.ts and row-editor.ts. */
const inEveryRun = ["a debt"];

for (const { name, path, store, open, field } of forms) {
  const tag = inEveryRun.includes(name) ? [] : ["@long"];
  test(`${name}: an emptied field stays empty through a reload`, { tag }, async ({ page, member }) => {
    await store(member);
    await page.goto(path);
    await open?.(page);
    const input = page.getByLabel(field, { exact: true });
    await expect(input).toHaveValue("stored");
    await input.fill("");
    await expect(input).toHaveValue("");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState("networkidle"); // a form with a draft may open by itself
    if (!(await input.isVisible())) await open?.(page);
    await expect(input).toHaveValue("");
    await input.pressSequentially("Swim");
    await expect(input).toHaveValue("Swim");
  });
}

type NewForm = { path: string; open?: (page: Page) => Promise<unknown>; field: string };

const newForms: NewForm[] = [
  { path: "/", open: press("Add expense"), field: "Amount" },
  { path: "/budget", field: "I spent (amount)" },
  { path: "/budget", field: "for (note)" },
  { path: "/budget", field: "What do you have this month?" },
  { path: "/budget", open: press("Add Category"), field: "Name" },
  { path: "/budget", open: press("Add a bill"), field: "Name" },
  { path: "/debt", field: "I paid (amount)" },
  { path: "/debt", open: press("Add New Debt"), field: "Name" },
  { path: "/debt", open: press("Add a goal"), field: "Name" },
  { path: "/debt", open: press("Add to Emergency Fund"), field: "Amount" },
  { path: "/challenge", field: "Name" },
  { path: "/challenge", field: "Days in a row" },
  { path: "/mental-health", field: "AI Journal Assistant" },
  { path: "/lifestyle", open: press("Add Habit"), field: "Name" },
  { path: "/lifestyle", open: press("Add a saving spot"), field: "Note" },
  { path: "/lifestyle", field: "What went better than you expected?" },
  { path: "/relationships", field: "What happened?" },
  { path: "/relationships", field: "What are you deciding?" },
  { path: "/life-coach", field: "Your message" },
  { path: "/growth/emotional-intelligence", field: "Reflection journal" },
  { path: "/growth/confidence-builder", field: "What did you do?" },
  { path: "/growth/confidence-builder", field: "In your own words" },
  { path: "/growth/difficult-conversations", field: "Plan your conversation" },
];

for (const [path, forms] of Map.groupBy(newForms, (form) => form.path)) {
  test(
    `the form for a new row on ${path}: an emptied field stays empty through a reload`,
    { tag: "@long" },
    async ({ page, member: _ }) => {
      test.setTimeout(120_000);
      const openAgain = async ({ open, field }: NewForm) => {
        await page.goto(path);
        await open?.(page);
        return page.getByLabel(field, { exact: true });
      };
      for (const form of forms) await (await openAgain(form)).fill("stored");
      for (const form of forms) {
        const input = await openAgain(form);
        await expect(input).toHaveValue("stored");
        await input.fill("");
      }
      for (const form of forms) {
        const input = await openAgain(form);
        await expect(input).toHaveValue("");
        await input.pressSequentially("7");
        await expect(input).toHaveValue("7");
      }
    },
  );
}
