import type { WrittenAnswer } from "./coach.written.content.ts";

/** Matters of money, body and mind. */
export const lifeSelfAnswers: WrittenAnswer[] = [
  {
    id: "car-worth-fixing",
    topic: "mind-the-car",
    ask: /^(?![^]*\b(?:electric|hybrid)\b)[^]*(?:\b(?:car|truck|van|suv|transmission|engine|mechanic)\b[^.!?]{0,50}\b(?:worth (?:fixing|repairing|less|only|about|around|\$?\d)|fix it or|repair it or|more than it'?s worth|fix or (?:sell|replace|buy))\b|\b(?:should i|worth) (?:fix|repair|fixing|repairing)\b[^.!?]{0,10}\b(?:my |the |this )?(?:old )?(?:car|truck|van)\b|\b(?:repairs?|fix(?:ing)?)\b[^.!?]{0,30}\bworth\b[^.!?]{0,20}(?:\bcar\b|\btruck\b|\$?\d{3,5})|\bcar needs\b[^.!?]{0,20}\b(?:repairs?|work|transmission|engine)\b[^.!?]{0,25}\bworth\b)/,
    text: "A repair that costs nearly as much as the car feels like throwing money into a hole, and still it can be the cheaper way. Compare it with the next car and not with what this one is worth: a payment of $450 is $1,800 in four months. So ask a second shop two things: what must be done for it to drive safely, and what is likely to fail next.\n\n“If it were yours and you needed it one more year, what would you do?” Fix it if that buys a year; sell it as it stands if rust or the engine come next.\n\n**One next step:** get a second price by phone today, with the exact words of the first.\n\nHow many miles does it have, and what is broken?",
  },
  {
    // consumer.ftc.gov: cosigning a loan
    id: "cosigned",
    topic: "say-no-to-lending",
    ask: /^(?![^]*\b(?:student|college|lease|apartment)\b)[^]*\bco[- ]?signed\b[^.!?]{0,60}\b(?:stopped|late|behind|missed|isn'?t paying|isnt paying|not paying|won'?t pay|wont pay|calling me|calls me|didn'?t pay|doesn'?t pay|doesnt pay|default\w*)\b/,
    text: "Your name was a favor, and now it is a bill. For the lender a cosigner owes all of it, and each late payment shows on your credit, too. So speak with the lender before you speak about family: ask what is behind, ask to be told of every missed payment, and whether there is a hardship plan or a release.\n\n“I cosigned this. What is due today to stop it from being reported, and can you set up a plan?”\n\nTo the one you signed for: “I can't carry this. By Friday I need either the payment, or we sell it or refinance in your name.” If you were only asked to sign, you may say no.\n\n**One next step:** call the lender today and write down the amount and date.\n\nHow far behind is it?",
  },
  {
    // consumer.ftc.gov: what to do if you were scammed; identitytheft.gov
    id: "gave-code",
    topic: "spot-a-scam",
    ask: /^(?![^]*\b(?:coworker|boss|wifi|son|daughter|friend|doctor)\b)[^]*(?:\bi (?:just |already |think i |stupidly )?(?:gave|told|sent|read|entered|typed|shared)\b[^.!?]{0,20}\b(?:code|pin|password|my (?:social(?: security)?|ssn|card|bank|account)(?: \w+){0,2}|remote access)\b)/,
    text: "Those tricks are made by people who do nothing else, so please don't blame yourself. Minutes count now, in this order. Call your bank with the number on the back of your card, not one that was sent to you, and say that someone got in: lock the account and card, and ask for a new password. If money left, say “I dispute this, it was fraud” and ask for a number for the case.\n\nThen change the password of your email, and wherever you used the same one. Report it at identitytheft.gov; it gives you a plan.\n\n**One next step:** put everything else down and call the bank now.\n\nWhat did you give them, and has any money moved?",
  },
  {
    // consumer.ftc.gov: what to do if you were scammed
    id: "market-scam",
    topic: "spot-a-scam",
    ask: /^(?![^]*\b(?:mom|dad|mother|father|grandm\w+|forgive\w*|loan)\b)[^]*(?:\b(?:got|been|was|were|think i(?:'m| am| got| was)) (?:just )?(?:scammed|ripped off|conned)\b|\bscammed me\b|\b(?:paid|sent|zelled?|venmo'?d?|cash ?app)\b[^.!?]{0,40}\b(?:never (?:came|arrived|shipped|showed)|blocked me|disappeared|fake)\b)/,
    text: "That hurts twice, for the money and for having trusted. They do it every day; you don't. How you paid decides what can come back. Card or PayPal: open a dispute today. Zelle, Venmo or Cash App: call your bank and the app, say it was fraud, and ask them to try to recall it. Gift card: call the company on the back with the receipt. Wire: the bank, within hours.\n\nKeep screenshots, report the profile, and file it at reportfraud.ftc.gov. Whoever writes that they can get it back for a fee is the next scam.\n\n**One next step:** call whoever moved the money for you, before you do anything else.\n\nHow did you pay, and when?",
  },
  {
    // consumerfinance.gov: debts of a person who has died
    id: "debts-of-dead",
    topic: "debt-collector",
    ask: /\b(?:died|passed away|passed|dead|deceased|death)\b[^.!?]{0,40}\b(?:debts?|owed|credit cards?|loans?|bills)\b[^.!?]{0,40}\b(?:pay|responsible|inherit|liable|mine|me|owe|collector\w*|calling)\b|\b(?:do i|am i|have to)\b[^.!?]{0,20}\b(?:inherit|pay|responsible for)\b[^.!?]{0,12}\b(?:dead |deceased |late )?(?:mom|mother|dad|father|husband|wife|parents?|brother)'?s?'? (?:debts?|credit cards?|loans?|bills)\b/,
    text: "I'm sorry for your loss, and that letters about money arrive in the middle of it. Children mostly don't owe it: what a person owed is paid from what they left, and if that isn't enough, the rest goes unpaid. You can owe it if you cosigned, held the account together, or were married in a community property state.\n\nSo pay nothing from your own pocket yet and promise nothing on the phone.\n\n“Please send it in writing. I am not taking on this debt. The estate will answer.” Ask the probate court or legal aid what comes first.\n\n**One next step:** get ten copies of the death certificate, and list who wrote to you.\n\nWas your name on anything of his?",
  },
  {
    // healthcare.gov: how to appeal an insurance company decision
    id: "claim-denied",
    topic: "fight-a-medical-bill",
    ask: /^(?![^]*\b(?:unemployment|tree|fence|car|truck|roof|salon|season|house)\b)[^]*(?:\b(?:insurance|medicare|medicaid|aetna|cigna|united(?:healthcare)?|blue cross|humana|kaiser)\b[^.!?]{0,25}\b(?:den(?:y|ied|ies|ying)|rejected|refus\w+|won'?t (?:pay|cover|approve)|wont (?:pay|cover|approve)|not covering|turned down)\b|\b(?:insurance claim|prior auth\w*|mri|surgery|medication)\b[^.!?]{0,15}\b(?:was |got |is )?denied\b)/,
    text: "A no from an insurance is often the first answer and not the last; few people appeal, and a good share of those who do win. The letter has to name the reason and the deadline, mostly 180 days. Sometimes it is only a code or a missing note.\n\nCall your doctor's office first: “It was denied for this reason. Can you send a letter of medical necessity, and ask for a peer-to-peer call?” Then send your appeal with that letter. If it is still no, you can ask for an outside review, which binds them; for something urgent they must answer within 72 hours.\n\n**One next step:** find the reason and the date in the letter, and call the doctor's office.\n\nWhat reason do they give?",
  },
  {
    // naic.org: auto insurance
    id: "car-insurance-up",
    topic: "choose-insurance",
    ask: /\b(?:car|auto|home|homeowners?|truck) insurance\b[^.!?]{0,25}\b(?:went up|going up|goes up|jumped|doubled|increas\w+|too (?:high|expensive)|raised|so (?:high|expensive)|through the roof|insane|crazy)\b|\b(?:geico|progressive|state farm|allstate)\b[^.!?]{0,12}\b(?:went up|raised my (?:premium|rate|insurance)|increased)\b/,
    text: "Same car, same driver, and suddenly a new bill; that's galling, and many get that letter now. Loyal customers often pay most. Get three prices for exactly the same coverage: two from the web and one from an independent agent. Ask for every discount you might have: few miles, bundling, a defensive driving course, good student, paying in full. A higher deductible helps if you have that sum set aside.\n\n“I have a lower quote. What can you do to keep me?” Never cancel before the new one begins.\n\n**One next step:** take your declarations page and get one price today.\n\nWhat do you pay now, and was there an accident or a ticket?",
  },
  {
    // irs.gov: filing past due tax returns
    id: "unfiled-taxes",
    topic: "file-taxes",
    ask: /\b(?:haven'?t|havent|have not|didn'?t|didnt|never|not|forgot to)\b[^.!?]{0,6}\b(?:filed?|done|do|did|filing)\b[^.!?]{0,10}\btax(?:es)?\b[^.!?]{0,20}\b(?:years?|since|20\d\d|ever|long)\b|\b(?:years?|yrs) (?:behind|late) on (?:my )?tax\w*|\bunfiled tax\w*/,
    text: "That pile grows in the mind faster than on paper, and every tax office sees people like you all week. Filing ends the worst part: the fee for not filing is ten times as high as the one for paying late. You may even have money coming, and it is lost three years after the due date, so begin with the oldest year that can still pay you.\n\nYour forms needn't be found: irs.gov shows wage transcripts of each year. Free help: VITA, 1-800-906-9887. If you owe, there are monthly plans.\n\n**One next step:** open an account at irs.gov today and download the wage transcript of the oldest year.\n\nWas tax taken out of your pay in those years, or did you work for yourself?",
  },
  {
    id: "allowance",
    topic: "kids-and-money",
    ask: /^(?![^]*\b(?:taken away|took away)\b)[^]*(?:\b(?:allowance|pocket money)\b[^.!?]{0,40}\b(?:kids?|son|daughter|child|children|year|yr|\d|teen\w*|chores?|give|much|pay)\b|\bhow much (?:allowance|pocket money)\b)/,
    text: "A common yardstick is one dollar a week for each year of age, and less if money is tight; the same day each week matters more than the amount. Say what it is for. With treats and fun it can be small; with lunch or clothes it has to be more.\n\nMany parents keep ordinary chores apart from it, because everyone who lives there helps, and pay extra only for big jobs. Three jars help: spend, save, give. And let a bad purchase happen; it is the cheapest lesson there is.\n\n**One next step:** choose a day and a sum you can keep for three months, and tell your child what it has to cover.\n\nWhat should they pay from it?",
  },
  {
    id: "paycheck-to-paycheck",
    topic: "start-a-budget",
    ask: /\b(?:pay ?check|check|payday) to (?:pay ?check|check|payday)\b|\b(?:broke|nothing left|out of money|no money left)\b[^.!?]{0,20}\b(?:before (?:payday|the next check|i get paid)|(?:every|end of the) month|until payday|by the \d)/,
    text: "Working all month and holding your breath before payday is exhausting, and about half the country knows it. A large plan isn't the first thing. A bit of air is: $10 to $20 from each check that moves away the day you are paid, before you see it, until there are $200. That catches the tire that would have gone on a card.\n\nThen match bills with paydays: many companies move a due date if you call. “Could my due date be the 20th?” And cancel one thing that you wouldn't order again today.\n\n**One next step:** list the bills due before your next payday, with dates, and see what is left per day in [your budget](/budget).\n\nWhich week of the month is worst?",
  },
  {
    // consumer.ftc.gov: vehicle repossession
    id: "car-repossessed",
    topic: "car-loan",
    ask: /^(?![^]*\b(?:haven'?t told|years back|years ago|get to (?:my )?(?:job|work))\b)[^]*(?:\b(?:car|truck|van|vehicle)\b[^.!?]{0,20}\b(?:repo(?:'?d|ed)?|repossess\w*|towed by the bank)\b|\brepo (?:man|guy|company)\b|\brepossess\w*\b)/,
    text: "Walking out to an empty spot is a shock, and it takes the way to work with it. There is a short window now. Call the lender today and ask for three numbers: what reinstates the loan, what pays it off, and by which day before the sale. Some states give you a right to catch up. Your own things in the car are yours; ask where it stands and get them.\n\n“I want the car back. What has to be paid by when, and can the missed months go to the end?” Get it in writing.\n\nIf they haven't come yet, call before they do. After a sale you can still owe the rest.\n\n**One next step:** make that call and write the three numbers down.\n\nHow many payments behind were you?",
  },
  {
    // consumer.ftc.gov: financing or leasing a car
    id: "lease-or-buy",
    topic: "mind-the-car",
    ask: /\b(?:should i|is it (?:better|smart|worth it|cheaper|a good idea) to|better to|thinking (?:of|about)) leas(?:e|ing)\b[^.!?]{0,20}\b(?:cars?|truck|suv)\b|\b(?:leas(?:e|ing)|buy(?:ing)?)\b[^.!?]{0,8}\b(?:or|vs\.?|versus)\b[^.!?]{0,8}\b(?:leas(?:e|ing)|buy(?:ing)?|financ\w+)\b[^.!?]{0,15}(?:\bcars?\b|\btruck\b|\bsuv\b|$)/,
    text: "A lease has the lower payment, and buying mostly has the lower cost. With a lease you pay for the years in which a car loses most, there is a limit on miles, often 10,000 to 12,000 a year, and at the end you own nothing. If you buy and keep it for eight or ten years, you have years without a payment. So a lease fits someone who wants a new car every three years and drives little; nearly everyone else does better with a used car of three or four years.\n\nCompare the whole sum: down payment plus all months plus fees, less what it's worth at the end.\n\n**One next step:** write that sum for both offers.\n\nHow many miles do you drive a year, and how long do you keep a car?",
  },
  {
    // cdc.gov: heart attack symptoms
    id: "dread-before-work",
    topic: "rest-from-burnout",
    ask: /\b(?:chest|stomach|throat|heart)\b[^.!?]{0,25}\b(?:tight\w*|hurts?|knots?|pounds?|pounding|races?|racing|sick|turns|drops)\b[^.!?]{0,20}\b(?:before|on (?:the )?way to|going (?:in )?to|thinking about) (?:work|my shift|school)\b|\b(?:sick to my stomach|throw up|nauseous|dread(?:ing)?|anxious|panic)\b[^.!?]{0,15}\b(?:before|about going (?:in )?to|on the way to) (?:work|my shift|every shift)\b|\bdread (?:going to )?work\b/,
    text: "Your body is saying no in the parking lot, morning after morning; that's hard to carry and worth hearing. Mostly it is fear of something particular: a person, a task, a tone. Tell a doctor about the tight chest once, so that you know; if it presses, spreads to arm or jaw, or you can't get air, call 911.\n\nFor the mornings: arrive ten minutes early, breathe out longer than in, eight times, and begin with the smallest task. Write for a week which moment you dread.\n\n**One next step:** write down on your next way to work the one thing that you hope doesn't happen.\n\nWhen did it begin, and what changed then?",
  },
  {
    id: "lost-hobby",
    topic: "find-hobby",
    ask: /^(?![^]*\b(?:until|pain|aches?|hip|arthritis|tired|football|shape|motivat\w*|don'?t feel|years ago my|run|ex)\b)[^]*(?:\bi used to (?:love |like |enjoy )?(?:paint|draw|write|sing|dance|read|play|run|knit|sew|garden|cook|bake|climb|swim|hik\w+|make)\w*\b[^.!?]{0,40}\b(?:now|any ?more|but|never|stopped|nothing|don'?t)\b)/,
    text: "There was something that was only yours, and life grew over it. It isn't gone; hands remember. Most people stop because the first try after years would look poor, so make one that is allowed to. Ten minutes, cheap material, nobody sees it, no result. A fixed place helps more than time: a box on the table, the guitar out of its case.\n\nIf nothing at all gives you joy any more, for two weeks or longer, tell your doctor; that is something else, and it can be treated.\n\n**One next step:** get the things out today and leave them where you'll sit tonight.\n\nWhat did it give you when you still did it?",
  },
  {
    id: "who-am-i",
    topic: "purpose",
    ask: /^(?![^]*\b(?:gay|trans|broke up|ex|kids|moved|retir\w+|sober|sold|baby|house|farm|died|married|divorc\w*)\b)[^]*\bi (?:don'?t|dont|do not|no longer) (?:even |really )?(?:know|recogni[sz]e) (?:who i am|myself)\b(?: any ?more| these days| now)?\W*$/,
    text: "That is a strange kind of being lost, in the middle of a life that goes on. Mostly it comes after years of being what others needed: a worker, a parent, the strong one. You don't have to find a new self; you can gather the old one. Think of moments in which you forgot the clock, and of what makes you angry, since that shows what you care about.\n\nThen try little things, not large decisions: a road you haven't walked, a no, a song from when you were fifteen.\n\n**One next step:** write five lines beginning with “I'm someone who”, without work and family in them.\n\nWhen did you last feel like yourself, and where was it?",
  },
  {
    // nia.nih.gov: memory, forgetfulness and aging
    id: "forgetful",
    topic: "always-tired",
    ask: /^(?![^]*\b(?:what if|menopaus\w*|gynecolog\w*|rage|periods?|learn|stud(?:y|ying)|journal\w*|sweat)\b)[^]*(?:\bi (?:keep |am |'?m )?(?:always )?(?:forget(?:ting)?) (?:everything|things|words|names|what i|why i|stuff)\b|\b(?:my memory (?:is|has|'s)|so forgetful|forgetful lately|losing my memory)\b)/,
    text: "Standing in a room and not knowing why can be scary. The usual reasons are plain: too little sleep, too much on your mind, low mood, alcohol, some medicines, thyroid, B12, menopause. A full head doesn't store things; it isn't broken. So take load off it: keys in one bowl, one list in one place, an alarm for each thing with a time, and say it aloud as you put it down.\n\nSee a doctor soon if you get lost on known ways, can't follow a talk, or others notice it more than you do. If it came suddenly, call 911.\n\n**One next step:** choose one place for keys, phone and glasses, and put them there tonight.\n\nHow have you been sleeping?",
  },
  {
    id: "scroll-in-bed",
    topic: "put-the-phone-down",
    ask: /^(?![^]*\b(?:porn|daughter|son|kids?|teen\w*|husband|wife|rabbit)\b)[^]*(?:\b(?:scroll\w*|on my phone|tik ?tok|instagram|youtube|reddit)\b[^.!?]{0,20}\b(?:in bed|until (?:\d|midnight)|till (?:\d|midnight)|all night|before (?:bed|sleep)|instead of sleep\w*|at night)\b)/,
    text: "It's the only hour in which nobody wants anything from you, so of course you don't give it back. The apps know that and have no last page. Willpower is weakest then, so let the room do the work: the charger goes into the kitchen, and a $10 alarm clock to the bed. If that's too much, put it across the room, with gray colors from ten on.\n\nAnd take the quiet hour earlier, even twenty minutes after dinner with the door shut, so that you needn't steal it from sleep.\n\n**One next step:** plug the charger in somewhere outside the bedroom now.\n\nWhat do you look for on it at that hour?",
  },
  {
    // adaa.org: driving anxiety
    id: "driving-fear",
    topic: "fear-flying",
    ask: /\b(?:panic\w*|freak(?:s|ing)? out|anxi\w+|scared|afraid|terrified|fear)\b[^.!?]{0,20}\b(?:driv(?:e|ing)|highways?|freeways?|bridges?|interstate|merging|behind the wheel)\b|\b(?:driving|highways?|freeways?|merging)\b[^.!?]{0,20}\b(?:scares me|terrifies me|panic|anxiety|anxious)\b/,
    text: "Feeling that at the wheel is frightening, and nearly nobody tells how common it is. A panic wave rises for some minutes and falls by itself; it feels like danger and isn't one. Now: right lane, slower, air on your face, name signs aloud, and if it gets strong take the next exit and stop. Don't stop on the shoulder.\n\nIt shrinks by small doses: one exit on a Sunday morning with someone beside you, until it's dull; then two. Avoiding makes it larger. A therapist for anxiety helps within weeks.\n\n**One next step:** choose the one exit and the day for it.\n\nWhat is it you fear most out there?",
  },
  {
    id: "waiting-results",
    topic: "big-news",
    ask: /\bwait(?:ing)?\b[^.!?]{0,20}\b(?:biopsy|test results?|scan|mri|results|blood ?work|pathology|diagnosis|mammogram)\b|\b(?:biopsy|mammogram|scan)\b[^.!?]{0,20}\b(?:waiting|results? (?:come|are|on|next|tomorrow)|scared|terrified|nervous)\b/,
    text: "Waiting is a hard part of its own; your head has played every ending by now. Nothing you think tonight changes what is on that slide. So keep the fear in a place: fifteen minutes a day to write or tell it, and outside of that something for the hands.\n\nDon't search at night. Ask the office: “When will you have it, how do I hear of it, and who can I call if it isn't there by then?” Take someone along, and a sheet with three questions.\n\n**One next step:** call and ask for that date, and tell one person that you are waiting.\n\nWhich day should you hear, and who is with you then?",
  },
  {
    id: "sunday-dread",
    topic: "rest-from-burnout",
    ask: /^(?![^]*\b(?:thinking of quitting|weeks?|plan\w*)\b)[^]*(?:\bsunday (?:scaries|blues|dread)\b|\bsunday(?:s| nights?| evenings?)?\b[^.!?]{0,20}\b(?:anxious|dread|anxiety|depress\w+|i cry)\b|\b(?:dread|hate|anxious about) mondays?\b)/,
    text: "The weekend isn't over, and Monday already sits at the table. Nearly everyone with a job knows it. What helps is to end the week on Friday: ten minutes to write down what is open and the first thing for Monday, then your head needn't hold it. And give Sunday evening something it is for: a soup, a film, a call.\n\nWhen it comes anyway, ask what it is about. The whole job, or one thing? One thing can be prepared or asked about.\n\n**One next step:** write the three things that wait tomorrow on paper, circle the first, and close it for tonight.\n\nWhat do you dread most when you think of Monday?",
  },
  {
    // sleepeducation.org (American Academy of Sleep Medicine)
    id: "wake-at-three",
    topic: "sleep-better",
    ask: /^(?![^]*\b(?:nurses?|shifts?|days off|stay awake|at work|baby|toddler|son|daughter|kid)\b)[^]*(?:\b(?:wak(?:e|ing)|woke|awake)\b[^.!?]{0,15}\b(?:at|around|by|every night|since|in the middle of)\b[^.!?]{0,6}\b(?:[1-4](?: ?am|:\d\d)?|three|two|four|the night)\b[^.!?]{0,25}(?:\bevery\b|\bnights?\b|\bcan'?t\b|\bcant\b|\bback to sleep\b|\balways\b|$))/,
    text: "At three the whole world sleeps, and every worry is twice its size. Waking then is normal, because sleep is light in those hours; what hurts is lying there. So don't look at the clock. After about twenty minutes get up, dim light, a dull book or a warm drink, and back when you're sleepy, so that the bed stays for sleeping. Thoughts go on a notepad: “tomorrow at five”.\n\nBy day: the same time up, no coffee after noon, no alcohol as a nightcap, since it wakes you at exactly that hour. If it goes on for months or you gasp or snore, ask a doctor.\n\n**One next step:** turn the clock around and put pen and paper by the bed.\n\nWhat is in your head when you wake?",
  },
  {
    id: "regained-weight",
    topic: "lose-weight",
    ask: /\bgained (?:it |that |them |the weight )?(?:all |most |everything )?(?:of it |the weight |that )?(?:right )?back\b|\b(?:put|putting) (?:the weight|all the weight|the pounds|it all) (?:all )?back on\b(?! (?:the|my))|\byo-?yo diet\w*/,
    text: "You did something hard, and now the old jeans lie there again. It isn't weakness: a body that lost weight burns less and is hungrier for a long time, so most people gain some back. What you learned is still there, though. Think of what you did then that you could do forever, and leave out what you only endured.\n\nTake one thing for eight weeks: protein and vegetables first at dinner, or a walk after it. Sleep counts too. A doctor can check thyroid and medicines, and tell you what else there is.\n\n**One next step:** choose that one thing and do it today, before you step on any scale.\n\nWhat was going on when it came back?",
  },
  {
    id: "snaps-at-small",
    topic: "cool-anger",
    ask: /^(?![^]*\b(?:stress\w*|work|winter|november|graveyard|shifts?|hysterectomy|financ\w+|money|my (?:mom|dad|stepdad|husband|boyfriend|wife|boss|son|daughter|kid)|he|she|they)\b)[^]*(?:\b(?:blow(?:ing)? up|snap(?:ping)?|explode|exploding|lose it|lose my temper|fly off the handle|go off|rage|so angry|irritable|irritated)\b[^.!?]{0,20}\b(?:over|at|about|by) (?:the )?(?:tiny|small(?:est)?|little|stupid|dumb|nothing|every (?:little )?thing|everything|everyone|everybody)\b|\bshort fuse\b)/,
    text: "A dropped spoon, and you hear yourself as if it were someone else. It is seldom the spoon; the cup was full before. Ask four things: hungry, tired, rushed, hurt? One of them is mostly true, and it has an answer. Anger shows in the body first, in jaw, heat and hands. That is your ten seconds.\n\n“I'm too angry to talk. I'll be back in ten minutes.” Walk, cold water, breathe out long, and do come back. Afterwards: “That was too loud. It wasn't about you.”\n\nIf you scare someone or break things, talk to a doctor this week.\n\n**One next step:** write down the last two times, with the hour and what came before.\n\nWhere do you feel it first?",
  },
  {
    // womenshealth.gov: premenstrual syndrome
    id: "pms",
    topic: "menopause-hormones",
    ask: /^(?![^]*\b(?:vape)\b)[^]*(?:\b(?:pms|pmdd)\b|\b(?:my )?(?:period|that time of the month|week before my period|cycle)\b[^.!?]{0,35}\b(?:different person|monster|mood\w*|cry\w*|angry|rage|depress\w+|crazy|irritable|hate (?:everyone|everything|myself)|emotional|anxious)\b)/,
    text: "One week a month somebody else seems to drive, and you clean up afterwards. It is your hormones and not your character, and it can be made easier. Write down day, mood and sleep for two months; the pattern tells you which days to keep free and gives a doctor something to go on. Walking, regular meals, less salt, coffee and alcohol help some. For strong forms, called PMDD, there are medicines that work.\n\n“Thursday to Sunday are my hard days. If I'm short, it isn't you. Hugs, no big talks.”\n\nIf you think of not living in those days, call 988 then.\n\n**One next step:** mark day one in your calendar and the week before the next.\n\nWhat is worst in that week?",
  },
  {
    // aad.org: what to look for, ABCDEs of melanoma
    id: "changing-mole",
    topic: "find-care",
    ask: /^(?![^]*\b(?:dogs?|cats?|pets?|pupp(?:y|ies)|horse|vet|removed|took (?:it|the mole|my mole) off|biops\w+|guacamole|spy|undercover)\b)[^]*(?:\b(?:this|that|my|a|the|new|dark|black|weird|odd) mole\b(?! (?:in|trap|hill|problem in))[^]*\b(?:cancer\w*|black|dark\w*|grow\w*|grew|chang\w*|bleed\w*|itch\w*|bigger|irregular|melanoma|worried|weird|new)\b|\b(?:growing|changing|changed|bleeding|itchy|new|black|irregular) mole\b)/,
    text: "I can't tell from here, and neither can a search page. But a mole that grows, changes its color, bleeds, or is new and dark should be seen by a doctor soon, within days, and not watched for months. Most turn out harmless, and the ones that aren't are very treatable early. Doctors look for halves that don't match, a ragged edge, several colors, wider than a pencil eraser, and above all for change.\n\n“I have a mole that is growing and changing color. What is your earliest opening?”\n\nAny primary care office can look first; findahealthcenter.hrsa.gov lists those that charge by income.\n\n**One next step:** take a photo with a coin beside it, and make that call today.\n\nSince when has it changed, and does it bleed or itch?",
  },
  {
    // aasm.org: over-the-counter sleep aids are not recommended for long insomnia
    id: "sleep-aid-nightly",
    topic: "sleep-better",
    ask: /^(?![^]*\b(?:kids?|baby|toddler|son|daughter|dog|cat|pregnan\w*|allerg\w*|hives|colds?|flu|newborn|infant|breastfe\w+|nursing|itch\w*)\b)[^]*\b(?:benadryl|zzzquil|unisom|nyquil|tylenol pm|advil pm|diphenhydramine|sleep aids?|sleeping pills?)\b[^.!?]{0,30}\b(?:every night|each night|nightly|to sleep|for sleep|long term|safe|ok|okay|bad)\b/,
    text: "Whether you may take it, and with what else, is a question for a pharmacist, free and by phone; older people and those with other medicines should ask first. Those from the drugstore are meant for a night here and there: taken nightly they work less within days, leave many people foggy, and sleep doctors don't recommend them for trouble that lasts. Prescribed ones are different; don't stop them at once, ask the doctor how.\n\nWhat works better over weeks is dull: the same time up every day, bed only when sleepy, out of bed when awake for long. For three months or more of it, ask a doctor about CBT for insomnia.\n\n**One next step:** call the pharmacy, and tonight set one time for getting up.\n\nSince when are the nights like this?",
  },
  {
    // findahealthcenter.hrsa.gov, nidcr.nih.gov: finding low-cost dental care
    id: "low-cost-dentist",
    topic: "find-care",
    ask: /^(?![^]*\b(?:dogs?|cats?|vet|pets?|scared|afraid|fear|terrified|phobia|fairy|how much|debt|bill|collect\w*)\b)(?=[^]*\b(?:tooth|teeth|toothache|dentist|dental|dentures?|gums|root canal|filling|crown|cavity|cavities|wisdom tooth|molar)\b)[^]*\b(?:(?:no|without|lost (?:my )?|(?:don'?t|dont|do not|doesn'?t) have (?:any )?|can'?t get )(?: ?(?:dental|health|medical))? ?(?:insurance|coverage|money)|uninsured|(?:can'?t|cant|cannot|couldn'?t) (?:really )?(?:afford|pay)|too expensive|(?:medicaid|medicare|insurance) (?:doesn'?t|doesnt|won'?t|wont) cover)\b/,
    text: "Teeth don't wait for insurance, and there are places that go by what you earn. Community health centers have a sliding scale, and many have a dentist: findahealthcenter.hrsa.gov. Dental schools charge far less than an office, and 211 knows the free clinic days near you. Medicaid pays for children, and in many states for grown people, too.\n\n“I need a dentist and have no insurance. What is your lowest price for an exam with an x-ray, and can I pay monthly?” Ask two offices, and have the price before anything is done.\n\nA swollen face, fever, or trouble swallowing or breathing belongs to the emergency room now.\n\n**One next step:** call one center and ask for the next emergency slot.\n\nHow long has it been like this, and is anything swollen?",
  },
  {
    // medlineplus.gov: back pain; osha.gov: computer workstations
    id: "ache-from-sitting",
    topic: "start-exercise",
    ask: /^(?![^]*\b(?:numb\w*|accident|fell|fall|crash|pushed|hit|kicked|pregnan\w*|wheelchair|cancer|surgery|chronic|fibro\w*|years)\b)[^]*(?:\b(?:back|neck|shoulders?|hips?|tailbone|butt)\b[^.!?]{0,15}\b(?:hurts?|hurting|aches?|aching|sore|stiff|kills? me|killing me|pain)\b[^.!?]{0,40}\b(?:sit|sitting|sat|desk|computer|office chair|my chair|laptop|at a screen)\b|\b(?:sitting|sit|desk|computer|office chair|laptop)\b[^.!?]{0,40}\b(?:back|neck|shoulders?|hips?|tailbone|butt)\b[^.!?]{0,15}\b(?:hurts?|hurting|aches?|aching|sore|stiff|kills? me|killing me)\b)/,
    text: "Hours in one position do that to nearly everybody; the body wants change more than it wants the perfect chair. Stand up every half hour, even for a minute. Screen at the height of your eyes, for which a stack of books will do, both feet on the floor, and a rolled towel in the small of the back. Ten minutes of walking at lunch and in the evening do more than one long hour on Sunday.\n\nPain that runs down an arm or leg, weakness, fever, or more than a few weeks of it belong to a doctor. Numbness between the legs or trouble with the bladder is the emergency room now.\n\n**One next step:** set a timer for every thirty minutes of today.\n\nWhere does it sit, and since when?",
  },
  {
    // consumerfinance.gov and aarp.org: property tax relief
    id: "property-tax",
    topic: "lower-a-bill",
    ask: /^(?![^]*\b(?:landlord|tenant|my rent|the rent|deduct\w*|personal property)\b)[^]*(?:\bproperty tax(?:es)?\b[^.!?]{0,30}\b(?:went up|going up|goes up|gone up|go up|up again|increas\w+|doubled|tripled|jumped|raised|rose|higher|too (?:high|much)|so high|crazy|insane|behind|late|overdue|due|(?:can'?t|cant|cannot) (?:pay|afford))\b|\b(?:can'?t|cant|cannot|how (?:do|will|can) i|behind on|owe|lower|reduce|afford|pay)\b[^.!?]{0,20}\bproperty tax(?:es)?\b)/,
    text: "A home can be paid for and still be taxed out of reach, and few are told what they may ask for. It's the county's tax and not the IRS's, so the county assessor is the one to call:\n\n“Which exemptions can I apply for: homestead, senior, veteran, disability? Is there a freeze, a deferral, or a plan by the month?” Many states have one from about 65 on, and most begin only once you apply.\n\nThen look at the value on the notice. If homes like yours are listed lower, you can appeal, often within 30 to 60 days of the notice. If it's late, ask for a plan before a tax sale.\n\n**One next step:** find the notice, and call with the parcel number.\n\nWhich state is it, and what date is on the notice?",
  },
  {
    id: "back-after-work",
    topic: "chronic-pain",
    ask: /^(?![^]*\b(?:numb\w*|accident|fell|fall|crash|hit|kicked|pregnan\w*|cancer|surgery|fever|chest|pee|bladder)\b)[^]*\b(?:back|knees?|shoulders?|feet|hands?|wrists?|neck) (?:kills?|is killing|are killing|hurts?|aches?|is (?:shot|wrecked|done)|are (?:shot|wrecked|done))\b[^.!?]{0,15}\b(?:after|from|at|since) (?:work|my shift|every shift|a shift|the job|lifting|standing|all day)\b/,
    text: "A body that lifts and bends for a living sends its bill in the evening. Moving gently mostly helps more than lying still.\n\n1. Right after work: ten minutes of slow walking, then five on your back with the lower legs on a chair.\n2. At breaks: slow bends and turns, only as far as it feels good.\n3. At work: load close to the body, turn the feet and not the back.\n\nSee a doctor soon if it goes down a leg, wakes you at night or lasts for weeks; at once if you get numb between the legs, weak in a leg, or can't hold water. If the job did it, tell your employer in writing.\n\n**One next step:** do the ten minutes today, before you sit down.\n\nWhen is it worst?",
  },
];
