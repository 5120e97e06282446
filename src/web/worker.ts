import { useSyncExternalStore } from "react";
import { build } from "#web/build.ts";
import { onSession, session } from "#web/session.ts";
import { createStore } from "#web/store.ts";
import { trusted } from "#web/trusted-types.ts";

const checkAgainMs = 3_600_000;
const isNewer = createStore(false);
let begun: Promise<ServiceWorkerRegistration | undefined> | undefined;

/** Whether a newer build is ready to replace this page. */
export const useNewerBuild = () => useSyncExternalStore(isNewer.watch, isNewer.get, () => false);

/**
 * Registers the service worker, which makes the app installable and available offline. Call well after the first paint; a
 * second call changes nothing. Returns undefined where the browser has none (old, or plain http).
 */
export const startServiceWorker = () => (begun ??= begin().catch(() => undefined));

async function begin() {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator) || !build) return undefined;
  // held for as long as this page is open, so that no worker deletes its files
  void navigator.locks?.request(`evenday page ${build}`, { mode: "shared" }, () => new Promise(() => undefined)).catch(() => undefined);
  linkManifest();
  await notify();
  onSession(() => void notify());
  new MutationObserver(() => void notify()).observe(document.documentElement, { attributeFilter: ["data-theme"] });
  const registration = await navigator.serviceWorker.register(trusted("/sw.js"));
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", () => void offerUpdate(registration)),
  );
  navigator.serviceWorker.addEventListener("controllerchange", () => void offerUpdate(registration));
  let checkedAt = Date.now();
  const check = () => {
    if (document.visibilityState !== "visible" || Date.now() - checkedAt < checkAgainMs) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined); // offline: the next check finds out
  };
  document.addEventListener("visibilitychange", check);
  addEventListener("online", check);
  await offerUpdate(registration);
  (await navigator.serviceWorker.ready).active?.postMessage("tidy up");
  return registration;
}

/** Makes the worker cache the features' code too: for members with access. */
export async function cacheFeatures(): Promise<void> {
  await startServiceWorker();
  if (navigator.serviceWorker?.controller) navigator.serviceWorker.controller.postMessage("cache features");
  else (await navigator.serviceWorker?.ready)?.active?.postMessage("cache features");
}

/** Loads the newer build. Unsaved text is stored as drafts. */
export async function loadNewer(): Promise<void> {
  const waiting = (await begun)?.waiting;
  const load = () => location.reload();
  if (!waiting) return load();
  navigator.serviceWorker.addEventListener("controllerchange", load, { once: true });
  setTimeout(load, 2_000); // it could not take over: the server has the newer page anyway
  waiting.postMessage("take over");
}

/** A waiting worker of this page's own build may take over at once; one of another build means that this page is outdated. */
async function offerUpdate({ waiting, active }: ServiceWorkerRegistration) {
  const next = waiting ?? active;
  if (!next) return;
  const nextBuild = await buildOf(next);
  if (nextBuild === build && waiting) waiting.postMessage("take over");
  const is = nextBuild !== undefined && nextBuild !== build;
  if (is !== isNewer.get()) isNewer.set(is);
}

function buildOf(worker: ServiceWorker): Promise<string | undefined> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<string>) => done(data);
    setTimeout(() => done(undefined), 2_000);
    worker.postMessage("which build", [port2]);
  });
}

/** State that the worker cannot read: whether a member is signed in here, and the theme. No personal data. */
async function notify() {
  const now = session().state;
  const isIn = now === "in" || now === "checking";
  const saved = await caches.open("evenday state");
  await saved.put("/state", Response.json({ isIn, theme: document.documentElement.dataset["theme"] ?? "" }));
}

/** Created after the first paint, so that it does not delay it. */
function linkManifest() {
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = "/manifest.webmanifest";
  document.head.append(link);
}
