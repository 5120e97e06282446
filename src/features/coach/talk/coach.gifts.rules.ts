import type { Turn } from "./coach.answers.rules.ts";
import { plain } from "crisis-detector/plain";
import {
  giftInterests,
  giftsForAdults,
  giftsForKids,
  giftsForPartner,
  giftsForWork,
  giftsHomemade,
} from "../answers/coach.gift-ideas.content.ts";

/** Ideas for a present, by whom it is for, what it may cost and what they like; and the words for its card. */

type Talk = Pick<Turn, "newest" | "before" | "said">;

const person = String.raw`mom|mum|mother|dad|father|parents|husband|wife|boyfriend|girlfriend|bf|gf|partner|sister|brother|son|daughter|grandma|grandmother|grandpa|grandfather|aunt|uncle|cousin|niece|nephew|best friend|friends?|coworkers?|boss|teachers?|neighbors?|roommate|(?:mother|father|sister|brother)[- ]in[- ]law|kids?|child|(?:\d+|two|three|four|five|six|seven|eight|nine|ten)[- ]year[- ]old(?: (?:son|daughter|boy|girl|niece|nephew))?`;
const present = String.raw`(?:gifts?|presents?)`;
const asksIdea = new RegExp(
  String.raw`^\W*(?:(?:birthday|christmas|xmas|cheap|good|nice|small|anniversary|graduation|secret santa) )*${present} (?:ideas? )?(?:for|under)\b|\b(?:birthday |christmas |xmas |cheap |good |nice |small |last[- ]minute |anniversary |valentine'?s? |homemade |diy )*${present} ideas?\b|\bideas? (?:for )?(?:an? |the )?(?:\w+ ){0,2}${present}\b|\bwhat (?:can|should|could|do|would) (?:i|we) (?:get|buy|give|make)(?: for)? (?:my|our|a|her|him)\b[^.!?]{0,40}\b(?:${present}|birthday|christmas|xmas|anniversary|valentine'?s?|graduation|mother'?s day|father'?s day)\b|\bwhat (?:to|should i) (?:get|buy|give) (?:my|our|a) (?:${person})\b(?! to\b)|^\W*what (?:do|should|can|could|to)(?: i| we)? (?:get|buy|give) (?:my|our|a|the) (?:\w+ )?(?:${person})(?: for (?:her|his|their|a|the) \w+)?\W*$|\b(?:need|want|looking for|find|suggest|recommend)\b[^.!?]{0,15}\b(?:an? |some )?(?:\w+ ){0,2}${present}\b[^.!?]{0,12}\bfor (?:my|our|a)\b|\bi (?:don'?t|dont) know what to (?:get|buy|give) (?:my|our|for)\b`,
);
const no =
  /\b(?:afford|debt|overspen\w*|tax|return|refund|card debt|save for|stress\w*|ungrateful|never (?:gives?|gets?)|upset|hurt|forgot|regift\w*|expects?)\b/;
const whom = new RegExp(
  String.raw`\b(?:for|get|buy|give|make|to get|to buy)(?: for)? (?:my|our|a|an) (?:\w+ )??(${person})\b|\b(?:my|our|for) (${person})\b|^\W*(?:it'?s )?(?:for )?(?:my|our|a) (${person})\W*$`,
);
const upTo =
  /\b(?:under|below|less than|for|around|about|up to|max(?:imum)?(?: of)?|only|have|budget (?:is|of)|within|\bmy limit is)\b \$?(\d{1,3})\b(?! ?(?:year|yr|-year|th|people|kids))|\$(\d{1,3})\b/;
const likes =
  /\b(?:likes?|loves?|into|enjoys?|fan of|hobb(?:y|ies)|interested in|is (?:really |very )?into|plays?|does a lot of|collects?|always)\b/;
const asksCard =
  /\b(?:what|how|help me|words?)\b[^.!?]{0,25}\b(?:write|put|say|sign)\b[^.!?]{0,20}\b(?:card|note|letter|it)\b|\b(?:write|words for|text for|message for) (?:the|a|my) (?:birthday |gift |christmas )?(?:card|note)\b/;
