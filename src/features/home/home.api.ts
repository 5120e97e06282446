import { useQuery } from "@tanstack/react-query";
import { send } from "#web/http.ts";
import type { PatternsSummary, Today } from "./home.rules.ts";

/** All features' data of today; fetched on every visit, since any of them may have changed it. */
export const useTodaySummary = () =>
  useQuery({ queryKey: ["members", "today"], queryFn: () => send<Today>("/api/members/today"), staleTime: 0 });

/** Mood next to the other features; fetched once there is something to compare. Optional: the page works without it. */
export const usePatternsSummary = (isWanted: boolean) =>
  useQuery({ queryKey: ["members", "patterns"], queryFn: () => send<PatternsSummary>("/api/members/patterns"), enabled: isWanted });
