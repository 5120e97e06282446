import * as replies from "../answers/coach.replies.content.ts";
import { plain, plainWords } from "crisis-detector/plain";

/** The meaning of a short message after an answer, if it is no subject of its own. */
export type FollowUp =
  | {
      kind:
        | "more"
        | "yes"
        | "no"
        | "unsure"
        | "shorter"
        | "why"
        | "explain"
        | "both"
        | "often"
        | "first"
        | "words"
        | "example"
        | "tried"
        | "did"
        | "repeated"
        | "not-that";
    }
  | { kind: "step"; step: 0 | 1 | 2 };

const shorter =
  /^(?:(?:can you |could you |please )*(?:make|say|keep|put) (?:it|that|this) (?:a bit |much |a little |more )?(?:shorter|short|briefly|brief|simpler|simply)|(?:something |a bit |much |even )?(?:shorter|simpler|briefer)|too long|tl ?dr|in short|in one (?:sentence|line)|(?:can you )?summari[sz]e(?: it| that| this)?|(?:give me )?the short version|(?:thats|that is|its|it is|this is) (?:too long|too much text|a lot to read)|i dont want to read (?:all )?(?:that|this)(?: much)?)(?: please)?$/;
const why =
  /^(?:but |and )?(?:why(?: not)?|how come|why (?:is|would|does|should) (?:that|it|this|i)(?: \w+){0,4}|why so|whats the point of (?:that|it))$/;
const firstOf =
  /^(?:ok(?:ay)? |and |so |but |yes |no )*(?:(?:which|what)(?: one| of (?:them|these|those))? (?:should i do |do i do |would you do |is |comes |goes |to do )?first(?: then)?|(?:where|how) (?:do|should|would|can) i (?:even |best )?(?:start|begin)(?: with (?:it|that|this))?|what would you do(?: first| if you were me| in my place)?|where would (?:you|u) (?:start|begin)(?: if (?:it|i|you) .{3,40})?|what would (?:you|u) start with|what (?:do|would|should|can|could) (?:i|we) (?:do|tackle|sort|handle|clean|pack|pay|take on) first|what (?:should|do) i (?:do|start with) first|whats the first (?:step|thing)|which (?:one )?(?:should i )?(?:start|begin) with)$/;
/** "How do I fix this": what to do, for what the talk is about. As a first message "how do I stop overthinking" names its subject. */
const howOn =
  /^(?:ok(?:ay)? |and |so |but |then )*how (?:do|can|should|would|could) (?:i|we) (?:even |ever |best |finally )?(?:fix|stop(?: (?:checking|googling|looking|worrying|thinking|crying|comparing|overthinking|scrolling))?|handle|deal with|get (?:through|past|over|out of)|manage|cope with|change|solve|help|survive|do|make (?:up for|peace with))(?: (?:this|it|that|these things|doing (?:that|this|it)|about (?:it|this|that)))?(?: (?:now|then|today|tonight))?$/;
const wording =
  /^(?:ok(?:ay)? |and |but |so )*(?:(?:what|how) (?:exactly )?(?:do|should|would|could|can) i (?:exactly )?(?:(?:say|write)(?: it| that| this)?|word it|phrase (?:it|that)|put it|tell (?:him|her|them))(?: exactly)?(?: to (?:him|her|them|my \w+))?|what are the (?:exact )?words|(?:give me|i need|do you have|can you give me) (?:the |some |exact )*(?:words|a script|wording|a sentence)(?: for (?:it|that))?|(?:can you )?write (?:it|that|the (?:text|message|email)) for me)(?: exactly| please)?$/;
const example =
  /^(?:(?:can|could) you )?(?:give me |show me |do you have |i need |like |for |such as |what would be )?(?:an? |one |some )?(?:concrete |real )?examples?(?: please| of that| of it)?$|^(?:like what|such as|for instance)$/;
