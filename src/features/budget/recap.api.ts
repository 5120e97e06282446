import { useQuery } from "@tanstack/react-query";
import type { Month } from "#shared/dates.ts";
import { feature } from "#web/client.ts";
import type { recapContract } from "./good-thing.contract.ts";

/** Under the budget's key: whatever refreshes the budget refreshes it. */
export const recap = feature<typeof recapContract>("recap", ["budget", "recap"]);

export type GoodThing = NonNullable<Awaited<ReturnType<typeof recap.read.call>>["goodThing"]>;

export const useGoodThing = (month: Month) => useQuery(recap.read.queryOptions({ input: { month }, staleTime: 0 }));
