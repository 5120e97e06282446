import { withAttributes } from "#web/page-attributes.ts";

/**
 * The service worker: caches the files of pages, so that they open offline. It never touches API responses and stores no user content. Why
 * it is our own code: docs/decisions/0021-offline.md.
 */
type Precache = { version: string; core: string[]; features: string[]; paths: string[] };
declare const PRECACHE: Precache; // replaced by the build
const ours: Precache = PRECACHE;

/** The parts of a service worker's scope used here; the DOM types do not declare them. */
type Work = { waitUntil(work: Promise<unknown>): void };
type Page = { url: string; visibilityState: string; focus(): Promise<unknown>; postMessage(message: unknown): void };
type Scope = {
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(path: string): Promise<unknown>;
  };
  addEventListener(name: "install" | "activate", listener: (event: Work) => void): void;
  addEventListener(name: "message", listener: (event: Work & { data: unknown; ports: readonly MessagePort[] }) => void): void;
  addEventListener(
    name: "fetch",
    listener: (event: Work & { request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void;
  addEventListener(name: "push", listener: (event: Work & { data: { json(): unknown } | null }) => void): void;
  addEventListener(name: "notificationclick", listener: (event: Work & { action: string; notification: Notification }) => void): void;
  addEventListener(name: "pushsubscriptionchange", listener: (event: Work & SubscriptionChange) => void): void;
};
type SubscriptionChange = { oldSubscription?: PushSubscription | null; newSubscription?: PushSubscription | null };
const scope = self as unknown as Scope;

const coreName = `evenday core ${ours.version}`;
const featuresCacheName = `evenday features ${ours.version}`;
const timeoutMs = 3_000;

scope.addEventListener("install", (event) => event.waitUntil(fill(coreName, ours.core)));
scope.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => scope.clients.claim())));

scope.addEventListener("message", (event) => {
  if (event.data === "take over") void scope.skipWaiting();
  if (event.data === "which build") event.ports[0]?.postMessage(entryOf(ours.version));
  if (event.data === "cache features") event.waitUntil(fill(featuresCacheName, ours.features));
  if (event.data === "tidy up") event.waitUntil(tidy());
  if (event.data === "shared text") event.ports[0]?.postMessage(takeShared());
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === "POST" && request.mode === "navigate" && origin === location.origin && pathname === "/")
    return event.respondWith(keepShared(request));
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (ours.paths.includes(pathname.replace(/(.)\/+$/, "$1"))) event.respondWith(page(request));
    else if (!/^\/(?:api|functions|calendar|mcp)(?:\/|$)|\.\w+$/.test(pathname)) event.respondWith(unknownPage(request));
  } else if (pathname.startsWith("/assets/") || ours.core.includes(pathname)) event.respondWith(file(request, pathname));
});

/** What another app shared with the installed one, until the page asks for it: in memory, and for a minute at most. */
let shared: { text: string; at: number } | undefined;
const sharedMs = 60_000;

/** The text goes neither into the address nor to the server. Signed out it is not kept. */
async function keepShared(request: Request): Promise<Response> {
  const [sent, { isIn }] = await Promise.all([request.formData().catch(() => undefined), describe()]);
  const parts = ["share-title", "share-text"].map((name) => sent?.get(name)).filter((part) => typeof part === "string");
  if (!isIn) return Response.redirect("/", 303);
  shared = { text: parts.join(" ").trim(), at: Date.now() };
  setTimeout(takeShared, sharedMs);
  return Response.redirect("/?shared", 303);
}

function takeShared(): string | undefined {
  const found = shared;
  shared = undefined;
  return found && Date.now() - found.at < sharedMs ? found.text : undefined;
}

scope.addEventListener("push", (event) => event.waitUntil(show(event.data)));
scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path, actions } = event.notification.data as { path: string; actions: Reminder["actions"] };
  event.waitUntil(open(actions.find(({ action }) => action === event.action)?.path ?? path));
});
scope.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

/** What the server sends (Notification in src/server/push.ts). */
type Reminder = { title: string; body: string; path: string; tag: string; actions: { action: string; title: string; path: string }[] };

/**
 * A browser that receives a push and shows nothing may revoke the permission: a push that cannot be read shows a notification without
 * details.
 */
async function show(data: { json(): unknown } | null): Promise<void> {
  const plain: Reminder = { title: "Evenday", body: "", path: "/", tag: "", actions: [] };
  let reminder = plain;
  try {
    reminder = { ...plain, ...(data?.json() as Reminder) };
  } catch {
    // shown without details
  }
  const { title, body, path, tag, actions } = reminder;
  const options = { body, tag, icon: "/icon-192.png", lang: "en", data: { path, actions }, actions };
  await scope.registration.showNotification(title, options);
}

/** Opens the path in the page that is open, which keeps unsaved text, or in a new one from the cache. Our own pages only. */
async function open(path: string): Promise<void> {
  const address = new URL(path, location.origin);
  if (address.origin !== location.origin) return;
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((one) => one.visibilityState === "visible") ?? pages[0];
  if (!page) return void (await scope.clients.openWindow(address.href));
  page.postMessage({ open: `${address.pathname}${address.search}${address.hash}` });
  await page.focus();
}

