import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { knownAnswer } from "./coach.known.rules.ts";
import { moneyTalkAnswers } from "./coach.money-talk.content.ts";
import { toldFactsOfMoney } from "./coach.told-facts-money.content.ts";

const { lastOf } = talksWith(builtInAnswer, await coachSearch());

/** A talk, and the answer to its last message; other wordings of that message after "/". */
const talks: Record<string, string[]> = {
  "where-keep-savings": ["How big should my emergency fund be?", "Where should I keep it? / where do i put it / what kind of account"],
  "cushion-or-debt-first": [
    "How do I build an emergency fund?",
    "I also have credit card debt",
    "Should I pay the debt first? / which one first / what comes first",
  ],
  "am-i-behind": ["How much should I have in savings at 30?", "I have $4,000", "Am I behind? / is that bad / how do i catch up"],
  "fifty-thirty-realistic": ["What is the 50/30/20 rule?", "I make $3,000 a month", "Is that realistic? / does that work / is it doable"],
  "need-or-want": ["What is the 50/30/20 rule?", "What counts as a want? / what's a need / what is the difference"],
  "avalanche-explained": ["What's the debt snowball?", "And the avalanche? / how about the avalanche / what about the avalanche"],
  "snowball-or-avalanche-better": ["Snowball or avalanche?", "Which is better? / which one should i do / what do you recommend"],
  "missed-payment-credit": [
    "I missed a credit card payment",
    "It was two weeks ago",
    "Will it hurt my credit? / does it affect my credit score / is my credit ruined",
  ],
  "missed-payment-now": [
    "I missed a credit card payment",
    "It was two weeks ago",
    "What should I do now? / how do i fix it / what can i do",
  ],
  "instead-of-buying": [
    "I shop when I'm sad",
    "Last night I spent $120",
    "What can I do instead? / what else can i do / what could i do at night",
  ],
  "stop-buying-plan": ["I have a shopping addiction", "can you give me a plan? / how do i stop / what's the plan"],
  "spending-guilt-normal": [
    "I feel guilty when I spend money on myself",
    "I bought a $90 pair of shoes",
    "Is that normal? / is this ok / why am i like this",
  ],
  "return-it-or-keep": [
    "I feel guilty when I spend money on myself",
    "I bought a $90 pair of shoes",
    "Should I return them? / should i keep them / do i return it",
  ],
  "no-spend-rules": ["I want to do a no spend month", "What are the rules? / can i still buy groceries / what's allowed"],
  "no-spend-week-plan": ["I want to do a no spend month", "Can you give me a plan for a week? / give me a plan / how do i start"],
  "no-spend-occasions": ["I want to do a no spend month", "What about birthdays? / what about my friends / what if there's a wedding"],
  "no-spend-slip-before": ["I want to do a no spend month", "What if I slip up? / what if i give in / what happens if i buy something"],
  "cut-groceries-how": [
    "my grocery bill is too high",
    "$150 a week for just me",
    "How do I cut it? / how can i lower it / how do we spend less",
  ],
  "phone-bill-words": [
    "How can I lower my bills?",
    "My phone bill is $120",
    "What should I say to them? / what do i say / how do i negotiate",
  ],
  "bills-which-first": [
    "I can't afford my bills this month",
    "I'm short $300",
    "Which ones should I pay first? / which bills come first / what should i pay first",
  ],
  "electric-company-words": [
    "I can't afford my bills this month",
    "What should I say to the electric company? / what do i tell the power company / what can i say to the gas company",
  ],
  "which-subscription": [
    "I have too many subscriptions",
    "Netflix, Hulu, Spotify, gym",
    "Which one should I cancel? / which should i cancel first / what should i cancel",
  ],
  "landlord-says-no": ["I'm going to be late on rent", "What if he says no? / what if my landlord says no / what if she refuses"],
  "rent-with-roommate": [
    "How much rent can I afford?",
    "I make $4,200 a month",
    "What about with a roommate? / should i get a roommate / what if i had a roommate",
  ],
  "house-wait-or-now": ["should I buy a house", "Should I wait? / is now a good time / should we buy now"],
  "finance-a-car": ["Should I buy a new or used car?", "My budget is $15,000", "Should I finance it? / what about leasing / cash or loan"],
  "life-insurance-size": ["Do I need life insurance?", "I have two kids", "How much? / how much do i need / how much does it cost"],
  "term-or-whole": ["Do I need life insurance?", "Term or whole? / whole or term life / term vs whole"],
  "health-where-look": ["I don't have health insurance", "I make $25,000 a year", "Where do I look? / where do i apply / how do i sign up"],
  "uninsured-and-sick": [
    "I don't have health insurance",
    "what if I get sick? / what happens if i need a doctor / where can i see a doctor",
  ],
  "taxes-due": ["How do I do my taxes?", "When is it due? / what's the deadline / when are taxes due"],
  "taxes-free": [
    "How do I do my taxes?",
    "I have one job and I rent",
    "Can I do it myself for free? / is there a free way / do i need an accountant",
  ],
  "raise-score-fast": [
    "what is a good credit score",
    "mine is 640",
    "how do i raise it fast / how can i improve it / what's the fastest way",
  ],
  "checking-score": [
    "what is a good credit score",
    "Does checking it hurt? / will looking at it hurt my score / does checking my score hurt it",
  ],
  "which-first-card": ["I have no credit", "Which one? / which card should i get / what kind is best"],
  "invest-risky": ["What is an index fund?", "Is it safe? / is it risky / can i lose everything"],
  "invest-what-where": ["What is an index fund?", "Where do I open an account? / how much do i need / what should i buy"],
  "retire-too-late": [
    "How do I start saving for retirement?",
    "I'm 40 and have nothing",
    "Is it too late? / am i too old / can i still catch up",
  ],
  "retire-how-much": ["What is a 401k?", "My employer matches 4%", "How much should I put in? / what percent / how much a month"],
  "leave-the-job-401k": ["What is a 401k?", "What if I leave? / what happens if i quit / what happens when i change jobs"],
  "raise-how-much": ["How do I ask for a raise?", "How much should I ask for? / what number do i say / how much is reasonable"],
  "tell-family-lost-job": [
    "I lost my job",
    "I have one month of savings",
    "How do I tell my family? / how do i tell my wife / what do i tell my kids",
  ],
  "let-the-loan-go": [
    "I lent my sister $800 and she won't pay me back",
    "Should I let it go? / should i just forget it / is it worth fighting over",
  ],
  "ask-for-money-back": [
    "My friend owes me $300",
    "It's been 3 months",
    "How do I ask for it back? / how do i bring it up / how do i ask him for it",
  ],
  "split-groceries": [
    "How should couples split bills?",
    "Rent is $2,000",
    "What about groceries? / what about utilities / how do we split food",
  ],
  "split-is-fair": ["How should couples split bills?", "Is that fair? / is it fair / what's fair"],
  "is-their-debt-mine": [
    "Should we combine our finances?",
    "He has $20,000 in debt",
    "Is that my debt too? / am i responsible / do i have to pay it",
  ],
  "debt-before-house": [
    "We're trying to buy a house but my husband has debt",
    "$9,000",
    "Should we pay it first? / should we pay the debt off first / debt or house first",
  ],
  "hidden-purchases-words": [
    "My husband hides purchases from me",
    "I found a $2,000 card",
    "What should I say? / how do i bring it up / how do i confront him",
  ],
  "debt-page-end": ["How do I add a debt?", "And where do I see when it's paid off? / what about the interest / where do i enter the rate"],
  "safe-how-figured": ["what does safe to spend mean", "How is it calculated? / is it per day or per week / how does it work"],
  "safe-why-low": ["what does safe to spend mean", "Why is mine so low? / can i change it / why is it zero"],
  "budget-add-income": ["How do I add a bill?", "How do I add my income? / where do i enter my paycheck / where does my income go"],
  "budget-categories": ["How do I add a bill?", "Where are the categories? / how do i delete one / how do i edit a bill"],
  "overdraft-fee-back": ["I overdrafted my account", "$35 fee", "Can I get it back? / will they refund it / can i get the fee back"],
  "instead-of-payday": [
    "Should I get a payday loan?",
    "I need $400",
    "What else can I do? / what are my options / is there anything better",
  ],
  "christmas-more-people": [
    "How do I pay for Christmas without going into debt?",
    "I have 4 kids",
    "What about the grandparents? / what about my in-laws / how about the adults",
  ],
  "help-single-parent": [
    "I'm a single mom and money is tight",
    "Rent is $950",
    "What help is there? / is there any help / what benefits can i get",
  ],
  "student-loan-extra": ["I have student loans", "$30,000 at 6%", "Should I pay extra? / should i pay it off early / should i pay more"],
  "student-loan-cannot": [
    "I have student loans",
    "What if I can't pay? / what happens if i don't pay / what if i can't afford the payments",
  ],
  "pay-for-chores": [
    "How do I teach my kids about money?",
    "Should I pay for chores? / should chores be paid / do i have to pay for chores",
  ],
  "sinking-fund-for-what": ["What's a sinking fund?", "For what? / can you give me an example / how much should i put in"],
  "irregular-bad-month": [
    "How do I budget with irregular income?",
    "What if I have a bad month? / what about slow months / what if i have a slow month",
  ],
  "freelance-tax-when": ["I'm a freelancer and bad with taxes", "When do I pay? / how often do i pay / how much should i set aside"],
  "behind-friends-focus": [
    "I feel behind financially compared to my friends",
    "I'm 33 and rent",
    "What should I focus on? / what matters most / where do i start",
  ],
  "card-rewards": ["Should I use a credit card or debit?", "What about rewards? / are the points worth it / what about cash back"],
  "can-scam-come-back": ["I got scammed out of $800", "By Zelle", "Can I get it back? / will my bank refund it / is it gone"],
};
test.each(
  Object.entries(talks).flatMap(([id, said]) =>
    said
      .at(-1)!
      .split(" / ")
      .map((newest) => [id, [...said.slice(0, -1), newest]] as const),
  ),
)("%s: %j", (id, said) => {
  const { text } = moneyTalkAnswers.find((one) => one.id === id)!;
  expect(lastOf(...said)).toContain(text.slice(0, 60));
  expect(knownAnswer(said.at(-1)!, "USD", ["my roommate sings"])).not.toBe(text);
});

