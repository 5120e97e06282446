import { useQuery } from "@tanstack/react-query";
import { send } from "#web/wire.ts";
import type { Patterns } from "./patterns.rules.ts";

/** Mood beside what the other rooms keep, worked out by the server from this member's own rows. */
export const usePatterns = () => useQuery({ queryKey: ["members", "patterns"], queryFn: () => send<Patterns>("/api/members/patterns") });
