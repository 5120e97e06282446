import { expect, test } from "vitest";
import { assess, cardLevel } from "./assess.ts";

// the encoder takes some of these for harmless, so the card must not depend on it
test.each([
  "im gonna walk into traffic",
  "about to go in front of a train",
  "I never want to wake up again",
  "fed up with living",
  "weary of life",
  "cant do another day",
  "wish i was dead",
  "i'm going to end it",
  "I took all my pills",
  "i cut myself again",
  "coughing clots",
  "band around my chest",
  "starving for weight loss",
  "he keeps a gun in the house",
  "he choked me",
  "my dad touches me",
  "me persigue",
  "my dad got shot in the head",
  "i smell a gas leak in the kitchen",
  "i am being trafficked please help me",
  "active shooter in the library, hiding",
  "we were poisoned by carbon monoxide",
  "my baby ate a coin",
  "i am sitting on the parapet tonight",
  "i am standing on the parapet",
  "he spat on me again",
  "my husband spat in my face",
  "i said no and he kept going",
  "no one would believe me anyway",
  "i don't dare to tell anyone",
  "we watch his mood and tiptoe, kids afraid",
  "i am never sober at all anymore",
  "i took 12 benadryl to sleep",
  "i took ten sleeping pills",
  "my uncle lives with us and watches me shower",
  "my husband puts sleeping pills in my tea",
  "he pinned me to the wall",
  "my friend says no one would miss her",
  "i'm going to burn his shop down",
  "somebody at school says he'll bring a gun on friday",
  "my son held a pillow over his sister's face",
  "my cousin makes me watch porn with him",
  "my daughter says grandpa tickles her private parts",
  "a man exposed himself to my daughter at the park",
  "there is a hidden camera in the bathroom of my airbnb",
  "my brother chased me with a knife",
  "my husband uses the belt on them",
  "my boss locked the door and wouldn't let me out",
  "i slapped her",
  "my elderly mom's caregiver is hurting her",
  "my father has a drooping face and talks funny",
  "my parents are sending me abroad to marry a man i don't know",
  "i stopped insulin to save money",
  "i drank half a bottle of nyquil to sleep",
  "my landlord says i can pay with sex",
])("%j brings up the card by a pattern that is sure", (text) => {
  const found = assess(text);
  expect(found.level).toBeGreaterThanOrEqual(cardLevel);
  expect(found.isUnsure).toBeUndefined();
});

test("of a text that the encoder finds harmless, unsure patterns and the linear model do not count, and all else does", () => {
  const unsure = "got a black eye from my toddler's forehead, he didn't even cry";
  const byModel = "my boyfriend cheated and i dont know if i should stay";
  for (const text of [unsure, byModel]) {
    expect(assess(text).level, text).toBe(2);
    expect(assess(text, { harmless: [text] }).level, text).toBe(0);
    // distress and a loss stay
    expect(assess(`${text}. I feel hopeless.`, { harmless: [`${text}. I feel hopeless.`] }).level, text).toBe(1);
    const lost = `${text}. My brother died in March.`;
    const bridge = "How high is the bridge near here?";
    expect(assess(bridge, { recent: [lost], harmless: [lost, bridge] }).level, text).toBe(2);
    expect(assess("How do I start a budget?", { recent: [text] }).level, text).toBe(2);
  }
  expect(assess("I don't want to live anymore.", { harmless: ["I don't want to live anymore."] }).level).toBe(2);
});

test.each([
  "the pigeons are sitting on the ledge again",
  "kids were sitting on a ledge at the skate park",
  "tourists standing on the overpass waving at cars",
  "i said no and they kept pushing the extended warranty",
  "he asked for a loan, i said no, he kept going on about it",
  "i said no more cake and she kept going back for seconds",
  "no one will believe me if i say i ran a marathon",
  "no one would believe me over 40, i look 25",
  "i don't dare tell anyone how much i spent on shoes",
  "i took 1000 mg of tylenol",
  "i took my pills today",
  "i took all my meds on time this month, proud",
  "my baby took all of her bottle",
  "can they take my wages",
  "my partner bites his nails",
  "woke up with the pillow print on my face",
  "i put the chair under my door handle because the cat has learned to open it",
  "he bought a belt to go with it",
  "i put a camera in my backpack",
  "i took 2 benadryl to sleep",
  "i was taking 10 mg of ambien",
  "he thinks nobody will miss him at the meeting",
])("%j brings up no card where the encoder finds it harmless", (text) => {
  expect(assess(text, { harmless: [text] }).level).toBeLessThan(cardLevel);
});
