/** The privacy page and the terms. Every statement here must be true of the code. */
type LegalText = { title: string; parts: readonly { title: string; words: readonly string[] }[] };

export const coachTitle = "The AI Life Coach";
/** Which of the two cases applies to this installation. `note` is the operator's statement about the model's provider. */
export const coachHere = ({ host, note }: { host: string | null; note: string | null }): string[] =>
  host === null
    ? ["On this Evenday the built-in coach answers."]
    : [
        `On this Evenday the language model at ${host} answers. ${note ?? "The people who run this Evenday can tell you what its provider keeps."}`,
      ];

export const legal: Record<"privacy" | "terms", LegalText> = {
  privacy: {
    title: "Privacy",
    parts: [
      {
        title: "What is kept",
        words: [
          "Your email address, a scrambled form of your password, your time zone, and what you write, log or upload here. Nothing else is collected: no advertising, no trackers, no third-party scripts.",
        ],
      },
      {
        title: "Where it is",
        words: [
          "In the database of the people who run this Evenday. Every row belongs to one account, and the database itself refuses to hand it to another one.",
          "This browser keeps your session, half-written text until it is saved, what waits to be sent, and what you saw last, so that it can be read without a network. All of it goes when you log out.",
        ],
      },
      { title: "Who sees it", words: ["Only you. The person who runs this server can reach its disks, as with every service."] },
      {
        title: "Notifications",
        words: [
          "Only where you turn them on. They pass through your browser's own push service (Google, Mozilla, Apple or Microsoft), which sees that a message comes from this Evenday and when, but cannot read it. On the screen they show the name Evenday and nothing about you, unless you choose so for that device.",
        ],
      },
      {
        title: coachTitle,
        words: [
          "With the built-in coach, what you write is read on this server and goes nowhere else. Where the people who run this Evenday have set up a language model, the conversation is sent to that model's server for each answer. Your numbers go along only when you tick 'Use my numbers'.",
          "No words of a conversation are stored on our server. The conversation stays in your browser tab until you close it, start over or log out. When a message sounds like danger, its level, its kinds and whether it is about somebody else, without any words, are remembered for 24 hours, and cards are counted by day without names. A faint sign, which shows one quiet line and no card, is neither remembered nor counted.",
        ],
      },
      {
        title: "Your rights",
        words: [
          "What you write belongs to you. You can export it or delete it at any time, also without a subscription.",
          "What you delete stays under Recently deleted for 30 days, with its file where it has one, so that you can restore it. Then it is gone, or at once with Delete now. Only you can see it, and an export holds it.",
          "Deleting your account removes every row, file and link at once: nobody can open them through Evenday anymore. Normally within a day the database's own files are rewritten without them. They stay in encrypted backups for up to 30 days, and traces can stay in unused space on the server's disk until it is written over.",
        ],
      },
    ],
  },
  terms: {
    title: "Terms",
    parts: [
      {
        title: "The price",
        words: [
          "Three days are free, without a card. After that $8 per month. Cancel anytime; the access you have paid for stays until the end of the month.",
        ],
      },
      { title: "Who it is for", words: ["People of 18 years or older, for themselves. One trial for each person."] },
      {
        title: "What it is not",
        words: [
          "Evenday is a companion for everyday life. It is not medical, legal, tax or financial advice, and it is not an emergency service. In an emergency call 911; the crisis lines are open to everyone.",
        ],
      },
      {
        title: "Fair use",
        words: [
          "Don't try to reach other people's data, and don't use the service to harm anyone. If something breaks on our side, your text is kept wherever that is possible, and you can take your data with you.",
        ],
      },
    ],
  },
};
