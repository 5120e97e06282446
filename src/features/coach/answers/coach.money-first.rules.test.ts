import { expect, test } from "vitest";
import { knownAnswer } from "./coach.known.rules.ts";
import { moneyFirstAnswers } from "./coach.money-first.content.ts";

/** Three phrasings of each matter. */
const asked: Record<string, string> = {
  "money-where-to-start":
    "I'm feeling overwhelmed with my finances, where do I start?; my finances are a mess; how do i get my finances in order",
  "save-for-a-car": "how do i save for a car; I want to save up for a used car; help me save money for my first car",
  "save-how-much": "How much should I save each month?; how much should i be saving; what percentage of my income should i save",
  "saved-at-age":
    "how much should i have saved in my 30s; how much money should i have in my 40s; how much should you have saved at age 35",
  "stick-to-budget": "I can never stick to a budget; i gave up on my budget; how do i stick to a budget",
  "track-spending": "how do i track my spending; how can i keep track of my expenses; what's the best way to track my money",
  "missed-card-payment": "I missed a credit card payment; i forgot to pay my credit card bill; i was late on my card payment",
  "no-spend-how": "How do I do a no-spend challenge?; i want to do a no spend month; what are the rules for a no spend week",
  "landlord-more-time":
    "Can you write a message to my landlord asking for more time?; how do i tell my landlord i'll be late on rent; help me write a letter to my landlord, i can't pay",
  "rent-how-much": "How much rent can I afford?; how much rent could i pay; how much can i spend on rent",
  "rent-or-buy-home": "Should I rent or buy a home?; renting vs buying; is it better to buy or rent",
  "down-payment-how": "How do I save for a down payment?; i want to save for a house; how can i start saving for a house",
  "new-or-used-car": "Should I buy a new or used car?; new vs used car; is it better to buy used or new",
  "afford-a-car": "Can I afford a new car?; how much car can i afford; how much should i spend on a car",
  "life-insurance": "Do I need life insurance?; should i get life insurance; how much life insurance should we have",
  "no-health-insurance": "I don't have health insurance; im uninsured; how do i get health insurance",
  "get-a-credit-card": "Should I get a credit card?; is it a good idea to get a credit card; do i need a credit card",
  "index-fund": "What is an index fund?; what are etfs; explain index funds",
  "combine-finances": "Should we combine our finances?; should couples share bank accounts; joint account or separate",
  "different-incomes": "My wife and I make different incomes; my husband and i earn very different salaries; we have different incomes",
  "paid-off-a-debt": "I paid off my smallest card; i finally paid off my student loan; we just paid off our car loan",
  "afford-to-move-out": "Can I afford to move out?; how much do i need to move out; how much money do i need to live on my own",
  "afford-a-dog": "can I afford a dog; how much does it cost to have a dog; can i afford to get a puppy",
  "freelance-taxes": "I'm a freelancer and bad with taxes; how much should i set aside for taxes; how do taxes work when self-employed",
  "nothing-until-payday": "i have no money until payday; broke until friday; i'm out of money till i get paid",
  "credit-or-debit": "Should I use a credit card or debit?; credit vs debit; is debit or credit better",
  "lost-job-and-money":
    "I just got laid off and I'm scared about money; i lost my job and can't pay my bills; got fired and i'm worried about rent",
  "lifestyle-creep": "how do i avoid lifestyle creep; what is lifestyle inflation; worried about lifestyle creep",
};
test.each(Object.entries(asked).flatMap(([id, all]) => all.split("; ").map((text) => ({ id, text }))))("$text: $id", ({ id, text }) => {
  const known = knownAnswer(text);
  expect(moneyFirstAnswers.find((one) => one.text === known)?.id).toBe(id);
});

test("every answer has phrasings", () => {
  expect(Object.keys(asked)).toEqual(moneyFirstAnswers.map(({ id }) => id));
});

test.each([
  "my mom's finances are a mess since dad died",
  "how do people with adhd manage money",
  "i can never stick to a diet",
  "i missed a call from my mom",
  "write a message to my landlord about the mold",
  "how do i tell my landlord i'm moving out",
  "how much should i sleep each night",
  "should i buy a new or used couch",
  "i want to quit my job but then no health insurance",
  "my wife makes more than me and it bothers me",
  "i lost my job",
  "i paid off my debt and now i feel empty and i'm depressed about it",
  "should we move in together",
  "how do i track my mood",
])("%s is answered by none of them", (text) => {
  const known = knownAnswer(text);
  expect(moneyFirstAnswers.filter((one) => one.text === known && one.id !== "paid-off-a-debt")).toEqual([]);
});
