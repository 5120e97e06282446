import { useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Problem } from "#shared/errors.ts";
import { isGuideSlug, type GuideSlug } from "#guides/guides.rules.ts";
import { feature } from "#web/client.ts";
import { fetchAgainIfRunning, queries } from "#web/query.ts";
import { currentMember } from "#web/session.ts";
import { failureToast } from "#web/failure-toast.ts";
import { settleToasts } from "#web/toast.ts";
import type { growthContract } from "./growth.contract.ts";

export const growth = feature<typeof growthContract>("growth");

/** Prefetches before the page renders. */
export const prefetchReadings = () => void queries.prefetchQuery(growth.readings.queryOptions());
/** How far each guide was read, the latest first. */
export const useReadings = () => useQuery(growth.readings.queryOptions());

export const useCheckins = () => useQuery(growth.checkins.queryOptions());
export const useRehearsals = () => useQuery(growth.rehearsals.queryOptions());

/** Reports read sections. A failure never interrupts reading: what is missing is sent with the next section. */
export function useReportReading(slug: GuideSlug) {
  const queries = useQueryClient();
  return async (read: string[], lastAnchor: string) => {
    if (!isGuideSlug(slug)) return;
    try {
      await growth.read.call({ slug, read, lastAnchor });
      await queries.invalidateQueries({ queryKey: growth.readings.key() });
    } catch (failure) {
      if (!(failure instanceof Problem)) throw failure;
    }
  };
}

let last: Promise<unknown> = Promise.resolve();
/** A member who signed in while a list was waiting for the previous request must not get the other member's list. */
const isCurrentMember = (member: string | undefined) => currentMember()?.id === member;

/** The ticked items of one list, shown at once and saved on the server; `isBusy` until it has the last of them. */
export function useTicks(name: string) {
  const queries = useQueryClient();
  const query = useQuery(growth.ticks.queryOptions());
  const [underWay, setUnderWay] = useState(0);
  const queryKey = growth.ticks.queryKey();
  const now = () => queries.getQueryData(queryKey)?.find((list) => list.name === name)?.items ?? [];
  const show = (items: string[]) =>
    queries.setQueryData(queryKey, (lists) => [...(lists ?? []).filter((list) => list.name !== name), { name, items }]);
  const showOne = (item: string, isIn: boolean) => show([...now().filter((one) => one !== item), ...(isIn ? [item] : [])]);

  async function put(item: string, isIn: boolean, onSaved?: () => void): Promise<void> {
    const memberId = currentMember()?.id;
    const source = `tick ${name} ${item}`;
    setUnderWay((count) => count + 1);
    try {
      // earlier ticks have to be loaded, because the whole list is shown
      if (!queries.getQueryData(queryKey)) await queries.ensureQueryData(growth.ticks.queryOptions());
      void queries.cancelQueries({ queryKey }, { revert: false });
      showOne(item, isIn);
      // one after the other, so that the newest change is the last to arrive
      const save = async () => isCurrentMember(memberId) && (await growth.tick.call({ name, items: [], change: { item, isIn } }));
      const turn = last.then(save, save);
      last = turn;
      const saved = await turn;
      // what was fetched meanwhile may be older
      if (saved && last === turn) show(saved.items);
      fetchAgainIfRunning(queryKey);
      settleToasts(source);
      onSaved?.();
    } catch (failure) {
      if (!(failure instanceof Problem)) throw failure;
      if (!isCurrentMember(memberId)) return;
      if (queries.getQueryData(queryKey)) showOne(item, !isIn);
      failureToast("Could not save this", failure, { name: "Retry", run: () => void put(item, isIn, onSaved) }, source);
    } finally {
      setUnderWay((count) => count - 1);
    }
  }

  const items = query.data?.find((list) => list.name === name)?.items ?? [];
  return { items, isReady: query.isSuccess, isBusy: underWay > 0, put, toggle: (item: string) => put(item, !now().includes(item)) };
}
