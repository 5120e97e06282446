import { plain } from "crisis-detector/plain";
import { payRaise, type Area } from "./coach.areas.rules.ts";
import { quote } from "./coach.texts.rules.ts";
import { requestWords, tellingWords } from "./coach.request-words.rules.ts";

/** Words to send or to say, made from what the talk is about: a no, a request, a meeting, a raise. */

const asks =
  /\b(?:write|draft|word|phrase|give|gimme|send|need|make|help me)\b[^.?!]{0,25}\b(?:texts?|messages?|emails?|letter|words|script|sentences?|lines?|speech|what to (?:say|answer|write|reply|text|tell)|out loud|something to (?:say|send))\b|\b(?:write|draft) (?:it|this|that|me|him|her|them)\b|\bso i can say\b|\bhow (?:do|should|would|can|could) i (?:even |best |nicely |politely )*(?:ask|tell|say|word|phrase|answer|reply|respond|put|bring (?:it|this|that) up|explain|break it)\b|\bwhat (?:do|should|would|can|could) i (?:even |actually )*(?:say|tell|text|answer|reply|write(?! down)|respond)\b|\bwhat would (?:that|it) sound like\b|\bexact words\b|\bhow (?:do )?i (?:say|tell|ask|talk to|start (?:it|the talk|the conversation)|say (?:goodbye|sorry|no))\b|\bhow (?:do|should|would|can|could) i (?:even )?(?:talk|speak) (?:to|with) (?:him|her|them|(?:my|the|his|her|our) \w+)\b|\b(?:one|a|some) (?:line|lines|sentence|thing|words?) (?:that )?i (?:can|could) (?:say|use|send|text|tell)\b|\bsomething i (?:can|could) (?:say|send|text)\b/;
