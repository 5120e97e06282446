import type { ActLine } from "./coach.acts.content.ts";

/** Answers to later questions of a talk: what happens then, what to bring, what it costs, whether to do it, how long. */

/** ftc.gov (cosigning), consumerfinance.gov, irs.gov, hud.gov. */
export const consequenceLines: readonly ActLine[] = [
  {
    talk: /\b(?:served|summons|sued|lawsuit|court|ticket|fine)\b/,
    text: "What goes wrong most often is not showing up or not answering. With a debt the other side then wins without proof, and after that part of your pay or account can be taken; with a ticket it can mean a warrant or a suspended license. If you answer by the date and come, you're usually offered payments, and an old debt may even be too old to collect. I can't give legal advice; legal aid (lawhelp.org) or the court's self-help desk can, free.\n\n**One next step:** find the date on the papers and call the clerk: “How do I answer, and can I pay in parts?”\n\nWhat date is on them?",
  },
  {
    talk: /\bco-?sign/,
    text: "Then it's your loan. The lender can come to you for the whole balance, plus interest and late fees, and usually doesn't have to try the other person first. Every late payment lands on your credit, too, and in the worst case they can sue and take part of your pay. Until it's paid, it also counts against you when you want a car or a home of your own.\n\n**One next step:** ask yourself whether you could pay all of it alone; if not, don't sign.\n\nIs there a smaller help you'd be glad to give: looking for a cheaper car, or a set gift?",
  },
  {
    in: ["rent"],
    text: "It goes in steps, and each one has a date. First late fees and a written notice; then the landlord has to go to court, you get a hearing, and only a sheriff can put you out. Leaving a lease early usually costs one or two months' rent or the rent until someone new moves in, so read the part on ending it and ask about a replacement.\n\n**One next step:** call 211 or legal aid (lawhelp.org) before you sign or move anything.\n\nHave you gotten something in writing, or is it only a worry so far?",
  },
  {
    in: ["tax"],
    text: "Filing late costs far more than paying late, so file on time even with nothing to pay. On what's owed there's a small penalty each month plus interest. A payment plan at irs.gov usually takes a few minutes, and it stops the harsher steps.\n\n**One next step:** file or extend by the date, and set up the smallest plan they accept.\n\nDo you know roughly what you'd owe?",
  },
  {
    in: ["debt", "car"],
    // the IRS needs no court
    not: /\b(?:irs|back tax(?:es)?|tax debt)\b/,
    text: "After about 30 days late it shows on your credit, with fees; after months it may be sold to a collector, who can sue, and only a court can take part of your pay. A car can be taken much earlier, sometimes after one missed payment. Benefits like Social Security are mostly protected from private debts.\n\n**One next step:** call before the due date and ask, “What hardship options do you have?”\n\nWhich payment is the next one you can't make, and when is it due?",
  },
  {
    in: ["pay", "hunt"],
    text: "Realistically: an uncomfortable minute, maybe a no. Being fired for a polite question is rare. If it did come to that, unemployment is usually paid when you're let go without misconduct, and asking about pay, hours with others, or safety is protected by law.\n\n**One next step:** write down what was said and when, for yourself, the same day.\n\nWhat outcome are you most afraid of?",
  },
  {
    in: ["health"],
    text: "Waiting usually makes it costlier and no less scary. Go right away, or call 911, for chest pain, sudden weakness, trouble breathing, a wound that doesn't heal, or fainting; otherwise a visit within the next week or two is fine. An unpaid bill doesn't send you to jail: hospitals have financial help you can ask for.\n\n**One next step:** call and ask for the next open slot.\n\nHas anything changed or gotten worse in the last days?",
  },
  {
    text: "I can't tell for sure, it depends on where you live and what you signed. What usually helps: read what it says in writing, ask the other side “What happens if, and by when?”, and ask someone who isn't selling anything: legal aid (lawhelp.org), 211, or the office itself.\n\n**One next step:** write the exact question down and ask it by email, so that the answer is in writing.\n\nWhat would be the worst part of it for you: money, your record, or a person?",
  },
];

