import type { OffTopic, Reaction } from "../talk/coach.off-topic.rules.ts";

/** Replies to what is beside the subjects, and to "what if she cries". */

export const offTopicReplies: Record<Exclude<OffTopic, "cannot">, readonly string[]> = {
  injection: [
    "I stay what I am here, a small coach for everyday life, and I am glad to help with money, work, people, home, or how you feel. What is on your mind today?",
    "That I leave to others; with an ordinary worry I am of more use. What would make today a little easier?",
  ],
  world: [
    "That is outside of what I know, and I am happy to be of use with money, work, people, home, or how you feel. What is on your mind today?",
    "I would only guess there, so I leave it, but an everyday worry I take gladly. What has taken most of your strength this week?",
  ],
  begin: [
    "You need no good beginning here, and nothing has to be spelled right. It can be a bill, a person, work, sleep, or only a feeling.\n\n**One next step:** write the first thing that went through your head this morning, in three or four words.\n\nWhat was it?",
    "Good, I am here and reading. Small is enough: one bill, one sentence that somebody said, one thing you keep putting off.\n\n**One next step:** finish this line: “The thing I don't want to think about is …”\n\nWhat stands at the end of it?",
  ],
  leave: [
    "All right, we leave it there; nothing has to come of it. If something else is on your mind, or the same thing on another day, write it as it comes.\n\n**One next step:** stand up, drink a glass of water, and look out of a window for a minute.\n\nIs there something else for now?",
  ],
  "bad-day": [
    "I am sorry. Some days take everything and then ask for more, and you don't have to make sense of this one tonight. First the body: something warm to eat or drink, shoes off, ten minutes in which nobody wants anything.\n\nThen, only if you want to, tell me about it: one thing that happened is enough. If it turns heavier than a bad day, 988 answers calls and texts, day and night.\n\n**One next step:** drink a glass of water and breathe out slowly five times, before anything else.\n\nWhat was the worst part of it?",
    "Then it is one more of those, and it is no wonder that you are worn down. Leave the big questions for a rested head.\n\n**One next step:** name one thing that can wait until tomorrow, and let it.\n\nWas it one large thing today, or many small ones?",
  ],
};

/** Said to what cannot be done from here. */
export const cannotDo =
  "I can't do that from here: I only write in this talk, and I have no phone, mail or calendar. What I can do is find the words with you, so that it takes you two minutes.";
export const cannotDoNext =
  "**One next step:** tell me in one line who it is for and what you want from them.\n\nWhat is the one thing they should do?";
export const cannotDoAgain =
  "That, too, has to be done by you, and I can make it short.\n\n**One next step:** write the first sentence as you would say it, and I look at it with you.\n\nWhat is it about?";

export const reactions: Record<Reaction, string> = {
  cries:
    "Then let it be there. Tears or a hurt face are a feeling, not a verdict, and you don't have to take your words back to stop them. Stay, speak more slowly, and say it once more in a friendly way: “I see that this hurts, and I'm not going anywhere. My answer stays the same.”\n\n**One next step:** decide now what you will not take back, so that you need not decide it in that moment.\n\nWhat are you most afraid of, the tears or what comes after them?",
  anger:
    "Then the talk is over for that moment, and that is no defeat. You don't have to answer loud words: “I want to talk about this, and not like this. I'll come back in an hour.” Then go to another room or outside, and do come back. If you are ever afraid of what happens next, leave first and talk later; 1-800-799-7233 is there day and night.\n\n**One next step:** choose the hour and the place so that either of you can leave.\n\nHas it been only words so far?",
  no: "Then you know more than today, and a no to one request is not a no to you. Ask one question before you let it rest: “What would make it possible for you?” Often there is a smaller yes behind it: later, half of it, or something else.\n\n**One next step:** think of the smaller thing that you would be content with, and have it ready.\n\nWhat would you do if it really stays a no?",
  again:
    "Then you say the same sentence again, word for word, in the same friendly voice. People learn from the second and third time, not from the first. New reasons only open a new round, so leave them out: “I know. My answer is still the same.”\n\n**One next step:** write your sentence on the phone's notes, so that you can read it out.\n\nHow many times do you think they will try?",
  leaves:
    "That is the thought that keeps most people silent, so look at it in daylight. How likely is it really, out of ten? What would the first week look like, and who would stand beside you? Someone who is prepared for it mostly speaks more calmly, and calm words bring it about less often.\n\n**One next step:** write down the worst case in one line, and beside it the first thing that you would do.\n\nHow likely is it, honestly?",
  silent:
    "Silence or a joke is an answer, too; it mostly means that it was too much at once or the wrong moment. Say it once, without pushing: “You don't have to answer now. I'd like to hear from you by Sunday.” A date is kinder than waiting, and after it you may act without an answer.\n\n**One next step:** put the one sentence into a message, with a day in it.\n\nWhat would you do if nothing comes by then?",
  fails:
    "Then it was one try, and you know more than before: which part of it did not fit, the hour, the size, or the idea itself. Give it about a week before you judge, since most things feel strange for the first days. If it still does nothing, change one part and keep the rest, or drop it with a good conscience. Not every idea is for every person.\n\n**One next step:** decide now on which day you look whether it did any good.\n\nWhat would be a sign, even a small one, that it helps?",
  other:
    "You can't steer what they do, only what you say and when you stop. So prepare two sentences: the one you want to say, and the one for if it goes wrong: “Let's leave it for today. I'd like to try again on Sunday.” With a way out in your pocket, the first one is easier.\n\n**One next step:** say both aloud once, standing up.\n\nWhat is the most likely thing that they will do?",
};

/** Before the user's own words, when they ask for what they said. */
export const youWrote = (words: string) =>
  `You wrote: “${words.trim().slice(0, 240)}”\n\n**One next step:** write it down where you find it again, since this talk ends with the tab.\n\nWhat would you like to do with it now?`;
export const notSaid =
  "I don't find it in this talk, and of earlier ones I know nothing.\n\n**One next step:** write it once more, and I go on from there.\n\nWhat was it?";

/** To one who wants a joke. */
export const jokes: readonly string[] = [
  "Jokes are mostly outside of what I know, but I have one: I told my budget that we should see other people. It said it couldn't afford to.\n\nFor a real laugh, five minutes of a comedian you already like work better than me, and the worst joke you know, sent to a friend, makes two people smile.\n\n**One next step:** send it to one friend, with no explanation.\n\nIs it a good day that wants a laugh, or a hard one?",
  "One more, then I stop: my alarm and I have an agreement. It rings, and we both pretend it didn't.\n\nIf there is something behind the wish to laugh, I'm here for that, too. What was the best thing about today?",
];
