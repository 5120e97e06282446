import { expect, test } from "vitest";
import { assess, cardLevel } from "crisis-detector/assessment";
import { writtenTopic } from "../talk/coach.marks.rules.ts";
import { knownAnswers } from "./coach.known.content.ts";
import { knownAnswer } from "./coach.known.rules.ts";
import { lifeAnswers } from "./coach.life.content.ts";
import { singleWritten } from "../talk/coach.written.rules.ts";
import { unsafeIn } from "../coach.output.rules.ts";
import { topicOf } from "./coach.topics.rules.ts";

const asked: Record<string, string[]> = {
  "talked-past": [
    "people speak over my head since I use a wheelchair",
    "i'm deaf and the doctor asks my wife instead of me, he talks to my wife",
  ],
  "dementia-asks": ["dad has dementia and wants to go home every night", "my aunt asks where her sister is, she has alzheimers"],
  "give-up-driving": ["my son says i should stop driving", "is it time to hand over the car keys"],
  "retired-lost": ["I dread retirement, work is all I know", "retired in june and feel so lost"],
  "retired-partner": ["my wife retired and she is home all day following me"],
  infertility: ["our second ivf didn't work", "we start fertility treatment in may"],
  "others-pregnant": ["my best friend is pregnant and I hate myself for being jealous"],
  "low-after-birth": [
    "I had a baby 3 months ago and I can't stop crying",
    "I'm so sad since the birth",
    "since my son was born i feel empty, i cry every day",
  ],
  "after-birth-mind": ["i dont love my baby", "scared of dropping the baby, i see it in my head"],
  "customer-yelled": ["a guest insulted me in front of everyone", "callers shout at me all day"],
  remittance: ["i send most of my pay to my parents back home", "how much should I send money home"],
  "visa-worry": ["my work permit runs out in may", "the green card is delayed again"],
  "faith-doubt": ["i no longer believe and my wife is a deacon"],
  "faith-couple": ["my wife wants our son circumcised and I don't", "she wants the kids christened"],
  "fasting-work": ["fasting and driving a forklift, no energy"],
  "privacy-parents": ["my dad read my diary", "my stepmom goes through my room"],
  "hr-meeting": ["HR wants to see me on Friday", "redundancy meeting next week"],
  "benefit-form": ["the disability form is endless", "help with the ssdi application"],
  ghosted: ["my oldest friend won't reply any more", "a friend ghosted me"],
  "another-child": ["he wants a second child and i don't"],
  "parent-returns": ["mom walked out when I was ten and now she is sick"],
  "tell-kids-ill": ["I have cancer, how do I explain it to my son", "what do we say to the twins about his surgery"],
  "maybe-adhd": ["i'm on a waitlist for adhd"],
  "medicine-shortage": ["can't find my prescription anywhere, shortage of meds"],
  "puppy-pees": ["the kitten keeps having accidents", "our puppy needs potty training again"],
  "pet-dying": ["our cat has a tumor", "the vet says our rabbit has only weeks to live, it is terminal"],
  "own-price": ["how much should I charge for a haircut at home", "i raised my rates and people left"],
  "shift-changed": ["they changed my schedule the day before again"],
  "off-day-calls": ["my supervisor texts me on my day off"],
  "crush-on-friend": ["i have a crush on my best friend"],
  "doubts-engaged": ["got engaged last week and i have doubts"],
  "wages-taken": ["my boyfriend takes my paycheck", "how to hide savings without him knowing"],
  "not-eating-good": ["i havent eaten for two days and i feel proud"],
  "water-day": ["how much water do people need a day"],
  "feet-hurt-work": ["my legs ache so much after work", "ten hours on my feet and my heels are sore"],
  "frightened-partner": [
    "i hit a wall last night and my girlfriend got scared",
    "I threw a plate and now my wife is afraid of me",
    "I frightened my husband, I yelled like never before",
  ],
};

test.each(Object.entries(asked).flatMap(([id, all]) => all.map((text) => ({ id, text }))))("$text: $id", ({ id, text }) => {
  const known = knownAnswer(text);
  expect(lifeAnswers.find((one) => one.text === known)?.id).toBe(id);
});

test("every answer has phrasings", () => {
  expect(Object.keys(asked)).toEqual(lifeAnswers.map(({ id }) => id));
});

test("every written answer has 60 to 140 words, one next step, a question at the end, a subject, and nothing unsafe", () => {
  for (const { id, text, topic, short = "", next = "" } of singleWritten.filter((one) => !knownAnswers.includes(one))) {
    const words = text.split(/\s+/).length;
    expect([id, words, words >= 60 && words <= 140]).toEqual([id, words, true]);
    expect([id, text.split("**One next step:**").length]).toEqual([id, 2]);
    for (const part of [text, short, next].filter((one) => one !== "")) {
      expect([id, part.endsWith("?") || id === "small-claims", unsafeIn(part)]).toEqual([id, true, undefined]);
      expect([id, topicOf(topic ?? "")?.id, writtenTopic(part)]).toEqual([id, topic, topic]);
    }
  }
});

test.each([
  "he talks to me and my wife about the wheelchair ramp",
  "i have to stop driving so much, gas is expensive",
  "how much should I save to retire, I am scared",
  "my friend is going through ivf, what do i say",
  "she is pregnant and happy",
  "a customer was kind to me",
  "i send emails to my father in the evening",
  "my passport expires in may and i want a trip",
  "the church is cold in winter",
  "lent him 400 and i work too much",
  "hr is nice",
  "my friend never calls her mother",
  "geico raised my price",
  "my shifts are long",
  "my dog had to be put down yesterday, i miss him",
  "he takes my hand",
  "i haven't eaten lunch yet",
  "the water bill is too high, how much should i pay",
  "my feet are cold in bed",
])("%j has no such answer", (text) => {
  expect(knownAnswer(text)).toBeUndefined();
});

test("what needs a card still brings up a card", () => {
  for (const text of ["i feel nothing when i look at my baby and i want to die", "he takes my wages and he hit me"])
    expect(assess(text).level).toBeGreaterThanOrEqual(cardLevel);
});