/** "She likes unicorns": what a present may be built on, where it is none of the usual interests. */
const likesWhat =
  /^\W*(?:(?:and|but|well|ok(?:ay)?)\W+)*(?:he|she|they|mom|dad|my \w+)(?:'s| is| are)?(?: (?:really|also|both|just))* (?:likes?|loves?|enjoys?|into|crazy about|obsessed with|collects?|a (?:big |huge )?fan of) (?:(?:to|watching|playing|the|all|a lot of) )*([a-z][a-z -]{2,24}?)(?: (?:a lot|and stuff|very much|so much))?\W*$/;
const more =
  /^\W*(?:(?:and|or|ok(?:ay)?|hm+|no|thanks)\W+)*(?:(?:any|some|more|other|another|something|anything|got|have|do you have|give me)\W+)*(?:more|else|other|another|different|ideas?|homemade|diy|cheap|cheaper|free|personal|creative|girl|boy|unique|useful|funny)(?: (?:ideas?|ones?|personal))*\W*$/;

const child = /\b(?:son|daughter|niece|nephew|kids?|child|year[- ]old)\b/;
const ideasFor = (who: string): readonly string[] =>
  child.test(who)
    ? giftsForKids
    : /\b(?:husband|wife|boyfriend|girlfriend|bf|gf|partner)\b/.test(who)
      ? giftsForPartner
      : /\b(?:coworkers?|boss|teachers?|neighbors?)\b/.test(who)
        ? giftsForWork
        : giftsForAdults;
const markOfIdea = (one: string) => one.slice(0, 40);

/** Ideas for a present, or the words for the card, where the talk is about one. */
export function giftAnswer({ newest, before, said }: Talk): { text: string; topic: string } | undefined {
  const output = plain(newest);
  const earlier = before.slice(-6).map((text) => plain(text.slice(0, 300)));
  if (output.length > 160 || [...earlier, output].some((text) => no.test(text))) return undefined;
  const all = [...earlier, output];
  const isGiftTalk = earlier.some((text) => asksIdea.test(text));
  if (!isGiftTalk && !asksIdea.test(output)) return undefined;
  const who = all.flatMap((text) => whom.exec(text)?.slice(1).filter(Boolean) ?? []).at(-1);
  const sum = all.flatMap((text) => upTo.exec(text)?.slice(1).filter(Boolean) ?? []).at(-1);
  const forWhom =
    who === undefined
      ? ""
      : who === "kids" || who === "kid" || who === "child"
        ? " for a child"
        : ` for ${/^\d|^(?:two|three|four|five|six|seven|eight|nine|ten)[- ]/.test(who) ? "a" : "your"} ${who}`;
  const within = sum === undefined ? "" : `, up to $${sum}`;
  const topic = "give-without-money";
  if (isGiftTalk && asksCard.test(output)) {
    const text = `Three sentences are enough: a wish, one thing you saw this year, and what you look forward to.\n\n“${/\b(?:mom|mum|mother)\b/.test(who ?? "") ? "Happy birthday, Mom." : /\b(?:dad|father)\b/.test(who ?? "") ? "Happy birthday, Dad." : "Happy birthday."} I thought of you when I saw this, because [what they love about it]. Thank you for [one thing from this year]. I'm looking forward to [the next time you do something together]. Love, [name]”\n\nFor another occasion change only the first sentence. One true detail is worth more than a long text.\n\n**One next step:** fill in the second bracket first; the rest follows.\n\nWhat did they do this year that you won't forget?`;
    return said(text.slice(0, 60)) ? undefined : { text, topic };
  }
  const interest = giftInterests.find(({ on }) => (likes.test(output) || asksIdea.test(output) || isGiftTalk) && on.test(output));
  const isHomemade = /\b(?:homemade|diy|free|cheap(?:er)?|no money|make (?:it )?myself)\b/.test(output);
  const liked = isGiftTalk && interest === undefined ? (likesWhat.exec(output)?.[1] ?? "") : "";
  if (liked !== "")
    return {
      text: `Then take ${liked} as the thread, and it becomes theirs:\n\n1. Something small with ${liked} on it that is used every day: a mug, socks, a bag, a notebook, $8 to $18.\n2. Something to do around it: a used book, a kit, a puzzle, a ticket or a lesson, $10 to $25.\n3. Time with it: an afternoon that you plan around ${liked}, on a card with a date, free.\n\nThrift stores and local groups often have the first two for a third of the price.\n\n**One next step:** search once for “${liked}” in your local marketplace, before any store.\n\nIs it more for using, for doing, or for looking at?`,
      topic,
    };
  const known = interest ?? giftInterests.find(({ on }) => earlier.some((text) => likes.test(text) && on.test(text)));
  const fresh = (ideas: readonly string[]) => ideas.filter((one) => !said(markOfIdea(one)));
  const isAnother =
    more.test(output) ||
    (isGiftTalk && (whom.test(output) || upTo.test(output)) && !/\bparty\b/.test(output) && output.split(" ").length <= 9);
  if (!asksIdea.test(output) && interest === undefined && !isAnother) return undefined;
  const unsaid = fresh([
    ...(isHomemade ? giftsHomemade : []),
    ...(known?.ideas ?? []),
    ...ideasFor(who ?? ""),
    ...giftsForAdults,
    ...giftsHomemade,
  ]);
  const pool = [...new Set(unsaid)].slice(0, 3);
  if (pool.length < 2) return undefined;
  const lead = interest ? `For somebody who loves ${interest.name}${within}:` : `Three ideas${forWhom}${within}:`;
  const ask = known
    ? "Which of them would make them smile first?"
    : child.test(who ?? "")
      ? "How old is the child, and what is it crazy about right now?"
      : "What do they love to do on a free Saturday?";
  return {
    text: `${lead}\n\n${pool.map((one, at) => `${at + 1}. ${one}`).join("\n")}\n\nPeople remember that somebody thought of them, and hardly ever what it cost. Used is fine when it's clean and fits.\n\n**One next step:** choose one, and write the first line of the card today.\n\n${ask}`,
    topic,
  };
}
