/** Short written replies of the built-in coach to messages without a subject. */

/** When no guide fits. It says so: asking back is better than guessing. */
export const noTopic =
  "I did not find anything good for that in what I know, and I would rather say so than guess. I am at home with money and debt, time and burnout, hard talks and boundaries, job interviews, feelings, and the practical things that nobody explains.\n\n" +
  "**One next step:** tell me in one sentence what happened, and what you would like to be different by next week.\n\n" +
  "You can also look through [all the guides](/growth). What is the part that weighs most?";

/** When no guide fits again: something to choose from. */
export const noTopicAgain =
  "I still do not find it, and that is my limit, not yours. Perhaps one of these is near:\n\n" +
  "1. Money that does not reach: [your budget](/budget) or [your debts](/debt).\n" +
  "2. A talk you are putting off: [difficult conversations](/growth/difficult-conversations).\n" +
  "3. Too much of everything: [time and burnout](/growth/time-management). A feeling without a name: [your journal](/mental-health).\n\n" +
  "**One next step:** choose the nearest one, or write the first word that comes to mind.\n\nWhich one is it?";

export const hello =
  "Hello, and welcome. Tell me what is on your mind: a bill, a talk you are putting off, a week that is too full, a feeling without a name.\n\n" +
  "**One next step:** write one sentence about what today was like.\n\nWhere would you like to begin?";

/** To "what can you do". */
export const can =
  "I'm a small coach for everyday life; a program, not a person. With me you can:\n\n" +
  "1. Work out figures: what is left of your pay, how long a debt takes, what to put aside each month.\n" +
  "2. Find words: for a boss, a landlord, a partner, a child, also as a short message.\n" +
  "3. Sort out what weighs on you: sleep, stress, a fight, a decision, one small step at a time.\n" +
  "4. Hear which office or free line helps with what.\n\n" +
  "I can't see your accounts or look things up, and I'm no doctor or lawyer.\n\n" +
  "**One next step:** write one thing that has been on your mind this week, in a few words.\n\nWhat would be most useful to you today?";

export const needsHelp =
  "I am here. If you are not safe, or it feels too heavy to carry, please begin with a person: call or text 988, or 911 in danger. 'I need help now' above has all the lines.\n\n" +
  "For anything else, we can take it one piece at a time.\n\n" +
  "**One next step:** write down what happened today in one sentence, just as it comes.\n\nWhat is the most pressing part?";

/** The same within a talk about a subject: its next small step. */
export const helpWithin = (step: string) =>
  `Gladly. If you aren't safe, or it feels too heavy to carry, a person comes first: call or text 988, or 911 in danger.\n\nOtherwise we take the smallest piece of it, and leave the rest for later.\n\n**One next step:** ${step}\n\nWhat gets in the way of it right now?`;

export const thanks =
  "I am glad if it helped. Take the one step, and leave the rest for another day.\n\n**One next step:** put it on a day, with an hour.\n\nWhen could that be?";

/** To "I think I'm depressed" and its variants. */
export const depressed =
  "I am glad you said it. That is hard to live with, and it is no weakness and no fault of yours. I cannot say whether it is depression, but a doctor can, and there is good help for it. 988 is there for this too, not only for emergencies: call or text, day and night.\n\n" +
  "What helps a little today, even without wanting to:\n\n" +
  "1. Ten minutes of daylight, at the door or around the block.\n2. Something to eat and a glass of water, and bed at the usual time.\n3. One person who knows: 'I have not been well lately. You do not have to fix it.'\n\n" +
  "**One next step:** call your doctor's office and say: 'I think I may be depressed, and I would like to be seen.' Without a doctor, 1-800-662-4357 finds care near you, free.\n\n" +
  "How long has it been like this?";

/** When the user tells more about it. */
export const depressedLater =
  "Thank you for telling me. Write that down as you said it here: since when, how the days are, how you sleep and eat. It is what a doctor asks first, and it is easier to read out than to say.\n\n" +
  "Until then smaller is enough: one meal, ten minutes outside, one message to someone. If thoughts of not living come with it, call or text 988; they know this well.\n\n" +
  "**One next step:** put the call to the doctor on a day, with an hour, and tell one person when it is.\n\nWho could that be?";

