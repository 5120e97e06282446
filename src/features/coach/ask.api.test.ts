import { afterEach, expect, test, vi } from "vitest";
import { sendToCoach } from "./ask.api.ts";
import { doneLine, textEvent } from "./coach.events.rules.ts";

const answering = (answer: Response) => vi.stubGlobal("fetch", () => Promise.resolve(answer));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function ask() {
  let text = "";
  const nothing = () => {};
  const listener = { text: (chunk: string) => void (text += chunk), cut: nothing, safety: nothing, notice: nothing, choices: nothing };
  const ending = await sendToCoach({ messages: [{ role: "user", content: "Hello" }] }, listener, new AbortController().signal);
  return { ...ending, text };
}

test("a failure has the message of its error field, or the specification's", async () => {
  for (const [answer, message] of [
    [Response.json({ error: "Slow down a little." }, { status: 429 }), "Slow down a little."],
    [Response.json({}, { status: 500 }), "Failed to get response"],
    [new Response("<h1>Bad gateway</h1>", { status: 502 }), "Failed to get response"],
    [new Response(null), "No response body"],
  ] as const) {
    answering(answer);
    await expect(ask()).rejects.toMatchObject({ message });
  }
});

test("lines of data are read without blank lines between them, and a stream without [DONE] is not whole", async () => {
  answering(new Response(`${textEvent("One").trimEnd()}\n${textEvent(" two").trimEnd()}\ndata: [DONE]`));
  expect(await ask()).toEqual({ text: "One two", isWhole: true });
  answering(new Response(textEvent("One")));
  expect(await ask()).toEqual({ text: "One", isWhole: false });
});

test("[DONE] ends the answer, also where the connection stays open or breaks after it", async () => {
  vi.useFakeTimers();
  for (const after of [() => {}, (controller: ReadableStreamDefaultController) => controller.error(new TypeError("network error"))]) {
    let pulls = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pulls += 1;
        if (pulls === 1) controller.enqueue(new TextEncoder().encode(textEvent("Whole.") + doneLine));
        else after(controller);
      },
    });
    answering(new Response(body));
    const answer = ask();
    await vi.runAllTimersAsync();
    expect(await answer).toEqual({ text: "Whole.", isWhole: true });
  }
});
