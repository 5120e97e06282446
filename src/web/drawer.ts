import { useSyncExternalStore } from "react";

/** The account drawer opens over any page, with the part to show. */
export type DrawerPart = "preferences" | "calendar" | "subscription" | "security" | "data" | "deleted";

/** /.well-known/change-password redirects here (RFC 8615 and the W3C's change-password URL): password managers open it. */
const fromAddress = () => (typeof location !== "undefined" && location.search === "?account=security" ? "security" : null);

let open: DrawerPart | null = fromAddress();
const listeners = new Set<() => void>();

export const openDrawer = (part: DrawerPart = "preferences") => notify(part);
export const closeDrawer = () => notify(null);
export const useDrawer = () =>
  useSyncExternalStore(
    onDrawerChange,
    () => open,
    () => null,
  );

function notify(part: DrawerPart | null) {
  open = part;
  listeners.forEach((listener) => listener());
}

function onDrawerChange(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
