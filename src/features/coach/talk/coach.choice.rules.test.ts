import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { choiceLines, doubtLines, otherChoice, whichOne } from "../answers/coach.choice.content.ts";
import { waysIn } from "./coach.choice.rules.ts";
import { builtInAnswer } from "./coach.guide.rules.ts";
import { unsafeIn } from "../coach.output.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";

const { talk } = talksWith(builtInAnswer, await coachSearch());

test.each([
  ["Text her or talk in person?", ["text her", "talk in person"]],
  ["should i call her out or let it slide", ["call her out", "let it slide"]],
  ["so do i fix it or buy another one?", ["fix it", "buy another one"]],
  ["is it better to wait or go now?", ["wait", "go now"]],
  ["should i go or not?", undefined],
  ["or something?", undefined],
  ["i drink two or three beers", undefined],
  ["do i wear scrubs or normal clothes", undefined],
  ["tea or coffee or milk?", undefined],
])("the two ways of '%s'", (text, ways) => {
  expect(waysIn(text)).toEqual(ways);
});

test.each([
  [["my friend owes me 340 for utilities", "she keeps saying next week", "text her or talk in person?"], "Both, in this order"],
  [["my girlfriend and i fight a lot", "text her or talk in person?"], "In person, if it's about a feeling"],
  [["i'm hurt by a friend", "call her out or let it slide?"], "Say it once, in a small way"],
  [["i lied on my resume", "tell them or hope?"], "Tell them, before they find it."],
  [["trouble with my teenage daughter", "say no or let her go?"], "Neither yet; first the plan"],
  [["i want to exercise more", "morning or after work?"], "In the morning, if you can bear it"],
  [["i owe on three cards", "smallest first or the one with the worst interest?"], "Both work, and the better one"],
  [["my mother in law walks in without ringing", "should i say something or make my husband do it?"], "The one whose family it is"],
  [["i'm moving to another state", "should i tell my parents before thanksgiving or after?"], "Before, if it touches their plans"],
  [["i want to exercise more", "should I do mornings or after work? I'm home by 4:30"], "In the morning, if you can bear it"],
  [["my boss texts me at night", "can i just not answer til morning or should i say something first?"], "Say it once, and then hold it."],
  [["i worry all night", "should i write it all down or does that make it worse?"], "Write it down, early in the evening"],
  [
    ["i get angry with my kids too fast", "should i apologize to them or does that just confuse the little one?"],
    "Yes, apologize, and keep it small",
  ],
  [
    ["coworker keeps taking credit for my stuff in meetings", "Do I call it out in the room or catch him after?"],
    "Afterward, alone, and the same day.",
  ],
  [["i want to put the phone down at night", "Should I cut it out altogether or shorten it?"], "Part of it, with a figure"],
  [["my car insurance went up", "Is it worth switching or do I use it to bargain?"], "Bargain first"],
  [["how do i build credit with a card", "okay and do i pay it when i get the bill or before"], "For the interest it makes no difference"],
  [["i have an exam next week", "should i study more or is it better to take a night off?"], "The evening off, if you're tired"],
  [["my daughter in law leaves her dog with us", "should it be me or my husband who tells her?"], "The one who stands closest"],
  [["i retire in may", "Is it better to have a plan or just coast for a while?"], "A small plan with a lot of room"],
  [["we fight about dishes", "should we ask his mother over or is that weird"], "I lean toward doing it, in its smallest form"],
  [["i want to exercise more", "walk or swim?"], "\u201cwalk\u201d or \u201cswim\u201d"],
  [["i have two job offers and can't decide", "which would you take"], whichOne.slice(0, 40)],
])("%j: the choice is answered, and the subject stays", (said, begin) => {
  const answers = talk(...said);
  expect(answers.at(-1)?.text).toContain(begin);
  expect(answers.at(-1)?.action).toBe(answers.at(-2)?.action);
  expect(talk(...said, "what else").at(-1)?.action).toBe(answers.at(-2)?.action);
});

test.each([
  ["i drink a bottle of vodka a day", "i want to stop drinking", "cold turkey or slowly?"],
  ["i can't sleep", "my doctor gave me pills", "take one pill or two?"],
  ["my chest hurts a bit", "er or urgent care?"],
  ["my husband hit me", "he says sorry", "stay or leave?"],
  ["my boyfriend cheated", "should i take him back or will that make it worse?"],
  ["my husband hit me", "should i tell my mom or will that make it worse?"],
])("%j gets no weighing of two ways", (...said) => {
  const { text } = talk(...said).at(-1)!;
  expect([...choiceLines.map((line) => line.text.slice(0, 40)), "how I'd weigh it"].filter((words) => text.includes(words))).toEqual([]);
});

test("each has 60 to 140 words, a step and a question, and nothing unsafe", () => {
  for (const text of [
    ...[...choiceLines, ...doubtLines].map((line) => line.text),
    whichOne,
    ...otherChoice.map((write) => write("walk", "swim")),
  ]) {
    const words = text.split(/\s+/).length;
    expect([text, words >= 60 && words <= 140, text.split("**One next step:**").length, text.endsWith("?")]).toEqual([text, true, 2, true]);
    expect(unsafeIn(text)).toBeUndefined();
  }
});
