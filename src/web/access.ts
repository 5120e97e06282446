import { useSyncExternalStore } from "react";
import { queries } from "#web/query.ts";
import { currentMember } from "#web/session.ts";

/** Whether the server's last answer was that the member's trial or subscription has ended: the query of features/billing. */
export const useIsBarred = () => useSyncExternalStore(watch, isBarred, () => false);

const watch = (listener: () => void) => queries.getQueryCache().subscribe(listener);
const isBarred = () => queries.getQueryData<{ hasAccess: boolean }>(["subscription", currentMember()?.id])?.hasAccess === false;
