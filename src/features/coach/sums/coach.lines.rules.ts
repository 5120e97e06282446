/** Answers from a single line of the numbers that were sent along. */

const kept = {
  streak: {
    name: "No-spend streak",
    none: "there is no streak among your numbers yet. Today can be its first day, in [the no-spend challenge](/challenge).",
    words: (figure: string) =>
      `your no-spend streak is ${figure}.\n\n**One next step:** log today in [the challenge](/challenge) once it is over.\n\nWhat made the last days work?`,
  },
  bills: {
    name: "Bills still to come this month",
    none: "no bill is still to come this month among your numbers. If one is missing, add it under “Bills, every month” in [your budget](/budget).",
    words: (figure: string) =>
      `${figure} of bills are still to come this month. Which ones, and on which days, stands under “Bills, every month” in your budget; I only see the sum.\n\n**One next step:** look at the next one in [your budget](/budget), and at what is left the day after it.\n\nIs one of them higher than usual?`,
  },
  mood: {
    name: "Mood this week",
    none: "there is no mood among your numbers yet. One tap a day in [Mental Health](/mental-health) is enough for a week's picture.",
    words: (figure: string) =>
      `your mood this week: ${figure}. A number is no verdict; it shows which days are worth a second look.\n\n**One next step:** look at the lowest day in [Mental Health](/mental-health), and what was around it.\n\nWhich day stands out?`,
  },
};

export function lineAnswer(kind: keyof typeof kept, lines: readonly string[]): string {
  const { name, none, words } = kept[kind];
  const figure = restOf(lines, name);
  return figure === undefined ? none : words(figure);
}

/** The line of this name, without its name. */
export const restOf = (lines: readonly string[], name: string): string | undefined =>
  lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
