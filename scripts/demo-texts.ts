/** Texts of the demo's member: journal entries, purchases and plans of an ordinary year. */

type Tone = "tired" | "even" | "bright";

/** First sentences of journal entries, by mood. */
export const events: Record<Tone, readonly string[]> = {
  tired: [
    "Slept badly and the morning went sideways from there.",
    "Work was loud today, and I said yes to one thing too many.",
    "Rain, a late bus, and a headache by four.",
    "Snapped at Sam over the dishes, and it was not about the dishes.",
    "The car made its noise again. I put off calling the garage.",
    "A long day of other people's deadlines.",
    "Missed my run and was cross about it all evening.",
    "Mom's call ran long and I had nothing left afterward.",
    "The landlord's letter came. It is only the yearly one, but my stomach did not know that.",
    "Everybody wanted an answer today. I had three left and they asked for nine.",
  ],
  even: [
    "An ordinary day, which I do not thank often enough.",
    "Did the post, the laundry and half of the inbox.",
    "Lunch outside with Priya, twenty minutes of sun.",
    "Cooked the lentil soup again. It is better on the second day.",
    "The meeting that I dreaded took eleven minutes.",
    "Walked home the long way along the canal.",
    "Paid the bills in one sitting with tea. Nothing jumped out at me.",
    "Fixed the drawer that had stuck since spring.",
    "Read forty pages before bed instead of the phone.",
    "Grocery list, one shop, no extras. Quietly proud.",
    "The plant by the window has a new leaf.",
    "Sorted the drawer of cables. We own six chargers for phones that nobody has.",
    "Helped Leo with fractions. I had to look them up first.",
    "Tidied my desk and found the gift card from June.",
  ],
  bright: [
    "Laughed until my face hurt, at Dana's kitchen table.",
    "Said no to the extra shift, kindly, and the sky stayed up.",
    "The first really warm evening. We ate on the steps.",
    "Finished the thing I had put off for three weeks. It took an hour.",
    "A whole Sunday without a plan.",
    "My sister called just to say hello.",
    "Ran the long loop without stopping.",
    "The credit card is under two thousand. I drew a leaf in the margin.",
    "Sam made pancakes and let me sleep.",
    "Free concert in the park, a blanket and a thermos.",
    "Told my manager what I need, and she said: of course.",
    "Swam in the lake. Cold for one minute, perfect for twenty.",
  ],
};

/** Last sentences of journal entries, by mood. */
export const closings: Record<Tone, readonly string[]> = {
  tired: [
    "Going to bed early counts as a plan.",
    "Tomorrow I do one thing at a time.",
    "I would not talk to a friend the way I talked to myself at noon.",
    "It helped to write it down. It is smaller on paper.",
    "Tea, a blanket, and no screens after nine.",
    "Nothing is broken that sleep will not help.",
  ],
  even: [
    "Good enough is a fine place to stand.",
    "I want to remember how quiet the kitchen was.",
    "Spent nothing, missed nothing.",
    "More of this, please.",
    "Small things, put back where they belong.",
    "I notice that I breathe lower on days like this.",
    "Sam asked how I was and I did not say fine.",
    "Next week: the dentist. Written down so that it is out of my head.",
  ],
  bright: [
    "I want to keep this one.",
    "This is what I save for.",
    "Said thank you out loud.",
    "Not everything has to be earned first.",
    "Note to myself: it was the walk that did it.",
    "I felt like me.",
  ],
};

export const reflections = [
  "I went quiet in the meeting because I was afraid to be slow, not because I had nothing to say.",
  "When I am hungry I call it anger. Eat first, then decide what I feel.",
  "Dana was short with me and I made it about me for two hours. She had slept three.",
  "Naming it worked: disappointed, not furious. Disappointed I can carry.",
  "I ask for help later than I think. Next time at the first knot, not the fifth.",
] as const;

export const achievements = [
  "Asked for the deadline to be moved, before it was too late.",
  "Called the garage. It took four minutes.",
  "Told Mom that Sundays are ours now, and she understood.",
  "Stood up in the team meeting and said what I had seen.",
  "Finished the application.",
  "Went to the gym class alone, and stayed to the end.",
] as const;

export const decisions = [
  "Should I take the permanent early shift? More money and free afternoons, but I would see Sam only at dinner.",
  "Repair the car for $640, or sell it and take the bus until spring?",
  "Fly to Ana's wedding, or send a long letter and a good present and go in summer?",
] as const;

export const polls = ["Would you move twenty minutes further out for a second room?", "Does the blue sofa stay?"] as const;

export const situations = [
  "My partner asked how the interview went, listened to all of it and made dinner so that I could rest.",
  "A friend cancelled for the third time, said sorry, and proposed two new days at once.",
  "My brother borrowed money again and changed the subject when I asked when it would come back.",
  "We disagreed about the holidays. We took a walk, came back and found a plan that suits us both.",
  "My manager writes at ten at night and wants to know next morning why I had not answered.",
  "My partner apologized for being late, and has been on time since.",
] as const;

export const weekNotes = [
  "We finally had an evening to ourselves.",
  "Short week, both tired, still kind.",
  "Talked about money without a fight.",
  "I listened more than I answered.",
  "Long walk on Sunday.",
  "",
] as const;

