import { useQuery } from "@tanstack/react-query";
import { send } from "#web/http.ts";
import type { CoachReader } from "./coach.rules.ts";
import { readerLines, unknownReaderLine } from "./coach.words.content.ts";

/** Who will read the talk, as sentences; empty while it is not known yet. */
export function useReader(): string[] {
  const reader = useQuery({
    queryKey: ["coach", "reader"],
    queryFn: () => send<CoachReader>("/api/coach/reader"),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (reader.data) return readerLines(reader.data);
  return reader.isError ? [unknownReaderLine] : [];
}
