import { useQuery, type QueryKey } from "@tanstack/react-query";
import { send } from "#web/http.ts";

/** Begins as the keys of `feature`, which are read again after a delete of its rows and after its Undo. */
export const deletedKey = (feature: string): QueryKey => [[feature, "deleted"], {}];

/** Whether the member has anything in Recently deleted; false while that is not known. */
export function useHasDeleted(feature: string): boolean {
  const { data } = useQuery({
    queryKey: deletedKey(feature),
    queryFn: () => send<{ json: { total: number } }>("/api/rpc/account/deleted", { json: { limit: 1 } }).then(({ json }) => json.total),
  });
  return (data ?? 0) > 0;
}
