import type { WrittenAnswer } from "./coach.written.content.ts";

/** Answers about a partner who controls, watches or makes one doubt, beside a sign of abuse and after it. Each names the hotline (thehotline.org). */

const opener = String.raw`^\W*(?:(?:ok(?:ay)?|so|and|but|well|then|yes|yeah|no|thanks|i guess)\W+)*`;

/** What was found as a sign of abuse and has words of its own, in place of the general ones; the lines follow it. */
export const controlAnswers: readonly WrittenAnswer[] = [
  {
    id: "reads-my-phone",
    ask: /\b(?:go(?:es|ing)?|went|look(?:s|ing|ed)?|search\w*) through my (?:phone|messages|texts|e-?mails?|dms|laptop)\b|\b(?:reads?|reading|checks?|checking) (?:all )?(?:of )?my (?:phone|messages|texts|e-?mails?|dms|chats?)\b|\b(?:tracks?|tracking) my (?:phone|location)\b|\b(?:wants?|demands?|asks? for|has) (?:all )?my passwords?\b/,
    text: "No, going through your phone behind your back, or reading your messages without asking, isn't a normal part of love. Your messages are yours. A worry can be said out loud; it needs no search. If it's safe for you to say it: “I have nothing to hide, and I want to be asked. If something worries you, tell me.” What comes then tells you most: a sorry and a change, or anger, punishment and more checking.",
  },
  {
    id: "nothing-to-hide",
    ask: /\bnothing to hide\b/,
    text: "That sentence turns it around: you're to prove that you did nothing, and the one who looked has nothing to explain. Wanting something of your own isn't hiding. Trust means not having to look. You may say, if it's safe to: “It isn't about secrets. I want to be asked.” If privacy is always treated as guilt, and you find yourself deleting harmless things to avoid a scene, that is a pattern, and it's called control.",
  },
  {
    id: "gaslit",
    ask: /\bgas ?-?li(?:t|ght\w*)\b/,
    text: "To doubt your own memory in your own home is frightening and wears a person down. I can't see what happens between you two, and I don't need to, to say this: forgetting differs now and then in every couple. Being told again and again that what you saw didn't happen, that you're crazy or too sensitive, so that you stop trusting yourself, isn't all right, whatever it is called. A few lines with date and words, kept where only you can read them, help you to hold on to what was.",
  },
  {
    id: "says-i-imagine-it",
    ask: /\b(?:says?|said|tells? me|told me|claims?|insists?|keeps saying)\b[^.!?]{0,15}\b(?:i|it|that|this|things?|nothing)\b[^.!?]{0,25}\b(?:imagin\w+|mak(?:e|ing) (?:it|things|stuff|that) up|made (?:it|things|that) up|never happened|did ?n'?t happen|crazy|insane|remember\w* (?:it )?wrong|too sensitive|in my head|paranoid|lying)\b/,
    text: "You were there, and you know what you saw and heard. That somebody remembers it otherwise happens; that your memory is always the wrong one is something else. Don't argue about what was, since it can't be won. Say one sentence and leave it: “I remember it differently, and I'm not going to discuss it.” Then write it down the same evening, and tell one person outside what happened, so that somebody else holds it with you.",
  },
  {
    id: "mad-when-i-go-out",
    ask: /\b(?:gets?|is|becomes|goes) (?:so |really |very |always )?(?:mad|angry|upset|furious|jealous|annoyed)\b[^.!?]{0,15}\b(?:when|if|every time|whenever) i (?:go|see|meet|hang|talk|spend|visit|want)\b|\b(?:doesn'?t|does not|won'?t) (?:want|like|let) me (?:to )?(?:see|seeing|meet|go|going|hang|talk)\b/,
    text: "Missing you while you're out is one thing; making you pay for it is another. You may have friends, and an evening without reporting. Say it before the next time, if it's safe to: “I'm out on Friday until eleven. I'll text when I'm on my way, and I won't answer in between. I love you, and I'm keeping my friends.” Look at what follows. A grumble that passes is human. Anger, many calls, days of silence or guilt, so that you start to stay home, is control.",
  },
  {
    id: "controls-the-money",
    ask: /\b(?:my (?:husband|wife|partner|boyfriend|girlfriend|fianc\w+|spouse)|he|she)\b[^.!?']{0,12}\b(?:controls?|controlling|has control (?:of|over)|handles|keeps) (?:all )?(?:of )?(?:the|our|my) (?:money|finances|bank accounts?|cards?|paychecks?)\b|\b(?:won'?t|doesn'?t) (?:let|give) me (?:have |see |any |spend |access )*(?:money|the (?:account|accounts|money))\b/,
    text: "One of two may do the bills. It becomes control when you can't see the accounts, have to ask for small sums, and explain each of them; then you can't decide about your own life, and that isn't right, however good or bad anybody is with money. You're entitled to know what is there. Quiet first steps: your own papers in copy (ID, pay stubs, account numbers), your credit report from annualcreditreport.com, and later an account at another bank with mail sent elsewhere.",
  },
  {
    id: "does-not-stand-up-for-me",
    ask: /\b(?:doesn'?t|doesnt|does not|never|won'?t|wont|didn'?t) (?:even )?(?:stand up for me|defend me|take my side|have my back|stick up for me|support me)\b/,
    text: "To be criticized is hard enough; to look across the table for help and see someone look away is worse. It's mostly fear of a quarrel with their own family and not a lack of love, and you may ask for it, exactly: “When your mom says something about me, please say, ‘We're happy with how we do it.’ I don't need more than that.” Ask on a quiet day, before the next visit, and thank for it afterward. It's different if you're made small at home as well, or are afraid.",
  },
  {
    id: "no-touch-anymore",
    ask: /\b(?:doesn'?t|doesnt|does not|never|won'?t|wont|hardly|barely|stopped) (?:ever |even )?(?:touch(?:es|ing)?|hug(?:s|ging)?|kiss(?:es|ing)?|hold(?:s|ing)?) me\b(?![^.!?]{0,20}\b(?:unless|without|but (?:he|she)))/,
    text: "Lying next to somebody who doesn't reach for you is lonely, and the head quickly makes “not loved” of it. It can be that; more often it's tiredness, stress, shame about the own body, low mood, pills, or a hurt nobody spoke of. So ask without a charge, when you're both awake: “I miss being close to you. I'm not asking for sex. Would you hold me for five minutes tonight? And what makes it hard for you lately?” If you aren't refused closeness but punished or made afraid, that's another matter.",
  },
  {
    id: "friend-hurt-me-words",
    ask: /\b(?:tell|talk to|confront|say to) (?:my|a|an?) (?:\w+ )?(?:friend|bestie|sister|brother|mom|mother|dad|father|roommate|coworker|cousin)\b[^.!?]{0,20}\b(?:hurt(?:ing)?|upset) me\b/,
    text: "If it was words that hurt, say it soon, alone and short, and about the one thing: “What you said on Saturday hurt me. I don't think you meant to. I'd like you not to do it again, and I want us to be okay.” Then be quiet and listen; an apology may need a minute. In writing is fine if your voice would shake. If you were hurt with hands, or are afraid of how it will be taken, don't do it alone.",
  },
  {
    id: "how-long-can-i-care",
    ask: /\b(?:don'?t|do not|dont) know how (?:much longer|long|many more \w+) i can (?:do|keep|take|go on|handle|manage|stand)\b/,
    and: /\b(?:tak(?:e|ing) care|car(?:e|ing) for|caregiv\w+|dementia|alzheimer\w*|stroke|is sick|bedridden)\b/,
    text: "That sentence is a signal, and it comes from months of too much, not from too little love. You can't go on alone, so something has to change this week. The Eldercare Locator, 1-800-677-1116, finds respite and day care near you; with dementia the Alzheimer's Association, 1-800-272-3900, talks with families day and night. And if you meant more than the caring, if you sometimes don't want to live, or fear what you might do to them or yourself, call or text 988 now.",
  },
];

/** After the text about abuse: what is asked or told then. */
export const afterControl: readonly WrittenAnswer[] = [
  {
    id: "after-normal",
    ask: new RegExp(
      String.raw`${opener}(?:is|isn'?t) (?:that|this|it) (?:even |really |still )?(?:normal|ok(?:ay)?|healthy|right|abuse|abusive|wrong|bad|control|controlling)(?: (?:in a (?:relationship|marriage)|behavior|for couples|at all|or not))*\W*$`,
    ),
    text: "No, not in the sense that you have to live with it. It happens in many relationships, and that doesn't make it all right. A plain test needs no word for it: can you say no without being punished, see your own people, keep your phone and your money, and disagree without being afraid? Each no to that counts.\n\nYou can ask the same question at 1-800-799-7233, day and night, also when you aren't sure; nobody there tells you what to do.\n\n**One next step:** write down the last time it happened, with the date, where only you can read it.\n\nWhat happens when you say no to something small?",
  },
  {
    id: "after-overreacting",
    ask: /\b(?:over[- ]?react\w*|too sensitive|being (?:dramatic|crazy|paranoid)|(?:am i|i'?m|maybe i'?m|if i'?m) (?:just )?(?:the problem|crazy|imagining)|making (?:too much|a big deal)|my (?:own )?fault|not (?:so|that) bad)\b/,
    text: "People who are told often that they imagine things end up asking just that, so the doubt itself says something. A feeling needn't be proven to be taken seriously. You don't have to decide today whether it's bad enough.\n\nTry this instead: for two weeks write two lines after each scene, what was said and how you felt. Then read them as if a friend had sent them. And tell one person who knew you before. At 1-800-799-7233 they help to sort it, also by chat, also if it turns out to be small.\n\n**One next step:** write the first two lines tonight, in a place that is only yours.\n\nWhat would you say to a friend who told you this?",
  },
  {
    id: "after-should-leave",
    ask: new RegExp(
      String.raw`${opener}(?:do you think )?(?:should i (?:just )?(?:leave|stay|break up|end it|divorce|go|move out)|do i (?:have to|need to) leave|how do i (?:leave|get out|break up))\b[^.!]{0,40}$`,
    ),
    text: "That's yours to decide, and you needn't decide it today. One thing comes before it: leaving is the time that needs the most care, so plan it before you say a word about it. With 1-800-799-7233 you can do that day and night, step by step, and without a promise to go: where to, what with, who knows, what about children and money.\n\nQuietly useful in any case: copies of your papers elsewhere, some cash, one person with a code word. If nothing frightens you, and it's about being unhappy, that's a slower question, and you may take weeks.\n\n**One next step:** choose the one person who'd take you in for a night.\n\nAre you afraid of how it would be taken?",
  },
  {
    id: "after-what-to-do",
    ask: new RegExp(
      String.raw`${opener}(?:what (?:should|can|do|could) i (?:even )?do|what now|now what|how (?:do|should|can) i (?:deal|handle|react|cope|respond)|any advice)\b[^.!]{0,40}$`,
    ),
    text: "Three quiet things, none of which has to be announced:\n\n1. Believe yourself. Two lines with date and words after each scene, where only you can read them.\n2. One person outside: “I need you to know what's going on at home. You don't have to do anything.”\n3. Something that's yours: a password that's changed, papers in copy, a little money.\n\nTalk about it at home only if a no from you is safe there. If it isn't, 1-800-799-7233 plans the next step with you, day and night.\n\n**One next step:** write to that person today, from a phone that nobody reads.\n\nWho comes to mind first?",
  },
  {
    id: "after-what-to-say",
    not: /\b(?:friend|in[- ]laws?|mom|mother|sister|brother|boss|coworker|stand up for|touch me)\b/,
    ask: new RegExp(
      String.raw`${opener}(?:what|how) (?:exactly )?(?:do|should|can|could|would) i (?:even |best )?(?:say|tell|put|bring|start|talk|explain|ask)\b[^.!]{0,40}$`,
    ),
    text: "Only if you can say no there without being hurt or punished. Then short, calm, by day, and about one thing:\n\n“I love you, and I need this to stop: [one thing]. I want to be asked, and I want to be believed. I'm not going to argue about it. If it happens again, I'll [sleep at my sister's, talk to a counselor].”\n\nSay it once and don't defend it. If the answer is rage, threats or days of silence, stop, and don't try better words; it isn't about words. 1-800-799-7233 is there for just that, at any hour.\n\n**One next step:** write your one thing on paper first.\n\nWhat happened the last time you asked for something?",
  },
  {
    id: "after-excuse",
    not: /\b(?:touch|kiss|hug|hold)(?:es|ing)? me\b|\bfriend\b/,
    ask: /\b(?:says?|said) (?:he'?s|she'?s|it'?s|it was|he was|she was)? ?(?:just |only )?(?:joking|a joke|kidding|because (?:he|she) loves|worried|sorry|stressed|tired)\b|\b(?:says?|said)\b[^.!?]{0,20}\b(?:it'?s |its )?because i\b|\b(?:he|she)(?:'?s| is| can be) (?:not always|usually|so |really |very |actually |normally )*(?:nice|sweet|kind|good|loving|like that)\b|\b(?:promised?|says?|said)\b[^.!?]{0,20}\b(?:change|never again|won'?t happen|stop)\b|\bi (?:still |really )?love (?:him|her)\b/,
    text: "Both can be true: good sides, reasons, real love, and that it still isn't all right. A reason explains what somebody felt; it doesn't make it yours to bear. Go by what happens after you've said that it hurts. Is it done less, for weeks, without you having to be careful? Or does a nice time come, and then the same again?\n\nYou may love somebody and talk with people who know this pattern; 1-800-799-7233 listens without judging you or asking you to leave.\n\n**One next step:** mark the good and the bad days on a calendar for a month, with a sign only you understand.\n\nHow long did it last the last time it got better?",
  },
  {
    id: "after-small-control",
    ask: /\b(?:calls?|texts?|phones?) (?:me )?(?:[^.!?]{0,12}\b(?:times|constantly|all the time|non ?stop|every)\b)|\bi have to (?:ask|beg|show|report|explain|tell|answer|text|send)\b|\b(?:gives me|get) an allowance\b|\b(?:gets?|is) (?:mad|angry|upset) (?:if|when)\b/,
    text: "Having to ask, report or answer within minutes makes a grown person small, bit by bit. Each single time looks harmless, and that's why it's so hard to name; the pattern is what counts. It isn't your job to calm somebody by being reachable or by giving account of everything.\n\nIf it's safe, change one small thing and watch: an answer after an hour, an own $20, an evening out as planned. If that brings punishment, you know more, and needn't try again alone: 1-800-799-7233, day and night.\n\n**One next step:** write down the last three times, with dates.\n\nSince when has it been like that?",
  },
  {
    id: "after-safe",
    ask: new RegExp(
      String.raw`${opener}(?:i'?m|i am|im|we'?re|yes i'?m) (?:all |now |pretty |totally )?(?:safe|ok(?:ay)?|fine)\b[^.!?]{0,40}$|^\W*(?:he|she)(?:'?s| is| has)? (?:not|n'?t|never|isn'?t) (?:ever )?(?:violent|dangerous|hit|hurt|physical)\b[^.!?]{0,30}$|\b(?:he|she) (?:never|doesn'?t|didn'?t|has never) (?:hits?|hurts?|touch(?:ed|es)?) me\b`,
    ),
    text: "Good, thank you for telling me. Then there's time to think. It needn't come to blows to weigh on you; being watched, doubted or kept short does harm as well, only slower. And if it ever tips over, the way is the same: 911, or 1-800-799-7233 at any hour.\n\nLet's look at what would help in the days now: words to say, something of your own to protect, or somebody to talk with.\n\n**One next step:** choose which of the three comes first for you.\n\nWhich one is it?",
  },
];

/** The lines below an answer about control; each time in other words. */
export const controlLines: readonly string[] = [
  "The people at 1-800-799-7233 listen day and night, also when you only want to ask whether something is normal; text START to 88788 if talking is not safe. If you are in danger now, call 911. 'Quick exit', or Escape three times, leaves this page at once, and a shared phone or computer may show what you wrote. Are you safe where you are right now?",
  "At 1-800-799-7233, or with START to 88788, somebody helps you sort it at any hour, whether you stay or go. If it turns dangerous, 911 comes first, and 'Quick exit' closes this page. Who else knows how it is for you?",
  "The lines stay the same: 1-800-799-7233 or START to 88788, day and night, and 911 in danger; 'Quick exit' closes this page. What has changed since you wrote the first time?",
];

/** Where the general text about abuse was said already, and nothing above fits. */
export const abuseAgain: readonly string[] = [
  "I take that as seriously as what you wrote before. It adds up, and you are not to blame for any of it. You do not have to prove anything before you may ask for help, and you do not have to decide today what it is called or what comes next.\n\nAt 1-800-799-7233, or with START to 88788 by text, people who know this well plan with you at any hour, quietly and at your pace. Call 911 the moment you are in danger, and use 'Quick exit' if someone comes in. Who is the one person you could tell today?",
  "Thank you for going on. What you describe has a pattern, and it is hard to see it through alone, from inside. What often helps first is small: two lines with the date where only you can read them, one person who knows, a bag with papers that somebody else keeps.\n\n1-800-799-7233 and START to 88788 are there tonight as well. In danger it is 911, and 'Quick exit' closes this page. Is there a place where you could spend a night if you had to?",
];
