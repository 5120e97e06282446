import { expect, test } from "vitest";
import { lines } from "../evaluation/lines.ts";
import { assessByRules, cardLevel } from "./assess.ts";

/** What children, elders and people in the hands of others type, and the same words in everyday life. */

test.each(
  lines(`
my dad showers with me and im 12
my teacher kissed me
the priest told me to take my pants off
my moms friend rubs my leg and breathes funny
my 6 year old says daddy plays a secret touching game
my son says his coach pulled his pants down
my moms boyfriend walks in when i change
it hurts when i pee since uncle was here
my older brother shows me his thing
my mom's boyfriend comes in my bed when shes at work
my swim coach wants me to send him pics in my bikini
my teacher texts me at night and says im pretty
my dad comes in while i shower
my babysitter takes my clothes off and takes pictures
my grandfather kisses me on the mouth and i hate it
it hurts down there and i cant tell anyone
my 4 year old says teacher tickles her in her pee pee
i caught my brother in law with his hand in my daughters diaper
my boyfriends dad grabbed my boob
i think my dad is the dad of my baby
my pastor said god wants us to be close and took my shirt off
my moms new husband lays in bed with me and rubs on me
my tutor locked the door and kissed me
my dad watches dirty movies and wants me to watch
my brother put his thing in my mouth
i bleed down there after my uncle babysits
my toddler said papa hurts my pee pee`),
)("children who are touched: %j brings up the card", (text) => {
  expect(assessByRules(text).level).toBeGreaterThanOrEqual(cardLevel);
});
test.each(
  lines(`
my dad showers twice a day
my teacher praised me
the priest told a funny story
the massage therapist rubs my back and it helps
my 6 year old plays a secret agent game
my son says his coach is strict
at the sleepover we watched movies
my older brother shows me how to drive
my cat sits on my lap and it hurts my legs
my mom's boyfriend comes over for dinner
my swim coach wants me to send him my times
my teacher emails the class at night
my dad comes in while i cook
my babysitter takes us to the park and takes pictures
my grandfather kisses grandma on the mouth so sweet
it hurts down my spine when i sit
my 4 year old says teacher reads to her
i caught my brother in law eating the cake
my boyfriends dad grabbed my bag for me
i think my dad is the best dad
my pastor said god loves us
my moms new husband makes the bed every morning
my tutor unlocked the door for us
my dad watches old movies and wants me to watch too
my brother put his thumb in my cake
my uncle babysits on fridays and the kids love him
my toddler said papa hugs`),
)("children who are touched: %j does not", (text) => {
  expect(assessByRules(text).level).toBeLessThan(cardLevel);
});

test.each(
  lines(`
there is no food at home and mom is gone
mom left 3 days ago and im alone with my little brother
dad made me kneel on rice for hours
my mom hasnt woken up all day and shes on pills
my neighbor's kids are always alone and dirty and hungry
my ex leaves our 3 year old alone at night
my mom is passed out again and my baby brother is crying
i only get bread and water as punishment
my mom put soap in my mouth and held my nose
they make me stand outside in the cold all night
mom threw me out in the snow with no shoes
i'm 11 and i take care of my sisters cause mom is on drugs
got 50 messages telling me to die
the kid next door digs in our trash for food
my sister leaves her baby alone to go to the bar
theres a toddler walking alone on the highway
my mom doesnt come home for days and the fridge is empty
my stepdad holds my head under water
i have to feed my baby brother because mom sleeps all day on pills
they chain me to the bed
my parents found out im gay and want me gone tonight
the baby upstairs screams and then i hear slaps`),
)("children at home and at school: %j brings up the card", (text) => {
  expect(assessByRules(text).level).toBeGreaterThanOrEqual(cardLevel);
});
test.each(
  lines(`
they beat us 3 to 1 after school
there is no food at home, gotta shop
mom left for a 3 day trip and im in charge of the dog
my son made me kneel to play horsey
my mom sleeps all day after night shifts
my ex picks up our 3 year old on fridays
my toddler hits me when hes angry
my mom twisted her ankle
my mom's boyfriend kicked his smoking habit
my mom is passed out candy again for halloween
i only get bread at the good bakery
my mom put soap in the dishwasher by mistake
they make us stand for the anthem
mom threw me a party in the snow
i'm 11 and i take care of my hamster
got 50 messages wishing happy birthday
the kid next door digs in his sandbox
my sister leaves her baby with me on fridays
theres a toddler walking already at nine months
dad broke his finger at bowling
my mom comes home at six and the fridge is full
my stepdad holds the record for free throws
i have to feed my baby brother his bottle, so cute
they chained their bikes
my parents found out im getting an award
the baby upstairs screams and then giggles`),
)("children at home and at school: %j does not", (text) => {
  expect(assessByRules(text).level).toBeLessThan(cardLevel);
});

