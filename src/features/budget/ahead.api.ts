import { useQuery } from "@tanstack/react-query";
import { feature } from "#web/client.ts";
import type { aheadContract } from "./ahead.contract.ts";

/** Under the budget's key: whatever refreshes the budget refreshes the days ahead. */
export const ahead = feature<typeof aheadContract>("ahead", ["budget", "ahead"]);

export type AheadView = Awaited<ReturnType<typeof ahead.next.call>>;
export type AheadEntry = AheadView["entries"][number];
export type AheadIncome = AheadView["incomes"][number];

export const useAhead = () => useQuery(ahead.next.queryOptions({ input: {}, staleTime: 0 }));
