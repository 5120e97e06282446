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
