import { expect, test } from "vitest";
import { lines } from "../evaluation/lines.ts";
import { assessByRules, cardLevel } from "./assess.ts";

/** What is typed in an emergency, and the same words in everyday life. */

test.each(
  lines(`
i keep fainting and nobody knows why, third time today
my baby is choking
my toddler is choking on a grape
my dad cant say his own name anymore
grandpa is choking at dinner
my heart stops and starts and im about to pass out
my wife just had a baby last week and is soaking pads with blood
my appendix area hurts so bad i cant walk and im burning up
chest feels like someone is standing on it
my father in law suddenly talks nonsense and cant lift his arm
she fell off her horse and doesnt know what day it is
i threw up and it looked like coffee grounds
bleeding through a pad every half hour and lightheaded`),
)("a body in need: %j brings up the card", (text) => {
  expect(assessByRules(text).level).toBeGreaterThanOrEqual(cardLevel);
});
test.each(
  lines(`
i pass out on the couch every night by nine
i slurred my words in the presentation from nerves, so embarrassing
my dog had a seizure last week and the vet changed his meds
i nearly fainted when i saw the price of that couch
my watch says my heart rate was 170 during the run
i cut my finger a little while cooking, band aid and done
my son cant breathe through his nose, just a cold
my dad cant say no to my mom
the gum got stuck in her hair
went through a nail polish phase
half my vision board came true
worst headache ever after that meeting lol
my chest tattoo is healing well
my father in law talks nonsense about politics
she fell in love with her horse
i need my coffee grounds for the compost
i bought new pads and a heating pad for cramps`),
)("a body in need: %j does not", (text) => {
  expect(assessByRules(text).level).toBeLessThan(cardLevel);
});

test.each(
  lines(`
i got an electric shock from the outlet and my heart feels funny
34 weeks and the baby hasnt moved since yesterday
the carbon monoxide alarm is going off and we all have headaches
the co detector keeps beeping and i feel sick
the whole kitchen smells like gas and im dizzy
took my insulin twice and my sugar is 40
my toddler got into the vitamins with iron
my 2 yr old drank nail polish remover
took too much benadryl and seeing spiders
12 weeks along and cramping with bright red blood
i cant feel the baby move
carbon monoxide alarm went off, we feel sleepy
i smell gas everywhere and hear hissing
curtains caught fire
ate wild mushrooms and now im throwing up nonstop
sprayed oven cleaner and cant stop coughing
wrong insulin pen, i gave myself the fast one, feeling shaky
found my son with grandpas blood pressure bottle, its empty
we were hiking in the heat and my friend is talking weird and his skin is hot and dry
im 20 weeks and just lost a lot of blood
heater is making us all dizzy and the dog is acting weird
gas smell so strong i feel like throwing up
flames in the oven and i cant put it out`),
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
our basement flooded last spring and insurance paid
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
i smell gas station coffee on him
this song is fire
ate mushrooms on pizza
bought oven cleaner
flaming hot cheetos in the oven, good idea?
got a new insulin pump
found my son with grandpas old hat
we were hiking in the heat and had the best ice cream after
im 20 weeks and its a girl
the heater is making a clicking noise
gas prices are so high`),
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
walking along the train tracks, headphones in, waiting
today i picked up the gun, the waiting period is over
i wrote everyone a letter and put them in the drawer
i brought my cat to the shelter, she will be better off
one last time i want to say i love you mom
tying the sheet now
made sure nobody will find me before noon`),
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
walking along the beach, headphones in
today i picked up the cake
i wrote everyone a christmas card
i brought my cat to the groomer
one last time i want to beat this level
tying my shoes now
made sure nobody eats my leftovers before noon`),
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
i opened my old scars again
i snap rubber bands and now i use a knife
i scrape my arm with keys when teacher yells
i put cigarettes out on my arm
my son only eats 5 almonds a day`),
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
i opened my old diaries again
i snap beans for dinner
i scraped my car with my keys by mistake
i quit cigarettes
my son only eats nuggets`),
)("self-harm and eating: %j does not", (text) => {
  expect(assessByRules(text).level).toBeLessThan(cardLevel);
});
