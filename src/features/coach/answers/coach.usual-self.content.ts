import type { WrittenAnswer } from "./coach.written.content.ts";

/** Usual matters of oneself: a cigarette after a pause, tears that don't come, sleep, mornings, exercise, a diet, sugar. */

const lead = String.raw`^\W*(?:(?:and|but|so|ok(?:ay)?|well|then|also|yes|yeah|no|hm+|now|just|maybe|or|mostly|actually|honestly|is|are)\W+)*`;
const whole = (...forms: string[]) => new RegExp(`${lead}(?:${forms.join("|")})\\W*$`);
const died =
  /\b(?:died|passed away|passed|funeral|grie\w+|lost my (?:\w+ )?(?:mom|mum|mother|dad|father|brother|sister|husband|wife|son|daughter|grand\w+|friend|best friend|baby|dog|cat))\b/;
const trick = whole(
  String.raw`(?:is there |are there |do you (?:know|have) |any |got any |what(?:'?s| is) the )(?:an? |any |some |good |easy |simple |quick |secret |other )*(?:tricks?|hacks?|secrets?|shortcuts?)[^.!]{0,40}`,
);

const dietOver =
  /\b(?:giv(?:e|ing) up|quit(?:ting)?|stop(?:ping)?|done|fed up|tired)\b[^.!?]{0,12}\b(?:my|this|the|with|of)? ?(?:my |this |the )?(?:diet\w*|losing weight|weight loss|calorie\w*|keto)\b/;
const running = /\b(?:run|running|jog|jogging)\b/;
const sugar = /\b(?:sugar|sweets|candy|chocolate|cookies|dessert)\b/;

export const usualSelfFirst: readonly WrittenAnswer[] = [
  {
    id: "giving-up-a-diet",
    topic: "lose-weight",
    ask: dietOver,
    but: /\b(?:purg\w*|vomit\w*|throw\w* up|binge\w*|starv\w*|laxative\w*|anorexi\w*|bulimi\w*)\b/,
    text: "Then perhaps the diet is what may go, and not the wish behind it. Diets that forbid a lot wear everybody out after some weeks; that is hunger and boredom, not weakness. What lasts is small and allowed: protein at breakfast, vegetables on half the plate, a walk after dinner, and one treat a day on purpose. Slower, half a pound a week, and you can live with it.\n\nTake three days of ordinary meals first, without a scale.\n\n**One next step:** strike the one rule you hate most, and keep the one that costs you least.\n\nWhich rule is it, and how long have you kept it?",
  },
];

