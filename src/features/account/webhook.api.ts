import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { feature } from "#web/client.ts";
import type { webhookContract } from "./webhook.contract.ts";

export const webhooks = feature<typeof webhookContract>("webhooks");
export type Webhook = Awaited<ReturnType<typeof webhooks.list.call>>["webhooks"][number];
export type Delivery = Awaited<ReturnType<typeof webhooks.deliveries.call>>["deliveries"][number];

export const useWebhooks = () => useQuery(webhooks.list.queryOptions({ staleTime: 0 }));

/** The log of one webhook, page by page. */
export const useDeliveries = (id: string) =>
  useInfiniteQuery(
    webhooks.deliveries.infiniteOptions({
      input: (before: string | undefined) => ({ id, limit: 20, ...(before ? { before } : {}) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      staleTime: 0,
    }),
  );
