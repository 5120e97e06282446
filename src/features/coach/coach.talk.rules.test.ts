import { expect, test } from "vitest";
import { failedAgain, readTalk, reloadedWords, withPartials, type Line, type Chat } from "./coach.talk.rules.ts";

const line = (id: string, role: "user" | "assistant", content: string): Line => ({ id, kind: "message", role, content });
const chat = (more: Partial<Chat>): Chat => ({
  lines: [line("1", "user", "hello")],
  state: "idle",
  failure: undefined,
  safety: undefined,
  coach: undefined,
  isCutShort: false,
  startedAt: 1,
  shownAt: 1,
  ...more,
});
const reloaded = (one: Chat) => readTalk(JSON.parse(JSON.stringify(one)));

test("a reload keeps a chat as it was", () => {
  const one = chat({
    lines: [line("1", "user", "hello"), line("2", "assistant", "Hello, Maya.")],
    safety: { level: 2, kinds: ["abuse"], isAboutOther: false },
  });
  expect(reloaded(one)).toEqual(JSON.parse(JSON.stringify(one)));
});

test("a reload in the middle of an answer keeps the message, the partial answer, and a way to ask again", () => {
  const cut = reloaded(chat({ state: "streaming", lines: [line("1", "user", "hello"), line("2", "assistant", "That sounds")] }));
  expect(cut).toMatchObject({ state: "idle", failure: { words: reloadedWords, partials: ["That sounds"] } });
  expect(cut?.lines.map(({ id }) => id)).toEqual(["1"]);
  const waiting = reloaded(chat({ state: "sending", lines: [line("1", "user", "hello"), line("2", "assistant", "")] }));
  expect(waiting).toMatchObject({ state: "idle", failure: { partials: [] }, lines: [{ id: "1" }] });
});

test("a second failure keeps the partial answer of the first", () => {
  const first = failedAgain(undefined, "stopped", "Begin with one fact.");
  expect(failedAgain(first, "unreachable", "")).toMatchObject({ words: "unreachable", partials: ["Begin with one fact."] });
  expect(failedAgain(first, "stopped", "Another way is").partials).toEqual(["Begin with one fact.", "Another way is"]);
});

test("a new message after a failure keeps the partial answer as a line of the chat", () => {
  const failed = chat({ failure: failedAgain(undefined, "stopped", "Begin with one fact.") });
  const next = withPartials(failed, () => "9", "The answer may be incomplete.");
  expect(next.failure).toBeUndefined();
  expect(next.lines.at(-1)).toMatchObject({
    id: "9",
    role: "assistant",
    content: "Begin with one fact.",
    mark: "The answer may be incomplete.",
  });
});

test.each([
  null,
  5,
  {},
  { lines: [] },
  { lines: [{}], startedAt: 1, shownAt: 1 },
  { lines: [{ id: "1", kind: "message" }], startedAt: 1, shownAt: 1 },
])("%j is no chat", (value) => {
  expect(readTalk(value)).toBeUndefined();
});
