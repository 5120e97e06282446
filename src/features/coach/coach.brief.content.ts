/** For each action of the built-in coach: a one-sentence version, and the reason. For "shorter" and "why". */
export const coachBrief: Record<string, { brief: string; why: string }> = {
  "money-worry": {
    brief: "Write the worry down in one line with a number and a day, then move one thing.",
    why: "A worry with a number can be worked on; one without keeps growing.",
  },
  "bills-due": {
    brief: "Call before the day, say what you can pay and when, and ask for a plan.",
    why: "Before the date people can still agree to something; after it the machine runs.",
  },
  "put-the-phone-down": { brief: "Give the phone a place outside the bedroom.", why: "What isn't in reach isn't picked up." },
  "pay-a-surprise": { brief: "Ask what must be done now, and whether it can be paid in parts.", why: "Half of most estimates can wait." },
  "give-without-money": {
    brief: "One sum for all gifts together, and tell the grown-ups early.",
    why: "Most people are relieved when somebody says it first.",
  },
  grieve: {
    brief: "Eat, sleep, tell one person; grief has no date.",
    why: "It doesn't go away by being strong; it changes by being shared.",
  },
  "big-news": {
    brief: "Tell one person, write your questions down, decide nothing tonight.",
    why: "The first days are for taking it in, not for deciding.",
  },
  "care-for-someone": {
    brief: "Ask one person for one fixed hour a week, and look for respite care.",
    why: "Care that lasts needs someone who is sometimes rested.",
  },
  "talk-with-a-child": { brief: "Be beside them without questions, and listen first.", why: "They talk when nobody pulls at them." },
  "read-a-boss": {
    brief: "Ask once what good would look like, and write down what happens.",
    why: "A clear answer or a record: both help you.",
  },
  "trust-broken": {
    brief: "Decide nothing for some days; tell one person and find out what you need.",
    why: "The first shock is a poor adviser.",
  },
  "calm-a-panic": {
    brief: "Breathe out long, feel the floor, name what you see.",
    why: "Panic is a false alarm; it peaks and passes within minutes.",
  },
  "feel-stuck": {
    brief: "Name one thing that you want more of, and one small try this week.",
    why: "A try tells more than a month of thinking.",
  },
  "drink-or-gamble": {
    brief: "Tell one person, and call 1-800-662-4357; it's free.",
    why: "Alone it's twice as hard, and stopping suddenly can need a doctor.",
  },
  "start-a-budget": {
    brief: "Write down income and must-pays first; the rest is what you decide about.",
    why: "You can only steer what you can see.",
  },
  "pause-a-purchase": {
    brief: "Put it on a list and wait a day; log out of the shop.",
    why: "The wish to buy usually fades faster than the bill.",
  },
  "build-a-cushion": { brief: "Move a small fixed sum on payday, before you see it.", why: "The first 500 dollars change most bad weeks." },
  "lower-a-bill": {
    brief: "Call, say you're thinking of leaving, and ask for the best price.",
    why: "Prices for new customers are lower, and asking costs ten minutes.",
  },
  "spot-a-scam": {
    brief: "Pay nothing, click nothing, call the real number yourself.",
    why: "Hurry and secrecy are the marks of nearly every scam.",
  },
  "lost-job": {
    brief: "File for unemployment this week, and list what must be paid.",
    why: "Benefits mostly count from the day you file.",
  },
  decide: { brief: "Write both ways down, and sleep one night with each as if chosen.", why: "The body often knows before the list does." },
  "keep-friends": { brief: "One small sign to one person today.", why: "Contact grows from small signs, not from great evenings." },
  "choose-a-debt": { brief: "Minimums on all, everything extra on one.", why: "One debt at a time ends; spread thin, none does." },
  "mend-credit": {
    brief: "Pay on time, keep balances low, and dispute what's wrong.",
    why: "Paying on time and balances are most of the score.",
  },
  "file-taxes": {
    brief: "Gather the papers, use a free way to file, and file even if you can't pay.",
    why: "Not filing costs more than not paying.",
  },
  "talk-to-landlord": { brief: "Write it down with photos and a date, and keep a copy.", why: "What's in writing counts later." },
  "mind-the-car": {
    brief: "Have a mechanic look first, and know your total price.",
    why: "A hundred dollars for a check can save thousands.",
  },
  "fix-a-drain": { brief: "Hot water, plunger, then the trap; no mixed cleaners.", why: "Most clogs sit within an arm's length." },
  "mind-the-power": {
    brief: "Unplug, reset the breaker once; if it trips again, call.",
    why: "A breaker that trips twice is warning you.",
  },
  "patch-a-wall": { brief: "Fill, dry, sand, paint.", why: "Thin layers dry without cracks." },
  "cook-cheap": {
    brief: "Two dinners that you can make half asleep, with the things always in the house.",
    why: "Tired evenings need a default, not a recipe.",
  },
  "fight-a-medical-bill": {
    brief: "Ask for the itemized bill and for financial assistance before you pay.",
    why: "Bills have errors, and many hospitals must help.",
  },
  "read-insurance": {
    brief: "Look at four numbers: premium, deductible, copay, most you would pay.",
    why: "Those four tell what a bad year would cost.",
  },
  "find-care": { brief: "Call the number on your card, or a community health center.", why: "They know who has room this week." },
  "talk-money-with-partner": {
    brief: "A quiet hour, one subject, hopes before numbers.",
    why: "Numbers sound like blame until the hopes are known.",
  },
  "say-no-to-lending": {
    brief: "A short kind no, without reasons, and something you can give instead.",
    why: "Reasons can be argued with; a no can't.",
  },
  "set-a-family-boundary": {
    brief: "Say what you will do, in one sentence, and then do it.",
    why: "A boundary is about your own feet, not about changing them.",
  },
  "plan-a-hard-talk": {
    brief: "One fact, one feeling, one wish, at a quiet time.",
    why: "Three prepared sentences hold when the heart races.",
  },
  "talk-to-roommate": {
    brief: "One thing, one request, a calm hour, and write down what you agree.",
    why: "Agreements on paper save the third talk.",
  },
  "tell-a-friend-it-hurt": {
    brief: "Say what happened, how it was for you, and what you wish.",
    why: "Friends can only mend what they know.",
  },
  "say-no-at-work": { brief: "Show the list and ask which one should wait.", why: "A choice is easier to answer than a complaint." },
  "say-no-kindly": { brief: "Thank you, it doesn't work for me; nothing more.", why: "A short no leaves nothing to debate." },
  "start-softly": { brief: "Begin with I and one wish, in the first sentence.", why: "Talks tend to end as they begin." },
  "look-at-the-signs": {
    brief: "Write down what happens, and talk with 1-800-799-7233.",
    why: "Seen together, single moments make a pattern.",
  },
  "after-a-breakup": {
    brief: "No contact for a while, one person beside you, one small plan for the evening.",
    why: "Each look at the old messages opens it again.",
  },
  "report-at-work": {
    brief: "Write down dates and words, report in writing, know the EEOC.",
    why: "A record protects you, whatever they do.",
  },
  "work-boundary": { brief: "Say when you answer, and then answer only then.", why: "People learn your hours from what you do." },
  "write-resume": {
    brief: "One page, results with numbers, words from the posting.",
    why: "Someone reads it for seconds before they decide to read it.",
  },
  "prepare-interview": { brief: "Three stories, two questions, one practice aloud.", why: "Stories answer most of what they can ask." },
  "tell-about-yourself": { brief: "Now, before, next: three sentences.", why: "It's an invitation to begin, not a life story." },
  "use-star": { brief: "Situation, task, action, result; most time for the action.", why: "They want to see what you do." },
  "ask-for-pay": {
    brief: "Name a number with three results, then be quiet.",
    why: "A number with reasons is easy to take to someone else's boss.",
  },
  "after-rejection": { brief: "Ask for one sentence of feedback, rest a day, send the next.", why: "A no is about one place on one day." },
  "rest-from-burnout": { brief: "Take one thing off this week, and guard one evening.", why: "Rest that isn't planned doesn't happen." },
  "get-started": { brief: "Two minutes of the first step, then decide.", why: "Starting is the hard part; going on is easier." },
  "sort-priorities": { brief: "Write it all down, choose one for today, strike one.", why: "On paper it's finite." },
  "plan-a-week": {
    brief: "Three things for the week, and one hour for you, first.",
    why: "What's in first has a place; the rest fits around it.",
  },
  "sleep-better": {
    brief: "Same time up, dim light, worries on paper, out of bed if awake.",
    why: "The body learns the bed by what happens in it.",
  },
  "cool-anger": { brief: "Step out, breathe out long, come back in twenty minutes.", why: "The body needs about that long to come down." },
  "repair-after-snapping": {
    brief: "Go back soon: I was too loud, I'm sorry, you didn't deserve that.",
    why: "Repair is what children and partners remember.",
  },
  "name-a-feeling": { brief: "Find one exact word for it, and where you feel it.", why: "A named feeling loosens its grip a little." },
  "grow-confidence": {
    brief: "One small dare a day, and write down that you did it.",
    why: "Confidence follows from doing, not the other way.",
  },
  "count-a-win": { brief: "Write it down, and tell one person.", why: "A joy that's told lasts longer." },
  "keep-a-habit": { brief: "Make it two minutes, after something you do anyway.", why: "A habit hangs on a moment, not on will." },
};
