import type { Theme } from "./relationships.flag.rules.ts";
import type { Measure } from "./relationships.rules.ts";

/** Questions to ask oneself and possible next steps, by the strongest finding. */
export const reflections: Record<Theme, { ask: readonly string[]; next: readonly string[] }> = {
  safety: {
    ask: [
      "When do you feel your body tighten?",
      "Who would believe you at once?",
      "What would have to be in a bag if you had to go tonight?",
    ],
    next: [
      "Talk to the Domestic Violence Hotline: 1-800-799-7233, day and night. You don't have to have decided anything.",
      "Write down what happened, with the date, somewhere only you can reach.",
      "Make a safety plan before you say that you might leave; that is when people need one most.",
    ],
  },
  freedom: {
    ask: [
      "If you had done it anyway, what would the next day have been like?",
      "Which of your small choices still feel like yours?",
      "Who have you seen less of in the last six months?",
    ],
    next: [
      "Keep one plan this week that is only yours, however small.",
      'Say it once as a wish of your own: "I will see Ana on Saturday. I would like us to be fine with it."',
      "Tell one friend what the rule is. Rules sound different aloud.",
    ],
  },
  trust: {
    ask: [
      "What would you need to see to feel at ease?",
      "Is there a day when it was different? What was different?",
      "What are you careful not to mention?",
    ],
    next: ["Name one thing that would help, and by when.", "Notice for a week when you edit yourself; write only the hour."],
  },
  respect: {
    ask: [
      "Would they say it like that to a colleague?",
      "What happened the last time you said that it hurt?",
      "If a friend told you this, what would you wish for them?",
    ],
    next: [
      'Try one sentence: "When you laugh about it I go quiet. I want to finish my sentence."',
      'Stop the conversation when it gets loud and give it a time: "At seven, at the table."',
      "Watch what changes after you have said it once.",
    ],
  },
  honesty: {
    ask: [
      "What do you know, and what do you only guess?",
      "What would a sorry need to have in it?",
      "Do you trust your memory more when you are alone?",
    ],
    next: [
      "Write the facts down with their dates, apart from what you think about them.",
      "Ask one question that can be answered with a yes or a no.",
    ],
  },
  money: {
    ask: [
      "Could you pay for a week by yourself?",
      "Which accounts have you seen with your own eyes?",
      "Who decides what is too expensive?",
    ],
    next: [
      "Ask to look at the numbers together, on paper, on a day with time.",
      "Keep an account in your own name, and a little money in it.",
      "Check your free credit report at annualcreditreport.com.",
    ],
  },
  care: {
    ask: [
      "When were you last asked how you are?",
      "What would you like to be noticed for?",
      "What do you do that nobody has asked you to do?",
    ],
    next: ['Ask for one thing, small and exact: "Could you take Thursday\'s dinner?"', "Leave one thing undone and see who picks it up."],
  },
  work: {
    ask: ["Is there a rule at your workplace for this?", "Who else has seen it?", "What would you tell a new colleague to do?"],
    next: [
      "Keep a note at home: date, words, who was there.",
      "Read the rights and reporting steps under Workplace Safety.",
      "Answer in writing once, short, so that there is a trace.",
    ],
  },
};

/** For a text with something worth keeping and nothing that needs a second look. */
export const saved = {
  ask: ["Does the other person know that this mattered to you?", "What did you do that made it easy?"],
  next: ["Say it to them in one sentence this week.", "Write it where you will find it on a harder day."],
};

/** For a text without any finding. */
export const unmarked = {
  sentence: "None of your words match what we know to look for. That says nothing about how it felt.",
  beside: "Your safety comes first here. The people named beside your words listen, and everything else can wait.",
  ask: ["What would you have wanted to happen instead?", "If nothing changed for a year, what would you miss, and what would you not?"],
  next: ["Tell it once to someone who was not there.", "Come back to the text in two days and read it as if a friend had sent it."],
};

/** Said where a text has signs of danger. */
export const noGreen = "Kind moments are real. We leave them unmarked here, because they don't make the rest safe.";

export const beforeSentence = "You also write about an earlier time. It can still help to talk it over; the lines are for that too.";

/** The question under each slider. */
export const measureQuestions: Record<Measure, string> = {
  communication: "Could we say hard things without paying for it?",
  trust: "Did I believe what I was told?",
  respect: "Was my no a no, and theirs too?",
  support: "Was there a hand when one was needed?",
};

/** An example text for the analyzer. */
export const example =
  "We had planned Saturday with people from work for weeks. On Friday night he said he would rather I did not go, because they put ideas in my head. I went. He did not answer me until Sunday evening. On Monday he said sorry without me asking and that he had been scared of losing me. Then he asked again for the code to my phone.";
