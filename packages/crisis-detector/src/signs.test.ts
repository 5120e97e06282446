import { expect, test } from "vitest";
import { assessByRules, cardLevel, type SafetyKind } from "./assess.ts";

/** Kinds of danger beside everyday trouble that were missed, each with other wordings; and harmless look-alikes of each. */
const signs: [kind: SafetyKind, sentences: string][] = [
  [
    "self-harm",
    `nobody here knows I bought a rope
My friends don't know that I've got pills
i've got the rope and the garage beam
I went back to the blade last night
I counted my pills again, I have enough
I've stashed enough to sleep for good
I don't plan on being here for Christmas
I'm not planning to be around by then
I don't care if I wake up
I stopped caring whether I live
They'd do fine with me in the ground
I almost swerved into a tree on purpose
I'm walking to the tracks now
I'm standing at the railing of the overpass
I took the blade into the bathtub
please don't send me breathing exercises. I am about to step off
I'd rather be dead than go back and I mean it
You'd be better off with the insurance money
I only cost them money
everyone would have it easier without my bills
I paid everything off so nobody has to deal with it
I won't be needing my shoes where I'm going
Who feeds the dog if I'm not here anymore?
How much can a liver take before it quits?
My brother writes about dying in his diary
I cut myself on my thigh and I don't know why
I burn myself on purpose when I fail
I told nobody I want to kill myself
I've told no one that I want to die
There hasn't been a day this month I haven't wanted to die
not a night goes by that I don't think of killing myself
No hay un día que no piense en matarme
I cut my wrists and it's not stopping
The only reason I haven't killed myself is the funeral bill
I can't look at them without thinking that I want to die
I don't trust myself not to kill myself
my resolution was not to kill myself by spring
I'm tired of pretending I don't want to kill myself
I've never wanted to die so much as I do now
I haven't stopped wanting to kill myself since
the goal I have this week is to not kill myself
look under the bed when I'm dead, the note is there
look at the photos when I'm not around anymore
look in the blue folder if I'm not around
Please look out for my kids when I'm not here
Mi esposo no sabe que pienso en matarme
Nobody suspects self-harm in a man of sixty`,
  ],
  [
    "abuse",
    `My stepdad keeps coming into my room at night
my cousin came into our bed at night
I'm fourteen and he made me send pictures
I'm not allowed a key to my own house
I eat only when he allows it
My husband takes my paychecks
He never hits me where it would show
he doesn't hit me in front of the kids
She never hits me in the face
He dragged me out of the car
They keep my passport`,
  ],
  [
    "eating",
    `I'm terrified of carbs
I'm afraid of eating
I lost thirty pounds and my hair is falling out
I'm 88 pounds and still fat`,
  ],
  [
    "substance",
    `I pour it in my thermos and the meetings look normal
That doctor never asks questions
Got oxy after surgery, now I buy it from a guy
I'm doing coke and can't get through a day without it`,
  ],
  [
    "medical",
    "My sugar is over 400 and I'm dizzy\nI took double my insulin\nThe saw slipped and the blood won't stop\nthe bleeding's not stopping",
  ],
  ["harm-to-others", "my son vapes, I hit him until he bled"],
  ["harm-to-others", "I poured gasoline on his car and I have the lighter"],
];
const lookAlikes = `I cut myself on the can opener
I cut myself shaving on my leg
I didn't hurt myself on purpose
I don't want to die today
I would never hurt myself
I promise I don't want to kill myself
The main thing is that I'm not suicidal
The only thing I know is that I don't want to kill myself
One reason I stay is that I don't want to die
my goals are small and I am not suicidal
I trust God and I'm not going to kill myself
I trust him because he does not hit me
The one thing he never does is hit me
My blood won't stop boiling when I think of him
My blood sugar won't stop climbing
my blood pressure won't stop going up
the blood tests won't stop coming back normal
I went a week without wanting to die
I've never been suicidal
I have no reason to kill myself
He doesn't hit me so much as yell
The bleeding stopped
Nobody I told wants to die
No day was so good, I don't want to die
He never hit me
He never hits me so I feel safe
My friends dragged me out of the house
nobody knows I bought a rope swing
I counted the pills twice at the pharmacy
I counted my vitamins
Mom went back to the razor brand she likes for shaving
He's back on the electric razor
I don't plan on being here late tomorrow
I'm not planning to be around the office on vacation
I don't care if the team makes it to the playoffs
I'm walking to the bridge now to take photos
We're driving to the quarry tonight for a swim
I stood at the railing of the balcony at the party
I took a knife to the cake
I'm about to step off the train, pick me up
I won't be needing an umbrella where I'm going on vacation, it's a trip to Spain
Who feeds the dog if I'm not here this weekend?
My sister wrote about death in a history essay
My dad keeps coming into my room at night to check the heater
My coach asked me to send pictures of the team
I lost the key to my own house
I eat when the nurse allows it
The hotel keeps my passport at the desk
I'm afraid of burning the oil
I lost forty pounds of luggage
I poured soup into a mug at the meeting
My sugar cookies are at 350 in the oven
I took double the brown sugar
I beat him at chess until he gave up
He poured gas into the mower, then lit the grill with a match
the morning after is rough with no booze
I'm so angry at my ex I wrote four emails and deleted them`;

test("signs beside everyday trouble bring up a card of their kind, in other words too", () => {
  const missed = signs.flatMap(([kind, sentences]) =>
    sentences.split("\n").filter((text) => {
      const found = assessByRules(text);
      return found.level < cardLevel || !found.kinds.includes(kind);
    }),
  );
  expect(missed).toEqual([]);
});

test("their harmless look-alikes bring up none", () => {
  expect(lookAlikes.split("\n").filter((text) => assessByRules(text).level >= cardLevel)).toEqual([]);
});
