import type { WrittenAnswer } from "./coach.written.content.ts";

/** Later messages of the most usual talks about couples, dating and parting. */

const partner = String.raw`(?:husband|wife|partner|spouse|boyfriend|girlfriend|fianc\w+|hubby|bf|gf)`;
const opener = String.raw`^\W*(?:(?:ok(?:ay)?|so|and|but|well|then|yes|yeah|no|thanks)\W+)*`;
/** "How do I start that conversation", "what should I say to him", "how do I bring it up". */
const asksWords = new RegExp(
  String.raw`${opener}(?:(?:what|how) (?:exactly )?(?:do|should|can|could|would) i (?:even |best )?(?:say|tell|put|word|bring|start|begin|ask|talk|explain|open|write|text)\b|(?:can|could|would) you (?:please )?(?:write|give|word|show)\b[^.!]{0,25}\b(?:example|words|script|something|text|message|that|it)\b|(?:an? )?example\b|give me (?:an? )?(?:example|script|words))[^.!]{0,45}$`,
);
const asksOverreacting = /\b(?:overreact\w*|over[- ]react\w*|too sensitive|being dramatic|making (?:too much|a big deal) (?:out )?of)\b/;
const asksLeave = new RegExp(
  String.raw`${opener}(?:(?:do you think )?(?:should|shall|do) i (?:just )?(?:leave|stay|break up|end it|divorce|go|split up|separate)\b|is it over\b)[^.!]{0,40}$`,
);
const asksLong = new RegExp(String.raw`${opener}how long (?:does|do|will|would|is|until|till|can|should)\b[^.!]{0,45}$`);
const asksDo = new RegExp(
  String.raw`${opener}(?:what (?:should|can|do|could|must) (?:i|we) do|any (?:ideas|advice|tips|suggestions)|what now|now what|what helps|what would you do)\b[^.!]{0,25}$`,
);

const moneyFights = new RegExp(
  String.raw`\b(?:argu\w+|fight\w*|fought|disagree\w*|clash\w*)\b[^.!?]{0,30}\bmoney\b|\bmoney\b[^.!?]{0,20}\b(?:argu\w+|fight\w*|fought)\b`,
);
const spendsOn = {
  on: /\b(?:spends?|spending|wastes?|buys?) (?:(?:all|so|too|much|a lot|lots|of|his|her|their|our|money|it|everything) )*(?:on )?(?!money)([a-z][a-z ]{2,24}?)(?= (?:and|but|while|every|all|when)\b|[,.;!?]|$)/,
  else: "what each of us enjoys",
};
const savesFor = {
  on: /\b(?:sav(?:e|ing|ings)(?: up)?|money) for ((?:an? |our |the )?(?:\w+ )?\w+?)(?= (?:and|but|while|together|instead)\b|[,.;!?\n]|$)/,
  else: "savings of our own",
};

const trustLost = new RegExp(
  String.raw`\btrust\b[^.!?]{0,30}\b(?:again|back|${partner}|rebuild)\b|\b(?:rebuild|regain|broke(?:n)?|lost)\b[^.!?]{0,12}\btrust\b|\b${partner}\b[^.!?]{0,20}\b(?:lied|cheated)\b`,
);
const jealous = /\bjealous\w*\b/;
const isDating = /\b(?:dating|dates?|single|apps?|tinder|hinge|bumble)\b/;
const quarrels = new RegExp(
  String.raw`\b(?:${partner}|we|us)\b[^.!?]{0,30}\b(?:argue|arguing|fight|fighting|bicker\w*)\b(?![^.!?]{0,25}\bmoney\b)|\b(?:fight|argue) (?:every day|a lot|all the time)\b[^.!?]{0,20}\b${partner}\b`,
);
const brokeUp = /\b(?:broke up|break ?up|left me|dumped me|my ex|get over (?:him|her|my ex)|split up)\b/;
const cheated = new RegExp(String.raw`\b(?:${partner}|he|she)\b[^.!?]{0,15}\b(?:cheat\w*|affair)\b|\banother chance\b`);
const suspects = new RegExp(
  String.raw`\b(?:think|suspect|afraid|worried|feel like|wonder)\b[^.!?]{0,20}\b(?:${partner}|he|she)\b[^.!?]{0,20}\b(?:cheat\w*|affair|seeing someone)`,
);
const divorcing = /\b(?:divorc\w+|separat(?:e|ed|ing|ion))\b/;
const wedding = new RegExp(
  String.raw`\b(?:${partner}|he|she)\b[^.!?]{0,20}\b(?:(?:doesn'?t|doesnt|won'?t|wont|not)\b[^.!?]{0,20}\b(?:marr\w+|propos\w+|commit\w*)|afraid of commitment)`,
);
const gamer = new RegExp(String.raw`\b(?:${partner}|he|she)\b[^.!?]{0,40}\b(?:video ?games?|gaming|playstation|xbox|console|fortnite)\b`);
const noTime = new RegExp(
  String.raw`\b(?:${partner}|we)\b[^.!?]{0,25}\b(?:never|no|hardly|barely|don'?t)\b[^.!?]{0,15}\b(?:time (?:together|for each other)|date nights?)`,
);
const grownApart = /\b(?:lonely|alone)\b[^.!?]{0,15}\b(?:marriage|relationship)\b|\b(?:like|just) roommates\b|\bgrown apart\b/;
const likesHim =
  /\b(?:tell|ask) (?:him|her|them|my \w+|a (?:guy|girl)|someone)\b[^.!?]{0,20}\b(?:i like|my feelings|how i feel|out)\b|\bcrush on\b/;
