import { card } from "./safety.card.content.ts";
import { crisisLines, type CrisisLine } from "./safety.lines.content.ts";
import type { SafetyKind } from "./safety.rules.ts";

const emergencies: readonly string[] = ["medical", "danger"] satisfies SafetyKind[];
const isNow = ({ level, kinds }: Found) => level >= 3 || kinds.some((kind) => emergencies.includes(kind));

/** What a card needs of an assessment, as it comes from the rules or over the wire. */
export type Found = { level: number; kinds: readonly string[]; isAboutOther: boolean };

/** All five lines, those that fit first: 911 when it is imminent, then the line of the trouble, then 988 and the text line. */
export function linesFor(found: Found): CrisisLine[] {
  const first = [
    isNow(found) || found.kinds.includes("harm-to-others") ? "911" : "",
    found.kinds.includes("abuse") ? "1-800-799-7233" : "",
    found.kinds.includes("substance") && !found.kinds.includes("self-harm") ? "1-800-662-4357" : "",
    "988",
    "Text HOME to 741741",
    found.kinds.includes("substance") ? "1-800-662-4357" : "",
  ];
  const place = (line: CrisisLine) => (first.includes(line.says) ? first.indexOf(line.says) : first.length);
  return crisisLines.toSorted((one, two) => place(one) - place(two));
}

/** The title and sentence that fit best: an emergency, somebody else, abuse, or the writer. */
export function wordsFor(found: Found): { title: string; sentence: string; together: string | null } {
  const together = found.level >= 3 ? card.together : null;
  if (found.kinds.some((kind) => emergencies.includes(kind))) return { ...card.now, together: null };
  if (found.isAboutOther) return { ...card.other, together };
  if (found.kinds.includes("abuse") && !found.kinds.includes("self-harm")) return { ...card.abuse, together: null };
  return { ...card.own, together };
}
