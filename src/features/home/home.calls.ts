import { useQuery } from "@tanstack/react-query";
import { send } from "#web/wire.ts";
import type { PatternsTold, Today } from "./home.rules.ts";

/** What all rooms know of today; asked again on every visit, since any of them may have changed it. */
export const useTodayTold = () =>
  useQuery({ queryKey: ["members", "today"], queryFn: () => send<Today>("/api/members/today"), staleTime: 0 });

/** Mood beside the other rooms; asked once there is something to put side by side. Without an answer nothing is missing. */
export const usePatternsTold = (isWanted: boolean) =>
  useQuery({ queryKey: ["members", "patterns"], queryFn: () => send<PatternsTold>("/api/members/patterns"), enabled: isWanted });
