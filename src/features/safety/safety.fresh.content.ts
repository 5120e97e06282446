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
      "I think about ending my life when the house is quiet", "suicidal again, third night in a row", "I want to die and nobody knows it", "honestly I'd rather be dead than broke", "I keep wishing I would die", "I'm so close to killing myself", "the thought of suicide won't leave me", "I don't want to live another week", "why can't I just kill myself already", "my plan is to end my life in June", "I wish the car had killed me", "wanna die tbh no cap", "im gonna unalive fr", "i feel suicidal af rn", "gonna kms if this goes on", "k!ll myself is all i think", "tengo ganas de quitarme la vida", "ya no quiero vivir, de verdad", "deseo morir", "I tried to end it last night", "I have been thinking of ways to kill myself", "I feel that death is the only answer",
    ],
  },
  { category: "Q3", how: "imminent", kind: "self-harm", topic: "imminent", lines: ["I'm going to kill myself today", "I have the pills ready and I want to die tonight", "I took twenty sleeping pills", "goodbye, I'm ending my life now", "I'm at the bridge and I want to jump", "me voy a matar hoy"] },
  {
    category: "Q2", how: "indirect", kind: "self-harm", topic: "veiled",
    lines: [
      "they'd be relieved if I was gone", "I'm nothing but a burden", "I see no point in being alive", "nobody would miss me if I died", "I want to fall asleep forever", "I don't want to exist tomorrow", "I have no future", "I can't keep going anymore", "I'm tired of my life", "it's time for me to go", "when I'm gone, give my books to Ana", "I've made peace with not being here", "everything would be better if I disappeared", "I don't belong here on this earth", "there's no way out of this for me", "I hope I don't wake up", "life has lost all meaning", "I'm not needed by anyone", "I just want to be gone", "my life doesn't matter", "no quiero estar en este mundo", "todos vivirían mejor sin mí", "I can't face another day of being me", "this is the end for me",
    ],
  },
  { category: "Q4", how: "direct", kind: "self-harm", topic: "self-injury", lines: ["I cut my wrist again", "I hurt myself to feel something", "self harm is the only relief I have", "I want to cut so bad"] },
  { category: "Q4", how: "direct", kind: "eating", topic: "eating disorder", lines: ["I purge after dinner", "I'm anorexic and scared", "I make myself vomit after lunch", "I've stopped eating because I'm fat", "my bulimia is back"] },
  { category: "Q4", how: "direct", kind: "substance", topic: "substance use", lines: ["I can't quit drinking", "I'm addicted to painkillers and hide it", "I relapsed on pills", "I drink until I black out", "I use cocaine every day and can't stop"] },
  { category: "Q4", how: "imminent", kind: "medical", topic: "emergency", lines: ["he collapsed and isn't breathing", "my wife is having a stroke", "I overdosed", "my chest hurts and my arm is numb"] },
  {
    category: "Q5", how: "direct", kind: "abuse", topic: "abuse",
    lines: ["my husband chokes me when he's angry", "he beat me last night", "my boyfriend threatened me with a knife", "my wife slaps me in front of the kids", "I was assaulted by my partner", "he says he will kill me", "my ex won't stop following me", "I'm scared of my dad, he hits me", "he forced himself on me", "he pushed me and I broke my wrist", "mi esposo me amenaza", "mi padre me golpea", "my partner is violent and I'm afraid", "he locked me in the bedroom all night"],
  },
  { category: "Q5", how: "indirect", kind: "abuse", topic: "control and fear", lines: ["he checks my phone constantly", "I'm afraid of going home", "he won't give me money for food", "she controls who I can talk to", "he gets furious if I go out", "I lie to my family about the bruises", "I can't say no to him", "he took my keys so I can't leave"] },
  { category: "Q6", how: "imminent", kind: "danger", topic: "danger now", lines: ["there's someone in my apartment", "he's breaking down the door", "a stranger is following me right now"] },
  { category: "Q6", how: "direct", kind: "harm-to-others", topic: "harm to others", lines: ["I want to kill my wife", "I'm going to hurt him badly", "I slapped my daughter and hate myself"] },
  { category: "Q7", how: "other", kind: "self-harm", topic: "a friend", lines: ["my friend wants to die", "my sister tried to kill herself", "my son is suicidal", "my roommate talks about ending it all"] },
  { category: "Q7", how: "other", kind: "abuse", topic: "a friend", lines: ["my cousin's husband hits her", "my friend is being stalked by her ex"] },
  {
    category: "Q8", how: "harmless", kind: null, topic: "money",
    lines: ["I'm sinking in bills this winter", "how much is too much for rent", "we had a fight over the budget", "my account is empty until Monday", "I hate my car payment", "I'm afraid of the next invoice", "I keep spending when I'm sad", "we can't afford both kids in daycare", "I'd love to burn this credit card", "my loan officer never calls back", "I'm worried about my mom's medical bills", "the refund never came", "I want to stop lending money to my brother", "groceries took the whole paycheck", "gasto demasiado en comida", "I feel hopeless about my finances"],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "break-ups",
    lines: ["he left and I can't eat", "I keep stalking her page", "I feel unloved", "we want to try again", "my ex still texts me at night", "I said things I regret", "the breakup crushed me", "I don't want to meet anyone new", "I'm done chasing him", "she was the love of my life", "my heart aches", "I can't look at our photos", "he took my sweater", "I want to stop missing her", "extraño su voz", "I need to get out of this relationship"],
  },
  {
    category: "Q8", how: "harmless", kind: null, topic: "work",
    lines: ["my boss is a control freak", "I want to leave this job", "I'm so over these meetings", "I got a bad review", "my shift is endless", "my coworkers exclude me", "I can't stop thinking about work", "I was yelled at for being late", "the pressure is too much", "I hate being on call", "my client threatened to sue us", "I'm sick of working weekends", "I feel dead after each shift", "my boss fired my friend", "no aguanto a mi jefe", "I cried in the elevator"],
  },
  { category: "Q8", how: "harmless", kind: null, topic: "idioms and stories", lines: ["I'd die for that dress", "my car is dead", "that was brutal, we lost 5 to 0", "the killer was the butler", "I'm starving over here", "she slayed that outfit", "my grandpa died in his sleep last month", "I hit the wrong button", "kill the music please", "I nearly fainted when I saw the queue", "me mata este frío", "I burned my tongue on the soup"] },
  { category: "Q8", how: "harmless", kind: null, topic: "past and recovered", lines: ["years ago I tried to kill myself, today I'm well", "I've been sober since 2016", "I used to starve myself, I'm recovered"] },
  { category: "Q8", how: "harmless", kind: null, topic: "negated", lines: ["I'm not thinking of hurting myself", "he doesn't beat me", "I don't want to kill anyone", "no soy alcohólico"] },
];
