import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { unfold } from "./folds.ts";
import { expect, expectNoAxe, failNext, inBothThemes, test, type Member } from "./people.ts";

type View = { debts: { id: string; name: string; paidCents: number; totalCents: number; emoji: string; version: number }[] };
const read = (member: Member) => member.call<View>("GET", "/api/debt");
const sum = (page: Page, name: string) => page.locator(".sums > div", { has: page.getByText(name, { exact: true }) }).locator(".val");
const row = (page: Page, name: string) =>
  page
    .getByRole("region", { name: "Debts", exact: true })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });

test("a member tracks debts: the score, edit mode, a new debt, payments with a date, and Undo @phone", async ({
  page,
  member,
  isMobile,
}) => {
  await page.goto("/debt");
  await expect(page.getByRole("heading", { name: "Debt & Savings Tracker" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Emotional Wellness Score" }).locator(".figure")).toHaveText("3 of 10");
  await expect(page.getByText("It measures repayment, nothing else.")).toBeVisible();
  await expect(page.locator(".bars h3")).toHaveText(["Credit Card", "Student Loan", "Car Loan"]);
  // no score is computed from the examples, and each is marked as one
  await expect(page.locator(".score .kind")).toHaveText(/^These debts are examples/);
  await expect(row(page, "Car Loan").getByText("Example")).toBeVisible();
  await expect(page.getByText(/% is paid/)).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Payments" }).getByText("Nothing is paid yet.")).toBeVisible();

  await page.getByRole("button", { name: "Edit Credit Card" }).click();
  const form = page.getByRole("form", { name: "Edit Credit Card" });
  await form.getByLabel("Total").fill("");
  await form.getByRole("button", { name: "Done" }).click();
  await expect(form.getByText("Please enter the total.")).toBeVisible();
  await form.getByLabel("Total").fill("5000");
  await form.getByLabel("Paid").fill("5000");
  await failNext(page, "/api/rpc/debt/editDebt", { status: 403, message: "The book is shut for a moment." });
  await form.getByRole("button", { name: "Done" }).click();
  await expect(form.getByText("The book is shut for a moment.")).toBeVisible();
  await expect(form.getByLabel("Paid")).toHaveValue("5000");
  await form.getByRole("button", { name: "Done" }).click();
  await expect(row(page, "Credit Card").getByText("paid in full")).toBeVisible();
  // the first debt of the member's own replaces the other examples
  await expect(page.locator(".bars h3")).toHaveText(["Credit Card"]);
  await expect(page.locator(".score .figure")).toHaveText("10 of 10");
  await expect(page.locator(".score").getByText("Example")).toHaveCount(0);
  await expect(sum(page, "Total")).toHaveText("$5,000.00");

  await page.getByRole("button", { name: "Add New Debt" }).click();
  const fresh = page.getByRole("form", { name: "Add New Debt" });
  await fresh.getByRole("button", { name: "Add debt" }).click();
  await expect(fresh.getByText("Please enter a name.")).toBeVisible();
  const topOf = async (label: string) => (await fresh.getByLabel(label).boundingBox())?.y;
  if (!isMobile) expect(await topOf("Emoji"), "beside a required field, on one line with it").toBe(await topOf("Name"));
  await fresh.getByLabel("Name").fill("قرض 🏠");
  await fresh.getByLabel("Total").fill("1000");
  await fresh.getByLabel("Paid").fill("abc");
  await fresh.getByLabel("Paid").blur();
  await expect(fresh.getByLabel("Paid")).toHaveValue("0");
  await expectNoAxe(page);
  await fresh.getByRole("button", { name: "Add debt" }).click();
  await expect(row(page, "قرض 🏠").getByText("💰")).toBeVisible();
  await expect(page.locator(".score .figure")).toHaveText("8 of 10");

  await page.getByLabel("I paid (amount)").fill("-5");
  await page.getByRole("button", { name: "Add payment" }).click();
  await expect(page.getByText("Please enter an amount above 0.")).toBeVisible();
  await page.getByLabel("I paid (amount)").fill("250");
  await page.getByLabel("on (debt)").selectOption({ label: "قرض 🏠" });
  await page.getByRole("button", { name: "Add payment" }).click();
  await expect(row(page, "قرض 🏠").getByText("25% paid, $250.00")).toBeVisible();
  await unfold(page, "payments");
  await expect(page.getByRole("region", { name: "Payments" }).getByRole("listitem").getByText("$250.00")).toBeVisible();
  await page.getByRole("button", { name: /Delete the payment of \$250\.00/ }).click();
  await expect(row(page, "قرض 🏠").getByText("0% paid, $0.00")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(row(page, "قرض 🏠").getByText("25% paid, $250.00")).toBeVisible();

  await page.getByRole("button", { name: "Edit قرض 🏠" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(row(page, "قرض 🏠")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(row(page, "قرض 🏠")).toBeVisible();
  await page.reload();
  await expect(row(page, "قرض 🏠").getByText("25% paid, $250.00")).toBeVisible();
  await inBothThemes(page, () => expectNoAxe(page));

  for (const { id } of (await read(member)).debts) await member.call("DELETE", `/api/debt/debts/${id}`);
  await page.reload();
  await expect(page.locator(".score .figure")).toHaveText("–nothing to track");
  await expect(sum(page, "Total")).toHaveText("$0.00");
});

test("the first own debt is confirmed where it stands, with Undo, although the examples above it go @phone @long", async ({
  page,
  member: _,
}) => {
  await page.goto("/debt");
  await page.getByRole("button", { name: "Add New Debt" }).click();
  const fresh = page.getByRole("form", { name: "Add New Debt" });
  await fresh.getByLabel("Name").fill("Visa");
  await fresh.getByLabel("Total").fill("1200");
  await fresh.getByLabel("Paid").fill("200");
  await fresh.getByRole("button", { name: "Add debt" }).click();
  const added = page.getByRole("status").filter({ hasText: "Visa added." });
  await expect(added).toContainText("$1,000.00 left of $1,200.00. It takes the place of the examples.");
  await expect(added.getByText("Visa added.")).toBeFocused();
  await expect(added).toBeInViewport({ ratio: 1 });
  await expect(row(page, "Visa")).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".bars h3")).toHaveText(["Visa"]);
  await inBothThemes(page, () => expectNoAxe(page));
  // a figure set by hand is deleted as a payment is
  await unfold(page, "payments");
  const payments = page.getByRole("region", { name: "Payments" });
  await payments.getByRole("button", { name: "Delete the change by hand of $200.00 on Visa, today" }).click();
  await expect(row(page, "Visa").getByText("0% paid, $0.00")).toBeVisible();
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await expect(row(page, "Visa").getByText("16% paid, $200.00")).toBeVisible();
  await added.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".bars h3")).toHaveCount(0);
  await expect(added).toHaveCount(0);
});

test("the plans are shown side by side, follow the extra amount, and say when a payment does not cover the interest @long", async ({
  page,
  member,
}) => {
  await page.goto("/debt");
  const plans = page.getByRole("region", { name: "Snowball or avalanche" });
  await unfold(page, "plans");
  await expect(plans.getByRole("radio", { name: /Snowball/ })).toBeVisible();
  await expect(plans.getByRole("radio", { name: /Avalanche/ })).toBeChecked();
  const before = await plans
    .getByRole("radio", { name: /Avalanche/ })
    .locator("..")
    .textContent();
  await plans.getByLabel("Extra a month").fill("300");
  await plans.getByLabel("Extra a month").blur();
  await expect(plans.getByRole("radio", { name: /Avalanche/ }).locator("..")).not.toHaveText(before ?? "");
  await plans.getByText("Snowball", { exact: true }).click();
  await plans.getByRole("button", { name: "Show as a table" }).click();
  await expect(plans.getByRole("row", { name: /Order of payoff/ })).toContainText("Credit Card");
  await expectNoAxe(page);
  // no two labels of a curve overlap, and no label overlaps a ring
  expect(
    await plans.locator("svg.chart-svg").evaluateAll((pictures) =>
      pictures.flatMap((picture) => {
        const boxes = [...picture.querySelectorAll("text, .is-note")].map((one) => one.getBoundingClientRect());
        return boxes.flatMap((one, index) =>
          boxes
            .slice(index + 1)
            .filter(
              (other) =>
                one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 4 && other.top < one.bottom - 4,
            ),
        );
      }),
    ),
  ).toEqual([]);
  await page.reload();
  await expect(plans.getByLabel("Extra a month")).toHaveValue("300");
  await expect(plans.getByRole("radio", { name: /Snowball/ })).toBeChecked();
  const [card] = (await read(member)).debts;
  await member.call("PUT", `/api/debt/debts/${card?.id}`, {
    name: "Credit Card",
    emoji: "💳",
    totalCents: card?.totalCents,
    paidCents: card?.paidCents,
    rateMilli: 900_000,
    minimumCents: 100,
    version: card?.version,
  });
  await page.reload();
  await expect(plans.getByText(/does not bring it down, the interest alone is/)).toBeVisible();
});

test("a debt that is paid off leaves the plan as it was: its payment goes to the next one @long", async ({ page, member }) => {
  const car = { id: randomUUID(), name: "Car", emoji: "🚗", totalCents: 300_000, paidCents: 0, rateMilli: 12_000, minimumCents: 20_000 };
  const card = { ...car, id: randomUUID(), name: "Card", totalCents: 100_000, paidCents: 100_000, minimumCents: 10_000 };
  for (const one of [car, card]) await member.call("POST", "/api/debt/debts", one);
  await page.goto("/debt");
  const plans = page.getByRole("region", { name: "Snowball or avalanche" });
  await unfold(page, "plans");
  await expect(
    plans.getByText("Minimum payments $200 and $100 from debts that are paid off, the rest on top of one debt: $300"),
  ).toBeVisible();
  await expect(page.locator("#plans")).toContainText(/Debt-free in .*, with \$300 a month\./);
  // the money is needed elsewhere
  await member.call("PUT", `/api/debt/debts/${card.id}`, { ...card, minimumCents: null, version: 1 });
  await page.reload();
  await expect(page.locator("#plans")).toContainText(/Debt-free in .*, with \$200 a month\./);
});

test("a change made while the one before it is still being saved is stored last", async ({ page, member, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  const done: string[] = [];
  await page.route("**/api/rpc/debt/plan", async (route) => {
    const body = route.request().postData() ?? "";
    // the first would arrive last
    if (!body.includes("snowball")) await new Promise((later) => setTimeout(later, 1500));
    await route.continue();
    await (await route.request().response())?.finished();
    done.push(body);
  });
  await page.goto("/debt");
  const plans = page.getByRole("region", { name: "Snowball or avalanche" });
  await plans.getByLabel("Extra a month").fill("300");
  await plans.getByLabel("Extra a month").blur();
  await plans.getByText("Snowball", { exact: true }).click();
  await expect.poll(() => done.length).toBe(2);
  expect(await read(member)).toMatchObject({ extraCents: 30_000, strategy: "snowball" });
});

test("an extra amount that was not saved is sent when it is typed again @long", async ({ page, member, guard, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  guard.allow(/ERR_FAILED/);
  await page.goto("/debt");
  await unfold(page, "plans");
  const extra = page.getByRole("region", { name: "Snowball or avalanche" }).getByLabel("Extra a month");
  const enter = async () => {
    await extra.fill("");
    await extra.pressSequentially("300");
    await extra.blur();
  };
  await page.route("**/api/rpc/debt/plan", (route) => route.abort());
  await enter();
  await expect(page.getByText("Error saving the plan")).toBeVisible();
  await page.unroute("**/api/rpc/debt/plan");
  await enter();
  await expect.poll(() => read(member)).toMatchObject({ extraCents: 30_000 });
  await expect(page.getByText("Error saving the plan")).toHaveCount(0);
});

test("savings goals are added, paid into, changed and deleted @phone @long", async ({ page, member: _ }) => {
  await page.goto("/debt");
  const goals = page.getByRole("region", { name: "Savings Goals" });
  await expect(goals.getByRole("heading", { level: 3 })).toHaveText(["Emergency Fund", "Vacation", "New Home"]);
  await expect(goals.getByText("Example", { exact: true })).toHaveCount(3);
  const examples = goals.getByText("These goals are examples. Change one or add your own, and the examples disappear.");
  await expect(examples).toHaveCount(1);
  await goals.getByRole("button", { name: "Add to Vacation" }).click();
  await page.getByRole("dialog").getByLabel("Amount").fill("60");
  await page.keyboard.press("Escape");
  await goals.getByRole("button", { name: "Add to New Home" }).click();
  await expect(page.getByRole("dialog").getByLabel("Amount")).toHaveValue("");
  await page.keyboard.press("Escape");
  await goals.getByRole("button", { name: "Add to Vacation" }).click();
  await expect(page.getByRole("dialog").getByLabel("Amount")).toHaveValue("60");
  await page.getByRole("dialog").getByRole("button", { name: "Add", exact: true }).click();
  await expect(goals.getByText("$300 of $1,200, 25%")).toBeVisible();
  await expect(goals.getByRole("heading", { level: 3 })).toHaveText(["Vacation"]);
  await expect(goals.getByText("Example", { exact: true })).toHaveCount(0);
  await expect(examples).toHaveCount(0);
  await goals.getByRole("button", { name: "Add a goal" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(dialog.getByText("Please enter the amount to reach.")).toBeVisible();
  await dialog.getByLabel("Name").fill("Bike");
  await dialog.getByLabel("Amount to reach").fill("0");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(dialog.getByText("Please enter an amount above 0.")).toBeVisible();
  await dialog.getByLabel("Amount to reach").fill("600");
  await expect(dialog.getByText("Please enter an amount above 0.")).toHaveCount(0);
  await expectNoAxe(page);
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(goals.getByRole("heading", { name: "Bike" })).toBeVisible();
  await goals.getByRole("button", { name: "Edit the goal Bike" }).click();
  await dialog.getByLabel("Saved so far").fill("600");
  await page.reload();
  await goals.getByRole("button", { name: "Edit the goal Vacation" }).click();
  await expect(dialog.getByLabel("Saved so far")).toHaveValue("300");
  await page.keyboard.press("Escape");
  await goals.getByRole("button", { name: "Edit the goal Bike" }).click();
  await expect(dialog.getByLabel("Saved so far")).toHaveValue("600");
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(goals.getByText("It is all there. Well done.")).toBeVisible();
  await goals.getByRole("button", { name: "Edit the goal Bike" }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(goals.getByRole("heading", { name: "Bike" })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(goals.getByRole("heading", { name: "Bike" })).toBeVisible();
});
