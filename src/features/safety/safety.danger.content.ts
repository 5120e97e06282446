/** Where the analyzer marks physical danger: whom to call, and how to stay private. */
export const danger = {
  title: "This sounds like it can hurt you.",
  sentence:
    "You know best what is safe right now. Trained people answer day and night, free, and nothing you tell them has to lead anywhere.",
  privateTitle: "First, stay private",
  privateFirst: [
    "Is anyone watching? Quick exit, or Escape three times, shows the weather at once.",
    "If you can, use a phone or computer that they never touch: a friend's, a library's.",
    "This page stays in the browser's history. Taking out its one line is noticed less than taking out all.",
    "Anyone who knows your password can read what is saved here. You can delete it right below the text.",
  ],
  stillThere: ["Deleted, it stays in", "Recently deleted", "for 30 days. “Delete now” there takes it out for good."],
} as const;