test.each(
  lines(`
they want 500 dollars or theyll share my video
im 14 and someone i met online wants to meet me at a hotel
hes 35 and im 13 and hes my boyfriend
he told me to take my clothes off on cam
i met a guy on snapchat and he says not to tell my parents
the guy from the gym waited at my car again
a girl i video chatted with recorded me and wants bitcoin
they made a fake nude of me and its all over school
im 12 and my boyfriend online is 28
a grown man keeps asking what im wearing, im 13
my daughter ran off to meet a man from the internet
my 10 year old got a dick pic in roblox
a strange man tried to pull me into his van
my ex broke in and was sitting in my kitchen
my date wont take me home and locked the car
my boss says sleep with him or im fired
he wants me to sneak out tonight, hes 27 and im 14
my son paid 300 in gift cards to someone with his pictures
my ex left 40 voicemails and is sitting across the street
someone keeps ringing my bell at 3am and staring in the camera`),
)("blackmail and stalking: %j brings up the card", (text) => {
  expect(assessByRules(text).level).toBeGreaterThanOrEqual(cardLevel);
});
test.each(
  lines(`
my ex still follows me on instagram
tiktok is stalking me with ads
they want 500 dollars for the repair
im 14 and want to meet my favorite singer
my boyfriend is 35 and im 33
he told me to take my shoes off inside
my daughter is learning photography
she sends me 100 memes a day
my ex broke his arm and is sitting at home
he says he will find me a good used car
a girl i video chatted with might move here
they made a fake mustache for me and its all over the group chat
im 12 and i love soccer
my mom keeps asking what im wearing to prom
my daughter ran off to meet her friends at the mall
my 10 year old got a skin in roblox
a nice man tried to help me with my van
my date took me home at ten
my boss says sleep more
he wants to go out tonight, hes 27 and im 26
my son paid 300 for a used guitar
my ex left the team and lives across the country
someone keeps ringing the bell at the reception`),
)("blackmail and stalking: %j does not", (text) => {
  expect(assessByRules(text).level).toBeLessThan(cardLevel);
});

test.each(
  lines(`
he does it even when i say no, were married
he waved his gun around during our fight
he nailed the windows shut
i cant remember the party and my underwear was gone
i think he put something in my tea
if i leave he will take our son to his country
he shot my dog
he threw my cat off the balcony
he tried to run me over with the truck
he pointed the rifle at me and the kids
my neck has his finger marks
he fired a shot into the ceiling during our fight
my cousins are looking for me because i ran away from the wedding
he slammed my hand in the door
hes drunk and throwing furniture, kids are in the closet
my bf grabbed the wheel and said we both die`),
)("partners: %j brings up the card", (text) => {
  expect(assessByRules(text).level).toBeGreaterThanOrEqual(cardLevel);
});
test.each(
  lines(`
my husband has a nail gun and says he will use it on the deck
he won't let me leave a dirty plate
someone put something sweet in my drink and i love it
he checks my phone for viruses
he does the dishes even when i say no
my girlfriend scratches my back
he waved his foam finger around during the game
he nailed the interview
i cant remember the party theme
i think he put honey in my tea
if i leave early he will take our son to practice
he shot a great round of golf
he threw my cat a toy
he tried to run with me in the morning
he pointed at me and the kids cheered
i have to ask permission to leave work early
i had one drink and danced all night
my neck hurts from the pillow
he fired up the grill during our party
my cousins are looking for me at the wedding
he slammed the brakes for a squirrel
hes throwing out furniture, kids are in the yard
my bf grabbed the wheel cheese`),
)("partners: %j does not", (text) => {
  expect(assessByRules(text).level).toBeLessThan(cardLevel);
});

