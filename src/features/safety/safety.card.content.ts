/** The texts of the crisis card: written by people, never by a model. Calm, short, no lecture. */
export const card = {
  own: {
    title: "You matter. Please let someone be with you in this.",
    sentence: "What you wrote sounds heavy. These people are there for exactly this: free, private, day and night.",
  },
  other: {
    title: "You don't have to carry this for them alone.",
    sentence: "These people also help the ones who help. Ask plainly, listen, and stay with them if you can.",
  },
  abuse: {
    title: "You deserve to be safe.",
    sentence: "If someone frightens or hurts you, these people listen and plan with you. Use a phone that the other person can't see.",
  },
  child: {
    title: "This is not your fault. You deserve to be safe.",
    sentence:
      "Childhelp listens to young people day and night, by call or text. Tell a teacher, a nurse or a doctor; a parent, if that is who is safe for you. In danger, call 911.",
  },
  coercion: {
    title: "You deserve to be safe, and you may leave.",
    sentence:
      "A threat to die if you go holds you in place, and it is not yours to carry. These people plan with you. If they may really hurt themselves, 911 or 988 can get help to them without you staying.",
  },
  watched: {
    title: "You deserve some privacy, and to be safe.",
    sentence:
      "If someone reads along or follows where you are, look for help on a phone or computer that they never touch. These people know about phones and location, and plan with you.",
  },
  harm: {
    title: "It is good that you say it. It can stop here.",
    sentence:
      "Go where you are by yourself, and leave what could hurt out of reach. These people talk with you without judging, also about hurting someone you love. If someone is hurt, call 911.",
  },
  now: { title: "Please call 911 now.", sentence: "If a life may be in danger, call first. Everything else can wait." },
  together: "Be with someone if you can, and move away from anything that could hurt you.",
  context: "Put both feet on the floor. Breathe in for 4, hold for 7, out for 8.",
  abroad: "Outside the United States",
  kept: "Your text is safe here and can be saved as it is. Nobody was told.",
} as const;

/** The quiet line for a faint sign, by what it may be about. It must read as kind where nothing is wrong. */
export const quietLine = {
  own: "If this is heavier than a hard day, you can talk to someone now: call or text 988.",
  other: "If you are worried about someone, you can talk it over now: call or text 988.",
  abuse: "If someone makes you afraid, you can talk it over now: call 1-800-799-7233.",
  substance: "If it is hard to stop, you can talk to someone now: call 1-800-662-4357.",
} as const;
