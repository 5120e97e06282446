import { useQuery } from "@tanstack/react-query";
import { send } from "#web/wire.ts";
import type { Today } from "./home.rules.ts";

/** What all rooms know of today; asked again on every visit, since any of them may have changed it. */
export const useTodayTold = () => useQuery({ queryKey: ["members", "today"], queryFn: () => send<Today>("/api/members/today"), staleTime: 0 });
