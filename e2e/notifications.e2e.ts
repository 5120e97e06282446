import { createECDH, randomBytes } from "node:crypto";
import { expect, expectNoAxe, inBothThemes, test } from "./people.ts";

test.use({ serviceWorkers: "allow" });

/** Headless Chromium has no push service and no notifications: both as a browser with them would give them, with keys that can be used. */
function fakeSubscription({ endpoint, p256dh, auth }: { endpoint: string; p256dh: string; auth: string }) {
  let current: object | null = null;
  const made = {
    endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => {
      current = null;
      return true;
    },
  };
  const methods = { subscribe: async () => (current = made), getSubscription: async () => current };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(PushManager.prototype, name, { value });
  let permission = "default";
  Object.defineProperty(Notification, "permission", { get: () => permission });
  Object.defineProperty(Notification, "requestPermission", { value: async () => (permission = "granted") });
}

test("notifications are offered once a reminder is on; one is shown by the service worker, and its action opens today", async ({
  context,
  isMobile,
  member,
  page,
}) => {
  test.skip(isMobile, "the same at every width");
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  await page.addInitScript(fakeSubscription, {
    endpoint: `https://push.example.com/${randomBytes(12).toString("hex")}`,
    p256dh: pair.getPublicKey("base64url"),
    auth: randomBytes(16).toString("base64url"),
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Your account" }).click();
  const drawer = page.getByRole("dialog", { name: "Your account" });
  await expect(drawer.getByText("Once a reminder is on and saved")).toBeVisible();
  await drawer.getByLabel("Ask me how the day was").check();
  await drawer.getByRole("button", { name: "Save preferences" }).click();
  await expect(drawer.getByText("Your browser will ask whether")).toBeVisible();
  await drawer.getByRole("button", { name: "Show notifications on this device" }).click();
  const device = drawer.getByRole("group", { name: /\(this device\)$/ });
  await expect(device).toBeVisible();
  const listed = () => member.call<{ devices: { isDetailed: boolean }[] }>("GET", "/api/push");
  expect((await listed()).devices).toMatchObject([{ isDetailed: false }]);
  await device.getByLabel("May name bills and documents, also on a locked screen").check();
  await expect.poll(async () => (await listed()).devices).toMatchObject([{ isDetailed: true }]);
  await inBothThemes(page, () => expectNoAxe(page));
  await page.keyboard.press("Escape");

  await expect.poll(() => context.serviceWorkers().length).toBe(1);
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    const shown: object[] = [];
    Object.assign(self, { shown });
    const value = async (title: string, options: object) => void shown.push({ title, ...options });
    Object.defineProperty(ServiceWorkerRegistration.prototype, "showNotification", { value });
  });
  const browser = await context.newCDPSession(page);
  const registrations: { registrationId: string; scopeURL: string }[] = [];
  browser.on("ServiceWorker.workerRegistrationUpdated", (event) => void registrations.push(...event.registrations));
  await browser.send("ServiceWorker.enable");
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  const [{ registrationId, scopeURL } = { registrationId: "", scopeURL: "" }] = registrations;
  const actions = [{ action: "mood", title: "Mood 1–10", path: "/?log=mood" }];
  const reminder = { title: "Time for your evening question", body: "", path: "/mental-health", tag: "mood", actions };
  await browser.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(scopeURL).origin,
    registrationId,
    data: JSON.stringify(reminder),
  });
  await expect
    .poll(() => worker?.evaluate(() => (self as unknown as { shown: unknown[] }).shown))
    .toMatchObject([{ title: "Time for your evening question", body: "", tag: "mood", actions: [{ title: "Mood 1–10" }] }]);

  // the press itself: no driver can reach the system's own notification
  await worker?.evaluate(() => {
    const [{ data } = { data: null }] = (self as unknown as { shown: { data: unknown }[] }).shown;
    const press = { action: "mood", notification: { data, close: () => undefined }, waitUntil: () => undefined };
    self.dispatchEvent(Object.assign(new Event("notificationclick"), press));
  });
  const sheet = page.getByRole("dialog").filter({ has: page.getByRole("heading", { name: "How is today?" }) });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Log no-spend day" })).toBeVisible();
  await expect(page).toHaveURL("/");
  await expectNoAxe(page);
});
