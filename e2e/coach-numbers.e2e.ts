import { expect, expectNoAxe, inBothThemes, test } from "./people.ts";

test("with many categories all that would be sent can be read, by scrolling @phone @long", async ({ page, member: _ }) => {
  const left = Array.from({ length: 30 }, (_one, at) => ({ name: `Category number ${at}`, leftCents: 12_345 }));
  await page.route("**/api/members/week", (route) => route.fulfill({ json: { budget: { remainingCents: 12_345, left } } }));
  await page.goto("/life-coach");
  await page.getByRole("checkbox", { name: "Use my numbers" }).check();
  const list = page.getByRole("region", { name: "Your numbers" });
  await expect(list).toContainText("Category number 29 $123.45");
  await list.focus();
  await page.keyboard.press("End");
  await expect.poll(() => list.evaluate((one) => one.scrollTop + one.clientHeight >= one.scrollHeight - 1)).toBe(true);
  const [inner, outer] = [await list.boundingBox(), await page.locator(".chat").boundingBox()];
  expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThanOrEqual((outer?.y ?? 0) + (outer?.height ?? 0));
  await expectNoAxe(page);
});

test("numbers that could not be loaded are not called none, and can be fetched again @phone @long", async ({ page, member: _, guard }) => {
  guard.allow(/503/);
  let isAway = true;
  await page.route("**/api/members/week", (route) =>
    isAway
      ? route.fulfill({ status: 503, json: { code: "unavailable", message: "away", requestId: "x" } })
      : route.fulfill({ json: { budget: { remainingCents: 12_345, left: [] } } }),
  );
  await page.goto("/life-coach");
  await page.getByRole("checkbox", { name: "Use my numbers" }).check();
  const form = page.getByRole("form", { name: "Write to the coach" });
  await expect(form).toContainText("We could not load your numbers. Without them, only your message is sent.", { timeout: 15_000 });
  await expect(form).not.toContainText("There are no numbers to send yet.");
  await inBothThemes(page, () => expectNoAxe(page));
  isAway = false;
  await form.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("region", { name: "Your numbers" })).toContainText("$123.45");
});

test("a message that the server finds too long stays in the field, and no later one is refused with it @long", async ({
  page,
  guard,
  member: _,
}) => {
  guard.allow(/413/);
  const tooLong = { error: "That message is longer than 8,000 characters. Please send it in two parts." };
  await page.route("**/life-coach-chat", (route) => route.fulfill({ status: 413, json: tooLong }), { times: 1 });
  await page.goto("/life-coach");
  const [box, log] = [page.getByRole("textbox", { name: "Your message" }), page.getByRole("log", { name: "Messages" })];
  await box.fill("A long one");
  await box.press("Enter");
  await expect(page.getByText(tooLong.error)).toBeVisible();
  await expect(box).toHaveValue("A long one");
  await expect(log).not.toContainText("A long one");
  await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
  const next = page.waitForRequest("**/life-coach-chat");
  await box.fill("hello again");
  await box.press("Enter");
  expect((await next).postDataJSON()).toMatchObject({
    messages: [
      { role: "assistant", content: expect.stringContaining("financial wellness, emotional intelligence and boundaries") },
      { role: "user", content: "hello again" },
    ],
  });
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(1);
});