const tried =
  /^(?:no )?(?:not that(?: one)? )(?:i|we)(?:ve| have)? (?:already )?(?:tried|talked|told|asked|did|said|spoke|done|wrote|called)\b.{0,40}$|^(?:ive |i have |i |we |we have |weve )?(?:already )?(?:tried|done|did) (?:that|it|this|all (?:of )?(?:that|this)|everything)(?: already| before)?(?: (?:and |but )?.{0,40})?$|^(?:but |no )?(?:i|we) already do (?:that|it|this|all (?:of )?that)(?: (?!for|at|in|on|with|every|all).{0,60})?$|^(?:it|that|this) (?:did ?nt|does ?nt|did not|does not) (?:work|help).{0,30}$/;
const notThat =
  /^(?:no )?(?:not that(?: one)?|(?:thats|that is|this is) not (?:it|what i (?:mean|meant|asked|said)|my (?:problem|question|point|issue))|i (?:mean|meant) something else|(?:its )?something else|wrong (?:topic|subject|one)|none of (?:these|those|them)|neither|i did ?nt (?:ask|say) (?:about )?that|its not (?:about )?that|no thats not it|no (?:its|it is|thats|this is) not (?:about )?(?:(?! (?:but|its|it is|rather|im|i am) ).){2,40})$/;

const explain =
  /^(?:(?:ok(?:ay)?|sorry|and|but|wait|um+|hm+|huh) )*(?:what do you mean(?: (?:by|with) (?:that|this|it))?|what does (?:that|this|it) (?:even |actually )?mean|(?:can|could|would) you (?:please )?(?:be (?:a (?:bit|little) )?(?:more specific|clearer|more concrete)|(?:explain|clarify|elaborate)(?: (?:on )?(?:that|it|this|more|further))*(?: (?:again|better|differently|simply|to me|a bit more|please|in (?:simple|simpler|plain|easy|other|different) words))*)|(?:please )?(?:explain|clarify|elaborate)(?: (?:that|it|this|more|again|please|simply|to me|in (?:simple|simpler|plain|easy|other|different) words))*|(?:please )?explain (?:it |that |this )?(?:to me )?like im (?:five|5|a (?:child|kid|beginner))|eli5|i (?:dont|do not|didnt) (?:really |quite |fully )?(?:understand|get|follow)(?: (?:it|that|this|what you mean|you))?|im (?:a bit |so |still )?confused|(?:that is|thats|this is|its) (?:a bit |kind of |too |very )?(?:confusing|vague|abstract|complicated)|(?:in )?(?:simple|simpler|plain|easy|other|easier) words|(?:be )?(?:a (?:bit|little) )?more (?:specific|concrete)|in plain english|meaning)(?: please)?$/;
/** To a question with several answers: all of them. */
const both =
  /^(?:(?:i think|probably|maybe|honestly|kind of|its|it is|um+|hm+|well|all|mostly) )*(?:both(?: of (?:them|it|those|these))?(?: (?:really|i think|i guess|honestly|equally))?|(?:all|everything) (?:of (?:them|the above|those|these)|three|the above)|a (?:bit|little|mix|mixture|combination) of (?:both|everything|all(?: of (?:it|them))?|each))$/;
/** How often and for how long each time something is to be done. */
const often =
  /^(?:(?:ok(?:ay)?|and|so|but|well) )*(?:how (?:often|frequently)|how many times(?: (?:a|per) (?:day|week|month))?|(?:for )?how (?:long|many minutes)(?: (?:each|every) (?:time|day)| (?:a|per) day| at a time)|every day|daily|is once (?:a|per) week (?:enough|ok(?:ay)?))(?: (?:should|do|must|can) i (?:do|try|practice|use|repeat) (?:it|that|this))?$/;

const more =
  /^(?:and |so |ok(?:ay)? |but )*(?:then|then what|what then|what next|whats next|(?:whats|what is) the next step|next|what else(?: (?:can|could|should|do) i (?:do|try|say)(?: (?:at|in|on|for|with|about|instead of) (?:the |that |this |it )?\w*)?(?: (?:tonight|today|now|then|instead))?)?|go on|continue|more|tell me more|say more|now what|what now|(?:and )?what (?:should|do|can) i do (?:now|next|then)|(?:ok(?:ay)? )?and (?:then|now|after)|anything else|what comes (?:next|after(?: that)?)|after that|keep going|longer|(?:make it |a bit )?longer(?: please)?|more details?|in more detail|go deeper|how|how so|how do i do (?:that|it)|how does that work|more please|(?:give me |tell me )?(?:another(?: one)?|one more)(?: please)?|(?:do you have |have you got |got )?any (?:other |more )?(?:tips|ideas|advice|suggestions)(?: (?:for|on|about) (?:me|that|it|this))?|done)$/;
