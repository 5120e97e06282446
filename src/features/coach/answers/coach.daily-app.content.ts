import type { WrittenAnswer } from "./coach.written.content.ts";

/** Questions about Evenday, as they are asked first and next in its talks. Every statement must be true of the pages that it names. */

const lead = String.raw`^\W*(?:(?:and|but|so|ok(?:ay)?|well|then|also|yes|no|thanks?|thank you|cool|great|please|wait|hm+|hi|hello)\W+)*`;
const tail = String.raw`(?:\W+(?:please|pls|then|now|too|here|exactly|again|in (?:this|the) app|on evenday|with (?:this|the) app))*\W*$`;
const asks = (inner: string) => new RegExp(`${lead}(?:${inner})${tail}`);

export const appFirstAnswers: readonly WrittenAnswer[] = [
  {
    id: "app-who-reads",
    topic: "app-privacy",
    ask: asks(
      String.raw`(?:who|which people) (?:else )?(?:can|could|will|is able to|sees?|reads?|has access to)(?: (?:read|see|access|look at))? (?:my |the |all )?(?:journal|diary|entries|data|messages|notes|budget|numbers|stuff|information|chat|what i (?:write|wrote|type|enter))(?: (?:i (?:write|enter)|and (?:budget|numbers|journal)))*`,
    ),
    text: "You, from your account, and no other member. Nobody at Evenday reads along, nothing is sold, and no tracker of another company runs on these pages. The person who runs this server can reach its disks, as with every service; Privacy at the foot of the page names who that is and which companies are used. This talk lives in this tab, and no words of it are kept on the server.\n\nThe likelier leak is an unlocked phone. “Quick exit” leaves the page at once, and logging out closes it.\n\n**One next step:** log out once on any device that others use.\n\nIs there someone in particular who should not see it?",
  },
  {
    id: "app-has-calendar",
    topic: "app-safe-to-spend",
    ask: asks(
      String.raw`(?:does|do|has|is there|can i (?:see|have|use|get)|where is)(?: (?:this|the|you|it|evenday|your))*(?: ?(?:app|site|page))?(?: (?:have|also have|got))? ?(?:an?|the)? calendars?(?: (?:view|in (?:it|here)|for (?:bills|my bills|habits)))*`,
    ),
    text: "There is no page with a general calendar, but dates have their places. No-spend days stand in a month view on [No Spend](/challenge), habits show their last days on [Lifestyle](/lifestyle), and bills stand with their day in [your budget](/budget). And you can see bills, paydays and dates of documents in your own calendar: Your account, Calendar, “Add a calendar”. Google, Apple and Outlook can read that private address.\n\nEvenday reads nothing from your calendar.\n\n**One next step:** make one calendar with bills only.\n\nWhich dates would you like to see together?",
  },
  {
    id: "app-get-reminders",
    topic: "app-safe-to-spend",
    ask: asks(
      String.raw`(?:can|could|do|will|does)(?: (?:i|it|you|this app|this|the app|evenday))? (?:get|have|set|receive|send(?: me)?|give(?: me)?|also send)(?: (?:up|any|some|me))* ?(?:reminders?|notifications?|alerts?|emails?)(?: (?:for|about) (?:bills|my bills|habits|my habits|everything|things|it))?|(?:are there|is there) (?:any )?(?:reminders?|notifications?)`,
    ),
    text: "Yes. Open Your account, at the top or in the menu, and choose Preferences: each reminder is turned on by itself, by email or as a notification on this device, with the hour at which it comes and a quiet time at night. There are some for bills that are due and for habits that are still open today. Under Calendar you can have bills and paydays in your phone's own calendar.\n\nThat is all it sends; there's no advertising.\n\n**One next step:** turn on the one that you'd act on, with an hour at which you have your hands free.\n\nWhat should it remind you of?",
  },
  {
    id: "app-lose-data",
    topic: "app-cancel",
    ask: asks(
      String.raw`(?:will|do|would|can) i (?:lose|still have|keep|get to keep) (?:(?:all|everything|any) ?)?(?:of )?(?:my|the) (?:data|entries|journal|budget|documents|numbers|account|stuff here)(?: (?:if|when|after) (?:i cancel|(?:the|my) trial ends|i stop(?: paying)?|i don'?t pay|it ends))?|(?:will|do|would) i (?:lose|keep) (?:everything|it all|all of it|all that) (?:if|when|after) (?:i cancel|(?:the|my) trial ends|i stop paying|i don'?t pay)`,
    ),
    text: "No. Everything you wrote is kept, just as you left it, also when the trial ends or you cancel. The pages are closed then until you subscribe, but you can still export or delete what is yours, and the crisis lines and your safety plan stay open. Nothing is deleted unless you do it yourself.\n\nFor your own copy: Your account, Your data, “Export your data”, one ZIP with everything.\n\n**One next step:** make that export once now, so that it's in your hands.\n\nIs there one part that you would miss most?",
  },
  {
    id: "app-remember-me",
    topic: "app-privacy",
    ask: asks(
      String.raw`(?:can|do|will|could|did) (?:you|u) (?:still |actually |really )?(?:remember|save|store|keep|learn)(?: (?:things|anything|something|stuff|what i (?:say|said|told you|write|tell you)|our (?:talks?|chats?|conversations?)|my (?:name|answers|chats?))(?: (?:about me|i (?:say|said|told you)))?| me)(?: (?:next time|tomorrow|later|for next time))*`,
    ),
    text: "Within this talk yes: as long as this tab is open, I go by what you wrote in it. Of earlier talks I know nothing, since no words of a talk are kept on the server, and I don't learn from them. What should last belongs into your pages: a thought into [the journal](/mental-health), amounts into [your budget](/budget), a plan into [Lifestyle](/lifestyle) as a habit. Your figures I see only when you tick “Use my numbers”.\n\n**One next step:** copy the one line worth keeping into your journal before you close this.\n\nWhat would you want me to know, for today?",
  },
];

