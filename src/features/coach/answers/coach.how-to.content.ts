import type { KnownAnswer } from "./coach.known.content.ts";

/** How the pages of Evenday are used, in the form of `productAnswers`. Quoted words must stand on a page (a test looks for them). */
export const howToAnswers: KnownAnswer[] = [
  {
    id: "use-debt-page",
    topic: "choose-a-debt",
    ask: /\b(?:how|what|explain|where)\b[^.!?]{0,25}\b(?:debt|debt & savings|debt and savings|payoff|debt payoff) (?:page|tracker|section|tab|planner|tool|plan here)\b/,
    text: "[Debt & Savings](/debt) turns one big worry into a list. Press “Add New Debt” and enter what you owe, what is paid already, the smallest payment and the rate, if you know it. Each payment goes in with “Add payment” beside its debt, and the list, the score and the payoff month follow.\n\n“Snowball or avalanche” compares two orders: smallest balance first, or highest rate first. Under “Extra a month” you can try what $50 more would change, without saving anything. Below are your savings goals.\n\n**One next step:** enter one debt with round figures, and look at the month in which it would be gone.\n\nWhich debt would you begin with?",
  },
  {
    id: "log-debt-payment",
    topic: "choose-a-debt",
    ask: /\b(?:how|where)\b[^.!?]{0,15}\b(?:log|enter|add|record|put in|mark|track)(?: in)? (?:(?:an?|my|the|that|extra|debt|loan|credit|card) )*payments?\b(?! (?:plan|method))/,
    text: "Open [Debt & Savings](/debt) and find the debt in the list: “Add payment” beside it takes the amount and the day, and the balance, the payoff month and the score follow at once. A payment that was wrong can be undone or deleted, and waits 30 days under Recently deleted.\n\nIt is only written down there; the money itself you send from your bank as before. If you track the month as well, enter it as an expense in [your budget](/budget), too.\n\n**One next step:** enter the last payment that you made, with its day.\n\nWas it the smallest payment, or more than that?",
  },
  {
    id: "add-savings-goal",
    topic: "build-a-cushion",
    ask: /\b(?:how|where)\b[^.!?]{0,15}\b(?:add|set(?: up)?|make|create|enter|start|track) (?:a |my |the |another |new )*(?:savings? goals?|goals? for saving)\b|\b(?:how|where) (?:do|can) i (?:add|put) (?:money )?(?:to|into|toward) (?:a |my |the )?(?:savings )?goal\b/,
    text: "Savings goals stand on [Debt & Savings](/debt), below the debts. Press “Add a goal”, give it a name and the amount to reach. Each time you put something aside, add it to the goal: the bar fills, and after a few times the page says in which month you get there at that pace.\n\nThe money stays in your bank; the page only keeps count. A small first goal works best, such as $300 for a repair, because it is reached soon.\n\n**One next step:** add one goal with a sum that you could reach in three months.\n\nWhat would it be for?",
  },
  {
    id: "change-a-budget",
    topic: "app-safe-to-spend",
    ask: /\b(?:how|where)\b[^.!?]{0,15}\b(?:change|edit|raise|lower|adjust|rename|remove|delete|fix) (?:a |my |the |one |budget )*(?:categor(?:y|ies)(?:'?s)?|budgets?)(?: budget| name| amount| limit| here| in (?:here|evenday|this app))*\W*$/,
    text: "Open [your budget](/budget) and press the pencil in the row of the category. There you can change its name, what is planned for the month, and remove it. The change counts from this month on; months before stay as they were. What you removed can be brought back at once with Undo, with its expenses.\n\nPlan it a little higher than you hope, so that it holds for once, and take the difference from a category that is often left over.\n\n**One next step:** change the one figure that has been wrong three months in a row.\n\nWhich one is that?",
  },
  {
    id: "change-an-expense",
    topic: "app-safe-to-spend",
    ask: /\b(?:how|where)\b[^.!?]{0,15}\b(?:change|edit|delete|remove|undo|correct|fix|move) (?:an? |my |the |that |wrong )*(?:expenses?|purchase|transaction|entry in my budget)\b/,
    text: "Open [your budget](/budget) and tap the expense in the list: you can change the amount, the category, the day and the note there, or delete it. Right after deleting there is Undo, and for 30 days it waits under Recently deleted. What is safe to spend is worked out again at once.\n\nIf you can't find it, use the search above the list, or press “Show all” to see the whole month; the arrows beside the month lead to earlier ones.\n\n**One next step:** open the one that is wrong, and correct only its amount or its day.\n\nWas it entered by hand, or did it come from your bank's file?",
  },
  {
    id: "see-other-month",
    topic: "app-safe-to-spend",
    ask: /\b(?:how|where)\b[^.!?]{0,15}\b(?:see|look at|open|view|find|go (?:back )?to|get to) (?:my |the |a )*(?:last|previous|past|earlier|other|next) months?\b(?:'?s)?(?: (?:budget|spending|expenses))?/,
    text: "On [your budget](/budget) the name of the month stands at the top with an arrow on each side: left goes back, right goes on. Every month keeps its own expenses and its own plan. “Spent against budget” further down shows the last six beside each other, and the recap of a month tells you what was most, what was least and what changed.\n\nYou can also prepare next month there before it begins.\n\n**One next step:** go back one month, and look for the one line that surprises you.\n\nWhat would you like to compare?",
  },
  {
    id: "use-no-spend",
    topic: "no-spend-slip",
    ask: /^(?![^]*\b(?:broke|failed|slipped|messed up|ruined)\b)[^]*(?:\b(?:how|where|what)\b[^.!?]{0,20}\b(?:log|mark|use|start|enter|record|count|does|is)\b[^.!?]{0,15}\bno[- ]spend(?:ing)? (?:days?|challenge|page)\b)/,
    text: "A no-spend day is one on which you bought nothing beyond what you had decided before: rent and the usual groceries may be allowed, you set your own rules. Open [No Spend](/challenge) and press “Log Today's No-Spend Day”; on the home page it is “Log no-spend day”. The streak, the calendar and the milestones follow, and a day that you forgot goes in with “Log an earlier day”.\n\nIf you spent after all, nothing is lost: two rest days a month hold the streak, and what you earned stays.\n\n**One next step:** decide what still counts as a no-spend day for you, and write it under “Your rules”.\n\nWhich day of the week would be the easiest to begin with?",
  },
  {
    id: "use-habits",
    topic: "keep-a-habit",
    ask: /\b(?:how|where)\b[^.!?]{0,15}\b(?:add|delete|remove|change|edit|archive|track|log|check off|find|see) (?:a |an |my |the |new |another )*habits?\b(?! (?:stick|last|of|that|which|to|for))|\bhabit tracker\b[^.!?]{0,20}\b(?:work|use|where)\b|\b(?:use|where(?:'?s| is)) the habit tracker\b/,
    text: "Habits live on [Lifestyle](/lifestyle), and today's also on the home page, where one tap checks them off. “Add Habit” takes a name and a category; open one for its last seven days and its streak; where it is edited, “Archive” puts it away and keeps its days.\n\nThree are better than ten: choose what takes two minutes and stands next to something you do anyway.\n\n**One next step:** add the smallest one you can think of, and check it off once today.\n\nWhat would it be?",
  },
  {
    id: "see-mood",
    topic: "journaling",
    ask: /\b(?:where|how)\b[^.!?]{0,15}\b(?:see|find|look at|view|check|track|log|enter)\b[^.!?]{0,8}\bmoods?\b/,
    text: "On the home page one tap on a number from 1 to 10 saves today's mood. All of them stand on [Mental Health](/mental-health): “Your week” as seven circles, and under “Your year in days” a calendar in colors, from heavy to light. “Patterns” puts them beside your habits and no-spend days, as figures side by side and not as reasons.\n\nA number says little on a single day and a good deal over a month, so it needn't be exact.\n\n**One next step:** tap today's number, and add one word about why.\n\nWhat would it be today?",
  },
  {
    id: "find-guides",
    topic: "app-safe-to-spend",
    ask: /\b(?:where (?:are|do i find|can i find)|show me|list of|how do i (?:find|open)|what(?:'?s| is| are)(?: in)?)\b[^.!?]{0,12}\b(?:the guides|guides|growth (?:page|section|tab|area)|growth)\b(?=\W*$| (?:here|about|for)\b)/,
    text: "They are under [Growth](/growth), in the menu: twelve guides in plain words, each with something to do and not only to read. Money and papers: adulting, practical life lessons, medical system, home maintenance, cooking. People: difficult conversations, relationship toolkit, emotional intelligence, confidence. Work: job interviews, workplace safety, time management with a weekly planner and a timer.\n\nThe search at the top finds single words inside them, such as “deductible” or “deposit”. Where you stopped reading is marked.\n\n**One next step:** open the one that is nearest to this week's trouble, and read its first part only.\n\nWhich subject is it?",
  },
  {
    id: "use-relationships",
    topic: "app-safe-to-spend",
    ask: /\b(?:what|how|explain)\b[^.!?]{0,25}\b(?:relationships? page|(?:red flag|relationship|green flag|flag)s? analyzer|analyzer|relationship tracker|poll contacts)\b/,
    text: "[Relationships](/relationships) is for looking at something calmly. In “Red Flag / Green Flag Analyzer” you describe what happened, and it marks words that often go with respect or with control, and says why; it judges nobody, and it can miss things. The tracker holds a few figures a week about how it feels between you, and “Help Me Decide” lays out a choice. For work there are your rights and the steps of a report.\n\nAll of it is for you alone. Where someone checks your phone, use “Quick exit”, and delete what could be found, under Recently deleted as well.\n\n**One next step:** write three sentences about one moment, as a camera would have seen it.\n\nIs it about home, a friend, or work?",
  },
  {
    id: "use-weekly-plan",
    topic: "plan-a-week",
    ask: /\b(?:how|where)\b[^.!?]{0,20}\b(?:use|find|open|print|save|change|is|see)\b[^.!?]{0,8}\bweekly plan(?:ner)?s?\b/,
    text: "It is part of the guide [Time management](/growth/time-management#weekly-planner): three priorities and three goals for the week, and “Save Weekly Plan” at the end. What you type is kept in the browser until you save. If you save again in the same week, this week's plan is changed; earlier ones stand below and can be opened. For paper, “Print this guide” at the end of the page takes along what you wrote.\n\nPriorities are what must not be pushed aside; goals are what would be good.\n\n**One next step:** write only the first priority now, and give it a day.\n\nWhat would make this week a good one?",
  },
  {
    id: "use-meals",
    topic: "meal-planning",
    ask: /\b(?:how|where|can)\b[^.!?]{0,20}\b(?:make|get|see|find|create|use|do)\b[^.!?]{0,12}\b(?:grocery list|shopping list|meal plan(?:ner)?|meal budget planner)\b(?=\W*$| (?:here|in (?:here|evenday|this app)|on (?:here|evenday))\b)/,
    text: "On [Lifestyle](/lifestyle), under “Meal Budget Planner”: set how many are at the table and what the week may cost, and press “Generate Meal Plan”. You get cooking days with leftovers for the others, within that sum. “Grocery List” then shows what to buy by aisle, with what the plan uses and what the till will ask, and leaves out what you already have at home. You can copy it as text.\n\nA meal that you don't like is swapped with one press.\n\n**One next step:** enter your sum for this week, and look whether the three dinners sound like you.\n\nHow many people do you cook for?",
  },
  {
    id: "use-offline",
    topic: "app-privacy",
    ask: /\b(?:can|does|do|will|how)\b[^.!?]{0,20}\b(?:use|work|works|open|read)\b[^.!?]{0,15}\b(?:offline|without (?:internet|a? ?connection|wi-?fi|signal|data))\b|\b(?:offline mode|is there an app(?: for (?:this|evenday))?\W*$|add (?:it |this |evenday )?to (?:my )?home screen|install (?:it|this|evenday|the app))\b/,
    text: "Yes. Every page opens without a connection once you have been signed in on that device, with what was loaded last. An expense, a mood, a habit, a no-spend day or a journal page that you save then is kept on the device and sent when the connection is back, exactly once; until then it says so beside it. The crisis lines are always there.\n\nYou can also put it on your home screen: in the browser's menu choose “Install” or “Add to Home Screen”. It then opens like an app, and asks for no store.\n\n**One next step:** add it to your home screen now, and open it once.\n\nIs it for a phone or a computer?",
  },
  {
    id: "use-breathing",
    topic: "calm-a-panic",
    ask: /\b(?:where|how)\b[^.!?]{0,20}\b(?:find|open|is|are|use|start|get to)\b[^.!?]{0,10}\b(?:breathing(?: exercises?)?|comfort mode|meditations?|affirmations?|calming (?:exercise|page))\b(?=\W*$| (?:here|page|timer|in)\b)/,
    text: "All of it is under “Comfort Mode” on [Mental Health](/mental-health): breathing with the count of 4, 7 and 8, a five-minute meditation to read along, and one kind sentence at a time. It works without a connection and keeps nothing of what you do there. The crisis lines stand above it, and “My safety plan” below, for a hard day.\n\nBreathing out longer than in is what slows the body, so if the counts are too long, take 3, 4 and 5.\n\n**One next step:** open it and do three rounds, about a minute.\n\nIs it for right now, or for evenings?",
  },
];
