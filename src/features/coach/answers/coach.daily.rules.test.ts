import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { unsafeIn } from "../coach.output.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";
import { appFirstAnswers } from "./coach.daily-app.content.ts";
import { dailyFirstAnswers } from "./coach.daily-first.content.ts";
import { dailyMoreFirst } from "./coach.daily-more.content.ts";
import { knownAnswer } from "./coach.known.rules.ts";
import { recipes } from "./coach.recipes.content.ts";

const { lastOf } = talksWith(builtInAnswer, await coachSearch());
const answers = [...appFirstAnswers, ...dailyFirstAnswers, ...dailyMoreFirst];

const asked: Record<string, string> = {
  "healthy-on-budget":
    "How do I cook healthy on a budget?; how can I eat healthy on a tight budget?; cheap healthy meals; healthy eating on a low income",
  "recipes-asked": "can you give me recipes?; any easy recipes?; give me some recipes please",
  "cheap-dinners":
    "cheap dinner ideas; easy healthy dinner recipes; what's for dinner?; cheap meal ideas; cheap dinner ideas; easy dinner ideas; cheap dinner ideas; easy dinners; quick meals",
  "healthy-snacks": "healthy snacks for work?; healthy snacks; good snacks for school; what can i snack on at work",
  "breakfast-ideas": "what about breakfast?; what should we eat for breakfast; healthy breakfast ideas; what should we eat for breakfast?",
  "lunch-for-work": "healthy lunch ideas for work",
  "cleaning-schedule": "How do I keep my house clean?; can you make me a cleaning schedule; how do i keep my apartment clean with two kids",
  "date-night-home":
    "date night ideas at home; date ideas; date night ideas; date night at home; cheap date night ideas; romantic ideas at home",
  "digital-detox": "How do I do a digital detox?; how do i start a social media detox; phone detox",
  "self-care-ideas": "self care ideas; how do i practice self care; self care tips for busy moms",
  "trip-without-money": "I want to travel but I have no money; how can i travel with no money; cheap vacation ideas",
  "party-on-budget":
    "How do I plan a birthday party on a budget?; how do i throw a party with no money; how do i plan a birthday party on a budget; cheap birthday party for kids; birthday party for my daughter on a budget; how to throw a birthday party on a budget; cheap party ideas",
  "wash-whites": "How do I wash white clothes?",
  "how-laundry": "how do i do my laundry?; how to wash my clothes for the first time",
  "stain-wine": "how do I remove a wine stain?; how to get red wine out of a carpet; how do i get a coffee stain out",
  "stain-other":
    "how do i get grease out of a shirt; how do i remove a stain; how do i get blood out of sheets; i have a stain on my shirt",
  "learn-a-skill": "i want to learn spanish; i want to learn guitar; how do i learn a new language",
  "kids-indoors": "what to do with kids on a rainy day; things to do with kids at home; rainy day activities for toddlers",
  "cannot-throw-away":
    "i feel guilty getting rid of things; i can't throw anything away; i have trouble letting go of things; i can't get rid of stuff",
  "cheap-hobbies":
    "What are cheap hobbies?; what's a good hobby for me?; cheap hobbies; i need a new hobby; free hobbies for adults; how do i find a hobby",
  "save-on-movers": "how do I save on movers?",
  "cancel-alone": "how do I cancel?",
  "use-app-how": "how do I use this app?; how do i get started with this app?; how does this app work",
  "where-documents": "where do I find my documents?",
  "eat-well-busy": "how to eat healthy when you are busy",
  "stop-junk-food": "i want to stop eating junk food; how do i stop eating chips at night; i eat too much junk food",
  "clean-fast": "how do I clean my kitchen fast?; how do i clean my house in an hour; speed cleaning tips",
  "clean-without-liking": "cleaning tips for lazy people",
  "bad-smell": "how do i get rid of a bad smell in the fridge; my fridge smells; how to get rid of the smell in my washing machine",
  "wash-how-often": "how often should i wash my sheets?; how often should i clean the bathroom?; how often do you wash towels",
  "declutter-how":
    "how do I declutter my closet?; my closet is overflowing; how do I get rid of clutter; how do i declutter?; i have too much stuff; help me declutter; i have too many clothes",
  "organize-papers": "how do i organize my papers?; how do i deal with my paperwork; pile of mail everywhere",
  "free-things-to-do":
    "things to do for free this weekend; free things to do this weekend; fun things to do this weekend for free; what can we do this weekend for free",
  "romance-with-kids":
    "how do we keep the romance alive with kids; how do we bring back the spark; how to keep the spark alive with a baby",
  "quit-social-media": "i want to quit social media; should i delete instagram?; i'm addicted to tiktok",
  "plan-vacation": "plan a cheap vacation for me; how much should i budget for a vacation; help me plan a trip; plan a family vacation",
  "baby-shower": "how do I plan a baby shower; how do i plan a birthday party?; planning a graduation party",
  "car-needs-repair": "my car needs new brakes; my truck needs a new transmission; the mechanic says my car needs tires",
  "move-cost": "how much does it cost to move; how much do movers cost?; what does it cost to move to another state",
  "more-me-time": "how can i have more me time; how do i get more time for myself; i never have time for myself",
  "works-on-phone": "does evenday work on iphone?; does this app work on android",
  "app-who-reads": "who can read my journal?; who can see my data?; who sees what i write",
  "app-has-calendar": "does this app have a calendar?; is there a calendar?; does evenday have a calendar",
  "app-get-reminders": "can this app send notifications?; does the app send reminders?",
  "app-lose-data": "will I lose my data?; will i lose everything if i stop paying",
  "app-remember-me": "can you remember things about me?",
  "save-on-food": "i want to save money on food; how do i spend less on food; i spend too much on food",
  "car-noise": "car makes a weird noise; my brakes are squeaking; my engine is knocking",
  "pet-insurance": "is pet insurance worth it; should i get pet insurance for my cat",
  "packing-tips": "packing tips for moving; how do i pack for a move",
  "time-to-read": "how do i make time to read; how to find time for books",
  "something-interesting": "tell me something interesting; fun fact; surprise me",
};
test.each(Object.entries(asked).flatMap(([id, all]) => all.split("; ").map((text) => ({ id, text }))))("$text: $id", ({ id, text }) => {
  const first = lastOf(text);
  expect(answers.find((one) => first.includes(one.text.slice(0, 80)))?.id).toBe(id);
});
test("each has phrasings", () => {
  expect(Object.keys(asked).toSorted()).toEqual(answers.map(({ id }) => id).toSorted());
});
test.each([
  "what is an index fund, can i lose everything",
  "my landlord kept my deposit for stains",
  "how do i get my money back",
  "i can't eat and i can't sleep",
  "my house smells like gas",
  "i want to delete my ex's number",
  "my husband hits me when the house is not clean",
  "how do i clean up my credit",
  "how do i cook the books",
  "my name is on the lease",
  "how do i get rid of my debt",
  "i need a plan for my debt",
  "should i quit my job",
  "my mom had a stroke, i have no time for myself and i want to die",
])("%j has none of these answers", (text) => {
  const known = knownAnswer(text);
  expect(answers.find((one) => one.text === known)?.id).toBeUndefined();
});

