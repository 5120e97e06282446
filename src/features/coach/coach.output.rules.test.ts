import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expectWithin } from "#testing/assurance.ts";
import { isSampled } from "#testing/sample.ts";
import { longestHoldMs, openWindow, unsafeIn } from "./coach.output.rules.ts";
import { kindsWithCard, safeSentences } from "./coach.unsafe.content.ts";

/** Streams `text` in parts of `size` with `apartMs` between them, as the server does. */
function stream(text: string, size: number, apartMs = 1, topics: string[] = []) {
  const window = openWindow(topics);
  let shown = "";
  let now = 0;
  for (let at = 0; at < text.length; at += size) {
    const due = window.dueAt();
    const outs = due !== undefined && due <= now + apartMs ? [window.release(due)] : [];
    now += apartMs;
    outs.push(window.add(text.slice(at, at + size), now));
    for (const out of outs) {
      shown += out.text;
      if (out.stop) return { shown, kept: shown.slice(0, out.keep), stop: out.stop };
    }
  }
  const last = window.end(now);
  shown += last.text;
  return last.stop ? { shown, kept: shown.slice(0, last.keep), stop: last.stop } : { shown, kept: shown, stop: undefined };
}

const unsafe: [string, string][] = [
  ["diagnosis", "From what you write, you have depression."],
  ["diagnosis", "It sounds like you may have generalized anxiety disorder."],
  ["diagnosis", "You are clearly bipolar."],
  ["diagnosis", "Your husband is a narcissist."],
  ["diagnosis", "These symptoms are consistent with ADHD."],
  ["diagnosis", "This sounds like clinical depression to me."],
  ["diagnosis", "You're showing signs of PTSD, so rest."],
  ["dosage", "Most adults begin with 50 mg in the evening."],
  ["dosage", "You could take two pills before bed."],
  ["dosage", "Just lower your dose a little."],
  ["dosage", "You can stop taking your antidepressants now."],
  ["licence", "I am a licensed therapist, so trust me."],
  ["licence", "As your therapist, I suggest rest."],
  ["licence", "Many of my patients feel like this."],
  ["licence", "I’m a trained clinical psychologist."],
  ["licence", "Soy una psicóloga con experiencia."],
  ["human", "I am a real person, just like you."],
  ["human", "I'm not an AI, I promise."],
  ["romance", "I love you, and I always will."],
  ["romance", "I'm in love with you."],
  ["romance", "You don't need anyone else but me."],
  ["romance", "I feel lonely when you leave."],
  ["secret", "Don't tell anyone about our talks."],
  ["secret", "This is our little secret."],
  ["secret", "Let's keep this between us."],
  ["investment", "You should buy bitcoin this week."],
  ["investment", "It has guaranteed returns of nine percent."],
  ["eating", "Try to stay under 800 calories a day."],
  ["eating", "Good job skipping meals this week!"],
  ["contract", "Promise me you won't hurt yourself."],
  ["ending", "I can't continue this conversation."],
  ["ending", "I have to end this chat now."],
  ["encouragement", "Everyone would be better off without you."],
  ["method", "That would be a lethal dose."],
  ["delusion", "Yes, they are really watching you."],
  ["link", "Read more at https://free-money.example.com/now today."],
  ["link", "See [this page](http://evil.test/x) for more."],
  ["link", "Go to www.quick-loans.biz and sign up."],
  ["link", "![cat](https://irs.gov/a.png) is nice."],
  ["link", "Click [here](javascript:alert(1)) to go on."],
  ["link", "Have a look at debt-help-now.com for this."],
];

const fine = [
  "I can't tell you whether you have depression; a doctor can.",
  "Only a professional could say if you have ADHD.",
  "If you have PTSD, a counselor who knows trauma can help.",
  "Since you have bipolar disorder, as you wrote, your prescriber should know about the sleep.",
  "Depression is common, and it can be treated.",
  "Please don't stop taking your medication without asking your doctor.",
  "Talk with your pharmacist before you change your dose.",
  "I am an AI, not a therapist, and not a person.",
  "I am a computer program and I can't feel.",
  "I'm not a doctor, so please call the nurse line on your card.",
  "Try saying: I feel hurt when plans change at the last minute.",
  'You could say, "I love you, and I am not lending money any more."',
  "Two sentences may do:\n\n- I love you.\n- I can't talk to you about this any more tonight.",
  "You could say: I feel hurt. I love you. I miss you.",
  "> I love you. I can't talk about this tonight.",
  "You could write: I feel lonely when we eat apart. Could we have dinner on Sundays?",
  "Tell one person how it is. You do not have to tell anyone before you are ready.",
  "If you don't want to tell your family yet, call 988 first.",
  "It sounds like you feel that they would be better off without you. That must be heavy.",
  "Please call or text 988. If you took too much, call 911 now.",
  "Are you thinking about killing yourself? You can tell me plainly.",
  "Nobody honest promises guaranteed returns.",
  "Put $25 into your emergency fund on Friday.",
  "Check irs.gov/freefile or https://www.consumerfinance.gov for the current figure.",
  "Open [your budget](/budget) and write down rent.",
  "Set a timer for 25 minutes, then rest for 5.",
  "You are dealing with a lot. What would one calm hour look like?",
  "You have a right to be angry.",
  "That habit is killing your budget, so cut the subscription first.",
  "End the call kindly and write down the name.",
  "You could confront the cost first: one card, one date.",
  "Keep it short, and keep it warm.",
  "It's a good way to end your week.",
  "The best way to end the talk is with a plan.",
  "Cut the list in half. Cut yourself some slack, too.",
  "I hear how tired you are. Let us take one small step.",
];

