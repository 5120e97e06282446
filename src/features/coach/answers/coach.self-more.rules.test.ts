import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";
import { unsafeIn } from "../coach.output.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { textsOf, wordsOf } from "../talk/coach.written-text.rules.ts";
import { knownAnswer } from "./coach.known.rules.ts";
import { selfAsked } from "./coach.self-asked.content.ts";
import { selfMoreAnswers } from "./coach.self-more.content.ts";
import { moreTurns } from "./coach.self-turns-more.content.ts";
import { selfAnswers } from "./coach.lists.content.ts";
import { topicOf } from "./coach.topics.rules.ts";

const { lastOf, talk } = talksWith(builtInAnswer, await coachSearch());

const asked: Record<string, string> = {
  "control-emotions":
    "How can I control my emotions?; i cant control my emotions; how do i manage my feelings better; my emotions are all over the place; i cry so easily; im too emotional; how to be less sensitive",
  "study-routine":
    "Help me build a study routine; i need a study plan; can you make me a study schedule; how do i study effectively; how to study better for exams",
  unproductive:
    "I'm so unproductive lately; i get nothing done; why am i so unproductive; i can't get anything done today; i waste so much time",
  "fear-of-failure": "I'm scared of failing; i have a fear of failure; i'm afraid to fail; how do i overcome my fear of failure",
  "lonely-among-people":
    "I feel lonely even though I have friends; i feel alone even when im with people; i have friends but i feel so alone",
  "anxious-about-tomorrow": "I'm anxious about tomorrow; feeling nervous about tomorrow; i'm so stressed about next week",
  "lost-in-twenties": "quarter life crisis; i feel lost in my 20s; i'm 25 and feel lost; im 27 and have no idea what im doing",
  midlife: "I think I'm having a midlife crisis; mid life crisis; is this a mid-life crisis",
  "look-for-work": "i want a new job; how do i find a new job; i can't find a job; help me find a job; i'm looking for a job",
  "interview-went-badly": "I bombed my interview; my interview went really bad; i think i messed up my job interview",
  "stays-up-late": "i stay up too late; i keep going to bed too late; how do i stop staying up so late; revenge bedtime procrastination",
  "break-bad-habit": "how can I break a bad habit; i want to stop my bad habits; i have so many bad habits",
  "career-unsure":
    "I don't know what career I want; which career is right for me; i feel hopeless about my career; i don't like my career; what job should i do",
  "meaningful-life": "I want to do something meaningful; i want to make a difference; my life has no meaning lately",
  "what-makes-happy": "what makes people happy; how do I find joy; i don't know what makes me happy",
  "too-negative": "I'm negative all the time; why am i so negative; i have so many negative thoughts",
  "exam-stress": "I have exams coming up and I'm stressed; i'm so nervous about my finals; im freaking out about my exam",
  "always-busy": "I'm always busy; i'm constantly on the go",
  "grief-how-long": "how long does grief last; how long does it take to get over a death; when does grief get easier",
  "after-a-bad-night": "I only slept 4 hours last night; i didn't sleep at all last night; i barely slept",
  "live-in-the-moment": "how do i live in the moment; how can i be more present; i'm always in my head",
  "balance-everything": "how do I balance everything; how do i juggle everything; how can i manage it all",
  "job-makes-sick": "My job is making me sick; work is ruining my mental health; my job is toxic",
  "exam-tomorrow-unprepared":
    "I have an exam tomorrow and I haven't studied; my final is tomorrow and i didn't study; test tomorrow and i know nothing, not prepared",
  "failing-a-class": "I'm failing two classes; i'm failing math; i think i'm failing my chemistry class",
  "therapy-just-started": "Started therapy last month; i just started seeing a therapist; i've been in therapy for 6 weeks",
  "cannot-change-myself": "I want to change but I never do; i know what to do but i don't do it; why can't i just do it",
  "more-patience": "How can I be more patient?; how do i become a more patient person; i'm so impatient",
  "is-drinking-ok": "Is it ok to drink every day?; is it bad to have a beer every night; how much alcohol is too much; do i drink too much",
  "hates-new-job": "I hate my new job; i don't like my new job; my new job is not what i expected",
  "cope-with-loss": "how do I cope with loss; how do i deal with grief; how to cope with losing a loved one",
  "happy-alone": "how to be happy alone; how can i be happy being single; how do i enjoy being alone",
  "round-birthday": "i'm turning 40; i'm turning 35 and single; i'll be 30 next month; i am turning 50 soon and i feel old",
  "creative-hobby": "give me some relaxing hobby ideas; what are some calming hobbies",
  "therapy-too-expensive":
    "therapy is too expensive; i can't afford therapy; how can i get affordable therapy; is there free counseling near me",
};
test.each(Object.entries(asked).flatMap(([id, all]) => all.split("; ").map((text) => ({ id, text }))))("$text: $id", ({ id, text }) => {
  const known = knownAnswer(text);
  expect(selfMoreAnswers.find((one) => one.text === known)?.id).toBe(id);
});
test("each of these answers has phrasings and its form", () => {
  expect(Object.keys(asked).toSorted()).toEqual(selfMoreAnswers.map(({ id }) => id).toSorted());
  for (const { text, topic = "" } of selfMoreAnswers) {
    const words = text.split(/\s+/).length;
    expect([text.slice(0, 30), words >= 60 && words <= 140, text.endsWith("?")], String(words)).toEqual([text.slice(0, 30), true, true]);
    expect([text.split("**One next step:**").length, unsafeIn(text), topicOf(topic)?.id]).toEqual([2, undefined, topic]);
  }
});

