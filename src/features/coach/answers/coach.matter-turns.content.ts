import type { WrittenAnswer } from "./coach.written.content.ts";

const lead = String.raw`^\W*(?:(?:ok(?:ay)?|so|and|but|well|then|alright|fine|hm+|huh|ugh|yeah|yes|no)\W+)*`;

/** Answers to what a later message asks, whatever it is about, where nothing more exact is written. */
export const turnLines: readonly WrittenAnswer[] = [
  {
    id: "should-i-tell",
    ask: /\b(?:should|do|must|am i supposed to) (?:i |we )?(?:even |really )?(?:tell|admit to|confess to) (?:him|her|them|my \w+)\b|\bi should tell (?:him|her|them)\b|\bhow do i tell (?:him|her|them) about\b/,
    but: /\b(?:police|boss|hr|landlord)\b/,
    text: "I would, and soon: what is told weighs a tenth of what is found. Keep it short, with no excuses and nobody else's part in it, and then be quiet and let the other one react. It's fine if the first reaction isn't pretty. The only reason to wait is if you'd be afraid of what happens; then talk to somebody you trust first.\n\n“There's something I should have told you earlier: [it]. I'm telling you because I don't want it between us.”\n\n**One next step:** choose an hour this week when nobody is hungry or in a hurry.\n\nWhat would be the hardest part of it to say?",
  },
  {
    id: "may-i-ask",
    ask: new RegExp(
      String.raw`${lead}(?:could|can|may) (?:i|we) (?:just |even |still )?(?:ask (?:for|if|them|him|her)|do that|say that|request|suggest)\b|\bcould i ask for that\b|\bwould (?:that|it) be (?:a )?(?:weird|rude|strange|too much|bad)(?: thing)?\b|\bis (?:that|it) (?:weird|rude|strange|too much) to\b|\bam i allowed to\b`,
    ),
    but: /\b(?:irs|law|legal\w*|police|dose|pills?|medic\w*)\b/,
    text: "Yes, you can ask for it. It's an ordinary request, and the worst that happens is a no, which leaves you where you are now. It goes better when it's easy to grant: say exactly what you'd like, by when, and that a no is all right.\n\n“Would it be possible to [what you'd like]? It would help me a lot, and if it doesn't work I understand.”\n\n**One next step:** ask today, in one sentence, before you've had time to make it bigger.\n\nWhat exactly would you put in there?",
  },
  {
    id: "have-to",
    ask: new RegExp(
      String.raw`${lead}(?:do|must) i (?:really |actually |even )?(?:have|need) to\b|\bdo i really need to\b|\bdo i have to (?:explain|do|log|go|answer|say)\b`,
    ),
    but: /\b(?:tax\w*|irs|file|court|pay|medic\w*|doctor|report)\b/,
    text: "No, you don't have to. Ask it the other way around: what would be better in two weeks if you did it, and what does it cost you? If you know the answer already, and it wouldn't change what you do, leave it. If somebody else needs to see it before anything moves, the short version is enough.\n\n**One next step:** decide for the smallest form that still does its job, or cross it off with a good conscience.\n\nWhat would be the smallest form?",
  },
  {
    id: "am-i-bad",
    ask: /\b(?:wouldn'?t|would|am|does that make|makes?) (?:i be |i |me )(?:being )?(?:a |an |the )?(?:bad|terrible|awful|horrible|mean|selfish|petty|cheap|jerk|snob|monster)\b|\bis (?:that|it) (?:petty|selfish|mean|cheap) (?:of me)?/,
    text: "No. Somebody who doesn't care doesn't ask that. What makes a good person here isn't whether you say or do it, but how: early, once, without an audience, and with the other one's good in mind. You may do a thing that somebody doesn't like and still be kind.\n\n**One next step:** picture a friend of yours in the same place, and say aloud what you'd tell them.\n\nWhat would you tell them?",
  },
  {
    id: "who-first",
    ask: /\bwho (?:do|should|would) i (?:call|ask|talk to|tell|email|text|go to) first\b|\bwhere do i (?:even )?call\b|\bdo i (?:say|tell|bring|ask) (?:it|this|them)? ?(?:to )?(?:him|her|them)? or (?:to )?(?:both|them|him|her)\b/,
    text: "First the one it's closest to, alone. With a person that means: who would be hurt to hear it from somebody else. With an office or a company: the number on your own papers, not one that was given to you; they can say who decides. The others come after that, with both of you or with the answer in hand.\n\n**One next step:** write down the one name, and the one question you'd begin with.\n\nWhose name is it?",
  },
  {
    id: "what-is-fair",
    ask: /\b(?:how much|what) (?:is|would be|'s|s) (?:a )?(?:fair|reasonable|right|normal)\b|\bwhat(?:'s| is)? (?:a )?(?:fair|reasonable) (?:number|amount|share|price|split)\b|\bwhat (?:number|amount) (?:do|should|would) i (?:ask|say|put|offer)\b/,
    but: /\b(?:dose|pills?|drinks?|calories)\b/,
    text: "Fair is what both could say aloud and keep up for a year. Three ways to find it: by use (who is there how many nights, who uses how much), by heads (the whole divided by all), or by means (each in proportion to the pay). Work out all three; the fair sum mostly lies between the lowest and the highest. Then say a number yourself, since whoever names one first makes the talk short.\n\n**One next step:** send me the whole cost and how many share it, and I'll work out the parts.\n\nHow many are you, and what does it all cost?",
  },
  {
    id: "is-it-a-no",
    ask: /\b(?:is|was|does) (?:that|it|this) (?:mean )?(?:a |it'?s a )?(?:no|yes)\b\W*$|\bshould i take (?:that|it) as (?:a )?(?:no|yes)\b/,
    text: "Not necessarily. A vague answer is mostly a tired one: it says “not now” and leaves the rest open. You find out by offering something that's easy to answer, two dates or two forms, and by letting some time pass before it. If the second answer is vague as well, take it as a no for now, without a grudge.\n\n**One next step:** wait two or three weeks, and then offer two concrete things to choose from.\n\nWhich two would you offer?",
  },
  {
    id: "do-it-again",
    ask: /\b(?:do(?:es)?n'?t|won'?t|will|would) (?:she|he|they) (?:just )?(?:do|ask|try|expect) (?:it|that|this|for more)? ?(?:all over )?again\b|\bwhat stops (?:him|her|them)\b|\bnext time (?:it'?s|it will be|she'?ll|he'?ll)\b/,
    text: "It may happen, so settle the next time along with this one. A yes without a rule is an invitation; a yes with a rule has an end: “This time we do it like this. From now on, anything over [sum] is asked before it's promised, and we split it like that.” Say it before you give, in writing, and friendly.\n\n**One next step:** write that rule in one line, and agree on it with the one who decides along with you.\n\nWhich sum would you put in?",
  },
  {
    id: "middle-way",
    ask: /\b(?:middle (?:thing|way|ground)|compromise|meet (?:in the middle|halfway)|something in between)\b/,
    text: "Four kinds of middle work for most things: only at certain times, only up to a limit, only for a trial of two weeks, or one gets it here and the other one there. Take the one that touches what each of you really cares about, and leaves the rest free.\n\n**One next step:** choose one of the four, and offer it as a trial with an end date.\n\nWhich of them would you both be able to keep?",
  },
  {
    id: "how-long-to-try",
    ask: /\bhow (?:long|many (?:days|weeks|months)) (?:do|should|would|can) (?:i|you|we) (?:give|wait|try|keep|do)\b|\bhow (?:long|many (?:days|weeks|months)) (?:is|before i)\b/,
    but: /\b(?:pills?|meds?|medic\w*|fever|pain|pregnan\w*|loan|pay (?:it )?off)\b/,
    text: "Long enough to see it more than once, and no longer. For something that happens daily, two weeks; for something weekly, four to six times; for a decision that others take, a date that you set yourself, seldom more than three months. Decide now what you'd have to see by then, or you'll keep moving the date.\n\n**One next step:** write the date into your calendar, with the one sign you look for.\n\nWhat would that sign be?",
  },
];

/** To a farewell, thanks, or "I'll send it tonight", where no subject was found. */
export const turnEnds: readonly string[] = [
  "Good luck with it. You've thought it through, and it doesn't have to come out perfectly to be worth doing. Whatever the answer is, you'll know more than today.\n\n**One next step:** plan one small nice thing for afterward, so that the evening isn't about waiting.\n\nWhat could that be?",
  "I'm glad. That is enough for today, and the rest can wait. If it goes differently than you hope, we look at it again from there.\n\n**One next step:** leave it alone until then.\n\nWhat would you like to do now instead?",
];

/** Around the words that a subject has for it. */
export const scriptLead = "As a beginning, to be made your own:";
export const scriptAsk = "I can't send it for you. Change any word until it sounds like you.\n\nTo whom would it go, and by when?";

/** Before the shorter form of words that were given. */
export const shorterLead = "Shorter:";
export const shorterAsk = "Does it sound like you now?";

/** Before the next part of a matter, where a question about it has no answer of its own. */
export const notKnown = [
  "That I can't say for certain; what I can add is this. ",
  "I have no sure answer to that one, and this belongs to it. ",
];
/** When all parts of a matter were said. */
export const noMore =
  "I've said what I have on this, and a program shouldn't go on guessing about your life. Somebody who knows you both, or whose work it is, will see more. What you've told me here is worth saving: it's the whole story in a few lines.\n\n**One next step:** save this talk to your journal, or read it to one person you trust.\n\nWho could that be?";
