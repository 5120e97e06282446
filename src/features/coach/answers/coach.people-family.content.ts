import type { WrittenAnswer } from "./coach.written.content.ts";

/** Later messages of the most usual talks about parents, children, relatives, friends, neighbors and limits. */

const opener = String.raw`^\W*(?:(?:ok(?:ay)?|so|and|but|well|then|yes|yeah|no|thanks)\W+)*`;
const asksWords = new RegExp(
  String.raw`${opener}(?:(?:what|how) (?:exactly )?(?:do|should|can|could|would) i (?:even |best )?(?:say|tell|put|word|bring|start|begin|ask|talk|explain|open|write|text|reach)\b|(?:can|could|would) you (?:please )?(?:write|give|word|show)\b[^.!]{0,25}\b(?:example|words|script|something|text|message|that|it)\b|(?:an? )?example\b|give me (?:an? )?(?:example|script|words))[^.!]{0,55}$`,
);
const asksNormal = new RegExp(
  String.raw`${opener}(?:is|isn'?t) (?:that|this|it|he|she) (?:even |really |still )?(?:normal|ok(?:ay)?|healthy|bad|a phase)\b[^.!]{0,25}$`,
);
const asksStop = new RegExp(String.raw`${opener}how (?:do|can|could|should) i (?:stop|quit|change|avoid)\b[^.!]{0,40}$`);
const asksRules = new RegExp(
  String.raw`${opener}(?:what|which|how) (?:kind of |good )?(?:rules?|limits?|(?:do|should|can|could) (?:i|we) (?:set|make|have) (?:the |some |any )?(?:rules?|limits?|boundar\w+))\b[^.!]{0,35}$`,
);

const parentLimits =
  /\b(?:boundar\w+|limits?)\b[^.!?]{0,25}\b(?:mom|mum|mother|parents?|dad|father|family|mother[- ]in[- ]law)\b|\b(?:mom|mum|mother|parents?|dad|father)\b[^.!?]{0,30}\b(?:boundar\w+|controlling|overbearing|too involved)\b|\bcontrolling (?:mom|mother|parents?|dad|father|family)\b/;
const controlling =
  /\b(?:controlling|strict|overprotective|overbearing)\b[^.!?]{0,15}\b(?:parents?|mom|mother|dad|father|family)\b|\b(?:parents?|mom|mother|dad|father)\b[^.!?]{0,15}\b(?:controlling|control|overprotective|overbearing)\b/;
const inLaw =
  /\b(?:mother|father|sister|brother|parents?)[- ]in[- ]laws?\b|\bin-?laws\b|\bmil\b|\b(?:his|her|husband'?s|wife'?s) (?:mom|mother|parents|family)\b/;
