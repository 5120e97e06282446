/** The past month: Home's next step on the first days of the new one, and the recap at the top of its page. */
import { readFileSync } from "node:fs";
import { addMonths, monthNames, monthOf, type Day } from "#shared/dates.ts";
import { expect, expectNoAxe, inBothThemes, setTrial, test, useClock, type Member } from "./people.ts";

/** The member's month, whose budget is made by reading it. */
async function readMonth(member: Member) {
  const { today } = await member.call<{ today: Day }>("GET", "/api/members/today");
  const month = monthOf(today);
  const { categories } = await member.call<{ categories: { id: string; name: string }[] }>("GET", `/api/budget/months/${month}`);
  return { today, month, next: addMonths(month, 1), categories };
}

test("on the second day of a month Home leads to the recap of the one before, whose decisions can be undone @long", async ({
  page,
  member,
  isMobile,
}) => {
  test.skip(isMobile, "the same at every width");
  const { today, month, next, categories } = await readMonth(member);
  const [name, nextName] = [month, next].map((one) => monthNames[Number(one.slice(5)) - 1]);
  await member.call("PUT", `/api/budget/months/${month}/total`, { cents: 300_000 });
  const food = categories.find((one) => one.name === "Food")?.id;
  const expense = { id: crypto.randomUUID(), categoryId: food, spentOn: `${month}-01`, amountCents: 120_000, note: "" };
  await member.call("POST", "/api/budget/expenses", expense);
  await member.call("PUT", `/api/challenge/days/${today}`, { mark: "no-spend" });
  const { debts } = await member.call<{ debts: { id: string }[] }>("GET", "/api/debt");
  await member.call("POST", "/api/debt/payments", { id: crypto.randomUUID(), debtId: debts[0]?.id, paidOn: today, amountCents: 12_550 });
  await setTrial(member, 60 * 86_400_000);
  await useClock(page, Date.parse(`${next}-02T17:00:00Z`));

  await page.goto("/");
  const step = page.getByRole("link", { name: `${name} is done` });
  await expect(step).toContainText("$1,800 left over. See where it went.");
  await step.click();
  await expect(page).toHaveURL(`/budget?month=${month}`);
  await expect(page.getByRole("heading", { name: `${name} is done` })).toBeVisible();
  await expect(page.getByText("$1,200 of $3,000 spent. Over the plan: Food by")).toBeVisible();
  await expect(page.getByRole("heading", { name: "1 no-spend day" })).toBeVisible();
  await expect(page.getByText("$125.50 paid")).toBeVisible();

  const good = page.getByRole("region", { name: "One good thing" });
  await expect(good).toContainText(`went by without spending.`);
  await good.getByRole("button", { name: "Write your own" }).click();
  await page.getByRole("dialog").getByLabel("One good thing").fill("Ana came to visit.");
  await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
  await expect(good).toContainText("Ana came to visit.");
  await page.reload();
  await expect(good).toContainText("Ana came to visit.");
  await inBothThemes(page, () => expectNoAxe(page));

  const picture = page.getByRole("img", { name: new RegExp(`^${name} `) });
  await expect(picture).toHaveAccessibleName(/1 no-spend day/);
  await expect(picture).not.toHaveAccessibleName(/\$/);
  await expect(picture).not.toHaveAccessibleName(/Ana/);
  await page.getByLabel("With the one good thing").check();
  await expect(picture).toHaveAccessibleName(/Ana came to visit\./);
  await page.getByLabel("With amounts").check();
  const canvas = page.locator(".recap-picture canvas");
  await page.keyboard.press("Control+Shift+Period");
  await expect(canvas).toHaveCSS("filter", /blur/);
  await page.keyboard.press("Control+Shift+Period");
  await expect(canvas).toHaveCSS("filter", "none");
  await expect(picture).toHaveAccessibleName(/\$1,200 of \$3,000 spent/);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download the picture" }).click()]);
  expect(download.suggestedFilename()).toBe(`evenday-${month}.png`);
  const bytes = readFileSync(await download.path());
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  expect(bytes.length).toBeGreaterThan(10_000);

  const leftover = page.getByRole("form", { name: "What should the $1,800.00 do?" });
  await leftover.getByRole("button", { name: "Leave it as it is" }).click();
  const stays = page.getByRole("status").filter({ hasText: "The $1,800.00 stay as they are." });
  await expect(stays).toBeVisible();
  await stays.getByRole("button", { name: "Undo" }).click();
  await expect(leftover.getByRole("radio")).toBeFocused();
  // the choice is the member's own, and leaves the device with them
  await leftover.getByRole("button", { name: "Leave it as it is" }).click();
  await expect(stays).toBeVisible();
  const chosen = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("leftover")));
  expect(chosen).toEqual([`evenday.member.${member.id}.leftover.${month}`]);
  await stays.getByRole("button", { name: "Undo" }).click();

  await page.getByRole("button", { name: "Raise to $1,200" }).click();
  const raised = page.getByRole("status").filter({ hasText: `Food has $1,200 from ${nextName} on.` });
  await expect(raised).toBeVisible();
  await raised.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Raise to $1,200" })).toBeFocused();
  await page.getByRole("link", { name: `Go to ${nextName}` }).click();
  await expect(page).toHaveURL("/budget");
});

