import { createContext, useContext, useLayoutEffect } from "react";
import { browserStorage } from "#web/storage.ts";

/** Keeps the fold around open until the returned function is called. */
export const FoldContext = createContext<(() => () => void) | undefined>(undefined);

/**
 * Keeps the fold around this component open while `isNeeded`: no unsaved text, error or warning is ever inside a closed one. Drafts, field
 * errors and failed loads call it themselves. Outside a fold it does nothing.
 */
export function useKeepFoldOpen(isNeeded: boolean): void {
  const keepOpen = useContext(FoldContext);
  useLayoutEffect(() => (isNeeded ? keepOpen?.() : undefined), [isNeeded, keepOpen]);
}

/** The component form of `useKeepFoldOpen`, for something that is rendered only while it is needed. */
export function KeepFoldOpen(): null {
  useKeepFoldOpen(true);
  return null;
}

/** Opens every fold around `element`, and `element` itself if it is one, so that it can be scrolled to. */
export function openFoldsAround(element: Element): void {
  for (let fold = element.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null) fold.open = true;
}

const storageKey = "evenday.folds";

/** The ids of the folds that were left open on this device. */
export function openFoldIds(): string[] {
  const raw = browserStorage.get(storageKey) ?? "";
  return raw === "" ? [] : raw.split(" ");
}

export function saveFold(id: string, isOpen: boolean): void {
  const others = openFoldIds().filter((one) => one !== id);
  browserStorage.set(storageKey, (isOpen ? [...others, id] : others).join(" "));
}
