/**
 * General answers by the kind of what is told, for facts that have no answer of their own. `{they}`, `{them}` and `{their}` stand for the
 * person whom the talk is about.
 */

export interface ToldKind {
  id: string;
  /** Only within these subjects. */
  of?: RegExp;
  /** The newest message. */
  on: RegExp;
  not?: RegExp;
  /** Where the subject has a part left, that part follows instead of the general move. */
  isBeforePart?: true;
  /** Each with the person met first, one thing to do or say, and a question. */
  ways: readonly Way[];
}
export interface Way {
  meet: string;
  move: string;
  ask: string;
  /** Only between people, or only for what one does alone. */
  only?: "people" | "self";
}

const someone = String.raw`(?:he|she|they|(?:my|our|the) (?:\w+ )?(?:mom|mum|mother|dad|father|parents?|husband|wife|partner|boyfriend|girlfriend|ex|son|daughter|kids?|brother|sister|boss|manager|coworkers?|friends?|roommate|landlord|neighbou?rs?|teacher|family|in-?laws?|doctor|niece|nephew|aunt|uncle|cousin|grand\w+|bank|insurance|school)|mom|dad|wife|husband|everyone|everybody|people)`;
const will = String.raw`(?:'ll|'d|'s (?:going to|gonna)|s gonna| will| would| might| is going to| are going to| is gonna| may)`;
const weekday = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)day`;

/** A plan that the member makes; confirmed before any subject is looked for. */
export const planMade =
  /^\W*(?:(?:ok(?:ay)?|alright|all right|sure|fine|good(?: idea)?|great|yes|yeah|yep|cool|thanks?|thank you|thx|well|so|then|got it|deal|sounds good|maybe|i guess|i think|you'?re right|true)[\s,.!]+)*(?:(?:i'?ll|ill|i will|i'?m going to|im going to|i'?m gonna|im gonna|i can|i could|we'?ll|we will|let me|i want to try (?=that|it|this)) (?:just |probably |definitely |maybe |really |at least )*(?:try|do|start|begin|give|go (?:for|to)|make|call|text|write|tell|ask|talk|say|set|put|take|use|book|send|look|cook|walk|apply|sit|leave (?:it|the phone|my phone)|bring|practice|plan|clean|read|sleep|stop by|sign up|join|email|message|schedule|cancel|pack|draft|finish)\b.{0,70}|(?:an? |the |that |this |it )(?:[\w ]{2,30} )?(?:could|might|would|can|will|sounds like it could) (?:work|be (?:good|okay|ok|doable|nice|fine)|help)\b.{0,30}|(?:that'?s|thats) (?:doable|a plan|what i'?ll do)\b.{0,20}|(?:the |my )?(?!how\b|what\b|that\b|this\b|as\b|like\b|who\b|where\b|so\b|hard\b|bad\b)\w+(?: \w+){0,2} it is(?: then)?\W*)$/;
/** No plan to keep: doubt, an end, or something that isn't meant. */
export const noPlan =
  /\?|\b(?:but|never|not|n'?t|die|end it|quit|hurt|kill|regret|sue|revenge|move on|give up|have to|drink|smoke|gambl\w*|bet|anyway|whatever|miss|lose|alone|pills?|meds?)\b|(?<!\b(?:at|by|until|before|for) )\b\d{2,}|[$\u20AC\u00A3]/;

/** To a plan. `{when}`: "Tomorrow", "Monday" where it was named. */
export const planWays: readonly { meet: string; keep: string; ask: string }[] = [
  {
    meet: "that's a good plan, and it's yours.",
    keep: "Tie it to something that happens anyway, and put one thing for it in your way already today; then you don't have to remember it.",
    ask: "After which moment of the day will it come?",
  },
  {
    meet: "I'm glad; said like that, it has a good chance.",
    keep: "Decide now what you'll do if the day gets in the way: a smaller version, or the same hour a day later. Missing once is nothing.",
    ask: "What would the smaller version be?",
  },
  {
    meet: "good, then that's settled.",
    keep: "Tell one person about it, in one line; it's much harder to let it slip after that. And afterward, come back and say how it went.",
    ask: "Whom could you tell?",
  },
  {
    meet: "that's enough for now, really.",
    keep: "Nothing else has to be decided today. When it's done, mark it somewhere, even if it's only a cross on paper.",
    ask: "How will you know that it went well?",
  },
];

/** A small success, also confirmed first. */
export const success =
  /^\W*(?:(?:well|so|but|and|ok(?:ay)?|honestly|actually|update|today|yesterday|hey|yay)[\s,.!]+)*(?:i|it|we|she|he|they)(?:'ve| have|'s| was| were)? (?:actually |finally |even |just |already |kind of |kinda )*(?:(?:did|was|went|slept|felt|ate|got|doing|managed|made it|handled it|worked|been)\b[^,.]{0,15}\b(?:ok(?:ay)?|good|great|better|well|fine|alright|through it)\b[^,.]{0,25}|(?<!\b(?:he|she|they)\b[^.!?]{0,12})(?:managed|made it|said (?:no|yes)|called|asked|talked|went|finished|sent it|did it)\b.{0,20}\b(?:today|yesterday|last night|this morning)\b[^,.]{0,15})$/;
export const noSuccess =
  /\?|\bfor (?:only |about |like |maybe )?(?:\d+|a few|two|five|ten|a couple(?: of)?) (?:minutes?|seconds?|hours?)\b|\b(?:not|n'?t|never|but|nothing|only|until|worse|bad|wrong|used to|laid off|fired|sick|told|says?|should|would|if|dumped|hurt|drunk|hit|badly|terribl\w*|that)\b/;
export const successWays: readonly Way[] = [
  {
    meet: "That counts, and you can be glad about it.",
    move: "Look at it closely, because it shows what works for you: what was different, the hour, the people, what you had eaten, how you had slept? One of those can be repeated on purpose.",
    ask: "What do you think made the difference?",
  },
  {
    meet: "Good; so it's possible, and you've just shown it.",
    move: "Don't raise the bar right away. The same thing once more is worth more than a bigger thing that tips over.",
    ask: "When could it happen a second time?",
  },
  {
    meet: "I'm really glad to read that.",
    move: "Write it down in one line with the date. On a bad day you'll believe your own handwriting sooner than anybody's advice.",
    ask: "What would you write?",
  },
];

export const toldKinds: readonly ToldKind[] = [
  {
    id: "alone",
    on: /\bi(?:'ll| will|'m| am|m|'d| would)? (?:be |feel |always |all |so |just |live |eat |sit )*(?:all )?(?:alone|by myself|on my own)\b|\b(?:nobody|no one) (?:to|who|else|cares|knows|calls|asks|here)\b|\b(?:have|got|with) (?:nobody|no one)\b/,
    ways: [
      {
        meet: "Being alone with it makes everything else heavier.",
        move: "You don't need many people for that to change; one is enough, and it may be small. A line like “I could use a voice tonight, ten minutes?” is easier to answer than we think, because it says exactly what is wanted.",
        ask: "Who would be the easiest to write that to?",
      },
      {
        meet: "That's a lot of time alone.",
        move: "Go where people are even if you don't talk to them: a library, a café, a bench in the park, at the same hour each time. It doesn't replace a friend, and it does take the edge off a day.",
        ask: "Which place near you would be all right for an hour?",
      },
      {
        meet: "No wonder that it feels long, then.",
        move: "Give the hours a shape beforehand, so that they don't just happen to you: one thing outside, one thing with your hands, one voice on the phone.",
        ask: "Which of the three would you begin with?",
      },
    ],
  },
  {
    id: "shame",
    on: /\b(?:asham\w*|embarrass\w*|humiliat\w*|feel like (?:a|an|such a) (?:failure|loser|idiot|fool)|what is wrong with me)\b/,
    ways: [
      {
        meet: "It takes something to write that down.",
        move: "Shame says that you must hide, and hiding is what it lives on. It gets smaller in the moment when one safe person knows. Say it in plain facts, without the name you call yourself in your head.",
        ask: "Who has never made you feel small?",
      },
      {
        meet: "I don't see you that way.",
        move: "Try the sentence that you'd say to a friend with the same story, and say it aloud once with your own name in it. It sounds odd, and it works better than arguing with yourself.",
        ask: "What would you say to that friend?",
      },
    ],
  },
  {
    id: "their-reaction",
    on: new RegExp(
      String.raw`\b${someone}${will} (?:\w+ )?(?:be |get |start |say |think |feel |go )?(?:\w+ )?(?:mad|angry|upset|furious|hurt|disappointed|sad|laugh\w*|cry\w*|yell\w*|no|hate|freak\w*|leave|judge|disapprove|worried|offended|defensive|annoyed|weird)\b`,
    ),
    ways: [
      {
        meet: "That's the part that makes it hard to begin.",
        move: "{They} may feel whatever comes; you don't have to talk {them} out of it, and you don't have to take anything back. One sentence for that moment: “I see that this isn't easy to hear. I've thought about it, and it stays like this.” Then be quiet.",
        ask: "What is the worst sentence that could come back?",
        only: "people",
      },
      {
        meet: "You know each other, so you may be right about that.",
        move: "Then choose the hour well: not hungry, not tired, not in front of others. And decide beforehand when you'd stop: “Let's leave it for today.” With a way out in your pocket the first sentence is easier.",
        ask: "When would be the best hour for it?",
        only: "people",
      },
      {
        meet: "A reaction like that is a moment, and what you decide lasts longer.",
        move: "Picture the day after it instead of the minute: what would be lighter for you then? That's what you do it for.",
        ask: "What would be lighter?",
      },
    ],
  },
  {
    id: "was-right-or-wrong",
    on: new RegExp(
      String.raw`^\W*(?:and |but |well |yeah |honestly )*(?:(?:she|he|they)(?:'s|'re|s| is| are| was| were) (?:\w+ )?right|(?:it|that)(?:'s|s| is| was) (?!not\b)(?:\w+ )?(?:true|my (?:own )?fault|on me)|i (?:know i )?(?:was|am|'m) (?:\w+ )?(?:wrong|unfair|to blame)|i (?:messed|screwed) (?:it )?up|i shouldn'?t have)\b`,
    ),
    ways: [
      {
        meet: "It takes something to say that.",
        move: "To see your own part doesn't mean that you carry all of it. Take the piece that is yours and put it right with one sentence and one change; the rest belongs to others.",
        ask: "Which piece is yours?",
      },
      {
        meet: "That's honest, and it's more than most people get to.",
        move: "One mistake asks for one repair, not for a verdict about you. What would make it a little better for the one who had the trouble?",
        ask: "What could you do about it this week?",
      },
    ],
  },
  {
    id: "try-that-failed",
    on: /\b(?:tried|i asked|i told|i talked|i've done|i did (?:that|it|this))\b.*\b(?:but|nothing|didn'?t|doesn'?t|never|no (?:use|luck)|still|anyway|once)\b/,
    ways: [
      {
        meet: "So you've already put something into it, and it wasn't enough.",
        move: "That tells us something: not that it can't be done, but that this way was too big, at a bad hour, or alone. Change only one of the three before you try again.",
        ask: "Which of the three was it, most likely?",
      },
      {
        meet: "It's tiring to try and to land in the same place.",
        move: "Let that way rest. Look for the one time when it went a bit better than usual, and what was different then; that is where the next try begins.",
        ask: "When did it go a little better?",
      },
    ],
  },
  {
    id: "fear-of-what-comes",
    on: new RegExp(
      String.raw`\b(?:i(?:'m| am|m)? (?:\w+ )?(?:scared|afraid|worried|terrified|nervous|dreading)|i (?:might|may|could|will probably|think i might|think i'?ll) (?:lose|fail|get|end up|be|have to|never|not|miss|mess|break|fall|regret)|(?:it|this|that|${"(?:christmas|thanksgiving|the holidays|tomorrow|monday)"})(?:'s|s| is| will)? (?:\w+ )?(?:going to|gonna|be) (?:\w+ )?(?:awful|weird|bad|hard|terrible|horrible|a (?:disaster|mess|nightmare)|worse))\b`,
    ),
    ways: [
      {
        meet: "It makes sense to be afraid of that.",
        move: "Write two lines under each other: the worst that is likely, and what you'd do on the day after it. A fear with a second line is smaller than one without.",
        ask: "What would stand in your second line?",
      },
      {
        meet: "Your head is trying to get ready for it, and it does that badly at night and well on paper.",
        move: "Decide on one thing that you can settle before, and on one person who knows about it. The rest isn't in your hands, and it needn't be.",
        ask: "What is the one thing that can be settled before?",
      },
      {
        meet: "No wonder that it's on your mind.",
        move: "Ask it what it wants to protect; under most fears lies something that matters to you. That part can be looked after today, in a small way, whatever comes.",
        ask: "What would you want to keep safe?",
      },
    ],
  },
  {
    id: "deadline",
    of: /^(?!(?:big-news|health-worry|grieve|pet-loss|miscarriage|name-a-feeling|overthinking)$)[a-z]/,
    on: new RegExp(
      String.raw`\b(?:due|deadline)\b|\b(?:by|until|before|on|this|next|it'?s(?: on)?|its(?: on)?|starts?|starting) (?:this |next )?(?:${weekday}|tomorrow|tonight|the \d+(?:st|nd|rd|th)|the weekend|the end of)\b|\bin (?:\d+|two|three|four|five|a|a few|a couple(?: of)?) (?:days?|weeks?|hours?)\b|\bit'?s (?:already )?${weekday}\b`,
    ),
    not: /\b(?:ago|last|was|were|did|haven'?t|hasn'?t|didn'?t|not|every|always|usually|cried|yelled|said|says)\b/,
    ways: [
      {
        meet: "Good, then we know what there is to work with.",
        move: "Plan it backward: the last day for rest and small things, the day before for what is left, and today for the one part that everything else hangs on. What doesn't fit into that wasn't needed for the day itself.",
        ask: "Which part does everything else hang on?",
      },
      {
        meet: "That isn't far away, so it may be simple.",
        move: "Name what would be good enough on that day, in one sentence. Then only do what serves the sentence, and let the rest be fine another time.",
        ask: "What would be good enough?",
      },
    ],
  },
  {
    id: "limit",
    of: /^(?!(?:name-a-feeling|overthinking|stress|motivation|purpose|feel-stuck|perfectionism|goals|keep-a-habit|get-started|focus|guilt-shame|self-criticism|grow-confidence|comparing|calm-a-panic|rest-from-burnout|always-tired|sleep-better|health-worry|big-news|grieve|pet-loss|winter-blues|change-hard|aging-birthday|impostor|chronic-pain|cool-anger|body-image|study-exam|failed-exam|job-search-plan|after-rejection|new-job-nerves|find-therapist)$)[a-z]/,
    on: /^\W*(?:and |but |ok |well |just |please )*(?:no|not|without|nothing with|anything but)\b.{2,40}|\bi (?:really |just )*(?:hate|can'?t stand|don'?t (?:like|want|do|have time|have)|do not want|can'?t (?:do|afford|use|have|take|just|really)?)\b|\b(?:please no|no more)\b/,
    not: /\bdon'?t want to (?:sound|seem|look|come across|be|appear|hurt|lose|upset)\b|\bcan'?t (?:trust|imagine|handle|deal|talk|reach)\b|^\W*(?:and |but )*not (?:at|always|about|because|in|for|with|every|so|as|to|from|on) |^\W*(?:\w+ )?(?:no|not)\W*(?:really|yet|idea|one|body|sure|much|at all)?\W*$|^\W*(?:and |but )?(?:no ?one|nobody|not (?:only|even|just|sure|that|all|any))\b|\bcan'?t (?:let|stop|sleep|find|focus|get|help|seem|concentrate|believe|forgive|forget|wait|control|breathe|think|relax|feel|explain|tell|decide|remember)\b|\bno,? (?:it|he|she|i|we|they|that|not)\b|\bdon'?t (?:like|want) (?:him|her|them|to (?:be|live|go on))\b|\b(?:no|without(?: any| an?)?|don'?t have(?: any| an?)?) (?:\w+ )?(?:savings|money|insurance|kids|children|friends|family|car|degree|diploma|experience|credit|job|cushion|help)\b/,
    ways: [
      {
        meet: "All right, that's out, and I won't come back to it.",
        move: "What is left is often the better part anyway, because it fits you. Think of the version that costs nothing, needs nobody, and takes less than a quarter of an hour.",
        ask: "What would that look like for you?",
        only: "self",
      },
      {
        meet: "Fair, and good to know early.",
        move: "A plan that goes against what you can or want doesn't last a week. So turn it around: what would you do gladly, even on a bad day? We take that, however small it is.",
        ask: "What would you do gladly?",
      },
      {
        meet: "Then we go around that.",
        move: "There's mostly a second door: in writing instead of talking, later instead of now, a small piece instead of the whole.",
        ask: "Which of the three would suit you best?",
        only: "people",
      },
    ],
  },
  {
    id: "not-knowing",
    not: /\b(?:people|guests|relatives|someone|somebody|guys?|girls?|persons?|friends) (?:that |who |whom )?(?:i|we|they) (?:don'?t|dont|do not) (?:even )?know\b/,
    on: /\b(?:i )?(?:really |honestly |just )*(?:don'?t|dont|do not) (?:really |even )?know\b|\b(?:no idea|not sure|unsure|dunno|idk|can'?t (?:say|tell|decide))\b/,
    ways: [
      {
        meet: "You don't have to know that yet.",
        move: "Guess, as if it were about somebody else: the first thing that comes to mind is often not far off. And if nothing comes, leave the question for a walk; it tends to answer itself there.",
        ask: "What would your first guess be?",
      },
      {
        meet: "That's an honest place to start from.",
        move: "Go by what gets a little lighter and what gets heavier. Try one thing for three days, write down one word each evening, and then you know more than from thinking.",
        ask: "Which one thing would be easy to try for three days?",
      },
    ],
  },
  {
    id: "not-done-yet",
    on: /\b(?:haven'?t|have not|havent|didn'?t|did not|never (?:did|do|got around|get around|start\w*|finish\w*|call\w*|write|wrote|went|go)|forgot|keep (?:putting|forgetting|avoiding)|still need to|was(?:n'?t)? too (?:busy|tired))\b/,
    not: new RegExp(String.raw`^\W*(?:and |but )*${someone}\b|\b(?:much|cried|felt|slept|eaten|talked|worked|been|had|seen)\b`),
    ways: [
      {
        meet: "That happens, and nothing is lost by it.",
        move: "Make the first piece so small that it's almost silly: open it, write one line, find the number. You may stop after that. Beginning is the only hard part, and it's over in two minutes.",
        ask: "What would the first two minutes be?",
        only: "self",
      },
      {
        meet: "No scolding for that; most of us put off what feels big.",
        move: "Say when and where instead of whether: “today after coffee, at the kitchen table.” That one sentence doubles the chance that it happens.",
        ask: "When and where could it be?",
      },
    ],
  },
  {
    id: "children",
    isBeforePart: true,
    on: /\b(?:i|we)(?:'ve| have|'ve got| got)\b.{0,15}\b(?:kids?|child|children|baby|toddler|sons?|daughters?|newborn|twins)\b/,
    ways: [
      {
        meet: "With children in it, a day has fewer free minutes than any plan says.",
        move: "So count only those that are really yours, and ask for one more: half an hour, twice a week, in which somebody else is in charge. That isn't a luxury; it's what keeps the rest going.",
        ask: "Who could take over for half an hour?",
      },
      {
        meet: "So others depend on how you are, and that makes it count double.",
        move: "Children need little of what we worry about: somebody who is there, the same small routines, and a sorry when it went wrong.",
        ask: "What do they notice of it so far?",
      },
    ],
  },
  {
    id: "what-they-say",
    on: new RegExp(
      String.raw`\b${someone}(?:'s|'ve| has| have)? (?:\w+ )?(?:says?|said|tells?|told|thinks?|asked|asks|wants?|expects?|keeps? (?:saying|telling|asking))\b`,
    ),
    not: /^(?![^]*\b(?:lazy|selfish|crazy|overreact\w*|dramatic|sensitive|stupid|dumb|too|always|never|wrong|fault|just|move on|get over|should|supposed|need to|have to|not enough|bad|weird|fat|late|annoying|complain\w*|blam\w*)\b)|\b(?:hit|hurt|kill|threat\w*|suicid\w*)\b/,
    ways: [
      {
        meet: "That's not easy to hear.",
        move: "Take it apart in two: what in it is a fact, and what is {their} view? To the fact you can answer; the view may stay with {them}. “I hear that. I see it differently, and I'd like to tell you how.” That's enough for a first answer.",
        ask: "What would you want {them} to understand?",
        only: "people",
      },
      {
        meet: "Words like that stay with you for a while.",
        move: "Before you answer, ask once what is behind it: “What worries you about it?” Often it's something else than it sounded like, and something that can be talked about.",
        ask: "What do you think is behind it?",
        only: "people",
      },
      {
        meet: "Other people's opinions are loud when you aren't sure yourself.",
        move: "Write down what you think, in one line, before you listen to anybody else. It needn't be right; it only has to be yours.",
        ask: "What would stand in that line?",
      },
    ],
  },
  {
    id: "what-they-say-plainly",
    on: new RegExp(
      String.raw`\b${someone}(?:'s|'ve| has| have)? (?:\w+ )?(?:says?|said|tells?|told|thinks?|asked|asks|wants?|expects?|keeps? (?:saying|telling|asking))\b`,
    ),
    not: /\b(?:hit|hurt|kill|threat\w*|suicid\w*)\b/,
    ways: [
      {
        meet: "So that is one voice in it, and yours is the other.",
        move: "Before you weigh it, write down in one line what you'd want yourself, as if nobody had said anything. Then lay the two side by side; often they are less far apart than they sound.",
        ask: "What would stand in your own line?",
      },
      {
        meet: "Good to know where {they} would stand in this.",
        move: "It's worth asking once what is behind it: “What makes you see it like that?” People mostly mean something good or fear something, and both can be talked about.",
        ask: "What do you think is behind it?",
        only: "people",
      },
    ],
  },
  {
    id: "what-they-do",
    on: new RegExp(
      String.raw`^\W*(?:and |but |because |also |then |well |yesterday |now |so )*${someone}(?:'s|'re|'ve| has| have| is| are| was| were)? (?:\w+ ){0,2}?(?:never|always (?!tired|sick|busy|at|in)|won'?t|doesn'?t|don'?t|didn'?t|keeps?|ignor\w*|forg[eo]t\w*|complain\w*|criticiz\w*|lied|lies|lying|blam\w*|refus\w*|interrupt\w*|rude|mean|lazy|mad|angry|cold|distant|late|messy|loud|leaves?|cancel\w*|barely|hardly|rarely|laugh\w*|makes? me|made me|calls? me|avoid\w*|stopped|walk(?:s|ed) (?:out|away)|took|takes|uses?|used|broke|owes?|nag\w*|controls?|gets? (?:mad|angry|upset|defensive))\b`,
    ),
    not: /\b(?:hit|hurt|kill|threat\w*|suicid\w*|died|passed|sick|cancer|hospital|nice|kind|sweet|fine|turned)\b/,
    ways: [
      {
        meet: "I can see why that gets to you.",
        move: "You can't steer what {they} will do; what you do the next time it happens is yours. Finish this line, with something that needs only you: “When it happens again, I will …”, and say it once, beforehand, in a calm hour.",
        ask: "What would stand at the end of your line?",
        only: "people",
      },
      {
        meet: "That would be on my mind, too.",
        move: "Say what you saw, how it was for you, and one wish, in three short sentences about this one time. No always and no never; those are what gets argued with.",
        ask: "What would your one wish be?",
        only: "people",
      },
    ],
  },
  {
    id: "reason",
    isBeforePart: true,
    not: /\bmaybe it'?s (?:just )?me\b|\?/,
    on: /\b(?:because|cause|cuz|since|that'?s why|the reason|it'?s (?:when|because|the|from)|its (?:when|because)|whenever|maybe (?:it'?s|because|since)|due to|ever since)\b/,
    ways: [
      {
        meet: "That makes sense of it.",
        move: "It also means that there is something good or needed in it for you, and that has to come from somewhere. So keep what it gives you and look for a second way to get it, one that costs less.",
        ask: "What does it give you?",
        only: "self",
      },
      {
        meet: "Good that you see that; a reason is a handle.",
        move: "Look at whether it can be changed, softened, or only lived with. Each of the three has a different next step, and the third one mostly means being kinder to yourself.",
        ask: "Which of the three is it?",
      },
    ],
  },
  {
    id: "worse-fact",
    isBeforePart: true,
    on: /^\W*(?:and |but )?(?:also|plus|on top|now|and now|then|worse|it got worse|it'?s getting worse|to make it worse)\b|\b(?:worse|getting bad|every day now|even more)\b/,
    ways: [
      {
        meet: "So it's more than it looked like at first.",
        move: "Then one thing at a time. Write all of it down, and circle what hurts most if it's left alone for a week. Only that one gets your strength now; the others are allowed to wait.",
        ask: "Which one would you circle?",
      },
      {
        meet: "That's a lot at once, and you're right to say it.",
        move: "When it goes on like that, it isn't a matter for you alone anymore. One person who can take something over, or who knows the matter by profession, changes more than another good resolution.",
        ask: "Who could take a piece of it?",
      },
    ],
  },
  {
    id: "feeling",
    isBeforePart: true,
    on: /\bi(?:'m| am|m|'ve been| feel| felt)? (?:\w+ ){0,2}?(?:feel|felt|sad(?! about not)|down(?! (?:to|for|with|at)\b)|bad|guilty|angry|mad|jealous|tired|exhausted|overwhelm\w*|stuck|lost|empty|hurt|lonely|anxious|stress\w*|frustrat\w*|upset|confus\w*|bored|scared|useless|helpless|awful|terrible|sick of|fed up|nervous|gross)\b|^\W*(?:so |very |just |really |pretty )*(?:sad|tired|angry|guilty|stressed|stuck|lonely|bored|overwhelmed|frustrated|confused)\W*$/,
    not: /\b(?:fine|okay|better|good)\b|\bfeel like (?:i|it|my|this|everyone|nobody|no one|people|there)\b/,
    ways: [
      {
        meet: "Thank you for saying how it is.",
        move: "Feelings mostly point at something that matters. Finish this sentence, without thinking long: “What I would have needed is …” It needn't be possible; it only tells you where to look.",
        ask: "How does your sentence end?",
      },
      {
        meet: "That's hard to carry through a normal day.",
        move: "You don't have to turn it into something useful. One thing that is good for the body often moves more than thinking does: outside for ten minutes, something warm, an early night.",
        ask: "Which of them could you give yourself today?",
      },
      {
        meet: "I'm sorry that it's like this at the moment.",
        move: "Put a number on it from one to ten, and ask what would make it one lower. Only one. That's a size in which something can be done.",
        ask: "What would make it one lower?",
      },
    ],
  },
  {
    id: "usual",
    of: /^(?:put-the-phone-down|night-snacking|pause-a-purchase|quit-smoking|sleep-better|overthinking|stress|get-started|always-late|caffeine|gaming-porn|news-anxiety|calm-a-panic|cool-anger|start-exercise|eat-better|motivation|focus)$/,
    on: /\b(?:every (?:day|night|morning|evening|week|time|weekend)|at night|in the (?:morning|evening|afternoon)s?|on weekends|after (?:work|dinner|school))\b/,
    not: /\bused to\b|\b(?:he|she|they|we|even|can'?t|minutes?|hours?|routine|time to)\b/,
    ways: [
      {
        meet: "Good, so it has its hour, and that is half of the answer.",
        move: "What comes at a known time can be met ten minutes earlier, while you still have a say. Set one small thing there: a walk, a call, another room, a glass of water.",
        ask: "What would be the easiest thing to set there?",
        only: "self",
      },
      {
        meet: "Then it's a pattern and no accident, and a pattern can be changed at one spot.",
        move: "Choose the earliest spot that you can get at, and do only that differently for a week. If the rest follows, fine; if not, you've learned where it really begins.",
        ask: "What is the earliest spot?",
      },
    ],
  },
];

/** For what fits no kind. */
export const anyWays: readonly Way[] = [
  {
    meet: "Good that you add that; I'll keep it in mind.",
    move: "Before we look for ways, it helps to know where you'd like to get to, since the same thing can be meant to end, to get easier, or only to be heard.",
    ask: "If this went as well as it realistically can, what would be different in a month?",
  },
  {
    meet: "That helps me to see it.",
    move: "With things like this it's worth parting what is yours to decide from what is somebody else's, or nobody's. Only the first can be worked on, and it's often smaller and nearer than the whole.",
    ask: "What part of it is yours?",
  },
  {
    meet: "Thanks, that belongs to it.",
    move: "You've probably turned this over more often than anyone. Often the right idea is one that was there already and was thrown away too soon, because it was too small or a bit awkward.",
    ask: "What have you already thought of doing about it?",
  },
  {
    meet: "I see.",
    move: "Give it a number from one to ten for how much this part weighs, beside all the rest. A three may wait until the rest is done; an eight comes first, whatever else is on the list.",
    ask: "What number is it, and why not one less?",
  },
];

/** The answer to "what's first" after a date, or after anything else that has no first step of its own. */
export const daysLeftLead: Record<"one" | "two" | "more", string> = {
  one: "One day, then, and that's enough for a small version.",
  two: "Two days, then. That's tight, and it can be done.",
  more: "That leaves {days} days, so it needn't be done in one night.",
};
export const daysLeft: Record<"one" | "two" | "more", string> = {
  one: "Write an outline of five half sentences now, then a rough version of each part without looking back, and sleep before you correct it. Rough and handed in is better than good and missing.",
  two: "Today brings the outline and a rough first half, tomorrow the rough second half, and {day} only the corrections. Each part in rounds of twenty-five minutes, with the phone in another room.",
  more: "Today only the outline and the first paragraph, the days between for one part each, and the day before {day} for corrections and sleep. A part that won't come is left as one sentence.",
};
export const daysLeftAsks: readonly string[] = ["How much has to be handed in?", "When today could the first twenty-five minutes be?"];
