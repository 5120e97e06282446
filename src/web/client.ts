import type { Client } from "@orpc/client";
import type { AnyContractRouter, ContractRouterClient } from "@orpc/contract";
import type { GeneralUtils, ProcedureUtils } from "@orpc/tanstack-query";
import { announceSave } from "#web/tab-sync.ts";
import { readApi, unreadable } from "#web/http.ts";

/** One procedure of the contract: called directly, or as a query. */
type Procedure<Of> =
  Of extends Client<infer Context, infer Input, infer Output, infer Failure>
    ? Pick<ProcedureUtils<Context, Input, Output, Failure>, "call" | "queryKey" | "queryOptions" | "infiniteOptions"> & GeneralUtils<Input>
    : never;
type Procedures<Router> = { [Name in keyof Router]: Procedure<Router[Name]> } & GeneralUtils<unknown>;

/**
 * The typed client of one feature. Only the contract's type reaches the browser: `export const journal = feature<typeof
 * journalContract>("journal");` then `useQuery(journal.list.queryOptions({ input }))`, or `journal.write.call(entry)`. `key` begins the
 * keys of its queries. Every failure is thrown as a Problem with a message to show. Inputs and answers are plain JSON: a contract has no
 * dates, sets or other classes.
 */
export function feature<Contract extends AnyContractRouter>(name: string, key = [name]): Procedures<ContractRouterClient<Contract>> {
  const known = new Map<string, object>();
  const ofFeature = { key: (options?: KeyOptions) => keyOf(key, options) };
  const procedures = new Proxy(ofFeature, {
    get(_, member) {
      if (typeof member === "symbol") return undefined;
      if (member === "key") return ofFeature.key;
      const found = known.get(member) ?? procedure(`/api/rpc/${name}/${member}`, [...key, member]);
      known.set(member, found);
      return found;
    },
  });
  return procedures as unknown as Procedures<ContractRouterClient<Contract>>; // the contract is known as a type only
}

type KeyOptions = { input?: unknown; type?: string };
type QueryOptions = { input?: unknown; queryKey?: readonly unknown[] };
type PageOptions = { input: (page: unknown) => unknown; initialPageParam: unknown };
type Fetching = { signal?: AbortSignal; pageParam?: unknown };

const keyOf = (path: readonly string[], { input, type }: KeyOptions = {}) => [
  path,
  { ...(input !== undefined && { input }), ...(type !== undefined && { type }) },
];

function procedure(address: string, path: readonly string[]) {
  const queryKey = (options: QueryOptions = {}) => options.queryKey ?? keyOf(path, { input: options.input, type: "query" });
  return {
    key: (options?: KeyOptions) => keyOf(path, options),
    call: async (input?: unknown) => {
      const answer = await post(address, input);
      // a query only reads; any other call may have saved something
      announceSave();
      return answer;
    },
    queryKey,
    queryOptions: (options: QueryOptions = {}) => ({
      queryFn: ({ signal }: Fetching) => post(address, options.input, signal),
      ...options,
      queryKey: queryKey(options),
    }),
    infiniteOptions: (options: PageOptions) => ({
      queryFn: ({ signal, pageParam }: Fetching) => post(address, options.input(pageParam), signal),
      ...options,
      queryKey: keyOf(path, { input: options.input(options.initialPageParam), type: "infinite" }),
    }),
  };
}

const post = (address: string, input: unknown, signal?: AbortSignal): Promise<unknown> =>
  readApi(
    address,
    { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ json: input }), ...(signal && { signal }) },
    output,
  );

async function output(answer: Response): Promise<unknown> {
  try {
    const { json, meta } = (await answer.json()) as { json: unknown; meta?: unknown };
    if (meta) throw new TypeError("An answer holds more than JSON.");
    return json;
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === "AbortError") throw failure;
    throw unreadable(failure);
  }
}
