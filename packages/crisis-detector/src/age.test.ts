import { expect, test } from "vitest";
import { isChild, isMinor } from "./age.ts";
import { assessByRules } from "./assess.ts";

test.each([
  "my grandpa makes me sit on his lap and it hurts",
  "my stepdad touches me down there",
  "my mom's boyfriend walks in when i change",
  "my babysitter makes me touch him",
  "mommys boyfriend touched my private parts",
])("%j is told by a child, without an age", (text) => {
  expect(isChild([text])).toBe(true);
  expect(isMinor([text])).toBe(false);
  expect(assessByRules(text).form).toBe("child");
});

test.each([
  "my stepdad molested me when i was little",
  "growing up my grandpa touched me",
  "I'm 34 and my stepdad hits me",
  "my stepfather hits me and my kids",
  "my 6 year old says daddy plays a secret touching game",
  "my husband hits me",
  "my mom's boyfriend pushed me down the stairs last night",
])("%j is told by an adult", (text) => {
  expect(isChild([text])).toBe(false);
  expect(assessByRules(text).form).toBeUndefined();
});
