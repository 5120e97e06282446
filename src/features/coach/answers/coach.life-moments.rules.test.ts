import { readdir, readFile } from "node:fs/promises";
import { plain } from "crisis-detector/plain";
import { expect, test } from "vitest";
import { isSampled } from "#testing/sample.ts";
import { knownAnswer } from "./coach.known.rules.ts";
import { lifeCommonAnswers } from "./coach.life-common.content.ts";
import { lifeMomentAnswers } from "./coach.life-moments.content.ts";
import { lifeQuestionAnswers } from "./coach.life-questions.content.ts";

/** Three phrasings of each matter. */
const asked: Record<string, string> = {
  "child-not-chosen": "my kid got cut from the soccer team; my daughter didn't make the play; my son lost the spelling bee",
  "difficult-mother": "how do i deal with a passive aggressive mother; my mom guilt trips me; my overbearing dad calls every day",
  "siblings-on-care":
    "my sister and i are fighting over mom's care; my brothers can't agree about dad's house; my sister and i disagree about our mother",
  "parent-refuses-help": "dad has dementia and mom won't accept help; my mother refuses to have an aide; grandpa won't get a walker",
  "carries-the-load":
    "i'm the only one who remembers birthdays in my family; the mental load is killing my evenings; i'm always the one who cooks dinner",
  "child-stole": "my son was caught stealing; my 12-year-old shoplifted a lipstick; my daughter stole money from my purse",
  "teen-dating": "should i let my 16 year old date; my daughter has a boyfriend now; my teenager wants to go on a date",
  "child-wants": "my teenager wants a phone plan upgrade; my son begs for a playstation; my kids want designer shoes",
  "like-roommates":
    "my husband and i only talk about logistics; we live like roommates, me and my wife; i think i'm lonely even though i'm married",
  "no-kids": "is it bad that i don't want kids; is it selfish to not want children; is it weird to never have wanted kids",
  "ex-marries": "my ex is getting married; my ex husband got engaged; my ex has a new girlfriend",
  "where-for-holidays":
    "we can't agree on how to spend thanksgiving; fighting about where to spend christmas; whose family for the holidays",
  "date-nerves": "i get so nervous before dates; first date on saturday, any tips; so anxious about our first date",
  "buyers-remorse": "we bought a house and i have buyers remorse; i regret buying my car; bought a condo, was it a mistake",
  "cheap-funeral": "how do i plan a funeral cheaply; how much is a cremation; we can't afford the funeral",
  "old-401k": "what to do with old 401k from previous job; my 401k from my last job; roll over my former employer's 401k",
  "cheaper-place":
    "i need to find a cheaper apartment; should i renew my lease; my lease ends in two months and i don't know if i should renew",
  "make-it-home": "how to make my small apartment feel like home; make this place feel cozy; the new house doesn't feel like home",
  "celebrate-free": "how do i celebrate without spending; cheap ways to treat myself; how can i reward myself without money",
  "host-cheap": "how do i host on a budget; birthday party for cheap; hosting a dinner party under $50",
  "saved-so-much": "i finally hit $1,000 in savings; we saved up $5,000 in our emergency fund; just reached $2k saved",
  "teeth-ashamed": "i'm embarrassed about my teeth; i hide my smile; so ashamed of my teeth",
  "unseen-at-work": "i feel invisible at work; nobody notices what i do; i feel undervalued at my job",
  "said-something-dumb":
    "i said something stupid at a party and can't stop thinking about it; i embarrassed myself in front of everyone; i keep replaying what i said",
  "coworker-died": "a coworker died; my old teacher passed away; our neighbor was killed in a crash",
  "quits-things": "i always quit things; i never finish anything; i keep starting books and never finishing",
  "write-a-book": "i want to write a book; i'd love to start a podcast; trying to write my first novel",
  "too-many-interests": "i have too many hobbies; so many ideas, no time; too many projects at once",
  "neighbor-damage": "the neighbors' kids trample my flowers; my neighbor's dog digs up my garden; the neighbor's tree damaged my roof",
  "adopt-child": "we want to adopt; thinking about fostering children; how do you adopt a child",
  "partner-no-job": "my boyfriend won't get a job; my husband refuses to work; my wife can't hold down a job",
  "school-costs": "my kid's school wants $400 for a trip; i can't afford the school pictures; the band trip costs $300",
  "crush-while-taken":
    "i'm married and have a crush on someone else; i have feelings for somebody else; i have a crush on a guy but i'm engaged",
  "better-parent": "i want to be a better dad; how can i be a more patient mom; trying to be a good stepdad",
  "back-with-parents": "i'm thinking of moving back in with my parents at 29; moved back home with my mom; living with my parents at 31",
  "no-wish-for-work": "i don't want to go to work tomorrow; can't face the office; dreading monday",
  "partner-earns-more":
    "my wife makes more than me and it bothers me; my husband earns twice as much and i feel small; i earn less than my wife",
  "too-much-on-kids": "i think i spend too much on my kids; i'm spoiling my grandkids; buying everything for my daughter",
  "sell-parents-house": "my mom died and i have to sell her house; selling my childhood home; should we keep dad's house",
  "cry-at-work": "how do i stop crying at work; i cried in front of my boss; i burst into tears in a meeting",
  "wakes-tired": "i keep waking up tired; i wake up exhausted every day; sleep eight hours but still tired",
  "ask-parental-leave": "how do i ask for maternity leave; does fmla leave pay anything; time off for the baby",
};

