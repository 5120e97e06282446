import { expect, test } from "vitest";
import { knownAnswer } from "./coach.known.rules.ts";
import { lifeQuestionAnswers } from "./coach.life-questions.content.ts";
import { ownQuestion } from "../sums/coach.question.rules.ts";

/** Three phrasings of each question. */
const asked: Record<string, string> = {
  "rent-share": "how much should i spend on rent; what percent of my income should go to rent; is my rent too high",
  "house-for-pay": "how much house can i afford making 70k; what price house can we afford; can i afford a house on 55k a year",
  "unpaid-card":
    "what happens if i don't pay my credit card; what will happen when i can't make my card payments; what if i just stop paying my cards",
  "budget-methods": "what is zero based budgeting; does the envelope method work; what's the best way to budget",
  "paid-every-two-weeks":
    "i get paid every two weeks and bills are monthly; my rent is due on the first but i get paid biweekly; paid weekly, how do i budget a month",
  "home-equity": "is a heloc a good idea; should we take a home equity loan; cash-out refinance to pay cards?",
  "premium-too-high":
    "health insurance is $600 a month, can't afford it; our health insurance went up again; i can't afford health insurance",
  "how-much-tip": "how much should i tip at a restaurant; do i have to tip for takeout; what's a normal tip",
  "close-a-card": "should i close a credit card i don't use; canceling my store card; is it bad to close old cards",
  "cash-out-401k": "should i cash out my 401k to pay debt; can i take money out of my ira; borrowing from my 401k for a car",
  "loan-or-retirement": "should i pay off my student loan or put money in my 401k; invest or pay down debt; pay my student loans or invest",
  "mortgage-years": "is a 15 year mortgage better than 30; 30 year or 15 year loan; should we do 15 or 30 years on the mortgage",
  "renters-insurance": "do i need renters insurance; is renter's insurance worth it; what does renters' insurance cover",
  "holiday-spending": "i overspent on christmas last year; christmas on a tight budget; gifts for everyone just add up",
  "food-delivery": "doordash addiction; how do i stop buying lunch every day at work; we order in way too much, ordering food four nights",
  "lent-car-crashed": "i lent my friend my car and he crashed it; my cousin borrowed my truck and wrecked it; my roommate dented my car",
  "coworker-fired": "my coworker got fired because of me; i got someone fired; she was let go because i reported it",
  "ask-promotion": "how to ask for a promotion; how do i get promoted; i want a promotion",
  "others-late": "friend always late; my husband is constantly late; she's never on time",
  "fewer-hours": "how do i tell my boss i need fewer hours; i want to go part time at my job; asking my manager for a four day week",
  "not-love-job": "is it normal to not love your job; i don't really care about my job; is it ok if my job is just a job",
  "learn-late": "i want to learn guitar at 47, is that silly; am i too old to learn spanish; starting piano at 60, where do i start",
  "trying-for-baby":
    "we're trying for a baby and it's been 14 months; trying to conceive for two years; trying to get pregnant and every month nothing",
  "guilty-resting": "i feel guilty when i rest; i feel lazy when i take a day off; can't relax without feeling guilty",
  "wedding-guest-cost":
    "being a bridesmaid is so expensive; my friend's wedding costs too much to attend; I have a wedding to go to and can't afford it",
  "tell-of-cheating":
    "should i tell my friend her boyfriend is cheating; do i tell my sister her husband is on tinder; i saw my coworker's wife kissing someone",
  "work-and-school":
    "i'm starting night classes and worried about juggling it all; how to balance college and a full-time job; nursing school with kids",
  "wasted-day": "i've been on the couch all weekend, feel gross; i did nothing all day; wasted my whole sunday",
  "ask-share-chores":
    "how do i ask my partner to help more around the house; how do i get my husband to help; i can't get him to do his share",
  "outgrown-friends": "outgrowing my friends; i have nothing in common with my friends anymore; i think i outgrew my friend group",
  "third-wheel": "third wheel again; all my friends are married and i'm alone; i'm the only single one",
  "quit-weed": "quit weed; i want to stop smoking pot; how do i cut back on edibles",
  "disclose-condition":
    "should i tell people i have adhd; when do i tell a date about my epilepsy; do i have to tell my employer about my depression",
  "empty-after": "feeling empty after the holidays; so sad after my trip; post-wedding blues",
  "child-left-out": "i think my daughter is being left out at school; my son has no friends; my 7-year-old eats lunch alone",
  "partner-has-debt": "should i get married to someone with debt; my fiance has 60k in loans; marrying a guy who has debt",
  "authorized-user":
    "my ex has me as an authorized user and pays late, am i on the hook; i'm an authorized user on my mom's card, do i owe it; how do i get off as authorized user on my ex's card",
  "retirement-loan-leaving":
    "i have a 401k loan with 3300 left and i'm thinking of quitting; what happens to my 401k loan if i leave; i got laid off and have a 401(k) loan",
  "short-on-social-security":
    "i am 71 and get 1688 from social security and i am coming up short about 60 every month; my pension is not enough; retired on a fixed income and can't make ends meet",
  "acting-without-raise":
    "i've been acting shift lead for 7 months, no raise, hr says it's in approval; acting manager since may without the pay, same title; i'm doing his old job for months and still at the old pay",
  "left-out-of-group":
    "my siblings have had a group chat without me for two years; i saw on facebook that they took a trip without us; we found out there was a reunion and we weren't invited",
};

