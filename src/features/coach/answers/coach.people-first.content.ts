import type { WrittenAnswer } from "./coach.written.content.ts";

/** Further first messages about couples, family, friends and people at work. */

const partner = String.raw`(?:husband|wife|partner|spouse|boyfriend|girlfriend|fianc[eé]+|hubby|bf|gf|significant other)`;
const parent = String.raw`(?:mom|mum|mommy|mother|dad|father|parents?|grandma|grandpa|grandmother|grandfather|grandparents)`;
const sibling = String.raw`(?:sister|brother|twin|siblings?|aunt|uncle|cousin|family)`;
const own = "(?:my|our|the)";
const very = "(?:so |really |always |very |too |just |kind of |kinda |getting |being |still |a bit |all |constantly )*";

export const peopleFirst: readonly WrittenAnswer[] = [
  {
    id: "fight-with-family",
    topic: "repair-after-snapping",
    ask: new RegExp(
      String.raw`\b(?:had|got (?:in|into)|getting into|having|after|in)\b[^.!?]{0,8}\b(?:an?|another|huge|big|bad|terrible|stupid)?[^.!?]{0,6}\b(?:fight|argument|falling[- ]out|quarrel|fallout)\b[^.!?]{0,6}\bwith ${own} (?:\w+ )?(?:${parent}|${sibling}|in[- ]?laws?)\b|\b(?:me and my|my) (?:${parent}|${sibling})(?: and (?:i|me))?(?: just)? (?:fought|argued|had an? (?:\w+ )?(?:fight|argument)|got into (?:it|an? (?:\w+ )?(?:fight|argument)))\b|\bi (?:fought|argued) with my (?:${parent}|${sibling})\b`,
    ),
    text: "A fight with family stays in the stomach, because these people don't go out of your life. Most are mended by the one who moves first, and moving first doesn't mean that you were wrong. Wait until you can say it without heat, a day is mostly enough. Then short:\n\n“I don't like how we left it. I'm sorry I got loud. I was hurt about [one thing], and I'd like to talk about it calmly. Coffee on Sunday?”\n\nKeep to the one matter; the old stories can stay where they are.\n\n**One next step:** write your one thing in a single sentence.\n\nWhat was it about?",
    short:
      "“I don't like how we left it. I was hurt about [one thing], and I'd like to talk calmly. Coffee on Sunday?”\n\nWhat is your one thing?",
  },
  {
    id: "fight-with-partner",
    topic: "repair-after-snapping",
    ask: new RegExp(
      String.raw`\b(?:had|got (?:in|into)|after)\b[^.!?]{0,8}\b(?:an?|another|huge|big|bad|terrible|stupid)?[^.!?]{0,6}\b(?:fight|argument|quarrel)\b[^.!?]{0,6}\bwith ${own} ${partner}\b|\b(?:me and my|my) ${partner}(?: and (?:i|me))?(?: just)? (?:fought|argued|had an? (?:\w+ )?(?:fight|argument)|got into (?:it|an? (?:\w+ )?(?:fight|argument)))\b(?! (?:about|over) money)|\bmy ${partner} is (?:still )?(?:mad|angry|upset|pissed)(?: off)? (?:at|with) me\b`,
    ),
    text: "The hours after a fight are long, and they decide more than the fight itself. Give both of you some time to cool down, an hour or a night. Then one of you opens the door, and it may be you:\n\n“I don't want us to be like this. I'm sorry for [raising my voice]. I think what hurt me was [one thing]. How was it for you?”\n\nThen only listen, until nothing more comes. You don't have to agree on what happened; it's enough that each knows how it was for the other. What will you do differently next time? One small thing each.\n\n**One next step:** say that first sentence today.\n\nWhat was it about?",
    short: "“I don't want us to be like this. I'm sorry for [one thing]. How was it for you?”\n\nWhen could you say it today?",
  },
  {
    id: "said-something-hurtful",
    topic: "apologize",
    ask: new RegExp(
      String.raw`\bi (?:just )?(?:said|did|texted|wrote) (?:something|some things|things|a) (?:so |really |very |pretty )*(?:stupid|dumb|mean|rude|hurtful|awful|terrible|horrible|wrong|insensitive|bad|cruel)\b[^.!?]{0,8}\bto (?:my|a) (?:\w+ )?(?:${partner}|${parent}|${sibling}|friends?|bestie|son|daughter|kids?|roommate|coworker)\b(?! and (?:he|she)[^.!?]{0,20}\b(?:talking|talk)\b)|\bi (?:was|have been) (?:so |really |very )?(?:mean|rude|awful|horrible|harsh|unfair) to my (?:${partner}|${parent}|${sibling}|friends?)\b`,
    ),
    text: "It's out, and you'd like to catch it again; that you wince says that it wasn't meant so. Don't wait until it has grown. A short sorry within a day mends most of it, and it has no “but” and no explanation:\n\n“What I said about [this] was hurtful, and I'm sorry. You didn't deserve that. I care about you.”\n\nIf there was a worry behind it, leave it for another day, and then say it as a worry: “I'm concerned about you.” Then give time; being cool for a few days is allowed.\n\n**One next step:** send those three sentences today, or say them by phone.\n\nWhat did you say?",
    short:
      "“What I said about [this] was hurtful, and I'm sorry. You didn't deserve that. I care about you.”\n\nWhat would you put in the brackets?",
  },
  {
    id: "partner-wants-separation",
    topic: "divorce-process",
    ask: new RegExp(
      String.raw`\b${partner}\b(?:(?!\bi\b)[^.!?]){0,14}\b(?:wants?|wanted|asked (?:me )?for|asking for|is asking|talk(?:s|ed) about|is thinking (?:about|of)|thinking about|considering|decided|mention\w*)\b[^.!?]{0,14}\b(?:separat\w+|split(?:ting)?(?: up)?|leave me|leaving me|(?:get|wants?) out|end (?:it|things|our marriage|the marriage|our relationship)|break up|me to move out|to move out)\b|\b(?:husband|wife|spouse)\b[^.!?]{0,8}\b(?:is leaving me|moved out|walked out|left me and|left us|is moving out|(?:says?|said) (?:he|she|they)(?:'s| is|'re)? (?:done|leaving|moving out))\b|^(?![^]*\b(?:tell|explain|kids)\b)[^]*\bwe(?:'re| are)? (?:just )?(?:separated|separating|getting separated|splitting up)\b(?! the)|\bmy separation\b`,
    ),
    text: "To hear that from the person you live with shakes everything at once. You don't have to answer today, and nothing should be signed or promised in a rush. Before you argue for anything, understand it:\n\n“I don't want to talk you out of it tonight. I want to understand how it got here for you. Will you tell me?” Then listen without defending.\n\nAfter that ask for one thing with an end, such as eight talks with a couples counselor before anything is decided. You can't keep somebody alone, and you can do your half well. A first talk with a family lawyer or legal aid tells you where you stand.\n\n**One next step:** ask for one calm hour this week.\n\nDid it come out of nowhere?",
    short:
      "“I don't want to talk you out of it tonight. I want to understand how it got here for you. Will you tell me?”\n\nWhen would be a calm hour?",
  },
  {
    id: "wants-a-break",
    topic: "after-a-breakup",
    ask: new RegExp(
      String.raw`\b(?:${partner}|he|she)\b[^.!?]{0,15}\b(?:wants?|needs?|asked for|asking for|suggested) (?:us )?(?:to )?(?:be on |go on |have |take )?(?:a )?break\b(?!ing|fast| from work| up)|\bwe(?:'re| are)? (?:on|taking|going on) (?:a )?break\b(?! from)`,
    ),
    text: "A break leaves you neither together nor apart, and that's the hardest place to sit. What helps is to give it edges, once, at the beginning:\n\n“Okay. What does it mean for you: how long, do we write, do we see other people, and when do we talk?”\n\nThen keep to it, no checking and no ten messages. Use the time for your own half: what did you miss with this person, and what did you stop doing for yourself? A break with a date and a talk at the end can bring clarity. One without either is mostly a slow goodbye.\n\n**One next step:** ask for the date of that talk.\n\nWhat reason did you hear?",
    short:
      "“Okay. What does the break mean for you: how long, do we write, and when do we talk?”\n\nWhich of the three matters most to you?",
  },
  {
    id: "narcissist-partner",
    topic: "look-at-the-signs",
    ask: new RegExp(
      String.raw`^(?![^]*\b(?:mom|mother|dad|father|parents?|sister|brother|boss|manager|coworker|colleague|friend|am i)\b)[^]*(?:\b(?:${partner}|ex|he|she|him|her)\b[^.!?]{0,20}\bnarcissis\w+|\bnarcissis\w+ (?:${partner}|ex|relationship|abuse)\b|\bnarcissis\w+\b[^.!?]{0,15}\b(?:${partner}|marriage|relationship)\b)`,
    ),
    text: "You don't need that word to be right about how it feels. Only a professional who knows somebody can say it, and it changes little. What counts is what happens between you two:\n\n1. Does everything turn back to them?\n2. Does a sorry come, and does it hold?\n3. Are their moods your fault?\n4. Have you become smaller, more careful, more alone?\n\nMostly yes means it harms you, whatever it's called. Don't say the word at home; it only starts a fight. Keep sentences short, give few reasons, and keep your own people. If you're afraid, 1-800-799-7233 talks with you day and night.\n\n**One next step:** write down the last scene as a camera would have seen it.\n\nWhat does it look like most days?",
  },
  {
    id: "narcissist-parent",
    topic: "set-a-family-boundary",
    ask: new RegExp(
      String.raw`\b(?:${parent}|sister|brother|in[- ]?laws?)\b[^.!?]{0,20}\bnarcissis\w+|\bnarcissis\w+ (?:${parent}|sister|brother|in[- ]?laws?|family)\b`,
    ),
    text: "To grow up with somebody for whom everything is about themselves leaves you doubting what you feel. The name matters less than this: you'll probably not get the insight or the sorry you hope for, so stop arguing for it. That's sad, and it also sets you free.\n\n1. Tell less. What isn't known can't be used.\n2. Short answers, no reasons: “That doesn't work for me.”\n3. An end to each visit that you set yourself.\n4. Somebody outside who knows the story: a friend, a therapist.\n\nYou may love them and still keep your distance.\n\n**One next step:** choose the one subject you won't talk about with them anymore.\n\nWhat happens most often?",
  },
  {
    id: "narcissist-deal",
    topic: "plan-a-hard-talk",
    ask: /\b(?:deal|dealing|cope|live|living|work|working|talk|argue) with (?:a |an |my )?(?:\w+ )?narcissis\w+|\b(?:boss|manager|coworker|colleague|friend|roommate)\b[^.!?]{0,15}\bnarcissis\w+|\bnarcissis\w+ (?:boss|manager|coworker|colleague|friend|roommate)\b|\bsigns of (?:a )?narcissis\w+/,
    text: "Somebody who always has to win can't be won against, so change what you put in:\n\n1. Short and dull: facts, no feelings, no reasons. “I see it differently.” Then stop.\n2. Don't explain yourself twice, and don't defend yourself against a mood.\n3. Say what you'll do, and do it: “If you shout, I'll hang up.”\n4. Write down what was agreed, with the date.\n5. Tell them little that can be used.\n6. People outside who see you as you are.\n\nWhether somebody has a disorder only a professional can say. If you're afraid of this person, 1-800-799-7233 is there day and night.\n\n**One next step:** choose one sentence from the list for the next time.\n\nWho is it: a partner, a parent, a boss?",
  },
  {
    id: "different-cultures",
    topic: "start-softly",
    ask: new RegExp(
      String.raw`\b(?:${partner}|we|us|relationship|marriage)\b[^.!?]{0,25}\b(?:different|another|mixed|interracial|intercultural|interfaith|opposite) (?:cultur\w+|religio\w+|faiths?|countr\w+|backgrounds?|races?|beliefs?)\b|\b(?:interracial|intercultural|interfaith|mixed) (?:relationship|marriage|couple)\b|\b${partner} (?:is|'s) (?:\w+ )?(?:muslim|christian|jewish|hindu|catholic|mormon|an? atheist|religious|from another)\b[^]*\b(?:i'?m|i am) (?:not|an? )?\b|\b(?:want\w*|expect\w*|ask\w*|need) (?:me|us|him|her) to convert\b`,
    ),
    text: "Two worlds in one couple can be rich, and hard where it gets concrete: holidays, food, children, families. It rarely fails over faith itself; it fails over what nobody said aloud. So talk about five things, one per evening, before others decide them: feasts, children's names and upbringing, how much say the families have, money sent home, and what each of you would never give up.\n\n“Tell me what this means to you, not only what the rule is. Then I'll tell you mine.”\n\nNobody should have to give up a faith or a family as the price. Each of you explains it to your own parents.\n\n**One next step:** choose the first of the five for this week.\n\nWhere does it pull most at the moment?",
    short: "“Tell me what this means to you, not only what the rule is. Then I'll tell you mine.”\n\nWhich evening could it be?",
  },
  {
    id: "partner-no-time",
    topic: "grown-apart",
    ask: new RegExp(
      String.raw`\b(?:${partner}|he|she)\b[^.!?]{0,12}\b(?:never|hardly|barely|doesn'?t|doesnt|does not|no)\b[^.!?]{0,8}\b(?:ha(?:s|ve)|make?s?|find?s?|got|spend?s?|any)?\b ?(?:any |enough |much )?time (?:for|with) (?:me|us)\b|\b${partner} (?:is|'s) ${very}(?:busy|working|at work|with (?:his|her|their) (?:friends|buddies|boys|family|mom)|out with (?:his|her|their) friends|out|gone)\b|\b${partner}\b[^.!?]{0,8}\b(?:works? (?:too much|all the time|constantly|so much)|prefers? (?:his|her) friends|puts? (?:his|her|their) (?:friends|family|work|job) (?:first|before me|over me))\b|\bnot a priority\b[^.!?]{0,15}\b(?:${partner}|him|her)\b|\b${partner}\b[^.!?]{0,20}\b(?:isn'?t|not) (?:a |make me a )?priority\b`,
    ),
    text: "To come after everything else makes you feel small, and asking for time isn't asking too much. It's easier to say yes to something exact than to “more”. So ask for one fixed thing, when neither of you is on the way out:\n\n“I miss you. I don't need you to give up work or friends. I'd like one evening a week and a lazy Sunday morning that are ours. Which evening could it be?”\n\nThen look at the next four weeks: does it happen without you reminding? Somebody who wants it finds a place for it, even in a full month.\n\n**One next step:** choose the evening you'd like, and ask for it.\n\nWhat takes the time: work, friends, or the phone?",
    short: "“I miss you. I'd like one evening a week that is ours. Which one could it be?”\n\nWhich evening would you propose?",
  },
  {
    id: "one-sided-love",
    topic: "grown-apart",
    ask: new RegExp(
      String.raw`\b(?:${partner}|he|she)\b[^.!?]{0,12}\b(?:doesn'?t|doesnt|never|stopped|no longer|isn'?t|not|puts? in no|makes? no)\b[^.!?]{0,10}\b(?:effort|trying|try anymore|invest\w*|romantic|affectionate)\b|\bone[- ]sided (?:relationship|marriage|love)\b|\b(?:relationship|marriage)\b[^.!?]{0,12}\bone[- ]sided\b|\b(?:i'?m|i am|i feel like i'?m|feels like i'?m) the only one (?:who(?:'s| is)? )?(?:trying|tries|putting|fighting|making|who cares|working)\b`,
    ),
    text: "Carrying it for two makes you tired and, after a while, bitter. Often the other one doesn't see it, because it runs anyway. So make it visible once, without a bill:\n\n“I plan our evenings, I start our talks, I remember the dates. I miss being chosen. This month I'd like you to plan two evenings for us. It needn't cost anything.”\n\nThen do the hard part: don't remind, and don't fill the gap. After four weeks you know more than from any talk. If something moves, thank for it. If nothing does, the question is no longer how to ask.\n\n**One next step:** choose the one thing you'll stop doing for both.\n\nWhat did it look like in the beginning?",
    short:
      "“I miss being chosen. This month I'd like you to plan two evenings for us. It needn't cost anything.”\n\nWhen could you say it?",
  },
  {
    id: "relative-jealous-of-me",
    topic: "set-a-family-boundary",
    ask: /\bmy (?:\w+ )?(?:sister|brother|cousin|mom|mother|sister in law|sister-in-law|coworker|colleague|best friend|friend|aunt|family)s? (?:is|are|'s|seems?|gets?|got) (?:so |very |really |always )*(?:jealous|envious) of (?:me|my|us)\b/,
    text: "Something good happens to you, and somebody you like answers with a sting; that takes the joy out of it. Envy mostly says “I'd like that too” and comes out as a remark. You don't have to make yourself smaller for it, and you don't have to answer it in kind.\n\nTell your news short and once. Ask about theirs and mean it. And if the remarks go on, alone and calmly: “I'd love you to be happy for me. The comments hurt. Is something hard for you right now?” Sometimes that opens it.\n\n**One next step:** choose whether to ask that, or to tell less for a while.\n\nWhat do the remarks sound like?",
    short:
      "“I'd love you to be happy for me. The comments hurt. Is something hard for you right now?”\n\nWhen are you alone with her or him?",
  },
  {
    id: "absent-parent",
    topic: "estranged-family",
    ask: /\b(?:my )?(?:dad|father|mom|mother)\b[^.!?]{0,12}\b(?:left|abandoned|walked out(?: on)?|was never there|wasn'?t (?:there|around)|never (?:around|there|cared)|disappeared)\b[^.!?]{0,25}\b(?:when i was|little|young|a (?:kid|child|baby)|us|me|growing up|for me)\b|\b(?:my )?(?:dad|father|mom|mother)\b[^.!?]{0,25}\b(?:contact(?:ed|ing)?|wants? (?:to (?:see|meet|talk)|contact|back in)|reach(?:ed|ing) out|wrote|messaged)\b[^.!?]{0,25}\b(?:after|years|again|suddenly|now|back)\b|\bgrew up without (?:a |my )?(?:dad|father|mom|mother)\b|\b(?:haven'?t|havent|hadn'?t) seen my (?:dad|father|mom|mother) (?:in|for|since)\b/,
    text: "A parent who wasn't there leaves a question that grows up with you: why wasn't I enough to stay for? You were. It was about them, and a child can't cause it or prevent it. Anger and missing may stand side by side, also today.\n\nIf contact comes up, you set the pace, and you owe nobody an answer. Small steps can be taken back: a letter before a call, a call before a coffee, an hour in a public place. Ask yourself beforehand what you want: an answer, a sorry, a look at a face, or nothing.\n\n**One next step:** write the one question you'd like answered.\n\nWhat would you want to know?",
    short:
      "“Thank you for writing. I need time. I'd like to begin with letters, and I'll say when I'm ready for more.”\n\nIs that what you want, or is it too much?",
  },
  {
    id: "partner-distrusts-me",
    topic: "jealousy",
    ask: new RegExp(
      String.raw`^(?![^]*\b(?:phone|passwords?|location|track\w*|won'?t let|doesn'?t let|allow\w*|hits?|threat\w*|scared|afraid)\b)[^]*(?:\b(?:${partner}|he|she)\b[^.!?]{0,8}\b(?:doesn'?t|doesnt|does not|never|won'?t|can'?t|cant) (?:even |really |fully )?trust me\b|\b(?:${partner}|he|she)\b[^.!?]{0,10}\b(?:thinks|accuses|accused|keeps accusing|is convinced|believes)\b[^.!?]{0,12}\b(?:me of )?(?:(?:i'?m |i am )?cheat\w*|(?:i'?m )?lying)\b|\b(?:${partner}) is (?:so |very |really |always |too |extremely )*(?:jealous|insecure)\b)`,
    ),
    text: "To be suspected when you did nothing is lonely, and each proof only lasts a day. So don't prove; ask what is under it, in a calm hour: “I'm not with anybody else. What are you afraid of, and since when?” Often it's an old wound, from before you.\n\nThen offer what you'd give gladly, such as saying where you are or introducing your friends, and name what you won't: phone checks, asking for leave, giving up people. Jealousy is theirs to work on; you can be kind about it. If you're watched, punished or kept from your people, that's control, and 1-800-799-7233 talks about it day and night.\n\n**One next step:** ask that question this week.\n\nWhat happens when you go out alone?",
    short: "“I'm not with anybody else. What are you afraid of, and since when?”\n\nWhen would be a calm hour for it?",
  },
  {
    id: "lied-to-my-partner",
    topic: "apologize",
    ask: new RegExp(
      String.raw`\b(?:re ?build|regain|earn|get|win|fix)\b[^.!?]{0,15}\btrust\b[^.!?]{0,15}\b(?:after i|i (?:lied|cheated|broke|hid|messed)|back after)\b|\bi (?:have |'ve )?(?:lied to|broke (?:the )?trust of|betrayed|hid (?:a |my |some |the |something |money |debt |things )*from|have been lying to|kept (?:a secret|something|it) from) (?:my )?(?:${partner}|best friend|friend|mom|parents|him|her)\b|\bi broke (?:my |his|her|their) ?(?:${partner}'?s)? ?trust\b`,
    ),
    text: "That you want to put it right is where it begins. Trust comes back slowly, from many small things that turn out to be true, and the first is the whole truth at once. Slices do the most harm.\n\n1. Say all of it, without “but”: what, since when, and what you did to hide it.\n2. Say what it must have been like, and let the anger come.\n3. Open what was closed, unasked: accounts, plans, where you are.\n4. Keep small promises for months, and don't ask “are you over it?”\n\n“I lied about [what]. You had a right to know. Ask me anything, as often as you need.”\n\n**One next step:** write down everything that isn't said yet.\n\nDoes the other one know all of it?",
    short:
      "“I lied about [what]. You had a right to know, and I'm sorry. Ask me anything, as often as you need.”\n\nWhat is the hardest part to say?",
  },
  {
    id: "ghosted-after-a-while",
    topic: "dating-again",
    ask: /\b(?:i (?:just |recently )?(?:got|was|been|have been|am being|keep getting)|i'?m being|being|getting) ghosted\b|\b(?:he|she|they|guy|girl|man|woman|date|match|someone)\b[^.!?]{0,25}\b(?:ghosted me|is ghosting me|disappeared on me|vanished|just disappeared|stopped (?:texting|answering|replying|responding|talking to me))\b(?![^.!?]{0,20}\b(?:boss|landlord|recruiter)\b)/,
    text: "No word at all is worse than a no, because your head has to write the ending. It says that somebody couldn't have an awkward talk; it doesn't say what you're worth. Going back over every message won't find the reason, since it mostly lies in them: someone else, fear, no real interest.\n\nIf you need an end, write it yourself, once: “I liked our time. I see you've gone quiet, so I'll leave it here. I wish you well.” No question in it, and then mute.\n\n**One next step:** send that line or delete the chat tonight, one of the two.\n\nHow long did it go on between you?",
    short:
      "“I liked our time. I see you've gone quiet, so I'll leave it here. I wish you well.”\n\nDo you want to send it, or only to write it?",
  },
  {
    id: "parent-dying",
    topic: "care-for-someone",
    ask: /\b(?:my|our) (?:\w+ )?(?:mom|mum|mother|dad|father|grandma|grandpa|grandmother|grandfather|husband|wife|brother|sister|best friend|friend|aunt|uncle|son|daughter)(?:'s| is|s)? (?:\w+ )?(?:dying|terminal\w*|in hospice|on hospice|(?:not )?going to die|near the end|has (?:only )?(?:\w+ ){0,3}(?:weeks|months|days) (?:left|to live))\b|\b(?:mom|mother|dad|father|husband|wife|grandma|grandpa|brother|sister)\b[^.!?]{0,15}\b(?:has |with |got )?(?:stage (?:4|four|iv)|terminal) ?(?:cancer|illness)?\b/,
    text: "I'm so sorry. To know that it's coming and not know when is a kind of grief already. You can't change the end, and you can make the time that's left count. Three things people are glad of afterward: to have been there, even just sitting; to have said the few sentences, “I love you”, “thank you”, “I'm sorry”; and to have asked what they want.\n\nPractical help exists, so that you can be family and not only nurse: ask the doctor about palliative care or hospice; it takes care of pain and of you.\n\n**One next step:** choose the next day you'll be with them, or call tonight.\n\nHow much time do you have, and who's with you in this?",
  },
  {
    id: "partner-always-angry",
    topic: "partner-struggles",
    ask: new RegExp(
      String.raw`\b${partner} (?:is|'s|has been|gets|seems) ${very}(?:angry|moody|grumpy|irritable|irritated|annoyed|in a bad mood|negative|cranky|stressed(?: out)?|short with me|snappy|snapping)\b(?! (?:at|with) me (?:for|because|about))`,
    ),
    text: "Living beside a bad mood means listening for footsteps, and it wears you out. Anger that goes at everything is often tiredness, worry, pain or low mood with a loud face. You may ask, and you don't have to carry it:\n\n“You've been on edge for weeks. I'm not blaming you. What's weighing on you? And I need you to not let it out at home.”\n\nSay it in a quiet hour, side by side. If sleep, drinking, pain or sadness is behind it, a doctor's visit is the door. If you're afraid, or things get thrown, don't try it alone: 1-800-799-7233, day and night.\n\n**One next step:** choose the hour, a walk or a drive.\n\nSince when has it been like that?",
    short: "“You've been on edge for weeks. What's weighing on you? I need it not to come out at home.”\n\nWhen are you two calm together?",
  },
  {
    id: "in-law-undermines",
    topic: "in-laws",
    ask: /\b(?:mother|father|parents?|sister)[- ]in[- ]law\b[^.!?]{0,20}\b(?:gives?|feeds?|undermin\w+|ignor\w+|spoils?|lets?|doesn'?t respect|doesnt respect|disrespect\w*|goes against|breaks|overrules?|interferes?|tells me how|meddl\w*)\b[^.!?]{0,25}\b(?:kids?|child(?:ren)?|son|daughter|baby|toddler|rules|parenting|candy|sugar|screen|to raise|boundar\w+)\b|\b(?:in[- ]?laws|grandparents|my mom|my mother|grandma)\b[^.!?]{0,12}\b(?:undermin\w+|spoils?|ignore?s?|don'?t respect|doesn'?t respect)\b[^.!?]{0,12}\b(?:my |our )?(?:kids?|child(?:ren)?|son|daughter|baby|rules|parenting)\b/,
    text: "It isn't about the candy; it's about who decides, so it's right to settle it. First agree as a couple on what really matters, two rules and not ten. Then the one whose mother it is says it, friendly and before the next visit:\n\n“We're so glad the kids have you. Two things we need: no sweets before dinner, and bedtime at eight. Everything else is your grandma time.”\n\nIf it happens again: “We talked about this. If it doesn't work, we'll visit together and not leave them here.” Then do it once, without anger.\n\n**One next step:** choose your two rules tonight, together.\n\nWhich two are they?",
    short:
      "“We're so glad the kids have you. Two things we need: no sweets before dinner, and bedtime at eight. Everything else is your time with them.”\n\nWhich two would you put in?",
  },
  {
    id: "neighbor-parking",
    topic: "noisy-neighbor",
    ask: /\bneighbou?rs?\b[^.!?]{0,20}\b(?:parks?|parking|parked|fence|trees?|hedge|trash|garbage|smok\w+|smoke|leaves? (?:his|her|their)|throws?|camera|driveway|property line|feeds? (?:cats|pigeons))\b/,
    text: "It's small and it's every day, so of course it gets to you. Notes are read as a scolding; ten friendly minutes at the door mostly do more, by day and before you're furious:\n\n“Hi, I'm [name] from next door. I may be wrong, but I think [this spot] is ours. It makes my mornings hard. Could you leave it free from now on? Thanks, I'd appreciate it.”\n\nThen write down dates and take a photo each time. If it goes on, it goes in writing to the landlord or association with those dates; many cities offer free mediation.\n\n**One next step:** go over once, this week, in daylight.\n\nHave you ever spoken with them?",
    short:
      "“I may be wrong, but I think [this spot] is ours. Could you leave it free from now on? I'd appreciate it.”\n\nWhen are they mostly home?",
  },
  {
    id: "is-it-the-one",
    topic: "decide",
    ask: /\b(?:how (?:do|can|would|will) (?:i|you|we) (?:\w+ )?(?:know|tell)|how to (?:know|tell))\b[^.!?]{0,15}\b(?:(?:he|she|they|this|it)(?:'s| is|s|'re| are)? (?:really )?(?:the one|the right (?:one|person|man|woman|guy|girl)|right for me|love|real love|real)|if (?:i|we)(?:'m| am|'re)? (?:really |still |actually )?(?:love|in love|compatible)|with the right person)\b|\bis (?:he|she|my \w+) (?:really )?the (?:one|right (?:one|person|man|woman))\b|\bdo i (?:really |still |actually )(?:love|like) (?:him|her|my \w+)\b/,
    text: "There's no sign from above; there are ordinary days that tell you. Five questions sort it better than a feeling on a Saturday night:\n\n1. Am I more myself beside this person, or more careful?\n2. Can we fight and find back, with respect?\n3. Do words and deeds fit together?\n4. Do we want roughly the same: children, place, money, closeness?\n5. Would I want my best friend to be loved like this?\n\nMostly yes is a lot; nobody is right in everything. Doubts on bad days are normal. A doubt that comes back on the good days deserves a look.\n\n**One next step:** write your five answers, and read them in a week.\n\nWhich of them made you stop?",
  },
  {
    id: "good-relationship",
    topic: "start-softly",
    ask: /\b(?:what (?:makes|is|are)|signs of|keys? to|secrets? (?:to|of)|tips for|how (?:do|can|to)[^.!?]{0,15}(?:have|build|keep|get))\b[^.!?]{0,12}\b(?:a |the )?(?:good|healthy|happy|strong|lasting|successful|great|better)[^.!?]{0,8}\b(?:relationship|marriage|couple)s?\b/,
    text: "Less luck than habits, and they're small. What research on couples finds again and again:\n\n1. Answering each other's little bids: a look, a question, a joke.\n2. Beginning a complaint softly, about one thing.\n3. Finding back after a fight, the same day if it goes.\n4. Saying thank you for the usual things.\n5. A life of one's own beside it: friends, work, sleep.\n6. No contempt, no fear; a no is allowed.\n\nNot needed: the same hobbies, no fights, great passion every week. Fifteen minutes a day of real talk carry far.\n\n**One next step:** tonight, ask “What was good today?” and listen to the end.\n\nWhich of the six would you like more of?",
  },
  {
    id: "too-needy",
    topic: "jealousy",
    ask: /\b(?:stop|not|less|quit|avoid)\b[^.!?]{0,10}\b(?:be|being)?[^.!?]{0,6}\b(?:needy|clingy|insecure in (?:my|a) relationship|dependent on (?:him|her|my))\b|\b(?:i'?m|i am|am i|i feel|i get) (?:so |too |very |really |way too |being )*(?:needy|clingy|codependent)\b|\bi (?:always |often )?(?:get|become) (?:too |so |very )?attached (?:too |so |very |really )?(?:quickly|fast|easily|soon)?\b|\b(?:afraid|scared|terrified|fear)\b[^.!?]{0,12}\b(?:he|she|they|my \w+)(?:'ll| will|'s going to| might| is going to) (?:leave|dump) me\b|\bfear of abandonment\b|\bafraid of being (?:left|abandoned)\b/,
    text: "Wanting closeness isn't a fault; the fear under it is what makes it heavy, for you most of all. It gets quieter when not everything hangs on one person:\n\n1. When the pull comes, wait twenty minutes: walk, shower, call a friend. It drops.\n2. Ask once and plainly, instead of testing: “I feel far from you. Could we call tonight?”\n3. Two evenings a week that are yours, with people or a thing you like.\n4. Someone new: your own days stay full, and you look for three months at how they act, not how it feels.\n\nIf it's an old fear, a therapist helps well with it.\n\n**One next step:** fill one evening this week that doesn't depend on them.\n\nWhen is the pull strongest?",
  },
  {
    id: "stop-nagging",
    topic: "start-softly",
    ask: new RegExp(
      String.raw`\bstop\b[^.!?]{0,8}\b(?:nagging|yelling at|criticizing|complaining (?:to|about)|picking fights with|snapping at|being (?:mean|rude|short) (?:to|with)|controlling)\b(?! (?:my |the )?(?:kids?|child\w*|son|daughter|toddler))[^.!?]{0,12}\b(?:${partner}|him|her|everyone|people)\b|\b${partner} says (?:that )?i(?:'m| am)? (?:always )?nag\w*\b`,
    ),
    text: "Nagging is mostly a fair wish that was heard too late, so don't swallow the wish; give it another form:\n\n1. One wish at a time, in a sentence that begins with I: “I'd like the trash out by eight.”\n2. Once. Then it's a fixed job with a day, on a list both can see, and you don't remind.\n3. If it's left undone, let it show, and don't do it in anger.\n4. Say one thing you liked each day; it makes the wish lighter to hear.\n\nAnd when you're hungry or tired, say that first: “I'm worn out, so I'm short. It isn't you.”\n\n**One next step:** choose the one wish that matters most this week.\n\nWhich one is it?",
  },
  {
    id: "clingy-partner",
    topic: "start-softly",
    ask: new RegExp(
      String.raw`\b(?:${partner}) (?:is|'s|gets|has become|acts) ${very}(?:clingy|needy|dependent|codependent|attached)\b|\b(?:${partner})\b[^.!?]{0,12}\b(?:wants?|needs?) (?:constant|all my|too much|to (?:be|spend)[^.!?]{0,15}(?:every|all)) ?(?:attention|time|day|the time|minute)?\b|\bi need (?:more )?(?:space|time alone|alone time|time (?:for|to) myself)\b[^.!?]{0,20}\b(?:${partner}|relationship|him|her)\b`,
    ),
    text: "Needing air doesn't mean you love less, and it gets worse if you only pull back without a word. Then the other one reaches harder. Say both halves together, and put it into hours:\n\n“I love being with you, and I need time alone to be good company. Tuesday and Thursday evening I'm on my own, and Friday I'm all yours. It's not against you.”\n\nThen keep the Friday as firmly as the Tuesday; being able to count on you makes the reaching smaller. If alone time is answered with tests or threats, name that, too.\n\n**One next step:** choose your two evenings.\n\nWhat happens when you take an evening for yourself now?",
    short:
      "“I love being with you, and I need time alone. Tuesday I'm on my own, and Friday I'm all yours.”\n\nWhich evenings would you choose?",
  },
  {
    id: "parents-plan-my-life",
    topic: "set-a-family-boundary",
    ask: new RegExp(
      String.raw`\bmy (?:${parent}|family)\b[^.!?]{0,10}\b(?:wants?|wanted|expects?|pressur\w+|push(?:es|ing)?|forc\w+|insists?)\b[^.!?]{0,10}\bme (?:to|into)\b[^.!?]{0,10}\b(?:be(?:come)?|study|studying|go to (?:college|med|law|medical)|marry|get married|have (?:kids|children|a baby)|take over|major|work (?:in|for)|a (?:doctor|lawyer|engineer)|arranged)\b`,
    ),
    text: "They picture a safe life for you, and it's still yours to live. It helps to hear what is under their wish, mostly fear or pride, before you say no to it:\n\n“I know you want me to be safe, and I'm grateful for what you did. I've thought about it, and I'm going to [your plan]. I don't need you to like it. I'd like you to ask me about it.”\n\nBring one plan on paper, with money and time in it; that calms parents more than arguments. Say it more than once, in the same words.\n\n**One next step:** write your plan in five lines.\n\nWhat would you do if nobody had a say in it?",
    short:
      "“I know you want me to be safe. I've thought about it, and I'm going to [your plan]. I'd like you to ask me about it.”\n\nWhat would you put in for the plan?",
  },
  {
    id: "parents-do-not-get-me",
    topic: "set-a-family-boundary",
    ask: new RegExp(
      String.raw`\bmy (?:${parent}|family)\b[^.!?]{0,6}\b(?:don'?t|doesn'?t|dont|doesnt|never|do not|does not|won'?t) (?:even |really |ever |try to )?(?:understands?|get|listens?(?: to)?|hear|care(?:s)? about|loves?|support(?:s)?|take(?:s)?) ?(?:me|my|what i)?\b(?!r)(?![^.!?]{0,10}\b(?:boyfriend|girlfriend|boundar\w+))|\bmy (?:${parent}) hates? me\b`,
    ),
    text: "Not being understood by the people who raised you is lonely in its own way. They often hear a worry where you tell a feeling, so they answer with advice. Tell them beforehand what you need, and make it small:\n\n“I want to tell you something, and I don't need a solution. Could you just listen for five minutes?”\n\nOne thing, one example, not your whole life. Some parents learn that, some can't; then you may stop waiting at that door and take it to people who can: a friend, an aunt, a counselor. That isn't disloyal.\n\n**One next step:** choose the one thing you'd most like them to know.\n\nWhat is it they don't see?",
    short:
      "“I want to tell you something, and I don't need a solution. Could you just listen for five minutes?”\n\nWhich parent would it be easier with?",
  },
  {
    id: "looking-for-love",
    topic: "dating-again",
    ask: /^\W*(?:how (?:to|do i|can i)|where (?:to|do i|can i)|i want to|help me|tips (?:on|for)) (?:\w+ )?(?:find|finding|meet|meeting|get|look for) (?:true |real |a )?(?:love|someone|a (?:good |nice )?(?:partner|boyfriend|girlfriend|man|woman|guy|girl|husband|wife|relationship)|(?:new |single )?(?:men|women|guys|girls|singles))\b[^.!?]{0,25}\W*$/,
    text: "Mostly by being seen more than once by the same people, and by saying so. Three ways side by side work best:\n\n1. One weekly thing you'd enjoy even if nobody came of it: a class, a running group, a choir, volunteering.\n2. Tell three friends: “I'd like to meet someone. Do you know anybody kind?” Many couples start that way.\n3. An app in small doses: three honest photos, one concrete line, two chats at a time, and a coffee within ten days.\n\nLook for how you feel afterward, calmer or smaller. That tells more than sparks.\n\n**One next step:** write to those three friends today.\n\nWhere do you see new people in an ordinary week?",
  },
  {
    id: "scared-of-commitment",
    topic: "dating-again",
    ask: /\b(?:scared|afraid|fear|terrified|anxious)\b[^.!?]{0,10}\b(?:of|about)? ?(?:commit\w*|(?:being in )?(?:a )?(?:serious )?relationships?|getting (?:too )?(?:close|hurt again|serious)|intimacy|love|falling in love)\b|\bcommitment issues\b|\bi (?:always |keep )?(?:push(?:ing)?|pull(?:ing)? away from|shut|sabotag\w+)\b[^.!?]{0,8}\b(?:people|everyone|men|women|guys|girls|him|her|relationships?|others)\b(?: (?:away|out|off))?|\bi (?:can'?t|cant|don'?t know how to|am (?:scared|afraid) to|'m (?:scared|afraid) to|find it hard to|struggle to) (?:let (?:people|anyone|someone|him|her) in|open up(?: to (?:people|anyone|him|her))?)\b/,
    text: "Pulling back when it gets close is mostly an old protection: at some point closeness cost you something. It was sensible then, and it may be too big now. It doesn't change by deciding; it changes in small doses with somebody who's kind:\n\n1. Notice the moment: what did they do just before you wanted to go?\n2. Stay one hour longer than the urge, and say it: “I get scared when it's good. I'm not leaving, I'm slow.”\n3. Tell one small true thing a week.\n\nGo by how they treat what you show. If the pattern costs you people again and again, a therapist is good at exactly this.\n\n**One next step:** write down the last time you pulled away, and what came before.\n\nWhat was it?",
  },
  {
    id: "friends-do-not-care",
    topic: "keep-friends",
    notAfter: /\b(?:pain|illness|sick|disease|fibromyalgia|migraines?|depress\w+|anxiety|adhd|autis\w+)\b/,
    ask: /\bmy friends\b[^.!?]{0,6}\b(?:don'?t|dont|do not|never|stopped) (?:even |really |ever |seem to )?(?:care|ask|check|call|text|invite|include|reach|want|like|listen|support|understand)\b|\b(?:my|our) friend ?group\b[^.!?]{0,12}\b(?:is |has |'s )?(?:fall\w* apart|drift\w*|split\w*|broke\w*|toxic|exclud\w*|chang\w*)\b|\b(?:drift(?:ing|ed)|grow(?:ing|n)) apart from (?:my|all my) (?:\w+ )?friends?\b/,
    text: "That hurts, because you can't demand friendship, and so you wait and count. Before you give up on all of them, look at them one by one; a group is always slower and colder than its people.\n\nWho of them is the kindest? Write to that one, with a day: “I've missed you. Coffee on Thursday?” And say once what you need: “I'd be glad if you asked how I am sometimes.” Who answers is worth your time. From the others you may step back without a scene.\n\nAnd let one new place into your week; friends come in more than one circle.\n\n**One next step:** send that message to the kindest one.\n\nWho would it be?",
    short: "“I've missed you. Coffee on Thursday? And I'd be glad if you asked how I am sometimes.”\n\nWho would get it first?",
  },
  {
    id: "parents-silent-after-coming-out",
    topic: "coming-out",
    ask: /\bi (?:just |finally |recently )?(?:came out|told (?:my|them)[^.!?]{0,20}(?:i'?m|that i'?m|i am) (?:gay|lesbian|bi\w*|trans\w*|queer))\b[^]{0,60}\b(?:not (?:talking|speaking)|won'?t (?:talk|speak|accept|look)|don'?t (?:accept|talk|want)|mad|angry|cry\w*|cried|disappointed|reject\w*|kicked|badly|silent|ignor\w*|stopped talking|upset)\b/,
    text: "You showed them who you are, and got silence for it. That hurts, and it says nothing against you. Parents often need months: their first reaction is shock about their own picture of the future, and it's rarely their last word.\n\nYou don't have to explain, convince or take anything back. One line keeps the door open: “I'm still your [son/daughter]. I'm here when you want to talk, and I won't apologize for who I am.”\n\nUntil then be with people who are glad about you. PFLAG has groups for parents like yours; the Trevor Project, 1-866-488-7386, is there day and night if you're young.\n\n**One next step:** tell one person who's on your side how it went.\n\nDo you live with them, and are you safe there?",
    short:
      "“I'm still your [son/daughter]. I'm here when you want to talk, and I won't apologize for who I am.”\n\nWould you rather send it or say it?",
  },
  {
    id: "bored-in-love",
    topic: "grown-apart",
    ask: new RegExp(
      String.raw`\b(?:bored|boring|stale|routine|dull)\b[^.!?]{0,12}\b(?:in |with )?(?:my |our |the )?(?:relationship|marriage|${partner})\b|\b(?:relationship|marriage|love life) (?:is|has become|feels|got) (?:so |very |really |a bit )?(?:boring|stale|dull|routine)\b|\b(?:bring|get|keep|find|lost?|put) ?(?:back )?(?:the )?(?:spark|romance|passion|fire|excitement)\b|\bspice (?:up|things up)\b|\bthe spark is gone\b`,
    ),
    text: "After the first year or two the big excitement gets quiet in nearly every couple; what keeps it alive is doing new things together. Not candles: new. Shared first times bring back some of the early feeling.\n\n1. Once a week something neither of you has done: a class, a strange recipe, another town by bus.\n2. Questions you don't ask anymore: “What would you do with a free year?”\n3. Ten seconds of hug or kiss at hello and goodbye.\n4. Something of your own, so that you have things to tell.\n\nTake turns choosing, and keep it cheap.\n\n**One next step:** choose the first new thing for this weekend.\n\nWhat did you two do in the beginning that you stopped?",
  },
  {
    id: "whether-to-marry",
    topic: "decide",
    ask: /\b(?:should|do|when should|when to|are) (?:i|we) (?:really )?(?:get married|marry|getting married|ready (?:to|for) (?:get married|marry|marriage)|propose|get engaged)\b|\bis it too (?:early|soon) to (?:get married|marry|propose|get engaged)\b|\bready for marriage\b/,
    text: "The wedding is a day; the question is about ten thousand breakfasts. Couples who do well mostly settled these before: children or not, how you handle money and debts, where you live, how much say the families have, and how you fight and find back.\n\nIf you agree on those roughly, and each of you can be wrong without fear, much speaks for it. If you hope that marriage will change something that bothers you now, wait; it mostly makes it bigger. Two years of ordinary life together tell more than any test.\n\n**One next step:** talk through one of the five this week, phones away.\n\nWhich of the five have you never spoken about?",
  },
  {
    id: "couples-therapy",
    topic: "start-softly",
    ask: /\b(?:couples?|marriage|relationship)(?:'s|s')? (?:therapy|counsel\w+|therapist)\b/,
    text: "It's worth it most when you go before everything is broken, and when both come, even if only one is convinced. It isn't a court; a good one stops the fight, slows you down, and makes each of you hear the other. Eight to twelve talks are usual, and you should notice something after four.\n\nCost: mostly $100 to $200 an hour; ask for a sliding scale, at a family service agency or a university clinic it's far less. If one hits or threatens, it's the wrong place; then 1-800-799-7233 first.\n\n“I'd like us to get help while we still like each other. Four times, and then we decide.”\n\n**One next step:** find two names, and ask which one suits you both.\n\nWould your partner come along?",
    short: "“I'd like us to get help while we still like each other. Four times, and then we decide.”\n\nWhen would be a good hour to ask?",
  },
  {
    id: "rude-people",
    topic: "plan-a-hard-talk",
    ask: /\b(?:deal|dealing|handle|handling|cope|respond|react)\b[^.!?]{0,12}\b(?:rude|mean|difficult|toxic|negative|annoying|disrespectful|aggressive|arrogant|passive[- ]aggressive|manipulative) (?:people|person|comments?|family members?|relatives?|customers?)\b/,
    text: "You can't choose their tone, and you can choose how much of you they get. Four tools, from soft to firm:\n\n1. Wait two breaths, and ask: “What do you mean by that?” Many back off when they have to explain.\n2. Name it flatly: “That was rude.” No smile, no speech.\n3. A border: “I'll talk about it when it's calm.” Then go.\n4. Less of them: shorter, rarer, in writing, with others there.\n\nTheir mood is about their day. Don't argue with it, and don't take it home; tell one person and let it go.\n\n**One next step:** choose the one sentence that sounds most like you.\n\nWho is it, and what was the last thing said?",
  },
  {
    id: "toxic-relationship-signs",
    topic: "look-at-the-signs",
    ask: /\b(?:signs?|red flags?|symptoms?)\b[^.!?]{0,10}\b(?:of|in|for|that)\b[^.!?]{0,10}\b(?:a |an |my |you'?re in a )?(?:toxic|unhealthy|bad|abusive) (?:relationship|marriage|partner|friendship|person)\b|\bwhat (?:is|makes|are) (?:a |an )?(?:toxic|unhealthy) (?:relationship|person|friendship|people)\b/,
    text: "Every couple has bad weeks. These are more than that, above all if several are there again and again:\n\n1. A no is punished: with anger, silence, or guilt.\n2. Phone, money, clothes or friends are checked or decided for you.\n3. You're made small, alone or in front of others, and it's “a joke”.\n4. It always ends up being your fault.\n5. You plan your words and days around a mood.\n6. You see your own people less and less.\n\nAnd anything that frightens you counts by itself. 1-800-799-7233 sorts it with you, day and night, also when you aren't sure.\n\n**One next step:** count, for the last month, which of these happened.\n\nWhich ones do you know?",
  },
  {
    id: "partner-drinks",
    topic: "family-addiction",
    ask: new RegExp(
      String.raw`\b(?:${partner}|${parent}|sister|brother|son|daughter|roommate|best friend|friend)\b[^.!?]{0,8}\b(?:drinks?|is drinking|drinking|drank) (?:${very}|way )*(?:much|a lot|every (?:night|day|evening|weekend)|again|heavily|daily|nonstop|alone)\b`,
    ),
    text: "To watch somebody you love drink, and count the glasses, makes you lonely beside them. You didn't cause it, you can't control it, and you can't cure it. You can say what you see, sober and by day:\n\n“I saw you [fall asleep at dinner three times this week]. I'm worried, and I miss you. I'd like you to talk to a doctor. I'll come along.”\n\nDon't pour it out, don't lie for them, don't get in the car. And look after yourself: Al-Anon is free and everywhere; SAMHSA, 1-800-662-4357, helps families day and night. Stopping suddenly after heavy drinking can be dangerous; a doctor first.\n\n**One next step:** look up one Al-Anon meeting this week.\n\nHow much is it, and since when?",
    short:
      "“I saw [what, on which day]. I'm worried, and I miss you. I'd like you to talk to a doctor. I'll come along.”\n\nWhen is a sober hour for it?",
  },
  {
    id: "partner-wont-forgive",
    topic: "apologize",
    ask: new RegExp(
      String.raw`\b(?:${partner}|${parent}|sister|brother|best friend|friend|daughter|son|he|she|they)\b[^.!?]{0,8}\b(?:won'?t|wont|will not|doesn'?t|doesnt|can'?t|cant|didn'?t|hasn'?t|refuses? to|never)\b[^.!?]{0,8}\b(?:forgive|forgives|forgiven|accept (?:my|the) apolog\w+)\b(?: me)?`,
    ),
    text: "You said sorry and it isn't enough, and now you wait. Forgiving has its own clock, and it can't be pushed; asking for it again mostly makes it about you. What you can do is smaller and longer:\n\n1. One whole apology, if it wasn't one yet: what you did, what it must have been like, no “but”.\n2. One change they can see, for weeks, without pointing at it.\n3. Room: “I'm not asking you to be over it. I'm here.”\n\nIf it never comes, you'll still have done your part, and you may put the stone down one day.\n\n**One next step:** choose the one change, and begin today.\n\nWhat was it that happened?",
    short:
      "“I know what I did, and what it was like for you. I'm not asking you to be over it. I'm here.”\n\nWhat is the change they would see?",
  },
  {
    id: "be-a-better-friend",
    topic: "keep-friends",
    ask: /\bhow (?:can|do|could|to) (?:i )?(?:be|become) (?:a )?(?:better|good) (?:friend|listener|daughter|son|sister|brother|person to (?:talk|be with)|communicator)\b|\bhow (?:can|do|to) (?:i )?listen better\b/,
    text: "It's less about being nice than about being there in small ways, and noticing:\n\n1. Listen without fixing: “Do you want ideas, or ears?”\n2. Remember one thing and ask about it a week later.\n3. Say a plan with a day: “Thursday, coffee?” in place of “sometime”.\n4. Be glad about their good news, aloud, with a question.\n5. When you hurt them, say sorry within a day, without a but.\n6. Keep what you're told to yourself.\n\nOne of them done often is worth more than all of them once.\n\n**One next step:** write to one person now, and ask about the thing they told you last.\n\nWho would you like to be better for?",
  },
  {
    id: "people-leave-me",
    topic: "keep-friends",
    ask: /\b(?:people|everyone|everybody|they|friends|men|women|guys|girls) (?:always|all|eventually|just|keep) (?:leave|leaving|leaves|abandon\w*|reject\w*|forget\w*|replac\w*|us(?:e|es|ing)) me\b|\beveryone (?:i love )?leaves(?: me)?\b|\bi always (?:get|end up) (?:left|abandoned|replaced|used|alone|hurt)\b/,
    text: "After it happens a few times, each new goodbye proves a rule that you already believe. Some people left for their own reasons: a move, a baby, a fear. Some you may have chosen because they felt familiar. And sometimes one goes first, in small ways, so as not to be left. None of it makes you someone to be left.\n\nLook for the ones who stayed, even at the edge: a cousin, an old classmate, a neighbor. Being steady with two of those changes the rule more than a new great friend.\n\n**One next step:** write down two names that stayed, and message one today.\n\nWho was the last one who left, and how did it go?",
  },
  {
    id: "help-depressed-friend",
    topic: "support-a-friend",
    ask: /\b(?:help|support|be there for|talk to|deal with)\b[^.!?]{0,12}\b(?:my |a |an? )?(?:\w+ )?(?:friend|sister|brother|mom|mother|dad|father|son|daughter|roommate|cousin|someone|somebody|coworker)\b[^.!?]{0,12}\b(?:with|who has|has|who'?s|is|in)\b[^.!?]{0,8}\b(?:depress\w+|anxiety|ptsd|bipolar|mental (?:health|illness))/,
    text: "You can't lift it, and you can make somebody less alone in it; that's a lot. What helps most is small, steady and asks for nothing:\n\n1. Short messages that need no answer: “Thinking of you. No need to write back.”\n2. One definite thing: “I'm coming Thursday with soup, twenty minutes.”\n3. Listen, don't cheer up. “That sounds so heavy. I'm glad you told me.”\n4. Offer to make the doctor's call together.\n5. Ask plainly if you worry: “Are you thinking about dying?” If yes, stay, and call or text 988.\n\nAnd keep your own sleep and limits.\n\n**One next step:** send the first message now.\n\nWhat have you noticed in them?",
  },
  {
    id: "child-not-talking-to-me",
    topic: "talk-with-a-child",
    ask: /^(?![^]*\b(?:divorc\w*|separat\w*|years|adult|grown|wedding)\b)[^]*(?:\bmy (?:teen(?:age)?d? |adult |grown |oldest |youngest |\d+[- ]year[- ]old )?(?:daughter|son|teenager|teen|child|kid)\b[^.!?]{0,8}\b(?:won'?t|wont|doesn'?t|doesnt|does not|refuses to|never|stopped|barely|hardly|isn'?t|is not|not)\b[^.!?]{0,6}\b(?:talk(?:s|ing)?|speak(?:s|ing)?|open(?:s)? up|tell(?:s)?|communicat\w*)\b[^.!?]{0,6}\b(?:to me|with me|me anything|to us|anymore|me)\b|\bmy (?:own |teen(?:age)? |oldest |youngest |adult )?(?:daughter|son|teenager|child|kids?) hates? me\b)/,
    text: "A closed door hurts more than a loud one. It mostly doesn't mean that you've lost them; it means that talking costs too much at the moment: questions, advice, a look. So ask for less and be around more:\n\n1. Ten minutes a day side by side, in the car, over a snack, with no question about school.\n2. Tell something small of your own day, with a mistake in it.\n3. When a word comes, only say “Hm, tell me more”.\n4. Once, in writing: “I'm here. You don't have to talk. I love you.”\n\nIf sleep, food, friends or school change for weeks, ask the doctor or the counselor.\n\n**One next step:** send that line tonight.\n\nHow old, and since when?",
    short: "“I'm here. You don't have to talk. I love you.”\n\nWould a note or a text suit your child better?",
  },
  {
    id: "alone-with-it-in-marriage",
    topic: "chores-fair",
    ask: new RegExp(
      String.raw`\b(?:feel like|like|i'?m|am|basically) (?:a |the )?(?:married )?single (?:mom|mother|parent|dad|father)\b[^.!?]{0,25}\b(?:marriage|married|relationship|${partner}|even though|with a)\b|\bmarried single (?:mom|mother|parent)\b|\b${partner} (?:doesn'?t|doesnt|does not|never|won'?t|hardly|barely) (?:helps?|does anything|do anything|lifts? a finger|takes? care|do(?:es)? much)\b[^.!?]{0,12}\b(?:with|around|for|of)\b[^.!?]{0,10}\b(?:kids?|child(?:ren)?|baby|house|home)\b|\b${partner} (?:(?:is|does|never|always|just|still|basically|literally) )*(?:isn'?t helping|not helping|does nothing|no help(?: at all)?|leaves everything to me|leaves me (?:alone )?with)\b[^.!?]{0,12}\b(?:with|around|for|at|the|our)\b[^.!?]{0,10}\b(?:kids?|child(?:ren)?|baby|house|home)\b|\bi do everything (?:at home|around (?:here|the house)|for the (?:kids|family)|by myself|with the kids)\b`,
    ),
    text: "Two adults in the house, and one of them carries it all, the thinking too; that makes you tired and lonely at once. Asking for help keeps the whole with you. Hand over whole things:\n\n“I can't carry this alone anymore. From Monday I'd like you to take bedtime and Saturday morning, from thinking of it to done. I won't remind you. Which of the two would you rather start with?”\n\nThen leave the house at that hour, really, and let it go differently than you'd do it. After four weeks look at the split again, with a list.\n\n**One next step:** choose the two things you'll hand over.\n\nWhich two would give you the most air?",
    short:
      "“I can't carry this alone anymore. From Monday I'd like you to take bedtime and Saturday morning, from thinking of it to done.”\n\nWhich two would you name?",
  },
  {
    id: "where-is-this-going",
    topic: "dating-again",
    ask: /\b(?:where (?:this|it|we|things)(?:'s| is| are|'re)? (?:going|heading|stand)|where do we stand|define (?:the|our) relationship|\bdtr\b|make it official|be exclusive|become exclusive|are we (?:together|exclusive|a couple|dating)|if we(?:'re| are) (?:together|exclusive|a couple|official)|ask (?:him|her|them|a (?:girl|guy)|my \w+) to be my (?:boyfriend|girlfriend))\b|\bsituationship\b|\b(?:won'?t|doesn'?t want (?:a )?|avoids?|no) labels?\b/,
    text: "After some weeks it's a fair question, and somebody who likes you won't run from it; who runs would have gone anyway. Ask it lightly, in person, after a nice hour, and say your own part first:\n\n“I like what we have, and I'd like us to be together, just the two of us. How is it for you?”\n\nThen be quiet. A yes is a yes. “Let's see” may be fine for four weeks with a date. “I don't do labels” means that you get what you have now, and not more; ask yourself if that's enough.\n\n**One next step:** choose the day you'll ask.\n\nWhat would you like the answer to be?",
    short:
      "“I like what we have, and I'd like us to be together, just the two of us. How is it for you?”\n\nWhen will you see each other next?",
  },
  {
    id: "texting-a-crush",
    topic: "dating-again",
    ask: /\b(?:bad|terrible|awful|not good|suck) at (?:texting|flirting|talking to (?:girls|guys|women|men))\b|\b(?:how (?:do|can|should) i|how to|tips (?:for|on)) (?:\w+ )?(?:flirt|text (?:a |my |this |the )?(?:girl|guy|crush|woman|man|him|her)|keep (?:a|the) (?:conversation|chat) (?:going|alive|interesting))\b|\bwhat (?:do|should|can) i text (?:a |my |this )?(?:girl|guy|crush|woman|man)\b|\bdry text\w*\b|\brun(?:ning)? out of things to (?:say|text|talk about)\b/,
    text: "Texting is only there to get to a coffee, so it needn't be clever. Three kinds of messages work nearly always:\n\n1. Something that fits the two of you: “Just walked past that bakery. You were right about the smell.”\n2. A question that can't be answered with one word: “What's the best thing you ate this week?”\n3. A plan with a day: “Coffee on Thursday at five?”\n\nShort, once or twice a day, and no second message before an answer. If only single words come back for a week, ask number three once; then you know.\n\n**One next step:** send one message of kind two.\n\nWhat do you know about her or him that you could ask about?",
    short:
      "“Just walked past [a place you talked about] and thought of you. What's the best thing that happened to you this week? Coffee on Thursday?”\n\nWhat would you put in the brackets?",
  },
  {
    id: "siblings-and-inheritance",
    topic: "estranged-family",
    ask: /\b(?:fight\w*|fought|argu\w*|disagree\w*|dispute|conflict|problems?)\b[^.!?]{0,30}\b(?:inherit\w*|(?:my |our )?(?:parents|mom|dad|mother|father|grandma|grandmother)(?:'s|s'|s|')? (?:house|home|estate|will|things|money|stuff)|the (?:will|estate)|selling the house)\b|\b(?:inherit\w*|estate)\b[^.!?]{0,25}\b(?:sister|brother|siblings?|family|unfair)\b/,
    text: "Behind such a fight there's grief, and the old question of who was loved more; the house only stands for it. So part the two: the feelings in a talk, the house on paper. For the paper you need facts: what does the will say, who's the executor, what is it worth (an independent appraisal, $300 to $600), what does keeping it cost a month? Then three ways: sell and share, one buys the others out, or keep it for a fixed time with a split of costs.\n\n“I don't want to lose you over a house. Let's get the figures first.” A mediator costs less than two lawyers.\n\n**One next step:** ask for one appraisal that both of you accept.\n\nWhat matters to you most: the money, the memory, or being asked?",
    short:
      "“I don't want to lose you over a house. Let's get the figures first, and decide in a month.”\n\nWho could be a neutral third person?",
  },
  {
    id: "shy-child",
    topic: "talk-with-a-child",
    ask: /\bmy (?:\w+ )?(?:kid|child|son|daughter|toddler|\d+[- ]year[- ]old)\b[^.!?]{0,20}\b(?:is|'s|so|too|very|really)\b[^.!?]{0,8}\b(?:shy|introverted|withdrawn|clingy|anxious around|afraid of (?:other kids|people|strangers))\b/,
    text: "A shy child isn't a broken one; many warm up slowly and then have few and deep friends. What helps is practice in small doses, and not being pushed or called “shy” in front of others:\n\n1. Arrive early, when there are only two children.\n2. One child at home, for an hour, with something to do.\n3. Rehearse one sentence: “Can I play, too?”\n4. Let them order at the bakery, you stand behind.\n5. Praise the try: “You said hello to her.”\n\nAsk the teacher how it is there. If no word comes at school for a month, or fear keeps them from things they want, the pediatrician helps.\n\n**One next step:** invite one child for an hour.\n\nWhere does it show most?",
  },
  {
    id: "patience-with-children",
    topic: "cool-anger",
    ask: /\b(?:no patience|lose my (?:patience|temper|cool)|losing my (?:patience|temper|cool)|lost my (?:patience|temper)|short temper|stay calm|be (?:more )?patient|more patience)\b[^.!?]{0,12}\b(?:with|at|around|when)\b[^.!?]{0,8}\b(?:my |the )?(?:kids?|child(?:ren)?|son|daughter|toddler|baby)\b|\b(?:stop|quit) (?:yelling|screaming|shouting|snapping) at (?:my |the )?(?:kids?|child(?:ren)?|son|daughter|toddler)\b/,
    text: "Nobody has patience left on an empty tank, so it begins before the moment. Which hour is it mostly: mornings, dinner, bedtime? Make that one easier first: clothes laid out, simple food, a snack for you, fifteen minutes more.\n\nIn the moment: feet on the floor, one breath out longer than in, and say it aloud: “I'm getting loud. I need a minute.” Leave the room if they're safe. Afterward: “I yelled. That wasn't okay, and it wasn't your fault.” Children learn from that how one makes up.\n\nIf your hand wants to go up, put a door between you, and call someone.\n\n**One next step:** choose the hour, and one thing to take out of it.\n\nWhich hour is it?",
  },
  {
    id: "teen-drank",
    topic: "talk-with-a-child",
    ask: /\bmy (?:\w+ )?(?:son|daughter|teen(?:ager)?|kid|\d{2}[- ]?(?:year|yr)s?[- ]?old|1[3-8])\b[^.!?]{0,20}\b(?:(?:came|got|comes) home (?:drunk|wasted|high)|(?:was|got|is getting) drunk|drank (?:alcohol|at a party|beer)|is drinking|vap(?:es|ing)|(?:is |was )?(?:caught )?(?:smoking|vaping))\b/,
    text: "First it scared you, and that's what should be heard, more than the anger. Not at night; the next day, when everyone has slept, and short:\n\n“I'm glad you're home. I was scared. Tell me how it was; I'll listen first.” Then the rule, and one consequence that ends soon, such as two weekends at home in the evening. And a promise that may save a life: “Wherever you are, call me, I'll come and ask nothing until morning.”\n\nOnce is common at that age. Again and again, alone, or with falling grades: talk with the pediatrician.\n\n**One next step:** choose the hour for that talk.\n\nHow old, and was it the first time?",
    short: "“I'm glad you're home. I was scared. Tell me how it was; I'll listen first.”\n\nWhen would be a calm hour?",
  },
  {
    id: "custody-fight",
    topic: "co-parenting",
    ask: /\b(?:fight\w*|argu\w*|battle|dispute|disagree\w*)\b[^.!?]{0,12}\b(?:over|about|for)\b[^.!?]{0,8}\bcustody\b|\bcustody (?:battle|fight|dispute|issues?|problems?)\b|\b(?:ex|she|he|wife|husband)\b[^.!?]{0,12}\bwants (?:full|sole) custody\b|\b(?:want|get|fight for) (?:full|joint|shared|more) custody\b/,
    text: "It's about the people you love most, so of course it's hard to stay calm. Courts look at one thing, the good of the child: who has cared day by day, a stable home, and who lets the other parent have a place. So your calm helps you twice.\n\n1. A calendar: when they were with you, school, doctor, what you did.\n2. Everything in writing, short, polite, only about the children.\n3. Ask for mediation; many courts offer it cheap or free.\n4. Legal aid at lawhelp.org, or the court's self-help center, before you sign.\n5. Nothing through the kids.\n\n**One next step:** begin the calendar tonight.\n\nHow is the time split now?",
  },
  {
    id: "interrupts-me",
    topic: "coworker-conflict",
    ask: /\b(?:coworker|colleague|boss|manager|teammate|he|she|they)\b[^.!?]{0,12}\b(?:keeps?|always|constantly|often)?[^.!?]{0,6}\b(?:interrupt\w*|talks? over|cuts?) me\b(?: off)?/,
    text: "To be cut off makes you look smaller than you are, so it's right to stop it. In the moment, friendly, with a hand slightly up, and then simply go on: “One second, I'd like to finish.” No smile of excuse, no louder voice. Said twice, most people learn it.\n\nAlone, on the same day: “In the meeting you cut me off twice, and I lost the point. Let me finish, please, and I'll do the same.” And tell one ally beforehand: “If I'm interrupted, would you say, ‘I'd like to hear the rest’?”\n\n**One next step:** say the first sentence three times aloud today.\n\nWhere does it happen most?",
    short:
      "In the moment: “One second, I'd like to finish.” Afterward, alone: “You cut me off twice, and I lost the point. Let me finish, please.”\n\nWhich of the two is easier for you?",
  },
  {
    id: "holiday-with-in-laws",
    topic: "holidays-family",
    ask: /\b(?:christmas|thanksgiving|holidays?|easter|new year'?s?|vacation|weekend|dinners?)\b[^.!?]{0,15}\bwith (?:my |the |his |her )?(?:in[- ]?laws|mother[- ]in[- ]law|(?:husband|wife|boyfriend|girlfriend|partner)'?s (?:family|parents)|family|parents)\b[^.!?]{0,20}\b(?:stress\w*|dread\w*|hard|hate|anxi\w*|awful|nervous|worr\w*|scared|survive)\b|\b(?:dread\w*|stress\w*|anxious|nervous|survive|hate|worried)\b[^.!?]{0,15}\b(?:christmas|thanksgiving|the holidays|visit)\b[^.!?]{0,12}\bwith (?:my |the |his |her )?(?:in[- ]?laws|family|parents|mother[- ]in[- ]law)\b/,
    text: "You're already tired of it before it starts, and that's a sign to plan it like a trip in bad weather. Four things, settled with your partner beforehand:\n\n1. How long, with a day and an hour for leaving.\n2. A door of your own: a walk each afternoon, a hotel or your car.\n3. One sentence for remarks: “We're happy with how we do it. How was your trip?”\n4. A signal that means “rescue me”, and whose parents they are answers for both.\n\nYou don't have to enjoy it; friendly and short is enough.\n\n**One next step:** agree on number one tonight.\n\nWhich moment do you dread most?",
  },
  {
    id: "another-baby",
    topic: "decide",
    ask: new RegExp(
      String.raw`\b(?:${partner}|he|she|i|we)\b[^.!?]{0,10}\b(?:doesn'?t|doesnt|don'?t|dont|does not|do not|want\w*|disagree|can'?t agree)\b[^.!?]{0,12}\b(?:another|a second|a third|a 2nd|more|a fourth) (?:baby|child|kids?|children|one)\b|\b(?:${partner}|he|she)\b[^.!?]{0,6}\b(?:doesn'?t|doesnt|does not) want (?:any )?(?:kids|children|a (?:baby|child|kid))\b`,
    ),
    text: "Here half doesn't exist, and that's what makes it so sad: whoever gets their way, the other one loses something. Nobody should be talked into it, and nobody into giving it up. Before any decision find out what each wish and each fear is made of: sleep, money, the birth, work, being too old, a picture of a family.\n\n“I don't want to win this. Tell me what you see when you imagine it, with and without. I only listen, and then I tell you.”\n\nThen a date in three months, and no pushing until then. A counselor can hold two or three such talks.\n\n**One next step:** ask for that hour this week.\n\nWhat is your own wish made of?",
    short:
      "“I don't want to win this. Tell me what you see when you imagine it, with and without. I only listen, and then I tell you.”\n\nWhich evening would suit?",
  },
  {
    id: "came-out-to-family",
    topic: "coming-out",
    ask: /\bi (?:just |finally |recently )?(?:came out|told (?:my|them)[^.!?]{0,20}\b(?:i'?m|that i'?m|i am) (?:gay|lesbian|bi\w*|trans\w*|queer|pan\w*|ace|non-?binary))\b/,
    text: "That took courage, and whatever came back, you told the truth about yourself. The first reaction is rarely the last one; tears or silence are often a parent's own picture of the future breaking, and not a judgment of you. Most need weeks or months.\n\nYou don't have to convince anyone now. One line keeps the door open: “I know it's new for you. I'm the same as yesterday. Ask me anything, when you're ready.”\n\nPFLAG has groups and reading for parents. For you: somebody who's simply glad about it.\n\n**One next step:** tell one such person today.\n\nHow was it taken?",
    short: "“I know it's new for you. I'm the same as yesterday. Ask me anything, when you're ready.”\n\nWho would read it first?",
  },
  {
    id: "distant-partner",
    topic: "grown-apart",
    ask: new RegExp(
      String.raw`\b(?:${partner}|he|she)\b[^.!?]{0,10}\b(?:is|'s|has become|has been|became|acts?|seems?|feels?|is being|getting) ${very}(?:emotionally (?:distant|unavailable|cold|absent)|distant|cold|closed off|detached|unavailable|withdrawn)\b|\b(?:emotionally (?:unavailable|distant)) (?:${partner}|man|woman|men|guys?)\b`,
    ),
    text: "Reaching for somebody and finding a wall is lonely, above all at night beside them. For many, distance is how they learned to stay safe; it isn't always about you. Pulling harder makes it thicker. What opens it more often:\n\n1. Side by side instead of face to face: a walk, the car, cooking.\n2. One small true thing of your own first: “I was scared at work today.”\n3. A question that's easy: “What was heavy this week?”\n4. When something comes, only thanks, no advice.\n\nAnd one wish, plainly: “I need ten minutes of you in the evening.” If it came suddenly, ask what happened.\n\n**One next step:** take one walk this week with number two in it.\n\nWas it always so, or since when?",
    short:
      "“I miss you, even when you're here. I need ten minutes of you in the evening, without the phone. Could we start tonight?”\n\nWhen would be a calm moment?",
  },
  {
    id: "in-love-with-someone-taken",
    topic: "unrequited-love",
    ask: /\b(?:in love with|dating|seeing|sleeping with|having an affair with|feelings for|like|love|fell for|falling for) (?:a |an |my )?(?:\w+ )?(?:married|taken) (?:man|woman|guy|girl|coworker|colleague|friend|boss|person)\b|\b(?:a|the) married (?:man|woman|guy)\b[^.!?]{0,20}\b(?:love|affair|seeing|dating|feelings)\b|\bi'?m (?:the other woman|the other man|a mistress)\b/,
    text: "You feel it, and it's real, and you live on the hours that are left over. Don't go by what's said in those hours; go by what has been done. Somebody who means to leave takes steps you can see: a talk at home, a lawyer, an address. Without one, waiting can take years of your life.\n\n“I want to be with you, and not in secret. By [date] I need to see a step. Until then I won't meet you.”\n\nThen keep it, also for the others whose life it touches. You may want someone who can call you on a Sunday.\n\n**One next step:** choose the date, and tell one friend about it.\n\nWhat has been done so far, apart from words?",
    short:
      "“I want to be with you, and not in secret. By [date] I need to see a step. Until then I won't meet you.”\n\nWhich date would you name?",
  },
  {
    id: "date-agreed",
    topic: "dating-again",
    ask: /\b(?:she|he|they) said yes to (?:a|the|our|my)? ?(?:date|dinner|coffee)\b|\bwhere (?:should|can|do) (?:i|we) (?:go|take (?:him|her|them))\b[^.!?]{0,15}\bdate\b|\b(?:first|second) date ideas?\b|\bgood (?:first )?dates?\b|\b(?:i'?m|i am) (?:taking|meeting) (?:him|her|them|a (?:girl|guy)) (?:out|for)\b/,
    text: "How nice. Make it easy for both: daytime or early evening, one to two hours, a place where one can talk and leave. Coffee and a walk is nearly always right; better still with something to look at, a market, a small museum, mini golf. No movie, since you can't talk there, and no long dinner yet.\n\nSuggest it whole: “Saturday at three, coffee at [place], and then a walk through the market?” Wear what you like yourself in. Ask more than you tell, and remember one thing for next time.\n\n**One next step:** send that line with day, hour and place today.\n\nWhat do you know that the other one likes?",
    short: "“Saturday at three, coffee at [place], and then a walk through the market?”\n\nWhich day and place would you put in?",
  },
  {
    id: "losing-a-friend",
    topic: "keep-in-touch",
    ask: /\b(?:feel like |think |afraid )?i'?m losing (?:my |a )?(?:\w+ )?(?:friend|friends|bestie|friendship)\b|\bmy (?:\w+ )?(?:friend|bestie)\b[^.!?]{0,15}\b(?:has changed|changed|has (?:new|other) friends|replaced me|has no time for me|doesn'?t (?:make|have) time|is(?:n'?t| not) (?:my friend|the same)|pulling away|grew apart|growing apart|we(?:'ve| have)? grown apart)\b|\b(?:best friend and i|my friend and i|friends and i) (?:are |have |'ve )?(?:growing|grown|grew|drift\w*|falling|fell) (?:apart|out|away)\b/,
    text: "Nobody sends a card for that kind of loss, and it hurts like one. Friends mostly don't go because of you; a life fills up, a baby, a job, a new love, and the old form doesn't fit anymore. So offer a new one that's small and fixed, and say what you miss:\n\n“I miss you. I know your days are full. Could we have a call on Sunday evening, twenty minutes, even with noise in the background?”\n\nTry it three times. It may become less than it was and still be good. If nothing comes back, you may grieve, and give your evenings to others.\n\n**One next step:** send that line today.\n\nWhat changed, as far as you can see?",
    short:
      "“I miss you. I know your days are full. Could we have a call on Sunday evening, twenty minutes?”\n\nWhich hour would you propose?",
  },
  {
    id: "friend-wronged-me",
    topic: "tell-a-friend-it-hurt",
    ask: /\b(?:friend|sister|brother|mom|mother|dad|father|coworker|boss|roommate|he|she|they)\b[^.!?]{0,10}\b(?:owes? me an apology|never (?:apologi[sz]ed|said sorry)|should (?:apologi[sz]e|say sorry)|won'?t (?:apologi[sz]e|say sorry)|refuses to apologi[sz]e)\b|\bi deserve an apology\b|\bmy (?:\w+ )?friend (?:was (?:so |really )?(?:rude|mean|nasty) to me|embarrassed me|yelled at me|insulted me|humiliated me|let me down|disappointed me|used me)\b/,
    text: "To wait for a sorry that doesn't come keeps you tied to that evening. Many don't know that it hurt, or are too ashamed to begin. So don't wait for the word; say what happened, once, alone and calm:\n\n“What you said at the party hurt me. I'd like to be okay with you, and I need you to know that it wasn't okay for me.”\n\nYou don't ask for an apology with that, and you give room for one. Listen to what comes. A real sorry changes something next time; an excuse, twice, tells you how close this should be.\n\n**One next step:** ask for a coffee, this week, without saying why in text.\n\nWhat exactly happened?",
    short:
      "“What you said at the party hurt me. I'd like to be okay with you, and I need you to know that it wasn't okay for me.”\n\nWhat would you put in for the party?",
  },
  {
    id: "tell-parents-a-step",
    topic: "set-a-family-boundary",
    ask: new RegExp(
      String.raw`\b(?:tell|telling|break it to|explain to) my (?:${parent}|family)\b[^.!?]{0,12}\b(?:(?:that )?(?:i'?m|i am|we'?re|we are|i want to|i don'?t want to|i won'?t|i'?ve|i have) (?:moving|move|not (?:going|coming)|leaving|engaged|getting|dating|quitting|changing|decided|going|dropping|a tattoo|in a relationship|seeing someone)|about my (?:boyfriend|girlfriend|partner|move|decision|plans))`,
    ),
    text: "Early, in person, and as news, not as a question; a question invites a vote. Begin with what stays, then the fact, then when:\n\n“I love you, and I have news. I'm [moving out in March]. I've thought about it for a long time, and I'm glad about it. I'll be here on Sundays for dinner. You can ask me anything.”\n\nThen let them be sad or loud for a moment, without defending it: “I know it's a lot. It stays like that, and I love you.” A practical answer or two ready, money and address, calms parents more than reasons.\n\n**One next step:** choose the day, and write your first two sentences.\n\nWhich reaction do you fear?",
    short:
      "“I love you, and I have news. I'm [moving out in March]. I've thought about it for a long time, and I'm glad about it. You can ask me anything.”\n\nWhat would you put in the brackets?",
  },
  {
    id: "guilty-not-visiting",
    topic: "aging-parents",
    ask: /\b(?:mom|mother|dad|father|grandma|grandmother|grandpa|grandfather|parents|grandparents|aunt|uncle)\b[^.!?]{0,12}\b(?:is |are |lives? |'s )?(?:in|to|into) (?:a |the )?(?:nursing home|assisted living|care home|memory care|care facility|retirement home)\b|\b(?:guilty|feel bad)\b[^.!?]{0,15}\b(?:not (?:visiting|calling|seeing)|don'?t (?:visit|call|see))\b[^.!?]{0,12}\b(?:mom|mother|dad|father|grandma|grandmother|grandpa|parents|enough|more)\b/,
    text: "Love and a full life pull in two directions, and guilt is what that feels like. It isn't measured in hours. For somebody in a home, being expected counts more than long: a short fixed time beats a rare Sunday with a bad conscience.\n\n1. A call at the same hour on two days, five minutes, on speaker while you cook.\n2. A card or photo a week; the staff pins it up.\n3. One visit a month with a date, forty minutes, something in your hands: nails, photos, an ice cream.\n4. Ask the nurse which hour is the best one.\n\nShare it with others in the family, by name and day.\n\n**One next step:** set the two call times now.\n\nWhat did the two of you like to do together?",
  },
  {
    id: "partner-and-parent-clash",
    topic: "in-laws",
    ask: new RegExp(
      String.raw`\bmy (?:${partner}) and (?:my )?(?:${parent}|sister|brother|family|kids?|son|daughter|best friend|friends)\b[^.!?]{0,10}\b(?:don'?t|do not|can'?t|hate|never|dislike|fight|argue|always)\b|\bmy (?:${parent}|family|sister|brother) and (?:my )?(?:${partner})\b[^.!?]{0,10}\b(?:don'?t|do not|can'?t|hate|never|dislike|fight|argue|always)\b|\b(?:stuck|caught|torn|always) (?:in the middle|between)\b[^.!?]{0,20}\b(?:${partner}|${parent}|family)\b`,
    ),
    text: "You love both and pay for it each time they're in one room. You can't make them like each other, and you needn't; polite for two hours is enough. Step out of the middle with the same sentence to each: “I love you both. I won't carry messages or judge. If something's wrong, please tell each other.”\n\nThen make meetings shorter and with something to do, a walk, a game, a meal with an end. At home your partner comes first in one thing: nobody is insulted in front of you, and you say so yourself: “Mom, please not like that.”\n\n**One next step:** say that sentence to both before the next visit.\n\nWhat do they clash over mostly?",
    short:
      "“I love you both. I won't carry messages or judge. If something's wrong, please tell each other.”\n\nTo whom would you say it first?",
  },
  {
    id: "teen-and-love",
    topic: "talk-with-a-child",
    ask: /\bmy (?:\w+ )?(?:daughter|son|teen(?:ager)?|\d{2}[- ]year[- ]old)\b[^.!?]{0,15}\b(?:wants to|asked (?:me )?(?:to|if)|is)\b[^.!?]{0,15}\b(?:sleep(?:ing)? over|stay(?:ing)? (?:over|the night)|spend the night|have sex|having sex|on the pill|birth control|have a (?:boyfriend|girlfriend) over|go(?:ing)? (?:on vacation|to a party|away) with)\b/,
    text: "That's a question between trust and worry, and you needn't answer on the spot: “Give me until Sunday.” Decide it with the other parent, by three things: age and law in your state, how well you know that person and their parents, and whether the two can speak about contraception and a no without giggling. If they can't talk about it, it's too early.\n\nA yes may have a frame: in your house, door and hours, phone on. A no gets one reason and a date: “Not yet. We'll talk again in half a year. You can always call me.”\n\n**One next step:** ask her or him one open question first: “What do you picture?”\n\nHow long have the two known each other?",
    short:
      "“Give me until Sunday. First tell me what you picture. Whatever I decide, you can always call me, at any hour, and I'll come.”\n\nWhen would be a calm moment for it?",
  },
  {
    id: "outsider-in-family",
    topic: "estranged-family",
    ask: /\b(?:outsider|black sheep|don'?t (?:fit in|belong)|invisible|left out|not (?:part of|included|accepted)|the odd one)\b[^.!?]{0,12}\b(?:in|of|by|with|at)\b[^.!?]{0,6}\b(?:my|the|our|his|her) (?:own )?(?:family|in[- ]?laws)\b/,
    text: "To sit at your own table and feel like a guest is a lonely thing, and most people at such a table don't notice. Families give everyone a role once and stop looking. You can't change the role with all of them; you can with one. Choose the one who's the warmest, meet outside the family, and tell something real of your life. “I'd like you to know how I am, and I'd like to know how you are.”\n\nGo to the large days shorter, with an end you set. And let yourself belong somewhere else as well: friends, a group, a family you choose.\n\n**One next step:** write to that one person, with a day.\n\nWho would it be?",
    short: "“I'd like you to know how I am, and I'd like to know how you are. Coffee, just the two of us?”\n\nWho would you send it to?",
  },
  {
    id: "too-blunt",
    topic: "apologize",
    ask: /\b(?:people|they|friends|everyone|my \w+) (?:say|says|tell me|tells me|think|thinks) (?:that )?i(?:'m| am)? (?:too |so |very )?(?:honest|blunt|direct|harsh|rude|cold|insensitive|intimidating|bossy|critical)\b|\bhow (?:do|can|to) (?:i )?(?:be|become|get) (?:more |less )(?:tactful|diplomatic|blunt|harsh|direct|critical|kind|gentle)\b|\bi(?:'m| am) too (?:honest|blunt|direct|harsh|critical)\b|\bi (?:always |often )?(?:hurt|offend) (?:people|others|everyone)\b/,
    text: "Being honest is a gift; it only needs wrapping, and that can be learned. Before you say something true, three short checks: was I asked? Is it useful today? Is it about something that can be changed?\n\nIf yes, then this order: something you see that's good, one thing, as your own view, and a question. “I like the idea. For me the ending came too fast. How do you see it?” If you weren't asked: “Would you like to hear what I think?” A no is fine.\n\nWhere it went wrong: “That came out too hard. I'm sorry. What I meant was this.”\n\n**One next step:** ask that question once today before you give an opinion.\n\nWhere did it happen last?",
  },
  {
    id: "partner-with-adhd",
    topic: "chores-fair",
    ask: new RegExp(
      String.raw`\b${partner}\b[^.!?]{0,10}\b(?:has|with|is|'s)\b[^.!?]{0,8}\b(?:adhd|add|autis\w*|on the spectrum|forgetful|disorganized)\b|\b${partner} (?:forgets|never remembers) (?:everything|things|what)\b|\b(?:feel like|turning into|become|becoming|i'?m) (?:his|her|their|my (?:${partner})'?s) (?:mother|mom|mommy|parent|maid|secretary)\b`,
    ),
    text: "Being the memory for two makes a parent out of a partner, and nobody wants to be either. It's mostly not a lack of love or will; the head lets things fall that aren't in sight. So put the remembering into things instead of into you:\n\n1. One shared calendar with alarms, and what isn't in it doesn't exist.\n2. Bills on autopay; keys and meds in one visible place.\n3. Whole tasks, few and fixed, the ones that are liked or can be seen.\n4. Ten minutes on Sunday: what's coming?\n5. You stop reminding, for a month, agreed beforehand.\n\nIf it was never looked at by a doctor, that may help a lot.\n\n**One next step:** set up the calendar together tonight.\n\nWhat falls through most?",
  },
  {
    id: "comfort-someone",
    topic: "support-a-friend",
    ask: new RegExp(
      String.raw`\bhow (?:do|can|should|could) i (?:best )?(?:comfort|cheer up|console|be there for|support|help)\b[^.!?]{0,8}\b(?:my |a )?(?:\w+ )?(?:${partner}|${parent}|sister|brother|friend|bestie|coworker|roommate|son|daughter|someone|somebody|him|her)\b(?![^.!?]{0,25}\b(?:quit|stop|money|job|resume|study|homework|move|depress\w*|addict\w*|drink\w*|bills?|debt)\b)|\bwhat (?:do|should|can) i say to (?:someone|somebody|a friend|my \w+) who(?:'s| is| has| just)? (?:lost|grieving|going through|sad|sick|ill|dying|hurting|diagnosed)\b`,
    ),
    text: "Be there, say little, and take something off their hands; that's nearly all of it. Good sentences are short: “I'm so sorry. I'm here.” “Do you want to talk, or shall we just sit?” “Tell me about her.” Better not: “at least”, “everything has a reason”, “be strong”, and no story of your own.\n\nDon't ask “Can I do anything?”; do one thing: soup, the dishes, the dog, a ride. If there's no wish to talk, stay in the next room and bring tea. And come back to it in three weeks, when others have stopped asking.\n\n**One next step:** do one of those things today, unasked.\n\nWhat happened?",
    short: "“I'm so sorry. I'm here. You don't have to talk. I'm bringing dinner at six.”\n\nWhat could you bring or do today?",
  },
  {
    id: "said-it-too-soon",
    topic: "dating-again",
    ask: /\bi (?:said|told (?:him|her|them)|say) (?:that )?(?:i love (?:you|him|her|them)|i like (?:him|her|them)|my feelings)\b[^.!?]{0,15}\b(?:too (?:soon|early|fast|quickly)|already|first|and (?:he|she|they) (?:didn'?t|said nothing|went))\b|\b(?:did i|i) (?:scare|scared) (?:him|her|them) (?:off|away)\b|\bi came on too strong\b/,
    text: "It came from the heart, and that's seldom a mistake; the other one may only be slower. You needn't take it back, and you shouldn't ask for the echo. Take the weight off, once, lightly:\n\n“What I said was true for me, and it isn't a question. You don't have to say anything. I like how it is with us.”\n\nThen go on as before: the next date, no long messages, your own evenings. In two or three weeks you see it in what they do, making plans, staying close, or stepping back. Who likes you isn't driven away by a kind sentence.\n\n**One next step:** say or write those three sentences, and leave it.\n\nHow was the next meeting after it?",
    short:
      "“What I said was true for me, and it isn't a question. You don't have to say anything. I like how it is with us.”\n\nWhen will you see each other?",
  },
  {
    id: "coworker-became-boss",
    topic: "coworker-conflict",
    ask: /\b(?:coworker|colleague|friend|teammate)\b[^.!?]{0,15}\b(?:got|was|is now|became)\b[^.!?]{0,8}\b(?:promoted|my (?:boss|manager|supervisor)|the boss)\b|\b(?:coworker|colleague|teammate)\b[^.!?]{0,15}\b(?:boss(?:es)? me around|tells me what to do|acts like (?:my|the) boss|is bossy)\b/,
    text: "It's odd when somebody you ate lunch with now gives you tasks, and most new bosses are too hard at first, because they're unsure. Say something kind and clear early, before it sets:\n\n“Congratulations, I mean it. It's new for both of us. Let's agree on how we do it: you tell me what you need and by when, and I'd like it as a request, not in front of the others.”\n\nThen treat the role as a role at work, and keep the friendship outside, if it holds. If a coworker who isn't your boss orders you around: “I'm happy to help when I've finished this. Our manager sets my priorities.”\n\n**One next step:** ask for ten minutes this week.\n\nWhich of the two is it?",
    short:
      "“It's new for both of us. You tell me what you need and by when, and I'd like it as a request, not in front of the others.”\n\nWhen could you say it?",
  },
  {
    id: "tell-partner-a-need",
    topic: "start-softly",
    ask: new RegExp(
      String.raw`\bhow (?:do|can|should|could|would) i (?:best |nicely )?(?:tell|ask|explain to|get|talk to|say to|show) (?:my )?(?:${partner}|him|her)\b[^.!?]{0,12}\b(?:that )?(?:(?:i|we) (?:need|want|would like|miss|feel|wish|don'?t feel)|for (?:more|some|help|space|time)|(?:about )?my (?:needs|feelings)|to (?:be (?:more|less)|spend more|open up|listen|show|help|pay attention|compliment|plan|text|stop (?:drinking|smoking|gaming|working|criticizing|nagging)))\b(?![^.!?]{0,15}\b(?:divorce|break up|leave|separate|money|job|pregnan\w*|debt)\b)`,
    ),
    text: "As a wish and not as a lack; that's the whole art. Choose a warm moment, not the hour when it's just been missing, and say it in three steps: what's good, what you need, and one thing that can be done this week.\n\n“I love how we [laugh together]. I need a bit more of [touch, time, words] to feel close. Could we try [ten minutes on the sofa every evening] this week?”\n\nThen ask: “And what do you need more of from me?” Needing something isn't needy; guessing games are what wears people out. Thank for every small try, also a clumsy one.\n\n**One next step:** fill in the three brackets.\n\nWhat would the one small thing be?",
    short:
      "“I love how we [laugh together]. I need a bit more of [touch, time, words] to feel close. Could we try [one small thing] this week?”\n\nWhat would you put in the brackets?",
  },
  {
    id: "loves-me-or-not",
    topic: "grown-apart",
    ask: new RegExp(
      String.raw`\b(?:how (?:do|can|would) (?:i|you) (?:know|tell)|does|is|i don'?t know if|not sure if|i wonder if|i doubt (?:that|if))\b[^.!?]{0,10}\b(?:if |whether )?(?:my )?(?:${partner}|he|she)(?:'s| is)? (?:still |really |even |truly )*(?:loves?|love|in love with|cares? (?:about|for)|into|attracted to|happy with|wants?) me\b|\b(?:think|feel like|afraid|feels like) (?:my )?(?:${partner}|he|she)(?: just)? (?:doesn'?t|does not|no longer|stopped) (?:really |even )?(?:loves?|loving|cares?|love|care)\b`,
    ),
    text: "Doubting that is lonely, and one can't read it off a face. Love shows in different ways, and some people say it with deeds: a full tank, your favorite bread, staying. So look for two weeks at what's done: turning to you, asking, making time, repairing after a fight. And at what's gone.\n\nThen ask, without a test: “I miss feeling loved by you. I know you may show it differently. How is it for you with us? And could you say it sometimes? I need the words.”\n\nThe answer may take a day. What comes after it tells you most.\n\n**One next step:** write down three things that were done for you this week, or that there were none.\n\nSince when have you doubted it?",
    short:
      "“I miss feeling loved by you. How is it for you with us? And could you say it sometimes? I need the words.”\n\nWhen would be a calm hour for it?",
  },
  {
    id: "works-with-an-ex",
    topic: "coworker-conflict",
    ask: /\b(?:coworker|colleague)\b[^.!?]{0,15}\b(?:used to date|dated|broke up|is my ex|slept together|hooked up|had a (?:thing|fling))\b|\bwork(?:ing)? with my ex\b|\bmy ex (?:works|is) (?:with me|at my (?:work|job|office)|my (?:coworker|colleague|boss))\b/,
    text: "Seeing each other daily keeps it open, so you need a form for it. Be as friendly as to a colleague you hardly know: a greeting, work matters, nothing private, no looks back. Say it once, if the air is thick: “I'd like it to be easy for both of us here. Let's keep it to work, and be friendly.”\n\nThe rest is arranging: another seat in meetings, lunch with others, no late messages, muted at home. Don't tell the office. Awkward gets boring after about two months, if nobody feeds it.\n\n**One next step:** choose the three things that you'll do differently from Monday.\n\nWhich moment in the day is the hardest?",
    short:
      "“I'd like it to be easy for both of us here. Let's keep it to work, and be friendly.”\n\nWhen could you say it, for half a minute?",
  },
  {
    id: "partners-ex",
    topic: "jealousy",
    ask: new RegExp(
      String.raw`\bmy (?:${partner})'?s? (?:crazy |annoying |psycho |jealous )?ex\b(?![^.!?]{0,10}\b(?:hit|threat\w*|stalk\w*)\b)|\b(?:${partner}|he|she) (?:is |'s )?still (?:talks?|texts?|texting|talking|friends|in (?:touch|contact)|sees?|seeing|in love|hung up|loves?|not over)\b[^.!?]{0,12}\bex\b|\b(?:his|her) (?:crazy |annoying )?ex[- ]?(?:wife|husband|girlfriend|boyfriend)?\b[^.!?]{0,20}\b(?:texts?|calls?|contacts?|shows up|won'?t|always|keeps?|drama|interferes?|hates? me)`,
    ),
    text: "An ex who's always on the phone takes up a chair at your table. With children between them contact is needed, and it can have a frame; without children it's a question of what's good for the two of you. Speak to your partner, not to the ex:\n\n“I know you have to talk about the kids. I'd feel better if it had a place: one message a day, only about them, and none after eight. Would that work?”\n\nAnd ask for what calms you: knowing what's being planned, being introduced, first place on weekends. What you can't do is forbid. If it's hidden or you're laughed at, that's another talk.\n\n**One next step:** choose the one rule that would help most.\n\nWhat bothers you most about it?",
    short:
      "“I know you have to talk. I'd feel better if it had a place: one message a day, and none after eight. Would that work?”\n\nWhich rule would help you most?",
  },
  {
    id: "closer-to-family",
    topic: "keep-in-touch",
    ask: new RegExp(
      String.raw`\b(?:want|wish|like|try\w*|how (?:do|can) i|how to)\b[^.!?]{0,15}\b(?:be|get|feel|become|grow|were|was|have a)\b ?(?:closer|close|better relationship|good relationship|stronger bond|better connection)\b[^.!?]{0,6}\b(?:to|with)\b[^.!?]{0,6}\bmy (?:\w+ )?(?:${parent}|${sibling}|kids?|son|daughter|children|stepson|stepdaughter)\b|\b(?:bond|connect|reconnect) with my (?:\w+ )?(?:${parent}|${sibling}|kids?|son|daughter|children|stepson|stepdaughter)\b|\b(?:bad|no|distant|strained|not (?:a )?(?:good|close)) (?:relationship|bond|connection) with my (?:\w+ )?(?:${sibling}|son|daughter)\b`,
    ),
    text: "Closeness comes less from big talks than from doing something side by side, again and again. Start where you already meet, and add a little:\n\n1. A fixed small thing: a call on Sunday, a breakfast once a month, a game together.\n2. A question that isn't about the weather: “What were you like at my age?” “What was hard this week?”\n3. Something of your own first, with a mistake in it.\n4. Ask for help with something they're good at; that opens many people.\n5. One thank-you for something from long ago.\n\nExpect it to be stiff three times. It's allowed to stay quiet in between.\n\n**One next step:** set the first date, with something to do.\n\nWhat do the two of you both like?",
    short:
      "“I've been thinking about you. I'd like to see you more. Breakfast on Saturday, and you show me [something you're good at]?”\n\nWhat would you ask to be shown?",
  },
  {
    id: "parents-forbid-dating",
    topic: "set-a-family-boundary",
    ask: new RegExp(
      String.raw`\bmy (?:${parent}|family)\b[^.!?]{0,8}\b(?:won'?t|wont|don'?t|doesn'?t|never|forbid\w*|refuse\w*|do not) (?:to )?(?:let|allow|want|permit)?(?: me)?(?: to)? ?(?:date|dating|have a (?:boyfriend|girlfriend)|see (?:him|her|my \w+)|go out|move out|marry)\b|\b(?:hid(?:e|ing)|secret)\b[^.!?]{0,12}\b(?:boyfriend|girlfriend|relationship)\b[^.!?]{0,15}\b(?:parents|family|mom|dad)\b`,
    ),
    text: "To love somebody and have to hide it splits every day in two. From 18 on whom you date is yours to decide; who pays for your home and school decides how freely you can say it. So go in steps. First become a bit more independent: own money, own phone plan, one adult in the family who's on your side.\n\nThen tell it calmly, as news: “There's someone I care about. I know it's not what you pictured. I'd like you to meet, when you're ready.” Respect for faith and custom helps, and so does time.\n\nIf you fear violence or being locked in or married off, talk first with 1-800-799-7233, day and night.\n\n**One next step:** name the one relative who'd be calm about it.\n\nAre you safe if they find out?",
    short:
      "“There's someone I care about. I know it's not what you pictured. I'd like you to meet, when you're ready.”\n\nWhom would you tell first?",
  },
  {
    id: "relationships-fail",
    topic: "dating-again",
    ask: /\b(?:all|none of|every one of|each of) my (?:relationships?|boyfriends|girlfriends|exes|marriages)\b[^.!?]{0,12}\b(?:fail\w*|end\w*|last\w*|work\w*|cheat\w*|leave|left)\b|\bmy relationships (?:never|always|don'?t|keep) (?:last|fail\w*|end\w*|work)\b|\bwhy do (?:all )?my relationships\b|\bi keep (?:ruining|sabotaging|ending|failing (?:at|in)) (?:my )?(?:relationships?|everything good)\b|\bwhy (?:can'?t|do) i (?:never )?(?:keep|find|have) a (?:relationship|boyfriend|girlfriend|partner)\b/,
    text: "When it ends at about the same point each time, that's a useful trace and no verdict. Take three of them and write one line each: who began, what was good, what happened just before it tipped, and who left. Mostly one thing comes up in all three: choosing people who aren't free, giving up your own life, silence until it bursts, or leaving when it gets close.\n\nThen change just that one thing next time, early: ask in the third week, keep your Thursdays, say the first small annoyance. A therapist sees such a pattern quickly; eight talks help a lot.\n\n**One next step:** write the three lines tonight.\n\nWhat do they have in common?",
  },
  {
    id: "wedding-quarrel",
    topic: "wedding-cost",
    ask: /\b(?:wedding|guest list|bachelor\w* party)\b[^.!?]{0,30}\b(?:fight\w*|argu\w*|disagree\w*|can'?t agree|stress\w*|conflict|drama|overwhelm\w*)\b|\b(?:fight\w*|argu\w*|disagree\w*|can'?t agree|cannot agree|conflict|drama)\b[^.!?]{0,45}\b(?:wedding|guest list)\b/,
    text: "A wedding brings two families, a pile of money and everyone's dreams to one table, so nearly all couples fight over it. Get back to the two of you first: each writes three things that matter, alone, and everything else is allowed to be simple.\n\nThen two numbers that you decide together before anyone else speaks: guests, and the sum you have. Who pays may wish for something, and doesn't decide alone. To the parents, together: “We're so glad you help. We've decided on sixty people. You have ten places, you choose who.”\n\nAnd one evening a week without the word wedding.\n\n**One next step:** write your three things tonight.\n\nWhat do you two fight over most?",
    short:
      "“We're so glad you help. We've decided on [sixty] people. You have [ten] places, you choose who.”\n\nWhich numbers would you put in?",
  },
  {
    id: "separate-beds",
    topic: "no-intimacy",
    ask: new RegExp(
      String.raw`^(?![^]*\b(?:hotel|trip|airbnb|kids|roommate|book\w*)\b)[^]*\b(?:(?:separate|different) (?:beds?|rooms?|bedrooms)|(?:haven'?t|not|don'?t|never) (?:slept|sleep|sleeping|share) (?:in )?(?:the same|a) bed|sleeps? (?:on the couch|in (?:another|the guest|the spare) room))\b[^]*$`,
    ),
    text: "Many couples sleep apart because of snoring, shifts or a baby, and some love each other better for it; bad sleep makes anyone short. What counts is whether it was decided together, and where the closeness goes that used to happen in bed. Give it another place: twenty minutes in one bed before sleep, the weekend mornings, a hug of ten seconds at the door.\n\n“I sleep better over there, and I miss you. Can we lie together for twenty minutes each evening, phones away?”\n\nIf it's a silent retreat after a hurt, that's what needs the talk. Loud snoring with pauses should be seen by a doctor.\n\n**One next step:** ask for the twenty minutes tonight.\n\nHow did it begin?",
    short:
      "“I sleep better over there, and I miss you. Can we lie together for twenty minutes each evening, phones away?”\n\nWhich evening do you start?",
  },
  {
    id: "met-online",
    topic: "dating-again",
    ask: /\bi(?:'ve| have)? (?:met|been talking to|started talking to|am talking to|like) (?:someone|somebody|a (?:guy|girl|man|woman))\b[^.!?]{0,12}\b(?:online|on (?:tinder|bumble|hinge|a dating app|instagram|facebook|discord|the internet))\b/,
    text: "How nice; so something began. Weeks of writing build a picture, and only a meeting shows the person, so let it come soon: first a short video call, then a coffee in daylight, in a public place, an hour, with your own way home and one friend who knows where you are.\n\n“I like talking with you. Shall we have a coffee on Saturday at three?”\n\nTwo things to keep in mind: whoever never has time for a video call or a meeting may not be who they say, and whoever asks for money or gift cards isn't looking for you, whatever the story is.\n\n**One next step:** propose the video call for this week.\n\nHow long have you been writing, and how far apart do you live?",
    short:
      "“I like talking with you. Shall we have a short video call on Thursday, and a coffee on Saturday at three?”\n\nWhich day would you put in?",
  },
  {
    id: "secret-was-told",
    topic: "tell-a-friend-it-hurt",
    ask: /^(?!\W*(?:i|we|i've|i have) (?:told|shared|never))[^]*(?:\b(?:told|shared|spread|leaked|revealed|gave away|blabbed)\b[^.!?]{0,8}\b(?:everyone |everybody |people |others |them )?(?:my|a|our) (?:biggest )?secrets?\b|\btold (?:everyone|everybody|people|others) (?:what i|about my|my)\b|\bbetrayed my (?:trust|confidence)\b)/,
    text: "You gave something of yourself, and it was handed around; that hurts, and it can't be taken back. What you can do is show where the line is. Once, alone, without an audience:\n\n“I told you [this] because I trusted you. Now others know it from you. That hurt me. Why did you tell it?”\n\nThen wait. Some talked without thinking and are ashamed; some wanted to matter. A real sorry says what happened and doesn't explain you away. Until you know, tell nothing new. To the others one sentence is enough: “That was private. I don't want to talk about it.”\n\n**One next step:** ask for ten minutes alone, this week.\n\nWho knows it now, and what would help?",
    short:
      "“I told you [this] because I trusted you. Now others know it from you. That hurt me. Why did you tell it?”\n\nWhere could you be alone for ten minutes?",
  },
  {
    id: "parent-depends-on-me",
    topic: "aging-parents",
    ask: new RegExp(
      String.raw`\b(?:move out|leave|moving out|leaving|my own life|live my life|go to college|move away)\b[^]{0,25}\bmy (?:${parent}|sister|brother|family)\b[^.!?]{0,8}\b(?:depends? on|needs?|relies on|can'?t (?:live|be|manage|do)|has no ?one|is (?:sick|ill|disabled|alone))\b|\bmy (?:${parent}) (?:depends?|relies) on me\b`,
    ),
    text: "You love somebody who needs you, and you're allowed a life; both are true, and neither cancels the other. It's mostly not “stay or go” but what exactly has to be done, and by whom. Write down a week of it: meals, baths, rides, money, company, nights. Then mark what only you can do. It's often less than it feels.\n\nThe rest has names: a home aide by the hour (Medicaid pays for it in many states), meals, rides, day programs. 211 and your Area Agency on Aging, or the center for independent living, know them. Move near, and come on fixed days.\n\n**One next step:** write that week tonight.\n\nWhat on the list could really only be you?",
  },
  {
    id: "parents-new-partner",
    topic: "estranged-family",
    ask: new RegExp(
      String.raw`\bmy (?:mom|mother|dad|father)(?:'?s)?\b[^.!?]{0,10}\b(?:remarried|got married again|is (?:getting remarried|dating(?: someone| again)?|seeing (?:someone|somebody))|(?:has |got )?(?:a )?new (?:wife|husband|boyfriend|girlfriend|partner|family))\b[^]*$|\b(?:his|her|their) new (?:wife|husband|girlfriend|boyfriend)\b(?! and (?:he|she))[^]*\b(?:stepmom|stepdad|mom|dad|mother|father)\b|\bi (?:hate|don'?t like) my (?:stepmom|stepmother|stepdad|stepfather|mom'?s (?:boyfriend|husband)|dad'?s (?:girlfriend|wife))\b`,
    ),
    text: "Somebody new sits in a place that was taken, and it hurts, even when you wish your parent not to be alone. You needn't love this person, and you betray nobody by being polite. What you may ask for is your parent: time for just the two of you.\n\n“I'm glad you aren't alone. It's hard for me to see someone in Mom's place. I'd like a breakfast a month with only you, and I'd like us to go on talking about her.”\n\nWith the new one: short, friendly, about small things. Give it a year; liking may come or not.\n\n**One next step:** ask for that breakfast.\n\nWhat is the hardest moment when you're there?",
    short: "“I'm glad you aren't alone. It's hard for me. I'd like a breakfast a month with only you.”\n\nWhen could you ask?",
  },
  {
    id: "someone-close-divorces",
    topic: "support-a-friend",
    ask: /\bmy (?:\w+ )?(?:sister|brother|friend|cousin|son|daughter|coworker|aunt|uncle|bestie)(?: and (?:his|her) (?:wife|husband))?(?:'s| is| are)? (?:just )?(?:getting (?:a )?divorc\w*|divorcing|going through (?:a |an )?(?:\w+ )?(?:divorce|breakup|separation|hard time|rough time)|separating|broke up|got (?:dumped|divorced|left))\b/,
    text: "To see somebody you love fall apart makes you want to carry it all, and you can't; you can be a steady small light. Three things help most: listening without a verdict on the other one (they may make up), something definite with a day, and ordinary hours, a film, a walk, a pan of soup.\n\n“I'm on your side. You don't have to decide anything tonight. I'm coming on Thursday with dinner.”\n\nIf it's calls every night, set a frame kindly: “I've got half an hour, then I sleep. Tell me the worst of it.” And a counselor or a lawyer for what isn't yours.\n\n**One next step:** name one day and one thing.\n\nWhat's the heaviest for her or him at the moment?",
    short: "“I'm on your side. You don't have to decide anything tonight. I'm coming on Thursday with dinner.”\n\nWhich day suits you?",
  },
];
