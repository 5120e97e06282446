/** After Undo the focus is on the restored row, in every list, and no request for the deleted row has failed. */
import type { Page } from "@playwright/test";
import { entryField, saveEntry } from "./entry.ts";
import { expect, test, type Member, today } from "./people.ts";

test.skip(({ isMobile }) => isMobile, "the same at every width");
test.describe.configure({ timeout: 120_000 });

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();
const id = "01900000-0000-7000-8000-000000000001";

/** `isLong`: in test:full only, because all use src/web/undo.ts. */
type List = { path: string; isLong?: true; begin: (member: Member) => Promise<string>; remove: (page: Page) => Promise<void> };

const lists: Record<string, List> = {
  "an expense": {
    path: "/budget",
    begin: async (member) => {
      const { categories } = await member.call<{ categories: { id: string }[] }>("GET", `/api/budget/months/${today().slice(0, 7)}`);
      const line = { id, categoryId: categories[0]?.id, spentOn: today(), amountCents: 500, note: "Bread" };
      await member.call("POST", "/api/budget/expenses", line);
      return id;
    },
    remove: async (page) => {
      await press(page, /^Edit the expense Bread/);
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    },
  },
  "a bill": {
    path: "/budget",
    isLong: true,
    begin: async (member) => {
      await member.call("GET", `/api/budget/months/${today().slice(0, 7)}`);
      await member.call("POST", "/api/budget/bills", { id, name: "Water", amountCents: 4000, dayOfMonth: 3, categoryId: null });
      return id;
    },
    remove: async (page) => {
      await press(page, "Edit the bill Water");
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    },
  },
  "a category": {
    path: "/budget",
    isLong: true,
    begin: async (member) => {
      const { categories } = await member.call<{ categories: { id: string; name: string }[] }>(
        "GET",
        `/api/budget/months/${today().slice(0, 7)}`,
      );
      return categories.find(({ name }) => name === "Food")?.id ?? "";
    },
    remove: async (page) => {
      await press(page, "Edit Food");
      await page.getByRole("form", { name: "Edit Food" }).getByRole("button", { name: "Delete" }).click();
    },
  },
  "a debt": {
    path: "/debt",
    isLong: true,
    begin: async (member) => (await member.call<{ debts: { id: string }[] }>("GET", "/api/debt")).debts[0]?.id ?? "",
    remove: async (page) => {
      await page
        .getByRole("region", { name: "Debts" })
        .getByRole("button", { name: /^Edit / })
        .first()
        .click();
      await page.getByRole("button", { name: "Delete", exact: true }).click();
    },
  },
  "a payment": {
    path: "/debt",
    isLong: true,
    begin: async (member) => {
      const { debts } = await member.call<{ debts: { id: string }[] }>("GET", "/api/debt");
      await member.call("POST", "/api/debt/payments", { id, debtId: debts[0]?.id, paidOn: today(), amountCents: 700 });
      return id;
    },
    remove: (page) => press(page, /^Delete the payment of \$7/),
  },
  "a milestone": {
    path: "/challenge",
    isLong: true,
    begin: async (member) => {
      await member.call("GET", "/api/challenge");
      await member.call("POST", "/api/challenge/milestones", { id, label: "Until payday", days: 9 });
      return id;
    },
    remove: (page) => press(page, "Delete the milestone Until payday"),
  },
  "a habit": {
    path: "/lifestyle",
    isLong: true,
    begin: async (member) => (await member.call<{ id: string }[]>("GET", "/api/lifestyle/habits"))[0]?.id ?? "",
    remove: async (page) => {
      await page
        .getByRole("button", { name: /of the last seven days/ })
        .first()
        .click();
      await page.getByRole("button", { name: /^Edit / }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    },
  },
  "a situation": {
    path: "/relationships",
    isLong: true,
    begin: async (member) => {
      await member.call("POST", "/api/relationships/analyses", { id, situationText: "She listened to the whole story." });
      return id;
    },
    remove: (page) => press(page, /^Delete the situation of/),
  },
  "a win": {
    path: "/gamification",
    isLong: true,
    begin: async (member) => {
      await member.call("POST", "/api/progress/achievements", { id, title: "Set a Boundary" });
      return id;
    },
    remove: (page) => press(page, /^Take back Set a Boundary/),
  },
};

for (const [what, { path, isLong, begin, remove }] of Object.entries(lists)) {
  test(`${what} that is restored has the focus`, { tag: isLong ? ["@long"] : [] }, async ({ page, member }) => {
    const row = await begin(member);
    await page.goto(path);
    const line = page.locator(`[data-row="${row}"]`);
    await expect(line.first()).toBeVisible();
    const failed: string[] = [];
    page.on("response", (answer) => answer.status() >= 400 && failed.push(`${answer.status()} ${answer.url()}`));
    await remove(page);
    await expect(line).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).last().click();
    await expect(line.first()).toBeFocused();
    expect(failed, "a deleted row is not requested again").toEqual([]);
  });
}

test("Undo of a page returns a mood that only the page had, too, and its scale is open until it is saved @long", async ({
  isMobile,
  page,
  member,
}) => {
  test.skip(isMobile, "the same at every width");
  await page.goto("/mental-health");
  const form = page.locator("form#write");
  const [mood, field] = [form.getByRole("slider", { name: "Mood, 1 to 10" }), entryField(page)];
  for (const [at, shown] of [
    [6, "6, steady."],
    [7, "7, fair."],
  ] as const) {
    if (at === 7) await form.getByRole("button", { name: "Change" }).click();
    await mood.press("ArrowRight");
    await field.fill(`Page ${at}.`);
    await saveEntry(page);
    await expect(form.getByText(shown, { exact: true })).toBeVisible();
    await form.getByRole("button", { name: "Undo" }).click();
    await expect(field).toHaveValue(`Page ${at}.`);
    await expect(mood).toHaveAttribute("aria-valuetext", new RegExp(`^${at}, .*press Enter to save$`));
    await saveEntry(page);
    await expect(form.getByText(shown, { exact: true })).toBeVisible();
  }
  const { entries } = await member.call<{ entries: object[] }>("GET", "/api/journal/entries");
  expect(entries).toMatchObject([
    { entryText: "Page 7.", moodRating: 7, isMoodSet: true },
    { entryText: "Page 6.", moodRating: 6, isMoodSet: true },
  ]);
});
