import { describe, expect, test } from "vitest";
import { talksByMeaning } from "#testing/coach-talk.ts";
import { builtInAnswer } from "./coach.guide.rules.ts";
import { unsafeIn } from "../coach.output.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { toldFacts } from "../answers/coach.lists.content.ts";
import { markOf, withPerson } from "./coach.written-text.rules.ts";
import { anyWays, daysLeft, noPlan, planMade, planWays, successWays, toldKinds } from "../answers/coach.told-kinds.content.ts";
import { marksWithin } from "./coach.marks.rules.ts";
import { topicOf, topics } from "../answers/coach.topics.rules.ts";
import { meaning } from "../coach.vectors.repository.ts";

const { talk: meant } = talksByMeaning(builtInAnswer, await coachSearch(), meaning);
const lastOf = async (...said: string[]) => (await meant(...said)).at(-1)!;

describe("what is written", () => {
  const ways = [...toldKinds.flatMap((kind) => kind.ways), ...successWays, ...anyWays];
  test("has an id of its own, 30 to 115 words, a question at the end, and nothing unsafe", () => {
    expect(new Set(toldFacts.map(({ id }) => id)).size).toBe(toldFacts.length);
    for (const { id, text, first = text, words = text } of toldFacts)
      for (const one of [text, first, words]) {
        const length = one.split(/\s+/).length;
        expect([id, unsafeIn(one), length >= 30 && length <= 115, one.endsWith("?")]).toEqual([id, undefined, true, true]);
      }
    for (const { meet, move, ask } of ways) {
      const text = `${meet} ${move} ${ask}`;
      const length = text.split(/\s+/).length;
      expect([text, unsafeIn(text), length >= 25 && length <= 90, ask.endsWith("?")]).toEqual([text, undefined, true, true]);
    }
    for (const { meet, keep, ask } of planWays) expect([unsafeIn(`${meet} ${keep}`), ask.endsWith("?")]).toEqual([undefined, true]);
  });
  test("is recognized by a part that only it has", () => {
    const kinds = [...toldKinds.flatMap(({ ways }) => ways), ...successWays, ...anyWays].map(({ move }) => move);
    const texts = [...toldFacts.flatMap(({ text, first, words }) => [text, first ?? "", words ?? ""]), ...kinds];
    const marks = [...texts, ...planWays.map(({ keep }) => keep), ...Object.values(daysLeft)].filter(Boolean).map(markOf);
    expect(marks.filter((mark) => mark.length < 25)).toEqual([]);
    expect(marks.filter((mark, at) => marks.indexOf(mark) !== at)).toEqual([]);
    expect(Object.values(daysLeft).every((text) => marksWithin.includes(markOf(text)))).toBe(true);
  });
  test("names subjects that exist", () => {
    expect(toldFacts.filter(({ topic }) => topic !== undefined && !topicOf(topic))).toEqual([]);
    expect(toldFacts.filter(({ of }) => of && !topics.some(({ id }) => of.test(id))).map(({ id }) => id)).toEqual([]);
    expect(toldFacts.filter(({ of, talk }) => !of && !talk)).toEqual([]);
  });
  test("speaks of the person of the talk", () => {
    expect(withPerson("{They} and {them}, {their} and {theirs}", ["my mom calls", "she'll cry"])).toBe("She and her, her and hers");
    expect(withPerson("{They} and {them}", ["my wife is tired", "my boss said no to him"])).toBe("He and him");
    expect(withPerson("{They} and {them}", ["we fight"])).toBe("They and them");
  });
});

describe("what is told in a talk", () => {
  test.each([
    [["I feel sad today", "I don't know why", "Maybe because my birthday is next week", "I'll be alone"], "coffee or a call"],
    [["How do I stop procrastinating?", "I have a paper due Friday", "I haven't started", "It's Wednesday now"], "^Two days, then"],
    [["I had a fight with my best friend", "She said I'm always late"], "hard to hear"],
    [
      ["I had a fight with my best friend", "She said I'm always late", "She's right though", "How do I apologize?"],
      "leave fifteen minutes",
    ],
    [["I can't sleep", "Mostly about my job", "I might get laid off"], "plan B"],
    [["my brain won't shut up at night", "they're laying people off at my work"], "plan B"],
    [["I want to lose weight", "I eat a lot at night", "No gym please"], "walk right after dinner"],
    [["I want to lose weight", "i can't afford a gym"], "doesn't take one"],
    [["I'm thinking about leaving my husband", "he doesn't hurt me, we just grew apart", "we have two kids, 6 and 9"], "stay kind"],
    [["My boyfriend never listens to me", "yesterday i told him about my mom's surgery and he didn't even look up"], "must have hurt"],
    [["My mom keeps asking me for money", "She'll cry"], "The answer stays the same, and I love you"],
    [["my dad died in october", "my brother says i should move on"], "With whom can you say his name"],
    [["i got laid off last week", "my husband doesn't know"], "found out"],
    [["my mother in law criticizes how i raise my kids", "my husband never says anything"], "ours to decide"],
  ])("%j", async (said, words) => {
    expect((await lastOf(...said)).text).toMatch(new RegExp(words));
  });
  test.each([
    [
      ["I can't sleep", "Mostly about my job", "I might get laid off", "What can I do tonight?"],
      "One thing for tonight: write the fear down",
    ],
    [
      ["How do I stop procrastinating?", "I have a paper due Friday", "I haven't started", "Ok what's first?"],
      "^Ten minutes, phone in another room",
    ],
    [["my house is a mess", "people are coming saturday", "where do i start"], "where they will sit"],
    [["i got laid off last week", "i haven't told my wife yet", "whats the first step"], "First say it at home"],
    [["My mom keeps asking me for money", "I can't afford it anymore but I feel guilty", "How do I tell her?"], "On an ordinary day"],
  ])("%j asks for what follows from it", async (said, words) => {
    expect((await lastOf(...said)).text).toMatch(new RegExp(words));
  });
  test("the first step with children in it is named only where nobody may be in danger", async () => {
    const said = ["I'm thinking about leaving my husband", "we have two kids", "I'm scared of hurting them"];
    expect((await lastOf(...said, "What's the first step?")).text).not.toContain("honest hour");
    expect((await lastOf(said[0]!, "he is a nice man, we grew apart", ...said.slice(1), "What's the first step?")).text).toContain(
      "honest hour",
    );
  });
  test("the subject of the talk stays, or is the one that it turned to", async () => {
    expect((await lastOf("my dad died in october", "thanksgiving is going to be awful", "we always went to his house")).action).toBe(
      "grieve",
    );
    expect((await lastOf("I had a fight with my best friend", "She said I'm always late", "She's right though")).action).toBe("apologize");
  });
  test.each([
    [["i drink too much wine in the evening", "no meetings please"], "email-overload"],
    [["i want to start running", "ok i'll start on monday"], "new-job-nerves"],
    [["I keep buying stuff online at night", "Ok I'll do that tomorrow"], "get-started"],
  ])("%j does not turn to '%s'", async (said, other) => {
    expect((await lastOf(...said)).action).not.toBe(other);
  });
});

