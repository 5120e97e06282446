/** A stored text that was emptied stays empty: after the next key, after a reload, and with what is typed then standing alone. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test, type Member } from "./people.ts";

test.skip(({ isMobile }) => isMobile, "the same at every width");

const today = () => new Date().toLocaleDateString("en-CA", { timeZone: "America/New_York" });
const month = () => today().slice(0, 7);

type Form = {
  name: string;
  path: string;
  /** Stores the text "stored". */
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
      await member.call("GET", `/api/budget/months/${month()}`);
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

for (const { name, path, store, open, field } of forms) {
  test(`${name}: an emptied field stays empty through a reload`, async ({ page, member }) => {
    await store(member);
    await page.goto(path);
    await open?.(page);
    const input = page.getByLabel(field, { exact: true });
    await expect(input).toHaveValue("stored");
    await input.fill("");
    await expect(input).toHaveValue("");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    if (!(await input.isVisible())) await open?.(page);
    await expect(input).toHaveValue("");
    await input.pressSequentially("Swim");
    await expect(input).toHaveValue("Swim");
  });
}
