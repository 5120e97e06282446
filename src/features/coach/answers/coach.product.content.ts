import type { WrittenAnswer } from "./coach.written.content.ts";

/** Answers to questions about Evenday itself. Every statement must be true of the pages that it names. */

const month = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)";
const own = "(?:my |the |all |our )*";

export const productAnswers: WrittenAnswer[] = [
  {
    id: "app-what",
    topic: "app-safe-to-spend",
    ask: /^\W*(?:(?:hi|hello|hey|so|ok(?:ay)?|wait)\W+)*(?:what(?:'?s| is| does)|tell me about|explain) (?:evenday|this (?:app|site|website|page|program|thing))(?: (?:do|for|about|all about|even|exactly|used for|good for|here))*\W*$|\bwhat can i do (?:here|on here|with (?:evenday|this app)|in (?:evenday|this app))\b/,
    text: "Evenday is a set of pages for a steadier everyday life, with me beside them. [Your budget](/budget) shows what is safe to spend, [Debt & Savings](/debt) the way out of what you owe, and the challenge counts days without spending. [Mental Health](/mental-health) has the journal, mood check-ins and calm breathing, [Relationships](/relationships) helps before a hard talk, and [the guides](/growth) explain what nobody taught us.\n\nI work out figures with you, find words and name the next small step.\n\n**One next step:** open the one page that is nearest to what worries you, or tell me about it in a few words.\n\nWhat made you look at it today?",
  },
  {
    id: "app-see-bank",
    topic: "app-privacy",
    ask: /^\W*(?:(?:so|ok(?:ay)?|wait|but|and)\W+)*(?:can|do|could|will) (?:you|u|evenday|the coach|this app|it) (?:even |actually |also )?(?:see|look at|look into|have|know|read|get into|access|have access to) (?:into )?(?:my |the )?(?:bank|bank accounts?|accounts?|money|balance|finances|spending|cards?|numbers|paycheck|transactions?|debts?|budget)(?: (?:account|info|details|here|now|too|balance))*\W*$/,
    text: "No. I see this talk and nothing else. Evenday doesn't log in to a bank either, and nobody here ever asks for your bank's password. Of what you entered yourself, such as budgets and debts, I get the figures only when you tick “Use my numbers” below your message, and you see them before they are sent.\n\nThat means I work with what you tell me: “I make 2,900, rent is 1,450” is enough to begin with.\n\n**One next step:** write me two rounded figures, what comes in each month and the largest bill.\n\nWhich question about your money would you like answered first?",
  },
  {
    id: "app-start-budget",
    topic: "start-a-budget",
    ask: /^\W*(?:(?:so|ok(?:ay)?|and|but)\W+)*(?:where (?:do|can|should|would) i (?:put|make|set(?: up)?|start|create|enter|find|add|do|see) (?:in )?(?:a |my |the )?budgets?\W*$|(?:where|how) (?:do|can|should|would) i (?:put|make|set(?: up)?|start|create|enter|find|add|do|see) (?:in )?(?:a |my |the )?budgets?(?: up| in)?(?: (?:on |in )?here| (?:in|on|with) (?:this(?: app)?|evenday))\W*$)|\bwhere(?:'?s| is) (?:my |the )budget\b/,
    text: "It lives under [your budget](/budget), in the main menu. Three things make it work:\n\n1. “Add Category” for each kind of spending, with what it may cost a month: food, transport, fun. Round figures are fine.\n2. “Add a bill” for what leaves on a fixed day: rent, phone, insurance.\n3. Your expenses as they come, by hand or as a file from your bank with “Import from your bank”.\n\nAfter that the page says each day what is safe to spend.\n\n**One next step:** add only the rent and food today, and let the rest follow this week.\n\nDo you want to work out the figures here first? Then tell me: what comes in each month?",
  },
  {
    id: "app-add-expense",
    topic: "app-safe-to-spend",
    ask: /^\W*(?:(?:so|ok(?:ay)?|and|but|wait)\W+)*(?:can|does|will|could) (?:you|u|it|this|evenday|this app|the app) (?:also |even )?(?:track|keep track of|record|log|follow|watch) (?:my |our |the )?(?:spending|expenses?|money|purchases?|what i spend|budget)(?: (?:for me|too|here))*\W*$|^\W*(?:(?:so|ok(?:ay)?|and|but)\W+)*(?:where|how) (?:do|can|should|would) i (?:put|enter|add|log|record|type)(?: in)? (?:a |an |my |the |new )*(?:expenses?|spending|purchases?|what i (?:spend|spent|bought))(?: in)?(?: (?:on |in )?here| (?:in|on) (?:this(?: app)?|evenday))?\W*$/,
    text: "Open [your budget](/budget) and choose “Add expense”: the amount, the category and the day, and a word about what it was if you like. What is safe to spend today becomes smaller at once. Something wrong can be changed or deleted there, and what was deleted waits 30 days.\n\nFor a whole month at once, take the file from your bank: “Import from your bank” on the same page shows every line before it is stored.\n\n**One next step:** add the last three things you paid for, with round amounts.\n\nWhat did you buy last?",
  },
  {
    id: "app-who-made",
    topic: "app-privacy",
    ask: /^\W*(?:(?:so|ok(?:ay)?|and|but|wait)\W+)*(?:(?:do|does) (?:you|u|this|it|evenday) (?:use|have|run on) (?:an? )?(?:ai|gpt|chat ?gpt|language model|llm)|(?:what|which) (?:ai|model|language model|llm)(?: model)? (?:are|do) (?:you|u)(?: use| using)?|are (?:you|u) (?:an? )?(?:ai|language model|llm|robot|bot))\W*$|\bwho (?:made|built|created|programmed|wrote|runs|owns|is behind|designed|programs|developed) (?:you|u|this(?: (?:app|site|coach|bot|thing))?|evenday)\b|\b(?:are you|is this|r u) (?:like |just |really )?(?:chat ?gpt|gpt\S*|siri|alexa|gemini|claude|copilot|google)\b/,
    text: "I am the coach that belongs to Evenday: a program that answers with texts written by people, and that works out figures with fixed rules. Nobody types back here, and I don't learn from what you write. Who runs this Evenday, which companies it uses, and whether a language model answers instead of me, stands under Privacy at the foot of the page.\n\nSo take me as a good notebook that answers: useful for sorting, and no replacement for a person.\n\n**One next step:** try me with one real question from this week, and judge by the answer.\n\nWhat would that be?",
  },
  {
    id: "app-others-see",
    topic: "app-privacy",
    ask: /^(?![^]*\b(?:hit|hits|scared|afraid|track(?:s|ing)?|stalk\w*|spy\w*|hack\w*)\b)[^]*^\W*(?:(?:so|ok(?:ay)?|and|but|what about (?:my \w+|him|her))\W+)*(?:can|could|will|does) (?:my (?:wife|husband|hubby|partner|boyfriend|girlfriend|bf|gf|spouse|roommate|mom|dad|parents|family|boss|kids?|son|daughter)|he|she|they|someone else|other people|anyone else|others) (?:also |even |still )?(?:see|read|look at|get into|find) (?:it|this|that|my (?:stuff|things|pages?|budget|journal|numbers|account)|what i (?:write|type|enter))(?: (?:too|here|as well|all))*\W*$/,
    text: "Not from an account of their own: what you enter belongs to your account, and no other account can see it, also not in the same family. Who knows your password, or sits at a device where you are signed in, can open it like you can. A shared budget works in one way only: you look at it together.\n\nSo use a password of your own, sign out on a shared computer, and “Quick exit” at the top leaves the page at once.\n\n**One next step:** decide which pages you would show, such as [your budget](/budget), and which stay yours.\n\nWould you like them to see it, or rather not?",
  },
  {
    id: "app-delete-later",
    topic: "app-privacy",
    ask: /^\W*(?:(?:so|ok(?:ay)?|and|but|good)\W+)*(?:can|could|may) i (?:also |just |always |still )?(?:delete|erase|remove|wipe) (?:it|this|everything|all of (?:it|this|that)|it all|all my (?:data|stuff|things)|my (?:data|stuff|entries))(?: (?:later|again|any ?time|at some point|here|too|if i want|one day|afterwards))*\W*$/,
    text: "Yes, at any time, under Your account, Your data: one button exports all of it, another deletes all of it. A single page that you delete waits 30 days under Recently deleted, for you alone, and then it is gone. A deleted account is closed at once, and encrypted backups lose it within 30 days. This talk needs no deleting: it lives in this tab and ends with it.\n\n**One next step:** look once where it is, so that you know the way when you want it.\n\nIs there something that you'd rather not have written down at all?",
  },
  {
    id: "app-other-chat",
    topic: "app-privacy",
    ask: /\b(?:how (?:is|'?s|are)|hows|what(?:'?s| is| makes))\b[^.!?]{0,25}\b(?:different|better|difference)\b[^.!?]{0,20}\b(?:chat ?gpt|gpt|gemini|claude|copilot|siri|alexa|a chat ?bot|other apps?|mint|ynab)\b|\bwhat (?:can|do|does|could) (?:you|u|this|it|evenday)(?: do)? (?:that )?(?:i can'?t (?:get|find) (?:from|on) |(?=\S+(?: \S+)? (?:can'?t|cannot|doesn'?t|don'?t)\b))(?:google|chat ?gpt|gpt|gemini|claude|copilot|siri|alexa|(?:a |my )?(?:notebook|spreadsheet|therapist))\b|\bwhy (?:would|should) i use (?:this|you|evenday)\b[^.!?]{0,30}\b(?:chat ?gpt|gpt|gemini|claude|copilot|other apps?|mint|ynab)\b/,
    text: "I know less about the world and more about a few things: money of a month, debts, hard talks, sleep, and small steps. My answers were written by people and my sums follow fixed rules, so I would rather say that I don't know than make something up. Beside me are pages that keep things for you: [your budget](/budget), [your debts](/debt), the journal and [the guides](/growth). If the operator of this Evenday has connected a language model, Privacy at the foot of the page says so.\n\nFor a recipe or a poem a general chat is better; for what to do about the rent, try me.\n\n**One next step:** bring me one question that is really yours, and compare the two answers.\n\nWhich one would you try first?",
  },
  {
    id: "app-safe-meaning",
    topic: "app-safe-to-spend",
    ask: /\b(?:what(?:'?s| is| does)|explain|how (?:is|does|do you))\b[^.!?]{0,25}\bsafe to spend\b(?! (?:today|now|tonight|this|for me|right now|tomorrow))(?=\W*$| (?:mean|work|calculated|computed|figured|come))/,
    text: "It's the share of your money that today may take without hurting the rest of the month. Evenday takes what your budgets had left this morning, less the bills still to come this month, and divides it by the days left, today included; what you spend today comes off it. So a quiet day makes tomorrow's figure a bit larger, and a big purchase makes all the next ones smaller.\n\nIt's as right as what it knows: your budgets, your bills with their days, and the expenses you enter.\n\n**One next step:** open [your budget](/budget), and check that every bill of this month stands there with its day.\n\nDoes the figure look too high to you, or too low?",
  },
  {
    id: "app-delete-account",
    topic: "app-cancel",
    ask: /^(?![^]*\b(?:bank|banks|overdra\w+|checking|savings|credit|card|loan|paypal|venmo|facebook|instagram)\b)[^]*(?:^\W*|\b(?:how (?:do|can) i|(?:i |i'd )?(?:want|like|need) to|can i|where (?:do|can) i|please)\b[^.!?]{0,10})\b(?:delete|close|erase|remove) (?:my |the |this )(?:evenday )?(?:account|profile)\b(?! (?:on|at|from|with|in) (?!evenday|here|this))/,
    text: "You can do that yourself, at any time. Open Your account, at the top or in the menu, and choose Your data: “Delete your account” is the last thing there. It closes at once, and encrypted backups lose it within 30 days. A running subscription can be ended before, under Subscription.\n\nGet a copy first: “Export your data”, on the same page, gives you everything as one ZIP.\n\n**One next step:** make the export, open it once to see that it is all there, and delete only then.\n\nIs there something you would like to keep from here?",
  },
  {
    id: "app-after-end",
    topic: "app-cancel",
    ask: new RegExp(
      `\\bwhat happens (?:to|with) ${own}(?:stuff|data|entries|journal|account|pages|numbers)\\b(?:\\W*$| (?:here|if|when|after|once|at)\\b[^.!?]{0,25}\\b(?:cancel\\w*|stop paying|don'?t pay|trial|subscription|unsubscribe|quit this|leave (?:here|evenday|this)|end)\\b(?! it))|\\b(?:lose|keep)\\b ${own}(?:stuff|data|entries|journal|pages|numbers)\\b[^.!?]{0,20}\\b(?:cancel|stop paying|trial)`,
    ),
    text: "Nothing of yours is thrown away when a subscription ends. What you paid for stays open until the end of the month; after that the pages wait behind the subscription screen, and they are there again if you return.\n\nWithout paying you can still open your account, export everything as one ZIP, and delete everything. The crisis lines and your safety plan stay open in any case.\n\n**One next step:** open Your account, choose Your data, and make one export now, so that you have a copy whatever you decide.\n\nWhat would you miss most of what you wrote here?",
  },
  {
    id: "app-refund",
    topic: "app-cancel",
    ask: /^(?![^]*\b(?:hospital|doctor|visit|mri|medical|insurance|landlord|clinic|surgery|operation|er|friend|brother|sister|roommate|ex|hotel|airline|mechanic|amazon|ebay|etsy|temu|shein|walmart|target)\b)[^]*(?:\b(?:charged|billed) (?:me )?(?:twice|two times|double|again)\b|\b(?:double|twice) (?:charged|billed)\b|\b(?:refund|money back)\b[^.!?]{0,25}\b(?:evenday|this app|the app|subscription|last month|this month)\b)/,
    text: "A charge you did not expect is annoying, and it can be looked up. If it came from Evenday: open Your account, choose Subscription, then “Card and invoices”. It lists every payment with its date, so you see whether one came twice. I cannot see or give back a payment; only the people who run this Evenday can.\n\nIf another shop charged you: write to them first with both dates, and dispute one of the two with your bank or card if they do not answer in a few days.\n\n**One next step:** find the two lines on your statement, and note the date, the sum and the name beside each.\n\nWhose name stands beside the charges?",
  },
  {
    id: "app-end-subscription",
    topic: "app-cancel",
    ask: /\b(?:cancel|end|stop|quit) (?:my|this|our|the evenday|(?<=\b(?:do|can) i \w{3,6} )the) (?:evenday )?(?:subscription|trial|plan)\b(?! (?:to|for|at|with|of) (?!evenday|this|here|you))|\bunsubscribe (?:from )?(?:evenday|this|here)\b|\bcancel evenday\b/,
    text: "You don't have to give a reason, and it takes two clicks. Open Your account, at the top or in the menu, choose Subscription, and press “Cancel subscription”. You have access until the end of the month that is paid, and what you wrote is kept. In the three free days there is nothing to cancel, because no card was asked for. I can't press it for you from here.\n\nIf you mean a subscription of another company, its own account page ends it, or the list of subscriptions in your phone's settings.\n\n**One next step:** open Your account and look at what stands under Subscription.\n\nWas it the price, or did something not work for you?",
  },
  {
    id: "app-price",
    topic: "app-cancel",
    ask: /\bfree (?:version|plan|tier|account)\b|\bis (?:this|this app|the app|evenday|it) (?:really )?free(?: to use)?\W*$|\b(?:does|will) (?:this|it|this app|the app|evenday) cost (?:me )?(?:money|anything|something)\b|\bdo i (?:have|need) to pay (?:for (?:this|it|evenday|the app)|to use (?:this|it|evenday|you))\b|^\W*(?:is there|whats|what is) (?:a|the) (?:fee|price|cost)\W*$|\bwhat does (?:this app|the app|evenday) cost\b|\bhow much (?:is|does) (?:this app|the app|evenday|the subscription)(?: cost)?\b|\b(?:after|when|once)\b[^.!?]{0,10}\b(?:(?:the|my|this) )?(?:(?:free )?trial|three free days)\b(?: ends?| is over| runs out)?(?=\W*$)/,
    text: "The first three days are free, without a card. After that Evenday costs $8 a month; there is one plan with everything in it, so no cheaper and no larger one. You can cancel at any time, and the access that you paid for stays until the end of the month.\n\nWithout a subscription you can still export and delete what is yours, and the crisis lines and your safety plan stay open.\n\n**One next step:** open Your account and choose Subscription: it says how many days are left and what comes next.\n\nWhat would it have to do for you to be worth $8?",
  },
  {
    id: "app-export",
    topic: "app-privacy",
    ask: new RegExp(
      `\\b(?:export|download|back ?up|get a copy of|save a copy of) ${own}(?:data|entries|journal|numbers|everything|stuff|history|expenses|budget)\\b(?! (?:from|of) my (?:phone|computer|bank))|\\bwhere\\b[^.!?]{0,20}\\bexport\\b|\\bexport (?:button|option|function)\\b|\\b(?:get|take|have|download|save)\\b[^.!?]{0,12}\\bmy (?:stuff|things|data|entries|pages|numbers)\\b[^.!?]{0,12}\\b(?:out|as a (?:file|zip|csv|pdf|spreadsheet))\\b`,
    ),
    text: "It is all yours, and you can take a copy at any time, also without a subscription. Open Your account, at the top or in the menu, choose Your data, and press “Export your data”: you get one ZIP with every area as JSON and CSV, and your documents under their own names. Below it are single parts in the formats of other apps.\n\nFor paper, Documents makes a PDF of a month's budget, your payoff plan or your journal between two dates.\n\n**One next step:** make one export today and put the ZIP where you keep important papers.\n\nDo you need it for yourself, or to move to something else?",
  },
  {
    id: "app-print",
    topic: "app-privacy",
    ask: new RegExp(
      `\\b(?:print|make a pdf of|get a pdf of|pdf of) (?:out )?${own}(?:budget|month|debts?|journal|diary|entries|plan|payoff plan)\\b`,
    ),
    text: "Yes, that works, and some things are easier to look at on paper. Open Documents: there you can make a PDF of a month's budget with its categories and expenses, of your debt payoff plan, of your journal between two dates, of your interview answers, and of your weekly plan. You can save it among your documents or print it like any other file.\n\n**One next step:** open [Documents](/pdf-generator), choose the month, and press “Make PDF”.\n\nIs it for you, or for somebody you want to show it to?",
  },
  {
    id: "app-password",
    topic: "passwords",
    ask: /\b(?:change|reset|update|forgot|forgotten|lost) (?:my |the )?(?:evenday )?(?:password|login)\b(?! (?:for|to|of|on|at) (?!evenday|this|here))/,
    text: "Open Your account, at the top or in the menu, and choose Security: under Password you type the present one and the new one. If you have forgotten it, log out, and the sign-in page offers a way to set a new one by email. In the same place are passkeys, a second factor, and a list of the devices on which you are signed in.\n\nIf it is another password, that of your bank or your mail, its own sign-in page has the link for it.\n\n**One next step:** choose four or five plain words that nobody would put together, and use them nowhere else.\n\nDo you want a new one, or did someone else get to know it?",
  },
  {
    id: "app-on-phone",
    topic: "app-safe-to-spend",
    ask: /^(?![^]*\b(?:my (?:son|daughter|kids?|child)|(?:delete|remove|block) (?:the|this|an?|my)? ?apps?)\b)[^]*(?:\b(?:is|do you|can i|how do i|there)\b[^.!?]{0,30}\b(?:app|download|install|(?:this|it|evenday)(?: app)? (?:also )?(?:available |work(?:s|ing)? )?(?:on|for))\b[^.!?]{0,20}\b(?:iphone|ipad|android|ios|app store|play store|google play|home screen)\b|\b(?:iphone|ipad|android|ios) app\b|\b(?:is there|do you have|there)\b[^.!?]{0,12}\bapp (?:for|on) (?:my |the |an? )?phone\b|\b(?:do you have|is there|have)\b[^.!?]{0,8}\bmobile app\b|\bcan i (?:also )?(?:use|open|get) (?:this|it|evenday) on my (?:phone|cell|mobile|tablet)\b)/,
    text: "There is none in a store, and you don't need one: Evenday is a web page that can live on your phone like an app. On an iPhone or iPad open it in Safari, tap Share, then “Add to Home Screen”. On Android open it in Chrome, tap the menu with the three dots, then “Add to Home screen” or “Install app”. After that it opens from its own icon, and what you saw last can be read without a network.\n\n**One next step:** put it on your home screen now, beside something that you open every day.\n\nAt what moment of the day would you like to look at it?",
  },
  {
    id: "app-bank",
    topic: "app-safe-to-spend",
    ask: /\b(?:connect|link|sync|hook)\b(?: \w+){0,3}? (?:up )?(?:to |with )?(?:my |a |the |our )?(?:\w+ )?(?:bank|checking|savings account|bank account|chase|credit union|credit card|wells fargo)\b(?! (?:account )?(?:(?:with|to) my (?:husband|wife|partner)|(?:with|to) (?:venmo|cash ?app|paypal|zelle|robinhood)))|\b(?:import|upload|bring in|load)\b[^.!?]{0,20}\b(?:transactions?|bank|csv|ofx|qfx|qif|statements?)\b/,
    text: "Evenday does not log in to a bank, so nobody here ever asks for your bank's password. What works instead is a file: most banks let you download your transactions as CSV, OFX, QFX or QIF. Open your budget and choose “Import from your bank”. You see every line before it is stored, lines that you have already are left out, and each import can be undone for 30 days.\n\n**One next step:** download last month from your bank's website, and import that one file into [your budget](/budget).\n\nWhich bank is it, and does its site offer a download?",
  },
  {
    id: "app-currency",
    topic: "app-safe-to-spend",
    ask: /\b(?:change|switch|set|choose|other|different)\b[^.!?]{0,15}\b(?:currency|currencies)\b|\buse (?:this |it |evenday )?(?:in|with) (?:euros?|pounds|francs|yen|canadian dollars|pesos)\b/,
    text: "Yes. Open Your account, at the top or in the menu, choose Preferences, and pick another one under Currency, then save. It says in which money your amounts are shown and read; no exchange rate is applied, so figures that you entered before stay the same numbers.\n\nThere you can also choose your time zone and the day on which your week starts.\n\n**One next step:** change it now, before more amounts are in, and look at one page of [your budget](/budget) to see whether it is right.\n\nAre you moving, or do you get paid in another money?",
  },
  {
    id: "app-category",
    topic: "app-safe-to-spend",
    ask: /^(?![^]*\b(?:hurricane|storm|tornado|cyclone|typhoon|tax)\b)[^]*\b(?:add|make|create|get|new|put in)\b[^.!?]{0,15}\b(?:categor(?:y|ies))\b/,
    text: "Open [your budget](/budget) and press “Add Category” at the list of categories: give it a name and what you want to spend on it in a month. Later, the edit button of its row changes both figures, or removes it. Expenses that you add afterwards can be put into it.\n\nFewer is easier: five to eight categories show more than twenty, because you can remember them at the register.\n\n**One next step:** add the one category that always surprises you, with last month's sum as its first budget.\n\nWhat is it for?",
  },
  {
    id: "app-streak-gap",
    topic: "app-points",
    ask: /^(?![^]*\b(?:sober|sobriety|drink\w*|clean|luck|church|gym|snapchat|duolingo)\b)[^]*(?:\b(?:what|does|do|did|will|would|can|if)\b[^.!?]{0,45}\b(?:miss(?:ed)?|skip(?:ped)?|forgot|forget|lose|lost)\b[^.!?]{0,35}\bstreak\b|\bstreak\b[^.!?]{0,30}\b(?:if|when)\b[^.!?]{0,15}\b(?:miss|skip|forg[eo]t|break)|\bforgot to log (?:yesterday|today|a day|my day|it|last night)\b)/,
    text: "A day without a mark ends the current streak; the longest one, your total and the milestones that you reached stay. If you only forgot to log it, nothing is lost: “Log an earlier day” on the No Spend page fills the gap, and the streak joins up again. Up to two rest days a month also hold it, for the days on which you had to spend.\n\n**One next step:** open [No Spend](/challenge) and log the day that is missing, if it was one.\n\nDid you forget it, or did you spend something that day?",
  },
  {
    id: "app-score",
    topic: "app-points",
    ask: /\bwellness score\b/,
    text: "It has a big name and counts one small thing: how much of all your debts is paid, times ten, rounded down. With nothing paid yet it is 0, with half paid it is 5. So it says nothing about you or how you feel, only how far the list on the Debt page has come, and it rises by itself with every payment that you enter.\n\nIt is low at the beginning for everyone, and also when a new debt is added.\n\n**One next step:** open [your debts](/debt) and check whether what you have paid so far is entered.\n\nDoes the number help you, or does it weigh on you?",
  },
  {
    id: "app-documents",
    topic: "documents-id",
    ask: /\b(?:how|where|can)\b[^.!?]{0,20}\b(?:upload|scan|store|attach|put|save|add)\b(?: in)? (?:my |a |an |the |some )*(?:lease|documents?|files?|pdfs?|receipts?|contract|insurance card|papers?|letter)\b(?! (?:in (?:my|his|her|their|both) names?|to (?:my|the) (?:credit|resume|application)))/,
    text: "Open [Documents](/pdf-generator): choose a document type, press the button for files, and pick one from your phone or computer. PDF, Word, text and pictures (JPG, PNG) work, so a photo of a paper does, too. It is stored for your account alone, you can rename, preview and download it, and give it a date such as the end of a lease, so that it is not forgotten.\n\nThe amounts in it are not read; an expense is entered in the budget.\n\n**One next step:** take one photo of the paper that you would miss most, and upload it today.\n\nDoes it have a date that must not be missed?",
  },
  {
    id: "app-journal-private",
    topic: "app-privacy",
    ask: /\b(?:do|does|can|will|could) (?:you|u|anyone|anybody|someone|somebody|evenday|the coach|other people|people)\b[^.!?]{0,15}\b(?:read|see|look at|look into|access)\b[^.!?]{0,10}\b(?:my|the) (?:diary|journal|entries|pages|notes)\b/,
    text: "No. I see this talk and nothing else, and your numbers only when you tick “Use my numbers” and send them. Your journal is stored for your account; no other member can open it, and I never look into it. The person who runs this server can reach its disks, as with every service.\n\nThe likelier leak is a screen that was left open: anyone who holds your unlocked phone can read what is on it.\n\n**One next step:** if others use your device, log out when you have written, and try “Quick exit” once, so that you know it.\n\nIs there someone in particular whom you worry about?",
  },
  {
    id: "app-data-sold",
    topic: "app-privacy",
    ask: /^(?![^]*\b(?:dark web|breach\w*|hack\w*|stolen|leak\w*|scam\w*|my (?:boss|ex|employer|husband|wife))\b)[^]*(?:\b(?:do|does|will|is|are|did)\b[^.!?]{0,20}\b(?:sell(?:ing)?|sold|shar(?:e|ed|ing) with)\b[^.!?]{0,15}\b(?:data|information|info|details)\b|\b(?:data|information|info)\b[^.!?]{0,10}\b(?:sold|sell|shared)\b)/,
    text: "No. Nothing of it is sold, there is no advertising, and no tracker or script of another company runs on these pages. What you write is kept in the database of the people who run this Evenday, each row for one account. Where they use a company for payments, mail or a language model, Privacy at the foot of the page says what goes there.\n\nYou can take everything along or delete everything, at any time, under Your account, Your data.\n\n**One next step:** read Privacy once; it is short and in plain words.\n\nWhat made you ask: something here, or something elsewhere?",
  },
  {
    id: "app-memory",
    topic: "app-privacy",
    ask: /\b(?:do|can|will|did) (?:you|u) (?:still )?remember (?:me|us|my|what|when|our|that|anything)\b|\b(?:do|will|can) (?:you|u) forget\b/,
    text: "Of earlier talks I know nothing: no words of a talk are kept on the server. This one lives in this tab until you close it, start over or log out; as long as it is open I go by what you wrote in it.\n\nWhat you want to keep you can save to your journal, and read there again. Your numbers I see only when you tick “Use my numbers”.\n\n**One next step:** tell me in two sentences where you had got to, and we go on from there.\n\nWhat was it about?",
  },
  {
    id: "app-share",
    topic: "app-privacy",
    ask: /^(?![^]*\b(?:bank|checking|savings|netflix|lost my|told|news)\b)[^]*(?:\bshare (?:evenday|this (?:app|page|account|budget)|my (?:account|budget|login|numbers|page))\b[^.!?]{0,15}\bwith\b|^\W*(?:can|could|may|how (?:do|can)) (?:i|we) share (?:(?:this|it|evenday|my budget) )?with (?:my|our|the|an?) \w+\W*$|\b(?:husband|wife|partner|girlfriend|boyfriend|family|spouse)\b[^.!?]{0,15}\b(?:use|have|get|share|log ?in (?:to|with))\b[^.!?]{0,10}\b(?:my (?:login|account|password)|the same (?:account|login))\b|\b(?:two|both) people\b[^.!?]{0,20}\b(?:one|same) account\b)/,
    text: "An account is made for one person: anyone with your login also sees your journal, your reflections and what you deleted. There is no shared budget. What many couples do is to have an account each, or to look at one screen together on a fixed evening.\n\nTo show only the money, make a PDF of the month in [Documents](/pdf-generator) and give them that; the rest stays yours.\n\n**One next step:** decide what you want to share, the figures or the thoughts, and take the PDF for the figures.\n\nWhat would you like them to see?",
  },
  {
    id: "app-remind-me",
    topic: "app-points",
    ask: /^(?![^]*\b(?:he|she|they|mom|dad|wife|husband|boss|kids?|ex|dose|pills?|meds?|medic\w*|insulin)\b)[^]*(?:\b(?:so|have|make|get|can|will|does|could) (?:it|this|that|evenday|you|u|the app) (?:to |can |will |would )?(?:reminds?|notif(?:y|ies)|pings?|nudges?) me\b|\b(?:set|get|make|add|put)(?: up)? (?:an? )?(?:reminder|alert|notification)s? (?:in (?:this|the app|here)|here|on (?:here|evenday)|for (?:it|this|that)\b))/,
    text: "I can't write to you by myself, but Evenday can. Open [Lifestyle](/lifestyle), press “Add Habit” and give it a short name. Then open Your account, choose Preferences, and turn on “Remind me of the habits that are still open today”, by email or as a notification, at an hour that suits you. You tick it off when it's done, and what stays open is no harm.\n\nFor something that happens only once, your phone's calendar is the better place.\n\n**One next step:** add it now, named so small that you'd do it on a bad day.\n\nAt what hour should the note come?",
  },
  {
    id: "app-see-spent",
    topic: "app-safe-to-spend",
    ask: /^(?![^]*\b(?:he|she|they|wife|husband|partner|girlfriend|boyfriend|bank|app store)\b)[^]*\b(?:is there (?:like )?(?:a|any|some) way|where (?:do|can|could|would) (?:i|we)|how (?:do|can|could|would) (?:i|we)|can (?:i|we|you|u|it|this|evenday))\b[^.!?]{0,25}\b(?:see|check|find out|view|show me|look up|tell me)\b[^.!?]{0,25}\b(?:how much|what) (?:of (?:it |my money )?)?(?:i|we)(?:'?ve| have|'?m| am)? (?:already )?(?:spen[dt]|spending|pay|paid)\b/,
    text: "Yes, in [your budget](/budget): each category, such as groceries or eating out, has a bar with what went into it this month and what is left. It knows what you enter, so either add each purchase with “Add expense”, or take the file of your bank once a month: “Import from your bank” shows every line first, and you choose the category.\n\nIf delivery and groceries share one category, give delivery its own; then you see it by itself.\n\n**One next step:** add this week's three largest purchases, each with its category.\n\nWhich category would you like to see first?",
  },
  {
    id: "app-reminders",
    topic: "app-safe-to-spend",
    ask: /\b(?:turn off|stop|switch off|unsubscribe from)\b[^.!?]{0,12}\b(?:these |your |the |evenday'?s? )?e?-?mails(?=\W*$| from (?:you|evenday|here))|\b(?:turn(?:ing)? (?:off|on)|switch (?:off|on)|stop|disable|enable)\b[^.!?]{0,15}\b(?:reminders?|notifications?|reminder emails?)\b(?! (?:on|from) (?:my phone|instagram|facebook|tiktok|work|slack))|\b(?:how|where|can)\b[^.!?]{0,12}\b(?:set(?: up)?|add|make|create|get|change) (?:a |my |the )?(?:reminders?|notifications?)\b(?=\W*$| (?:here|for|in|on)\b)/,
    text: "Open Your account, at the top or in the menu, and choose Preferences: every reminder can be turned on or off there by itself, by email or as a notification, with the hour at which it asks and a quiet time at night. Each email also has a link at its end that turns it off. Under Calendar you can have bills and dates in your own calendar instead.\n\n**One next step:** leave on the one reminder that you would act on, and turn the others off.\n\nWhich one is too much, or which one is missing?",
  },
  {
    id: "app-text-size",
    topic: "app-safe-to-spend",
    ask: /^(?![^]*\b(?:boss|doctor|eyesight|glasses|landlord)\b)[^]*(?:\b(?:make|get|need|want|have|change|increase)\b[^.!?]{0,15}\b(?:letters|text|font|writing|words|print|type)\b[^.!?]{0,25}\b(?:bigger|larger|big|size|smaller)\b|\b(?:bigger|larger) (?:letters|text|font|print|writing|type)\b|\b(?:text|font|print|writing|letters) (?:is|are) (?:so |too |very )?(?:small|tiny)\b)/,
    text: "These pages take the size that your phone or browser is set to, so you change it there once and it holds. On a phone: Settings, then Display, and Text size or Font size. In a browser on a computer: hold Ctrl (Cmd on a Mac) and press plus, as often as you like; minus makes it smaller again. Everything stays reachable at double size, and nothing has to be pushed sideways.\n\nDark letters on light or the other way round is the lamp at the top of the page.\n\n**One next step:** open your phone's settings now, move the slider for text one step, and look here again.\n\nIs it the size, or is the contrast too weak as well?",
  },
  {
    id: "app-enter-bill",
    topic: "app-safe-to-spend",
    ask: /\b(?:where|how)\b[^.!?]{0,12}\b(?:do|can|should|to)\b[^.!?]{0,8}\b(?:put|enter|add|type|write|log|record)(?: in| down)? (?:my |the |a )?(?:rent|bills?|mortgage|phone bill|electric(?:ity)? bill|standing orders?|regular (?:costs|payments))\b/,
    text: "What comes every month on a fixed day goes in as a bill: open [your budget](/budget), open the part “Bills, every month”, press “Add a bill”, and give it a name, the amount and the day of the month. From then on Safe to spend keeps that money back until it is paid, so the rent never looks like money for today.\n\nWhen it has been paid, press “Paid” beside it. A cost that changes, such as power, takes an average of three months.\n\n**One next step:** add the rent with its day, and look at how Safe to spend changes.\n\nOn which day does it leave your account?",
  },
  {
    id: "app-dark",
    topic: "app-safe-to-spend",
    ask: /\bdark (?:mode|theme)\b|\blight (?:mode|theme)\b|\b(?:change|switch)\b[^.!?]{0,10}\bthe theme\b/,
    text: "Press the lamp at the top of the page, or open the menu and choose “Switch between light and dark”. It is kept on this device. In the same menu you can hide amounts, for a screen that others see.\n\nDim light in the last hour before bed is kind to your sleep, so the dark one is a good evening habit.\n\n**One next step:** switch it now, and see which of the two is easier on your eyes.\n\nIs it for the evening, or is the light one hard to read?",
  },
  {
    id: "app-language",
    topic: "app-safe-to-spend",
    ask: /\b(?:this|it|evenday|the app|the page|everything)\b[^.!?]{0,14}\b(?:in|to|speak|answer in) (?:spanish|french|german|chinese|portuguese|italian|arabic|vietnamese|korean|another language)\b(?=\W*$)|\b(?:do|can) (?:you|u) (?:speak|understand|talk) (?:in )?(?:spanish|french|german|chinese|portuguese|italian)\b|^\W*(?:hablas?|habla usted|hablan) espa[nñ]ol\b|^\W*(?:sprechen sie|sprichst du) deutsch\b|^\W*parlez[- ]vous\b|\bchange the language\b/,
    text: "Not yet: the pages and this coach are in English only. You can write to me in simple English, also with mistakes, and I understand most of it. Your browser can translate the pages, usually by the menu or a right click.\n\nFor a hard moment in Spanish, call 988 and press 2: people answer day and night, for free. 988 also brings in interpreters for other languages.\n\n**One next step:** write two or three English words for what is on your mind, such as “credit card debt” or “can't sleep”.\n\nWhat would you like to begin with?",
  },
  {
    id: "app-old-entries",
    topic: "journaling",
    ask: new RegExp(
      `\\b(?:see|find|read|open|where are|search) ${own}(?:old|past|previous|earlier|older) (?:journal |diary )?(?:entries|pages|journal|journals|notes)\\b|\\bwhat did i write (?:in my journal|last|on ${month})`,
    ),
    text: "They are all on [Mental Health](/mental-health), under the page on which you write, the newest first, with a search by words. I cannot read them myself, here or there. What you deleted waits 30 days under Your account, Your data, “Recently deleted”.\n\nReading back is easier with a question in mind: what did I need then, and what helped?\n\n**One next step:** read one page from about a month ago, and write one line under today about what is different.\n\nWhat are you looking for in them?",
  },
  {
    id: "app-add-debt",
    topic: "choose-a-debt",
    ask: /\b(?:how|where) (?:do|can|should|to) ?(?:i )?(?:add|enter|put(?: in)?|type(?: in)?|list|log) (?:a |my |the |another )?(?:new )?(?:debts?|loans?|credit cards?|cards?)\b(?! payments?)/,
    text: "Open [Debt & Savings](/debt) and press “Add New Debt”. Give it a name, what you owe in all, what of it is paid already, the smallest payment and, if you know it, the rate. The list then shows how far each one is, and the payoff plan compares the smallest balance first with the highest rate first: how many months, and how much interest.\n\nEvery payment goes in with “Add payment” beside its debt, and can be undone. A rate that you don't know may stay empty; the last statement names it as APR.\n\n**One next step:** add the debt that you think of most, with round figures, and correct it later.\n\nHow many are there?",
  },
  {
    id: "app-advice",
    topic: "start-a-budget",
    ask: /\b(?:do|can|could|will) you (?:give|offer|provide) (?:me )?(?:any )?(?:financial|money|legal|tax|medical|investment) advice\b|\bare you (?:a|my) (?:financial advisor|adviser|lawyer|doctor|therapist|accountant)\b/,
    text: "Not as an adviser, a lawyer or a doctor would. I am a program with written answers and a calculator: I can sort a month with you, work out how long a debt takes, find words for a talk, and say which office or line helps with what. What I don't do is tell you what to buy, sell, sign or take.\n\nFor that there are people, some of them free: a nonprofit credit counselor (nfcc.org), a HUD-approved housing counselor, legal aid (lawhelp.org), a fee-only fiduciary for investing, your doctor or a nurse line.\n\n**One next step:** tell me in one sentence what you want to decide, and I say what I can do and who does the rest.\n\nWhat is it about?",
  },
];
