import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Problem } from "#kernel/problem.ts";
import { isGuideSlug, type GuideSlug } from "#guides/guides.rules.ts";
import { room } from "#web/client.ts";
import { problemToast } from "#web/toast.ts";
import type { growthContract } from "./growth.contract.ts";

export const growth = room<typeof growthContract>("growth");

/** How far each guide is read, the latest first. */
export const useReadings = () => useQuery(growth.readings.queryOptions());

export const useCheckins = () => useQuery(growth.checkins.queryOptions());
export const useRehearsals = () => useQuery(growth.rehearsals.queryOptions());

/** Tells the server what was read. Reading is never interrupted by a failure: what is missing is sent with the next part. */
export function useTellReading(slug: GuideSlug) {
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

/** The ticked items of one list, shown at once and kept on the server. */
export function useTicks(name: string) {
  const queries = useQueryClient();
  const asked = useQuery(growth.ticks.queryOptions());
  const items = asked.data?.find((list) => list.name === name)?.items ?? [];
  const queryKey = growth.ticks.queryKey();

  async function set(next: string[]) {
    const before = queries.getQueryData(queryKey);
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, (lists) => [...(lists ?? []).filter((list) => list.name !== name), { name, items: next }]);
    try {
      await growth.tick.call({ name, items: next });
    } catch (failure) {
      if (!(failure instanceof Problem)) throw failure;
      queries.setQueryData(queryKey, before);
      problemToast("Could not keep this", failure.message, { name: "Retry", run: () => void set(next) });
    }
  }

  const toggle = (item: string) => set(items.includes(item) ? items.filter((one) => one !== item) : [...items, item]);
  return { items, isReady: asked.isSuccess, toggle, set };
}
