import { expect, test } from "vitest";
import { unsafeIn } from "../coach.output.rules.ts";
import { readWritten, writtenAnswer } from "../talk/coach.written.rules.ts";
import { knownAnswer } from "./coach.known.rules.ts";
import { topicOf } from "./coach.topics.rules.ts";
import { choiceFirst, choiceTurns } from "./coach.usual-choices.content.ts";
import { moneyUsualFirst, moneyUsualTurns } from "./coach.usual-money.content.ts";
import { usualFirst, usualTurnsMore } from "./coach.usual-work.content.ts";

const firsts = [...choiceFirst, ...usualFirst, ...moneyUsualFirst];
const turns = [...choiceTurns, ...moneyUsualTurns, ...usualTurnsMore];

/** Three phrasings of each. */
const asked: Record<string, string> = {
  "job-offer-elsewhere":
    "got a job offer in another city; should I move for a job; my company wants me to relocate; I got offered a transfer to Denver",
  "two-jobs-to-choose": "I can't decide between two jobs; torn between two jobs; which job should I take",
  "job-or-school": "stay at my job or go back to school; keep working or go to college; should I work or go to school",
  "move-back-home": "should I move back home; thinking about moving back home; going back home to save money",
  "do-not-like-job": "I don't like my job anymore; I'm not happy at work; i no longer like my job",
  "old-car-or-new": "should I buy a new car; thinking about getting a newer car; do I get another car",
  "debt-moved-around": "I keep moving debt around; I just keep shuffling balances; always juggling credit card debt",
  "spends-too-much": "I spend too much; I waste so much money; i'm overspending every month",
  "how-to-budget": "how do i budget; how to budget my money; i want to learn how to budget",
  "take-the-promotion": "should I take the promotion; I was offered a promotion; not sure about taking the promotion",
  "pay-car-early": "should I pay off my car early; pay off my car loan now; is it smart to pay off the car faster",
  "apartment-alone": "can I afford an apartment alone; can i afford to rent; could I afford a studio",
  "several-cards": "I have 4 credit cards; i have several maxed out credit cards; we have three cards with balances",
  "just-turned-eighteen": "I just turned 18; i turned 18 what should I do with my money; just turned 18 and got a job",
  "fix-or-buy-car": "should I fix or replace my car; fix my car or buy another one; should i repair it or sell the car",
  "parents-want-rent": "my parents want me to pay rent; my mom is charging me rent; my dad says I should pay rent",
  "choose-a-major": "what should I major in; I can't choose a major; which degree should I take",
  "cosign-a-loan": "my sister wants me to cosign a loan; should I co-sign for my son; he asked me to cosign",
  "go-part-time": "I want to go part time; thinking about switching to part-time; should I work part-time",
  "tell-boss-looking":
    "should I tell my boss I'm looking for another job; do I have to tell my manager I'm interviewing; should i tell work that I'm applying for other jobs",
  "more-work-for-two": "my boss gave me another person's work; I'm doing the work of two people; doing two jobs at my company",
};
test.each(Object.entries(asked).flatMap(([id, all]) => all.split("; ").map((text) => ({ id, text }))))("$text: $id", ({ id, text }) => {
  const known = knownAnswer(text);
  expect(firsts.find((one) => one.text === known)?.id).toBe(id);
});

test.each([
  "my boyfriend got a job offer in another city and wants to break up",
  "my fiance got a job 2000 miles away",
  "i got a job in another city and my lease ends in october",
  "I work two jobs and I'm so tired",
  "my son moved back home",
  "I'm burned out and don't like my job anymore",
  "can I afford a $30,000 car",
  "should I do a balance transfer",
  "I was passed over for a promotion",
  "my parents can't pay their rent",
])("another matter: %s", (text) => {
  const known = knownAnswer(text);
  expect(firsts.find((one) => one.text === known)?.id).toBeUndefined();
});

