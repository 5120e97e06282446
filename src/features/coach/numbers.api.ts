import { useQuery } from "@tanstack/react-query";
import { showCents } from "#shared/money.ts";
import { useMember } from "#web/session.ts";
import { send } from "#web/http.ts";
import { numberLines } from "./coach.rules.ts";

/** What "Use my numbers" would send, line by line; fetched only once the box is ticked. */
export function useNumbers(isWanted: boolean): { lines: string[]; isLoading: boolean; isFailed: boolean; retry: () => void } {
  const { currency } = useMember();
  const week = useQuery({ queryKey: ["members", "week"], queryFn: () => send<unknown>("/api/members/week"), enabled: isWanted });
  return {
    lines: numberLines(week.data, (cents) => showCents(cents, currency)),
    // a second try has the error of the first
    isLoading: isWanted && (week.isPending || (week.isLoadingError && week.isFetching)),
    isFailed: week.isLoadingError,
    retry: () => void week.refetch(),
  };
}