const forgiving = /\bforgiv\w+\b/;
const relativeGone =
  /\b(?:brother|sister|mom|dad|mother|father|daughter|son|cousin|aunt|uncle)\b[^.!?]{0,25}\b(?:don'?t|dont|doesn'?t|doesnt|stopped|haven'?t|no longer|not)\b[^.!?]{0,12}\b(?:talk\w*|speak\w*|spoken)\b|\bestranged\b/;
const lends = /\b(?:borrow\w*|lend\w*|lent|owes? me|asks? (?:me |us )?for money|pays? (?:me |it )?back)\b/;
const teenPhone =
  /\b(?:teen(?:ager)?|daughter|son|kid|child|1\d[- ]?(?:yo|(?:yr|year)s?[- ]old))\b[^.!?]{0,30}\b(?:phone|screens?|tiktok|ipad|tablet|gaming|video games|xbox|fortnite|youtube)\b/;
const tantrums = /\btantrums?\b|\bmelt ?downs?\b|\btoddler\b[^.!?]{0,20}\b(?:scream\w*|hits?|cries|won'?t listen)/;
const yellsAtKids =
  /\b(?:yell\w*|scream\w*|shout\w*|snap\w*|lose my temper|lost my temper|lost it)\b[^.!?]{0,15}\b(?:at|with|on) (?:my |the )?(?:kids?|son|daughter|child(?:ren)?|toddler)\b/;
const parentGuilt =
  /\b(?:bad|terrible|awful|failing as a|not a good) (?:mom|mother|dad|father|parent)\b|\b(?:mom|parent\w*|dad) guilt\b|\bguilty\b[^.!?]{0,40}\b(?:kids?|son|daughter|child(?:ren)?|baby|work\w*)\b/;
const caring =
  /\b(?:tak(?:e|ing) care of|car(?:e|ing) for|caregiv\w+|caretak\w+)\b[^.!?]{0,25}\b(?:mom|mother|dad|father|parents?|grand\w+|husband|wife|him|her)\b|\b(?:mom|mother|dad|father|grand\w+|husband|wife)\b[^.!?]{0,30}\b(?:dementia|alzheimer\w*|stroke|cancer|is sick|parkinson\w*)\b/;
const oldParents = /\b(?:parents?|mom|dad|mother|father)\b[^.!?]{0,20}\b(?:getting old\w*|aging|ageing|elderly|old and)\b/;
const friendLost =
  /\blost (?:my|a) (?:best |close |good )?friend\b|\bfriend\b[^.!?]{0,20}\b(?:stopped talking|not talking|won'?t talk|ended (?:the|our) friendship)\b|\bfell out with\b/;
const leftOut = /\b(?:didn'?t|did not|not|never|weren'?t|wasn'?t) (?:get )?invite\w*\b|\bleft (?:me )?out\b|\bwithout me\b/;
const newFriends = /\b(?:make|making|find|finding|have|having|any) (?:new |more |some |any |no )?friends\b|\bno friends\b/;
const secretTold = /\b(?:betray\w*|broke)\b[^.!?]{0,15}\b(?:trust|me)\b|\b(?:told|spread|shared)\b[^.!?]{0,20}\b(?:secret|everyone)\b/;
const friendHurt = /\bfriend\b[^.!?]{0,25}\b(?:hurt\w*|rude|mean|insult\w*|joke[sd]?)\b|\b(?:hurt|upset) me\b/;
const friendDivorce =
  /\b(?:friend|sister|brother|cousin|coworker|daughter|son)\b[^.!?]{0,20}\b(?:getting divorced|divorc\w+|separat\w+|broke up|breakup)\b/;
const loud = /\bneighbou?rs?\b[^.!?]{0,25}\b(?:loud|nois\w+|music|party|parties|dog|bark\w*)\b|\bnois\w+\b[^.!?]{0,12}\bneighbou?r/;
const roommate = /\b(?:roommates?|flatmates?|housemates?)\b/;
const pleasing = /\bpeople[- ]pleas\w+\b|\b(?:say|saying) (?:no|yes)\b|\bcan'?t say no\b|\bconflict\b|\bstand up for myself\b/;
const bully = /\bbull(?:y|ied|ying|ies)\b/;
const badGrades = /\b(?:fail\w*|flunk\w*|bad grades?|grades)\b/;
const raising =
  /\b(?:argue|arguing|fight|fighting|disagree|differ\w*|agree)\b[^.!?]{0,30}\b(?:raise|raising|parent\w*|discipline|rules for|kids)\b/;
const kidsChores =
  /\b(?:kids?|children|son|daughter|teen\w*)\b[^.!?]{0,25}\b(?:chores?|help (?:out|around|at home)|clean (?:up|their)|tidy)\b|\bchores?\b[^.!?]{0,20}\b(?:kids?|children)\b/;
const grownHome =
  /\b(?:adult|grown) (?:son|daughter|child|kids?|children)\b|\b(?:son|daughter)\b[^.!?]{0,15}\b(?:moved back|still lives? (?:at home|with us)|lives at home)\b/;
const notAccepted =
  /\b(?:parents?|mom|dad|mother|father|family)\b[^.!?]{0,25}\b(?:don'?t|doesn'?t|dont|doesnt|won'?t|never|not) (?:accept\w*|like\w*|approve\w*|want)\b[^.!?]{0,20}\b(?:boyfriend|girlfriend|partner|husband|wife|fianc\w+|him|her|relationship)\b/;
const proud =
  /\b(?:dad|father|mom|mother|parents?)\b[^.!?]{0,20}\b(?:never|not|wasn'?t|isn'?t|aren'?t)\b[^.!?]{0,15}\b(?:proud|loved? me|love you|approv\w+|good enough)\b/;
const custody = /\b(?:custody|co-?parent\w*|visitation|parenting (?:plan|time|schedule))\b/;
const clutter = /\b(?:declutter\w*|clutter|throw (?:things|stuff) (?:away|out)|too much stuff)\b/;
const messy = /\b(?:house|home|apartment|place|room)\b[^.!?]{0,15}\b(?:mess\w*|dirty|disaster|chaos)\b/;
const conflict = /\b(?:conflict|confrontation|confronting)\b/;

export const familyTurns: readonly WrittenAnswer[] = [
  // parents and relatives
  {
    id: "mother-calls-often",
    talk: parentLimits,
    ask: /\b(?:calls?|texts?|phones|messages?|rings)\b[^.!?]{0,12}\b(?:me |us )?(?:[^.!?]{0,15}\b(?:times|every|day|constantly|all the time|daily|hour))/,
    slots: {
      often: {
        on: /\b((?:\d+|two|three|four|five|six|seven|eight|nine|ten|twenty) times (?:a|per|each|every) (?:day|week)|every (?:\w+ )?(?:day|hour|night|morning)|all day|all the time|constantly)\b/,
        else: "that often",
      },
    },
    text: "With calls {often} anyone would begin to dread the phone. Give something sure in place of something endless: one time that {they} can count on. “I like talking with you, and I can't do it {often}. I'll call you every evening at seven, for fifteen minutes. If it's urgent, text me the word urgent.” Then silence that one contact until seven, and really call. For two weeks it gets more; then it gets less.\n\n**One next step:** choose the hour, and say it in your next call.\n\nWhich time of day would suit you?",
  },
  {
    id: "parents-control-living-at-home",
    talk: controlling,
    ask: /\b(?:still )?live (?:at home|with (?:them|my parents|my mom|my dad))\b|\bi'?m (?:1[89]|2\d|3\d)\b/,
    slots: { age: { on: /\b(?:i'?m|i am) ((?:1[89]|2\d|3\d))\b/, else: "your age" } },
    text: "At {age} you're an adult in their house, so there are two kinds of rules: about the house, which they may make (noise, guests, kitchen), and about you, which are yours (where you go, whom you see, your money, your phone). Agree to the first and hold the second: “I'll text if I'm later than eleven, so nobody worries. Where I am is mine.” It gets easier with each dollar that is your own.\n\n**One next step:** write two columns, theirs and yours, and choose one thing to begin with.\n\nWhich one bothers you most?",
  },
  {
    id: "parents-track-phone",
    talk: controlling,
    ask: /\b(?:track\w*|location|life ?360|read (?:my )?(?:messages|texts)|check\w* my phone|go through my (?:phone|room))\b/,
    text: "At your age that's more than most would accept, also when it comes from worry. Whose phone and contract it is decides much: on your own plan you may switch sharing off; on theirs they can take it away, so a plan of your own is the real way out. Say it before you do it: “I'm switching off the tracking. I'll tell you when I'm safe home. I need that trust.”\n\nIf you're afraid of what happens then, 1-800-799-7233 helps with family, too.\n\n**One next step:** look up what a plan of your own costs; many are $15 to $25 a month.\n\nWhat would they do if you switched it off?",
  },
  {
    id: "in-laws-say-to-partner",
    talk: inLaw,
    ask: asksWords,
    and: /\b(?:criticiz\w*|criticis\w*|stand up|defend|rude|comments?|judg\w+|side)\b/,
    not: /\b(?:unannounced|key|stop(?: by)?|drops? (?:by|in))\b/,
    text: "Without a word against {their} mother, and with one exact wish:\n\n“I don't need you to fight with your mom. I need to know that you're next to me. When she says something about my cooking or the kids, please say, ‘We're happy with how we do it.’ Just that. Then I don't have to defend myself, and I'll be friendly.”\n\nAsk on a quiet day before the next visit, and agree on a sign. Afterward say thank you for it, also if it came late.\n\n**One next step:** choose the one comment that hurts most, and ask for a sentence about that.\n\nWhich comment would it be?",
  },
  {
    id: "in-laws-have-key",
    talk: inLaw,
    ask: /\bkeys?\b|\b(?:walks?|comes?|lets? herself) (?:right )?in\b/,
    text: "Then anybody would listen for the door in their own home. A key for emergencies is fine; as a way in it isn't. Settle it as a couple first, and the one whose mother she is says it: “Mom, we love having you. Please call before you come, and use the key only in an emergency.” If she comes anyway: friendly, at the door, “Now isn't good, how about Sunday at three?” And if it goes on, the key comes back, or the lock is changed.\n\n**One next step:** agree tonight on which days visits are welcome.\n\nHow does your partner see it?",
  },
  {
    id: "in-laws-stop-coming",
    talk: inLaw,
    and: /\b(?:unannounced|shows? up|drops? (?:by|in)|without (?:calling|asking|warning)|key)\b/,
    ask: asksWords,
    text: "Best said by the one whose mother she is; if it has to be you, warm and exact:\n\n“I'm glad you like being with us. I need to know beforehand when you come, because I'm sometimes not dressed, or need quiet. Please call first. Wednesdays after four and Sundays are always good. If we don't answer the door, it isn't against you.”\n\nThen hold it the first time, or it won't count: a smile, “not today, Sunday”, and the door. That first time is the hard one.\n\n**One next step:** choose the two good times and tell her this week.\n\nWho of you two should say it?",
  },
  {
    id: "in-laws-visit-small-home",
    talk: inLaw,
    ask: /\b(?:small|tiny|little|no (?:space|room)|one bedroom|studio|apartment)\b/,
    text: "Two weeks in a small place would strain the kindest people. You needn't say no to them, only to the form: four nights with you, the rest in a hotel or rental nearby, or the two weeks at another relative's with visits to you. Put it as care: “We want to enjoy the time with you, and we'd all be on top of each other here. We've found a place five minutes away.” Plan a few hours apart each day, for everyone.\n\n**One next step:** look up what a rental near you costs for ten nights before you talk.\n\nHow many nights could you do gladly?",
  },
  {
    id: "partner-says-we-have-to",
    talk: inLaw,
    ask: /\b(?:wife|husband|partner|boyfriend|girlfriend|he|she) (?:says?|said|thinks?|insists?)\b[^.!?]{0,15}\b(?:we (?:have|need|must|should)|have to|can'?t say no)\b/,
    text: "“We have to” mostly means: I'm afraid of what they'd say. So speak about that first, and not about the dates: “What would happen if we said four nights?” Then look for something both can live with, since a yes from one and a no from the other makes a bad visit. You could offer: they come, we set the number of nights, and one evening is ours alone. And the one whose parents they are calls them.\n\n**One next step:** each of you writes down a number of nights, then you compare.\n\nWhat would your number be?",
  },
  {
    id: "sister-fought-about-care",
    talk: relativeGone,
    ask: /\b(?:fought|fight|argued|argument|disagreed)\b[^.!?]{0,15}\b(?:about|over)\b/,
    text: "Few things split families like the care of a parent: everyone is scared, and each sees the work of the others too small. It's mostly old hurt in new clothes, and it can be parted: the question of care needs an answer soon, the two of you may take longer. A first line may leave the fight out: “I don't want us to lose each other over this. We both want the same: good care.”\n\n**One next step:** write down what you think was hard for your sister or brother in it.\n\nWhat was said that still hurts?",
  },
  {
    id: "reach-out-to-relative",
    talk: relativeGone,
    not: /\bdivorc\w*|\bdaughter\b|\bmy son\b/,
    ask: asksWords,
    text: "Short, by text or a card, without who was right:\n\n“I've been thinking about you. I'm sorry for how our last talk went, and for my part in it. I miss you. We don't have to sort it out now. Would you have a coffee with me, or a short call on Sunday? If you need more time, that's okay, too.”\n\nSend it once, then give it three weeks. If an answer comes, meet somewhere neutral for an hour and begin with something you both remember gladly.\n\n**One next step:** write it tonight, send it tomorrow morning.\n\nWhich sentence would be hardest for you to mean?",
  },
  {
    id: "say-no-to-lending-again",
    talk: lends,
    not: /\b(?:car|truck|clothes|tools?|bike|dress)\b/,
    ask: /\bsay no\b|\bnext time\b|\brefuse\b|\bstop (?:lending|giving|helping)\b|\btell (?:him|her|them) no\b/,
    slots: { sum: { on: /(\$ ?\d[\d,.]*)/, else: "the rest" } },
    text: "Have the sentence ready, since the question always comes at a bad moment:\n\n“No, I'm not lending money anymore. It isn't good for us. I'd like us to settle {sum} first; twenty-five a week is fine.”\n\nThen stop. No reasons, because each reason gets argued with, and no “maybe next month”. If there's a real emergency, help with the thing itself: pay the one bill, bring food. Guilt will come for a day; it passes, and you stay able to like {them}.\n\n**One next step:** save that sentence in your phone now.\n\nWhat does {their} asking usually sound like?",
  },
  {
    id: "family-asks-for-money",
    talk: /\b(?:boundar\w+|limits?)\b/,
    ask: /\b(?:ask\w*|want\w*|need\w*|borrow\w*)\b[^.!?]{0,20}\bmoney\b/,
    text: "Then set the limit about money first, as it's the clearest. Decide alone, before anybody asks: a sum for the year that you'd give away without getting it back, or none. Then one sentence for everyone, always the same: “I don't lend money to family anymore. I love you, and that's my rule.” Help of another kind may stand beside it: a ride, a meal, an hour over the bills.\n\nThe first no is the loudest. By the third they ask someone else.\n\n**One next step:** write down your sum, zero included.\n\nWho will be the first to ask?",
  },
  {
    id: "boundaries-with-family",
    talk: /\bset (?:better |healthy |some )?boundaries\W*$/,
    ask: /^\W*(?:mostly |it'?s |mainly )*(?:with |for )?(?:my |the )?(?:\w+ )?(?:family|parents|mom|mother|dad|relatives|siblings|in-?laws)\b[^?]{0,20}$/,
    text: "With family it's hardest, because they knew you before you had any limits. So take one thing only, the one that costs you most: money, visits, calls, advice about your life. Then three parts, in a calm moment: what you like, what stops, what you'll do. “I love seeing you. I won't talk about my weight anymore. If it comes up, I'll go for a walk.” And then really do it, kindly, each time.\n\n**One next step:** write your own three parts now.\n\nWhich one thing would it be?",
  },
  {
    id: "forgive-someone-close",
    talk: forgiving,
    ask: /^\W*(?:it was |it'?s |that was |by )*(?:my|a) (?:\w+ )?(?:sister|brother|mom|mother|dad|father|friend|ex|husband|wife|cousin|aunt|uncle|daughter|son|boyfriend|girlfriend|parents?)\b[^?]{0,40}$/,
    text: "From someone that close it goes deeper, because you share people, holidays and a past, and can't simply walk away. So keep two questions apart: do you want to put the anger down, and do you want {them} near? You can do the first without the second. Many begin in between: polite at family days, nothing private for now, and see how it feels.\n\n**One next step:** write down what happened in three sentences, and below it what it cost you.\n\nWhat did {they} do, and how long ago was it?",
  },
  {
    id: "forgive-without-apology",
    talk: forgiving,
    ask: /\b(?:never|hasn'?t|hasnt|didn'?t|didnt|won'?t|wont|refuses? to|doesn'?t|not|no)\b[^.!?]{0,20}\b(?:apolog\w+|sorry|admit\w*|regret\w*|see (?:it|anything wrong)|take responsibility)\b/,
    text: "Then the sorry may never come, and your peace shouldn't have to wait for it. You can forgive without it: it means that you stop waiting to be repaid, and not that it was all right. Write the apology you'd have needed, word for word, as if {they} had said it. It shows you what was really hurt. Then decide how near {they} may come from now on; trust needs a change, forgiving doesn't.\n\nIt takes many small tries, mostly months.\n\n**One next step:** write that apology tonight, half a page.\n\nDoes the other side know that it hurt you?",
  },
  {
    id: "should-forgive-friend",
    talk: secretTold,
    ask: /\bshould i (?:forgive|trust|talk|confront|end|stay|give)\b/,
    text: "You may, and it needn't be today. Look at two things. How did it come to it: a slip and then real shame, or gossip and a shrug? And is it the first time? With a first slip and an honest sorry, many friendships become whole again, a bit more careful. Without a sorry you can put the anger down and still tell nothing private anymore.\n\nSay it first: “You told others what I told you alone. That hurt, and I need to know why.” The answer decides more than the deed.\n\n**One next step:** say that, just the two of you.\n\nWhat did you hear about it so far?",
  },
  // children
  {
    id: "teen-phone-fights",
    talk: teenPhone,
    ask: /\b(?:fight|argue|yell|battle|screams?|angry|mad)\b[^?]*$/,
    text: "Then the phone has become the whole relationship, and that wears out both. Stop the daily fight by moving it to one talk on Sunday, when nothing has just happened, and let your child write half of the rules; what they helped to make, they keep better. In between say nothing about the phone, and once a day something that has nothing to do with it: a ride, a snack, “show me what made you laugh.”\n\n**One next step:** tell your child tonight: “I don't want to fight about it anymore. Sunday we make rules together.”\n\nWhat is it mostly: friends, videos or games?",
  },
  {
    // healthychildren.org: Family Media Plan
    id: "teen-phone-rules",
    talk: teenPhone,
    ask: asksRules,
    text: "Few, about when and where, and the same for the parents. For that age these work in many homes:\n\n1. All phones charge in the kitchen from 9:30 on school nights.\n2. None at meals, and none during homework, with a break every half hour.\n3. Homework, sleep and one thing offline come first; then it's their time.\n4. No new app without showing it, and they can always come to you, without losing the phone.\n5. Broken rule: one evening without, not a week.\n\nWrite them on one page together.\n\n**One next step:** begin with the charging place, tonight, yours as well.\n\nWhich rule would cause the most protest?",
  },
  {
    id: "take-phone-away-for-grades",
    talk: badGrades,
    ask: /\b(?:take|taking|took|remove|ban|ground)\b[^.!?]{0,20}\b(?:phone|xbox|games?|console|computer|screens?|away)\b/,
    text: "I wouldn't as a punishment for the grade; it starts a war and teaches no math. As a rule for the time of homework, yes: phone in the kitchen from five to six, then back, every school day, good grade or bad. What helps the grade more: find out what is missing, fifteen minutes a day with somebody beside them, and ask the teacher for the two topics that matter most.\n\n**One next step:** agree on that one hour today, and sit at the same table.\n\nDoes it look more like not understanding, or like giving up?",
  },
  {
    id: "child-does-not-care",
    talk: badGrades,
    ask: /\b(?:doesn'?t|doesnt|don'?t|does not) (?:even |seem to |really )?care\b|\blazy\b|\bnot motivated\b/,
    not: /\bi don'?t care\b/,
    text: "“I don't care” at that age is often “I can't, and I don't want to be seen failing.” Shame looks like shrugging. So leave out the lecture and ask about the smallest part: “Which one thing in it did you still get? Where did it stop?” Then get somebody who isn't you for that part: a teacher's help hour, an older cousin, free videos such as Khan Academy. One small success does more than ten talks.\n\n**One next step:** ask that question tonight, in the car or over food, and only listen.\n\nIs it only this subject, or school as a whole?",
  },
  {
    // healthychildren.org: temper tantrums
    id: "tantrums-at-two",
    talk: tantrums,
    ask: /\b(?:1|2|3|4|one|two|three|four|18 months)\b|\b(?:store|shop|supermarket|public|screams?)\b/,
    not: /\bnormal\b/,
    text: "At that age it's the rule and not the exception: the wish is there, and neither the words nor the brakes are. In the store: go down, few words, “You want the candy. Not today. I'm here.” Then wait, or carry your child out calmly; no bargaining, or it works next time. It also helps to shop fed and rested, with a job for small hands: carry the bread, find the yellow box.\n\n**One next step:** before the next trip say one rule, and pack a snack.\n\nWhat usually sets it off: tired, hungry, or a no?",
  },
  {
    // healthychildren.org: temper tantrums; one to four years
    id: "tantrums-normal",
    talk: tantrums,
    not: /\b(?:dog|puppy|cat|parrot|horse|husband|wife|boss)\b/,
    ask: asksNormal,
    text: "Yes. Between one and four nearly all children have them, at two often daily, mostly for some minutes and up to a quarter of an hour. It gets better as words come, usually by four. Ask the pediatrician if they last much longer, happen many times a day, if your child hurts itself or others in them, holds its breath until it faints, or if speech isn't coming along.\n\nYou do nothing wrong when it happens; what you do in it, calm and few words, is what teaches.\n\n**One next step:** note for a week when they come and how long.\n\nHow many were there yesterday?",
  },
  {
    id: "yells-almost-daily",
    talk: yellsAtKids,
    ask: /\b(?:almost |nearly )?(?:every ?day|daily|all the time|a lot|often|every (?:morning|night|evening)|always)\b[^?]*$/,
    text: "Then it's less about temper than about a point in the day where you have nothing left. That's the place to change. For most it's one of three: the rush in the morning, the hour before dinner, bedtime. Make that one hour easier before you make yourself better: clothes laid out, food earlier, one thing skipped. And a sorry afterward counts every time: “I yelled. That wasn't your fault.”\n\n**One next step:** write down at what hour it happened the last three times.\n\nWhich of the three is yours?",
  },
  {
    // childhelphotline.org, 1-800-422-4453
    id: "stop-yelling",
    talk: yellsAtKids,
    ask: asksStop,
    text: "Catch it ten seconds earlier; the body tells you first: jaw, heat, faster voice.\n\n1. Say it aloud: “I'm getting loud. I need a minute.” Leave the room if they're safe, ten slow breaths out.\n2. Come back, go down to their eyes, and say it quietly, in five words.\n3. In the evening ask what you needed in that hour: food, help, sleep.\n\nIt takes some weeks. If you fear you could do more than yell, 1-800-422-4453 talks with parents day and night, without blame.\n\n**One next step:** put a note with step one where it happens most.\n\nWho could take one hard hour off you each week?",
  },
  {
    // healthychildren.org: separation anxiety
    id: "cries-when-parent-leaves",
    talk: parentGuilt,
    ask: /\b(?:cries|crying|cry|screams?|clings?|begs?|upset)\b[^.!?]{0,15}\b(?:when|as|if|every|each)\b/,
    text: "That cry goes right through you, and it says something good: you're the safe place. For most small children it's over some minutes after the door closes; ask the daycare or sitter to text you a picture then. Keep the goodbye short and always the same: a hug, one sentence, “I come back after your nap,” and go, without sneaking out. Being loved by more than one person does no harm.\n\n**One next step:** make up your goodbye, three steps, and use it tomorrow.\n\nHow old is your child, and how long do the tears last?",
  },
  {
    id: "works-long-misses-kids",
    talk: parentGuilt,
    ask: /\b(?:i )?work\b[^?]*\b(?:hours|full[- ]time|late|two jobs|weekends?|shifts?)\b[^?]*$/,
    slots: { hours: { on: /\b(\d{2} hours(?: a week)?)\b/, else: "That much work" } },
    text: "{hours} pays for the home they're safe in, so it's care as well, only one they can't see. What they do see are the edges: the first ten minutes after you come in, and the last ten of the day. Give those away whole, no phone, their choice of what happens. And one fixed thing a week that never falls out, such as pancakes on Saturday. Children count what they can rely on.\n\n**One next step:** tonight, phone in a drawer for the first ten minutes.\n\nWhich of the two edges would be easier for you?",
  },
  {
    id: "kids-chores-by-age",
    talk: kidsChores,
    ask: /\b(?:they(?:'?re| are)|he'?s|she'?s|ages?|i have)\b[^?]{0,25}\b\d{1,2}\b[^?]*$/,
    text: "Good ages for it. From five to seven: feed a pet, set the table, put socks together, water plants. From eight to eleven: empty the dishwasher, take out trash, vacuum a room, make a simple lunch. From twelve: a whole meal, their own laundry. Two jobs each are enough, for a month at a time, and let them choose. Show it once together; then a worse result counts as well, or it comes back to you.\n\n**One next step:** put six jobs on slips tonight and let each draw two.\n\nWhich job would help you most if it were gone?",
  },
  {
    id: "kids-ignore-chores",
    talk: kidsChores,
    ask: /\b(?:ignore|don'?t listen|won'?t|refuse|forget|complain|argue|whine)\b/,
    text: "Because a call from another room costs them nothing to miss. Put the job in front of something they want, and let that do the asking: “Tablet when the dishwasher is empty.” Say it once, standing beside them, and then nothing more; no reminding, no anger. If it isn't done, the tablet simply isn't there. Same time every day, and praise for the exact thing: “The glasses are even sorted.”\n\nThe first week is loud. Then it's a habit.\n\n**One next step:** choose one job and the one thing it comes before, starting tomorrow.\n\nWhat do they want most in the afternoon?",
  },
  {
    id: "parents-strict-and-soft",
    talk: raising,
    ask: /\b(?:strict|soft|lenient|harsh|gentle|easy|hard|old[- ]school|spoils?)\b/,
    text: "Most couples split like that, and the more one gives way, the harder the other gets. Both bring something: rules make it safe, warmth makes it home. Children can live with two styles; what hurts them is a parent who is overruled in front of them. So first one agreement: whoever began, finishes, and you talk about it later, alone. If strict ever means hitting, fear or shame, that's no style, and you may stop it.\n\n**One next step:** agree on that one rule tonight.\n\nWhich situation do you two fight about most?",
  },
  {
    id: "parents-agree",
    talk: raising,
    ask: /\bhow (?:do|can|could|should) we (?:agree|find|compromise|get|decide)\b|\bwhat should we do\b/,
    text: "Not about everything; about five things. Sit down for an hour when they sleep:\n\n1. Each writes the five rules that matter most. Those on both lists stand at once.\n2. From the rest each keeps one that the other accepts without debate.\n3. For each rule one consequence, small, about the thing, the same from both.\n4. In front of the kids nobody contradicts; a sign for “let's talk outside”.\n5. Look at it again in four weeks.\n\n**One next step:** write your own five tonight, alone, and swap.\n\nWhat do you think stands on both lists?",
  },
  {
    // stopbullying.gov
    id: "school-does-nothing",
    talk: bully,
    ask: /\b(?:teacher|school|principal|they)\b[^.!?]{0,15}\b(?:does|do|did|doing|is doing|has done|have done)? ?(?:nothing|not (?:doing )?anything|ignor\w+|won'?t|doesn'?t|don'?t)\b/,
    text: "Then go one step up, in writing, because a letter has to be answered and a talk doesn't. To the principal, with the counselor in copy:\n\n“On [dates] my child was [what happened, where, who saw it]. I told the teacher on [date]. Please tell me in writing by [day] what the school will do so that it stops, and who is in charge. I'd like a meeting this week.”\n\nNo answer within a week: the district, with the same letter. Threats or blows may go to the police at once.\n\n**One next step:** write down the last three times tonight, with dates.\n\nHow is your child sleeping and eating at the moment?",
  },
  {
    id: "grown-child-rules",
    talk: grownHome,
    ask: asksRules,
    text: "Like with a tenant whom you love: written, few, with an end. A page for both to sign:\n\n1. Money: a fixed share, even $100, on the first.\n2. House: own laundry, own dishes, two jobs a week.\n3. Work: five applications or twenty hours a week.\n4. Manners: text if not home by midnight; guests by asking.\n5. End: a date to look at it, in three months.\n\nFor each a consequence that you'll really do, such as no phone plan paid.\n\n**One next step:** write your version, and sit down on Sunday: “I want us to live well together. Here is what I need.”\n\nWhich point will be the hardest to hold?",
  },
  {
    id: "ex-late-kids-upset",
    talk: custody,
    ask: /\b(?:late|cancel\w*|no[- ]?show|doesn'?t (?:show|come)|upset|cry|crying|disappointed|waiting)\b/,
    text: "Waiting at the window hurts them most, so take that away first: tell the children “Dad or Mom comes in the afternoon,” not a minute, and have something planned. Then the other side, in writing, as for work: “Pickup is at five. The kids wait and get sad. If you're later than twenty minutes without a text, we go ahead with our evening, and the next time is as planned.” Write each delay down, with date and minutes; if it goes on, mediation or the court looks at just that list.\n\n**One next step:** send that message once, and start the list.\n\nHow late is it, usually?",
  },
  // care
  {
    // eldercare.acl.gov
    id: "caregiver-guilty-complaining",
    talk: caring,
    ask: /\bguilt\w*\b|\bselfish\b|\bbad (?:son|daughter|person)\b|\bcomplain\w*\b/,
    text: "Complaining isn't the opposite of love; it's what tired people do who stay anyway. You may love {them}, be angry at the situation, and long for a free Sunday, all at once. The guilt only shows that you care. It becomes a danger when it keeps you from taking help, because if you fall ill, nobody is there.\n\nIn the U.S. the Eldercare Locator, 1-800-677-1116, finds respite care near you.\n\n**One next step:** make that call, and ask about a few hours a week.\n\nWhat would you do with the first free afternoon?",
  },
  {
    // eldercare.acl.gov, alz.org, dol.gov: FMLA
    id: "caregiver-job-and-kids",
    talk: caring,
    ask: /\b(?:job|work)\b[^?]*\b(?:kids?|children)\b|\b(?:kids?|children)\b[^?]*\b(?:job|work)\b/,
    text: "That's three full-time things for one person, and no plan makes them fit; something has to be carried by others. Three doors: your area agency on aging (Eldercare Locator, 1-800-677-1116) for day care, meals and respite; for dementia the Alzheimer's Association, 1-800-272-3900, day and night; and at work, family leave under the FMLA, which can be taken in hours, too, if you qualify.\n\n**One next step:** make one of those calls in tomorrow's lunch break: “What is there for a family that can't go on alone?”\n\nWhich hours of the week are the ones that don't work at all?",
  },
  {
    id: "parents-far-away",
    talk: oldParents,
    ask: /\b(?:hours?|miles?|far)\b[^.!?]{0,12}\b(?:away|drive|flight)\b|\b(?:live|lives) far\b|\banother (?:state|country|city)\b/,
    text: "Worry grows with miles, because you only hear the voice. From afar you can still do the part that matters: know, and have somebody near. Three people who live there and have your number: a neighbor, a friend, the doctor's office. One video call a week in which you see the kitchen. Copies of the papers: medicines, insurance, power of attorney. And the Eldercare Locator, 1-800-677-1116, knows what help exists at their place.\n\n**One next step:** on the next call ask for one neighbor's name and number.\n\nWhat worries you most: falls, driving, food, or being alone?",
  },
  {
    id: "parents-refuse-help",
    talk: oldParents,
    ask: /\b(?:refus\w+|don'?t want|doesn'?t want|won'?t (?:accept|take|have)|reject\w*|stubborn|say (?:they'?re|they are) fine)\b/,
    text: "A no to help is mostly a no to getting old. So don't offer help; ask for something. “Do it for me, I sleep badly” works better than “You can't do this anymore.” Begin with what looks like comfort and not like care: groceries delivered, someone for the yard, a grab bar because everyone has one now. Let them choose who and when. Their doctor may say what a child can't. And as long as they understand the risk, they may decide it.\n\n**One next step:** choose one small thing, and offer two ways to do it.\n\nWhat would they miss least if somebody else did it?",
  },
  {
    id: "choose-partner-or-parents",
    talk: notAccepted,
    ask: /\bshould i (?:choose|pick|leave|break|listen|obey)\b|\bhave to choose\b|\bchoose between\b/,
    text: "I wouldn't choose as long as nobody has really forced you to; “them or me” said in anger often softens in a year. You may love both and tell each where the line is. To your parents: “I'm not asking you to like it. I'm asking you to be polite to someone I love. I'd like to keep coming on Sundays.” To your partner: “I stand by you, and it'll take time.” If there's a warning in what your parents see, such as how you're treated, look at that part calmly.\n\n**One next step:** ask your parents once: “What exactly are you afraid of for me?”\n\nWhat do you think they'd answer?",
  },
  {
    id: "never-proud-still-hurts",
    talk: proud,
    ask: /\bhurts?\b|\bstill\b|\bi'?m \d{2}\b|\bwhy\b/,
    text: "It hurts at any age, because a part of you still stands there and waits. It was a need you had a right to; it says nothing about what you've become. Many parents never learned the words, and some say it to everyone but you. You can do two things now: hear it from others who mean it and let it in, and say to yourself what should have been said. That sounds small and is not.\n\n**One next step:** write three lines to the child you were: “I saw that you …, and I'm proud of it.”\n\nWhat would you have wanted to hear it for?",
  },
  {
    id: "tell-parent-it-hurt",
    talk: proud,
    ask: /\bshould i (?:tell|say|talk|ask|confront)\b/,
    text: "Yes, if you can say it without needing a certain answer, because that part isn't in your hands. Short, calm, about one thing, on a walk or in a letter:\n\n“There's something I've carried for a long time. I never heard from you that you're proud of me, and I'd have liked to. I'm not accusing you. I wanted you to know.”\n\nSome parents cry, some grow silent, some defend themselves; the first minute isn't the last word. If such talks have turned cruel before, write the letter and don't send it.\n\n**One next step:** write those three sentences your way.\n\nWhat answer would do you good?",
  },
  // friends
  {
    id: "friend-lost-in-a-fight",
    talk: friendLost,
    ask: /\b(?:fight|fought|argument|argued|fell out|said|boyfriend|girlfriend|jealous|blocked|moved|married|drift\w*)\b(?![^]*\?)/,
    text: "So it was a quarrel and not only a drifting apart; that can often be mended, and it's a real loss while it lasts. Advice about somebody's partner hurts most, since it sounds like “you choose badly.” You may have meant well and been right, and still the friendship needs a first sentence about the two of you and not about the matter: “I miss you. I'm sorry that I made it hard for you to talk to me.”\n\n**One next step:** write down the sentence of yours that hurt most, and what you meant.\n\nWho went quiet first?",
  },
  {
    id: "apologize-after-quarrel",
    talk: friendLost,
    ask: /\bshould i (?:apologi[sz]e|say sorry|reach out|text|call|write)\b/,
    text: "Yes, for your part, even if the other part isn't yours. It costs a little pride and may give you back a friend. Name the one thing, no but, no case for being right:\n\n“I'm sorry for what I said. It wasn't mine to judge, and I hurt you. I miss you, and I'd like to hear how you are, whenever you want.”\n\nThen leave it for two or three weeks. If nothing comes, one more line later is fine; after that it's theirs to decide.\n\n**One next step:** send it today at a quiet hour.\n\nWhat would you say is your part in it?",
  },
  {
    id: "left-out-saw-it-online",
    talk: leftOut,
    ask: /\b(?:saw|found out|seen|heard)\b[^.!?]{0,25}\b(?:instagram|facebook|online|stories|story|pictures|photos|social media|tiktok|someone)\b/,
    text: "To find it out from a picture hurts double: the trip, and that nobody said a word. It can mean a lot and very little: one person booked for those in the chat, they thought you had no time or money, or they really drifted off. You can't see which from a photo. So mute the stories for a week, and ask the one you trust most instead of all of them.\n\n**One next step:** decide who that one is.\n\nHave they invited you to other things this year?",
  },
  {
    id: "left-out-say-something",
    talk: leftOut,
    ask: /\bshould i (?:say|ask|tell|bring|talk|confront|ignore)\b/,
    text: "Yes, to one of them, in person, and as a question; in the group chat it turns into a trial. Something like:\n\n“I saw the pictures of the trip. It looked fun, and I was sad that I wasn't asked. Was there a reason? I'd like to come along next time.”\n\nThen listen. If it's “we thought you couldn't”, it's mended. If it's a shrug, you know where you stand, and can put your time where it's wanted.\n\n**One next step:** ask that one person for a coffee this week.\n\nWhat would you hope is the reason?",
  },
  {
    id: "start-conversations",
    talk: newFriends,
    ask: /\b(?:start|begin|make|have|keep)\b[^.!?]{0,12}\b(?:conversations?|small talk|talking)\b|\bwhat (?:do|should) i (?:even )?(?:say|talk about)\b|\bdon'?t know (?:how to|what to) (?:talk|say)\b/,
    text: "It's a small craft, and there's a pattern that nearly always works: something you both see, a question, one bit about you.\n\n“It's full today. Have you been here before? It's my first time.”\n“That looks good, what is it?”\n“How did you get into this?”\n\nThen ask about the last word of the answer: “You moved here, from where?” Two minutes are a success; end it yourself, “nice to meet you, see you next week.”\n\n**One next step:** one such question to someone tomorrow, at the counter or the elevator.\n\nWhere in your week do you meet the same people twice?",
  },
  {
    id: "young-without-friends",
    talk: newFriends,
    ask: /^\W*(?:i'?m|i am) (?:only )?(?:1[89]|2\d|3\d|4\d|5\d|6\d)\W*$/,
    text: "At your age that's far more usual than it looks: school is over, people moved, work ate the evenings. Nothing is wrong with you; the place is missing where you meet the same faces without planning. So look for one that meets weekly and has something to do: a class, a run club, board games, a volunteer shift. And think of one person from before whom you liked; most are glad about a “How are you these days?”\n\n**One next step:** send that one line today.\n\nWho came to your mind just now?",
  },
  {
    id: "joke-about-body-words",
    talk: friendHurt,
    and: /\b(?:jokes?|joked|comment|weight|body|looks?|fat)\b/,
    ask: asksWords,
    text: "Alone with her or him, soon, in a calm voice:\n\n“What you said about my weight hurt me. I know you may have meant it as a joke. Please don't joke about my body anymore.”\n\nThen wait. “I'm sorry” is the right answer, and then it's good. To “you're too sensitive” you can say: “Maybe. I still don't want it.” If it happens in company, short: “Not funny to me,” and go on with something else.\n\n**One next step:** say it the next time you're alone, in those three sentences.\n\nWas it the first time?",
  },
  {
    id: "joke-about-body",
    talk: friendHurt,
    ask: /\b(?:joke[ds]?|comment\w*|laughed|made fun)\b[^.!?]{0,20}\b(?:weight|body|looks?|clothes|hair|face|teeth|skin|accent|job|money)\b/,
    text: "A joke about that isn't small, because it stays with you when you're alone at the mirror. You're allowed to be hurt by it, also if everyone laughed. It's worth saying, once and soon, so that it doesn't turn into distance: what was said, how it was, what you'd like. No need to prove that it was mean.\n\n**One next step:** write the one sentence that you'd want her or him to remember.\n\nWould you rather say it in person or in a message?",
  },
  {
    id: "friend-divorce-words",
    talk: friendDivorce,
    ask: asksWords,
    text: "Little, and nothing about the other side; they may be back together in May. Sentences that help:\n\n“I'm so sorry. This is a lot.”\n“You don't have to explain anything to me.”\n“I'm not going anywhere.”\n“I'm bringing dinner on Thursday. I'll leave it at the door if you don't feel like people.”\n\nWhat doesn't: “I never liked him,” “at least”, “you'll find someone”. Ask about court or money only if she or he begins.\n\n**One next step:** send one of those lines now, with a day in it.\n\nWhat would make that week a bit easier: food, kids, or company?",
  },
  {
    id: "friend-cries-a-lot",
    talk: friendDivorce,
    ask: /\b(?:cries|crying|cry|in tears|sobbing|devastated|falling apart)\b/,
    text: "Then let it come; tears beside somebody are easier than alone. You don't have to stop them or say something wise: sit near, hand over tissues, “Take your time.” After a while ask, “Do you want to talk, or do something dull together?” Small things carry most: a walk, a made bed, a drive to the store. If she or he hardly eats or sleeps for two weeks, or says that life makes no sense, ask plainly about it and call or text 988 together.\n\nAnd watch your own strength.\n\n**One next step:** offer one fixed evening a week for a month.\n\nWhich evening could that be?",
  },
  {
    id: "apology-message",
    talk: /\bapologi[sz]\w*|\bsay sorry\b/,
    ask: /\b(?:write|draft|word)\b[^.!?]{0,20}\b(?:something|it|that|me|message|text|apology)\b|\bwhat (?:do|should|can) i (?:say|write|text)\b/,
    slots: { what: { on: /\bi (forgot [a-z' ]{3,40}?|missed [a-z' ]{3,40}?)(?=[.,;!?\n]|$)/, else: "" } },
    text: "Short enough to be sent today:\n\n“I'm so sorry that I wasn't there. There's no excuse: I forgot, and you must have felt unimportant. You aren't. I'd love to make it up to you: dinner on Friday, your place to choose, my treat. And you can be mad at me as long as you need.”\n\nSend it without adding why. If an answer comes late or cool, don't explain more; just keep the Friday.\n\n**One next step:** put in the real day, and send it before tonight.\n\nWhat does your friend love to eat or do?",
    and: /\b(?:forgot|missed|dinner|birthday|party|wedding)\b/,
  },
  // neighbors and roommates
  {
    id: "neighbor-talked-once",
    talk: loud,
    ask: /\b(?:talked|spoke|told|asked|complained|went)\b[^?]*\b(?:once|already|before|twice|him|her|them|nothing changed)\b[^?]*$/,
    text: "Then the friendly way was tried, and the next one may be more official without being a war:\n\n1. One note, kept as a copy: “Hi, I spoke with you on [day]. It's still loud after 11, and I get up at five. Please keep it down from 10. Thank you, [name].”\n2. A log for two weeks: date, hour, kind, minutes.\n3. Both to the landlord or association: “Please enforce the quiet hours in the lease.”\n4. After quiet hours, the non-emergency police line; many cities also have free mediation.\n\n**One next step:** write the note tonight.\n\nDo you two have the same landlord?",
  },
  {
    id: "roommate-dishes",
    talk: roommate,
    ask: /\b(?:dishes|trash|bathroom|mess\w*|clean\w*|hair|dirty)\b(?![^]*\?)/,
    not: /\bhow (?:do|can|should) i (?:tell|say)\b/,
    text: "Days of somebody else's dishes would annoy anyone. People have very different lines for dirty, so “clean more” means nothing; a rule with a time does. “Dishes are done by the next evening. What isn't goes into a bin in your room.” Offer something back, such as the trash or the bathroom that you take. And use two shelves: your own plates stay clean and yours, if nothing else works.\n\n**One next step:** choose the one rule, and say it on a calm evening, not at the sink.\n\nWhat would be fair for you to take over?",
  },
  {
    id: "roommate-kindly",
    talk: roommate,
    ask: /\bhow (?:do|can|should|could) i (?:tell|say|ask|bring|talk)\b|\bwhat (?:do|should|can) i say\b/,
    not: /\b(?:rent|money|owes?|pays?|bills?)\b/,
    text: "Kind is: one thing, no history, with an offer. For example on a Sunday over coffee:\n\n“Can we agree on something about the kitchen? I get stressed when dishes stand for days. Could each of us do theirs by the next evening? I'll take the trash in return. And if something about me bugs you, tell me, too.”\n\nThen ask, “Is that doable for you?” and let {them} answer. A rule both said yes to is easier to recall than a complaint.\n\n**One next step:** pick the day, and say it before the next pile makes you angry.\n\nWhat might bug {them} about you?",
  },
  {
    id: "roommate-rent-late",
    talk: roommate,
    and: /\b(?:rent|pay|money|bills?)\b/,
    ask: asksWords,
    slots: { sum: { on: /(\$ ?\d[\d,.]*)/, else: "[sum]" } },
    text: "Friendly, once, with a sum and a day, by message so that it's written:\n\n“Hey, rent is due on the first, and I can't cover your part anymore. Please send {sum} by the 28th each month; a standing transfer makes it easy. If it's tight this month, tell me by Friday which day works. If it's late again, I'll have to tell the landlord that your part is missing.”\n\nCheck the lease first: if both names are on it, the landlord may ask you for all of it.\n\n**One next step:** send it today, well before the first.\n\nHow late was it the last three times?",
  },
  // saying no, conflict
  {
    id: "covers-shifts",
    talk: pleasing,
    ask: /\bcover\w*\b[^.!?]{0,15}\bshifts?\b|\bco-?worker\b[^.!?]{0,25}\b(?:asks?|always|favors?)\b/,
    text: "You've become the easy one to ask, so a no will surprise for a week and then be normal. Decide on your rule before the next message: none this month, or one, and only with a swap. Then answer late and short: “I can't take it this time.” No reason, since each reason can be solved by the other one. If you want to be kind: “I can swap with my Thursday, if that helps.”\n\n**One next step:** write that sentence into your notes, so that you only have to paste it.\n\nWhich shift do you still resent having taken?",
  },
  {
    id: "say-no-example",
    talk: pleasing,
    ask: asksWords,
    text: "Some that fit most situations; say one and then stop talking:\n\n“I can't this time. Thanks for asking me.”\n“That doesn't work for me. I hope you find someone.”\n“Let me check, I'll tell you tomorrow.” And tomorrow: “I looked, it's a no.”\n“I can't cover Saturday. I could swap it for my Thursday.”\n“I love you, and I'm not doing that anymore.”\n\nIf there's a push: the same sentence again, as friendly as before. A no with five reasons sounds like a maybe.\n\n**One next step:** choose one and say it aloud three times.\n\nWho will be the first to hear it?",
  },
  {
    id: "always-says-yes",
    talk: pleasing,
    ask: /\balways (?:say|said|saying) yes\b|\b(?:can'?t|never) (?:ever )?(?:say|said) no\b|\bput (?:everyone|others|everybody) first\b/,
    text: "Somewhere you learned that being needed is the way to be liked, and it does work, only the bill comes to you. You needn't turn hard. For one week change just one thing: nobody gets an answer at once. “Let me look, I'll tell you tonight.” In those hours ask yourself: do I want to, or am I afraid of a face? Say no to the smallest one of the week. People who like you stay.\n\n**One next step:** use that sentence at the next request, whatever it is.\n\nWhose disappointment scares you most?",
  },
  {
    id: "silent-then-explodes",
    talk: conflict,
    ask: /\b(?:explode|blow up|snap|lose it|burst|yell|scream|boil)\b/,
    not: /\b(?:hit|hurt|kill)\b/,
    text: "That's how it goes: ten small things swallowed, and the eleventh gets all of it. So it isn't your temper that's too big; you speak too late. Say things when they're a two out of ten, short and dull: “Could you text when you're late?” That's no conflict, only a request. And when it's already an eight: “I'm too angry to talk well. In an hour.” Then move, and come back when you said.\n\n**One next step:** say one two-out-of-ten thing today.\n\nWhat did you swallow this week?",
  },
  {
    id: "conflict-never-says",
    talk: conflict,
    ask: /\b(?:never|don'?t|can'?t) (?:ever )?(?:say|speak|tell|stand|bring)\b|\bkeep (?:it|everything) (?:in|inside|to myself)\b|\bstay quiet\b/,
    text: "Silence keeps the peace outside and moves the fight inside. You don't have to become somebody who likes arguing. Begin with things so small that nothing can happen: the wrong coffee, the window, which film. Three parts, one breath: “When …, I …. Could you …?” In writing counts as well, if your voice goes away. After five small ones the body has learned that the sky doesn't fall.\n\n**One next step:** one tiny request today to somebody safe.\n\nWhat's the thing that you've wanted to say for longest?",
  },
  {
    id: "move-out-afraid-of-reaction",
    talk: /\bmov(?:e|ing) out\b|\bbreak(?:ing)? up\b|\bleav(?:e|ing) (?:him|her)\b/,
    ask: /\b(?:scared|afraid|worried|nervous|fear)\b[^.!?]{0,15}\b(?:of|about|how)\b[^.!?]{0,15}\b(?:reaction|react\w*|respond|say|do|angry|take it)\b/,
    text: "Then one question comes before the words: what do you fear, tears and anger, or that you could be hurt, held back or followed? In the second case don't announce it. Plan it with 1-800-799-7233 first, day and night, and tell {them} only when you're out, because leaving is the time that needs most care.\n\nIf it's tears: in daylight, somewhere calm, a friend who knows, your bag at their place. “I've decided to move out. I know it hurts. I'm not going to change my mind, and I'd like to talk about the how on Saturday.”\n\n**One next step:** tell one person the day and hour.\n\nWhich of the two is it?",
  },
  // home
  {
    id: "hard-to-throw-away",
    talk: clutter,
    ask: /\b(?:can'?t|cannot|hard to|hate to|difficult|afraid to|guilty)\b[^.!?]{0,15}\b(?:throw\w*|let (?:go|things go)|part|get rid|give)\b(?![^]*\b(?:baby|kids'?|mom'?s|dad'?s|grand\w+))/,
    text: "Then don't begin with deciding; begin with what asks for none: trash, empty boxes, the second can opener, medicine and food past their date. For the rest three boxes: keep, give, and “not sure”. What's in the third gets taped shut with a date; what you haven't missed in three months goes out unopened. Memories last of all, one box per person, a photo of the rest. And things go easier to someone than into a bin.\n\n**One next step:** fifteen minutes of only trash, one bag, out of the door tonight.\n\nWhat is hardest: the money it cost, who gave it, or “I might need it”?",
  },
  {
    id: "declutter-clothes",
    talk: clutter,
    ask: /^(?![^]*\b(?:baby|kids'?|mom'?s|dad'?s|grand\w+))[^]*\b(?:clothes|closet|wardrobe|shoes|shirts)\b/,
    text: "Clothes are good to begin with, because they have a test: worn this year, or not.\n\n1. One kind at a time, such as all jeans, on the bed.\n2. Out at once: broken, itchy, two of the same, a size you aren't now.\n3. For each that stays: would I buy it today?\n4. Not sure? Hang it the wrong way round; what hasn't been turned in six months goes.\n5. The bag goes into the car the same day; thrift stores and shelters take it.\n\nAn hour is plenty; stop while it's still easy.\n\n**One next step:** choose the kind, and do only that tonight.\n\nWhich pile would be quickest?",
  },
  {
    id: "messy-house-with-kids",
    talk: messy,
    ask: /\b(?:kids?|children|toddlers?|baby|twins)\b(?![^]*\?)/,
    text: "With children in it a home is used, not kept; the aim is that it works. Three places decide how it feels: sink, table, floor of one room. Toys get a basket per room, without sorting; at half past six everyone picks up for one song, you too. And a rule that halves it: a third of the toys goes into a closet for a month, and then you swap.\n\n**One next step:** tonight, one song, everyone, one room.\n\nHow old are they, and which room bothers you most?",
  },
];
