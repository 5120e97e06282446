/** Words for the beginning of a talk, before it has a subject. */

/** Begins each welcome, and shows in the talk that one was given. */
export const welcome = {
  first: (name: string) => `Hello${name && `, ${name}`}, and welcome.`,
  /** Who tells more about themselves is not greeted again. */
  again: (name: string) => `Good to know${name && `, ${name}`}.`,
};
export const welcomeTold = (told: string, isAgain: boolean) =>
  `${told.charAt(0).toUpperCase()}${told.slice(1)}${isAgain ? "; I keep that in mind." : ": thank you, that helps me picture you a little."}`;
export const welcomeAsks = [
  "It can be money, work, family, sleep, or something that has no name yet. A few plain words are enough, and nothing has to be spelled right.\n\nWhat brings you here today?",
  "Take your time. It may be something that happened, something that worries you, or something you want to get done.\n\nWhat is on your mind right now?",
  "We can begin small: one thing from today that was hard, or one that you would like to be different.\n\nWhat would that be?",
];

/** To a yes, no or ok where nothing was asked or offered. */
export const bare = {
  yes: [
    "A yes, good; but I haven't asked or offered anything yet, so I'd rather not guess what it is for. It can be about money, work, family, sleep, or how you feel.\n\n**One next step:** write three or four words about the thing on your mind, such as “rent is late” or “fight with my sister”.\n\nWhat would you like to talk about?",
    "I still don't know what the yes is for, and that is all right. Tell me a little more and I go on from there: what happened, or what you would like to change.\n\nWhat is it about?",
  ],
  no: [
    "A no is fine, too; you don't have to have anything ready. If you only wanted to look around, do that, and if something is on your mind, a few words about it are enough.\n\n**One next step:** finish this line for yourself: “What I could do without this week is …”\n\nWhat would you put there?",
    "All right, then nothing has to come of it. I'm here if something comes up, now or on another day.\n\nIs there one thing about today that you would have liked to go differently?",
  ],
  ok: [
    "Okay. You decide what this is about, and there is no wrong place to begin: a bill, a person, your work, your sleep, or a feeling.\n\n**One next step:** write the first thing that comes to mind in three or four words.\n\nWhere would you like to start?",
    "Good. Then I wait for a few words from you, whatever they are.\n\nWhat has been on your mind most this week?",
  ],
};
/** To a bare yes after several subjects to choose from. */
export const yesToWhich = [
  "Yes to which of them? I don't want to pick one for you; the number is enough.",
  "One of these, then, and I'd like it to be the right one. Which number is it?",
];
export const yesToWhichNext = "If it is none of them, write in a few words what it is instead.";
