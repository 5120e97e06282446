import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in prerendered pages and during hydration, then true: for content that depends on the current time or browser. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
