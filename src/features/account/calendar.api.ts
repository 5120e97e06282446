import { useQuery } from "@tanstack/react-query";
import { feature } from "#web/client.ts";
import type { calendarContract } from "./calendar.contract.ts";

export const calendar = feature<typeof calendarContract>("calendar");
export type Calendar = Awaited<ReturnType<typeof calendar.list.call>>["calendars"][number];

export const useCalendars = () => useQuery(calendar.list.queryOptions({ staleTime: 0 }));