const noReply = /\b(?:text(?:ed)?|repl(?:y|ied)|writ\w+|wrote|message\w*)\b[^.!?]{0,12}\bback\b|\bghost\w*\b/;
const overthinks = new RegExp(
  String.raw`\boverthink\w*\b[^.!?]{0,25}\b(?:relationship|${partner}|us)\b|\banxious\b[^.!?]{0,15}\brelationship\b`,
);
const loveLanguage = /\blove languages?\b/;
const movingIn = /\b(?:move|moving) in (?:together|with)\b|\bliv(?:e|ing) together\b/;
const farAway = /\blong[- ]distance\b/;
const notHeard = new RegExp(String.raw`\b(?:not|never|doesn'?t|doesnt|don'?t|dont|isn'?t)\b[^.!?]{0,20}\b(?:heard|listen\w*|hear me)\b`);
const noCloseness = /\b(?:intima\w+|sex life|no sex|sexless|dead bedroom|haven'?t had sex|doesn'?t want sex)\b/;
const ownCheat = /\bi (?:have |'ve )?(?:cheated|had an affair|kissed (?:someone|somebody|another)|slept with)\b/;
const secretDebt =
  /\b(?:lied|hid(?:es|ing)?|hidden|secret)\b[^]{0,60}\b(?:money|debts?|credit cards?|loans?)\b|\b(?:secret|hidden) (?:credit card|loan|debt|account)\b/;
const ages = { on: /\b(\d{1,2}(?: years?(?: old)?)?(?:,? and |, | & )\d{1,2})\b/, else: "" };
const years = {
  on: /\b((?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) years?)\b/,
  else: "all this time",
};

export const coupleTurns: readonly WrittenAnswer[] = [
  // money
  {
    id: "money-fight-two-wishes",
    talk: moneyFights,
    ask: /^(?!\W*(?:he|she|they) (?:thinks?|says?|said|claims?)\b)(?![^]*\b(?:kids|children|baby|groceries|me)\b)[^?]*(?:\b(?:spends?|buys?|wastes?|spender|saver)\b|\bi(?:'?m| am|'d)? ?(?:want|like|would like|try|trying) (?:us )?to save\b)/,
    slots: { on: { ...spendsOn, else: "spending" }, goal: { ...savesFor, else: "the savings" } },
    text: "Put like that, it's two fair wishes: {on} now, and {goal} later. It stops being a fight when neither has to go. Many couples use three lines: on payday a fixed sum goes away for {goal}, then the shared bills, and then an equal amount for each of you that nobody has to explain. If {on} fits into that amount, it isn't a topic anymore.\n\n**One next step:** write down what {goal} would need each month.\n\nHow would you explain to {them} what that wish means to you?",
  },
  {
    id: "money-fight-words",
    talk: moneyFights,
    ask: asksWords,
    slots: { on: { ...spendsOn, else: "money" }, goal: { ...savesFor, else: "some savings" } },
    text: "Not beside a bill and not right after a purchase; on a walk, or over coffee on Sunday:\n\n“I don't want to argue about {on} anymore, and I don't want to take it away from you. I'd love us to have {goal}, and I'm worried we won't get there. Can we look together at what comes in, and decide on two things: a sum that we put away for it, and a sum that each of us spends without explaining?”\n\nThen ask what {they} would like the money to do, and listen to the end.\n\n**One next step:** choose the hour and say the first sentence.\n\nWhich sum would you propose?",
  },
  {
    id: "secret-card-facts",
    talk: secretDebt,
    not: /\bi (?:lied|hid|have a secret)\b/,
    ask: /^[^?]*\$ ?\d[\d,.]*k?[^?]*$|^[^?]*\b(?:secret|hidden|hid)\b[^?]*\b(?:card|loan|account|debt)/,
    slots: { sum: { on: /(\$ ?\d[\d,.]*k?)\b/, else: "That debt" } },
    text: "{sum} is one thing, and that it was hidden is the other; the second mostly hurts more. The sum can be paid down with a plan. The hiding needs an open table: the card's statements, both credit reports (free at annualcreditreport.com), and an answer to what it was for. If the card is in one name only, the other mostly doesn't owe it, but community property states can differ.\n\n**One next step:** ask for one evening with everything on the table, before any promise.\n\nWhat did {they} say when it came out?",
  },
  {
    id: "secret-card-leave",
    talk: secretDebt,
    ask: asksLeave,
    text: "Not because of the first day of knowing; nobody decides well on it. What tells you more is the next month: is everything shown to you without asking twice, is it said what it was for, and is it paid down where you can see it? Then it can heal. More hiding, anger at your questions, or blame on you says something else, and so does gambling behind it.\n\nUntil then protect yourself: your own account, no new joint credit.\n\n**One next step:** write down three things you need to see by the end of next month.\n\nWas it the first time?",
  },
  // arguments
  {
    id: "argue-about-chores",
    talk: quarrels,
    ask: /^(?!\W*(?:how|what|should|can|is|am)\b)[^?]*\b(?:chores|house(?:work)?|cleaning|dishes|laundry|the kids|kids|parenting)\b[^?]*$/,
    text: "Those two are what most couples fight about, and it's mostly the same question under both: who thinks of it all? It gets quieter when things belong to somebody. Write down everything the house and the children need in a week, the remembering too, and give each line one name, for good. Then it needn't be asked for, and can't be forgotten by two.\n\n**One next step:** write that list on Sunday, ten minutes, both with a pen.\n\nWhich line on it starts the most fights?",
  },
  {
    id: "argue-small-things",
    talk: quarrels,
    ask: /\b(?:small|little|stupid|silly|dumb|tiny|random|petty) (?:stuff|things?|reasons?|matters)\b|\bnothing (?:really|important)\b|\bover nothing\b/,
    text: "The dishes are hardly ever about the dishes. Small fights every day are mostly a sign that both are tired, or that one larger question is never asked: do I matter to you, is it fair, do we still have time? So don't solve the small thing; ask for the larger one in a quiet hour: “We snap at each other all day. What's really missing for you at the moment? I'd like to tell you mine, too.”\n\n**One next step:** ask that once this week, when nothing has just happened.\n\nWhat would your own answer be?",
  },
  {
    id: "argue-overreacting",
    talk: quarrels,
    ask: asksOverreacting,
    text: "Daily arguing wears anyone out, so being upset about it isn't too much. A look at how you fight says more than how often. Can both of you say sorry, laugh again the same day, and is nobody called names or made small? Then it's a habit of two tired people, and it can change. If you're afraid, insulted or punished, it's something else, and 1-800-799-7233 talks about that day and night.\n\n**One next step:** tonight, note how the last one ended, in one line.\n\nHow do you two usually find back?",
  },
  {
    id: "communicate-example",
    talk: /\bcommunicat\w+\b|\bshuts? down\b/,
    ask: asksWords,
    text: "Take a small thing, say it short, and leave the door open for a break:\n\n“I'd like to talk about the weekend, just that, ten minutes. I'm not angry at you. When plans change and I hear it last, I feel unimportant. Could you text me when something changes? You don't have to answer now; we can go on after dinner.”\n\nThe last sentence matters most with somebody who goes quiet: time to think, and a fixed hour to come back to it.\n\n**One next step:** put your own case into those five sentences.\n\nWhat would your small thing be?",
  },
  {
    id: "heard-phone-in-hand",
    talk: notHeard,
    ask: /\b(?:phone|tv|screen|scroll\w*|computer|game)\b/,
    text: "Talking to the top of somebody's head makes anyone feel small. It's often habit and not dislike, and still it may be asked for. Don't compete with the screen; ask for the eyes first: “I'd like to tell you something. Could you put the phone away for five minutes? It matters to me.” Then wait, in silence, until it's down, and keep it to five minutes. And one rule for both: no phones at dinner.\n\n**One next step:** ask for those five minutes today.\n\nWhat would you tell first?",
  },
  {
    id: "told-i-do-not-listen",
    talk: /\b(?:i don'?t|i dont|that i never|i never|im not|i'm not) listen\w*\b/,
    ask: /\bfix\b|\bsolv\w+\b|\bwhat (?:should|do|can|could) i (?:say|do)\b/,
    text: "Wanting to fix it is your way of caring; it only arrives as “hurry up”. Ask first which one is wanted: “Do you want me to listen, or do you want ideas?” Mostly it's the first. Then three sentences carry you through:\n\n“That sounds exhausting.”\n“What was the worst part?”\n“So you felt left alone with it. Did I get that right?”\n\nNo advice for ten minutes, even when you have a good one.\n\n**One next step:** tonight, ask that first question once, and then only use those three.\n\nWhen does she talk to you most: in bed, in the car, at dinner?",
    not: /\b(?:boss|coworker|teacher)\b/,
  },
  {
    id: "trust-how-long",
    talk: trustLost,
    ask: asksLong,
    text: "Longer than both of you would like: count in months, often a year until it doesn't cross your mind each day. It isn't a straight line; a late evening or a name can bring it all back. What shortens it is what is done without being asked: contact ended, plans kept, honest answers also the tenth time. If three months pass and you're still the one who has to ask for everything, that's an answer, too.\n\n**One next step:** agree on one thing you'll see each week, and look back after four.\n\nWhat would tell you that it's getting better?",
  },
  // jealousy
  {
    id: "jealous-of-friends",
    talk: jealous,
    ask: /\b(?:guy|male|men|man|female|girl|women|woman|opposite sex|attractive)\b[^.!?]{0,12}\b(?:friends?|cowork\w*|colleagues?)\b|\bfriends? (?:are|is) (?:guys|men|girls|women|male|female)\b|\bhangs? out with (?:guys|girls|men|women|other)/,
    text: "Having friends is no sign of anything by itself, and still it can sting. Look at what is really there: do you hear about them openly, would you be welcome to come along, are you treated well? Then the fear is speaking, and it gets smaller when you know those people and say it without a charge: “When you're out with them, I get scared of losing you. I'm not asking you to stop. I'd like to meet them.”\n\n**One next step:** ask to join once, for an hour.\n\nIs there one of them who worries you, and why?",
  },
  {
    id: "jealous-stop-checking",
    talk: jealous,
    ask: /\b(?:stop|quit|not)\b[^.!?]{0,10}\b(?:check\w*|look\w*|stalk\w*|snoop\w*|scroll\w*)\b|\bkeep (?:checking|looking|stalking)\b/,
    text: "Treat it like a habit, because it is one: a pang, a look, a minute of calm, and then a bigger pang.\n\n1. Make it slower: log out, mute the account, take the app off the first page.\n2. When the urge comes, wait ten minutes and write the fear in one line instead: “I'm afraid that …”.\n3. Then do something with your hands until it sinks; it does, mostly within twenty minutes.\n\nA slip is no reason to stop. Say the fear once to {them}, not what you saw.\n\n**One next step:** mute it now, for two weeks.\n\nAt what hour is it strongest?",
  },
  // closeness
  {
    id: "closeness-with-baby",
    talk: noCloseness,
    ask: /\b(?:baby|newborn|infant|toddler|months?[- ]old|(?:1|one|2|two|3|three)[- ](?:yr|years?)[- ]old|kids?|children|gave birth|pregnan\w*)\b/,
    text: "With a child that small it's very common: broken nights, a body that belongs to somebody all day, hormones, no door that stays closed. For many couples it takes a year or two to come back, and it comes back through rest and tenderness sooner than through talking about sex. So first sleep and one free hour each, then touch that leads nowhere. Pain or no desire at all is worth a word to a doctor.\n\n**One next step:** two evenings this week, ten minutes on the couch, arms around each other, phones away.\n\nWho gets less sleep of you two?",
  },
  // should I stay
  {
    id: "wants-children-soon",
    talk: wedding,
    ask: /\b(?:want|wants|wanted|would like|'d like)\b[^.!?]{0,12}\b(?:kids|children|a baby|a family)\b|\bi'?m (?:2[5-9]|3\d|4\d)\b|\bi am (?:2[5-9]|3\d|4\d)\b/,
    slots: { age: { on: /\b(?:i'?m|i am) (\d{2})\b/, else: "" } },
    text: "Then it's more than a ring: it's about whether you two want the same life, and in time. That's a fair question to ask now, and not a threat. Ask it once, whole: “I want children, and I'd like to have them with you. I need to know whether you want that, and roughly when. Take two weeks to think; I'd like an honest answer then, also if it's no.”\n\nA clear no lets you plan. “Someday”, again and again, is an answer too.\n\n**One next step:** choose the evening for that question.\n\nHow long would you wait and still be glad about it later?",
  },
  {
    id: "should-i-wait-for-ring",
    talk: wedding,
    ask: /\bshould i (?:keep )?(?:wait\w*|give|propose|leave|move on)\b|\bhow long should i wait\b/,
    slots: { years },
    text: "Yes to a while that you choose, no to an open end. After {years} you two know each other; what's missing is a decision and not more time. So ask once, clearly, and name no threat: “Do you see us married? If yes, when could that be?” A real yes comes with a step: a talk about money, a season, telling the family. Then set your own date, quietly, after which waiting would make you bitter.\n\n**One next step:** write that date down, for yourself only.\n\nWhat has been the reason so far?",
  },
  {
    id: "together-for-years-no-ring",
    talk: wedding,
    ask: /^\W*(?:we'?(?:'?ve|ve| have)? been|been|it'?s been|after) (?:together|dating|a couple)?\b[^?]*\byears?\b/,
    slots: { years },
    text: "After {years} it's fair to want to know where this is going, and asking for it isn't pressure. It helps to find out which no it is: no to a wedding, no to marriage, not yet, or not with me. Each of those is a different talk. “I'm not asking for a date. I'd like to know what marriage means to you, and what makes you say no.” Then listen without answering for ten minutes.\n\n**One next step:** ask that on a walk this week.\n\nWhat did your partner say the last time it came up?",
  },
  // suspicion and cheating
  {
    id: "suspects-hides-phone",
    talk: suspects,
    ask: /\b(?:phone|password|passcode|texts?|messages?|late|perfume|distant|deletes?)\b[^?]*$/,
    not: /\bshould i (?:check|look|go)\b/,
    text: "A hidden phone is a reason to ask, and it's no proof: people hide debts, a surprise, a worry or a chat they're ashamed of, too. So keep what you saw apart from what you fear. Then ask once, about what you saw: “You turn your phone away lately, and you've been far from me. I'm scared that there's someone else. Is there?” Watch the answer more than the words: is there an explanation and a step toward you, or anger that you asked?\n\n**One next step:** write down what you saw, with dates, three lines.\n\nWhat else changed, and since when?",
  },
  {
    id: "suspects-check-phone",
    talk: suspects,
    ask: /\bshould i (?:just )?(?:check|look|go through|read|search|track|follow)\b/,
    text: "I wouldn't, as hard as it is. If you find nothing, you'll wonder whether it was deleted; if you find something, you have to say how you know; and it crosses the same line that you fear was crossed. Asking costs more courage and tells you more: “I'm scared that there is someone else. I don't want to search your phone. I want you to tell me.” If you've had unprotected sex and doubt it, a test at a clinic is sensible anyway.\n\n**One next step:** ask tonight or tomorrow, when you're alone and calm.\n\nWhat would you do with a yes?",
  },
  {
    id: "cheated-and-says-changed",
    talk: cheated,
    ask: /\b(?:he|she|they)\b[^.!?]{0,12}\b(?:changed|chang(?:e|ing)|sorry|regrets?|promise[sd]?|won'?t do it again|never again)\b/,
    text: "It may be true, and you needn't decide by the words. Change can be seen: contact with the other one ended, questions answered without anger, plans and phone in the open for as long as you need, and maybe a counselor for two. And look at yourself: can you picture a year in which you don't bring it up daily? If both are mostly yes, a second chance is no weakness. If you'd only stay because you're afraid to be alone, that's another matter.\n\n**One next step:** write what you'd need to see in the next three months.\n\nWhat is different from then, in facts?",
  },
  {
    id: "another-chance-after-cheating",
    talk: /\banother chance\b|\bsecond chance\b|\btake (?:him|her) back\b/,
    ask: /\b(?:cheat\w*|lied|affair|left me|hurt me)\b/,
    text: "That helps to weigh it. A second chance makes sense when three things are there: it was told fully and not only what was found out, it's over, and the sorry came with something done. If it happened once and the time since has been honest, that counts. If you still check and lie awake, say that it isn't over for you; healing needs more than time.\n\nYou don't owe a chance to anyone. Wanting to try and wanting to go are both allowed.\n\n**One next step:** write down what you'd need to be able to stop checking.\n\nWhat makes you lean toward yes?",
  },
  {
    id: "cheated-once-tell",
    talk: ownCheat,
    ask: /\bshould i (?:tell|confess|say)\b|\bdo i (?:have to|need to) (?:tell|confess)\b/,
    text: "Mostly yes, if it could come out another way, if there was sex that puts {their} health at risk, or if you can't be near {them} without hiding. If it was once, is over for good, and telling would only make you feel lighter, some counselors say to look first at why it happened, alone with one of them. What isn't fair is a half truth that comes out in slices.\n\nIf you tell: soon, in person, whole, no blame. “I did something that will hurt you. It's over. You can ask me anything.”\n\n**One next step:** book one talk with a counselor this week.\n\nWhat do you fear more: telling, or being found out?",
  },
  {
    id: "cheated-only-once",
    talk: ownCheat,
    ask: /^\W*(?:it was |it happened |just |only )*(?:one time|once|a one[- ]night stand|a mistake|at a party|when i was drunk)\b[^?]*$/,
    text: "Once is different from a second life, and it still was a decision, also a quick one. What matters now is what you do with it. Is it over on your side, said clearly to the other person? Could anyone's health be at risk? A test answers that within days. And what was missing or running in you that night? That answer is the only thing that keeps it at once.\n\n**One next step:** end the contact with one clear line, and book a test if there was sex.\n\nWhat led up to it?",
  },
  {
    id: "cheated-on-with-children",
    talk: new RegExp(String.raw`\b${partner}\b[^.!?]{0,10}\b(?:cheated|had an affair|is cheating|was cheating)\b`),
    ask: /^(?!\W*(?:how|what|should)\b)[^?]*\b(?:kids?|children|baby|son|daughter|toddler)\b[^?]*$/,
    text: "Children make it heavier, and they're no reason to decide fast, neither to stay nor to go. For now they need three things: the same days as always, no fights at the table, and not to be told the details. “Mom and Dad are having a hard time. It's not because of you, and we both love you” is enough. Everything else may wait until the ground holds again.\n\n**One next step:** ask somebody to take the kids for one evening, so that you can talk or cry.\n\nWhat have they noticed so far?",
  },
  // breakup
  {
    id: "breakup-cannot-stop-thinking",
    talk: brokeUp,
    ask: /\b(?:can'?t|cant|cannot|don'?t know how to) (?:stop|quit) (?:thinking|crying|obsess\w*)\b|\b(?:think|thinking) (?:about|of) (?:him|her|them) (?:all|every|constantly|24)/,
    not: /\b(?:hurt myself|hurt them|revenge)\b/,
    text: "After {years} your whole day is built around somebody, so of course the mind keeps going there. You can't forbid a thought, but you can give it an hour. Twice a day, fifteen minutes, pen and paper: write all of it. Outside of that, when it comes: “not now, at seven.” Mute the pictures and the chat for a month, and move your body when it gets loud; a fast walk breaks the circle best.\n\n**One next step:** set the two alarms now.\n\nAt what time of day is it worst?",
    slots: { years: { ...years, else: "a time together" } },
  },
  {
    id: "breakup-months-ago",
    talk: /\b(?:text|call|write|contact|message|miss)\b[^.!?]{0,12}\b(?:my )?ex\b/,
    ask: /^\W*(?:we |he |she |it )?(?:broke up|split|ended(?: it)?|left(?: me)?|(?:has|'s|is) been)\b[^?]*\b(?:days?|weeks?|months?|years?)\b/,
    slots: {
      time: { on: /\b((?:\d+|an?|one|two|three|four|five|six|couple of|few) (?:days?|weeks?|months?|years?))\b/, else: "some weeks" },
    },
    text: "After {time} it's still early, and that's just when the hand goes to the phone: the anger is gone and the good days shine. Ask yourself what you'd want back: an answer, a second try, or only to feel less alone tonight? For the last one a friend is better. If there's something real to say, it will still be true in a month.\n\n**One next step:** write the message in your notes, and look at it again on Sunday.\n\nWhat would you hope to read in the answer?",
  },
  {
    id: "left-him-guilty-texting",
    talk: /\bi (?:broke up|ended it|left)\b[^]{0,50}\b(?:guilt\w*|bad|sorry)\b|\bguilty\b[^.!?]{0,25}\b(?:breaking up|broke up|leaving (?:him|her))\b/,
    ask: /\b(?:text\w*|call\w*|messag\w*|writ\w*)\b|\bshould i (?:answer|reply|respond|block)\b/,
    not: /\b(?:threat\w*|outside|follow\w*|stalk\w*|kill)\b/,
    text: "One clear, kind answer, and then none. Each reply out of guilt is a little hope for {them}, and it makes it longer for both.\n\n“I know this hurts, and I'm sorry. My decision stands, and I won't answer anymore, so that we can both get over it. I wish you well.”\n\nThen mute the chat; healing isn't yours to do, honesty was. If it doesn't stop, gets angry, or somebody shows up at your door, keep the messages and call 1-800-799-7233.\n\n**One next step:** send those lines once, and mute.\n\nWhat makes it hard not to answer?",
  },
  {
    id: "divorce-tell-children",
    talk: divorcing,
    ask: /\b(?:tell|explain\w*|say)\b[^.!?]{0,12}\b(?:kids?|children|son|daughter|them)\b/,
    not: /\b(?:parents (?:about|that)|my parents)\b/,
    slots: { ages: { on: ages.on, else: "this" } },
    text: "Both of you together, on a day without school after it, and only when it's certain:\n\n“We've decided not to live together anymore. It isn't because of anything you did. We both love you, and that never changes. You'll be with Mom on these days and with Dad on those. You can ask us anything.”\n\nNo reasons about each other. Young children ask who feeds the cat and where their bed is, so have that ready, and say it again next week.\n\n**One next step:** agree with {them} on those five sentences first.\n\nWhat do you think they'll ask first?",
  },
  {
    id: "divorce-how-know",
    talk: divorcing,
    ask: new RegExp(
      String.raw`${opener}(?:how (?:do|can|will|would) i (?:even )?know|am i sure|should i (?:do it|stay|leave|get divorced|divorce))\b[^.!]{0,40}$`,
    ),
    text: "Nobody knows for certain, but four questions bring light. Are you safe and respected? Have you said clearly what would have to change, and was it tried for a few months, maybe with a couples counselor? If nothing changed, could you live the next ten years like this? And when you picture being apart, is it fear of the way, or of the life after it? Fear of the way isn't a reason to stay.\n\nDiscernment counseling is made for just this, a few talks.\n\n**One next step:** write your four answers, and read them again in a week.\n\nWhich one was the hardest?",
  },
  {
    id: "divorce-married-years",
    talk: divorcing,
    ask: /\b(?:been )?married (?:for )?\b[^?]*\byears?\b/,
    slots: { years },
    text: "{years} are a life together, so it makes sense that you think it over more than once. Thinking about it doesn't start anything. Two things are good to do quietly before any decision: say to {them} once, plainly, how unhappy you are (many never hear it until the papers come), and find out what it would mean, with a first talk at a lawyer or legal aid. Knowing takes away some of the fear.\n\n**One next step:** write what would have to be different for you to want to stay.\n\nIs it something that happened, or has it grown over time?",
  },
  // dating
  {
    id: "dating-where-to-meet",
    talk: isDating,
    ask: /\bwhere\b[^.!?]{0,15}\b(?:meet|find|go)\b|\bhow (?:do|can) (?:i|you) (?:even )?meet\b/,
    text: "Where the same people come back each week, since liking mostly needs the fourth meeting:\n\n1. A class or group with hands busy: cooking, dance, climbing, hiking, a choir.\n2. Volunteering, a faith group, a neighborhood thing.\n3. Friends of friends: tell three people plainly, “I'd like to meet someone. Do you know anybody nice?”\n4. One app, fifteen minutes a day, and a coffee within two weeks.\n\nFirst meetings in a public place, and one friend who knows where you are.\n\n**One next step:** tell those three people this week.\n\nWhich of the four could you stand doing for two months?",
  },
  {
    id: "dating-after-divorce",
    talk: isDating,
    ask: /\b(?:divorced|widow\w*|separated)\b|\bi'?m (?:4\d|5\d|6\d|7\d)\b|\bi am (?:4\d|5\d|6\d|7\d)\b/,
    text: "Then you know more than at twenty: what you like, what you won't live with again. Many at your age start over, and most feel rusty on the first date. Go small: coffee for an hour, no interview about the past. You owe nobody your whole story; “I was married, it ended, and I'm doing well” is enough for the first time. If you have children, they meet somebody when it's serious, not before.\n\n**One next step:** write three things you want and one you won't do again.\n\nWhat would a good first evening look like?",
  },
  {
    id: "dating-apps-awful",
    talk: isDating,
    ask: /\b(?:apps?|tinder|hinge|bumble)\b[^.!?]{0,25}\b(?:awful|suck\w*|terrible|horrible|exhaust\w*|depress\w*|waste|hate|bad|don'?t work)\b|\bhate (?:the |dating )?apps?\b/,
    text: "They are, for most people: hundreds of faces, few answers, and it feels like a verdict. You may leave them for a month without giving up. In that time put the same twenty minutes a day into something with faces: a weekly group, a class, a friend who knows people. If you go back, then with rules: one app, two chats, a short coffee within two weeks, and nothing after nine in the evening.\n\n**One next step:** delete them today, for four weeks, and sign up for one weekly thing.\n\nWhat did you enjoy on the last good date?",
  },
  {
    id: "no-answer-after-date",
    talk: noReply,
    ask: /^\W*(?:it'?s|it has|its|been|that was|we (?:went|had|met|dated|talked)|after)\b[^?]*\b(?:days?|weeks?|dates?|months?|times)\b/,
    text: "That's long enough to hurt and long enough to know something: somebody who wants to see you mostly finds a minute. It can be work, fear or someone else, and hardly ever something you did in one evening. You may write once, friendly and short: “I had a nice time. Would you like to go out again this week?” After that the next move isn't yours.\n\n**One next step:** decide now: one line, or none. Then put the phone in another room.\n\nWhat was good about it, for you?",
  },
  {
    id: "should-text-the-date",
    talk: noReply,
    ask: /\bshould i (?:text|write|call|message|ask|reach)\b/,
    text: "Yes, once, if you haven't already, because then you know. Make it easy to say yes or no to:\n\n“Hey, I enjoyed Friday. Coffee on Thursday?”\n\nNo why, no joke about the silence, no second message. If nothing comes within two days, you have your answer, and it's about {their} interest and not about your worth. If you already wrote last, leave it, and plan something nice for that evening.\n\n**One next step:** send the line at a normal hour, and mute the chat until tomorrow.\n\nWho wrote last, you or the other one?",
  },
  {
    id: "ghosted-what-wrong",
    talk: /\bghost\w*\b/,
    ask: /\bwhat did i do(?: wrong)?\b|\bwhy (?:did|would|do)\b|\b(?:is it|was it) (?:me|something i)\b|\bmy fault\b/,
    text: "Most likely nothing. People vanish because they met someone, lost interest, got scared, or can't say an uncomfortable sentence; after several dates that is poor manners on {their} side, whatever the reason. You can't find the mistake by going through each message, since there may be none. What you can ask yourself: did I like who I was with {them}? If yes, you did it right.\n\n**One next step:** archive the chat, and tell one friend the story out loud.\n\nWhat bothers you most: losing this one, or not knowing why?",
  },
  {
    id: "likes-someone-at-work",
    talk: likesHim,
    ask: /\b(?:work together|co-?workers?|same (?:office|team|company)|colleagues?|at work|my boss)\b/,
    text: "Then go slowly, since you'd see each other after a no as well. Look into the handbook whether there are rules, and leave it altogether if one of you is the other's boss. Begin with something that needs no confession: lunch, a coffee after work, the two of you. If the talk flows and you're asked things back, next time: “I like spending time with you. Would you like to have dinner, as a date? If not, all good.” Once, outside the office, never by the work chat.\n\n**One next step:** suggest a coffee this week.\n\nHow is it when you two talk?",
  },
  {
    id: "likes-scared-of-no",
    talk: likesHim,
    ask: /\b(?:scared|afraid|nervous|worried|what if|fear)\b/,
    text: "A no would sting for some days, and then it's over; not asking stings for months. Make it so small that both can walk away whole: “I like you. Would you like to get a coffee with me on Saturday? If not, no problem.” Ask where {they} can answer without an audience, and have your reply to a no ready: “Thanks for being honest. See you Monday.” Then you've kept your dignity either way.\n\n**One next step:** say both sentences aloud once, and choose a day this week.\n\nWhat's the worst you picture happening after a no?",
  },
  // worry in love
  {
    id: "thinks-will-be-left",
    talk: overthinks,
    ask: /\b(?:will|going to|gonna|might) (?:leave|cheat|break up|dump|get bored|find someone)\b|\bleave me\b/,
    text: "That fear is often older than this relationship: somebody went once, and since then you keep watch. It feels like knowing, and it's a guess. When it comes, ask for facts: what did {they} say or do this week, seen with a stranger's eyes? Then say the fear once, instead of testing or asking ten times: “I sometimes get scared that you'll leave. You don't have to fix it. A hug helps.”\n\n**One next step:** keep two columns for a week: what I feared, what happened.\n\nWhen did you first know that feeling?",
  },
  {
    id: "never-gave-a-reason",
    talk: overthinks,
    ask: /\b(?:never|hasn'?t|didn'?t|doesn'?t|no)\b[^.!?]{0,12}\b(?:given?|gave|reason|cause)\b/,
    text: "Then the alarm is yours, and that's good news: it can be turned down without anybody having to change. Don't argue with the thought and don't ask for proof; both feed it. Name it, “there is the leaving story again”, let it be there for ten minutes, and do something you'd do if all were well. Asking for reassurance: once a day at most, then every second day.\n\nIf it eats hours, a therapist works well with exactly this.\n\n**One next step:** give the story a name today.\n\nWhat usually sets it off: a late reply, a tone, a quiet evening?",
  },
  {
    id: "love-language-words",
    talk: loveLanguage,
    ask: /\b(?:needs?|wants?|likes?|does|gives?|acts?|words|gifts?|touch|time|tell|say)\b/,
    text: "Then you're both loving and both a bit hungry. Say what you see first, and then ask for your own, small and exact:\n\n“When you do things for me, I know it means you love me, and I'm grateful. I need to hear it, too. Could you tell me one thing a day that you like about me, even by text? And what could I do that shows you?”\n\nThe five languages are a handy picture more than proven science, so don't make a test of it.\n\n**One next step:** tell {them} tonight which of {their} acts meant something to you.\n\nWhich words would you most like to hear?",
  },
  // living together, time
  {
    id: "moving-in-money",
    talk: movingIn,
    ask: /\b(?:never|not|haven'?t|didn'?t|don'?t) (?:really )?(?:talk\w*|discuss\w*)\b[^.!?]{0,15}\bmoney\b|\bmoney\b/,
    text: "Then have that talk before the boxes, because money is what couples who live together fight about most. Five questions, one hour:\n\n1. What does each earn and owe?\n2. Who pays what: halves, or by income?\n3. One shared account for rent and food, or each their own?\n4. Whose name is on the lease, and what if one moves out?\n5. What does each spend without asking?\n\nWrite the answers on one page. If you get no answer to the first, wait with the move.\n\n**One next step:** name a day for that hour.\n\nWhich of the five are you most unsure about?",
  },
  {
    id: "moving-in-after-a-year",
    talk: movingIn,
    ask: /^(?!\W*(?:how|what|should|is)\b)[^?]*\b(?:together|dating|known)\b[^?]*\b(?:years?|months?)\b/,
    slots: {
      years: { on: /\b((?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|half a) (?:years?|months?))\b/, else: "this time" },
    },
    text: "{years} is a fair time to know each other; more telling is what you've seen. How do you two fight and find back? Have you been ill, broke or bored together? Did you spend a week in one small place and still like each other? If mostly yes, the answer leans to yes. If it's chiefly to save rent, or because one pushes, it leans to not yet.\n\n**One next step:** spend two ordinary weeks at one place, with work and laundry, as a trial.\n\nWhat makes you ask: joy with some nerves, or a doubt?",
  },
  {
    id: "gamer-ignores-kids",
    talk: gamer,
    ask: /\b(?:ignores?|neglects?|doesn'?t (?:help|play|care)|never (?:helps|plays))\b|\b(?:kids?|children|baby)\b/,
    text: "Then it's about more than a hobby: you're alone with the children while somebody else is in the next room. Games are fine; they come after the shared hours and not in place of them. Ask for a fixed part rather than for less: bath and bed from seven to eight on four evenings, Saturday morning with the kids, phone and console off. What is after that is free, without looks.\n\n**One next step:** choose the one hour in which you need it most, and ask only for that.\n\nWhat do the children say about it?",
  },
  {
    id: "gamer-words",
    talk: gamer,
    ask: asksWords,
    text: "Not while the game is on; ask for a time first: “Can we talk after this round, ten minutes?” Then about you and one wish:\n\n“I'm not against your games. I miss you, and I'm worn out doing the evenings alone. I'd like you to take bath and bed on Monday to Thursday. After eight it's your time, and I won't say a word. Can we try it for two weeks?”\n\nIf stopping is hard even when it's wanted, talk about that, too; games can be a way out of stress or low mood.\n\n**One next step:** ask for the ten minutes tonight.\n\nWhich hour would you name?",
  },
  {
    id: "no-time-together",
    talk: noTime,
    ask: /\b(?:work|kids?|twins|baby|shifts?|busy|tired|jobs?)\b(?![^]*\?)/,
    text: "Then there's no gap in which closeness could happen by itself, so it needs a place in the calendar like the dentist. Small and certain beats a weekend away: fifteen minutes after the children are asleep, phones in the kitchen, and one rule: nothing about work, money or kids. And once every two weeks two hours out, with a sitter, a relative, or friends who swap evenings with you.\n\n**One next step:** put the first fifteen minutes into tonight or tomorrow.\n\nWhat did you two love doing before it got so full?",
  },
  {
    id: "no-time-together-ideas",
    talk: noTime,
    ask: asksDo,
    text: "Some that work with little time and money:\n\n1. A late tea after bedtime, candle on, phones off, fifteen minutes.\n2. Ten minutes on the step in the morning with coffee, before anyone wakes.\n3. Cook one dish together on Friday when the kids are asleep.\n4. Swap evenings with another family: they watch yours, you watch theirs.\n5. A lunch date on a workday; no sitter needed.\n6. One question a day: “What was the best and the worst today?”\n\n**One next step:** choose one and write the day beside it.\n\nWhich one could happen this week?",
  },
  {
    id: "only-talk-about-kids",
    talk: grownApart,
    ask: /\b(?:only|just|all we)\b[^.!?]{0,15}\b(?:talk|about)\b[^.!?]{0,15}\b(?:kids?|children|bills|work|logistics|schedules?)\b/,
    text: "That happens in very many marriages: the family runs, and the couple waits. It needs practice to talk about something else again, so take a question that can't be answered with a calendar: “What do you look forward to?” “What did you want to be at twenty?” “When did you last feel proud of us?” One a day, five minutes, no phones. The first days feel silly.\n\n**One next step:** ask the first one tonight, and answer it yourself, too.\n\nWhat do you miss most about how you two used to be?",
  },
  {
    // Journal of Sex & Marital Therapy, 2013 and 2015: couples at a distance
    id: "distance-will-it-work",
    talk: farAway,
    ask: /\bwill (?:it|this|we)\b|\b(?:can|does|do) (?:it|this|they|long distance)[^.!?]{0,15}\b(?:work|last)\b|\bis it worth it\b/,
    text: "It can; studies find that couples at a distance are on the whole about as happy as others. What the lasting ones share is three things: an end in sight (who moves, roughly when), visits that are booked before the last one ends, and ordinary talk in between, not only on the good days. If one of them is missing, that's what to speak about. If the end has no date and neither wants to move, love alone gets tired.\n\n**One next step:** ask {them} on the next call: “When could we live in one place, and where?”\n\nHow would you answer that yourself?",
  },
  {
    id: "distance-how-often",
    talk: farAway,
    ask: /\bsee each other\b|\b(?:once|twice|every|times) (?:an? |other |few |two |three )*(?:weeks?|months?|years?)\b/,
    text: "That's few hours for everything that has to fit in, so each visit gets too full and each goodbye too hard. Two things make it lighter: have the next visit booked before you part, and let a part of it be ordinary: shopping, laundry, an evening on the couch. In between, one call a week with something done together, and a good-night line on the other days.\n\n**One next step:** book the next visit now, even if it's six weeks away.\n\nWhat's the hardest part: the goodbye, the evenings, or not knowing when it ends?",
  },
  // small hurts
  {
    id: "forgot-said-busy",
    talk: /\bforgot\b[^.!?]{0,20}\bmy birthday\b/,
    ask: /^(?![^]*\bsorry\b)[^?]*\b(?:busy|work|stress\w*|forgot|no big deal|doesn'?t matter|tired)\b[^?]*$/,
    text: "That explains it and doesn't undo it. You aren't overreacting: being sad on your birthday is a plain, fair feeling. What counts is what comes now. Somebody who says “I was busy” and then makes it up to you forgot a date. Somebody who says it and leaves it there may not have understood how it was. So say it once: “I believe that work was a lot. I was still sad. I'd like an evening with you this week, and you plan it.”\n\n**One next step:** say those three sentences today.\n\nHas it happened before, or was it this once?",
  },
];