test.each([
  ["what can i make with eggs and potatoes?", "Potato omelet"],
  ["i have chicken, rice and broccoli, what can i cook", "chicken and rice"],
  ["dinner ideas with ground beef", "Pan burgers"],
  ["chickpea recipes", "Chickpea curry"],
  ["what could I make with two potatoes and eggs", "Potato omelet"],
  ["i only have beans and pasta", "Pasta with tomato and beans"],
])("%j gets dishes from it", (text, name) => {
  expect(lastOf(text).toLowerCase()).toContain(name.toLowerCase());
});
test("a later message adds to what is there, asks for others, quick ones, or ones without meat", () => {
  expect(lastOf("what can i make with ground beef", "i also have potatoes")).toContain("With ground meat and potatoes");
  expect(lastOf("what can i make with eggs and potatoes?", "something else")).not.toContain("Potato omelet");
  expect(lastOf("What should I cook tonight?", "I have chicken and rice", "anything quick?")).toMatch(
    /in twenty minutes or less[^]*Chicken fried rice/,
  );
  expect(lastOf("what can i make with chicken and broccoli", "i don't eat meat")).toContain("Broccoli cheese pasta");
  expect(lastOf("I have eggs, spinach and cheese, what can I cook?", "how long does that take?")).toContain(
    "The minutes stand beside each",
  );
});
test.each([
  ["i have eggs and ovarian cysts"],
  ["how long does chicken last in the fridge"],
  ["my son only eats chicken nuggets"],
  ["i spend $200 a week on meat and cheese"],
  ["i have beef with my brother"],
  ["is chicken good for weight loss"],
  ["my chicken smells, is it bad"],
])("%j gets no dishes", (text) => {
  expect(lastOf(text)).not.toContain("that is a dinner already");
});
test.each([
  ["how do i make lasagna", "Lasagna"],
  ["can you give me a recipe for pancakes?", "Pancakes"],
  ["easy cookie recipe", "cookies"],
  ["how to make banana bread", "Banana bread"],
])("%j gets the recipe", (text, name) => {
  expect(lastOf(text)).toContain(`${name}**, `);
});
test("recipes hold nothing unsafe and are short", () => {
  for (const { text } of recipes) expect([unsafeIn(text), text.split(/\s+/).length <= 75]).toEqual([undefined, true]);
});