export const usualSelfTurns: readonly WrittenAnswer[] = [
  {
    // smokefree.gov: slips and relapses
    id: "smoked-again",
    of: /^quit-smoking$/,
    not: /\b(?:drink\w*|drank|alcohol|beers?|wine|weed|pot|cocaine|pills|opioids?|heroin|meth|drugs|sober)\b/,
    ask: /\b(?:relapsed?|slipped(?: up)?|gave in|caved(?: in)?|(?:smoked|vaped) (?:again|one|two|a|some|last|yesterday|today)|had (?:a|one|two|some|another) (?:cig\w*|smokes?|puffs?|drags?)|started (?:smoking |vaping )?again|bought (?:a|another) pack|messed up)\b/,
    text: "Then you slipped, and it doesn't put you back to zero: most people who are free of it needed several tries. What counts is the next cigarette, not that one. Throw the rest away today. Then look at the half hour before it: alcohol, stress, a person, being tired? That moment gets its own plan, such as a walk, gum, or leaving the table. If you were without patch or gum, ask the pharmacist about them; they raise the odds a lot.\n\n**One next step:** call 1-800-QUIT-NOW, free, or text QUIT to 47848.\n\nWhat happened just before it?",
  },
  {
    id: "smoking-what-else",
    of: /^quit-smoking$/,
    ask: whole(
      String.raw`(?:what else|what other|anything else|something else|other (?:options|ways|methods))\b[^.!]{0,30}|(?:is|are) there (?:anything|something|other|another)\b[^.!]{0,25}`,
    ),
    text: "More than most people know, and they can be combined:\n\n1. Patch for the whole day plus gum, lozenges or mouth spray for the moment.\n2. Pills by prescription: varenicline or bupropion; a doctor looks whether they suit you.\n3. A coach by phone, free: 1-800-QUIT-NOW. By text: QUIT to 47848. Or the free app quitSTART.\n4. A group or a friend who stops with you.\n5. Changing the moments: another route, tea instead of coffee, the break in another place.\n\nMedicine and coaching together work best.\n\n**One next step:** choose two of the five, and call one today.\n\nWhich have you not tried yet?",
  },
  {
    id: "tears-do-not-come",
    talk: died,
    ask: /\b(?:can'?t|cannot|cant|can not|couldn'?t|haven'?t|havent|have not|didn'?t|don'?t|not)\b[^.!?]{0,15}\b(?:cry|cried|crying|tears)\b|\bno tears\b/,
    but: /\b(?:normal|stop)\b/,
    text: "That happens to many, and it says nothing about how much you loved. In the first weeks the body often goes numb, so that you can bear it and do what has to be done. The tears may come in a month, at a song in the store, or hardly at all; people grieve in different ways. You don't have to make them come. Leave the door open: a photo, their music, ten minutes with somebody who knew them.\n\nIf you feel nothing at all for weeks, or can't sleep or eat, tell a doctor.\n\n**One next step:** say one memory aloud to someone today.\n\nWhat do you remember first?",
  },
  {
    id: "loss-is-it-normal",
    talk: died,
    but: /\b(?:want(?:ed)? to die|be with (?:him|her)|join)\b/,
    ask: whole(
      String.raw`(?:is |are )?(?:that|this|it|these)(?: all| even| really)? (?:normal|ok(?:ay)?|weird|wrong|bad|strange)(?: to feel[^.!]{0,30})?`,
      String.raw`(?:am i|is something) (?:normal|weird|wrong with me|cold|heartless|a bad \w+)`,
    ),
    text: "Yes. After a loss nearly everything is normal: being numb, crying at nothing, being angry, relieved, forgetful or strangely calm, and all of it on one day. There's no right order and no right amount. It comes in waves that slowly get further apart.\n\nTell a doctor if you hardly sleep or eat for weeks, or if ordinary days still don't work after some months. If you don't want to go on without them, call or text 988 at once.\n\n**One next step:** tell one person today how it really is.\n\nHow have your days been?",
  },
  {
    id: "sleep-trick",
    of: /^(?:sleep-better|overthinking)$/,
    talk: /\b(?:sleep\w*|asleep|awake|insomnia|bed|night)\b/,
    ask: trick,
    text: "Three small ones, and each is harmless:\n\n1. Breathe out twice as long as in, in four, out eight, for five minutes. The body takes it as “safe”.\n2. Think of a word such as “garden”, and for each letter picture things that begin with it. It's too dull for worries.\n3. Try to stay awake, eyes open, in the dark. Not forcing it takes the pressure away.\n\nIf you're awake for long, get up and sit in dim light until you yawn. The strongest one is dull: the same getting-up time every day.\n\n**One next step:** try number 2 tonight.\n\nWhat keeps you awake mostly: thoughts, the body, or noise?",
  },
  {
    id: "morning-trick",
    of: /^get-up-mornings$/,
    ask: trick,
    text: "The best one is to need no will at six in the morning:\n\n1. The alarm stands in the bathroom, not beside the bed.\n2. A lamp on a timer, ten minutes before it; light wakes more than noise.\n3. Count 5, 4, 3, 2, 1, and at one the feet are on the floor. No talks with yourself in bed.\n4. Something nice at once: your coffee set up the evening before, a song, warm socks.\n\nNone of them beats a lack of sleep, so the bedtime comes earlier by fifteen minutes every few days.\n\n**One next step:** put the alarm into the bathroom tonight.\n\nWhen do you have to be up?",
  },
  {
    id: "motivation-exercise",
    of: /^(?:motivation|start-exercise|keep-a-habit)$/,
    talk: /\bmotivat\w+|\blazy\b/,
    ask: whole(
      String.raw`(?:for |to |it'?s |about |with |when it comes to |going to )*(?:the )?(?:go to the )?(?:gym|exercis\w+|work(?:ing)? ?outs?|running|sports?|fitness|training)(?: mostly| mainly| i guess)?`,
    ),
    text: "Then don't wait for the wish; nearly nobody has it before the door. Make the first move so small that no is silly: shoes on and ten minutes, and after that you may leave. Two fixed days with an hour, right after work and without going home first. The bag stands packed at the door. Best of all is somebody who waits there. After about six weeks it's a habit and needs less will. If the gym itself is the problem, a walk or a class counts as much.\n\n**One next step:** pack the bag tonight, and choose the two days.\n\nWhat stops you most: time, energy, or the place?",
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
