import { useQuery } from "@tanstack/react-query";
import { feature } from "#web/client.ts";
import type { tokenContract } from "./token.contract.ts";

export const tokens = feature<typeof tokenContract>("tokens");
export type Token = Awaited<ReturnType<typeof tokens.list.call>>["tokens"][number];

export const useTokens = () => useQuery(tokens.list.queryOptions({ staleTime: 0 }));
export const useTokenCalls = () => useQuery(tokens.calls.queryOptions({ staleTime: 0 }));