describe("a plan that is made", () => {
  test.each([
    "ok i'll start on monday",
    "Ok I'll do that tomorrow",
    "ok a walk at lunch could work",
    "alright, i'll call her tonight",
    "that's doable",
  ])("'%s' is confirmed", async (said) => {
    const { text, action } = await lastOf("I want to start exercising", said);
    expect([planWays.some(({ keep }) => text.includes(keep)), action]).toEqual([true, "start-exercise"]);
  });
  test.each([
    "i'll be alone",
    "i'll never do it",
    "i'll take all my pills",
    "i'll try but it won't work",
    "i want to start a business",
    "i can do 150 a month",
    "i'll just end it",
    "should i call her?",
  ])("'%s' is none", (said) => {
    expect(planMade.test(said) && !noPlan.test(said)).toBe(false);
  });
});

test.each([
  [["my husband yells a lot", "he hit me yesterday", "we have two kids"]],
  [["i feel sad today", "i don't want to be here anymore", "i'll do it tonight"]],
  [["i feel sad today", "i feel hopeless", "nothing happened really"]],
  [["im so stressed at work", "it's been hard", "it would be easier if i wasn't here"]],
  [["im so stressed at work", "i gave away my stuff"]],
  [["i can't stop eating when i'm stressed", "i threw up after dinner again"]],
  [["my teenage son won't talk to me", "i hear voices telling me things"]],
])("%j: beside danger or despair nothing of it is said", async (said) => {
  const { text } = await lastOf(...said);
  expect(marksWithin.some((mark) => text.includes(mark))).toBe(false);
});
test("no sentence comes twice, and none only repeats what was told", async () => {
  const answers = await meant(
    "my sister never helps with our mom",
    "she lives two hours away",
    "she says she's too busy",
    "i do all the appointments",
    "she just sends flowers",
    "i'm so tired",
    "i feel bad for being angry",
  );
  const sentences = answers.flatMap(({ text }) => text.split(/(?<=[.?!])\s+/)).filter((one) => one.split(" ").length > 5);
  expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
  for (const { text } of answers.slice(1)) expect(text.split(/\s+/).length).toBeGreaterThan(24);
});
test.each([
  [["i'm nervous all the time", "it's been months", "how do i find a therapist"], "find-therapist"],
  [["my best friend and i had a fight", "it was about her boyfriend", "how do i say sorry to her"], "apologize"],
])("after a guess that nobody confirmed, the last of %j is answered as what it is", async (said, subject) => {
  expect((await lastOf(...said)).action).toBe(subject);
});
test("what was told over the phone, at work or with numbers is not answered by that word", async () => {
  const all = await Promise.all([
    lastOf("i'm in a long distance relationship", "we fight on the phone"),
    lastOf("i can't sleep", "my boss noticed that i'm tired"),
    lastOf("i lost my mom in june", "i still call her number sometimes"),
    lastOf("i'm always tired", "my doctor said my blood work is fine"),
  ]);
  expect(all.filter(({ text }) => /no scolding from me|work comes home with you|can't tell you what that is/i.test(text))).toEqual([]);
});

test.each([
  [["I keep procrastinating on cleaning", "I have 20 minutes now"], "That's enough for one round"],
  [["I want to read more", "I have maybe 15 minutes a day"], "That's enough for one round"],
  [["I keep procrastinating on cleaning", "I have 20 minutes now", "Ok done"], "I'm glad, and that was yours to do."],
])("after %j it begins with %j", async (said, begins) => {
  expect((await lastOf(...said)).text.startsWith(begins)).toBe(true);
});

test.each([
  [["I hate my commute", "I have a 40 minute drive"], "That's enough for one round"],
  [["My mom has dementia", "My brother doesn't help at all", "How do I ask him?"], "tears at you"],
  [["I'm really stressed about my job", "I can't afford to lose this job"], "cost"],
])("after %j nothing of %j", async (said, words) => {
  expect((await lastOf(...said)).text).not.toContain(words);
});
