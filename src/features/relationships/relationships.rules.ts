import { addDays, isoWeek, monthAndDay, startOfWeek, type Day } from "#shared/dates.ts";
import { isBlank, isStorable } from "#shared/text.ts";
import { lengthOf, longestText } from "#journal/journal.rules.ts";
import type { Message } from "#journal/journal.rules.ts";

/** The exact analysis_result of every row. Source: specification, section 3. */
export const analysisPending = "Analysis pending - this feature will be enhanced with AI insights soon.";

/** Messages of the analyzer. Source: specification, sections 5 and 8; the rest is ours. */
export const noSituation: Message = { title: "No input provided", description: "Please describe a situation to analyze." };
export const analysisFailed = "Error saving analysis";
export const analysisSaved: Message = { title: "Saved!", description: "Only you can read it." };

/** Characters (code points) of one situation. */
export const longestSituation = longestText;
export const longestNote = 2_000;

/** A saved situation; its findings are computed on every read. `createdAt` is ISO 8601 in UTC. */
export type Analysis = { id: string; situationText: string; analysisResult: string; createdAt: string };

/** The message when `text` can't be saved, or null when it can. */
export function situationRefusal(text: string): Message | null {
  if (isBlank(text)) return noSituation;
  if (lengthOf(text) > longestSituation) {
    return {
      title: analysisFailed,
      description: `A situation can hold ${longestSituation.toLocaleString("en-US")} characters. Please shorten it; your text is still here.`,
    };
  }
  if (!isStorable(text))
    return {
      title: analysisFailed,
      description: "One character in this text can't be kept exactly. Please retype the end of it; your text is still here.",
    };
  return null;
}

/** The four sliders, in the order of the page. */
export const measures = ["communication", "trust", "respect", "support"] as const;
export type Measure = (typeof measures)[number];
export const lowest = 1;
export const highest = 10;
export const untouched = 5;
export const untouchedWeek = `What is not set is saved as ${untouched}.`;
export const shownWeeks = 12;

/** One check-in per ISO week: whole numbers from 1 to 10 and a note. `week` is "2026-W47". */
export type CheckIn = Record<Measure, number> & { week: string; note: string; savedAt: string };
export type CheckInDraft = Record<Measure, number> & { note: string };

export const weekSaved: Message = { title: "Saved!", description: "This week is saved. Saving again updates it." };
export const weekFailed = "Error saving check-in";

const isMeasured = (value: number): boolean => Number.isInteger(value) && value >= lowest && value <= highest;

/** Why `draft` can't be stored, or null. */
export function checkInRefusal(draft: CheckInDraft): { field: string; sentence: string } | null {
  const wrong = measures.find((measure) => !isMeasured(draft[measure]));
  if (wrong) return { field: wrong, sentence: `Please choose a number from ${lowest} to ${highest}.` };
  if (lengthOf(draft.note) > longestNote)
    return {
      field: "note",
      sentence: `A note can hold ${longestNote.toLocaleString("en-US")} characters. Please shorten it; your text is still here.`,
    };
  if (!isStorable(draft.note))
    return { field: "note", sentence: "One character in this note can't be kept exactly. Please retype the end of it." };
  return null;
}

export type Week = { week: string; monday: Day; checkIn: CheckIn | null };

/** The last `count` ISO weeks up to the one that contains `today`, oldest first, with their check-ins. */
export function weeksUpTo(today: Day, checkIns: readonly CheckIn[], count = shownWeeks): Week[] {
  const monday = startOfWeek(today, 1);
  return Array.from({ length: count }, (_, index) => {
    const start = addDays(monday, (index - count + 1) * 7);
    const week = isoWeek(start);
    return { week, monday: start, checkIn: checkIns.find((one) => one.week === week) ?? null };
  });
}

/** The Monday with which ISO week `week` ("2026-W47") begins; 4 January is always in the first week. */
export const mondayOf = (week: string): Day => addDays(startOfWeek(`${week.slice(0, 4)}-01-04`, 1), 7 * (Number(week.slice(6)) - 1));

/** Why there can be no check-in of `week`, or null. */
export function weekRefusal(week: string, today: Day): { field: string; sentence: string } | null {
  if (week > isoWeek(today)) return { field: "week", sentence: "That week has not come yet." };
  if (weeksUpTo(today, []).some((one) => one.week === week)) return null;
  return { field: "week", sentence: `Check-ins reach back ${shownWeeks} weeks.` };
}

const titled: Record<Measure, string> = { communication: "Communication", trust: "Trust", respect: "Respect", support: "Support" };
export const measureName = (measure: Measure): string => titled[measure];

/** The finding of the trend as text: what changed most, what stayed; a plain sentence while there is too little to compare. */
export function trendFinding(weeks: readonly Week[]): { loud: string; quiet: string } {
  const saved = weeks.flatMap((one) => (one.checkIn ? [one.checkIn] : []));
  if (saved.length === 0)
    return { loud: "No weeks are saved yet.", quiet: "Set the four sliders and save; from the second week on a line grows here." };
  const [first] = saved;
  const last = saved.at(-1);
  if (!first || !last || saved.length === 1)
    return { loud: "One week is saved.", quiet: "From the second one on, a line shows what moves." };
  const moves = measures.map((measure) => ({ measure, from: first[measure], to: last[measure], by: last[measure] - first[measure] }));
  const most = moves.reduce((best, one) => (Math.abs(one.by) > Math.abs(best.by) ? one : best));
  const gaps = weeks.slice(weeks.findIndex((one) => one.checkIn)).filter((one) => !one.checkIn).length;
  const quiet = gaps === 0 ? "" : gaps === 1 ? "One week has nothing." : `${gaps} weeks have nothing.`;
  if (most.by === 0) return { loud: `Nothing has moved in ${saved.length} check-ins.`, quiet };
  const verb = most.by > 0 ? "grown" : "gone down";
  return { loud: `${measureName(most.measure)} has ${verb} from ${most.from} to ${most.to} over ${saved.length} check-ins.`, quiet };
}

/** The complete text of one small chart: "Trust, twelve weeks from August 31: 3, 3, nothing written, 7." */
export const trendLabel = (measure: Measure, weeks: readonly Week[]): string =>
  `${measureName(measure)}, ${weeks.length} weeks from ${monthAndDay(weeks[0]?.monday ?? "")}: ${weeks.map((one) => one.checkIn?.[measure] ?? "nothing written").join(", ")}.`;
