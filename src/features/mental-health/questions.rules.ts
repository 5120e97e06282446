import { anotherOf } from "./comfort.rules.ts";
import { questions } from "./mental-health.questions.content.ts";

/**
 * A gentle next question for the entry, chosen by its topic, then by mood (null when not set). Never `last` again at once; `random` is 0 <=
 * x < 1.
 */
export function nextQuestion(request: { text: string; mood: number | null; last: string | null; random: number }): string {
  const set = fitting(request.text, request.mood);
  const last = request.last === null ? null : set.indexOf(request.last);
  return set[anotherOf(set.length, last, request.random)] ?? questions.any[0];
}

function fitting(text: string, mood: number | null): readonly string[] {
  const words = new Set(
    text
      .slice(-2000)
      .toLowerCase()
      .match(/[a-z]+/g),
  );
  const topic = questions.topics
    .map((one) => ({ one, hits: one.words.filter((word) => words.has(word)).length }))
    .reduce((most, next) => (next.hits > most.hits ? next : most));
  const byMood = mood === null ? [] : mood <= 4 ? questions.heavy : mood >= 7 ? questions.light : [];
  if (topic.hits > 0) return mood !== null && mood <= 4 ? [...topic.one.asks, ...questions.heavy] : topic.one.asks;
  return byMood.length > 0 ? byMood : questions.any;
}
