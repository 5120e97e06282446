import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { responseLines } from "../answers/coach.response.content.ts";
import { unsafeIn } from "../coach.output.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { builtInAnswer } from "./coach.guide.rules.ts";
import { responseIn } from "./coach.response.rules.ts";

const search = await coachSearch();
const { talk } = talksWith(builtInAnswer, search);

test.each([
  ["Oh I hadn't looked at it that way", "sees"],
  ["Well, you might have a point there", "sees"],
  ["ok thats less scary than i thought", "sees"],
  ["that's smaller than I expected, ok", "sees"],
  ["that's smaller than I expected", "sees"],
  ["huh, I never thought about it like that", "sees"],
  ["yeah ok that makes a lot of sense", "agrees"],
  ["okay I think I can do that this week", "agrees"],
  ["that sounds pretty doable actually", "agrees"],
  ["hm, that feels like a lot every week", undefined],
  ["easier said than done", "large"],
  ["I wish it was that easy lol", "large"],
  ["I don't know, that sounds kind of cold", "cold"],
  ["that seems a little harsh to me", "cold"],
  ["hm. the boys are not gonna like that", "others"],
  ["I can already hear the complaining", "others"],
  ["ugh i was scared you'd say something like that", "feared"],
  ["Not sure I'm ready for that honestly", "later"],
  ["they won't be happy about it", "others"],
  ["she's gonna hate that", "others"],
  ["she will love it", undefined],
  ["the kids like it", undefined],
  ["he won't complain", undefined],
  ["it's really cold", undefined],
  ["it's hard", undefined],
  ["that sounds hard", "large"],
  ["wow that's a lot", undefined],
  ["is that too much?", undefined],
  ["that makes sense, but what about my sister", undefined],
  ["my son is cold all the time", undefined],
  ["he is going to like the present that i bought him for his birthday next week at the store", undefined],
])("%j is taken as %s", (text, kind) => {
  expect(responseIn(text, "Do this.")).toBe(kind);
});

test("a sum that feels like a lot is a question of the sum", () => {
  expect(responseIn("hm, that feels like a lot every week", "That is $141 a week. Let it leave your account on payday.")).toBe("money");
  expect(responseIn("wow, that's a lot", "Coffee comes to $1,800 a year.")).toBeUndefined();
});

test("the subject stays, each text is said once, and nothing is said beside danger", () => {
  const said = ["my mother in law comes over without calling", "easier said than done", "what else"];
  const answers = talk(...said);
  expect(answers[1]?.text).toContain(responseLines.large[0]?.slice(0, 60));
  expect(answers.map(({ action }) => action)).toEqual(["in-laws", "in-laws", "in-laws"]);
  const again = talk(said[0] ?? "", "easier said than done", "i wish it was that easy", "thats not that easy").map(({ text }) => text);
  expect(again.filter((text) => responseLines.large.some((line) => text.includes(line.slice(0, 60))))).toHaveLength(2);
  expect(talk("my husband hit me last night", "easier said than done").at(-1)?.text).not.toContain(responseLines.large[0]?.slice(0, 60));
});

test("each has 35 to 110 words, one step and a question, and nothing unsafe", () => {
  for (const text of Object.values(responseLines).flat()) {
    const words = text.split(/\s+/).length;
    expect([text, words >= 35 && words <= 120, text.split("**One next step:**").length, text.endsWith("?")]).toEqual([text, true, 2, true]);
    expect(unsafeIn(text)).toBeUndefined();
  }
});
