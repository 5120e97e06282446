import type { WrittenAnswer } from "./coach.written.content.ts";

/** Answers to single questions that have one: how long an egg takes, what a Roth IRA is. Figures from the sources named beside them. */
export const knownAnswers: WrittenAnswer[] = [
  {
    // incredibleegg.org (American Egg Board)
    id: "boil-eggs",
    topic: "learn-cooking",
    ask: /^(?!\W*how long (?:do|does|are|can|will)\b[^.!?]*\b(?:last|keep|good|stay|sit|fridge)\b)[^]*(?:\b(?:boil|cook|make)(?:ing)? (?:an? |some |the |my )?(?:hard[- ]|soft[- ])?(?:boiled )?eggs?\b|\b(?:hard|soft)[- ]boiled eggs?\b)/,
    text: "Put the eggs in one layer in a pot, cover them with cold water by an inch, and bring it to a full boil. Then take the pot off the heat, put the lid on, and wait: six minutes for a soft yolk, nine for a creamy one, twelve for a hard one. Cold water afterwards stops them and makes them easier to peel.\n\nThe fork and timer are all you need; older eggs peel better than fresh ones.\n\n**One next step:** boil two, take one out after six minutes and one after twelve, and see which you like.\n\nWhat will you eat with them?",
  },
  {
    // usarice.com
    id: "cook-rice",
    topic: "learn-cooking",
    ask: /\b(?:cook|make|boil)(?:ing)? (?:some |the |white |brown |perfect )*rice\b|\bhow (?:much|many cups of) water\b[^.!?]{0,20}\brice\b|\brice\b[^.!?]{0,20}\bhow much water\b/,
    text: "For long white rice: one cup of rice, two cups of water, a pinch of salt. Bring it to a boil, stir once, put the lid on, turn the heat to the lowest, and leave it for eighteen minutes without lifting the lid. Then off the heat, five more minutes covered, and loosen it with a fork. Brown rice takes two and a quarter cups of water and about forty-five minutes.\n\nOne cup of dry rice makes three cups, enough for three or four people. Cool what is left within an hour, keep it in the fridge, and eat it within a day.\n\n**One next step:** set the timer when the lid goes on, and don't look.\n\nWhat goes on top of it?",
  },
  {
    id: "cook-pasta",
    topic: "learn-cooking",
    ask: /\b(?:cook|make|boil)(?:ing)? (?:some |the |my )*(?:pasta|spaghetti|noodles|macaroni)\b/,
    text: "A big pot, about four quarts of water for a pound, and a tablespoon of salt once it boils. Pasta in, stir in the first minute so that nothing sticks, and start tasting a minute before the time on the package. It is done when it is soft with a little bite in the middle.\n\nKeep a cup of the cooking water before you drain it: a splash makes any sauce cling. Sauce into the pot with the pasta, one minute on the heat, and it tastes like a different dish.\n\n**One next step:** set a timer for the package time less one minute.\n\nWhat is in the kitchen for a sauce?",
  },
  {
    // irs.gov/retirement-plans
    id: "retirement-accounts",
    topic: "retirement-saving",
    ask: /\broth\b|\b(?:what(?:'?s| is)|how does|difference between|explain)\b[^.!?]{0,30}\b(?:401\(?k\)?|403b|iras?|traditional ira)\b|\b401\(?k\)?\b[^.!?]{0,15}\b(?:or|vs\.?|versus)\b[^.!?]{0,15}\bira\b|\bira\b[^.!?]{0,15}\b(?:or|vs\.?|versus)\b[^.!?]{0,15}\b401\(?k\)?\b/,
    text: "They differ in who opens them and when tax is paid. A 401(k) comes with a job and is filled from the paycheck. An IRA you open yourself. In a traditional one the money goes in before income tax and is taxed when you take it out in old age. In a Roth it goes in after tax, and what comes out after 59½ is free of it; what you paid in yourself you may take out earlier.\n\nThe usual order: first as much in the 401(k) as the employer matches, because that is part of your pay; then expensive debt; then an IRA. Low income now speaks for Roth. How much may go in each year stands on irs.gov.\n\n**One next step:** look in your job's benefits page for one line: does the employer match, and up to how much?\n\nIs there a match?",
  },
  {
    // acf.hhs.gov/css
    id: "child-support",
    topic: "co-parenting",
    ask: /\bchild support\b[^.!?]{0,40}\b(?:won'?t|wont|doesn'?t|doesnt|isn'?t|not|never|stopped|behind|late|owes?|unpaid|missed)\b|\b(?:hasn'?t|hasnt|won'?t|wont|stopped|not|never)\b[^.!?]{0,20}\b(?:paid|pay|paying) (?:\w+ )?maintenance\b|\b(?:won'?t|wont|doesn'?t|doesnt|not|never|stopped|behind|late|owes?|refuses)\b[^.!?]{0,30}\bchild support\b/,
    text: "That leaves you paying for two, and you do not have to chase it alone. Every state has a child support office, and for little or no fee it can set up an order, find the other parent, and have the money taken from wages, tax refunds or benefits.\n\n1. Write a list: what was due, what came, what is missing, with dates.\n2. Open or reopen a case with the child support office of your state; 211 tells you its number.\n3. Keep visits apart from the money: judges see them as two things, and a visit that is held back can turn against you.\n\n**One next step:** find your state's office and its phone number today, and write the case number at the top of your list.\n\nIs there a court order already?",
  },
  {
    // healthychildren.org (American Academy of Pediatrics); HRSA National Maternal Mental Health Hotline
    id: "crying-baby",
    topic: "new-parent",
    ask: /\b(?:baby|newborn|infant|(?:weeks?|months?)[- ]old)\b(?:(?!\bi\b)[^.!?]){0,25}\b(?:won'?t|wont|doesn'?t|doesnt|can'?t|cant|never|keeps?|is)(?: \w+)? ?(?:stop(?:s)? )?(?:crying|screaming)\b/,
    text: "That is one of the hardest sounds there is, and it does not mean that you do something wrong. Check the simple things once: hungry, wet, too warm, something tight. Then hold, rock, hum, or walk outside; a car ride or a running tap helps some.\n\nIf you feel it rising in you, lay the baby on the back in the crib, close the door, and breathe for ten minutes. Crying there does no harm; shaking a baby can kill. Call someone to take over, or 1-833-852-6262, free, day and night, for parents at the end of their strength.\n\nCall the doctor for a fever of 100.4 °F under three months, vomiting, a cry that sounds different, or if your feeling says so.\n\n**One next step:** put the baby down safely for ten minutes, and call one person.\n\nIs somebody there who can take over for an hour?",
  },
  {
    // 211.org, Childhelp
    id: "child-alone",
    topic: "childcare-cost",
    ask: /\b(?:leave|leaving|left|stays?|staying)\b[^.!?]{0,25}\b(?:[3-9]|three|four|five|six|seven|eight|nine)[- ]year[- ]old\b[^.!?]{0,25}\b(?:alone|by (?:him|her|them)self)\b/,
    text: "You are trying to keep a job and a child safe at once, and nobody made that easy. A child of this age cannot be alone at home, above all at night: a fire, a fever or a knock at the door is too much for them, and it can bring child services in. So the first thing is one adult for tonight.\n\n1. Call 211, day and night: they know night care, emergency care, and who pays part of the cost in your state.\n2. Ask one neighbor, relative or other parent to sleep at your place, in trade for something you can do.\n3. Tell your employer that you need days or a swap until care is found; put it in writing.\n\nChildhelp at 1-800-422-4453 listens to parents, too, without judging.\n\n**One next step:** call 211 before your next shift.\n\nWhen is that shift?",
  },
  {
    // pflag.org; the Trevor Project
    id: "child-came-out",
    topic: "coming-out",
    ask: /\bmy (?:\w+ )?(?:son|daughter|kid|child|teen|teenager|grandson|granddaughter)\b[^.!?]{0,20}\b(?:came out|is (?:gay|trans|transgender|bi|bisexual|lesbian|queer|non-?binary)|told (?:me|us) (?:he|she|they)(?:'s|'re| is| are)? (?:gay|trans|transgender|bi|bisexual|lesbian|queer|non-?binary))\b/,
    text: "They trusted you with something large, and that says a lot about you. You do not have to understand all of it today. What stays with a child is the first answer: that they are loved as before.\n\n“Thank you for telling me. I love you. Tell me what you would like me to know, and who else may know.”\n\nAsk which name and words they use, and try them; after a slip, one short “sorry” is enough. Do not tell others for them. PFLAG has groups in most places for parents who feel as you may feel now. For your child, the Trevor Project is there day and night at 1-866-488-7386.\n\n**One next step:** say one warm sentence today, even if more comes later.\n\nWhat is hardest for you about it?",
  },
  {
    // SAMHSA; Truth Initiative (This is Quitting)
    id: "teen-smokes",
    topic: "talk-with-a-child",
    ask: /\bmy (?:\w+ )?(?:son|daughter|kid|child|teen|teenager|grandson|granddaughter)\b[^.!?]{0,30}\b(?:vap(?:es?|ing)|smok(?:es?|ing)|weed|marijuana|juul|gets high)\b/,
    text: "It is frightening to find that out, and it is a good sign that you want to talk before you punish. A teenager hears a question longer than a lecture.\n\n“I found out, and I am worried, not out to get you. What does it do for you? When do you want it most?”\n\nThen one clear line: not at home, not in a car, and what follows if it happens. Look at what is under it: stress, sleep, friends, boredom. For nicotine, a teen can text DITCHVAPE to 88709 for a free program. For weed and anything else, 1-800-662-4357 tells parents, free and day and night, what to do next. Daily use, slipping grades or a changed child belong before the doctor.\n\n**One next step:** choose a calm moment, in the car or on a walk, and ask the first question only.\n\nHow did you find out?",
  },
  {
    // NIH, National Heart, Lung, and Blood Institute: sleep apnea
    id: "snoring",
    topic: "sleep-better",
    ask: /\bsnor(?:es?|ing)\b/,
    text: "Broken nights wear two people down, and snoring is nobody's fault. Some of it goes away with small things: sleeping on the side (a pillow behind the back helps), no alcohol in the last three hours, a free nose, a head raised by a hand's width. For you: foam earplugs, a fan, or going to bed half an hour earlier.\n\nLoud snoring with pauses, gasping, or tiredness in the daytime can be sleep apnea. That is common, it strains the heart, and a doctor can treat it well.\n\nTwo beds on work nights are a solution, not a distance.\n\n**One next step:** watch for two nights whether there are pauses or gasps, and tell a doctor if so.\n\nIs it every night, or after some evenings?",
  },
];
