import { useQuery } from "@tanstack/react-query";
import { feature } from "#web/client.ts";
import type { providerContract } from "./provider.contract.ts";

export const providers = feature<typeof providerContract>("providers");
export type Provider = Awaited<ReturnType<typeof providers.list.call>>["providers"][number];

export const useProviders = () => useQuery(providers.list.queryOptions({ staleTime: 0 }));
