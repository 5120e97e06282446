import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";
import { knownAnswer } from "./coach.known.rules.ts";
import { lifeDayAnswers } from "./coach.life-days.content.ts";
import { coachSearch } from "../coach.search.repository.ts";

const { lastOf } = talksWith(builtInAnswer, await coachSearch());

const asked: Record<string, string> = {
  "landlord-sells": "my landlord is selling the building; the house we rent is for sale; new owner wants us to move out",
  "pet-sick": "my dog is limping; my cat keeps throwing up; our puppy won't eat since yesterday",
  "raising-grandchild": "my grandson is 4 and i have him full time; i'm raising my grandkids; we took in my niece",
  "parent-far-away": "im a truck driver, gone 5 days a week, my daughter is 9; my kids hardly know me, i'm on the road a lot",
  "twins-coming": "we're having twins; my wife is pregnant with twins",
  "hit-parked-car": "hit a parked car and left a note; i scratched my neighbor's car; i backed into someone's truck",
  "paid-late": "my boss paid me late two times; my paycheck is late again; i didn't get paid yet",
  "sober-weeks": "quit drinking 40 days ago; i've been sober for three months",
  "wedding-size": "his parents want a huge wedding; my mom expects a big church wedding",
  "not-speaking": "my mom and i aren't speaking; me and my brother haven't talked in a year",
  "hours-cut": "they cut my hours to 25; my hours got cut again; my boss gave my shift to his nephew",
  "relative-care-at-home": "father in law moved in, stroke; my mom has dementia and lives with us now",
  "night-shopping": "i keep buying stuff on amazon at night; i order things online when i'm bored",
};

test.each(Object.entries(asked).flatMap(([id, all]) => all.split("; ").map((text) => ({ id, text }))))("$text: $id", ({ id, text }) => {
  expect(knownAnswer(text)).toBe(lifeDayAnswers.find((one) => one.id === id)!.text);
});

test("every answer has phrasings", () => {
  expect(Object.keys(asked)).toEqual(lifeDayAnswers.map(({ id }) => id));
});

test.each([
  "my dog died yesterday",
  "my son is sick",
  "my boss wants me to work late",
  "i hit my neighbor",
  "my wife and i don't speak english well",
  "i quit drinking two days ago and i'm shaking",
  "they want a big house",
  "the hotel for my dog is expensive",
])("'%s' gets none of them", (text) => {
  expect(lifeDayAnswers.map((one) => one.text)).not.toContain(knownAnswer(text));
});

test("who has been without alcohol for weeks is not warned of stopping at once", () => {
  expect(lastOf("quit drinking 40 days ago")).toContain("That is a real stretch of days");
  expect(lastOf("i want to quit drinking")).toContain("1-800-662-4357");
  expect(lastOf("i was sober for three months and drink again, i want to stop drinking")).toContain("do not stop all at once");
});