/**
 * The browser replaced its subscription. The worker has no session: the next page that opens registers the new one and removes the old
 * (push.api.ts).
 */
async function renew({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey;
  if (!newSubscription && key) await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await (await caches.open("evenday state")).put("/push-renewed", new Response(oldSubscription?.endpoint ?? ""));
}

/** Files with a content hash in their name are served from the cache. The few others are fetched first. */
async function file(request: Request, pathname: string): Promise<Response> {
  const isNamedByContent = pathname.startsWith("/assets/");
  const saved = await caches.match(pathname, { ignoreVary: true });
  if (saved && isNamedByContent) return saved;
  try {
    const answer = await fetch(request);
    if (answer.status === 200 && isNamedByContent) await (await caches.open(featuresCacheName)).put(pathname, answer.clone());
    return answer;
  } catch (failure) {
    if (saved) return saved;
    throw failure;
  }
}

/**
 * Signed in, the cached page is served at once: its assets are cached too, so both are of one build. Signed out, on a reload, and while a
 * newer build waits, the server is asked first; the cached page is used when it does not answer within 3 s.
 */
async function page(request: Request): Promise<Response> {
  const { isIn, theme } = await describe();
  const saved = () => cachedPage(isIn ? "/shell.html" : "/auth.html", theme, new URL(request.url).pathname.replace(/(.)\/+$/, "$1"));
  const isReload = request.cache === "no-cache" || request.cache === "reload";
  if (isIn && !isReload && !scope.registration.waiting) return (await saved()) ?? fetch(request);
  const result = fetch(request).then(
    (answer) => (answer.status < 500 ? answer : undefined),
    () => undefined,
  );
  const late = new Promise<undefined>((done) => setTimeout(done, timeoutMs));
  return (await Promise.race([result, late])) ?? (await saved()) ?? (await result) ?? Response.error();
}

/** An address without a page: the server's answer, and offline the same page from the cache. */
async function unknownPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (failure) {
    const { isIn, theme } = await describe();
    const saved = await cachedPage(isIn ? "/not-found.html" : "/auth.html", theme, "");
    if (!saved) throw failure;
    return new Response(saved.body, { status: 404, headers: saved.headers });
  }
}

/** The cached page with the <head> of the page at `at`, as the server sends it: title and image are set before any script runs. */
async function cachedPage(path: string, theme: string, at: string): Promise<Response | undefined> {
  const [found, prerendered] = await Promise.all(
    [path, "/features.json"].map((name) => caches.match(name, { cacheName: coreName, ignoreVary: true })),
  );
  if (!found) return undefined;
  const { shell, features } = ((await prerendered?.json()) ?? { shell: [], features: {} }) as {
    shell: string[];
    features: Record<string, string[]>;
  };
  const pageParts = path === "/shell.html" ? features[at] : undefined;
  const stored = await found.text();
  const html = pageParts ? shell.map((piece, at) => piece + (pageParts[at] ?? "")).join("") : stored;
  const headers = new Headers(found.headers);
  headers.delete("content-encoding");
  headers.delete("content-length");
  return new Response(withAttributes(html, stored, theme), { headers });
}

/** State reported by the page: whether a member is signed in, and the theme. A service worker can read neither. */
async function describe(): Promise<{ isIn: boolean; theme: string }> {
  const found = await caches.match("/state", { cacheName: "evenday state" });
  return found ? ((await found.json()) as { isIn: boolean; theme: string }) : { isIn: false, theme: "" };
}

/** Adds `files` to the cache, a few at a time; files that an older build cached under the same name are not fetched again. */
async function fill(name: string, files: string[]): Promise<void> {
  const cache = await caches.open(name);
  const left = [...files];
  const one = async () => {
    for (let path = left.shift(); path; path = left.shift()) {
      const isNamedByContent = path.startsWith("/assets/");
      if (isNamedByContent && (await cache.match(path, { ignoreVary: true }))) continue;
      const answer =
        (isNamedByContent && (await caches.match(path, { ignoreVary: true }))) ||
        (await fetch(path, { cache: isNamedByContent ? "default" : "no-cache" }));
      if (answer.status !== 200) throw new TypeError(`${path} answered ${answer.status}`);
      await cache.put(path, answer);
    }
  };
  await Promise.all([one(), one(), one()]);
}

/** Deletes caches of older builds once no open page uses them: every page holds a lock named after its build. */
async function tidy(): Promise<void> {
  if (scope.registration.installing || scope.registration.waiting) return; // a newer one is filling its own
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const open = new Set(held.map((lock) => lock.name?.replace("evenday page ", "")));
  for (const name of await caches.keys()) {
    const version = /^evenday (?:core|features) (.+)$/.exec(name)?.[1];
    if (!version || version === ours.version) continue;
    const isOpen = entryOf(version) !== entryOf(ours.version) && open.has(entryOf(version));
    if (!isOpen) await caches.delete(name);
  }
}

/** A version is the entry file's name plus a hash of the build's prerendered pages. */
const entryOf = (version: string) => version.split("~")[0] ?? version;
