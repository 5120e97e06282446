import type { WrittenAnswer } from "./coach.written.content.ts";

/** A teenager behind a door, a partner who shows little love, a friend's wedding, a crush, an ex's profile, a parting in one home, plans that are canceled, calls every day; a diet, a first run, sugar. */

const lead = String.raw`^\W*(?:(?:and|but|so|ok(?:ay)?|well|then|also|yes|yeah|no|hm+|now|just|maybe|or|honestly)\W+)*`;
const whole = (...forms: string[]) => new RegExp(`${lead}(?:${forms.join("|")})\\W*$`);
const partner = String.raw`(?:husband|wife|partner|boyfriend|girlfriend|fianc\w+|hubby|bf|gf)`;

const closedDoor =
  /\bmy (?:\w+[- ]){0,3}?(?:teen\w*|son|daughter|kid|boy|girl|stepson|stepdaughter|year[- ]old)\b[^.!?]{0,30}\b(?:(?:in|leaves?|out of|locked in) (?:his|her|their|the) (?:bed)?room|(?:bed)?room all (?:day|the time))\b/;
const unloved = new RegExp(
  String.raw`\b(?:do ?n'?t|dont|do not|never|no longer|not)\b(?: \w+){0,2} feel(?:ing)? (?:\w+ ){0,2}(?:loved|wanted|appreciated|desired)\b[^.!?]{0,12}\bmy ${partner}\b|\bmy ${partner}\b[^.!?]{0,20}\b(?:does ?n'?t|doesnt|never|no longer)\b[^.!?]{0,15}\b(?:love me|says? (?:he|she) loves me|show\w* (?:me )?(?:love|affection)|make me feel (?:loved|wanted))\b`,
);
const jealousOfWedding =
  /\b(?:jealous|envious|envy|sad|bitter)\b[^.!?]{0,40}\b(?:married|engaged|wedding|pregnant)\b|\b(?:married|engaged|wedding|pregnant)\b[^.!?]{0,40}\b(?:jealous|envious|envy|bitter)\b/;
const crush = /\b(?:crush|i (?:really )?like (?:a|this|the|some) (?:\w+ ){0,2}(?:girl|guy|boy|man|woman|coworker|classmate))\b/;
const exProfile =
  /\b(?:check\w*|stalk\w*|look\w*|watch\w*|scroll\w*)\b[^.!?]{0,20}\bex\b[^.!?]{0,15}\b(?:instagram|insta|facebook|tiktok|snap\w*|profile|page|stor(?:y|ies)|social|posts?|online)\b/;
const parting = /\b(?:break(?:ing)? up|leave (?:him|her|my)|end (?:it|things)|split up|separate)\b/;
const oneHome = /\b(?:live|living|moved in) together\b|\b(?:our|same) (?:apartment|place|house|home|lease)\b|\bon the lease\b/;
const cancels =
  /\bfriends?\b[^.!?]{0,20}\b(?:cancel\w*|flak\w+|bail\w*|stands? me up)\b|\b(?:cancel\w*|flak\w+|bail\w*)\b[^.!?]{0,20}\bfriends?\b/;
const dailyCalls =
  /\b(?:mom|mum|mother|dad|father|parents|mother[- ]in[- ]law|sister|brother|grandma)\b[^.!?]{0,15}\b(?:calls?|texts?|phones?|facetimes?)\b[^.!?]{0,25}\b(?:day|daily|hour\w*|times|constantly|always|all the time|too (?:much|often))\b/;
const dietOver =
  /\b(?:giv(?:e|ing) up|quit(?:ting)?|stop(?:ping)?|done|fed up|tired)\b[^.!?]{0,12}\b(?:my|this|the|with|of)? ?(?:my |this |the )?(?:diet\w*|losing weight|weight loss|calorie\w*|keto)\b/;
const running = /\b(?:run|running|jog|jogging)\b/;
const sugar = /\b(?:sugar|sweets|candy|chocolate|cookies|dessert)\b/;

