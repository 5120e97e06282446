import { plain } from "crisis-detector/plain";
import { usualAnswer } from "./coach.self-asked.rules.ts";
import { selfAsked } from "../answers/coach.self-asked.content.ts";
import type { SelfWay } from "../answers/coach.self-form.content.ts";
import { readWritten, writtenAnswer } from "./coach.written.rules.ts";
import { markOf } from "./coach.written-text.rules.ts";
import { selfAnswers } from "../answers/coach.lists.content.ts";
import { selfWays } from "../answers/coach.self-ways.content.ts";
import { further } from "./coach.topic-answers.rules.ts";
import { peopleWays } from "../answers/coach.people-ways.content.ts";
import type { Topic } from "../answers/coach.topics.rules.ts";

/** Later messages of a talk about oneself that have an answer of their own. */

interface Turn {
  newest: string;
  /** The user's messages before it, the oldest first. */
  before: readonly string[];
  said: (words: string) => boolean;
  topic?: Topic | undefined;
  isGuess?: boolean;
  /** Something in the talk is about danger. */
  isUnsafe?: boolean | undefined;
}

const ways: Readonly<Record<string, SelfWay>> = { ...selfWays, ...peopleWays };
const longest = 130;

/** The answer to a later message, with the figures that it names; undefined where none fits that was not given. */
export function selfTurn(turn: Turn): { text: string; topic?: string | undefined } | undefined {
  const talk = readWritten(turn);
  const { output } = talk;
  if (output.length > longest || turn.before.length === 0) return undefined;
  const written = writtenAnswer(selfAnswers, talk) ?? wayNamed(turn, output);
  if (written) return written;
  const usual = turn.isUnsafe ? undefined : usualAnswer(talk.topic, output, talk.earlier.join("\n"));
  const way = usual !== undefined && !turn.said(markOf(usual)) ? usual : wayAsked(turn, output);
  return way === undefined ? undefined : { text: way, topic: turn.topic?.id };
}

