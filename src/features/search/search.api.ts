import { useQuery } from "@tanstack/react-query";
import type { Day } from "#shared/dates.ts";
import type { Cents } from "#shared/money.ts";
import { send } from "#web/http.ts";

/** The answer of `POST /api/members/search`: a few of each kind, newest first. Amounts in cents. */
type FoundRows = {
  expenses: { id: string; note: string; category: string; spentOn: Day; amountCents: Cents }[];
  debts: { id: string; name: string; leftCents: Cents }[];
  goals: { id: string; name: string; currentCents: Cents; targetCents: Cents }[];
  analyses: { id: string; text: string; createdAt: string }[];
};

/** The member's expenses, debts, goals and analyses that contain the words of `query`, none while it is empty. Never cached, and in no address. */
export const useFoundRows = (query: string) =>
  useQuery({
    queryKey: ["search", "rows", query],
    queryFn: () => send<FoundRows>("/api/members/search", { query }),
    enabled: query !== "",
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });

type FoundDocument = { id: string; fileName: string; createdAt: string };

/** The member's documents, during a search; dropped as soon as the search closes. */
export const useDocuments = (isWanted: boolean) =>
  useQuery({
    queryKey: ["search", "documents"],
    queryFn: () => send<{ documents: FoundDocument[] }>("/api/documents"),
    enabled: isWanted,
    gcTime: 0,
    retry: false,
  });