export const conversations = [
  "With Marco about the late messages.\nWhat I saw: four messages after nine this week.\nWhat it does: I do not switch off, and I make mistakes in the morning.\nWhat I ask for: after seven, please send it for the next day.\nIf he says it is always urgent: then let us agree on a number to call.",
  "With Mom about Sundays.\nI love our calls. I also need one day with nothing in it.\nSaturday mornings from now on?",
] as const;

export const interview = [
  "I have run the front desk of a busy clinic for four years. Last spring I moved our paper list to a shared calendar, and waiting fell by a third.",
  "You publish your waiting times. I would like to work where that is normal.",
  "I stay calm when the room is full. Last winter the system was down for a morning and nobody went home unseen.",
  "I used to keep tasks to myself for too long. Now I hand over a list every Friday.",
  "Leading a small team that people like to come to.",
] as const;

export const weeklyPlans = [
  {
    goals: ["Clear the inbox by Friday", "Two runs", "Dinner with Dana"],
    priorities: ["Quarterly list", "Call the bank", "Sleep by eleven"],
  },
  { goals: ["Finish the application", "Sort winter clothes"], priorities: ["Application letter", "Book the dentist"] },
  {
    goals: ["Meal plan before shopping", "One evening offline", "Write to Ana"],
    priorities: ["Handover notes", "Tax folder", "Walk at lunch"],
  },
  { goals: ["Use up the pantry", "Two no-spend days in a row"], priorities: ["Present for Leo", "Team rota", "Car appointment"] },
] as const;

export const resets = [
  {
    good: "Three dinners at home, all of them good.",
    heavy: "Too many late evenings at work.",
    next: "Leave at six on Tuesday and Thursday.",
  },
  { good: "The walk with Sam on Sunday.", heavy: "The car bill.", next: "Nothing new until the first." },
  { good: "Slept seven hours on five nights.", heavy: "Mom's worries.", next: "Call on Saturday, then a quiet Sunday." },
] as const;

type Purchase = { category: string; notes: readonly string[]; from: number; to: number; weight: number };

/** Purchases of a day with spending; amounts in whole dollars. */
export const purchases: readonly Purchase[] = [
  {
    category: "Food",
    notes: ["Groceries", "Market, vegetables", "Bread and milk", "Groceries for the week", "Coffee with Priya"],
    from: 6,
    to: 46,
    weight: 9,
  },
  { category: "Transportation", notes: ["Bus tickets", "Gas", "Parking", "Train to Mom's"], from: 3, to: 38, weight: 4 },
  {
    category: "Entertainment",
    notes: ["Cinema with Sam", "Paperback", "Board game night", "Museum", "Concert in the park, snacks"],
    from: 6,
    to: 30,
    weight: 2,
  },
  { category: "Healthcare", notes: ["Pharmacy", "Dentist copay", "Vitamins"], from: 8, to: 45, weight: 1 },
  { category: "Personal Care", notes: ["Haircut", "Soap and shampoo", "Running socks"], from: 7, to: 36, weight: 1.2 },
  { category: "Housing", notes: ["Light bulbs", "Shelf brackets", "Cleaning things"], from: 6, to: 28, weight: 0.8 },
];

/** Days of the month and amounts in whole dollars. */
export const bills = [
  { name: "Rent", category: "Housing", dayOfMonth: 1, dollars: 1150 },
  { name: "Renter's insurance", category: "Insurance", dayOfMonth: 5, dollars: 17 },
  { name: "Electricity", category: "Utilities", dayOfMonth: 12, dollars: 78 },
  { name: "Internet", category: "Utilities", dayOfMonth: 18, dollars: 55 },
  { name: "Car insurance", category: "Insurance", dayOfMonth: 20, dollars: 118 },
  { name: "Phone", category: "Utilities", dayOfMonth: 24, dollars: 40 },
  { name: "Music and movies", category: "Entertainment", dayOfMonth: 27, dollars: 16 },
] as const;

/** Larger purchases, by how many days ago. */
export const onceInAYear = [
  { daysAgo: 338, category: "Entertainment", note: "Presents for everybody", dollars: 148 },
  { daysAgo: 251, category: "Healthcare", note: "New glasses", dollars: 165 },
  { daysAgo: 133, category: "Transportation", note: "Car repair", dollars: 412 },
  { daysAgo: 96, category: "Entertainment", note: "Cabin by the lake, our half", dollars: 190 },
  { daysAgo: 44, category: "Personal Care", note: "Winter coat", dollars: 120 },
] as const;

export const spots = [
  { name: "Library book sale", type: "Books", note: "First Saturday of the month, a dollar each.", address: "" },
  { name: "Farmers' market, the last hour", type: "Food", note: "Bring a bag. Prices drop at noon.", address: "" },
  { name: "Tool library", type: "Borrowing", note: "Drill, ladder and steam cleaner for free.", address: "" },
] as const;

export const checklist = `Moving out, the list that worked last time

[ ] Read the meters and take a picture
[ ] Photographs of every wall, with the date
[ ] Address: bank, doctor, job, insurance, library
[ ] Keys: two for the door, one for the post, one for the cellar
[ ] Ask for the deposit in writing, with a date
`;
export const letterToMyself = `Dear me in a year,

The emergency fund has its first thousand, and you have been to the dentist.
You learned to say "let me think about it". Please keep saying it.
Call your sister more often. She always sounds glad.
`;
