import type { WrittenAnswer } from "./coach.written.content.ts";

/** Later messages of usual talks about a tight week, children and money, low days, a friend and a day of one's own. */

const broke = /\b(?:broke|payday|no money|out of money|tight)\b/;
const low = /\b(?:motivat\w+|unmotivated|sad|cry\w*|down|empty|numb|low)\b/;

export const mixedTurns: readonly WrittenAnswer[] = [
  {
    // fns.usda.gov; feedingamerica.org
    id: "make-food-last",
    talk: broke,
    ask: /\b(?:make|stretch)\b.{0,12}\b(?:food|groceries|it|money)\b.{0,12}\b(?:last|further)\b|\bwhat (?:can|do|should) i (?:even )?(?:eat|cook|buy)\b/,
    text: "With the cheapest things that fill: oats or rice, dried or canned beans, eggs, potatoes, pasta, cabbage or carrots, bananas, peanut butter. A week from that: oats in the morning; rice and beans, egg fried rice or potato soup for the rest. Cook one big pot and eat it twice, and freeze what's left.\n\nA pantry fills the gaps (211, or a church nearby), and if this comes back every month, ask about SNAP.\n\nWhat is in the cupboard already?",
  },
  {
    id: "allowance-yes",
    of: /^kids-and-money$/,
    talk: /\b(?:kids?|children|son|daughter)\b.{0,40}\bmoney\b/,
    ask: /\ballowance\b|\bpocket money\b/,
    text: "Yes, if you can pay it every week without thinking; a small sum that always comes teaches more than a large one that sometimes does. Fifty cents to a dollar a week for each year of age is a usual range. Three rules: it comes on a fixed day, it's theirs to spend badly, and it isn't taken away as a punishment. Normal chores belong to the family and stay unpaid; an extra job may earn extra.\n\nWhat should it cover: only fun, or also snacks and presents?",
  },
  {
    // nimh.nih.gov: depression, two weeks
    id: "low-for-weeks",
    of: /^(?:motivation|name-a-feeling|feel-stuck|always-tired)$/,
    talk: low,
    ask: /\b(?:been|going on|like this)\b.{0,25}\b(?:(?:two|2|three|3|four|4|several|a few) weeks|a month|months)\b|\bfor (?:weeks|months)\b/,
    text: "Then it's worth taking seriously, without alarm. Two weeks of most days without drive or joy is the mark at which doctors look closer, because it's common and well treated, and because sometimes it's the thyroid, iron or sleep and not the mood. Book a visit this week; one sentence is enough: “For two weeks nothing has been fun, and I can hardly start anything.” If dark thoughts come, 988 is there day and night.\n\nHow are sleep and appetite?",
  },
  {
    id: "be-worried",
    talk: low,
    ask: /\b(?:should i|do i (?:have|need) to|is it something to) (?:be )?(?:worr(?:y|ied)|concerned)\b/,
    text: "Not worried, but attentive. Four things decide: is it there on most days for more than two weeks? Has sleep or appetite changed? Has what you like gone flat? Do you get through work or school? With two yeses I'd see a doctor within a week or two; it's a common thing with good help. If thoughts come that you'd rather not be here, don't wait: call or text 988.\n\nHow many of the four are a yes?",
  },
  {
    // findtreatment.gov; 988lifeline.org
    id: "no-doctor",
    talk: /\b(?:sad|cry\w*|depress\w*|down|anxi\w*|hopeless|empty)\b/,
    ask: /^(?!\W*(?:(?:and|but)\W+)*(?:he|she|they|my \w+)\b)[^]*\b(?:don'?t|do not|dont|won'?t|can'?t|hate to)\b.{0,12}\b(?:see|talk to|go to|want|have|afford)\b.{0,12}\b(?:a |my |the |any )?(?:doctors?|therapists?|counselors?|therapy|psychiatrist)\b/,
    text: "You don't have to, and nobody will make you. There are smaller doors: a nurse line on the back of the insurance card, a chat or a text to 988 without a name, an hour with someone who knows you. What keeps people away is mostly one thing, such as the cost, the fear of pills, or having to say it aloud, and each of those has an answer. One agreement with yourself: if it's the same in two weeks, or worse before, you make the call.\n\nWhat is it that you don't want about it?",
  },
  {
    id: "mad-at-me",
    talk: /\b(?:friend|conversation|said|text\w*|replay\w*|overthink\w*)\b/,
    ask: /\bwhat if (?:he|she|they|my \w+)(?:'?s|'?re| is| are| was| were)? (?:\w+ )?(?:mad|angry|upset|annoyed|hurt|hates?)\b|\bi think (?:he|she|they)(?:'?s|'?re| is| are)? (?:mad|angry|upset) (?:at|with) me\b/,
    text: "Then you'd hear it from them sooner or later, and it could be mended. Right now you're reading a face from memory, and memory at night is a poor reader. One light question ends weeks of guessing: “Hey, I've been thinking about our talk. Are we okay?” Send it once, by day, and put the phone away for an hour. Most often the answer is “of course, why?”\n\nWhat do you think you said that could have hurt?",
  },
  {
    id: "texts-less",
    talk: /\b(?:text\w*|repl(?:y|ies)|messag\w+|call\w*)\b.{0,12}\bback\b|\b(?:doesn'?t|does not|don'?t|not|stopped) (?:text\w*|repl\w+|answer\w*)\b/,
    ask: /\bused to (?:text|call|write|reply|message|answer)\b|\b(?:takes?|took) (?:him|her|them)? ?(?:hours|days|forever)\b|\bleaves? me on (?:read|seen)\b/,
    text: "A change is what hurts, more than the number of texts. It can have plain reasons, such as work, tiredness, or that the first weeks with their hundred messages are over; it can also mean that something cooled. You can't tell from the gaps. Ask once, without counting: “I've noticed we write less, and I miss it. Is everything okay between us?” Then go by what they do in the next two weeks.\n\nHow are they when you're together?",
  },
  {
    id: "too-needy",
    talk: /\b(?:boyfriend|girlfriend|bf|gf|husband|wife|partner|dating|he|she|text\w*)\b/,
    ask: /\b(?:am i|i'?m|i am|being)\b.{0,12}\b(?:too )?(?:needy|clingy|demanding|insecure)\b/,
    text: "Wanting an answer isn't needy; it's wanting to count. Say the wish in one sentence, and see whether a kind person could do it in an ordinary week: a reply by the evening, one call, one evening together. If so, it's no big wish, and you may say it: “A short answer in the evening would do me good.” If you need one every hour to be calm, that's a worry, and it gets smaller from your side too: friends, sleep, something of your own.\n\nWhat would be enough for you?",
  },
  {
    id: "small-fight-friend",
    of: /^(?:tell-a-friend-it-hurt|keep-friends|keep-in-touch)$/,
    talk: /\bfriend\b/,
    ask: /\b(?:had|was) (?:a |an )?(?:\w+ )?(?:fight|argument|disagreement)\b|\bwe (?:fought|argued)\b/,
    text: "Then the silence probably isn't about you as a person; it's two people waiting for the other one to begin. Whoever goes first loses nothing. Say your part and leave theirs alone, in two lines, and give it two or three days.\n\nIf nothing comes back, one more, later: “No pressure. I'm here when you feel like it.” More than that only pushes.\n\nWhat would you do differently, if you had that evening again?",
    words:
      "Two lines, and then wait:\n\n“Hey, I've been thinking about our fight. I'm sorry for my part in it, and I miss you. Can we talk this week, or have a coffee?”\n\nLeave out who was right; that is for the coffee. If you were the one who was hurt: “I was hurt by what you said, and I'd rather tell you than go quiet.”\n\nWhich of the two is yours?",
  },
  {
    // nimh.nih.gov: panic disorder
    id: "panic-next-time",
    talk: /\bpanic\b/,
    ask: /\b(?:stop|prevent|avoid|handle|survive)\b.{0,15}\b(?:next|another|it from|them|future)\b|\bwhat if it (?:happens|comes) (?:back|again)\b/,
    text: "You can't forbid the next one, but you can take away what feeds it: the fear of it. When it begins, say “this is a wave, ten minutes”, stay where you are, and breathe out longer than in. Don't fight it and don't check your pulse. Beforehand it helps to sleep enough, to eat regularly, to have less coffee, and to go back to that place soon, for a short time.\n\nIf they come again, tell a doctor: a few hours of therapy usually help a lot.\n\nWhere are you most afraid that it comes?",
  },
  {
    id: "travels-for-work",
    of: /^work-family-balance$/,
    talk: /\b(?:work|job)\b.{0,12}\bfamily\b/,
    ask: /\b(?:travel|gone|away|on the road|out of town)\b.{0,25}\b(?:week\w*|month\w*|days?|often|a lot|lot|time)\b/,
    text: "Then you need two kinds of weeks. While you're away: one call at the same time each day, ten minutes and with video, and something small that goes on without you, a chapter read over the phone or a photo each evening. When you're back: the first evening belongs to home, no laptop, no errands. Put one thing into the calendar for each child, with a name on it, and let nothing move it.\n\nAt what hour could the daily call be?",
  },
  {
    id: "never-home",
    talk: /\b(?:work|job|travel\w*|hours)\b/,
    ask: /\b(?:daughter|son|kids?|wife|husband|partner|family|he|she|they)\b.{0,25}\b(?:says?|said|tells?|complains?)\b.{0,15}\b(?:i'?m|i am) (?:never|always)\b.{0,10}\b(?:home|here|there|around|gone|away|working)\b/,
    text: "That stings, and it's also a compliment: you're wanted. Don't defend the hours. Say, “You're right, I've been away a lot. I miss you, too,” and ask one thing: “What would you like us to do on Saturday, just we two?” Then keep that one hour as if it were a flight. A child forgives a lot of absence for one promise that holds every week.\n\nWhich hour this week could be that one?",
  },
  {
    id: "one-exercise",
    of: /^(?:goals|purpose|motivation|name-a-feeling|stress|self-confidence|self-criticism|count-a-win|find-hobby)$/,
    talk: /\b(?:happ\w+|better|stress\w*|confiden\w+|motivat\w+)\b/,
    ask: /\b(?:give|tell|show) me (?:just )?(?:an?|one|some) (?:\w+ )?exercises?\b|\ban exercise\b\W*$/,
    text: "Three good things, in the evening, five minutes with a pen. Write down three that were all right today, however small: the coffee, a joke, that it didn't rain. Behind each one: why did it happen, and what was your part in it? Do it for seven evenings, then read all of them at once; you'll see what lifts you, and that is what to plan more of.\n\n**One next step:** write the first three tonight, in [your journal](/mental-health).\n\nWhat would be one of them today?",
  },
];
