import { openSlots, takeSlot } from "./slots.ts";

/** A chunk of up to a megabyte is in memory for each, for as long as it is being read. */
const slots = openSlots({ perOwner: 4, busy: "Several exports are being made just now. Please try again in a minute." });

/** For an export that is streamed: throws too-many if this member is reading four already. Returns what frees the slot. */
export const takeExportSlot = (memberId: string): Promise<() => void> => takeSlot(slots, memberId);