const yes =
  /^(?:yes|yeah|yep|yup|ya|ok|okay|k|kk|sure|exactly|agreed|i agree|absolutely|definitely|totally|of course|for sure|deal|im in|(?:you(?:re| are)|ur) (?:so |totally |probably |absolutely )?right(?: about (?:that|this|it))?|h+m+ ok(?:ay)?|(?:ok(?:ay)? |yes |yeah )?lets (?:do|try|start|go|begin)(?: (?:it|that|this|with (?:it|that)|for it|then))?|fine|alright|all right|right|good|great|perfect|i will|will do|i can do that|i can try(?: that)?|sounds good|good idea|(?:that )?makes sense|true|(?:ok(?:ay)?|oh|ah) (?:cool|great|good|nice|fine|right|sure|then|ok(?:ay)?|got it|i see|makes sense)|cool|nice|oh|ah|i see|good to know|interesting|fair|fair enough|noted|understood|wow|ill (?:try|do)(?: it| that| this)?|i will (?:try|do)(?: it| that| this)?|lets do (?:it|that)|yes please|got it|(?:yes|yeah|yep|ok(?:ay)?) (?:that|this|that one|do that|lets do that))$/;
const no =
  /^(?:(?:no )?(?:not that )?something (?:smaller|small|easier|simpler)(?: please)?|no|nope|nah|not really|i cant|i cannot|i cant do that|i dont want to|(?:that|it) (?:wont|doesnt) (?:work|help)(?: for me)?|too hard|(?:its|thats|that is|it is) (?:too (?:hard|much|big)|impossible|not (?:helpful|it)|stupid|useless|no help)|no thanks|not helpful|not now|impossible|this (?:isnt|is not|doesnt) help(?:ing|ful)?)$/;
const unsure =
  /^(?:idk|i (?:really )?(?:dont|do not) know(?: yet)?|dunno|dont know|no idea|not sure|im not sure|i am not sure|maybe|perhaps|hm+|um+|good question|hard to say)$/;
const step =
  /(?<!\b(?:his|her|my|our|their|this|that|for|at) )\b(?:(first|1st|second|2nd|third|3rd|last) (?:one|step|point|part|thing|idea|tip)|(?:step|number|point) (one|two|three|1|2|3))\b/;
const steps: Record<string, 0 | 1 | 2> = {
  first: 0,
  "1st": 0,
  one: 0,
  "1": 0,
  second: 1,
  "2nd": 1,
  two: 1,
  "2": 1,
  third: 2,
  "3rd": 2,
  last: 2,
  three: 2,
  "3": 2,
};

/** A question about a person or a time within the current subject; in a first message it would be a subject of its own. */
const wordingInTalk =
  /^(?:ok(?:ay)? |and |but |so )*what would you (?:say|tell|write|text)(?: to)?(?: (?:him|her|them|(?:my|the) \w+))?(?: (?:tonight|today|now|then|first|instead))?$|^i (?:just )?(?:want|need|would like) to (?:tell|say to|ask) (?:him|her|them)(?: that)? .{3,40} without .{3,40}$|^(?:ok(?:ay)? |and |but |so )*(?:what|how|wat|wht) (?:exactly )?(?:do|should|would|could|can) (?:i|we) (?:exactly |even |best |politely |nicely )*(?:(?:tell|say to|ask|text|write(?: to)?|message) (?:(?:the|my|a) \w+(?: \w+)?|him|her|them|people)|(?:say|write|text|reply|answer)(?: no| yes| it| that| back)?|ask(?: him| her| them)?(?: for (?:it|that))?|talk to (?:(?:the|my) \w+|him|her|them)|refuse|bring (?:it|that|this) up|turn (?:it|him|her|them|that) down|(?:start|begin|open) (?:the |this |that |such a )?(?:talk|conversation|message|email|letter))(?: (?:to|with) (?:him|her|them|my \w+))?(?: (?:on the phone|when (?:i (?:call|go there|get there)|(?:he|she|they) (?:call|calls|pick up|picks up|answer|answers))|in (?:the|a|an|that|this|my) (?:message|text|e ?mail|letter|note|call|meeting)|next time(?: (?:he|she|they|it|that|this) \w+(?: \w+)?)?|then))?(?: exactly)?$|^(?:ok(?:ay)? |and |but |so |just |give me |i need )*(?:one|a|some|any|the) (?:line|sentence|thing|words?) (?:that )?i (?:can|could|should) (?:say|use|send|text|tell (?:him|her|them))(?: to (?:him|her|them|my \w+))?$|^how (?:do )?i (?:say|tell|ask)(?: (?:it|this|that))?(?: to)? (?:(?:my|the) )?\w+$/;
