import fc from "fast-check";
import { expect, test } from "vitest";
import {
  aliveLine,
  doneLine,
  errorOf,
  lineReader,
  noticeEvent,
  eventsOf,
  problemEvent,
  readDelta,
  readEvent,
  safetyEvent,
  stoppedEvent,
  textEvent,
  type StreamEvent,
} from "./coach.events.rules.ts";

const stream = (words: string[]) =>
  [
    safetyEvent({ level: 3, kinds: ["self-harm"], isAboutOther: false }),
    noticeEvent("built-in"),
    aliveLine,
    ...words.map(textEvent),
    doneLine,
  ].join("");

function readInChunks(bytes: Uint8Array, cuts: number[]): StreamEvent[] {
  const events: StreamEvent[] = [];
  const parser = lineReader((event) => events.push(event));
  const decoder = new TextDecoder();
  const edges = [0, ...[...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((a, b) => a - b), bytes.length];
  for (let at = 1; at < edges.length; at++) parser.feed(decoder.decode(bytes.subarray(edges[at - 1], edges[at]), { stream: true }));
  parser.end();
  return events;
}

/** A client that implements only the specification's section 7: data lines, choices[0].delta.content, [DONE]. */
function simpleReader(text: string): string {
  let answer = "";
  for (const line of text.split("\n")) {
    if (!line.startsWith("data: ")) continue;
    const data = line.slice(6).trim();
    if (data === "[DONE]") break;
    const chunk = JSON.parse(data) as { choices: { delta: { content?: string } }[] };
    const content = chunk.choices[0]!.delta.content;
    if (content) answer += content;
  }
  return answer;
}

test("cards, notices and failures add nothing for a client that reads only choices[0].delta.content", () => {
  expect(simpleReader(stream(["Hello ", "you."]) + stoppedEvent(4) + problemEvent("It broke."))).toBe("Hello you.");
});

test("any text arrives completely, wherever the chunks end", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" })), fc.array(fc.nat()), (words, cuts) => {
      const events = readInChunks(new TextEncoder().encode(stream(words)), cuts);
      expect(events[0]).toEqual({ kind: "safety", safety: { level: 3, kinds: ["self-harm"], isAboutOther: false } });
      expect(events[1]).toEqual({ kind: "notice", notice: "built-in" });
      expect(events.flatMap((event) => (event.kind === "text" ? [event.text] : [])).join("")).toBe(words.join(""));
      expect(events.at(-1)).toEqual({ kind: "done" });
    }),
  );
});

test.each([
  ["one line break", "\n"],
  ["a blank line", "\n\n"],
  ["line breaks of Windows", "\r\n"],
  ["comments and blank lines", "\n: still here\n\n\n"],
])("each line of data is read by itself, with %s between them, and nothing after [DONE]", (_, between) => {
  const delta = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}`;
  const text = [delta("One"), "data: {bad", delta(" two"), "data: [DONE]", delta(" three")].join(between);
  const response: StreamEvent[] = [];
  const reader = lineReader((event) => response.push(event));
  reader.feed(text);
  reader.end();
  expect(response).toEqual([{ kind: "text", text: "One" }, { kind: "unreadable" }, { kind: "text", text: " two" }, { kind: "done" }]);
});

test("a name counts up to the next blank line, and a last line needs no line break", () => {
  const response: StreamEvent[] = [];
  const reader = lineReader((event) => response.push(event));
  reader.feed(`${problemEvent("It broke.")}data: {}\n\ndata: [DONE]`);
  expect(response.map((one) => one.kind)).toEqual(["problem", "nothing"]);
  reader.end();
  expect(response.at(-1)).toEqual({ kind: "done" });
});

test.each([
  ["", "unreadable"],
  ["{", "unreadable"],
  ["null", "unreadable"],
  ["[]", "unreadable"],
  ["hello", "unreadable"],
  ["{}", "nothing"],
  ['{"choices":[]}', "nothing"],
  ['{"choices":[{}]}', "nothing"],
  ['{"choices":[{"delta":{"role":"assistant"}}]}', "nothing"],
  ['{"choices":[{"delta":{"content":null}}]}', "nothing"],
  ['{"choices":[{"delta":{"content":7}}]}', "nothing"],
  ['{"error":{"message":"no"}}', "unreadable"],
  [" [DONE] ", "done"],
  ['{"choices":[{"delta":{"content":"hi"}}]}', "text"],
])("a line that contains %s is %s, and nothing throws", (data, kind) => {
  expect(readEvent(undefined, data).kind).toBe(kind);
});

test.each(["safety", "stopped", "problem"])("a malformed %s event is unreadable and skipped", (name) => {
  expect(readEvent(name, "{}").kind).toBe("unreadable");
});

test("reading a chunk of any form never throws", () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => ["text", "nothing", "unreadable"].includes(readDelta(value).kind)));
});

test("the error of a refused call is found as text or as a nested message", () => {
  expect(errorOf({ error: "Slow down." })).toBe("Slow down.");
  expect(errorOf({ error: { message: "Slow down." } })).toBe("Slow down.");
  for (const body of [null, {}, { error: "" }, { error: {} }, "no"]) expect(errorOf(body)).toBeUndefined();
});

test("the parts of an answer join to the answer", () => {
  fc.assert(fc.property(fc.string(), (text) => eventsOf(text).join("") === text));
});
