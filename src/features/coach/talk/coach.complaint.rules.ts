import type { Turn } from "./coach.answers.rules.ts";
import { plain, plainWords } from "crisis-detector/plain";
import { complaintMarks, didNotFit, noQuestions, noQuestionsYet, putRight } from "../answers/coach.complaint.content.ts";
import { followUp } from "./coach.follow.rules.ts";
import { reflected } from "./coach.details.rules.ts";

/** Somebody says that an answer was wrong, that it asks too much, or what they meant. */

const lead = "(?:(?:ok|okay|no|nope|but|well|ugh|wow|lol|um|hey|dude|bro|god|omg|seriously|come on|fine|sorry|so|and|please) )*";
const you = "(?:you|u|ur|youre|you are|your)";
const wrong = new RegExp(
  `^${lead}(?:(?:thats|that is|that was|this is|its|it is|what an?|such an?) (?:\\w+ )?(?:wrong|stupid|dumb|bad|terrible|useless|generic|canned|lame|bs|bullshit|crap|nonsense|garbage|trash|rubbish|irrelevant|not (?:right|true|helpful|useful|what i (?:asked|said|meant|need|wanted)|my (?:question|problem|point|situation)))(?: (?:answer|advice|reply|response|tip|idea))?|(?:wrong|bad|stupid|dumb|terrible|useless|generic) (?:answer|advice|reply|response)|(?:that|this|it) (?:makes|made) no sense|(?:that|this|it) (?:doesnt|does not|didnt) (?:make (?:any )?sense|answer (?:me|it|my question|the question|anything)|help(?: me)?(?: at all)?)|${you} (?:(?:just |only )?(?:gave|give|told|tell|said|say|keep (?:saying|giving|telling)) (?:me )?(?:the )?same (?:\\w+ )?(?:crap|thing|stuff|answer|shit|advice|as)(?: \\w+){0,4}|(?:are |re )?(?:not|arent|never|even not) (?:even )?(?:listening|reading|hearing me|getting (?:it|me)|understanding|making sense)(?: (?:to )?(?:me|what i (?:say|said|write|wrote)|it|at all))*|(?:dont|do not|didnt) (?:even )?(?:get|understand|listen|read|hear)(?: (?:me|it|what i (?:say|said|write|wrote|mean)|at all|to me))*|(?:misunderstood|got (?:it|me|that) wrong)(?: me)?)|are (?:you|u) (?:even )?(?:reading|listening)(?: (?:to )?(?:me|what i (?:say|said|write|wrote)|this|at all))*|(?:did|do) (?:you|u) even (?:read|listen|hear|understand)(?: (?:me|that|this|it|what i (?:said|wrote|say|write)|to me))*|read (?:it|that|what i (?:wrote|said)|my message)(?: again)?|i (?:just|already) (?:said|told you|wrote) (?:that|this|it|so))(?: (?:at all|again|though|tho|for me|to me|either|lol|man|bro|dude))*$`,
);
const asksTooMuch = new RegExp(
  `^${lead}(?:(?:stop|quit|no more|enough(?: with)?|too many)(?: (?:asking|with|of))*(?: me)?(?: (?:so many|all these|all the|these|the|your))* questions?(?: already)?|(?:you|u) (?:already |keep |always )+(?:ask(?:ed|ing)?)(?: me)?(?: (?:that|this|the same(?: (?:thing|question))?|so many questions|questions))*(?: already| again)?|(?:can you |could you )?(?:just |simply )+(?:tell me|say|answer)(?: (?:me )?(?:what|already|straight|it|the|in|how)(?: \\w+){0,5})?|why (?:do|are) you (?:keep )?(?:always )?ask(?:ing)?(?: me)?(?: so many| all these| the same)* questions?)$`,
);
const meant =
  /^(?:no\W+|wait\W+|um\W+|but\W+|hey\W+|sorry\W+|wrong\W+(?:answer\W+)?)*i (?:said|asked(?: you)? about|was asking about|asked for|meant|mean|wrote|was talking about|am talking about|told you about|wrote about)(?: about)? ((?:my|the|his|her|our) )?([a-z][a-z' -]{1,30}?)(?:,? (?:and )?not (?:about )?((?:my|the|his|her|our) )?([a-z][a-z' -]{1,30}))?\W*$/;
/** "I said yes", "I meant it", "I said no to her": no matter that was missed. */
const noMatter =
  /^(?:yes|no|ok|okay|name|note|letter|message|text|email|list|phone number|number|it|that|this|so|sorry|nothing|something|stop|enough|what|well|hi|hello|goodbye|bye|thanks|thank you|i|you|he|she|they|we|to|good|fine|sure|maybe|never|please)\b|\b(?:to (?:him|her|them|my)|because|that i|is|was|are|wont|won't|cant|can't|will|did|does|said)\b/;

/** "It's not true" about what others say. */
const denied = /\bnot (?:right|true)\b/;
const claimed = /\b(?:says?|said|saying|tells?|told|thinks?|claims?|accus\w+|believes?|rumou?rs?|gossip\w*)\b/;

type Said = Pick<Turn, "newest" | "before" | "topic" | "said">;

/** The answer to a complaint; undefined for any other message. */
export function complaintAnswer({ newest, before, topic, said }: Said): string | undefined {
  const words = plainWords(newest);
  if (words.split(" ").length > 16) return undefined;
  const [, whose = "", what = "", notWhose = "", notWhat = ""] = meant.exec(plain(newest)) ?? [];
  if (before.length + Number(notWhat !== "") > 0 && what !== "" && !noMatter.test(what) && (whose !== "" || notWhat !== "")) {
    const right = `${whose === "my " ? "your " : whose}${what.trim()}`;
    const other = notWhat && `${notWhose === "my " ? "your " : notWhose}${notWhat.trim()}`;
    return putRight.map((text) => text(right, other)).find((_, at) => !said(complaintMarks[4 + at] ?? ""));
  }
  if (asksTooMuch.test(words)) {
    const step = topic && [topic.brief, topic.next, ...topic.steps].find((one) => one !== "" && !said(one));
    if (topic === undefined) return said(complaintMarks[3] ?? "") ? undefined : noQuestionsYet;
    return step === undefined || said(complaintMarks[2] ?? "") ? undefined : noQuestions(step);
  }
  if (!wrong.test(words) || (denied.test(words) && claimed.test(plain(before.at(-1) ?? "")))) return undefined;
  const told = before.findLast((one) => one.trim().split(/\s+/).length >= 3 && !wrong.test(plainWords(one)) && !followUp(one, true));
  const quoted = told === undefined || told.length > 120 ? "" : reflected(told).replace(/[.!?]+$/, "");
  return didNotFit.map((text) => text(quoted)).find((_, at) => !said(complaintMarks[at] ?? ""));
}
