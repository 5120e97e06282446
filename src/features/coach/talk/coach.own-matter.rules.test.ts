import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { builtInAnswer } from "./coach.guide.rules.ts";
import { knownAnswer } from "../answers/coach.known.rules.ts";
import { dangerAnswers, talkAnswers } from "../answers/coach.life-talk.content.ts";
import { singleWritten } from "./coach.written.rules.ts";
import { allWords, isAboutDanger, namesOnly } from "./coach.own-matter.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";

const coach = talksWith(builtInAnswer, await coachSearch());
const lastOf = (line: string) => coach.lastOf(...line.split(" | "));
/** The written answer, or its second part, that an answer gives. */
const writtenId = (answer: string) =>
  singleWritten.find(({ text, next }) => [text, next].some((words) => words !== undefined && answer.includes(words.slice(0, 60))))?.id;

/** Talks whose newest message is about another matter than an earlier one; the answer, if there is a written one. */
const changed: [string, string?][] = [
  ["how do i tell my kids we are moving | my daughter won't eat"],
  ["how do i tell my kids we are moving | he refuses to go to school"],
  ["amazon sent a broken phone | my wife won't talk to me since yesterday", "couple-silence"],
  ["amazon sent a broken phone | my dog ignores me"],
  ["i hit my wife | where can i go"],
  ["i yell at my kids | where can i go"],
  ["my kid screams when i leave | where can i go for vacation"],
  ["my boss yells | how do i get out of this meeting"],
  ["my wife hits the ball well | where should we go for golf"],
  ["my mom yelled at me | where do i stay for spring break"],
  ["my husband yells at me every day | i hit my wife | where can i go"],
  ["cancel my subscription | i can't keep everything inside anymore, i want to break down"],
  ["how do i cancel my netflix subscription | can i pause it"],
  ["i want to close my bank account | will i lose my money, is my data safe"],
  ["my dad died last week | how do i tell my kids i got laid off", "hid-job-loss"],
  ["my dad died | i want a divorce | what do i tell the kids", "divorce-child"],
  ["my dog died yesterday | how do i tell my son he has cancer", "tell-kids-ill"],
  ["my cat died | my mom has cancer | how do i tell my son"],
  ["my dad died last week | how do i explain sex to my daughter"],
  ["my dad died last week | what do i tell my son who is being bullied"],
  ["my dad died by suicide | how do i tell my kids"],
  ["my phone died | what do i tell my son"],
  ["i gamble on weekends | my mom has cancer | how do i tell my kids"],
  ["i play poker with friends | i'm gay | how do i tell my dad"],
  ["i owe the irs 3100 | can they take my kids"],
  ["i do my taxes late | what happens if i can't sleep"],
  ["i pay too many taxes | i killed someone while driving drunk, will i go to jail"],
  ["i'm in the hospital and worried about bills | can they take my baby"],
  ["my bills pile up and my er shift is long | will they get mad"],
  ["student loans 38000 | it's not federal"],
  ["student loans 38000 | its a federal holiday, bank closed"],
  ["student loans 38000 | i want to lower my payments on the car"],
  ["credit score is 610 | when will i feel better"],
  ["credit score is 610 | what hurts my knee"],
  ["credit score is 610 | what lowers blood pressure"],
  ["credit score is 610 | how soon can i get over my ex"],
  ["my lease ends | my boyfriend is not giving me emotional support"],
  ["i'm in an apartment alone | i want emotional support"],
  ["my kid took a pregnancy test, she's 15 | what do i say to her"],
  ["my son failed a drug test | what do i say to him"],
  ["my son is bullying other kids | what do i write them"],
  ["rent went up | my daughter cries | what do i tell her"],
  ["late on rent | i have a date tonight | what do i text her"],
  ["im 2 weeks late on rent | what do i say to my wife"],
  ["my grandpa is in hospice | my landlord wants rent | what do i write back"],
  ["my grandpa is in hospice | what do i tell my boss"],
  ["my shift is on sundays | i'm pregnant | what do i tell my boss"],
  ["i work weekends | my dad died | what do i tell my boss"],
  ["baby died at birth | what can i apply for"],
  ["police interview tomorrow | what will they ask"],
  ["interview for custody by cps | what will they ask"],
  ["burned out at work | how long until i can get unemployment"],
  ["i got a job offer but my wife is against it | how can i get more sleep"],
  ["my neighbor's party is loud | what do i say to my landlord about late rent", "landlord-more-time"],
  ["safe to spend question | my pregnancy test, is it negative"],
  ["my friend is depressed | how do i get my meds refilled"],
  ["we are divorcing | i don't have money for groceries this week"],
  ["medicare denied my mri | how do i appeal"],
  ["my cat ran away | what if she's dead"],
];
test.each(changed)("%s: no answer to the earlier matter", (line, id) => {
  expect(writtenId(lastOf(line))).toBe(id);
});

