import { useSyncExternalStore } from "react";
import { whatEnded } from "#shared/errors.ts";
import { queries } from "#web/query.ts";
import { currentMember } from "#web/session.ts";

/** What has ended by the server's last answer, the member's trial or subscription; undefined with access. The query of features/billing. */
export const useEnded = () => useSyncExternalStore(watch, ended, () => undefined);

const watch = (listener: () => void) => queries.getQueryCache().subscribe(listener);
function ended() {
  const last = queries.getQueryData<{ hasAccess: boolean; status: string }>(["subscription", currentMember()?.id]);
  return last?.hasAccess === false ? whatEnded(last.status) : undefined;
}
