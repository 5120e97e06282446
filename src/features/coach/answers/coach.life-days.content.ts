import type { WrittenAnswer } from "./coach.written.content.ts";

/** Further matters of everyday life. */

const child = "(?:sons?|daughters?|kids?|child(?:ren)?|boys?|girls?|stepsons?|stepdaughters?|little (?:one|guy|girl|boy))";
const parent = "(?:mom|mum|mother|dad|father|parents?|grandma|grandpa|grandmother|grandfather|in[- ]?laws?)";
const pet = "(?:dogs?|cats?|pupp(?:y|ies)|kittens?|rabbit|bunny)";

export const petSick: WrittenAnswer = {
  // avma.org; aspca.org: animal poison control
  id: "pet-sick",
  topic: "pay-a-surprise",
  ask: new RegExp(
    String.raw`^(?![^]*\b(?:died|dying|cancer|put (?:him|her|it|them) (?:down|to sleep)|surgery|hotel|sitter)\b)[^]*\b${pet}\b[^.!?]{0,40}\b(?:limp(?:s|ing)?|vomit\w*|throw(?:s|ing)? up|puk\w+|diarrhea|sick|won'?t eat|not eating|isn'?t eating|letharg\w*|scratch(?:es|ing)|itch\w*|cough\w*|swollen|bleeding|shaking|hurt(?:ing)? (?:his|her|its)|not moving|can'?t walk|acting weird)\b`,
  ),
  text: "It's hard when they can't tell you where it hurts. Go to an emergency vet now for: trouble breathing, a hard swollen belly, collapse, a seizure, no urine, a wound that keeps bleeding, or something poisonous (ASPCA Poison Control, 1-888-426-4435, may charge a fee).\n\nIf it's eating, drinking and putting some weight on the leg, a day of rest is often all right; no stairs, no jumping. Give no painkiller made for people, since several are poison to them.\n\n**One next step:** call a clinic and describe it; whether it can wait costs nothing to ask. A vet school or humane society is often cheaper.\n\nSince when is it like this, and does it still eat?",
  next: "Then money should not decide it alone, so ask three things on the phone before you go: what the visit costs, what they would do first for the least money, and whether you can pay in parts. Humane societies, vet schools and some charities help with it; the clinic knows which are near.\n\n“I can spend [sum] today. What would you look at first for that?”\n\n**One next step:** call two clinics with that sentence.\n\nWhat could you spend this week without falling behind?",
};

