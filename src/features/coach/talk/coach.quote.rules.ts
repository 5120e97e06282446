/** Words to say or to send, with what stands before and after them. */
export const quote = (lead: string, text: string, ask: string): string =>
  `${lead}\n\n\u201C${text}\u201D\n\nI can't send it for you. Change any word until it sounds like you.\n\n${ask}`;
