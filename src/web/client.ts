import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import type { AnyContractRouter, ContractRouterClient } from "@orpc/contract";
import { createTanstackQueryUtils, TANSTACK_QUERY_OPERATION_CONTEXT_SYMBOL as operation } from "@orpc/tanstack-query";
import { Problem } from "#shared/errors.ts";
import { announceSave } from "#web/saves.ts";
import { carry, problemOf, unreadable } from "#web/http.ts";

/**
 * The typed client of one feature. Only the contract's type reaches the browser:
 * `export const journal = feature<typeof journalContract>("journal");` then `useQuery(journal.list.queryOptions({ input }))`,
 * or `journal.write.call(entry)`. `key` begins the keys of its queries. Every failure arrives as a Problem with a message to show.
 */
export function feature<Contract extends AnyContractRouter>(name: string, key = [name]) {
  const link = new RPCLink({
    url: () => `${location.origin}/api/rpc/${name}`,
    fetch: async (request, init, { context }) => {
      const answer = await carry(request, init);
      if (!answer.ok) throw await problemOf(answer);
      // a query reads; whatever else is called may have saved something
      const { type } = (context as { [operation]?: { type: string } })[operation] ?? { type: "call" };
      if (type === "call" || type === "mutation") announceSave();
      return answer;
    },
    interceptors: [
      async ({ next }) => {
        try {
          return await next();
        } catch (failure) {
          if (failure instanceof Problem || (failure instanceof DOMException && failure.name === "AbortError")) throw failure;
          throw unreadable(failure);
        }
      },
    ],
  });
  const client: ContractRouterClient<Contract> = createORPCClient(link);
  return createTanstackQueryUtils(client, { path: key });
}
