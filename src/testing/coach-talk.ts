type Message = { role: "user" | "assistant"; content: string };

/** The coach's answers to `said`, one after another; `answer` answers the newest of the messages. */
export function answersTo<Answer extends { text: string }>(
  said: readonly string[],
  answer: (messages: readonly Message[]) => Answer,
): Answer[] {
  const messages: Message[] = [];
  return said.map((content) => {
    messages.push({ role: "user", content });
    const next = answer(messages);
    messages.push({ role: "assistant", content: next.text });
    return next;
  });
}

/** What the crisis detector finds in messages without any sign of danger. */
export const calm = { level: 0, kinds: [], isAboutOther: false };
const today = "2026-11-23";

/** The built-in coach takes the messages, its model, what the crisis detector found, and what else it knows. */
type Coach<Model, Known, Answer> = (messages: readonly Message[], model: Model, assessed: typeof calm, known: Known) => Answer;

/** Talks with the built-in coach that find the subject by words alone: the answers to what is said, and the text of the last one. */
export function talksWith<Model, Known, Answer extends { text: string }>(
  coach: Coach<Model, Known & { today: string }, Answer>,
  model: Model,
  known?: Known,
) {
  const talk = (...said: string[]) => answersTo(said, (messages) => coach(messages, model, calm, { today, ...(known as Known) }));
  return { talk, lastOf: (...said: string[]) => talk(...said).at(-1)?.text ?? "" };
}

/** The same with the vector of each message, as on the server. */
export function talksByMeaning<Model, Meaning, Answer extends { text: string }>(
  coach: Coach<Model, { today: string; meaning: Meaning | undefined }, Answer>,
  model: Model,
  meaning: (text: string) => Promise<Meaning>,
) {
  const talk = async (...said: string[]) => {
    const meanings = await Promise.all(said.map((text) => meaning(text)));
    return answersTo(said, (messages) => coach(messages, model, calm, { today, meaning: meanings[(messages.length - 1) / 2] }));
  };
  return { talk, lastOf: async (...said: string[]) => (await talk(...said)).at(-1)?.text ?? "" };
}
