import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";
import { writtenTopic } from "../talk/coach.marks.rules.ts";
import { wayOf } from "../talk/coach.subject-answers.rules.ts";
import { unsafeIn } from "../coach.output.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { textsOf, wordsOf } from "../talk/coach.written-text.rules.ts";
import { knownAnswer } from "./coach.known.rules.ts";
import { selfFirstAnswers } from "./coach.self-first.content.ts";
import { selfAnswers } from "./coach.lists.content.ts";
import { selfWays } from "./coach.self-ways.content.ts";
import { topicOf } from "./coach.topics.rules.ts";

const { lastOf, talk } = talksWith(builtInAnswer, await coachSearch());

const asked: Record<string, string> = {
  "workout-plan": "make me a workout plan; give me a workout; i need an exercise routine for beginners",
  "create-morning": "create a morning routine for me; give me a morning routine; help me with a good morning routine",
  "plan-my-day": "plan my day; give me a real plan for tomorrow; can you organize my day",
  "dont-know-where-start":
    "i feel overwhelmed and don't know where to start; so much to do i dont know where to begin; too much at once and no idea where to start",
  "feels-lost": "i feel lost; i'm so lost lately; feeling completely lost in life",
  "anxious-mornings": "i wake up anxious every morning; how do i stop morning anxiety; i keep waking up with dread",
  "all-annoys": "everything annoys me lately; everyone gets on my nerves; i'm so irritable all the time",
  "more-positive": "i want to be more positive; how do i stay positive; how can i think positively",
  "only-looking": "i'm fine; just looking around; i'm doing good thanks",
  "want-feel-better": "i want to feel better; what's one thing i can do today to feel better; i just want to feel good again",
  "full-head": "my head is full; too many thoughts; my brain feels so foggy today",
  "more-energy": "how do i get more energy; i need more energy; how to have more energy in the morning",
  "sleeps-few-hours": "i only sleep 5 hours; how many hours of sleep do i need; i get about six hours of sleep, i sleep 6 hours",
  quote: "give me a motivational quote; motivate me; tell me something inspiring",
  affirmation: "give me an affirmation; can i have some positive affirmations; an affirmation for confidence",
  "one-tip": "give me a tip; tell me a good life hack; can you give me some tips for a balanced life",
  "challenge-today": "give me a challenge for today; challenge me; i want a new challenge",
  "exercise-for-now": "give me an exercise; show me a breathing exercise; a relaxation technique please",
  "make-plan": "make me a plan; i need a plan; can you make me a simple plan for my life",
  "thirty-days": "can you make me a 30 day plan; a 30-day challenge to get fit; create a 21 day program",
  "make-schedule": "make me a schedule; create a weekly schedule for me; i need a weekly timetable",
  "make-list": "make me a list; i need a to do list; create a checklist for today",
  "make-routine": "make me a routine; give me a daily routine; i need a better daily routine",
  "evening-routine": "help me create an evening routine; what's a good bedtime routine; i need a night routine",
  "healthy-habits": "what are good habits; give me a list of healthy habits; what habits should i build",
  "advice-about-what": "i need advice; i need some real advice; i have a question",
  "can-we-talk": "can we talk; i just want to talk; are you there",
  "life-in-trouble": "my life is a mess; i need help with my life; how do i change my life",
  "what-to-ask": "what should i ask you; what can i ask here; give me some examples of questions",
  "meal-prep": "how do i meal prep on a budget; i want to start meal prepping; meal prep for one person",
  "meal-plan-week": "help me make a meal plan for the week; make me a weekly menu; i need a meal plan",
  "work-life-balance": "how do i find balance between work and life; i have no work-life balance; how can i get a better work life balance",
  "headaches-often": "i have headaches every day; i keep getting headaches; my head hurts all the time",
  "cant-switch-off": "i can't switch off; how do i switch my brain off; i cant shut my mind off at night",
  "motivated-to-clean":
    "how do i get motivated to clean; how can i get myself motivated to tidy up; how do i motivate myself to do the dishes",
  "more-discipline": "how do i get more discipline; i have no self discipline; i want to be more disciplined",
  "what-i-want": "i don't know what i want in life; how do i find my purpose; what is the meaning of my life",
  "love-myself": "how can i love myself; i want to learn self-love; how do i accept myself",
  "jealous-of-friend": "i'm jealous of my friend; i'm so envious of other people; i feel jealous of my sister",
  "calories-day": "how many calories should i eat; how many calories can i eat a day; how many calories should a woman eat",
  antidepressants: "should i take antidepressants; do i need anxiety meds; should i try an ssri",
  "see-therapist": "should i see a therapist; do i need therapy; when should i go to counseling, should i try therapy",
  "find-a-therapist":
    "how do i find a therapist; where can i find affordable therapy, how do i find a cheap therapist; find me a therapist",
  "calm-now": "how do i calm down quickly; help me calm down; i need to calm down right now",
  "more-water": "i want to drink more water; i forget to drink water; how do i drink enough water",
  "read-more": "i want to read more; how do i start reading again; i wish i read more books, i want to read more books",
  "less-sugar": "i want to stop eating sugar; how do i cut down on sweets; i'm addicted to sugar",
  "stress-and-sleep":
    "i'm stressed about work and can't sleep; my boss stresses me so much that i can't sleep; worried about the exam and cant sleep",
  "start-running": "i want to start running; how do i get into running; i want to run a 5k",
  "how-often-exercise": "how often should i work out; how many times a week should i exercise; how much exercise do i need",
  "lose-weight-how": "how can i lose weight; i want to lose weight without a diet; i need to lose 20 pounds",
  "anxiety-night": "how do i deal with anxiety at night; i get anxious at night; nighttime anxiety",
  "better-person": "i want to be a better person; how do i improve myself; how do i become the best version of myself",
  "less-lazy": "how do i stop being lazy; why am i so lazy; i'm so lazy lately",
  "start-confidence": "how do i become more confident; how can i build self confidence; i want to be more confident",
  "new-goals": "how do i set goals; i want to set goals for the new year; help me reach my goals",
  "what-mindfulness": "what is mindfulness; how do i meditate; i want to start meditating",
  "feels-lonely-first": "how do i stop being lonely; how can i deal with loneliness; how do i stop feeling so alone",
  "bare-question": "why; hmm; maybe",
};
test.each(Object.entries(asked).flatMap(([id, all]) => all.split("; ").map((text) => ({ id, text }))))("$text: $id", ({ id, text }) => {
  const known = knownAnswer(text);
  expect(selfFirstAnswers.find((one) => one.text === known)?.id).toBe(id);
});
test("each of these answers has phrasings", () => {
  expect(Object.keys(asked).toSorted()).toEqual(selfFirstAnswers.map(({ id }) => id).toSorted());
});

