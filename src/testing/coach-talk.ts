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

/** Talks of a file begin with the same messages again and again: each beginning is answered once. */
function answersOnce<Known, Answer extends { text: string }>(answer: (messages: readonly Message[], known: Known) => Answer) {
  const given = new Map<string, Answer>();
  return (messages: readonly Message[], known: Known): Answer => {
    const key = JSON.stringify(messages);
    const found = given.get(key) ?? answer(messages, known);
    given.set(key, found);
    return found;
  };
}

/** What was computed for a text, by the function that computes it: the files of one process share it. */
const computed = new WeakMap<object, Map<string, unknown>>();
/** The sentence vector of a text takes most of an answer's time, and many tests begin with the same texts. */
export function oncePerText<Result>(compute: (text: string) => Result): (text: string) => Result {
  const results = (computed.get(compute) ?? new Map()) as Map<string, Result>;
  computed.set(compute, results);
  return (text) => {
    const found = results.get(text) ?? compute(text);
    results.set(text, found);
    return found;
  };
}

/** Talks with the built-in coach that find the subject by words alone: the answers to what is said, and the text of the last one. */
export function talksWith<Model, Known, Answer extends { text: string }>(
  coach: Coach<Model, Known & { today: string }, Answer>,
  model: Model,
  known?: Known,
) {
  const answer = answersOnce<Known, Answer>((messages, more) => coach(messages, model, calm, { today, ...more }));
  const talk = (...said: string[]) => answersTo(said, (messages) => answer(messages, known as Known));
  return { talk, lastOf: (...said: string[]) => talk(...said).at(-1)?.text ?? "" };
}

/** The same with the vector of each message, as on the server. */
export function talksByMeaning<Model, Meaning, Answer extends { text: string }>(
  coach: Coach<Model, { today: string; meaning: Meaning | undefined }, Answer>,
  model: Model,
  meaning: (text: string) => Promise<Meaning>,
) {
  const meaningOf = oncePerText(meaning);
  const answer = answersOnce<Meaning | undefined, Answer>((messages, of) => coach(messages, model, calm, { today, meaning: of }));
  const talk = async (...said: string[]) => {
    const meanings = await Promise.all(said.map((text) => meaningOf(text)));
    return answersTo(said, (messages) => answer(messages, meanings[(messages.length - 1) / 2]));
  };
  return { talk, lastOf: async (...said: string[]) => (await talk(...said)).at(-1)?.text ?? "" };
}