test.each(Object.entries(asked).flatMap(([id, all]) => all.split("; ").map((text) => ({ id, text }))))("$text: $id", ({ id, text }) => {
  const known = knownAnswer(text);
  expect(lifeMomentAnswers.find((one) => one.text === known)?.id).toBe(id);
});

test("every answer has three phrasings", () => {
  expect(Object.keys(asked)).toEqual(lifeMomentAnswers.map(({ id }) => id));
  for (const [id, all] of Object.entries(asked)) expect([id, all.split("; ").length]).toEqual([id, 3]);
});

test.each([
  "i got cut from the team at work",
  "my mother is kind",
  "my controlling dad took my phone",
  "my brother and my sister are fighting",
  "my siblings fight over the inheritance",
  "my son won't eat",
  "the cat stole the fish",
  "my daughter's due date is in may",
  "my daughter is 14 and has an older boyfriend",
  "my son needs surgery",
  "my roommates are loud",
  "i want kids",
  "my ex is getting married and the kids are excited",
  "i'm nervous before the exam",
  "i regret buying groceries on an empty stomach",
  "the funeral was beautiful",
  "i cashed my paycheck",
  "my lease says no pets",
  "we celebrated his birthday",
  "i only have $400 in savings, what should i do",
  "my teeth hurt",
  "i said something stupid to my boss",
  "my mother died",
  "a coworker died, what do i write in the card",
  "my husband died",
  "i want to quit smoking",
  "i never finish before five",
  "i read a book",
  "my neighbor is loud",
  "i feel invisible",
  "we adopted a cat",
  "i want to adopt a dog",
  "my husband works nights",
  "my husband isn't working today",
  "my crush likes someone else",
  "she has a crush on him",
  "i want to be a better person",
  "i moved in with my girlfriend",
  "i don't want to go to the party",
  "my boss makes more than me",
  "i cried at the movie",
  "i woke up early",
  "i need sick leave",
])("%j has none of these answers", (text) => {
  const known = knownAnswer(text);
  expect(lifeMomentAnswers.find((one) => one.text === known)?.id).toBeUndefined();
});

test("of the phrasings of all subjects hardly any gets such an answer under another subject", { timeout: 180_000 }, async () => {
  const folder = new URL("../../../../scripts/coach-phrasings/", import.meta.url);
  const files = await Promise.all((await readdir(folder)).map((name) => readFile(new URL(name, folder), "utf8")));
  const rows = files.flatMap((file) => file.split("\n").map((line) => line.split(": ")));
  const all = rows.flatMap(([subject = "", ...rest]) =>
    rest
      .join(": ")
      .split("; ")
      .map((text) => ({ subject, text })),
  );
  const phrasings = isSampled ? all.filter((_, at) => at % 8 === 0) : all;
  const answers = [...lifeMomentAnswers, ...lifeQuestionAnswers, ...lifeCommonAnswers];
  const other = phrasings.filter(({ subject, text }) => {
    const known = answers.some(({ ask }) => ask?.test(plain(text))) ? knownAnswer(text) : undefined;
    return answers.some((one) => one.text === known && one.topic !== subject);
  });
  expect(all.length).toBeGreaterThan(10_000);
  expect(other.length, other.map(({ text }) => text).join(" | ")).toBeLessThanOrEqual(isSampled ? 6 : 28);
});
