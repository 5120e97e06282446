import { expect, test } from "vitest";
import { lines } from "../evaluation/lines.ts";
import { assessByRules, cardLevel } from "./assess.ts";

/** Psychosis, harm to others, Spanish and worries about somebody else in plain words, and the same words in everyday life. */

test.each(
  lines(`
the government is watching me through my phone and im scared
i havent slept in 6 days and i feel like god
i havent slept in four days and spent all our savings
i see people in my room that arent there
i feel bugs under my skin
my thoughts are being controlled
my wife isnt my wife shes been replaced
my brother thinks the fbi is after him and has a knife
my mom talks to people who arent there
i had a baby 2 weeks ago and i see terrible things happening to her
i think my baby is evil
since the baby came i cant stop crying and i want to disappear
i cant shake what i saw over there, got my glock on the table
stopped my lithium and i feel amazing, nothing can kill me
stopped my meds and now i hear things
someone is reading my thoughts and stealing them
theyre putting stuff in my food, i can taste it
cameras in my walls, i took the outlets apart
awake for five days and my mind is on fire with ideas
i maxed out my cards and quit my job because i can feel the universe talking to me
i can fly, im sure of it
the tv anchor winked at me, its a message
shadow people follow me around the house
worms are crawling under my skin
that man is not my father, he looks like him but hes someone else
my son says the devil talks to him
my sister thinks people are poisoning her and wont eat
my dad thinks im a spy and pulled a knife
grandpa sees soldiers in the room and swings his cane
my newborn would be better off with another mom, i should go
god told me to give him my baby
every night im back in the sand and my gun is under the pillow
my squad is dead and i should be with them
got out of the army in may and i drink till i cant hear them
off my meds for a month and everyone is staring at me and whispering
im dead already, my organs are gone
i am made of glass and someone else moves my arms
the chip in my arm burns
satan lives in my brother and i have to stop him
my husband hasnt slept all week, talks nonstop and bought three cars
police are outside disguised as mailmen
people in the walls keep talking about me
i stopped sleeping and i dont need to anymore, im above humans
my reflection is someone else
my body is rotting from inside
i gave away all my money because i am going to be king
my mom thinks the neighbors listen through the outlets and tore them out
my brother hasnt slept in a week and says hes jesus
my wife had a baby and says its not ours, its a demon
3 weeks postpartum and i see knives when i look at her
fireworks and i was under the table with my gun
i lost 3 guys over there and i drink so i dont dream
quit my risperdal and the whispers are back
the angels said tonight i can come home`),
)("psychosis, births and wars: %j brings up the card", (text) => {
  expect(assessByRules(text).level).toBeGreaterThanOrEqual(cardLevel);
});
test.each(
  lines(`
my phone shows me ads like its watching me lol
i havent slept in on weekends for months
we will cross the river on a kayak tonight
people on tv dress so well
i see people in my neighborhood walking dogs
bugs under the sink again
my thermostat is being controlled by my husband
my wife is not a morning person
my brother thinks the fbi show is great
my daughter hears me singing and laughs
i look at my newborn and cry happy tears
my baby is a little monster at bedtime
since the baby came i cant find time for me
stopped my gym membership and feel amazing
stopped my allergy meds and now i sneeze
someone is reading over my shoulder on the train
cameras in my bag, i took pictures of walls
theyre putting a taco place in my street
awake at five and my mind is full of ideas
i maxed out my cards on the trip lol
i can fly for free with miles
the tv anchor wore a great tie
my shadow follows me around in the sun
worms are in my compost
that man is not my father, people always mix them up
my son says the devil is in the details
my sister thinks people are too loud
my dad thinks im a genius
grandpa sees his friends in the room on tuesdays
my newborn would be cuter in this hat
god gave me this baby
every night im back in the kitchen
my squad won the match
got out of the army in may and started college
off work for a month and everyone is jealous
my phone is dead already
i am made of coffee
the chip in my windshield grew
satan is the name of my brothers cat
my husband hasnt slept well all week, new baby
police are outside directing traffic
people in the apartment below keep talking about me getting a dog
i stopped napping and i dont need to anymore
my reflection looks good today
my tomato is rotting from inside
i gave away all my baby clothes
my mom thinks the neighbors listen to good music
my brother hasnt slept in his own bed in a week
my wife had a baby and says its the best
3 weeks postpartum and my mom is here to help
fireworks and i was under the blanket with my dog
i lost 3 games over there
quit my job and the spark is back
the angels won tonight`),
)("psychosis, births and wars: %j does not", (text) => {
  expect(assessByRules(text).level).toBeLessThan(cardLevel);
});

test.each(
  lines(`
theyre gonna pay, i have a list
im having urges to touch kids
im attracted to my niece and scared i will do something
i hurt the dog again and i liked it
i lost it and strangled the dog
thinking about running my ex over
ill blow this office up
i get turned on by little kids
i set fires and want to do a bigger one
i tortured a cat
i put sleeping pills in my moms food so i can go out
my son brought a gun to school
my dad says hell shoot mom and then himself
im so drunk and driving my kids home
i locked my son in the closet for hours
my cousin told me hes bringing his ar to class
my kid sets cats on fire`),
)("harm to others: %j brings up the card", (text) => {
  expect(assessByRules(text).level).toBeGreaterThanOrEqual(cardLevel);
});
test.each(
  lines(`
i shook the baby powder bottle
i have a list of groceries
shooting hoops at the gym
my niece is so cute i could eat her up
i stepped on the dogs paw by accident and felt so bad
im scared to be alone with my taxes
ill blow up balloons at the office
i lost it and hugged the dog
thinking about running with my ex
i get annoyed by loud kids
i set the table and want to do a bigger one
i adopted a cat
i put basil in my moms food
my son brought a gum to school
my dad says hell shoot a video of mom
im so tired and driving my kids home
im scared i will drop my newborn phone lol
i locked my bike for hours
my cousin told me hes bringing his guitar to class
my kid sets the table`),
)("harm to others: %j does not", (text) => {
  expect(assessByRules(text).level).toBeLessThan(cardLevel);
});

