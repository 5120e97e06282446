/**
 * What holds for a matter that has no subject of its own, by its shape: a cost that one carries for two, a promise that has become too much, a
 * person who has gone quiet. `{they}`, `{them}` and `{their}` stand for the person whom the talk is about.
 */
export interface Matter {
  id: string;
  /** What the member's normalized messages must contain, and what not. */
  on: RegExp;
  not?: RegExp;
  /** So exact that it comes before every subject. */
  comesFirst?: true;
  text: string;
  /** To what is told afterwards, in this order. */
  more: readonly string[];
  /** What to say or to write. */
  words?: string;
  /** To "what if the answer is no". */
  refusal?: string;
}

const close =
  "(?:husband|wife|partner|boyfriend|girlfriend|bf|gf|fiance\\w*|spouse|mom|mum|mother|dad|father|sister|brother|son|daughter|stepson|stepdaughter|in[- ]?laws?|mother[- ]in[- ]law|father[- ]in[- ]law|suegra|roommates?|friends?|neighbou?rs?|aunt|uncle|cousin|grand\\w+|niece|nephew|ex|kids?)";
const sendIt = "I can't send it for you. Change any word until it sounds like you.";

/** The first fitting one counts; it comes before a subject that is only likely. */
export const matters: readonly Matter[] = [
  {
    // Fair Labor Standards Act: an overpayment may be taken back from later pay; state rules differ
    id: "paid-by-mistake",
    comesFirst: true,
    on: /\b(?:paid|deposited|refunded|credited|sent|gave)\b[^.!?]{0,30}\b(?:twice(?! (?:a|per|each|every|monthly))|double|too much|by (?:mistake|accident))\b|\b(?:payroll|the bank|the store|they) (?:made a mistake|messed up|screwed up)\b[^]{0,60}\b(?:my account|my favor|extra|more than)\b|\bdouble (?:paid|deposit)\b/,
    text: "It would be tempting for anybody who is short, and you're right to think about it first. The money stays theirs: an employer or a bank may take it back, often in one piece and on a bad day. So being the one who says it first is worth something, since then you can ask how it's paid back.\n\n1. Move the sum aside today, so that it isn't spent by accident.\n2. Write to them, with the date and the amount.\n3. Ask for parts, if all at once would leave you short.\n\n**One next step:** put it into savings now, and send the message tomorrow morning.\n\nWhat would be the largest part that you could miss from one check?",
    more: [
      "Waiting changes nothing about whose money it is, only how it looks. A message today protects you, and a rent that is short is a talk of its own: call the landlord before the day, and offer what you have with a date for the rest. If it doesn't reach, 211 knows who helps with rent near you.\n\n**One next step:** write down the two sums side by side: what isn't yours, and what the rent lacks.\n\nWhen is your next regular check?",
    ],
    words: `Normal, and no groveling:\n\n“Hi, I noticed that I was paid twice on [date], [amount] too much. I've set it aside. If you take it back all at once I'd be short on rent, so could we spread it over the next [three] checks? Please confirm in writing what you need from me.”\n\n${sendIt}\n\nHow many checks would you need?`,
    refusal:
      "Then ask for the smallest thing that keeps you safe: that they take it after the rent is paid, on a date that you both write down. In many states an employer may only take so much from one check; your state's labor office tells you for free.\n\n**One next step:** ask for the plan by email, so that the date stands somewhere.\n\nWhich date would be all right for you?",
  },
  {
    // ftc.gov: timeshare resale and exit scams; spotting unsolicited offers
    id: "they-called-first",
    comesFirst: true,
    on: /\b(?:(?:a|some) (?:company|man|guy|lady|woman) (?:called|texted|emailed|knocked)|(?:they|someone|somebody) called me)\b[^]*(?:\$ ?\d|\b(?:fee|pay|offer\w*|get (?:me|us) out|sign)\b)/,
    text: "Be slow with this one. A company that calls you, knows a few details, and wants thousands up front is how most of these frauds begin; the name of a resort or a contract is easy to buy. You owe them no answer, and nothing honest breaks because you took two weeks.\n\n1. Pay nothing in advance, and sign nothing.\n2. Call the resort or company itself, by a number from your own papers, and ask, “What are my ways out?” Many take it back.\n3. Look the caller up at your state's attorney general, and at reportfraud.ftc.gov.\n\n**One next step:** find your last bill and call the number on it.\n\nHave you given them a card number or a signature yet?",
    more: [
      "If nothing has been paid, you have lost nothing and may simply not pick up. If something has gone out, call your bank or card first and say the word “fraud”; that can still be stopped in the first days. And tell one person near you what was offered: such callers count on people deciding alone.\n\n**One next step:** write their name and number on a slip of paper beside the phone, with “no” behind it.\n\nWho would you like to have beside you when you call the company itself?",
    ],
    words: `Short is enough, and then hang up:\n\n“I don't pay anything in advance, and I don't decide on the phone. Please don't call again.”\n\n${sendIt}\n\nWould it be easier not to pick up at all?`,
  },
  {
    id: "carries-their-part",
    on: /\b(?:(?:owes?|owed) (?:me|us)|ill venmo|i'?ll venmo|never (?:venmos?|pays? (?:me|us|it) ?back|sends? it)|(?:months?|weeks?) behind|supposed to (?:send|pay|give|venmo) (?:me|us|half|\$? ?\d)|(?:pay|pays|paying|paid) (?:me|us) back|chip in|(?:his|her|their) (?:half|share|part) of|same (?:phone |family |cell )?plan|sends? requests|hasn'?t paid (?:me|us|his|her|their))\b/,
    text: "You've been carrying somebody else's part for a while, and counting it isn't petty. What ends it is seldom a better hint. It's a plain sum, a date, and one thing that changes if nothing comes.\n\n1. Write the sum down once, with what it is for.\n2. Ask for it in one message: how much, by when, how.\n3. Decide now what you stop paying if it stays open; that part is yours alone.\n\n**One next step:** send the message today, with a date within two weeks.\n\nWhat could you stop paying for without much trouble?",
    more: [
      "Keep two things apart: what is owed from before, and what happens from now on. The second matters more, because it's in your hands. From today nobody's part is paid ahead by you: each pays at the counter, or the account is split. Then the old sum may take its time.\n\n**One next step:** choose the first thing that you no longer pay for two.\n\nWhich would that be?",
      "If being right would cost you more than the sum, you may also let the old part go, once, and say so. It only works together with a new rule from today on, or it begins again.\n\n**One next step:** name for yourself the sum below which your peace is worth more.\n\nIs this above it or below?",
    ],
    words: `Friendly, with a sum and a date:\n\n“Hey, a quick money thing. It's [amount] by now, for [what it was]. Can you send it by [day]? Two parts are fine, just tell me which days. And from [month] on let's each pay our own, so that neither of us has to keep count.”\n\n${sendIt}\n\nWhich day would you put in?`,
    refusal:
      "Then take what really comes, and stop what keeps growing: “All right, [small amount] on the first of each month, automatically, until it's done. And from now on each of us pays for their own.” Being short is a reason for small parts. It's no reason for you to go on paying for two.\n\n**One next step:** decide on the smallest monthly part that you'd accept, and on the day from which you no longer pay ahead.\n\nWhat would they be?",
  },
  {
    id: "wants-my-money",
    on: /\b(?:borrows? me|(?:wants?|expects?) (?:me|us) to (?:pay|lend|buy|host|cover|chip|sponsor)|asked (?:me )?(?:if i'?d|to) (?:host|lend|cover|sponsor)|asked if (?:we|i) (?:can|could|would|will) (?:put in|pay|chip in|help (?:pay|with)|give|cover)|so (?:you|we) pay|you two make more|hit(?:s)? (?:me|us) up for|hangouts? turns? into a pitch|rank thing|downline|mlm)\b/,
    text: "It's two questions at once, and that makes it hard: what you can give, and what it does between you. You don't have to answer the second one with money.\n\n1. Decide on a sum that you could give and never see again. It may be zero.\n2. Say it once, warmly, with no story; every reason is an opening for the next round.\n3. Offer something that isn't money, if you'd like to.\n\n**One next step:** write down your sum and the one sentence that goes with it, before the next time you're asked.\n\nWhat would you be glad to give, if nobody had asked?",
    more: [
      "It helps to look at it as a rule and not as a single case: what holds for this time will be expected the next time. “This once, and here is how we'd do it from now on” is fair, and easier to say at the beginning. What the other side makes of it is theirs.\n\n**One next step:** write your rule in one line: how much a year, for what, and who is asked first.\n\nWould the person closest to you agree with that line?",
      "What you get back counts, too, when it isn't money: meals, rides, an hour with the children. You may weigh it, and say so aloud. A thing that is called by its name can be kept when the money stops.\n\n**One next step:** name one thing that you'd like to keep just as it is, and say that first when you talk.\n\nWhich is it?",
    ],
    words: `Warm, and with an end to it:\n\n“I love you, and I've looked at what we can do. It's [amount], once, and after that I can't. I'd rather tell you now than say yes and be angry. [What you have together] stays just as it is.”\n\n${sendIt}\n\nWhat would you put in for what stays?`,
    refusal:
      "Then say the same sentence again, in the same tone, and nothing new: “I know it's not what you hoped for. It stays like that.” A real friend or relative may be disappointed and still be there next week. You've turned down a payment, not a person.\n\n**One next step:** practice the second sentence, since the first one is rarely the end of it.\n\nWhat do you fear they would say?",
  },
  {
    id: "promise-too-large",
    on: /\b(?:pledged|i (?:had )?promised (?:to|them|him|her|my)|i committed|i signed up (?:for|to)|i said (?:yes|i'?d))\b[^]*\b(?:can'?t|cannot|cut|fewer hours|awful|regret\w*|back out|going back on|too much|overwhelm\w*|dread\w*|heard (?:it )?as (?:a )?yes|don'?t want to)\b/,
    text: "When you said it, it was true, and then something changed. That isn't breaking your word; it's a reason to give a new one that you can keep. Most people who receive a promise would rather hear it early than be left waiting.\n\n1. Decide what you can do for certain: less, later, or something else.\n2. Say it to the person in charge, before the next date.\n3. One reason in half a sentence is enough.\n\n**One next step:** write down the smaller promise in one line, with a number or a date.\n\nWhat could you keep even in a bad month?",
    more: [
      "Feeling bad about it only says that you take your word seriously. The relief usually comes about an hour after it's said. And nobody needs to know the details: “my hours were cut” or “my month has changed” is a whole sentence.\n\n**One next step:** choose the day on which you say it, this week.\n\nIn person, by phone, or in a message: which would be easiest?",
    ],
    words: `Short, and without a fuss:\n\n“I said I'd do [what you promised], and things have changed for me since. I can do [the smaller part] and want to keep that. I didn't want you to be waiting for the rest. Thanks for understanding, and please keep it between us.”\n\n${sendIt}\n\nWhat is the smaller part?`,
    refusal:
      "Then you stay with it, kindly: “I hear that it's a problem. This is what I can do.” You don't have to find the replacement, and you don't have to explain more than once. Whoever asks for something freely given has to be able to hear a no.\n\n**One next step:** write your one sentence on a card, and say it again word for word if they press.\n\nWho else could take on the rest?",
  },
  {
    id: "keeps-paying",
    comesFirst: true,
    on: /\bstorage unit\b|\b(?:dumb|stupid|crazy|worth it|silly|make sense) to keep (?:paying|it|renting|the)\b|\bkeep paying (?:for|\$ ?\d)/,
    text: "It isn't dumb: you've been paying not to decide, and the things in it have a story. Put two numbers side by side: what a year of it costs, and what you'd pay today to get those same things back. If the first is larger, you're keeping the question and not the things.\n\n1. Choose the two or three pieces that matter.\n2. Give whoever wants a piece a date to fetch it.\n3. Let the rest go: photos first, then sold or given away.\n\n**One next step:** put one Saturday into the calendar and take somebody along.\n\nWhat would you save first, if there were a fire?",
    more: [
      "“Someday” is a kind of storage, too, and it's yours that gets paid for. A date is fair to everyone: until then it's kept for them, after that it goes. A picture of a piece keeps its story without its weight.\n\n**One next step:** set the date now, about six weeks from today.\n\nWho has to hear it?",
    ],
    words: `Kind, with a date:\n\n“I'm giving up [the unit] at the end of [month]. I'd love for you to have [the piece]. Can you fetch it by [date]? If that doesn't work I'll understand, and it goes to a good home. I can't go on storing it.”\n\n${sendIt}\n\nWhich date would you put in?`,
  },
  {
    id: "agreement-denied",
    comesFirst: true,
    on: /\b(?:agreed|swapped|traded|promised|had a deal|shook on it|said (?:he|she|they)(?:'d| would))\b[^]*\b(?:doesn'?t remember|does not remember|didn'?t agree|backed out|denies|says (?:he|she|they) never|changed (?:his|her|their) mind|won'?t (?:do|cover|give|pay) )/,
    text: "That's maddening: you kept your half, and now it's your word against a shrug. You'll hardly win the argument about who said what, and you don't need to. Ask for the thing itself, for the day you need it, and put it in writing this time.\n\n1. One message, friendly: what you did, and what you need now.\n2. Give it an end: an answer by a certain day.\n3. Look for a second way meanwhile, so that the date is safe.\n\n**One next step:** send the message today, and ask one other person, too.\n\nBy which day do you need to know?",
    more: [
      "From now on a swap is a text before it happens: “So I take your Saturday, you take mine on the 16th, right?” A thumbs-up is enough. It isn't distrust; it saves two people from remembering differently.\n\n**One next step:** think of who else owes you a small favor, and ask that person in the same hour.\n\nWho would say yes?",
    ],
    words: `Fair, and hard to shrug off:\n\n“Hey, I took [your day] so you could go to [what it was for], and I was glad to. I'm counting on you for [date], I have [plans] and can't move them. Can you confirm by [day]? If it really can't be you, please find somebody, like I did for you.”\n\n${sendIt}\n\nWhat is the day by which you need the answer?`,
    refusal:
      "Then you know where you stand, and early enough to find another way. Don't spend the energy on a fight you can't prove: ask two others, offer something back, and remember it the next time you're asked. You may say that last part calmly: “All right. Then I won't be swapping with you again.”\n\n**One next step:** ask the first other person today.\n\nWho owes you, or would like a day of yours?",
  },
  {
    id: "paid-less-than-new",
    on: /\b(?:new (?:guy|girl|hire|person|one|kid)|replacement|trainee|coworker)\b[^]{0,80}\b(?:mak(?:es|ing)|gets?|getting|earns?|earning|hired at|started at|paid)\b[^.!?]{0,25}\b(?:more|than me|than i)\b/,
    text: "That stings, and it's good to know instead of guessing. Pay for new people goes up with the market, pay for those who stay often doesn't, until they ask. In the United States most employees may talk about their pay with each other, so nobody did anything wrong by telling you.\n\n1. Leave the other person out of it; speak of the rate for the job.\n2. Name your years, what you do that isn't in the job, and one number.\n3. Ask for a date if the answer isn't yes.\n\n**One next step:** write the number: the new rate, and a bit more for your years.\n\nWho decides about it where you work?",
    more: [
      "A fair number is at least what the newest gets, plus something for each year you were there; two to five percent above it is easy to defend. If you train people as well, that is worth a sentence of its own, since it's a lead's work.\n\n**One next step:** note two things that only you know how to do there.\n\nWhen could you ask, this week or next?",
    ],
    words: `Calm, and about the job:\n\n“I've been here [years], I train new people, and I've learned that the rate for this work is now [rate]. I'd like to be at [your number]. What would it take, and by when can you tell me?”\n\n${sendIt}\n\nWhich number would you put in?`,
  },
  {
    id: "corrected-before-others",
    comesFirst: true,
    on: /\b(?:repl(?:y|ies)[- ]all|cc'?(?:d|s)|in front of (?:everyone|everybody|the (?:team|class|whole|customers?|group))|publicly|in (?:the|our) (?:meeting|group chat))\b[^]*\b(?:correct\w*|fix\w*|grammar|jok\w+|mock\w*|laugh\w*|call\w* me out|embarrass\w*|roll\w*|my (?:typo|mistake|error))\b|\b(?:correct\w*|fix\w*|mock\w*|call\w* me out|embarrass\w*)\b[^.!?]{0,60}\b(?:repl(?:y|ies)[- ]all|in front of|publicly)\b/,
    text: "Being put right before others hurts more than the mistake is worth, also when it's meant kindly. It tends to go on until somebody says something, because nobody else sees a problem. Say it to that person alone, leave the good intention standing, and ask for one thing: to tell you directly.\n\n1. Not in the moment, and not with the others copied in.\n2. One sentence on what it does, one on what you'd like instead.\n3. A light tone is fine; the request stays serious.\n\n**One next step:** write to {them} alone today, in two sentences.\n\nWould you rather say it in person or write it?",
    more: [
      "A smile or a smiley doesn't change what it does. You needn't decide whether it's meant well; the request is the same either way. If it happens again after you asked, answer once before the same people: “Thanks. Small things to me directly, please.” That is friendly, and everybody understands it.\n\n**One next step:** keep that sentence ready, so that you don't have to find it in the moment.\n\nHas anybody else noticed it?",
    ],
    words: `With a little humor, and clear:\n\n“Thanks for looking after my commas! From now on please send them to me alone and not to everyone: my [work] is better than my grammar, and I'd like people to read the first. Deal?”\n\n${sendIt}\n\nIs that your tone, or should it be drier?`,
  },
  {
    id: "unfair-blame",
    on: /\b(?:1|one)[- ]star\b|\b(?:blam(?:es|ed|ing)|accus(?:es|ed|ing)) (?:me|us)\b|\b(?:complained|reported|lied) about (?:me|us)\b|\b(?:says?|said|saying|claims?) (?:that )?(?:i|we) (?:stole|tracked|broke|damaged|lied|was rude|were rude|never|didn'?t)\b/,
    text: "Being blamed for something you didn't do sits in the stomach, even when it's small. You have the better cards if you stay dry: facts, a picture, one calm line, and nothing written in the first heat.\n\n1. Save what you have today: photo, date, who was there.\n2. Send it to the one who decides, with one request.\n3. If there's a public answer, keep it for those who read along, not for the one who wrote it.\n\n**One next step:** put the proof and three lines on what happened into one message to yourself.\n\nWhat would set it right for you: the mark removed, the money, or somebody saying it wasn't you?",
    more: [
      "A boss who says “let it go” often only wants no trouble. Ask for something that costs nothing: that it doesn't count for your bonus, or that the office answers in one line. If money hangs on it, say the sum; a number is taken more seriously than a feeling.\n\n**One next step:** ask for one of the two, by email, with the picture attached.\n\nWhich of them would be enough for you?",
    ],
    words: `Calm, and it reads well to strangers:\n\n“Thank you for writing. I'm sorry the visit left you unhappy. I wore covers and took a picture of the floor when I left, and I'm glad to show it. If anything still needs to be put right, please call us and we'll come back.”\n\nTo your boss: “Here's the picture. Could this one not count for my bonus?”\n\n${sendIt}\n\nWhich of the two will you send first?`,
  },
  {
    id: "promoted-over-somebody",
    comesFirst: true,
    on: /\bi (?:just |recently )?(?:got|was|am|have been|'?ve been) (?:promoted|made (?:lead|manager|supervisor|foreman)) (?:over|above|ahead of|instead of|past)\b|\bi'?m (?:now )?(?:his|her|their|my (?:old |former )?(?:trainer|friend|coworker|boss)'?s) (?:boss|manager|supervisor|lead)\b|\bpromoted over the (?:guy|man|woman|person|one|lady)\b/,
    text: "Congratulations, and I can see why it doesn't feel like only that. Somebody who taught you now answers to you, and the silence is mostly hurt pride. You didn't take it from {them}; somebody decided. What helps is to say the odd thing aloud, once, alone, and to leave {them} the part that nobody knows better.\n\n1. Ten minutes, alone, in {their} place and not in your office.\n2. Say what you learned from {them}, with one example.\n3. Ask for one thing: what should I not break here?\n\n**One next step:** choose the day for it this week.\n\nWhat would you still ask {them} about, honestly?",
    more: [
      "Give it a few weeks after that. Greet as always, ask {their} opinion before others where it's true, and don't explain your promotion to anyone. If work suffers, talk about the work: what, by when, and what you need. Respect grows back on small fair things.\n\n**One next step:** find one decision this week that you can make on {their} advice.\n\nWhich one could it be?",
    ],
    words: `Alone, and short:\n\n“This is strange for me, too, and I'd rather say it. Most of what I know here I learned from you. I'd like to keep doing this with you and not over your head. What should I not change?”\n\n${sendIt}\n\nWhere would be a good place for it?`,
    refusal:
      "Then you've said it, and it'll work on its own. Don't ask a second time; stay friendly and fair, and keep to the work. If instructions are ignored, talk about that one thing, the same day, in private. After some weeks most people come around to somebody who treats them well.\n\n**One next step:** say good morning first, every day, without waiting for an answer.\n\nHow do the others in the team take it?",
  },
  {
    id: "two-offers",
    comesFirst: true,
    on: /\b(?:accepted|said yes to|signed)\b[^]{0,40}\b(?:job|offer|position)\b[^]*\b(?:the one i (?:really )?want\w*|another|other|second|better|dream)\b[^.!?]{0,40}\b(?:called|offer\w*|came|wants me|emailed|interview\w*)\b/,
    text: "What a week. You've done nothing wrong: a yes was true when you gave it, and something changed. First find out whether the second one is real, since a call isn't an offer. Only with pay, start and a date in writing do you have a choice.\n\n1. Tell the second place that you've accepted elsewhere and need a written offer by a certain day.\n2. Read what you signed; in most states work is at will, for both sides.\n3. If you change, tell the first one at once, by phone, before you'd start.\n\n**One next step:** make that call today, with one date.\n\nBy when would the first job begin?",
    more: [
      "If nothing is in writing by your date, stay where you said yes, and without looking back. If it is, compare the two as a year: pay, hours, the way there, whom you'd work with, and what you'd learn. And if both are close, a word that you gave counts for something.\n\n**One next step:** write down the one thing about the second job that the first can't give you.\n\nWhat is it?",
    ],
    words: `By phone, and then in two lines by mail:\n\n“I have to tell you something uncomfortable, and I wanted you to hear it today. I accepted your offer, and I've had another one since that I can't turn down. I'm sorry for the trouble. Thank you for choosing me.”\n\n${sendIt}\n\nWho has to hear it first?`,
    refusal:
      "They may be annoyed, for an afternoon. They'd rather hear it before the first day than after the first month, and they have others on their list. Stay polite, don't defend yourself, and end the call.\n\n**One next step:** write your three sentences on a card before you dial.\n\nWhat do you fear they would say?",
  },
  {
    id: "hardly-a-word",
    comesFirst: true,
    on: /\bhaven'?t (?:had|really had) a (?:real|proper|normal|decent) (?:conversation|talk|evening|date)\b|\b(?:barely|hardly|never) (?:see|talk to) each other\b|\bships (?:passing )?in the night\b|\btrade (?:the|off the) kids\b/,
    not: /\b(?:silent treatment|divorc\w*|affair|cheat\w*)\b/,
    text: "You two are running a small company in shifts, and the couple got no shift of its own. It's rarely a lack of love; it's a lack of twenty minutes. Don't wait for an evening. Make it so small that it can't fail:\n\n1. Twenty minutes at a set time once a week, phones away, no talk of children, money or chores.\n2. A daily handover in one sentence: how I am, what I need.\n3. One line left for the other one: on paper, in a message, by the coffee.\n\n**One next step:** choose the twenty minutes for this week, and ask for them today.\n\nWhich hour have you both got, even a tired one?",
    more: [
      "Then take that hour, and give it an easy beginning: something to eat, side by side, and one question that isn't about the week, such as what {they} would do with a free day. If {they} would rather sleep, let the first half be sleep. Being near without a task counts.\n\n**One next step:** ask for it kindly, and say what it is for: you miss {them}.\n\nWhat did you two laugh about, before the children or the shifts?",
    ],
    words: `So that it doesn't sound like trouble:\n\n“I miss you. Nothing's wrong, I just want twenty minutes of you on Sunday, coffee on the couch, no kid talk. I'll bring the good cookies. Deal?”\n\n${sendIt}\n\nWhich hour would you put in?`,
  },
  {
    id: "sibling-does-less",
    comesFirst: true,
    on: /\b(?:brother|sister|siblings?)\b[^]{0,160}\b(?:guess who does everything|i do (?:it all|everything)|does nothing|thinks that'?s (?:his|her|their) half|lives? (?:far|away|in)|splitting (?:dad|mom|mother|father)'?s?)\b[^]*\b(?:dad|mom|mother|father|parents?|care|appointments?)\b|\bsplitting (?:dad|mom|our (?:dad|mom|parents))'?s? care\b/,
    text: "The one who lives near does the days, and the one far away sees only the idea of it. That isn't ill will most of the time, and it wears you down all the same. Being asked for “more help” changes little; a named task does, and many can be done from anywhere.\n\n1. Write down everything you did in the last two weeks, with hours.\n2. Choose two whole tasks to hand over: insurance and bills, calls with doctors, a week on site twice a year.\n3. Send the list and the two tasks together, with a date.\n\n**One next step:** make the list tonight, ten minutes.\n\nWhich task would give you the most air?",
    more: [
      "Money and time are two different halves, and you may say which of them you need. If it stays money, it can at least buy hours: somebody for the lawn, a driver, four hours of help a week. Your Area Agency on Aging (eldercare.acl.gov, 1-800-677-1116) knows what there is near you.\n\n**One next step:** put a price on one task, and ask for that.\n\nWhich task could be bought?",
    ],
    words: `Short, with a task in it:\n\n“I can't carry Dad's week alone anymore. Please take two things completely: the insurance and bills, and a call with him every Sunday. And come for five days in [month], so I can be off. Can you say yes by Friday?”\n\n${sendIt}\n\nWhich two things would you put in?`,
    refusal:
      "Then ask for the one thing that is hardest to refuse, with its price: “Then please pay for [hours] of help a week, that's [amount].” And stop doing in silence what nobody sees; what isn't done will be noticed, too.\n\n**One next step:** decide on one task that you put down this month.\n\nWhich one could wait or go?",
  },
  {
    id: "sunday-dread",
    comesFirst: true,
    on: /\bsundays?\b[^.!?]{0,60}\b(?:pit in my stomach|dread\w*|anxi\w*|scar(?:y|ies)|stomach|knot|sick)\b|\bsunday scaries\b|\b(?:pit in my stomach|dread\w*)\b[^.!?]{0,40}\bsundays?\b/,
    not: /\b(?:church|visit|dad|father|custody|game)\b/,
    text: "That hour on Sunday is known to many, also to those with a good job: the weekend ends in the body before it ends on the clock, and what is unknown about Monday grows in the quiet. So make Monday known on Friday, and give Sunday evening something of its own.\n\n1. Friday, ten minutes before leaving: three lines on what comes first on Monday.\n2. Sunday at that hour something with other people or with your hands.\n3. No email on Sunday; looking starts the week early.\n\n**One next step:** put those ten minutes into Friday's calendar now.\n\nWhat is it on Monday that you'd most like to know beforehand?",
    more: [
      "Ten minutes are enough, and they end when you have to leave. Three lines: what is open, what comes first on Monday, who is waiting for what. Whatever isn't on it may wait until nine. If the dread gets stronger, or lasts into the week, it's worth a talk with a doctor, or an honest look at the job.\n\n**One next step:** do it this Friday, and notice on Sunday whether four o'clock feels different.\n\nWhat could you do at that hour instead?",
    ],
  },
  {
    id: "waiting-to-hear",
    comesFirst: true,
    on: /\b(?:said|told me|they'?d|would) (?:i'?d |they'?d |to )?(?:hear|let me know|call|get back)\b[^]{0,60}\b(?:it'?s|its|now|still|haven'?t|nothing|no word)\b|\b(?:haven'?t|not) heard (?:back|anything)\b[^]{0,60}\binterview\b|\binterview\b[^]{0,120}\b(?:haven'?t|not) heard (?:back|anything)\b/,
    not: /\b(?:doctor|test results?|biops\w*|landlord|insurance|court)\b/,
    text: "You don't bug anyone by asking once. Dates for an answer slip in most places: somebody is ill, a budget isn't signed. One working day after the date is the right moment for a short, friendly line, and a thank-you fits into the same one, so it isn't too late for that either.\n\n1. Thank them, and name one thing from the talk.\n2. Say that you're still interested.\n3. Ask for one thing: when they expect to decide.\n\n**One next step:** send it this morning, four sentences, and then look at one other opening today.\n\nWhat did they say that you could pick up?",
    more: [
      "After that you wait a week, and ask once more. If there's nothing then, take it as a no and leave the door open; some call months later. Meanwhile keep two other things running, so that the week doesn't hang on one phone.\n\n**One next step:** write the date of the second question into your calendar.\n\nWhich other place would you like to hear from?",
    ],
    words: `Four sentences:\n\n“Hi [name], thank you again for the talk on [day]; I liked hearing about [one thing]. I'm still very interested in the job. Do you know by now when you'll decide? I'm glad to send anything that would help. [Your name]”\n\n${sendIt}\n\nWhat would you put in for the one thing?`,
  },
  {
    id: "waits-for-years",
    on: /\b(?:waiting|promised|any day now|next (?:opening|spot)|retiring (?:this|next|soon))\b[^]{0,120}\b(?:(?:\d+|two|three|four|five|six|ten) (?:yrs?|years?)|since i started|every year)\b|\b(?:\d+|two|three|four|five) (?:yrs?|years?) waiting\b/,
    text: "Waiting for something that others decide wears people out, since there's no day on which it ends. You can't set their date, but you can set yours: until when you wait, what you'd need to hear by then, and what you do instead.\n\n1. Ask the one who decides, not the one you're waiting for.\n2. Count what the waiting costs you a year, in money and in wear.\n3. Look at the other way once, in earnest, as if you'd take it.\n\n**One next step:** write down a date in the next six months, and tell one person.\n\nWhat would you have to hear to wait gladly?",
    more: [
      "Beginning at the bottom elsewhere costs something once; waiting costs something every month. So compare three years, not the first week: pay, hours, what it does to your car or your back, and how likely the good place is. If the other way wins even with a slow start, you have an answer.\n\n**One next step:** put the two ways on one page with a number for each year.\n\nWhich line on it is the hardest to fill in?",
    ],
    words: `To the one who decides:\n\n“I'd like to plan my year. What has to happen before [the place] is mine, and when do you think that is? If it can't be said, what can you offer me until then? I'd like to know by [date].”\n\n${sendIt}\n\nTo whom would you send it?`,
  },
  {
    id: "guest-who-stays",
    comesFirst: true,
    on: /\b(?:was|were) (?:only |just )?supposed to (?:be|stay|last)\b[^.!?]{0,30}\b(?:days?|weeks?|months?|nights?)\b|\b(?:lives?|living|basically lives|staying|moved in) (?:here|with us|at (?:our|my)|in (?:our|my))\b[^]{0,160}\b(?:(?:\d+|two|three|four|five|six) ?(?:months?|nights?|weeks?)|months? (?:two|three|four|five|six|\d)|still|walking fine)\b/,
    not: /\broommate'?s (?:boyfriend|girlfriend)\b/,
    text: "A stay without an end turns everybody into a guest, also those who live there. It isn't unkind to give it one; it's kinder than the mood that comes otherwise. First the two of you who live there decide, alone; then it's said, by the one whose relative it is.\n\n1. Agree on a date, or on what has to be true for a move.\n2. Agree on what you'd help with: looking for a place, the move, money for a month.\n3. Say it together, once, and early.\n\n**One next step:** ask for twenty minutes alone this week with one question: “Until when would it be good for you?”\n\nWhich date would you name, if it were only up to you?",
    more: [
      "What others will say isn't the first question. The first is whether the two of you agree, since then you can bear the talk together. “We decided it together, and it has nothing to do with not loving her” is a sentence that can be said to any sister.\n\n**One next step:** let your partner name what the hardest part of saying it would be.\n\nIs it the guilt, the money, or the family?",
      "Look at the rooms, too: somebody has given up a bed, an evening, or quiet for this, and may say so. Small things can change before the date: a child back in a bed, a night for two, meals at set times.\n\n**One next step:** choose one such thing for this week.\n\nWhich would give you the most air?",
    ],
    words: `To your own person first:\n\n“I love that we could help. I'm getting tired, and I'd like us to have an end in sight. Could we agree on a date, say [month], and on how we'd help with the move? I don't want anybody thrown out. I'd like us to decide it before it gets sour.”\n\n${sendIt}\n\nWhat month would you put in?`,
    refusal:
      "Then ask for the smaller thing: not the date, but the day on which you two decide about it. “If not now, when do we talk about it? I can do it until [date] without getting bitter.” That is honest, and it's about you and nobody else.\n\n**One next step:** put that day into both calendars.\n\nHow long could you do it well?",
  },
  {
    id: "gone-quiet",
    on: /\b(?:hasn'?t|havent|stopped|doesn'?t|won'?t) (?:even )?(?:waved?|waving|called|calling|texted|texting|talk\w*|spoken|speak\w*|answer\w*|said (?:hi|hello)|look(?:ed|ing)? at me|invit\w+)\b|\bcold shoulder\b|\bgave me the silent\b|\bunfriended\b|\b(?:basically|just|kind of|totally)? ?(?:vanished|disappeared|dropped off)\b|\bget a heart emoji\b|\b(?:been )?(?:distant|weird|cold) (?:with me |to me )?(?:since|lately|ever since)\b/,
    not: /\b(?:landlord|recruiter|employer|company|insurance|customer service)\b/,
    text: "It's odd when somebody goes quiet and nothing was said. Often it isn't about you: they are ashamed, hurt for somebody they love, or they don't know how to begin again. Whoever takes the first small step makes it easy for both.\n\n1. Say that you noticed {them}, not that you noticed the silence.\n2. Make it short, and ask for nothing.\n3. If you think you know what hurts, name it in half a sentence.\n\n**One next step:** send two lines today, or stop for a minute when you next meet.\n\nWhat do you think it might be about?",
    more: [
      "If you have an idea what it may be, such as a child, a new baby, an illness or work, say that you see it and ask for nothing: it takes the shame out of the silence. Something definite that needs no answer does more than a question, like food at the door or a picture from an old day.\n\n**One next step:** choose one small thing of that kind for this week.\n\nWhat would {they} be glad about?",
      "After that, leave the door open and the matter alone. If nothing comes in two weeks, greet as always; a friendly greeting costs nothing and keeps the way back free.\n\n**One next step:** decide how you'll greet {them} the next time, and then don't think about it until then.\n\nWhat did you two like doing together?",
    ],
    words: `Really short:\n\n“Hi! I miss our [drives, talks, coffee]. I imagine it's been a rough week over there. No need to answer, I just wanted to say that I think of you.”\n\n${sendIt}\n\nWhat would you put in for what you miss?`,
    refusal:
      "Then you have done your part, and it was a kind one. Some people need weeks. Keep greeting as always, and don't ask a second time what is wrong; a second question feels like a demand.\n\n**One next step:** let two weeks pass, and then offer one plain thing with a day.\n\nWhat would that be?",
  },
  {
    id: "not-my-choice-of-partner",
    comesFirst: true,
    on: /\b(?:don'?t|dont|never|can'?t|cant) (?:really |even )?(?:like|trust|stand) (?:the |my |his |her )?(?:bride|groom|fiance\w*|(?:\w+'?s? )?(?:new )?(?:boyfriend|girlfriend|bf|gf|husband|wife|partner))\b/,
    not: /\bmy (?:own )?(?:husband|wife|boyfriend|girlfriend|partner|fiance\w*)\b/,
    text: "You love somebody and you don't love the choice; both are allowed. There is one good moment for saying it, once, in private, as a question and not as a verdict. After that it's better to be the one who stays near, because that is who gets called if it goes wrong.\n\n1. What have you seen yourself? Two examples, no character.\n2. Say what you worry about, and that you're there either way.\n3. Then leave it, unless somebody is being hurt.\n\n**One next step:** write down the two things that you saw, without adjectives.\n\nDid they trouble {them}, too, as far as you could tell?",
    more: [
      "Saying nothing doesn't make you bad, and saying it once doesn't either. What harms is the third time, the jokes, and saying it to everyone else. If you stand beside {them} on the day, you stand there for {them}.\n\n**One next step:** decide whether you want to say it at all, and if so, before which date.\n\nWhat would you regret more in five years: having said it, or not?",
    ],
    words: `Once, in private, and then leave it:\n\n“I'm glad you asked me, and I'll be there. There's one thing I want to have said, and then I won't bring it up again: when [what you saw], I worried about you. Are you happy when nobody's watching? If yes, that's all I need to know.”\n\n${sendIt}\n\nWhat would you put in for what you saw?`,
  },
  {
    id: "is-it-a-date",
    comesFirst: true,
    on: /\b(?:don'?t|dont) know (?:if|whether) (?:it'?s|its|it is|this is|that was|they'?re|we'?re)(?: really)? (?:a )?(?:dates?|dating|something more|just friends|together)\b|\bwhat are we\b|\bis (?:it|this|that) a date\b/,
    text: "That not-knowing is a bit sweet and a bit hard, and nobody has to end it this week. Four coffees in a row say that somebody likes your company. Whether it's more can be found out without a big question: invite {them} to one thing that plainly isn't the usual one.\n\n1. Another time of day: dinner, a concert, a walk on Sunday.\n2. Say one honest sentence about what you like.\n3. Then watch what comes back; you'll know.\n\n**One next step:** choose the one thing that you'd like to do with {them}, and a day.\n\nWhat do you look forward to most, on the morning of such a day?",
    more: [
      "And there's no hurry about telling anyone else. The people who love you need to know when there's something to know. If somebody is grieving along with you, a quiet “I've made a friend, and I enjoy it” is true and enough for now.\n\n**One next step:** leave that talk for later, and plan the next meeting.\n\nWhat would make you glad, whatever it turns out to be?",
    ],
    words: `So that the coffee stays safe:\n\n“I look forward to Wednesdays. Would you have dinner with me on [day]? And if you'd rather keep it to coffee, I'm happy with that, too.”\n\n${sendIt}\n\nWhich day would you name?`,
    refusal:
      "Then you still have the coffee, because you said so in the same breath. It will feel odd for an hour, and by the second cup it's over. {They} will have taken it as what it is: a compliment.\n\n**One next step:** plan something kind for yourself for that evening, whatever the answer is.\n\nWhat would that be?",
  },
  {
    id: "couple-wants-different",
    on: /\b(?:husband|wife|partner|boyfriend|girlfriend|bf|gf|fiance\w*) (?:really )?(?:wants? (?:us |me )?to|thinks we should|insists|keeps asking|says (?:just )?(?:let|we should|to just))\b[^]*\b(?:i (?:just )?(?:don'?t|dont|say|want|think|would rather|'d rather)|i'?m not)\b/,
    not: /\b(?:divorce|kids?|baby|move out|track(?:s|ing)? my|won'?t let me)\b/,
    text: "Neither of you has to be wrong here. Under two different wishes there are usually two good reasons, and they can be met in more ways than the two on the table. So first ask for the reason, before you defend your answer.\n\n1. “What would it give you, if we did it?” Then listen to the end.\n2. Say what yours protects: quiet, money, feeling free.\n3. Look for a third thing that serves both, and try it for two weeks.\n\n**One next step:** ask the first question tonight, and only that.\n\nWhat do you think {they} would answer?",
    more: [
      "A trial with an end is easier to agree to than a yes or a no: for a month, only in certain situations, or only up to a sum. At the end you both say how it was, and either of you may stop it. If old hurt plays a part, it's kind to know that; it's still no rule for you.\n\n**One next step:** think of one form of it that you could live with for a month.\n\nWhat would that be?",
    ],
    words: `Without a fight in it:\n\n“I want you to feel good about this, and I have a hard time with [what it is], because [one reason about you]. It isn't about hiding anything. Could we try [the middle way] for a month, and then both say honestly how it was?”\n\n${sendIt}\n\nWhat would the middle way be?`,
    refusal:
      "Then don't answer on the same evening. “I hear that it matters to you. I'm not there yet, and I don't want to say yes and be sour. Let's each think of one other way until Sunday.” A no to a thing isn't a no to a person, and you may both keep saying that.\n\n**One next step:** name your one other way before Sunday.\n\nIs it a wish of {theirs}, or does it feel like a condition?",
  },
  {
    id: "sees-them-too-little",
    on: /\b(?:get|see|hear from|talk to)\b[^.!?]{0,30}\b(?:if i'?m lucky|barely|hardly ever|once in a blue)\b|\bthey (?:get to )?see (?:that|the|him|her|them)\b[^.!?]{0,20}\bevery (?:day|week)\b/,
    text: "Missing somebody who is doing fine without you close by is a quiet kind of ache. You can't shorten the distance, and you can become part of the week there in a way that's easy for them: small, regular, and nothing to be answered.\n\n1. One thing of your own, always on the same day: a recorded story, a postcard, a picture.\n2. Ask for one small thing back that takes ten seconds.\n3. A visit by date, offered with a room elsewhere and no expectations.\n\n**One next step:** choose the day of the week and make the first one today.\n\nWhat could only come from you?",
    more: [
      "“Maybe in the spring” is usually tired and not a no. Young parents plan from nap to nap. Let three weeks pass, then offer two dates, a bed that isn't theirs, and one thing that you'd take off their hands.\n\n**One next step:** write down two dates and the name of a place to stay.\n\nWhat could you take off their hands?",
    ],
    words: `Warm, with nothing to be answered:\n\n“Thinking of you and the little one. I recorded a bedtime story, it's three minutes, for whenever. If you ever have ten seconds, I'd love a picture of the feet. You're doing something hard, and you're doing it well.”\n\n${sendIt}\n\nWhich book would you read?`,
    refusal:
      "Then keep sending your small thing, without asking for more; it's read even when nothing comes back. What a family remembers later is who was kind while it was hard.\n\n**One next step:** plan the next three of them, so that it doesn't depend on your mood.\n\nWho else could you talk to about missing them?",
  },
  {
    id: "takes-all-the-time",
    comesFirst: true,
    on: /\b(?:talks?|brings?|goes on|vents?|complains?)\b[^.!?]{0,70}\b(?:the (?:whole|entire)|for (?:an hour|hours|(?:30|forty|45|60) minutes)|all (?:30|60) minutes|nonstop|non-stop)\b|\bnever get to (?:work|talk|say|mine|the)\b/,
    text: "You're kind, so the time goes to whoever fills it. Changing that isn't cold; it gives both a place. What works is to name the two parts at the start, before anybody has begun, and to let the clock be the strict one.\n\n1. “Let's take ten minutes for how you are, and then twenty for our things.”\n2. Begin with the work part if the other one always runs over.\n3. Point to help that can really carry it.\n\n**One next step:** say the sentence at the very beginning of the next one.\n\nWhat has to be settled in that time, at the least?",
    more: [
      "Age has little to do with it: people like a clear frame, also from somebody younger. If tears come, stop for a minute, offer water, and say, “Take your time. We can do the rest tomorrow at ten.” That is warm, and the frame still stands.\n\n**One next step:** have the second date ready before you begin.\n\nWhich help could you point to: a manager above you, an assistance program, a friend?",
    ],
    words: `To open with, in one breath:\n\n“It's good to see you. I'd like us to use this differently: ten minutes for how you are, then twenty for the work, and I'll keep an eye on the clock for both of us. Is that all right?”\n\n${sendIt}\n\nWhich part would you rather have first?`,
    refusal:
      "Then stay kind and stay with the frame: “I can see that it's a lot. I want to give it the right place, and this half hour can't be it.” Offer a second date for the rest, and what can really help with it. You may end on time without having solved it.\n\n**One next step:** put a hard end after it, such as another appointment.\n\nWhat could come right after it?",
  },
  {
    id: "not-in-the-light",
    comesFirst: true,
    on: /\b(?:turn down|get out of|say no to|skip|don'?t want) (?:an? |the |my |any )?(?:honor|ceremony|surprise party|award|shower|celebration|party for me|toast|speech)\b|\bhate being (?:looked at|the center)\b|\bnam(?:e|ed|ing) \w+ after me\b/,
    text: "You may like what is meant and not like the way it's done. Those can be taken apart: say yes to the thanks, and no to the stage. Most people who plan an honor want to please you, and are glad to hear how.\n\n1. Thank them first, and mean it.\n2. Name the part that doesn't suit you: the microphone, the crowd, the speech.\n3. Offer the form that would: a sign without a ceremony, a cup of coffee with six people.\n\n**One next step:** tell the one person in charge, before anything is printed.\n\nWhich part of it would even make you glad?",
    more: [
      "“It's for them” is half true: they need a way to say thank you. You can give them one that you can bear. Ten minutes with a few people is a gift to them as well, and you needn't say a word beyond thanks.\n\n**One next step:** choose the smallest form that you'd honestly enjoy.\n\nWho would you want to be there?",
    ],
    words: `Grateful, and clear:\n\n“I'm touched, truly. I'm not made for a microphone, and I'd spend weeks dreading it. Put up the sign if you like, and let's have a coffee there with the people who did it with me, without speeches. That would make me happy.”\n\n${sendIt}\n\nWhom would you send it to?`,
    refusal:
      "Then say it once more and a little plainer: “I mean it. With a ceremony I'd rather not have it at all.” It's your name, so it's your say. Let somebody who knows you tell them, too.\n\n**One next step:** ask the one who knows you best to say a word to them.\n\nWho would that be?",
  },
  {
    id: "learns-late",
    on: /\b(?:(?:i'?d|i would) like to (?:finally )?learn|never learned (?:to|how)|want to learn (?:to|how))\b|\b(?:at my age|too old to (?:learn|start)|hidden it (?:my|all))\b/,
    text: "Good. Wanting it out loud, after hiding it for years, is the hardest part of it and it's done. Grown people learn well: they know why they want it, they ask, and they practice on purpose. Most teachers have someone like you in every class, and like them best.\n\n1. Ask for a beginner's hour, alone or in a small group.\n2. Say at once that you start from zero; then nobody guesses.\n3. Book three in a row, since the first one says nothing.\n\n**One next step:** make one call or send one message this week to ask for the times.\n\nWhat would be the first thing you'd do with it?",
    more: [
      "Being watched is less than it feels like: people look at themselves. You can make it easier still, with an earlier hour, a private lesson or two for the first steps, or somebody you like beside you. Two lessons alone are often enough to walk in differently.\n\n**One next step:** ask what a single private hour costs.\n\nWould you rather go alone or with somebody?",
    ],
    words: `On the phone, with nothing to explain:\n\n“Hi, I'm an adult and a complete beginner. Do you have a quiet hour or a private lesson? What does it cost, and what do I bring?”\n\n${sendIt}\n\nWhich day would you call?`,
  },
  {
    id: "goodbye-to-a-place",
    comesFirst: true,
    on: /\b(?:sold|selling|closed on|emptied|cleaned out|clearing out)\b[^.!?]{0,20}\b(?:parents'?|mom'?s|dad'?s|mother'?s|father'?s|grand\w+|childhood|family|our old|the old|my first) (?:old )?(?:house|home|place|farm|cabin|shop|store|car|truck|boat|apartment)\b/,
    text: "So that door has closed, on an ordinary day with a signature. No wonder it's some small sound that stays: that's how a place lives on, not in square feet. You don't have to be done by noon, and being fine and missing it go together.\n\n1. Write down five small things before they fade: a sound, a smell, a step that creaked.\n2. Take one thing along that nobody else would want.\n3. Let the money rest for a while; it won't go bad.\n\n**One next step:** tonight, write the first of the five.\n\nWhat is the second thing that comes to mind?",
    more: [
      "Keep that one, it's worth more than the furniture. With the others who grew up there you may ask for a week's quiet: everybody grieves in another order, and some by counting. It doesn't mean that they feel less.\n\n**One next step:** name a day on which you'd talk about the practical part, and keep it out of the days before.\n\nWhich day would that be?",
    ],
    words: `To the others, kindly:\n\n“I know we have to talk about it, and we will. I need this week without it. Let's talk on [day] at [hour], I'll have the papers ready by then.”\n\n${sendIt}\n\nWhich day would you name?`,
  },
  {
    id: "flat",
    on: /\b(?:kind of |kinda |just |so |feel(?:ing)? |been )(?:flat|blah|meh|on mute|foggy|gray|grey|numbed out)\b|\bgoing through the motions\b|\b(?:tv|sound|volume|world) (?:is |s )?(?:on mute|turned down)\b/,
    text: "Not sad, just turned down: that happens a lot after a long stretch of effort, and when something that held the days together has ended. It mostly says that you're empty, not that something is wrong with you. What brings the sound back is small and physical, and comes before the feeling.\n\n1. Daylight in the first hour, ten minutes.\n2. One thing a day that you used to like, without expecting anything.\n3. One person, for something other than talking about it.\n\n**One next step:** choose the one thing for tomorrow, with an hour.\n\nWhat ended or eased up in the weeks before it began?",
    more: [
      "Then your body may simply be catching up. “What's next?” can wait: “First I'm resting, ask me in the spring” is an answer. If it lasts longer than two or three weeks, or food, sleep or other people stop interesting you as well, tell a doctor; that is worth a look, and 988 is there for any hard hour.\n\n**One next step:** give each day a number from 0 to 10 for two weeks, so that you see whether it moves.\n\nWhat was the last moment in which the sound was on?",
    ],
  },
  {
    id: "season-of-mood",
    on: /\b(?:change the clocks|clocks? (?:change|forward|back)|time change|daylight saving\w*)\b|\bevery (?:year|spring|fall|autumn|winter) (?:when|around|at|i|i'?m)\b[^.!?]{0,60}\b(?:irritable|moody|snap\w*|cranky|angry|low|yell\w*)\b/,
    text: "That it comes every year at the same time is good news: it's your body's clock, and it passes. An hour's shift costs many people one to two weeks of sleep and patience. You can shorten it.\n\n1. Morning light as early as you can, evening light low.\n2. Bed and meals in quarter-hour steps toward the new time.\n3. Tell those around you the date on which it should be over.\n\n**One next step:** say at home, “I'm short-tempered until about [date], it isn't you.”\n\nAt which hour of the day is it worst?",
    more: [
      "For the worst hours, plan as if you were jet-lagged: something to eat before, a walk or ten minutes alone at the start, no difficult talks and no noise you can avoid. Put the important things before that stretch. It's ten days, not a character.\n\n**One next step:** put a snack and ten minutes alone right before that hour, tomorrow.\n\nWhat could wait until after dinner during these days?",
    ],
  },
];

/** What to say, and what to do after a no, in a whole area of life, where nothing more exact is found. */
export const widerWords: readonly Pick<Matter, "id" | "on" | "words" | "refusal">[] = [
  {
    id: "at-work",
    on: /\b(?:boss|manager|supervisor|principal|chef|foreman|co-?workers?|hr|team lead)\b/,
    words: `Short enough for a hallway:\n\n“Do you have two minutes this week? I'd like to keep doing [the main work] well, and right now [what gets in the way] takes [how much]. Could we [one change], as a trial until [date]?”\n\n${sendIt}\n\nWhat would the one change be?`,
    refusal:
      "Then ask three things, and write the answers down: “What would have to be true for a yes? When can we look at it again? What is possible until then?” A no with a date is half a yes. And it tells you something about how long you want to stay.\n\n**One next step:** have the smaller version ready, in case the first one is too much.\n\nWhat would the smaller version be?",
  },
  {
    id: "somebody-close",
    on: new RegExp(`\\b(?:my|our|his|her) (?:\\w+ ){0,2}${close}\\b`),
    words: `Kind, and clear enough to be heard:\n\n“There's something I'd like to say, and I'd rather say it than carry it around. [What happened, in one sentence.] It made me [one word]. What I'd like is [one thing]. How do you see it?”\n\n${sendIt}\n\nWhat would the one thing be?`,
    refusal:
      "Then nothing is lost, and you don't have to answer on the spot: “All right, you see it differently. Let's both think about it until [day].” Decide beforehand what you'll do if it stays that way, something that is in your own hands. Then you aren't asking for permission, you're saying how it will be.\n\n**One next step:** write down that one thing.\n\nWhat is in your hands here?",
  },
];
