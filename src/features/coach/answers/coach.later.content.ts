/**
 * What the built-in coach says when a user returns to the same problem: common obstacles and how to continue, one next action, and a
 * question. By the id of the action.
 */
export interface CoachLater {
  words: string;
  next: string;
  ask: string;
}

export const coachLater: Record<string, CoachLater> = {
  "drink-or-gamble": {
    words:
      "A slip is news and not the end: look at what came before it, and change that one thing. If you feel ill when you stop, shake or sweat, do not stop alone; a doctor can make it safe. Where money is lost, let someone you trust hold the cards for a while.",
    next: "Write down the one thing that came before the last time, and move it out of the way.",
    ask: "Who would be glad to hear that you are trying?",
  },
  "put-the-phone-down": {
    words:
      "If you fetched it again, that is how the first nights go. Keep the rule small: not never, only not in bed. Let an alarm clock wake you, so that the phone has no reason to lie there, and count the nights, not the slips.",
    next: "Set one alarm for tonight that means: the phone goes to its shelf.",
    ask: "Which minutes of it do you enjoy, and which only pass?",
  },
  "pay-a-surprise": {
    words:
      "When it cannot be paid in parts there, ask your own bank or a credit union for a small loan before you take a card or a payday lender, and compare what each costs in all. 211 knows who helps with repairs and rides near you. And when it is over, even five dollars a payday make the next one smaller.",
    next: "Write the whole cost of two ways of paying it next to each other.",
    ask: "What would happen if it waited for two weeks?",
  },
  "give-without-money": {
    words:
      "Children mind less than we fear: one thing that they wished for and one thing done together is a holiday. If someone gives you more than you gave, thank you is the whole answer; nobody keeps the books but you.",
    next: "Choose one thing to do together and write it on a card, as a present.",
    ask: "What do you remember best from your own childhood holidays?",
  },
  // money
  "money-worry": {
    words:
      "Worry likes to work on everything at once. Give it one hour a week, always the same one, with the bank app open and a cup of something warm. Outside that hour you may say: not now, Thursday.\n\nIn that hour do three things only: look at the balance, look at what is due before the next payday, and choose one call or one cut.",
    next: "Put that hour into your calendar for this week, with a start and an end.",
    ask: "What would you most like to be able to stop thinking about?",
  },
  "bills-due": {
    words:
      'If the first call gave you nothing, ask who decides about hardship or payment plans, and call again on another day: the answer often depends on who picks up. Offer an amount that you can really keep. A small promise kept is worth more to them than a large one broken.\n\nGet it in writing, even if that is only an email from you: "Thank you for agreeing to …"',
    next: "Write down one amount and one date that you are sure of, and offer exactly that.",
    ask: "What comes in next, and on which day?",
  },
  "start-a-budget": {
    words:
      "The first month of a budget is always wrong, and that is what it is for. When a line runs over, move money into it from another line instead of calling it a failure. After two months the lines fit your life instead of the other way round.\n\nIf the pay changes from month to month, plan with the smallest one of the last half year. Anything above it goes to the cushion first.",
    next: "Look at one week only: type in what you have spent since Sunday, rounded.",
    ask: "Which line surprised you, or which one are you afraid to look at?",
  },
  "pause-a-purchase": {
    words:
      "What is already bought can often go back: keep the tags, and look up the return date today. For the next time, make it a little harder to be quick. Take the card out of the shop's memory, mute the sale mails, and keep the apps off the first screen.\n\nAnd leave a small amount each month for plain fun. A budget without any is the one that breaks.",
    next: "Remove your saved card from the one shop that gets you most often.",
    ask: "Which hour of the week would you need to be kindest to yourself in?",
  },
  "build-a-cushion": {
    words:
      "The first aim is not six months of pay. It is one bad day: the tire, the dentist, the trip home. When that much is there, aim for one month of rent, and go slowly.\n\nKeep it in another account than the one your card is tied to. A cushion that takes a day to reach stays a cushion.",
    next: 'Name the account after what it protects, for instance "flat tire".',
    ask: "What was the last surprise bill, and what would have softened it?",
  },
  "lower-a-bill": {
    words:
      "If they said no, thank them and call once more next week, or ask for the department that handles people who leave. Know one other price before you call; one real number beats any argument. If they offer a discount, ask when it ends, and put that date into your calendar.",
    next: "Write down the other company's price and today's date on the bill itself.",
    ask: "What would be a price that you could live with?",
  },
  "spot-a-scam": {
    words:
      "If something has gone out, hours matter and shame does not. Tell the bank that it was fraud, in that word, and ask what can still be stopped. Change the password of your email first, since it opens all the others. Then identitytheft.gov makes a plan with you, letter by letter.",
    next: "Write down what was shared, when, and who got it. One line each, for the bank.",
    ask: "Is there someone who could sit with you while you make that call?",
  },
  "lost-job": {
    words:
      "After the first week it helps to give the days a shape: two hours for the search in the morning, then something with your hands or your legs. Tell people what you are looking for in one sentence, because most leads come from someone who heard it by chance.\n\nIf the claim is slow or was refused, you may appeal, and the letter says until when.",
    next: 'Write that one sentence: "I am looking for … near …", and send it to three people.',
    ask: "What did you do well there that you would like to do again?",
  },
  decide: {
    words:
      "If you are still going round, look at what you would regret less in a year. Try one choice on for a day: live until tonight as if it were settled, and notice whether you feel lighter or heavier. A decision that feels heavy may still be right, but then it needs more help than a list.",
    next: "Choose one of the two until tomorrow evening, tell nobody, and note how you slept.",
    ask: "What would have to be true for the other choice to win?",
  },
  "keep-friends": {
    words:
      "If nobody answered, it says more about their week than about you. For new people, go where the same faces come again: a class, a library evening, a volunteer shift, a team. It takes several ordinary meetings before someone turns into a friend, so choose something you would like to do anyway.",
    next: "Look up one thing near you that meets every week, and put the next date into your calendar.",
    ask: "Who could you be quiet with and still feel at ease?",
  },
  // debt, credit, taxes, car, home
  "choose-a-debt": {
    words:
      "Once the list stands, the work is boring, and boring is good: all minimums by autopay, and one extra payment on the same day as your pay. When the first debt is gone, its whole payment moves to the next one, and you never feel the difference.\n\nIf the minimums alone are more than you have, that is not about discipline. A nonprofit credit counselor, found at nfcc.org, can ask for lower rates, and the first talk usually costs nothing.",
    next: "Put the extra payment on the first debt by autopay, even if it is ten dollars.",
    ask: "Which payment would you be happiest never to make again?",
  },
  "mend-credit": {
    words:
      "The slow part is only time. Do not close your oldest card, do not pay anyone who promises to clean a report, and do not open new accounts for a small discount at a till. If a mark is wrong, dispute it in writing with the bureau that shows it; they have to look into it.",
    next: "Set a reminder in four months to look at the next free report.",
    ask: "What did the report say that you did not expect?",
  },
  "file-taxes": {
    words:
      "If a year is missing, start with the newest one. The IRS keeps copies of your wage forms, and you can ask for them online. If you owe, there are payment plans that you set up on irs.gov without talking to anyone. Free help in person exists as well: ask for VITA, the volunteer program.",
    next: "Open irs.gov and look for the free filing page. Only look, today.",
    ask: "Which year is it about, and which paper is missing?",
  },
  "talk-to-landlord": {
    words:
      "If the mail was not answered, send a second one with the first one below it and a new date. Keep paying rent unless legal aid tells you how your state lets you hold it back. For heat, water or mold, the city's housing inspection can come, and that is often faster than any letter.",
    next: "Put the photos, the dates and both mails into one folder with today's date.",
    ask: "Have you told them in writing yet, and when?",
  },
  "mind-the-car": {
    words:
      "For a repair, ask for the estimate in writing, and which part of it is about safety and which part can wait. For a purchase, the lowest monthly payment is usually the most expensive car: look at the sum of all payments, and sleep one night before you sign.",
    next: "Write two columns: must be done now, can wait until spring.",
    ask: "How long would you like this car to carry you?",
  },
  "fix-a-drain": {
    words:
      "If it came back after a week, the clog sits deeper: take the bend under the sink off over a bucket, rinse it, and put it back hand-tight. If two drains are slow at once, or it smells of sewage, stop there. That is the main line, and a job for a plumber, or for your landlord if you rent.",
    next: "Put a bucket under the bend and look at the two big nuts. You need not turn them yet.",
    ask: "What happened when you tried the strip?",
  },
  "mind-the-power": {
    words:
      "If it only trips with one thing plugged in, that thing is the trouble. If it trips with nothing plugged in, the line is, and that is an electrician's work. Warm plates, buzzing or a burnt smell are a call today, not on Monday.",
    next: "Write on a piece of tape what each breaker feeds, while you are there.",
    ask: "Did anything smell, spark or feel warm?",
  },
  "patch-a-wall": {
    words:
      "If the patch shows after painting, it was sanded too little at the edges or painted on the bare filler. Sand it wide and flat, prime it, and roll the paint instead of brushing it. In a rental, ask for the name of the paint before you buy any.",
    next: "Hold a lamp flat against the wall tonight: it shows every edge that still needs sanding.",
    ask: "When does it have to be done?",
  },
  // food
  "cook-cheap": {
    words:
      "The evenings that go wrong are always the same ones, so plan for them and leave the rest alone. On one easy day, cook the double portion for the hard day. On the hard day, eggs on toast count as dinner, and so does soup with beans in it.",
    next: "Choose the hard evening and write its dinner on a note on the fridge.",
    ask: "What do you cook already, without thinking?",
  },
  // health system
  "fight-a-medical-bill": {
    words:
      "Billing offices are used to being asked twice. If the assistance form was refused, ask for the reason and what would change it. If the bill is right and still too large, offer one smaller sum at once, or a monthly one without interest, and ask for a letter that says so before you pay.",
    next: "Write down the name of whoever you speak to, the date, and what they promised. On the bill itself.",
    ask: "What amount each month would not keep you up at night?",
  },
  "read-insurance": {
    words:
      "When you compare plans, think of two years: a quiet one and a bad one. In the quiet one the premium decides, in the bad one the out-of-pocket maximum does. Then check that your doctor and your medicines are on the list, because that is where the surprises live.",
    next: "Add up twelve premiums for each plan and write the two sums side by side.",
    ask: "Which doctor or medicine must not change?",
  },
  "find-care": {
    words:
      "If the first office has no place, ask whether another doctor in the house has one, whether they do visits by phone, and for the cancellation list. For a talk therapist, ask your insurance for three names with room, and say that you would take an evening. Take your three most important sentences along on paper, since everybody forgets them in the room.",
    next: "Write those three sentences now: what it is, since when, what you are afraid of.",
    ask: "Is anything making you put it off besides time?",
  },
  "big-news": {
    words:
      "The second day is often louder than the first. Keep the plain things going, food and sleep and one person, and keep strangers' stories on the internet away from the evening. Write every question down as it comes, so that it does not circle. There are people whose whole job it is to answer exactly those.",
    next: "Write your three questions down and choose who gets the first one.",
    ask: "Which of them is the one behind the others?",
  },
  // conflict and boundaries
  "talk-money-with-partner": {
    words:
      "If it turned sharp, that does not mean it failed. Stop at the first raised voice and set the next date before you leave the table. It helps to begin with what each of you learned about money as a child. And one rule is kind to both: an amount that each may spend without explaining it.",
    next: "Suggest one small thing that is yours alone and one that is theirs, each with an amount.",
    ask: "What do you think money means to them: freedom, safety, or something else?",
  },
  "say-no-to-lending": {
    words:
      "They may be hurt at first, and you can bear that without paying for it. Say the same two sentences again and nothing new, because every new reason is an opening. If you do want to help, give an amount that you would not miss as a gift, and say that it is one.",
    next: "Decide on your sentence for when they ask a second time, word for word the same.",
    ask: "What would it cost you, apart from the money, to say yes once more?",
  },
  "set-a-family-boundary": {
    words:
      "If they walked right over it, that is the test and not the end. Say it once more in the same words, and then do what you said you would do: hang up kindly, leave at six, take the next call on Sunday. You need not win the argument. What you do is the boundary, the words only announce it.",
    next: 'Write the second half of your sentence: "If it happens, I will …", and make it something that only needs you.',
    ask: "Who in the family could stand beside you on this?",
  },
  "plan-a-hard-talk": {
    words:
      'If they get loud or shut down, do not push on. Say what you see and offer a pause: "I can see this is hard. Shall we go on tomorrow at seven?" Listening is the larger half of it. Say back what you heard until they say yes, and only then ask for your one thing.',
    next: "Say your first line aloud, standing, three times. It only has to be said, not well.",
    ask: "What are you most afraid they will answer?",
  },
  "talk-to-roommate": {
    words:
      "If the plan did not hold, change the plan and not the person: fewer dishes in the cupboard, a fixed quarter of an hour on Sunday, or money for whoever does more. And decide what you can let go of. Two people never have the same idea of clean.",
    next: "Put the card on the fridge with one line for each of you, and a date to look at it again.",
    ask: "What do they do well that you could say out loud first?",
  },
  "tell-a-friend-it-hurt": {
    words:
      "If they answered with excuses, give them a few days: many people defend first and think later. You may also find that you want less from this friendship, and that is a choice, not a defeat. Look at what they do in the next weeks rather than at what they say tonight.",
    next: "Leave it for three days. Then do one ordinary thing together, or decide that you need a while.",
    ask: "What would a friend to you have done?",
  },
  "say-no-at-work": {
    words:
      'If the answer was "all of it", put the three tasks and their hours into one mail and ask which date may move. A number on paper is hard to argue with. And keep one fixed evening a week on which you are not there; people plan around what is always so.',
    next: "Write the three tasks with their hours, and send them before you next say yes.",
    ask: "What happens if one of these is a day late?",
  },
  "say-no-kindly": {
    words:
      'The guilt after a no usually lasts shorter than the tiredness after a yes. If they ask again, you owe no new reason: "I still can\'t, and I hope it goes well." If a no feels unsafe rather than awkward, that is something else, and worth telling a person you trust.',
    next: "Write your no-sentence into the notes of your phone, so that you only have to copy it.",
    ask: "Practice first with someone who takes a no well. Who would that be?",
  },
  // relationships
  "start-softly": {
    words:
      "When it heats up, twenty minutes apart do more than ten good arguments, if whoever leaves says when they will be back. And try this once: for one evening, only find out what it is like for them. You do not have to agree with it to understand it.",
    next: "Agree on a word that means: pause, twenty minutes, and I will come back.",
    ask: "When did the two of you last laugh together, and what was going on?",
  },
  "look-at-the-signs": {
    words:
      "Look at what happens when you say no to something small. With a safe person, a no is a nuisance and then it is over. If you find that you plan your days around someone's temper, you deserve to talk about it with a person who knows this well: 1-800-799-7233, by phone or chat, day and night, also when you are not sure.",
    next: "Note for one week, where only you can read it, how you felt before and after each meeting.",
    ask: "Who knew you before all this, and what would they notice?",
  },
  "after-a-breakup": {
    words:
      "It goes in waves, so a bad Tuesday after a good week is no step back. When the hand goes to the phone, write the message into your journal instead and look at it tomorrow. Plan the two hardest hours of the week with someone, and let the rest be ordinary.",
    next: "Ask one person now to be with you, or on the phone, at the hardest hour of this week.",
    ask: "What have you begun to do again that you had stopped?",
  },
  "trust-broken": {
    words:
      "In the weeks after, trust is made of small things that can be checked: where, when, and saying it without being asked. You may ask for that for as long as you need it, and you may also find that you do not want to. A couples counselor can hold the talk when the two of you cannot.",
    next: "Write down the two or three things that would let you breathe easier this month.",
    ask: "What do you know today that you did not know last week, about yourself?",
  },
  // work and interviews
  "read-a-boss": {
    words:
      "If the talk changed nothing, keep a plain note of what is said and when, for yourself. Find one other person at work who sees you well, since a boss is one voice and not the whole place. And look quietly at what else there is. Knowing that you could leave makes it easier to stay, too.",
    next: "Name one person at work who has seen you do something well, and ask them for a coffee.",
    ask: "If you had a different boss tomorrow, would you want this job?",
  },
  "report-at-work": {
    words:
      "If nothing came of the report, ask in writing what was done and by when you will hear. Being punished for reporting is itself not allowed, so note any change in shifts, pay or tone with its date. Outside agencies have deadlines, some of them as short as 30 days; legal aid can tell you which one is yours.",
    next: "Write down the date of your report and of every answer, one line each.",
    ask: "Who at work saw or heard it?",
  },
  "work-boundary": {
    words:
      "The first time you hold it, someone will test it, mostly without thinking. Do not explain more than the first time. If it is your manager, ask what really cannot wait, and offer a way for exactly that, such as a call.",
    next: "Switch off the work notifications from tonight until the hour you named.",
    ask: "What would you do with that evening?",
  },
  "write-resume": {
    words:
      "Two things help when nothing comes back. Send fewer, and fit each to its ad: ten that use the ad's own words go further than forty that could be for anyone. And ask one person inside, or one who left, what the work is like. A gap needs one plain line with its reason, or only its years; nobody needs more.",
    next: "Choose one ad from this week and change three lines of your page for it.",
    ask: "Which kind of work would you answer an ad for tomorrow?",
  },
  "prepare-interview": {
    words:
      'If the nerves come back in the waiting room, breathe out longer than in, five times, and put both feet on the floor. A pause before an answer looks thoughtful, not lost. You may say "Let me think for a moment", and you may ask for a question again.',
    next: "Write the two things they must know about you on a card and read it at the door.",
    ask: "What is the best that could come of it, besides the job?",
  },
  "tell-about-yourself": {
    words:
      "Now cut it by a third: the second version is always better for being shorter. Keep the sentence that only you could say. Then practice it with someone who may interrupt you, because that is what will happen in the room.",
    next: "Say it into your phone once and listen only for the place where you get faster.",
    ask: "Which sentence in it do you like?",
  },
  "use-star": {
    words:
      "Four or five stories are enough for a whole interview, if you choose them well: a conflict, a mistake, something you began, something you finished with too little time, and someone you helped. Each can answer several questions.",
    next: "Give each of your stories a name of two words, so that you can find it under pressure.",
    ask: "Which of the five do you not have yet?",
  },
  "ask-for-pay": {
    words:
      "If the number cannot move, other things can: a start bonus, more days off, a fixed date for the next look at your pay, one day at home. If they need time, ask for the day on which you will hear. And a no with a reason is useful. Ask what would have to happen for a yes.",
    next: "Choose two things besides money that would make it a yes for you.",
    ask: "Where is your floor, truly?",
  },
  "after-rejection": {
    words:
      "If there are many of them, change one thing at a time and watch: the first lines of the resume, the kind of job, or how you close. Count applications by the week and not by the day, and let Friday afternoon be free of all of it.",
    next: "Show your resume to one person who hires, and ask only: what would you cut?",
    ask: "Which of the jobs did you really want?",
  },
  // time and burnout
  "rest-from-burnout": {
    words:
      "If one thing off the list made no difference, the list is not the trouble, the amount is. Then it needs someone who can change the amount: a manager, a partner, a doctor. Rest is more than sleep. It is also an hour in which nobody needs anything from you.",
    next: 'Tell one person this week: "I can\'t keep this pace. Could you help me look at it?"',
    ask: "Which part of the day costs you the most?",
  },
  "get-started": {
    words:
      "If ten minutes did not work, the task is hiding a question: what exactly is wanted, who decides, what if it is bad? Answer that one first, in one line. Then make a version that is bad on purpose. It is far easier to mend a page than to face a white one.",
    next: "Write the worst possible first three lines, and leave it at that for today.",
    ask: "What would be the worst part if it turned out badly?",
  },
  "sort-priorities": {
    words:
      'When the list fills up again, and it will, look at what keeps landing in "urgent". Usually it is two or three things that nobody decided about. Decide about one: give it a fixed day, give it to someone, or say that it will not be done.',
    next: "Strike out one thing and tell the person who is waiting for it.",
    ask: "What have you been carrying that was never really yours?",
  },
  "plan-a-week": {
    words:
      "If the week fell apart by Tuesday, it was too full and not you too weak. Plan half of the hours and leave the other half to life. On Sunday look back once: what did I do, what moved, what can go.",
    next: "Take one of the three things off the plan, now, and see how it feels.",
    ask: "Which hour of the week is really yours, and what keeps eating it?",
  },
  "sleep-better": {
    words:
      "If it is the same thought every night, give it a place earlier: ten minutes after dinner, pen in hand, and then a line under it. Turn the clock to the wall. One poor night does little harm; being afraid of it is what keeps you awake. If it goes on for three weeks or more, or you snore and wake up tired, a doctor can really help.",
    next: "Put a pen and a paper beside the bed, and turn the clock round.",
    ask: "What do you do in the last hour before bed, honestly?",
  },
  // feelings
  "cool-anger": {
    words:
      "Afterwards, when it is quiet, look at what came just before: hunger, noise, being interrupted, feeling small. Most people have two or three sparks, and it is easier to move a spark than to hold back a fire. If it frightens you or others, or things break, please talk to a doctor or a counselor about it.",
    next: "Write down the last three times with the hour, and see what they share.",
    ask: "Who do you want to be in that moment?",
  },
  "repair-after-snapping": {
    words:
      "If they do not take it, do not ask for forgiveness again. Do the thing you said you would do differently, and let them see it a few times. You can be sorry and still be someone worth loving.",
    next: "Choose the one thing you will do differently and do it once today, without announcing it.",
    ask: "What would help you forgive yourself a little?",
  },
  "name-a-feeling": {
    words:
      "When a feeling stays for days, look at what it stands on: sleep, food, company, light, and one thing that is undecided. Mend the nearest one. If it has been there most days for two weeks or more, that is a good reason to see a doctor or a counselor, as you would with a cough.",
    next: "Go outside for ten minutes today, or call one person, whichever is easier.",
    ask: "What was different on the last day when it was lighter?",
  },
  "calm-a-panic": {
    words:
      "Such waves rise and then fall, mostly within minutes, even when it does not feel so. It helps not to run from the place, but to stay until it has gone down a little. Note afterwards when it came and what was before. If they return, a doctor should hear about it; this is very treatable.",
    next: "Show one person what helps you, so that they can remind you of it.",
    ask: "Where do you notice it first?",
  },
  grieve: {
    words:
      "There is no order to it and no date by which it should be over. Some days are only for getting through. It can help to give the missing a place: a candle, a walk, a letter on Sundays. If eating, sleeping or getting up stay hard for weeks, a doctor or a grief group can carry some of it with you.",
    next: "Choose one small thing to do in their memory this week.",
    ask: "What would they have said to you today?",
  },
  "talk-with-a-child": {
    words:
      "If they gave you one word, that was an answer for today. The best talks happen side by side, in the car or over dishes, and without a lesson at the end. Write to the teacher in two lines and ask what they see; you are on the same side.",
    next: "Send the teacher two lines: what you notice at home, and one question.",
    ask: "When is your child easiest to be with?",
  },
  "care-for-someone": {
    words:
      "You will last longer if it is not only you. Make a list of what others could do, and give it away in pieces: a ride, a meal, an hour of sitting there. Ask the clinic for the social worker, whose job it is to know what help exists. And keep one thing a week that has nothing to do with it.",
    next: 'Give one piece of it away by message today: "Could you sit with her on Thursday from four to six?"',
    ask: "What would you do with two free hours?",
  },
  "feel-stuck": {
    words:
      "Direction mostly shows up while walking. Try three very small things in three weeks, each for an hour: a visit, a talk with someone who does it, an evening class. Afterwards ask only whether you have more energy or less.",
    next: "Choose the first of the three and put it on a day.",
    ask: "What did you like doing at ten years old?",
  },
  "grow-confidence": {
    words:
      "If the brave thing went badly, it still counts, because you now know that you live through it. Keep a list of what you dared, not of what worked. And listen for whose voice the harsh one is: often it was someone's, long ago, and you have outgrown them.",
    next: "Write down one thing you dared this month, and what you would do the same way again.",
    ask: "Whose voice does it sound like?",
  },
  "count-a-win": {
    words:
      "Good. Wins are also useful on the days without any, so keep them where you will find them again. Look at what made it possible, because that can be repeated on purpose.",
    next: "Write one line for your future self: what to do again.",
    ask: "What is the next small thing that you would like to be proud of?",
  },
  "keep-a-habit": {
    words:
      "If it slipped again, make it smaller, not stricter. Change the place before you change yourself: shoes by the door, fruit on the table, the charger in the hall. And tell one person, who asks on Sunday and does not scold.",
    next: "Move one object tonight so that tomorrow's habit is the easy way.",
    ask: "At which point of the day does it slip?",
  },
};
