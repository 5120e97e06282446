import { useSyncExternalStore } from "react";

/** What the sheet starts with: a text that another app shared, parsed for an amount and a note. */
type QuickStart = { shared?: string };

let shown: QuickStart | undefined;
const listeners = new Set<() => void>();
const show = (next: QuickStart | undefined) => {
  shown = next;
  listeners.forEach((listener) => listener());
};

/** Opens the sheet that adds an expense, from anywhere. */
export const openQuickAdd = (start: QuickStart = {}) => show(start);
export const closeQuickAdd = () => show(undefined);

/** Undefined while the sheet is closed. */
export const useQuickStart = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => shown,
    () => undefined,
  );
