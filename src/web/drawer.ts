import { useSyncExternalStore } from "react";

/** The account drawer lies over any page; open it with the part to show. */
export type DrawerPart = "preferences" | "subscription" | "security" | "data";

let open: DrawerPart | null = null;
const listeners = new Set<() => void>();

export const openDrawer = (part: DrawerPart = "preferences") => tell(part);
export const closeDrawer = () => tell(null);
export const useDrawer = () =>
  useSyncExternalStore(
    onDrawer,
    () => open,
    () => null,
  );

function tell(part: DrawerPart | null) {
  open = part;
  listeners.forEach((listener) => listener());
}

function onDrawer(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