test.each(
  lines(`
my son took my bank card and i have no money for food
they tie my mother to the bed at the nursing home
im 84 and my nephew made me sign over the house
the aide doesnt give my dad food
my mom has bed sores and they leave her in diapers all day
they keep our passports and we work 16 hours
they brought me here for a job and now i have to sleep with men
i owe them money so i have to work in the massage parlor
we are ten girls in one apartment and cant go out
he sold me to his friends
my niece was taken by a guy and now does stuff for money
they give grandma pills so she sleeps all day
my uncle doesnt get his insulin because his daughter wants him gone
my grandma is found outside in nightgown in the snow
my nephew emptied my savings and i cant buy my heart pills
the home health aide steals my pain medicine
my daughter in law wont let me eat until he comes home
my husbands carer leaves him in his own waste
they keep me in the back room and nobody may visit
my employer keeps my papers and says i cant quit
a man said modeling job and now i have to sleep with men every night
they took our phones and passports when we came to the farm
my boyfriend sells me online
he says i owe him 20000 for the trip so i have to keep seeing clients
my aunt brought me to the us to work and doesnt let me go to school
they branded me with his name
grandpa with alzheimers walked off and its freezing
the caregiver force feeds my mom until she gags
my mother lives in filth and my sister takes her check
my neighbor is 90 and her son yells and i hear hitting
my daughter cashes my social security and i eat cat food
the home leaves my mom in bed all day, she has holes in her skin
they pay us nothing and the house has bars and a guard
a woman got me a job abroad and now i have to dance and sleep with customers
we pick tomatoes from dark to dark and the boss has our documents
my aunt took me from my village, i clean and cook and never go to school
i was sold when i was a kid and he found me again`),
)("elders and forced work: %j brings up the card", (text) => {
  expect(assessByRules(text).level).toBeGreaterThanOrEqual(cardLevel);
});
test.each(
  lines(`
my boss took my passport photo for the badge
my son took my car to the shop
they tie balloons to the bed for birthdays
im 84 and my nephew helps me with the house
the aide gives my dad great food
my mom has a cold
i need to renew my passport
i work 16 hours on weekends and im tired
they brought me here for a job interview
we split all the money with my boyfriend
my fantasy team beats everyone
he sold me his bike
my sister in law has the keys to our house when we travel
the caregiver was late again
my uncle gets his insulin from the pharmacy
my nephew emptied the dishwasher
the home health aide makes great soup
my daughter in law wont let me eat dessert lol
my husbands carer brings him books
they keep the back room for visitors
my employer keeps my papers on file
a man offered me a modeling job at an agency
they took our phones before the exam
my boyfriend sells stuff online
i owe him 20 for the trip
my aunt brought me to the us for college
they branded the company with a new logo
grandpa with alzheimers sang with me
the caregiver feeds my mom and they laugh
my mother lives in florida and my sister visits
he drags his feet
my neighbor is 90 and her son yells at the mets game
my daughter cashes in her coupons
the home serves my mom breakfast in bed
the house has bars of chocolate and a guard dog
a woman got me a job abroad as a teacher
we pick tomatoes from our garden
my aunt took me to her village festival
i sold my bike when i was a kid`),
)("elders and forced work: %j does not", (text) => {
  expect(assessByRules(text).level).toBeLessThan(cardLevel);
});
