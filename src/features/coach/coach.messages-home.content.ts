/** Whole messages about home and the day, by the id of their subject, separated by semicolons. Written apart from those of the evaluation. */
export const homeMessages: Record<string, string> = {
  "talk-to-landlord":
    "my landlord won't fix anything; the heat has been off for days and my landlord ignores me; how do I get my security deposit back; landlord kept my deposit; my landlord comes in without asking; the ceiling leaks and management does nothing; can I withhold rent if he doesn't repair; my rent was raised by 400, is that legal; landlord won't answer my texts; broken stove for weeks; landlord wants to charge me for painting; letter to my landlord about repairs; no hot water in my apartment",
  "fix-a-drain":
    "my sink is clogged; the shower drain is slow; toilet won't flush; the kitchen sink is backed up; how do I unclog a drain; hair in the drain; water won't go down; the toilet overflowed; should I use drain cleaner; stinky drain; my bathtub doesn't drain; how do I use a plunger; food stuck in the sink drain",
  "mind-the-power":
    "the power went out in one room; my breaker keeps tripping; outlet doesn't work; half the house has no electricity; how do I reset a breaker; the lights flicker; the outlet sparks; fuse blew; the microwave trips the breaker; smell of burning from a socket; no electricity in the kitchen; gfci outlet won't reset",
  "patch-a-wall":
    "how do I fix a hole in the wall; I punched a hole in the drywall; patch nail holes before I move out; there's a crack in my wall; the door handle made a hole; repair drywall; fill holes and paint; the shelf ripped out of the wall; how to use spackle; dents in the wall; touch up paint so I get my deposit back",
  "cook-cheap":
    "I order food every night; I'm too tired to cook; takeout is ruining my budget; cheap dinner ideas; what can I cook with almost nothing; I spend 600 a month on delivery; quick cheap meals; I have rice beans and eggs, what can I make; how do I stop ordering in; fast food every day because I can't be bothered to cook; feed four people for ten dollars; easy weeknight dinner; I eat out too much",
  "fight-a-medical-bill":
    "I got a huge hospital bill; my medical bill is wrong; insurance denied my claim; how do I appeal a denied claim; I can't pay my medical bills; surprise bill from an out of network doctor; ER visit cost 4000; can I negotiate a hospital bill; medical debt; the hospital offers a payment plan; they billed me for something I didn't get; ambulance bill; financial assistance at the hospital; lab sent me a bill for 900",
  "read-insurance":
    "I don't understand my health insurance; what is a deductible; what's the difference between copay and coinsurance; which health plan should I choose; HMO or PPO; open enrollment is confusing; how do I get health insurance without a job; am I eligible for medicaid; what does out of pocket maximum mean; is cobra worth it; obamacare plans; is my doctor in network; turning 26 and losing my parents' insurance; medicare sign up",
  "find-care":
    "I need a doctor and don't have one; where do I go with a sprained wrist; urgent care or ER; how do I find a doctor that takes my insurance; no doctor has appointments; free clinic near me; I need a specialist but it takes months; doctor doesn't listen to me; how do I change doctors; second opinion; I have no insurance and I'm sick; telehealth, is it good; need a pediatrician; where do I go for a cut that needs stitches",
  "talk-to-roommate":
    "my roommate is messy; my roommate doesn't do dishes; my roommate never pays on time; roommate has her boyfriend over every night; how do I talk to my roommate about cleaning; roommate eats my food; living with roommates is hell; my roommate plays music all night; roommate wants to bring a dog; passive aggressive notes from my roommate; my dorm mate is a pig; how do I kick out my roommate",
  declutter:
    "my house is full of stuff; I can't throw anything away; how do I declutter; there's clutter everywhere; my closet is overflowing; too many things and no space; I think I'm a hoarder; clearing out my late mother's house; the garage is so full we can't park; where do I start decluttering; toys all over the place; I feel suffocated by my stuff; getting rid of clothes is hard",
  "clean-home":
    "my apartment is a mess; I can't keep my house clean; my place is disgusting and guests come tomorrow; how do I clean when I have no energy; the dishes pile up; laundry mountain; cleaning schedule; my kitchen is gross; I'm ashamed of how my home looks; depressed and my room is filthy; how often should I clean; where do I start cleaning; no time to clean with kids",
  "learn-cooking":
    "I don't know how to cook; teach me to cook; I can't even fry an egg; easy recipes for beginners; how do I cook rice; everything I cook tastes bland; I burn everything; first time living alone and I can't cook; what should I learn to cook first; how do I know when chicken is done; basic cooking skills; simple recipe please",
  "meal-planning":
    "I never know what to make for dinner; how do I plan meals for the week; meal prep ideas; my kids are picky eaters; every evening the same question what to eat; lunch boxes for school; how do I meal prep; plan dinners for a family of five; my husband is vegetarian and the kids want meat; I'm tired of deciding what to cook; sunday meal prep; grocery list and weekly menu",
  "moving-house":
    "we're moving next month; how do I pack for a move; moving to another state; moving is so stressful; movers or do it myself; what do I do before moving; change my address; I'm moving in a week and nothing is packed; moving with kids; cheap way to move furniture; relocating for work; checklist for moving; long distance move with a cat",
  "first-apartment":
    "I'm looking for my first apartment; how do I rent an apartment; how much rent can I afford; moving out of my parents' house; what do I need for my first apartment; they want three times the rent as income; application fees for apartments; need a cosigner for a lease; can't find an affordable place; what to look for in an apartment tour; renting with bad credit; living alone for the first time; rents are crazy and I need a place",
  "break-lease":
    "how do I get out of my lease; I need to break my lease; what happens if I leave before my lease is up; can I sublet my apartment; I want to move but my lease runs until may; landlord wants two months to end the lease; roommate wants off the lease; got a job elsewhere and I'm stuck in a lease; lease termination fee; someone to take over my lease; can I break the lease because of mold; end my rental contract early",
  "pests-mold":
    "there's mold in my bathroom; I have roaches; mice in the kitchen; bed bugs; how do I get rid of ants; mold makes my kids cough; rats in the attic; something bites me at night; my apartment is infested; water damage and mold; fruit flies everywhere; fleas in the carpet; wasps nest on the balcony; musty smell in the basement; landlord ignores the roaches",
  "energy-bill":
    "my electric bill is so high; how do I lower my power bill; heating costs too much; my utility bill doubled; we freeze because heating is expensive; help paying for heating; ac runs all day and the bill is insane; save electricity; why is my electricity bill 400; LIHEAP; water bill is too high; drafty windows; is solar worth it; space heater cost",
  "documents-id":
    "I lost my passport; how do I renew my driver's license; I need my birth certificate; lost my social security card; my id expired; how do I change my name after marriage; replace a lost green card; I have no id and can't get a job; get a copy of my marriage certificate; apply for a passport; real id; homeless with no papers; how do I get my kid a passport; my documents burned",
  "will-papers":
    "how do I make a will; do I need a will; who gets my kids if I die; my father died without a will; power of attorney for my mom; what is an executor; dealing with my mom's estate; funeral costs; living will; advance directive; my siblings fight over the inheritance; name a guardian for my children; what papers do I need after a death; put my affairs in order; probate",
  "emergency-prep":
    "a hurricane is coming; how do I prepare for an emergency; our house flooded; what goes in a go bag; wildfire near us; tornado warning; power outage for days; what do I do after a fire; earthquake kit; blizzard is coming; we lost everything in the fire; FEMA help; evacuating with pets; prepare for a storm on a budget; how much water to store",
  "get-pet":
    "should I get a dog; my kids want a cat; can I afford a dog; adopt or buy a puppy; my dog barks all day; the vet is too expensive; my puppy chews everything; landlord doesn't allow pets; I can't keep my dog anymore; how much does a cat cost; my dog is aggressive; my cat pees everywhere; leaving my dog alone while I work; want a pet because I'm lonely",
  "small-repairs":
    "my faucet drips; the toilet keeps running; how do I fix a squeaky door; the washing machine leaks; need a handyman I can trust; how do I hang a shelf; garbage disposal is stuck; window won't close; how much should a plumber cost; contractor gave me a high quote; assemble furniture; fix it myself or call someone; loose door handle; dishwasher doesn't clean; water heater makes noise",
  "jury-vote":
    "I got a jury summons; do I have to go to jury duty; I got a speeding ticket; how do I register to vote; I can't pay my court fine; parking tickets piling up; how do I fight a traffic ticket; I missed my court date; warrant for unpaid tickets; where do I vote; can I get out of jury duty; letter from the court; my license got suspended for a ticket; absentee ballot",
  passwords:
    "my email was hacked; I use the same password everywhere; how do I make a safe password; which password manager; my facebook got hacked; locked out of my account; two factor authentication; someone logged into my account; I can't remember my passwords; my ex knows my passwords; how do I secure my phone; data breach with my password; someone posts from my instagram",
  volunteer:
    "I want to volunteer; how can I help others; I'd like to do some good; where can I volunteer with my kids; help at an animal shelter; I want to give something back; donating money or time; make a difference in my community; I want to feel useful; volunteering at a hospital; become a mentor; food bank volunteer; foster a dog; I have free time and want to help people",
  "car-trouble":
    "my car won't start; check engine light is on; I had a car accident; someone hit my parked car; my car makes a weird noise; flat tire; my brakes squeal; the car is overheating; dead battery; is this repair quote fair; car broke down on the highway; should I repair my old car or buy another; what do I do after a fender bender; mechanic overcharged me; my car got towed",
  "app-cancel":
    "how do I cancel my subscription to evenday; I want a refund from this app; how do I delete my account; stop charging me for this app; when does my free trial end; how much does evenday cost; change my payment card here; I was charged twice by evenday; cancel my membership; do you have a yearly plan; how do I end my trial; I want to leave this app; where is my invoice",
  "app-privacy":
    "who can read what I write here; is this chat private; do you sell my data; is my journal encrypted; where is my data stored; can my husband see what I write here; does the company read our talks; are you recording this; can I export my data; do you share my information; is it safe to write secrets here; do you use my messages for training; can the police see my journal",
  "app-safe-to-spend":
    "what does safe to spend mean; how is safe to spend calculated; where do I enter my expenses; how do I add a budget category in the app; my safe to spend is negative; how do I add my income; how do I use the budget page; does rollover work here; the number on the budget page is wrong; how do I import my bank statement; where do I add my debts in this app; how do I add a savings goal; change my budget amount",
  "app-points":
    "what are the points for; how do I get points in this app; what do badges do; how does the streak work; why did I lose my streak in the app; what level am I; how do I earn achievements; where do I see my progress; can I redeem my points; does a rest day break my streak; what is the no spend challenge in this app; my points disappeared",
};
