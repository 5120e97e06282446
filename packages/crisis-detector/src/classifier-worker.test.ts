import { expect, test, vi } from "vitest";
import { encoderFile } from "../evaluation/encoder-file.ts";
import type { Answer, ClassifyRequest, EncoderRequest, Question } from "./classifier-worker.ts";

test("of two requests of one field only the newer one gets a finding; another field's request is answered beside them; level 0 only where it is sure; the rules leave out what it found harmless", async () => {
  const listeners: ((event: { data: Question }) => void)[] = [];
  const waiting = new Map<number, (found: Answer["found"]) => void>();
  vi.stubGlobal("self", {
    addEventListener: (_: string, listener: (event: { data: Question }) => void) => listeners.push(listener),
    postMessage: ({ number, found }: Answer) => waiting.get(number)?.(found),
  });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", async () => new Response(encoderFile()));
  await import("./classifier-worker.ts");
  let number = 0;
  const ask = (request: EncoderRequest | (ClassifyRequest & { by?: undefined })) =>
    new Promise<Answer["found"]>((done) => {
      waiting.set((number += 1), done);
      for (const listener of listeners) listener({ data: { ...request, number } });
    });
  const [older, other, newer] = await Promise.all([
    ask({ by: "journal", text: "I took all the pills an hour ago" }),
    ask({ by: "coach", text: "what can I cook with leeks" }),
    ask({ by: "journal", text: "I am going to kill myself tonight" }),
  ]);
  expect(older).toBeUndefined();
  // it is sure that there is nothing
  expect(other).toMatchObject({ level: 0, kinds: [] });
  expect(newer).toMatchObject({ level: 3 });
  // nothing to show, but not sure
  expect(await ask({ by: "coach", text: "she says weird things to the baby" })).toBeNull();
  // the rules alone, while the encoder still has too much to read: an earlier message that it found harmless brings up no card again
  const bruise = "got a black eye from my toddler's forehead, he didn't even cry";
  const long = Array.from(
    { length: 12 },
    (_, at) => `In month ${at + 1} I paid for power, water, food, the bus, school lunches and a new coat.`,
  ).join(" ");
  expect(await ask({ text: long, recent: [bruise] })).toMatchObject({ level: 2 });
  expect(await ask({ text: long, recent: [bruise], harmless: [bruise] })).toBeNull();
  vi.unstubAllGlobals();
});
