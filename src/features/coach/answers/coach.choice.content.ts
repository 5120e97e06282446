/** Answers to a choice between two ways within a talk: "text her or talk in person?". */
export interface ChoiceLine {
  /** The two ways, in either order. */
  one: RegExp;
  other: RegExp;
  /** What the talk must name. */
  talk?: RegExp;
  text: string;
}

const money = /\b(?:owes?|owed|lent|borrow\w*|paid back|pay (?:me|it|him|her|them)|\$ ?\d|\d{3}|rent|utilities|bills?)\b/;

export const choiceLines: readonly ChoiceLine[] = [
  {
    one: /\b(?:cards?|visa|mastercard|amex|capital one|discover|loans?|bank|collections?)\b/,
    other: /\b(?:sister|brother|mom|dad|mother|father|parents|aunt|uncle|cousin|friend|grand\w+|in ?laws?|him|her|them|family)\b/,
    talk: /\b(?:owes?|owing|debts?|borrow\w*|behind)\b/,
    text: "The card, if you go by money: it charges you every month, and a person mostly doesn't. But a person waits for a word, so give both something. The most goes to the card; a small, fixed sum goes to the person, on a day that you name. That keeps the peace and costs you little.\n\n“I haven't forgotten it. You get [amount] on the first of each month, and more once the card is gone.”\n\n**One next step:** choose the small sum that you can keep even in a bad month.\n\nWhat could go to both together each month?",
  },
  {
    one: /\b(?:text|message|e-?mail|write|letter|dm|in writing)\b/,
    other: /\b(?:call|phone|talk|speak|tell|say|person|face|facetime|visit|live)\b/,
    talk: money,
    text: "Both, in this order: talk first, then one line in writing. In person they hear your voice, and a friendship bears a sum of money better that way; the line afterward makes sure that you both remember the same date.\n\n“Can I bring up something awkward? It's about the money. I need it back, and I'd like to find a day that works for you.” Later, by text: “Thanks for talking. So [sum] by [day], right?”\n\nIf you have asked aloud before and nothing came, start with the text this time.\n\n**One next step:** pick the next moment when you two are alone anyway.\n\nWhen do you see them next?",
  },
  {
    one: /\b(?:text|message|e-?mail|write|letter|dm|in writing)\b/,
    other: /\b(?:call|phone|talk|speak|tell|say|person|face|facetime|visit|live)\b/,
    text: "In person, if it's about a feeling or something that went wrong between you: a voice and a face take the edge off words that look hard on a screen. Use a text only to ask for the time: “Do you have twenty minutes this week? There's something I'd like to say in person.”\n\nWriting is the better way when you need proof, when you'd lose your thread, or when you're afraid of how they'd react; then you needn't meet alone at all.\n\n**One next step:** send that one text today, with a day in it.\n\nWhat are you most afraid of if you say it face to face?",
  },
  {
    one: /\b(?:call|phone)\b/,
    other: /\b(?:go (?:there|in|by)|in person|stop by|visit|walk in|see (?:him|her|them))\b/,
    text: "Go there if it's about a person or a job: somebody who stands in the door is harder to put off. Call if it's an office or a bill, since the phone saves you the way and they have your file in front of them. With both, note the name, the day and what was said, and ask for one line in writing afterward.\n\n**One next step:** decide for the one that you'd really do this week, and put an hour on it.\n\nWhat do you want them to say at the end?",
  },
  {
    one: /\b(?:tell|admit|own up|come clean|confess|honest|truth|say something|report)\b/,
    other:
      /\b(?:hope|hide|lie|lying|keep (?:it )?(?:quiet|secret|to myself)|say nothing|not (?:say|tell)|wait (?:and see|it out)|stay quiet|pretend)\b/,
    text: "Tell them, before they find it. What comes out by itself costs more than what you bring up: then it's about the trust as well. Keep it short, with the fact first and what you do about it second: “There's something I need to correct. [The fact.] I should have said it earlier, and this is what I'm doing about it: [step, date].”\n\nIf a contract, a license or the law hangs on it, ask somebody who knows that field before you speak; a lawyer's first talk is often short and cheap.\n\n**One next step:** write the fact in one sentence, without an excuse in it.\n\nBy when would they find out on their own?",
  },
  {
    one: /\b(?:say no|no|forbid|ban|not let|keep (?:him|her|them) home)\b/,
    other: /\b(?:let (?:him|her|them)|say yes|yes|allow|trust (?:him|her|them))\b/,
    talk: /\b(?:sons?|daughters?|kids?|teen\w*|child|step(?:son|daughter)|grand(?:son|daughter)|1[0-9])\b/,
    text: "Neither yet; first the plan, then your yes or no. Ask to see it on paper: who drives and who else is in the car, where they sleep, which adult is near, what it costs, and when you hear from them. A teenager who can answer that has earned a talk; one who can't has the answer already.\n\nWhat is only uncomfortable for you can be a yes with rules. What is about safety (a new driver through the night, no adult, alcohol) may be a no, and then offer something smaller: one night, or nearer by.\n\n**One next step:** ask for the plan by Sunday, and talk with the other parents.\n\nWhat scares you most about it?",
  },
  {
    one: /\b(?:call (?:him|her|them) out|say (?:something|it)|bring (?:it|that|this) up|tell|speak up|confront|mention|talk|complain|ask)\b/,
    other:
      /\b(?:let (?:it|that|this|him|her|them)(?: \w+)? ?(?:go|slide|be|pass)|let it|ignore|drop it|forget (?:it|about it)|leave it|say nothing|nothing|stay quiet|keep quiet|move on|just wait)\b/,
    text: "Say it once, in a small way, and then let it go. What is only swallowed comes back in another fight; what is said calmly one time can be over afterward. So not a charge, only how it was for you and what you'd like: “It's a small thing, and it stung. I'd have liked to hear from you that day. Next time?”\n\nLet it slide without a word only if you'd truly have forgotten it by next week. And if you're afraid of how they'd react, don't bring it up alone.\n\n**One next step:** wait for a calm hour, and say those sentences in your own words.\n\nWhat would you most like to hear back?",
  },
  {
    one: /\b(?:apologi[sz]e|say sorry|reach out|text (?:him|her|them) first|call (?:him|her|them) first|go first|make the first move)\b/,
    other: /\b(?:wait|let (?:him|her|them)|give (?:it|him|her|them)|leave (?:it|him|her|them))\b/,
    text: "Go first, once, and then wait. One short message takes nothing from you: “I've been thinking about you, and I don't like how we left it. I'd like to talk when you're ready.” If a part of it was yours, name that part and nothing of theirs.\n\nAfter that it is their turn. Give it a week or two without a second message; a no answer is hard, but you'll know that it isn't your silence.\n\n**One next step:** write those two lines, sleep on them, and send them tomorrow.\n\nWhat is your part in it, if there is one?",
  },
  {
    one: /\b(?:fix|repair|keep (?:it|this|mine|the old)|used|second ?hand|refurbished)\b/,
    other: /\b(?:new|replace|buy|another|get rid)\b/,
    text: "Count it once: when the repair costs less than half of a good replacement and should hold a year, fix it. When it's the third repair in a year, or it keeps you from getting to work, let it go. Used beats new for most things that don't have to be safe to the last screw.\n\n1. Get the repair price in writing, from two places.\n2. Look what the same thing costs used, with a warranty.\n3. Add what you'd pay each month if you bought it on credit, with the interest.\n\n**One next step:** get the second price before you decide.\n\nWhat would the repair cost, and how old is it?",
  },
  {
    one: /\b(?:cash|debit)\b/,
    other: /\b(?:card|credit|loan|finance|financing|payments|insurance)\b/,
    text: "Cash, if enough is left afterward for the month and one small emergency: it's paid once and costs no interest. A credit card is better where you might need the money back, such as online or for a deposit, because a charge can be disputed; then pay it off with the next statement. With an insurance claim compare the damage with your deductible: just above it, a claim is rarely worth the higher premium.\n\n**One next step:** write down what would be left in the account the day after.\n\nHow much is it, and what would remain?",
  },
  {
    one: /\b(?:save|savings?|emergency fund|put (?:it )?away|cushion)\b/,
    other: /\b(?:pay|card|debts?|loan|pay (?:it )?(?:off|down))\b/,
    text: "First a small cushion, then the card. With nothing put aside, the next flat tire goes back onto the card, so keep about one month's smallest bills or $500 to $1,000 apart. Everything beyond that does more on a debt above eight or nine percent than in any savings account.\n\nThe exception: a match from your employer comes before both, since it is part of your pay.\n\n**One next step:** write down the rate of the card and what is in savings; with both figures I can work out what each way costs.\n\nWhat are those two figures?",
  },
  {
    one: /\b(?:now|today|tonight|right away|this week|asap|monday)\b/,
    other: /\b(?:wait|later|tomorrow|after|next (?:week|month|year)|sleep on it|weekend)\b/,
    text: "If it can be undone, now; if it can't, after one night. Things that only feel bad (a call, a bill, a short question) get heavier by waiting, so do those today. What is written in anger, signed, bought or ended can nearly always wait until tomorrow morning.\n\nGive the waiting an end, or it turns into never: a day and an hour.\n\n**One next step:** ask yourself which of the two kinds this is, and put the hour on it.\n\nWhat would really be lost if it waited until tomorrow?",
  },
  {
    one: /\b(?:stay|keep|stick)\b/,
    other: /\b(?:leave|go|quit|move|break up|end it|switch|change)\b/,
    text: "You don't have to choose between all and nothing today. Give staying one honest trial with a date: what exactly would have to be different in eight weeks, and have you said that to the people who could change it? If you've said it and nothing moved, that is an answer, too.\n\nAnd get leaving ready while you try: a little money, a place, one person who knows. Who could leave stays more freely.\n\nIf you're afraid of somebody, don't try it out; plan the leaving first, with 1-800-799-7233.\n\n**One next step:** write down the one thing that would have to change, and by when.\n\nWhat is it?",
  },
  {
    one: /\b(?:morning|before work|early|am)\b/,
    other: /\b(?:evening|night|after work|late|pm|lunch)\b/,
    text: "In the morning, if you can bear it: less comes between you and it, and it's done before the day has its say. The evening is fine for what calms you, such as a walk or stretching, less so for what needs will.\n\nThe better hour is the one that hangs on something you do anyway: after coffee, after the shower, when the kids are out of the door.\n\n**One next step:** try the morning three times this week, ten minutes, and then judge.\n\nWhat do you do every morning without thinking?",
  },
  {
    one: /\b(?:rent|renting|lease)\b/,
    other: /\b(?:buy|buying|own)\b/,
    text: "Rent, unless you'd stay about five years and would still have a cushion after the down payment and closing costs, which are usually two to five percent. Owning costs more than the payment: taxes, insurance, and about one percent of the price a year for repairs. Renting isn't throwing money away; it buys that you can move.\n\n**One next step:** put both beside each other for one month: rent and renters insurance here; mortgage, tax, insurance and repairs there. A HUD-approved housing counselor looks at it with you, for little or nothing.\n\nHow long do you expect to stay there?",
  },
];