test("on the last day of a month its recap is folded on a phone, and open where Home leads to it @phone @long", async ({
  page,
  member,
  isMobile,
}) => {
  test.skip(!isMobile, "nothing is folded on a desktop");
  const { month, next } = await readMonth(member);
  await member.call("PUT", `/api/budget/months/${month}/total`, { cents: 300_000 });
  await useClock(page, Date.parse(`${next}-01T17:00:00Z`) - 86_400_000);
  await page.goto("/budget");
  const name = monthNames[Number(month.slice(5)) - 1];
  const title = page.getByRole("heading", { name: `${name} in review` });
  await expect(title).toBeVisible();
  const print = page.getByRole("button", { name: "Print or save" });
  await expect(print).toBeHidden();
  await title.click();
  await expect(print).toBeVisible();
  await title.click();
  await expect(print).toBeHidden();
  await page.goto("/");
  await page.goto("/budget#recap");
  await expect(print).toBeVisible();
});

test("a past month whose budget was an example says what was spent, and a month to come what is entered already @long", async ({
  page,
  member,
  isMobile,
}) => {
  test.skip(isMobile, "the same at every width");
  const { today, month, next, categories } = await readMonth(member);
  const spend = (spentOn: string, amountCents: number) =>
    member.call("POST", "/api/budget/expenses", { id: crypto.randomUUID(), categoryId: categories[0]?.id, spentOn, amountCents, note: "" });
  await spend(today, 5_000);
  await setTrial(member, 90 * 86_400_000);
  await useClock(page, Date.parse(`${next}-02T17:00:00Z`));
  const figure = page.locator(".figure-box");
  await page.goto(`/budget?month=${month}`);
  await expect(figure).toContainText(/^Spent\s*\$50\.00/);
  await expect(figure).not.toContainText("Left over");
  await member.call("PUT", `/api/budget/months/${next}/total`, { cents: 300_000 });
  await spend(`${addMonths(month, -1)}-01`, 7_500);
  await page.goto(`/budget?month=${addMonths(month, -1)}`);
  await expect(figure).toContainText(/^Spent\s*\$75\.00/);
  await page.goto(`/budget?month=${addMonths(next, 1)}`);
  await expect(figure).toContainText("starts with these amounts and nothing spent.");
  await spend(`${addMonths(next, 1)}-03`, 2_500);
  await page.reload();
  await expect(figure).toContainText("starts with these amounts.");
});

test("a leftover that was noted stays with its Undo when a late expense leaves nothing over @long", async ({ page, member, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  const { today } = await member.call<{ today: Day }>("GET", "/api/members/today");
  const month = monthOf(today);
  const { categories } = await member.call<{ categories: { id: string }[] }>("GET", `/api/budget/months/${month}`);
  await member.call("PUT", `/api/budget/months/${month}/total`, { cents: 20_000 });
  const goal = { id: crypto.randomUUID(), name: "Bike", emoji: "🚲", targetCents: 60_000, currentCents: 0 };
  await member.call("GET", "/api/debt");
  await member.call("POST", "/api/debt/goals", goal);
  await setTrial(member, 60 * 86_400_000);
  await useClock(page, Date.parse(`${addMonths(month, 1)}-02T17:00:00Z`));
  await page.goto(`/budget?month=${month}`);
  await page.getByRole("form", { name: "What should the $200.00 do?" }).getByRole("button", { name: "Note it for Bike" }).click();
  const noted = page.getByRole("status").filter({ hasText: "$200.00 noted for Bike." });
  await expect(noted).toBeVisible();
  const late = { id: crypto.randomUUID(), categoryId: categories[0]?.id, spentOn: today, amountCents: 21_000, note: "late" };
  await member.call("POST", "/api/budget/expenses", late);
  await page.reload();
  await expect(page.getByText("$210 of $200 spent.")).toBeVisible();
  await noted.getByRole("button", { name: "Undo" }).click();
  await expect(noted).toHaveCount(0);
  await expect(page.getByRole("form", { name: /^What should the/ })).toHaveCount(0);
  const { goals } = await member.call<{ goals: { name: string; currentCents: number }[] }>("GET", "/api/debt");
  expect(goals.find(({ name }) => name === "Bike")?.currentCents).toBe(0);
});
