/** More ways in which people bring a subject, by its id, apart from those in the subject itself; separated by semicolons. */
export const morePhrasings: Record<string, string> = {
  "money-worry":
    "money keeps me awake; looking at my account gives me a stomach ache; I panic about money; life got too expensive for us; scared of the end of the month; my finances stress me out; I feel sick when a bill comes",
  "bills-due":
    "short on the rent; landlord wants his money and I don't have it; final notice from the utility; they cut my power tomorrow; can't cover the mortgage; I need an extension on my bill; 200 dollars missing for rent",
  "put-the-phone-down":
    "I lose hours on Instagram; on TikTok until one in the morning; can't put my phone away; reels all night; I pick up my phone without thinking; youtube shorts; I sleep with my phone in my hand",
  "pay-a-surprise":
    "mechanic wants 1500 dollars; furnace died; the boiler broke and we can't pay; roof leak and no money to fix it; transmission is gone; dentist bill out of nowhere; everything breaks at once and I can't afford it",
  "give-without-money":
    "presents for all the kids and no money; broke at Christmas; what can I give that costs nothing; everyone expects gifts; can't afford birthday party; holidays cost too much; homemade presents",
  grieve:
    "we buried my father; my brother is gone; I keep reaching for the phone to call her; she passed last week; I can't believe he's dead; my son died; after the funeral everything is empty; first Christmas without mom",
  "big-news":
    "the pregnancy test is positive; they found a tumor; my scan showed something; I'm expecting and not ready; told I have MS; baby on the way and I'm terrified; the doctor called with results",
  "care-for-someone":
    "my mother doesn't know who I am anymore; I bathe and feed my husband since his stroke; nobody relieves me from caring for dad; mom needs me day and night; hospice at home; looking after my wife with Parkinson's; I do all the care for my grandmother",
  "talk-with-a-child":
    "my 15 year old won't come out of his room; my teenage daughter hates me; he gets bad grades; caught my son with weed; she lies about where she goes; my child won't open up; the school called about my son",
  "read-a-boss":
    "my boss humiliated me; manager finds fault with everything; he screams at us; my boss only criticizes; she treats me worse than others at work; my supervisor is a bully; my boss ignores my ideas",
  "trust-broken":
    "he slept with someone else; found out about the other woman; she has been texting her ex; he promised it was over and lied; after the affair; I don't believe a word he says; how do we rebuild trust",
  "calm-a-panic":
    "chest tight and shaking all of a sudden; attack on the bus; my hands go numb and I think I'm dying; hyperventilating; can't catch my breath from fear; sudden terror out of nowhere; anxiety attack right now",
  "feel-stuck":
    "same thing day in day out; is this all there is; my life is on hold; going nowhere; job couch bed repeat; I'm just drifting; nothing ever changes for me",
  "drink-or-gamble":
    "a bottle of wine a night; six beers every evening; I bet on games and lose; scratch tickets; I can't have just one drink; hiding my drinking; slots ate my paycheck; DraftKings",
  "start-a-budget":
    "money disappears and I don't know on what; no overview of my finances; want control over my spending; how do people plan their money; broke a week after payday; need a spending plan; track my expenses",
  "pause-a-purchase":
    "bought another bag; I shop when I'm bored; credit card and an online cart at midnight; can't resist a sale; I spend money to feel better; clothes with the tags still on; ordered stuff again",
  "build-a-cushion":
    "no money for emergencies; living without any safety net; start putting money away; how do people save; nothing in the bank if something happens; one emergency away from ruin; save a little each month",
  "lower-a-bill":
    "Verizon raised the price; cheaper phone plan; Xfinity bill is crazy; get them to charge less; call to negotiate a lower rate; cable company ripping me off; my bill jumped 20 dollars",
  "spot-a-scam":
    "man I met online asks me for money; they say my grandson is in jail; pay with Apple gift cards; caller says my computer has a virus; won a lottery I never entered; text about a package I didn't order; crypto guy wants me to invest; a soldier overseas needs money",
  "lost-job":
    "they walked me out today; my boss told me not to come back; my job is gone; got the pink slip; sacked; downsized; I don't have work anymore since yesterday; company let half of us go",
  decide:
    "can't make up my mind; going back and forth; what should I choose; move or stay; which offer should I take; I'm torn; help me choose between two things",
  "keep-friends":
    "nobody to talk to; Sundays alone; everyone has someone but me; no one texts me; I eat alone every day; the phone never rings; so lonely it hurts",
  "choose-a-debt":
    "cards maxed out; balance never goes down; which one to pay first; paying minimums forever; buried in credit card debt; 22 percent interest; pay off Visa or Mastercard first; get debt free",
  "mend-credit":
    "my FICO dropped; wrong entry on my Equifax report; score too low; how to get 700 credit; late payment on my report; remove a collection from credit report; denied because of my credit",
  "file-taxes":
    "TurboTax is expensive; haven't done my return; missed the filing deadline; how do I do my taxes; I didn't file last year; 1099 and no idea; free tax software; amend my return",
  "talk-to-landlord":
    "no heat and the landlord does nothing; super won't fix the stove; landlord kept my security deposit; broken window for months; my landlord shows up unannounced; he won't return my calls about repairs; apartment management ignores me",
  "mind-the-car":
    "used Honda for 12000, good price?; dealer pushes me to sign; what to check before buying a car; buying a truck from a private seller; is the extended warranty worth it; CarMax or private; negotiating with a car salesman",
  "fix-a-drain":
    "water stands in the shower; the tub doesn't drain; something stuck in the pipe; toilet is blocked; sink full of water; plunger doesn't work; Drano or not",
  "mind-the-power":
    "lights went out when I turned on the microwave; fuse box; the switch in the panel flips; kitchen outlets dead; burning smell from the outlet; power is out in half the house; GFCI reset",
  "patch-a-wall":
    "holes from the TV mount; fill screw holes; doorknob went through the wall; spackle; fix drywall before I move; scuffs and holes on the wall; plaster is cracking",
  "cook-cheap":
    "DoorDash every night; eating out costs too much; dinner for five dollars; what to make with ten bucks; Uber Eats again; fast meals with few ingredients; too exhausted to make dinner",
  "fight-a-medical-bill":
    "ambulance bill; billed twice by the hospital; insurance won't pay for my surgery; ER charged 3000; out of network surprise; the clinic sent me to collections; appeal a denied claim",
  "read-insurance":
    "coinsurance premium deductible confusing; marketplace plans; bronze or silver plan; what does my insurance cover; picking a health plan at work; explain my benefits; COBRA",
  "find-care":
    "sprained ankle where do I go; every doctor is booked; no new patients; ER or urgent care; cheap clinic; need a specialist; I don't have a primary care doctor; telehealth",
  "talk-money-with-partner":
    "my fiance doesn't know about my debt; every money talk ends in a fight; my wife hides receipts; husband spends behind my back; we never discuss finances; bring up the budget with my girlfriend; he thinks I spend too much",
  "say-no-to-lending":
    "my uncle always asks for cash; she wants me to cosign; my son wants money again; relatives treat me like a bank; a coworker keeps borrowing; lending to family; he needs 300 until payday",
  "set-a-family-boundary":
    "mom walks in with her own key; my dad runs my life; my mother criticizes my parenting; parents tell me what to do at 30; my aunt asks personal questions; mother guilt trips me; family won't respect my wishes",
  "plan-a-hard-talk":
    "something I have to tell my sister and I don't dare; bring up a touchy subject; chickening out of a talk; how do I raise a sensitive topic; we need to talk; I keep putting off telling him; a conversation I dread",
  "talk-to-roommate":
    "the person I live with is a slob; my roommate never cleans; flatmate uses my things; dorm roommate is loud; I share an apartment and do everything; roommate's guests; roommate late with rent",
  "tell-a-friend-it-hurt":
    "my friend blabbed about me; she didn't invite me to her wedding; he laughed at me in front of everybody; my friend betrayed my trust; she talks about my private things; my friend let me down; left me out",
  "say-no-at-work":
    "doing two jobs since she left; manager dumps work on me; asked to stay late again; impossible workload; my plate at work is full; I get everyone's tasks; no more overtime",
  "say-no-kindly":
    "got roped into volunteering; how do I get out of this party; they asked me to host; I don't want to go to the wedding; decline nicely; back out of a commitment; turn down an invitation",
  "start-softly":
    "we argue about the same stuff; he yells, I yell; bickering every day with my wife; little things turn into huge fights; can't talk without fighting; my spouse and I clash; round and round in circles with my husband",
  "look-at-the-signs":
    "he decides what I wear; tracks my location; goes through my phone; doesn't let me see friends; I walk on eggshells around him; she takes my paycheck; he isolates me; is this normal in a relationship",
  "after-a-breakup":
    "she ended it; it's over after four years; our song makes me cry; I want my ex back; dumped; I stalk my ex online; single again and it hurts; getting over him",
  "report-at-work":
    "he keeps touching me at work; boss makes sexual jokes; they punished me after I complained; coworker makes racist remarks; unsafe machines at my job; pregnant and they cut my hours; file a complaint with HR",
  "work-boundary":
    "clients message me on Sundays; I check work mail in bed; boss texts at night; always reachable; can't stop thinking about work at home; my phone pings from work all weekend; answer emails on vacation",
  "write-resume":
    "update my CV; two years off on a resume; resume for a first job; what should a cover letter say; stay at home mom resume; haven't written a resume in ten years; one page or two",
  "prepare-interview":
    "panel interview; interview is on Monday; what to ask at the end of the interview; zoom interview; nervous about meeting the hiring manager; first interview in years; job interview and I'm shaking",
  "tell-about-yourself":
    "tell us a bit about you; biggest weakness answer; describe yourself in three words; why do you want to work here; elevator pitch; what to say about my strengths; how do I present myself to the employer",
  "use-star":
    "situation task action result; tell me about a conflict at work question; they want examples; competency questions; tell me about a time when; story for the interview; behavioral questions",
  "ask-for-pay":
    "same pay for three years; offer is lower than I hoped; bring up money with my boss; get a better salary; I earn less than my coworkers; ask for more money; how to counter a job offer",
  "after-rejection":
    "they went with someone else; never heard back after the interview; no from every company; final round and then rejected; sorry we chose another applicant; hundreds of applications; feel like nobody wants me for a job",
  "rest-from-burnout":
    "running on empty; I sit in the car and can't go in to work; I used to love this job; fried; completely drained by work; can't recover on weekends; crying before work",
  "get-started":
    "the form lies on my desk since March; always the night before; I avoid the task; can't bring myself to do it; sat there for hours and did nothing; keep delaying the call; deadline and I'm watching videos",
  "sort-priorities":
    "40 things on my list; kids, work, house, where to begin; drowning in tasks; what comes first; everyone wants something from me at once; overloaded; cannot keep up with everything",
  "plan-a-week":
    "weeks just happen to me; no structure in my days; never an hour for me; I need a schedule; plan my days better; my days have no order; fit everything into a week",
  "sleep-better":
    "tossing and turning; wide awake at three; awake all night; can't fall asleep; up since 4am; can't shut my brain off in bed; melatonin doesn't help; sleepless",
  "cool-anger":
    "small things make me explode; I threw something; I scare myself when I'm mad; blew up; short fuse; I scream at everyone; rage; my temper ruins everything",
  "repair-after-snapping":
    "I yelled at my boy and feel sick; what I said was unforgivable; lost it with the kids; I was horrible to my wife last night; regret yelling; I made my daughter cry; took it out on my husband",
  "name-a-feeling":
    "knot in my chest; feel off; meh; blah; down for no reason; tense and don't know why; something is wrong inside but I can't say what; low mood; I feel numb today",
  "grow-confidence":
    "I'm the insecure one; wish I believed in myself; other people seem so sure; timid; I don't trust my own abilities; small and unimportant; no self worth",
  "count-a-win":
    "they picked me; I did it; paid off my loan; guess what good thing happened; I'm so happy today; I finally got my degree; something went right; I got hired",
  "keep-a-habit":
    "day four and I skipped; how do I stay consistent; floss every day; I never keep it up; make it automatic; good habits don't last; stick with it; missed my streak of reading",
  "unemployment-benefits":
    "claim is pending; unemployment website; apply for state benefits after layoff; they denied my unemployment; how much unemployment will I get; benefit payments stopped; appeal unemployment",
  "food-help":
    "nothing in the pantry; hungry until payday; EBT; can I get SNAP with my income; food bank; the kids have nothing to eat; church that gives out groceries",
  "student-loans":
    "Navient; Nelnet; college loans eat my salary; forgiveness program; student loan bill 400 a month; SAVE plan; my loans from school; default on student loan",
  "car-loan":
    "they'll take my truck; two payments behind on the car; 600 a month for a car; upside down on my loan; repo man; can't keep paying for this car; refinance my vehicle",
  "buy-a-home":
    "own house some day; bank mortgage requirements; down payment; closing costs; FHA loan; realtor; house hunting; dream of a home of our own",
  "retirement-saving":
    "no penny for old age; take money out of my 401k; IRA; pension; when can I retire; Social Security won't be enough; company matching; 55 and nothing saved",
  "side-income":
    "gigs that pay fast; earn extra; need 400 more a month; make money on weekends; sell on eBay; DoorDash driving; babysitting for money; extra cash",
  "irregular-income":
    "some months 5000 some months 800; paid by commission; tips vary; freelancer with unsteady income; my pay changes; seasonal worker; no fixed salary",
  "payday-loan":
    "cash store; title loan; renewing the payday loan; borrow against my paycheck; advance on my salary; Dave and Earnin every week; 400 percent interest",
  "debt-collector":
    "portfolio recovery; agency calls six times a day; collections letter; old debt sold; they call my mother about my debt; garnishment; never heard of this company and they want money",
  bankruptcy:
    "chapter 7; go bankrupt; declare bankruptcy; wipe out my debts; is bankruptcy for me; lose everything in bankruptcy; can't ever pay this back",
  "consolidate-debt":
    "roll all cards into one loan; transfer balance; one loan for everything; zero interest offer; debt consolidation; personal loan to pay cards; merge my debts",
  overdraft:
    "account is in the minus; three fees in one day; bank fees; overdrawn; negative balance; 34 dollar fee; below zero before payday",
  "cancel-subscriptions":
    "Netflix Hulu Disney Spotify; gym membership won't end; forgot a trial; monthly charges I didn't know; cancel Planet Fitness; apps charging me; too many streaming",
  "groceries-cost":
    "food costs are insane; 300 at Walmart; grocery bill for five; eggs are so expensive; shopping cart costs a fortune; spend less at the supermarket; fridge empty after a big shop",
  "save-for-trip":
    "take the kids to the beach; flights cost 1500; save for vacation; dream trip; afford Disney; honeymoon savings; want to see Europe",
  "wedding-cost":
    "caterer wants 9000; our big day costs too much; guests keep growing; wedding dress price; venue is expensive; marry cheap; pay for a reception",
  "baby-cost":
    "crib, stroller, diapers; how will we pay for the baby; due in April and no money; formula is expensive; cost of giving birth; baby budget; unpaid leave after birth",
  "childcare-cost":
    "preschool costs 1400; whole paycheck to the sitter; daycare price; nanny too expensive; who watches my child; after school program cost; can't work because of daycare cost",
  "split-costs":
    "he earns twice as much; we go halves on everything; who pays the rent as a couple; fair split with my partner; I pay more than him; joint or separate accounts; share expenses",
  "get-money-back":
    "she still hasn't paid me back; remind a friend about money; he owes me 100; my money is gone with him; ask for what I lent; won't return what he borrowed; never paid for the tickets",
  "buy-now-pay-later": "Afterpay; Klarna; installments everywhere; Affirm; six payment plans; pay in four; Zip and Sezzle",
  "build-credit":
    "no score at all; new to this country and need credit; first credit card; 19 and want credit; secured card; credit history from zero; thin file",
  "identity-theft":
    "somebody shops with my card; purse stolen; fraud charges; someone opened an account in my name; hacked my bank; stolen social security number; freeze my credit",
  "choose-insurance":
    "Geico raised my price; insure my apartment; life insurance for parents; State Farm quote; need renters insurance; too much coverage; which insurance do I need",
  "tax-debt": "owe Uncle Sam; IRS notice; can't pay my tax bill; owe 6000 in taxes; CP14; tax lien; installment agreement; back taxes",
  windfall:
    "grandmother left me money; inherited; got a bonus; insurance payout; refund came; a lump sum; what to do with 20000; settlement money",
  eviction:
    "sheriff notice on the door; hearing about my apartment; landlord filed to evict; three day notice; out on the street; have to leave my apartment; being kicked out",
  "transport-cost":
    "gas tank; commute costs; bus doesn't run; Uber is killing my budget; 60 dollars to fill up; train pass too expensive; far drive to work",
  "no-spend-slip":
    "broke my streak; Target happened; slipped after twelve days; no spend month ruined; bought something on a no spend day; back to day one; failed the challenge",
  "kids-and-money":
    "allowance for my 8 year old; money doesn't grow on trees; pocket money; my kid wants everything; teach saving to children; my son begs for toys; spoiled kids",
  "friends-spend-more":
    "they all want sushi; can't keep up with my friends; brunch costs 50; group trip too expensive; my friends are rich; always splitting the bill; say I can't afford it",
  "forget-bills":
    "drawer full of envelopes; paid late because I forgot; don't dare open the mail; lose track of due dates; autopay; unopened letters; late fee again",
  "college-cost":
    "28k a year for college; FAFSA; my son got accepted; tuition; financial aid letter; scholarships for my daughter; cosign student loan",
  "support-parents":
    "send half my salary home; mom expects me to pay her rent; remittances; dad has no money; supporting family abroad; my parents live off me; eldest daughter pays for everything",
  "quit-job":
    "hand in my notice; walk out of this job; resignation; two weeks notice; leave my company; done with this place; quit tomorrow",
  "change-career":
    "teacher and want out; too old for something new; start over in a new field; different profession; after 15 years in retail; what else could I be; switch to nursing",
  "new-job-nerves":
    "first day Monday; three weeks in and clueless; new workplace; nobody explains anything at my new job; starting work; onboarding; don't fit in at the new company",
  "coworker-conflict":
    "she takes my ideas; the guy next to me at work; colleague who never helps; takes the credit; rude coworker; fight with a colleague; lazy coworker",
  micromanaged:
    "checks every comma; cc'd on everything; boss hovers; has to approve every email; can't decide anything myself; manager controls every minute; asks for updates constantly",
  "mistake-at-work":
    "deleted the wrong folder; blew the deadline; wrong email to a client; messed up an order; nobody noticed my error yet; I made an expensive mistake; forgot an important meeting",
  "bad-review":
    "put on a PIP; worst review; poor rating; my evaluation; boss says I'm underperforming; low score in the appraisal; needs improvement",
  "give-feedback":
    "tell an employee his work is sloppy; she keeps coming late and I'm her boss; correct a coworker; how to tell someone they did badly; honest feedback; criticize nicely; my intern makes errors",
  impostor:
    "any minute they notice I'm clueless; why did they hire me; fake; not as good as they think; fooled them all; don't belong in this role; out of my league at work",
  "public-speaking":
    "toast at the wedding; hands shake when presenting; speech; talk before 100 people; presentation; speak up in meetings; my mind goes blank on stage",
  focus:
    "mind wanders; drift off; can't finish a paragraph; ten minutes and I'm elsewhere; distracted; scattered; squirrel brain; can't concentrate",
  "study-exam": "boards in two weeks; cram; midterms; SAT; learn for a test; licensing exam; can't remember anything I study; finals",
  "failed-exam": "bombed my midterm; failed the road test; flunked; didn't pass the boards; got a D; failed again; grades are awful",
  "back-to-school":
    "never finished high school; degree with two kids; GED; evening classes; college at 40; finish my bachelor; trade school",
  "job-search-plan":
    "seven months of looking; who hires felons; no one calls back; find work; apply for jobs; job board; out of work for a year; need a job fast",
  networking:
    "whom do I put as a reference; LinkedIn; meet people in my field; ask for a referral; career fair; coffee chat; recommendation",
  "night-shift": "11pm to 7am; sleep by day; third shift; nurse on nights; overnight work; rotating schedule; work nights",
  "two-jobs":
    "office by day, bar by night; seven days a week; two jobs and poor; never home because I work so much; double shift; work work work; second job",
  "passed-over":
    "promotion went to someone else; I trained him and he got it; no promotion; how long until I'm senior; skipped for the role; overlooked; dead end position",
  "new-manager":
    "promoted over my friends; team doesn't take me seriously; now I'm the boss; first time leading; lead people older than me; delegate; supervise",
  "layoff-fear":
    "rumors of cuts; half of us will go; ChatGPT takes my job; afraid to get fired; company is struggling; contract not renewed; restructuring",
  "wages-not-paid":
    "hours missing on my check; boss keeps the tips; unpaid overtime; didn't get my last paycheck; paid less than promised; wage theft; off the clock",
  "freelance-start":
    "open a bakery; fair rate; own boss; start a business; first customers; LLC; food truck; sell my crafts; invoice not paid",
  "time-off": "ask for a week off; vacation denied; PTO; sick day; can they refuse my leave; FMLA; need a day off",
  "email-overload": "4000 unread; wall to wall Zoom; Slack pings; inbox; meetings all day; reply to everyone; Teams messages",
  "work-from-home":
    "remote and never outside; laptop on the kitchen table; home office; no line between work and home; lonely since remote; work in pajamas; Zoom alone all day",
  "work-family-balance":
    "missed her recital; kids barely see me; work and children; leave my baby for work; no time with my family; dinner, laptop, repeat; always at the office",
  "new-parent": "six weeks old; infant; newborn; she only sleeps on me; colic; breastfeeding is hard; first months with a baby; baby blues",
  "toddler-tantrum":
    "lies on the floor and screams; two year old; preschooler won't go to bed; meltdown; bites and hits; says no to everything; potty training",
  "kids-screen-time": "Roblox; iPad; Minecraft; Fortnite kid; first phone for a child; tablet all day; son gaming all day; Snapchat at 11",
  "siblings-fight":
    "the twins beat each other; older one pinches the baby; brother and sister fight; my kids scream at each other; jealous of the new baby; he hits his sister; they tattle",
  "co-parenting":
    "my ex cancels weekends; he tells the kids lies about me; custody schedule; pick up and drop off; child support; shared parenting; their father lets them do anything",
  "single-parent":
    "no dad in the picture; alone with two kids; nobody to take over; single mother; just me and them; lone dad; widow with children",
  stepfamily:
    "his daughter ignores me; you're not my dad; stepmother; blended family; her kids don't want me; my new husband and my kids; step children",
  "adult-child-home":
    "in my basement playing games; 28 and at home; grown son pays nothing; won't get a job; live off us; adult daughter; charge rent",
  "parents-fighting":
    "mom cries to me about dad; parents split after 34 years; caught in the middle; my parents' marriage; they use me as messenger; dad moved out; grey divorce",
  "aging-parents":
    "dad ran a stop sign; 84 and still drives; nursing home for mom; she fell again; elderly mother alone; assisted living; forgetful father",
  "in-laws":
    "his mother; mother in law; wife's folks; father in law; husband's family; she rearranged my kitchen; sister in law; monster in law",
  "estranged-family":
    "haven't spoken to my dad; cut me off; no contact; not talking to my sister; daughter won't see me; lost touch with my family on purpose; reconcile",
  "holidays-family":
    "uncle and politics at the table; Christmas alone; Thanksgiving; Easter dinner; family gathering; whose parents at Christmas; dread the holidays",
  "coming-out": "I like girls; my son is trans; gay; queer; my parents are religious and I'm bi; telling people I'm nonbinary; closet",
  "dating-again": "swiped for months; first date; Hinge; Bumble; single at 40; matched with someone; ghosted after a date; meet someone",
  "long-distance":
    "he's in Seattle, I'm in Miami; deployment; apart for months; different cities; FaceTime relationship; far away boyfriend; when will we live in one place",
  "no-intimacy":
    "haven't slept together in a year; she flinches when I touch her; no sex; bedroom is dead; doesn't kiss me; libido; roommates instead of lovers",
  jealousy:
    "he liked her pictures; look through her messages; see red; who is he texting; jealous; can't stand her male friends; suspicious",
  "grown-apart":
    "nothing to say at dinner; still love him?; drifted from my wife; strangers in one house; empty marriage; we live side by side; fell out of love",
  "not-listened-to":
    "like talking to a wall; goes silent for days; he doesn't hear me; interrupts me always; tunes me out; silent treatment; looks at his phone when I talk",
  "partner-struggles":
    "wife hasn't smiled in months; he sits on the couch since the layoff; husband won't get help; my partner is depressed; she has panic attacks; my boyfriend drinks; living with someone who is ill",
  "divorce-process":
    "papers were served; lawyer for divorce; leave my marriage legally; house and two boys, we split; separation; custody; alimony",
  "make-friends":
    "how do grownups find friends; new in town; don't know a soul; meet people; build a circle; no buddies; friends after college",
  "shy-small-talk":
    "freeze when strangers talk to me; parties are torture; awkward; introvert; hate phone calls; blush; don't know what to say; social events",
  "toxic-friend":
    "after an hour with her I'm wiped out; only texts when he needs something; friend uses me; drama queen friend; always about her; puts me down; end a friendship",
  "support-a-friend":
    "what do I write, his wife died; be there for a friend with cancer; condolences; my friend is suffering; comfort a coworker; what to say at a funeral; help someone who grieves",
  "noisy-neighbor":
    "bass through the ceiling; dog next door; stomping upstairs; neighbors party; loud music at night; leaf blower; fence dispute",
  apologize:
    "make it good again; say sorry; I was awful to my friend; admit I was wrong; she deserves an apology; make amends; I broke a promise",
  forgive:
    "ten years later still mad; stepfather; let go of anger at someone; resent her; can't move past it; never said sorry; hold it against him",
  "ask-for-help":
    "carry it all alone; asking feels weak; too proud; burden others; nobody offers help; can't accept help; do it all myself",
  "chores-fair":
    "only one who sees dirt; planning and shopping all in my head; he never cleans; kids don't do dishes; unequal housework; invisible work; pick up after everyone",
  "people-pleasing":
    "yes comes out before I think; can't stand when someone is upset with me; doormat; always nice; afraid of conflict; never say what I want; need everyone to like me",
  bullied: "group chat without me; kids call my son names; mocked; laughed at; excluded; mean girls; trolls online; picked on",
  "keep-in-touch":
    "owe everyone a call; a year since I wrote; lost contact; reach out to an old friend; haven't called grandma; reply after months; friendships fading",
  "give-bad-news":
    "tell my wife I got fired; end things gently; how do I say I'm leaving him; tell the kids we're divorcing; break it to my parents; deliver terrible news; telling him it's over",
  miscarriage: "heartbeat was gone; nine weeks and lost it; IVF; negative test again; infertility; stillborn; lost our baby",
  "pet-loss": "had to let our dog go; cat is suffering; put down; my old dog died; lab; bunny passed; vet put him to sleep",
  "empty-nest":
    "dropped the last one at college; kids are grown and gone; quiet house; daughter moved out; who am I without children at home; son left for the army; miss my kids being little",
  "unrequited-love":
    "in love with my best friend; just wants to be friends; crush; he doesn't feel the same; likes someone else; secretly love her; rejected by a girl",
  "moving-in-together":
    "getting a place with my girlfriend; two weeks under one roof; share an apartment as a couple; live together before marriage; his place or mine; ready to move in; cohabiting",
  "lose-weight": "the scale; can't zip my jeans; keto; gained it all back; fasting; calories; overweight; belly fat; Ozempic",
  "start-exercise": "out of breath on the stairs; couch wins; fit; gym; jog; push ups; yoga for beginners; get moving; couch potato",
  "eat-better": "gas station lunch; less sugar; vegetables; junk food; McDonald's every day; healthy food; candy; clean eating",
  "night-snacking":
    "chips at midnight; when upset I eat; ice cream after a bad day; snack in front of TV; stress eating; fridge at night; cookies when I'm sad",
  caffeine: "eight cups; Red Bull; espresso all day; Diet Coke; energy drink; coffee after dinner; Starbucks three times a day",
  "quit-smoking": "pack a day; vape glued to me; cigarettes; Juul; chewing tobacco; smoke break; nicotine; joints every evening",
  "chronic-pain": "nerve pain; people think I fake it; arthritis; invisible illness; flare; endometriosis; lupus; bad back for years",
  "always-tired": "nine hours and a zombie; could nap any time; fatigue; no strength; drained for no reason; sleepy all day; yawning",
  "get-up-mornings":
    "snoozed till ten; up at six is torture; alarm; oversleep; can't leave the bed when it rings; night owl; late because I slept in",
  overthinking:
    "head makes up disasters; did I lock the door; did I say something wrong; what ifs; spiral; analyze everything; can't turn my thoughts off; worst case",
  stress: "pressure cooker; too much this week; tense; on edge; under pressure; frazzled; stressed; can't unwind",
  motivation: "zero drive; want to want; no get up and go; unmotivated; can't be bothered; lost interest in my projects; lazy days",
  perfectionism:
    "not flawless so I throw it out; rewrote it nine times; must be perfect; fear of mistakes; never satisfied with my work; all or nothing; every detail has to be right",
  "self-criticism":
    "like a drill sergeant to myself; I'm an idiot; I ruin everything; beat myself up; my own worst enemy; loser; disappointed in myself",
  "body-image":
    "can't look at myself in a swimsuit; delete every photo of me; mirror; ashamed of my body; hate my nose; feel unattractive; my thighs",
  comparing:
    "everyone from my class is married; her life looks perfect; behind everyone; friends are successful; envy; they all have babies; cousins make more money",
  "guilt-shame":
    "things I did in my twenties; wasn't there when he passed; ashamed; regret; my fault; can't live down; I hurt people back then",
  homesick:
    "miss the food and the language; feel like an alien here; moved from Mexico; far from my family; foreign; new country; miss home",
  "aging-birthday": "turning fifty; best years are behind me; wrinkles; birthday next week; getting old; gray hair; where did the time go",
  purpose: "what am I here for; stopped believing in God; meaning; empty success; why do I do all this; calling; soul searching",
  meditation: "breathing thing; be still; calm exercise; mindfulness app; relax my body; quiet my mind; breathe",
  journaling: "what to put in a diary; morning pages; write every day; journal prompts; blank page; bullet journal; gratitude",
  "gaming-porn":
    "Fortnite till sunrise; one more episode; PlayStation addiction; Twitch; pornography; Netflix all night; World of Warcraft; gaming instead of sleeping",
  "news-anxiety":
    "headlines; wars and fires; elections; doom; CNN all day; scared for the planet; the world is burning; shootings on the news",
  "fear-flying": "bridges; takeoff; planes; heights; elevator; dogs scare me; driving on the freeway; thunder; MRI tube; claustrophobia",
  "doctor-dentist-fear":
    "drill; broken tooth and scared; avoid the dentist; no checkup in years; white coat; pap smear; afraid of the hospital; root canal",
  "health-worry": "WebMD; tumor; mole on my back; convinced I'm sick; palpitations; brain tumor; cancer fear; symptoms",
  "find-therapist":
    "counseling without insurance; seeing a shrink; psychologist; BetterHelp; someone professional to talk to; sliding scale; couples counselor",
  "menopause-hormones": "sweating through the sheets; week before my period; hormones; hot flush; cramps; the change; PMDD",
  "winter-blues": "dark at 4:30; clocks change; hibernate; February; no daylight; SAD lamp; gray sky",
  "change-hard":
    "first month of retirement; new town, new job, new everything; transition; everything is different now; adjust; starting over at 50; after the army",
  "self-care": "I come last; do something nice for me; treat myself; me time; burned at both ends for others; take a break; neglect",
  "find-hobby": "Saturday and nothing to do; used to paint; bored; something creative; pastime; evenings are dull; learn guitar",
  "always-late": "show up forty minutes late; never on time; running late; five minutes turns into thirty; miss the bus; time slips; tardy",
  goals: "list of resolutions; turn my life around; New Year; achieve; discipline; vision; bucket list; become a better person",
  criticism:
    "her remark is stuck in my head; one bad comment crushes me; thin skinned; offended; feedback hurts; what he said about me; hurt by a comment",
  "caring-fatigue":
    "hospice nurse; everyone pours their heart out; teacher with nothing left; therapist myself; paramedic; listen to problems all day; empathy is gone",
  declutter: "stuff up to the ceiling; empty my aunt's house; hoarding; garage is full; boxes; Marie Kondo; too much stuff",
  "clean-home": "sink full, floor sticky; people are coming and it's filthy; vacuum; dirty kitchen; bathroom gross; tidy up; dust",
  "learn-cooking":
    "I can boil water; something simple for the stove; recipe; burned dinner; how long to cook chicken; beginner cook; kitchen skills",
  "meal-planning": "what's for dinner; only eats nuggets; weekly menu; lunches for work; picky; plan meals; cook for the week",
  "moving-house": "truck comes in nine days; relocate; boxes and movers; pack; U-Haul; change of address; new city move",
  "first-apartment": "my own place; what do landlords ask; apply for an apartment; studio; rent application; leave home; Zillow",
  "break-lease":
    "stuck in a contract; take over my lease; sublet; get out of my rental agreement; leave before the lease ends; early termination; lease penalty",
  "pests-mold": "black spots on the wall; crawling in my bed; cockroaches; rats; damp; termites; leak from above",
  "energy-bill": "320 for electricity; heating oil; 58 degrees in here; gas bill; AC; utility assistance; power bill doubled",
  "documents-id": "birth certificate; passport ran out; lost license; DMV; social security card; name change; green card papers",
  "will-papers": "who gets the kids; left no will; estate; power of attorney; funeral; inheritance papers; living will; beneficiary",
  "emergency-prep": "storm will hit; basement under water; hurricane; earthquake; evacuate; power outage; fire damage; tornado",
  "get-pet": "kids beg for a puppy; adopt; vet costs; dog training; kitten; shelter dog; pet fees",
  "small-repairs": "toilet runs; honest handyman; dripping faucet; door squeaks; dishwasher leaks; hang a picture; garbage disposal",
  "jury-vote": "summons; speeding ticket; court fine; register to vote; city office; DMV fine; jury",
  passwords: "same password; hackers in my Gmail; two step; password manager; account security; locked out of my email; phishing",
  volunteer: "do something for others; soup kitchen; animal shelter help; charity; give back; donate; help the homeless",
  "car-trouble": "clicking noise no engine; rear ended; fender bender; battery; tire; tow; overheating; brakes squeak",
  "app-cancel":
    "don't want to pay for this app; charge my card; cancel my plan here; trial over; refund; unsubscribe from evenday; delete my account",
  "app-privacy":
    "does anybody at your company read this; can someone see this chat; confidential; private; stored; who sees my entries; share my data",
  "app-safe-to-spend":
    "number on top of the budget page; where do I type what I spent; safe to spend; add a category; budget screen; enter my income; rollover",
  "app-points": "what are points good for; level up; badges; achievements; streak in the app; progress page; score",
};
