import { selfAsked, type SelfAsked } from "../answers/coach.self-asked.content.ts";

/** Which of the usual questions about a subject of one's own a later message asks. */

const lead = String.raw`^\W*(?:(?:and|but|so|ok(?:ay)?|well|then|also|yes|yeah|no|thanks|thank you|hm+|honestly|i see|true|right)\W+)*`;
const whole = (...forms: string[]): RegExp => new RegExp(`${lead}(?:${forms.join("|")})\\W*$`);
const it = "(?:it|this|that|these|they|all (?:of )?(?:this|that)|these feelings|feeling (?:like )?(?:this|that)(?: way)?)";
const odd =
  "(?:normal|ok(?:ay)?|common|usual|typical|natural|weird|strange|odd|crazy|bad|wrong|stupid|silly|selfish|childish|unhealthy|healthy|lazy|too much|a problem|just me)";
const feels = String.raw`(?:\w+ ){0,3}(?:feel|feeling|cry|crying|be|being|think|want|have|miss|get|happens?|like|hate|struggle|worry)\b[^?]{0,50}`;
const normal = whole(
  String.raw`(?:is|are|was|isn'?t) ${it}(?: (?:even|really|all|still|just|so|at all|kind of))* ${odd}(?: (?:or (?:not|is something wrong|am i \w+)|for (?:me|my age|someone like me|people like me)|at my age))?`,
  String.raw`(?:is|was|isn'?t) it (?:\w+ )?${odd} (?:to|that|for|if) ${feels}`,
  String.raw`am i (?:just |being |really |too |so |making )*(?:normal|weird|crazy|broken|overreacting|sensitive|lazy|dramatic|alone|weak|selfish|stupid|the only one|going crazy|being silly)(?: (?:to|with|for|in|who|that|or|here|feeling)\b[^?]{0,40})?`,
  String.raw`(?:do|does|did) (?:other people|others|everyone|everybody|anyone|most people|many people|a lot of people)(?: else)? (?:also )?(?:feel|have|do|think|struggle|go through|get|deal)\b[^?]{0,40}`,
);
const doctor = String.raw`(?:doctor|dr|gp|physician|therap\w+|counsel\w+|psych\w+|professional|specialist|help|someone|somebody|checked|tested|diagnosed|blood test)`;
const help = whole(
  String.raw`(?:should|do|could|can|would|must|shall) i (?:maybe |really |even |just |perhaps |rather )?(?:need to |have to |need |go (?:and |to )?)?(?:see|talk to|speak (?:to|with)|call|visit|get|tell|ask|find|try|consult|go to|be)?(?: (?:a|an|my|some|the|it|this|this with|it with))* ?${doctor}\b(?: (?:for|about|if|with|or|help|out|anyway|now|first|soon|again)\b[^?]{0,40})?`,
  String.raw`(?:should|do) i (?:need to |have to )?(?:be |get )?(?:worried|worry|concerned)\b[^?]{0,40}`,
  String.raw`is (?:it|this|that) (?:something )?(?:serious|dangerous|to worry about|a sign of something)(?: \w+){0,3}`,
  String.raw`when (?:should|do|would) i (?:see|go to|call|get|need)\b[^?]{0,20}${doctor}\b[^?]{0,20}`,
  String.raw`(?:would|could|will|can) (?:a |seeing a |talking to a )?(?:doctor|therapist|therapy|counsel\w+) (?:even |really |actually )?help(?: me)?(?: with (?:it|this|that))?`,
);
const cause = whole(
  String.raw`why (?:am|do|does|did|is|are|can'?t|don'?t|won'?t|would|can not|cannot) (?:i|my \w+|we|these|people)\b[^?]{0,70}`,
  String.raw`why (?:does|do|is|are|did|would) (?:it|this|that|they)(?: (?:always|still|even|all|keep|only|so))* (?:happen|hard|difficult|come|hit|bother|hurt|affect|get|feel|so)\w*[^?]{0,40}`,
  String.raw`what(?:'?s| is| could be| can be) (?:causing|behind|the (?:cause|reason)(?: for| of| behind)?) ?(?:it|this|that)?`,
  String.raw`what else (?:could|can|might) (?:it|this|that) be|what could (?:it|this|that) be`,
  String.raw`(?:what causes|where does|how come) (?:it|this|that|i)\b[^?]{0,40}`,
);
/** What a subject of its own or a sum would answer. */
const other =
  /\b(?:money|pay|paid|salary|rent|afford|price|costs?|bills?|debt|loan|insurance|fired|pregnan\w*|cancer|bleed\w*|says? no|said no|refuse\w*)\b|\$\d/;