/** "How do I tell whether it's the winter": no words are asked for. */
const asksToKnow =
  /\bhow (?:do|can|would|could|should) (?:i|you|we) (?:even )?(?:tell|know|say) (?:if|whether|when|the difference|which|what'?s)\b/;
export const asksForWords = (text: string): boolean => asks.test(plain(text).replace(asksToKnow, ""));

const people =
  /\b(?:my|for|to) (?:the )?(mom|mum|mother|dad|father|son|daughter|husband|wife|boyfriend|girlfriend|partner|boss|manager|supervisor|landlord|roommate|neighbor|friend|sister|brother|ex|coworker|teacher|cousin|aunt|uncle|team)\b/;

interface WordsRequest {
  newest: string;
  before: readonly string[];
  areas: readonly Area[];
  /** The subject's own words, which come first where nothing more exact is known. */
  script?: string | undefined;
  said?: (words: string) => boolean;
}

/** The words; undefined where nothing of the talk says what they are for. */
export function wordsFor({ newest, before, areas, script, said }: WordsRequest): string | undefined {
  const words = plain(newest);
  const lately = plain([...before.slice(-3), newest].join("\n"));
  const all = plain([...before, newest].join("\n"));
  const last = plain([...before.slice(-1), newest].join("\n"));
  const who = people.exec(words)?.[1] ?? people.exec(lately)?.[1] ?? people.exec(all)?.[1];
  const has = (...some: Area[]) => some.some((one) => areas.slice(0, 4).includes(one));
  if (/\b(?:his|her|their) (?:house|place|apartment|home|hotel)\b/.test(lately) && has("love", "loss", "friend"))
    return quote(
      "Friendly, and somewhere with other people around:",
      "Thanks, I'd like to meet! For a first time I'd rather do coffee somewhere in town. How about Saturday at two? I'm happy to come to your side of town.",
      "Tell a friend where you'll be, and go with your own car. If he pushes for his place, that tells you enough. Which day would suit you?",
    );
  const cancelled = cancels.test(words) && !others.test(words) ? cancellation(words, who) : undefined;
  if (cancelled) return cancelled;
  if (no.test(words) || (saysNo.test(lately) && !/\bask (?:him|her|them|for)\b/.test(words))) return refusal(all, who);
  const told = tellingWords(words);
  if (told) return told;
  const asked =
    /\bask (?:(?:him|her|them|my \w+|the \w+) )?(?:for|about|to|if) (?:like )?([^?.!]{3,70}?)(?: (?:nicely|politely))?\W*$/.exec(
      words,
    )?.[1];
  if (asked) {
    if (has("rent") && /\b(?:less|lower|rent|discount|keep|stay)\b/.test(asked))
      return quote(
        "In writing, friendly, with a reason that counts for a landlord:",
        "Hello, I'd like to stay, and I always pay on time. The new rent is more than I can carry. Comparable places nearby are at [amount]. Could we agree on [amount] if I sign for a year? I'd be glad to hear from you by Friday.",
        "Put in two ads from your street. What would you be able to pay?",
      );
    return has("pay", "hunt") && /\b(?:raise|more money|pay)\b/.test(asked) ? raise(all) : requestWords(asked, last);
  }
  if (has("pay") && aboutPay.test(all) && !notPay.test(last)) return raise(all);
  const fits = (text: string, some = situations) => some.find(({ on, in: within }) => on.test(text) && (!within || has(...within)));
  // a subject's own words are for the subject as a whole
  const exact = fits(words, exactSituations) ?? fits(last, exactSituations);
  if (!exact && script !== undefined && said?.(script) === false) return undefined;
  // what was written last says what it is for
  const found = exact ?? fits(last) ?? fits(lately);
  const isOther = found !== undefined && offices.test(found.lead) && /\b(?:him|her)\b/.test(words) && who !== "landlord";
  return found && !isOther ? quote(found.lead, found.text, found.ask) : undefined;
}
/** Leads to offices; who asks what to say to "her" means no bank that was named in passing. */
const offices = /^(?:In writing, so|For the phone or|For the clerk)/;
/** Words for a situation that the message itself names. */
export function exactWordsFor(newest: string, said: (words: string) => boolean): string | undefined {
  const found = exactSituations.find(({ on }) => on.test(plain(newest)));
  return found && !said(found.text) ? quote(found.lead, found.text, found.ask) : undefined;
}
const aboutPay = new RegExp(`\\b(?:${payRaise}|more pay|pay gap|salary|promotion|underpaid)\\b`);
const notPay =
  /\b(?:first day|(?:got|get|given|offered) (?:a|the|my|that) promotion|(?:was|been|got|being) promoted|lead (?:a|the|my|\d+)|days? off|call(?:ing)? (?:in|out)|quit\w*|resign\w*|sick day|shift|schedule)\b/;

const saysNo =
  /\b(?:say(?:ing)? no|declin\w+|turn(?:ing)? (?:him|her|it|them|that) down|not going to (?:lend|sign|co-?sign|give)|(?:do ?n[o']?t|dont) want to (?:lend|sign|co-?sign|go to|host|babysit))\b/;
const no = new RegExp(
  `${saysNo.source}|\\b(?:nice but no|but no|no thanks|refus\\w+|not going to (?:go|do|come)|can'?t (?:go|come|make it|lend|do it|cosign))\\b`,
);

const cancels =
  /\b(?:to |i(?:'m| am)? |have to |need to |want to )(?:cancel(?:l?ing)?|call(?:ing)? off|back(?:ing)? out of|reschedul(?:e|ing)|postpon(?:e|ing))\b/;
/** Somebody else cancels, or something was canceled already. */
const others = /\b(?:was|were|been|is|got|gets|being|a|the|he|she|they) (?:cancel\w+|postponed|rescheduled)\b|\bappeal\w*\b/;
/** A contract that ends, or a meeting that does not take place; undefined for anything else. */
function cancellation(words: string, who: string | undefined): string | undefined {
  if (/\b(?:membership|subscription|gym|account|contract|service|plan|policy|insurance|order|internet|cable|card|lease)\b/.test(words))
    return quote(
      "In writing, so that you have the date:",
      "Hello, please cancel my [membership or contract] with the number [number] at the earliest possible date. Please confirm the end date in writing, and take no more payments after it. I don't want other offers. Thank you, [name].",
      "Keep the answer, and look at your statement a month later. Which date does the contract name?",
    );
  if (/\b(?:appointment|interview|session|meeting|reservation|booking|doctor|dentist|therapist|class|lesson)\b/.test(words))
    return quote(
      "Polite and short:",
      "I'm sorry, I can't make [the appointment] on [day]. Could we find another date? [Day] or [day] would work for me. Thank you for understanding, [name].",
      "The earlier it goes out, the better; some places charge for the last day. Which two dates could you offer?",
    );
  if (
    !/\b(?:dinner|lunch|brunch|breakfast|coffee|drinks|plans?|date|party|visit|trip|movie|weekend|game|night|hang ?out|friends?|babysitter|wedding|photographer|on (?:him|her|them|my)|tonight|tomorrow)\b/.test(
      words,
    )
  )
    return undefined;
  return quote(
    `Short and warm, with a new date${who ? `, for your ${who}` : ""}:`,
    `I'm sorry, I have to cancel [what you had planned]. ${/\b(?:exhausted|tired|worn out|drained|burned out|overwhelmed)\b/.test(words) ? "I'm worn out and I'd be poor company." : "I can't make it this time."} It isn't about you, and I'd like to see you. Could we do it [another day] instead?`,
    "One reason is enough, and none is fine, too. Which day could you offer?",
  );
}

function refusal(all: string, who: string | undefined): string {
  const lead = `Warm, clear, and without reasons to argue about${who ? `, for your ${who}` : ""}:`;
  if (/\bco-?sign/.test(all))
    return quote(
      lead,
      "I love you, and I hope you get a car that works. I can't cosign, and that isn't going to change. If you want, I'll sit down with you on Saturday and look at cheaper ones or a credit union.",
      "If more messages come, send the same sentence again and nothing new. When will you send it?",
    );
  if (
    /\b(?:borrow|lend|use)\b[^.!?]{0,25}\b(?:car|truck|van|bike|tools?|laptop|phone|dress|apartment|place|house|camera|trailer)\b/.test(all)
  )
    return quote(
      lead,
      "I don't lend it out, and that's nothing about you. I hope you find another way. I'm glad to drive you on [day], if that helps.",
      "Insurance is reason enough if somebody presses: with a car it mostly follows the car, so an accident would be yours. What would you be glad to offer instead?",
    );
  if (/\b(?:lend|loan|borrow|money|venmo|cash)\b/.test(all))
    return quote(
      lead,
      "I thought about it, and I can't give or lend money. I know that's not what you hoped for. I can help you look for other ways this week if you like.",
      "No reasons, they only open a new round. What is the thing you'd be glad to give instead?",
    );
  if (/\b(?:shift|overtime|boss|manager|work|project|cover)\b/.test(all))
    return quote(
      lead,
      "Thanks for asking me. I can't take that on this week. I could do it next week, or I can put something else aside; which matters more to you?",
      "If you don't want to offer anything, stop after the second sentence. What would you honestly be willing to do?",
    );
  return quote(
    lead,
    "Thank you for thinking of me. I won't be able to this time. I hope it goes well, and I'd like to see you another way soon.",
    "Nothing more is needed; a reason only invites an answer. Are you afraid of a certain reply?",
  );
}

function raise(all: string): string {
  const figures = [...all.matchAll(/\b(\d{2,3})(?:,000|k)\b/g)].map(([, one]) => Number(one)).filter((one) => one >= 20);
  const [, low, high] = /\b(\d{2,3})(?:,000|k)? ?(?:to|-) ?(\d{2,3})(?:,000|k)?\b/.exec(all) ?? [];
  const now = figures[0];
  const ask = low && high ? Math.round(Number(low) + (Number(high) - Number(low)) * 0.4) : undefined;
  const market = low && high ? ` The same job nearby is advertised at ${low} to ${high} thousand${now ? `, and I'm at ${now}` : ""}.` : "";
  return quote(
    "About one minute, said slowly:",
    `Thank you for taking the time. I like working here, and I want to keep doing it well. In the last years I've taken on a lot: [first result], [second result], and I'm the one who [what you keep running].${market} I haven't brought it up before, and I'd like us to fix it now. I'm asking for ${ask ? `${ask},000 a year` : "[your number]"}, starting with the next pay period. I know it's a decision, so you don't have to answer this minute. What would you need from me to say yes? And if it can't be all at once, could we agree on a first step now and the rest in six months, in writing?`,
    "Then be quiet and let the silence work. Which two results would you put into the brackets?",
  );
}

type Situation = { on: RegExp; in?: readonly Area[]; lead: string; text: string; ask: string };
/** Situations of which the words say more than the subject does. */
const exactSituations: readonly Situation[] = [
  {
    on: /^(?![^]*\b(?:thank\w*|birthday|invit\w+|congratulat\w+|borrow\w*|died|sorry|sick|recipe)\b)(?=[^]*\b(?:critici\w+|comment\w*|rude|mean|insult\w*|judg\w+|interfer\w+|hurt\w*|unannounced|controls?|takes over|disrespect\w*|undermin\w*|says? nothing|tells? (?:me|us)|boundar\w+|drives me|hates? me)\b)[^]*\b(?:in[- ]?laws?|(?:mother|father|mom|dad|sister|brother)s? in law)\b/,
    lead: "To your partner first, alone, and about one moment:",
    text: "When your [mother] said [her words], it hurt me, and I felt alone with it. I'm not asking you to choose between us. From you it lands differently than from me. Next time, could you say [one sentence], and I'll stay out of it?",
    ask: "If the answer is that you're overreacting: “Maybe. It still hurts me, and I need you next to me in this.” Which moment would you name?",
  },
  {
    on: /^(?![^]*\b(?:business partner|whose|wants to|my friend'?s)\b)[^]*\b(?:break(?:ing)? up with|want to break up|end(?:ing)? (?:it|things|the relationship) with|dump(?:ing)? (?:him|her))\b/,
    lead: "Clear and kind, without a maybe in it:",
    text: "I've thought about us for a long time, and I don't want to go on as a couple. It isn't about one fight. There was a lot of good in it, and I won't forget that. I'm not going to change my mind, and I'd rather say it plainly than let you wonder. I'm sorry that it hurts.",
    ask: "If you're afraid of how they'll take it, talk with 1-800-799-7233 first, day and night, and send it from a safe place; nothing has to be said face to face. Else, after a long time together, it is better said than sent. How do you think they'll take it?",
  },
  {
    on: /\b(?:i|we) (?:\w+ )?(?:forgot|missed) (?:about )?(?:his|her|their|your|our|my \w+(?:'?s)?|mom'?s|dad'?s) (?:\w+ )?(?:birthday|anniversary|graduation|recital|party|game|show)\b/,
    lead: "Short, without an excuse:",
    text: "I missed your [birthday], and I'm sorry. You matter to me, and that day should have shown it. No excuse. Let me make it up to you: dinner on [day], your choice. And tell me how the day was?",
    ask: "A call beats a text, if you dare. What would make that person happy?",
  },
  {
    on: /\b(?:toast|speech)\b[^.!?]{0,30}\b(?:wedding|birthday|retirement|anniversary|brother|sister|friend)\b/,
    lead: "Two minutes, four parts, read from a card:",
    text: "I'm [name], and I've known [them] since [when]. The moment I think of first is [one small true story]. That is [name]: [one quality it shows]. And when [the other name] came, [what changed for the better]. I wish you [one concrete wish]. Please raise your glasses: to [both names].",
    ask: "No exes, no embarrassing story, and say it aloud twice before. Which small moment comes to mind first?",
  },
  {
    on: /\bcover letter\b/,
    lead: "One page, four short parts:",
    text: "Dear [name], I'm applying as [job]. What caught me in your posting is [one thing in their own words]. At [last place] I [one result with a number], and I [one more]. For you I would like to [what you'd do in the first months]. I could start on [date], and I'd be glad to talk. Thank you for reading, [name].",
    ask: "Leave out what the resume says already. Which result are you proudest of?",
  },
];
/** Common situations, by the words of the last messages. */
const situations: readonly Situation[] = [
  {
    on: /\b(?:boss|manager|supervisor|work|job|shift)\b/,
    in: ["loss"],
    lead: "You don't owe details:",
    text: "Hi, I had a death at home this week and I'm not okay to work tomorrow. I'd like to take the day off and be back on [day]. I'll answer anything urgent by text. Thank you for understanding.",
    ask: "If they ask more: “It's personal, and it's hard to talk about.” Would one day be enough?",
  },
  {
    on: /\b(?:ticket|fine|court|clerk|citation)\b/,
    lead: "For the clerk, by phone or at the window:",
    text: "I got a ticket with the number [number], and I want to take care of it. I can't pay all of it at once. Can I have a payment plan or community service? I need my license for work. What do I have to do before the court date?",
    ask: "Write down the name and what they say. How much could you pay a month?",
  },
  {
    on: /\b(?:sorry|apolog\w+|my fault|hurt (?:him|her|them)|i (?:yelled|snapped|forgot))\b/,
    lead: "A plain apology, without a but:",
    text: "I've been thinking about what I did. It was wrong, and I see that it hurt you. I'm sorry. You don't have to answer right away. If there's something that would make it better, I'd like to hear it.",
    ask: "Put in the one thing you did, by name. What was it?",
  },
  {
    on: /\b(?:died|passed away|passed|funeral|loss|miscarr\w+|cancer)\b/,
    lead: "Short and true is best:",
    text: "I'm so sorry. I don't have the right words, but I'm thinking of you. You don't need to write back. I'll bring dinner on Thursday, or leave it at the door if you'd rather be alone.",
    ask: "One real memory makes it warmer. Do you have one?",
  },
  {
    on: /\b(?:landlord|repair|heat|mold|leak|deposit|(?:my|the|our|on|late) rent)\b/,
    in: ["rent"],
    lead: "In writing, so that you have the date:",
    text: "Hello, this is [name] in [apartment]. Since [date] there is [the problem]. Please let me know by Friday when it will be taken care of. I'm attaching photos. Thank you.",
    ask: "If it's about paying later, write instead what you can pay on which day. What is it about?",
  },
  {
    on: /\b(?:collectors?|collections|cards?|bank|creditor|bills?|hospital|payment plan|payments)\b/,
    lead: "For the phone or a letter:",
    text: "I want to pay this, and I can't pay it all at once. What hardship plan or discount do you have? I can do [amount] a month from [date]. Please send me that in writing before I pay anything.",
    ask: "Don't give them your bank login. What could you really pay a month?",
  },
  {
    on: /\b(?:doctor|doc|nurse|clinic|dentist)\b/,
    in: ["health"],
    lead: "To set the terms in the first minute:",
    text: "I've put this off because the last visit went badly. I know about my weight and my habits. Today I'd like you to look at what brought me here first. Please explain what you're checking and what it costs.",
    ask: "You can read it from your phone. What do you want them to look at first?",
  },
  {
    on: /\b(?:teacher|school|principal|counselor|iep)\b/,
    lead: "To the school, short:",
    text: "Hello, I'm [child]'s parent. I'd like fifteen minutes this week to talk about [one thing]. At home I notice [one example]. What do you see, and what could we try together?",
    ask: "Which example would you put in?",
  },
  {
    on: /\b(?:call(?:ing)? (?:in|out)|sick day|day off|days off|time off|vacation)\b/,
    lead: "Two sentences are enough:",
    text: "I'd like to take [day] off. [Name] can cover the urgent things, and I'll hand over the rest before. Please let me know by Thursday if that works.",
    ask: "A reason isn't needed. Which days is it about?",
  },
  {
    on: /\b(?:quit|resign\w*|notice|leaving)\b/,
    in: ["pay", "hunt"],
    lead: "For giving notice:",
    text: "I've decided to move on, and my last day will be [date]. Thank you for what I've learned here. I'll hand everything over properly. I'd appreciate a line confirming the date.",
    ask: "Do you have the next thing signed already?",
  },
  {
    on: /\b(?:roommates?|dishes|noise|too loud|chores|neighbors?)\b/,
    lead: "Friendly and about one thing:",
    text: "Hey, can we talk about something small? When [what happens], I end up [what it does to you]. Could we agree that [one rule]? If something about me bugs you, tell me, too.",
    ask: "What is the one rule you want?",
  },
  {
    on: /\b(?:friend|lost touch|reconnect|drifted|haven'?t (?:talked|spoken|seen))\b/,
    lead: "Light, with nothing to explain:",
    text: "Hey, I saw something today that made me think of you. It's been way too long, and I miss you. No rush to answer. Coffee or a walk one of these weeks?",
    ask: "Put in what made you think of them. What would it be?",
  },
  {
    on: /\b(?:husband|wife|partner|boyfriend|girlfriend)\b/,
    in: ["love"],
    lead: "One thing, without always and never:",
    text: "I don't want to fight, I want us to be okay. When [what happened], I felt [one word]. What I'd like is [one thing], this week. How is it for you?",
    ask: "What's the one thing you'd put in?",
  },
  {
    on: /\b(?:mom|dad|mother|father|sister|brother|parents?|family|daughter|son)\b/,
    in: ["family", "child"],
    lead: "Calm and short:",
    text: "I love you, and there's something I need to say. [One sentence about what happened.] From now on I'd like [one thing]. I'm not asking you to agree, only to try it.",
    ask: "What's the one thing you'd like from now on?",
  },
  {
    on: /\b(?:date|dating|match|app|texting)\b/,
    in: ["love"],
    lead: "Easy and clear:",
    text: "I liked talking with you. I'm free Thursday evening or Sunday afternoon. Coffee somewhere easy?",
    ask: "For a no: “You're nice, and I don't feel it's a match. I wish you well.” Which one is it?",
  },
];
