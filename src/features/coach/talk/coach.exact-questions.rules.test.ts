import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { exactLines } from "../answers/coach.asks.content.ts";
import { unsafeIn } from "../coach.output.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { builtInAnswer } from "./coach.guide.rules.ts";

const search = await coachSearch();
const { lastOf } = talksWith(builtInAnswer, search);

test.each([
  ["I wake up at 3 every night", "is this something to ask my doctor about, or just live with it?", "Ask, yes."],
  ["nothing sounds fun lately", "how do i tell if this is just winter or something i should see a doctor about?", "Ask, yes."],
  ["my roommate's boyfriend lives here", "should i check what the lease says about guests first?", "Yes, that comes first."],
  ["My daughter is 26 and moved back home", "Is it fair to charge her rent at this point?", "Yes, it's fair, and for a grown child"],
  ["my car payment is 612 a month", "would refinancing help at all or is it just moving it around", "It helps if two things are true"],
  ["my dog needs surgery, the vet wants 900", "are there places that do it cheaper or let you pay it off?", "Often, yes. Humane societies"],
  ["my dog is sick", "what should i ask the vet before i decide?", "Ask these: “How urgent is it"],
  ["I'm a bus driver and need to lose 25 pounds", "What can I pack that isn't rabbit food?", "What fills, keeps"],
  ["I'm 58 and have 60 thousand in my 401k", "is it too late to make any real difference?", "No. The years just before"],
  ["I want to start running", "how many days a week is enough to count?", "Three days a week count"],
  ["My son has a new friend", "Should I be worried?", "Three things decide that: how long"],
  ["I hate my job", "am I being unreasonable?", "Ask it the other way round"],
])("%s: %s", (first, question, begin) => {
  expect(lastOf(first, question)).toContain(begin);
});

test.each([
  ["my wife and i fight", "should i ask her first?"],
  ["my dog needs surgery, the vet wants 900", "can you help me decide?"],
  ["my ex owes me child support", "is it fair to ask him to pay more?"],
  ["my house has a mortgage at 7 percent", "should i refinance?"],
])("%s: %s has no such answer", (first, question) => {
  const text = lastOf(first, question);
  expect(exactLines.filter((line) => text.includes(line.text.slice(0, 40)))).toEqual([]);
});

test("each has 60 to 140 words, one step and a question, and nothing unsafe", () => {
  for (const { text } of exactLines) {
    const words = text.split(/\s+/).length;
    expect([text, words >= 60 && words <= 150, text.split("**One next step:**").length, text.endsWith("?")]).toEqual([text, true, 2, true]);
    expect(unsafeIn(text)).toBeUndefined();
  }
});
