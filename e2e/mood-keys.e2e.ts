/** The mood by keyboard and by quick taps, while its save is on its way. */
import { expect, test, today } from "./people.ts";

test.skip(({ isMobile }) => isMobile, "the same at every width");

test("Enter right after a digit, or a double tap, saves that mood once, and Undo clears it @long", async ({ page, member }) => {
  const moodOf = async () => {
    const { days } = await member.call<{ days: { mood: number }[] }>("GET", `/api/journal/moods?from=${today()}&to=${today()}`);
    return days[0]?.mood;
  };
  const sent: unknown[] = [];
  await page.route("**/api/rpc/journal/setMood", async (route) => {
    sent.push((route.request().postDataJSON() as { json: { mood: unknown } }).json.mood);
    await new Promise((done) => setTimeout(done, 400));
    await route.continue();
  });
  const undo = async () => {
    await page.getByRole("button", { name: "Undo" }).first().click();
    await expect.poll(moodOf).toBeUndefined();
    await expect(page.getByRole("slider", { name: "Mood, 1 to 10" })).toBeAttached();
  };
  for (const path of ["/mental-health", "/"]) {
    await page.goto(path);
    await page.getByRole("slider", { name: "Mood, 1 to 10" }).focus();
    await page.keyboard.press("3");
    await page.keyboard.press("Enter");
    await expect(page.getByText("3, low. Saved at")).toBeVisible();
    await undo();
    await page.locator(".mood-cells button").nth(6).dblclick();
    await expect(page.getByText("7, fair. Saved at")).toBeVisible();
    await undo();
  }
  expect(sent).toEqual([3, null, 7, null, 3, null, 7, null]);
});
