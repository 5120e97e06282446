import type { WrittenAnswer } from "./coach.written.content.ts";

/** First questions about people, work and study that are asked most. */

const partner = String.raw`(?:husband|wife|partner|spouse|boyfriend|girlfriend|fianc\w+|bf|gf|significant other)`;

export const peopleQuestions: readonly WrittenAnswer[] = [
  {
    id: "partner-boundaries",
    topic: "set-a-family-boundary",
    ask: new RegExp(
      String.raw`\b${partner}\b[^.!?]{0,15}\b(?:doesn'?t|doesnt|does not|never|won'?t|keeps) ?(?:respect\w*|crossing|cross|ignor\w+|listen to|disrespecting)\b[^.!?]{0,10}\bboundar\w+|\b(?:set|setting|have|need)\b[^.!?]{0,12}\bboundar\w+ (?:with|in) (?:my |a |our )?(?:${partner}|relationship|marriage)\b`,
    ),
    text: "To say what you need and see it stepped over makes anyone doubt whether it was too much. It wasn't. A boundary isn't a rule for the other one; it's what you'll do, so it works only in three parts: what, why in half a sentence, and what follows.\n\n“I need my phone and my messages to be mine. I want to be trusted. If you look again, I'll change the code, and we'll talk with a counselor.”\n\nSay it once, calmly, and do it the first time it happens. If a no is punished with rage, threats or days of silence, it's no longer about boundaries: 1-800-799-7233, day and night.\n\n**One next step:** write your three parts about one thing only.\n\nWhich one thing is it?",
  },
  {
    id: "mother-boundaries",
    topic: "set-a-family-boundary",
    ask: /\b(?:set|setting|have|keep|put up)\b[^.!?]{0,15}\b(?:boundar\w+|limits?)\b[^.!?]{0,8}\b(?:with|for) (?:my |our )?(?:mom|mum|mother|dad|father|parents)\b/,
    text: "With a parent it feels like being ungrateful, and it's only being grown. Take one thing, the one that costs you most: calls, visits, comments, money. Then say what you can give, what you can't, and what you'll do:\n\n“I love hearing from you. I can't talk at work. I'll call you every evening at seven.”\n\nThe middle part stays short; reasons get argued with. It often gets louder for two weeks before it gets quieter, with tears or silence, and that doesn't mean it was wrong. What makes it hold is that you do the third part each time, kindly.\n\n**One next step:** write your three sentences, and say them in the next call.\n\nWhat does she or he do that you'd like to change first?",
  },
  {
    id: "communicate-with-partner",
    topic: "start-softly",
    ask: new RegExp(
      String.raw`\b(?:communicat\w+|talk) (?:\w+ )?(?:better|more|well|openly)\b[^.!?]{0,12}\b(?:with|to) (?:my |our )?${partner}\b|\b(?:better|improve|improving|bad|no|poor|lack of) (?:our |my |the )?communication\b[^.!?]{0,25}\b(?:${partner}|relationship|marriage|couple)\b|\b(?:${partner}|we) (?:and i )?(?:can'?t|don'?t|never) communicate\b`,
    ),
    text: "Most couples don't lack words; they lack a good moment and a soft beginning. Four habits change the most:\n\n1. Ask for the time: “Do you have ten minutes after dinner?”\n2. One thing per talk, said about you: “When plans change and I hear it last, I feel unimportant. Could you text me?”\n3. Say back what you heard before you answer: “So you felt pushed. Right?”\n4. When it gets hot, twenty minutes of pause, with an hour for going on.\n\nAnd fifteen minutes a day that aren't about problems, phones away.\n\n**One next step:** try the first two tonight with something small.\n\nWhat happens mostly when you bring something up: a fight, or silence?",
  },
  {
    id: "trust-again",
    topic: "trust-broken",
    ask: new RegExp(
      String.raw`\b(?:how (?:can|do|could|will) (?:i|we)|can i ever|learn to|want to)\b[^.!?]{0,15}\b(?:trust|rebuild trust|regain trust|get (?:the |my )?trust back)\b[^.!?]{0,15}\b(?:${partner}|him|her|again|in (?:my|our|a) (?:relationship|marriage))`,
    ),
    text: "Trust doesn't come back by deciding to trust; it comes from many small things that turn out to be true. So it needs two: somebody who makes it visible, and you, who lets it count.\n\nWhat may be asked for: the whole truth once, contact ended where it has to be, open answers without “not again”, plans that are kept. What helps you: ask at a fixed hour in place of checking all day, and notice each time it was as promised. It takes months. You may also find that you don't want to, and that's an answer.\n\n**One next step:** write the two things you'd need to see each week, and say them.\n\nWhat happened that broke it?",
  },
  {
    id: "fights-every-day",
    topic: "start-softly",
    ask: new RegExp(
      String.raw`\b(?:normal|ok(?:ay)?|healthy)\b[^.!?]{0,15}\b(?:fight|argue|arguing|fighting)\b[^.!?]{0,35}\b(?:${partner}|couples?|relationship|marriage)|\b(?:normal|healthy) for couples to (?:fight|argue)\b|\bhow (?:often|much) (?:do|should) couples (?:fight|argue)\b`,
    ),
    text: "Arguing is normal; every day is more than most couples do, and it wears both out. How often says less than how. Research on couples looks at four things that do harm: attacking the person, contempt, always defending, and walling off. And at one that helps: finding back, with a sorry, a joke, a hand on the arm.\n\nSo ask yourself: after a fight, do we become warm again the same day? Can I say what I think without being afraid? Twice yes means tired and fixable. If you're afraid, insulted or hurt, it isn't normal: 1-800-799-7233, day and night.\n\n**One next step:** note for three days what the fights were really about.\n\nWhat is it mostly?",
  },
  {
    id: "am-i-overreacting",
    topic: "not-listened-to",
    // asked later, it is about what was told before
    notAfter: /\S/,
    ask: /^\W*(?:(?:hi|hey|ok|so|be honest|honestly)\W+)*(?:am i|i wonder if i'?m|do you think i'?m|i feel like i'?m|maybe i'?m|is it just me or am i|i don'?t know if i'?m) (?:just |really )?(?:overreacting|over[- ]reacting|too sensitive|being (?:too )?(?:dramatic|sensitive))\b[^.!]{0,20}$/,
    text: "I can't tell yet without what happened, and here is a way to find out. A feeling is never too much; only what we do with it can be. Three questions:\n\n1. Would it bother you if it had happened to a friend?\n2. Is it the first time, or the tenth? Strong feelings often belong to the sum.\n3. Were you hungry, tired, or hurt by something else that day?\n\nTwice a yes in the first two, and it's worth saying, in one calm sentence. If somebody often tells you that you're too sensitive, that's worth a look in itself.\n\n**One next step:** write what happened in two sentences, as a camera would have seen it.\n\nWhat was it?",
  },
  {
    id: "controlling-parents",
    topic: "set-a-family-boundary",
    ask: /\b(?:controlling|overprotective|overbearing|(?:too|very|so) strict|helicopter) (?:parents?|mom|mother|dad|father)\b|\bmy (?:parents|mom|mother|dad|father)(?: \w+)? (?:are|is|'s|r) (?:\w+ )?(?:controlling|overprotective|overbearing|too strict)\b|\b(?:parents|mom|mother|dad|father) (?:still )?(?:controls? (?:me|my life|everything)|treats? me like a (?:child|kid|baby))\b/,
    text: "To be grown and still have to ask for leave wears on you. It's mostly fear on their side, and it still isn't theirs to decide. Three things move it:\n\n1. Sort: what belongs to their house, and what belongs to your life? Give way in the first, hold the second.\n2. Tell, don't ask: “I'm away on Saturday, back at eleven.” Reasons invite a vote.\n3. Be free a bit more each month: own phone plan, own account, own money.\n\n“I know you worry. I'm going to decide that myself. You can ask me how it went.”\n\n**One next step:** choose one small thing and tell it instead of asking.\n\nDo you live with them, and what do they control most?",
    short: "“I know you worry. I'm going to decide that myself. You can ask me afterward how it went.”\n\nWhich small thing will it be?",
  },
  {
    id: "in-law-unannounced",
    topic: "in-laws",
    ask: /\b(?:in-?laws|(?:mother|father|parents?|sister|brother)[- ]in[- ]laws?|mil|his (?:mom|mother|parents)|her (?:mom|mother|parents))\b[^.!?]{0,20}\b(?:shows? up|comes? (?:over|by)|drops? (?:by|in)|stops? by|visits?|walks? in)\b[^.!?]{0,15}\b(?:unannounced|without (?:calling|asking|warning|notice)|uninvited|whenever|all the time|every day)\b/,
    text: "A bell you didn't expect, and the kitchen as it is: that would put anyone on edge. It isn't unkind to want to know beforehand. Agree as a couple first, then the one whose family it is says it:\n\n“We love having you. Please call before you come. Wednesdays and Sundays are always good.”\n\nThen hold it the first time, or it doesn't count: a smile at the door, “Now isn't good. Sunday at three?” You don't have to hide, and you don't have to let in. It's felt as cold for a week or two, and then it's how it is.\n\n**One next step:** tonight, find the two good times with your partner.\n\nHow does your partner see it?",
  },
  {
    id: "teen-always-on-phone",
    topic: "kids-screen-time",
    ask: /^(?![^]*\bshould (?:i|we) (?:get|give|buy)\b)[^]*\b(?:teen(?:ager)?|daughter|son|kids?|child(?:ren)?|1[0-9][- ]?(?:yo|(?:yr|year)s?[- ]old))\b[^.!?]{0,15}\b(?:always|constantly|all day|all the time|glued|addicted|never off|won'?t get off|lives)\b[^.!?]{0,12}\b(?:on|to|off) (?:her|his|their|the) (?:phones?|screens?|ipad|tablet|computer)\b/,
    text: "You aren't fighting your child; you're standing against something built to be hard to put down. Minutes are hard to police; places and times are easy. Three rules that hold, the same for the parents:\n\n1. Phones sleep in the kitchen, from 9:30 on school nights.\n2. None at meals and during homework.\n3. First school, sleep and something offline, then it's free.\n\nLet your child help to write them on Sunday, when nothing has just happened. And once a day ten minutes that have nothing to do with it.\n\n**One next step:** set up the charging place tonight, yours included.\n\nWhat is it mostly: friends, videos, or games?",
  },
  {
    // who.int: burn-out in ICD-11
    id: "burnout-signs",
    topic: "rest-from-burnout",
    ask: /\b(?:signs?|symptoms?) of (?:a )?(?:burn ?-?out|being burn(?:ed|t) out)\b|\bhow (?:do|can|would) i (?:know|tell) (?:if|whether|that) (?:i'?m|i am|it'?s|i have) (?:burn(?:ed|t|ing)? ?-?out|a burn ?-?out)\b|\bam i (?:just )?burn(?:ed|t|ing) out\b|\bwhat (?:is|does) burn ?-?out\b/,
    text: "The World Health Organization names three, and all of them are about work: being drained of strength, growing distant or cynical about the job, and getting less done although you try. In daily life that looks like this:\n\n1. Tired in the morning, also after a free weekend.\n2. Dread on Sunday evening, short temper, not caring anymore.\n3. Slips, forgetting, everything takes longer.\n4. Bad sleep, headaches, many colds; no wish to see people.\n\nDepression, a thyroid or lack of iron can look the same, so a doctor should look if it's been two weeks or more.\n\n**One next step:** count how many of the four you know from the last month.\n\nWhich are yours?",
  },
  {
    id: "how-much-notice",
    topic: "quit-job",
    notAfter: /\b(?:landlord|landlady|lease|rent|month[- ]to[- ]month|evict\w*|apartment)\b/,
    ask: /\bhow (?:much|long|many weeks'?) (?:of )?(?:a )?notice\b[^.!?]{0,20}\b(?:should|do|must|to)\b[^.!?]{0,8}\b(?:i|give)\b(?![^.!?]{0,20}\b(?:landlord|lease|apartment|moving|move out)\b)|\bdo i have to give (?:two weeks'?|2 weeks'?) notice\b/,
    text: "Two weeks is the custom in the U.S., and in most jobs nobody can force you to more; employment is at will. Look into your contract, handbook or union agreement first, because some say four weeks, or pay out vacation only with notice. In a senior or hard-to-fill job three or four weeks are kind, if you can.\n\nSign the new contract before you say a word. Save your own papers and pay stubs, since some firms let people go the same day. Then tell your boss in person, and hand over two lines in writing with your last day.\n\n**One next step:** read the part about leaving in your contract, and count the date.\n\nHow long have you been there, and is the new job signed?",
  },
  {
    id: "partner-games-all-day",
    topic: "not-listened-to",
    ask: new RegExp(
      String.raw`\b${partner}\b[^.!?]{0,20}\b(?:plays?|playing|spends?|games?|gaming|addicted)\b[^.!?]{0,25}\b(?:all (?:day|night|the time|his time|her time)|video ?games?|gaming|xbox|playstation|too much|every (?:night|day|evening)|games (?:all|every|too))\b(?! together)`,
    ),
    text: "To sit in the next room and hear somebody laugh with strangers is lonely. Games aren't the enemy; that there's nothing left for you is. So don't ask for less of it, ask for more of something: an hour, fixed, that's yours.\n\n“I'm not against your games. I miss you. Can we have dinner and an hour after it, Monday to Thursday, without a screen? After that it's your time, and I won't say a word.”\n\nAsk between two rounds, not during one. If work, sleep or money suffer and it can't be stopped even when it's wanted, a counselor who knows gaming helps.\n\n**One next step:** name the one hour you miss most, and ask for it today.\n\nSince when has it been so much?",
  },
  {
    id: "suspects-cheating",
    topic: "trust-broken",
    ask: new RegExp(
      String.raw`\b(?:think|thinking|suspect|suspicious|afraid|scared|worried|feel like|feeling)\b[^.!?]{0,15}\b(?:my ${partner}|he|she)(?:'s| is| may be| might be| could be)? (?:\w+ )?(?:cheat\w*|having an affair|seeing (?:someone|somebody))|\bis my ${partner} cheating\b|\bhow (?:do|can) i (?:know|tell|find out) if (?:my ${partner}|he|she)(?:'s| is) cheating`,
    ),
    text: "Not knowing is its own kind of torture: you look at every glance, and don't trust your own eyes. You don't know yet, so don't act yet as if you did. Write two columns: what you saw or heard, with dates, and what you fear it means. Signs such as a hidden phone, new hours or distance can be an affair, and also debts, shame, low mood or a secret worry.\n\nThen ask once, calmly, alone: “I feel you far away, and I'm scared that there's someone else. Is there?” Searching the phone mostly costs more than it tells.\n\n**One next step:** write those two columns tonight, and tell one person you trust.\n\nWhat was it that made you think so?",
  },
  {
    id: "parents-reject-partner",
    topic: "in-laws",
    ask: new RegExp(
      String.raw`\bmy (?:parents|mom|mother|dad|father|family)\b[^.!?]{0,12}\b(?:don'?t|doesn'?t|dont|doesnt|won'?t|never|do not|does not|hates?|refuse\w*|disapprov\w+)\b[^.!?]{0,15}\b(?:accept|like|approve(?: of)?|want|to accept)?[^.!?]{0,8}\bmy (?:${partner}|relationship)\b`,
    ),
    text: "To stand between people you love, and be told to feel less for one of them, tears at anybody. Before you defend anything, find out what it is: a fear for you, a belief, pride, or something they saw. “I'm not going to argue. I want to understand: what exactly worries you about him or her?” The answer tells you whether to listen or to hold your line.\n\nThen the line, kindly: “You don't have to like it. I ask you to be polite. I'd like to keep coming on Sundays.” Time and ordinary meals do more than talks.\n\n**One next step:** ask that question to the one of them who's softer.\n\nWhat do they say against it?",
  },
  {
    id: "in-laws-long-visit",
    topic: "in-laws",
    ask: /\b(?:in-?laws|(?:mother|father|parents)[- ]in[- ]law|his parents|her parents)\b[^.!?]{0,20}\b(?:want|wants|plan\w*|coming|come|are going)\b[^.!?]{0,20}\b(?:stay|come|visit|for)\b[^.!?]{0,15}\b(?:\d+|two|three|four|a|six) (?:weeks?|months?|days)\b/,
    text: "Even people you like are long guests after four days. You needn't choose between a yes that you dread and a no that hurts; choose the form: fewer nights with you, the rest at a rental nearby, or a visit in two parts.\n\n“We want to enjoy you while you're here. Our place is small, so we'd like you with us from Friday to Monday, and we found something five minutes away for the other days.”\n\nFirst agree as a couple, then the one whose parents they are calls. During the visit: one evening of your own, and something to do for everybody each morning.\n\n**One next step:** each of you writes a number of nights tonight, then compare.\n\nWhat's your number?",
  },
  {
    id: "parent-never-proud",
    topic: "self-criticism",
    ask: /\bmy (?:dad|father|mom|mother|parents)\b[^.!?]{0,12}\b(?:never|not once|has never|have never|isn'?t|aren'?t|won'?t|is not|are not)\b[^.!?]{0,25}\b(?:proud|loves? me|loved me|i love you|good enough|satisfied|happy with me|praised?)\b/,
    text: "A child waits for that sentence, and a part of the grown person goes on waiting. It's a sad thing to have missed, and it isn't a verdict: some parents never got it themselves and have no words for it. What you did was good also when nobody at home said so.\n\nTwo ways lead on, and you can take both. Ask for it once, plainly: “I'd like to know if you're proud of me. It matters to me.” And let it in from others who mean it, without brushing it off.\n\n**One next step:** write down three things you did that deserved it, and read them aloud.\n\nFor which of them would you most have wanted to hear it?",
  },
  {
    id: "behind-at-work",
    topic: "say-no-at-work",
    ask: /\bi(?:'m| am|m)? (?:so |really |way |totally |very |always |getting |falling )*(?:behind (?:at|on|with) (?:my )?work|behind on everything at work|drowning in work|swamped(?: at work)?|can'?t keep up (?:at|with) (?:my )?work)\b/,
    text: "Being behind makes each new mail feel like a reproach. It gets smaller the moment it's a list and not a cloud. Half an hour, door closed:\n\n1. Write down everything open, with the hours it takes, roughly.\n2. Mark three: date this week, somebody waits for it, costs money if late.\n3. For the rest one line each: “I'll have it by Thursday.” A new date that you name is better than silence.\n4. Add up the hours. If they don't fit, that's for your boss: “These fit, these don't. Which should wait?”\n\n**One next step:** do the list now, and send the first of those lines.\n\nWhich one on it makes your stomach tight?",
  },
  {
    id: "couple-no-time",
    topic: "grown-apart",
    ask: new RegExp(
      String.raw`\b(?:my ${partner} and i|me and my ${partner}|we|${partner})\b[^.!?]{0,15}\b(?:never|don'?t|dont|hardly|barely|have no|no longer)\b[^.!?]{0,15}\b(?:spend(?:ing)? (?:any |much |quality )?time together|(?:have|get|find) (?:any |much )?time (?:together|for (?:each other|us))|time for each other|date nights?)`,
    ),
    text: "Nothing has to be wrong for that; two jobs or small children are enough, and the couple is what waits most quietly. It won't come by itself anymore, so give it a place, small and certain:\n\n1. Fifteen minutes an evening, phones in the kitchen; no kids, money or work as a subject.\n2. Two hours every second week, with a sitter or friends who swap evenings with you.\n3. One small touch a day: coffee brought, a kiss that lasts.\n\n“I miss us. Can we sit on the porch for fifteen minutes tonight, just you and me?”\n\n**One next step:** ask that today.\n\nWhat did you two love doing before?",
  },
  {
    id: "disagree-about-raising",
    topic: "start-softly",
    ask: new RegExp(
      String.raw`\b(?:we|my ${partner}(?: and i)?|me and my ${partner})\b[^.!?]{0,15}\b(?:argue|fight|disagree|can'?t agree|don'?t agree|clash)\b[^.!?]{0,20}\b(?:rais\w+|parent\w*|disciplin\w+)\b|\b(?:different|opposite) parenting styles?\b`,
    ),
    text: "You both want the same child to be well, and were each raised in your own way; that's what collides. Children can live with two styles. What unsettles them is a fight about them, and a parent who's overruled in front of them.\n\n1. In front of the kids: whoever began, finishes. No corrections.\n2. Later, alone: “What were you worried about just now?” before “You shouldn't have.”\n3. Once: each writes the five rules that matter most; those on both lists stand.\n\nIf one way means hitting, shaming or fear, that isn't a style, and you may stop it.\n\n**One next step:** agree on the first point tonight.\n\nWhat do you two argue about most: sleep, screens, food, or manners?",
  },
  {
    id: "tell-a-crush",
    topic: "unrequited-love",
    ask: /\bhow (?:do|can|should|could) i (?:tell|let) (?:him|her|them|a (?:guy|girl)|someone|my crush)\b[^.!?]{0,12}\b(?:know )?(?:that )?(?:i like|i have feelings|i love|how i feel|i'?m into)\b|\b(?:ask out|talk to) my crush\b|\bi have a crush on (?:someone|a (?:guy|girl|coworker|colleague)|my (?:coworker|colleague|neighbor))\b/,
    text: "Your heart beats up to your neck, and that's fine; nobody does this coolly. Make it small and clear, and leave the other one free:\n\n“I like spending time with you. Would you like to get a coffee with me on Saturday, as a date? If not, no problem.”\n\nSay it alone, by day, with a way out for both; a short message is all right if you see each other seldom. Have your answer to a no ready: “Thanks for being honest.” Then it stings for some days and you've lost nothing. If one of you is the other's boss, leave it.\n\n**One next step:** choose the day, and say the sentence aloud once.\n\nHow do you two know each other?",
  },
  {
    id: "date-not-texting-back",
    topic: "dating-again",
    ask: /\b(?:(?:my )?date|guy|girl|he|she|match|crush)\b[^.!?]{0,15}\b(?:didn'?t|hasn'?t|won'?t|doesn'?t|isn'?t|not|never|stopped)\b[^.!?]{0,10}\b(?:text(?:ed|ing)?|repl\w+|answer\w*|respond\w*|messag\w+|wr(?:ite|itten)) ?(?:me )?(?:back|after (?:our|the) date)\b/,
    text: "Waiting for a screen to light up makes a whole day narrow. Nothing is decided yet: people are busy, shy or unsure. Somebody who wants to see you again mostly says so within two or three days, though, so give it that and don't read old messages in the meantime.\n\nThen you may write once, light, with a day in it: “I had a nice time. Coffee on Thursday?” If nothing comes, it's a no in a clumsy form, and no judgment about you. No second message.\n\n**One next step:** put the phone in another room and do something with a friend tonight.\n\nHow long has it been, and who wrote last?",
  },
  {
    id: "thinking-about-divorce",
    topic: "divorce-process",
    ask: /^\W*(?:(?:hi|so|well|honestly|lately)\W+)*(?:i(?:'m| am|m|'ve been)? (?:\w+ )?(?:think(?:ing)? (?:about|of)|consider(?:ing)?) (?:a |getting a |filing for )?(?:divorc\w+|leaving my (?:husband|wife))|should i (?:get a divorce|get divorced|divorce my (?:husband|wife)|file for divorce))\W*$/,
    text: "Thinking it isn't doing it, and you don't have to know by Sunday. First one question: are you safe? If you're afraid, don't announce anything, and talk with 1-800-799-7233, day and night.\n\nIf you are, three quiet things bring light. Has your husband or wife really heard how unhappy you are, in one plain sentence? Many only hear it with the papers. What would have to be different in six months for you to want to stay? And what would it mean: a first talk with a lawyer or legal aid commits you to nothing. Discernment counseling is made for couples in doubt.\n\n**One next step:** write your answer to the second question, half a page.\n\nIs it something that happened, or has it grown slowly?",
  },
  {
    id: "overthinking-love",
    topic: "overthinking",
    ask: new RegExp(
      String.raw`\boverthink\w*\b[^.!?]{0,20}\b(?:(?:my|our|the|this) )?(?:relationship|marriage|${partner}|texts?|everything (?:he|she) (?:says|does))\b|\b(?:relationship|dating) anxiety\b|\banxious (?:about|in) my relationship\b`,
    ),
    text: "A head that loves checks all the time whether it's still safe: the tone, the pause, the dot behind “ok”. It feels like watching out, and it makes the danger up. Three things calm it:\n\n1. Facts: what did your partner do this week, seen by a stranger? Write three.\n2. Twenty minutes before you ask or test; most waves pass in that time.\n3. Say the fear once, not the suspicion: “I get scared of losing you sometimes. A hug helps.”\n\nIf you're treated badly, it isn't overthinking; then listen to it.\n\n**One next step:** write the three facts tonight.\n\nWhat thought comes most often?",
  },
  {
    id: "love-languages",
    topic: "grown-apart",
    ask: /\blove languages?\b/,
    text: "Then you may be loved more than it feels like, only in words you don't speak, and the same the other way round. Say what you see first, then ask for yours, small and exact:\n\n“When you fix my car, I know it's love. I also need to hear it. Could you tell me one thing a day that you like about me? And what could I do that reaches you?”\n\nThe five languages are a handy picture and not proven science, so don't make a test of it; what helps is asking and then doing it for two weeks.\n\n**One next step:** each of you names one thing for this week.\n\nWhat would reach you most, and what does your partner do instead?",
  },
  {
    id: "stuck-in-career",
    topic: "change-career",
    ask: /\b(?:stuck|stagnat\w+|going nowhere|dead end|plateau\w*)\b[^.!?]{0,10}\b(?:in|at|with) my (?:career|job|work)\b|\bmy (?:career|job) (?:is|feels|'s) (?:\w+ )?(?:stuck|going nowhere|a dead end|stagnant)\b|\bdead[- ]end job\b/,
    text: "To come home each day and not have moved an inch is tiring, also when the work isn't bad. Find out which stuck it is: no way up, nothing new to learn, or the wrong field. Each has another first step.\n\n1. No way up: ask your boss, “What would the next step be, and what's missing for it, by when?” No clear answer in a month is one.\n2. Nothing new: one skill that ads one level higher ask for, two hours a week.\n3. Wrong field: a fifteen-minute talk with somebody who does what you look at.\n\n**One next step:** read five ads one level above yours and count what you already fill.\n\nWhich of the three is it most?",
  },
  {
    id: "motivated-to-study",
    topic: "study-exam",
    ask: /\b(?:stay|get|be|keep|find|feel)\b[^.!?]{0,10}\bmotivat\w+\b[^.!?]{0,12}\b(?:to study|for (?:school|studying|college|class\w*|my (?:exam|degree|studies))|(?:while|when) studying)\b|\b(?:no|lost|zero|lack of) motivation (?:to study|for (?:school|studying|college))\b|\b(?:can'?t|how (?:do|can) i) (?:get|make|bring) myself to study\b/,
    text: "Motivation comes after starting, hardly ever before, so build something that doesn't need it.\n\n1. Same time, same chair, 25 minutes, then five off. Two rounds are a good day.\n2. Begin absurdly small: open the page, write the date.\n3. Phone in another room; it pulls even when it's dark.\n4. Ask yourself questions with the book closed; you see that it works, and that pulls.\n5. Once a week with somebody, online counts.\n\nAnd one line on the wall: what will be different when it's done?\n\n**One next step:** do one round today, at a time you choose now.\n\nWhat are you studying for, and by when?",
  },
  {
    id: "another-chance",
    topic: "decide",
    ask: /\bshould i (?:give|take)\b[^.!?]{0,12}\b(?:him|her|them|my (?:ex|husband|wife|boyfriend|girlfriend))\b[^.!?]{0,8}\b(?:another|a second|one more|a last) chance\b|\bshould i (?:take|get) (?:him|her|my ex) back\b|\bshould i get back (?:together|with)\b/,
    text: "You may, and you owe it to nobody. A second chance makes sense when something is different now, and not only when somebody is sorry. Four questions:\n\n1. Was it said fully, without blame on you?\n2. What has been done since, that you can see?\n3. Is it the first time?\n4. With that person, are you mostly yourself, and not afraid?\n\nMostly yes: try it for three months, with two things that you need to see. Mostly no: you can love somebody and still not go back. If you're afraid of how a no would be taken, 1-800-799-7233 plans it with you.\n\n**One next step:** write your four answers, and read them tomorrow.\n\nWhat was it that happened?",
  },
  {
    id: "guilty-for-leaving",
    topic: "after-a-breakup",
    ask: /\b(?:i )?(?:broke up|ended (?:it|things|the relationship)|left (?:him|her|my \w+)|dumped)\b[^.!?]{0,30}\b(?:guilt\w*|feel (?:so |really )?(?:bad|awful|terrible|horrible)|hurt (?:him|her))\b|\bfeel (?:so )?(?:guilty|bad) (?:for|about|after) (?:breaking up|ending|leaving (?:him|her)|dumping)\b/,
    text: "The one who goes grieves as well, and has the guilt on top. It shows that you cared, and it doesn't show that it was wrong: you may leave somebody who did nothing bad. Staying out of pity would have hurt more, only later.\n\nWhat's left to do is little: an honest reason said once, no false hope, no checking how they are. Missing them isn't a sign to go back; it's what a gap feels like. Their healing belongs to them and their friends now.\n\n**One next step:** write down the three reasons why you left, and read them when the guilt comes at night.\n\nWhat are you afraid you've done to them?",
  },
  {
    id: "about-yourself",
    topic: "tell-about-yourself",
    ask: /\b(?:how (?:do|should|can|would) i (?:answer|respond to|say)|what (?:do|should) i (?:say|answer)|answer(?:ing)?(?: to)?)\b[^]{0,15}\btell (?:me|us) (?:a bit |something |a little )?about yourself\b/,
    text: "They don't want your life; they want to know in a minute why you fit. Three parts, about twenty seconds each:\n\n1. Now: what you do, and what you're good at in it. “I'm a nurse on a surgical ward, and I'm the one they call when somebody panics.”\n2. Before: one step or result that led here, with a number if there is one.\n3. Why here: one thing from their ad and what you'd like to do there.\n\nNo childhood, no family, no list of all jobs, and end with a look at them: “That's why I applied.”\n\n**One next step:** write five bad sentences, say them aloud three times, and cut to a minute.\n\nWhat's your job now, and which one is it for?",
  },
  {
    // consumerfinance.gov: Money as You Grow
    id: "children-and-money",
    topic: "kids-and-money",
    ask: /\b(?:talk|teach|explain|speak)\b[^.!?]{0,12}\b(?:to |with )?(?:my |our |the )?(?:kids?|children|sons?|daughters?|teen(?:ager)?s?|\d+ year old)\b[^.!?]{0,12}\b(?:about (?:money|saving|budget\w*|spending)|to (?:save|budget)|the value of money)\b|\bexplain money to (?:my|our|the|a)\b/,
    text: "In small pieces, while you do it, and without a lecture. Say your choices aloud in the store: “This one costs two dollars more, so I'm taking that one.” Let them see money come and go, not only a card. Give them a small sum of their own on a fixed day, in three parts: to spend, to save, to give, and let it run out now and then.\n\nAbout your own money the truth fits into one sentence: “We have enough for what we need, and we choose the rest.” Worries about bills stay with the grown-ups.\n\n**One next step:** let them pay for one thing this week, with cash, and count the change together.\n\nHow old are they?",
  },
];
