import type { WrittenAnswer } from "./coach.written.content.ts";

/** Matters of everyday life that no subject covers. A pattern must name the matter itself. */
export const lifeAnswers: WrittenAnswer[] = [
  {
    id: "talked-past",
    topic: "set-a-family-boundary",
    ask: /^(?=[^]*\b(?:wheelchair|disab\w+|walking frame|hearing aids?|deaf|blind|white cane|prosthe\w+)\b)[^]*\b(?:talk|speak|address|ask)(?:s|ed|ing)?\b[^.!?]{0,12}\b(?:(?:to |with )?[^.!?]{1,25}\b(?:instead of me|not (?:to )?me)\b|(?:past|over|about) (?:me|my head)\b)/,
    text: "To sit there and hear yourself talked about is humiliating, and it is their mistake, not yours. Most people don't notice it until somebody turns them round, and you may do that in one friendly sentence.\n\n“I answer for myself. Ask me, please.”\n\nAgree with the one beside you that they don't answer for you: they look at you and wait. That alone turns most heads. Where it keeps happening, at a doctor's or an office, say it at the desk beforehand, so that it stands in your file.\n\n**One next step:** tell the person who is mostly with you about the look and the waiting, and try it once this week.\n\nWhere does it happen most?",
  },
  {
    // Alzheimer's Association 24/7 Helpline
    id: "dementia-asks",
    topic: "care-for-someone",
    ask: /^(?![^]*\b(?:friend|patience|how much longer)\b)[^]*(?:\b(?:dementia|alzheimer'?s?)\b[^]*\b(?:asks?|asking|looking for|wants? to go home|thinks?|repeats?|what (?:do|should|can) i (?:say|tell|answer|do))\b|\b(?:asks?|asking|thinks?)\b[^]*\b(?:dementia|alzheimer'?s?)\b)/,
    text: "To be asked that again each evening breaks your own heart each time, and you may answer in the way that hurts least. With dementia the truth is heard as new every time, so a loss told once more is grieved once more. Answer the feeling and not the fact.\n\n“You miss him. Tell me about him. What was he like when you met?” Then something for the hands: tea, a photo, folding towels. Evenings are worst; light on before dusk and a calm hour help.\n\nThe Alzheimer's Association answers carers at 1-800-272-3900, day and night.\n\n**One next step:** choose one sentence of that kind and put a photo where she sits in the evening.\n\nWhat does she do when you talk about the old days?",
  },
  {
    // nhtsa.gov: older drivers
    id: "give-up-driving",
    topic: "aging-parents",
    ask: /\b(?:wants? me to|make me|made me|says? i (?:should|must|have to)|told me to|should i|time to|have to)\b[^.!?]{0,15}\b(?:give up|stop|quit|hand over|hand in)\b[^.!?]{0,20}\b(?:driving|the car|my car|the keys|my keys|my licen[cs]e|car keys)\b(?! (?:so|too|that|at|in|on|for|to|fast|much|by)\b)/,
    text: "The car is errands, friends and not having to ask anyone, so it is no small thing that is being asked of you. Behind it is mostly fear for you. There are ways between all and nothing: daylight only, known roads, no highway. And you need not rest it on an opinion: a driving test with an occupational therapist, or a word with your doctor about eyes and medicines, gives an answer that both of you can believe.\n\n“I hear that you are worried. I will have my driving looked at, and we both go by what they say.”\n\n**One next step:** write down the drives of one ordinary week, and beside each how else you would get there.\n\nWhat did she see that made her say it?",
  },
  {
    id: "retired-lost",
    topic: "change-hard",
    ask: /^(?![^]*\b(?:how much|save|savings|saved|afford|401|roth|ira|pension pot|lump sum)\b)[^]*(?:\bretir(?:e|ed|ing|ement)\b[^]{0,60}\b(?:dread\w*|scared|(?:feel|feeling|am|so) lost|useless|empty|who am i|nothing to do|no purpose|miss (?:work|my job)|what now|don'?t know what to do)\b|\b(?:dread\w*|scared of|afraid of|useless|empty)\b[^]{0,30}\bretir(?:ed|ing|ement)\b)/,
    text: "Work gave you more than pay: a place, people, a reason to be up, and somebody who noticed when you were missing. That this is ending is a loss, even if you wanted it. Most people need about a year to find their feet, and it goes best with three things in the week that are fixed: one where you are needed, one with people, one for your body.\n\nLook at what you liked in your work, not at its title: teaching, fixing, deciding, being asked. That part can be had elsewhere.\n\n**One next step:** write down the three moments at work in which you felt most like yourself.\n\nWhat would you miss most on the first Monday?",
  },
  {
    id: "retired-partner",
    topic: "chores-fair",
    ask: /\b(?:husband|wife|partner|spouse|he|she)\b[^.!?]{0,20}\bretir(?:ed|es|ing)\b[^.!?]{0,50}\b(?:under my feet|in my way|all day|drives? me|driving me|around me|follows? me|home all|does nothing|nothing to do|my space)\b/,
    text: "You have a whole day that worked, and now somebody stands in the middle of it. You can love him and still want the kitchen to yourself on a Tuesday; nearly every couple goes through that. It helps to talk about hours and rooms and not about him: which mornings are yours, where each of you can shut a door, which meal you have together.\n\n“I'm glad you're home. I need my mornings as they were. Let's meet for lunch at one and tell each other something.”\n\n**One next step:** choose two half days a week that are yours alone, and say them this evening.\n\nWhat would he do with such a morning if he had to fill it?",
  },
  {
    // resolve.org: the National Infertility Association
    id: "infertility",
    topic: "miscarriage",
    ask: /^(?![^]*\b(?:friend|girlfriend|coworker|my (?:mother|mom|sister|brother)|smok\w*|quit|camels|sex|intima\w*|go near)\b)[^]*\b(?:ivf|iui|fertility treatments?|infertil\w+|can'?t (?:get|fall) pregnant|embryo transfer)\b/,
    text: "Each round is hope, needles, waiting, and then a silence that nobody around you sees. That is grief, although no one sends flowers. You don't have to decide about the next round in the week after this one, and you may leave a baby shower out without a reason.\n\nTwo people often grieve at different speeds; ten minutes a day in which each speaks and the other only listens keeps it from standing between you. RESOLVE, the national infertility association, has groups of people who know it.\n\n**One next step:** agree on a date before which neither of you talks about what comes next.\n\nWhat do the two of you need this week: rest, company, or a plan?",
  },
  {
    id: "others-pregnant",
    topic: "comparing",
    ask: /\b(?:sister|friend|cousin|coworker|everyone|everybody|sister in law|she)\b[^.!?]{0,25}\b(?:pregnant|having a baby|expecting)\b[^.!?]{0,40}\b(?:can'?t be happy|cant be happy|not happy for|jealous|hurts|resent\w*|hate (?:it|her|myself)|cry|crying|avoid|struggling to (?:conceive|get pregnant)|can'?t (?:conceive|get pregnant)|infertil\w+|trying for)\b/,
    text: "You can love her and feel that sting in the same breath; it says how much you wanted something, not that you are a bad person. Happiness for another can come late. Until then kindness is enough, and it may be short.\n\n“I'm glad for you, and it is hard for me right now. If I go quiet, it isn't about you.” Said once, that spares you a year of acting.\n\nYou may mute the pictures and leave the shower early. Look after the sadness itself, too: with one person who knows, or on paper.\n\n**One next step:** write her those two sentences and leave them until tomorrow before you send them.\n\nWhat is the part that hurts most when you see her?",
  },
  {
    // cdc.gov: one in eight women with a recent birth; HRSA National Maternal Mental Health Hotline
    id: "low-after-birth",
    topic: "new-parent",
    ask: /\b(?:had (?:a|my|our) (?:\w+ )?(?:baby|son|daughter)|gave birth|postpartum|since (?:the|my|our) (?:baby|birth|(?:son|daughter) was born))\b[^]{0,60}\bi(?:'m|'ve|m)?\b[^.!?]{0,25}\b(?:cry|crying|cried|sad|empty|numb|anxious|not myself|no joy|scared all the time)\b|\bi(?:'m|'ve|m)?\b[^.!?]{0,25}\b(?:cry|crying|cried|sad|empty|numb|anxious|not myself|no joy)\b[^]{0,60}\b(?:had (?:a|my|our) (?:\w+ )?baby|gave birth|postpartum|since (?:the|my|our) (?:baby|birth|(?:son|daughter) was born))\b/,
    text: "Thank you for saying it. Crying a lot, emptiness or fear in the first year after a birth is very common, about one mother in eight has a depression then, and fathers get it too. It isn't weakness, it doesn't make you a bad parent, and it gets better with help, also while nursing.\n\nCall your doctor or midwife this week: “We have a baby, and I cry every day. I need an appointment.” At 1-833-852-6262 someone who knows this listens, day and night, free, by phone or text. If you think of hurting yourself or the baby, call 988 right away.\n\n**One next step:** tell one person tonight how it really is, and let them take the baby for two hours so that you sleep.\n\nWho could that be?",
  },
  {
    // HRSA National Maternal Mental Health Hotline; postpartum.net
    id: "after-birth-mind",
    topic: "new-parent",
    ask: /\b(?:feel|felt) (?:nothing|empty|numb|no (?:love|bond|connection))\b[^.!?]{0,30}\b(?:baby|newborn|for (?:her|him|my (?:son|daughter))|look at (?:her|him|them|my))\b|\b(?:don'?t|dont|can'?t|cant|not) (?:love|bond(?:ed|ing)?(?: with)?|connect(?:ed)? (?:to|with))\b[^.!?]{0,12}\b(?:my |the )?(?:baby|newborn)\b|\b(?:imagin\w*|picture|pictur\w+|thoughts? (?:of|about)|images? of|scared (?:i(?:'ll| will| might)?|of)|afraid (?:i(?:'ll| will| might)?|of))\b[^.!?]{0,20}\b(?:drop\w*|falling with|hurting)\b[^.!?]{0,12}\b(?:my |the )?(?:baby|newborn|infant)\b/,
    text: "Thank you for saying that; hardly anybody does, and very many know it. Love for a baby often comes weeks later than the pictures promise, and frightening images that you do not want are common after a birth. They say how much you want to keep the child safe, and nothing about what you will do. Both get better quickly with help.\n\nCall or text the National Maternal Mental Health Hotline, 1-833-852-6262, free, day and night, and tell your doctor or midwife the same sentence as me. If you are afraid that you might act on it, or feel that the baby would be better off without you, call 988 and do not stay alone with it.\n\n**One next step:** tell one person near you tonight exactly what you told me.\n\nSince when has it been like this?",
  },
  {
    id: "customer-yelled",
    topic: "stress",
    ask: /^(?![^]*\b(?:i gave|wrong order|my mistake|whether)\b)[^]*\b(?:customers?|clients?|guests?|patients?|callers?|passengers?|diners?)\b[^.!?]{0,25}\b(?:screamed|yelled|shouted|swore|cursed|spat|threw|screams?|yells?|shouts?|swears?|rude|abusive|nasty|mean|awful|horrible|terrible|insult\w*)\b/,
    text: "To be shouted at for someone else's bad day, with a smile on your own face, takes a lot out of a person. Your body took it for danger, so the tears were only its way down again. It was not about you; you were the one who stood there.\n\n“I want to help you. I can do that as soon as you speak to me calmly.” Say it once; after that you may fetch a manager or step back, and abuse has to be taken by nobody. Write down when it was and who saw it, and tell your supervisor what you need next time.\n\n**One next step:** tell one coworker what happened, and shake out your hands and shoulders for two minutes before the next shift.\n\nWhat would you have needed from your manager at that moment?",
  },
  {
    // consumerfinance.gov: sending money abroad
    id: "remittance",
    topic: "support-parents",
    ask: /\b(?:send|sends|sending|sent)\b[^.!?]{0,30}\b(?:to|for) my (?:\w+ )?(?:mother|mom|mum|father|dad|parents|family|brother|sister|wife|husband|kids|children|grandmother)\b[^]{0,60}\b(?:back home|home|in (?!(?:hospital|college|school|jail|prison|the|a|my|need|debt|tears)\b)[a-z]{4,}|nothing left|abroad|overseas)\b|\bsend(?:ing)? money (?:back )?home\b|\bremittances?\b/,
    text: "You carry two households, and they see only the half that arrives. It is love, and it has to be small enough to go on for years. So begin with your own must-pays and one small sum for you; what you send comes after that and is a fixed amount, on a fixed day.\n\n“I can send this much every month, and you can count on it. If something happens, I need a week to see what I can do.”\n\nCompare the full cost too, the fee and the exchange rate together: the same $300 can cost $3 or $20 to send.\n\n**One next step:** write down what is left after rent, food and ride to work, and choose the sum from that.\n\nWhat would happen there if it were a quarter less for three months?",
  },
  {
    // uscis.gov
    id: "visa-worry",
    topic: "ask-for-help",
    ask: /\b(?:visa|work permit|green card|residence permit|h-?1b)\b[^.!?]{0,30}\b(?:expir\w+|runs? out|ending|ends|renew\w*|pending|denied|refused|delayed|late|slow|waiting)\b/,
    text: "To have your whole life wait on somebody's desk would keep anyone awake. I can't say what holds in your case, but there is a part that is yours: dates, papers and asking in writing. An immigration lawyer or an accredited helper reads a case in an hour; 211 knows free ones near you, and a notary is not one.\n\n“My status ends on the 12th of February. Please tell me by Friday which papers are filed, with the receipt number, and what is missing.” An employer answers a dated letter sooner than a question in the hallway.\n\n**One next step:** send that message today, and put every letter and receipt into one folder.\n\nHow many weeks are left, and who files: you or the employer?",
  },
  {
    id: "faith-doubt",
    topic: "purpose",
    ask: /\b(?:stopped believing|lost my faith|losing my faith|don'?t believe (?:in god )?any ?more|dont believe (?:in god )?any ?more|doubt(?:s|ing)? (?:my faith|god)|no longer believe|left the church|leaving the church|leave (?:the|my) (?:church|religion|faith))\b/,
    text: "That is more than an opinion that changed: it is the songs, the people, the words for a funeral, and a place at the table. You may be sad about it and relieved on the same day. Nothing has to be announced. You may stay in the pew for the people, stay away quietly, or say it to one person who has shown that they can hear things.\n\n“I'm not where you are any more with this. I'm still your son, and I'm not asking you to change.” It needs no debate, and you needn't win one.\n\n**One next step:** write down what you want to keep from it, and with whom it is safe to be honest.\n\nWhat are you most afraid of losing?",
  },
  {
    id: "faith-couple",
    topic: "plan-a-hard-talk",
    ask: /\b(?:husband|wife|partner|boyfriend|girlfriend|he|she)\b[^.!?]{0,30}\b(?:bapti[sz]ed?|christen\w*|circumci\w+|raised? (?:catholic|jewish|muslim|christian|religious)|different (?:religion|faith)|convert)\b/,
    text: "Behind a ceremony there is mostly something larger: parents, belonging, what a child should be able to hold on to. As long as it is yes or no, one of you loses. So ask first what it means, and only then what to do.\n\n“What would be missing for you if we didn't? For me it would be this.” Listen to the end, write both down, and look what can be done of each: a blessing at home, a feast for both families, waiting until the child can choose. Grandparents get a result afterwards and no vote.\n\n**One next step:** put an hour in the calendar for these two questions alone, with nothing to be decided in it.\n\nWhat does it stand for with you?",
  },
  {
    id: "fasting-work",
    topic: "always-tired",
    ask: /\b(?:ramadan|fasting|(?:for|during|in) lent)\b[^.!?]{0,50}\b(?:work\w*|energy|tired|shifts?|kitchen|job|heat|dizzy|headaches?)\b/,
    text: "To fast and stand among food all day asks a lot, and much of it is decided the evening before. Before dawn take what lasts: oats, eggs, beans, yogurt, dates, and water in several glasses rather than all at once. In the evening begin small, then eat slowly, and sleep a little earlier or nap after work. Ask for the heavy tasks in the morning and the cold station in the afternoon.\n\nIf you get dizzy, confused or stop sweating, drink and sit down; faith allows that. With diabetes, pregnancy or daily medicine ask a doctor before you begin.\n\n**One next step:** tell your chef the dates, and which task you would like to have after three o'clock.\n\nAt which hour is it worst?",
  },
  {
    id: "privacy-parents",
    topic: "set-a-family-boundary",
    ask: /\b(?:mom|mum|mother|dad|father|parents?|stepdad|stepmom|brother|sister)\b[^.!?]{0,15}\b(?:went through|goes through|reads?|read|looked through|searched|checks|checked|looks through|snooped)\b[^.!?]{0,15}\bmy (?:phone|texts|diary|journal|room|laptop)\b/,
    text: "That is a door opened without knocking, and it is all right to be angry, even if there was worry behind it. Wait until you can say it in two sentences; a fight only proves to them that there was something to find.\n\n“I know you were worried. When you read my phone, I stop telling you things. Ask me, and I will answer or say that it's mine.”\n\nThen make it easy: a new code, notifications off on the lock screen, and one thing that you tell them of your own accord. If someone controls your phone to keep you from other people, that is another matter, and 1-800-799-7233 knows it.\n\n**One next step:** change the code today, and choose a calm hour for those sentences.\n\nWhat do you think they were looking for?",
  },
  {
    id: "hr-meeting",
    topic: "layoff-fear",
    ask: /\b(?:(?:meeting|appointment|called in|summoned) (?:with|to|by) (?:hr|human resources)|hr (?:meeting|wants? to (?:see|meet))|redundancy (?:meeting|talk|consultation))\b/,
    text: "A meeting like that takes over every night before it, and not knowing is the worst part. Most of what helps is on paper. You may ask beforehand what it is about and who will be there, take notes, and sign nothing on the day.\n\n1. Write what happened in five lines, with dates, your part in it, and what you do differently now.\n2. Write down your years, your good reviews, and what you want to ask: reasons, last day, pay, insurance, a reference.\n3. Use this sentence: “I'd like to think about that and answer in writing by Friday.”\n\n**One next step:** email HR today: “What is the meeting about, and may I bring someone?”\n\nWhat is the thing you are most afraid they will say?",
  },
  {
    // ssa.gov; 211.org
    id: "benefit-form",
    topic: "get-started",
    ask: /\b(?:pip|ssdi|ssi|disability|benefits?|medicaid|universal credit|attendance allowance)\b[^.!?]{0,20}\b(?:forms?|application|paperwork|pages)\b/,
    text: "A form that asks for your worst days, forty times over, would make anyone put it away. You don't have to do it alone or at once. Do the easy pages first: name, doctors, medicines. For the rest write how a bad day goes, not a good one: what you can't do safely, how long it takes, what it costs you afterwards. One example beats ten adjectives.\n\nA legal aid office, an independent living center or 211 has people who fill these in every day, for free. Keep a copy of all of it.\n\n**One next step:** note its last date in the calendar, do the first page today, and call 211 for someone to sit with you for the rest.\n\nWhich page stops you?",
  },
  {
    id: "ghosted",
    topic: "keep-friends",
    ask: /^(?![^]*\b(?:funeral|died|death|passed|grie\w+|fight|argument)\b)[^]*\b(?:friend|mate|bff|bestie)\b[^.!?]{0,20}\b(?:ghost(?:ed|ing)|stopped (?:answering|replying|texting|writing)|(?:doesn'?t|doesnt|won'?t|wont|never|not) (?:answer|reply|text|write|call)(?:s|ing|ed)?(?= (?:me|back|any ?more)\b|\W*$| (?:and|so|since|for)\b))/,
    text: "Silence from someone who knows you is a wound without a reason to look at, so the mind makes up ten. You don't know yet which it is: hurt, a hard time, or a friendship that got smaller. One clear message finds out more than five light ones, and after it you may stop.\n\n“I miss you, and I don't know what happened. If I hurt you, I'd like to hear it. If it's a hard time, you owe me no answer. The door is open.”\n\nThen give it a month, and put that time into two people who do answer.\n\n**One next step:** send that once, in your own words, and put the phone away for the evening.\n\nWhen was the last time that it felt easy between you?",
  },
  {
    id: "another-child",
    topic: "plan-a-hard-talk",
    ask: /\b(?:wants?|wanted)\b[^.!?]{0,12}\b(?:another (?:baby|child|kid)|(?:a )?(?:second|third|fourth) (?:baby|child|kid)|(?:a baby|kids|children)(?= (?:and|but) i (?:do ?n|am not|'?m not)))\b[^]{0,20}\b(?:i (?:do ?n'?o?t|do not|am not|'?m not|really)|not me|and i)\b/,
    text: "There is no half a child, so this is one of the few questions without a middle, and nobody is wrong in it. Before you talk about yes and no, find out what stands behind each: a picture of the family, a fear of regret, sleep, money, the body. Often the two pictures are nearer than the two answers.\n\n“I love what we have, and my honest answer is no. I don't want you to be alone with that. Tell me what you would be missing.” A clear no is kinder than a maybe for three years; a counselor is good with exactly this.\n\n**One next step:** write down your three real reasons, and ask for hers before you tell them.\n\nIs it a no for now, or a no for good?",
  },
  {
    id: "parent-returns",
    topic: "estranged-family",
    ask: /\b(?:dad|father|mom|mum|mother|parent)\b[^]{0,60}\b(?:left (?:us|me|when)|walked out|abandoned|wasn'?t there|was never there|never met|not (?:seen|spoken))\b[^]{0,80}\b(?:ill|sick|dying|cancer|hospital|wants? to (?:see|meet|talk))\b/,
    text: "Someone who wasn't there asks for you now, and you are to decide in weeks about what took years. You owe him nothing, and you may want to go all the same; both are allowed, whatever your family would like. The question is what you could live with afterwards. Between going and not going there is a letter, a call, or one hour with a date and an end.\n\n“I don't know yet if I can come. I'd like to hear what you want to say, by phone first.”\n\nYour mother and brother need to hear only that it is yours: “It isn't against you.”\n\n**One next step:** write the letter that you would never send, and see what is in its last line.\n\nWhat would you want to hear from him?",
  },
  {
    // American Cancer Society: helping children when a family member has cancer
    id: "tell-kids-ill",
    topic: "talk-with-a-child",
    ask: /^(?=[^]*\b(?:chemo\w*|cancer|tumou?r|surgery|operation|leuk[a]?emia|ms|illness|hospice|dying)\b)(?![^]*\b(?:dog|cat|vet|pet)\b)[^]*\b(?:tell|explain|say)\b[^.!?]{0,20}\b(?:my |the |our )?(?:girls|boys|kids|children|son|daughter|child|twins|little ones)\b/,
    text: "That you think about their hearts while you have your own fear says what kind of parent you are. Children feel that something is there; a true word is less frightening than whispers. Short, with its name, and with what stays the same.\n\n“I have an illness called cancer. I get a strong medicine, and it will make me tired and my hair fall out. You didn't cause it, you can't catch it, and someone will always pick you up from school.”\n\nDon't promise how it ends; promise to tell them what you know. The little one asks today, the older one perhaps in a week.\n\n**One next step:** choose a quiet afternoon before it begins, and tell their teachers the same day.\n\nWhat do you think each of them will ask first?",
  },
  {
    // chadd.org
    id: "maybe-adhd",
    topic: "focus",
    ask: /^(?!\W*(?:do|could|might) i have\b)[^]*\b(?:(?:i )?think i (?:might |may )?have (?:adhd|add)\b|(?:waiting|wait list|waitlist|referral|assessment|diagnos\w+)\b[^.!?]{0,20}\badhd\b|\badhd\b[^.!?]{0,20}\b(?:waiting|wait list|waitlist|referral|assessment))/,
    text: "I can't say whether it is, and still you have lived with something for years that costs you more strength than others see. Much of what helps with ADHD helps anyone, so you needn't wait for a paper to begin.\n\n1. Out of the head: one list, one calendar, an alarm for leaving, not for the appointment.\n2. Somebody beside you: working next to a person, or on a call, gets things begun.\n3. Short rounds: fifteen minutes, a visible timer, a break in which you move.\n\nFor the doctor, collect examples from school, work and home; a list opens that talk faster.\n\n**One next step:** set one alarm for tomorrow's hardest moment to leave, and see what it changes.\n\nWhere does it cost you most: work, money, home or people?",
  },
  {
    // fda.gov: drug shortages; chadd.org
    id: "medicine-shortage",
    topic: "find-care",
    ask: /\b(?:meds?|medication|medicine|prescription|adderall|ritalin|vyvanse|concerta|insulin|ozempic|inhaler)\b[^.!?]{0,20}\b(?:out of stock|shortage|sold out|unavailable|back ?order\w*|can'?t (?:find|get)|cant (?:find|get)|don'?t have (?:it|them))\b|\b(?:shortage|out of stock)\b[^.!?]{0,15}\b(?:meds?|medication|medicine)\b/,
    text: "You did everything right, and now the shelf is empty; that is a strain on the days themselves. Call before you run out. Ask the pharmacist which other strength, maker or branch has it, small independent ones and the hospital's too, and ask your prescriber what may be used instead. Change nothing about how you take it by yourself. With insulin, seizure or heart medicine call the doctor today, not next week.\n\nAt work you owe no diagnosis: “A medicine of mine is unavailable at the moment. For two weeks I need written tasks and one thing at a time.”\n\n**One next step:** count the doses that are left, and call the pharmacy with that date.\n\nFor how many days does it still last?",
  },
  {
    // aspca.org: house training
    id: "puppy-pees",
    topic: "get-pet",
    ask: /^(?![^]*\b(?:roommates?|flatmates?|neighbou?rs?)\b)[^]*\b(?:puppy|pup|dog|kitten|cat)\b[^.!?]{0,20}\b(?:pee(?:s|ing)?|wee(?:s|ing)?|poop(?:s|ing)?|piss(?:es|ing)?|accidents?|house ?train\w*|potty)\b/,
    text: "Wet rugs and no sleep wear anyone down, and it does pass. A young animal isn't naughty; it can't hold it yet and goes where it smells of it.\n\n1. Out every two hours, and after each sleep, meal and game, always to the same spot. Praise and a treat within two seconds.\n2. In between keep it in sight or in a small safe space; roll the rug up for a month.\n3. Clean with an enzyme cleaner, nothing with ammonia. Don't scold: it only learns to hide.\n\nIf a trained animal begins again, or strains, or there is blood, call the vet today; in a male cat that cannot wait.\n\n**One next step:** put the five fixed times outside on the fridge, and buy the cleaner.\n\nWhen does it happen most?",
  },
  {
    // avma.org: quality of life; aplb.org
    id: "pet-dying",
    topic: "care-for-someone",
    ask: /^(?![^]*\b(?:had to (?:be )?put|guilt\w*|died|yesterday)\b|\W*put my)[^]*(?:\b(?:dog|cat|puppy|rabbit|horse|pet)\b[^.!?]{0,25}\b(?:has cancer|is dying|tumou?r|not got long|(?:weeks|months) (?:left|to live)|terminal|kidney failure)\b)/,
    text: "I'm sorry. That is a long goodbye. Ask the vet now what pain looks like in it and what helps. Then write down the four or five things that make its life: eating, walking to the door, greeting you. Mark each day as good or bad. When the bad ones are more than the good ones for a week, it is time, and a week too early is kinder than a day too late.\n\nTo children say it plainly: “The illness is too strong, and the vet helps so that it doesn't hurt.” Not “goes to sleep”.\n\n**One next step:** write that list today, and ask the vet one question: what would you see first?\n\nWhat is its name, and what does it still enjoy?",
  },
  {
    id: "own-price",
    topic: "freelance-start",
    ask: /\b(?:what|how much) (?:do|should|can|could|would) i charge\b|(?:^\W*|\bi(?:'ve| have)? (?:just )?)(?:raised?|raising|put up) my (?:prices?|rates?)\b/,
    text: "To put a number on your own work feels like putting one on yourself, and that is why most people ask too little. It gets easier as a sum: what the material costs, your hours times a wage that you would take from someone else, and about a fifth on top for the time nobody sees. Below that you pay to work.\n\nWho leaves over a fair price makes room; three customers at the right one are better than five at the wrong one. Tell it in one sentence, without sorry: “From March it is $60. I'd be glad to go on working for you.”\n\n**One next step:** work out that sum for the last thing you sold, with honest hours.\n\nWhat would an hour come to, as it is now?",
  },
  {
    // dol.gov; state and city scheduling laws
    id: "shift-changed",
    topic: "work-boundary",
    ask: /\b(?:change|changes|changed|cancel\w*|swap\w*|move|moves|moved)\b[^.!?]{0,10}\bmy (?:shifts?|schedule|rota|roster|hours)\b[^.!?]{0,30}\b(?:the (?:night|day) before|last minute|notice|same day|without asking|hours before|all the time)\b/,
    text: "A life can't be planned around that, and it isn't fussy to want to know when you work. What holds depends on where you are: your contract or handbook comes first, a union contract above it, and some states and cities (Oregon, New York City, Chicago, Seattle among them) have laws about notice or extra pay. Elsewhere they mostly may, and you may still ask for a rule.\n\n“I can be flexible with two days' notice. With less I have the kids to think of, and I may have to say no. Can we agree on that?” Send it as a message, so that it is written.\n\n**One next step:** note the last five changes with date and hour, and look up your state's labor office.\n\nWhat does a late change cost you: money, childcare or sleep?",
  },
  {
    id: "off-day-calls",
    topic: "work-boundary",
    ask: /\b(?:boss|manager|supervisor|work|job|they|ward manager)\b[^.!?]{0,12}\b(?:keeps?|always|constantly)? ?(?:text|call|messag|ring|phon)(?:s|es|ing|ings)?(?: me)?\b[^.!?]{0,20}\b(?:days? off|off days?|weekends?|vacation|holiday|when i'?m off)\b/,
    text: "A day off with a phone that may ring is only half a day off, and a team that runs on your kindness will go on asking. You are not the one who has to fill the roster. A no needs no reason; reasons are only something to talk you out of.\n\n“I'm not available on my days off. I'll see you on Thursday.” The same words every time, sent once; then you may let it ring. If you want to help sometimes, say when yourself: one extra shift a month, asked a week ahead.\n\n**One next step:** save that sentence in your phone, and mute work on your next day off.\n\nWhat are you afraid will happen if you don't answer?",
  },
  {
    id: "crush-on-friend",
    topic: "unrequited-love",
    ask: /^(?![^]*\b(?:married|marrying|engaged|said no|rejected|(?:doesn'?t|doesnt) (?:love|like|feel))\b)[^]*(?:\b(?:tell|telling|ask|confess\w*)\b[^.!?]{0,12}\b(?:my )?(?:best )?(?:mate|friend|him|her)\b[^.!?]{0,20}\b(?:i (?:fancy|like|love|have feelings)|how i feel|my feelings|out)\b[^.!?]{0,30}\b(?:friend|wreck\w*|ruin\w*|los(?:e|ing))\b|\b(?:in love with|fancy|feelings for|crush on) my (?:best )?(?:mate|friend)\b)/,
    text: "To carry that beside someone who sees you every day is sweet and exhausting at once. A friendship mostly survives an honest sentence; what it survives badly is months of acting. So say it small, once, with a way out for both.\n\n“I like you, more than as a friend. You don't have to answer now, and if it's a no, I'd rather keep you as a friend.” Not by text at night and not at a party: on a walk, side by side.\n\nIf it is a no, take two weeks of less contact without drama; the ground comes back.\n\n**One next step:** choose the day and the walk, and tell one other person that you will do it.\n\nWhat makes you think it could be a yes?",
  },
  {
    id: "doubts-engaged",
    topic: "decide",
    ask: /\b(?:proposed|engaged|engagement|said yes|wedding is|getting married)\b[^.!?]{0,50}\b(?:not (?:so )?sure|doubts?|unsure|second thoughts|cold feet|don'?t know if|dont know if|mistake)\b/,
    text: "A yes in front of a ring and a hopeful face comes quickly, and doubt afterwards does not make you a liar. It can be fear of the step, or it can be about the person; those feel alike and are different. Picture an ordinary Tuesday in five years, not the wedding: is there calm in it, or something tight? What would have to change, and have you said it aloud?\n\n“I love you, and I said yes fast. I need time before we set a date, and want to talk about what scares me.”\n\nIf what makes you doubt is fear of him or of his anger, 1-800-799-7233 listens, day and night.\n\n**One next step:** write both lists: what you would miss, and what worries you, and sleep on them twice.\n\nSince when has the doubt been there?",
  },
  {
    // thehotline.org: financial abuse
    id: "wages-taken",
    topic: "look-at-the-signs",
    ask: /\b(?:husband|boyfriend|partner|he|wife|girlfriend|she|ex)\b[^.!?]{0,20}\b(?:takes?|took|keeps?) (?:all )?(?:of )?my (?:wages?|paychecks?|pay|salary|bank cards?|benefits)\b|\b(?:money|save|savings|account)\b[^.!?]{0,25}\bwithout (?:my |his |her )?(?:husband|boyfriend|partner|wife|him|her)\b[^.!?]{0,12}\b(?:knowing|finding out|seeing)\b/,
    text: "That you have to ask this at all tells me something. Your pay is yours, and somebody who takes it decides about your ways as well. People at 1-800-799-7233 plan exactly this with you, day and night and in secret; from a phone that he doesn't see.\n\nWhat they often advise: an account at another bank, with mail and alerts to an address that he can't open; a small part of the pay sent there by payroll; papers and some cash with a person you trust. Do nothing that he could find today, if finding it would be dangerous.\n\n**One next step:** use a friend's or a library's phone for that call, and delete this page from the history if he looks at it.\n\nWhat happens when he finds out that you kept something?",
  },
  {
    // nimh.nih.gov: eating disorders
    id: "not-eating-good",
    topic: "eat-better",
    ask: /\b(?:haven'?t|havent|have not|not|stopped|hadn'?t) (?:eaten|eating|ate)\b[^.!?]{0,40}\b(?:feels? (?:good|great|strong|clean|in control|amazing|powerful)|proud|like it|in control|skinny)\b/,
    text: "I am glad that you wrote it down, with the good feeling and all. I will not talk in numbers or give tips for it, because I'd like you to be all right. An empty stomach can make one feel light and strong for a while; it is the body's alarm, and it can take hold quickly.\n\nSomeone who knows that feeling well can listen without judging: a doctor, or a counselor whose work it is; 988 is there at any hour for this too. If you feel faint or your heart races, be seen today.\n\n**One next step:** eat one small thing that you once liked, with somebody in the room or on the phone.\n\nWhat was going on in the days before it began?",
  },
  {
    // nationalacademies.org
    id: "water-day",
    topic: "self-care",
    ask: /\bhow much water (?:should|do|must|can) (?:i|you|we|people|a person)\b[^.!?]{0,20}\b(?:drink|need|have)\b/,
    text: "There is no magic figure, although eight glasses are told everywhere. About six to eight glasses of any drink suit most adults, more in heat, with sport, fever or breastfeeding, and food brings a good part as well. Thirst is a good guide for most people, and pale yellow is the easiest sign that it is enough; very dark means more.\n\nOlder people feel thirst late and do better with a glass at fixed times. With heart or kidney trouble, or water tablets, ask the doctor which amount is right for you.\n\n**One next step:** fill one bottle in the morning, put it where you work, and see how much is left in the evening.\n\nIs it tiredness, headaches, or only a question?",
  },
  {
    id: "feet-hurt-work",
    topic: "chronic-pain",
    ask: /\b(?:feet|legs|ankles|heels)\b[^.!?]{0,20}\b(?:killing me|hurt\w*|ache|aching|sore|swollen|burn\w*|throb\w*)\b[^]{0,40}\b(?:shifts?|work|standing|all day|job|end of)\b|\b(?:shifts?|standing all day|on my feet)\b[^]{0,40}\b(?:feet|legs|ankles|heels)\b[^.!?]{0,20}\b(?:killing|hurt\w*|ache|aching|sore|swollen)\b/,
    text: "Twelve hours on hard floors is an athlete's day without an athlete's shoes. What helps most is dull and works: shoes half a size larger with a firm sole, bought in the evening, and two pairs in turn. Compression socks up to the knee from the start of the shift. One foot on a low step now and then, and ten slow heel raises each hour.\n\nAfterwards ten minutes with the legs up against a wall, and a cold bottle rolled under the arch. One leg that is swollen, hot and painful, or numbness, belongs to a doctor today.\n\n**One next step:** get one pair of compression socks, and put your legs up before you sit down tonight.\n\nIs it the heel, the ball, or the whole leg?",
  },
  {
    // thehotline.org: it also answers those who worry about what they do themselves
    id: "frightened-partner",
    topic: "cool-anger",
    ask: /^(?![^]*\b(?:he|she|they|husband|wife|boyfriend|girlfriend|partner) (?:\w+ )?(?:hit|punched|kicked|smashed|threw|slammed|frightened|scared) (?:me|the|a|my)\b)(?=[^]*\bi (?:\w+ ){0,3}(?:hit|punch(?:ed)?|kick(?:ed)?|smash(?:ed)?|broke|threw|throw|slam(?:med)?|yell(?:ed)?|scream(?:ed)?|shout(?:ed)?|put (?:my (?:fist|hand|foot)|a hole)|lost (?:my temper|it|control)|scared?|frighten(?:ed)?)\b)(?=[^]*\b(?:girlfriend|boyfriend|wife|husband|partner|fianc\w+|gf|bf|spouse)\b)[^]*(?:\b(?:is|was|got|gets|looks?|looked|became|seems?|seemed|are) (?:so |really |very |now )*(?:scared|afraid|frightened|terrified)\b|\b(?:flinch\w*|hid from me|locked (?:herself|himself|themselves))\b|\bi (?:really |just |think i )?(?:scared?|frighten(?:ed)?|terrified) (?:my|her|him|them)\b)/,
    text: "It takes something to write that down, and you saw what it did. Fear came into the room, so this is the moment to change it, before there is a next time. It can be learned, and it is yours to learn.\n\nSay it once, without a but: “I frightened you, and that was my doing. You did nothing to cause it. I'm getting help with it, and if you need space from me, you have it.”\n\nWhen it rises, leave the room, and come back when you said you would. A counselor helps more than promises; 1-800-799-7233 talks with the one who did it, too, free and without a name.\n\n**One next step:** call one counselor or that number before the week is over, and tell it as you told it here.\n\nWhat came just before it?",
  },
];
