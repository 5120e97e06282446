import { expect, test } from "vitest";
import { talksByMeaning } from "#testing/coach-talk.ts";
import { builtInAnswer } from "./coach.guide.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { meaning } from "../coach.vectors.repository.ts";

const { lastOf } = talksByMeaning(builtInAnswer, await coachSearch(), meaning);

/** What was said before, what is told then in several ways, and a part of the answer. */
test.each<[string[], string, string]>([
  [
    ["my husband and I argue about money all the time"],
    "he thinks I spend too much on the kids; he says I always buy too much; he blames me for everything we owe",
    "it's about who is right",
  ],
  [
    ["my wife and I fight about money"],
    "she makes more than me; I earn a lot more; she earns twice what I do",
    "With uneven pay an even split isn't fair",
  ],
  [
    ["my husband and I argue about money all the time"],
    "he won't look at the budget with me; he refuses to talk about it; he hates to plan",
    "What might he be afraid to see?",
  ],
  [
    ["my boyfriend wants to move in together"],
    "he has a lot of debt; he's still got student loans; I found out about his debts",
    "His debt stays his as long as you sign nothing",
  ],
  [
    ["my boyfriend wants to move in together", "he has a lot of debt"],
    "how do I bring that up; what do I say to him",
    "I'd like us both to put our money on the table",
  ],
  [
    ["my girlfriend wants to move in together"],
    "I like my space; I really need my alone time; I'm used to living alone",
    "worth saying before the lease",
  ],
  [
    ["my best friend didn't invite me to her birthday"],
    "we've been friends 10 years; we have been friends since college; I've known her for twenty years",
    "So much shared time is why it hurts",
  ],
  [
    ["my mom keeps criticizing how I raise my kids"],
    "she watches them twice a week; she helps us with the kids; she picks them up from school",
    "So you need her",
  ],
  [
    ["my mom keeps criticizing how I raise my kids"],
    "I can't afford daycare; we have no other childcare; I couldn't afford a sitter",
    "a price that is on no bill",
  ],
  [
    ["my daughter is failing math"],
    "she says the teacher hates her; the teacher doesn't like her; her teacher is unfair",
    "For her that's how it is",
  ],
  [["my son is failing math"], "I was bad at math too; I hated math; I was never good at it either", "told the right way round"],
  [
    ["I'm overwhelmed, the house is a mess, kids are screaming, I can't think"],
    "my husband works nights; he works long hours; my wife is working weekends",
    "the heaviest hours of a day with children",
  ],
  [
    ["the kids won't stop fighting and I can't take it"],
    "I just want 10 minutes alone; I need some time for myself; I could use an hour of quiet",
    "That's a small wish",
  ],
  [
    ["the kids won't stop fighting and I can't take it"],
    "they are 2 and 5; a 3 year old and a 4 year old; one and three",
    "Two that small",
  ],
  [
    ["I've been really down since my dog died"],
    "I feel silly crying over a dog; I know it's ridiculous; it's embarrassing",
    "It isn't silly",
  ],
  [
    ["I feel like a failure"],
    "I'm 32 and still live with my parents; I moved back in with my mom; I'm stuck at home with my parents",
    "about one in six people between 25 and 34",
  ],
  [["I feel like a failure"], "I do have a job; at least I have good friends; I still have my health", "the feeling had left it out"],
  [
    ["I drink a glass of wine every night to relax"],
    "I don't think it's a problem; it's not really a problem; I can stop anytime",
    "a way to find out that needs no label",
  ],
  [
    ["I drink a glass of wine every night to relax"],
    "my wife mentioned it; my kids said something; my doctor is worried",
    "something must have worried",
  ],
  [
    ["I keep ordering takeout every night and it's killing my budget"],
    "I don't have anyone to cook for; cooking just for myself; it's just me",
    "So cook for four and eat on four days",
  ],
  [
    ["I hate my job but I can't quit"],
    "maybe I just need a vacation; I think I might need some time off; I just need a break",
    "Tired and done look alike",
  ],
  [
    ["should I pay my card or save the money first"],
    "ok card it is; savings it is then; the card it is",
    "^(?:That's a good plan|I'm glad|Good, then|That's enough for now)",
  ],
  [
    ["I can't stop thinking about my ex"],
    "he has a new girlfriend; he's already dating someone; she moved on so fast",
    "A new one says nothing about you",
  ],
  [["my in-laws are staying for 2 weeks"], "I need a plan; how do I survive two weeks; make me a plan", "Then one in three parts"],
  [
    ["my son is being bullied at school"],
    "he doesn't want me to tell the teacher; he begs me not to; I'm afraid it will get worse",
    "promise that nothing happens behind his back",
  ],
  [
    ["my son is being bullied at school"],
    "he cries every morning; he has stomach aches before school; he refuses to go in the morning",
    "Then it has reached his body",
  ],
  [
    ["I have too much stuff"],
    "I can't throw away my kids' baby clothes; there are my mom's things; it's all sentimental",
    "they're years; so they come last",
  ],
  [
    ["I need to have a hard talk with my teenage son about weed"],
    "I'm scared he'll shut down; I'm afraid he might lie; worried that he'll walk out",
    "only has to leave the door open",
  ],
  [["my mom died in march"], "I want to do her recipes; she made her pie every year; we sing her songs", "to have her there"],
  [
    ["my husband forgot our anniversary"],
    "it's our 10th; it was our fifth anniversary; our 20th one",
    "A round one, and that makes it sting",
  ],
  [
    ["my husband forgot our anniversary"],
    "he said sorry but I'm still hurt; he apologized but I can't let it go; he says he's sorry but I'm mad",
    "ends the quarrel, not the hurt",
  ],
  [
    ["my husband forgot our anniversary"],
    "am I overreacting; am I too sensitive; am I asking too much",
    "tell a friend with the same story",
  ],
  [["I feel lonely in my marriage"], "I don't want a divorce; I don't want to lose him; I want this to work", "the sentence to begin with"],
  [
    ["I'm going through a divorce and I can't sleep"],
    "he wants the house; he won't leave the house; she wants custody",
    "isn't yet what is decided",
  ],
  [
    ["my friend owes me 200 and acts like nothing happened"],
    "I see her every week; I work with her every day; we meet each other often",
    "needs no letter",
  ],
  [
    ["my friend owes me 200 and acts like nothing happened"],
    "I need it for rent; I need the money back; I need it by friday",
    "a reason with a date",
  ],
  [
    ["my 4 year old won't eat vegetables"],
    "only nuggets and pasta; he lives on mac and cheese; just bread and cheese",
    "one new thing beside them",
  ],
  [
    ["my 4 year old won't eat vegetables"],
    "dinner is a fight; every dinner ends in tears; mealtimes are a battle",
    "take the fight out of it",
  ],
  [
    ["my sister wants me to babysit every weekend and I can't say no to my family"],
    "she says family helps family; she says I'm selfish; that's what sisters do",
    "set the size",
  ],
  [
    ["my sister wants me to babysit every weekend and I can't say no to my family"],
    "I want my saturdays back; I need my weekends to myself; I want my evenings for myself",
    "Then give them a name",
  ],
])("%j: what is told then", async (before, told, part) => {
  for (const one of told.split("; ")) expect([one, await lastOf(...before, one)]).toEqual([one, expect.stringMatching(part)]);
});

test("the first of a parent with screaming children is a safe place for them, and ten minutes", async () => {
  for (const text of [
    "I'm overwhelmed, the house is a mess, kids are screaming, I can't think",
    "my toddler won't stop crying and I'm losing it",
    "I'm at my limit with these kids",
  ])
    expect([text, await lastOf(text)]).toEqual([text, expect.stringContaining("Put the kids somewhere safe")]);
});

test("what is told in passing elsewhere gets none of these", async () => {
  expect(await lastOf("my boss criticizes me", "he never looks at my work")).not.toContain("afraid of what is there");
  expect(await lastOf("I lost my wallet", "it was just a cheap one")).not.toContain("It isn't silly");
  expect(await lastOf("I can't sleep", "my husband works nights")).not.toContain("a day with children");
  expect(await lastOf("my husband hits me", "he won't talk about it")).not.toContain("afraid of what is there");
});