const points = /\b(?:points|levels?|achievements?|progress page|badges?)\b/;
const documents = /\b(?:documents?|pdfs?|files|upload\w*)\b/;
const challenge = /\b(?:no[- ]?spend|challenge|streak)\b/;
const exporting = /\b(?:export\w*|download (?:my|all) (?:data|everything)|copy of my data)\b/;
const importing = /\bimport\w*\b|\b(?:connect|link|add|sync) (?:my )?bank\b/;
const reminding = /\b(?:reminders?|notifications?|calendar)\b/;
const safe = /\bsafe to spend\b/;
const ai =
  /\b(?:who made you|chat ?gpt|are you (?:a |an )?(?:ai|bot|robot|human|real|person|therapist|chatbot)|is this (?:a )?(?:bot|ai|chatgpt)|who are you|what are you)\b/;
const privacy = /\b(?:private|privacy|my data|safe here|who can (?:see|read))\b/;
const paying = /\b(?:cancel\w*|trial|subscri\w+|how much (?:is|does)|cost)\b/;
const sharing = /\bshar(?:e|ing) (?:my |the |this |it)?/;
const lifeMeaning = /\bmeaning of life\b|\bwhy are we here\b|\bpurpose of life\b/;

export const appTurns: readonly WrittenAnswer[] = [
  {
    id: "app-next-level",
    topic: "app-points",
    talk: points,
    ask: asks(
      String.raw`how (?:do|can) i (?:get|reach|go|move|come)(?: up)? to (?:the )?(?:next|a higher|level \d+) ?level|how do i (?:level up|get (?:more|points)|earn (?:more|points)|earn them|get them)|how many points (?:do i need|for a level|is a level|to the next level)|what (?:gives|earns) (?:me )?points|what (?:do|can) i (?:get|do) (?:for|with) (?:them|points|the points)`,
    ),
    text: "Every 100 points are a level, and the card at the top of [Progress](/gamification) shows how many are missing. Points come from the six buttons under “Log an Achievement”: three for money habits, three for emotional wins, each with its own number. So a next level is just some true moments more: an expense written down, a purchase left alone, a boundary set.\n\nPress only what happened, since it's for you alone; they buy nothing, and nobody compares them.\n\n**One next step:** press the one that was true of today.\n\nHow many are missing for you?",
  },
  {
    id: "app-points-lost",
    topic: "app-points",
    talk: points,
    ask: asks(
      String.raw`(?:can|do|will|could) (?:i|you|they) (?:lose|expire|go away|disappear|drop)(?: (?:them|points|my points|a level|my level|levels))*|do (?:the |my )?points (?:expire|go away|disappear|run out|reset)|what if i (?:miss a day|stop|don'?t (?:log|press|come))|can i (?:undo|delete|take back) (?:it|them|one|points)`,
    ),
    text: "No, points don't run out, and nothing is taken away on a bad day or after a week without a visit. They only become fewer when you take one back yourself, with “Undo” beside a win that you pressed by mistake. Streaks are something else: a no-spend streak can end, but the days you had still count, and up to two rest days a month hold it.\n\n**One next step:** look at the list of your newest wins on [Progress](/gamification), and undo what isn't true.\n\nDid you press something by mistake?",
  },
  {
    id: "app-upload-how",
    topic: "app-safe-to-spend",
    talk: documents,
    ask: asks(
      String.raw`how (?:do|can) i (?:upload|add|put in|save|scan)(?: (?:one|a document|a file|them|something|it|a photo|documents|files|a pdf))*|(?:can i|how do i) (?:take|upload|use) (?:a )?(?:photo|picture)|what (?:files|file types?|kinds?|formats?)(?: (?:work|can i (?:upload|use)|are allowed|do you take))*`,
    ),
    text: "On [Documents](/pdf-generator): choose a document type, press the button for files, and pick one from your phone or computer. PDF, Word, text and pictures (JPG, PNG) work, so a photo of a paper does, too. Then you can rename, preview and download it, and give it a date, such as the end of a lease, so that it isn't forgotten. The amounts in it are not read; an expense goes into the budget.\n\n**One next step:** take one photo of the paper that you'd miss most, and upload it.\n\nWhich paper would that be?",
  },
  {
    id: "app-documents-safe",
    topic: "app-privacy",
    talk: documents,
    ask: asks(
      String.raw`(?:is|are) (?:it|that|they|this|the files|my documents|my files) (?:really |all )?(?:safe|secure|private|encrypted)|who can see (?:it|them|my documents)|can (?:anyone|others|someone) see (?:it|them)`,
    ),
    text: "They are stored for your account alone: no other member can open them, and the files aren't sent to other companies for reading. The person who runs this server can reach its disks, as with every service; Privacy at the foot of the page names who that is. What you delete waits 30 days under Recently deleted, for you only.\n\nThe weak place is mostly the device: a lock on the phone, a password of your own, and logging out on a shared computer. For a Social Security card I'd keep the original and a photo at home, too.\n\n**One next step:** check that your phone locks itself.\n\nDo others use your device?",
  },
  {
    id: "app-no-spend-days",
    topic: "no-spend-slip",
    talk: challenge,
    ask: asks(
      String.raw`(?:i want to do it |let'?s (?:do|say) )?(?:for )?(?:\d+|one|two|three|seven|ten|a) ?(?:days?|weeks?|months?)(?: (?:challenge|straight|first))*|how (?:long|many days)(?: should (?:i do it|it be|i (?:start|begin) with))?`,
    ),
    text: "There's nothing to set for that: you log each day, and the streak counts. For a first round choose the days and the rules now. Allowed is what was decided before, such as rent, bills, the usual groceries, gas for work and medicine. Not allowed is what comes up: coffee out, delivery, online carts. Buy groceries the day before, and plan one free thing for the evening that tempts you most.\n\nEach evening press “Log Today's No-Spend Day” on [No Spend](/challenge).\n\n**One next step:** write your three exceptions on a slip of paper.\n\nOn which day will it be hardest?",
  },
  {
    id: "app-what-counts",
    topic: "no-spend-slip",
    talk: challenge,
    ask: asks(
      String.raw`what (?:counts|is counted|does (?:it )?count)(?: (?:as|for) (?:spending|a no[- ]spend day|it|spent))?|(?:do|does) (?:groceries|bills|rent|gas|food|coffee|medicine)(?: (?:and|or) \w+)? count|what (?:am i|are you) allowed to (?:buy|spend)(?: on)?|what can i (?:buy|still buy|spend (?:money )?on)|what are the rules`,
    ),
    text: "You make the rule, once, before it starts. The usual one: what was decided beforehand doesn't count as spending, such as rent, bills, groceries from the list, gas for work, medicine, a debt payment. Everything that you decide in the moment counts: coffee out, delivery, snacks, clothes, apps, also when it's on sale. A present that was planned is fine, a “quick look” at a store isn't.\n\nIf something slips, the day isn't logged, and nothing else is lost; up to two rest days a month hold the streak.\n\n**One next step:** write down your exceptions, at most five.\n\nWhich purchase are you unsure about?",
  },
  {
    id: "app-export-excel",
    topic: "app-privacy",
    talk: exporting,
    ask: asks(
      String.raw`(?:(?:can (?:i|it)|is it possible) )?(?:(?:be )?(?:export(?:ed)?|open|get|use)(?: (?:it|them|that))? ?)?(?:to|in|into|for|as|with) (?:excel|csv|google sheets|a spreadsheet|sheets|numbers|pdf|json)|(?:which|what) (?:format|file)(?: is it)?|excel|csv`,
    ),
    text: "Yes. The export is one ZIP, and in it every area is there as CSV and JSON. CSV opens in Excel, Google Sheets and Numbers: unpack the ZIP, double-click the file you want, such as the expenses, or use “Open” in the program. If all of it lands in one column, choose “comma” as the separator.\n\nFor paper there is “Make a PDF” in [Documents](/pdf-generator), such as a month's budget.\n\n**One next step:** Your account, Your data, “Export your data”, and open the CSV of your expenses.\n\nWhat would you like to work out with it?",
  },
  {
    id: "app-import-file",
    topic: "app-safe-to-spend",
    talk: importing,
    ask: asks(
      String.raw`(?:which|what)(?: kind of)? (?:file|format|files)(?: (?:do i need|should i (?:use|download)|works?|does it (?:take|need)))*|(?:i have (?:an? )?)?(?:csv|ofx|qfx|qif|excel|xlsx|pdf)(?: file)?|where do i (?:get|find|download) (?:it|the file|that)|how do i (?:get|download) (?:it|the file)|is (?:it|that) safe`,
    ),
    text: "CSV works, and so do OFX, QFX and QIF; a PDF statement doesn't. On your bank's website, not always in its app, look at the account's transactions for “Download” or “Export”, choose the month and CSV. Then open [your budget](/budget), “Import from your bank”, and pick that file. You see every line before anything is stored, lines that you have already are left out, and you give each a category.\n\nEvenday never asks for your bank's password.\n\n**One next step:** download last month as CSV, and look at the lines in the import.\n\nWhich bank is it?",
  },
  {
    id: "app-reminders-phone",
    topic: "app-safe-to-spend",
    talk: reminding,
    ask: asks(
      String.raw`(?:on|to|for) my (?:phone|iphone|android|cell)|(?:as )?(?:push )?notifications?|by (?:email|text|sms)|how do i (?:turn|switch|set) (?:it|them|that) (?:on|up|off)|how|where|for (?:bills|habits|my bills)`,
    ),
    text: "Yes, on the phone, too: open Evenday in its browser, go to Your account, Preferences, and turn a reminder on as a notification; the phone asks once whether it's allowed. On an iPhone put Evenday on the home screen first, with “Add to Home Screen” in the share menu. By email it works without any of that. There are no text messages.\n\nYou choose the hour, and a quiet time at night. Bills can also stand in the phone's own calendar, under Your account, Calendar.\n\n**One next step:** turn on one of them on the phone you carry.\n\nIs it for bills or for a habit?",
  },
  {
    id: "app-change-safe",
    topic: "app-safe-to-spend",
    talk: safe,
    ask: asks(
      String.raw`how (?:do|can) i (?:change|raise|increase|fix|lower|correct|set|edit|improve) (?:it|that|this|mine|the number)|can i (?:change|set|edit) it|how (?:do|can) i make it (?:higher|bigger|more|lower)`,
    ),
    text: "The figure isn't set by hand; it follows from what you entered, so you change one of these in [your budget](/budget):\n\n1. Press “Paid” beside each bill that is paid, or it's held back twice.\n2. Give a category more, or take from one that has room.\n3. Correct or delete an expense that went in twice.\n4. Move a bill to its real day, or correct its amount.\n\nThe page shows the new figure at once. If all is right and it's still low, it's the warning that it is for.\n\nHow low is it, and how many days are left this month?",
  },
  {
    id: "app-is-chatgpt",
    topic: "app-privacy",
    talk: ai,
    ask: asks(
      String.raw`(?:are you|r u|is this)(?: (?:like|just|really|actually|an?|the))* (?:chat ?gpt|gpt|ai|openai|gemini|claude|siri|alexa|copilot|bot|chatbot|robot|program)|so you(?:'re| are) (?:a |an )?(?:bot|ai|program|robot|machine)|are you sure|do you (?:use|have) (?:ai|chatgpt|feelings|a name)|what'?s your name|do you have feelings|how old are you|are you smart`,
    ),
    text: "No, I'm neither ChatGPT nor a person: a small program with written answers and a calculator, made for this app. I have no feelings and no name of my own, I don't learn from you, and I don't know the news. If the people who run this Evenday have connected a language model, Privacy at the foot of the page says so.\n\nWhat I'm good for: a month's money, words for a hard talk, a plan for an evening, one small next step.\n\n**One next step:** ask me one real thing from this week, and judge by that.\n\nWhat would it be?",
  },
  {
    id: "app-delete-all",
    topic: "app-privacy",
    talk: privacy,
    ask: asks(
      String.raw`(?:can|how (?:do|can)) i (?:delete|erase|remove|wipe) (?:everything|all(?: of it)?|it(?: all)?|my (?:data|account|journal|stuff))(?: (?:if i want|any ?time|later))*`,
    ),
    text: "Yes, at any time. Your account, Your data: one button deletes the account with everything in it. It's closed at once, and encrypted backups lose it within 30 days. Single things, such as a journal page or a document, you delete where they stand; they wait 30 days under Recently deleted, for you alone, and then they're gone.\n\nThis talk needs no deleting: it ends when you close the tab.\n\n**One next step:** if you want a copy first, press “Export your data” on the same page.\n\nIs it all of it, or one thing that you'd rather not have there?",
  },
  {
    id: "app-trial-when",
    topic: "app-cancel",
    talk: paying,
    ask: asks(
      String.raw`when (?:does|will|is) (?:my|the) (?:free )?trial (?:end|over|run out)|how long is (?:the|my) (?:free )?trial|when (?:will|do|does) (?:i|it) (?:be charged|get charged|have to pay|charge me)|will i be charged|how (?:many|much) (?:days|time) (?:do i have|is left)(?: left)?`,
    ),
    text: "The trial is three days from the moment you signed up, without a card, and the top of the page says how many are left; Your account, Subscription, too. When it ends, nothing is charged by itself: you subscribe only if you want to, for $8 a month, and you can cancel at any time. If you subscribe during the trial, the first charge waits for its end.\n\nWhat you wrote is kept either way.\n\n**One next step:** look at the line under Subscription for the exact day.\n\nWhat would you like to try before it ends?",
  },
  {
    id: "app-share-how",
    topic: "app-privacy",
    talk: sharing,
    and: /\b(?:budget|account|app|evenday|numbers)\b/,
    ask: asks(
      String.raw`how (?:do|can) (?:i|we) (?:do (?:that|it)|share it|show (?:it|him|her|them)(?: (?:it|my budget|the numbers))?)|why not|(?:can|could) (?:he|she|they|we both) (?:see|use|have) (?:it|an account|the same (?:account|login))|what (?:should|can) we do(?: then| instead)?`,
    ),
    text: "There is no shared budget, because an account also holds a journal and things that are yours alone. Two ways that work: one screen together on a fixed evening, half an hour each month, with [your budget](/budget) open. Or a PDF: [Documents](/pdf-generator), “Make a PDF”, this month's budget, and send them that. Each can also have an account of their own, and you agree on the same categories.\n\nI wouldn't share the login: whoever has it sees everything.\n\n**One next step:** choose the evening, and make the PDF before it.\n\nWhat would you like them to see first?",
  },
  {
    id: "app-name-told",
    topic: "app-privacy",
    talk: /\b(?:remember|who are you|what'?s your name|do you know me)\b/,
    ask: /^\W*(?:(?:hi|ok(?:ay)?|well|and|so|i'?m|im)\W+)*(?:my name is|my name'?s|call me|you can call me) (?!(?:a|an|the)\b)[a-z'-]{2,20}\W*$/,
    slots: { name: { on: /\b(?:my name is|my name'?s|call me) ([a-z'-]{2,20})\b/, else: "You" } },
    text: "{name}, nice to meet you. As long as this tab is open your name stands in this talk; when it's closed, it's gone, and I'd ask again. That's fine for getting something done.\n\nWhat helps me more than a name is one true sentence about your week, such as “rent is due Friday and I'm $200 short”, or “I fight with my sister”.\n\n**One next step:** write that sentence, as it comes.\n\nWhat has been on your mind most?",
  },
  {
    id: "meaning-what-you-think",
    topic: "purpose",
    talk: lifeMeaning,
    ask: asks(String.raw`what do you think(?: (?:it is|about it))?|what'?s yours|do you have one|what about you`),
    text: "I'm a program, so I have none, and I can say what people tell at the end: rarely the work, mostly people they loved, something they made or passed on, and that they weren't always elsewhere with their head. So it may be less a meaning to find than a few things to do on purpose: one person, one thing you make, one thing you leave better.\n\n**One next step:** write down the last hour in which you didn't look at the clock, and what you did.\n\nWho or what was in it?",
  },
];
