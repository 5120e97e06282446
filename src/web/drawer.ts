import { useSyncExternalStore } from "react";
import { createStore } from "#web/store.ts";

/** The account drawer opens over any page, with the part to show. */
export type DrawerPart = "preferences" | "calendar" | "subscription" | "security" | "data" | "deleted";

/** /.well-known/change-password redirects here (RFC 8615 and the W3C's change-password URL): password managers open it. */
const fromAddress = () => (typeof location !== "undefined" && location.search === "?account=security" ? "security" : null);

const open = createStore<DrawerPart | null>(fromAddress());

export const openDrawer = (part: DrawerPart = "preferences") => open.set(part);
export const closeDrawer = () => open.set(null);
export const useDrawer = () => useSyncExternalStore(open.watch, open.get, () => null);
