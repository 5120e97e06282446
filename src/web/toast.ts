import { useSyncExternalStore } from "react";

export type Toast = {
  id: number;
  title: string;
  words?: string;
  tone: "plain" | "problem";
  act?: { name: string; run: () => void };
  /** A page where what is said can be seen. */
  link?: { name: string; href: string };
  /** Which form it belongs to: a later success of that form clears its errors. */
  source?: unknown;
  madeAt: number;
};

/** How long a toast stays, apart from the time somebody points at it or has the focus in it. An error stays until it is read. */
export const toastMs = 8_000;
/** A notice made this shortly before the page changes belongs to where it leads. */
const arrivingMs = 1_500;

/** The last one is shown; below it are only errors that nobody has closed yet. */
let list: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

/** Shows a toast at the lower edge: `toast("Saved!", "Your plan has been saved.")`. Returns the function that removes it. */
export function toast(title: string, words?: string, more: Partial<Pick<Toast, "tone" | "act" | "link" | "source">> = {}): () => void {
  const one: Toast = { id: ++last, title, words, madeAt: Date.now(), ...more, tone: more.tone ?? "plain" };
  const isSettled = (other: Toast) => one.tone === "plain" && one.source !== undefined && other.source === one.source;
  const unread = list.filter((other) => other.tone === "problem" && !isSettled(other) && other.title !== title);
  notify([...unread.slice(-2), one]);
  return () => closeToast(one.id);
}

/** A failure with the specified title and the message of the server or the rules. */
export const problemToast = (title: string, words?: string, act?: Toast["act"], source?: unknown) =>
  toast(title, words, { tone: "problem", act, source });

export function closeToast(id: number) {
  if (list.some((one) => one.id === id)) notify(list.filter((one) => one.id !== id));
}

/** Takes away the errors of a form that has succeeded since. */
export function settleToasts(source: unknown) {
  if (list.some((one) => one.source === source && one.tone === "problem"))
    notify(list.filter((one) => one.source !== source || one.tone === "plain"));
}

/** Toasts and undo actions must not be visible to the next member. */
export const clearToasts = () => list.length > 0 && notify([]);

/** Another page: what was said on the one before goes with it. */
export function closeToastsOnLeave(now: number) {
  const stays = list.filter((one) => now - one.madeAt < arrivingMs);
  if (stays.length < list.length) notify(stays);
}

export const shownToasts = () => list;

export const useToasts = () =>
  useSyncExternalStore(
    onToasts,
    () => list,
    () => none,
  );
const none: readonly Toast[] = [];

export function onToasts(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function notify(next: readonly Toast[]) {
  list = next;
  listeners.forEach((listener) => listener());
}