/** Questions with one answer, whatever the talk is about. */
export const exactLines: readonly ActLine[] = [
  {
    on: /\b(?:something|thing|this|it|that|worth|need|should i|when do i|when should i)\b[^?]{0,40}\b(?:ask|see|tell|bring (?:it|this|that)? ?up (?:to|with)|talk to|mention (?:it |this )?to|call|go to|check with) (?:my|a|the|an) (?:doctor|dr|gp|pcp|nurse|pharmacist|gyno\w*|ob|obgyn)\b|\bsee (?:a|my) doctor about\b/,
    not: /\b(?:pregnan\w*|overdos\w*|bleed\w*|chest|numb\w*|suicid\w*)\b/,
    text: "Ask, yes. You needn't be sure that it's something; finding that out is their work. It's time if it has gone on for more than two weeks, if it keeps you from sleep, work or what you used to like, or if it changed without a reason you know. Much of it has a plain cause, such as the thyroid, iron, sleep or a medicine, and can be treated.\n\n“Since [when] I've had [what], about [how often]. It's worst [when]. What could it be, and what do we look at first?”\n\n**One next step:** call for an appointment, and write those three lines for it.\n\nSince when has it been like this?",
  },
  {
    on: /^\W*(?:(?:so|and|but|ok(?:ay)?|hm+|then|well)\W+)*should (?:i|we) (?:just |maybe |also |probably )*(?:check|look (?:at|up|into)|read|ask (?:for|around|about)|find out|write down|save|note|measure|count|list|google)\b[^?]{0,70}\bfirst\b\W*$/,
    text: "Yes, that comes first. Half an hour of it turns a feeling into something that you can point at, and you'll speak more calmly for it. Write down what you find in three lines, with dates or figures, and don't wait for more than that: whoever checks for weeks is mostly putting off the talk.\n\n**One next step:** do it today, and choose the day for what comes after it at the same time.\n\nWhat do you hope to find?",
  },
  {
    on: /\b(?:fair|ok(?:ay)?|wrong|mean|normal|selfish|right)\b[^?]{0,30}\b(?:charge|ask|make|expect|want)\b[^?]{0,30}\b(?:rent|pay|chip in|contribute)\b|\bshould (?:i|we) (?:charge|ask) (?:him|her|them|my \w+)[^?]{0,20}\b(?:rent|pay)\b/,
    talk: /\b(?:son|daughter|kids?|stepson|stepdaughter|grandson|granddaughter|nephew|niece|grown|adult child\w*)\b/,
    not: /\b(?:child support|alimony)\b/,
    text: "Yes, it's fair, and for a grown child it's kind as well: whoever pays a part stops being a guest and learns what a home costs. Take a sum that they can pay from what they earn, often a quarter to a third of it, or the food and the internet. With no income yet, it can be hours: cooking twice a week, the laundry, the yard.\n\nSay it as an agreement and not as a punishment, with a first day and a date to look at it again.\n\n“From the first I'd like you to pay [sum] here. I'd be glad to show you what the house costs.”\n\n**One next step:** write down what your home costs in a month, for the talk.\n\nWhat do they earn, and what would you do with the money?",
  },
  {
    on: /\brefinanc\w+\b/,
    talk: /\b(?:car|truck|auto|suv|van)\b/,
    text: "It helps if two things are true: the new rate is clearly lower, and the new loan isn't longer than what is left of the old one. Then you pay less in all. With more months, only the payment gets smaller and the whole gets more expensive; that is moving it around.\n\nIf you owe more than the car is worth, many lenders say no or want the gap first. A credit union is the likeliest to look at it, and asking with a soft check costs nothing.\n\n**One next step:** ask one credit union for its rate over the months that you have left.\n\nWhat rate do you pay now, and how many months are left?",
  },
  {
    // carecredit.com: promotional financing; redrover.org
    on: /\b(?:cheaper|for less|can'?t afford|payment plans?|(?:make|take|in) payments|pay (?:it|that) (?:off|over)|installments?|help (?:with the (?:bill|cost)|paying))\b/,
    talk: /\b(?:vet|veterinarian)\b/,
    text: "Often, yes. Humane societies, vet schools and low-cost clinics do the same work for less, and your own vet can name the simplest version and may take it in parts. CareCredit and Scratchpay are loans for it; with CareCredit all of the interest is added at the end if it isn't paid off in time. RedRover and breed rescues sometimes give a part.\n\n**One next step:** call two places with the estimate in your hand, and ask yours for the version that helps most for the least.\n\nWhat was the estimate, and how soon must it be done?",
  },
];

export const bringLines: readonly ActLine[] = [
  {
    talk: /\b(?:vet|veterinarian|animal hospital)\b/,
    on: /\b(?:vet|ask|questions?)\b/,
    text: "Ask these: \u201cHow urgent is it: days, or weeks? What happens if we wait? What is the risk at this age, and how would you watch over it? What does it cost in all, with the medicine and the checkup afterward? Is there a simpler way that helps with most of it? And what would you do if it were yours?\u201d\n\nA vet hears the question about money every day, and can often do it in two parts.\n\n**One next step:** ask for the estimate in writing, the smallest version and the full one.\n\nWhat worries you most: the risk, the pain, or the bill?",
  },
  {
    on: /\b(?:court|hearing|judge|trial)\b/,
    text: "For court:\n\n1. The papers you got, with the case number, and a photo ID.\n2. Everything on the debt, ticket or lease: statements, letters, photos, in order of date, with a copy for the other side.\n3. One page: what happened, what you agree with, what you don't, and what you could pay a month.\n\nBe there thirty minutes early, and ask for the proof if you don't recognize the amount.\n\nHave you answered in writing yet?",
  },
  {
    on: /\b(?:teacher|school|principal|counselor|her|him)\b/,
    in: ["child"],
    talk: /\b(?:teacher|school|principal)\b/,
    text: "Ask these: “What do you see, and when does it go well? Where exactly does he or she get stuck? What have you tried? Would you look at whether an evaluation makes sense, and how do we ask for it in writing? When do we talk again?” Tell one example from home, and one thing your child is good at.\n\nWhich example from home would you tell?",
  },
  {
    on: /\b(?:call|phone)\b/,
    talk: /\b(?:medicare|extra help|social security|ssa|prescription|insurance|benefits|snap|medicaid)\b/,
    text: "Have these beside the phone:\n\n1. Your Medicare or insurance card, and your Social Security number.\n2. What comes in each month, and what is in the bank.\n3. Each medicine with its dose, your pharmacy, and the name of your plan.\n\nBegin with: “I'd like to apply by phone, please.” Write down the date, the name of the person, and what comes next.\n\nWould you like a place to note that date?",
  },
  {
    in: ["tax"],
    text: "Get these into one envelope:\n\n1. W-2s and 1099s, of both if you file as a couple, and last year's return; if you worked for yourself, what came in and the receipts.\n2. The 1098 for the mortgage, 1098-E for student loan interest, 1098-T for school, and what you paid for child care.\n3. Social Security numbers, the bank account for the refund, and, with an income plan for loans, the last statement of it.\n\nMost of it is already online under your accounts.\n\nWhich of these do you not have yet?",
  },
  {
    in: ["health", "care"],
    text: "One page is enough:\n\n1. What it is, since when, how often, and what makes it better or worse; the strangest thing first.\n2. Every medicine and vitamin, allergies, and what runs in the family.\n3. Three questions: “What could it be? What do we check first? What does that cost me?”\n\nAnd a line for how you want to be treated: “Please look at this first, before we talk about anything else.” If there's numbness, chest pain, or sudden weakness, say so when you call.\n\nWhat do you most want them not to skip?",
  },
  {
    in: ["hunt"],
    talk: /\binterview/,
    text: "Keep it light:\n\n1. Two printed resumes and the job ad, with the three words in it that fit you best.\n2. Three short stories: something you fixed, a conflict, something you learned.\n3. Two questions for them, such as “What would a good first three months look like?”\n\nAnd water, the address, and ten minutes to spare.\n\nWhich of the three stories is the hardest to find?",
  },
  {
    in: ["rent", "house"],
    text: "Take along:\n\n1. Your ID, the last two pay stubs, and two bank statements; for a loan also two tax returns.\n2. The lease or the offer, and any letters, with dates.\n3. Photos of every room and every damage, and a list of what was said.\n\nDon't hand over originals or cash.\n\nIs it for moving in, moving out, or a loan?",
  },
  {
    in: ["office"],
    text: "For almost any office or hearing:\n\n1. A photo ID, the letter with the case number, and proof of where you live.\n2. Pay stubs, bank statements, and what you pay for rent and care.\n3. A page with dates: what happened, whom you spoke with, what was said.\n\nTake copies, keep the originals, and go half an hour early.\n\nWhat does the letter say they want from you?",
  },
  {
    in: ["child", "study"],
    text: "One page:\n\n1. Two or three examples with dates, what happened, and what helped.\n2. What you want in the end, in one sentence.\n3. “What do you see here? What can we try for four weeks? When do we talk again?”\n\nWrite down what was agreed and send it by email the same day.\n\nWhat's the one thing you want out of it?",
  },
  {
    in: ["pay"],
    text: "Three things on one card: what you want in one sentence with a number or a date; two or three results you're responsible for; and the smaller thing you'd accept. Keep your own copy of anything written, and note afterward what was said.\n\nWhich of the three is still empty?",
  },
  {
    in: ["car", "debt", "saving"],
    text: "The contract or the last statement, what's still owed with its rate, what comes in and goes out each month, and the one number you won't go past. With a car, add the mileage and a second price.\n\nWrite down names, dates, and whatever they promise.\n\nWhich figure do you not know yet?",
  },
  {
    text: "For most appointments: your ID, any letter with a number on it, a list of dates (what happened when), what you want in one sentence, and three questions. Then write down who you spoke with and what comes next.\n\nWhat's the one question you must not forget?",
  },
];

export const costLines: readonly ActLine[] = [
  {
    on: /\b(?:test\w*|evaluation|evaluat\w+|assess\w*)\b|\bthat\b/,
    in: ["child"],
    talk: /\b(?:test\w*|evaluat\w*|assess\w*)\b/,
    text: "Through a public school it costs you nothing: ask in writing for an evaluation, and they have to answer within a set time. Private testing is often $1,000 to $3,000, less at a university clinic, and some insurance pays. Begin with the school.\n\n**One next step:** send two lines with the date: “I'm asking for an evaluation of my child for special education or a 504 plan.”\n\nWhat does the teacher think it might be about?",
  },
  {
    on: /\b(?:aide|caregiver|home care|nursing|assisted|respite|sitter|memory care)\b/,
    text: "As a rough idea: a home aide is about $30 to $35 an hour, adult day care $80 to $120 a day, assisted living around $5,000 to $6,000 a month, memory care more. Before you pay: the Area Agency on Aging (eldercare.acl.gov, 1-800-677-1116) knows respite grants, and Medicaid or the VA pays for some people.\n\n**One next step:** call that number and ask about respite in your county.\n\nHow many hours a week would already help you?",
  },
  {
    on: /\b(?:dentist|tooth|teeth|crown|filling|root canal|pull\w*)\b/,
    text: "As a rough idea without insurance: an exam with x-rays $100 to $250, a filling $150 to $350, pulling a tooth $150 to $400, a crown $1,000 or more. Dental schools and community health centers take about half, often by income. Ask for the price in writing first, and for a plan in parts.\n\n**One next step:** call a dental school near you and ask for the next opening.\n\nIs it hurting now, or can it wait a week?",
  },
  {
    in: ["health"],
    talk: /\b(?:therap\w+|counsel\w+)\b/,
    text: "A session is often $100 to $200; by income $20 to $60, for instance at openpathcollective.org or a community clinic, and interns at a university take less. Ask your job about an employee assistance program: a few sessions are usually free.\n\n**One next step:** send one message: “Do you have sliding-scale openings, and what would I pay?”\n\nWhat could you pay a month without stress?",
  },
  {
    in: ["health"],
    text: "As a rough idea: at a community health center about $20 to $60 by income; a cash visit at a regular office often $100 to $250; blood work $30 to $150 more, much less if you ask for the cash price. Ask before you go: “I'm paying cash. What's the total for a new patient visit, and which labs would you add?”\n\n**One next step:** call two places with that sentence and write down both prices.\n\nWhat's the most you could pay this month?",
  },
  {
    on: /\b(?:lawyer|attorney|divorce|court)\b/,
    text: "Many lawyers take $200 to $400 an hour and want part of it up front. But the first talk is often free or cheap, legal aid (lawhelp.org) costs nothing below a certain income, and for one task you can hire by the piece. Ask for a flat price in writing.\n\n**One next step:** call legal aid first, and bring three questions.\n\nIs there a date by which you have to answer?",
  },
  {
    on: /\b(?:mov(?:e|ing|ers?))\b/,
    text: "Within a city, movers run about $100 to $200 an hour for two people; a small place takes three to five hours. A truck you drive yourself is $40 to $100 a day plus miles. Then count the deposit, first month, and $200 for odds and ends.\n\n**One next step:** write down those four lines for your move and add them up.\n\nHow far is it, and how many rooms?",
  },
  {
    text: "I can't give you an honest figure without knowing the place, because prices for that vary by a factor of two or three. You'll have a real one in ten minutes: ask three places for the total in writing, with everything in it, and ask each, “What would make it cheaper?”\n\n**One next step:** make the first of those three calls today.\n\nWhat's the most you'd be willing to spend on it?",
  },
];

/** Words for somebody, where nothing more is known of what they are about. */
export const anyWordsLines: readonly ActLine[] = [
  {
    text: "Begin with something good, ask for one thing, and leave them a choice:\n\n“I like [what they do]. There's one thing I'd like to ask you for: [one thing]. It's for me, and it's nothing against you. Could we try it for two weeks?”\n\nI can't send it for you. Change any word until it sounds like you.\n\nWhat would you put in for the one thing?",
  },
];

/** "Could it be a different day": the member's own form of what was proposed. */
export const ownWayLines: readonly ActLine[] = [
  {
    not: /\b(?:pills?|meds?|medic\w*|dose|drink\w*|beers?|drugs?|fast(?:ing)?|rent|landlord|court|judge|irs|tax(?:es)?)\b/,
    text: "Yes. The version you'll really do beats the one in the advice, so change the day, the size or the order to fit your week. Keep one thing fixed, such as the hour or the place, because that is what turns it into a habit.\n\n**One next step:** pick your version now and give it a day and an hour.\n\nWhich day would be easiest for you?",
  },
];
export const shouldLines: readonly ActLine[] = [
  {
    on: /^\W*(?:so |and |but )*(?:was|were) (?:that|it|this|i) /,
    not: /\b(?:hit|slap\w*|spank\w*|shook|shak\w+|chok\w*|punch\w*|kick\w*|push\w*|shov\w*|grab\w*|lock\w*|threw|throw\w*|beat|hurt\w*|burn\w*|cut|pills?|drank|drunk|drink\w*|drugs?|meds?|medic\w*|sex\w*|touch\w*|forc\w+|threat\w*|guns?|knife|kill\w*|drove|driv\w+|purg\w*|vomit\w*|starv\w*|alone in|stole|steal\w*|cheat\w*|lied|raped?|abus\w*|shar\w+ (?:his|her) (?:pic|photo|nude)\w*)\b/,
    text: "You ask because it matters to you, and that says something good. In that moment you had a few seconds and did what seemed best; looking back always knows more. So ask it this way: did it help the other person, or hurt them? If it helped, or did no harm, it may stay as it was. If it hurt, one sentence puts most of it right: “I've thought about earlier, and I'd like to do it differently next time.”\n\n**One next step:** decide which of the two it was, and then let it rest for today.\n\nWhat would you have wished for in their place?",
  },
  {
    // thehotline.org, victimconnect.org: stalking
    on: /\b(?:call|calling|go to|tell) the (?:police|cops)\b/,
    talk: /\b(?:outside|follow(?:s|ed|ing)? me|stalk\w*|restraining order|watch(?:es|ing) (?:me|my)|shows? up|threat\w*|hit|hits|hurt|scared|afraid|hiding|break(?:s|ing)? in)\b/,
    text: "Yes. If you are afraid, or somebody is there now, call 911 at once; you needn't be sure, and you needn't open the door. If speaking isn't safe, a text to 911 works in many places. The National Domestic Violence Hotline, 1-800-799-7233, or START by text to 88788, also helps when it is an ex or someone who keeps turning up, and plans with you what comes next.\n\nWrite down day, time, and what you saw, and save pictures and messages: a report or a protective order rests on that.\n\n**One next step:** lock the door, and tell one person near you what is going on.\n\nIs somebody there at this moment?",
  },
  {
    on: /\b(?:call|calling|go to|tell) the (?:police|cops)\b/,
    talk: /\b(?:stole|stolen|theft|robbed|broke into|vandal\w*|keyed my)\b/,
    text: "Yes, for a report, by the non-emergency number or the form on their website; 911 is for when it is happening, or somebody is in the home. The report rarely brings a thing back by itself, but insurance asks for its number, and so does a shop that finds the serial number.\n\n**One next step:** write down what it was, where and when, with the serial number and a photo, and file it today.\n\nWhat was taken, and do you have its serial number?",
  },
  {
    on: /\b(?:call|calling|go to|tell) the (?:police|cops)\b/,
    talk: /\b(?:lost|stray|found (?:a|this)) (?:dog|cat|puppy|kitten|pet)\b/,
    text: "Not the emergency line. Call animal control or the nearest shelter; 311 has the number in many cities. They and any vet can read a chip for free, and most lost animals live within a few streets. A photo in a neighborhood group finds many of them the same day.\n\n**One next step:** call the shelter, and have the chip read before anything else.\n\nIs there a collar or a tag?",
  },
  {
    on: /\b(?:call|calling|go to|tell) the (?:police|cops)\b/,
    text: "If anyone is in danger, yes, 911 at once. For everything else there's the non-emergency number of your city, and it's best while it's going on: they can only act on what they see or hear. You may ask not to be named. Where somebody is upset rather than dangerous, say that on the phone, and ask for a mediator or crisis team if your city has one; 211 or 311 knows.\n\n**One next step:** look up that number and save it, so that you needn't search for it at night.\n\nIs it a nuisance, or does it frighten you?",
  },
  {
    on: /\b(?:meds?|medicines?|medications?|pills?|dos(?:e|es|age)|antidepressants?|zoloft|lexapro|prozac|xanax|adderall|insulin|inhaler|prescri\w+|ibuprofen|tylenol|melatonin|birth control|vaccin\w*)\b/,
    text: "That's a question for your doctor or pharmacist, and it usually takes one phone call; pharmacists answer for free. Please don't stop, skip, or change anything on your own before that.\n\n**One next step:** call the pharmacy on the label and read them your question.\n\nIs there a side effect, a price, or a worry behind it?",
  },
  {
    on: /\b(?:email|text|write|letter|message)\b[^?]*\bor\b|\bor\b[^?]*\b(?:email|text|write|letter|message)\b/,
    text: "I'd say it in person first, short and in private, if you can count on a normal reaction; a voice gives less to misread. Write it when you need it on record, when you'd lose your words, or when the first talk changed nothing. A good mix: ten minutes in person, then two friendly lines by email with what you agreed.\n\n**One next step:** choose the moment, and write down the one sentence that has to come out.\n\nWhat worries you about saying it: their face, your voice, or witnesses?",
  },
  {
    // irs.gov: catch-up contributions; ssa.gov: delayed retirement credits
    on: /\btoo late\b/,
    talk: /\b(?:401 ?\(?k\)?|retire\w*|ira|savings?|saving|pension|invest\w*)\b/,
    text: "No. The years just before the end of work are often those with the highest pay and the fewest costs at home, and from 50 on the law lets you put more into a 401(k) or an IRA than younger people. Each year that you work longer counts twice: one more of saving, and one less to live on it. And Social Security grows by about eight percent for each year that you wait between full retirement age and 70.\n\n**One next step:** look up your estimate at ssa.gov, for 62, 67 and 70.\n\nHow many years would you like to go on working?",
  },
  {
    on: /\btoo late\b/,
    text: "No, it isn't too late. What counts is the next time, and the repair after it: say what happened, say sorry without a but, and do one thing differently where the other person can see it. People, kids most of all, notice the repair more than the slip.\n\n**One next step:** say tonight, “That wasn't okay from me. I'm working on it.”\n\nWhat's the one moment you'd like to change first?",
  },
  {
    on: /\b(?:loan|consolidat\w*|balance transfer|refinanc\w*)\b/,
    in: ["debt"],
    text: "It helps only if three things are true: the new rate is clearly lower with all fees in it, the payment is one you can keep in a bad month, and the card stays empty afterward. A credit union is the place to ask; a balance transfer works if you can pay it off before the low rate ends. If one of the three isn't true, put the same money on the card.\n\n**One next step:** ask one credit union for a rate with a soft check, which doesn't lower your score.\n\nWhat rate do you pay now, and what could you pay a month?",
  },
  {
    on: /\bteacher|school|principal\b/,
    text: "Yes, I would, and soon. Teachers see the other half of the day, and most are glad when a parent asks early. Two lines: “I'd like fifteen minutes about how it's going. At home I notice this. What do you see?”\n\n**One next step:** send it tonight.\n\nWhat would you most want to know from them?",
  },
  {
    on: /\bsign\b/,
    text: "Not on the spot. Read three things first: what it costs in all, how you get out of it, and what happens if you're late. Then ask once more for the one point that bothers you, in writing. If the answer is still no and you can carry it in a bad month, it's all right to sign.\n\n**One next step:** say “I'd like to read it overnight,” and do that.\n\nWhich point bothers you: the price, the length, or the terms?",
  },
  {
    on: /\b(?:talk|speak|say something|tell|bring (?:it|this) up|ask|confront)\b/,
    in: ["pay", "hunt"],
    text: "Yes, I'd do it, if you keep it short and pick a calm moment, not in the middle of something. It gives you a fact in place of a guess. A low-stakes opener: “Do you have two minutes? I want to do this well. Is there one thing I could do better?” You don't have to explain how you feel.\n\n**One next step:** choose the day and the moment, such as the end of a quiet shift.\n\nWhat part of that scares you most: starting, the answer, or your own reaction?",
  },
  {
    on: /\b(?:text|call|write|message|reach out|contact|reply|answer|unblock|get back)\b/,
    in: ["loss", "love"],
    text: "I'd wait. Ask yourself what you want to come of it: if it's to feel better tonight, it mostly lasts ten minutes. If there's something practical, one short message is fine, in daylight, without a question at the end. Sleep on it once; if it still sounds right in the morning, it may be.\n\n**One next step:** write it in your notes, not in the chat.\n\nWhat would you want to read back?",
  },
  {
    on: /\b(?:talk|speak|say something|tell|bring (?:it|this) up|ask|confront|apologi\w+|reach out|call|text|invite)\b/,
    text: "Yes, I lean toward it, if you can do it kindly and you know what you want from it. Not saying it usually costs more in the long run. Make it short, in private, and about one thing: “There's something small I'd like to ask you. Is now okay?”\n\nThe exception: if you're afraid of how they might treat you, don't do it alone.\n\n**One next step:** write down the one sentence you'd want them to remember.\n\nWhat holds you back: their answer, the timing, or finding the words?",
  },
  {
    on: /\bis it (?:ok|okay|normal|bad|weird|wrong|rude|selfish) (?:to|if|that)\b/,
    text: "Two questions answer most of these. Does it harm or mislead anybody? And would you be fine with somebody you trust knowing about it? If it harms nobody and you would, it's okay, and you don't have to earn it. If one of the two bothers you, listen to that.\n\n**One next step:** answer the two for yourself, in one word each.\n\nWhat makes you doubt it?",
  },
  {
    on: /\b(?:quit|leave|resign|give notice|walk out|take (?:it|the (?:job|offer))|accept|switch)\b/,
    in: ["pay", "hunt"],
    text: "I wouldn't decide it on a bad day. Three questions tell you a lot: could you pay three months without it? Have you asked once for what would make you stay? And on a normal day, do you want this in a year? Two noes, and I'd start looking while you still have it.\n\n**One next step:** answer the three with yes or no, and look at them again on Sunday.\n\nWhich of the three is the hardest?",
  },
  {
    on: /\b(?:break up|leave (?:him|her|them)|divorce|stay|move (?:in|out)|marry|forgive|take (?:him|her) back|go back)\b/,
    text: "That's yours to decide, and you don't have to do it this week. Look at the ordinary days, not the best and worst ones: are you mostly yourself there, and safe? Has it been said clearly, and did anything change for more than a month? If you're ever afraid of them, 1-800-799-7233 helps you think it through.\n\n**One next step:** write down what would have to be different in three months.\n\nWhat would you tell your best friend in this?",
  },
  {
    on: /\b(?:buy|lend|loan|pay|spend|invest|refinance|borrow|sell|withdraw|co-?sign|close)\b/,
    text: "I'd wait two days and check two things. Does it still work in a bad month, with the bills paid and something left? And would you be all right if that money never came back? With two yeses it's reasonable; with one no, do a smaller version or none.\n\n**One next step:** write the full price beside what is left over in a normal month.\n\nWhat do those two figures look like?",
  },
  {
    on: /\b(?:worried|concerned|alarmed|worry)\b/,
    text: "Three things decide that: how long it has been so, what it changes in the day, and whether it's getting better or worse. New and without harm so far: watch it for two weeks, with open eyes, and ask questions. Longer, or somebody's sleep, food, school or work suffers: let someone look who knows, a doctor, a teacher or a counselor. Suddenly, with pain in the chest, numbness or a wish not to be here: today, by 911 or 988.\n\n**One next step:** write down since when it is so, and what has changed.\n\nWhich of the three is the clearest for you?",
  },
  {
    on: /\b(?:am i|are we)\b/,
    text: "Ask it the other way round: if a friend told you the same about herself, would you call it that? A feeling isn't wrong because somebody doesn't share it; it says what you need. What counts is what you do with it, and whether it helps or costs the people around you. If two people you trust see it as you fear, listen to them. If it's only one, or only the voice at night, be slower to believe it.\n\n**One next step:** put what you need into one sentence without the word “too”.\n\nWhat would it be?",
  },
  {
    text: "I'd try the small version first: something you can take back, with a date on which you look again. If even that feels wrong after two nights, that's your answer. If you'd be relieved once it's done, that's one, too.\n\n**One next step:** decide what the small version is.\n\nWhat speaks against it: money, another person, or a bad feeling?",
  },
];

export const howLongLines: readonly ActLine[] = [
  {
    in: ["loss"],
    text: "There's no date for it. For many the sharpest part eases within some weeks, and then it comes in waves that get further apart; birthdays and songs bring it back. If after a few months you can't manage ordinary days, or from the start if it gets dark, tell a doctor or call 988.\n\n**One next step:** mark one day in two months, and write a line then about how it is.\n\nWhich days are the worst for you?",
  },
  {
    // health.gov: Physical Activity Guidelines
    on: /\bhow many (?:days|times)\b[^?]*\b(?:a|per|each) week\b/,
    talk: /\b(?:run|running|walk\w*|exercis\w*|work(?:ing)? ?out|gym|fitness|lift\w*|yoga|swim\w*|bike|biking)\b/,
    text: "Three days a week count, with a day between them; that is where most of the gain lies. The usual aim for health is 150 minutes a week of anything that makes you breathe faster, in whatever pieces fit, and something for the muscles on two days. Two days are far better than none, and a fourth one can wait until three have felt easy for a month.\n\n**One next step:** write three days into the calendar, and name one of them that may fall out.\n\nWhich three are the quietest for you?",
  },
  {
    in: ["habit", "phone"],
    not: /\bhow many (?:days|times)\b[^?]*\b(?:a|per|each) week\b/,
    text: "The urge itself is mostly over in ten or fifteen minutes. The first week is the hardest, after about three it stops being a fight all day, and for it to feel normal count on two or three months. A slip doesn't send you back to zero.\n\n**One next step:** plan what you do in those first fifteen minutes.\n\nAt what time of day does it get you?",
  },
  {
    in: ["sleep"],
    text: "Give a new rhythm two weeks; the first nights are often worse because you're tired in a different way. Keep the getting-up time, that's what does it. If it's still bad after three or four weeks, ask a doctor.\n\n**One next step:** write down for seven mornings how rested you feel, zero to ten.\n\nHow many hours did you get last night?",
  },
  {
    in: ["worry"],
    text: "One wave of it usually rises and falls within ten to twenty minutes if you don't fight it. With regular practice most people notice a change after three or four weeks. If it keeps you from things you need to do, a doctor or therapist can speed that up a lot.\n\n**One next step:** time the next one, just to see how long it really lasts.\n\nHow often does it come in a week?",
  },
  {
    in: ["hunt", "pay"],
    text: "An answer takes one to two weeks in most places; a whole job search often three to six months. You can ask at the end of any talk, “When will I hear from you?”, and write once, two days after that date.\n\n**One next step:** put the date into your calendar, and something else to do until then.\n\nHow long can you hold out money-wise?",
  },
  {
    on: /\b(?:credit|score|debts?|pay (?:it|this|them) off|sav(?:e|ed|ing)|down payment)\b/,
    in: ["debt", "house", "saving"],
    text: "For credit, a month or two shows the first change: card balances under 30 percent of the limit and no late payment do the most. Old late payments fade and are gone after seven years. For a debt or a goal I can work it out: tell me what is owed or needed, the rate, and what you can pay each month.\n\n**One next step:** write me those figures in one line.\n\nWhat can you put in a month, honestly?",
  },
  {
    in: ["tax", "office"],
    not: /\b(?:store|shop|seller|airlines?|flights?|hotel|deposit)\b/,
    text: "A tax refund filed online usually takes about three weeks; a benefit often 30 to 45 days, disability many months. You can check by phone or online, and you can always ask, “What is still missing from my file?”\n\n**One next step:** find the case or confirmation number and ask where it stands.\n\nWhen did you send it in?",
  },
  {
    on: /\b(?:how (?:long|many days) (?:do|would|will) (?:i|we) have|by when)\b/,
    talk: /^(?![^]*\b(?:cancer|tumor|terminal|hospice|stage (?:4|four|iv)|dying|to live)\b)[^]*\b(?:deposit|landlord|lease|notice|letter|claims?|court|summons|appeal|refund|return|bills?|debt|contract|warranty|denied)\b/,
    text: "The date that counts stands in the paper it began with: the letter, the notice, the contract or the receipt. If there is none, don't wait for one. Say it in writing now and name a day yourself, since nobody loses anything by being early, and some rights end when a date has passed. How many days the law gives you depends on your state; the office itself, legal aid (lawhelp.org) or your state's consumer office can name them, free.\n\n**One next step:** look for the words “within” and “by” in that paper, and write the day into your calendar.\n\nWhat do you have in writing?",
  },
  {
    not: /\bhow (?:long|many \w+) (?:do|does|would|will|might) (?:i|we|he|she|they|\w+ \w+) have\b/,
    text: "I can't give you an exact time, because it depends on you and the others in it. A fair trial for something new is two to four weeks; less tells you nothing, and after that you may change it without having failed.\n\n**One next step:** put a date three weeks from now in your calendar, with the question “better, same, or worse?”\n\nBy when would you need it to be better?",
  },
];

/** Whether an offer or a price is good, with no figures to compare. */
export const worthLines: readonly ActLine[] = [
  {
    in: ["tax"],
    on: /\d/,
    text: "It's worth it when what you save in a year is clearly more than the fee. You can find that out for nothing first: enter it both ways in tax software, which shows the result before you pay, and for loans on an income plan use the simulator at studentaid.gov with each income. If the two differ by more than the fee, or the state makes it complicated, let the professional do it this once and copy the answer next year.\n\n**One next step:** run both versions free, and write down the difference.\n\nDo you have last year's return at hand?",
  },
  {
    talk: /\d|\b(?:worth|cost\w*|prices?|pay|buy\w*|money|fee|offer|deal|expensive|cheap|rip ?off)\b/,
    text: "Turn it into one comparison: what it costs in a year, and what it saves or gives you in a year. If the second is clearly larger, or it takes away something you dread, it's worth it. If they're close, take the one you can cancel.\n\n**One next step:** put both figures side by side.\n\nWhat would it replace or save you, roughly, in a month?",
  },
];

/** Steps for a day or a week. */
export const planLines: readonly ActLine[] = [
  {
    talk: /\b(?:run|running|walk\w*|exercis\w*|work ?out|fitness)\b/,
    text: "Three days, with a day off between:\n\n1. Week one and two: twenty minutes of walking, brisk enough that you can still talk.\n2. Week three and four: the same, with one minute of slow jogging and three of walking, four times, on soft ground if the knees allow it.\n3. Every time: stop while you could still go on. Sharp pain means walk or stop; if it stays for two weeks, have it looked at.\n\nWhich three days?",
  },
  {
    in: ["study"],
    text: "For the next days:\n\n1. Today: list what's missing, in pieces of an hour.\n2. Each day: one piece first thing, before email and phone, even badly.\n3. On the last two days only fix and print, nothing new.\n\nWhich piece is the smallest one?",
  },
  {
    in: ["habit"],
    text: "For this week:\n\n1. Choose the day it starts, and tell one person.\n2. Take away the easy supply at home, and plan the three hardest moments: what you do with your hands for ten minutes.\n3. A slip is written down, with the hour, and the next hour counts again.\n\nWhich moment will be the hardest?",
  },
  {
    in: ["debt"],
    text: "For payday:\n\n1. Pay the minimum on every card, by autopay if you can.\n2. Move a small amount to a separate repair pot until it holds $300 to $500.\n3. Send everything that's left to one card only, and write down its new balance.\n\nThat's all. The rest of the week you don't have to think about it.\n\nWhich card gets the extra: the one with the highest rate, or the smallest?",
  },
  {
    talk: /\b(?:lease|rent)\b/,
    in: ["rent", "loss"],
    text: "For this week, and no more than this:\n\n1. Read the lease: whose name is on it, how much notice, and what ending early costs.\n2. Write down rent, bills, and what's left, and the last date for giving notice.\n3. Tell one person you might look for a roommate or a smaller place, and ask the landlord what is possible.\n\nNothing has to be decided yet.\n\nWould you rather stay with someone in the second room, or find something smaller?",
  },
  {
    in: ["health"],
    text: "In this order:\n\n1. Call one office today: “I'd like the next opening for a new patient.”\n2. Write down what's going on and since when, three lines.\n3. Tell one person the date, so that it's harder to cancel.\n\nWhat usually makes you put it off: the cost, the waiting room, or what they might say?",
  },
  {
    in: ["hunt", "pay"],
    text: "For this week:\n\n1. Today: write one sentence on what you want, with a number or a date.\n2. Tomorrow: three results or stories that show it, one line each.\n3. By Friday: ask for twenty minutes, or send the one message that starts it.\n\nWhich of the three would you do right now?",
  },
  {
    in: ["sleep", "phone"],
    text: "For tonight:\n\n1. One hour before: phone on the charger in another room, alarm on something else.\n2. Half an hour before: dim light, and tomorrow's first task on paper.\n3. In bed only when you're sleepy; up at the same time tomorrow, however it went.\n\nWhich one is the least realistic for you?",
  },
  {
    in: ["loss", "love", "family", "friend"],
    text: "For the next days:\n\n1. Today: food, a shower, and one person who knows.\n2. Tomorrow: the one practical thing that can't wait.\n3. By the weekend: one sentence you want to say to them, written down, not sent yet.\n\nWhat's the practical thing that can't wait?",
  },
  {
    in: ["saving", "house", "tax", "office", "rent"],
    text: "For this week:\n\n1. Today: write down the numbers you know, and circle the one you don't.\n2. Tomorrow: one call or login to find it.\n3. On payday: one automatic transfer or one form sent, however small.\n\nWhich number is the one you don't know?",
  },
  {
    in: ["child", "care"],
    text: "For this week:\n\n1. Choose the one moment of the day that goes wrong most.\n2. Change one thing in it, the same way for seven days, and tell everyone involved once.\n3. Ask one other person for one hour, on a fixed day.\n\nWhich moment is it?",
  },
  {
    text: "Three small steps:\n\n1. Today, ten minutes: the first thing your hands can do, even badly.\n2. Tomorrow: tell one person what you're doing and until when.\n3. In a week: look at what changed, keep what worked, drop the rest.\n\nWhat would the first ten minutes be?",
  },
];

/** Words in another tone. */
export const toneLines: readonly ActLine[] = [
  {
    on: /\b(?:robot\w*|machine|therapist|lawyer|ai|book|script\w*|hallmark|stiff|cheesy|corny|like (?:me|that))\b/,
    text: "Fair. Then keep only the point and leave my sentence out. Say it out loud once, the way you'd tell it to a friend, and write down what came out, with all its corners. “Hey, the thing with [one thing] gets to me. Can we figure it out?” is enough. What sounds a little clumsy is believed sooner than what sounds perfect.\n\n**One next step:** say it once to the mirror or into your phone, and use that version.\n\nHow would you say it to them on a good day?",
  },
  {
    on: /\bpersonal\b/,
    text: "Then put in one thing that only the two of you know: a place, a day, a word they always say. And take out whatever could stand on anybody's card. “I remember [that one day], and I'm grateful for it.” One such line does more than three kind ones.\n\nWhich small thing comes to mind first?",
  },
  {
    on: /\b(?:warmer|kinder|nicer|softer|friendlier)\b/,
    text: "Three changes make it kinder and take nothing back: their name and one honest thank-you in front, “I” in place of “you”, and a last line that leaves them room. “[Name], thank you for [one true thing]. [What you have to say, as it is.] I know that it may not be easy to read, so take the time you need.” What you ask for, or have decided, stays as clear as it was.\n\nWhich sentence sounds hardest to you now?",
  },
  {
    on: /\b(?:polite|formal|professional|respectful)\b/,
    text: "Three changes make it more polite: the name in front, “could you” in place of “can you”, and a thank-you at the end. “Dear [name], could you please [the one thing] by [day]? I'd be grateful, and I understand if it isn't possible.” Leave out the excuses; they make it longer, not kinder.\n\nHow well do you know the person?",
  },
  {
    on: /\b(?:funn(?:y|ier)|lighter|casual|joke)\b/,
    text: "I'm better at plain than at funny, so take this with a smile: joke about yourself, never about them, and keep the one sentence that matters serious. “My couch has signed me up for the whole weekend, so I can't come, and I hope it's a wonderful evening.”\n\nWould the two of you laugh at the same thing?",
  },
];

export const wearLines: readonly ActLine[] = [
  {
    on: /\bscrubs\b/,
    text: "Normal clothes, one step neater than the desk wears: dark pants or a skirt, a plain shirt or sweater, clean closed shoes. Scrubs belong to people who work there already, so wear them only if they asked you to or if you come straight from a shift, and then say so. Little perfume, since patients sit close.\n\nDo you have something that fits and that you can sit in for an hour?",
  },
  {
    in: ["hunt", "pay", "office"],
    text: "One step nicer than what people there wear every day: clean, plain, something you can sit in for an hour. Dark pants, a shirt or sweater without writing, shoes you've wiped. Lay it out the night before so that the morning is calm.\n\nIs it an office, a shop, or outdoors?",
  },
  {
    text: "For something relaxed I'd take the good jeans and the top you always get compliments on; you'll sit easier and feel like yourself. Keep the dress for a dinner. Shoes you can walk away in, one thing you love, like earrings, and that's it.\n\nWhich of the two makes you stand up straighter?",
  },
];

/** What to cook from a few things. */
export const foodLines: readonly ActLine[] = [
  {
    on: /\b(?:pack|lunch)\b/,
    text: "What fills, keeps, and is more than leaves:\n\n1. Warm, if there is a microwave: chili, chicken with beans and rice, last night's stew.\n2. Cold: a wrap with turkey, cheese and something crunchy; tuna and white beans; two boiled eggs with bread.\n3. For the second half of the day: an apple with peanut butter, nuts, yogurt, string cheese.\n\nHalf of the box vegetables, a palm of protein, a fist of rice or bread, and it holds until evening.\n\n**One next step:** cook one pot on Sunday and fill three boxes from it.\n\nWhat do you like to eat warm?",
  },
  {
    on: /\beggs?\b.*\b(?:tortillas?|cheese|salsa)\b|\b(?:tortillas?|cheese|salsa)\b.*\beggs?\b/,
    text: "Oh, that's migas or a breakfast taco, ten minutes:\n\n1. Tear two tortillas into strips and crisp them in a pan with a little oil.\n2. Pour in two or three beaten eggs, stir slowly, and take it off while it's still soft.\n3. Cheese on top until it melts, then salsa.\n\nLeft whole, the tortillas make a quesadilla with the eggs inside.\n\nDo you like it spicy or mild?",
  },
  {
    on: /\beggs?\b/,
    text: "Eggs make almost anything a meal: beat three with a spoon of milk, cook whatever vegetables or leftovers you have for five minutes, pour the eggs over, lid on, low heat until set. Bread or rice beside it. Done in fifteen minutes.\n\nWhat else is in the fridge?",
  },
  {
    on: /\b(?:rice|beans?|lentils?)\b/,
    text: "Rice and beans it is: soften an onion or garlic if you have it, add the beans with some of their liquid, salt and any spice, ten minutes, over the rice. An egg, cheese, or hot sauce on top makes it a dinner.\n\nWhat else is there?",
  },
  {
    on: /\b(?:pasta|spaghetti|noodles|ramen)\b/,
    text: "Cook the pasta and keep a cup of the water. Garlic or onion in oil, then whatever there is (canned tomatoes, tuna, frozen peas, cheese), a splash of the water, and toss it all for a minute.\n\nWhat have you got to go with it?",
  },
  {
    on: /\b(?:chicken|beef|turkey|sausage|pork|tuna)\b/,
    text: "One pan: cut it small, brown it well with salt and garlic, add any vegetable in pieces and a splash of water, lid on for ten minutes. With rice, bread, or a tortilla it's dinner. Chicken has to be white all the way through.\n\nWhat's the side: rice, bread, or potatoes?",
  },
  {
    text: "Then food first. Something warm plus something with protein plus something crunchy: toast and eggs, rice and beans, soup with bread, yogurt and fruit.\n\nTell me three things you have, and I'll make a meal of them. What are they?",
  },
];

/** "Is there any help for that?" */
export const helpLines: readonly ActLine[] = [
  {
    // cancer.org: Road To Recovery
    on: /\b(?:rides?|driv\w+|transport\w*|get (?:her|him|me|us) there)\b/,
    talk: /\b(?:cancer|chemo|radiation|oncolog\w*)\b/,
    text: "Yes. The American Cancer Society has volunteers who drive to treatment where there are some, free: 1-800-227-2345, day and night; call several days ahead. The clinic's social worker knows what else there is near you, and Medicaid pays for rides. And friends mostly want to help and don't know with what, so give them days: “Could you drive on the second and fourth Monday?”\n\n**One next step:** ask the nurse before Monday for the social worker's number.\n\nWhich rides are the hardest to cover?",
  },
  {
    talk: /\b(?:electric\w*|power|gas|heat\w*|utilit\w+|shut ?off|water bill)\b/,
    text: "Yes. LIHEAP helps with power and heat, and in a shutoff it can be fast; apply through 211. The Salvation Army, St. Vincent de Paul and your town often pay once. And the company itself has payment plans and has to tell you about them; ask for a medical hold if someone at home depends on it.\n\n**One next step:** call 211 now and say “shutoff” and the date first.\n\nHas the company given you a plan, or only the date?",
  },
  {
    in: ["rent"],
    text: "Yes: 211 knows the rent help in your county, legal aid (lawhelp.org) helps with notices, and churches or the Salvation Army sometimes cover part of a month. Tell the landlord in writing that you've applied; many wait for it.\n\n**One next step:** call 211 and ask, “What rent help is open right now?”\n\nHow much is missing, and by when?",
  },
  {
    in: ["health"],
    text: "Yes: community health centers charge by income (findahealthcenter.hrsa.gov), hospitals have charity care you can ask for even after the bill, Medicaid at healthcare.gov, and for medicines the makers' assistance programs or needymeds.org.\n\n**One next step:** ask for the financial assistance form by phone.\n\nIs it about a visit, a bill, or a medicine?",
  },
  {
    in: ["care", "child", "family"],
    text: "Yes: 211 for almost anything in your county; the Eldercare Locator (1-800-677-1116) for older people; childcare.gov for child care; WIC and SNAP for food; and your county's family services, which is help and not a report.\n\n**One next step:** make one of those calls and write down the name of who you talk to.\n\nWhat would help most: hours, money, or someone to talk to?",
  },
  {
    text: "Often, yes. 211 (by phone or 211.org) is the one number that knows what there is near you: food, bills, rent, rides, legal help. Many people who qualify never ask.\n\n**One next step:** call it and say in one sentence what you need and by when.\n\nWhat's the most urgent part?",
  },
];

/** "Is that even legal?" */
export const legalLines: readonly ActLine[] = [
  {
    in: ["rent"],
    talk: /\b(?:broke|broken|repairs?|leak\w*|mold|heat(?:er|ing)?|no hot water|dishwasher|fridge|stove|oven|toilet|fix(?:es|ed|ing)?|bugs|roaches|mice)\b/,
    not: /\b(?:evict\w*|raise|raised|goes up|went up|deposit|lock(?:ed)? out)\b/,
    text: "It depends on your state, so I can't say for sure. In most of them a landlord has to keep heat, water, power and what makes the place livable in order, and repair it in a reasonable time once you have told them in writing. For a dishwasher or a fridge that came with the place the lease decides. Don't hold back rent before you know your state's rule.\n\n**One next step:** look whether the lease names the appliance, and search your state's name plus “tenant rights repairs”, or ask legal aid (lawhelp.org), free.\n\nIs it in the lease?",
  },
  {
    in: ["rent"],
    text: "It depends on your state and city, so I can't say for sure. Usually during a lease the rent can't go up unless it says so; at the end it can, with notice, often 30 to 90 days, and some states and cities cap it. Repairs, entering without notice, and keeping a deposit have rules as well.\n\n**One next step:** search your state's name plus “attorney general tenant rights”, or ask legal aid (lawhelp.org), free.\n\nDid you get it in writing, and how many days' notice?",
  },
  {
    in: ["pay", "hunt"],
    text: "I can't give legal advice, but a few things hold almost everywhere: hours worked have to be paid, talking about pay is protected, and nobody may punish you for asking or reporting. Breaks, scheduling and being let go depend on the state. The Department of Labor answers for free: 1-866-487-9243.\n\n**One next step:** write down dates, hours, and what was said.\n\nIs it about pay, hours, or how you're treated?",
  },
  {
    text: "I can't say that for sure; it depends on your state and on what you signed. Free and reliable: legal aid (lawhelp.org), your state attorney general's consumer pages, or the court's self-help desk.\n\n**One next step:** write the question in two sentences and ask one of them.\n\nDo you have anything about it in writing?",
  },
];

/** A number that no rule here works out. */
export const numberLines: readonly ActLine[] = [
  {
    on: /\b(?:take|takes|taken|give|dose|doses|pills?|tablets?|mg)\b/,
    talk: /\b(?:ibuprofen|advil|tylenol|acetaminophen|paracetamol|aspirin|aleve|naproxen|benadryl|melatonin|meds?|medicines?|medications?|pills?|tablets?|antibiotics?|syrup|cough|mg|gummies|drops)\b/,
    text: "How much of it is safe depends on what else is taken, on the body and on the hours in between, so I give no number. The label has the most for a day, and a pharmacist answers that by phone within minutes, free. If more was taken than the label says, call Poison Help now, 1-800-222-1222, also without any signs.\n\n**One next step:** read the label, and call the pharmacy with the package in your hand.\n\nWhat is it for, and since when?",
  },
  {
    text: "I'd rather not guess a number there. If you send me the figures in one line, such as the amount, the rate or the time, and what you pay, I'll work out what I can. For benefits, taxes and loans, the office's own calculator is better than me: ssa.gov, irs.gov, studentaid.gov.\n\nWhich figures do you have?",
  },
];