export const nearFirst: readonly WrittenAnswer[] = [
  {
    id: "teen-in-room",
    topic: "talk-with-a-child",
    ask: closedDoor,
    but: /\b(?:hurt\w*|cut\w*|drug\w*|kill\w*|die|dead|starv\w*|not eat\w*)\b/,
    text: "Between twelve and seventeen a closed door is ordinary: it's the one place that is all theirs. What matters is what still happens outside it. Do they come to eat, see a friend or write to one, go to school, sleep most nights, laugh at something? Then let the door be, knock, and be easy to find: a snack, a ride, a show together, with no questions in it.\n\nIf several of those have stopped for two weeks or more, ask gently, and let the pediatrician look.\n\n**One next step:** offer one ride or snack this week, without a question.\n\nHow old is your child, and since when is it like this?",
  },
  {
    id: "not-feeling-loved",
    topic: "grown-apart",
    ask: unloved,
    but: /\b(?:hits?|hurts? me|afraid|scared|yells?|cheat\w*|affair|control\w*)\b/,
    text: "To lie beside somebody and not feel loved is a lonely place. It can mean two different things: the love is there and doesn't reach you, because one shows it by fixing the car and the other waits for words; or it has really become less. You find out by asking for something small and clear, not by waiting for it.\n\n“I miss feeling close to you. What would help me is a hug when you come home. What would help you?”\n\nWhat is tried in the next two weeks tells you more than the answer.\n\n**One next step:** write down the one thing that would let you feel it.\n\nWhat would that be: words, touch, time, or help?",
  },
  {
    id: "friend-marries",
    topic: "comparing",
    ask: jealousOfWedding,
    but: /\b(?:boyfriend|girlfriend|husband|wife|partner|bf|gf|ex)\b[^.!?]{0,10}\b(?:is |gets? )?jealous\b|\bmy ex\b/,
    text: "You can be glad for a friend and still feel a pang; both are true, and the pang says nothing bad about you. It mostly shows what you'd like yourself: somebody who stays, a day that's about you, not being the one who is left over. Nobody has to see it, and you don't have to hide it from yourself.\n\nAt the wedding or the shower do your small part, leave when you're tired, and plan something good for the evening after.\n\n**One next step:** finish the sentence “What I'd like of it is …”.\n\nWhat stings the most: the wedding itself, or where you stand right now?",
  },
  {
    id: "giving-up-a-diet",
    topic: "lose-weight",
    ask: dietOver,
    but: /\b(?:purg\w*|vomit\w*|throw\w* up|binge\w*|starv\w*|laxative\w*|anorexi\w*|bulimi\w*)\b/,
    text: "Then perhaps the diet is what may go, and not the wish behind it. Diets that forbid a lot wear everybody out after some weeks; that is hunger and boredom, not weakness. What lasts is small and allowed: protein at breakfast, vegetables on half the plate, a walk after dinner, and one treat a day on purpose. Slower, half a pound a week, and you can live with it.\n\nTake three days of ordinary meals first, without a scale.\n\n**One next step:** strike the one rule you hate most, and keep the one that costs you least.\n\nWhich rule is it, and how long have you kept it?",
  },
];

