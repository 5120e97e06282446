import type { WrittenAnswer } from "./coach.written.content.ts";

/** What is told of families: parents, children, in-laws, holidays, animals and loss. */

const giving =
  /^(?:say-no-to-lending|support-parents|set-a-family-boundary|people-pleasing|say-no-kindly|family-addiction|adult-child-home)$/;
const laws = /^(?:in-laws|set-a-family-boundary|criticism|holidays-family)$/;
const parent = /^(?:talk-with-a-child|kids-screen-time|repair-after-snapping|single-parent|bullied|stepfamily)$/;
const grief = /^(?:grieve|holidays-family)$/;
const someoneDied =
  /\b(?:died|passed away|passed in|(?:my|our) (?:mom|mum|mother|dad|father|husband|wife|brother|sister|grand\w+|son|daughter|friend|uncle|aunt) passed|lost my (?:mom|mum|mother|dad|father|husband|wife|brother|sister|grand\w+|son|daughter|best friend)|funeral)\b/;
const feast = String.raw`(?:thanksgiving|christmas|the holidays|holidays|new year'?s?|easter|mother'?s day|father'?s day|hanukkah|birthday)`;
const nest = /^empty-nest$/;
const child = /^(?:decide|baby-cost|new-parent|grown-apart)$/;
const wantsChild =
  /\b(?:another (?:baby|child|kid)|(?:have|having|want|wants|try\w* for) (?:a |another )?(?:baby|kids|child|children)|second (?:baby|child)|pregnan\w*)\b/;
const parentsPart = /^(?:parents-fighting|divorce-process|aging-parents)$/;
const teen = /^talk-with-a-child$/;
const toddler = /^(?:toddler-tantrum|new-parent|single-parent|talk-with-a-child|repair-after-snapping)$/;
const holidays = /^holidays-family$/;
const bereaved = /^grieve$/;
const care = /^(?:aging-parents|care-for-someone|support-parents|caring-fatigue)$/;
const school = /^(?:talk-with-a-child|siblings-fight|bullied)$/;
const animal = /^pet-loss$/;
const baby = /^(?:new-parent|no-intimacy|single-parent)$/;
const screens = /^kids-screen-time$/;

