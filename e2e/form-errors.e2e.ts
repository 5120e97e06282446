/** A field's error disappears with the first correction, and returns when the form is sent with the same mistake again. */
import type { Page } from "@playwright/test";
import { entryField } from "./entry.ts";
import { expect, test } from "./people.ts";

test.use({ isDataSaving: true });

test.skip(({ isMobile }) => isMobile, "the same at every width");

type Form = {
  name: string;
  path: string;
  open?: (page: Page) => Promise<void>;
  send: (page: Page) => Promise<void>;
  field: string;
  right: string;
  error: string;
};
const press = (name: string) => (page: Page) => page.getByRole("button", { name, exact: true }).click();
const inDialog = (name: string) => (page: Page) => page.getByRole("dialog").getByRole("button", { name, exact: true }).click();

const forms: Form[] = [
  {
    name: "a category",
    path: "/budget",
    open: press("Add Category"),
    send: inDialog("Add"),
    field: "Name",
    right: "Garden",
    error: "Please enter a category name.",
  },
  {
    name: "a bill",
    path: "/budget#bills",
    open: press("Add a bill"),
    send: inDialog("Add"),
    field: "Name",
    right: "Water",
    error: "Please enter what the bill is for.",
  },
  {
    name: "the month's money",
    path: "/budget",
    send: press("Show what is safe to spend"),
    field: "What do you have this month?",
    right: "2000",
    error: "Please enter an amount above 0.",
  },
  {
    name: "a debt",
    path: "/debt",
    open: press("Add New Debt"),
    send: press("Add debt"),
    field: "Name",
    right: "Visa",
    error: "Please enter a name.",
  },
  {
    name: "a goal",
    path: "/debt",
    open: press("Add a goal"),
    send: inDialog("Add"),
    field: "Amount to reach",
    right: "600",
    error: "Please enter the amount to reach.",
  },
  {
    name: "a milestone",
    path: "/challenge#milestones",

    send: press("Add Milestone"),
    field: "Name",
    right: "Ten days",
    error: "Please enter valid milestone details",
  },
  {
    name: "a strength",
    path: "/growth/confidence-builder",
    send: press("Add strength"),
    field: "In your own words",
    right: "Patient",
    error: "Please write a strength first.",
  },
  {
    name: "a journal page",
    path: "/mental-health",
    send: press("Save Entry"),
    field: "AI Journal Assistant",
    right: "A day.",
    error: "Please write something before saving.",
  },
  {
    name: "a situation",
    path: "/relationships",
    send: press("Analyze"),
    field: "What happened?",
    right: "She listened.",
    error: "Please describe a situation to analyze.",
  },
];

for (const [where, group] of [
  ["the budget", forms.filter(({ path }) => path === "/budget")],
  ["the other pages", forms.filter(({ path }) => path !== "/budget")],
] as const) {
  const tag = where === "the budget" ? [] : ["@long"];
  test(`a field's error disappears when it is corrected, in every form of ${where}`, { tag }, async ({ page, member: _ }) => {
    test.slow(); // opens a page for each form
    for (const { name, path, open, send, field, right, error } of group) {
      await test.step(name, async () => {
        await page.goto(path);
        await open?.(page);
        const scope = (await page.getByRole("dialog").count()) > 0 ? page.getByRole("dialog") : page.getByRole("main");
        const beside = scope.locator(".problem").filter({ hasText: error });
        await send(page);
        await expect(beside.first()).toBeVisible();
        const line = await beside.first().evaluate((element) => getComputedStyle(element).color);
        await expect(scope.getByLabel(field, { exact: true }), "the field's line").toHaveCSS("border-color", line);
        await scope.getByLabel(field, { exact: true }).fill(right);
        await expect(beside).toHaveCount(0);
        await scope.getByLabel(field, { exact: true }).fill("");
        await expect(beside).toHaveCount(0);
        await send(page);
        await expect(beside.first()).toBeVisible();
        await expect(scope.locator("[aria-invalid=true]").first()).toBeFocused();
      });
    }
  });
}

test("signing in: the error beside the address disappears when it is corrected, and returns with the same mistake", async ({ page }) => {
  await page.goto("/auth");
  const email = page.getByLabel("Email");
  const beside = page.locator(".problem");
  await email.fill("nobody");
  await page.getByLabel("Password", { exact: true }).fill("three plain words");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(beside).toHaveCount(1);
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await email.fill("somebody");
  await expect(beside).toHaveCount(0);
  await expect(email).not.toHaveAttribute("aria-invalid", "true");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(beside).toHaveCount(1);
});

/** The next requests to `path` fail until the returned function is called. */
async function failAt(page: Page, path: string) {
  let isDown = true;
  await page.route(`**/api/rpc/${path}`, (route) =>
    isDown ? route.fulfill({ status: 503, json: { code: "unavailable", message: "The server is resting." } }) : route.continue(),
  );
  return () => void (isDown = false);
}
const retry = async (page: Page, failed: string) => {
  const toast = page.locator(".toast").filter({ hasText: failed });
  await toast.getByRole("button", { name: "Retry" }).click();
  await expect(toast).toHaveCount(0);
};

test("Retry of a mood inside the form of a page saves the mood, not the page", async ({ page, member, guard }) => {
  guard.allow(/503/);
  await page.goto("/mental-health");
  await entryField(page).fill("half a sent");
  const restore = await failAt(page, "journal/setMood");
  const today = page.getByRole("region", { name: "How is today?" });
  await today.getByRole("button", { name: /^3\b/ }).click();
  await expect(page.getByText("The server is resting.")).toBeVisible();
  restore();
  await retry(page, "Error saving the mood");
  await expect(today).toContainText("3, ");
  await expect(entryField(page)).toHaveValue("half a sent");
  expect(await member.call("GET", "/api/journal/entries")).toMatchObject({ entries: [] });
});

test("Retry of adding a deleted debt again restores it, and closes its form @long", async ({ page, member, guard }) => {
  guard.allow(/503/);
  const id = "01900000-0000-7000-8000-000000000001";
  const debt = { id, name: "Visa", emoji: "", totalCents: 100_000, paidCents: 20_000, rateMilli: null, minimumCents: null };
  await member.call("POST", "/api/debt/debts", debt);
  await page.goto("/debt");
  await page.getByRole("button", { name: "Edit Visa" }).click();
  const form = page.getByRole("form", { name: "Edit Visa" });
  await form.getByLabel("Total", { exact: true }).fill("1200");
  await member.call("DELETE", `/api/debt/debts/${id}`);
  await form.getByRole("button", { name: "Done" }).click();
  const restore = await failAt(page, "deleted/restore");
  await form.getByRole("button", { name: "Add it again" }).click();
  await expect(page.getByText("The server is resting.").first()).toBeVisible();
  restore();
  await retry(page, "Error saving debt");
  await expect(form).toBeHidden();
  const { debts } = await member.call<{ debts: { name: string; totalCents: number }[] }>("GET", "/api/debt");
  expect(debts.filter(({ name }) => name === "Visa")).toMatchObject([{ totalCents: 120_000 }]);
});