test.each(Object.entries(asked).flatMap(([id, all]) => all.split("; ").map((text) => ({ id, text }))))("$text: $id", ({ id, text }) => {
  const known = knownAnswer(text);
  expect(lifeQuestionAnswers.find((one) => one.text === known)?.id).toBe(id);
});

test("every answer has three phrasings", () => {
  expect(Object.keys(asked)).toEqual(lifeQuestionAnswers.map(({ id }) => id));
  for (const [id, all] of Object.entries(asked)) expect([id, all.split("; ").length]).toEqual([id, 3]);
});

test.each([
  "the rent is due on friday",
  "my brother rents a house",
  "how much of the house is clean",
  "i closed the card shop",
  "my ira application was denied by the bank",
  "he tips over the vase",
  "how much can i tip it before it falls",
  "i drive for doordash",
  "i work for uber eats and the pay is low",
  "please take out the trash",
  "i was fired because i was late",
  "he was always late with child support",
  "i'm always late and my friend is angry",
  "my boss cut my hours",
  "a supervisor keeps asking me out and now he's cutting my hours at work",
  "my roommate never pays the electric bill on time",
  "health insurance denied my claim",
  "they are cutting my hours at work",
  "i love my job",
  "we learned spanish at school",
  "my friend is trying for a baby and it's been a year",
  "we did three rounds of ivf and it's been two years",
  "i feel guilty about lying",
  "my wedding is too expensive",
  "my husband is cheating on me",
  "i was in bed all day with the flu and my mom brought soup",
  "ask him to help you with the form",
  "the dog bites",
  "my son smokes weed",
  "my husband smokes weed every day",
  "i told my boss i quit",
  "my daughter left her lunch at school",
  "my debts are gone",
  "i eat 15 grams in 30 minutes",
])("%j has none of these answers", (text) => {
  const known = knownAnswer(text);
  expect(lifeQuestionAnswers.find((one) => one.text === known)?.id).toBeUndefined();
});

test.each([
  "health insurance is $600 a month, can't afford it",
  "how much house can I afford making $70,000",
  "we could never afford a $900 trip",
])("%j asks nothing of the member's own numbers", (text) => {
  expect(ownQuestion(text)).toBeUndefined();
  expect(ownQuestion("can we afford a $900 trip")).toMatchObject({ kind: "afford" });
});
