import type { WrittenAnswer } from "./coach.written.content.ts";

/** Matters of work, study and home. */
export const lifeWorkAnswers: WrittenAnswer[] = [
  {
    // healthcare.gov: special enrollment
    id: "job-for-insurance",
    topic: "quit-job",
    ask: /\b(?:hate|leave|quit|stuck (?:at|in)|unhappy (?:at|in)|can'?t stand|miserable (?:at|in))\b[^.!?]{0,25}\b(?:job|work|company)\b[^.!?]{0,40}\b(?:(?:health )?insurance|benefits|health coverage)\b|\b(?:only|just) stay(?:ing)?\b[^.!?]{0,25}\b(?:insurance|benefits|coverage)\b/,
    text: "Staying for the insurance is a real reason, and it can still wear you out. It helps to know what that insurance is worth, because then it has a price and is no longer a wall. Losing job coverage opens 60 days in which you can buy a plan on healthcare.gov, and below a certain income part of it is paid.\n\nLook for your next job while this one covers you, and ask each employer on which day coverage begins.\n\n**One next step:** enter your zip code and income on healthcare.gov, and write down what a plan would cost a month.\n\nWho is covered by it besides you?",
  },
  {
    id: "drop-out",
    topic: "back-to-school",
    ask: /^(?![^]*\b(?:tell my|parents|dropped|grade|equivalency|farm|she|he|girl?friend|boyfriend|son|daughter|my kid|teen(?:ager)?|1\d[- ]year[- ]old|pregnant|years ago)\b)[^]*(?:\b(?:drop(?:ping)? out|dropped out|quit(?:ting)?|leav(?:e|ing)|withdraw) (?:of |from )?(?:college|school|uni(?:versity)?|my (?:degree|major|program|phd|masters?)|grad school|nursing school|law school)\b(?! (?:early|at \d)))/,
    text: "That is a big question, and asking it doesn't make you a quitter. It helps to find out what you want to leave: the subject, the school, the cost, or how you feel right now. Each has a different answer, and several are smaller than leaving: another major, fewer classes, or a leave of absence that keeps your place.\n\n“I am thinking about leaving. What are my options, and what happens to my aid with each?” An adviser hears that every week.\n\n**One next step:** write that to your adviser today, and ask for the last day to withdraw without a grade.\n\nWhat is the part you want to get away from most?",
  },
  {
    id: "back-to-office",
    topic: "work-from-home",
    ask: /^(?![^]*\b(?:get my|forgot my|left my)\b)[^]*(?:\b(?:want(?:s|ed)?|making|makes?|mak(?:e|ing)|forc\w+|call(?:ed|ing)?|have to (?:go|come)|has to (?:go|come)|going|ordered|must (?:go|come))\b[^.!?]{0,20}\b(?:back (?:in|to|into) (?:the )?office|return to (?:the )?office)\b|\b(?:return to office|rto)\b[^.!?]{0,20}\b(?:mandate|policy|\d)\b)/,
    text: "Your days were built around being home, and somebody moved a wall. Before you agree or quit, find out how firm it is: some rules bend for care of a child, for health, or for good results, if someone asks with a plan.\n\n“I can make three days work well. On Tuesday and Thursday I would like to stay home, and here is what I got done on such days. Could we try it until March?”\n\nPut numbers to it too: gas, lunch, child care, hours.\n\n**One next step:** write down what five days would cost you a week, in hours and dollars.\n\nWhat is the hardest part of going back?",
  },
  {
    id: "offer-less-pay",
    topic: "decide",
    ask: /\b(?:job offer|offered (?:me )?(?:a|another|this) job|new job|got an? offer|other job)\b[^.!?]{0,40}\b(?:less (?:money|pay)|pays less|pay ?cut|lower (?:pay|salary)|closer|shorter (?:commute|drive))\b|\b(?:two|2) job offers\b|\btake a pay ?cut\b/,
    text: "It is nice to be wanted, and hard to weigh money against your days. Put both in the same unit. Subtract what the old job costs you: gas, parking, lunches, child care. Then add the hours you get back each week, and ask what you would do with them.\n\nYou may also ask for more before you say yes; most offers have some room.\n\n“I would like to come. The pay is below what I make now. Can you get closer to 52?”\n\n**One next step:** write both jobs side by side, with the money left per month and the hours gone per week.\n\nIf the pay were equal, which one would you take?",
  },
  {
    id: "group-project",
    topic: "coworker-conflict",
    ask: /\b(?:group project|project partner|lab partner|group (?:work|assignment|presentation)|my group)\b[^.!?]{0,50}\b(?:nothing|isn'?t|isnt|aren'?t|arent|won'?t|wont|doesn'?t|doesnt|don'?t|dont|not (?:doing|helping|answering)|lazy|all the work|slack\w*|everything)\b|\b(?:all the work|everything)\b[^.!?]{0,20}\b(?:group project|project group)\b/,
    text: "Doing the work of two for the grade of one is maddening. Most people who hang back either don't know what is theirs or are ashamed to be behind, so a small task with a day on it does more than a speech.\n\n“We have until the 12th. I take the first half. Can you do slides 6 to 10 by Thursday night? If not, tell me today.”\n\nPut it in writing, and keep it. If Thursday passes, tell the instructor what was agreed and what you did, before the due date and not after.\n\n**One next step:** send that message now, with two tasks to choose from.\n\nWhen is it due?",
  },
  {
    id: "speak-in-meetings",
    topic: "public-speaking",
    ask: /\b(?:tongue[- ]?tied|freeze|freeze up|go blank|mind goes blank|never (?:speak|talk|say anything)|can'?t (?:speak|talk)|cant (?:speak|talk)|scared to (?:speak|talk)|too (?:shy|scared|nervous) to (?:speak|talk)|quiet|don'?t (?:speak|say anything))\b[^.!?]{0,20}\b(?:meetings?|in class|on calls)\b|\bmeetings?\b[^.!?]{0,25}\b(?:tongue[- ]?tied|i freeze|mind goes blank|i never (?:speak|talk|say))\b/,
    text: "Your head is full of things to say, and then everyone looks and it is empty. That is nerves and not a lack of ideas. It gets easier when you don't have to find the words on the spot: bring one sentence on paper, and say it in the first ten minutes. After that the room has heard your voice, and the rest costs less.\n\nSentences that always fit: “I agree with Ana, and I would add one thing.” “Can I ask about the date?”\n\n**One next step:** look at your next meeting and write down one question you can read out loud.\n\nIs it all meetings, or one person in them?",
  },
  {
    id: "hid-job-loss",
    topic: "give-bad-news",
    ask: /\b(?:fired|laid off|lost my job|let go|got canned)\b[^.!?]{0,40}\b(?:haven'?t|havent|didn'?t|didnt|can'?t|cant|not|how (?:do|to)|afraid to|scared to)\b[^.!?]{0,15}\b(?:tell|told)\b|\b(?:how (?:do i|to)|haven'?t|havent|scared to|afraid to) (?:tell|told) my (?:wife|husband|family|parents|partner|girlfriend|boyfriend|kids)\b[^.!?]{0,25}\b(?:fired|laid off|lost my job|let go)\b/,
    text: "I'm sorry. That is two weights at once: the job, and getting through breakfast as if nothing had happened. It gets heavier with every day it is kept, and it will hurt less to hear it from you. Say it first and plainly, and the plan afterwards.\n\n“I have to tell you something hard. I lost my job on Tuesday. I didn't know how to say it. I would like us to look at the money together.”\n\nThey may be angry or scared for a bit; you don't have to fix that tonight.\n\n**One next step:** choose an hour today when you two are alone, and say the first sentence.\n\nWhat are you most afraid they will say?",
  },
  {
    id: "class-runs-wild",
    topic: "get-started",
    ask: /\b(?:teacher|sub|student teacher|teach|teaching|my (?:class|classroom|students|kids at school))\b[^.!?]{0,60}\b(?:walk all over me|won'?t listen|wont listen|don'?t listen|dont listen|out of control|no respect|disrespect\w*|never listen|crazy|wild)\b/,
    text: "Standing in front of a room that doesn't listen is lonely, and it isn't about your worth. Groups test everyone who is new. What helps is little and the same each day: stand at the door and greet each one, have work on the board before they sit, say one rule, and do what you said the first time.\n\n“I'll wait.” Then really wait, quietly, and look at one student at a time. Talk to the loudest alone, never before the others.\n\n**One next step:** write tomorrow's first five minutes on paper, so that they have something to do the moment they come in.\n\nAt what moment does it slip away from you?",
  },
  {
    id: "long-commute",
    topic: "transport-cost",
    ask: /^(?![^]*\b(?:steps)\b)[^]*(?:\b(?:commut\w+|drive to work|bus to work)\b[^.!?]{0,40}\b(?:kill\w*|long|hours?|minutes|min|each way|one way|exhaust\w*|wear\w*|drain\w*|hate|can'?t (?:take|do)|sucks?|too much)\b|\b(?:hate|tired of|sick of)\b[^.!?]{0,15}\bcommut\w+\b)/,
    text: "Three hours a day that nobody pays you for is a second job without a paycheck. Some of it can be moved: an hour earlier or later can cut a drive by a third, one day at home saves a fifth, and a shared ride gives you back your eyes. What is left gets lighter if it belongs to you: an audiobook, a call to someone you like, or plain quiet.\n\n“Could I work ten to six? I would miss the traffic and be sharper.”\n\n**One next step:** look up how long the same way takes an hour earlier and an hour later.\n\nIs moving or changing jobs a thought, or is something holding you there?",
  },
  {
    // irs.gov: standard mileage rates; gig economy tax center
    id: "gig-pay",
    topic: "side-income",
    ask: /^(?![^]*\b(?:retire\w*|contributed|uber to work)\b)[^]*(?:\b(?:door ?dash|uber(?: eats)?|lyft|instacart|grub ?hub|amazon flex|spark|gig (?:work|job|apps?)|delivery apps?)\b[^.!?]{0,40}\b(?:barely|pays?|paying|not worth|worth it|after gas|slow|dead|no orders|nothing|less)\b)/,
    text: "You work the hours, and the tank eats them. So find out what an hour really brings: what came in, minus gas, minus about as much again for tires, oil and wear, divided by all the hours with the app on. Many find two or three good windows a week and a lot of hours that bring hardly anything.\n\nWrite down every mile; the IRS lets you take a set amount per mile off what you are taxed on.\n\n**One next step:** do that sum for your last week, one line per evening, and drop the worst one.\n\nWhat came in last week, and for how many hours?",
  },
  {
    id: "coworker-smell",
    topic: "coworker-conflict",
    ask: /^(?![^]*\b(?:supervisor|manager|how do i tell|have to tell)\b)[^]*(?:\b(?:coworker|colleague|co-worker|cubicle|guy at work|desk mate)\b[^.!?]{0,40}\b(?:smells?|stinks?|body odor|bad breath|doesn'?t shower|perfume|cologne)\b)/,
    text: "That is really hard to sit beside, and hard to say without hurting someone. It may be health, laundry or something they can't smell themselves, so whoever says it does it alone, briefly and kindly. If it isn't you, the manager or HR has this talk often, and you needn't be named.\n\n“This is awkward, and I would want to be told. I have noticed a smell, and I thought you might not know.”\n\nNo hints, no deodorant on the desk; they hurt more.\n\n**One next step:** decide who says it, you or your manager, and write to them today.\n\nHow well do you know each other?",
  },
  {
    id: "credit-taken",
    topic: "coworker-conflict",
    ask: /\b(?:coworker|colleague|boss|manager|co-worker|she|he|they|someone)\b[^.!?]{0,20}\b(?:tak(?:es?|ing)|took|steals?|stole|stealing|claim\w*)\b[^.!?]{0,15}\b(?:all )?(?:the )?(?:credit|my (?:ideas?|work as))\b/,
    text: "You did the work, and somebody else got the nod for it. It is worth saying once, calmly, and it is worth making your work visible so that it can't happen quietly.\n\n“The part you showed on Monday was mine. Next time I would like to present it, or have my name on it.”\n\nFrom now on send short notes to your boss before the meeting: “Attached is the plan I made; I'll walk you through it.” A date in writing settles most of these.\n\n**One next step:** write such a note today about something you are working on.\n\nWhat was it that they took?",
  },
  {
    id: "written-up",
    topic: "bad-review",
    ask: /^(?![^]*\b(?:she got|he got|new girl|late|clock\w*|tardy|report\w*|alarm|8:\d\d|9:\d\d|early)\b)[^]*(?:\b(?:got|was|been|getting|being) (?:a )?(?:written|write)[- ]?up\b|\bwrote me up\b|\bwritten warning\b)/,
    text: "Getting a paper for something you didn't do, or not in that way, makes anyone's blood boil. Sign only that you received it, and write that beside your name. Then answer in writing within a few days, short and without anger: what happened, when, who saw it.\n\n“I received this on the 4th. I do not agree with it. On that day I was at the loading dock until three; Maria was there. Please put this with it.”\n\nKeep a copy at home. With a union, call your steward before the next talk.\n\n**One next step:** write down today what happened, with times, while you still know it.\n\nWhat do they say you did?",
  },
  {
    id: "resume-gap",
    topic: "write-resume",
    ask: /\b(?:gaps?|years? off|hole)\b[^.!?]{0,25}\b(?:resume|cv|work history|employment)\b|\b(?:resume|employment|work history)\b[^.!?]{0,20}\bgaps?\b/,
    text: "A gap looks larger to you than to whoever reads it; many resumes have one, and care for a family is a plain reason. Name it in one line, like a job, so that nobody has to guess: “2022 to 2024: full-time care for a parent.” Use years only, and put what you can do at the top.\n\nWhen they ask: “I took care of my mother until last spring. That is finished now, and I am ready to work. What I would bring to you is this.” Then stop talking about it.\n\n**One next step:** put that one line into your resume today.\n\nWhat kind of job are you looking for?",
  },
  {
    id: "give-notice",
    topic: "quit-job",
    ask: /^(?![^]*\b(?:landlord|rent|raised|lease|rental|stole|mom|dad)\b)[^]*(?:\b(?:two|2)[- ]weeks?'? notice\b|\b(?:give|giving|put(?:ting)? in|hand(?:ing)? in) (?:my )?(?:notice|resignation)\b|\bresignation letter\b|\bhow (?:do i|to|should i) (?:tell my boss|resign)\b[^.!?]{0,20}\b(?:quit\w*|leav\w+|resign\w*)\b)/,
    text: "Your heart pounds before that talk, and it mostly lasts five minutes. Tell your boss first, in person or on a call, and send the letter the same day. You don't owe a reason, and you needn't complain on the way out.\n\n“I have decided to leave. My last day will be the 14th. I'll help hand things over.” The letter says the same in three lines: that you resign, your last day, thank you.\n\nBefore that, save your own papers and check vacation pay and when insurance ends.\n\n**One next step:** write the three lines, and choose the day.\n\nWhat do you expect your boss to say?",
  },
  {
    id: "big-exam-soon",
    topic: "study-exam",
    ask: /^(?![^]*\b(?:mov(?:e|ing)|wedding|job)\b)[^]*(?:\b(?:nclex|nursing boards?|my boards|bar exam|the mcat|lsat|gmat|gre|the sat|sats|cpa exam|ged|finals|licens(?:e|ing) exam|real estate exam|state boards?|midterms?)\b[^.!?]{0,60}\b(?:can'?t focus|cant focus|in (?:\d|two|three|a)|next week|tomorrow|\d+ days|freaking|scared|nervous|study\w*|behind|not ready|panick\w*|stress\w*)\b)/,
    text: "With that much riding on it, your mind looks for anything else to do. Rereading feels safe and teaches little; answering questions teaches most. So use short rounds: 25 minutes of practice questions, five away from the desk, then read why each wrong one was wrong. Three such rounds a day beat a whole afternoon with the book.\n\nPut the topics you miss on one sheet and begin tomorrow with them. The last evening is for sleep.\n\n**One next step:** set a timer for 25 minutes now, put the phone in another room, and do ten questions.\n\nWhich topic do you avoid?",
  },
  {
    // epa.gov: rodent control; cdc.gov: cleaning up after rodents
    id: "mice",
    topic: "pests-mold",
    ask: /\b(?:mice|mouse|rats?|rodents?)\b[^.!?]{0,30}\b(?:in (?:the|my|our)|problem|infest\w*|house|kitchen|apartment|walls?|attic|droppings|everywhere|freak\w*)\b(?! (?:click|pad))|\b(?:we|i) have (?:mice|rats|a mouse|a rat)\b|\bmouse droppings\b/,
    text: "Nobody sleeps well with something scratching in the wall, and it isn't about dirt. Mice come for warmth through a gap as wide as a pencil, so closing gaps does more than any poison. Stuff steel wool into every hole around pipes and behind the stove, put all food in jars or tins, and set snap traps along the walls with peanut butter.\n\nDon't sweep droppings dry: open a window, wet them with bleach and water, wait five minutes, wipe with gloves. If you rent, write to the landlord with a photo.\n\n**One next step:** look under the sink with a flashlight tonight and close the first hole.\n\nDo you rent or own?",
  },
  {
    // epa.gov/bedbugs
    id: "bedbugs",
    topic: "pests-mold",
    ask: /\bbed ?bugs?\b/,
    text: "That thought makes the skin crawl, and it happens in the cleanest homes. First be sure: look along the mattress seams and behind the headboard with a flashlight for small brown bugs, rust-colored dots or pale skins, and keep one on clear tape.\n\nHeat kills them: bedding and clothes in the dryer on high for 30 minutes, then into closed bags. Vacuum the bed and empty it outside. Don't move to the couch; they follow. No foggers, they only scatter them. If you rent, write to your landlord today; in many places they must pay for treatment.\n\n**One next step:** check the seams tonight and take a photo.\n\nHave you found anything, or only bites?",
  },
  {
    // usa.gov: tenant rights
    id: "rent-raise",
    topic: "talk-to-landlord",
    ask: /^(?![^]*\b(?:manage|percent|from|sleep|stress\w*|picked up|aidvantage|can'?t cover|loan|pension|illegal\w*|two-weeks)\b)[^]*(?:\brent(?:'?s| is| went| goes| just)?\b[^.!?]{0,12}\b(?:going up|went up|goes up|rais(?:ed|ing)|increas\w+|up by|hike|jumped)\b|\b(?:rais(?:ed|ing|e|es)|increas(?:ed|ing|e)) (?:(?:my|our|the) )?rent\b)/,
    text: "A raise like that takes the ground from under a budget that just worked. Check two things first: during a fixed lease the rent mostly stays until it ends, and your state or city may set how much notice is due and sometimes a limit. Then ask; an empty month costs a landlord more than a smaller raise.\n\n“I have paid on time for two years and would like to stay. I can do 120 more, and I would sign for 18 months.”\n\n211 knows rent help and tenant groups near you.\n\n**One next step:** look up your lease's end date and the notice rule of your state, and send that message.\n\nBy how much, and when does your lease end?",
  },
  {
    // consumer.gov and state small-claims courts
    id: "deposit-kept",
    topic: "talk-to-landlord",
    ask: /^(?![^]*\b(?:sleep|paint|holes?|patch\w*|contractor)\b)[^]*(?:\b(?:landlord|apartment|complex|property manager)\b[^.!?]{0,40}\b(?:keep\w*|kept|won'?t (?:give|return)|wont (?:give|return)|never (?:gave|returned)|didn'?t (?:give|return)|hasn'?t (?:given|returned))\b[^.!?]{0,20}\bdeposit\b|\b(?:get|getting|got) my (?:security )?deposit back\b|\bsecurity deposit\b[^.!?]{0,30}\b(?:kept|keep\w*|back|return\w*)\b)/,
    text: "That was your money, and you counted on it. A landlord has to send it or an itemized list within a deadline that your state sets, mostly two to six weeks, and ordinary wear is not damage. A letter with a date often works, because small claims court is cheap and needs no lawyer.\n\n“I moved out on the 1st and left this address. Please return my deposit of $1,200 or an itemized list by the 20th. Otherwise I will file in small claims court.”\n\nAdd photos, and keep proof that you sent it.\n\n**One next step:** look up your state's deadline for deposits and send the letter.\n\nWhen did you move out, and did they say why?",
  },
  {
    // consumer.ftc.gov: home improvement scams
    id: "contractor-gone",
    topic: "get-money-back",
    ask: /^(?![^]*\b(?:hired our|crew|wages|paid us|payroll)\b)[^]*(?:\b(?:contractor|roofer|plumber|handyman|painter|builder|mover|moving company)\b[^.!?]{0,40}\b(?:took|stopped|never|disappear\w*|vanish\w*|ghost\w*|won'?t|wont|half[- ]?(?:done|finished)|didn'?t finish|not finish\w*)\b)/,
    text: "You paid in good faith, and now there is a hole in the wall and no answer. Leave the phone and put it in writing with a date; it is what a bank, a board or a judge will ask for.\n\n“You got $2,000 on the 3rd and no work was done. Start by the 15th or return the money by then. After that I will file a complaint with the license board and go to small claims court.”\n\nIf you paid by card, dispute it now. Your state's attorney general and license board take complaints online.\n\n**One next step:** put contract, texts and proof of payment into one folder and send the message today.\n\nHow did you pay?",
  },
  {
    id: "roommate-guest",
    topic: "talk-to-roommate",
    ask: /\b(?:room ?mate|flat ?mate|house ?mate)(?:'?s|s'?)? (?:(?:has|lets|brings|keeps|having) (?:her|his|their|a|the) )?(?:\w+ )?(?:boyfriend|girlfriend|partner|bf|gf|friends?|guests?|sister|brother|cousin)\b[^.!?]{0,40}\b(?:lives?|living|always|all the time|every (?:night|day|weekend)|moved in|never leaves|sleeps|stay\w*|here|over)\b/,
    text: "You rented with one person and got two, and you pay for the water. It is fair to say so. Talk to your roommate and not to the guest, and make it about nights and money, not about who is nice.\n\n“I like him. Five nights a week is living here, though. Either it's two nights, or he pays a third of rent and bills from the first. Which works for you?”\n\nLook in the lease too: many limit guests to about two weeks, and that helps you both.\n\n**One next step:** count the nights of the last two weeks and ask your roommate for ten minutes.\n\nWhat would be all right for you?",
  },
  {
    id: "guests-soon",
    topic: "clean-home",
    ask: /\b(?:house|home|apartment|place)\b[^.!?]{0,25}\b(?:mess\w*|dirty|disaster|wreck|pigsty)\b[^.!?]{0,25}\b(?:people|guests?|company|family|in-?laws|mom|mother|friends|visitors?|they)\b[^.!?]{0,12}\b(?:com\w+|visit\w*|arriv\w+|here)\b|\b(?:guests?|company|people|in-?laws) (?:are |is )?(?:coming|visiting)\b[^.!?]{0,30}\b(?:mess\w*|dirty|disaster|clean)\b/,
    text: "They come to see you, and they will see three places: the door, the bathroom, and where they sit. Do only those. Bathroom first: toilet, sink, fresh towel, empty trash. Then the living room: one laundry basket, everything that doesn't belong goes into it and behind a closed bedroom door. Clear the kitchen counter, run the dishwasher, open a window.\n\nTwenty minutes each is enough; the rest of the house is nobody's business.\n\n**One next step:** set a timer for twenty minutes and start with the bathroom.\n\nHow much time is left until they come?",
  },
  {
    id: "laundry-pile",
    topic: "clean-home",
    ask: /\b(?:keep up with|behind on|drowning in|catch up (?:on|with)|mountains? of|hate|piles? of|never ends?)\b[^.!?]{0,12}\b(?:the |my |our )?laundry\b|\blaundry\b[^.!?]{0,20}\b(?:never ends|piles?(?: up)?|everywhere|mountain|piling|overwhelm\w*|out of control)\b/,
    text: "Laundry is the one job that is never done, because everyone is wearing the next load. So don't aim for done. One load a day, from start to drawer: in when you get up, over at dinner, put away before bed. It beats a whole Sunday. One basket per person saves the sorting, and socks, pajamas and towels need no folding at all.\n\nChildren from about six can carry and put away their own basket.\n\n**One next step:** start one load now, and set an alarm for when it has to go over.\n\nWhere does it get stuck: washing, folding, or putting away?",
  },
  {
    id: "property-line",
    topic: "noisy-neighbor",
    ask: /\b(?:fence|property line|boundary line|driveway|trees?|branches)\b[^.!?]{0,35}\b(?:on (?:my|our) (?:property|land|side|yard|lawn)|over (?:the|my|our) (?:line|fence|yard|property))\b|\bneighbou?rs?\b[^.!?]{0,40}\b(?:on|onto|over) (?:my|our) (?:property|land|side|yard)\b|\bproperty line\b/,
    text: "It is your ground, and still you have to look at them over it every day. So start with paper, not with anger: your deed and a survey show the line, and the county office has a map. Many neighbors really think it runs elsewhere.\n\n“I'd like to look at the line together before it becomes a thing between us. Here is my survey. Do you have one?”\n\nDon't move or cut anything yourself. Don't wait for years, either; in some states a line that nobody objects to can become theirs. A letter with a date keeps your right.\n\n**One next step:** find your survey or ask the county recorder for the map.\n\nHave you two talked about it yet?",
  },
  {
    // usa.gov: tenant rights; hud.gov
    id: "no-heat",
    topic: "talk-to-landlord",
    ask: /\b(?:landlord|apartment|super|property manager|rental)\b[^.!?]{0,30}\b(?:won'?t|wont|not|no|hasn'?t|hasnt|broken?|without|ignor\w+|out)\b[^.!?]{0,20}\b(?:heat(?:er|ing)?|hot water|furnace|boiler)\b|\b(?:no|without) (?:heat|hot water)\b[^.!?]{0,40}\b(?:landlord|apartment|days?|super)\b|\b(?:heat(?:er|ing)?|hot water|furnace|boiler)\b[^.!?]{0,25}\b(?:broken?|out|off|not working)\b[^.!?]{0,30}\blandlord\b/,
    text: "Days without heat are not a small repair, and the law sees it that way, too: nearly everywhere a rented home must have heat and hot water. Put it in writing today, even if you called. Then call the city or county: code enforcement or 311 sends an inspector, and that moves landlords.\n\nIn the message: since which day it has been out, that you want it working by tomorrow, and that code enforcement knows.\n\nAsk a tenant line (211) before you hold back rent. Never heat with an oven or a grill.\n\n**One next step:** send that message with a photo of the thermometer, then call 311 or city hall.\n\nIs there a child or someone ill in the home?",
  },
  {
    id: "new-in-town",
    topic: "make-friends",
    ask: /\b(?:just |recently )?moved (?:to|here|away|across|states?)\b[^.!?]{0,40}\b(?:know (?:nobody|no one|anyone|anybody)|no friends|don'?t have (?:any )?friends|lonely|alone|miss (?:home|my friends))\b|\bnew (?:in town|to (?:the|this) (?:city|town|area|state))\b/,
    text: "A new place is exciting for a week, and then it is Saturday and nobody has your number. That is the hard stretch, and it passes: it takes most people many months to feel at home. People become familiar by being in the same place at the same hour, so pick one thing each week and go at least six times: a class, a church, a library hour, a run group.\n\n“I just moved here. Where do you get good coffee?” Everyone likes to answer that.\n\n**One next step:** look up one thing that happens this week within fifteen minutes of you, and put it in the calendar.\n\nWhat did you like to do where you lived before?",
  },
  {
    // International OCD Foundation: hoarding
    id: "partner-keeps-all",
    topic: "declutter",
    ask: /\b(?:husband|wife|mom|mother|dad|father|partner|boyfriend|girlfriend|he|she|grandm\w+)\b[^.!?]{0,20}\b(?:won'?t throw|wont throw|never throws?|can'?t throw|cant throw|hoard\w*|keeps everything|refuses to throw|won'?t get rid|wont get rid)\b/,
    text: "You lose room after room, and each box is a fight. For them those things hold something: a use, a memory, safety. So arguing about each piece loses, and throwing things out in secret costs the trust you need. Agree on places, not on things: this room and this table are clear, that shelf is theirs, and what doesn't fit has to be chosen.\n\n“I'm not asking you to throw it out. I need the kitchen table free so that we can eat there.”\n\nIf doors or the stove are blocked, it is an illness, and a therapist who knows hoarding can help.\n\n**One next step:** agree on one surface that stays clear for a week.\n\nWhich place do you need back most?",
  },
  {
    id: "pet-lease",
    topic: "talk-to-landlord",
    ask: /^(?![^]*\b(?:bit|bites?|bitten|attacked|vet|training|groom\w*)\b)[^]*(?:\b(?:evict|kick (?:me|us) out|throw (?:me|us) out)\w*\b[^.!?]{0,30}\b(?:(?:a|my|our|the) (?:cat|dog|pet|puppy|kitten|rabbit|hamster)|pets)\b|(?=[^]*\b(?:landlord|lease|apartment|rental|hoa|building|property manager)\b)[^]*\b(?:fine|charge|allowed)\w*\b[^.!?]{0,30}\b(?:(?:a|my|our|the) (?:cat|dog|pet|puppy|kitten|rabbit|hamster)|pets)\b|\b(?:landlord|lease)\b[^.!?]{0,40}\b(?:found out|doesn'?t know|no pets|against)\b[^.!?]{0,25}\b(?:cat|dog|pet|puppy|kitten)\b|\b(?:cat|dog|pet|puppy|kitten)\b[^.!?]{0,30}\b(?:no pets|against (?:the|my|our) lease|landlord (?:found out|doesn'?t know))\b)/,
    text: "If the lease says no pets, an animal can be a reason, but not from one day to the next: mostly a written notice with some days to fix it comes first, and only a court can make you leave. Rules differ by state, so what counts is the lease and any paper with a date. Often a landlord wants a deposit more than an empty apartment.\n\n“I'd like to talk about [my cat or dog]. I'd pay a pet deposit of [sum] and sign a pet addendum, with vet papers. Would you agree to that in writing?”\n\nIf a notice has come already, call legal aid (lawhelp.org) before its date.\n\n**One next step:** read the line about pets, and look for a date on anything you got.\n\nDoes the landlord know yet, and is there a letter?",
  },
];