/** Other languages are not supported yet; this says so in each, the crisis lines first. */
export const inLanguage = {
  es: "Si algo pesa demasiado, llame al 988 y oprima el 2: atienden en español, gratis, de día y de noche. En peligro, llame al 911.\n\nLo siento: por ahora solo puedo responder en inglés. Puede escribirme en inglés sencillo, también con errores; yo lo entiendo.",
  de: "Wenn etwas zu schwer wird: 988 anrufen, kostenlos, Tag und Nacht, mit Dolmetscher, wenn Sie nach einem fragen. In Gefahr: 911.\n\nEs tut mir leid: Ich kann vorerst nur auf Englisch antworten. Sie können mir in einfachem Englisch schreiben, auch mit Fehlern; ich verstehe es.",
  fr: "Si c'est trop lourd, appelez le 988 : c'est gratuit, jour et nuit, avec un interprète si vous le demandez. En danger, appelez le 911.\n\nJe suis désolé : pour l'instant, je ne peux répondre qu'en anglais. Vous pouvez m'écrire en anglais simple, même avec des fautes ; je comprends.",
  pt: "Se algo pesa demais, ligue para 988: é grátis, de dia e de noite, com intérprete se você pedir. Em perigo, ligue para 911.\n\nSinto muito: por enquanto só posso responder em inglês. Você pode me escrever em inglês simples, mesmo com erros; eu entendo.",
  it: "Se è troppo pesante, chiami il 988: è gratuito, giorno e notte, con un interprete se lo chiede. In pericolo, chiami il 911.\n\nMi dispiace: per ora posso rispondere solo in inglese. Può scrivermi in un inglese semplice, anche con errori; capisco.",
} as const;
export const inLanguageNext = {
  es: '**Un primer paso:** escriba dos o tres palabras en inglés, como "credit card debt" (deudas de tarjeta) o "can\'t sleep" (no puedo dormir).\n\n¿Con qué le gustaría empezar?',
  de: '**Ein erster Schritt:** Schreiben Sie zwei oder drei englische Wörter, etwa "credit card debt" (Schulden auf der Karte) oder "can\'t sleep" (schlaflos).\n\nWomit möchten Sie anfangen?',
  fr: '**Un premier pas :** écrivez deux ou trois mots en anglais, comme "credit card debt" (dettes de carte) ou "can\'t sleep" (je ne dors pas).\n\nPar quoi voulez-vous commencer ?',
  pt: '**Um primeiro passo:** escreva duas ou três palavras em inglês, como "credit card debt" (dívida do cartão) ou "can\'t sleep" (não consigo dormir).\n\nPor onde quer começar?',
  it: '**Un primo passo:** scriva due o tre parole in inglese, come "credit card debt" (debiti sulla carta) o "can\'t sleep" (non dormo).\n\nDa dove vuole cominciare?',
} as const;

/** Put before the answer to a crisis in another language. */
export const crisisLineIn = {
  es: "Llame al 988 y oprima el 2: atienden en español, de día y de noche. En peligro, llame al 911.",
  de: "Rufen Sie 988 an, Tag und Nacht, mit Dolmetscher, wenn Sie nach einem fragen. In Gefahr: 911.",
  fr: "Appelez le 988, jour et nuit, avec un interprète si vous le demandez. En danger, appelez le 911.",
  pt: "Ligue para 988, de dia e de noite, com intérprete se você pedir. Em perigo, ligue para 911.",
  it: "Chiami il 988, giorno e notte, con un interprete se lo chiede. In pericolo, chiami il 911.",
} as const;

export const agreed = "Good. Then that is enough for today, and the rest may wait.";
export const agreedAsk = "What could get in the way of it?";