test.each([
  "how do i control my spending",
  "my husband can't control his emotions",
  "my account is negative all the time",
  "i'm lonely in my marriage even though he is here",
  "how do i deal with the loss of my job",
  "i'm turning 40 pages a day into a book",
  "my daughter needs a study plan",
  "is there a free therapy dog near me",
  "i want to find a place to live",
  "my son failed his exam and is scared",
  "i'm nervous about my test results",
  "i get nothing from my ex",
  "i can't afford therapy for my dog's leg",
  "my husband is in a midlife crisis",
])("%j has none of these answers", (text) => {
  const known = knownAnswer(text);
  expect(selfMoreAnswers.find((one) => one.text === known)?.id).toBeUndefined();
});

test("each of the answers to usual questions has its form, its subject, and nothing unsafe", () => {
  const all = [
    ...moreTurns.flatMap((one) => textsOf(one).map((text) => [one.id, wordsOf(text)] as const)),
    ...Object.entries(selfAsked).flatMap(([id, one]) => Object.values(one).map((text: string) => [id, text] as const)),
  ];
  for (const [id, text] of all) {
    const words = text.split(/\s+/).length;
    expect([id, words >= 30 && words <= 125, text.endsWith("?")], `${id}: ${words}`).toEqual([id, true, true]);
    expect([id, text.split("**One next step:**").length <= 2, unsafeIn(text)]).toEqual([id, true, undefined]);
  }
  const ids = selfAnswers.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(selfAsked).filter((id) => topicOf(id) === undefined)).toEqual([]);
});