test("a present is thought of by whom it is for, the sum, and what they like", () => {
  const first = lastOf("gift ideas for my mom under $30");
  expect(first).toContain("for your mom, up to $30");
  expect(lastOf("gift ideas for my mom under $30", "she likes gardening")).toContain("A pot of herbs");
  expect(lastOf("gift ideas for my mom under $30", "she likes gardening", "what should I write in the card?")).toContain(
    "Happy birthday, Mom.",
  );
  expect(lastOf("birthday gift for a 5 year old", "she likes unicorns")).toContain("Something small with unicorns");
  expect(lastOf("christmas gift ideas for coworkers", "homemade?")).toContain("A jar of cookies");
});
test.each([
  "i can't afford gifts for my kids",
  "my gift card was stolen",
  "i got a gift from my boss and feel guilty",
  "my mother never gives me presents",
])("%j gets no ideas for presents", (text) => {
  expect(lastOf(text)).not.toContain("Three ideas");
});

test.each([
  [["I order takeout too often", "almost every day", "how much could I save?"], "$84 a week: about $360 a month"],
  [["i spend $300 a month on takeout", "how much would i save if i cooked"], "up to $225 a month"],
  [["Give me a meal plan for the week", "for 2 people", "how much will it cost?"], "$115 to $145 for 2 people"],
  [["how do i feed 4 people on $80 a week"], "$80 a week for 4 is $20 each"],
  [["cheap dinner ideas", "for a family of 4"], "For 4, five dinners of about $8 to $12 each"],
  [["cheap dinners for a family of 5"], "For 5, five dinners"],
  [["How do I cook healthy on a budget?", "for 2 people", "and a shopping list?"], "for 2 people:"],
  [["How do I plan a birthday party on a budget?", "for my 6 year old", "10 kids", "$100"], "$100 for 10 kids is $10 a child"],
  [["how do i throw a party with no money", "20 people"], "For 20 guests count"],
  [["how much does a trip to japan cost", "for 10 days", "2 people"], "For 2 people and 10 days in Japan or Korea"],
  [["i want to go to paris", "$2000 budget"], "$2,000 for one and 7 days in Western Europe is possible"],
])("%j is worked out", (said, words) => {
  expect(lastOf(...said)).toContain(words);
});
test.each([
  [["I take home $3,200 a month", "my rent is $1,400", "how much could I save?"], "orders"],
  [["my mom died", "how much will it cost?"], "Cooked from basics"],
  [["i owe $4,000 on a card", "how much does it cost?"], "Cooked from basics"],
  [["i want to visit my sister in california", "she is sick"], "careful and from the United States"],
])("%j is not about such a sum", (said, words) => {
  expect(lastOf(...said)).not.toContain(words);
});
