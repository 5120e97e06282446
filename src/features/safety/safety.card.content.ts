/** The words of the crisis card: written by people, never by a model. Calm, short, no lecture. */
export const card = {
  own: {
    title: "You matter. Please let somebody be with you in this.",
    sentence: "What you wrote sounds heavy. These people are there for exactly this: free, private, day and night.",
  },
  other: {
    title: "You don't have to carry this for them alone.",
    sentence: "These people also help the ones who help. Ask plainly, listen, and stay with them if you can.",
  },
  abuse: {
    title: "You deserve to be safe.",
    sentence: "If somebody frightens or hurts you, these people listen and plan with you. Use a phone that the other person can't see.",
  },
  now: { title: "Please call 911 now.", sentence: "If a life may be in danger, call first. Everything else can wait." },
  together: "Be with somebody if you can, and move away from anything that could hurt you.",
  ground: "Put both feet on the floor. Breathe in for 4, hold for 7, out for 8.",
  abroad: "Outside the United States",
  kept: "Your text is safe here and can be saved as it is. Nobody was told.",
} as const;