const firstInTalk =
  /^(?:ok(?:ay)? |and |but |so )*what (?:can|could|should) i (?:actually |quickly )?do (?:in|within) (?:just |only )?(?:a )?(?:\d+|two|three|five|ten|fifteen|few) min(?:ute)?s?$|^(?:ok(?:ay)? |and |so |but |ugh |well )*what (?:do|should|can|would) (?:i|we) (?:even )?do$|^(?:ok(?:ay)? |and |but |so )*what (?:should|has to|have to|needs to|must|can) (?:be|get) done(?: first)?(?: (?:this|next) (?:week|weekend|month)| today| tonight| now| tomorrow)?$|^(?:ok(?:ay)? |and |but |so )*what(?: would be| is|s) (?:just )?(?:the |my |a good |a )?(?:one|first|best|smallest) (?:small |little |first )?(?:thing|step)(?: (?:i can|i could|to) \w+(?: (?:with|off|out|away|on|up))?)?(?: (?:just )?(?:for )?(?:today|tonight|now|this week))*$|^(?:ok(?:ay)? |and |just |please )*(?:tell|give) me (?:just )?one thing(?: (?:to|i can|i should) do)?(?: today| now| tonight)?$|^(?:ok(?:ay)? |and |but |so )*what (?:exactly )?(?:do|should|can) i (?:actually )?do(?: (?:exactly|tonight|today|now|right now|this week|here|tomorrow|next time|then|about (?:it|that|this)|(?:in|during) the (?:morning|evening|moment|meantime|car|meeting)|at (?:night|bedtime|dinner|work)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|when (?:i|he|she|they|it|we) (?:see|meet|call|get|come|start|happen|yell|cr(?:y|ie)|ask)s? ?(?:him|her|them|there|home|up|again|me|mad)?))+$/;

/** "Can you give me an example of what to say to her": words or an example for this talk, and no subject of its own. */
const exampleInTalk =
  /^(?:(?:can|could|would|will) (?:you|u) |please |just )*(?:(?:give|show|tell|send|write) me |have |i need |got |what would be )?(?:an? |one |some |any |another )?(?:good |short |concrete |real )?examples?(?: (?:sentences?|texts?|messages?|words))?(?: (?:of|for|how|what) (?:(?:it|that|this)|(?:what|how|words|something) (?:i (?:can|could|should|would) |to )?(?:say|tell|text|write|ask|put|word|reply|answer|start|begin)(?: (?:it|that|this|to|him|her|them|my|the|a|with|\w+)){0,3}|an? (?:text|message|sentence|e ?mail|letter)(?: (?:to|for) (?:my |the )?\w+)?))?$/;
/** "I tried journaling", "we tried the sticker chart, it didn't work": a report of a try, though it names another subject. */
const triedInTalk =
  /^(?:i|we)(?: have|ve)? (?:already |also |even )*(?:tried|tryed) (?!to (?:kill|hurt|end|die))(?!.*\b(?:cutting|burning|hit(?:ting)?|slap\w*|spank\w*|shak\w+|chok\w+|yelling|pills?|drugs?|weed|meth|heroin|coke|cocaine|xanax|fentanyl|edibles?|drink\w*|alcohol|starv\w*|fasting|purging|vomit\w*|throwing up|laxatives?|hang\w*|overdos\w*|suicide|locking|tying)\b)(?:\w+ ){0,4}\w+(?: already| before)?$/;
