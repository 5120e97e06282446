import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { send } from "#web/wire.ts";

type FoundDocument = { id: string; fileName: string; createdAt: string };

/** The member's documents, while something is looked for; forgotten as soon as the search closes. */
export const useDocuments = (isWanted: boolean) =>
  useQuery({
    queryKey: ["search", "documents"],
    queryFn: () => send<{ documents: FoundDocument[] }>("/api/documents"),
    enabled: isWanted,
    gcTime: 0,
    retry: false,
  });

/** `value` once it has stood still for `ms`. */
export function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
