import { useMemo } from "react";
import type { Day } from "#shared/dates.ts";
import { usePending } from "#web/queue-state.ts";

/** The queued inputs of a call that sets something of a day, by day; the last one of a day counts. */
export function useQueuedDays<Input extends { day: Day }>(call: string): ReadonlyMap<Day, Input> {
  const pending = usePending(call);
  return useMemo(
    () => new Map(pending.map(({ input, shows }) => ({ ...input, ...shows }) as Input).map((one) => [one.day, one])),
    [pending],
  );
}