/** A talk, and what is told or asked then in several ways; before ":" its subject. */
const told: Record<string, [string, string]> = {
  "offer-partner-refuses": [
    "got a job offer in another city",
    "girlfriend doesn't want to move; my wife has a good job here; he won't leave",
  ],
  "offer-decide": ["got a job offer in another city", "what would you do?; should I take it; help me decide"],
  "offer-family-here": ["should I move for a job", "all my friends are here; I don't know anyone there; leaving my parents"],
  "offer-regret": ["should I move for a job", "I'm scared I'll regret it; what if I hate it; afraid it's a mistake"],
  "offer-pays-more": ["I got a job offer in another state", "the pay is 20k more; it pays better; they offer more money"],
  "two-jobs-differences": ["I have two job offers", "one pays more one is closer; the other one is remote; the pay is better"],
  "two-jobs-which": ["I have two job offers", "which one?; what would you choose; I can't decide"],
  "back-home-embarrassed": ["should I move back home", "is that embarrassing?; I feel like a failure; people will judge me"],
  "back-home-age": ["should I move back home", "I'm 26; im already 31; i am almost 30"],
  "back-home-save": ["should I move back home", "to save money; I want to pay off debt; rent is too expensive"],
  "back-home-decide": ["should I move back home", "what would you do; is it a good idea; should I do it"],
  "school-loans": ["stay at my job or go back to school", "I have 20k loans; I can't afford tuition; I already have debt"],
  "school-family": ["back-to-school: should I go back to school", "I have a 3 year old; we have two kids; I work full time"],
  "school-for-what": ["back-to-school: should I go back to school", "for nursing; to become a teacher; in computer science"],
  "school-worth": ["back-to-school: should I go back to school", "is it worth it?; what would you do; is it too late"],
  "dislikes-boring": ["I don't like my job anymore", "it's boring; it's the work itself; no growth"],
  "dislikes-good-side": ["I'm bored at work", "the pay is good though; I like my coworkers; benefits are great"],
  "dislikes-years": ["I'm bored at work", "I've been there 6 years; 3 years now; been here about two years"],
  "dislikes-quit": ["I don't like my job anymore", "should I quit?; should i just leave; should I find another job"],
  "quit-months-saved": ["I don't like my job anymore", "I have 4 months of savings; i have six months of expenses saved; 3 months saved"],
  "quit-nothing-else": ["I want to quit my job", "I don't have another one; I have nothing lined up; no backup plan"],
  "quit-dread": ["quit-job: I want to quit my job", "I hate going in every day; I dread mondays; can't stand it there"],
  "quit-decide": ["quit-job: I want to quit my job", "should I?; what would you do; I don't know what to do"],
  "old-car-repairs": ["mind-the-car: should I buy a new car", "repairs were 2000 this year; spent 1500 on it; $900 in repairs"],
  "old-car-decide": ["mind-the-car: should I buy a new car", "what would you do?; is it worth it; should I do it"],
  "lease-miles": ["mind-the-car: should I lease or buy", "10k miles; I drive about 15k miles a year; 12,000 miles per year"],
  "lease-likes-new": ["mind-the-car: should I lease or buy", "I like having a new car; I want a warranty; I keep my cars until they die"],
  "lease-down-payment": ["mind-the-car: should I lease or buy", "I have 5k for a down payment; i could put down 3000; 2000 to put down"],
  "rent-or-buy-kids": ["should I rent or buy", "we have two kids; I have a baby; expecting a baby"],
  "rent-or-buy-rent": ["should I rent or buy", "rent is 2200; I pay 1500 in rent; my rent is 1800"],
  "rent-or-buy-decide": ["should I rent or buy", "what would you do; which is better; help me decide"],
  "promotion-hours": ["should I take the promotion", "more hours; it means more responsibility; I'd have to travel"],
  "promotion-pay": ["should I take the promotion", "8k more; it's only 5%; no raise"],
  "promotion-family": ["should I take the promotion", "I have a baby at home; my kids are small; my wife is pregnant"],
  "promotion-decide": ["should I take the promotion", "what would you do?; is it worth it; should I accept"],
  "apartment-hourly": ["first-apartment: can I afford an apartment alone", "I make 19 an hour; i get 22 per hour; $18/hr"],
  "apartment-rent-seen": ["first-apartment: can I afford an apartment alone", "rent is around 1100; places here are 1500; it would be 900"],
  "apartment-or-roommate": [
    "first-apartment: can I afford an apartment alone",
    "or should I get a roommate; roommate?; should I find a roommate instead",
  ],
  "eighteen-what-with-money": ["I just turned 18", "what should I do with my money; I have a job; how do I save"],
  "mistake-and-fear": ["layoff-fear: what if I get fired", "I made a mistake at work; I messed up; a big mistake"],
  "mistake-tell-boss": ["I made a mistake at work", "should I tell my boss?; do I have to tell them; should i admit it"],
  "fired-tell-people": ["I got fired today", "what do I tell people; how do I tell my family; what should I say to my friends"],
  "layoff-signs": ["I think I'm going to be laid off", "they let 5 people go; there's a hiring freeze; everyone is scared"],
  "layoff-start-looking": ["I think I'm going to be laid off", "should I start looking?; should I apply elsewhere; do I wait"],
  "interview-write-after": ["I bombed my interview", "should I email them; what do I write; should i send a thank you"],
  "review-raise": ["my review is next week", "I haven't had a raise in 2 years; I want more pay; I hope for a promotion"],
  "review-prepare": ["I have my performance review", "it's next week; what should I bring; I'm nervous"],
  "become-full-time": ["change-career: I want to become a nurse", "I work full time; I have two kids; I can't quit my job"],
  "become-too-late": ["change-career: I want to become a nurse", "too late?; am I too old; is it too late for me"],
  "school-dropped-out": ["back-to-school: should I go back to college", "I dropped out; 12 years ago; I never finished"],
  "bonus-student-loans": ["I got a 5000 bonus", "I have student loans; there's a car loan; medical debt"],
  "bonus-no-savings": ["I got a 5000 bonus", "and no savings; I don't have any savings; nothing saved"],
  "health-plan-healthy": ["what health insurance should I choose", "I'm healthy; there's a high deductible one; I rarely go"],
  "first-place-soon": ["what do I need for my first apartment", "moving in 3 weeks; the lease starts next month; I move on friday"],
  "first-place-nothing": ["what do I need for my first apartment", "I have nothing; on a budget; I own no furniture"],
  "together-bills": ["should I move in with my boyfriend", "what about the bills?; how do we split rent; who pays rent"],
  "together-save-rent": ["should I move in with my boyfriend", "to save rent; it would be cheaper; because my lease ends"],
  "joint-account-wish": ["my wife and I have separate accounts", "she wants a joint one; I'm not sure; he'd prefer one account"],
  "accounts-most-couples": ["my wife and I have separate accounts", "what do most couples do; joint or separate; is that normal"],
  "borrows-never-pays": ["my brother keeps borrowing money", "he never pays it back; he hasn't paid me; still not paid"],
  "borrows-family-says": [
    "my brother keeps borrowing money",
    "mom says I should help; my dad thinks I must give it; everyone says I'm selfish",
  ],
  "parents-rent-fair": ["my parents want me to pay rent", "is that fair?; is it normal; what do you think"],
  "side-animals": ["what side hustle should I do", "I like animals; I'm good with dogs; i love cats"],
  "side-like-skill": ["what side hustle should I do", "I like baking; I'm good at math; I can fix bikes"],
  "side-how-much": ["what side hustle should I do", "how much could I make; how much would that be; how much is realistic"],
  "major-likes": ["what should I major in", "I like art; i'm interested in biology; maybe history"],
  "major-parents": ["what should I major in", "parents want engineering; my dad pays for it; they expect medicine"],
  "major-choose": ["what should I major in", "help me choose; what would you do; is it a good idea"],
  "more-work-no-pay": ["say-no-at-work: my boss gave me more work", "no extra pay; for the same money; without a raise"],
  "always-answers-boss": ["my boss texts me at night", "I always answer; I'm afraid of getting fired; I usually reply"],
  "start-report": ["get-started: why do I procrastinate", "it's a report for work; my thesis; an essay"],
  "phone-hacks": ["put-the-phone-down: I waste so much time on my phone", "any hacks?; is there a trick; any tips"],
  "never-finish-list": [
    "plan-a-week: help me plan my day",
    "I never finish my list; I can't get through it; I'm most awake in the morning",
  ],
  "rent-or-buy-leaving": [
    "should I rent or buy a house",
    "moving maybe in 3 years; we stay for about two years; leaving within a few years",
  ],
  "trip-with-debt": ["I want to travel but I have debt", "is it stupid?; is it selfish; should I do it"],
  "commute-length": ["I hate my commute", "90 minutes each way; it's an hour; 45 miles"],
  "commute-use-time": ["I hate my commute", "what can I do with the time; how can I use it better; I can't move"],
  "review-said": ["I got a bad review", "they say I'm not a team player; my boss said I'm too slow; it's not true"],
  "review-is-it-over": ["I got a bad review", "is it over?; what do I do now; will they fire me"],
  "notice-boss-mad": ["how do I tell my boss I'm quitting", "he will be mad; she'll be upset; he might take it personally"],
  "notice-new-start": [
    "how do I tell my boss I'm quitting",
    "I start the new job in 3 weeks; new job starts next month; I start on monday",
  ],
  "already-stays-late": ["my boss keeps giving me more work", "I already stay till 7; I always work until 8; i usually leave after 9pm"],
  "overtime-can-refuse": ["my boss expects me to work overtime", "can I say no?; how can I refuse; do I have to"],
  "rto-commute": ["my boss wants me back in the office", "1 hour commute; it's 40 miles; the drive is long"],
  "rto-remote-years": [
    "my boss wants me back in the office",
    "I've been remote 3 years; I get more done at home, kids too; I was hired remote",
  ],
  "rto-say-no": ["my boss wants me back in the office", "can I say no; can they make me; should I refuse"],
  "credit-where": ["my coworker takes credit for my work", "in meetings; mostly in emails; during presentations"],
  "boss-believes-them": ["my coworker takes credit for my work", "my boss believes him; the boss doesn't notice; he likes her"],
  "talks-all-day": ["I hate my coworker", "she talks all day; he gossips; she's so loud"],
  "laid-off-last-day": ["I'm getting laid off", "last day is friday; it ends next month; until december"],
  "laid-off-mortgage": ["I'm getting laid off", "I have a mortgage; we got a mortgage; I pay a mortgage"],
  "laid-off-tell": ["I just got laid off", "should I tell my family; how do I tell my wife; when should I tell the kids"],
  "interview-why-left": ["i have an interview tomorrow", "they will ask why i left; why i'm leaving; they'll ask about my last job"],
  "interview-first-in-years": ["job interview on thursday", "it's my first one in 10 years; I haven't had one in years; I'm rusty"],
  "payday-date": ["how do I make a budget", "I get paid on the 15th; payday is the 1st; I get paid on fridays"],
  "budget-rent-date": ["how do I make a budget", "rent is due on the 1st; my rent is due the 5th; rent comes on the first"],
  "budget-what-now": ["start-a-budget: how do I make a budget", "now what; what do I do; what next"],
  "budget-every-two-weeks": ["how do I budget", "i get paid every two weeks; I'm paid biweekly; paid twice a month"],
  "rent-maximum": ["how much rent can I afford", "so what's my max?; how high can I go; what would be my limit"],
  "share-fair": ["my partner and I want to share finances", "50/50 or not?; what's fair; should we split it by income"],
  "partner-spends-on": ["my husband spends too much", "on golf; on clothes and shoes; gaming"],
  "money-fights": ["my husband spends too much", "we fight about it; he gets mad; she shuts down"],
  "family-money-every-month": ["my parents ask me for money", "every month; all the time; almost every week"],
  "family-money-barely": ["should I help my mom with her rent", "I barely save; I can't afford it; I'm broke"],
  "family-money-decide": ["should I help my mom with her rent", "what would you do?; am I selfish; should I help"],
  "refund-card": ["what should I do with my tax refund", "I have a card with 1800; I owe on a credit card; there's also my card"],
  "refund-all-of-it": ["what should I do with my tax refund", "all of it?; the whole amount; how much of it"],
  "tax-cannot-pay-all": ["I owe the IRS money", "I can't pay it all; I don't have it; I couldn't pay that"],
  "renters-little-stuff": ["do I need renters insurance", "I don't have much stuff; I don't own anything; only old furniture"],
  "renters-price": ["do I need renters insurance", "how much is it?; what does it cost; is it expensive"],
  "apartment-rent": ["getting my first apartment", "rent is 1300; it's 1,150 a month; the rent would be about 900"],
  "moving-out-age": ["moving out of my parents house", "I'm 23; im only 19; i am 20 years old"],
  "moving-out-enough": ["getting my first apartment", "is that enough?; can I afford it; how much do I need"],
  "cushion-lose-job": ["I have no emergency fund", "what if I lose my job; what if I get sick; what if the car breaks"],
  "cushion-how-much": ["build-a-cushion: I have no emergency fund", "how much do I need?; how big should it be; how many months"],
  "cushion-can-save": ["build-a-cushion: I have no emergency fund", "I can save 100 a month; could put away 50; I'm able to spare $75"],
  "moved-debt-stop": ["I keep moving debt around", "how do I stop?; how do I get rid of it; what should I do"],
  "start-trick": ["how do I stop procrastinating", "is there a trick?; is there a trick to it; any hacks"],
  "know-but-do-not": ["I keep putting things off", "I know what to do; I just don't do it; i know what i should do"],
  "maybe-mornings": ["I want to exercise but never have time", "maybe mornings; after work; weekends would work"],
  "exercise-plan": ["start-exercise: I want to exercise", "can you make me a plan?; give me a routine; make a schedule"],
  "morning-plan": ["get-up-mornings: I want a morning routine", "can you make me a plan?; write me a schedule; make a simple plan"],
  "week-fixed-hours": ["plan my week", "work 9-5; I work from 8 to 4; my shift is 7-3"],
  "week-times-a-week": ["plan my week", "gym 3 times; also yoga twice a week; running two times"],
  "week-study-too": ["plan my week", "and I want to study; I also need to clean; i want to read more"],
  "full-lists": ["sort-priorities: I have so much to do", "work and house and kids; work, kids, bills; school and work and everything"],
  "clean-kids-work": ["clean-home: how do I keep my house clean", "I have two kids; and work full time; no time"],
  "little-left-each-month": [
    "start-a-budget: I want to start saving",
    "I have about 50 left each month; only 100 left over; just $40 to spare",
  ],
};
const later = Object.entries(told).flatMap(([id, [talk, all]]) => {
  const [, topic, before] = /^(?:([a-z-]+): )?(.*)$/.exec(talk) ?? [];
  return all.split("; ").map((text) => ({ id, text, before: before ?? "", topic }));
});
test.each(later)("$before, $text: $id", ({ id, text, before, topic }) => {
  const talk = readWritten({ newest: text, before: [before], topic: topic ? { id: topic } : undefined });
  expect(writtenAnswer(turns, talk)?.one.id).toBe(id);
});

test("every one has its phrasings, its length, one step and a question, and nothing unsafe", () => {
  expect(firsts.map(({ id }) => id).toSorted()).toEqual(Object.keys(asked).toSorted());
  expect(
    turns
      .map(({ id }) => id)
      .filter((id) => id !== "two-jobs-nicer")
      .toSorted(),
  ).toEqual(Object.keys(told).toSorted());
  for (const { id, text, topic } of [...firsts, ...turns]) {
    const length = text.split(/\s+/).length;
    expect([id, length >= 60 && length <= 140, text.endsWith("?"), text.split("**One next step:**").length], `${id} ${length}`).toEqual([
      id,
      true,
      true,
      2,
    ]);
    expect([id, unsafeIn(text), topicOf(topic ?? "")?.id]).toEqual([id, undefined, topic]);
  }
});
