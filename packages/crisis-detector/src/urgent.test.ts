import { expect, test } from "vitest";
import { assessByRules, cardLevel } from "./assess.ts";

/** What is typed in an emergency, and the same words in everyday life. */
const lines = (text: string) => text.trim().split("\n");

test.each(
  lines(`
my baby is choking
my toddler is choking on a grape
my dad cant say his own name anymore
grandpa is choking at dinner
my heart stops and starts and im about to pass out
my wife just had a baby last week and is soaking pads with blood
my appendix area hurts so bad i cant walk and im burning up`),
)("a body in need: %j brings up the card", (text) => {
  expect(assessByRules(text).level).toBeGreaterThanOrEqual(cardLevel);
});
test.each(
  lines(`
i pass out on the couch every night by nine
i slurred my words in the presentation from nerves, so embarrassing
my dog had a seizure last week and the vet changed his meds
my watch says my heart rate was 170 during the run
i cut my finger a little while cooking, band aid and done
my son cant breathe through his nose, just a cold
my dad cant say no to my mom
the gum got stuck in her hair
went through a nail polish phase
half my vision board came true
worst headache ever after that meeting lol`),
)("a body in need: %j does not", (text) => {
  expect(assessByRules(text).level).toBeLessThan(cardLevel);
});

test.each(
  lines(`
i got an electric shock from the outlet and my heart feels funny
34 weeks and the baby hasnt moved since yesterday
the carbon monoxide alarm is going off and we all have headaches
the co detector keeps beeping and i feel sick
took my insulin twice and my sugar is 40
my toddler got into the vitamins with iron
my 2 yr old drank nail polish remover
took too much benadryl and seeing spiders
12 weeks along and cramping with bright red blood
i cant feel the baby move
carbon monoxide alarm went off, we feel sleepy
curtains caught fire
ate wild mushrooms and now im throwing up nonstop
sprayed oven cleaner and cant stop coughing
im 20 weeks and just lost a lot of blood`),
)("poisons, pregnancy, gas and water: %j brings up the card", (text) => {
  expect(assessByRules(text).level).toBeGreaterThanOrEqual(cardLevel);
});
test.each(
  lines(`
i take my blood pressure meds every morning
i havent eaten in five hours im starving
i havent eaten out in five days
sticker shock from the electric bill
the smoke alarm goes off every time i cook bacon
my kitchen smells like garlic
my inbox is flooding
did 15 pushups and i cant feel my arms lol
havent eaten sushi since sunday
no fast food in 6 days, go me
my sugar craving is real
my toddler takes vitamins
nail polish remover ruined the table
took benadryl for my allergies
12 weeks along and craving pickles
felt the baby move for the first time
carbon monoxide alarm is on my shopping list
this song is fire
ate mushrooms on pizza
bought oven cleaner
im 20 weeks and its a girl`),
)("poisons, pregnancy, gas and water: %j does not", (text) => {
  expect(assessByRules(text).level).toBeLessThan(cardLevel);
});

test.each(
  lines(`
i bought a gun today
wrote the letters
gave my cat to my neighbor, she wont need me anymore
i put the hose on the exhaust
i set a date for it. sunday.
i have a rope and a tree picked out
picked up a shotgun at walmart today
gave my sister my guitar and all my jewelry, i wont need it
i love you all, im sorry
the bathtub is full and the toaster is plugged in
today i picked up the gun, the waiting period is over`),
)("places, means and goodbyes: %j brings up the card", (text) => {
  expect(assessByRules(text).level).toBeGreaterThanOrEqual(cardLevel);
});
test.each(
  lines(`
i bought a nail gun today
i wrote a note to my teacher about the absence
gave away my old clothes to goodwill
i put the hose away for winter
we set a date for the wedding
i have a rope swing and a tree house
picked up a shot glass at walmart today
gave my sister my guitar for her birthday
i love you all, happy holidays
the bathtub is full of toys
today i picked up the cake`),
)("places, means and goodbyes: %j does not", (text) => {
  expect(assessByRules(text).level).toBeLessThan(cardLevel);
});

test.each(
  lines(`
i hide my cuts with bracelets
my sister doesnt eat anymore, shes skin and bones
my daughter hides food and weighs 80 pounds
i passed out at school cause i dont eat
my hair is falling out because i dont eat
i exercise 4 hours a day and eat an apple
i pressed the hot iron on my leg
my kid carved words in his leg
food scares me
i put cigarettes out on my arm`),
)("self-harm and eating: %j brings up the card", (text) => {
  expect(assessByRules(text).level).toBeGreaterThanOrEqual(cardLevel);
});
test.each(
  lines(`
the doctor gave me a laxative before the colonoscopy
im scared to eat at that new place, reviews are bad
i love making beaded bracelets
my daughter hides her halloween candy
i passed out the flyers at school
how many calories should i eat to lose weight
i exercise 4 times a week and eat an apple before
no pain no gain
i pressed my shirt with the hot iron
my kid carved his name in the sandbox
spicy food scares me
i quit cigarettes`),
)("self-harm and eating: %j does not", (text) => {
  expect(assessByRules(text).level).toBeLessThan(cardLevel);
});
