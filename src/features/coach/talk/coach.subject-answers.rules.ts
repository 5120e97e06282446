import type { Turn } from "./coach.answers.rules.ts";
import { subjectsOfPeople, selfAnswers, subjectAnswers } from "../answers/coach.lists.content.ts";
import { lead, usualKinds, wayKind } from "./coach.asked-kinds.rules.ts";
import { further } from "./coach.topic-answers.rules.ts";
import { readWritten, writtenAnswer } from "./coach.written.rules.ts";
import { markOf } from "./coach.written-text.rules.ts";

/** Later messages of a talk about oneself, and what is usually asked about the talk's subject. */

/** `isUnsafe`: something in the talk is about danger. */
type OwnTurn = Pick<Turn, "newest" | "before" | "said" | "topic" | "isGuess"> & { isUnsafe?: boolean };
interface Answer {
  text: string;
  topic?: string | undefined;
}

const longest = 130;

/** The answer to a later message; undefined where none fits that was not given. */
export function selfTurn(turn: OwnTurn): Answer | undefined {
  const talk = readWritten(turn);
  const { output, earlier, topic } = talk;
  if (output.length > longest || turn.before.length === 0) return undefined;
  const written = writtenAnswer(selfAnswers, talk) ?? wayNamed(turn, output);
  if (written) return written;
  const text = (turn.isUnsafe ? undefined : usualAnswer(turn, output, earlier.join("\n"))) ?? wayAsked(turn, output);
  return text === undefined ? undefined : { text, topic: topic || undefined };
}

/** A text about a subject; undefined where there is none, or where it was said. */
function unsaid({ said }: Pick<Turn, "said">, text: string | undefined): string | undefined {
  return text !== undefined && !said(markOf(text)) ? text : undefined;
}
const answersTo = ({ topic }: Pick<Turn, "topic">) => subjectAnswers[topic?.id ?? ""] ?? {};

const ofBody = /^(?:lose-weight|eat-better|night-snacking|start-exercise|body-image)$/;
/** Who is ill with food gets no word about food or weight. */
const illWithFood =
  /\b(?:anorexi\w*|bulimi\w*|eating disorder|purg\w*|throw(?:ing)? up|threw up|vomit\w*|laxatives?|starv\w*|binge\w*|fasting|pregnan\w*)\b/;

const ofDrinking = /\b(?:drink\w*|drank|sober|alcohol\w*|beers?|wine|vodka|whiske?y|booze)\b/;
const otherHabit = /\b(?:gambl\w*|bet(?:s|ting)?|casino|slots?|poker|lottery|weed|pot|cocaine|coke|pills|opioids?|heroin|meth|drugs)\b/;

/** The answer to a usual question about the talk's subject. `earlier`: the messages before it. */
function usualAnswer(turn: OwnTurn, output: string, earlier: string): string | undefined {
  const id = turn.topic?.id ?? "";
  const talk = `${earlier}\n${output}`;
  if (ofBody.test(id) && illWithFood.test(talk)) return undefined;
  // gambling and drugs are no drinking
  if (id === "drink-or-gamble" && (!ofDrinking.test(talk) || otherHabit.test(talk))) return undefined;
  const all = answersTo(turn);
  const kind = usualKinds(output).find((one) => all[one] !== undefined);
  return kind && unsaid(turn, all[kind]);
}

/** What a question asks of a subject: how long, an example, what to do; undefined for another question, or where it was said. */
function wayAsked(turn: OwnTurn, output: string): string | undefined {
  const { topic, said } = turn;
  const way = answersTo(turn);
  // what to do first after a death are papers, a home and calls
  if (!topic || way.how === undefined || (topic.id === "grieve" && /\bfirst\b/.test(output))) return undefined;
  const kind = wayKind(output);
  const text = kind && unsaid(turn, way[kind]);
  if (text !== undefined || kind !== "how") return text;
  // asked again what to do: a part of the subject that was not said, or an example
  return topic.more.some(({ words }) => !said(words)) ? further(topic, said) : unsaid(turn, way.example);
}
const subjectOf: readonly (readonly [RegExp, string])[] = [
  [/^(?:anxiety|worr(?:y|ies|ying)|overthinking|anxious|worried|nervous)$/, "overthinking"],
  [/^(?:stress|stressed|overwhelmed)$/, "stress"],
  [/^(?:sleep|insomnia|sleeping)$/, "sleep-better"],
  [/^(?:motivation|laziness|unmotivated)$/, "motivation"],
  [/^(?:procrastination|procrastinating)$/, "get-started"],
  [/^(?:habits?|routines?|discipline)$/, "keep-a-habit"],
  [/^(?:confidence|self[- ]esteem)$/, "grow-confidence"],
  [/^(?:weight|losing weight|weight loss)$/, "lose-weight"],
  [/^(?:exercise|fitness|working out|getting fit)$/, "start-exercise"],
  [/^(?:anger|temper)$/, "cool-anger"],
  [/^(?:focus|concentration)$/, "focus"],
  [/^(?:goals)$/, "goals"],
  [/^(?:eating|diet|eating better|nutrition)$/, "eat-better"],
  [/^(?:burnout|burned out)$/, "rest-from-burnout"],
  [/^(?:time|time management|planning|my week)$/, "plan-a-week"],
];
const namesSubject = new RegExp(
  String.raw`${lead}(?:can you |could you )?(?:(?:help|coach) me with|i need help with|it'?s (?:about|my)|about|what about|let'?s (?:talk about|do)|i (?:want|need) to talk about) (?:my |the )?([a-z][a-z -]{2,20}?)(?: (?:please|pls|then|instead|i guess|mostly|now|today))*\W*$`,
);
const feelsSo = new RegExp(
  String.raw`${lead}i(?:'m| am|m| feel| feel so) (?:so |really |very |just |a bit |kind of )*(stressed|anxious|worried|nervous|overwhelmed|unmotivated|burned out)(?: (?:today|now|right now|lately))*\W*$`,
);
/** "Then help me with anxiety": what to do about a subject that is named alone, and is not the talk's own. */
function wayNamed({ topic, said }: OwnTurn, output: string): Answer | undefined {
  const isOpen = topic === undefined || topic.id.startsWith("app-");
  const name = namesSubject.exec(output)?.[1] ?? (isOpen ? feelsSo.exec(output)?.[1] : undefined);
  const way = name === undefined ? undefined : wayWith(name, said);
  return way?.topic === topic?.id ? undefined : way;
}
/** What to do about a subject by its name alone, such as "anxiety"; undefined for another word, and where it was said. */
export function wayWith(name: string, said: Turn["said"]): { text: string; topic: string } | undefined {
  const id = subjectOf.find(([words]) => words.test(name))?.[1];
  const text = id === undefined ? undefined : unsaid({ said }, subjectAnswers[id]?.how);
  return id === undefined || text === undefined ? undefined : { text, topic: id };
}
/** What to do about a subject, where a message has no answer of its own; undefined where it was said. */
export const wayOf = (turn: Pick<Turn, "topic" | "said">): string | undefined => unsaid(turn, answersTo(turn).how);

const peopleMarks = [...subjectsOfPeople].flatMap((id) => Object.values(subjectAnswers[id] ?? {}).map((text: string) => markOf(text)));
/** Whether an answer holds the steps of a subject between people. */
export const isPeopleWay = (answer: string): boolean => peopleMarks.some((mark) => answer.includes(mark));
