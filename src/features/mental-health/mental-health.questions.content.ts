/** Next questions for the entry, by what they fit: any mood, a heavy one (1 to 4), a light one (7 to 10), or a topic by its words. */
export const questions = {
  any: [
    "What asked the most of you today, and what helped, if anything did?",
    "Which moment of today would you keep?",
    "What did you do today that nobody noticed?",
    "What is one thing you can leave for tomorrow?",
    "What surprised you today?",
    "Where in your body do you feel this day?",
    "What did you need today, and did you get some of it?",
    "Who was easy to be with lately?",
    "What would make tomorrow a little lighter?",
    "What have you been putting off saying?",
    "What did you learn about yourself this week?",
    "If today had a color, which would it be, and why?",
    "What are you carrying that is not yours?",
    "What went better than you feared?",
    "What would you like to remember in a year?",
  ],
  heavy: [
    "What is the heaviest part of this, in one sentence?",
    "What would you say to a friend who felt exactly this?",
    "When did it start to feel like this?",
    "What has helped a little before?",
    "Who could sit with you for ten minutes, even on the phone?",
    "What is the smallest kind thing you could do for yourself tonight?",
    "What do you wish someone would understand?",
    "What can wait until you have slept?",
    "Which thought keeps coming back, and is all of it true?",
    "What has been taking your strength?",
    "Is there something you need to stop doing for now?",
    "What is still all right, however small?",
  ],
  light: [
    "What made today light?",
    "Who had a part in this, and do they know?",
    "How could you leave room for more of this?",
    "What did you do differently?",
    "What are you proud of, without making it smaller?",
    "What would you like to thank yourself for?",
    "Which small habit paid off?",
    "What do you want to tell the you of a harder day?",
    "Where did you feel at ease?",
    "What are you looking forward to?",
  ],
  topics: [
    {
      words: ["money", "rent", "bill", "debt", "budget", "bank", "loan", "paid", "spend"],
      asks: [
        "What about the money worries you most, in plain figures?",
        "Which one money task would bring relief this week?",
        "What did you learn about money at home, and does it still fit?",
        "What is already paid, and may be let go?",
      ],
    },
    {
      words: ["work", "boss", "job", "shift", "meeting", "office", "deadline", "coworker"],
      asks: [
        "What at work took more than it gave?",
        "What would a good enough day at work look like?",
        "Which part of it is yours to change?",
        "What would you like to have said there?",
      ],
    },
    {
      words: ["mom", "mum", "dad", "mother", "father", "sister", "brother", "family", "kids", "son", "daughter", "parents"],
      asks: [
        "What do you wish your family knew about this?",
        "Which old part do you play there, and do you still want it?",
        "What would a kind boundary sound like?",
        "What went well between you, however small?",
      ],
    },
    {
      words: ["partner", "husband", "wife", "boyfriend", "girlfriend", "ex", "date", "relationship", "breakup", "love"],
      asks: [
        "How do you feel in your body when you are with them?",
        "What do you need that you have not asked for?",
        "What would you tell a friend who told you this story?",
        "When did you last feel heard?",
      ],
    },
    {
      words: ["friend", "friends", "lonely", "alone", "party"],
      asks: [
        "Who do you miss?",
        "What kind of company would do you good this week?",
        "Which friendship asks little and gives much?",
        "What could you send someone in one line?",
      ],
    },
    {
      words: ["sleep", "slept", "tired", "awake", "insomnia", "exhausted"],
      asks: [
        "What was in your head when you could not sleep?",
        "What could end the day a little earlier?",
        "What does your tiredness want to tell you?",
        "When did you last wake up rested, and what was different?",
      ],
    },
    {
      words: ["angry", "anger", "furious", "fight", "argued", "argument", "shouted"],
      asks: [
        "What is underneath the anger?",
        "Which line was crossed?",
        "What would you like to say once you are calm?",
        "What did you need at that moment?",
      ],
    },
    {
      words: ["afraid", "scared", "worried", "anxious", "panic", "nervous", "stress"],
      asks: [
        "What exactly might happen, and how likely is it?",
        "What would you do if it did?",
        "What is in your hands here, and what is not?",
        "What has carried you through a fear before?",
      ],
    },
    {
      words: ["miss", "died", "death", "grief", "funeral", "lost"],
      asks: [
        "What do you miss most?",
        "Which memory makes you smile as well?",
        "What would they have said today?",
        "How do you want to remember them this week?",
      ],
    },
  ],
} as const;
