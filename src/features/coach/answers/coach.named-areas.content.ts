/** A part of life that is named alone, and the subjects of it to choose from. */
export interface NamedArea {
  id: string;
  /** The whole of what is left when "it's about my", "help me with" and the like are taken away. */
  words: string;
  /** Meets the member; `{who}` stands for the person who is named. */
  lead: string;
  /** Ids of the subjects that are offered, the most usual first. */
  offers: readonly string[];
  ask: string;
}

const people =
  "mom|mum|mother|dad|father|parents?|folks|brother|sister|siblings?|grandma|grandpa|grandmother|grandfather|grandparents|aunt|uncle|cousin";

export const namedAreas: readonly NamedArea[] = [
  {
    id: "money",
    words:
      "money|finances?|financial(?: (?:stuff|problems?|situation|stress|issues?|help))?|money (?:stuff|problems?|issues?|stress)|bills",
    lead: "Money, then. It gets lighter once it has figures, and it helps to know where it presses.",
    offers: ["start-a-budget", "choose-a-debt", "pause-a-purchase", "bills-due"],
    ask: "Which of these is nearest, or what comes in and what goes out each month?",
  },
  {
    id: "debt",
    words: "debts?|credit cards?|loans?",
    lead: "Debt, then. With each balance, its rate and what you pay a month, I can work out how long it takes.",
    offers: ["choose-a-debt", "debt-collector", "student-loans", "consolidate-debt"],
    ask: "Which of these is it, or which balance and rate weigh the most?",
  },
  {
    id: "work",
    words:
      "work|(?:the )?job|career|work (?:stuff|problems?|issues?|stress|life)|job (?:stuff|problems?|issues?)|boss|manager|coworkers?|colleagues?",
    lead: "Work, then. It can be the amount, a person, the pay, or the work itself, and each has another way.",
    offers: ["say-no-at-work", "read-a-boss", "coworker-conflict", "ask-for-pay"],
    ask: "Which of these comes closest, or what happened last?",
  },
  {
    id: "partner",
    words:
      "(?:love )?relationships?|marriage|love(?: life)?|partner|husband|wife|boyfriend|girlfriend|bf|gf|fiancee?|spouse|relationship (?:stuff|problems?|issues?|advice)|marriage problems?",
    lead: "Your relationship, then. It helps to find what hurts before anything is decided. If something there frightens you, 1-800-799-7233 listens day and night.",
    offers: ["start-softly", "not-listened-to", "trust-broken", "grown-apart"],
    ask: "Which of these is it, or what was the last hard evening like?",
  },
  {
    id: "parent",
    words: people,
    lead: "About your {who}, then. People we can't choose reach deeper than others, so it is worth looking at exactly.",
    offers: ["set-a-family-boundary", "plan-a-hard-talk", "aging-parents", "support-parents"],
    ask: "Which of these is it, or what happened last?",
  },
  {
    id: "family",
    words: "family(?: (?:stuff|problems?|issues?|drama))?|relatives?|in-?laws",
    lead: "Family, then. What is it mostly: too close, too far, or too much to carry?",
    offers: ["set-a-family-boundary", "in-laws", "aging-parents", "siblings-fight"],
    ask: "Which of these comes closest, or who is it about?",
  },
  {
    id: "children",
    words: "kids?|child(?:ren)?|son|daughter|teen(?:ager)?s?|baby|parenting|toddler",
    lead: "About your {who}, then. Most days with children are decided by a few minutes, and these can be prepared.",
    offers: ["talk-with-a-child", "toddler-tantrum", "kids-screen-time", "new-parent"],
    ask: "Which of these is it, and how old?",
  },
  {
    id: "friends",
    words: "friends?|friendships?|best friend|(?:my )?social life|roommates?",
    lead: "Friends, then. It can be too few of them, one who hurt you, or one who takes more than they give.",
    offers: ["make-friends", "keep-in-touch", "tell-a-friend-it-hurt", "toxic-friend"],
    ask: "Which of these is it, or who are you thinking of?",
  },
  {
    id: "a-person",
    words: "(?:a|another|some|one) person|someone|somebody|people",
    lead: "A person, then. What helps depends on who it is to you.",
    offers: ["plan-a-hard-talk", "start-softly", "set-a-family-boundary", "tell-a-friend-it-hurt"],
    ask: "Who is it, and what happened last?",
  },
  {
    id: "health",
    words: "(?:physical )?health|body|wellness|fitness|health (?:stuff|problems?|issues?)|getting healthy|(?:being )?healthier",
    lead: "Health, then. I'm no doctor, but with habits and with getting care I can help. New, strong or lasting trouble belongs to a doctor.",
    offers: ["sleep-better", "eat-better", "start-exercise", "always-tired"],
    ask: "Which of these is it, and since when?",
  },
  {
    id: "mind",
    words:
      "(?:mental health|emotions?|mood|how i feel|feelings?|feeling (?:bad|down)|my (?:head|mind))|mental health (?:stuff|problems?|issues?)",
    lead: "How you feel, then. A name makes it smaller. If it gets dark, call or text 988, day and night.",
    offers: ["overthinking", "stress", "name-a-feeling", "motivation"],
    ask: "Which of these comes closest, and since when?",
  },
  {
    id: "anxiety",
    words: "anxiety|anxious(?:ness)?|nervousness|panic|fears?",
    lead: "Anxiety, then. What helps in the first minutes is the same for all of it: breathe out longer than in, ten times, with both feet on the floor.",
    offers: ["overthinking", "calm-a-panic", "stress", "health-worry"],
    ask: "Which of these comes closest, and how often does it come?",
  },
  {
    id: "home",
    words: "(?:the )?(?:home|house|apartment|household|housing|place)|my rent",
    lead: "Home, then. It can be the place, the people in it, or what it costs.",
    offers: ["clean-home", "chores-fair", "talk-to-landlord", "bills-due"],
    ask: "Which of these is it?",
  },
  {
    id: "school",
    words: "school|college|university|uni|studying|studies|classes|grades|homework|exams?",
    lead: "School, then. Most of it gets lighter with a plan for one week.",
    offers: ["study-exam", "focus", "get-started", "failed-exam"],
    ask: "Which of these is it, and is there a date?",
  },
  {
    id: "life",
    words:
      "(?:my )?(?:life|future)|everything in (?:my )?life|life (?:stuff|in general|advice|goals?)|myself|self[- ]?improvement|personal (?:growth|development)",
    lead: "Your life, then, and that is a lot at once. One part that moves mostly helps the others.",
    offers: ["feel-stuck", "goals", "sort-priorities", "grow-confidence"],
    ask: "Which of these comes closest, or what should be different in three months?",
  },
  {
    id: "time",
    words: "time(?: management)?|(?:my )?(?:schedule|routine|productivity|organization|being organized)",
    lead: "Time, then. A week gets lighter when three things have a place and the rest may move.",
    offers: ["plan-a-week", "get-started", "focus", "put-the-phone-down"],
    ask: "Which of these is it?",
  },
];