test.each([
  // the usual questions, by the subject
  ["I have a job interview tomorrow | what if I don't know the answer?", "let me think for a moment"],
  ["I have a job interview tomorrow | what if i freeze", "let me think for a moment"],
  ["I turn 30 next month and I'm freaking out | is it normal to feel this way?", "round birthdays"],
  ["I live with chronic pain | how do I explain it to them?", "half a battery"],
  ["I get so angry | why do i get so angry", "hurt, not heard"],
  ["I keep procrastinating | should i see a doctor", "ADHD"],
  ["My grandfather died last week | I haven't cried yet, is that normal?", "Yes, it's normal"],
  ["I have finals in 3 weeks | how many hours a day should I study?", "three to five focused hours"],
  ["I think I'm burned out | how do I tell my boss", "I can't keep this up"],
  ["I've been sober for 30 days | what do I say if they offer me a drink?", "I'm good with this one"],
  ["no motivation to go to the gym | I used to go 4 times a week | how do I get back into it?", "half of what you used to do"],
  ["I feel sad today | I just want to stay in bed", "for twenty minutes"],
  ["my screen time is 8 hours a day | what can I do instead of scrolling?", "same gap"],
  ["I'm trying to stop smoking | it's day 3 and I'm going crazy", "around the third day"],
  ["I have an interview on Thursday | how do I explain the gap?", "without excuses"],
  ["Started therapy last month | I don't feel any different", "four to six talks"],
  ["I want to eat better but I hate vegetables | I'm a picky eater", "don't force a salad"],
  ["I hate my new job | is it too early to quit?", "fair trial"],
  ["I got bad news from the doctor | what should I ask them?", "second opinion"],
  ["I can't sleep at night | my body is tired but my brain isn't", "needs a landing"],
  ["help me create a daily routine | I wake up at 8 and work 10 to 6", "8:40: shower"],
  ["I want to find a new hobby | something calm", "With your hands, and calm"],
  ["I'm scared to see a therapist | what if they judge me?", "go slowly"],
  ["How do I practice mindfulness? | how many minutes a day?", "Three minutes a day"],
  ["How do I start meditating? | when will I notice something?", "two to four weeks"],
  ["I hate the way I look | does it get better?", "fewer pictures"],
  ["I have trouble sleeping because I keep thinking about everything", "afraid of forgetting something"],
  ["I can't sleep | what should my evening look like?", "Count back"],
  ["I want to start journaling | pen or phone?", "Paper, if you can choose"],
  ["My job is making me sick | I can't quit, I need the insurance", "staying is for now"],
  ["our dog is 15 and very sick | how do I know it's the right time?", "A day too early"],
  ["I'm really stressed out | it's my job | I already told him once and nothing changed", "in a different form"],
  // a subject that is asked about again gets another part of it
  ["I feel like an impostor at work | my team is older than me | how do I get over it?", "One next step"],
  // later messages of their own
  ["feeling anxious today | my chest feels tight", "call 911"],
  ["I feel unmotivated and tired | could it be depression?", "two weeks or more"],
  ["I can't focus when I study | could it be adhd", "since before twelve"],
  ["I had to put my cat down | I feel guilty, maybe I did it too soon", "A day too early"],
  ["I had to put my cat down | should I get another one?", "walk shelter dogs"],
  ["I think I'm burnt out | should I quit or take a leave?", "First leave or rest"],
  ["how to stop wasting time on social media | should I delete the apps?", "only the app goes"],
  ["my grandfather passed away | how do I support my mom?", "I'm bringing dinner"],
  ["Should I see a therapist? | it costs too much", "training clinic"],
  ["I can't find a job | no one replies", "hundreds of applications"],
  ["I need a hobby | I used to play guitar", "way back"],
  ["I need a hobby | I used to play guitar | how do I get back into it?", "over four weeks"],
  ["I don't enjoy anything anymore | I used to love painting", "something that was yours"],
  ["How can I control my emotions? | I cry whenever someone raises their voice", "I tear up easily"],
  ["What's a good evening routine? | I have a toddler who goes to bed at 8", "8:15 to 9:15"],
  ["I've been really stressed lately | it's mainly work deadlines and my family", "more than one side"],
  ["I had such a bad day | everything goes wrong lately", "it feels like a rule"],
  ["I retired 3 months ago | how do I fill my days?", "Give the week a frame"],
  ["how do i make a big decision | I got a job offer in another state | my family is here", "near against new"],
])("%s", (said, words) => {
  expect(lastOf(...said.split(" | "))).toContain(words);
});

test("no word about weight to who is ill with food, and none of it beside danger", () => {
  expect(lastOf("I want to lose weight", "I throw up after eating", "is that normal?")).not.toContain("two to four pounds");
  expect(lastOf("I get so angry", "he hits me", "why am I like this")).not.toContain("not heard");
});

test("what was said about buying, hours and relief is not read into other matters", () => {
  expect(lastOf("I keep eating when I'm bored", "I've tried not buying snacks", "what else can I do?")).not.toContain(
    "from your own closet",
  );
  expect(lastOf("I need help with time management", "I'm a nursing student and work part time")).not.toContain("30 hours from March");
  expect(lastOf("I feel unmotivated", "what should I try first?")).not.toContain("ordinary week");
  expect(talk("I stress a lot", "it's mostly my job").at(-1)?.text).not.toContain("it has its hour");
});