export const tooMuch = "All right, then it was too much or not the right thing, and it is good that you say so. We make it smaller.";
export const tooMuchAsk = "What makes it hard: time, money, courage, or another person?";

export const unsure = "You do not have to know that now. Answers often come while the hands are doing something small.";

/** When the coach has said everything it knows about something. */
export const nothingMore =
  "These were all my written thoughts on it, so here is what we have. A person can go further with you: a friend who has been there, or someone whose work it is.";
export const nothingMoreNext = "tell one person where you are with it, in two sentences.";
export const nothingMoreAsk = "Who would understand it?";

/** Before an ordinary answer to a user who sounds worn down. */
export const heavyLine = "If it gets too heavy, a person is there day and night: call or text 988.";

/** To "how much do I have left?": these figures are not known here. */
export const cannotSee =
  "I cannot see your numbers: I only see this talk. Your own pages know them, to the cent.\n\n" +
  "1. [Your budget](/budget) shows what is left this month, and what is safe to spend today.\n" +
  "2. [Your debts](/debt) show what is owed, and until when.\n" +
  "3. If you like, tick 'Use my numbers' below your next message. You see what would be sent before it is sent.\n\n" +
  "**One next step:** look at the one figure at the top of your budget.\n\nWhat do you want to decide with it?";

export const complaint =
  "That is fair, and I am sorry. I am a small program with a few guides in it, and sometimes I miss. Other words often help me: what happened, with whom, and what you would like instead.\n\n" +
  "**One next step:** say it again in one plain sentence, or look through [the guides](/growth) yourself.\n\nWhat did I get wrong?";

export const goodbye =
  "Take care of yourself. Nothing of this talk is kept; what you want to keep, you can save to your journal.\n\n" +
  "**One next step:** do one kind, small thing before you close the day.\n\nWhat could that be?";

/** To "no tips, just listen" and what follows it, in this order, without any advice. */
export const listening = [
  "All right, no advice. I am a program, so I cannot hear the way a person does, but I read every word, and nothing here is judged. Write as much or as little as you like.\n\nWhat is it like right now?",
  "Thank you for writing that down. It is a lot to carry, and you do not have to make it neat.\n\nWhat else is in it?",
  "I am still reading. It does not have to be solved tonight.\n\nWhich part of it has been the hardest?",
  "It makes sense that you want this out. If you would like an idea later, write 'what now'. And if a voice would be better than a screen, call or text 988: it is there for any hard night, not only for emergencies.\n\nIs there more?",
];

/** Before the next thing about the same subject, after words that name no subject. */
export const stillAbout = (name: string) => `I take that as a part of “${name}”; if it isn't, write “not that”.`;

/** When the numbers that were sent have been answered from already. */
export const sameFigures = [
  "The figures are still those in my answer above; nothing in them has changed since.\n\n**One next step:** take the one line there that surprised you, and look at its last three expenses in [your budget](/budget).\n\nWhich of them would you do again?",
  "More than that these numbers don't hold. What was bought, and why, only you know.\n\n**One next step:** write down the last purchase that you would take back, and the hour at which you made it.\n\nWhat was going on at that hour?",
];

/** Said once per chat when own figures would help and none were sent along. */
export const offerOwn = "If you tick 'Use my numbers' under your next message, I can use your own figures, too.";

/** When the meaning is unclear. */
export const unsureWhich = [
  "I am not sure that I understood you, and I would rather ask than answer something else. Is it about one of these?",
  "I still don't quite understand. Is one of these closer?",
  "Let me ask once more, so that I answer what you mean. Which of these fits best?",
];
/** Before an answer to the likeliest subject, when the user wrote on instead of choosing. */
export const takenAs = (name: string) => `I take it to be about “${name}”. If that is wrong, choose another one, or write “not that”.`;
/** When it has asked twice and does not know more: it stops asking. */
export const askedEnough =
  "I have asked twice, and asking again helps nobody: I have no written words for exactly this. What holds for most of it: decide nothing today that can wait until tomorrow, say one true sentence to the person it concerns, and let somebody who knows you both hear the story as you told it here.\n\n" +
  "**One next step:** write down what you would like to be different by next week, in one sentence, and who could change a part of it.\n\nIf you send me that sentence, I look again. What would it be?";
