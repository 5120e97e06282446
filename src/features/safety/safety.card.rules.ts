import { card, quietLine } from "./safety.card.content.ts";
import { childLine, crisisLines, type CrisisLine } from "./safety.lines.content.ts";
import type { Found } from "./safety.found.rules.ts";
import type { SafetyKind } from "crisis-detector/assessment";

const emergencies: readonly string[] = ["medical", "danger"] satisfies SafetyKind[];
const isNow = ({ level, kinds }: Found) => level >= 3 || kinds.some((kind) => emergencies.includes(kind));

/** What is shown for a finding. Exactly one of these in each place, chosen by `helpFor`. */
export type Help =
  | { look: "line"; words: string; number: string; isTexted: boolean }
  /** Signs of physical danger in a text that the analyzer shows; with the words of a faint sign of another kind. */
  | { look: "danger"; also: string | null }
  | {
      look: "card";
      title: string;
      sentence: string;
      together: string | null;
      /** Of another kind that the text tells of as well. */
      also: string | null;
      lines: CrisisLine[];
      /** How to stay private belongs to it. */
      isPrivate: boolean;
      hasExit: boolean;
    };

const abuseLine = "1-800-799-7233";

/**
 * The one thing to show for what was found, so that help never lies in piles; null for nothing. It leads with what matters most now, and has the
 * lines of everything else. `hasDanger`: the analyzer has marked physical danger to the writer in the text.
 */
export function helpFor(found: Found | null | undefined, hasDanger = false): Help | null {
  const faint = found?.level === 1 ? lineFor(found) : null;
  if (!found || found.level < 2) {
    if (hasDanger) return { look: "danger", also: faint && faint.number !== abuseLine ? faint.words : null };
    return faint && { look: "line", ...faint };
  }
  if (!hasDanger) return cardOf(found, alsoFor(found), false);
  const isAbuseAlone = found.kinds.every((kind) => kind === "abuse") && !found.form && !found.isAboutOther && !found.isChild;
  if (isAbuseAlone && !isNow(found)) return { look: "danger", also: null };
  const kinds = [...new Set([...found.kinds, "abuse"])];
  // the writer's own danger comes before what somebody else may do
  const own = found.isAboutOther ? { ...found, kinds, isAboutOther: false, newestKinds: ["abuse"] } : { ...found, kinds };
  return cardOf(own, found.isAboutOther ? card.other.title : alsoFor(own), true);
}

const cardOf = (found: Found, also: string | null, isPrivate: boolean): Help => ({
  look: "card",
  ...wordsFor(found),
  also,
  lines: linesFor(found),
  isPrivate,
  hasExit: isPrivate || found.kinds.includes("abuse"),
});

/** A sentence to the writer about the other of abuse and self-harm. A threat of suicide that holds the writer is both already. */
function alsoFor(found: Found): string | null {
  const { kinds, isAboutOther, form, ownKinds = [] } = found;
  if (isAboutOther) return ownKinds.includes("self-harm") ? card.own.title : ownKinds.includes("abuse") ? card.abuse.title : null;
  if (form === "coercion") return null;
  const { title } = wordsFor(found);
  if (kinds.includes("self-harm") && title !== card.own.title) return card.own.title;
  return title === card.own.title && kinds.includes("abuse") ? card.abuse.title : null;
}

/**
 * All five lines, and the children's line if it fits, best ones first: 911 in imminent danger, then the lines of what the title names, then
 * those of the other kinds, 988 and the text line.
 */
export function linesFor(found: Found): CrisisLine[] {
  const hasChild = found.form === "child" || found.isChild === true;
  const leadsOwn = wordsFor(found).title === card.own.title && found.kinds.includes("self-harm");
  const first = [
    isNow(found) || found.kinds.includes("harm-to-others") ? "911" : "",
    found.form === "child" ? childLine.description : "",
    ...(leadsOwn ? ["988", "Text HOME to 741741"] : []),
    hasChild ? childLine.description : "",
    found.kinds.includes("abuse") ? abuseLine : "",
    found.kinds.includes("substance") && !found.kinds.includes("self-harm") ? "1-800-662-4357" : "",
    "988",
    "Text HOME to 741741",
    found.kinds.includes("substance") ? "1-800-662-4357" : "",
  ];
  const place = (line: CrisisLine) => (first.includes(line.description) ? first.indexOf(line.description) : first.length);
  return (hasChild ? [...crisisLines, childLine] : crisisLines).toSorted((one, two) => place(one) - place(two));
}

/** The quiet line's words for a faint sign, and the number that they name. */
export function lineFor({ kinds, newestKinds = kinds, isAboutOther }: Found): { words: string; number: string; isTexted: boolean } {
  if (isAboutOther || newestKinds.includes("self-harm")) return own(isAboutOther);
  if (newestKinds.includes("abuse")) return { words: quietLine.abuse, number: abuseLine, isTexted: false };
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