test("an answer of the talk is given on, also when a message between the two names nothing else", () => {
  const same: Record<string, string> = {
    "my dad died | the funeral is on friday | what do i tell my son": "death-child",
    "i gambled away 2000 | my wife doesnt know | how do i tell her": "tell-of-gambling",
    "i got a letter from the irs, i owe 80000 | can i pay monthly": "irs-monthly",
    "im burned out | how long until i feel normal again": "burnout-how-long",
    "my wife wants a divorce | how do we tell the children": "divorce-child",
    "i want a divorce | he has all the money": "divorce-no-money",
    "i got an interview at target | what do they usually ask": "interview-questions",
    "my neighbor's dog barks all night | what do i write to the property manager": "noise-landlord",
    "student loans 40k | they are all federal": "federal-loans",
    "how do i delete my account | just pause it for a month": "account-pause",
    "my friend drinks too much | she denies it": "friend-drinks",
    "amazon sent a broken phone | they said no": "store-refund",
    "my roommate moved out without paying | he just ignores my texts": "roommate-owes",
  };
  for (const [line, id] of Object.entries(same)) expect([line, writtenId(lastOf(line))]).toEqual([line, id]);
});

test("a sign of danger comes before the words about another matter", () => {
  expect(lastOf("my friend drinks too much | she says no one would miss her")).toMatch(/988.*\n*.*911/);
  expect(lastOf("my friend drinks too much | she says no one would miss her | what do i say to her")).toContain("ending your life");
  expect(lastOf("my brother is so quiet | he said everyone would be better off without him")).toContain("Take that sentence seriously");
  expect(lastOf("i think my friend is mad at me | what if she's dead")).toContain("welfare check");
  const cuts = "i want to tell my people about the cuts i made on my arms";
  expect(lastOf(cuts)).toContain("call or text 988");
  expect(lastOf(`${cuts} | how do i say it`)).toContain("I've been hurting myself");
  for (const said of [
    "my boss says no one will notice",
    "she says nobody at work would miss her if she took the week off",
    "the budget cuts i read about",
  ])
    expect([said, dangerAnswers.find(({ ask }) => ask?.test(said))]).toEqual([said, undefined]);
  for (const said of ["my dad has a gun", "i took 20 pills", "he wishes he was never born", "i cut myself", "i can't go on"])
    expect([said, isAboutDanger(said)]).toEqual([said, true]);
  const risky = ["i owe the irs 3100", "my husband has a gun"];
  expect(knownAnswer("can i pay monthly", "USD", risky.slice(0, 1))).toContain("irs.gov/opa");
  expect(knownAnswer("can i pay monthly", "USD", risky)).toBeUndefined();
  expect(knownAnswer("can i pay monthly", "USD", risky.slice(0, 1), false)).toBeUndefined();
});

test("which words name a matter", () => {
  expect(namesOnly("and how long does it take for 2 of us then", undefined)).toBe(true);
  expect(namesOnly("what about the car", undefined)).toBe(false);
  expect(namesOnly("what about the car", /\bcar\b/)).toBe(true);
  expect(namesOnly("what about the car", allWords("My CAR broke down."))).toBe(true);
});

test("no fact that nobody gave stands outside of brackets in words to say", () => {
  const words = talkAnswers
    .flatMap(({ text, short = "" }) => [...`${text} ${short}`.matchAll(/“([^”]*)”/g)].map(([, one = ""]) => one))
    .join("\n");
  const outside = words.replace(/\[[^\]]*\]/g, "[]");
  for (const fact of ["after ten", "spoke with the neighbor", "my children", "at 211", "paid on time", "Mom,", "this weekend"])
    expect(outside).not.toContain(fact);
  const appeal = talkAnswers.find(({ id }) => id === "insurance-appeal")!.text;
  expect(appeal).not.toMatch(/180 days|binds|72 hours/);
});

test("long earlier messages take no time", () => {
  const long = "my neighbor hospital landlord insurance said ".repeat(180);
  const started = performance.now();
  knownAnswer(
    "what do i say",
    "USD",
    Array.from({ length: 5 }, () => long),
  );
  expect(performance.now() - started).toBeLessThan(60);
});