export const unsureNext = [
  "choose one, or say it again in other words.",
  "choose the closest one, or write what happened today in one sentence.",
  "choose one even if it fits only half; we can change it at any time.",
];
export const unsureAsk = ["Which one is it, if any?", "Is it one of them, or something that I don't know?", "Does one of them come close?"];

/** Next steps and questions for when the written ones have been used. */
export const smallSteps = [
  "take the one line of this that fits you best, and try only that until the weekend.",
  "write on a slip of paper what you want to try, and put it where you see it in the morning.",
  "pick a day and an hour for it, and put that in your calendar now.",
  "tell one person what you are going to try; said aloud, it weighs more.",
  "leave it until tomorrow, and then look at it again after breakfast.",
  "write down in one line what has changed since you first thought about it.",
];
export const openAsks = [
  "What would make it a little easier?",
  "Which part of it is yours to change?",
  "What would you tell a friend in your place?",
  "How will you notice that it is getting better?",
  "What has helped you before in something like this?",
  "What do you need most from the next few days?",
  "Who could be on your side with this?",
  "What would be good enough for this week?",
];
/** When even the small steps have been said. */
export const wholeStep = "do nothing more about it today.";
/** Before two subjects beside the one that is used up. */
export const nearby = (names: readonly string[]) => `Close to it: ${names.map((name) => `“${name}”`).join(" or ")}.`;
export const nothingMoreAgain = [
  "Here my written knowledge ends. That is no sign that there is no way; somebody who can see your situation will know more.",
  "I have nothing new to add to this one. If you like, we can look at it from another side: tell me what has changed.",
];
export const agreedAgain = ["Good. One thing at a time is how it gets done.", "All right, then let that be it for now."];
export const tooMuchAgain = ["That is fair, not everything fits every life. Then something smaller.", "All right, we leave that aside."];
export const unsureAgain = ["Not knowing is allowed. You can try one thing for a few days and see what it tells you."];
export const shortest = ["Even shorter: one small step today, and the rest may wait.", "In three words: begin very small."];
export const whyMore = [
  "Because small things that can be repeated change more than great plans that stay on paper.",
  "Because a first step shows what the second one has to be, and thinking alone does not.",
];
export const firstOnly = [
  "The one that takes the least time comes first, because it sets the others going.",
  "First the one that has a date; after it, whatever weighs most.",
];
export const firstPoint = "Begin with the first point of the list above";
export const scripts = [
  "Three sentences carry most talks: what happened, what it does to you, what you wish. \u201CWhen the plan changed on Sunday, I was lost. Could you tell me the day before?\u201D",
  "A short way to begin: \u201CI would like to talk about something that matters to me. Is now a good time, or later today?\u201D",
  "And a way to end: \u201CThank you for listening. Let us both think about it and talk again on Thursday.\u201D",
];
/** To "I did it". */
export const didIt = [
  "I'm glad, and that was yours to do. It counts even when it was small or a little boring.",
  "Again, and it was you who did it. Soon it is only ordinary.",
  "Then go on just like that.",
];
export const didItNext = [
  "do something nice and short with the relief, before the next task.",
  "write down in a few words what made it possible, so that you can do it again.",
];
/** To "you already said that". */
export const repeatedFirst = [
  "You're right, that was said already. Another side of it, then:",
  "Right, I was going in circles. Something different:",
];
export const triedFirst = [
  "Thank you for trying it; that it did not work is worth knowing. Then from another side:",
  "Good that you tried, and I believe you. Something else, then:",
  "Then that is not the way for you. Perhaps this:",
];

