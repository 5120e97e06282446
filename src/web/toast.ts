import { useSyncExternalStore } from "react";
import { createStore } from "#web/store.ts";

export type Toast = {
  id: number;
  title: string;
  words?: string;
  tone: "plain" | "problem";
  act?: { name: string; run: () => void };
  /** A page that shows what the toast is about. */
  link?: { name: string; href: string };
  /** Which form it belongs to: a later success of that form clears its errors. */
  source?: unknown;
  madeAt: number;
};

/** How long a toast is shown, apart from the time while it is hovered or focused. An error stays until it is closed. */
export const toastMs = 8_000;
/** A toast created this shortly before the page changes belongs to the next page. */
const arrivingMs = 1_500;

/** The last one is shown; below it are only errors that were not closed yet. */
const store = createStore<readonly Toast[]>([]);
let last = 0;

/** Shows a toast at the lower edge: `toast("Saved!", "Your plan has been saved.")`. Returns the function that removes it. */
export function toast(title: string, words?: string, more: Partial<Pick<Toast, "tone" | "act" | "link" | "source">> = {}): () => void {
  const one: Toast = { id: ++last, title, words, madeAt: Date.now(), ...more, tone: more.tone ?? "plain" };
  const isSettled = (other: Toast) => one.tone === "plain" && one.source !== undefined && other.source === one.source;
  const unread = shownToasts().filter((other) => other.tone === "problem" && !isSettled(other) && other.title !== title);
  store.set([...unread.slice(-2), one]);
  return () => closeToast(one.id);
}

/** A failure with the specified title and the message of the server or the rules. */
export const problemToast = (title: string, words?: string, act?: Toast["act"], source?: unknown) =>
  toast(title, words, { tone: "problem", act, source });

export function closeToast(id: number) {
  if (shownToasts().some((one) => one.id === id)) store.set(shownToasts().filter((one) => one.id !== id));
}

/** Clears the errors of a form that has succeeded since. */
export function settleToasts(source: unknown) {
  if (shownToasts().some((one) => one.source === source && one.tone === "problem"))
    store.set(shownToasts().filter((one) => one.source !== source || one.tone === "plain"));
}

/** Toasts and undo actions must not be visible to the next member. */
export const clearToasts = () => shownToasts().length > 0 && store.set([]);

/** On navigation: clears the toasts of the page before. */
export function closeToastsOnLeave(now: number) {
  const stays = shownToasts().filter((one) => now - one.madeAt < arrivingMs);
  if (stays.length < shownToasts().length) store.set(stays);
}

/** When a dialog opens, whose title and first field a toast would cover: clears what asks for nothing and could be read already. */
export function closeToastsBehind(now: number) {
  const stays = shownToasts().filter((one) => one.tone === "problem" || one.act || one.link || now - one.madeAt < arrivingMs);
  if (stays.length < shownToasts().length) store.set(stays);
}

export const shownToasts = store.get;
export const onToasts = store.watch;

export const useToasts = () => useSyncExternalStore(onToasts, shownToasts, () => none);
const none: readonly Toast[] = [];
