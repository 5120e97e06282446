import { useSyncExternalStore } from "react";
import { createStore } from "#web/store.ts";

/** What the sheet starts with: a text that another app shared, parsed for an amount and a note. */
type QuickStart = { shared?: string };

const shown = createStore<QuickStart | undefined>(undefined);

/** Opens the sheet that adds an expense, from anywhere. */
export const openQuickAdd = (start: QuickStart = {}) => shown.set(start);
export const closeQuickAdd = () => shown.set(undefined);

/** Undefined while the sheet is closed. */
export const useQuickStart = () => useSyncExternalStore(shown.watch, shown.get, () => undefined);
