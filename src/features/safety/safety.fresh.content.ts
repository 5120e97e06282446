import type { Group } from "./safety.sentences.content.ts";

/**
 * The measuring set: sentences of our own, written on 2026-11-21 when the rules of that day stood, and never used to mend
 * them. When rules are mended because of one of these, the set moves to the second one and another is written in its place.
 * For tests only.
 */
export const fresh: Group[] = [
  {
    category: "Q1", how: "direct", kind: "self-harm", topic: "ideation",
    lines: [
      "I want to die and I don't know what to do", "suicide has been on my mind all week", "I'm scared of how often I think about killing myself", "I would end my life if I knew how", "sometimes I hope I don't wake up", "I wish I was dead every single day", "I don't want to live like this, I'd rather die", "I tried to kill myself last year and I'm thinking about it again", "feeling suicidal again, please help", "i just want 2 be dead",
      "wanna kill myself lol but also not lol", "i hate my life and want to end it", "can't do it anymore, going to end my life", "killing myself crosses my mind when I drive", "I have suicidal thoughts at night", "I told him I'd kill myself and I meant it", "I'm ready to die", "I dont wanna be alive anymore 😞", "im thinkin of suicide", "i feel like i should kill myself", "my only wish is to die",
      "I can't shake the thought of killing myself", "I no longer want to be alive", "I'm going to hang myself", "quiero matarme ya", "no quiero estar viva", "me quiero suicidar", "a veces quisiera morir", "I imagine my death a lot and I want it", "honestly dying sounds great",
    ],
  },
  {
    category: "Q3", how: "imminent", kind: "self-harm", topic: "imminent",
    lines: ["I plan to kill myself tonight", "I have a knife and I want to kill myself", "I took a whole pack of sleeping pills", "I'm on the bridge now and I want to jump", "tonight I'm ending it all, goodbye", "I'm going to kill myself right now", "voy a matarme hoy", "I just overdosed on purpose"],
  },
  {
    category: "Q2", how: "indirect", kind: "self-harm", topic: "veiled",
    lines: [
      "they'd all be better off without me", "I'm just a burden to my family", "I don't see the point in living anymore", "I have no reason to live", "no one would notice if I was gone", "I don't want to wake up tomorrow morning", "I wish I could go to sleep forever", "I don't want to be here anymore, I mean on earth", "I'm tired of life", "there's no hope for me and no way out", "I won't be around next year", "my life has no meaning", "I can't go on anymore",
      "take care of my mom when I'm gone", "I wrote goodbye notes to my friends", "I want the pain to stop forever", "I wish I'd never been born", "I feel like nobody needs me alive", "I'd be doing everyone a favor if I disappeared", "the world doesn't need me in it", "it's not worth living anymore", "I have nothing left to live for", "I can't see any future for me", "all my things should go to my sister, I won't need them", "I just want to stop existing for a while, maybe forever", "estoy harta de vivir", "no le veo sentido a vivir", "todos estarían mejor sin mí",
      "goodbye everyone, I love you, I'm sorry", "I'm at peace with leaving now",
    ],
  },
  {
    category: "Q4", how: "direct", kind: "self-harm", topic: "self-injury",
    lines: ["I've started hurting myself again", "I cut myself when I feel empty", "I burned my arm with a lighter so I could feel something", "I can't resist cutting", "I self-harmed last night", "me estoy cortando otra vez"],
  },
  {
    category: "Q4", how: "direct", kind: "eating", topic: "eating disorder",
    lines: ["I threw up on purpose again", "I think I have anorexia", "I don't eat for days to stay thin", "I binge and purge every weekend", "I'm scared to eat because I'll get fat", "I use laxatives to lose weight", "I'm starving myself and can't stop"],
  },
  {
    category: "Q4", how: "direct", kind: "substance", topic: "substance use",
    lines: ["I can't stop drinking at night", "I'm hooked on painkillers", "I relapsed again yesterday", "I'm addicted to meth and scared", "I drink every day before noon", "I need help for my alcohol addiction", "my pill addiction is out of control", "no puedo dejar de tomar alcohol"],
  },
  {
    category: "Q4", how: "imminent", kind: "medical", topic: "emergency",
    lines: ["my son isn't breathing", "she overdosed and I can't wake her", "I'm having crushing chest pain", "he had a seizure and he's unconscious", "my throat is closing and I can't breathe", "there's blood everywhere and it won't stop"],
  },
  {
    category: "Q5", how: "direct", kind: "abuse", topic: "abuse",
    lines: [
      "my boyfriend beats me", "my husband hit me in front of the kids", "he punched me in the ribs", "he tried to kill me last night", "he choked me and I passed out", "I'm afraid he'll kill me", "my ex threatened to kill my family", "my partner hits me when drunk", "my dad hits me every week", "he raped me last year and I still live with him", "my girlfriend slapped me again", "he grabs me by the neck", "she threatened me with scissors", "he locked me in the house", "I'm in a violent relationship", "my stepdad molested me",
      "my husband is abusing me", "he makes me have sex", "my ex won't stop stalking me", "mi esposo me golpea", "mi novio me amenaza", "he pushed me down the stairs", "he hit me so hard I bled", "my brother threatens to beat me",
    ],
  },
  {
    category: "Q5", how: "indirect", kind: "abuse", topic: "control and fear",
    lines: ["he controls all my money", "he won't let me leave the house alone", "I'm afraid to go home to him", "he reads my messages without asking", "I'm not allowed to have friends", "she checks my phone every night", "I have bruises and I tell people I fell", "he says he will take my children", "I'm scared of my husband's temper", "he tracks my every move", "he gets so angry I hide", "mi esposo no me deja trabajar"],
  },
  {
    category: "Q6", how: "imminent", kind: "danger", topic: "danger now",
    lines: ["someone broke into my apartment and I'm hiding", "a stranger is following me", "he's outside my house with a gun", "help, my house is burning", "my ex is trying to get in"],
  },
  {
    category: "Q6", how: "direct", kind: "harm-to-others", topic: "harm to others",
    lines: ["I want to kill my husband", "I'm going to shoot my boss", "I hit my child", "I'm scared I'll hurt my baby", "I want to stab my ex", "I keep having thoughts of hurting people"],
  },
  {
    category: "Q7", how: "other", kind: "self-harm", topic: "a friend",
    lines: ["my friend says he wants to die", "my brother tried to kill himself", "my girlfriend is suicidal", "my son told me he wants to end his life", "my sister keeps cutting herself", "my coworker said she's going to kill herself", "mi amiga quiere matarse"],
  },
  {
    category: "Q7", how: "other", kind: "abuse", topic: "a friend",
    lines: ["my friend's husband hits her", "my sister's boyfriend threatened to kill her", "my neighbor is beating his wife", "my mom is being abused by my stepdad"],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "money",
    lines: [
      "I can't pay my bills this month", "I'm deep in debt and ashamed", "we need to cut spending", "I feel like I'll never get ahead", "my landlord is selling the building", "I spent too much at the mall", "I'm sick of being broke", "money is tight since the baby", "should I use savings to pay off the card", "my husband lost his job", "I can't afford therapy", "I dread opening bills", "I want to stop buying junk", "the loan has a terrible rate", "my mom keeps asking me for money", "I feel trapped by student loans", "I hate owing people", "the car died and we have no savings",
      "I'm anxious about retirement", "I cancelled every subscription", "my paycheck is late", "we argued about the credit card", "I lost my wallet", "the rent is killing me", "no me alcanza el sueldo", "estoy endeudada",
    ],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "break-ups",
    lines: [
      "he said he needs space", "I can't get over my ex", "I feel worthless since he left", "she moved on so fast", "I want to text him", "my divorce is exhausting", "we said goodbye for good", "I miss my old life with her", "I'm heartbroken", "he cheated and I found the messages", "I don't know how to live without her", "I'm scared of being alone", "I can't stand seeing his name", "my boyfriend and I fight all the time", "she broke my heart", "I keep rereading our texts", "I ended it and feel guilty", "he stopped calling", "I want to be alone for a while", "I hate Sundays since we split", "it's over between us",
      "I lost the love of my life", "my ex took the cat", "I feel dead inside since the breakup, but the gym helps", "no puedo vivir sin él, qué cursi", "me dejó por otra",
    ],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "work",
    lines: [
      "I'm drowning at work", "my boss humiliated me in a meeting", "I can't handle this workload", "I want to walk out", "I'm afraid of my annual review", "they gave my shift away", "my boss expects me to answer at midnight", "I'm tired of this job", "I got fired", "I don't want to get up for work tomorrow", "my coworkers hate me", "I have no energy after work", "I failed the certification", "I feel useless since the reorg", "my manager threatened to fire me", "I cried during my performance review", "our team is dying", "the new software is a nightmare", "I hate night shifts", "my job is killing me slowly",
      "I need a new career", "I'm invisible at the office", "my boss yells every day", "I hurt my shoulder lifting boxes", "me van a despedir", "mi jefa no me deja salir temprano",
    ],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "idioms and stories",
    lines: [
      "I'm dead tired", "that movie scared me to death", "you're killing it", "I could kill for pizza", "my plant is dying", "the villain gets shot at the end", "this song kills me", "I fell asleep on the bus", "my hamster died and the kids are sad", "I hit a pothole", "my knee hurts when it rains", "I binge watched a show", "I'd die of embarrassment", "my grandma is dying and I want to be with her", "the game made me rage quit", "I want to sleep all weekend", "this diet is murder", "I need a drink of water", "casi me muero de la risa", "I cut my bangs",
    ],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "past and recovered",
    lines: ["I attempted suicide fifteen years ago and I'm thankful to be alive", "I used to cut, it's been seven years", "my childhood was violent but I'm safe now", "I've been clean for two years", "I no longer have an eating disorder"],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "negated",
    lines: ["I'm not suicidal, just exhausted", "I'd never hurt myself", "my husband isn't violent", "I'm not scared of him", "I wasn't raped", "I don't have a drinking problem"],
  },
];
