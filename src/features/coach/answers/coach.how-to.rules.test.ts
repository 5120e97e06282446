import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { howToAnswers } from "./coach.how-to.content.ts";
import { knownAnswer } from "./coach.known.rules.ts";
import { ownQuestion } from "../sums/coach.question.rules.ts";

/** Three phrasings of each question. */
const asked: Record<string, string> = {
  "use-debt-page": "how do i use the debt page here; what is the debt tracker for; explain the debt payoff planner",
  "log-debt-payment": "how do i log a payment on my debt; where do i enter a credit card payment; how can i record an extra payment",
  "add-savings-goal": "how do i add a savings goal; where can i set up a savings goal; how do i put money into my savings goal",
  "change-a-budget": "how do i change a category budget; where can i edit my budget; how do i delete a category",
  "change-an-expense": "how do i delete an expense; where can i edit an expense; how do i undo a purchase",
  "see-other-month": "how do i see last month; where can i look at previous months; how do i go back to last month's spending",
  "use-no-spend": "how do i use the no spend challenge; how do i log a no spend day; what is the no-spend challenge",
  "use-habits": "how do i add a habit; where can i delete a habit; how does the habit tracker work",
  "see-mood": "where do i see my mood over time; how do i log my mood; where can i find my moods",
  "find-guides": "where are the guides; what's in the growth section; where can i find guides about taxes",
  "use-relationships": "what is the relationships page for; what does the relationship analyzer do; how does the red flag analyzer work",
  "use-weekly-plan": "how do i use the weekly planner; how do i print my weekly plan; where is the weekly planner",
  "use-meals": "how do i make a grocery list here; where can i find the meal plan; how do i use the meal planner",
  "use-offline": "can i use this offline; does it work without internet; how do i install the app",
  "use-breathing": "where can i find the breathing exercise; how do i open comfort mode; where is the meditation",
  "see-streak": "where can i see my streak; how do i check my no-spend streak; where is my streak",
  "sync-calendar": "does this sync with google calendar; can i add my bills to my phone's calendar; how do i connect my calendar",
  "make-pdf": "how do i make a pdf; where can i create a pdf; how can i generate a pdf here",
  "below-zero": "why is my safe to spend negative; why is safe to spend so low; my safe to spend is zero",
  "undo-delete": "i deleted something by mistake; how do i restore a deleted entry; i accidentally deleted an expense",
  "hide-amounts": "how do i hide amounts; can i hide my numbers on the train; where can i hide the amounts",
  "quick-exit": "what is quick exit; how does quick exit work; where is the quick exit button",
  "bring-data": "can i import from ynab; how do i move my data from another app; can i import my journal",
  "contact-people": "how do i contact support; i found a bug; this app doesn't work",
  "clear-talk": "how do i clear this chat; can i delete this conversation; how do i reset the chat",
  "cannot-enter": "can you add $20 to groceries; could you log an expense for me; can you delete my debt",
  "show-numbers": "show me my budget; tell me my balance; can you show me my spending this month",
  "use-points": "how do points work; what are the points for; how do i get points here",
};

test.each(Object.entries(asked).flatMap(([id, all]) => all.split("; ").map((text) => ({ id, text }))))("$text: $id", ({ id, text }) => {
  const known = knownAnswer(text);
  expect(howToAnswers.find((one) => one.text === known)?.id).toBe(id);
  expect(ownQuestion(text)).toBeUndefined();
});

test("every answer has three phrasings", () => {
  expect(Object.keys(asked)).toEqual(howToAnswers.map(({ id }) => id));
  for (const [id, all] of Object.entries(asked)) expect([id, all.split("; ").length]).toEqual([id, 3]);
});

test("the quoted words stand on the pages, and the linked pages exist", async () => {
  const features = new URL("../../", import.meta.url);
  const folders = (await readdir(features)).map((name) => new URL(`${name}/`, features));
  const files = await Promise.all(
    [...folders, new URL("../../../app/", import.meta.url)].map(async (folder) =>
      (await readdir(folder))
        .filter((one) => /\.tsx$|^paths\.ts$|(?<!coach\.[\w-]+)\.content\.ts$/.test(one))
        .map((one) => new URL(one, folder)),
    ),
  );
  const pages = (await Promise.all(files.flat().map((file) => readFile(file, "utf8")))).join("\n");
  const ofTheBrowser = ["Install", "Add to Home Screen", "deductible", "deposit"];
  const quoted = howToAnswers.flatMap(({ text }) => [...text.matchAll(/“([^”]+)”/g)].map(([, words = ""]) => words));
  expect(quoted.length).toBeGreaterThan(20);
  expect(quoted.filter((words) => !ofTheBrowser.includes(words) && !pages.includes(words))).toEqual([]);
  const linked = howToAnswers.flatMap(({ text }) => [...text.matchAll(/\]\((\/[\w-]*)/g)].map(([, path = ""]) => path));
  expect(linked.filter((path) => !pages.includes(`"${path}"`))).toEqual([]);
});

test.each([
  "how do i add habits that stick",
  "how do i change my habits of spending",
  "how do i print my resume",
  "how do i see my mother next month",
  "my breathing is fast",
  "i broke my no spend challenge",
  "i work offline all day",
  "how do i fix my marriage",
  "how do i budget for a baby",
  "what is growth hacking",
  "how do i make a payment plan with the irs",
  "how do i remove a stain",
  "my mood is low",
  "i deleted a file at work by mistake",
  "my boyfriend deleted my photos by accident",
  "how do i restore trust",
  "no contact with my mother",
  "i need emotional support",
  "how do i give feedback to my employee",
  "can you add something to the message to my boss",
  "how do i keep my streak of being sober",
  "show me how to budget",
  "what is my stress level",
  "how do points on my license work",
  "can you help me delete my ex from my life",
])("%j has none of these answers", (text) => {
  const known = knownAnswer(text);
  expect(howToAnswers.find((one) => one.text === known)?.id).toBeUndefined();
});