const fails = whole(
  String.raw`(?:what|wat) if (?!.*${other.source})(?!(?:it|that|this) (?:doesn'?t|does not|won'?t|isn'?t) (?:even )?(?:work|help|enough))[^?]{3,80}`,
);
const moment = String.raw`(?:right now|in the moment|(?:at|in) th(?:at|e|is) moment|when (?:it|this|that|i)\b[^?]{0,40}|tonight|right away|immediately|quickly|fast|before (?:it|that|bed|(?:a|an|the|my) \w+)|while (?:it|i)\b[^?]{0,30}|in (?:a|an|my) (?:meeting|argument|exam)|at (?:the )?(?:work|night|office|moment)|the next time|next time|in that situation)`;
const now = whole(
  String.raw`(?:what|how) (?:can|could|should|do|would) i (?:quickly |actually |best |even )?(?:do|calm (?:down|myself(?: down)?)|get through (?:it|this)|handle (?:it|this|that)|deal with (?:it|this|that)|cope|stop (?:it|this|myself)|react|respond|help myself)(?: (?:to|for|about) (?:feel better|calm down|relax|it|this|that|stop it))? ${moment}`,
  String.raw`(?:what|anything) (?:helps|can help|could help|works|that helps|i can do) ${moment}`,
  String.raw`how (?:do|can|could|should) i (?:quickly )?(?:calm (?:myself )?down|relax|settle down|calm my(?:self| nerves| mind))(?: (?:when|before|from|after|at|in)\b[^?]{0,40})?`,
  String.raw`(?:something|anything|a trick) (?:quick|fast|short|easy|small|simple)(?: (?:please|pls|for now|right now|i can do here|at my desk))*`,
  String.raw`(?:give me |is there )?(?:something|anything|a trick|a quick (?:tip|fix|exercise)) (?:i can do |to do |for )?${moment}`,
);
const words = whole(
  String.raw`(?:what|how) (?:exactly |else )?(?:do|should|can|could|would|am) i (?:even |best |actually |supposed to )?(?:say|tell(?! (?:if|whether|when|the difference)\b)|explain|bring (?:it|this|that) up|write|text|answer|respond|reply|ask|talk (?:to|with)|put|phrase|word|apologi[sz]e|approach|open up to)\b(?: (?:no|yes|to|about|for|with|it|this|that|him|her|them|back|people|others|everyone|someone|somebody|anyone|exactly|then|now|first|today|tonight|tomorrow|my \w+(?: \w+)?|the \w+|for (?:help|time off)|if (?:they|he|she|someone|people)\b[^?]{0,40}|when (?:they|he|she|someone|people|i)\b[^?]{0,40}|(?:at|in|during|on) (?:the |my )?\w+))*`,
  String.raw`what (?:would you|to|can you) (?:say|tell|write|text|answer|respond)(?: (?:to|it|this|that|him|her|them|back|my \w+(?: \w+)?|the \w+))*`,
);
const amount = whole(
  String.raw`how (?:much|often|many)\b(?!.*${other.source})(?!.*\bis enough\b)[^?]{0,60}`,
  String.raw`(?:is|are) (?:that|those|it|two|three|four|five|\d+)(?: \w+)? too (?:many|much|few|little)(?: (?:at once|goals|to start with))?`,
  String.raw`how long (?:should|do|must|can|would) i (?!have to wait|need to wait|wait)\b[^?]{0,50}`,
);
const kinds: readonly (readonly [keyof SelfAsked, RegExp])[] = [
  ["words", words],
  ["help", help],
  ["normal", normal],
  ["fails", fails],
  ["cause", cause],
  ["now", now],
  ["amount", amount],
];
/** Bare "why" and "why is that" are about the answer before. */
const onlyWhy = /^\W*(?:\w+\W+)?why(?: (?:is|does|would|should) (?:it|this|that))?\W*$/;

const ofBody = /^(?:lose-weight|eat-better|night-snacking|start-exercise|body-image)$/;
/** Who is ill with food gets no word about food or weight. */
const illWithFood =
  /\b(?:anorexi\w*|bulimi\w*|eating disorder|purg\w*|throw(?:ing)? up|threw up|vomit\w*|laxatives?|starv\w*|binge\w*|fasting|pregnan\w*)\b/;

const ofDrinking = /\b(?:drink\w*|drank|sober|alcohol\w*|beers?|wine|vodka|whiske?y|booze)\b/;
const otherHabit = /\b(?:gambl\w*|bet(?:s|ting)?|casino|slots?|poker|lottery|weed|pot|cocaine|coke|pills|opioids?|heroin|meth|drugs)\b/;

/** What a later question asks of the subject `id`; undefined where it has no text for it. `earlier`: the messages before it. */
export function usualAnswer(id: string, output: string, earlier: string): string | undefined {
  const all = selfAsked[id];
  const talk = `${earlier}\n${output}`;
  if (!all || onlyWhy.test(output) || (ofBody.test(id) && illWithFood.test(talk))) return undefined;
  // gambling and drugs are no drinking
  if (id === "drink-or-gamble" && (!ofDrinking.test(talk) || otherHabit.test(talk))) return undefined;
  // "I haven't cried yet, is that normal?": what is asked at the end
  const [last = ""] = /[^,.;:!]+\W*$/.exec(output) ?? [];
  const parts = last.trim() === output.trim() ? [output] : [output, last];
  return parts.flatMap((part) => kinds.flatMap(([kind, ask]) => (ask.test(part) ? [all[kind]] : []))).find((text) => text !== undefined);
}
