import { describe, expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { namedAreas } from "../answers/coach.named-areas.content.ts";
import { topicOf } from "../answers/coach.topics.rules.ts";
import { mostChoices } from "../coach.events.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { builtInAnswer } from "./coach.guide.rules.ts";
import { areaNamed } from "./coach.named-areas.rules.ts";

const { talk } = talksWith(builtInAnswer, await coachSearch());
const lastOf = (...said: string[]) => talk(...said).at(-1)!;

test.each([
  ["money", "money"],
  ["with money i guess", "money"],
  ["it's about my finances", "money"],
  ["I need help with my job", "work"],
  ["i have problems with my boss", "work"],
  ["advice about my relationship", "partner"],
  ["can you help me with my boyfriend?", "partner"],
  ["my mom", "parent"],
  ["family stuff", "family"],
  ["my kids", "children"],
  ["friends", "friends"],
  ["a person", "a-person"],
  ["my health", "health"],
  ["how I feel", "mind"],
  ["home", "home"],
  ["school", "school"],
  ["my life", "life"],
  ["time management", "time"],
  ["debt", "debt"],
  ["my anxiety", "anxiety"],
])("'%s' names %s", (text, id) => {
  expect(areaNamed(text)?.area.id).toBe(id);
});
test.each([
  "my mom is sick",
  "I lost my job",
  "work is too much",
  "how do I save money",
  "I have debt of $5,000",
  "my boyfriend hit me",
  "I'm stressed about money",
  "worried about my job",
])("'%s' says more than an area", (text) => {
  expect(areaNamed(text)).toBeUndefined();
});
test.each(namedAreas)("the subjects that are offered for $id exist", ({ offers, lead, ask }) => {
  expect(offers.map((id) => topicOf(id)?.id)).toEqual(offers);
  expect(offers.length).toBeLessThanOrEqual(mostChoices);
  expect(`${lead} ${ask}`).not.toMatch(/\{(?!who\})/);
  expect(ask.endsWith("?")).toBe(true);
});

describe("in a talk", () => {
  test("one of the offered subjects is opened by its number", () => {
    expect(lastOf("I need help", "with money").choices).toContain("Starting a budget");
    expect(lastOf("I need help", "with money", "1").action).toBe("start-a-budget");
    expect(lastOf("relationships", "the second one").action).toBe("not-listened-to");
  });
  test("the person who is named is said back", () => {
    expect(lastOf("my dad").text).toContain("About your dad, then.");
  });
  test("a subject by its name alone is answered with what helps", () => {
    expect(lastOf("procrastination").action).toBe("get-started");
    expect(lastOf("hi", "my sleep").action).toBe("sleep-better");
  });
  test("within a subject an area is no new beginning", () => {
    expect(lastOf("My boyfriend and I argue a lot", "money").choices ?? []).not.toContain("An emergency fund");
  });
});
