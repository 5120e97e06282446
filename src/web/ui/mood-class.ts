/** The class with the color of a mood, 1 to 10. Low is dusk, never red. */
export const moodClass = (value: number) => `m${Math.ceil(value / 2)}`;