/** Questions that fit what a short message asked for. */
export const whyAsks = [
  "Does that fit what you have seen yourself?",
  "Would that hold for you, too?",
  "Which part of that sounds true to you?",
];
export const shorterAsks = ["Is that small enough to begin with?", "Could you start with just that?", "Is that the right size now?"];
export const wordsAsks = [
  "Does that sound like you, or which word would you change?",
  "When could you say it?",
  "What else should be in it?",
];
export const exampleAsks = ["How would it look in your case?", "What would be different for you?", "What would yours be?"];
/** Before the reason for a subject's answer, its core and a plainer version. */
export const whyLead = (why: string) => `The reason behind it: ${why.charAt(0).toLowerCase()}${why.slice(1)}`;
export const shortLead = (brief: string) => `In short: ${brief.charAt(0).toLowerCase()}${brief.slice(1)}`;
export const plainLead = (brief: string) => `In plain words: ${brief.charAt(0).toLowerCase()}${brief.slice(1)}`;
export const exampleOf = (step: string) => `Made concrete, it begins like this: ${step.charAt(0).toLowerCase()}${step.slice(1)}`;
export const explainAsks = [
  "Which part is still unclear?",
  "Is it the what or the how that is missing?",
  "Which word of mine was the unclear one?",
];

/** To a bare "yes" where the question needed more than that. */
export const yesToOpen = ["Good, then we go on. A word in answer to my question tells me where to begin; this helps in any case."];
export const yesToOpenAsk = "What comes to mind first?";

/** To "both" where it was asked which. */
export const bothOf = [
  "Both, then, and mostly one feeds the other. Begin with the one where something can move this week; when it gets lighter, the other one does a little, too.",
  "All of it, then. You don't need to settle the order for good: take the one with a date first, and let the others wait on paper.",
];
export const bothAsk = "Which of them could move first?";

/** To "how often". */
export const howOften = [
  "Small and often beats long and rare: ten minutes on most days change more than two hours once. Choose three fixed days for a start, always at the same hour, and keep that for two weeks. Then look whether it does something, and only then make it more.",
  "Often enough that it has a place in the week, and seldom enough that you keep it. Two or three times is plenty for the first month.",
];
export const howOftenAsk = "Which three days could they be?";

/** To "what are my options". */
export const options =
  "There are mostly four, and it helps to see them beside each other:\n\n1. Leave it as it is for now, with a day on which you look again.\n2. Change one part that is yours alone.\n3. Ask somebody for a change, or for help.\n4. Step out of it, with a plan for the weeks after.\n\nWrite under each what it would cost and what it would bring in three months. Two of them mostly drop out by themselves.\n\n**One next step:** write the four down for your case, one line each.\n\nWhich one have you not allowed yourself to think about yet?";
/** To "pros and cons". */
export const prosAndCons =
  "Make four short lists of it: what it would bring, what it would cost, what you would miss, and what you would be glad to be rid of. Then give each line a number from 1 to 3 for how much it weighs in a year, not tomorrow.\n\nTwo lines belong underneath: what it costs in money each month, and whether it can be undone. What can be undone may be tried sooner.\n\n**One next step:** write three lines for and three against, and send me the heaviest of each.\n\nWhich line would get a 3?";
/** To "lol", and to a smiley that laughs. */
export const laughs = [
  "A laugh is worth something on such a day. We can go on where we were whenever you like.\n\nWhat would help you most now?",
  "Good, keep that one.\n\nShall we go on, or is it enough for today?",
];
/** As a list, of the parts that were not said. */
export const asList = (lines: readonly string[]) =>
  `As a list:\n\n${lines.map((line, at) => `${at + 1}. ${line}`).join("\n")}\n\n**One next step:** do the first line today, ten minutes are enough.\n\nWhich of them is the easiest for you?`;
export const asPlan = (lines: readonly string[]) =>
  `A small plan, one thing at a time, with two or three days for each:\n\n${lines.map((line, at) => `${at + 1}. ${line}`).join("\n")}\n\nAfter two weeks look for five minutes: keep what did something, and drop the rest.\n\n**One next step:** write the first line into your calendar, with a day and an hour.\n\nWhich line is the likeliest to slip, and why?`;
