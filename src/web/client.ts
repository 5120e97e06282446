import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import type { AnyContractRouter, ContractRouterClient } from "@orpc/contract";
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import { Problem } from "#kernel/problem.ts";
import { carry, problemOf, unreadable } from "#web/wire.ts";

/**
 * The typed door to one room of the server. Only the contract's type comes to the browser:
 * `export const journal = room<typeof journalContract>("journal");` then `useQuery(journal.list.queryOptions({ input }))`,
 * or `journal.write.call(entry)`. Every failure arrives as a Problem with a sentence to show.
 */
export function room<Contract extends AnyContractRouter>(name: string) {
  const link = new RPCLink({
    url: () => `${location.origin}/api/rpc/${name}`,
    fetch: async (request, init) => {
      const answer = await carry(request, init);
      if (!answer.ok) throw await problemOf(answer);
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
  return createTanstackQueryUtils(client, { path: [name] });
}
