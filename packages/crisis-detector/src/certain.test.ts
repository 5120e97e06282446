import { expect, test } from "vitest";
import { openEncoder, shown } from "../evaluation/page.ts";
import { assess, assessByRules, cardLevel } from "./assess.ts";

const encoder = openEncoder();
const onPage = (text: string) => shown(encoder, text);

test.each([
  "I took 20 advil",
  "she took 20 tylenol",
  "I took 20 tylenol an hour ago and I regret it",
  "I swallowed 15 ibuprofen because I was upset",
  "I accidentally took 15 ibuprofen today",
  "I took a whole box of paracetamol",
  "I took all my antidepressants at once",
  "I took too many tylenol by accident",
  "my friend took a bottle of aspirin",
  "he has taken 30 xanax",
  "I jumped in front of a car",
  "my son ate a laundry pod",
  "my kid drank lamp oil",
  "my daughter turned blue",
  "he said he will kill me",
  "I have a fever of 105",
  "my mom can't speak suddenly",
  "I smell gas in my apartment",
])("the card for %j stays, whatever the encoder says", (text) => {
  expect(assessByRules(text).isCertain).toBe(true);
  expect(onPage(text).level).toBe(3);
  expect(assess(text, { harmless: [text] }).level).toBe(3);
});

test.each([
  "my landlord wants sex for rent",
  "my parents want to force me to marry",
  "I was drugged at a bar",
  "I'm 13 and pregnant",
  "I hear voices",
  "the TV talks to me",
  "someone put a chip in my head",
  "an older man online wants pictures of me",
  "she stabbed me",
  "he stabbed me in the leg",
  "he has a knife",
  "my ex has a gun outside",
])("%j brings up the card", (text) => {
  expect(onPage(text).level).toBeGreaterThanOrEqual(cardLevel);
});

test.each([
  "I took two tylenol for my headache",
  "I take 12 pills a day for my heart",
  "I took 12 ibuprofen this week for cramps",
  "I took 15 pills in total over the weekend when I had the flu",
  "my mom takes 14 pills daily",
  "I took a bottle of advil to work",
  "I took a box of tylenol to my mom",
  "I took too many pills to the pharmacy",
  "the nurse took 20 tablets out of the cabinet",
  "my dog ate 20 pills and we went to the vet",
  "in the movie she swallowed 30 pills",
  "I popped 20 bubbles",
  "my toddler ate a pod of peas",
  "my kid drank olive oil once",
  "a deer jumped in front of the car",
  "the chef has a knife and knows how to use it",
  "my mom said she'll kill me if I forget the milk",
  "my brother said he will kill me cos i ate his easter egg lol",
  "he said the workout would kill me",
  "I heard voices in the kitchen, the kids were up",
  "it was 104 outside today",
  "I suddenly can't move on from him",
  "I smell gas at the gas station",
  "I'm 14 and my sister is pregnant",
  "he has a knife collection",
  "the nurse stabbed me twice with the needle",
])("%j is not certain to be one", (text) => {
  expect(assessByRules(text).isCertain).toBeUndefined();
});
test.each(["he has a knife collection", "the chef has a knife and knows how to use it", "a deer jumped in front of the car"])(
  "%j brings up nothing",
  (text) => {
    expect(onPage(text).level).toBe(0);
  },
);
