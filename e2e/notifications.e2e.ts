import { createECDH, createHash, randomBytes } from "node:crypto";
import { expect, expectNoAxe, inBothThemes, test, openAccount } from "./people.ts";

test.use({ serviceWorkers: "allow" });

type Keys = { endpoint: string; p256dh: string; auth: string };
const keysOf = (name: string): Keys => {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const endpoint = `https://push.example.com/${name}/${randomBytes(12).toString("hex")}`;
  return { endpoint, p256dh: pair.getPublicKey("base64url"), auth: randomBytes(16).toString("base64url") };
};

/**
 * Headless Chromium has neither push service nor notifications: fakes of both, with valid keys. The subscription and the permission are in
 * local storage, so that they outlive the page.
 */
function fakeSubscription(keys: Keys) {
  const key = (text: string) => {
    const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(bytes, (one) => one.charCodeAt(0)).buffer;
  };
  const current = () => {
    const stored = localStorage.getItem("test.subscription");
    if (stored === null) return null;
    const { endpoint, p256dh, auth, serverKey } = JSON.parse(stored) as Keys & { serverKey: string };
    return {
      endpoint,
      options: { applicationServerKey: key(serverKey) },
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => {
        localStorage.removeItem("test.subscription");
        return true;
      },
    };
  };
  const subscribe = async ({ applicationServerKey: serverKey }: { applicationServerKey: string }) => {
    localStorage.setItem("test.subscription", JSON.stringify({ ...keys, serverKey }));
    return current();
  };
  const methods = { subscribe, getSubscription: async () => current() };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(PushManager.prototype, name, { value });
  Object.defineProperty(Notification, "permission", { get: () => localStorage.getItem("test.permission") ?? "default" });
  Object.defineProperty(Notification, "requestPermission", {
    value: async () => {
      localStorage.setItem("test.permission", "granted");
      return "granted";
    },
  });
}

test("notifications are offered once a reminder is on; the service worker shows one, and its action opens today", async ({
  context,
  isMobile,
  member,
  page,
}) => {
  test.skip(isMobile, "the same at every width");
  await page.addInitScript(fakeSubscription, keysOf("first"));
  await page.goto("/");
  const drawer = await openAccount(page);
  await expect(drawer.getByText("Once a reminder is on and saved")).toBeVisible();
  await drawer.getByLabel("Ask me how the day was").check();
  await drawer.getByRole("button", { name: "Save preferences" }).click();
  await expect(drawer.getByText("Your browser will ask whether")).toBeVisible();
  expect(await page.evaluate(() => Notification.permission)).toBe("default"); // permission was not requested yet
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
  const actions = [{ action: "mood", title: "How was it?", path: "/?log=mood" }];
  const reminder = { title: "Time for your evening question", body: "", path: "/mental-health", tag: "mood", actions };
  await browser.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(scopeURL).origin,
    registrationId,
    data: JSON.stringify(reminder),
  });
  await expect
    .poll(() => worker?.evaluate(() => (self as unknown as { shown: unknown[] }).shown))
    .toMatchObject([{ title: "Time for your evening question", body: "", tag: "mood", actions: [{ title: "How was it?" }] }]);

  // simulates the click: no driver can reach the system's notification
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

  // with no page open and offline: a new page, from the cache
  await context.setOffline(true);
  const opened = await worker?.evaluate(async () => {
    const { clients } = self as unknown as { clients: object };
    let path = "";
    Object.defineProperty(clients, "matchAll", { value: async () => [] });
    Object.defineProperty(clients, "openWindow", { value: async (address: string) => void (path = address) });
    const [{ data } = { data: null }] = (self as unknown as { shown: { data: unknown }[] }).shown;
    let work: Promise<unknown> = Promise.resolve();
    const waitUntil = (promise: Promise<unknown>) => (work = promise);
    self.dispatchEvent(
      Object.assign(new Event("notificationclick"), { action: "mood", notification: { data, close: () => undefined }, waitUntil }),
    );
    await work;
    return path;
  });
  expect(new URL(opened ?? "").search).toBe("?log=mood");
  await page.goto(opened ?? "");
  await expect(sheet).toBeVisible();
  await context.setOffline(false);
});

test("a subscription that the browser renewed replaces the old one at the next visit @long", async ({
  context,
  isMobile,
  member,
  page,
}) => {
  test.skip(isMobile, "the same at every width");
  const [first, second] = [keysOf("first"), keysOf("second")];
  const hashes = async () =>
    (await member.call<{ devices: { endpointHash: string }[] }>("GET", "/api/push")).devices.map(({ endpointHash }) => endpointHash);
  const hashOf = ({ endpoint }: Keys) => createHash("sha256").update(endpoint).digest("base64url");
  await page.addInitScript(fakeSubscription, first);
  await member.call("PUT", "/api/account/profile", { reminders: { mood: true } });
  await page.goto("/");
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("button", { name: "Show notifications on this device" }).click();
  await expect.poll(hashes).toEqual([hashOf(first)]);

  await expect.poll(() => context.serviceWorkers().length).toBe(1);
  const [worker] = context.serviceWorkers();
  // the event that the browser sends after it dropped a subscription, and the key the worker subscribes with
  const used = await worker?.evaluate(async (endpoint) => {
    let serverKey = "";
    const value = async (options: { applicationServerKey: ArrayBuffer }) => {
      serverKey = btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey)));
    };
    Object.defineProperty(PushManager.prototype, "subscribe", { value });
    const oldSubscription = { endpoint, options: { applicationServerKey: Uint8Array.from([4, 2, 7]).buffer } };
    let work: Promise<unknown> = Promise.resolve();
    const waitUntil = (promise: Promise<unknown>) => (work = promise);
    self.dispatchEvent(Object.assign(new Event("pushsubscriptionchange"), { oldSubscription, newSubscription: null, waitUntil }));
    await work;
    return serverKey;
  }, first.endpoint);
  expect(used).toBe(Buffer.from([4, 2, 7]).toString("base64"));
  await page.evaluate((keys) => {
    const { serverKey } = JSON.parse(localStorage.getItem("test.subscription") ?? "{}") as { serverKey: string };
    localStorage.setItem("test.subscription", JSON.stringify({ ...keys, serverKey }));
  }, second);
  expect(await hashes()).toEqual([hashOf(first)]);

  await page.reload();
  await expect.poll(hashes).toEqual([hashOf(second)]);
  // the stored mark is used up: a device that is removed elsewhere stays removed
  const { devices } = await member.call<{ devices: { id: string }[] }>("GET", "/api/push");
  await member.call("DELETE", `/api/push/${devices[0]?.id}`);
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("test.subscription"))).toBeNull();
  expect(await hashes()).toEqual([]);
});