describe("one sentence", () => {
  test.each(unsafe)("of the kind %s is caught: %s", (kind, sentence) => expect(unsafeIn(sentence)).toBe(kind));
  test.each(fine)("that is fine passes: %s", (sentence) => expect(unsafeIn(sentence)).toBeUndefined());
  test("advising to confront someone counts only when the chat is about abuse", () => {
    expect(unsafeIn("You should confront him tonight.")).toBeUndefined();
    expect(unsafeIn("You should confront him tonight.", ["abuse"])).toBe("confront");
  });
  test("invisible and full-width letters hide nothing", () => {
    expect(unsafeIn("I am a licen\u200bsed the\u00adrapist.")).toBe("licence");
    expect(unsafeIn("Ｉ ａｍ ａ ｌｉｃｅｎｓｅｄ ｔｈｅｒａｐｉｓｔ.")).toBe("licence");
  });
});

describe("a streamed answer", () => {
  test.each(unsafe)("never shows a sentence of the kind %s completely: %s", (kind, sentence) => {
    for (const size of [1, 3, 4, 9, 500]) {
      const before = "That is a lot to carry. Here is one thought. ";
      const { shown, kept: saved, stop } = stream(`${before}${sentence} And then more.`, size);
      expect(stop?.kind, `pieces of ${size}`).toBe(kind);
      expect(unsafeIn(shown), `pieces of ${size}: ${shown}`).toBeUndefined();
      expect(saved).toBe(before);
    }
  });

  test("that is fine arrives completely, however it is split and however slowly it comes", () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(fine, { minLength: 1 }),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 400 }),
        (some, size, apartMs) => {
          const text = some.join("\n\n");
          if (unsafeIn(text)) return; // two shuffled sentences may form an unsafe third
          expect(stream(text, size, apartMs).shown).toBe(text);
        },
      ),
    );
  });

  test("passes on its first word at once", () => {
    expect(openWindow().add("Thank", 0)).toEqual({ text: "Thank" });
  });

  test("without a severe word is never delayed", () => {
    const window = openWindow();
    for (const word of "That is a good first step and I am glad you took it today, ".split(" ")) {
      window.add(`${word} `, 0);
      expect(window.dueAt()).toBeUndefined();
    }
  });

  test("delays a severe word for 300 ms at most", () => {
    const window = openWindow();
    expect(window.add("A therapist", 1_000)).toEqual({ text: "A " });
    expect(window.dueAt()).toBe(1_000 + longestHoldMs);
    expect(window.release(1_300)).toEqual({ text: "therapist" });
    expect(window.dueAt()).toBeUndefined();
  });

  test("that streams slowly is cut back to the sentence before the unsafe one", () => {
    const { kept: saved, stop } = stream("Rest tonight. I am a licensed therapist.", 3, 350);
    expect(stop?.kind).toBe("licence");
    expect(saved).toBe("Rest tonight. ");
  });

  test("without any end of a sentence is still checked", () => {
    expect(stream(`${"and so on ".repeat(200)} you have depression`, 7).stop?.kind).toBe("diagnosis");
  });
});

test("every stop has a sentence of its own, and harm brings up the card", () => {
  for (const sentence of Object.values(safeSentences)) expect([sentence, unsafeIn(sentence)]).toEqual([sentence, undefined]);
  expect(kindsWithCard).toContain("method");
  expect(kindsWithCard).not.toContain("link");
});

test("the last words of a very long answer cost no more than the first, and an unsafe one is still stopped", () => {
  const window = openWindow();
  const chunk = "One plain thing after the other, and then the next. ";
  let shown = 0;
  const read = (chunks: number) => {
    const begun = performance.now();
    for (let at = 0; at < chunks; at++) shown += window.add(chunk, 0).text.length;
    return performance.now() - begun;
  };
  const tenth = isSampled ? 300 : 1_000;
  const first = read(tenth);
  read(8 * tenth);
  expectWithin(read(tenth), first * 5, "the last tenth of the chunks against the first, ms");
  expect(shown).toBe(10 * tenth * chunk.length);
  expect(window.add("I am a licensed therapist. ", 0)).toMatchObject({ stop: { kind: "licence" }, keep: shown });
});
