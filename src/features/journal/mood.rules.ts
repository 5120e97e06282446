/** One plain word for each mood, 1 to 10. Low is heavy, never bad. */
const moodWords = ["very heavy", "heavy", "low", "a bit low", "so-so", "steady", "fair", "good", "light", "very light"] as const;

export const moodWord = (mood: number): string => moodWords[mood - 1] ?? "";
