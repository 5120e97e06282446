import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { feature } from "#web/client.ts";
import { prefetchVisit, useVisit } from "#web/visit.ts";
import { newId } from "#web/ids.ts";
import { untilGone } from "#web/retry.ts";
import { removeOnce, undoable } from "#web/undo.ts";
import { failureToast } from "#web/failure-toast.ts";
import { settleToasts } from "#web/toast.ts";
import { send } from "#web/http.ts";
import type { progressContract } from "./progress.contract.ts";
import { messages, winNamed, type Category, type Suggestion } from "./progress.rules.ts";

const progress = feature<typeof progressContract>("progress");

export type Read = Awaited<ReturnType<typeof progress.read.call>>;
export type Achievement = Read["recent"][number];

const suggestionsKey = ["suggestions"];

/** Prefetches before the page renders. */
export const prefetchProgress = () => prefetchVisit(progress.read.queryOptions());
export const useProgress = () => useQuery(progress.read.queryOptions({ staleTime: useVisit(progress.read.queryKey()) }));
export const useWeeks = () => useQuery(progress.weeks.queryOptions({ staleTime: 0 }));
export const useSuggestions = () =>
  useQuery({ queryKey: suggestionsKey, queryFn: () => send<{ suggestions: Suggestion[] }>("/api/members/suggestions"), staleTime: 0 });

/** All achievements of a kind, newest first, a page at a time. */
export function useAll(category: Category | undefined) {
  const query = useInfiniteQuery(
    progress.list.infiniteOptions({
      input: (before: string | undefined) => ({ category, before, limit: 30 }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.next ?? undefined,
    }),
  );
  return { ...query, achievements: query.data?.pages.flatMap((page) => page.achievements) };
}

/** Every achievement there is, for the export. */
export async function everyAchievement(): Promise<Achievement[]> {
  const all: Achievement[] = [];
  for (let before: string | undefined; ;) {
    const page = await progress.list.call({ before, limit: 1000 });
    all.push(...page.achievements);
    if (!page.next) return all;
    before = page.next;
  }
}

/** The ids of achievements whose logging had no answer yet: the server may have counted them, so the next try is sent with the same id. */
const unanswered = new Map<string, { id: string; failedAt: number }>();
/** How long after its failure another press is the same achievement although the page shows it as logged, ms. */
const repeatMs = 60_000;
type Logging = { title: string; claimKey?: string };
const nameOf = ({ title, claimKey = "" }: Logging) => `${title} ${claimKey}`;

/** Logs an achievement by its title; the toast shows its points and can undo it. The button waits for the answer. */
export function useLog() {
  const queries = useQueryClient();
  const refresh = () => Promise.all([progress.key(), suggestionsKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
  const removing = useMutation({
    mutationFn: (id: string) => progress.remove.call({ id }),
    onSuccess: (_, removed) => {
      settleToasts("progress");
      for (const [name, { id }] of unanswered) if (id === removed) unanswered.delete(name);
      return refresh();
    },
    onError: (failure) => failureToast(messages.saveFailed, failure, undefined, "progress"),
  });
  const logging = useMutation({
    mutationFn: (win: Logging) => {
      const last = unanswered.get(nameOf(win));
      const isShown = queries.getQueryData(progress.read.queryKey())?.recent.some((one) => one.id === last?.id) ?? false;
      const id = last && !(isShown && Date.now() - last.failedAt > repeatMs) ? last.id : newId();
      unanswered.set(nameOf(win), { id, failedAt: Infinity });
      return progress.log.call({ id, ...win });
    },
    onSuccess: ({ achievement }, logged) => {
      const { title } = logged;
      settleToasts("progress");
      unanswered.delete(nameOf(logged));
      const win = winNamed(title);
      if (win && achievement) undoable(messages.saved(win), () => untilGone(progress.remove.call)({ id: achievement.id }).then(refresh));
      return refresh();
    },
    onError: (failure, win) => {
      const last = unanswered.get(nameOf(win));
      if (last) last.failedAt = Date.now();
      failureToast(messages.saveFailed, failure, undefined, "progress");
      return refresh();
    },
  });
  const removeAchievement = ({ id, title }: Achievement) =>
    removeOnce({ id, title: `${title} taken back.`, failed: messages.saveFailed, remove: () => removing.mutateAsync(id), refresh });
  // the second press of a double click comes before the button is shown as busy
  const isUnderWay = useRef(false);
  const log = (win: Logging) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    logging.mutate(win, { onSettled: () => void (isUnderWay.current = false) });
  };
  return { log, logging: logging.isPending ? logging.variables.title : null, removeAchievement, isRemoving: removing.isPending };
}
