/** Categories over more than one month. */
import { addMonths, monthOf } from "#shared/dates.ts";
import { expect, test, today } from "./people.ts";

test.skip(({ isMobile }) => isMobile, "the same at every width");

test("a category that has expenses only in a later month is deleted once it was asked where they go @long", async ({ page, member }) => {
  const [month, id] = [monthOf(today()), "01900000-0000-7000-8000-000000000101"];
  const read = () => member.call<{ categories: { id: string; name: string; spentCents: number }[] }>("GET", `/api/budget/months/${month}`);
  const food = (await read()).categories.find(({ name }) => name === "Food")?.id;
  for (const name of ["Food", "Housing"]) await member.call("POST", "/api/budget/categories", { id, name, month: addMonths(month, -1) });
  await member.call("POST", "/api/budget/expenses", { id, categoryId: food, spentOn: today(), amountCents: 1_250, note: "" });
  await page.goto(`/budget?month=${addMonths(month, -1)}`);
  await page.getByRole("button", { name: "Edit Food" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Delete Food?" });
  await expect(dialog.getByText("It has expenses in this month or a later one. Earlier months stay as they are.")).toBeVisible();
  await expect(page.getByText("Could not delete the category")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Food deleted.")).toBeVisible();
  expect((await read()).categories.find(({ name }) => name === "Housing")).toMatchObject({ spentCents: 1_250 });
});
