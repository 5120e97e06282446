import { describe, expect, test } from "vitest";
import { isRoute } from "#guides/guides.rules.ts";
import { anchorsOf } from "#guides/guides.source.rules.ts";
import { readGuides } from "#guides/guides.store.ts";
import { coachActions } from "./coach.actions.content.ts";
import { everyday } from "./coach.everyday.content.ts";
import { builtInAnswer, supportiveAnswer } from "./coach.guide.rules.ts";
import { unsafeIn } from "./coach.output.rules.ts";
import { coachSearch } from "./coach.search.store.ts";
import { adultsOnly, builtInIntro, supportive } from "./coach.words.content.ts";

const search = await coachSearch();
const anchors = new Map((await readGuides()).map(({ slug, body }) => [slug, anchorsOf(body)]));
const calm = { level: 0, kinds: [], isAboutOther: false };
const ask = (content: string, concern: { level: number; kinds: string[]; isAboutOther: boolean } = calm) =>
  builtInAnswer([{ role: "user", content }], search, concern);

test("there are at least 60 everyday prompts, and every action is reached by one", () => {
  expect(everyday.length).toBeGreaterThanOrEqual(60);
  expect(coachActions.map(({ id }) => id).filter((id) => !everyday.some(({ action }) => action === id))).toEqual([]);
});

test.each(everyday)("'$say' reaches $action of $guide", ({ say, guide, action }) => {
  expect(ask(say)).toMatchObject({ guide, action });
});

test.each(coachActions)(
  "the action $id names a living section and a living link, and ends with a question",
  ({ guide, anchor, link, ask: question, next }) => {
    expect(anchors.get(guide)).toContain(anchor);
    const [path = "", hash] = link.href.split("#");
    expect(isRoute(path)).toBe(true);
    if (hash) expect(anchors.get(path.replace("/growth/", ""))).toContain(hash);
    expect(question.endsWith("?")).toBe(true);
    expect(next.length).toBeGreaterThan(20);
  },
);

describe("an answer", () => {
  test("has steps, one next step, a link and an open question, and says once that it is built in", () => {
    const { text } = ask("How do I start a budget?");
    expect(text.startsWith(builtInIntro)).toBe(true);
    expect(text.match(/^\d\. /gm)).toHaveLength(3);
    expect(text.match(/One next step/g)).toHaveLength(1);
    expect(text).toMatch(/\]\(\/budget\)/);
    expect(text.trim().endsWith("?")).toBe(true);
    const second = builtInAnswer(
      [
        { role: "user", content: "hi" },
        { role: "assistant", content: "Hello." },
        { role: "user", content: "How do I start a budget?" },
      ],
      search,
      calm,
    );
    expect(second.text).not.toContain(builtInIntro);
  });

  test("to a short follow-up stays with the topic", () => {
    const talk = [
      { role: "user" as const, content: "Which credit card should I pay off first?" },
      { role: "assistant" as const, content: "…" },
      { role: "user" as const, content: "the second one" },
    ];
    expect(builtInAnswer(talk, search, calm).action).toBe("choose-a-debt");
  });

  test.each(["asdf qwer", "…", "purple monkey dishwasher zebra"])("to '%s' asks back instead of guessing", (words) => {
    const { text, action } = ask(words);
    expect(action).toBeUndefined();
    expect(text).toContain("One next step");
  });

  test("never contains what a model may not say", () => {
    for (const { say } of everyday) expect([say, unsafeIn(ask(say).text)]).toEqual([say, undefined]);
    for (const text of [...Object.values(supportive), adultsOnly]) expect([text, unsafeIn(text)]).toEqual([text, undefined]);
  });

  test("in a crisis is written by people, names a line, and asks instead of coaching", () => {
    for (const kinds of [["self-harm"], ["abuse"], ["danger"], ["medical"], ["eating"], ["substance"], ["harm-to-others"], []]) {
      for (const level of [2, 3]) {
        const { text, action } = ask("I need you", { level, kinds, isAboutOther: false });
        expect(action).toBeUndefined();
        expect(text).toMatch(/988|911|1-800-/);
        expect(text.trim().endsWith("?")).toBe(true);
      }
    }
    expect(supportiveAnswer("I owe so much money that I want to die", { level: 2, kinds: ["self-harm"], isAboutOther: false })).toBe(
      supportive.money,
    );
    expect(supportiveAnswer("my friend", { level: 2, kinds: ["self-harm"], isAboutOther: true })).toBe(supportive.helper);
  });
});
