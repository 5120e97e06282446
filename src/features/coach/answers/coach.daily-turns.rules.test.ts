import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";
import { markOf } from "../talk/coach.written-text.rules.ts";
import { appTurns } from "./coach.daily-app.content.ts";
import { dailyMoreTurns } from "./coach.daily-more.content.ts";
import { dailyTurns } from "./coach.daily-turns.content.ts";

const { lastOf } = talksWith(builtInAnswer, await coachSearch());
const turns = [...dailyTurns, ...dailyMoreTurns, ...appTurns];
const idOf = (text: string) => turns.find((one) => text.includes(markOf(one.text)))?.id;

/** Talks whose last message has the answer. */
const talks: Record<string, string> = {
  "food-picky-kids":
    "cheap dinner ideas | for a family of 4 | my kids are picky; how do i feed a family of 5 on $100 a week | what should we eat for breakfast | my husband hates beans",
  "food-vegetarian": "Give me a meal plan for the week | vegetarian please; easy healthy dinner recipes | i dont eat meat",
  "food-vegan": "give me a meal plan | i'm vegan",
  "food-no-vegetables": "I want to eat healthier | I don't like vegetables",
  "food-same-thing": "How do I meal prep? | I hate eating the same thing",
  "food-hard-to-start": "I order takeout too often | almost every day | I'm too tired to cook; what's for dinner? | im lazy",
  "food-cant-cook":
    "how do I learn to cook? | I can only make pasta; cheap meal ideas | i can't cook; i order takeout every day | i don't know how to cook",
  "snacks-no-nuts": "healthy snacks for work? | no nuts, I'm allergic",
  "snacks-cheap": "healthy snacks for work? | no nuts, I'm allergic | cheap ones",
  "snacks-sweet-salty": "healthy snacks | something sweet",
  "takeout-often": "I order takeout too often | almost every day",
  "cook-what-first": "how do I learn to cook? | I can only make pasta | what should I learn first?",
  "clean-kids-and-pets": "How do I keep my house clean? | I have two kids and a dog",
  "clean-schedule-asked": "How do I keep my house clean? | I have two kids and a dog | give me a schedule",
  "clean-where-start":
    "my apartment is a mess | I don't know where to start; cleaning tips for lazy people | i hate cleaning | where do i start",
  "clean-alone": "my apartment is a mess | I don't know where to start | I live alone",
  "clutter-clothes-where": "my closet is overflowing | i have clothes from 10 years ago | should i sell or donate?",
  "loses-keys": "How can I be more organized? | I lose everything",
  "hobby-in-winter": "What are cheap hobbies? | I like being outside | in winter?",
  "hobby-outside": "What are cheap hobbies? | I like being outside",
  "hobby-with-hands": "what's a good hobby for me? | i work a lot | something relaxing",
  "hobby-with-people": "cheap hobbies | with people; i need a new hobby | in a group",
  "weekend-with-kids": "What can I do this weekend without spending money? | with kids",
  "weekend-rain": "What can I do this weekend without spending money? | with kids | it's raining",
  "weekend-alone": "free things to do this weekend | i'm alone; what can i do this weekend without spending money | by myself",
  "date-no-money": "date night ideas at home | we have no money; date ideas | cheap",
  "date-romantic": "date night ideas at home | we have no money | something romantic",
  "date-with-kids": "date night ideas | we have kids",
  "trip-place-cost": "I want to travel more | how much do I need?",
  "trip-place-told": "I want to travel but I have no money | to Italy maybe",
  "party-for-child": "How do I plan a birthday party on a budget? | for my 6 year old",
  "party-games": "how do i plan a birthday party on a budget | games?; cheap birthday party for kids | what games",
  "car-repair-cost":
    "My car broke down | the repair is $1,200; should i fix my old car or buy a new one | it's a 2009 honda with 180k miles | the repair is $2,000",
  "car-fix-or-buy": "My car broke down | the repair is $1,200 | should I fix it or buy another one?",
  "pet-vomits":
    "my dog is sick and I can't afford the vet | he is vomiting; my dog is sick | he is vomiting; my cat is sick | she won't eat",
  "pet-since-when": "my dog is sick and I can't afford the vet | he is vomiting | since yesterday; my cat isn't eating | since monday",
  "pet-cant-afford": "my cat isn't eating | since monday | i have no money for the vet",
  "moving-to-do": "I'm moving next month | what do I need to do?",
  "detox-work-phone": "How do I do a digital detox? | I need my phone for work",
  "detox-how-long": "How do I do a digital detox? | I need my phone for work | for how long?",
  "self-care-free": "self care ideas | that don't cost money",
  "self-care-busy": "self care ideas | that don't cost money | for busy moms",
  "read-falls-asleep": "I want to read more | I fall asleep",
  "read-no-time-focus": "i want to read more | i can't focus; how do i read more | i get distracted by my phone",
  "read-what": "how can i read more books? | no time | any recommendations?",
  "meditate-how-long": "how do I meditate? | my mind wanders | how long?",
  "journal-how-often": "how do I start journaling? | what should I write? | every day?",
  "journal-example": "how do i start journaling | give me some prompts; i want to start a diary | i don't know what to write",
  "skill-no-time": "i want to learn spanish | how long does it take",
  "stain-on-what": "how do i get a coffee stain out | it's on the couch",
  "trip-when-cheapest": "i want to go to paris | when is cheapest",
  "car-still-drive": "car makes a weird noise | it's the brakes i think | can i still drive it",
  "app-pay-ways": "how much does this app cost? | do you take paypal",
  "recipe-swap":
    "can you give me a recipe for pancakes? | without milk; can you give me a recipe for pancakes? | without milk; how do i make banana bread | no eggs",
  "recipe-for-more":
    "can you give me a recipe for pancakes? | without milk | for 4; can you give me a recipe for pancakes? | without milk | for 4; how do i make banana bread | no eggs | double it; chicken recipes | for 4",
  "cook-eats-out":
    "i want to start cooking at home | i eat out every day; i want to start cooking at home | i eat out every day; i want to learn to cook | i always order food",
  "food-freeze": "meal prep ideas for the week | high protein | can i freeze it?",
  "food-protein": "meal prep ideas for the week | high protein",
  "food-kids-like": "cheap dinner ideas | something kids like; easy dinner ideas | kid friendly",
  "food-skips-breakfast": "how to eat healthy when you are busy | i skip breakfast",
  "food-example-day": "how to eat healthy when you are busy | i skip breakfast | give me an example for one day",
  "food-cheaper": "cheap dinner ideas | even cheaper; meal plan for the week please | cheaper please",
  "food-healthier": "cheap dinner ideas | even cheaper | healthy; meal plan for the week please | cheaper please | is that healthy?",
  "food-no-oven": "easy dinners | i have no oven; quick meals | i only have a microwave",
  "lunch-no-microwave": "healthy lunch ideas for work | no microwave",
  "food-at-night": "i want to stop eating junk food | chips mostly | at night",
  "picky-age": "my son only eats chicken nuggets | he's 4",
  "groceries-target": "i spend too much on groceries | $600 a month just me | how can i get it down to 400?",
  "chicken-dry": "how do i cook chicken breast? | it's always dry",
  "clean-hates-it": "cleaning tips for lazy people | i hate cleaning",
  "clean-ten-minutes": "how do i get motivated to clean | my room is a disaster | 10 minute plan?",
  "papers-what-keep": "how do i organize my papers? | i have boxes full",
  "loses-things-adhd": "I keep losing my keys | every morning",
  "stain-dried": "how to get red wine out of a carpet | it's dry already",
  "wash-and-towels": "how often should i wash my sheets? | and towels?",
  "hobby-little-time": "what's a good hobby for me? | i work a lot",
  "hobby-free": "im bored | nothing interests me | no money",
  "kids-ages-play": "what to do with kids on a rainy day | 3 and 6",
  "kids-fight-bored": "what to do with kids on a rainy day | 3 and 6 | they fight",
  "weekend-two": "things to do for free this weekend | with my girlfriend",
  "weekend-nature": "things to do for free this weekend | with my girlfriend | we like nature",
  "date-at-home-again": "date ideas | cheap | at home; how do we keep the romance alive with kids | no babysitter",
  "quit-miss-people": "i want to quit social media | but i'll miss my friends",
  "quit-delete-or-not": "i want to quit social media | but i'll miss my friends | should i delete it?",
  "trip-more-told": "plan a cheap vacation for me | family of 4",
  "card-funny": "what can i write in a birthday card for my best friend | something funny",
  "card-heartfelt":
    "what can i write in a birthday card for my mom | something heartfelt; help me with a card for my sister | more personal",
  "party-food": "how do i throw a party with no money | 20 people | what food",
  "party-tight": "how do I plan a baby shower | on a budget",
  "car-price-alone": "my car needs new brakes | $800",
  "car-price-normal": "my car needs new brakes | $800 | is that normal?",
  "car-age-told": "should i fix my old car or buy a new one | it's a 2009 honda with 180k miles",
  "pet-own-cost":
    "should i get a dog? | i live in an apartment | how much does it cost?; should i get a dog? | how much does it cost?; i want to adopt a cat | what does it cost per month",
  "pet-apartment": "should i get a dog? | i live in an apartment",
  "move-out-money": "i'm moving out of my parents' house | what do i need? | how much money should i have",
  "move-out-things": "i'm moving out of my parents' house | what do i need?",
  "move-size-distance": "how much does it cost to move | 2 bedroom",
  "read-no-time-short": "how can i read more books? | no time",
  "skill-free-ways": "i want to learn spanish | how long does it take | free ways?",
  "me-time-baby": "how can i have more me time | i have a baby",
  "password-forgot-turn": "how do i change my password | i forgot it",
  "app-edit-later": "how do i add a bill | and my income? | can i edit it later",
  "app-offline-turn": "does evenday work on iphone? | is there an app | offline too?",
  "app-next-level": "how do points work here? | how do I get to the next level?",
  "app-points-lost": "how do points work here? | how do I get to the next level? | can I lose points?",
  "app-upload-how": "where do I find my documents? | how do I upload one?",
  "app-documents-safe": "where do I find my documents? | how do I upload one? | is it safe?",
  "app-no-spend-days": "how do I start the no-spend challenge? | for 7 days",
  "app-what-counts": "how do I start the no-spend challenge? | for 7 days | what counts as spending?",
  "app-export-excel": "can I share my budget with my husband? | how do I export my data? | to excel?",
  "app-import-file": "how do I import my bank transactions? | which file?",
  "app-reminders-phone": "does this app have a calendar? | can I get reminders? | on my phone?",
  "app-change-safe": "what is safe to spend? | why is mine so low? | how do I change it?",
  "app-is-chatgpt": "who made you? | are you chatgpt?",
  "app-delete-all": "is my data private? | who can read my journal? | can I delete everything?",
  "app-trial-when": "how do I cancel? | when does my trial end?",
  "app-share-how": "can i share my budget with my husband? | how do we do that",
  "app-name-told": "can you remember things about me? | my name is Sarah",
  "meaning-what-you-think": "what's the meaning of life? | deep | what do you think?",
};
test.each(Object.entries(talks).flatMap(([id, all]) => all.split("; ").map((talk) => ({ id, talk }))))("$talk: $id", ({ id, talk }) => {
  expect(idOf(lastOf(...talk.split(" | ")))).toBe(id);
});
test("each has a talk", () => {
  expect(Object.keys(talks)).toEqual(turns.map(({ id }) => id));
});

test("the member's own figures and places stand in the answer", () => {
  expect(lastOf("My car broke down", "the repair is $1,200", "should I fix it or buy another one?")).toContain("Put $1,200 beside");
  expect(lastOf("i spend too much on groceries", "$600 a month just me", "how can i get it down to 400?")).toContain("To come to 400");
});

test.each([
  ["my mom died", "i live alone"],
  ["i feel like nobody needs me", "with people"],
  ["my husband hits me", "we have kids"],
  ["I lost my job", "no money"],
  ["i want to die", "what should i do with my things"],
  ["i owe $3,000 on a card", "$800"],
  ["i can't sleep", "at night"],
  ["my girlfriend left me", "every day"],
  ["i drink too much", "every day"],
  ["i'm anxious about money", "how often?"],
  ["my son is bullied", "he's 8"],
  ["i feel sad", "something romantic"],
])("%j and then %j: none of these", (...said) => {
  expect(idOf(lastOf(...said))).toBeUndefined();
});