/** A choice that no line is about, with both ways as they were written. */
export const otherChoice = [
  (one: string, other: string) =>
    `“${one}” or “${other}”: you know better than I do what hangs on each, but here is how I'd weigh it. Take the one that you can undo if it turns out wrong; and if both can be undone, the one that is smaller and sooner. Then look at what you'd tell yourself in a year about each of them.\n\n**One next step:** pretend until tonight that it is “${one}”, and notice whether you feel lighter or heavier.\n\nWhich of the two were you hoping that I'd say?`,
  (one: string, other: string) =>
    `Between “${one}” and “${other}” I lean to the one that brings you nearer to the people you need, and costs less if it fails. If they are equal in that, take the one you'd do without talking yourself into it.\n\n**One next step:** write one reason for each on paper; the one that comes easier says something.\n\nWhat speaks against the one you like more?`,
];
/** Shows in the talk that a choice was answered. */
export const choiceMarks = ["you know better than I do what hangs on each", "I lean to the one that brings you nearer to the people"];
/** To "which would you take". */
export const whichOne =
  "I have no life that I could put on the scale, so I can only say how I'd read yours. Put both in the same units: the money left per month after taxes, the ride and child care; the hours gone from home; and who you'd be spending them with. Where the money is close, hours and people win, since a raise is used to within weeks and a commute is not.\n\n**One next step:** write the two columns, and then cover the money line. See whether your choice changes.\n\nIf you picture a rainy Tuesday in each, which one do you see yourself in?";