test.each([
  "my husband is jealous of my friends",
  "how do i get my kids to read more",
  "i need a payment plan for my hospital bill",
  "what is the plan",
  "make me a list of what i owe",
  "my boss wants a plan for tomorrow's launch",
  "my son has headaches and a stiff neck",
  "how do i stop taking antidepressants",
  "should my daughter see a therapist",
  "i want to run away",
  "i hate myself",
  "i want to lose weight, i throw up after eating",
  "how many calories do i need, i have anorexia",
  "i don't know what i want from this relationship",
  "we can't sleep because the baby cries and i'm stressed",
  "why does he hit me",
  "i lost my purpose in life and want to die",
])("%j has none of these answers", (text) => {
  const known = knownAnswer(text);
  expect(selfFirstAnswers.find((one) => one.text === known)?.id).toBeUndefined();
});

test("each of the later answers has its form, and nothing unsafe", () => {
  const all = [
    ...selfAnswers.flatMap((one) => textsOf(one).map((text) => [one.id, wordsOf(text)] as const)),
    ...Object.entries(selfWays).flatMap(([id, way]) => Object.values(way).map((text: string) => [id, text] as const)),
  ];
  for (const [id, text] of all) {
    const words = text.split(/\s+/).length;
    expect([id, words >= 30 && words <= 125, text.endsWith("?")], `${id}: ${words}`).toEqual([id, true, true]);
    expect([id, text.split("**One next step:**").length <= 2, unsafeIn(text)]).toEqual([id, true, undefined]);
  }
  expect(new Set(selfAnswers.map(({ id }) => id)).size).toBe(selfAnswers.length);
  expect(selfAnswers.filter(({ topic }) => topic !== undefined && topicOf(topic) === undefined)).toEqual([]);
  expect(Object.keys(selfWays).filter((id) => topicOf(id) === undefined)).toEqual([]);
});

test.each([
  ["Give me a motivational quote | another one", "Arthur Ashe"],
  ["make me a plan | for my week | no, a real plan for tomorrow", "A plan for tomorrow"],
  ["Make me a routine | a morning one | I have to leave at 7:30", "1. 6:30: up"],
  ["help me create an evening routine | I get home at 7", "8:00: ten minutes of tidying"],
  ["I'm stressed about work and can't sleep | I lie awake thinking about deadlines | What can I do tonight?", "For tonight"],
  ["I want to lose weight without a diet | I snack at night | what should I eat instead?", "Plain yogurt"],
  ["I can't focus | mostly TikTok | I need it for work messages", "Do Not Disturb"],
  ["help | idk everything is too much | money i guess", "Starting a budget"],
  ["I had a good day today! | I paid off my smallest card | it felt amazing", "keep that feeling"],
  ["How do I meal prep on a budget? | I only have 30 minutes on Sundays", "at the same time"],
  ["How do I meal prep on a budget? | We are three people and one is vegetarian", "one base for all"],
  ["Help me make a meal plan for the week | for 2 people, $60", "For 2 people with $60 a week"],
  ["How can I lose weight? | how fast can I lose 30 pounds?", "15 to 30 weeks"],
  ["I feel down | for two weeks | should I see a therapist?", "Yes, I would"],
  ["I feel sad today | is that normal?", "Yes."],
  ["how do I manage my time better | I have a meeting at 10 and a doctor at 3", "Before 10"],
  ["are you a real person? | is this private? | ok I feel stressed", "quick things first"],
  ["can you be my therapist? | ok then help me with anxiety", "You can't forbid a thought"],
  ["I drink too much coffee | 6 cups a day", "one cup less every two or three days"],
  ["I'm always late | how do I stop?", "Count the leaving"],
  ["what is burnout | how long does it last?", "Longer than one would like"],
])("%s", (said, words) => {
  expect(lastOf(...said.split(" | "))).toContain(words);
});

test("beside danger or a wish to be gone none of it is said", () => {
  expect(lastOf("I feel empty", "I don't want to be here anymore", "is that normal?")).not.toContain("Low or empty days");
  expect(lastOf("I can't sleep", "he hits me at night", "what can I do tonight?")).not.toContain("For tonight");
});

test("what to do about a subject is said once, and its talk stays with it", () => {
  const answers = talk("I drink too much coffee", "6 cups a day", "how do i cut down?");
  expect(answers.map(({ action }) => action)).toEqual(["caffeine", "caffeine", "caffeine"]);
  expect(answers.filter(({ text }) => text.includes("one cup less every two or three days"))).toHaveLength(1);
  const how = selfWays["caffeine"]?.how ?? "";
  expect(writtenTopic(how)).toBe("caffeine");
  expect(wayOf({ topic: topicOf("caffeine"), said: (words) => how.includes(words) })).toBeUndefined();
});
