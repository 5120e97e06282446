import type { SubjectAnswers } from "../answers/coach.written.content.ts";

/** Which of the usual questions about a subject a later message asks. */

export const lead = String.raw`^\W*(?:(?:and|but|so|ok(?:ay)?|well|then|also|now|yes|yeah|no|thanks|thank you|please|pls|cool|great|just|hm+|honestly|i see|true|right)\W+)*`;
const whole = (...forms: string[]): RegExp => new RegExp(`${lead}(?:${forms.join("|")})\\W*$`);
const those = "(?:it|this|that|these|they|all (?:of )?(?:this|that)|these feelings|feeling (?:like )?(?:this|that)(?: way)?)";
const odd =
  "(?:normal|ok(?:ay)?|common|usual|typical|natural|weird|strange|odd|crazy|bad|wrong|stupid|silly|selfish|childish|unhealthy|healthy|lazy|too much|a problem|just me)";
const feels = String.raw`(?:\w+ ){0,3}(?:feel|feeling|cry|crying|be|being|think|want|have|miss|get|happens?|like|hate|struggle|worry)\b[^?]{0,50}`;
const normal = whole(
  String.raw`(?:is|are|was|isn'?t) ${those}(?: (?:even|really|all|still|just|so|at all|kind of))* ${odd}(?: (?:or (?:not|is something wrong|am i \w+)|for (?:me|my age|someone like me|people like me)|at my age))?`,
  String.raw`(?:is|was|isn'?t) it (?:\w+ )?${odd} (?:to|that|for|if) ${feels}`,
  String.raw`am i (?:just |being |really |too |so |making )*(?:normal|weird|crazy|broken|overreacting|sensitive|lazy|dramatic|alone|weak|selfish|stupid|the only one|going crazy|being silly)(?: (?:to|with|for|in|who|that|or|here|feeling)\b[^?]{0,40})?`,
  String.raw`(?:do|does|did) (?:other people|others|everyone|everybody|anyone|most people|many people|a lot of people)(?: else)? (?:also )?(?:feel|have|do|think|struggle|go through|get|deal)\b[^?]{0,40}`,
);
const doctor = String.raw`(?:doctor|dr|gp|physician|therap\w+|counsel\w+|psych\w+|professional|specialist|help|someone|somebody|checked|tested|diagnosed|blood test)`;
const help = whole(
  String.raw`(?:should|do|could|can|would|must|shall) i (?:maybe |really |even |just |perhaps |rather )?(?:need to |have to |need |go (?:and |to )?)?(?:see|talk to|speak (?:to|with)|call|visit|get|tell|ask|find|try|consult|go to|be)?(?: (?:a|an|my|some|the|it|this|this with|it with))* ?${doctor}\b(?: (?:for|about|if|with|or|help|out|anyway|now|first|soon|again)\b[^?]{0,40})?`,
  String.raw`(?:should|do) i (?:need to |have to )?(?:be |get )?(?:worried|worry|concerned)\b[^?]{0,40}`,
  String.raw`is (?:it|this|that) (?:something )?(?:serious|dangerous|to worry about|a sign of something)(?: \w+){0,3}`,
  String.raw`(?:(?:do you think|maybe|what if|perhaps|or) )*(?:could|can|might|may|is|are|isn'?t|couldn'?t) (?:it|this|that|there)(?: just| also| even| maybe)* (?:be )?(?:an? )?(?:something )?(?:medical|physical|hormonal|hormones|a medical (?:problem|issue|condition|reason|thing|cause)|wrong (?:with (?:me|my body)|medically)|(?:a |an |my |some kind of |low )*(?:illness|disease|condition|deficiency|thyroid|iron|anemia|vitamins?(?: \w+)?|blood sugar|diabetes|sleep apnea|heart|depression|adhd|menopause))(?: (?:problem|issue|deficiency|thing|related))?`,
  String.raw`(?:maybe|perhaps|i think|i wonder if|i'?m worried|what if) (?:it'?s|its|it is|this is|that'?s|it might be|it could be) (?:something )?(?:medical|physical|hormonal|my (?:thyroid|hormones|iron|heart))`,
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
const kinds: readonly (readonly [keyof SubjectAnswers, RegExp])[] = [
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
    String.raw`(?:is|are|isn'?t) there (?:an? |any |some |no )*(?:easy |easier |simple |quick |secret |good |better |faster |other |another |best |real |special )*(?:tricks?|hacks?|secrets?|shortcuts?|ways?|methods?|solutions?|tips?|options?|things?|something|anything)(?: (?:else|better|other|different))?(?: (?:to|for|that|which|i|it|with|against)(?: \w+){1,5})?`,
    String.raw`(?:any|some|what'?s the|got any|do you (?:know|have) (?:an?|any|some)) (?:good |easy |other |simple |quick )*(?:tricks?|hacks?|secrets?|shortcuts?)(?: (?:to|for|that|with|against)(?: \w+){1,5})?`,
    String.raw`(?:so |and )?what (?:else|other (?:options|ways|things|methods)) (?:(?:is|are)(?: there| out there)|(?:do i|can i) have|(?:works?|helps?|exists?)|(?:could|can|might|would) (?:help|work))(?: (?:for|with|against) \w+)*`,
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

type Kind = keyof SubjectAnswers;
/** "I haven't cried yet, is that normal?": what is asked at the end counts, too. */
function partsOf(output: string): string[] {
  const [last = ""] = /[^,.;:!]+\W*$/.exec(output) ?? [];
  return last.trim() === output.trim() ? [output] : [output, last];
}
/** The usual questions that a normalized message asks, the likeliest first. */
export const usualKinds = (output: string): Kind[] =>
  onlyWhy.test(output) ? [] : partsOf(output).flatMap((part) => kinds.flatMap(([kind, ask]) => (ask.test(part) ? [kind] : [])));
/** Whether it asks how long, for an example, or what to do. */
export const wayKind = (output: string): "long" | "example" | "how" | undefined =>
  asksLong.test(output) ? "long" : asksExample.test(output) ? "example" : asksHow.test(output) ? "how" : undefined;
