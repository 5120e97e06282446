import { expect, test } from "vitest";
import { assess, type SafetyKind, type SafetyLevel } from "./assess.ts";

/** The protocol's table of levels: at least ten sentences for each level and kind that it names. */
const table: [level: SafetyLevel, kind: SafetyKind | "none", sentences: string][] = [
  [
    3,
    "self-harm",
    `I want to die tonight
I want to kill myself with pills
I'm going to kill myself tonight
Tonight I want to end my life
I want to hang myself
I have a plan to kill myself
I want to shoot myself with my dad's gun
I'm going to jump off the bridge
I want to overdose
I took the whole bottle of pills
I want to be dead by tomorrow
I will kill myself tomorrow
The rope is ready and I want to die
I want to take all my pills
I want to die right now
I'm going to throw myself in front of a train
I want to slit my wrists
Tomorrow I'm going to kill myself
I wrote my goodbye letters and I want to die
I want to end it all with a gun`,
  ],
  [
    2,
    "self-harm",
    `I want to die
I want to kill myself
I wish I was dead
I think about suicide
I don't want to live anymore
I don't want to be here anymore
I've been having suicidal thoughts
Everyone would be better off without me
I cut myself again
I hurt myself on purpose
I'm done fighting, tonight I say goodbye
What bridges near me are over 25 meters high, I just lost my job
I got laid off last week. How many tylenol is too much?
My wife left me. What is the tallest building near me?`,
  ],
  [
    3,
    "abuse",
    `he is hitting me right now
my husband is beating me right now, please help
my wife is choking me as I write this
my dad is hitting me right now
she is throwing plates at me right now
my boyfriend is strangling me at this moment
my ex is punching me right now
my stepdad is kicking me now
he's pulling my hair right now
my caregiver is slapping me right now`,
  ],
  [
    2,
    "abuse",
    `he hit me again
he is beating me
my husband hit me last night
my dad touches me at night, I'm 15
I am being hit by my boyfriend
my mom's boyfriend beats me every night
If I leave he will kill himself
He reads my texts and tracks my location
my wife pushed me down the stairs
Él me pegó
he won't let me see my friends
my partner threatens to hurt me`,
  ],
  [
    3,
    "danger",
    `someone is breaking into my house
there is a man in my house
he is pointing a gun at me
someone is following me home right now
my house is on fire
my ex is outside my house with a knife
he is hitting me right now
there is an active shooter
he has a gun and he is coming
I'm being held here against my will`,
  ],
  [
    3,
    "medical",
    `he is not breathing
she is unconscious and won't wake up
I have chest pain and my left arm is numb
my baby is not breathing
I think I'm having a heart attack
he overdosed
she swallowed bleach
I'm bleeding and it won't stop
I think my dad is having a stroke
my throat is closed and I can't breathe, help`,
  ],
  [
    2,
    "eating",
    `I make myself throw up after dinner
I'm starving myself
I binge and purge every week
my bulimia is back
I take laxatives after I eat
I think I have anorexia
I throw up on purpose
I haven't eaten in four days
I only allow myself 500 calories
I throw up after every meal`,
  ],
  [
    2,
    "substance",
    `I can't stop drinking
I think I'm an alcoholic
I'm addicted to pills
I relapsed last night
I can't quit heroin
I drink until I black out every night
I need vodka to get through the morning
I'm hooked on oxy
my drinking is out of control
I'm using meth again`,
  ],
  [
    2,
    "harm-to-others",
    `I hit my wife
I want to kill my boss
I keep thinking about hurting my baby
I slapped my son and he cried
I beat my girlfriend
I'm afraid I will hurt my kids
I have the urge to stab someone
I choked my husband
I punched my mom
I pushed my wife against the wall`,
  ],
  [
    3,
    "harm-to-others",
    `I'm going to kill my boss tonight
I want to kill him right now
I have a gun and I'm going to kill them
Tonight I will kill my stepdad
I want to stab my brother tonight
I'm going to shoot my neighbor tomorrow
I want to kill my husband now
I will hurt my kids today
I'm going to kill my ex, I bought a gun
I want to murder my boss tomorrow`,
  ],
  [
    0,
    "none",
    `I want to sleep tonight
What should I cook tomorrow?
I just lost my job
What bridges near me are over 25 meters high?
This workout is killing me
The rent hit me hard this month
He is hitting on me at work
My brother beat me at chess again
Tonight we say goodbye to our old apartment
Can I double my meds tonight?`,
  ],
];

test.each(table)("level %i, %s: every sentence of the table has exactly this level", (level, kind, rows) => {
  const sentences = rows.split("\n");
  expect(sentences.length).toBeGreaterThanOrEqual(10);
  const wrong = sentences.flatMap((text) => {
    const found = assess(text);
    return found.level === level && (kind === "none" || found.kinds.includes(kind))
      ? []
      : [`${text} [${found.level} ${found.kinds.join()}]`];
  });
  expect(wrong).toEqual([]);
});
