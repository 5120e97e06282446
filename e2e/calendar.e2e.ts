import ICAL from "ical.js";
import { expect, expectNoAxe, inBothThemes, test, openAccount } from "./people.ts";

/** Reads the address as a calendar app does, without session or public key: status, name and titles. */
async function readBy(address: string) {
  const answer = await fetch(address);
  if (answer.status !== 200) return { status: answer.status, titles: [] };
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  return { status: 200, titles: calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one).summary) };
}

test("a calendar for other apps is created, read, changed, given a new address and deleted @phone @long", async ({ page, member }) => {
  const today = (await member.call<{ today: string }>("GET", "/api/challenge")).today;
  const month = today.slice(0, 7);
  const { categories } = await member.call<{ categories: { id: string }[] }>("GET", `/api/budget/months/${month}`);
  const bill = { id: crypto.randomUUID(), name: "Rent", amountCents: 90_000, dayOfMonth: 31, categoryId: categories[0]?.id ?? null };
  await member.call("POST", "/api/budget/bills", bill);

  await page.goto("/");
  const drawer = await openAccount(page, "Calendar");
  await drawer.getByRole("button", { name: "Add a calendar" }).click();
  await expect(drawer.getByLabel("Name", { exact: true })).toBeFocused();
  await inBothThemes(page, () => expectNoAxe(page));
  await drawer.getByLabel("Name", { exact: true }).fill("");
  await drawer.getByLabel("Bills", { exact: true }).uncheck();
  await drawer.getByRole("button", { name: "Make the address" }).click();
  await expect(drawer.getByText("Please give this calendar a name.")).toBeVisible();
  await expect(drawer.getByText("Please choose at least one thing to show.")).toBeVisible();
  await drawer.getByLabel("Name", { exact: true }).fill("Bills");
  await drawer.getByLabel("Bills", { exact: true }).check();
  await drawer.getByRole("button", { name: "Make the address" }).click();

  const field = drawer.getByLabel("Address of Bills", { exact: true });
  await expect(field).toBeFocused();
  const first = await field.inputValue();
  expect(first).toMatch(/^http:\/\/[^/]+\/calendar\/[\w-]{43}\.ics$/);
  await expect(drawer.getByRole("link", { name: "Open in the calendar of this device" })).toHaveAttribute(
    "href",
    first.replace("http:", "webcal:"),
  );
  expect(await readBy(first)).toMatchObject({ status: 200, titles: Array.from({ length: 7 }, () => "Bill due") });
  await inBothThemes(page, () => expectNoAxe(page));

  await drawer.getByRole("button", { name: "Change Bills" }).click();
  await drawer.getByLabel(/^Show names and amounts/).check();
  await drawer.getByRole("button", { name: "Save this calendar" }).click();
  await expect(page.getByText("Your calendar app shows it when it looks again.")).toBeVisible();
  await member.call("POST", "/api/budget/expenses", {
    id: crypto.randomUUID(),
    categoryId: bill.categoryId,
    spentOn: today,
    amountCents: 90_000,
    note: "Rent",
    billId: bill.id,
  });
  const after = await readBy(first);
  expect([after.titles[0], after.titles[1]]).toEqual(["Rent, $900.00 (paid)", "Rent, $900.00"]);

  await drawer.getByRole("button", { name: "New address for Bills" }).click();
  await page.getByRole("button", { name: "Make a new address" }).click();
  await expect(field).not.toHaveValue(first);
  const second = await field.inputValue();
  expect([(await readBy(first)).status, (await readBy(second)).status]).toEqual([404, 200]);

  // the address is shown once: after a reload it is gone, and the calendar is still listed
  await page.reload();
  await openAccount(page, "Calendar");
  await expect(drawer.getByText(/with names and amounts · last read today/)).toBeVisible();
  await expect(field).toBeHidden();
  await drawer.getByRole("button", { name: "Delete Bills" }).click();
  await page.getByRole("button", { name: "Delete it", exact: true }).click();
  await expect(page.getByText("Calendar deleted.")).toBeVisible();
  expect((await readBy(second)).status).toBe(404);
});
