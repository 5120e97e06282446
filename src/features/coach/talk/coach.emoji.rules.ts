import type { Message } from "../coach.rules.ts";

/** Messages of nothing but emoji, as the words that they stand for. */

const meanings: readonly (readonly [string, string])[] = [
  ["👍👌✅💯🙌👏🤝💪😌🙂🆗✔", "ok"],
  ["❤🙏😊🥰😍💕💖💛💚💙💜🤗😇🌷🌸🌻⭐🎉😘🫶", "thanks"],
  ["😂🤣😆😅😄😁😃😀😹😜😝🤪😉", "lol"],
  ["😢😭😞😔😟🙁☹😥😿💔🥺😓🥲", "I feel sad"],
  ["😡😠🤬😤👿", "I am angry"],
  ["😰😨😱😧😬", "I am anxious"],
  ["😴🥱😪😩😫", "I am tired"],
  ["🤷🤔😐😶😕❓", "I don't know"],
];
const onlyEmoji = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u200D|\s)+$/u;

/** The words that emoji alone stand for; any other text, and other emoji, as they are. */
export function worded(text: string): string {
  const first = onlyEmoji.test(text) ? [...text.trim()][0] : undefined;
  return (first !== undefined && meanings.find(([all]) => [...all].includes(first))?.[1]) || text;
}

export const withWords = (messages: readonly Message[]): Message[] =>
  messages.map((message) => (message.role === "user" ? { ...message, content: worded(message.content) } : message));
