import type { WrittenAnswer } from "./coach.written.content.ts";

/** What is told of couples, friends, flatmates, dating and distance. */

const couple = /^(?:grown-apart|divorce-process|no-intimacy|start-softly|not-listened-to|partner-struggles|jealousy)$/;
const apart = /^(?:grown-apart|divorce-process)$/;
/** Said in the talk, so that nobody who may be in danger is sent into a conversation. */
const isUnhurt =
  /\b(?:doesn'?t|does not|never|isn'?t|not|no) (?:\w+ ){0,2}(?:hurts?|hit|violent|abusive|abuse|mean|scared|afraid)\b|\b(?:grew|grown|growing|drift\w*) apart\b|\b(?:he|she)(?:'s| is|s) (?:a )?(?:\w+ )?(?:nice|kind|good)\b/;
const chores = /^(?:chores-fair|start-softly)$/;
const ended = /^(?:after-a-breakup|unrequited-love)$/;
const quarrel =
  /\b(?:fight|fought|argument|argued|arguing|fell out|falling out|blow ?up|not (?:talking|speaking)|mad at me|angry (?:at|with) me|snapped at|yelled at)\b/;
const friendly = /^(?:tell-a-friend-it-hurt|toxic-friend|keep-friends|repair-after-snapping|apologize|support-a-friend|keep-in-touch)$/;
const withFriend = /\b(?:friends?|bestie|bff|roommate)\b/;
const lone = /^(?:keep-friends|make-friends|shy-small-talk|homesick|keep-in-touch)$/;
const negative = /^(?:coworker-conflict|toxic-friend|work-boundary|people-pleasing|new-manager)$/;
const separation = /^(?:divorce-process|grown-apart|after-a-breakup)$/;
const wantsToPart =
  /\b(?:separat\w*|divorc\w*|leav(?:e|ing) me|left me|move out|moving out|moved out|break up|broke up|done with me|unhappy)\b/;
const roommate = /^(?:talk-to-roommate|noisy-neighbor|clean-home|chores-fair)$/;
const dating = /^(?:dating-again|unrequited-love|comparing|make-friends|set-a-family-boundary)$/;
const isDating = /\b(?:single|dating|dates?|apps?|tinder|hinge|bumble|married|match(?:es)?)\b/;
const friendAway = /^(?:keep-in-touch|keep-friends|tell-a-friend-it-hurt|make-friends)$/;
const distance = /^long-distance$/;

export const toldFactsOfPeople: readonly WrittenAnswer[] = [
  // couples
  {
    id: "told-and-not-heard",
    of: couple,
    talk: /\b(?:never listens?|doesn'?t listen|won'?t listen|ignores? me)\b/,
    ask: /\b(?:told|tell|telling|said|talk\w*|ask\w*|show\w*)\b.*\b(?:didn'?t|did not|doesn'?t|does not|never|not) (?:even )?(?:look(?:ed)?(?: up)?|listen\w*|react\w*|answer\w*|say (?:anything|a word)|said anything|care|notic\w*|respond\w*|ask\w*|hear\w*)\b|\b(?:just )?(?:kept|keeps) (?:looking at|scrolling|staring at|playing|watching)\b/,
    text: "That must have hurt: you brought something that weighs on you, and nothing came back. Whatever the reason was, you were alone with it. Say it about that one moment, not about always, because a moment can't be argued away: “When I told you about it, you kept looking at your phone. I felt alone with something that scares me.”\n\nWhat would you have needed in that minute?",
    words:
      "About that one moment, in a calm hour, phones away: “Yesterday I told you something that matters a lot to me, and you didn't look up. I felt alone with it. I don't need you to fix anything. I need five minutes in which you look at me and listen. Can we do that now?” Then tell it again, and stop.\n\nWhen would be a calm hour for that?",
  },
  {
    id: "feels-invisible",
    of: couple,
    ask: /\b(?:feel|felt|feeling|i'?m|am) (?:so |just |really |totally |completely |like i'?m )*(?:invisible|ignored|unheard|unseen|not (?:seen|heard|important)|unimportant|like (?:a ghost|furniture|air|i don'?t (?:exist|matter)))\b/,
    text: "Not being seen by the one who is closest is lonelier than being alone. And what you want isn't much: to be looked at when you speak. That can be asked for in exactly these words, and it's easier to answer than “you never listen”: “Look at me for a minute. I'd like to tell you one thing.”\n\nWhen did you last feel seen, and what was different?",
  },
  {
    id: "children-and-leaving",
    of: apart,
    ask: /\b(?:have|has|got|with|about)\b.{0,15}\b(?:kids?|child|children|sons?|daughters?|baby|toddler|boys?|girls?)\b|^\W*(?:and |but )*(?:the |our |my |what about the )?(?:kids|children)\b/,
    text: "Then it isn't only about the two of you. Children don't need parents who never part; they need two who stay kind to each other and keep their days the same. That gives an order: first clarity between you, and only when something is certain do they hear it, from both together, in a few plain words.\n\nWhat do they notice so far?",
  },
  {
    id: "afraid-to-hurt-children",
    of: apart,
    ask: /\b(?:scared|afraid|worried|terrified|don'?t want|hate|fear)\b.{0,20}\b(?:hurt\w*|damag\w*|mess\w*|ruin\w*|upset\w*|scar\w*|do (?:this|that) to)\b.{0,12}\b(?:them|kids?|children|son|daughter)\b/,
    text: "That fear shows how much they mean to you. What hurts children most is being drawn into a fight, secrets, and thinking that it was their fault; those you can spare them. Three sentences hold them: “We both love you. It's not because of you. You will always have us both.” And living beside each other in silence is something that they feel, too.\n\nWhat do you see in them lately?",
    first:
      "The first step has nothing to do with the children yet. It's one honest hour with {them}, when they sleep: “I feel that we've grown apart, and I don't want to decide anything alone. Would you come to a couples counselor with me, three times?” A counselor helps to find back and also to part well with children in it. Only after that comes what they are told.\n\nWhich evening could that hour be?",
    and: isUnhurt,
  },
  {
    id: "afraid-to-hurt-children-unasked",
    of: apart,
    ask: /\b(?:scared|afraid|worried|terrified|don'?t want|hate|fear)\b.{0,20}\b(?:hurt\w*|damag\w*|mess\w*|ruin\w*|upset\w*|scar\w*|do (?:this|that) to)\b.{0,12}\b(?:them|kids?|children|son|daughter)\b/,
    text: "It says a lot that you think of them first. What is worst for children is to be drawn into a fight, secrets, and thinking that it was their fault; from those they can be kept. Three sentences hold them later on: “We both love you. It's not because of you. You will always have us both.” Nothing has to be said to them before it's certain.\n\nWhat do you see in them lately?",
  },
  {
    id: "misses-partner",
    of: couple,
    ask: /^\W*(?:and |but |honestly |i guess |yes |yeah )*i (?:really |just |still |kind of |kinda )*miss (?:him|her|them|us|my (?:husband|wife|partner|boyfriend|girlfriend))\b/,
    text: "To miss somebody who sits beside you is sad, and it's also the best thing in this: the wish is still there. Say exactly that, and not the complaint. “I miss you. Could we have one evening this week, phones in the kitchen?” Being missed is hard to argue with.\n\nWhen did the two of you last feel close?",
  },
  {
    id: "how-to-bring-it-up",
    of: couple,
    ask: /\b(?:don'?t know|no idea|not sure) (?:how|what) (?:i (?:should|could|would|can) |to )?(?:even )?(?:bring (?:it|this|that) up|say|start|begin|tell|talk)\b|\bhow (?:do|can|should|would) i (?:even )?bring (?:it|this|that) up\b/,
    and: isUnhurt,
    text: "Begin with the wish and not with the problem, and side by side rather than face to face: in the car, on a walk, over the dishes. “I miss talking with you. Could we sit down for ten minutes tonight, phones away?” Then one question, and listen longer than is comfortable. The rest can wait for the second talk.\n\nWhen are you two alone and not tired?",
  },
  {
    id: "says-everything-is-fine",
    of: /^(?:grown-apart|not-listened-to|start-softly|no-intimacy|plan-a-hard-talk|partner-struggles)$/,
    ask: /\b(?:what if|if|when) (?:he|she|they)\b.{0,12}\b(?:says?|thinks?|tells? me)\b.{0,20}\b(?:fine|ok|okay|all right|alright|good|nothing(?:'s| is)? wrong)\b|\b(?:he|she) (?:just )?(?:says|said|thinks) (?:that )?(?:everything|it|we)(?:'s|'re| is| are) (?:fine|ok|okay|good)\b/,
    text: "Then don't argue about whether it is; say how it is for you. “I hear that it's fine for you. For me it isn't. I feel far away from you, and I'd like one evening a week back.” Nobody can tell you that you don't feel that. And a small wish is easier to say yes to than “we have a problem”.\n\nWhat would that evening be?",
  },
  {
    id: "couch-and-phones",
    of: couple,
    ask: /\b(?:both|each|we|on (?:the|our))\b.{0,20}\b(?:phones?|couch|tv|screens?)\b/,
    and: /\b(?:phones?|screens?|tv|netflix)\b/,
    text: "Two tired people and two screens: that is how most couples drift, without anybody meaning it. It turns with something small, and not with a ban: ten minutes after dinner with the phones in the kitchen, and one question each that isn't about the household.\n\nWhat is something you haven't asked {them} for a long time?",
  },
  // chores
  {
    id: "both-work",
    of: chores,
    ask: /\bi (?:also )?work (?:full[- ]?time|too|as well|more|40|nights|just as much)\b|\b(?:both|also) (?:work|have (?:a )?(?:full[- ]?time )?jobs?)\b/,
    text: "So there are two jobs, and one of you comes home to a third. No wonder you're tired of it. Make it visible once: each writes down for a week what they did, the thinking of it too, and you lay both sheets side by side. It's hard to argue with two sheets of paper.\n\nWhat would be the first thing on yours that nobody sees?",
  },
  {
    id: "told-a-hundred-times",
    of: chores,
    ask: /\b(?:told|asked|said|talked|explained)\b.{0,25}\b(?:hundred|thousand|million|so many|many|over and over|a lot of|again and again)\b(?: times)?|\b(?:keep|always) (?:telling|asking|having to ask)\b/,
    text: "Then it isn't for want of telling, and the hundred-and-first time won't do it. What changes it is one whole task with a name on it: “Laundry is yours from now on, from the basket to the drawer.” And then the hard part, which is yours: to leave it, even when it lies there for a week.\n\nWhich task could you bear to leave?",
  },
  {
    id: "should-just-ask",
    of: chores,
    ask: /\b(?:should|have to|could|can) (?:just )?(?:ask|tell (?:him|her)|say (?:something|so))\b|\bjust (?:ask|tell) (?:him|her|me)\b|\bif i(?:'d| would)? (?:just )?ask(?:ed)?\b/,
    text: "“Just ask” leaves the thinking with you, and the thinking is the half that tires. That is worth saying in one sentence: “I don't want to be the one who asks. I'd like you to own dinner on weekdays: see it, shop for it, cook it.” Owning something is another thing than helping out.\n\nWhich area would you hand over whole?",
  },
  {
    id: "fights-every-weekend",
    of: chores,
    ask: /\b(?:fight|argue|fighting|arguing|argument)\b.{0,25}\b(?:every|each|all the time|always|about it|weekend|sunday|saturday)\b/,
    text: "Then the weekend is the wrong place for it: both are tired, and the mess is in plain sight. Take it to a weekday evening, fifteen minutes at the table, with one question only: who owns which three things this month? No looking back, and in four weeks you look at it again.\n\nOn which evening are you both the least tired?",
    words:
      "On a weekday, not in the middle of it: “I don't want to fight about the house on weekends anymore. I'm tired because I have to think of everything. Let's each take three things and own them completely. Which three would you take?” Then wait, and don't name them first.\n\nWhich three would you hope for?",
  },
  // after a breakup
  {
    id: "needs-space",
    of: ended,
    ask: /\b(?:need(?:s|ed)?|want(?:s|ed)?)\b.{0,12}\b(?:space|a break|time (?:alone|to think)|distance|time)\b/,
    text: "“Space” is hard to hear, because it's neither a yes nor a no. Giving it wholly is what respects {them} and protects you: no messages and no looking for two weeks. You don't have to stop your own life for the answer, though; fill the two weeks with people and sleep, as if it were a no.\n\nWhat would you do this week if you weren't waiting for the phone?",
  },
  {
    id: "checks-profile",
    of: ended,
    ask: /\b(?:check\w*|look\w*|stalk\w*|scroll\w*|go(?:ing)? on|see(?:ing)? if)\b.{0,25}\b(?:instagram|insta|ig|profile|facebook|snap\w*|tiktok|stories|story|whatsapp|online|location|page|photos|pictures)\b/,
    text: "Nearly everybody does that, and each look starts it over. Mute it for thirty days; nobody is told, and it's no statement. Then give the thumb something else where the app was: a friend's chat, a game, your notes. When you slip, close it and go on, without scolding.\n\nAt what hour is the pull strongest?",
    first:
      "For tonight: mute the profile before anything else, that takes ten seconds. Then something warm to eat, one person who knows (“rough night, can you talk for ten minutes?”), and the phone on a charger outside the bedroom. Nothing has to be understood tonight; you only have to get through to the morning.\n\nWho would pick up?",
  },
  {
    id: "feels-stupid-after-breakup",
    of: ended,
    ask: /\b(?:feel|felt|i'?m|am) (?:so |really |such |just |like )*(?:an? )?(?:stupid|dumb|idiot|fool|foolish|pathetic|naive|used)\b/,
    text: "You trusted somebody, and that isn't stupid; without it there is no love at all. Looking back makes everything clear, but you didn't have that view then. If a friend had believed the same words from the same person, you wouldn't call them that.\n\nWhat did you hope for that was true and good?",
  },
  {
    id: "misses-ex",
    of: ended,
    ask: /\bi (?:really |just |still |kind of |kinda )*(?:miss|love) (?:him|her|them|my ex)\b/,
    text: "Of course you do. It doesn't mean that you have to go back, only that it mattered. Give it a place so that it doesn't take the whole day: ten minutes with a pen or with tears, and then stand up and do something with your hands or legs.\n\nWhat is it that you miss most: the person, or not being alone?",
  },
  // a fight with a friend
  {
    id: "reproach-of-a-friend",
    talk: /\b(?:fight|fought|argument|argued|fell out|falling out|blow ?up|mad at me|angry (?:at|with) me)\b[^]*\b(?:friends?|bestie|bff|roommate|sister|brother)\b|\b(?:friends?|bestie|bff|roommate|sister|brother)\b[^]*\b(?:fight|fought|argument|argued|fell out|falling out|blow ?up|mad at me|angry (?:at|with) me)\b/,
    ask: /^\W*(?:and |but |because |well )*(?:he|she|they)(?:'s| is)? (?:said|says|told me|tells me|thinks|called me|calls me|mad (?:because|that)|angry (?:because|that)|upset (?:because|that))\b.{0,12}\bi(?:'m| am|m)? (?:\w+ )?(?:always|never|too|so|don'?t|forgot|only|just|selfish|late|flaky)\b/,
    topic: "repair-after-snapping",
    text: "That's hard to hear, most of all from somebody who matters to you. Under a sentence like that there's usually a wish: to be important to you. Before you defend yourself, look at it once in private; half a yes ends a fight faster than a good argument.\n\nIs there something in it, in your own eyes?",
  },
  {
    id: "friend-is-right",
    talk: quarrel,
    ask: /\b(?:she|he|they)(?:'s|'re|s| is| are| was| were)? (?:kind of |kinda |sort of |probably |totally |actually |not wrong\b|honestly )*(?:right|not wrong)\b|\b(?:has|have|had) a point\b|\b(?:it|that)(?:'s|s| is| was) (?:\w+ )?(?:true|my fault|on me)\b|^\W*(?:and |but |well |yeah |yes )*i (?:know )?(?:was|am|i'?m) (?:\w+ )?(?:wrong|late|unfair|out of line)\b/,
    topic: "apologize",
    text: "It takes something to see that, and it makes the repair easy: a sorry without a “but”, and one thing that will be different from now on. Look at it from the other side first: what was it like to be in {their} place? That one sentence is worth more than any reason.\n\nWhat could you really promise, and keep?",
  },
  {
    id: "how-to-apologize-late",
    talk: quarrel,
    and: /\balways late\b|\bi(?:'m| am|m| was) late\b|\bbeing late\b/,
    ask: /\bhow (?:do|can|should|would|could) i (?:even |ever |best )?(?:apologi[sz]e|say (?:i'?m )?sorry|make (?:it|this|that) (?:up|right|good)|fix (?:it|this|that))\b|\bwhat (?:do|should|can) i say to (?:apologi[sz]e|say sorry|make it (?:up|right))/,
    topic: "apologize",
    text: "Short, and without a “but”: “You're right, I'm late all the time, and you're the one who waits. That isn't fair to you, and I'm sorry. From now on I leave fifteen minutes earlier, and if something comes up, you hear it before and not after.” Say it or send it today, and then let {them} be angry for a while; that belongs to it.\n\nWhich would reach {them} better, your voice or a message?",
  },
  {
    id: "how-to-apologize",
    talk: quarrel,
    ask: /\bhow (?:do|can|should|would|could) i (?:even |ever |best )?(?:apologi[sz]e|say (?:i'?m )?sorry)\b|\bwhat (?:do|should|can) i say to (?:apologi[sz]e|say sorry)/,
    topic: "apologize",
    text: "Three sentences, and no “but” in any of them. What you did, plainly. How it must have been on the other side. What will be different. “I was unfair to you yesterday. That must have hurt, and I'm sorry. Next time I'll take a walk before I answer.” Then leave room; forgiveness has its own clock.\n\nWhat would stand in your first sentence?",
  },
  {
    id: "apology-unanswered",
    of: /^(?:apologize|repair-after-snapping|forgive)$/,
    ask: /\b(?:what )?if (?:she|he|they|my \w+|there'?s)\b.{0,12}\b(?:doesn'?t|does not|don'?t|won'?t|never|no) (?:even )?(?:answers?|repl\w+|respond\w*|forgives?|talks?|accepts?|writes?|texts?)\b/,
    text: "Then give it a week. An apology is a gift and not a bill, so it needn't be answered on time. After that, one line more is fine: “You don't have to write back. I meant it, and I miss you.” And keep your promise anyway; the next time you do it differently says more than the words.\n\nWhat would help you through the waiting?",
  },
  // friends
  {
    id: "found-out-from-others",
    of: friendly,
    talk: /\b(?:friends?|bridesmaid|invited|wedding|party)\b/,
    ask: /\b(?:found out|saw (?:it|them|the \w+|her|his|pictures?|photos?)|heard (?:it|about it)|learned)\b.{0,12}\b(?:on|from|through|by|via)\b.{0,15}\b(?:instagram|insta|facebook|snap\w*|tiktok|stories|social media|someone|somebody|others?|other people|a friend|friends|group chat|accident)\b/,
    topic: "tell-a-friend-it-hurt",
    text: "To learn it that way, beside everybody else, is a second hurt on top of the first. You may be sad about it without it being a drama. Wait a day or two, so that you write from sadness and not from the sting, and then ask instead of guessing.\n\nWhat hurts more: the thing itself, or how you heard of it?",
  },
  {
    id: "old-friends",
    of: friendly,
    talk: withFriend,
    ask: /\b(?:friends|known (?:her|him|them|each other))\b.{0,15}\b(?:since|for|from)\b|\bbest friends? (?:since|for)\b|\b(?:been|were|are|we're) (?:best )?friends (?:over |almost |about )?(?:\d+|ten|twenty|thirty|so many|many) years\b/,
    topic: "tell-a-friend-it-hurt",
    text: "So much shared time is why it hurts this much, and also why it can bear an honest sentence. Old friendships mostly break over what isn't said. You could begin with that: “We've known each other for so long that I'd rather ask you than wonder.”\n\nWhat would you like to know from {them}?",
  },
  {
    id: "maybe-did-something-wrong",
    of: friendly,
    talk: withFriend,
    ask: /\b(?:maybe|perhaps|must have|probably|wonder if|think) i\b.{0,12}\b(?:did|said|done|have done|must have)\b.{0,12}\b(?:something|wrong|it|anything)\b|\bwhat did i do( wrong)?\b/,
    topic: "tell-a-friend-it-hurt",
    text: "Maybe, and maybe it has nothing to do with you: money, family, a number that was fixed. From the outside it can't be seen, and guessing only ever finds faults in oneself. One open question finds out: “I was surprised, and a little sad. Is everything okay between us?”\n\nWhich answer would you be most afraid of?",
  },
  {
    id: "only-when-needing-something",
    of: friendly,
    ask: /\b(?:cry\w*|cried|vent\w*|complain\w*|talk\w*|call\w*)\b.{0,25}\babout (?:her|his|their) (?:\w+ )?(?:ex|boyfriend|girlfriend|husband|wife|job|boss|problems?|drama|life|breakup)\b|\blistened for\b/,
    text: "That's a lot of listening when you have nothing left yourself. You can care and still set the end at the start: “I have fifteen minutes, then I need to sleep. Tell me the worst of it.” That's kinder than two hours with half an ear, and whoever cares about you can live with it.\n\nHow many minutes would be all right for you?",
  },
  {
    id: "never-asks-about-me",
    of: friendly,
    ask: /\b(?:never|doesn'?t|don'?t|hardly ever|rarely) (?:even )?(?:asks?|asked)\b.{0,15}\b(?:me|about me|how i|my)\b|\b(?:all|always|only) about (?:her|him|them)(?:self|selves)?\b|\bone[- ]sided\b/,
    text: "That is what makes it lonely: there's a friend, and nobody who asks. Before you give up on it, give it one fair chance: “Before we get to that, I'd like to tell you something from my week.” What happens then is your answer, and it's a better one than guessing.\n\nWhat would you tell?",
  },
  {
    id: "feels-mean-saying-no",
    of: /^(?:toxic-friend|people-pleasing|say-no-kindly|say-no-to-lending|set-a-family-boundary|support-parents|say-no-at-work|work-boundary|tell-a-friend-it-hurt|get-money-back)$/,
    ask: /\bfeel(?:ing)?\b.{0,10}\b(?:mean|bad|guilty|selfish|awful|like a (?:jerk|bad \w+|monster))\b.{0,20}\b(?:no|refus\w*|asking|cutting|setting)\b|\b(?:mean|selfish|rude|cold) (?:to say|saying|if i say) no\b/,
    text: "A no to one evening isn't a no to the person. It can be warm and still be a no: “I can't tonight, I'm worn out. Saturday for half an hour?” The guilt comes anyway the first few times, and then it fades. What doesn't fade is the anger of having said yes again.\n\nTo which request would you say it first?",
  },
  {
    id: "lent-some-time-ago",
    of: /^get-money-back$/,
    ask: /^\W*(?:it was |that was |about |like |over |almost |since )*(?:\d+|a|an|two|three|four|five|six|several|a few|a couple of|last) ?(?:days?|weeks?|months?|years?|summer|winter|spring|fall|christmas)(?: ago| now| already)*\W*$/,
    text: "Then it isn't pushy to ask; it has waited long enough for a plain question. Name the sum and a day, and make a yes easy: “It's been a while since I lent you the money, and I need it back. Can you do it by the first, or in three parts?” A question with a date in it is harder to talk away than a hint.\n\nHave you asked straight out so far, or only hinted?",
  },
  {
    id: "lent-and-buys-things",
    of: /^get-money-back$/,
    ask: /\b(?:he|she|they)(?:'s|'ve| has| have)? (?:just |now |also |even )?(?:bought|got|went on|booked|posted|spends?|is buying|goes out)\b/,
    text: "That stings, because it looks as if the money were there, only not for you. Leave the purchase out of it, though: then you'd fight about {their} life instead of your money. Ask for a date and offer parts: “I need back what I lent you. What can you give me on your next payday?”\n\nWhat have you asked for so far, in words?",
  },
  {
    id: "would-not-lose-friendship",
    of: /^(?:get-money-back|say-no-to-lending|tell-a-friend-it-hurt|toxic-friend)$/,
    ask: /\b(?:don'?t|dont|do not) (?:want|wanna)(?: to)? (?:lose|ruin|wreck|risk|end|hurt) (?:the|our|this|my|a|him|her|them)\b.{0,15}|\b(?:afraid|scared) (?:to|of) los(?:e|ing) (?:the|our|this|my|him|her|them)\b/,
    text: "Then say both in one breath: “You're my friend and I want that to stay, so I'd rather ask than grow quiet.” What harms a friendship is seldom the question; it's the thing that nobody mentions anymore. And decide for yourself, beforehand, how far you would go for the peace of it.\n\nWhat would a fair answer look like to you?",
  },
  // loneliness
  {
    id: "moved-here",
    of: lone,
    ask: /\b(?:moved|relocated|new)\b.{0,15}\b(?:here|in town|to (?:this|a new|the) (?:city|town|area|country|state)|for (?:work|school|a job|my (?:husband|wife|partner|boyfriend|girlfriend)))\b/,
    text: "Then nobody there knows you yet, and that isn't the same as not being liked. Closeness comes from the same faces again and again. Choose one thing that happens every week near your home, and go four times before you judge it; the first time is always the worst.\n\nWhat would you go to even if nobody talked to you there?",
  },
  {
    id: "knows-nobody",
    of: lone,
    ask: /\b(?:don'?t|dont|do not) know (?:anybody|anyone|a soul|many people|any people)\b|\bknow (?:nobody|no one)\b|\b(?:no|not any|don'?t have any|have no|zero) friends\b/,
    text: "Starting from zero is the hardest part, because there's nobody to take you along. So begin with faces and not with friends: the same café at the same hour, hello by name, and at work one small question a day, like where people get their lunch. After some weeks one of the faces turns into a coffee.\n\nWhom do you see most weeks, even only in passing?",
  },
  {
    id: "is-shy",
    of: lone,
    ask: /\b(?:shy|introvert\w*|awkward|bad at (?:small talk|talking|people|making friends)|socially (?:awkward|anxious))\b/,
    text: "Then go where hands have something to do and talk comes by itself: a class, a choir, sorting at the food bank, a walking group. There you don't have to be interesting, only there. One sentence is enough to open: “Have you been here before?” The other person is usually glad that somebody spoke first.\n\nWhat would you like to do with your hands for an hour a week?",
  },
  {
    id: "tried-a-group-once",
    of: lone,
    ask: /\b(?:tried|went to|joined)\b.{0,25}\b(?:meet ?-?up|group|club|event|class|party|church|app|bumble)\b.{0,40}\b(?:nobody|no one|didn'?t|awkward|weird|left|alone|hated|ignored|but)\b/,
    text: "You went, which takes nerve, and then it stung. One evening among strangers hardly ever works, because people turn to those they know; by the third time they know you. If that group felt closed, take one with a task, where people are put together in pairs.\n\nWas it the group, or that nobody made the first move?",
  },
  // negative people
  {
    id: "complains-all-day",
    of: negative,
    ask: /\b(?:complains?|complaining|whines?|gossips?|negative|rants?|vents?)\b/,
    text: "Hours of that get into one's bones. You can't change {their} mood, but you can stop being the audience: no questions, short answers, and then back to the screen. A sentence that's friendly and closes it: “Sounds rough. I need to get this done now.” People who complain look for somebody who joins in; without that, they move on.\n\nWhat do you usually answer?",
  },
  {
    id: "sits-next-to-them",
    of: negative,
    ask: /\b(?:sit|sits|work|desk|share)\b.{0,10}\b(?:next to|beside|with|across from|near|an office|a room)\b/,
    text: "So there's no distance, and you have to build some. Headphones as a sign, a fixed half hour in another room for quiet work, lunch somewhere else. And ask for another place, without {them} in it: “I could concentrate better over there. Would that be possible?” That's a normal request in any office.\n\nIs there a place you'd rather sit?",
  },
  {
    id: "drags-me-down",
    of: /^(?:coworker-conflict|work-boundary|new-manager)$/,
    ask: /\b(?:drags?|brings?|pulls?|wears?)\b.{0,6}\bme\b.{0,6}\b(?:down|out)\b|\bgets to me\b|\bdrain\w*\b/,
    text: "Moods are catching, so it isn't weakness. Give your day two doors: one minute before you sit down there, with a thought that's yours, and one when you leave, so that you don't carry it home, a song or a walk around the block. In between count it as weather and not as something that you have to make good.\n\nAt what hour is it the worst?",
  },
  {
    id: "does-not-want-to-be-rude",
    of: negative,
    ask: /\b(?:don'?t|dont|do not|never) (?:want|mean|like)(?: to)? (?:be|seem|sound|come across(?: as)?) (?:so |too )?(?:rude|mean|cold|unfriendly|impolite|a jerk|that person)\b/,
    text: "You don't have to be; a limit can be said with a smile. “I like you, and I can't talk about this all day, it pulls me down. Tell me something good from your weekend.” Or shorter: “I need some quiet for this.” Said kindly and each time, it isn't rude. What is rude in the long run is the face one makes while staying silent.\n\nWhich of the two sounds more like you?",
  },
  // friends at work, strangers
  {
    id: "maybe-i-am-weird",
    of: /^(?:make-friends|keep-friends|shy-small-talk|self-criticism|grow-confidence|comparing|bullied)$/,
    ask: /\b(?:maybe|guess|probably|think|feel like|feel)\b.{0,12}\b(?:i'?m|i am|just|there'?s something)\b.{0,12}\b(?:weird|boring|unlikable|awkward|annoying|too (?:much|quiet)|the problem|wrong with me|not (?:interesting|likable|fun))\b/,
    text: "I doubt it. Groups mostly form by who sat next to whom in the first week, and after that nobody thinks about it anymore. What looks like a verdict on you is usually other people's habit. You only need one of them, and one is asked more easily than a table: “I'm getting coffee. Want to come?”\n\nWho seems the kindest of them?",
    first:
      "Start with one person and not with the group. Pick the kindest face, and ask for something that takes ten minutes: “I'm getting coffee. Want one?” Do that twice a week for a month. Lunch comes by itself after that, because people take along those they talk to.\n\nWhose face came to mind?",
  },
  {
    id: "eats-alone-at-work",
    of: /^(?:make-friends|keep-friends|shy-small-talk)$/,
    ask: /\beat\b.{0,15}\b(?:alone|by myself|at my desk|in my car)\b/,
    text: "A desk is safe, and nobody can sit down beside you there. Two lunches a week in the common room are enough for a start, even with your phone in your hand: people need to see a face a few times before they talk to it. A question about food always works: “Where did you get that?”\n\nWhich two days are the easiest?",
  },
  // separation
  {
    id: "did-not-know-unhappy",
    of: separation,
    talk: wantsToPart,
    ask: /\b(?:didn'?t|did not|never|had no|no) (?:know|see|notice|realize|idea|clue)\b.{0,30}/,
    text: "That makes the ground go twice: what {they} said, and that you hadn't seen it. Don't search for every missed sign tonight. What helps more is to listen once without defending anything: “I didn't know it was like that for you. I want to understand it. Will you tell me?” Then only listen, and write it down afterward.\n\nHow was it between you when you last spoke?",
  },
  {
    id: "keeps-asking-why",
    of: separation,
    talk: wantsToPart,
    ask: /\b(?:keep|kept|can'?t stop|always) (?:asking|texting|calling|begging|going over|trying to talk|wondering)\b/,
    text: "Of course you want to know; not knowing is the worst of it. But asking again and again makes the other one close up further. Ask once more, in a calm hour, and then give it days: “I'd like to understand, and I'll stop pressing. Tell me when you can.” Put the other questions on paper or take them to a friend.\n\nWhich is the one question that matters most?",
  },
  {
    id: "wants-to-fix-it",
    of: separation,
    talk: wantsToPart,
    ask: /\b(?:want|need|trying|wish|have) to (?:just )?(?:fix|save|repair|change|make (?:it|this) (?:right|work|better))\b|\b(?:get|win) (?:her|him|them) back\b|\bdon'?t want (?:it|this|us) to end\b/,
    text: "That wish says a lot for you, and it's also where people push too hard. You can't fix it alone or quickly. What you can do: change one thing that {they} named, for real and without announcing it, and offer one door: “Would you come to a counselor with me, three times, before anything is decided?” A no to that is to be respected.\n\nWhat is the one thing that {they} named?",
    first:
      "First, no big speech. Take care of the next days: sleep, food, one friend who knows. Then one offer, once: “I don't want to lose us. Would you see a counselor with me, three times, before we decide?” And one thing that you change because it was named, without asking for credit. If the answer stays no, a lawyer's first hour protects you both.\n\nWho is the friend that should know?",
  },
  {
    id: "there-is-someone-else",
    of: separation,
    ask: /\b(?:there'?s|is there|has|found|left me for|for) (?:someone|somebody) else\b|\b(?:seeing|met|sleeping with) (?:someone|somebody|another|her coworker|his coworker)\b|\b(?:cheat\w*|affair)\b/,
    text: "I'm sorry. That's a blow to everything at once: trust, pride, and the picture you had of your life. Don't decide anything big in these days, and don't go looking for details; they stay in the head. Eat, sleep somewhere calm, and tell one person who's on your side. If money or a home is shared, a first hour with a lawyer is for knowing and not for war.\n\nWho can be with you this week?",
  },
  // jealousy: what the partner does
  {
    id: "partner-is-jealous",
    of: /^jealousy$/,
    ask: /\b(?:he|she|boyfriend|girlfriend|husband|wife|partner)\b.{0,10}\b(?:gets? (?:mad|upset|angry|jealous|weird)|doesn'?t (?:like|want)|hates)\b.{0,25}\b(?:when|if|that|me|friends?|guys?|girls?|men|women|out)\b/,
    text: "You may have friends of any kind; that's a normal life and no offense. Where you aren't afraid of the reaction, one calm sentence is enough: “I love you, and I'm going to keep my friends. Tell me what worries you.” If you're afraid to say it, or if you give up people so that it stays quiet, take that seriously: 1-800-799-7233 talks it over with you, free, day and night.\n\nWhat happens after you've been out?",
  },
  {
    id: "out-of-love",
    of: /^jealousy$/,
    ask: /\b(?:because|cause|cuz|that)\b.{0,8}\b(?:he|she|they)\b.{0,8}\b(?:loves?|cares?|worries|protects?)\b/,
    text: "Love can be worried, and it asks. It doesn't read your messages, count your minutes or decide whom you see; that is control, whatever it's called. You don't have to settle it today, and you don't have to explain it to {them} first. Talk it over with somebody outside: a friend, or 1-800-799-7233, free and at any hour, also by chat, on a device that isn't looked at.\n\nDo you ever change what you do, so that there is no trouble?",
    first:
      "First talk with somebody outside of it, from a phone or a computer that isn't looked at: a friend, or 1-800-799-7233, free at any hour. They don't tell you to leave; they help you see what is going on and what is safe. Until then you don't have to bring it up or prove anything. If you're afraid at any moment, call 911.\n\nWho knows about it so far?",
  },
  // roommates
  {
    id: "left-notes",
    of: roommate,
    ask: /\b(?:left|wrote|put up|leave)\b.{0,10}\b(?:notes?|signs?|messages?|post-?its?)\b/,
    text: "Notes mostly make it worse; on paper even a kind sentence sounds like a scolding. What works is ten minutes face to face, on a neutral day, with one request: “The dishes get to me. Can we say that everything is done by bedtime?” Ask what bothers {them}, too; a deal is kept better than a demand.\n\nWhen are you both home and not in a hurry?",
  },
  {
    id: "was-laughed-off",
    of: /^(?:talk-to-roommate|noisy-neighbor|chores-fair|not-listened-to|in-laws|coworker-conflict|criticism|set-a-family-boundary)$/,
    ask: /\b(?:laugh\w*|jok(?:es|ed|ing)|roll(?:s|ed) (?:his|her|their) eyes|shrug\w*|brush(?:es|ed)? (?:it|me) off|made fun|doesn'?t take (?:it|me) seriously)\b/,
    text: "That stings; you meant it, and it was turned into a joke. Some laugh because they're embarrassed. Say it again with a frame around it: “I'm not joking, and I'm not angry. This matters to me. Can we find ten minutes for it tonight?” Don't laugh along, and stop after that sentence.\n\nWhat is the one thing that has to change?",
  },
  {
    id: "avoids-a-room",
    of: /^(?:talk-to-roommate|chores-fair|in-laws|noisy-neighbor)$/,
    ask: /\b(?:avoid\w*|stay in my room|don'?t (?:use|go in)|eat in my room|hide)\b/,
    text: "So you pay rent for a home that you tiptoe around in. That's a sign it's time to talk, while you're still only annoyed. One agreement is enough to begin with, in writing on the fridge: what is clean by when, and what happens if it isn't, like money for a cleaner. If nothing holds, look at the lease and how it can be ended.\n\nHow long does the lease run?",
    first:
      "First one agreement, and only one: ask for ten minutes tonight or tomorrow, say what gets to you the most, and write down together what is clean by when. Look at it again after two weeks. If that doesn't hold, you look at the lease; then you've tried it fairly.\n\nWhat would the one agreement be?",
  },
  // dating
  {
    id: "nobody-writes-back",
    of: dating,
    talk: isDating,
    ask: /^(?!.*\bwhat if\b).*\b(?:nobody|no one|none|never|don'?t|doesn'?t)\b.{0,15}\b(?:writes?|answers?|repl\w+|responds?|texts?|matches|likes?|get (?:any )?(?:matches|answers|replies))\b|\bghosted\b|\bno (?:matches|replies|answers)\b/,
    text: "Silence like that gets under the skin, and it says very little about you; most messages there drown among fifty others. Fewer and better helps: one app, two good photos in daylight, and a first line that asks about something in the profile. And half of your evenings for places where you're seen in person, with something to do.\n\nWhat do your first messages usually look like?",
  },
  {
    id: "family-asks-about-partner",
    of: dating,
    talk: isDating,
    ask: /\b(?:mom|mother|dad|parents?|family|grandma|aunt|everyone|relatives?)\b.{0,12}\b(?:asks?|asking|keeps? asking|wants? to know|pressur\w*|nags?)\b/,
    text: "Once is interest, every week is pressure. A friendly sentence that closes the subject is enough: “When there's news, you'll be the first to know. Until then let's talk about something else.” Then have that something else ready. Said three times in the same words, it's asked less.\n\nWhat would you rather be asked about?",
  },
  {
    id: "maybe-too-picky",
    of: dating,
    talk: isDating,
    ask: /\b(?:too )?picky\b|\b(?:standards?|expect too much|too high)\b/,
    text: "Maybe, and maybe not. There's a simple test: write down what you couldn't live without, three things at most, and what would only be nice. Whoever has the three gets two dates, since many people are better on the second. The rest of the list may go.\n\nWhat are your three?",
  },
  {
    id: "everyone-is-married",
    of: /^(?:dating-again|comparing|aging-birthday|feel-stuck)$/,
    ask: /\b(?:everyone|everybody|all my friends|friends|people my age)\b.{0,15}\b(?:married|engaged|kids|having (?:kids|babies)|couples?|settled|ahead)\b/,
    text: "Between weddings and strollers one quickly feels late, though there's no schedule that anybody signed. What hurts is often less the missing person than being left out of the talk. Tell one friend: “I'm happy for you, and some days it's hard for me.” And ask for time with just the two of you.\n\nWhich part is the hardest: evenings, parties, or the questions?",
  },
  // a friend who moved away
  {
    id: "used-to-talk-daily",
    of: friendAway,
    ask: /\b(?:used to|would always)\b.{0,12}\b(?:talk|text|call|see|hang out|meet|do everything|be)\b/,
    text: "So a piece of every day has fallen out, and that's a loss even though nobody did anything wrong. Daily won't survive the distance in most friendships; weekly often does, when it has a fixed place. “Sunday at five, coffee on the phone?” One appointment holds more than twenty messages in between.\n\nWhich hour would suit you both?",
  },
  {
    id: "barely-texts-back",
    of: friendAway,
    ask: /\b(?:barely|hardly|rarely|never|doesn'?t|takes? (?:days|forever)|stopped|slow(?:ly)?)\b.{0,12}\b(?:texts?|calls?|answers?|repl\w+|writes?|responds?|reaches? out|messag\w*)\b/,
    text: "That hurts, above all when it used to be so easy. In a new place people drown in the new for a while; it often isn't about you. Say it once, without blame: “I miss you. I know it's a lot for you there. Could we have one call a week that's ours?” If nothing comes even then, you know more, and you've been honest.\n\nHow long has it been like this?",
  },
  {
    id: "has-new-friends",
    of: friendAway,
    ask: /\b(?:new friends?|other friends|replac\w*|moved on|left behind|forgot(?:ten)? (?:about )?me|second choice)\b/,
    text: "It feels like having been swapped, and you may be sad about that. But people don't have a fixed number of places; somebody who knows you from the old days isn't replaced by a person from last month. Keep a thread that only you two have: a show, a running joke, an old photo on Fridays. And look for one person near you, so that not everything hangs on her answer.\n\nWhat do only the two of you share?",
  },
  // far apart
  {
    id: "time-difference",
    of: distance,
    ask: /\b(?:time (?:difference|zones?)|hours (?:apart|ahead|behind)|different (?:time|schedule)|asleep when)\b/,
    text: "Different clocks wear you down because one of you is always tired. Stop trying to share the whole day; share two fixed things: one voice message each morning that the other wakes up to, and one long call a week at an hour that's fair to both. And a date for the next visit in the calendar; it changes how the weeks feel.\n\nWhen is the next visit?",
  },
  {
    id: "fights-on-the-phone",
    of: distance,
    ask: /\b(?:fight|fights|fighting|argue|arguing|argument|snap)\b/,
    text: "On the phone everything gets sharper: no face, no hand, and somebody is tired. Agree on a stop word for both: “Pause. I love you, we'll go on tomorrow at seven.” Then really go on at seven. And not every call has to be a talk; cooking or watching something together with the line open takes the pressure off.\n\nWhat do most of the fights begin with?",
  },
  {
    id: "is-it-worth-it",
    of: /^long-distance$/,
    ask: /\b(?:worth (?:it|the|all)|should (?:i|we) (?:end|stay|break|keep)|point (?:of|in) (?:this|us|it)\b(?! life))/,
    text: "That question comes up mostly on the tired evenings, so don't answer it on one. Ask two others, on a good day: is there a date by which you'd be in the same place, and do you like who you are in this? With a yes to both, it's a hard stretch. With two times no, it's an answer, too. Then say it to {them} before you decide it alone.\n\nIs there a plan for how it ends, the distance?",
  },
  // two under one roof
  {
    id: "lives-with-us",
    of: /^(?:adult-child-home|aging-parents|in-laws|moving-in-together|stepfamily)$/,
    ask: /\b(?:lives?|living|moved in|moving in|stays?|staying)\b.{0,12}\b(?:with (?:us|me)|here|at (?:our|my) (?:house|place))\b/,
    text: "Under one roof there's no end of the visit, so the house needs a few plain rules: who cooks when, which room and which hours are yours, what everybody pays or does, and until when. Say it as something for all, on a calm evening, and write it down. It feels stiff for ten minutes and then saves months.\n\nWhich rule would give you the most air?",
  },
  // money between two
  {
    id: "partner-blames-spending",
    of: /^talk-money-with-partner$/,
    ask: /\b(?:he|she|they) (?:\w+ )?(?:thinks?|says?|said|claims?|complains?|keeps? saying) (?:that )?i(?:'m| am|m)? (?:always |just )?(?:spend|spent|spending|buy|buying|waste|wasting|blow)\b|\bblames? me\b|\bcalls? me (?:irresponsible|careless|cheap|a spender)\b/,
    text: "Then it isn't about a sum any more, it's about who is right, and nobody wins that at a kitchen table. Bring figures instead of a verdict: on one page, what the last three months really went to, yours and {theirs}. Either it's less than {they} thought, or it's more than you thought. Both are easier to talk about than “too much”.\n\nIf you asked for one example of too much, what would it be?",
  },
  {
    id: "partner-earns-more",
    of: /^talk-money-with-partner$/,
    ask: /\b(?:he|she|they) (?:\w+ )?(?:makes?|earns?|brings? in) (?:a lot |way |much |so much |almost )?(?:more|less|twice|double)\b|\bi (?:make|earn|bring in) (?:a lot |way |much |so much )?(?:more|less|twice|double)\b/,
    text: "With uneven pay an even split isn't fair, and one pot that nobody talks about isn't either. Many couples share the common costs by income: whoever brings 60 percent of the pay brings 60 percent of the rent and the groceries. And each keeps the same sum for themselves, without explaining it. Unpaid work at home counts as well; hired, it would have a price.\n\nHow do the two of you pay for things now?",
  },
  {
    id: "partner-avoids-budget",
    of: /^talk-money-with-partner$/,
    ask: /\b(?:he|she|they) (?:just |still )?(?:won'?t|will not|refuses? to|does ?n'?t want to|do ?n'?t want to|never wants? to|hates? to|is ?n'?t willing to) (?:even |ever )?(?:look|talk|discuss|sit down|do|make|hear|deal|help|plan)\b/,
    text: "Whoever won't look is mostly afraid of what is there: being blamed, or being told no. So make it smaller and safer. Leave the budget out of it, and ask one thing with a nice end: “What would you like us to have money for next summer?” Ten minutes, nothing to fix. If it stays a no, do your half: your own page, your own cushion, and an eye on the bills with your name on them.\n\nWhat might {they} be afraid to see?",
  },
  {
    id: "partner-has-debt",
    of: /^(?:moving-in-together|talk-money-with-partner|start-dating|dating-again)$/,
    ask: /\b(?:he|she|they)(?:'s|'ve| has| have| is| are)? (?:got |still )?(?:\w+ ){0,3}(?:debts?|student loans?|credit card (?:debt|bills?))\b|\b(?:his|her) (?:\w+ )?debts?\b/,
    text: "Good that you know it now. {Their} debt stays {theirs} as long as you sign nothing for it: no card together, no loan together, and your own account beside one for the shared costs. More than the sum it matters whether it's getting smaller, and whether you can talk about it. Ask three things: how much, at what rate, how much a month.\n\nHow did you come to know of it?",
    words:
      "“I love the idea of us together. Before we sign anything, I'd like us both to put our money on the table, debts too. Not to judge, only so that nothing surprises us later. I'll show you mine first. How about Sunday?”\n\nWhen would be a calm hour for it?",
  },
  {
    id: "likes-own-space",
    of: /^moving-in-together$/,
    ask: /\bi (?:really |also |just |do )?(?:like|love|need|want) (?:having )?(?:my|some|a lot of|more) (?:own )?(?:space|alone time|time alone|room|quiet|privacy)\b|\bi(?:'m|m| am) (?:an? introvert|used to (?:living|being) alone)\b/,
    text: "That's worth saying before the lease, since it's easier to plan than to take back. Space needn't be a room: a desk that is yours, two evenings with headphones that nobody takes personally, Saturday morning at home alone. Say it as something for both: “I'm nicer to live with when I've had an evening to myself.”\n\nHow much time alone do you have in a week now?",
  },
  // a date, quiet, money lent in the family, making friends, roommates
  {
    id: "no-dates-any-more",
    of: /^grown-apart$/,
    ask: /\b(?:haven'?t|have not|never|don'?t|do not|hardly ever|can'?t remember) (?:\w+ ){0,3}(?:date|dates|date nights?|gone out|go out|going out|been out)\b|\bno (?:more )?(?:dates|date nights?)\b/,
    text: "A date is a big word for tired people, so make it smaller: every second Friday, out of the house, home by ten, and no talk of bills. Ask with a picture, and not with a complaint: “I'd like to sit across from you and hear how you are. Friday, the pizza place?” If it's only once a month, it's still twelve evenings more than this year.\n\nWhat did the two of you like to do before?",
  },
  {
    id: "meets-who-owes",
    of: /^get-money-back$/,
    not: /\b(?:paid for|lent (?:him|her|them) (?:money )?for) (?:the|her|his|their) (?:wedding|birthday|party)\b/,
    ask: /\b(?:thanksgiving|christmas|the holidays|birthday|wedding|dinner|party|reunion|barbecue|vacation together|see (?:her|him|them) (?:on|at|next|this))\b/,
    topic: "get-money-back",
    text: "Then not at the table, and not in front of others; there it becomes a family matter with two sides. Write a few days before, short and friendly, so that the day is free of it: “Before we see each other: what about the [sum]? Two parts are fine. I'd like to have it settled and enjoy the day.” Or leave it on purpose until the week after.\n\nWhich would you rather, before or after?",
  },
  {
    id: "has-a-hobby",
    of: /^(?:make-friends|keep-friends|shy-small-talk|homesick|find-hobby)$/,
    ask: /^\W*(?:well |and |but |i guess |maybe )*(?:i (?:really |also |do |kind of |kinda )*(?:like|love|enjoy|play|am into|used to (?:play|like|love))|i'?m (?:really )?into) (?!to be\b|being\b|my space|staying|alone|it\b|them\b|her\b|him\b)[\w' ]{3,50}\W*$/,
    topic: "make-friends",
    text: "That's the best beginning there is: something to do side by side, so that nobody has to find a topic. Look for the place where it happens every week, a shop evening, a library group, a class, a group on Meetup, and go four times before you judge it. The first evening is for faces, the fourth one for names.\n\nWhat is there within half an hour of you?",
  },
  {
    id: "home-office-alone",
    of: /^(?:make-friends|keep-friends|shy-small-talk|homesick)$/,
    ask: /\bwork(?:ing)? (?:from|at) home\b|\bwork(?:ing)? remote(?:ly)?\b|\bremote job\b|\bwfh\b/,
    text: "Then a week can pass without a voice, and no office does the mixing for you. So put people into the working day itself: a library table two mornings a week, lunch outside at the same place, a class at noon. Same place, same hour; faces become greetings, and greetings become names.\n\nWhere could your laptop go on two mornings?",
  },
  {
    id: "about-to-explode",
    of: /^(?:talk-to-roommate|chores-fair|coworker-conflict|in-laws|siblings-fight|noisy-neighbor|start-softly|set-a-family-boundary)$/,
    ask: /\babout to (?:lose it|explode|snap|scream|blow up)\b|\b(?:so|completely|just) fed up\b|\bat my limit\b|\bi(?:'ve| have) had (?:it|enough)\b/,
    text: "Then today isn't the day for that talk; said in this state, it turns into a fight about tone. Let it out where it meets nobody: a fast walk, a page that you tear up, a friend on the phone. And tomorrow, fed and rested, one sentence and one wish. You may be this angry; anger just isn't a good speaker.\n\nWhere could you go right now for half an hour?",
  },
  // housework, trust after a lie
  {
    id: "called-nagging",
    of: /^(?:chores-fair|start-softly|not-listened-to)$/,
    ask: /\b(?:nag|nags|nagging|nagged|naggy|too picky|overreact\w*|making a big deal|controlling about)\b/,
    text: "“Nagging” is what reminding is called by the one who doesn't have to think of it. Get out of the role: remind no more, hand over instead. Two whole areas are {theirs}, from noticing to done, and you stay silent even if it's late or crooked. Say it once: “I don't want to be the manager. You take the laundry and the trash, completely; I won't mention them again.”\n\nWhich two areas would you give away?",
  },
  {
    id: "does-most-of-it",
    of: /^(?:chores-fair|start-softly)$/,
    ask: /\b(?:\d0|\d5|ninety|eighty|seventy) ?(?:%|percent)|\bi do (?:almost |nearly |basically |like |pretty much )?(?:everything|all of it|it all|most of it|the most)\b/,
    text: "That is a figure one can put on a table. List all of it for one week, the thinking too: who notices that the soap is gone, who books the dentist. Two columns, two names. Then don't ask for help, deal it out: a third that {they} would mind least, for good. It won't be fair at once; seventy-thirty already feels like another life.\n\nWhat would you never want to do again?",
  },
  {
    id: "texted-the-ex",
    of: /^trust-broken$/,
    ask: /\b(?:text\w*|messag\w*|talk\w*|call\w*|snapchat\w*|dm\w*|in touch|contact) (?:with |to )?(?:his|her|their|an) ex\b|\bbehind my back\b|\bdeleted (?:the )?(?:messages|texts|chat)\b/,
    text: "What hurts is mostly the hiding, more than what was written. So ask for the thing that would help, and not for a confession: that the contact ends or stands in the open, and that you are told without asking. “I can forgive a stupid message. I can't live with finding things out.” Then watch what is done in the next weeks, not what is promised tonight.\n\nWhat would {they} have to do for you to breathe easier?",
  },
  {
    id: "says-nothing-happened",
    of: /^trust-broken$/,
    ask: /\b(?:says?|said|swears?|claims?|insists?) (?:that )?(?:nothing happened|it (?:was|meant) nothing|it didn'?t mean anything|they'?re just friends|it was (?:just|only) (?:a )?(?:talk\w*|text\w*|friend\w*|once))\b/,
    text: "It may be true, and you can't know it today; that's what a lie does, it takes the true sentences with it. You don't have to decide whether to believe it. Decide what you need to see, for how long, and say it: “I don't know yet what I believe. I need some weeks in which things are in the open.” Trust comes from that, or it doesn't.\n\nWhat would you need to see?",
  },
  {
    id: "how-to-get-over-it",
    of: /^trust-broken$/,
    ask: /\bhow (?:do|can|could|does) (?:i|we|one) (?:ever |even )?(?:get over|get past|move past|move on|trust (?:him|her|them) again|forgive)\b|\bget over it\b/,
    text: "Not by deciding it. It goes as it came, in small pieces: each week in which what was said and what was done are the same thing takes a little of it away. Your part is to ask when you need to, and not to search at night. {Their} part is patience with your questions. After about three months look back; if it's no lighter at all, that is an answer, too.\n\nWhat makes it flare up most?",
  },
  {
    id: "glad-for-the-friend",
    of: /^(?:keep-in-touch|keep-friends|change-hard)$/,
    ask: /\b(?:trying|want|supposed|pretend\w*) to be (?:happy|glad|excited|supportive) for\b|\bhappy for (?:her|him|them) but\b/,
    text: "You can be both, and you may say both: “I'm so glad for you, and I'm going to miss you like crazy.” A friend hears the second half as love. Acting cheerful until the truck comes only means that you cry alone, and she's the one who would understand it best.\n\nWhat would you like to do together before then?",
  },
  // an ex with somebody new, a long visit
  {
    id: "ex-has-someone",
    of: /^after-a-breakup$/,
    ask: /\b(?:he|she|they|ex)(?:'s| is| has|'s got| got| already has)? (?:already )?(?:a |got a |dating |seeing |with |in a )+(?:new )?(?:girlfriend|boyfriend|relationship|partner|someone|somebody|new)\b|\bmoved on (?:already|so fast)\b/,
    text: "That goes right through you, even months later. A new one says nothing about you: not that you were the wrong one, not that it's better there. People often begin the next thing because they can't stand the quiet, and you're doing the harder half, going through it.\n\nFor two weeks no looking, not even “just once”, and ask friends not to report. The picture in your head loses its color when it isn't fed.\n\nWhat does your head tell you that this new person has?",
  },
  {
    id: "plan-for-a-visit",
    of: /^(?:in-laws|holidays-family)$/,
    ask: /\b(?:i )?need a plan\b|\bmake (?:me )?a plan\b|\bhow (?:do|can|will) i (?:survive|get through|handle) (?:it|this|that|them|two weeks|the visit|the week)\b/,
    text: "Then one in three parts. Before: you two agree on two rules and who says them, and what you'll do on your own each day. During: one hour a day is yours, walk, errand or a closed door, announced as habit; one task a day is {theirs}, such as dinner or the playground; and a sign between the two of you that means “step in now”. After: an evening for the two of you, already in the calendar.\n\nWhich two rules would they be?",
  },
  // an anniversary, marriage, a divorce, money lent to a friend
  {
    id: "round-anniversary",
    of: /^(?:tell-a-friend-it-hurt|start-softly|grown-apart)$/,
    and: /\b(?:anniversary|birthday|forgot)\b/,
    ask: /\b(?:it'?s|it was|our|for our) (?:our )?(?:\d{1,2}(?:st|nd|rd|th)|first|fifth|tenth|twentieth)(?: (?:anniversary|one|year))?\b/,
    text: "A round one, and that makes it sting more. So let it count late: choose a day in the next two weeks that is yours, and give it a small ritual, the place of the first dinner or the pictures of that year. And for the next one a date in both calendars, with a reminder a week before; love and memory live in different rooms.\n\nWhat would have been a good day for you?",
  },
  {
    id: "sorry-and-still-hurt",
    of: /^(?:tell-a-friend-it-hurt|start-softly|grown-apart|trust-broken|forgive|apologize)$/,
    ask: /\b(?:said|says) (?:he|she|they)?(?:'s|'re| was| is| were)? ?sorry\b.{0,25}\b(?:but|still|hurt|mad|angry|not)\b|\b(?:apologi[sz]ed)\b.{0,25}\b(?:but|still)\b/,
    text: "A sorry ends the quarrel, not the hurt; that has a pace of its own. You may take the apology and still be sad, and say both: “Thank you for saying it. I believe you. It still hurts, and I need a few days, and a hug rather than a reason.” What mends it is mostly something done, small and without being asked.\n\nWhat could {they} do this week that would reach you?",
  },
  {
    id: "am-i-overreacting",
    of: /^(?:tell-a-friend-it-hurt|start-softly|grown-apart|coworker-conflict|in-laws|set-a-family-boundary|jealousy|chores-fair|keep-friends|criticism)$/,
    ask: /\bam i (?:just )?(?:over ?reacting|too sensitive|being (?:dramatic|too sensitive|silly|unreasonable|crazy)|wrong (?:to|for)|asking too much|the (?:problem|bad guy))\b/,
    text: "A feeling can't be too big; only what one does with it can. That it hurts shows that it matters to you, and you're allowed to say so, calmly and once. Ask yourself what you'd tell a friend with the same story. If you'd say “of course you're sad,” that's the answer. And if somebody tells you again and again that you imagine things, look at that.\n\nWhat would you say to that friend?",
  },
  {
    id: "wants-no-divorce",
    of: /^(?:grown-apart|no-intimacy|divorce-process|partner-struggles)$/,
    ask: /\bi (?:don'?t|do not|never) want (?:a |to (?:get )?)?(?:divorce|separate|split|break up|leave (?:him|her|them)|lose (?:him|her|them|this|us))\b|\bwant (?:it|this|us|my marriage) to work\b/,
    topic: "grown-apart",
    text: "Then that's the sentence to begin with, since the other one may be afraid of exactly the opposite. “I don't want to lose you. I'm lonely next to you, and I'd like us to find each other again. Would you try something with me for eight weeks?” Small and fixed: ten minutes a day, one evening a week. A couples counselor helps more the earlier you go, and many can be seen online.\n\nWhich of the two would be easier to ask for?",
  },
  {
    id: "who-gets-the-house",
    of: /^divorce-process$/,
    ask: /\b(?:he|she|they|husband|wife|ex) (?:just |only |also )?(?:wants?|keeps?|is keeping|gets?|refuses to leave|won'?t leave|took) (?:the |our |my )?(?:house|home|kids|custody|car|everything|furniture|dog)\b/,
    text: "What somebody wants isn't yet what is decided. Sign nothing and don't move out for good before you've had one hour with a lawyer or legal aid (lawhelp.org); leaving can weigh later. Until then collect: the mortgage statement, what the house may be worth, who paid what, all accounts. And ask yourself whether you could carry it alone each month; a house one can't pay is no win. If you're afraid at home, call 1-800-799-7233 first.\n\nWhat would it cost a month, all in?",
  },
  {
    id: "sees-who-owes-often",
    of: /^get-money-back$/,
    ask: /\b(?:see|meet|work with|live with|sit next to) (?:her|him|them|each other) (?:every|each|all|at|daily|weekly|often|on)\b/,
    text: "That's an advantage, as it needs no letter: in passing, alone, with the figure in the sentence. “Hey, I need the [sum] back this month. Would Friday work, or half now and half on the first?” And then wait for the answer, even if it's quiet for a while. Put it into one message afterward, so that there's a date.\n\nWhen do you see {them} next?",
  },
  {
    id: "needs-it-for-rent",
    of: /^get-money-back$/,
    ask: /\bneed (?:it|that|the money|my money) (?:for|to pay|by|back)\b|\b(?:rent|bills?) (?:is|are) due\b/,
    text: "Then say exactly that; a reason with a date is easier to answer than a reproach: “My rent is due on the first and I need the [sum] for it. Can you send it by Thursday? If it's tight, send what you can, and the rest on payday.” And don't count on it: plan the rent without that money, so that the friendship isn't what the roof hangs on.\n\nBy which day do you need it?",
  },
];
