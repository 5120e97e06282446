import type { WrittenAnswer } from "./coach.written.content.ts";

/** Usual matters of people: slow replies, an ex, a silent friend, a sorry, a teenager behind a door, a parting in one home, canceled plans, calls every day. */

const partner = String.raw`(?:husband|wife|partner|boyfriend|girlfriend|fianc\w+|hubby|bf|gf|crush)`;
const friend = String.raw`(?:(?:best|close|good|old|oldest|only|closest) )*(?:friends?|bestie|bff|sister|brother|cousin)`;
const lead = String.raw`^\W*(?:(?:and|but|so|ok(?:ay)?|well|then|also|yes|yeah|no|hm+|now|just|maybe|or|mostly|actually|i think|do you think|idk)\W+)*`;
const whole = (...forms: string[]) => new RegExp(`${lead}(?:${forms.join("|")})\\W*$`);
const answering = String.raw`(?:repl(?:y|ies|ying)|texts?|texting|answers?|answering|responds?|responding|writes?|writing|messages?)`;
const lateWords = String.raw`(?:late|later|slow(?:er|ly)?|hours (?:later|after)|rarely|less(?: and less| often)?|the next day|once a day|not (?:much|often)|short(?:er)?|dry|with one word)`;

const slow = new RegExp(
  String.raw`(?:\bmy ${partner}\b|^\W*(?:why (?:does|is) )?(?:he|she)\b)(?: (?:always|only|just|is|keeps|now|started|has|been|never|really|barely|hardly|rarely|so|usually|often|sometimes|suddenly|being))* (?:${answering}(?: (?:to )?(?:me|my (?:texts|messages)|back|very|really|so|too|always|only|super))* ${lateWords}\b|(?:takes?|taking|needs?) (?:so long|forever|ages|\w+ hours|hours|days|a long time|all day|too long|hours and hours)\b[^.!?]{0,8}\bto (?:repl\w+|text|answer|respond|write|get back|message)|(?:a )?(?:bad|slow|terrible|dry) (?:at )?(?:texting|texter|replying|replier)\b)|\bmy ${partner}\b(?: (?:really|just|still|always|even|suddenly))* (?:doesn'?t|doesnt|does not|don'?t|never|hardly|barely|rarely|stopped|won'?t|isn'?t)(?: (?:really|even|ever))* (?:text(?:s|ing)?|repl\w+|answers?|answering|respond\w*|messag\w+)(?: (?:to )?me(?: back)?)?(?: (?:much|often|first|a lot|anymore|for hours|right away|as much|enough|fast|quickly|like before|all day|during the day))*\W*$`,
  "m",
);
const onRead = /\b(?:left|leaves|leaving) me on (?:read|seen|delivered)\b/;
const exWrites =
  /^(?![^]*\b(?:kids?|child(?:ren)?|son|daughter|custody|threat\w*|stalk\w*|scare[sd]?|afraid|abus\w*|hit me|boss|owes?|money)\b)[^]*(?:\bmy ex\b(?:[- ](?:boyfriend|girlfriend|husband|wife|bf|gf))?(?: (?:just|suddenly|finally|randomly|has|keeps|is|started|still))* (?:text(?:ed|s|ing)|call(?:ed|s|ing)|messag(?:ed|es|ing)|contact(?:ed|s|ing)|reach(?:ed|es|ing) out|wrote|writ(?:es|ing)|dm'?e?d|sent me|wants? to (?:talk|meet|see me|catch up|be friends|hang out)|asked to (?:meet|talk))\b|\b(?:heard from|got a (?:text|message|call) from) my ex\b)/;
const friendSilent = new RegExp(
  String.raw`\bmy ${friend}\b(?: (?:just|suddenly|is|has|been|keeps?|started|really|totally|completely|all of a sudden|seems|feels|acts))* (?:ignor\w+ me|ignoring my \w+|stopped (?:talking|texting|replying|answering|speaking|calling|responding)|(?:won'?t|doesn'?t|isn'?t|not|hasn'?t|is not) (?:talk(?:ing|ed)?|speak(?:ing)?|spoken|answer(?:ing|ed)?|repl(?:y|ying|ied)|text(?:ing|ed)?|respond(?:ing|ed)?)\b|avoid\w* me|gives? me the silent|ghost\w+ me|distant|being (?:distant|cold|weird)|cold (?:to|with|toward))|\b(?:i'?m|i am|being|getting) ignored by my ${friend}\b`,
);
const longSilence =
  /\b(?:have ?n'?t|havent|have not|not|stopped|no longer|don'?t|dont|didn'?t)(?: \w+){0,2} (?:talk\w*|spok\w+|speak\w*|heard|text\w*|contact)\b|\bno contact\b|\b(?:silence|silent treatment)\b/;
const parted = /\b(?:ex|broke up|break ?up|dumped|left me|divorc\w+|no contact|scared|afraid|abus\w*|hit)\b/;
const yelledAtChild =
  /\b(?:yell\w*|scream\w*|shout\w*|snapp\w*|lost (?:it|my temper))\b[^.!?]{0,20}\b(?:kids?|son|daughter|child(?:ren)?|toddler|boys?|girls?)\b/;
const childDeaf =
  /\bmy (?:[\w-]+ ){0,3}(?:son|daughter|kids?|child(?:ren)?|toddler)\b[^.!?]{0,15}\b(?:listen\w*|obey\w*|behav\w*|ignores? me|talks? back)\b/;
const wantsSpace =
  /\b(?:he|she|they|husband|wife|partner|boyfriend|girlfriend|bf|gf)\b[^.!?]{0,12}\b(?:needs?|wants?|asked for|asking for)\b[^.!?]{0,8}\bspace\b/;
const wantsSorry = /\bowes? me an apology\b|\bnever apologi[sz]ed\b|\b(?:won'?t|doesn'?t|didn'?t|refuses to) (?:say sorry|apologi[sz]e)\b/;
const roommate = /\broommates?\b/;
const pleasing = /\b(?:say|saying) no\b|\bpeople[- ]pleas\w+/;
const aboutPeople =
  /\b(?:friends?|bestie|husband|wife|partner|boyfriend|girlfriend|bf|gf|mom|dad|mother|father|parents|sister|brother|son|daughter|roommate|in[- ]?laws?)\b/;
const asksWords = whole(
  String.raw`(?:what|how) (?:exactly )?(?:do|should|can|could|would) i (?:even )?(?:say|tell|text|write|reply|answer|send|ask|bring)\b[^.!]{0,30}`,
  String.raw`(?:can|could) you (?:please )?write\b[^.!]{0,30}`,
);

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

export const usualPeopleFirst: readonly WrittenAnswer[] = [
  {
    id: "slow-replies",
    topic: "not-listened-to",
    ask: slow,
    but: /\b(?:after (?:the|our|a) (?:first )?date|ghost\w*|on read|control\w*|angry|mad|fight|argument|hit)\b/,
    text: "Waiting for a reply makes an hour long, and the head fills it with reasons. A slow answer by itself says little: many people work, drive, or write only when they have time. What tells you more is the rest. Are plans kept, is the time together warm, do calls get returned? If yes, it's mostly a difference in habits. If everything has become less, something has changed, and you may ask.\n\nSay it once, as a wish: “I like hearing from you during the day. Could you send one line when you're busy, so that I don't guess?”\n\n**One next step:** look at how it is when you are together, and note one fact for each side.\n\nHas it always been like this, or is it new?",
    short:
      "“I like hearing from you during the day. Could you send one line when you're busy, so that I don't guess?”\n\nWhen would you say it?",
  },
  {
    id: "left-on-read",
    topic: "dating-again",
    ask: onRead,
    text: "To see that it was read and get nothing back stings, since your head writes the answer itself. All you know is that it was opened: at work, on the way, or without knowing what to say. Give it a day or two. Then one light message is fine, about something new and without a word on the silence: “Saw this and thought of you. How was your week?” If nothing comes after that, the answer is theirs to give, and it says nothing about your worth.\n\n**One next step:** mute the chat until tomorrow evening, and plan something for tonight.\n\nWho wrote last before that, and how was it between you?",
    short: "“Saw this and thought of you. How was your week?”\n\nWhat could “this” be?",
  },
  {
    id: "ex-writes",
    topic: "after-a-breakup",
    ask: exWrites,
    but: /\b(?:get back together|back together|my ex[- ]boss)\b/,
    text: "One message, and everything is stirred up again; that's natural, and it doesn't tell you yet what to do. You don't have to answer today, and not at all if you don't want to. Ask yourself two things: what do I hope for, and how would I feel tomorrow if it were only small talk?\n\nIf you want distance: “I wish you well. I need no contact right now.” If you want to know: “Hi. What's on your mind?” Short, in daylight, and never at midnight.\n\n**One next step:** wait one night, then choose one of the two, or none.\n\nWhat do you hope it means?",
    short: "“Hi. What's on your mind?” Or: “I wish you well. I need no contact right now.”\n\nWhich of the two feels calmer?",
  },
  {
    id: "close-one-silent",
    topic: "keep-friends",
    ask: friendSilent,
    but: /\b(?:suicid\w*|kill|die|depress\w*|worried about|weeks? after (?:her|his)|money|owes?|door|lights?|since)\b/,
    text: "Silence from somebody close hurts, and it leaves you guessing. It can be about you, and just as often it's their own trouble: stress, shame, a new person, a bad month. You can't find that out by thinking, only by asking once, kindly and without blame:\n\n“Hey, I notice we talk less, and I miss you. Is something between us, or is it a hard time for you? Either is okay. I'd just like to know.”\n\nThen give it a week, and don't write again in between. Spend those days with someone who does answer.\n\n**One next step:** send those lines today at a quiet hour.\n\nDid something happen just before it went quiet?",
    short:
      "“I notice we talk less, and I miss you. Is something between us, or is it a hard time for you?”\n\nWould you rather send it or say it?",
  },
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
];

export const usualPeopleTurns: readonly WrittenAnswer[] = [
  {
    id: "slow-replies-overthinking",
    talk: slow,
    ask: /\b(?:overthink\w*|over[- ]think\w*|overreact\w*|paranoid|too (?:needy|clingy|sensitive|much)|needy|clingy|imagining|in my head|reading too much)\b/,
    text: "A bit, perhaps, and not for nothing: you want to know where you stand. A test: put down only what a camera would have seen. “Answered after four hours” is a fact; “is losing interest” is a guess. If the facts of the last two weeks are fine otherwise, calls, plans, warmth, let the guess rest until you've asked. If three facts point the same way, you aren't overthinking, and it's time for a calm question.\n\n**One next step:** write three facts from the last two weeks.\n\nWhat would stand there?",
  },
  {
    id: "slow-replies-changed",
    talk: slow,
    ask: /\b(?:used to|at first|in the beginning|before,? (?:he|she)|it changed|since (?:last|a few|about|\w+ weeks)|(?:it'?s|this is) new|lately|recently|not always)\b/,
    text: "Then you noticed a real change, and asking about it isn't needy. It can be the usual calming down after the first months, a busy stretch at work, or something between you; only {they} can say which. Ask when you're together, not by text:\n\n“I've noticed you write less than before. Is it just busy, or is something different for you? I'd rather hear it than guess.”\n\nThen wait for the answer, and look at the two weeks after it.\n\n**One next step:** choose the evening for that question.\n\nWhat else has changed since then?",
  },
  {
    id: "slow-replies-words",
    talk: slow,
    ask: asksWords,
    text: "Something light, once, and then the phone goes away:\n\n“Thinking of you. Call me when you're out of work?”\n\nAnd if you'd like to talk about the waiting itself, short and without blame: “When I hear nothing all day I start to guess. One line like ‘busy, talk tonight’ would help me a lot. Is that okay for you?”\n\nNot “why don't you answer?”, and not three messages in a row; both make it harder to reply.\n\n**One next step:** send the one that fits, and do something else for two hours.\n\nWhich one is it?",
  },
  {
    id: "slow-replies-normal",
    talk: slow,
    ask: whole(
      String.raw`is (?:that|this|it) (?:normal|ok(?:ay)?|a (?:red flag|bad sign|problem)|bad)[^.!]{0,20}`,
      String.raw`does (?:he|she|it|that) (?:mean|not|still|even)?[^.!]{0,35}`,
      String.raw`(?:what does (?:it|that|this) mean|why(?: (?:is|does|would) (?:he|she|it|that)[^.!]{0,30})?)`,
    ),
    text: "Common, yes. Some people write all day, and others forget the phone and care just as much. It's a difference in habits as long as the rest is there: plans are kept, time together is warm, a missed call gets returned. It's a sign of something more if all of that gets less, or if {they} can be quick with everyone but you. You find out by one calm question, not by counting hours.\n\n**One next step:** agree on one fixed moment, such as a call at nine.\n\nHow is it when you two are together?",
  },
  {
    id: "slow-replies-say-it",
    talk: slow,
    ask: whole(
      String.raw`should i (?:say|tell|talk|ask|bring|mention|confront|text|wait|ignore)\b[^.!]{0,40}`,
      String.raw`what (?:do|should|can) i do\b[^.!]{0,15}`,
    ),
    text: "Yes, say it once, in person and as a wish; hints and waiting games make both of you tense. “I like it when I hear from you during the day. Could you send one line when you're busy?” Then give it two weeks. If it gets a little better, that's care. If nothing moves at all, you know that it isn't about the phone, and you can ask {them} about the two of you.\n\n**One next step:** choose a moment this week when neither of you is tired.\n\nWhat would be enough for you: a line at noon, a call at night, or something else?",
  },
  {
    id: "ex-writes-reply",
    talk: exWrites,
    ask: whole(
      String.raw`(?:should|do|can|must) i (?:even |really |just |have to )?(?:reply|respond|answer|text|write|call|go|meet|see|block|ignore|say)\b[^.!]{0,35}`,
      String.raw`what (?:do|should) i do\b[^.!]{0,15}`,
    ),
    text: "You don't have to, and being polite isn't a reason. I'd answer only if you can say yes to this: “If nothing comes of it, I'm still fine tomorrow.” If you secretly hope for more, wait a week; what is meant seriously is still there then. If you do answer, one short line in daylight: “Hi. What's on your mind?” Meeting comes later, by day, an hour, in a café. If this person was bad for you, leave it unread or block; that needs no explanation.\n\n**One next step:** sleep on it one night before you type anything.\n\nIf you answer, what do you want to come of it?",
  },
  {
    id: "ex-writes-words",
    talk: exWrites,
    ask: asksWords,
    text: "Choose by what you want, and leave it at one message:\n\n1. To know more: “Hi, I got your message. What's on your mind?”\n2. Friendly and closed: “I wish you well. I'm not up for being in touch right now.”\n3. Later: “Thanks for writing. I need some time before I answer.”\n\nNo old stories, no “why now?”, and nothing after ten at night. If it turns into a long chat that pulls you back, you may stop: “I'm leaving it here. Take care.”\n\n**One next step:** choose a number, and send it tomorrow at noon or not at all.\n\nWhich one is it?",
  },
  {
    id: "ex-writes-since",
    talk: exWrites,
    ask: /\b(?:we )?(?:broke up|split up|separated|ended)\b[^.!?]{0,25}\b(?:days?|weeks?|months?|years?|ago)\b|^\W*(?:it'?s been |about |like )?(?:\d+|a|an|two|three|four|five|six|a few) (?:weeks?|months?|years?)(?: ago)?\W*$/,
    text: "Long enough to have found some ground again, so protect that first. A message after such a time can be loneliness, guilt, curiosity or a real wish, and you can't read from it which. Look at how you were last week, before it came: calmer? Then you know what an answer may cost. What has changed since then that would make it different this time? If you can't name anything, it would be the same again.\n\n**One next step:** write down in two lines why it ended.\n\nWho ended it, and how do you feel about it today?",
  },
  {
    id: "friend-silent-apologize",
    talk: friendSilent,
    ask: /\bshould i (?:just )?(?:apologi[sz]e|say sorry)\b/,
    text: "Only for something you know you did. A sorry into the blue sounds like “please don't be angry”, and it makes the other wonder. If there is one thing, name it: “I'm sorry I canceled twice. That wasn't fair to you.” If you don't know of any, ask instead: “Did I do something that hurt you? I'd want to know and make it right.” Both are short, and both leave room for an answer.\n\n**One next step:** go through the last two weeks once, ten minutes, and note what could have hurt.\n\nDoes anything come to mind?",
  },
  {
    id: "friend-silent-why",
    talk: friendSilent,
    ask: whole(String.raw`idk why|no idea(?: why)?|nothing happened`),
    text: "Not knowing is the hardest part, because you go through everything you said. Most reasons are one of four: something hurt, and they didn't say so; they're in a hard time; they're busy with a new job or a new person; or the friendship has slowly changed for them. You can't tell which from outside, and asking once is kinder to both than guessing for weeks: “Did I do something, or is it a hard time for you?”\n\n**One next step:** send that one question, and then wait a week.\n\nWhat was the last good moment between you?",
  },
  {
    id: "friend-silent-words",
    talk: friendSilent,
    ask: asksWords,
    text: "Short, kind, and easy to answer:\n\n“Hey, I've missed you lately. I have the feeling that something is between us, or maybe you just have a lot going on. Either is okay. Would you tell me? I'd rather know than guess.”\n\nNo list of what went wrong, and no “you never”. If a call fits better for the two of you, the same words in the first minute. After that let it rest for a week, also if it's hard.\n\n**One next step:** put one thing into it that only the two of you know, and send it today.\n\nWhat would that be?",
  },
  {
    id: "friend-silent-next",
    talk: friendSilent,
    ask: whole(
      String.raw`what (?:do|should|can) i do\b[^.!]{0,15}`,
      String.raw`should i (?:just )?(?:reach out|text|call|write|message|say something|ask|talk|confront|wait|ignore|give)\b[^.!]{0,40}`,
    ),
    text: "Ask once, kindly, and then wait a week. That's better than waiting in silence and better than five messages: “I notice we talk less, and I miss you. Is something between us, or is it a hard time for you?” If an answer comes, listen first and defend later. If none comes, you've done your part, and you may be sad about it and put your evenings where you're wanted.\n\n**One next step:** send those two sentences today, and tell another friend that you did.\n\nWho else is good to have around you this week?",
  },
  {
    id: "on-read-again",
    talk: onRead,
    ask: whole(
      String.raw`(?:should|can|do) i (?:just )?(?:text|write|call|message|send|reply|say|wait|ask|move on|give up)\b[^.!]{0,35}`,
      String.raw`what (?:do|should|can) i do\b[^.!]{0,15}`,
    ),
    text: "One more is fine, if yours was the only one and at least two days have passed. Make it new and light, with something to answer: “I'm getting tacos on Thursday. Want to come?” No question about the silence. If you already wrote twice, leave it; a third message won't turn a no into a yes, and somebody who wants to see you finds a minute.\n\n**One next step:** count your last messages; if it's one, write it tomorrow at noon.\n\nHow long has it been, and who wrote last?",
  },
  {
    id: "silent-for-weeks-write",
    talk: longSilence,
    and: /\b(?:days?|weeks?|months?|years?|a while|long time|anymore|stopped|silent|silence)\b/,
    not: parted,
    ask: whole(
      String.raw`should i (?:just )?(?:text|call|write|message|reach out|contact|go|say something|be the one)\b[^.!]{0,30}`,
      String.raw`who should (?:text|call|write|go) first`,
    ),
    text: "Yes, once. After a silence both mostly wait for the other, and whoever goes first loses nothing. Make it short, friendly and easy to answer, without asking who was at fault:\n\n“Hey, I've missed you these weeks. I don't like that it's gone quiet between us. Coffee on Saturday, or a call?”\n\nThen leave it for a week; a second message right after it makes it heavier. If nothing comes, you've done your part.\n\n**One next step:** send it today before dinner.\n\nWas there a quarrel before, or did it just go quiet?",
  },
  {
    id: "apologize-to-child",
    talk: yelledAtChild,
    ask: /\b(?:should i|do i (?:have to|need to))\b[^.!?]{0,12}\b(?:apologi[sz]e|say sorry)\b/,
    but: /\d|\bhow\b/,
    text: "Yes. It doesn't make you weak in their eyes; it shows them how one puts something right. Short, at their height, and without a “but”:\n\n“I yelled at you yesterday. That wasn't okay, and it wasn't your fault. I was tired. Next time I'll take a minute outside first.”\n\nThen a hug if they want one, and on with the day. The rule itself may stay: shoes on is still shoes on. What counts is that the next time really goes a little differently.\n\n**One next step:** say it today, before bedtime.\n\nHow did they react when you got loud?",
  },
  {
    id: "loud-with-deaf-child",
    talk: childDeaf,
    ask: /^\W*(?:and |but |so |then )?(?:i|we)(?: (?:just|always|often|end up|keep|mostly|then|also|have to))* (?:yell\w*|shout\w*|scream\w*|lose (?:it|my temper|my patience)|get (?:loud|mad|angry))(?: (?:a lot|too much|all the time|at (?:him|her|them)|every day|and feel \w+|then))*\W*$/,
    text: "Most parents end there after the fifth time, and yelling works for a minute, so it comes back. What works better is to say it less often and nearer: go there, touch a shoulder, wait for the eyes, five words. If nothing happens, no sixth time, but the thing you announced, calmly. When you feel it rising, say “I need a minute” and step out.\n\nAnd afterward: “I yelled. That wasn't your fault.”\n\n**One next step:** choose one daily moment, such as shoes, and try it only there this week.\n\nAt which hour does it get loud most?",
  },
  {
    id: "space-meaning",
    talk: wantsSpace,
    ask: whole(
      String.raw`what does (?:that|this|it|space|(?:he|she) )[^.!]{0,20}mean[^.!]{0,15}|what (?:is|are) (?:he|she|they) (?:thinking|trying to say)|(?:does (?:it|that|this) mean (?:it'?s|its|we'?re|were|that) )[^.!]{0,25}|is it over|are we (?:over|done|breaking up)`,
    ),
    text: "It can mean three things: “I'm overwhelmed and need quiet,” “I'm not sure about us,” or “I'm leaving slowly.” From outside nobody can tell, and {they} may not know yet. So ask once for the edges: how long, do we text, are we together meanwhile? Someone who means the first gives you a date. Someone who won't answer any of it is closer to the third, and that's hard and also clear.\n\n**One next step:** send that one question, and nothing else this week.\n\nWhat was going on in the weeks before?",
  },
  {
    id: "sorry-let-go",
    talk: wantsSorry,
    not: /\b(?:money|loan|lent|\$)/,
    ask: /\b(?:should i|is it better to|(?<!how )do i)\b[^.!?]{0,12}\b(?:let it go|forget (?:it|about it)|move on|drop it|forgive)\b/,
    text: "Say it once first, if you haven't; what was never said mostly comes back. “What happened on Friday hurt me. I'd like to put it behind us, and I need you to know that.” After that letting go is up to you, and it needs no sorry from the other side. It doesn't mean that it was fine. It means that you stop waiting, and decide how close this person should be from now on.\n\n**One next step:** decide which is true: it was once, or it happens again and again.\n\nWhich one is it?",
  },
  {
    id: "sorry-how-let-go",
    talk: wantsSorry,
    not: /\b(?:money|loan|lent|\$)/,
    ask: whole(String.raw`how|how (?:do|can|should) i (?:let (?:it|that|this) go|move on|stop|forgive)[^.!]{0,25}|how exactly`),
    text: "In small pieces, since it can't be decided in one evening:\n\n1. Write a page to that person with everything in it, and don't send it.\n2. Draw the line: what will you do differently, see them less, tell them less, only in a group?\n3. When the scene comes up again: “That was then. I've decided.” And something for the hands.\n4. No more telling the story at dinner for two weeks.\n\nIt gets quieter by weeks, and some days it comes back.\n\n**One next step:** write the page tonight, fifteen minutes.\n\nWhat stands in the first line?",
  },
  {
    id: "roommates-number",
    talk: roommate,
    ask: whole(
      String.raw`(?:we(?:'re| are)|there (?:are|is)|it'?s) (?:\d|two|three|four|five|six)(?: of us)?(?: (?:people|roommates|in (?:total|the (?:house|apartment))|living here|all together))*|i have (?:\d|two|three|four|five) roommates`,
    ),
    text: "With more than two, tasks without a name belong to nobody. So don't talk to one alone, but to all at the table: a list of what has to be done in a week, each gets whole things, and it changes every Sunday. Kitchen, bathroom, trash and floors are usually enough. One fixed half hour in which all do it at the same time works best; nobody can think that the others do less. A photo of the list goes into the group chat.\n\n**One next step:** write into the chat: “Can we take 20 minutes on Sunday to split the cleaning?”\n\nAre the others bothered by it, too?",
  },
  {
    id: "hard-to-refuse-family",
    talk: pleasing,
    ask: whole(
      String.raw`(?:especially |mostly |mainly |just |only |it'?s |with |to )*(?:my )?(?:mom|mum|mother|dad|father|parents|family|sister|brother|husband|wife|in[- ]?laws|mother[- ]in[- ]law)`,
    ),
    text: "That's the hardest place for it, because you learned the yes there. So begin with something small that can't hurt anybody, and put the love first and the no after it: “I love you, and I can't on Sunday. I'll call you on Tuesday.” What stays makes the no easier to hear. If there's a sigh or a sulk, you don't have to repair it; it passes within days. And buy time for the rest: “I'll tell you tomorrow.”\n\n**One next step:** choose the next small request that you'll refuse.\n\nWhat do they ask for most?",
  },
  {
    id: "asked-about-it",
    talk: aboutPeople,
    not: /\b(?:scared|afraid|hits?|hit me|police|court|threat\w*)\b/,
    ask: whole(
      String.raw`(?:he|she|they|my \w+(?: \w+)?)(?: (?:just|even|also|already|finally|actually))* asked(?: me)?(?: (?:about (?:it|this|that|us)|what'?s (?:wrong|going on|up)|what (?:is|was) wrong|if (?:i'?m|i am|everything is|it'?s) (?:ok(?:ay)?|mad|upset|angry|fine)|why (?:i'?m|i am)[^.!]{0,20}|how i (?:feel|am)))(?: (?:yesterday|today|last night|this morning|again|already|once|tonight))*`,
    ),
    text: "Good: then the door is open, and you don't have to find a beginning. Asking means that {they} noticed something. You needn't have the perfect words, and if you dodged it, you can come back to it: “You asked me about it. I didn't know what to say in that moment. The truth is, it has been bothering me, and I'd like to talk.” One sentence on how it is for you, then listen.\n\n**One next step:** take it up again today or tomorrow, in a quiet quarter of an hour.\n\nWhat did you answer?",
  },
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
];
