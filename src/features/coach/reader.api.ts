import { useQuery } from "@tanstack/react-query";
import { send } from "#web/http.ts";
import { queries } from "#web/query.ts";
import type { CoachReader } from "./coach.rules.ts";
import { readerLines, unknownReaderLine } from "./coach.words.content.ts";

const options = {
  queryKey: ["coach", "reader"],
  queryFn: () => send<CoachReader>("/api/coach/reader"),
  staleTime: Number.POSITIVE_INFINITY,
};
/** Prefetches before the page renders. */
export const prefetchReader = () => void queries.prefetchQuery(options);

/** Who will read the chat, as sentences; empty while unknown. */
export function useReader(): string[] {
  const reader = useQuery(options);
  if (reader.data) return readerLines(reader.data);
  return reader.isError ? [unknownReaderLine] : [];
}