/** "You already said that." */
const repeated =
  /^(?:(?:but|um|ok|hey|well|lol) )*(?:(?:you|u) (?:already |just |have |ve (?=already )|keep |literally )*(?:said|told me|wrote|mentioned|suggested|say(?:ing)?|repeat(?:ing)?)(?: (?:me|that|this|it|the same(?: thing)?|so|yourself))*(?: (?:already|before|twice|again|above))*|(?:youre|you are|ur|stop) repeating(?: (?:yourself|it|that))?|(?:thats|that is|its) (?:what you (?:already )?said(?: before| already)?|the same (?:thing|answer)(?: again| as before)?)|same (?:thing|answer) (?:again|as before))$/;

/**
 * The follow-up that `text` asks for, or undefined when it has a subject of its own. In a chat with a subject
 * (`isInTalk`) a question may name a person ("what do I tell the landlord"), and more sentences may follow ("which first? I also ...").
 */
export function followUp(text: string, isInTalk = false): FollowUp | undefined {
  const whole = followUpIn(text, isInTalk);
  if (whole || !isInTalk) return whole;
  // "shorter pls", "done! now what", "ok thanks, and which first"
  const bare = text.length > 200 ? text : withoutPoliteness(text);
  const core = bare !== text && bare !== "" ? followUpIn(bare, isInTalk) : undefined;
  if (core && !["yes", "no", "unsure"].includes(core.kind)) return core;
  const [asked = "", ...after] = text.split(/(?<=[.?!])\s+/);
  if (after.length === 0) return undefined;
  const begun = followUpIn(asked, isInTalk);
  return begun && ["shorter", "why", "explain", "first", "words", "example"].includes(begun.kind) ? begun : undefined;
}

const polite =
  "pl[sz]+|please|thx|thanks|thank you|ty|lol|haha+|ok(?:ay)?|coach|sorry|again|tho|though|bro|hmm*|wow|cool|nice|great|done|i did it|well";
const politeBefore = new RegExp(`^\\W*(?:(?:${polite}|ok so|and|so|but)\\b\\W*)+`, "i");
const politeAfter = new RegExp(`(?:\\W+(?:${polite}))+\\W*$`, "i");
const withoutPoliteness = (text: string): string => text.replace(politeBefore, "").replace(politeAfter, "").trim();

/** "Without starting a war", "w/o being a nag": how it should not sound. */
export const aside =
  /(?<=\b(?:what|how)\b.*) (?:w ?o|without) (?:me )?(?:being|sounding|coming|starting|hurting|making|getting|looking|seeming|fighting|upsetting|losing|ruining|it (?:being|sounding|turning))\b.{0,40}$/;

function followUpIn(text: string, isInTalk: boolean): FollowUp | undefined {
  const output = plainWords(text)
    .replace(/\bu\b/g, "you")
    .replace(isInTalk ? aside : /$^/, "");
  const named = output.split(" ").length <= 14 && !firstOf.test(output) ? step.exec(output) : null;
  const which = steps[named?.[1] ?? named?.[2] ?? ""];
  if (which !== undefined) return { kind: "step", step: which };
  for (const [kind, pattern] of asked) if (pattern.test(output)) return { kind };
  if (isInTalk && wordingInTalk.test(output)) return { kind: "words" };
  if (isInTalk && (firstInTalk.test(output) || howOn.test(output))) return { kind: "first" };
  if (isInTalk && exampleInTalk.test(output))
    return { kind: /\b(?:say|tell|text|write|ask|word|message|reply)\b/.test(output) ? "words" : "example" };
  if (isInTalk && triedInTalk.test(output)) return { kind: "tried" };
  if (isInTalk && repeated.test(output)) return { kind: "repeated" };
  return undefined;
}

const asked = [
  ["not-that", notThat],
  ["shorter", shorter],
  ["why", why],
  ["explain", explain],
  ["both", both],
  ["often", often],
  ["first", firstOf],
  ["words", wording],
  ["example", example],
  [
    "did",
    /^(?:yes |yay |ok |okay |so )*(?:(?:i |we )?(?:actually |just |finally )?did it|(?:im |i am |its |all )?(?:done|finished)(?: with (?:it|that))?)(?: today| now)?$/,
  ],
  ["tried", tried],
  ["more", more],
  ["yes", yes],
  ["no", no],
  ["unsure", unsure],
] as const;

