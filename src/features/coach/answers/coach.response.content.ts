/** To how somebody takes an answer: it helped, it is too much, it sounds cold, others will not like it. Each is said once in a talk. */

export type Response = "agrees" | "sees" | "large" | "money" | "cold" | "others" | "feared" | "later";

export const responseLines: Record<Response, readonly string[]> = {
  agrees: [
    "Good. Then nothing more has to be decided today. What helps now is a when: a thing with a day and an hour gets done far more often than one that is only a good idea.\n\n**One next step:** take the step from above and give it a day, an hour, and something that you do right before it.\n\nWhen could that be?",
    "Then we leave it at that. Try it and see what it does; if it does nothing, that is no failure of yours, and we look for another way.\n\n**One next step:** choose a day, about a week from now, on which you look back at it.\n\nHow would you notice that it worked?",
  ],
  sees: [
    "I'm glad that it looks a little different now. Keep the one thought in it that made the difference, in your own words, since that is what a bad evening takes away first.\n\n**One next step:** write that sentence down where you'll see it tomorrow.\n\nWhich sentence is it?",
    "Good, so there is a little more room in it than it seemed. Use it while it lasts, with something small and finished today.\n\n**One next step:** do the first five minutes of it now, before anything else gets in between.\n\nWhat would those five minutes be?",
  ],
  large: [
    "As a whole it is a lot, so don't take it as a whole. Which part of it takes ten minutes and needs nobody else? Do only that, badly if need be, and stop there. The next part is easier to see from that place.\n\n**One next step:** name the ten-minute part, and do it before tonight.\n\nWhich part would it be?",
    "True, saying it is the easy half. Make it so small that it's nearly silly: not the talk, but the text that asks for a time; not the list, but its first line. And settle now what you'll do when you don't feel like it, because that hour comes.\n\n**One next step:** shrink it once more, until you'd bet money that you'll do it.\n\nWhat would that version be?",
  ],
  money: [
    "Then one of three has to give: the sum, the day, or what goes in each time. A later day is the gentlest and a smaller sum works the quickest; more each time only holds if something else is left out for it. Write me another sum, or another day, and I'll work it out again.\n\n**One next step:** choose which of the three may move.\n\nWhich one is it?",
    "Then take half of it for now. Half that goes out each time does more than the whole that stops after three weeks, and it can be raised when a month is kind.\n\n**One next step:** set half of it for the next payday, as a transfer that runs by itself.\n\nWhat would half be, in your figures?",
  ],
  cold: [
    "On paper it sounds colder than it is. Clear isn't cold: whoever knows where they stand needn't guess, and the warmth has its place beside it, in your voice and in all that you go on doing. What turns cold with time is saying nothing and being bitter about it.\n\nIf one word of it isn't yours, change that word and keep the rest.\n\n**One next step:** say it aloud in your own words, with one warm sentence in front.\n\nWhich word feels wrong?",
  ],
  others: [
    "Probably not, and both may be true: they don't like it, and you do it all the same. Grumbling isn't a no; it mostly lasts some days and gets shorter if it changes nothing. It helps to say it early and to leave one thing in it for them to decide, so that it isn't only done to them.\n\n“I know you'd like it otherwise. We try it this way until [day]. What would you like to decide about it?”\n\n**One next step:** find the one thing that they may decide.\n\nWho will grumble the loudest?",
  ],
  feared: [
    "I know, and I'm sorry that it isn't the easier answer. You don't have to take in all of it at once. What we're afraid to hear is mostly something that we half knew; now it has a shape, and what has a shape can be done in parts.\n\n**One next step:** do only the part that finds out the facts. Deciding comes after it.\n\nWhich part of it scares you the most?",
  ],
  later: [
    "Then it isn't time yet, and that is an answer that counts. You can get ready without doing it: what would have to be there first, such as a person, a sum of money, a good night, or three days to think?\n\nSo that not yet doesn't turn into never, give it a day on which you look at it again, nothing more.\n\n**One next step:** put that day into the calendar, with the question “Now, or not yet?”\n\nWhat would have to be there first?",
  ],
};