const lead = String.raw`^\W*(?:(?:and|but|so|ok(?:ay)?|well|then|now|yes|yeah|no|thanks|thank you|please|pls|cool|great|just|hm+|i see)\W+)*`;
const it = String.raw`(?: (?:it|this|that|him|her|them|these|those|one|things?|myself|doing (?:it|that|this)|being like (?:this|that)|feeling (?:like )?(?:this|that)|this way|like (?:this|that)|with it|to it|about (?:it|this|that)|on it))*`;
const tail = String.raw`(?: (?:first|now|today|tonight|tomorrow|then|right now|right away|quickly|fast|alone|at home|again|exactly|please|pls|for me|in my (?:case|situation)|long term|for good|this week|next))*\W*$`;
const asksHow = new RegExp(
  `${lead}(?:${[
    String.raw`how (?:do|can|could|should|would) (?:i|you|we) (?:even |best |ever |actually |really |finally )*(?:start|begin|stop|quit|fix|handle|deal(?: with)?|cope(?: with)?|manage|change|do|cut (?:down|back)|get (?:better|started|over|out of|rid of|through|past|better at)|improve|stick|keep|keep up|solve|control|overcome|work on|make|build|learn|practice|help|support|reach|get (?:close|closer) to|connect with|win back|get back|save|approach|respond to|react to|react|protect|calm down|reduce|avoid)${it}(?: (?:up|go|happen|work|better|easier|stop))?`,
    String.raw`how (?:do|can|could|should|would) (?:i|we) (?:even |best |ever |actually |really |finally )*(?:settle in|fill (?:my|the) \w+|figure (?:it|this|that) (?:all )?out|turn (?:it|this|that|things|my \w+) around|let (?:it |this |that |things )?go|get (?:back )?(?:into|to|on|onto) (?:it|this|that|track)|get (?:my \w+|it|myself) (?:together|back)|bounce back|change (?:it|this|that|how i \w+(?: \w+){0,2}|my \w+)|(?:make peace with|accept|live with|get comfortable with) (?:it|this|that|myself|my \w+|good enough|not being perfect)|actually (?:do|stick (?:to|with)) (?:it|this|that)|stick (?:to|with) (?:it|this|that)|get through (?:the |this |my )?(?:day|week|breaks?|weekend|night|evening|it|this)|keep (?:going|motivated|(?:it|this|that|this feeling|the feeling|that feeling)(?: up| going)?)|make (?:it|this|that|them|things) (?:stick|work|happen|easier|last|better|a habit)|get used to (?:it|this|that)|move (?:on|forward)(?: from (?:it|this|that))?|recover|adjust|adapt|stay (?:consistent|motivated|positive|calm|on track|focused|disciplined)|calm down|feel (?:better|good|happier|like myself)(?: (?:about|in) (?:it|this|myself|my \w+))?|get better(?: at (?:it|this|that))?|find (?:out|balance|it|one|my way)|know (?:what i want|what to do|which)|decide|choose|do (?:it|this|that)(?: (?:differently|better|right|without \w+))?|grow|improve (?:it|this|that|myself)|prepare(?: for (?:it|this|that))?|be (?:more|less) \w+|become (?:more|less) \w+|stop (?:it|this|that|doing (?:it|this|that)|feeling (?:this|that|like (?:this|that)|so \w+|\w+)|being (?:so |like )?\w+|thinking(?: (?:about it|like this|that(?: way)?|so much|all the time))?)|break (?:it|this|that|the (?:habit|cycle|pattern))|get through (?:it|this|that|the \w+))`,
    String.raw`(?:where|how|what) (?:do|should|would|can) i (?:even |best )?(?:start|begin)(?: with)?${it}`,
    String.raw`what (?:can|should|could|do|would|must) (?:i|we) (?:do|try|change|start with|begin with|improve)(?: instead)?${it}(?: to (?:get|be|become|make|help|fix|improve|save|change|feel|stop|support|show|win|keep|deal)(?: \w+){0,4})?`,
    String.raw`what(?:'?s your advice| (?:small |little |simple |other |few )*(?:things |ways )?(?:helps?|can help|could help|would help|works|works best|else helps|(?:do|would|can) you (?:suggest|recommend|advise)))${it}`,
    String.raw`what(?:'?s| is| are) (?:the |a |some )?(?:best|good|easiest|fastest|quickest|simplest|minimum|first|most important|right)(?: (?:way|ways|thing|things|step|steps|one|method|idea|place to start))?(?: (?:to|for|of) (?:\w+ ?){1,4})?`,
    String.raw`(?:can you |could you )?(?:give|tell|show|make|write|send)(?: me)? (?:some|a few|any|an?|one|your|the|three|two|five|four|ten|3|2|5|4|10|more|your best|just one)? ?(?:good |best |simple |quick |concrete |real |clear |other |easy )*(?:tips?|ideas?|advice|suggestions?|things?|ways?|steps?|plan|schedule|routine|exercises?|techniques?|methods?|system|list|strateg(?:y|ies)|tricks?)(?: (?:to|for|on|that|i|against|with)(?: \w+){1,4})?`,
    String.raw`(?:any|some|got|more) (?:other |good |more )?(?:tips|ideas|advice|suggestions)(?: (?:for|on) (?:me|that|this|it))?`,
    String.raw`(?:an? )?(?:plan|step by step|tips|ideas|strategy|system)(?: please)?`,
    String.raw`which (?:one |of (?:them|these) )?(?:should i (?:do|start(?: with)?|take) |is (?:the )?)?(?:first|most important|best|easiest)`,
    String.raw`what (?:system|method|technique|app|strategy) (?:should|can|do) i use`,
    String.raw`how`,
  ].join("|")})${tail}`,
);
const asksLong = new RegExp(
  `${lead}(?:how long|how many (?:days|weeks|months)|when) (?:does|will|would|do|is|until|till|before)(?! i (?:have|need) to (?:pay|wait))\\b[^?]{0,40}\\W*$|${lead}how long\\W*$|${lead}(?:does|do|will|would|can) (?:it|this|things|that|i|they)(?: all)? (?:ever |eventually |really |still )*(?:get (?:any )?(?:better|easier)|feel (?:better|normal|good|okay)|go away|pass|stop|end|get over (?:it|this))(?: (?:again|soon|with time|over time|eventually|at some point))*\\W*$`,
);
const asksExample = new RegExp(
  `${lead}(?:(?:can|could) you )?(?:(?:give|show|tell) me |do you have )?(?:an?|some|one|for|another|two|three|2|3|a few|more)? ?(?:concrete |real |good |short |simple )?(?:examples?|instance)${tail}|${lead}like what${tail}`,
);

/** What a question asks of a subject: how long, an example, what to do; undefined for another question, or where it was said. */
function wayAsked({ topic, said }: Turn, output: string): string | undefined {
  const way = ways[topic?.id ?? ""];
  // what to do first after a death are papers, a home and calls
  if (!way || (topic?.id === "grieve" && /\bfirst\b/.test(output))) return undefined;
  const isHow = !asksLong.test(output) && !asksExample.test(output) && asksHow.test(output);
  const text = asksLong.test(output)
    ? (way.long ?? selfAsked[topic?.id ?? ""]?.long)
    : asksExample.test(output)
      ? way.example
      : isHow
        ? way.how
        : undefined;
  if (text !== undefined && !said(markOf(text))) return text;
  // asked again what to do: a part of the subject that was not said, or an example
  if (!isHow || !topic) return undefined;
  if (topic.more.some(({ words }) => !said(words))) return further(topic, said);
  return way.example !== undefined && !said(markOf(way.example)) ? way.example : undefined;
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
function wayNamed({ topic, said }: Turn, output: string): { text: string; topic: string } | undefined {
  const isOpen = topic === undefined || topic.id.startsWith("app-");
  const name = namesSubject.exec(output)?.[1] ?? (isOpen ? feelsSo.exec(output)?.[1] : undefined);
  const way = name === undefined ? undefined : wayWith(name, said);
  return way?.topic === topic?.id ? undefined : way;
}
/** What to do about a subject by its name alone, such as "anxiety"; undefined for another word, and where it was said. */
export function wayWith(name: string, said: Turn["said"]): { text: string; topic: string } | undefined {
  const id = subjectOf.find(([words]) => words.test(name))?.[1];
  const how = id === undefined ? undefined : ways[id]?.how;
  return id === undefined || how === undefined || said(markOf(how)) ? undefined : { text: how, topic: id };
}
/** What to do about a subject, where a message has no answer of its own; undefined where it was said. */
export function wayOf({ topic, said }: Pick<Turn, "topic" | "said">): string | undefined {
  const how = ways[topic?.id ?? ""]?.how;
  return how !== undefined && !said(markOf(how)) ? how : undefined;
}

/** By which the answers about a subject are recognized; those to usual questions leave the talk's subject as it was. */
export const subjectMarks: readonly { mark: string; topic: string | undefined }[] = [
  ...Object.entries(ways).flatMap(([id, way]) => Object.values(way).map((text: string) => ({ mark: markOf(text), topic: id }))),
  ...Object.values(selfAsked).flatMap((all) => Object.values(all).map((text: string) => ({ mark: markOf(text), topic: undefined }))),
];

const peopleMarks = Object.values(peopleWays).flatMap((way) => Object.values(way).map((text: string) => markOf(text)));
/** Whether an answer holds the steps of a subject between people. */
export const isPeopleWay = (answer: string): boolean => peopleMarks.some((mark) => answer.includes(mark));