export const toldFactsOfFamily: readonly WrittenAnswer[] = [
  // money and mothers, limits
  {
    id: "cannot-afford-giving",
    of: giving,
    ask: /\b(?:can'?t|cannot|cant|couldn'?t) (?:really |keep )?(?:afford(?! (?:an? )?(?:day ?care|child ?care|sitter|babysitter|nanny|preschool))|doing|giving|paying|lending|do)\b.{0,12}\b(?:it|this|that|anymore|any more)?|\bfeel (?:so |really |very )?guilty\b/,
    text: "That's a tight spot: you love somebody, and it goes beyond what you have. Guilt comes whenever we say no to one we love; it's no proof that the no is wrong. Giving what you don't have only means that two people are short next month. Decide before the next call what you can give, and zero is allowed.\n\nWhat could you offer that isn't money?",
    words:
      "On an ordinary day, before the next request: “I love you, and I have to tell you something hard. I can't give money anymore; I don't have it. I can come on Saturday, and we go through the bills together.” Then stop. Every further reason is one that can be argued with.\n\nWhat do you expect to hear back?",
  },
  {
    id: "will-cry",
    of: /^(?:say-no-to-lending|support-parents|set-a-family-boundary|people-pleasing|say-no-kindly|adult-child-home|in-laws|holidays-family|plan-a-hard-talk|aging-parents)$/,
    ask: /^(?![^]*(?:what if|\?))[^]*\b(?:she|he|they|mom|mum|mother|dad|father)(?:'ll|ll|'s going to|s going to|'s gonna|s gonna| will| is going to| might| would|'d| always)? (?:just |probably |totally |definitely |start |always )*(?:cry|cries|crying|tear up|break down|be (?:\w+ )?(?:hurt|sad|crushed|devastated|heartbroken))\b/,
    text: "Tears make you want to take everything back, and you don't have to. Stay there, kindly, and say: “I can see this hurts. The answer stays the same, and I love you.” Then be quiet; don't explain it again. {Their} tears are allowed, and so is your no. If it gets too much, end it warmly: “I'll call you tomorrow.”\n\nWhat would make you give in at that moment?",
  },
  {
    id: "guilt-trips",
    of: giving,
    ask: /\b(?:guilt[- ]?trip\w*|after (?:all|everything) (?:i|she|he|they)|makes me feel (?:guilty|bad)|you owe me|ungrateful|raised (?:me|you))\b/,
    text: "That pulls hard, because there's some truth in it: a lot was done for you. Thank for that, and keep it apart from the request: “You did so much for me, and I'm grateful. And I still can't do this.” Both sentences are true, and neither cancels the other. Then change the subject.\n\nWhich sentence of {theirs} gets you every time?",
  },
  // in-laws
  {
    id: "in-front-of-children",
    of: laws,
    ask: /\bin front of\b/,
    text: "In front of the children it undercuts you, so you may stop it right there, short and friendly: “We do it this way. Let's talk about it later.” Then turn back to the child. No reasons at the table; reasons are what gets argued with. The longer talk is for grown-ups and another hour.\n\nWhich remark comes most often?",
  },
  {
    id: "partner-says-nothing",
    of: laws,
    ask: /\b(?:husband|wife|partner|boyfriend|girlfriend|he|she) (?:just |always )?(?:says?|said|does|did|sits there and says) (?:absolutely )?nothing\b|\b(?:doesn'?t|won'?t|never|didn'?t) (?:even )?(?:say anything|says anything|stand up|stands up|back me|backs me|defend|defends|stick up|sticks up|speak up|speaks up)\b/,
    text: "Then you stand there alone, and that may hurt more than the remark itself. Don't ask {them} to take sides; ask for one sentence, agreed on beforehand: “Mom, that's ours to decide.” It's short enough for somebody who hates conflict. Talk about it on a day without a visit.\n\nWhen are the two of you next alone, without hurry?",
  },
  {
    id: "just-how-they-are",
    of: laws,
    talk: /\b(?:mother|father|sister|brother)[- ]in[- ]law|in-?laws\b/,
    ask: /\b(?:that'?s|thats|it'?s|its) just (?:how|the way) (?:she|he|they|mom|dad|it) (?:is|are)\b|\b(?:means? (?:it )?well|doesn'?t mean it)\b/,
    text: "That may be true, and it doesn't change how it lands with you. You aren't asking anybody to change a person, only what the two of you do when it happens: “I know that won't change. I need us to answer it the same way.” Two who say the same sentence are very hard to get past.\n\nWhat should that sentence be?",
  },
  {
    id: "wants-no-fight",
    of: /^(?:in-laws|set-a-family-boundary|holidays-family|noisy-neighbor|talk-to-roommate|criticism|coworker-conflict|tell-a-friend-it-hurt|siblings-fight|people-pleasing)$/,
    ask: /\b(?:don'?t|dont|do not|never) (?:want|wanna|like)(?: to)? (?:start |have |cause |make |pick |be in )?(?:a |any |another |big )*(?:fight|fights|drama|scene|war|argument|trouble|conflict|confrontation)\b|\bhate (?:conflict|confrontation|fights|drama)\b/,
    text: "You can be clear without any fight: short, friendly, and with no reasons in it. “Thanks, we've got this.” And then something else, the food, the weather. Said in the same tone each time, it works by about the fifth time, because there's nothing in it to push against.\n\nOn which remark would you try it first?",
    first:
      "First choose one sentence that starts no fight and that you can say in your sleep: “Thanks, we've got this.” Practice it aloud twice. Then ask your partner or a friend to know about it, so that somebody is on your side in the room. Nothing else has to be settled before the next visit.\n\nWhen is the next time that it will come up?",
  },
  {
    id: "takes-his-side",
    of: /^(?:get-money-back|set-a-family-boundary|estranged-family|siblings-fight|in-laws|start-softly|trust-broken|say-no-to-lending|holidays-family)$/,
    ask: /\b(?:takes?|took|taking|is on|are on|always on) (?:his|her|their) side\b|\bdefend(?:s|ed|ing)? (?:him|her|them)\b|\bsides? with (?:him|her|them)\b/,
    text: "That hurts twice: the thing itself, and then being alone with it. You don't need a judge in the family, so leave the third person out of it from now on: “I'd rather not talk with you about that. It's between the two of us.” And deal only with the one whom it's about, in writing if that is calmer.\n\nWhat would be fair in your eyes, in one sentence?",
  },
  {
    id: "will-not-pay-for-damage",
    of: /^get-money-back$/,
    talk: /\b(?:wreck\w*|crash\w*|total(?:l?ed)|damag\w*|broke|dent\w*|scratch\w*|ruined)\b/,
    ask: /\b(?:won'?t|wont|refuses to|doesn'?t want to|isn'?t going to|not going to) (?:even )?(?:pay|cover|fix|replace)\b|\bsays (?:it'?s|that'?s) not (?:his|her|their) (?:fault|problem)\b/,
    text: "Then first take what doesn't depend on {them}: report it to the insurance, with photos and the date, and get one estimate in writing. After that ask once, with the figure and two ways to do it: all at once or in parts. A no to that in writing is also something, since small claims court is there for such sums.\n\nIs there an estimate yet?",
  },
  // children
  {
    id: "stays-in-room",
    of: parent,
    ask: /\b(?:stays?|sits?|locks? (?:himself|herself|themselves)|always|lives|is) (?:\w+ )?in (?:his|her|their|the) room\b|\bon (?:his|her|their) (?:phone|xbox|playstation|computer) all day\b|\b(?:just )?games\b/,
    text: "At that age a closed door is normal, and the games are often where the friends are. Don't fight the door; knock with something: food, a ride, “show me what you play”. Ten minutes as a guest in that world, without one question about school, open more than a talk does.\n\nDo you know which game it is, and with whom?",
  },
  {
    id: "yelled-at-child",
    of: parent,
    and: /\b(?:kids?|child(?:ren)?|sons?|daughters?|toddler|baby|boys?|girls?|year old)\b/,
    ask: /\bi (?:\w+ )?(?:yelled|screamed|shouted|snapped|lost it|lost my temper|blew up)\b/,
    text: "That happens to good parents, and it can be repaired, even days later. Go there before anything else: “I yelled, and that wasn't okay. I'm sorry. You didn't deserve that.” Without “but you”. A shrug may be all that comes back; it counts anyway.\n\nWhat had happened just before it?",
    first:
      "First the sorry, and nothing after it: knock, bring something to eat, “I'm sorry that I yelled. I miss talking with you. We don't have to talk now.” Then leave. Tomorrow ten minutes side by side, in the car or at the game, without a question about school. That order opens the door; questions first would close it.\n\nWhat could you bring along?",
  },
  {
    id: "feels-bad-as-parent",
    of: parent,
    and: /\b(?:kids?|child(?:ren)?|sons?|daughters?|toddler|baby|boys?|girls?|year old)\b/,
    ask: /\b(?:feel|feeling|felt) (?:so |really |pretty |very )?(?:bad|awful|terrible|guilty|horrible)\b|\b(?:terrible|bad|awful|horrible|worst) (?:mom|mother|dad|father|parent)\b/,
    text: "It weighs on you because this child matters to you. Bad parents don't lie awake over it. Guilt is only good for one thing, and that is to show what you want to do differently; after that it may go. Children learn more from a mother or father who says sorry than from one who never needs to.\n\nWhat would you do differently in that same minute?",
  },
  {
    id: "child-cried",
    of: /^(?:repair-after-snapping|talk-with-a-child|toddler-tantrum|single-parent|cool-anger)$/,
    and: /\b(?:kids?|child(?:ren)?|sons?|daughters?|toddler|baby|boys?|girls?|year old)\b/,
    ask: /\b(?:year old|son|daughter|kids?|child|boy|girl|he|she|they)\b.{0,12}\b(?:cried|was crying|were crying|started crying|burst into tears|looked (?:so )?(?:sad|scared))\b/,
    text: "That picture stays with you all day. For a child it can be made good within minutes, once you come back to it: down at eye level, “I was too loud. You did nothing wrong. I'm sorry.” Then a hug, if it's wanted, and something ordinary together.\n\nWhen do you see each other today?",
    first:
      "As soon as you see each other, before bags and dinner: down at eye level, “I was too loud this morning. You did nothing wrong, and I'm sorry.” Then ten minutes in which you do what they choose. And tonight one thing laid out for tomorrow, so that the morning has five minutes more.\n\nWhat makes your mornings so tight?",
  },
  {
    id: "slow-mornings",
    of: /^(?:repair-after-snapping|talk-with-a-child|toddler-tantrum|single-parent|cool-anger)$/,
    and: /\b(?:kids?|child(?:ren)?|sons?|daughters?|toddler|baby|boys?|girls?|year old)\b/,
    ask: /\b(?:so|too|really|being) slow\b|\bwouldn'?t (?:get dressed|put on|get ready|hurry|listen)\b|\b(?:running|were|was) late\b/,
    text: "The minutes before leaving are where it breaks in most families; small children have no clock, and you have one in your neck. What helps is done the evening before: clothes on a chair, bags at the door, one thing less to decide. And ten minutes earlier for you alone, with coffee.\n\nWhich moment of the morning gets you every time?",
  },
  {
    id: "make-it-up-to-children",
    of: /^(?:repair-after-snapping|talk-with-a-child|toddler-tantrum|single-parent|cool-anger)$/,
    and: /\b(?:kids?|child(?:ren)?|sons?|daughters?|toddler|baby|boys?|girls?|year old)\b/,
    ask: /\bhow (?:do|can|should|could) i (?:make (?:it|this|that) (?:up|right|good)|fix (?:it|this)|repair)\b/,
    text: "Not with a treat; with you. When you see them: down at eye level, “I was too loud this morning. That was my mistake and not yours. I'm sorry.” Then ten minutes of whatever they want to do, with the phone away. You may leave it at that; children forgive quickly when somebody comes back.\n\nWhat would they choose for the ten minutes?",
  },
  {
    id: "doctor-found-nothing",
    of: parent,
    ask: /\b(?:doctor|pediatrician|dr)\b.{0,20}\b(?:fine|nothing|healthy|normal|ok|okay)\b/,
    text: "Good that it was looked at. The pain can be real all the same; in children worry often sits in the stomach. Keep a small log for two weeks: which mornings, which lessons, and what about weekends. With that sheet, a talk with the teacher or the school counselor gets somewhere.\n\nHow is it on days without school?",
  },
  {
    id: "no-friends-at-school",
    of: parent,
    ask: /\b(?:has|have|got|without)\b.{0,8}\b(?:no|any|zero) friends\b|\b(?:doesn'?t|don'?t) have (?:any )?friends\b|\bnobody (?:plays|sits|talks|eats) with (?:him|her|them)\b|\b(?:plays|sits|eats) (?:all )?(?:alone|by (?:him|her)self)\b/,
    text: "That's hard to know as a parent, and it explains a lot about the mornings. One friend is enough at that age. Ask the teacher who sits well beside {them}, and invite only that child for something short with a task: pizza, the pool, a craft. Two hours, then it ends while it's still good.\n\nIs there a name that comes up now and then?",
    first:
      "First an email to the teacher, today: “It's hard for us in the mornings, and there seem to be no friends yet. Who would be a good match, and what do you see in class?” Then one invitation to that one child, for a short afternoon. The rest of it often gets lighter once there is one friendly face.\n\nWhen could the afternoon be?",
  },
  // grief
  {
    id: "should-be-better-by-now",
    of: grief,
    talk: someoneDied,
    ask: /\b(?:thought|should|supposed to|expected|figured)\b.{0,15}\b(?:be|feel|doing|get|have been) (?:\w+ )?(?:better|over it|okay|ok|fine|past it|further)\b|\bwhy (?:is it|am i) (?:still|not)\b/,
    text: "There's no date for it. After the first weeks the numbness goes and the visits stop, and for many it gets heavier just then; that isn't doing badly. A measure that is fairer than better or worse: did you eat, did you sleep, did you say {their} name to somebody this week?\n\nWhich hour of the day is the hardest now?",
  },
  {
    id: "told-to-move-on",
    of: grief,
    talk: someoneDied,
    ask: /\b(?:says?|said|tells?|told|thinks?|wants?|keeps?)\b.{0,25}\b(?:move on|get over|let (?:it|him|her) go|be strong|stop crying|time to|back to normal|past it)\b/,
    text: "People say that when they can't bear to see you sad, or when they don't want to feel it themselves. You needn't be as fast as anybody else. If you want to answer: “I'm not there yet, and I don't want to pretend with you.” You're allowed to keep the missing and still go on living.\n\nWith whom can you say {their} name without being hurried?",
  },
  {
    id: "feast-without-them",
    of: grief,
    talk: someoneDied,
    ask: new RegExp(String.raw`\b${feast}\b`),
    text: "The first one is hard, and no plan takes that away; a plan keeps it from falling on you, though. Decide on three things now: with whom and how long, one thing that stays as it was, and one that is new. And a place for {them} on that day: a candle, the old dish, a toast with one story.\n\nWhich part of the day are you most afraid of?",
  },
  {
    id: "always-went-there",
    of: grief,
    talk: someoneDied,
    ask: /\b(?:we|i) (?:always|used to|would always|never missed)\b|\b(?:his|her|their) (?:house|place|kitchen|table|chair)\b/,
    text: "So the place is gone with the person. Some families carry a piece of it over: the dish from that table, the music, one story told by each. Others go somewhere new that year, on purpose, so that nothing has to be like before. Both are right, and you may change your mind next year.\n\nWhat was the best thing about those days there?",
  },
  // a child that moved out
  {
    id: "quiet-house",
    of: nest,
    ask: /\b(?:house|home|apartment|evenings?|table|dinner)\b.{0,12}\b(?:quiet|empty|silent|too big|still|strange)\b|\b(?:walk\w*|stand\w*|sit\w*|go) (?:past|by|in|into)\b.{0,10}\b(?:room|door|bed)\b/,
    text: "For all those years the noise was the life in it, and now you hear the fridge. You may go into that room, sit there for a while and cry; it isn't strange. It gets easier when the hours that were full of {them} get something of their own: the drive, the dinner, the Saturday. Not all at once; one of them, with a person.\n\nWhich hour is the quietest?",
  },
  {
    id: "child-does-not-call",
    of: nest,
    ask: /\b(?:doesn'?t|does not|never|hardly|barely|rarely)\b.{0,8}\b(?:calls?|texts?|writes?|answers?|repl\w+|visits?)\b(?: much| often| back)?/,
    text: "It hurts, and it's mostly a good sign: a child who's busy with a new life feels safe enough not to call. Make it light for {them}: a picture instead of a question, “no need to answer,” and one fixed time, Sunday at six, ten minutes. What's fixed and short gets kept. Then the rest of the week is free of waiting.\n\nWhich time would suit {them}?",
  },
  {
    id: "partner-seems-fine",
    of: /^(?:empty-nest|grieve|pet-loss|miscarriage|big-news)$/,
    ask: /\b(?:husband|wife|partner|boyfriend|girlfriend|he|she) (?:just )?(?:seems?|acts?|is|looks?)\b.{0,8}\b(?:fine|okay|ok|normal|happy|over it|like nothing)\b/,
    text: "That can make you feel alone in it. People miss in different ways; some talk, some repair the car. Ask once, without a test in it: “The evenings are hard for me at the moment. How is it for you?” and then wait longer than is comfortable. And plan one evening a week for the two of you, so that the quiet isn't the only thing you share.\n\nWhen do the two of you talk at all, at the moment?",
  },
  // another child
  {
    id: "afraid-of-being-so-tired",
    of: child,
    talk: wantsChild,
    ask: /\b(?:scared|afraid|worried|don'?t want|can'?t imagine)\b.{0,30}\b(?:tired|exhausted|sleep\w*|again|newborn|that stage|starting over)\b/,
    text: "That fear has seen the real thing, so it deserves an answer. Ask it in detail: what was the worst of it, the nights, being alone, the body? And what would have to be different this time, in help, in money, in who gets up? If the two of you can write that down as an agreement, the question is another one than before. If not, that's an answer, too.\n\nWhat was the worst of it back then?",
  },
  {
    id: "partner-wants-child",
    of: child,
    talk: wantsChild,
    ask: /\b(?:husband|wife|partner|boyfriend|girlfriend|he|she) (?:\w+ )?(?:wants?|would love|is ready|really wants|doesn'?t want|isn'?t sure|is against)\b/,
    text: "Here nobody can be outvoted, and no one should be talked into it. What helps is to swap places once: for ten minutes each of you only says what the wish or the fear is made of, and the other repeats it before answering. Then a date, three months from now, at which you speak of it again. Until then nobody has to push.\n\nWhat is your part of the wish, if there is one?",
  },
  {
    id: "age-and-child",
    of: child,
    talk: wantsChild,
    ask: /^\W*(?:and |but |also )*(?:i'?m|i am|im) (?:already |almost |only )?(?:[23]\d|4\d)\W*$/,
    text: "So there's a clock in the room, too, and that makes it hard to think calmly. Take the pressure out with one appointment: your doctor can tell you how things stand for you, apart from statistics. With that you know whether it's about weeks or about a year or two. The decision stays yours, and it gets quieter with facts.\n\nWhat would you want to ask at that appointment?",
  },
  {
    id: "how-to-decide-child",
    of: child,
    talk: wantsChild,
    ask: /\b(?:don'?t|dont|do not|can'?t) (?:know how to|know what to|seem to) ?(?:decide|do|choose)?\b|\bhow (?:do|can) (?:i|we) (?:even )?decide\b/,
    text: "Not by a list of reasons; there'd be twenty on each side. Try it by picture: an ordinary Tuesday in five years, once with another child at the table and once without. Which one do you look at longer, and which makes you a little sad? Do it apart from each other, and then tell each other. Then sleep on it for some weeks.\n\nWhich of the two came first to your mind?",
  },
  // parents who part
  {
    id: "parents-told-us",
    of: parentsPart,
    talk: /\bparents\b/,
    ask: /\b(?:they|mom|dad|parents)\b.{0,8}\b(?:told|said|announced|dropped)\b.{0,20}\b(?:us|me|at|over|dinner|yesterday|last)\b/,
    text: "Such a sentence over dinner, and the floor is another one. It doesn't matter how old you are; it's your family. You don't have to have an opinion or a plan for it. Sit with somebody who has known you for long, a sibling or a friend, and say what goes through your head. And what was good stays true, whatever becomes of the two of them.\n\nWho is in it with you, a brother or a sister?",
  },
  {
    id: "both-complain-to-me",
    of: parentsPart,
    ask: /\b(?:both|each|mom|dad|they)\b.{0,12}\b(?:call\w*|complain\w*|vent\w*|talk\w*|tell|text\w*)\b.{0,15}\b(?:me|about|to)\b|\b(?:stuck |caught )?in the middle\b|\btake sides?\b/,
    text: "That's a place where no child belongs, at thirty as little as at ten. You may get up from that chair: “I love you both, and I can't be the one for this. Please talk to a friend or a counselor. With me I'd like to talk about other things.” Say it to both in the same words. It'll have to be said three or four times, and then it mostly holds.\n\nWith whom will it be harder?",
  },
  // teenagers
  {
    id: "lied-where-they-were",
    of: teen,
    ask: /\b(?:said|says|told me) (?:she|he|they) (?:was|were|is|had|did)\b.*\bbut\b|\b(?:lied|lies|lying|sneak\w*|snuck|hid|hiding)\b/,
    text: "A lie like that scares a parent more than the party does, because you no longer know what to believe. At that age they mostly lie to avoid a no, so make the truth cheaper than the lie: “If you call me, I'll come and get you from anywhere, and we talk about it the next day, not in the car.” Then one clear consequence for the lie itself, short and announced.\n\nWhat would {they} have to fear by telling you the truth?",
  },
  {
    id: "found-out-from-another-parent",
    of: teen,
    ask: /\b(?:found out|heard|learned|saw)\b.{0,20}\b(?:from|through|on|by)\b/,
    text: "Hearing it from somebody else makes you feel like the last one to know. Don't turn it into a trap by asking what you already know. Say it straight: “I know you were at the party. I'm not here to yell. I want to know what made it hard to tell me.” Then wait, even if it takes a while.\n\nHave you said anything about it yet?",
  },
  {
    id: "too-strict",
    of: teen,
    ask: /\b(?:too|so) (?:strict|hard|tough|controlling|overprotective)\b/,
    text: "Maybe it's just a teenager's sentence, and maybe there's a piece of truth in it; both can be. Let {them} bring one rule that should change, with a suggestion for how it would work, and you say yes to a trial of four weeks. Who helps to make a rule keeps it more often. Safety rules stay yours.\n\nWhich rule could you loosen without losing sleep?",
  },
  {
    id: "maybe-i-am",
    of: teen,
    ask: /^\W*(?:and |but )*(?:maybe|perhaps|i guess|probably) (?:i am|i'?m|she'?s right|he'?s right|they'?re right|it'?s me|a little|so)\b.{0,15}$/,
    text: "It's a good parent who can ask that. It doesn't have to be all or nothing: hold on to two or three rules that are about safety, and give away some that are only about taste or order. Say it openly: “I've thought about what you said. This one you decide from now on.” That is worth more trust than a lecture.\n\nWhich would you give away first?",
  },
  // small children
  {
    id: "no-help-with-child",
    of: toddler,
    ask: /\b(?:no|without|don'?t have(?: any)?|zero|nobody|no one)\b.{0,8}\b(?:help|support|family (?:here|nearby|around)|break|breaks|to help|babysitter|village)\b|\b(?:all|do it|do everything) (?:alone|by myself|on my own)\b/,
    text: "Doing this without a break would bring anybody to the edge; it isn't that you do it badly. Break it down to one hour a week: a neighbor's teenager, a trade with another parent, the library's story time, or a church nursery. 211 and your pediatrician's office know what there is near you. One fixed hour changes how the other days feel.\n\nWho near you has a child of about the same age?",
  },
  {
    id: "ten-minutes-alone",
    of: toddler,
    ask: /\b(?:just|only) (?:want|need)\b.{0,15}\b(?:minutes?|hour|break|alone|quiet|sleep|shower|peace)\b|\bneed (?:a )?(?:break|minute|time to myself)\b/,
    text: "That's a small thing to want, and you should have it. The child in the crib or behind the gate with a few toys, door open a crack, timer at ten: that is safe and allowed, even if there's some crying. And one time each day that belongs to you no matter what, told to whoever lives with you.\n\nWhen in the day would those ten minutes help the most?",
  },
  {
    id: "two-small-ones",
    of: /^(?:stress|clean-home|work-family-balance|single-parent|new-parent|repair-after-snapping|toddler-tantrum|chores-fair|siblings-fight)$/,
    and: /\b(?:kids?|child|children|sons?|daughters?|baby|toddler|twins)\b/,
    ask: /^\W*(?:(?:they'?re|they are|the kids are|my kids are|ages?|aged|i have a|a) )?(?:one|two|three|four|five|[1-5])(?:[- ]years?[- ]olds?)?(?:,? and | & )(?:an? )?(?:one|two|three|four|five|six|[1-6])(?:[- ]years?[- ]olds?| years old)?\W*$/,
    topic: "stress",
    text: "Two that small need you in the same minute, each of them as if it were the only one; nobody can think beside that. It's also the part that ends. For now plan in half hours: one with you on the floor, then one in which they play alone near you, and you don't tidy in it. Children of that age learn it within a week.\n\nWhich hour of the day is the worst?",
  },
  {
    id: "partner-away-from-kids",
    of: toddler,
    ask: /\b(?:husband|wife|partner|boyfriend|girlfriend|he|she)\b.{0,8}\b(?:works?|working|is)\b.{0,12}\b(?:nights?|all the time|a lot|away|late|long hours|two jobs|deployed|gone|on the road)\b/,
    text: "So you're alone with it at the hardest hours, and neither of you can change the shift quickly. What can be changed is one fixed hand-over: half an hour after {their} sleep in which the child isn't yours, every day at the same time. Ask for it as something that keeps the day running and not as a favor.\n\nAt what time could that half hour be?",
  },
  {
    id: "screams-all-day",
    of: toddler,
    ask: /\b(?:scream\w*|cr(?:y|ies|ying)|tantrums?|whin\w*|throw(?:s|ing) (?:himself|herself|things))\b.{0,15}\b(?:all day|constantly|nonstop|all the time|every (?:day|night|time)|for hours)\b/,
    text: "Hours of that would wear down anyone. It's a phase of the brain and not a report card on you. Look at three things first: sleep, hunger, too much going on. And keep one sentence for the storm, always the same: “You're angry. I'm here.” If it goes on for weeks or feels different from before, ask the pediatrician. If you feel your own hands getting tense, put the child somewhere safe and step out for a minute.\n\nAt what time of the day is it worst?",
  },
  // holidays with the family
  {
    id: "family-fights-at-holidays",
    of: holidays,
    ask: /\b(?:fights?|argues?|fighting|arguing|yell\w*|scream\w*|drama|blows? up|gets? (?:drunk|loud|ugly))\b/,
    text: "When it happens each year, you can plan around it like around the weather. Decide three things beforehand: how long you stay, one person you stick with, and the sentence with which you leave the room: “I'm going to check on the food.” You don't have to calm anybody down; that's not your job on that day.\n\nAt which point does it usually tip over?",
  },
  {
    id: "someone-walked-out",
    of: holidays,
    ask: /\b(?:walked out|stormed (?:out|off)|left (?:early|in the middle|angry)|slammed|didn'?t (?:speak|talk)|stopped (?:speaking|talking))\b/,
    text: "A scene like that stays in the room until the next year. It helps to say it out loud beforehand, to the one it's about and to nobody else: “I'd like this year to be quieter. If it gets too much, let's just take a walk.” And have a shorter day: a lunch has less time to go wrong than an evening.\n\nWhat set it off back then?",
  },
  {
    id: "expected-to-host",
    of: holidays,
    ask: /\b(?:expects?|wants?|assumes?|asked|asks|makes?)\b.{0,12}\b(?:me|us)\b.{0,8}\b(?:to )?(?:host|cook|do (?:it|everything)|have (?:it|everyone|them)|organize|come|drive|stay)\b|\b(?:hosting|host) (?:again|everyone|every year)\b/,
    text: "An expectation isn't an order, even if it has been that way for years. You can hand it back early and kindly: “I'm not hosting this year. I'd love to come, and I'll bring the dessert.” Early is the kind part, since it leaves time for another plan. A restaurant, a potluck or a smaller round are all real holidays.\n\nWhat would you be willing to do, if anything?",
    words:
      "Early, and in one breath: “Mom, I won't host this year. It's gotten too much for me. I'd love to come, and I'll bring dessert and help with the dishes.” If it's met with a sigh: “I know it's a change. I'm telling you now so that there's time.” Then don't fill the silence.\n\nWhen do you talk to her next?",
  },
  {
    id: "does-not-want-to-host",
    of: holidays,
    ask: /^\W*(?:and |but |honestly |well )*i (?:really |just )*(?:don'?t|dont|do not|can'?t) (?:want to|wanna|want it|feel like it|do (?:it|that|this))?(?: again| anymore| this year)?\W*$/,
    text: "Then that's an answer, and it needs no better reason. What makes it hard is only the moment of saying it. Do it this week and not in December, in two sentences, and offer the one part that you'd do gladly. Who is told early may be disappointed, and has time to get over it.\n\nWhich part would you do gladly?",
    words:
      "Two sentences are enough: “I won't do it this year; it's too much for me. I'd be glad to bring a dish and come for the afternoon.” No apology tour and no list of reasons. If it comes up again: “I've decided. I'm looking forward to the afternoon.”\n\nWho is the first one to be told?",
  },
  // grief
  {
    id: "still-calls-them",
    of: bereaved,
    ask: /\b(?:still|sometimes|keep|always)\b.{0,15}\b(?:call\w*|text\w*|dial\w*|talk(?:ing)? to|set(?:ting)? (?:the|a) (?:plate|place)|listen\w*|voicemail|smell\w*|sit in|reach\w* for)\b/,
    text: "Many people do that, and it isn't strange at all. A love that was there every day doesn't know yet where to go. You may keep it as long as it does you good: the number, the voicemail, a word in the evening. If you like, write down what you'd have told {them} this week.\n\nWhat would you have told {them} today?",
  },
  {
    id: "others-think-i-am-fine",
    of: bereaved,
    ask: /\b(?:everyone|everybody|people|they|no ?one|nobody|friends|coworkers)\b.{0,15}\b(?:thinks?|assumes?|expects?|asks?|mentions?|knows?|notices?|talks? about|has moved on|moved on)\b/,
    text: "That makes it doubly lonely: it's still all there, and around you it has become quiet. People often stay silent because they don't want to bring it up, not because they've forgotten. You can open the door yourself, with one person: “I look okay, but I'm not there yet. Can I tell you about {them}?”\n\nWho would be good at just listening?",
  },
  {
    id: "good-day-and-guilt",
    of: bereaved,
    ask: /\b(?:good|nice|happy|great|fun|laugh\w*|better|okay)\b.{0,25}\b(?:guilt\w*|bad about|wrong|ashamed)\b|\bguilty (?:for|about|when|because)\b.{0,20}\b(?:laugh\w*|happy|fun|good|enjoy\w*|living|moving)\b/,
    text: "A good day isn't a betrayal. You don't leave anybody behind by laughing; the love stays where it is. Grief goes in waves, and the calm between them is part of it, the body needs it to be able to go on. Somebody who loved you would have wanted that day for you.\n\nWhat was good about it?",
  },
  {
    id: "is-grief-normal",
    of: bereaved,
    ask: /^\W*(?:so |and |but )*(?:is|are|am i|isn'?t)\b.{0,20}\b(?:normal|crazy|weird|wrong|strange|ok|okay|losing (?:it|my mind))\b/,
    text: "Yes, it is. Grief does odd things: you hear the key in the door, you feel fine at lunch and fall apart in the supermarket, you laugh and feel guilty for it. None of that means that you do it wrong. If for weeks you can't sleep, eat or get up at all, a doctor or a grief group can take some of the weight.\n\nWhat surprised you most about it?",
  },
  {
    id: "things-left-behind",
    of: bereaved,
    ask: /\b(?:clothes|closet|things|stuff|room|belongings|house|ashes|ring|glasses|shoes)\b.{0,30}\b(?:still|can'?t|haven'?t|don'?t|untouched|everywhere|keep|left)\b|\b(?:can'?t|haven'?t|don'?t want to)\b.{0,20}\b(?:clothes|closet|things|stuff|room|belongings)\b/,
    text: "None of it has to be decided yet. If you want to begin some day, begin with a box of keeps and not with what goes: five things that are {theirs} and that you'd save first. The rest may wait behind a door for as long as you like. And do it with somebody, since stories come up that want to be told.\n\nWhat would be in that box first?",
  },
  // caring for parents
  {
    id: "sibling-does-not-help",
    of: care,
    ask: /^(?![^]*\b(?:recogni[sz]\w*|remember\w*|know|eats?|sleeps?|drinks?|doctor|talk\w*)\b)[^]*\b(?:sister|brother|siblings?|he|she|they|family)\b.{0,20}\b(?:never|doesn'?t|don'?t|won'?t|too busy|does nothing|lives? (?:far|\d+|two|three|an hour)|just sends|only)\b/,
    text: "To be the one who does it all, and watch somebody else not do it, is a tiredness of its own. General requests fail; a task with a date works better, and it can be done from far away: “Can you take over the insurance calls from now on?” or money for four hours of help a week. Put it in a message, so that there's an answer to it.\n\nWhich task would you hand over first?",
  },
  {
    id: "does-all-the-care",
    of: care,
    ask: /\bi (?:do|handle|take care of|manage|have to do|'m doing|am doing)\b.{0,15}\b(?:all|everything|most|it all|the)\b/,
    text: "That's a second job, and nobody wrote it down. Do that now: one page with everything you do in a week, with hours. It shows what can be handed over, and it's what a social worker, a sibling or the Eldercare Locator (1-800-677-1116, free) needs to help you. Begin with four hours a week in which you aren't on call.\n\nWhat takes the most hours?",
  },
  {
    id: "guilty-for-being-angry",
    of: care,
    ask: /\b(?:guilty|bad|ashamed|awful|terrible)\b.{0,20}\b(?:angry|mad|annoyed|resent\w*|impatient|yell\w*|snap\w*|tired of|wanting|wishing|for (?:being|feeling))\b/,
    text: "Anger in this isn't a lack of love; it's what happens when one person carries too much for too long. You can be tender with somebody and sick of the work on the same day. Take the anger as a gauge: when it rises, something has to be handed over, not swallowed.\n\nWhat made you angriest this week?",
  },
  // a child in trouble at school
  {
    id: "child-pushed-another",
    of: school,
    ask: /\b(?:he|she|they|son|daughter|kid)\b.{0,10}\b(?:pushed|shoved|bit|kicked|fought|got in(?:to)? (?:a fight|trouble)|threw|called (?:him|her|another))\b.{0,30}\b(?:kids?|boy|girl|child|student|classmate|friend|someone|brother|sister)\b|\b(?:suspended|detention|sent to the (?:principal|office))\b/,
    text: "A call like that goes through any parent. First hear {them}, before the verdict: “Tell me what happened, from the beginning. I'm listening first.” Then both things hold: that there was a reason, and that pushing isn't okay. Let {them} think of how to make it right, a word or a note to the other child. That teaches more than a punishment.\n\nWhat happened in the minutes before?",
  },
  {
    id: "teacher-called",
    of: school,
    ask: /\b(?:teacher|school|principal|counselor)\b.{0,12}\b(?:called|emailed|wrote|contacted|wants|says|said|complain\w*)\b/,
    text: "To get that call in the middle of work, with others listening, throws anyone. You don't have to have an answer on the spot: “Thank you for telling me. I'll talk at home tonight, and call you tomorrow.” Then ask two things: what exactly was seen, and what happened before it. And say that you'd like to work on it together.\n\nWhat did the teacher say, word for word?",
  },
  {
    id: "other-child-started",
    of: school,
    ask: /\b(?:other|another)\b.{0,15}\b(?:kid|boy|girl|child|one)?\b.{0,8}\b(?:started|hit first|began|pushed first|was mean|teas\w*)\b|\b(?:don'?t|do not) know (?:who|what) to believe\b|\b(?:says|swears)\b.{0,10}\b(?:it wasn'?t|didn'?t)\b/,
    text: "Both can be true: that the other one began, and that your child pushed. You needn't be a judge. “I believe that something happened before. And I want you to have something else to do than push: walk away, and tell the teacher.” Practice that sentence once at home. Then ask the teacher to keep an eye on the two for two weeks.\n\nHas there been trouble with that child before?",
  },
  // an animal that died
  {
    id: "looks-for-the-animal",
    of: animal,
    ask: /\b(?:keep|still|always)\b.{0,15}\b(?:look\w*|hear\w*|expect\w*|wait\w*|call\w*|set(?:ting)?|think\w*)\b/,
    text: "Of course you do. For years your days ran around {them}: the door, the walk, the sound of paws. The body doesn't unlearn that in a week. Those moments get fewer by themselves. You can give them a place, too: the walk at the usual time, a photo by the door, a word to {them} if you feel like it.\n\nWhich moment of the day is the hardest?",
  },
  {
    id: "only-an-animal",
    of: animal,
    ask: /\bjust (?:a|an) (?:dog|cat|pet|animal|bird|hamster|rabbit|horse)\b|\b(?:get|buy) (?:a |another )(?:new )?(?:one|dog|cat|puppy|kitten)\b/,
    text: "Whoever says that never had one like yours. Somebody who was glad about you each single day is gone, and that's a real loss. You don't have to convince anyone: “To me it was family.” Then talk with a person who knows it from the inside; many vets and shelters have a grief line or a group.\n\nWho knew the two of you together?",
  },
  {
    id: "things-of-the-animal",
    of: animal,
    ask: /\b(?:bed|bowl|leash|toys?|collar|blanket|food|litter|cage)\b/,
    text: "Then leave it where it is. There's no date by which it has to be gone, and nobody else has to understand it. When you feel like it one day, put away one thing and keep one for good: the collar, a blanket. Some give the rest to a shelter in {their} name, and that can do good.\n\nWhich one thing would you keep?",
  },
  // a new baby
  {
    id: "misses-old-life",
    of: baby,
    ask: /\bmiss\b.{0,12}\b(?:my (?:old )?(?:life|self|job|freedom|friends|body|sleep)|old life|being|who i was|us)\b/,
    text: "You may love the baby and miss your old life, both on the same day; nearly every mother and father does, and few say it. Take one small piece of it back this week: two hours out alone, a coffee with a friend, a run. It doesn't take anything from the child. If the heaviness stays most of the day for two weeks, tell your doctor or call 1-833-852-6262, free, at any hour.\n\nWhich piece do you miss the most?",
  },
  {
    id: "guilty-as-new-parent",
    of: baby,
    ask: /\b(?:guilty|bad|terrible|awful|ashamed|selfish)\b/,
    text: "A thought isn't a deed, and this one doesn't hurt anybody. Guilt at that stage mostly comes from a picture of parents who enjoy each minute; they don't exist. Say it once aloud to another mother or father of a small child. The sigh that comes back will tell you how common it is.\n\nWho could hear it without being shocked?",
  },
  {
    id: "partner-does-not-get-it",
    of: baby,
    ask: /\b(?:husband|wife|partner|boyfriend|he|she)\b.{0,10}\b(?:doesn'?t|does not|won'?t|never|can'?t) (?:even )?(?:get it|understand\w*|help\w*|see\w*|listen\w*|care\w*|wake\w*|get up)\b/,
    text: "Who is away all day sees a cute baby and not the fourteen hours around it. Don't explain it, hand it over: one morning each week alone with the child, from waking up to lunch, with you out of the house. After that a talk is much shorter. And ask for something exact: “I need Saturday until noon.”\n\nWhich morning could it be?",
  },
  // screens
  {
    id: "screen-meltdown",
    of: screens,
    ask: /\b(?:scream\w*|cr(?:y|ies|ied)|tantrums?|meltdowns?|fights?|throws?|mad|angry|explod\w*|begs?)\b/,
    text: "The end is the hard part, because those games and clips have none. So put the end outside of you: a timer that {they} can set, a warning at ten and at two minutes, and something that comes right after, a snack or going outside. The first week is loud. If the rule stays the same on loud days too, it's mostly quiet by the third.\n\nWhat could come right afterward?",
  },
  // those who help and comment, school, small children
  {
    id: "needs-their-help",
    of: /^(?:set-a-family-boundary|in-laws|criticism)$/,
    and: /\b(?:kids?|child|children|sons?|daughters?|baby|toddler|grandkids|grandchild\w*|parenting)\b/,
    ask: /\b(?:she|he|they)(?:'s| is| are)? (?:also |always |the one who )?(?:watch(?:es|ing)?|babysits?|takes? care of|looks? after|helps? (?:us|me) (?:out|with)|pays? for|picks? (?:them|him|her|the kids) up)\b/,
    text: "So you need {them}, and that's what makes it so hard to say anything. Thanks and a limit fit into one sentence, in that order: “The kids love their days with you, and we couldn't do it without you. How we raise them is for us to decide, and not in front of them.” Keep it to that one thing, and let the rest pass.\n\nWhich remark would you most like to hear for the last time?",
  },
  {
    id: "no-other-child-care",
    of: /^(?:set-a-family-boundary|in-laws|criticism)$/,
    and: /\b(?:kids?|child|children|sons?|daughters?|baby|toddler|grandkids|grandchild\w*|parenting)\b/,
    ask: /\b(?:can'?t|cannot|could ?n'?t) afford (?:a |any |other )?(?:day ?care|child ?care|sitter|babysitter|nanny|preschool)\b|\bno (?:other )?(?:child ?care|day ?care|sitter|babysitter)\b/,
    text: "Then the help has a price that is on no bill. It makes you calmer to know another way, even if you don't take it: Head Start and the state's child care assistance go by income, and 211 knows both near you. Until then pick the one remark that hurts the most, and leave the others alone.\n\nWhich one would that be?",
  },
  {
    id: "teacher-hates-child",
    of: /^(?:talk-with-a-child|bullied)$/,
    ask: /\bteachers? (?:\w+ )?(?:hates?|does ?n'?t like|dislikes?|picks? on|has it in for|is (?:mean|unfair|always on))\b/,
    text: "For {them} that's how it is, whatever the teacher means. Don't defend and don't attack; ask for one scene: “What happened the last time?” Often it's being called on, the seat, or a test that came back red. Then write to the teacher with a question and no charge: “How is it going in class, from where you stand, and what would help most at home?”\n\nWhat did {they} tell you about the last time?",
  },
  {
    id: "parent-was-bad-too",
    of: /^(?:talk-with-a-child|bullied)$/,
    ask: /\bi (?:was|am|'m|wasn'?t) (?:\w+ ){0,3}(?:bad|terrible|awful|hopeless|good) (?:at|in) (?:it|that|math|school|reading|spelling|writing|science) ?(?:too|either|myself|as well)?\b|\bi (?:also )?(?:hated|failed|flunked|struggled (?:with|in)) (?:it|that|math|school|science|algebra)\b/,
    text: "That can help {them}, told the right way round. Not “I couldn't do it either”, which sounds like a sentence for life, but “I got stuck there too, and nobody showed me the step in between.” You needn't know the math: let {them} explain it to you, aloud, and where the explaining stops is the gap. Khan Academy has a free lesson for each such step.\n\nWhere does the explaining stop?",
  },
  {
    id: "partner-works-nights",
    of: /^(?:stress|clean-home|work-family-balance|single-parent|new-parent|repair-after-snapping|toddler-tantrum|chores-fair|siblings-fight)$/,
    and: /\b(?:kids?|child|children|sons?|daughters?|baby|toddler|grandkids|grandchild\w*|parenting)\b/,
    ask: /\b(?:husband|wife|partner|boyfriend|girlfriend|he|she) (?:only |always |also )?(?:works?|is working|is on) (?:the )?(?:nights?|night shifts?|late|long hours|away|out of town|weekends|double shifts|all the time|12 hours?|twelve hours?)\b/,
    topic: "stress",
    text: "So the evening and the morning are yours alone, and those are the heaviest hours of a day with children. Ask for a block instead of help now and then: the same two hours each week, after {their} sleep, when the kids are with {them} and you leave the house. And lower the bar for the rest: pajamas early, cereal for dinner, toys in one basket.\n\nWhich two hours could they be?",
  },
  {
    id: "minutes-alone",
    of: /^(?:stress|clean-home|work-family-balance|single-parent|new-parent|repair-after-snapping|toddler-tantrum|chores-fair|siblings-fight)$/,
    and: /\b(?:kids?|child|children|sons?|daughters?|baby|toddler|grandkids|grandchild\w*|parenting)\b/,
    ask: /\b(?:want|need|wish for|dream of|could use) (?:\w+ ){0,3}(?:minutes?|min|hour|moment|time|second|sec) (?:alone|to myself|to breathe|of (?:peace|quiet|silence)|for (?:me|myself)|off)\b/,
    topic: "stress",
    text: "That's a small wish, and it can come true today. With little ones it needs a shape: both somewhere safe, a show on, your door closed, ten minutes by the timer, and “I'm back when it rings.” After a week they know it. You aren't leaving them; you come back as somebody who can think again.\n\nAt what time today could the first ten minutes be?",
  },
  {
    id: "silly-to-cry-for-a-pet",
    of: /^pet-loss$/,
    ask: /\b(?:silly|stupid|dumb|ridiculous|embarrass\w*|dramatic|pathetic|weird|childish)\b/,
    text: "It isn't silly. You're crying over years of mornings, and over the one who was glad each time you came home. People cry over less, and nobody has to find it reasonable. Cry where it's safe, tell one person who had an animal too, and leave the bowl where it is until you want to move it.\n\nWhen does it come over you most?",
  },
  // after a birth, dementia, an apology to a child, other children
  // cdc.gov: one in eight women with a recent birth; HRSA National Maternal Mental Health Hotline
  {
    id: "low-after-a-birth",
    of: /^(?:name-a-feeling|always-tired|stress|calm-a-panic|guilt-shame|self-criticism|overthinking|new-parent|feel-stuck|winter-blues|motivation|grown-apart|no-intimacy|rest-from-burnout|grow-confidence|sleep-better)$/,
    and: /\b(?:cry\w*|cried|sad|empty|numb|anxious|anxiety|worr\w+|panic\w*|overwhelm\w*|can'?t cope|down|low|depress\w*|awful|failing|failure|not myself|joy|tired|exhausted|angry|rage)\b/,
    ask: /\b(?:had|have|got|with) (?:a |my |our |the )*(?:second |third |first )?(?:baby|newborn|child|twins|son|daughter)\b.{0,25}\b(?:days?|weeks?|months?) ago\b|\bgave birth\b|\bpostpartum\b|\b(?:my|our|the) (?:baby|newborn|daughter|son|twins) (?:is|are) (?:only |just |about )?\w+ (?:days?|weeks?|months?)(?: old)?\b/,
    topic: "new-parent",
    text: "Then please take it seriously, and not as weakness: after a birth about one mother in eight gets a depression, fathers get it too, and crying, emptiness or fear without a reason are its signs. It isn't your fault, and it can be treated well, also while nursing. Call your doctor or midwife this week with these words: “We have a baby, and I'm not myself.” At 1-833-852-6262 parents are listened to day and night, free.\n\nHow long has it been like this, and who helps you with the baby?",
  },
  // alz.org: caregiving, stages and behaviors; the helpline
  {
    id: "angry-with-dementia",
    of: /^(?:care-for-someone|aging-parents|caring-fatigue)$/,
    and: /\b(?:dementia|alzheimer\w*|memory|forgets|forgetting|confused)\b/,
    ask: /\b(?:gets?|is|was|becomes?|so) (?:so |really |very |always )*(?:angry|mad|mean|aggressive|nasty|hostile|furious|suspicious|paranoid)\b|\b(?:yells?|screams?|curses?|swears?|accuses?|accused) (?:at )?(?:me|us|everyone)\b/,
    text: "It's the illness that is angry, and it turns on whoever is nearest. Being right doesn't help there; going along with the feeling does: “That's frustrating. I'm sorry. Come, let's have some tea.” Then leave the subject, and the room for a minute. If it's new or came suddenly, have a doctor look for pain or an infection. The Alzheimer's Association answers day and night at 1-800-272-3900.\n\nAt what time of the day is it worst?",
  },
  {
    id: "carer-loses-self",
    of: /^(?:care-for-someone|aging-parents|caring-fatigue)$/,
    ask: /\blos(?:ing|t) (?:myself|my (?:own )?life|who i (?:am|was))\b|\bno (?:own )?life\b|\bmy life (?:is )?(?:over|on hold)\b|\bburn(?:ed|t|ing) out\b|\bnothing (?:is )?left (?:of|for) me\b/,
    topic: "caring-fatigue",
    text: "Nobody can do this alone for long, and that sentence is the sign of it. You need hours that are yours, and they have a name: respite care. The Eldercare Locator, 1-800-677-1116, knows the adult day programs near you and what is paid for. Begin with one afternoon a week, always the same one, for something that has nothing to do with {them}.\n\nWhat did you last do that was only yours?",
  },
  {
    id: "sorry-to-a-child",
    of: /^repair-after-snapping$/,
    ask: /\b(?:apologi[sz]e|say (?:i'?m )?sorry|make it up)\b.{0,30}\b(?:year[- ]olds?|kids?|child(?:ren)?|sons?|daughters?|toddlers?|little (?:one|ones|boy|girl))\b/,
    text: "Go down until your eyes are level, and keep it to a few short sentences: “I yelled at you this morning. That was not okay, and it wasn't your fault. I'm sorry. Tomorrow I'll take a breath first.” No reasons, and no “but you”. Then a hug, if it's wanted, and on with the day; children forgive fast when it's said plainly.\n\nWhen today could that be?",
  },
  {
    id: "all-the-others-may",
    of: /^(?:kids-screen-time|talk-with-a-child)$/,
    ask: /\b(?:all|everyone|everybody)\b.{0,14}\b(?:friends?|class|kids|else|others)\b.{0,15}\b(?:plays?|playing|has|have|gets?|does|do|allowed|can|stays?)\b|\beveryone else\b/,
    text: "It may even be true, and it isn't nothing: online is where they meet. So don't argue about the friends. Let {them} play when they are there, at two fixed times, and it ends for all of them at once. Call one or two of the parents; most are glad that somebody begins, and “off at seven” holds better when three houses do it.\n\nWhich parent could you call first?",
  },
  // a nursing home, a teenager
  {
    id: "begs-to-come-home",
    of: /^(?:guilt-shame|aging-parents|care-for-someone|caring-fatigue)$/,
    and: /\b(?:nursing home|assisted living|care home|memory care|facility|home)\b/,
    ask: /\b(?:begs?|asks?|pleads?|wants?|cries?|begging|asking) (?:me |us )?(?:to )?(?:be |go |come |take (?:her|him|them) )?(?:back )?home\b/,
    text: "That goes straight through you each time. “I want to go home” often means “I'm afraid, I want it as it was”, and people say it in their own kitchen, too. So don't explain why it can't be; answer the feeling: “You miss home. Tell me about the garden.” Bring a piece of it along, a blanket, the radio, the smell of coffee. Love is in that you come.\n\nWhat from home could stand on the nightstand?",
  },
  {
    id: "used-to-tell-me",
    of: /^(?:talk-with-a-child|kids-screen-time)$/,
    ask: /\bused to (?:tell|talk|share|be (?:so |very )?close|cuddle|come to me|love|do everything)\b/,
    text: "It's a loss, even though it's the way it should go: for a while they tell their friends, in order to find out who they are without us. The line stays open if it costs nothing: a ride, a snack at eleven at night, a picture of the dog, and no question that has a worry in it. When something comes, listen to the end and solve nothing. They come back to whoever didn't make it large.\n\nWhen is talking easiest for the two of you: in the car, late, or over food?",
  },
  {
    id: "check-the-phone",
    of: /^(?:talk-with-a-child|kids-screen-time|bullied)$/,
    ask: /\b(?:check|look (?:at|through)|go through|read|search|spy on|monitor|track) (?:her|his|their|the) (?:phone|texts?|messages?|diary|journal|instagram|snapchat|room)\b/,
    text: "Secretly, only for a danger that you can name: signs of self-harm, an adult who writes, drugs, threats. Then yes, and get help the same day. For plain worry it costs more than it brings: when it's found out, the door is shut for years. Open is possible: “I'm worried, and I'd rather ask than look. Is somebody hurting you, or are you hurting yourself?” Ask it plainly; the question does no harm.\n\nWhat is it that you're afraid to find?",
  },
  // bullying, clothes of the children, a talk about drugs, recipes
  {
    id: "child-wants-no-teacher",
    of: /^bullied$/,
    and: /\b(?:son|daughter|kid|child|he|she|school)\b/,
    ask: /\b(?:does ?n'?t|do ?n'?t|did ?n'?t) want (?:me|us) to (?:tell|talk|go|call|say|do)\b|\bbegs? me not to\b|\b(?:afraid|scared) (?:it|that it|they)(?:'ll| will) (?:get|make it) worse\b/,
    text: "Most children say that; they fear it will get worse. Don't promise to stay silent, promise that nothing happens behind {their} back. “I have to tell the school, because it has to stop. You decide with me what I say and whom I tell first.” Then ask the teacher for two things: that nobody learns who told, and a grown-up near at the hours when it happens.\n\nWhere and when does it happen?",
  },
  {
    id: "cries-before-school",
    of: /^(?:bullied|talk-with-a-child)$/,
    and: /\b(?:school|class|teacher|bull\w+)\b/,
    ask: /\b(?:he|she|they)(?:'s| is)? (?:now |always |often )?(?:cries|crying|throws up|has (?:a )?stomach ?aches?|refuses|won'?t go|screams|begs (?:me )?to stay) ?(?:to school|home|in|every|each|before|about)?\b[^.!?]{0,25}(?:morning|school|sunday|day|class|$)/,
    text: "Then it has reached {their} body, and it can't wait for the next parents' evening. Write to the teacher and the school today, one email with dates: what happened, that there are tears before school, and “What will be done by Friday, and who is with my child until then?” In the morning keep it short and warm, and have somebody expect {them} at the door. If it goes on or you hear of wanting to disappear, the pediatrician this week, 988 anytime.\n\nWho at school is kind to {them}?",
  },
  {
    id: "clothes-of-the-kids",
    of: /^(?:declutter|moving-house|empty-nest|clean-home)$/,
    ask: /\b(?:baby|kids'?|children'?s|his|her|their|my (?:mom|dad|mother|father|grandma)'?s?) (?:old )?(?:baby )?(?:clothes|things|toys|stuff|drawings|art|letters)\b|\bsentimental\b|\bmemor(?:y|ies) (?:in|attached)\b/,
    topic: "declutter",
    text: "Those aren't clothes, they're years; so they come last, and never on a tired day. Begin with what has no story: cables, boxes, paint. For the expensive things a size helps better than a rule: one box for each child, and what fits into it stays for good. Take a picture of the rest, or let three pieces become a pillow, and give the others to somebody who has a baby now.\n\nWhich five pieces would be in the box for certain?",
  },
  {
    id: "afraid-of-a-shut-door",
    of: /^(?:talk-with-a-child|plan-a-hard-talk)$/,
    and: /\b(?:son|daughter|kid|child|teen\w*|he|she)\b/,
    ask: /\b(?:afraid|scared|worried) (?:that )?(?:he|she|they|i)(?:'ll| will| might|'d| would)? (?:just )?(?:shut down|close up|clam up|walk (?:out|away)|run off|explode|lie|push (?:him|her|them) away|stop talking|hate me)\b/,
    text: "That may happen, and it isn't the end of it; a first talk only has to leave the door open. Pick a place without eyes, the car or a walk. Say what you know, in one sentence, and one of love. Then a question, and be quiet longer than you can bear. If silence is all that comes: “You don't have to answer now. I'll ask again tomorrow, and I'm not going away.”\n\nWhere could the two of you be alone for ten minutes?",
  },
  {
    id: "recipes-of-the-dead",
    of: /^grieve$/,
    ask: /\b(?:her|his|their|mom'?s|dad'?s|grandma'?s) (?:\w+ )?(?:recipes?|cookies|pie|dish(?:es)?|traditions?|songs?|ornaments?)\b/,
    text: "That is a lovely way to have {them} there: the smell alone brings back a whole kitchen. You don't need everyone's yes for it. Cook one of them, not all, and ask one person to stir beside you. Let it be imperfect; {theirs} was, too, once. And while it's in the oven, each tells one story. Whoever can't yet may come for dessert only.\n\nWhich one would you begin with?",
  },
  // a picky eater, help that became a duty
  {
    id: "eats-only-two-things",
    of: /^(?:meal-planning|cook-cheap|eat-better|toddler-tantrum|talk-with-a-child)$/,
    and: /\b(?:kid|child|son|daughter|toddler|year[- ]old|he|she|vegetables)\b/,
    ask: /\b(?:only|just|nothing but|lives on)\b.{0,25}\b(?:nuggets?|pasta|noodles|mac and cheese|bread|fries|rice|cereal|crackers|pizza|cheese)\b/,
    text: "Two sure things is where very many children of that age stand, and they do grow on it. Leave those on the table, so there's no fear, and put one new thing beside them, tiny, a pea, a slice, with no word about it. It often takes ten times of seeing and more until a child tries. Let {them} wash, stir and serve; what one has made oneself is less scary. Tell the pediatrician if weight falls or the list keeps getting shorter.\n\nWhat did {they} eat a year ago that has dropped out?",
  },
  {
    id: "dinner-is-a-fight",
    of: /^(?:meal-planning|cook-cheap|eat-better|toddler-tantrum|talk-with-a-child)$/,
    ask: /\b(?:dinner|meals?|eating|lunch|mealtimes?|every (?:dinner|meal))(?: time)? (?:is|are|has become|turns into|ends in) (?:always |just |such )?(?:a |an )?(?:fight|battle|war|nightmare|struggle|tears|drama)\b/,
    text: "Then take the fight out of it for two weeks: no “one more bite”, no praise for eating, no second menu. You put it on the table, and it's cleared after twenty minutes, kindly, with a snack at a fixed time later. Talk about anything but food. The first three days feel wrong, and then somebody reaches for a carrot because nobody is looking.\n\nWhat could all of you talk about at the table instead?",
  },
  {
    id: "family-helps-family",
    of: /^(?:set-a-family-boundary|say-no-kindly|people-pleasing|say-no-to-lending)$/,
    ask: /\b(?:family (?:helps|is|comes|does|should|has to)|that'?s what (?:family|sisters|brothers|grandparents|friends)|you owe|selfish|after all (?:i|we)|blood is)\b/,
    text: "Family helps, and it also asks. Help that nobody asks for anymore has become a shift without pay. You can agree with the sentence and still set the size: “Yes, we help each other. I'll take them on the first Saturday of the month, gladly. The other weekends I need for myself.” The more exact your yes is, the easier your no.\n\nHow many times a month would you do it gladly?",
  },
  {
    id: "wants-the-days-back",
    of: /^(?:set-a-family-boundary|say-no-kindly|people-pleasing|work-boundary|say-no-at-work)$/,
    ask: /\b(?:want|need|miss) (?:my |our )?(?:saturdays?|sundays?|weekends?|evenings?|nights|free time|time|life) (?:back|to myself|for (?:me|myself)|off)\b/,
    text: "Then give them a name, or they fill up again: plan something for the next one, with a person or a ticket, so that your no has a yes behind it. Tell {them} early in the week, not on Friday: “From this month on I'm not free on Saturdays. I can do the first one of each month.” No reason is needed; reasons only get answered. It'll be bumpy twice.\n\nWhat would you do with the first one?",
  },
];
