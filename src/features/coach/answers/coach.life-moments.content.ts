import type { WrittenAnswer } from "./coach.written.content.ts";

/** Further matters of family, work, home and oneself that no subject answers as they are told. */
export const lifeMomentAnswers: WrittenAnswer[] = [
  {
    id: "child-not-chosen",
    topic: "talk-with-a-child",
    ask: /\bmy (?:\w+ )?(?:son|daughter|kid|child|boy|girl|grandson|granddaughter|\d+[- ]year[- ]old)\b[^.!?]{0,20}\b(?:(?:got|was|is) cut from|didn'?t make|did not make|didn'?t get (?:into|in|picked|the part)|wasn'?t (?:picked|chosen)|lost (?:the|her|his|their) (?:game|match|final|spelling bee|race|election))\b/,
    text: "You would take it away from them if you could, and you can't; what you can do is not be in a hurry to cheer. Let it be sad for an evening. Advice and “next year” come a day later.\n\n“That hurts. You worked for it. Do you want company, ice cream, or to be left alone?”\n\nLater ask what they liked about it: the game, the friends, being good at something. Each of these can be had elsewhere, in another league, as a helper, in something new. Calling the coach mostly makes it worse; asking what to practice is fine, and it is theirs to ask.\n\n**One next step:** do something together tonight that has nothing to do with it.\n\nHow did they tell you?",
  },
  {
    id: "difficult-mother",
    topic: "set-a-family-boundary",
    ask: /^(?![^]*\bin[- ]laws?\b)[^]*(?:\b(?:passive[- ]aggressive|guilt[- ]trips?|guilt[- ]tripping|critical|overbearing|clingy|needy|negative|dramatic) (?:mom|mother|dad|father|parents?|grandmother|family|aunt)\b|\b(?:mom|mother|dad|father|parents?|grandmother|aunt)\b[^.!?]{0,15}\b(?:is|are|'?s|gets?) (?:so |always |very |really )?(?:passive[- ]aggressive|overbearing|clingy|needy)\b|\b(?:mom|mother|dad|father|parents?)\b[^.!?]{0,15}\b(?:guilt[- ]trips?|makes? me feel guilty|lays? on the guilt|criticizes? everything)\b)/,
    text: "After such a call you are fifteen again, and nobody else in the room has noticed anything. You won't change how she says things. You can stop answering what is hidden, and answer only what was said.\n\n“Must be nice to have so much time.” “It was nice. How was your week?” And where it hurts: “When you say it like that I don't know what you want from me. Ask me straight, then I can say yes or no.”\n\nThen let the silence stand; it isn't yours to fill. Shorter and more regular calls are easier for both than long ones after a fight.\n\n**One next step:** choose one sentence of hers that always gets you, and write your calm answer to it.\n\nWhich one is it?",
  },
  {
    id: "siblings-on-care",
    topic: "care-for-someone",
    ask: /^(?![^]*\b(?:inherit\w*|the will|estate|parents'? house|parents's house)\b)[^]*\b(?:brothers?|sisters?|siblings?)\b[^.!?]{0,40}\b(?:fight\w*|argu\w+|disagree\w*|can'?t agree|cant agree|at odds|at war)\b[^.!?]{0,12}\b(?:over|about|on|because of)\b[^.!?]{0,12}\b(?:mom|mother|dad|father|parents?|grandma|grandpa)\b/,
    text: "Under a fight about care there is often an old one about who was loved and who did the work. Today's question is smaller: what does she need this month, and who does which part? So write that down first, hour by hour, before anyone says what is fair.\n\n“I don't want to fight with you on top of this. Here is what a week takes. Which three lines can you take, or what could you pay instead?”\n\nAsk her as well, if she can say. A social worker of the hospital or your Area Agency on Aging (1-800-677-1116) sits down with families, and a third person does wonders.\n\n**One next step:** make the list of one week, with hours.\n\nWhat exactly can't you agree on?",
  },
  {
    // eldercare.acl.gov
    id: "parent-refuses-help",
    topic: "aging-parents",
    ask: /\b(?:mom|mother|dad|father|parents?|grandma|grandpa|grandmother|grandfather)\b[^.!?]{0,20}\b(?:won'?t|wont|refuses? to|doesn'?t want to|will not|not willing to) (?:accept|take|get|have|hear of)\b[^.!?]{0,15}\b(?:help|a caregiver|an aide|home care|assistance|a nurse|a walker|hearing aids?)\b/,
    text: "They say no to help and mean: I'm still the one who decides here. So let them decide, only about something smaller. A cleaner every other Friday is easier to take than a caregiver, and “do it for me, I sleep badly” easier than “you can't anymore”. Try it for four weeks, then they may send it away again.\n\nWith dementia the no often comes from fear of the new; the same face, the same hour and no long explaining help more than reasons. If it gets dangerous, a stove left on or a fall, the doctor's word weighs more than yours.\n\nThe Eldercare Locator, 1-800-677-1116, knows what there is near them.\n\n**One next step:** offer one small thing for four weeks.\n\nWhat worries you most when you think of tonight?",
  },
  {
    id: "carries-the-load",
    topic: "chores-fair",
    ask: /^(?![^]*\b(?:roommates?|live with|coworkers?|team)\b)[^]*(?:\bi(?:'m| am)? (?:always )?(?:the only one who|the one who (?:always )?(?:has to )?) ?(?:remembers?|plans?|organizes?|cleans?|cares?|does|thinks?|cooks?|notices?|keeps?)\b(?![^.!?]{0,25}\bfriends?\b)|\b(?:mental load|invisible work|have to think of everything|default parent)\b)/,
    text: "It's a job with no start and no end, and when it is done well no one sees it. Being tired of it isn't petty. What changes it is seldom a louder request; it's letting a whole thing go, with the thinking and the forgetting in it.\n\n“I keep all the birthdays in my head. From January on your side of the family is yours: dates, gifts, calls. I won't remind you.” And then really don't, even when one is missed.\n\nWrite down for three days everything that you notice and do. People believe a list sooner than a sigh.\n\n**One next step:** choose the one thing you would be happiest never to think of again.\n\nWho could own it?",
  },
  {
    // healthychildren.org (American Academy of Pediatrics)
    id: "child-stole",
    topic: "talk-with-a-child",
    ask: /^(?![^]*\b(?:pills?|drugs?|meds|hooked|pain|alcohol|beer|liquor|vodka|guns?|identity)\b)[^]*(?:\b(?:son|daughter|kid|child|boy|girl|teen(?:ager)?|stepson|stepdaughter|grandson|granddaughter|\d+[- ]year[- ]old)\b[^.!?]{0,30}\b(?:shoplift\w*|stole\b|stolen|steals|stealing|caught (?:stealing|shoplifting|taking)))/,
    text: "Your stomach drops, and shame and anger come together. Many children take something once, and it says little about what becomes of them; what you do now says more. Stay calm and short, and don't ask for a lie: not “did you”, but: “I know that you took it. I'm not going to shout. Tell me how it was, and then we'll bring it back together.”\n\nThen it gets put right: they bring it back or pay for it from their own money, with you beside them, and say sorry to a face. One consequence, one time, and after that it's over.\n\nIf it goes on, the school counselor or doctor can help.\n\n**One next step:** go with them to give it back, this week.\n\nHow old are they, and what was it?",
  },
  {
    id: "teen-dating",
    topic: "talk-with-a-child",
    ask: /\b(?:son|daughter|teen(?:ager)?|kid|1[1-7][- ]year[- ]old)\b(?![^.!?]{0,40}\bolder\b)[^.!?]{0,20}\b(?:to date\b|date\W*$|(?:is|started|start|starts|starting) dating\b|has a (?:boyfriend|girlfriend)|go(?:ing)? on a date|first (?:boyfriend|girlfriend|date))\b/,
    text: "It's going to happen with you or without you, and with you is better. Most parents do well with group outings first and single dates from about sixteen on, but the child in front of you counts more than a number. The wish is healthy; your part are the rails: you meet the person, you know where and until when, and a ride home is always there, no questions that night.\n\n“I'm glad you told me. I want to meet them, and you're home at ten. If anything feels wrong, text me an X and I call you with an excuse.”\n\nAn age gap of more than two years, secrets, or somebody checking their phone are reasons to look closer.\n\n**One next step:** invite that person for pizza.\n\nWhat about it makes you uneasy?",
  },
  {
    id: "child-wants",
    topic: "kids-and-money",
    ask: /\b(?:son|daughter|teen(?:ager)?|kids?|child|children|\d+[- ]year[- ]old)\b[^.!?]{0,12}\b(?:wants?|is asking for|are asking for|begs? for|keeps? asking for)\b[^.!?]{0,30}\b(?:phone|iphone|sneakers|shoes|jordans|console|xbox|playstation|switch|car|brand|designer|clothes|concert|game|upgrade|airpods|laptop|ps5)\b/,
    text: "Saying no to something that all the others have is hard, most of all when money is the reason and you would rather not say so. You needn't defend it for an hour. Give the part that you can and let them carry the rest; it also shows how much they want it.\n\n“A phone that works costs $20 a month, and I pay that. If you want the other one, the difference is yours: from your birthday, chores, or a job.”\n\nYou may say plainly that it isn't in the budget. Children can hear that without being afraid, if you say in the same breath that what they need is safe.\n\n**One next step:** name your amount, and stay with it.\n\nHow old are they, and what would your part be?",
  },
  {
    id: "like-roommates",
    topic: "grown-apart",
    ask: /\b(?:only|just|all we) (?:ever )?(?:talk|speak)\b[^.!?]{0,12}\b(?:logistics|schedules?|chores|bills|the kids|kids|groceries)\b|\b(?:like|as|feel like|become|became|more like) (?:just )?roommates\b(?=[^]*\b(?:husband|wife|partner|marriage|married|we|boyfriend|girlfriend)\b)|\b(?:husband|wife|partner|we|marriage)\b[^.!?]{0,25}\b(?:like|just) roommates\b|\b(?:lonely|alone)\b[^.!?]{0,20}\b(?:married|in (?:a|my|this|our) (?:relationship|marriage)|next to (?:him|her|my (?:husband|wife)))\b/,
    text: "You run a good small company together and have lost sight of each other in it. That is lonely in a way one can hardly say, because nothing is wrong. It mostly came slowly, so it goes back slowly, too: ten minutes a day in which the words kids, money and appointment are forbidden.\n\n“I miss you. Not because you did something. Can we sit on the porch after dinner, without phones, and you tell me one thing I don't know yet?”\n\nThe first evenings are stiff. That's normal and passes.\n\n**One next step:** ask for those ten minutes tonight, and begin with one thing of your own.\n\nWhen did you last laugh together, and about what?",
  },
  {
    id: "no-kids",
    topic: "decide",
    ask: /\b(?:bad|wrong|selfish|weird|normal|ok|okay)\b[^.!?]{0,15}\b(?:don'?t|dont|not|never)\b[^.!?]{0,12}\bwant(?:ed|ing)? (?:kids|children|a baby|to (?:have|be a))\b/,
    text: "Neither bad nor strange; many people live full lives without children, and wanting or not wanting is nothing one can command. You don't have to prove it with a career or a reason. It's only fair to be clear with someone you share your life with, and early.\n\nFor the table: “We're happy as it is.” And at the second question: “That one I keep to myself. How are you?” A short answer, said kindly, ends it sooner than a good argument.\n\nIf you're not sure, that's allowed as well; picture an ordinary Tuesday in ten years, once so and once so.\n\n**One next step:** write down both Tuesdays, in five lines each.\n\nWhose question is it that bothers you most?",
  },
  {
    id: "ex-marries",
    topic: "after-a-breakup",
    ask: /^(?![^]*\b(?:kids?|son|daughter|children|custody)\b)[^]*\bex(?:[- ](?:husband|wife|boyfriend|girlfriend|bf|gf))?\b[^.!?]{0,12}\b(?:is|'?s|are|got|just got|is getting)?\b ?(?:getting (?:re)?married|engaged|(?:re)?marrying|having a baby|pregnant|moving in with|has (?:a )?new (?:girlfriend|boyfriend|partner)|dating (?:someone|somebody|a ))/,
    text: "Even if you didn't want that person back, it goes right through you: it closes a door that you may have left open a crack without knowing. It doesn't say that you were the wrong one, or that they are happier. It says that their story goes on, and so does yours.\n\nFor two weeks, no looking: mute, unfollow, ask friends not to tell. Be around people on the day itself, somewhere with another view.\n\nIf you must write: not today. The letter may lie in the drawer.\n\n**One next step:** mute their name everywhere now, and plan the evening of that day with somebody.\n\nWhat hurts about it: the person, the picture of your life, or being second?",
  },
  {
    id: "where-for-holidays",
    topic: "holidays-family",
    ask: /\b(?:can'?t agree|cant agree|fight(?:ing)?|argu\w+|disagree|where|whose|which)\b[^.!?]{0,30}\b(?:spend|go for|have|celebrate|host|family'?s? for|parents'? for|for) (?:the )?(?:thanksgiving|christmas|holidays|easter|new year'?s?|hanukkah|eid)\b/,
    text: "It looks like a question about a turkey and is one about belonging: each of you hears that their own people count for less. So first say to each other what would be missing, before anyone talks about miles.\n\nThen a rule that holds for years, so that you needn't fight over it again: one family in even years and the other in odd ones; or the eve here and the day there; or you stay at home, and both come to you on another day. Tell both sides early, together, in one voice.\n\n“We've decided to change each year. This time we come to you on the 27th.”\n\n**One next step:** each of you names the one part that matters most. Often they aren't the same.\n\nWhat would you miss most yourself?",
  },
  {
    id: "date-nerves",
    topic: "dating-again",
    ask: /\b(?:nervous|anxious|scared|freaking out|panick\w*|so shy)\b[^.!?]{0,20}\b(?:before|on|about|for) (?:a |my |our |the |first |every |this |tonight'?s )*dates?\b|\b(?:first date)\b[^.!?]{0,40}\b(?:tonight|tomorrow|nervous|what (?:do|should) i|tips?|help|saturday|friday)\b/,
    text: "Nerves before a date mean that you would like to be liked, and the one across the table feels the same. It's no exam: you're finding out whether an hour with them feels good to you. So keep it short and easy to leave: a walk or a coffee by day, an hour, your own way home, and a friend who knows where you are.\n\nThree questions are enough: what was good this week, what could you talk about for an hour, what did you love at twelve? If there are children at home, they needn't meet anyone for months.\n\n**One next step:** suggest a place where you feel well, with an end in it.\n\nWhat is the worst you picture?",
  },
  {
    id: "buyers-remorse",
    topic: "buy-a-home",
    ask: /\bbuyer'?s'? remorse\b(?=[^]*\b(?:house|home|condo|car|truck)\b)|\b(?:house|home|condo|car|truck)\b[^.!?]{0,30}\bbuyer'?s'? remorse\b|\b(?:regret|regretting)\b[^.!?]{0,12}\b(?:buying|getting|purchasing|bought)\b[^.!?]{0,12}\b(?:house|home|condo|car|truck|rv|boat|place)\b|\bbought (?:a|our|my|the) (?:house|home|condo|car|truck)\b[^.!?]{0,30}\b(?:regret|mistake|sick to my stomach|panic\w*|what have (?:i|we) done)\b/,
    text: "That sinking feeling after the biggest signature of one's life is nearly the rule. For weeks you only saw what you wanted, and now you see the gutter. It usually settles within some months, once the place has become ordinary.\n\nKeep two things apart. Feelings need time and one room that is finished, so that you have somewhere to be. Figures need a look: what does a month really cost now, and does it go in? If yes, wait half a year before you judge. If no, it is better to know soon, and there are ways.\n\n**One next step:** add up one month in the new place, with insurance, repairs and power.\n\nIs it more the money, or that it doesn't feel like yours?",
  },
  {
    // consumer.ftc.gov: the Funeral Rule; ssa.gov; va.gov
    id: "cheap-funeral",
    topic: "will-papers",
    ask: /\b(?:plan|arrange|pay for|afford|have|cost of|how much (?:is|does|are)|cheap\w*)\b[^.!?]{0,15}\b(?:funerals?|burials?|cremations?)\b|\b(?:funerals?|burials?|cremations?)\b[^.!?]{0,20}\b(?:cheap\w*|afford|cost\w*|too expensive|can'?t pay|no money)\b/,
    text: "I'm sorry that you have to think about money in these days. You may take your time and compare; nobody decent will press you. By law every funeral home must give prices by telephone and hand you the full price list, and you need only buy what you want. The plainest way, a direct cremation without a service there, often costs $1,000 to $3,000, against about $8,000 for a usual funeral. The gathering can be in a garden or a church hall, later, and cost a cake.\n\nFor veterans the VA helps, some counties pay for people without means, and Social Security pays $255 to a husband or wife.\n\n**One next step:** let a friend call three homes and ask for the price of a direct cremation or burial.\n\nWho can make those calls with you?",
  },
  {
    // irs.gov: rollovers of retirement plan distributions
    id: "old-401k",
    topic: "retirement-saving",
    ask: /\b(?:old|former|previous|last|past|ex)\b[^.!?]{0,20}\b(?:401\(?k\)?|403\(?b\)?|retirement (?:plan|account))|\b(?:401\(?k\)?|403\(?b\)?)\b[^.!?]{0,25}\b(?:old|former|previous|last|from (?:my|a) (?:old|last|former|previous)|when (?:i|you) (?:leave|quit|change)|roll ?over|left (?:my|the) job)\b/,
    text: "You have four doors, and three of them are fine. Leave it where it is, if the plan is cheap and lets you. Move it into the plan of the new job, so that all is in one place. Move it into an IRA, with more to choose from. Or have it paid out, which mostly costs income tax and a tenth on top before 59½, so that one only as a last resort.\n\nAsk for a direct rollover: the money goes from one account to the other and never to you, so nothing is withheld. Look at the yearly fees of both before you choose.\n\n**One next step:** call the old plan, ask for the balance, the fees, and how a direct rollover works there.\n\nDo you have a plan at the new job?",
  },
  {
    id: "cheaper-place",
    topic: "first-apartment",
    ask: /\b(?:find|need|looking for|look for|get|move (?:in)?to)\b[^.!?]{0,10}\b(?:a |an )?(?:cheaper|more affordable|less expensive|smaller) (?:apartment|place|home|rent|unit|flat|house)\b|\b(?:should (?:i|we)|do i|to) renew (?:my |the |our )?lease\b|\blease\b[^.!?]{0,40}\b(?:should (?:i|we) renew|i should renew|renew or)\b/,
    text: "Before you pack, work out what a move brings: the difference in rent for a year, less the truck, the deposit, and the days off. Under about $100 a month it rarely pays in the first year.\n\nThen ask where you are. An empty month costs a landlord more than a smaller raise. “I'd like to stay and sign for 18 months. Down the street it's 120 less. Can you meet me?” Meanwhile look at rooms with people, places off the big sites, and older buildings with a sign at the door; 211 knows the lists for rent by income. See in your lease how much notice you have to give.\n\n**One next step:** note the last day on which you can give notice, and ask your landlord before it.\n\nBy how much would it have to be lower?",
  },
  {
    id: "make-it-home",
    topic: "moving-house",
    ask: /\b(?:make|making|turn)\b[^.!?]{0,10}\b(?:my|this|the|our|a|new)\b[^.!?]{0,20}\b(?:apartment|place|room|house|studio|dorm)\b[^.!?]{0,12}\b(?:feel|look|into)\b[^.!?]{0,10}\b(?:home|cozy|mine|nicer|warm)\b|\b(?:apartment|place|room|new house)\b[^.!?]{0,12}\bdoesn'?t feel like (?:a )?(?:home|mine)\b/,
    text: "A place becomes home by what you do in it again and again, more than by furniture. Start with light: two small warm lamps instead of the one on the ceiling change a room for $20. Then one corner that is finished, with a chair, a blanket and something to look at, while the rest may wait. Then a smell: coffee, soup, clean sheets.\n\nHang one picture low enough to see it from the bed. Put away what you step over. And have somebody over before it's ready; that's what does it.\n\n**One next step:** choose that corner, and finish it this weekend with what you have.\n\nWhere do you sit when you come home?",
  },
  {
    id: "celebrate-free",
    topic: "count-a-win",
    ask: /\bcelebrat\w+\b[^.!?]{0,30}\b(?:without (?:spending|money|buying)|for free|on a budget|cheap\w*|no money)\b|\b(?:free|cheap)\b[^.!?]{0,12}\bways? to (?:celebrate|treat myself|reward myself)\b|\b(?:reward|treat) myself\b[^.!?]{0,20}\b(?:without|free|cheap\w*|no money)\b/,
    text: "You have something to celebrate, and that already is the good part. What makes it feel like a feast is less the price than three things: somebody knows, it has a beginning, and it differs from an ordinary day.\n\nSo call the one who will cheer, and say it in one sentence. Eat the usual dinner on the good plates with candles, or take it to a hill. A long bath, a library book, the film you love, an afternoon with the phone in a drawer. Write the date on a card and pin it where you'll see it.\n\n**One next step:** tell one person today what you did.\n\nWhat are you celebrating?",
  },
  {
    id: "host-cheap",
    topic: "cook-cheap",
    ask: /\b(?:to host|i host|host a|host on|hosting|have people over|having people over|dinner party|throw(?:ing)? a (?:birthday )?party|birthday party|feed(?:ing)? (?:a crowd|\d+ people|guests))\b[^.!?]{0,30}\b(?:budget|cheap\w*|no money|without spending|afford|broke|under \$?\d+)\b|\b(?:cheap|budget|affordable)\b[^.!?]{0,12}\b(?:dinner party|birthday party|party ideas?|way to host)\b/,
    text: "People come for the table and not for what is on it. Choose one big pot that costs little and can wait: chili, lasagna, a tray of beans and rice with many small bowls around it. About $3 a person is enough. Then let others bring the rest, and tell them what, since people like to be asked.\n\n“I make the chili. Could you bring bread, and you something sweet?”\n\nFor a child's birthday: two hours, an afternoon, cake and no meal, one game outside, as many guests as the years. Water with lemon in a nice jug is a drink.\n\n**One next step:** fix the one pot and the sum, and write to three people what they bring.\n\nHow many are coming, and when?",
  },
  {
    id: "saved-so-much",
    topic: "count-a-win",
    ask: /\b(?:finally |just |i |we )*(?:hit|reached|saved(?: up)?|made it to|got to|finally have|now have|have finally)\b[^.!?]{0,12}\$ ?\d[\d,]*k?\b[^.!?]{0,15}\b(?:in (?:my |our )?savings?|saved|emergency fund)\b(?=[^?]*$)(?<![^]*\b(?:but|only|should|what|how|where|repairs?|costs?|bill|owe[sd]?|debts?|rent|broke|need)\b[^]*)|\b(?:i|we) (?:finally|just) saved (?:up )?(?:my |our )?(?:first )?\$ ?\d[\d,]*k?(?:\W*$|[!.])|\b(?:fully funded|finished|completed) (?:my|our) emergency fund\b/,
    text: "That's a real thing, and you did it one ordinary day after another. From now on a flat tire is a bad afternoon and no longer a bad month. Enjoy it for a moment before you move the goal.\n\nThen two small things keep it: let the money stay somewhere that takes a day to reach, so that a weak evening can't, and leave the automatic transfer on. The next mark may be one month of what must be paid.\n\n**One next step:** write down what helped most in getting there, so that you find it again in a thin month.\n\nWhat will you do to mark the day?",
  },
  {
    id: "teeth-ashamed",
    topic: "doctor-dentist-fear",
    ask: /\b(?:embarrass\w*|asham\w*|hate|hide|self[- ]conscious|cover)\b[^.!?]{0,20}\b(?:my )?(?:teeth|smile|mouth)\b(?![^.!?]{0,10}\b(?:shut|off)\b)/,
    text: "Laughing behind one's hand for years is tiring, and it makes a person look cooler than they are. Dentists see every kind of mouth, and the long-avoided ones are their daily work; you needn't apologize. Say it on the phone, so that it's out.\n\n“I haven't been for a long time and I'm embarrassed. I'd like only a look and a talk first, and a plan in steps with prices.”\n\nMuch looks better after one cleaning. Dental schools charge about half, health centers go by income (findahealthcenter.hrsa.gov), and what hurts comes first.\n\n**One next step:** make that call, for a first look only.\n\nIs it how they look, or do they hurt as well?",
  },
  {
    id: "unseen-at-work",
    topic: "passed-over",
    ask: /\b(?:invisible|unseen|overlooked|ignored|not (?:seen|noticed|appreciated|valued)|unappreciated|undervalued|taken for granted)\b[^.!?]{0,15}\b(?:at work|at my job|by my (?:boss|manager|team)|in my (?:job|team|office))\b|\b(?:nobody|no one|boss never|manager never) (?:at work )?(?:notices?|sees?|appreciates?|thanks?)\b[^.!?]{0,15}\b(?:what i do|my work|at work|me at work)\b/,
    text: "Doing good work in a room where no one looks up makes you doubt the work itself. It mostly isn't judgment, only noise: people see what is put in front of them. You needn't boast; let it be read.\n\nOn Friday send your manager four lines: what got done, what it brought, what is next, where you need them. In meetings speak once within the first ten minutes, even with a question. And say it about others, since people who give credit are seen.\n\nAfter two months ask: “What do you count on me for?” The answer tells you whether there's a future here.\n\n**One next step:** write this week's four lines.\n\nWhat did you do lately that nobody noticed?",
  },
  {
    id: "said-something-dumb",
    topic: "overthinking",
    ask: /^(?![^]*\b(?:sorry|apolog\w+)\b)[^]*(?:\b(?:said|did) (?:something|a) (?:so |really |very )?(?:stupid|dumb|awkward|embarrassing|weird|rude)\b(?! to (?:my|a) (?:\w+ )?(?:boss|wife|husband|friend|bestie|girlfriend|boyfriend|partner|mom|mother|dad|father|sister|brother|bf|gf|son|daughter|kid))|\bembarrassed myself\b|\b(?:cringe|cringing|replay\w*)\b[^.!?]{0,30}\b(?:what i said|something i said|conversation|that moment)\b)/,
    text: "In your head it plays in slow motion with the light on. The others were busy with what they had said themselves, and most of them have forgotten it by now. Think of the last silly thing someone else said at a party: it took you longer than a second to find one, and you like them no less.\n\nIf it may have hurt somebody, one line makes it right: “What I said on Saturday came out wrong. I'm sorry.” If it was only awkward, leave it; an explanation makes it larger.\n\nWhen it comes up again, say “ah, the party”, breathe out, and do something with your hands.\n\n**One next step:** decide which of the two it is, and either write the line or let it go.\n\nWas somebody hurt, or only you?",
  },
  {
    id: "coworker-died",
    topic: "grieve",
    ask: /^(?![^]*\breferences?\b)[^]*\b(?:coworker|co-worker|colleague|boss|manager|teacher|classmate|neighbor)(?: (?:just|suddenly|has|had))* (?:died|passed away|passed|was killed|is dead)\b(?![^.!?]{0,25}\b(?:what (?:do|should) i (?:write|say)|card|family)\b)/,
    text: "I'm sorry. Someone was there every day, and their cup still stands on the shelf. You may grieve for a person whom you only knew from nine to five; that's a good part of a life. And it often stirs up older losses, so it may be stronger than you think it should be.\n\nTalk about them with the others, with names and stories. Ask whether there is something to sign, a minute together, a chair left empty for a day. Going to the service is right even if you weren't close; the family is glad of every face.\n\n**One next step:** write down one thing that they did or said, and tell it to someone who knew them.\n\nWhat will you miss about them?",
  },
  {
    id: "quits-things",
    topic: "keep-a-habit",
    ask: /\bi (?:always|keep|never) (?:quit(?:ting)?|giv(?:e|ing) up|stop(?:ping)?|finish|stick(?:ing)?)\b[^.!?]{0,12}\b(?:things|everything|anything|stuff|what i start|hobbies|projects|with (?:things|anything|it))\W*$|\bnever (?:finish|stick with|follow through)\b[^.!?]{0,15}\b(?:anything|things|what i start|projects|books)\b|\bstart(?:s|ing)?\b[^.!?]{0,15}\b(?:books|things|projects|hobbies)\b[^.!?]{0,15}\b(?:never|don'?t|not) (?:finish\w*|end)/,
    text: "Beginning is the part with the sparkle, and you seem to have a gift for it. Stopping isn't always failing, either; some things were only to be tried, and a book that bores you may be closed. The sting comes from ending by drifting away instead of deciding.\n\nSo put an end in at the start: not “I learn Spanish” but “four weeks, ten minutes a day, then I decide”. When they are over, you stop on purpose or sign up for four more. And make it smaller than you want to; what is too small to skip survives the third week.\n\n**One next step:** choose one thing, and its last day.\n\nAt which point do you usually lose it?",
  },
  {
    id: "write-a-book",
    topic: "goals",
    ask: /\b(?:want|like|love|dream|trying|try) (?:to|of) (?:write|writing|start|starting|make|making|record|paint)\b[^.!?]{0,10}\b(?:a |an |my |my own )?(?:first )?(?:book|novel|memoir|screenplay|poetry|podcast|blog|album|youtube channel)\b/,
    text: "A wish like that doesn't leave one alone, and it needn't become a plan for life to be worth an hour. Nobody writes a book; people write one page, quite often. Half a page on most days is a first draft in about a year.\n\nFix a time and a place that are small and always the same: twenty minutes, kitchen table, before the others wake. The first draft is allowed to be bad, since it's only you telling it to yourself. Stop in the middle of a sentence, so that tomorrow has a beginning. Show it to nobody before it has an end.\n\n**One next step:** write the scene that you see most clearly, tonight, for twenty minutes.\n\nWhat is it about?",
  },
  {
    id: "too-many-interests",
    topic: "find-hobby",
    ask: /\b(?:too many|so many) (?:hobbies|interests|projects|ideas|things i want to (?:do|learn|try))\b/,
    text: "Being curious about everything is a fine trouble to have, until nothing gets enough time to become good. You don't have to say no to any of them, only “not this season”. Choose one for the hands and one for the head until a date, and put the rest on a list with the title Later. The list is what makes it bearable, because nothing gets lost.\n\nPut the things themselves out of sight as well, because what you see, you want to pick up. When the season ends, you can choose again.\n\n**One next step:** write all of them down, and circle the two that you would miss most by spring.\n\nWhich two are they?",
  },
  {
    id: "neighbor-damage",
    topic: "noisy-neighbor",
    ask: /\bneighbo(?:u)?rs?'?s?\b[^.!?]{0,25}\b(?:kids?|children|dog|son|tree|guests?|cat|contractor)\b[^.!?]{0,20}\b(?:break\w*|broke|damag\w*|destroy\w*|ruin\w*|dug|digs?|pee\w*|poop\w*|trampl\w*|climb\w*|cross\w*|come into|in my yard|in our yard|on my lawn)\b/,
    text: "Something of yours keeps getting broken, and you have to live next door to it. Go over once, on a calm day, with the thing itself and without the word always.\n\n“Your boys play so nicely out there, and the ball took out my window box twice now. Could we find a way? I'd like you to replace this one, and maybe a net would save us both.”\n\nMost people are embarrassed and glad to be told kindly. Take a photo each time with the date. If it goes on, a friendly letter with the costs, then the landlord or association, or free mediation in many towns.\n\n**One next step:** plan that visit for a daylight hour this week.\n\nWhat was broken, and do they know?",
  },
  {
    // childwelfare.gov; adoptuskids.org
    id: "adopt-child",
    topic: "decide",
    ask: /^(?![^]*\b(?:dog|cat|pet|puppy|kitten|rabbit|shelter|animal)s?\b)[^]*\b(?:(?:want|thinking|trying|decided|hoping|plan(?:ning)?|like|considering|looking)\b[^.!?]{0,12}\b(?:adopt|adopting|adoption|foster|fostering|become foster parents)\b(?=\W*$| (?:a (?:child|baby|kid|teen)|children|from|through|kids|internationally))|\bto adopt (?:a )?(?:child|baby|kid|children|kids)\b|\b(?:do|can) (?:you|i|we) adopt (?:a )?(?:child|baby|kid)\b)/,
    text: "What a wish, and it usually has a long way behind it already. There are three main roads: through foster care, which costs little and is mostly about older children or siblings; a private agency, often $20,000 to $45,000 and years of waiting; and from abroad, which has become rare. Each starts with a home study, in which someone gets to know you. Nobody has to be rich or married for it.\n\nGo to an evening for beginners of your county or an agency; they cost nothing and bind you to nothing. Ask there about help with costs and the federal adoption tax credit.\n\n**One next step:** look up the next such evening near you, for both of you.\n\nWhat do you picture when you think of it: a baby, or a child who is already somebody?",
  },
  {
    id: "partner-no-job",
    topic: "talk-money-with-partner",
    ask: /^(?![^]*\b(?:business partner|today|tonight|injur\w*|disab\w*|laid off|lost)\b)[^]*\b(?:husband|wife|boyfriend|girlfriend|partner|fianc\w+|bf|gf)\b[^.!?]{0,20}\b(?:(?:won'?t|wont|refuses to|doesn'?t want to|doesn'?t|can'?t|isn'?t|not) (?:even )?(?:get|getting|find|keep|hold|have|look(?:ing)? for)(?: down)? (?:an? |any |his own )?(?:steady )?(?:jobs?|work)|(?:won'?t|wont|refuses to|doesn'?t want to|doesn'?t) work\W*$|keeps quitting)/,
    text: "Carrying two on one pay makes love feel like a bill, and resentment grows quietly. Before you talk, find out which it is: can't, won't, or has given up. Someone who is worn down or ashamed hears every question as a verdict.\n\n“I can carry us until the end of March, and I'm getting scared. What is in the way? What will you do this week, and how can I help without pushing?”\n\nName what you will and won't pay, and hold to it kindly. If it's illness, a doctor comes first; if it's fear, one application a day with you at the table. If nothing moves until your date, you know more.\n\n**One next step:** write down your date and your sum before you speak.\n\nHow long has it been, and what was before?",
  },
  {
    id: "school-costs",
    topic: "kids-and-money",
    ask: /\b(?:school|class|band|team|cheer|daycare|teacher|pta|prom)\b[^.!?]{0,25}\b(?:wants|asks for|costs?|trip|fee|fees|fundrais\w+|charges|is asking)\b[^.!?]{0,20}\$ ?\d+|^(?=[^]*(?:\$ ?\d|\b(?:afford|expensive|cost\w*|money|pay)\b))[^]*\b(?:school|class|field|band|senior) (?:trip|trips|fees|pictures|supplies|ring|fundraisers?)\b/,
    text: "No one wants their child to be the one who stays behind, and schools know that many families count. So ask early and without a long story; there is nearly always a fund, a plan, or a way to earn it.\n\n“My child would love to go. The whole sum at once isn't possible for us. Is there help from the school or the PTA, or could we pay $50 a month?”\n\nWrite to the counselor rather than the teacher, since it stays quiet there. Tell your child what is true: we're finding out, and if it doesn't work we do something of our own that weekend.\n\n**One next step:** send those lines today, before the deadline is near.\n\nBy when is it due?",
  },
  {
    id: "crush-while-taken",
    topic: "decide",
    ask: /\b(?:married|husband|wife|engaged|in a relationship|boyfriend|girlfriend|taken)\b[^.!?]{0,20}\bi?\b ?(?:have|having|got|developed) (?:an? )?(?:huge |big |little |bad )?(?:crush|feelings)\b|\bi (?:have|got|developed)\b[^.!?]{0,20}\b(?:crush|feelings)\b[^.!?]{0,20}\b(?:someone|somebody) else\b|\bfalling for (?:someone|somebody) else\b|\b(?:crush|feelings)\b[^.!?]{0,30}\b(?:but|and) i'?m (?:married|engaged|taken)\b/,
    text: "Feelings come without asking, and having them isn't a betrayal; what you do next is your choice. A crush lives on distance and daydreams. It shows a person without laundry, and mostly it points to something that you miss: being seen, playing, being new.\n\nSo ask it: what am I like there that I'm not at home? Then bring a little of that home, before you decide anything. Meanwhile no messages late at night, no secrets, nothing you would hide on the phone; that's the line where it stops being a feeling.\n\n**One next step:** write down the one thing you feel with that person, and where you last had it at home.\n\nWhat is it?",
  },
  {
    id: "better-parent",
    topic: "talk-with-a-child",
    ask: /\b(?:want|trying|try|how (?:can|do) i|learn(?:ing)?|wish)\b[^.!?]{0,15}\b(?:be|become|being)\b[^.!?]{0,6}\b(?:better|good|more patient|present|calmer|more present)\b ?(?:mom|mother|dad|father|parent|stepdad|stepmom|grandma|grandpa)\b/,
    text: "Asking that already says a lot; parents who don't care don't ask. Children don't need a perfect one. They need someone who comes back after a mistake, and who is really there for some minutes a day.\n\nTen minutes are enough: no phone, they choose what, you follow and don't teach. When it went wrong, say so: “I was too loud. That was my fault, not yours.” That's worth more than never being loud. And look after your own sleep and one friend, because patience comes from there.\n\n**One next step:** give each child ten such minutes today, and say one thing that you like about them.\n\nAt which hour of the day do you like yourself least?",
  },
  {
    id: "back-with-parents",
    topic: "first-apartment",
    ask: /\bmov(?:e|ed|ing) back (?:in|home)\b[^.!?]{0,20}\b(?:parents|mom|mother|dad|father|family|folks)\b|\b(?:live|living|moving in) with my (?:parents|mom|dad|mother|father)\b[^.!?]{0,25}\b(?:at|i'?m|age) [23]\d\b/,
    text: "It can feel like a step back, and for many it's the cleverest year of all: rent saved, debt gone, a cushion at the end. It goes well when it has a purpose, a date, and an agreement between grown-ups.\n\n“I'd like to move in until next June, to pay off $6,000. I'd pay $250, cook twice a week and do my own laundry. What would you need from me?”\n\nTalk about guests, quiet, the kitchen and who asks whom where they are going, before the boxes come. Keep one evening a week outside, so that you remain someone of your own.\n\n**One next step:** write down what you want to have reached on the day you move out again.\n\nWhat would it be: a sum, a job, or a rest?",
  },
  {
    id: "no-wish-for-work",
    topic: "rest-from-burnout",
    ask: /\b(?:don'?t|dont|do not) (?:want|wanna|feel like) ?(?:to )?(?:go(?:ing)?|get(?:ting)? up) ?(?:to|for|into)? ?(?:work|my job|the office|my shift)\b|\bcan'?t (?:face|make myself go to) (?:work|the office|my shift|my job)\b|\bdread(?:ing)? (?:tomorrow|monday|the week)\b/,
    text: "A night before a day you don't want is a long one. It needn't be explained away. Take only tomorrow, and make it smaller: what is the one part you are dreading? Often it's an hour, a person or a call, and not the whole day.\n\nPut something good at both ends: a coffee on the way that you sit down for, and somebody or something right after. Lay out clothes and lunch now, so that the morning asks nothing of you. If you are ill or at the end of your strength, a sick day is what they are for.\n\nIf it's so every evening for weeks, then the work has to change, and we can look at that.\n\n**One next step:** name the one part, and what you'll do right after it.\n\nWhat is it?",
  },
  {
    id: "partner-earns-more",
    topic: "split-costs",
    ask: /\b(?:wife|husband|girlfriend|boyfriend|partner|she|he|spouse) (?:makes?|earns?|is making|is earning|brings home)\b[^.!?]{0,15}\b(?:more|twice|double|way more|a lot more) ?(?:money )?(?:than (?:me|i do|i)|as much)?\b[^.!?]{0,40}\b(?:bother\w*|feel\w*|asham\w*|small|less|jealous|embarrass\w*|insecure|hate)\b|\bi (?:make|earn)\b[^.!?]{0,15}\b(?:more|less) than my (?:husband|wife|partner|boyfriend|girlfriend)\b/,
    text: "Most of us have learned somewhere that people who earn more are worth more, and it stings even when you know better. Pay says what a market gives for an hour. It doesn't count who calms the child at three or who makes the other laugh.\n\nSay it once, before it comes out sideways: “I'm proud of you, and some evenings I feel small next to it. I don't want you to do anything about it, I want you to know.”\n\nFor the money: each puts in the same share of what they earn, not the same sum, and each has an equal amount for themselves, with no questions.\n\n**One next step:** write down three things that you bring into your home which have no price.\n\nWhen do you feel it most?",
  },
  {
    id: "too-much-on-kids",
    topic: "kids-and-money",
    ask: /^(?![^]*\b(?:he|she|husband|wife|ex) (?:says|thinks|tells)\b)[^]*(?:\b(?:spend|spending|spent|buy|buying)\b[^.!?]{0,12}\b(?:too much|so much|everything|way too much)\b[^.!?]{0,10}\b(?:on|for) (?:my |our |the )?(?:kids?|son|daughter|children|grandkids|grandchildren|baby)\b|\b(?:spoil(?:ing|ed)?) (?:my|our|the) (?:kids?|son|daughter|children|grandkids|grandchildren)\b)/,
    text: "It comes from love, and often from wanting to make up for something: time, a divorce, what you didn't have. Children mostly remember who sat on the floor with them. So you may give less and be there more, and nothing is lost.\n\nChoose a monthly sum for each child that covers clothes, fun and extras, and let the older ones see it; then no isn't your mood, it's the envelope. In the store: “Put it on the wish list, we'll look at it on your birthday.” Half of it is forgotten by then.\n\n**One next step:** add up what last month brought them, and set one figure for the next.\n\nWhich moment makes it hardest to say no?",
  },
  {
    id: "sell-parents-house",
    topic: "will-papers",
    ask: /\b(?:sell|selling|keep|rent out|empty)\b[^.!?]{0,12}\b(?:my |our |his |her |their )?(?:(?:mom|mother|dad|father|parent|grandma|grandpa|grandmother|grandfather)s?'?s?'?|childhood) (?:house|home|place|condo)\b|\b(?:mom|mother|dad|father|parents?)\b[^.!?]{0,20}\b(?:died|passed)\b[^.!?]{0,40}\b(?:sell|selling)\b[^.!?]{0,12}\b(?:house|home|place)\b/,
    text: "You're not only selling walls; you're closing the door that was always open. Give it a little time if you can: apart from the insurance, the utilities and the mortgage, hardly anything has to be decided in the first months. Tell the insurer that nobody lives there, because an empty house often isn't covered.\n\nFirst find out who may sell: a will and the court's letter for it, or the names on the deed. For taxes the value on the day of the death usually counts, so have it written down by an appraiser. Then walk through with those it belongs to, and let each choose three things before anything is sold.\n\n**One next step:** call the insurance, and look for the deed and the will.\n\nAre there others whose house it is, too?",
  },
  {
    id: "cry-at-work",
    topic: "rest-from-burnout",
    ask: /^(?![^]*\b(?:died|dead|funeral|grief|grieving|counsel\w+|therap\w+|harass\w*|touch\w*)\b)[^]*(?:\b(?:cry|cried|crying|tear(?:ing|ed)? up|tears|burst into tears)\b[^.!?]{0,20}\b(?:at work|in (?:a |the )?meetings?|in front of (?:my )?(?:boss|manager|team|coworkers|everyone)|in the (?:bathroom|car) at work|at my desk)\b)/,
    text: "Tears at work are mostly anger, tiredness or too much at once, looking for the only door that's open. They say nothing about whether you are good at what you do, and people forget them sooner than you think.\n\nIn the moment: look up, press your feet into the floor, sip cold water, breathe out long. And one sentence in your pocket: “This matters to me. I need five minutes, then I go on.” Then really go, outside if you can.\n\nAfterwards note what came just before, three times. If it's always the same person or hour, that's what has to change. If it comes out of nothing on most days, tell a doctor.\n\n**One next step:** learn that sentence by heart.\n\nWhat had happened the last time?",
  },
  {
    // NHLBI: sleep apnea
    id: "wakes-tired",
    topic: "always-tired",
    ask: /\b(?:wak(?:e|ing) up|woke up|get up)\b[^.!?]{0,10}\b(?:so |still |always |more |already |feeling )*(?:tired|exhausted|unrested|not rested|groggy)\b(?! and (?:stay|lie))|\bsleep (?:\w+ ){0,2}(?:hours|enough|all night) (?:and|but)\b[^.!?]{0,20}\b(?:still )?(?:tired|exhausted)\b/,
    text: "To sleep and still wake up tired is unfair, and there are a few usual reasons. Too short for you; many people need eight hours and live on six and a half. Broken without your knowing: alcohol in the evening, a warm room, a phone that lights up, snoring with pauses. A heavy head full of worry. Or the body: iron, thyroid, a new medicine, a depression.\n\nFor one week go to bed thirty minutes earlier, without a drink, with the room cool and dark, and write down how the mornings were.\n\nIf nothing changes, or somebody hears you stop breathing, ask a doctor for a blood test and about sleep apnea.\n\n**One next step:** set tonight's bedtime half an hour earlier.\n\nDo you snore, or has anyone said so?",
  },
  {
    // dol.gov: Family and Medical Leave Act
    id: "ask-parental-leave",
    topic: "time-off",
    ask: /^(?![^]*\b(?:unpaid|afford|back from|return\w*|get by)\b)[^]*\b(?:ask\w*|request\w*|tak(?:e|ing)|get|apply\w*|qualif\w+|entitled|eligible|how (?:do|does|long)|does)\b[^.!?]{0,25}\b(?:maternity|paternity|parental|family|fmla|bonding) leave\b|\btime off (?:for|when|after) (?:the |my |our )?(?:baby|birth)\b/,
    text: "Congratulations, or soon. What you may have comes from three places, so look at all: the law, your state, and your employer. By federal law, in a company with 50 people or more and after a year there, you may take twelve weeks without pay and keep your job and insurance. About a dozen states pay part of it. And the handbook may add weeks or disability pay.\n\nTell them in writing about thirty days ahead or more.\n\n“My due date is May 4. I'd like to take twelve weeks from then, and I'd love to plan who covers what. Which forms do you need?”\n\n**One next step:** read the leave page of your handbook, then send HR those lines.\n\nIs it for you, or for your partner?",
  },
];