export const lifeDayAnswers: readonly WrittenAnswer[] = [
  {
    // hud.gov: tenant rights by state; lawhelp.org
    id: "landlord-sells",
    topic: "break-lease",
    ask: /\b(?:landlord|landlady|owner)\b[^.!?]{0,25}\b(?:sell(?:s|ing)?|sold)\b[^.!?]{0,25}\b(?:house|home|building|place|apartment|condo|property|duplex|it)\b|\b(?:house|building|apartment|place|duplex|condo) (?:that |which )?(?:i|we) (?:rent|live in|am renting|are renting)\b[^.!?]{0,20}\b(?:sold|for sale|being sold)\b|\b(?:new owner|new landlord)\b[^.!?]{0,30}\b(?:move out|out|lease|raise|evict\w*)\b/,
    text: "That pulls the floor away a little, and it gives you more time than it feels like. A sale doesn't end a lease: with a fixed one the new owner mostly has to keep it until it ends. Month to month, they must give written notice, in many states 30 days, in some 60 or more. The deposit goes along to the new owner.\n\nAsk in writing: “Who will hold my deposit, and what are the plans for my lease?” If they want you out sooner, money for the move may be asked for.\n\n**One next step:** read the end date in your lease, and look up your state's notice at lawhelp.org.\n\nIs it a fixed lease, or month to month?",
    short:
      "“I've heard that the building is being sold. Who will hold my deposit, and what are the plans for my lease? Please answer in writing.”\n\nTo whom would you send it?",
    next: "Then it's a matter of your state's notice, which starts only with a letter that has a date; nothing said at the door counts. Until then you pay rent as always and keep the receipts. Take photos of every room now, so that the deposit is safe. And look around while nothing presses, since a calm search finds the better place.\n\n**One next step:** write down what you could pay for a new place, all in, and call 211 if it's less than what homes cost near you.\n\nWhere would you like to live, if you had to look?",
  },
  petSick,
  {
    // childwelfare.gov: kinship care; grandfamilies.org
    id: "raising-grandchild",
    topic: "care-for-someone",
    ask: /\b(?:grand ?(?:son|daughter|kids?|child(?:ren)?|baby)|niece|nephew)\b[^.!?]{0,50}\b(?:full[- ]?time|raising|custody|guardian\w*|(?:live|living|lives) with (?:me|us)|took (?:him|her|them) in|have (?:him|her|them) (?:now|all))|\b(?:raising|taking care of|got custody of|took in) (?:my|our) (?:\w+ )?(?:grand ?(?:son|daughter|kids?|child(?:ren)?|baby)|niece|nephew)\b/,
    text: "You've stepped in where somebody had to, and that is love with very little sleep in it. There is help for exactly this, and it mostly goes by the child, not by your income.\n\n1. A “child-only” TANF grant and Medicaid or CHIP for the child; WIC under five.\n2. For school and the doctor: a power of attorney from the parent, or your state's caregiver affidavit.\n3. A kinship navigator, which most states have, knows the rest.\n\nIf it may last, ask legal aid (lawhelp.org) about guardianship.\n\n**One next step:** call 211 and ask for the kinship navigator.\n\nWhat is most pressing: money, school, or papers?",
  },
  {
    id: "parent-far-away",
    topic: "talk-with-a-child",
    ask: new RegExp(
      String.raw`\b(?:i'?m|i am|im|i)\b[^.!?]{0,30}\b(?:gone|away|on the road|deployed|travel(?:ing)?|out of town)\b[^]*\b(?:my|our) ${child}\b|\b(?:my|our) ${child}\b[^]*\b(?:i'?m|i am|im|i)\b[^.!?]{0,20}\b(?:gone|away|on the road|deployed|out of town)\b`,
    ),
    text: "Being away for the ones you love, and missing them while you do it, is a hard trade. Children under ten hardly talk on the phone; it isn't you. They need something to do with you instead.\n\n1. The same book: you read a page by voice message, they listen at bedtime.\n2. One photo a day each way, of something silly, no words needed.\n3. A map on the fridge where they move your pin.\n4. A game by turns, on paper or online.\n\nSame minute every day beats a long call on Sunday.\n\n**One next step:** send one voice message tonight, about one thing you saw today.\n\nWhat does your child love right now?",
    next: "A stranger is what it feels like from inside; to a child you're the one who comes back. When you're home, don't make up for it with a big day. Do one plain thing together, the same each time: pancakes, the hardware store, hair brushing. And let them show you their week before you tell yours.\n\n**One next step:** choose the one thing for your first morning at home, and tell your child now, so that you both look forward to it.\n\nWhat would that be?",
  },
  {
    id: "twins-coming",
    topic: "new-parent",
    ask: /\b(?:having|expecting|pregnant with|it'?s|carrying) twins\b/,
    text: "Two at once, so a bit of freaking out is only counting correctly. You have months, and it can be done in a small place: for the first half year two babies need a safe flat place to sleep each, a car seat each, and very little else.\n\n1. Two new car seats come first; check that both fit into the car. Nearly all the rest may be used.\n2. Ask the doctor early about leave: twins often come before the date.\n3. Look for a local parents-of-multiples club; they pass on whole rooms of things.\n\n**One next step:** tell one person who'll be glad, and let the rest wait until tomorrow.\n\nWhat scares you most: the money, the space, or the two of them?",
    next: "Space works out: two small cribs or bassinets along one wall, your bed, and the closet for everything else; that can carry you through the first year. For money, WIC helps with food from pregnancy on, and 211 says where to apply. Put one sum aside now for the weeks without pay.\n\n**One next step:** write down your leave: how many weeks, and how many are paid.\n\nWho could come by twice a week in the first months?",
  },
  {
    // consumerfinance.gov and state insurance departments: property damage claims
    id: "hit-parked-car",
    topic: "car-trouble",
    ask: /\bi (?:\w+ )?(?:hit|scratched|dinged|backed into|bumped|scraped|dented|rear ?ended)\b[^.!?]{0,12}\b(?:parked|someone'?s?|somebody'?s?|another|other|neighbou?r'?s?|their|his|her)\b[^.!?]{0,12}\b(?:car|truck|van|suv|bumper|door)\b|^\W*(?:hit|scratched|dinged|backed into|bumped|scraped|dented) (?:a |someone'?s |another |my neighbou?r'?s )(?:parked )?(?:car|truck|van)\b/,
    text: "You left your name or you're about to, and that's the decent thing. Before any money moves, get it onto paper:\n\n1. Photos of both cars and the place, today.\n2. A written estimate from a repair shop, not a round number.\n3. A look at your deductible: below it, cash can be cheaper than a claim. Many policies want to hear of it anyway, so ask yours.\n\nPaying cash is fine with a signed release; without one they can still come back for more.\n\n**One next step:** answer: “I'd like to settle this. Please send me a repair estimate in writing, and then we'll see which way is best.”\n\nWhat did they ask for?",
    next: "For cash, have this signed by both before you hand it over: “On [date] I received $[sum] from [name] for all damage to my [car, plate] from [date, place]. With that everything is settled, and I will make no further claim. [Names, signatures].” Pay by check or transfer, so that it leaves a trace, and only after you've seen the estimate. If anybody was hurt, don't settle it yourself; that is for your insurance.\n\n**One next step:** ask for the estimate before you talk about a sum.\n\nHow does it compare with your deductible?",
  },
  {
    // dol.gov/agencies/whd: regular payday, no matter the immigration status
    id: "paid-late",
    topic: "wages-not-paid",
    ask: /^(?![^]*\b(?:bank|fees?|overdra\w+|bounced|rent check|disability|social security|ssi|unemployment|child support|insurance|tax(?:es)?|refund)\b)[^]*(?:\b(?:boss|manager|employer|company|work|job|they|he|she)\b[^.!?]{0,15}\b(?:pays?|paid|paying) (?:me|us) (?:\w+ )?late\b|\b(?:pay|paycheck|wages|check) (?:is|was|came|comes|has been) (?:\w+ )?late\b|\b(?:didn'?t|hasn'?t|did not|not) (?:get|got|gotten|been|receive\w*) (?:paid|my (?:pay|paycheck|wages)) (?:yet|on time|this week|for)\b)/,
    text: "You worked, so the money is due on payday; it is no favor, and asking is normal. The law on this protects everybody who works, with or without papers.\n\nSay it calmly, or write it: “Hello [name], my pay for [dates] was due on [day], and it is not here yet. When will I get it? Please pay it by [day].” Keep a list of your hours and days.\n\nIf nothing comes: the U.S. Department of Labor, 1-866-487-9243, helps free, and has people who speak your language.\n\n**One next step:** send that message today, and write down the hours of the last two weeks.\n\nHow many days late is it now?",
    short:
      "“Hello, my pay for [dates] was due on [day]. When will I get it? Please pay it by [day]. Thank you.”\n\nDo you say it, or send it as a text?",
    next: "Then it goes one step up, and you needn't do it alone. Write once more, with a date: “I asked on [day]. Please pay [sum] by Friday.” After that call the Department of Labor, 1-866-487-9243, or your state's labor office; the call is free, it can stay confidential, and being punished for it is against the law.\n\n**One next step:** put your hours, your pay per hour and what was paid into one list.\n\nHow much is missing in all?",
  },
  {
    // samhsa.gov
    id: "sober-weeks",
    topic: "drink-or-gamble",
    ask: /\b(?:quit|stopped|gave up) (?:drinking|alcohol|booze)\b[^.!?]{0,12}\b(?:(?:1[4-9]|[2-9]\d|\d{3}) days|(?:[2-9]|\d{2}|two|three|four|five|six|seven|eight) weeks|(?:a|an|one|two|three|four|five|six|\d+) (?:months?|years?))\b|\b(?:i'?m|i am|im|been|i'?ve been) (?:\w+ )?sober\b[^.!?]{0,12}\b(?:(?:1[4-9]|[2-9]\d|\d{3}) days|(?:[2-9]|\d{2}|two|three|four|five|six|seven|eight) weeks|(?:a|an|one|two|three|four|five|six|\d+) (?:months?|years?))\b/,
    text: "That is a real stretch of days, and each of them was decided by you. Now comes the part that nobody warns about: the body is through the worst, and the evenings are empty. That isn't a sign that you can't do it; it's the space where the drinking was.\n\n1. Plan Friday by Wednesday: something with hands or people, begun before the old hour.\n2. See friends by day: breakfast, bowling, a walk.\n3. Tell one of them: “I'm not drinking. I still want to see you.”\n\nFor somebody who knows it from inside: a meeting, SMART Recovery, or 1-800-662-4357, free.\n\n**One next step:** put one thing on this Friday at six.\n\nWhich hour is the hardest?",
    next: "People do what has a fixed time and no bar in it: a bowling league, open gym, trivia at a coffee shop, cards at a friend's kitchen, a late movie, a meeting and a diner afterward. The first three times feel flat; that's the newness and not the thing. Bring your own good drink, so that there's something in your hand.\n\n**One next step:** ask one person for this Friday, with a place and an hour.\n\nWhom would you like to see without the bar?",
  },
  {
    id: "wedding-size",
    topic: "wedding-cost",
    ask: new RegExp(
      String.raw`\b(?:${parent}|family|they)\b[^.!?]{0,20}\b(?:wants?|expects?|insists?|demands?|planning|pushing)\b[^.!?]{0,20}\b(?:big|huge|large|giant|fancy|traditional|church|expensive)\b[^.!?]{0,15}\bwedding\b`,
    ),
    text: "It's your day, and they've been picturing it too; both can be true. Let the two of you decide first, alone, on two numbers: how many people, and what it may cost in all. Then each tells their own parents, together if you can.\n\n“We love that you want to celebrate us. We've decided on [number] people and [sum], because we want to start without debt. There's one thing we'd love from you: [the toast, the flowers, the dinner before].”\n\nMoney that is offered may be taken, with one question: “Is it a gift, or does it come with wishes?”\n\n**One next step:** agree on the two numbers tonight.\n\nWhat are they, for each of you?",
    short:
      "“We love that you want to celebrate us. We've decided on [number] people and [sum]. There's one thing we'd love from you: [the toast].”\n\nWho of you tells them?",
  },
  {
    id: "not-speaking",
    topic: "estranged-family",
    ask: new RegExp(
      String.raw`\b(?:my|me and my) (?:${parent}|sister|brother|son|daughter|aunt|uncle|cousin)s?(?: and (?:i|me))?\b[^.!?]{0,12}\b(?:aren'?t|arent|are not|don'?t|dont|do not|haven'?t|havent|stopped|not|quit|barely) (?:really |even |been )?(?:speak(?:ing)?|talk(?:ing)?|spoken|talked)\b(?! (?:about|english|spanish|to (?:him|her|them)))`,
    ),
    text: "A silence like that sits at the table every day, and it says nothing about how much you care. You needn't decide today whether it ends. Ask yourself two things first: what would you need to hear, and what would you be ready to say?\n\nIf you want the door open a crack, keep it small and ask for nothing: “I think of you. I don't want us to stay like this. I'm not ready to talk about everything, and I'd like to hear how you are.” If being in touch has hurt you or your children, distance may be right, too.\n\n**One next step:** write that message, and let it lie for one night.\n\nHow did the silence begin?",
    next: "You may go first, and it isn't giving in; you'd only be the one who starts. Leave the old words out of the first message. If what was said still stings: “What you said about me hurt. I'd like to talk about that one day, not today. How are you?” Then give it two weeks, without a second message.\n\n**One next step:** choose between a call and a message, whichever you'd do without shaking.\n\nWhat are you most afraid that they'd answer?",
  },
  {
    // dol.gov: partial unemployment and short-time compensation are run by the states
    id: "hours-cut",
    topic: "unemployment-benefits",
    ask: /^(?![^]*\b(?:can'?t|cannot|couldn'?t|don'?t want to|should i|want to) cut\b)(?![^]*\b(?:complain\w*|report\w*|harass\w*|retaliat\w*|pregnan\w*|shut ?off|behind|evict\w*|bills?|rent|overdue|due)\b)[^]*(?:\b(?:cut|reduced|slashed|dropped|lowered|took)\b[^.!?]{0,10}\b(?:my|our|everyone'?s) (?:work )?hours\b|\bmy hours (?:got|were|are|have been|keep getting) (?:cut|reduced|slashed)\b|\b(?:gave|giving|took) my (?:shifts?|hours) (?:to|away)\b)/,
    text: "Fewer hours are a pay cut that nobody calls one, and it isn't about your worth. Three things, in this order:\n\n1. Ask when it ends, in writing: “My hours went from [x] to [y]. Is that for good, and since when do you know? I need [z] to pay my rent.”\n2. Apply for partial unemployment this week; in most states it pays for cut hours, too, as long as you earn less than a limit.\n3. New pay, new math: with less income SNAP or a lower insurance premium may be open to you. 211 knows.\n\n**One next step:** look up “partial unemployment” with your state, and note the last two pay stubs.\n\nHow many hours were it before, and how many now?",
    next: "Then plan with the lower figure, as if it stayed. Rent, power, food and the way to work first; then call each of the others before the due date and say what you can pay. And start looking while you still have a job: Indeed or your state's job center, two applications a week, for places that put the hours into the offer.\n\n**One next step:** write down the pay of a month with the new hours, and the bills that it covers.\n\nWhich bill would be the first that it doesn't reach?",
  },
  {
    // caregiver.org; acl.gov: Eldercare Locator
    id: "relative-care-at-home",
    topic: "care-for-someone",
    ask: new RegExp(
      String.raw`^(?=[^]*\b${parent}\b)(?=[^]*\b(?:moved in|lives? with us|living with us|stays? with us|came to live with)\b)[^]*\b(?:stroke|dementia|alzheimer\w*|parkinson\w*|broke (?:his|her)|surgery|can'?t walk|wheelchair|needs help with)\b`,
    ),
    text: "A house changes overnight when care moves in, and usually one person carries it without anyone having decided that. So decide it: who does mornings, who nights, who doctors, who gets an evening off.\n\n1. The doctor can order home health, with a nurse and therapy at home; Medicare pays for a time after a hospital stay.\n2. Respite care gives hours off: the Eldercare Locator, 1-800-677-1116, knows where.\n3. One hour a day that belongs to the one who does the most, fixed, with you there.\n\n**One next step:** write down all tasks of one day, and put a name beside each.\n\nWho does the most now, and what would help that person first?",
    next: "Don't ask “how can I help”; that gives the other one more to think about. Take a whole piece and keep it: “Breakfast and his pills are mine from now on, you sleep until eight.” And guard one fixed evening off for the other, out of the house, without having to earn it. When you say thank you, name the thing you saw.\n\n**One next step:** choose the piece today, and say it as a fact.\n\nWhich hour of the day is the hardest there?",
  },
  {
    id: "night-shopping",
    topic: "pause-a-purchase",
    ask: /\b(?:buy|buying|order(?:ing)?|shop(?:ping)?|spend(?:ing)?)\b[^.!?]{0,30}\b(?:online|amazon|temu|shein|etsy|ebay|stuff)\b[^.!?]{0,15}\b(?:at night|late|in bed|when i can'?t sleep|when i'?m (?:bored|sad|tired|stressed|lonely))\b/,
    text: "At night the cart is the only store that's open, and a tired head buys a feeling, not a thing. So make it slower instead of forbidding it.\n\n1. Take the saved card out of the app tonight; typing sixteen digits is a good guard.\n2. Put it in the cart and leave it until noon. What you still want in daylight may be bought.\n3. Give the hour something else: a show with something for the hands, a bath, a call.\n\nAnd look once at what last month came to; not to scold, only to know.\n\n**One next step:** remove the card from the app before you lie down.\n\nWhat is the feeling just before you open it?",
  },
];