test.each(
  lines(`
estoy en el puente
compre una pistola hoy
estoy embarazada y estoy sangrando mucho
no he comido en cinco dias
un hombre en internet me pide fotos desnuda
estoy en la azotea y quiero brincar
mi niño se esta ahogando
un carro me sigue desde el trabajo
el novio de mi mama me toca cuando duermo
mi maestro me beso
me desmaye tres veces hoy
sangro mucho y tengo 20 semanas de embarazo
me estan chantajeando con mis fotos
el patron tiene mi pasaporte`),
)("in Spanish: %j brings up the card", (text) => {
  expect(assessByRules(text).level).toBeGreaterThanOrEqual(cardLevel);
});
test.each(
  lines(`
estoy en el trabajo
compre una pistola de silicon
estoy embarazada y muy feliz
mi amigo dice que se va a mudar
tengo hambre
me estoy cortando las uñas
estoy en la oficina y quiero almorzar
mi niño se esta riendo
un perro me sigue desde el parque
mi pareja me corto el pelo
mi mama me deja ver tele
mi hermanita no responde mis mensajes
el novio de mi mama me lleva a la escuela
mi maestro me felicito
me desperte tres veces hoy
tengo 20 semanas de embarazo y todo bien
me estan ayudando con mis fotos
el patron me dio un bono`),
)("in Spanish: %j does not", (text) => {
  expect(assessByRules(text).level).toBeLessThan(cardLevel);
});

test.each(
  lines(`
my brother bought a gun and is acting weird
my neighbor is screaming for help
my friend is 13 and meets a 30 year old
my grandma isnt making sense since this morning
my cousin is missing since last night and left a note
i can hear a woman begging him to stop next door
my niece is 14 and lives with her 27 year old boyfriend
my friend ran away and is sleeping in a mans car
a boy in my class has a kill list
my boyfriend is drunk and drove off with our son
my roommate is missing and her phone is off
my sister hasnt fed her baby all day and laughs at nothing
my son wrote a list of songs for his funeral
my husband lost his job and i found a rope in his truck
my grandma wont eat or drink and sleeps all day since tuesday`),
)("somebody else: %j brings up the card", (text) => {
  expect(assessByRules(text).level).toBeGreaterThanOrEqual(cardLevel);
});
test.each(
  lines(`
my brother bought a grill and is acting proud
my neighbor is screaming at the football game
my friend is 33 and dates a 30 year old
my grandma isnt making her famous pie this year
my cousin is missing his tooth
my teammate passed the ball at practice
i can hear a woman singing next door
my niece is 14 and loves horses
my friend ran a marathon
a boy in my class has a drum set
my boyfriend drove off to get pizza with our son
my roommate is missing home
my sister hasnt seen her baby photos
my son wrote a list of songs for his wedding
my husband lost his keys and i found them in his truck
my grandma wont eat broccoli`),
)("somebody else: %j does not", (text) => {
  expect(assessByRules(text).level).toBeLessThan(cardLevel);
});

test.each(
  lines(`
i bled through my clothes and im pregnant
my grandson fell in the pool
i havent slept for 5 days
he is 30 and i am 14
i hit my head and cant see well
he said he will drown the kids
my daughter is missing
my vision went black and i fell
standing on a chair with the belt
my nurse steals from me
an old man wants to meet me
my online friend asked for naked pics im 12
someone keeps texting me that hes watching me
the fbi put microphones in my teeth
i weigh 79 lbs
my grandma cant move her left side
im lost in the woods and its freezing
i crashed my car and my neck hurts
my sister ate peanuts and cant talk
i passed out driving today
i got a rope today
my uncle makes me kiss him
my mom hasn't fed me since yesterday
the kids at school beat me and call me names i want to disappear
i have to sleep with men for my boyfriend
i see things that arent real
mi bebe no se mueve`),
)("direct words: %j brings up the card", (text) => {
  expect(assessByRules(text).level).toBeGreaterThanOrEqual(cardLevel);
});
test.each(
  lines(`
i havent eaten out in a week
i bled my brakes
my grandson swims in the pool
i havent slept in my own bed for 5 days
he is 30 and i am 34
i hit my goal
he said he will draw the kids
my daughter is missing her friends
my vision board is done
standing in line with the belt i want to buy
my nurse jokes with me
an old friend wants to meet me
my online friend asked for recipes
someone keeps texting me about solar panels
i had my teeth cleaned
i weigh 179 lbs
my grandma cant find her glasses
im lost in this novel
i crashed on the couch
my sister ate peanuts and cant stop
i passed a deer driving today
i got a raise today
my uncle makes me laugh so hard
my mom hasn't called since yesterday
the kids at school call me coach
i have to share a room with my boyfriend
i see things differently now
mi bebe se mueve mucho`),
)("direct words: %j does not", (text) => {
  expect(assessByRules(text).level).toBeLessThan(cardLevel);
});
test.each(
  lines(`
how do we keep the spark alive
my ex won't let me see my kids
how do i get my life together
I think I have a drinking problem`),
)("ordinary talk: %j does not", (text) => {
  expect(assessByRules(text).level).toBeLessThan(cardLevel);
});
