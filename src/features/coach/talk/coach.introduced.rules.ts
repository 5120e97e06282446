import { plain } from "crisis-detector/plain";
import type { BuiltInAnswer } from "./coach.answers.rules.ts";
import { introduced } from "../answers/coach.introduced.content.ts";
import { introductionIn } from "./coach.opening.rules.ts";
import type { Message } from "../coach.rules.ts";
import { topicOf } from "../answers/coach.topics.rules.ts";

/** What somebody told of themselves before the first matter is used in its first answer. */

/** The answer with a sentence about it. `all` is the whole talk; nothing is added where the subject's own answer was not given, or it was said before. */
export function withIntroduced(answer: BuiltInAnswer, all: readonly Message[]): BuiltInAnswer {
  const topic = topicOf(answer.action ?? "");
  if (!topic || !answer.text.includes(topic.hear)) return answer;
  const told = all.flatMap(({ role, content }) => (role === "user" && introductionIn(content) ? [plain(content)] : [])).join("\n");
  const found = told === "" ? undefined : introduced.find((one) => one.told.test(told) && one.topic.test(topic.id));
  if (!found || all.some(({ content }) => content.includes(found.text))) return answer;
  return { ...answer, text: answer.text.replace(topic.hear, () => `${topic.hear} ${found.text}`) };
}