test("every answer has a talk", () => {
  expect(Object.keys(talks)).toEqual(moneyTalkAnswers.map(({ id }) => id));
});

/** What is told, in its talk; other wordings after "/". */
const told: Record<string, string[]> = {
  "several-debts-no-savings": [
    "My finances are a mess",
    "I have a car loan, two credit cards and no savings / no savings, one loan and cards / two loans, a card, no savings",
  ],
  "only-minimums": ["im drowning in debt", "I can only pay the minimums / i can barely pay the minimum / I can just make minimum payments"],
  "three-cards-full": ["I have a shopping addiction", "I have 3 maxed out cards / all my cards are maxed / i maxed out two cards"],
  "always-eats-out": ["I can never stick to a budget", "I always overspend on eating out / i overspend on food / overspending on takeout"],
  "budget-gave-up": ["I don't know where my money goes", "I tried that and gave up / i had it for two weeks / gave up on it"],
  "spends-everything": ["how do i make a budget", "I spend everything I make / i always spend every dollar / we spend all of it"],
  "partner-unaware-of-debt": ["I have credit card debt", "My husband doesn't know / my wife has no idea / but my partner doesn't know"],
  "bought-and-feels-guilty": [
    "I feel guilty when I spend money on myself",
    "I bought a $90 pair of shoes / i just spent $120 on a jacket / I got a $60 haircut",
  ],
  "buys-at-night": ["How do I stop impulse buying?", "Mostly online at night / amazon mostly / it's temu"],
  "lists-subscriptions": ["I have too many subscriptions", "Netflix, Hulu, Spotify, gym / netflix and hulu / spotify, disney and max"],
  "late-by-days": ["I'm going to be late on rent", "By about a week / a few days / maybe two weeks"],
  "one-month-of-savings": ["I lost my job", "I have one month of savings / two months' savings / we have 3 months of expenses saved"],
  "never-paid-back": [
    "My brother wants to borrow $500",
    "He never paid me back last time / he still hasn't paid me back / he didn't pay it back",
  ],
  "says-they-will-pay-back": [
    "Should I lend money to a friend?",
    "She says she'll pay me back in June / he promised to pay it back / she said she'll pay it back",
  ],
  "they-will-be-mad": ["My brother wants to borrow $500", "He'll be mad / but he will be angry / he's going to be upset with me"],
  "says-i-am-controlling": ["My partner and I fight about money", "He says I'm controlling / she calls me cheap / he said i'm nagging"],
  "looked-and-negative": [
    "I'm scared to check my bank account",
    "I looked. I have -$200 / i checked and it's negative / I looked, it's worse than i thought",
  ],
  "avoids-the-account": [
    "Money makes me anxious",
    "I avoid looking at my account / i haven't checked my account in months / i never open my bills",
  ],
  "debt-of-the-other": [
    "Should we combine our finances?",
    "He has $20,000 in debt / she owes 9k on cards / my fiance has $30,000 in loans",
  ],
  "discouraged-easily": ["Snowball or avalanche?", "I get discouraged easily / i give up quickly / i lose motivation fast"],
  "chose-snowball": ["Snowball or avalanche?", "ok I'll do snowball / i'll go with the avalanche / let's do the snowball method"],
  "failed-no-spend": ["I want to do a no spend month", "I failed on day 3 / i caved / i slipped"],
  "still-has-payday-loan": ["Should I get a payday loan?", "I already have one / but i already have two / i have one already"],
  "paid-by-zelle": ["I got scammed out of $800", "By Zelle / through venmo / i sent it with cash app"],
  "lost-at-gambling": ["I have a gambling problem", "I lost $2,000 this month / i just lost 500 / i lost about $3k"],
  "for-work-purchase": [
    "can I afford a $1,000 laptop",
    "I have $1,500 in savings",
    "It's for work / it's for school / i need it for my job",
  ],
  "short-by-a-sum": ["I can't afford my bills this month", "I'm short $300 / short by $200 / we're $150 short"],
  "children-and-life-cover": ["Do I need life insurance?", "I have two kids / we have a baby / i have three small children"],
  "income-and-uninsured": ["I don't have health insurance", "I make $25,000 a year / i make 2000 a month / we only earn 30k"],
  "employer-matches": ["What is a 401k?", "My employer matches 4% / my company will match / they match half"],
  "nothing-for-retirement": ["How do I start saving for retirement?", "im 52 with no savings / i'm almost 60 and have zero"],
  "evenings-free": ["How can I make extra money?", "I have evenings free / i have 10 hours a week / i can work weekends"],
  "good-at-something": ["What are some side hustles?", "I'm good at writing / im really good with kids / i'm good at cooking"],
  "needs-a-sum-a-month": ["How can I make extra money?", "I need $500 a month / i want to make $800 / i need about 300 more a month"],
  "single-parent-pay": ["I'm a single mom and money is tight", "I have two kids and make $2,400 / rent is $950 / i make 1900"],
  "friends-buy-houses": [
    "I feel behind financially compared to my friends",
    "They're all buying houses / I'm 33 and rent / my friends bought homes",
  ],
  "saves-of-pay": ["Am I saving enough?", "I save $300 out of $3,500 / i save 10% / I save about $200 of $2,800"],
  "kids-ages-and-money": ["How do I teach my kids about money?", "They're 7 and 10 / he's 9 / they are 5, 8 and 12"],
  "only-on-credit-young": ["I have no credit", "I'm 19 / im 22 / i'm only 18"],
};
test.each(
  Object.entries(told).flatMap(([id, said]) =>
    said
      .at(-1)!
      .split(" / ")
      .map((newest) => [id, [...said.slice(0, -1), newest]] as const),
  ),
)("told %s: %j", (id, said) => {
  const { text } = toldFactsOfMoney.find((one) => one.id === id)!;
  const part = text.split(/[{}]/).toSorted((one, other) => other.length - one.length)[0]!;
  expect(lastOf(...said)).toContain(part.trim().slice(0, 60));
});
test("everything told has a talk", () => {
  expect(Object.keys(told)).toEqual(toldFactsOfMoney.map(({ id }) => id));
});
