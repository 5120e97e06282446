import { expect, test } from "./people.ts";

const grave = "I don't want to live anymore.";

test("what somebody writes is listened to beside the page, which reads no phrases itself", async ({ page, member: _ }) => {
  await page.goto("/mental-health");
  await page.getByLabel("AI Journal Assistant").fill(grave);
  await expect(page.getByRole("group", { name: /^You matter/ })).toBeVisible();
  expect(page.workers().some((one) => one.url().includes("listening"))).toBe(true);
});

for (const [what, breakIt] of [
  ["cannot start a second thread", () => Object.assign(globalThis, { Worker: undefined })],
  [
    "loses its second thread",
    () => {
      const Real = globalThis.Worker;
      globalThis.Worker = new Proxy(Real, {
        construct: (Thread, given: ConstructorParameters<typeof Worker>) => {
          const thread = new Thread(...given);
          setTimeout(() => thread.dispatchEvent(new Event("error")));
          return thread;
        },
      });
    },
  ],
] as const)
  test(`the card comes all the same in a browser that ${what}`, async ({ page, member: _ }) => {
    await page.addInitScript(breakIt);
    await page.goto("/mental-health");
    await page.getByLabel("AI Journal Assistant").fill(grave);
    await expect(page.getByRole("group", { name: /^You matter/ })).toBeVisible();
  });

test("without a network from the moment the page stands, the first grave words still bring the card", async ({
  page,
  context,
  member: _,
}) => {
  await page.goto("/mental-health");
  const text = page.getByLabel("AI Journal Assistant");
  await expect(text).toBeVisible();
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await text.fill(grave);
  await expect(page.getByRole("group", { name: /^You matter/ })).toBeVisible();
});
