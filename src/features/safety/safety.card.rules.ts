import { card, quietLine } from "./safety.card.content.ts";
import { childLine, crisisLines, type CrisisLine } from "./safety.lines.content.ts";
import type { SafetyKind } from "crisis-detector/assessment";

const emergencies: readonly string[] = ["medical", "danger"] satisfies SafetyKind[];
const isNow = ({ level, kinds }: Found) => level >= 3 || kinds.some((kind) => emergencies.includes(kind));

/** What a card needs of an assessment, from the rules or from the server. */
export type Found = { level: number; kinds: readonly string[]; isAboutOther: boolean; newestKinds?: readonly string[]; form?: string };

/**
 * All five lines, and the children's line if it fits, best ones first: 911 in imminent danger, then the line of the problem, then 988 and
 * the text line.
 */
export function linesFor(found: Found): CrisisLine[] {
  const first = [
    isNow(found) || found.kinds.includes("harm-to-others") ? "911" : "",
    found.form === "child" ? childLine.description : "",
    found.kinds.includes("abuse") ? "1-800-799-7233" : "",
    found.kinds.includes("substance") && !found.kinds.includes("self-harm") ? "1-800-662-4357" : "",
    "988",
    "Text HOME to 741741",
    found.kinds.includes("substance") ? "1-800-662-4357" : "",
  ];
  const place = (line: CrisisLine) => (first.includes(line.description) ? first.indexOf(line.description) : first.length);
  return (found.form === "child" ? [...crisisLines, childLine] : crisisLines).toSorted((one, two) => place(one) - place(two));
}

/** The quiet line's words for a faint sign, and the number that they name. */
export function lineFor({ kinds, newestKinds = kinds, isAboutOther }: Found): { words: string; number: string; isTexted: boolean } {
  if (isAboutOther || newestKinds.includes("self-harm")) return own(isAboutOther);
  if (newestKinds.includes("abuse")) return { words: quietLine.abuse, number: "1-800-799-7233", isTexted: false };
  if (newestKinds.includes("substance")) return { words: quietLine.substance, number: "1-800-662-4357", isTexted: false };
  return own(false);
}
const own = (isAboutOther: boolean) => ({ words: isAboutOther ? quietLine.other : quietLine.own, number: "988", isTexted: true });

/** The title and sentence that fit best: an emergency, its form, someone else, and the kind of the newest text. */
export function wordsFor(found: Found): { title: string; sentence: string; together: string | null } {
  const together = found.level >= 3 ? card.together : null;
  if (found.kinds.some((kind) => emergencies.includes(kind))) return { ...card.now, together: null };
  if (found.form === "child" || found.form === "coercion") return { ...card[found.form], together: null };
  if (found.isAboutOther) return { ...card.other, together };
  const kinds = found.newestKinds ?? found.kinds;
  if (kinds.includes("self-harm")) return { ...card.own, together };
  if (kinds.includes("abuse")) return { ...(found.form === "watched" ? card.watched : card.abuse), together: null };
  if (kinds.includes("harm-to-others")) return { ...card.harm, together: null };
  return { ...card.own, together };
}