/** What asks for more of an answer, and cannot be about an offer. */
export const asksOnward: ReadonlySet<string> = new Set(["words", "first", "why", "explain", "example", "more", "shorter"]);

/** Whether it only asks for help, without saying with what. */
export const onlyAsksForHelp = (text: string): boolean =>
  /^\W*(?:please )?(?:help|help me|i need help|can you help(?: me)?|i need somebody|i need someone|sos)(?: please| now)?\W*$/.test(
    plain(text),
  );

/** Small talk that has an answer of its own. */
export function smallTalk(text: string): "can" | "complaint" | "goodbye" | "listen" | "numbers" | undefined {
  const output = plain(text);
  if (
    /^\W*(?:ok(?:ay)?\W+|so\W+|and\W+)*(?:what (?:all |else )?(?:can|could) (?:you|u|this|it|this app) (?:even |actually )?(?:do|help(?: me)?(?: with)?)(?: for me| here)?|what can i (?:ask|talk about|tell|use)(?: (?:you|to you|with you|you about|here|this for))*|what (?:kinds? of )?(?:things|stuff|topics) can (?:you|we|i)\b.{0,30}|what (?:do|are) (?:you|u) (?:do|able to do|for|good (?:at|for))|how (?:do|does) (?:you|this|it) work|what(?:'?s| is) this(?: (?:app|thing|for|about))*|how can you help(?: me)?)\W*$/.test(
      output,
    )
  )
    return "can";
  if (
    /^\W*(?:wow |well |ok(?:ay)? |lol )*(?:(?:you|u)(?:'re| are|r)?|ur|u r|youre|this(?: app)?(?: is)?|that is|that was|that's|thats|its|it's) (?:so |really |totally |just |pretty )*(?:useless|stupid|dumb|suck|sucks|no help|not helping|not helpful|bad|terrible|trash|garbage|wrong|annoying|an idiot|a joke|worthless)\W*$|^\W*(?:(?:you|u) (?:didn't|didnt|did not|don't|dont|aren't|arent|never|just dont|just don't) (?:really |even )?(?:answer(?:ing)?|hear|listen(?:ing)?|understand|get)(?: (?:to )?(?:me|it|my question|what i (?:said|asked|mean)))?|that(?:'s| is|s)? not what i (?:asked|meant|said)|(?:what an? |such an? )?(?:wrong|stupid|dumb|bad|terrible|useless|generic) (?:answer|advice|reply|response)|(?:that|this) makes no sense|(?:you're|youre|you are|ur) not (?:even )?(?:listening|reading|helping)(?: to me)?)\W*$/.test(
      output,
    )
  )
    return "complaint";
  if (
    /^\W*(?:(?:ok(?:ay)?|thanks?|thank you|thx|ty|thats all|that's all)(?: (?:so much|a lot|coach|for (?:today|now)))?\W+){0,3}(?:good ?night|bye|goodbye|good bye|see you|cya|have to go|got to go|gotta go|talk later|bye bye)(?: coach| then| now)?\W*$/.test(
      output,
    )
  )
    return "goodbye";
  if (listen.test(output)) return "listen";
  return /\bhow much\b[^.?!\n]{0,40}\b(?:left|spent|spend today|owe|saved)\b|\bwhat(?:'s| is) (?:left in )?my (?:balance|budget|streak|debt)\b|\bhow am i doing with money\b/.test(
    output,
  )
    ? "numbers"
    : undefined;
}

const listen =
  /^\W*(?:(?:please )?(?:just|only) listen(?: to me)?|i (?:do ?n[o']?t|do not) (?:really )?(?:want|need) (?:any |your |more )?(?:tips|advice|solutions|steps|ideas|suggestions)(?: (?:right )?now)?(?:\W+(?:(?:please|i) )?(?:just|only|want to|need to) [a-z ]{0,40})?|i (?:just |only )?(?:want|need) (?:you |someone |somebody )?to (?:(?:just )?listen|vent|be heard)(?: to me)?|can (?:you|i) (?:please )?just (?:listen|vent)|let me (?:just )?vent|no (?:more )?(?:tips|advice)(?:\W+(?:please|just listen))*)(?:\W+please| now| ok(?:ay)?| for (?:now|a (?:minute|moment|bit|while)))?\W*$/;

type Language = "es" | "de" | "fr" | "pt" | "it";

/** The language of a text by its function words, at least two of them and more than English ones; undefined for English. */
export function languageOf(text: string): Language | undefined {
  const words = plain(text).match(/\p{L}+/gu) ?? [];
  const count = (list: ReadonlySet<string>) => words.filter((word) => list.has(word)).length;
  const [best] = smallWords.map(([language, list]) => ({ language, count: count(list) })).toSorted((one, two) => two.count - one.count);
  if (best && best.count >= 2 && best.count > count(english)) return best.language;
  // a few words: no small ones, but some that are Spanish alone
  return words.length <= 6 && count(english) === 0 && words.some((word) => spanish.has(word)) ? "es" : undefined;
}
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));
/** Words that two languages share count for each; with equal counts the first language is used. */
const smallWords: [Language, ReadonlySet<string>][] = [
  [
    "es",
    setOf(
      "que qué como cómo con mis mi para por pero muy más estoy tengo quiero puedo necesito hago hacer siento deudas deuda dinero trabajo ayuda el la los las una un de del en es me se yo mucho dormir vivir morir no porque cuando esposo esposa hijo hija",
    ),
  ],
  [
    "de",
    setOf(
      "ich und nicht das ist der die den dem ein eine einen mein meine meinen mit wie was warum habe hab bin kann will muss mir mich zu für auf aber sehr schulden geld arbeit hilfe schlafen leben sterben weil wenn mann frau sohn tochter keine kein es von",
    ),
  ],
  [
    "fr",
    setOf(
      "je suis pas ne le les des une mon ma mes avec pour mais très plus ai veux peux dois comment pourquoi est dettes argent travail aide dormir vivre mourir parce quand mari femme fils fille du au dans sur ça cela moi et que qui la de un me j n c",
    ),
  ],
  [
    "pt",
    setOf(
      "eu não nao meu minha meus minhas com para mas muito mais estou tenho quero posso preciso faço fazer sinto dívidas dividas dinheiro trabalho ajuda o os as uma um do da em é dormir viver morrer porque quando marido esposa filho filha que de me como",
    ),
  ],
  [
    "it",
    setOf(
      "io non mio mia miei mie con per ma molto più sono ho voglio posso devo fare sento debiti soldi lavoro aiuto il lo gli una un del della in è dormire vivere morire perché perche quando marito moglie figlio figlia che di mi come come cosa la",
    ),
  ],
];
const spanish = setOf(
  "hola hablas habla español espanol estoy tengo quiero necesito siento gano ganó debo triste tristes dólares dolares deudas dinero ayúdame ayudame ayuda trabajo cansada cansado miedo ansiedad duermo dormir",
);
/** Among them those that another language has, too ("as", "do", "me", "was"): they speak for neither. */
const english = setOf(
  "the i my a an to and is are was were be been it of with do does did how what where when why who which can can't cant could should would will you your he she they we his her their our this that for in on at as by from about up out if or but so not just people me no have has had am",
);

/** The answers to small talk, to a bare "help" and to other languages. */
export function smallTalkAnswer(
  small: ReturnType<typeof smallTalk>,
  hasNumbers: boolean,
  said: (words: string) => boolean,
): string | undefined {
  if (small === "numbers" && !hasNumbers) return replies.cannotSee;
  if (small === "can") return said(replies.can.slice(0, 60)) ? replies.hello : replies.can;
  if (small === "complaint") return replies.complaint;
  return small === "goodbye" ? replies.goodbye : undefined;
}

export function helpOrLanguage(newest: string): string | undefined {
  if (onlyAsksForHelp(newest)) return replies.needsHelp;
  const language = languageOf(newest);
  return language && `${replies.inLanguage[language]}\n\n${replies.inLanguageNext[language]}`;
}
