import { expect, expectNoAxe, inBothThemes, test, useMail, openAccount } from "./people.ts";

test("reminders are listed with their next time, and a pause of a week keeps unsaved changes @phone", async ({ page, member }) => {
  await useMail(page);
  await page.goto("/");
  const drawer = await openAccount(page);
  const mood = drawer.getByLabel("Ask me how the day was");
  await mood.check();
  await drawer.getByRole("button", { name: "Save preferences" }).click();
  await expect(page.getByText("Your preferences have been saved.")).toBeVisible();
  await expect(drawer.getByText(/^Next: \w+, \w+ \d+ at \d+:\d\d\s[AP]M/).last()).toBeVisible();
  await inBothThemes(page, () => expectNoAxe(page));

  // an unsaved change: the pause leaves it as it is
  await drawer.getByLabel("Ask me whether it was a no-spend day").check();
  await drawer.getByRole("button", { name: "Pause all reminders for a week" }).click();
  await expect(drawer.getByText(/^Paused until /)).toBeVisible();
  await expect(drawer.getByLabel("Ask me whether it was a no-spend day")).toBeChecked();
  expect(await member.call("GET", "/api/account/profile")).toMatchObject({
    reminders: { mood: true, noSpend: false },
    pausedUntil: expect.any(String),
  });

  await page.reload();
  await page.getByRole("button", { name: "Your account" }).click();
  await expect(drawer.getByText(/^Paused until /)).toBeVisible();
  await drawer.getByRole("button", { name: "End the pause" }).click();
  await expect(drawer.getByRole("button", { name: "Pause all reminders for a week" })).toBeVisible();
  expect(await member.call("GET", "/api/account/profile")).toMatchObject({ reminders: { mood: true }, pausedUntil: null });
});

test("a reminder that no mail and no device can bring names no time @long", async ({ isMobile, page, member }) => {
  test.skip(isMobile, "the same at every width");
  const reminders = { noSpend: false, mood: true, bills: false, trialEnd: false, sendHour: 19, quietFrom: 22, quietTo: 8 };
  await member.call("PUT", "/api/account/profile", { reminders });
  await page.goto("/");
  await page.getByRole("button", { name: "Your account" }).click();
  await expect(page.getByText("Has no way to reach you yet.")).toHaveCount(1);
  await expect(page.getByText(/^Next: /)).toHaveCount(0);
});

test("a reminder whose hour is in the quiet hours says that it is never sent @long", async ({ isMobile, page, member }) => {
  test.skip(isMobile, "the same at every width");
  const reminders = { noSpend: true, mood: false, bills: true, trialEnd: false, sendHour: 22, quietFrom: 21, quietTo: 8 };
  await member.call("PUT", "/api/account/profile", { reminders });
  await useMail(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Your account" }).click();
  await expect(page.getByText("Never: its time is within your quiet hours.")).toHaveCount(2);
});