export const nearTurns: readonly WrittenAnswer[] = [
  {
    id: "teen-in-room-worried",
    talk: closedDoor,
    ask: whole(
      String.raw`(?:should i (?:be |even be )?(?:worried|worry|concerned|do something|force|make)\b[^.!]{0,30}|is (?:that|this|it) (?:normal|ok(?:ay)?|a phase|healthy)[^.!]{0,25})`,
    ),
    text: "By itself it's no reason to worry. Look at five things: eating, sleep, school, one friend, and something that still gives joy, even a game. If four of them are there, it's growing up. If two or more fell away in the last weeks, or there are marks on the skin, talk of being worthless, or things given away, ask openly and call the pediatrician, or 988 at any hour; they help parents, too.\n\nAsk in the car, without eye contact: “You seem far away lately. I'm not angry. How bad is it, from 1 to 10?”\n\n**One next step:** go through the five tonight.\n\nWhich of them is different from half a year ago?",
  },
  {
    id: "unloved-tell",
    talk: unloved,
    ask: whole(
      String.raw`(?:should|do|can) i (?:even |just )?(?:tell|say|talk|ask|bring|mention)\b[^.!]{0,35}`,
      String.raw`(?:how|what) (?:do|should|can|would) i (?:say|tell|bring|ask)\b[^.!]{0,35}`,
    ),
    text: "Yes, because nobody can change what they don't know. Choose a calm evening, not the end of a fight, and say it as a longing, without “never”:\n\n“I've been lonely next to you lately, and I miss us. I'd like you to tell me sometimes that you're glad I'm here. Is something in your way?”\n\nThen be quiet and let {them} answer. If the answer is defensive: “I'm not blaming you. I want it to be good.” If you're afraid of the answer or of {them}, tell somebody else first.\n\n**One next step:** choose the evening.\n\nWhat do you fear {they} might say?",
  },
  {
    id: "friend-marries-normal",
    talk: jealousOfWedding,
    ask: whole(
      String.raw`(?:is (?:that|this|it) (?:normal|weird|bad|wrong|ok(?:ay)?)|am i (?:a )?(?:bad|terrible|horrible|awful|weird|normal)|what(?:'?s| is) wrong with me)\b[^.!]{0,25}`,
    ),
    text: "It's normal, and most people at that party know it from somewhere. Jealousy isn't a wish that the other one has less; it's wanting something for yourself. It gets bad only if you let it speak: in a remark, in staying away, in weeks of looking at photos. So let it be there, be kind on the day, and do one thing afterward for your own life.\n\n**One next step:** write one thing that you'd like to have happened a year from now, and the smallest move toward it.\n\nWhat would be on that line?",
  },
  {
    id: "liked-back",
    talk: crush,
    ask: /\bhow (?:do|can|would|will) i (?:know|tell|find out)\b[^.!?]{0,20}\blikes?\b|\b(?:does|do) (?:he|she|they) likes? me\b|\bsigns?\b[^.!?]{0,15}\blikes?\b/,
    text: "You can't know it, but three signs together say a lot: talking to you without a reason, remembering small things you said, and finding ways to be near you. One sign alone is just politeness. No sign at all after some weeks mostly means friendly, not more.\n\nThe only sure way is a small invitation that is easy to refuse: “I'm getting a coffee after class. Want to come?” A yes with a smile is a yes; “maybe sometime” is a kind no.\n\n**One next step:** ask that one small thing this week.\n\nWhich of the three have you seen?",
  },
  {
    id: "ex-profile-daily",
    talk: exProfile,
    ask: whole(
      String.raw`(?:like |almost |about |at least )?(?:every ?(?:single )?(?:day|night|hour|morning)|daily|all the time|all day|constantly|(?:\d+|several|many|ten|five|a hundred) times a day)\b[^.!]{0,20}`,
      String.raw`how (?:do|can) i stop\b[^.!]{0,25}`,
      String.raw`i (?:can'?t|cant|cannot) stop\b[^.!]{0,25}`,
    ),
    text: "Then it has become a reflex, and each look starts the missing again for some hours. Don't fight it by will; make it hard. Block or mute for 30 days, on every app, and let a friend change your password for the worst one. Log out each evening. And when the hand moves, there's a first thing instead: text one person, go to the window, write the sentence you'd want to send.\n\nThe first four days are the hardest; after two weeks most people look far less.\n\n**One next step:** block it now for 30 days; you may undo it then.\n\nAt what time of the day do you look most?",
  },
  {
    id: "part-in-one-home",
    talk: parting,
    and: oneHome,
    ask: whole(
      String.raw`(?:how|what) (?:do|should|can|would) i (?:even )?(?:do (?:it|that|this)|tell|say|break|start|begin|go about)\b[^.!]{0,30}`,
      String.raw`what (?:do|should) i do(?: first| now)?`,
    ),
    text: "Prepare the days after first: a place for some nights, a bag with papers, cards and medicine, your money on your own account, and one person who knows. Then say it in the early evening, short and clear:\n\n“I've decided to end our relationship. I'm staying at my sister's this week. On Saturday I'd like to talk about the apartment.”\n\nIf you're afraid of how it will be taken, go first and say it by phone; 1-800-799-7233 helps you to plan that.\n\n**One next step:** settle where you sleep the first three nights.\n\nWho could take you in?",
  },
  {
    id: "cancels-last-minute",
    talk: cancels,
    ask: whole(
      String.raw`(?:always |usually |mostly |like )?(?:at the )?last[- ]minute\b[^.!]{0,20}`,
      String.raw`(?:it'?s |that'?s |that was |this is |for )?(?:the )?(?:\w+ )?(?:third|fourth|fifth|3rd|4th|5th|second) time\b[^.!]{0,25}`,
      String.raw`(?:every|each) (?:single )?time`,
    ),
    text: "Last minute is what hurts, since your evening is already given. So don't wait for a better mood of your friend; change the plans. Meet where you'd be anyway, with others along, or say beforehand: “I'd like to go on Friday. If it's not sure by Thursday noon, I'll ask somebody else.” And do it then, without a sulk. You lose less, and the other one feels that a no has an end.\n\n**One next step:** make the next plan in that way.\n\nWhat reasons does your friend give?",
  },
  {
    id: "cancels-say-it",
    talk: cancels,
    ask: whole(
      String.raw`should i (?:say|tell|talk|bring|mention|confront|ask|call)\b[^.!]{0,35}`,
      String.raw`(?:what|how) (?:do|should|can|would) i (?:say|tell|bring)\b[^.!]{0,35}`,
    ),
    text: "Yes, once, and when nothing has just been canceled:\n\n“I like our evenings. When it falls through an hour before, I sit there and feel unimportant. Could you tell me the day before, or should we meet less often and for sure?”\n\nIt gives a way out that isn't the end of the friendship. If the answer is a sorry and then the same again, you needn't talk a second time; you just plan less around this person.\n\n**One next step:** send it or say it before the next plan is made.\n\nWhat would be enough for you?",
  },
  {
    id: "daily-calls-too-much",
    talk: dailyCalls,
    ask: whole(
      String.raw`(?:it'?s |that'?s |its |this is )?(?:just |way |really |a bit |getting |so )*(?:too much|annoying|exhausting|a lot|overwhelming)\b[^.!]{0,25}`,
      String.raw`(?:how|what) (?:do|should|can|would) i (?:even )?(?:tell|say|stop|make)\b[^.!]{0,30}`,
      String.raw`should i (?:say|tell|stop|answer|ignore|block)\b[^.!]{0,30}`,
    ),
    text: "Then give the calls a place, so that you can be glad of them again. Not “call me less”, but a day that's sure:\n\n“I love hearing from you, and on weekdays I'm too tired to talk well. Let's do Wednesday and Sunday at six, and then I have time. In between a text is fine.”\n\nOther calls you let ring, and answer with a line: “Talk Sunday! All good here.” It takes about three weeks until it holds; say the same words each time, kindly.\n\n**One next step:** choose the two times, and say it in the next call.\n\nWhat do you think the calls are for: news, worry, or being alone?",
  },
  {
    id: "first-run",
    of: /^start-exercise$/,
    talk: running,
    ask: whole(
      String.raw`(?:i(?:'?ve| have)? )?(?:never|not) (?:really )?(?:did|done|ran|run|tried|been|jogged)\b[^.!]{0,25}`,
      String.raw`(?:i'?m |im |i am )?(?:a |an )?(?:total |complete |absolute )?(?:beginner|newbie|new to (?:it|this|running)|out of shape|not (?:very )?(?:fit|in shape))\b[^.!]{0,20}`,
    ),
    text: "Then you have the best of it before you: beginners get better every week. Begin with walking and put short jogs in between, eight times one minute, so slow that you could talk; too fast is why most people stop. Real running shoes are the only thing to buy, from about $60, last year's model. Soreness for two days is fine; pain in a joint or the chest isn't.\n\nOver 45, with a heart condition or much extra weight, ask a doctor first.\n\n**One next step:** put out the shoes for the first twenty-five minutes.\n\nOn which day do you go?",
  },
  {
    id: "sugar-trick",
    of: /^eat-better$/,
    talk: sugar,
    ask: whole(
      String.raw`(?:is there |are there |do you know |any |got any )(?:an? |any |some |good |easy )*(?:tricks?|hacks?|tips?)[^.!]{0,30}`,
    ),
    text: "Three that take no will:\n\n1. Brush your teeth right after dinner. Hardly anybody starts again after that.\n2. Eat an egg, yogurt or a handful of nuts at three; the craving at nine mostly begins there.\n3. Buy sweets one at a time, outside of the house. What isn't in the kitchen isn't eaten in a bad hour.\n\nAnd when it comes all the same: a glass of water and ten minutes on your feet. Most cravings are over by then.\n\n**One next step:** choose one of the three for tonight.\n\nWhich hour is the worst for you?",
  },
  {
    id: "sugar-how-long",
    of: /^(?:eat-better|cook-cheap)$/,
    talk: sugar,
    ask: whole(
      String.raw`how (?:long|many (?:days|weeks))\b[^.!]{0,40}`,
      String.raw`when (?:does|will) (?:it|that|the craving) (?:stop|get|go)\b[^.!]{0,25}`,
    ),
    text: "For most people the strong craving gets clearly weaker within one to two weeks, and after three to four fruit tastes sweet again. The first three or four days are the hardest, and some have a headache; enough water, sleep and real meals help. A single piece of cake doesn't start it over. What starts it over is going back to sweet drinks, since they keep the taste high all day.\n\n**One next step:** mark fourteen days on a calendar, and put a cross on each without a sweet drink.\n\nWhat do you drink on an ordinary day?",
  },
];
