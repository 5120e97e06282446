import { lengthOf } from "#journal/journal.rules.ts";

export type Side = "for" | "against";
export type Weight = 1 | 2 | 3;
export type Reason = { id: string; side: Side; text: string; weight: Weight };
/** The draft under Help Me Decide; stored in the browser until it is saved. */
export type Decision = { text: string; reasons: readonly Reason[] };

export const weightNames: Record<Weight, string> = { 1: "a little", 2: "some", 3: "a lot" };
const longestReason = 300;
export const mostReasons = 40;

/** The weight of each side: the sum of its reasons' weights; reasons without text weigh nothing. */
export function weigh(reasons: readonly Reason[]): Record<Side, number> {
  const sum = (side: Side) =>
    reasons.filter((one) => one.side === side && one.text.trim() !== "").reduce((total, one) => total + one.weight, 0);
  return { for: sum("for"), against: sum("against") };
}

/** The first reason that is too long, and the message beside it; null when there is none. Units: characters (code points). */
export function reasonRefusal(reasons: readonly Reason[]): { id: string; sentence: string } | null {
  const wrong = reasons.find((one) => lengthOf(one.text) > longestReason);
  return wrong
    ? { id: wrong.id, sentence: `A reason can hold ${longestReason} characters. Please shorten it; your text is still here.` }
    : null;
}

const closingSentence = "If that disappoints you, you have just learned something the scales could not know.";

/** What the scales show, and no more: the member's own weights, never advice. */
export function weighingSentence(reasons: readonly Reason[]): { loud: string; quiet: string } {
  const sides = weigh(reasons);
  const heavy = Math.max(sides.for, sides.against);
  const light = Math.min(sides.for, sides.against);
  if (heavy === 0) return { loud: "No reasons yet.", quiet: "Put one reason on either side; how much it counts is yours to say." };
  if (heavy === light)
    return { loud: `By your own weights, both sides are even: ${heavy} to ${light}.`, quiet: "Which side did you hope would win?" };
  const side = sides.for > sides.against ? "for" : "against";
  const much = heavy - light <= Math.max(2, heavy * 0.25) ? "a little heavier" : heavy >= light * 3 ? "far heavier" : "heavier";
  return { loud: `By your own weights, ${side} is ${much}: ${heavy} to ${light}.`, quiet: closingSentence };
}

/** The tilt of the beam to the heavier side, -12 (for) to 12 (against) degrees. */
export function scaleAngle(reasons: readonly Reason[]): number {
  const sides = weigh(reasons);
  const total = sides.for + sides.against;
  return total === 0 ? 0 : Math.round(((sides.against - sides.for) / total) * 12 * 10) / 10;
}

/** The text that 'Save as Journal' stores: the decision as typed, and the reasons below it, if there are any. */
export function decisionWords(decision: Decision): string {
  const lines = (side: Side) =>
    decision.reasons
      .filter((one) => one.side === side && one.text.trim() !== "")
      .map((one) => `- ${one.text.trim()} (${weightNames[one.weight]})`);
  const block = (title: string, side: Side) => (lines(side).length ? `\n\n${title}\n${lines(side).join("\n")}` : "");
  return `${decision.text}${block("For", "for")}${block("Against", "against")}`;
}

const longestQuestion = 280;

/** The short question for sharing, which the member edits and sends, or not. */
export function pollMessage(text: string): string {
  const line = text.replace(/\s+/gu, " ").trim();
  const cut =
    lengthOf(line) <= longestQuestion
      ? line
      : `${[...line]
          .slice(0, longestQuestion)
          .join("")
          .replace(/\s\S*$/u, "")}…`;
  const ended = /[.!?…]$/u.test(cut) ? cut : `${cut}.`;
  return `I am deciding: ${ended} You know me. What would you ask me first?`;
}
