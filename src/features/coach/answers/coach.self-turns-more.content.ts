import type { FiguredAnswer } from "./coach.written.content.ts";

/** Further answers to later messages of a talk about oneself. */

const lead = String.raw`^\W*(?:(?:and|but|so|ok(?:ay)?|well|then|also|hm+|yes|yeah|no|honestly|i mean|actually|sometimes|now|because|cause|maybe|i think|i guess|i feel like)\W+)*`;
const asks = (
  inner: string,
  tail = String.raw`(?:\W+(?:please|pls|then|now|too|again|lately|today|sometimes|right now|all the time|as well))*\W*$`,
) => new RegExp(`${lead}(?:${inner})${tail}`);

const inner =
  /^(?:name-a-feeling|feel-stuck|winter-blues|motivation|purpose|overthinking|stress|calm-a-panic|rest-from-burnout|always-tired|sleep-better|self-criticism|grow-confidence|focus|get-started|keep-friends|cool-anger|health-worry|change-hard|aging-birthday|put-the-phone-down|self-care|comparing|guilt-shame|always-late|plan-a-week|study-exam|keep-a-habit|grieve|body-image|find-hobby|night-snacking)$/;
const anxious =
  /^(?:calm-a-panic|overthinking|stress|health-worry|name-a-feeling|public-speaking|prepare-interview|new-job-nerves|study-exam)$/;
const isIt = String.raw`(?:is (?:that|this|it)|am i|do i have|could (?:it|this|that) be|can (?:it|this) be|might (?:it|this) be|do you think (?:it'?s|i have|i'?m|this is|it is)|maybe it'?s|what if (?:it'?s|i have)|could i have|how do i know if (?:it'?s|i have|i'?m))`;

export const moreTurns: readonly FiguredAnswer[] = [
  {
    // nimh.nih.gov, mayoclinic.org: bodily signs of anxiety
    id: "body-of-worry",
    of: anxious,
    but: /\b(?:arm|jaw|faint\w*|passed out|blood|crush\w*|pregnan\w*|asthma)\b/,
    ask: asks(
      String.raw`(?:i (?:have|get|feel|had) (?:a |some )?)?(?:my |a |the )?(?:(?:chest|throat|stomach|jaw|shoulders?|head|heart|body) (?:feels?|is|are|gets?|was|keeps?) (?:so |really |very |all |a bit |always |just )*(?:tight\w*|heavy|tense|racing|pounding|beating (?:so |really )?fast|in knots?|upset|hurts?|weird|shaky|sick|closing up)|heart (?:races|pounds|beats (?:so |really |very )?fast)|tight(?:ness in my)? (?:chest|throat)|racing heart|knots? in my stomach|hands (?:shake|are shaking|sweat|get sweaty|are sweaty)|i (?:shake|sweat|tremble|feel (?:dizzy|shaky|sick|nauseous|hot|lightheaded))(?: and \w+)?)`,
    ),
    text: "That fits worry: the alarm tightens muscles, speeds up the heart and upsets the stomach, and it's unpleasant rather than harmful. It mostly eases within ten to twenty minutes:\n\n1. Sit, feet flat, shoulders down. In for four, out for six to eight, ten times.\n2. Tense both fists for five seconds, let go; three times.\n3. Cold water on wrists or face, then walk slowly.\n\nNew or strong pain or pressure in the chest, into arm or jaw, trouble breathing, or fainting: call 911. If it comes often, let a doctor check you once.\n\n**One next step:** ten long breaths out, now.\n\nIs it the first time, or do you know it?",
  },
  {
    // nimh.nih.gov
    id: "maybe-depression",
    of: inner,
    ask: new RegExp(
      String.raw`\b${isIt} (?:a sign of |just |a kind of |really |maybe |also )*(?:a )?(?:clinical )?(?:depression|depressed)\b`,
    ),
    text: "I can't say that, and a doctor can, often in one visit. What they look for: low, empty, or no joy in anything, most of the day on most days for two weeks or more, and beside it some of these: sleep, appetite, tiredness, guilt, slow thinking, thoughts of death. If several fit, make the appointment; it's common and treatable. If you're just worn out, rest and free days help within a week or two.\n\nWith thoughts of dying call or text 988 now.\n\n**One next step:** go through that list, and count.\n\nHow many of them fit, and since when?",
  },
  {
    // cdc.gov, nimh.nih.gov: ADHD in adults
    id: "maybe-adhd",
    ask: new RegExp(String.raw`\b${isIt} (?:a sign of |just |maybe |also |an? )*(?:adhd|add|attention deficit)\b`),
    text: "It could be, and only a doctor or psychologist can tell. What they look for: losing the thread, unfinished things, losing items, being late, restlessness or blurting out, since before twelve, in more than one place, and so much that it costs you grades, jobs or people. If it's new, think first of short sleep, stress, low mood, thyroid, or a phone in reach; those look much alike.\n\nAsk your doctor for an assessment; adults get one as well. Old school reports help.\n\n**One next step:** write three examples from now and two from childhood.\n\nWas it like that when you were nine?",
  },
  {
    // nimh.nih.gov: generalized anxiety disorder
    id: "maybe-anxiety",
    of: inner,
    ask: new RegExp(
      String.raw`\b${isIt} (?:a sign of |just |maybe |also |an? )*(?:anxiety(?: disorder)?|panic(?: attacks?| disorder)?|gad)\b`,
    ),
    text: "That's for a doctor to say; I can tell you what they ask. Worry on most days for six months or so, hard to stop, and with it some of these: restless, tired, can't focus, irritable, tense muscles, bad sleep. With panic: sudden waves with a racing heart that peak in about ten minutes. And above all: does it keep you from things? If yes, it's worth a visit, and talk therapy helps most people.\n\n**One next step:** note for a week how many hours a day it takes.\n\nWhat has it kept you from lately?",
  },
  {
    id: "maybe-burnout",
    of: inner,
    ask: new RegExp(String.raw`\b${isIt} (?:a sign of |just |maybe |also |getting |a kind of )*(?:burn(?:ed|t)?[- ]?out)\b`),
    text: "Three things speak for it, all about work or caring for others: drained even after free days, distant or cynical about what you used to care for, and getting less done although you try. If all three have been there for weeks, treat it as that. If the emptiness is in everything, also in friends and hobbies, ask a doctor about depression; the two look alike.\n\nWhat helps first is less: one thing gone, fixed hours, sleep, and a doctor who knows.\n\n**One next step:** take one thing off this week and say so to whoever waits.\n\nHow many of the three fit?",
  },
  {
    id: "talk-to-someone",
    talk: /\b(?:feel\w*|felt|sad|low|down|anx\w+|worr\w+|stress\w*|cry\w*|lone\w+|enjoy|motivat\w*|empty|numb|tired|burn\w*|angry|grief|died|overthink\w*|sleep)\b/,
    but: /\b(?:boss|manager|him|her|them|hr|landlord|bank|lawyer|teacher|wife|husband|my (?:mom|dad|friend|partner))\b/,
    ask: asks(
      String.raw`(?:should|do|could|can) i (?:\w+ )?(?:talk|speak|open up|reach out) (?:to|with) (?:someone|somebody|anyone|a professional|people)(?: (?:about (?:it|this|that)|professional))*`,
    ),
    text: "Yes. It gets lighter as soon as one person knows, and you don't need a reason that's big enough. Two doors:\n\nA person you trust, today: “I'm not doing so well lately. You don't have to fix it. Can we talk on [day]?”\n\nA professional, if it has lasted two weeks or takes sleep, work or joy: your family doctor, or 1-800-662-4357, free, day and night. If it gets so dark that you don't want to be here, call or text 988 at once.\n\n**One next step:** send those two sentences to one person.\n\nWho would it be?",
  },
  {
    id: "pet-too-soon",
    of: /^pet-loss$/,
    ask: /\b(?:guilt\w*|too (?:soon|early|late|long)|did i (?:do|make) the (?:right|wrong)|should(?:'ve| have) (?:done|noticed|waited|seen)|my fault|could(?:'ve| have) (?:done|saved|noticed))\b/,
    text: "Nearly everyone who had to decide asks that: too soon, too late, should I have seen it? You decided with what you knew that day and with the vet beside you, and you chose their pain to end rather than yours. A day too early is kinder than a week too late; vets say that again and again.\n\nGuilt is often love that has nowhere to go. Give it a place: write them a few lines, also the sorry.\n\n**One next step:** write down three good things they had with you.\n\nWhat are they?",
  },
  {
    id: "pet-another",
    of: /^pet-loss$/,
    ask: asks(
      String.raw`(?:should|can|could|when (?:should|can|could)|is it (?:ok(?:ay)?|too soon|wrong|bad) (?:to|if i)) ?i? ?(?:just )?(?:get|adopt|have|buy|take in) (?:a |another |a new |one more )*(?:one|pet|dog|cat|puppy|kitten|animal)?(?: (?:soon|already|right away|again|so soon))*`,
    ),
    text: "Not yet to fill the gap, and yes as soon as you'd look forward to the new one for itself. That can be after weeks or after two years; there's no too soon that is wrong in itself, and it takes nothing from the old one. Signs that it's time: you can look at pictures with a smile, and you think of a different animal and not of the same one again.\n\nIn between you could walk shelter dogs or foster for a while.\n\n**One next step:** wait with the decision for a month, and look again.\n\nHow would you feel if one stood at the door tomorrow?",
  },
  {
    id: "quit-or-leave",
    of: /^rest-from-burnout$/,
    ask: asks(
      String.raw`(?:should|do|could) i (?:just )?(?:quit|leave|resign|take (?:a |some )?(?:leave|time off|break|vacation|sick leave|medical leave|days off))(?: (?:my job|it|this job|work))?(?: (?:or|and) [^?]{3,50})?`,
    ),
    text: "First leave or rest, then decide; worn out, every way out looks like the only one. In this order:\n\n1. See a doctor this week. They can write you out, and with FMLA up to twelve weeks unpaid may be protected, after a year in a company of fifty or more.\n2. Rest for two or three weeks before you judge the job.\n3. Then ask: with less work, other hours or another boss, would I stay?\n4. If no, look around while you're still paid, with three to six months of costs saved.\n\n**One next step:** call the doctor's office.\n\nHow long could you go without pay?",
  },
  {
    id: "delete-apps",
    of: /^(?:put-the-phone-down|comparing|focus)$/,
    ask: asks(
      String.raw`(?:should|could|do) i (?:just |maybe |have to |need to )*(?:delete|uninstall|get rid of|remove|quit|deactivate|leave|block)(?: (?:the|my|all|these|those|it|them|that|apps?|accounts?|instagram|insta|tiktok|facebook|twitter|youtube|social media|everything|completely|altogether|for good|for a while))*`,
    ),
    text: "Yes, for two weeks, the one that takes most; the account stays, only the app goes. In the browser you can still look when there's a reason, and it's slower and duller, which is the point. Most people reach for it often in the first three days and hardly after ten.\n\nPut something where the icon was: the library app, a timer, notes. After two weeks ask: did I miss the people or only the scrolling?\n\n**One next step:** delete that one now, and write the date on paper.\n\nWhich one is it?",
  },
  {
    id: "try-again",
    of: /^(?:failed-exam|after-rejection|back-to-school|quit-smoking|keep-a-habit|start-exercise|goals)$/,
    ask: asks(
      String.raw`(?:should|do|can) i (?:even |just |really )?(?:try|apply|take it|do it|go|start|keep trying|retake it|retake)(?: (?:it|again|one more time|once more|anyway|over|for it))+|should i (?:give up|keep trying|keep going|just give up|stop trying)|is it (?:even )?worth (?:it|trying again|another try)`,
    ),
    text: "Yes, if you still want what it leads to, and with something changed; the same try mostly ends the same. So first find the one part that went wrong, change only that, and get somebody to look along: a tutor, an instructor, a friend who does it.\n\nSet a small frame: one more try, until a date, with that one change. Then look again. Stopping is allowed as well; it's only better as a decision than from tiredness.\n\n**One next step:** name the one thing you'd do differently.\n\nWhat is it?",
  },
  {
    id: "all-goes-wrong",
    ask: asks(
      String.raw`(?:everything|it all|things|all of it|life) (?:just |always |keeps? |is |are |has been |have been )*(?:go(?:es|ing)? wrong|gone wrong|falls? apart|falling apart|goes against me|against me|going badly|bad)(?: (?:for me|in my life|this (?:week|month|year)|at once))*|nothing (?:ever |is |goes |seems to )*(?:works?(?: out)?|goes? (?:right|well|my way)|working(?: out)?|going right|right)(?: (?:for me|anymore))*|i (?:have|always have|only have) (?:the worst |no |bad |only bad )luck|when it rains it pours|it'?s (?:always )?one thing after (?:another|the other)`,
    ),
    text: "When things come in a row, it feels like a rule. It's mostly two or three unlucky things and a tired head that counts only those. So sort them once: which of them can be fixed this week, which only has to be waited out, and which isn't yours at all?\n\nThen take the smallest of the first kind, and finish it today, even if it's only one call. One thing that works changes the count. And be easy on the evening: food, a shower, early to bed.\n\n**One next step:** write the three kinds, one line each.\n\nWhat is the smallest one you could finish today?",
  },
  {
    id: "not-good-enough-now",
    of: /^(?:after-rejection|job-search-plan|impostor|new-job-nerves|mistake-at-work|prepare-interview|perfectionism|comparing|self-criticism|failed-exam|study-exam|criticism|bad-review|passed-over|public-speaking|back-to-school|change-career|grow-confidence)$/,
    but: /\bhim|her\b/,
    ask: asks(
      String.raw`(?:i(?:'m| am) )?(?:starting to |beginning to |i )?(?:think|feel|believe|feeling|thinking|wonder|afraid|scared|worried)? ?(?:that |like |if )?i(?:'m| am| was| will)? ?(?:just |simply |maybe |really )*(?:not (?:be )?(?:good|smart|clever|qualified|talented|capable) enough|never (?:be )?good enough|not cut out for (?:it|this)|too (?:stupid|dumb|old|slow)|(?:so )?(?:stupid|dumb|a failure|a loser|useless|incompetent))(?: (?:for (?:it|this|that|the job|anything)|at (?:it|this|anything)|compared to \w+))*`,
    ),
    text: "That's what a row of setbacks whispers, and it's a feeling that draws a conclusion far too large. Look at what is really there: one kind of situation, some results, and much that nobody counts. “Not good enough” can't be worked on; “I need practice in one part” can.\n\nSo ask for facts: from one person who knows your work, “What do I do well, and what one thing should I get better at?” You'll mostly hear something kinder and more exact than your own head says.\n\n**One next step:** send that question to one person.\n\nWho would answer honestly?",
  },
  {
    id: "family-near",
    of: /^(?:decide|moving-house|change-career|lost-job|quit-job)$/,
    talk: /\b(?:move|moving|state|city|country|abroad|relocat\w*|offer|far)\b/,
    ask: asks(
      String.raw`(?:all )?(?:my|our) (?:whole |entire )?(?:family|parents|kids|friends|mom|boyfriend|girlfriend|partner|husband|wife|grandparents|life|people)(?: and (?:my )?\w+)? (?:is|are|lives?|all lives?|would stay|stays?) (?:all )?(?:here|nearby|close(?: by)?|in this (?:city|state|town)|around here)|i(?:'d| would| don'?t want to)? (?:miss|leave|have to leave|be leaving) (?:my )?(?:family|friends|parents|everyone|everything)(?: and \w+)?(?: behind)?|i(?:'d| would) be (?:all )?alone there|i don'?t know anyone there`,
    ),
    text: "Then it isn't only a job against a job, it's near against new, and both are worth something. Make it exact instead of large: how often do you see them now, and how often would you from there? How far, how much per visit, who would come? Many find that two planned visits a season and one call a week carry more than they thought; others find that Sunday dinner is the point.\n\nAsk whether it could be for a year first, and whether part of it can be remote.\n\n**One next step:** write what you'd lose and gain in a normal week, not in a year.\n\nWhich single thing would you miss most?",
  },
  {
    id: "support-in-grief",
    of: /^(?:grieve|support-a-friend)$/,
    ask: asks(
      String.raw`how (?:can|do|could|should) i (?:best )?(?:support|help|comfort|be there for|cheer up|take care of)(?: up)? (?:my |him|her|them|the )(?:\w+ ?){0,3}(?: (?:through (?:it|this)|with (?:it|this)|now))*|what (?:can|could|should) i (?:do|say) (?:for|to) (?:my |him|her|them)(?:\w+ ?){0,2}`,
    ),
    text: "Being there counts more than the right words. What helps most people who grieve:\n\n1. Something exact instead of “call me if you need something”: “I'm bringing dinner on Thursday.”\n2. Say the name, tell a story, and let there be tears and silence.\n3. Papers and calls: take one off the list.\n4. Go on after three weeks, when the others stop; note the birthday and the date.\n5. No “be strong”, and no “at least”.\n\nAnd you've lost somebody, too: you may cry together, and rest on your own.\n\n**One next step:** choose the dinner, or the call, and the day.\n\nHow is it for you yourself?",
  },
  {
    // openpathcollective.org; findtreatment.gov
    id: "therapy-cheaper",
    of: /^find-therapist$/,
    ask: asks(
      String.raw`(?:it|that|therapy|this|they) (?:all )?(?:costs?|is|are) (?:too much|a lot|so much|so expensive|too expensive)(?: for me)?|(?:are|is) there (?:any |some )?(?:cheap(?:er)?|free|other|affordable|low[- ]cost)[^?]{0,40}|(?:can i get (?:it|therapy|one) (?:for free|cheaper|free))|what (?:about|if) (?:money|the cost|i can'?t pay)|i (?:don'?t|do not) have (?:the |any |enough |that )*(?:money|insurance)(?: for (?:it|that|this))?`,
    ),
    text: "Yes, there are ways with little or no money:\n\n1. Community mental health and health centers go by income: 211 or findtreatment.gov.\n2. A university training clinic: students under supervision, often $5 to $30.\n3. Open Path Collective: lower prices after a small one-time fee.\n4. Your job's assistance program, or your partner's: some talks for free.\n5. Free groups, such as NAMI or DBSA. And ask any therapist: “Do you have a sliding scale?”\n\nAfter losing a job look at Medicaid at healthcare.gov as well.\n\n**One next step:** call 211 and ask for low-cost counseling.\n\nDo you have insurance at the moment?",
  },
  {
    id: "no-replies",
    of: /^(?:job-search-plan|after-rejection|write-resume|lost-job)$/,
    ask: asks(
      String.raw`(?:i )?(?:get |got |have |had |hear |heard )?(?:no|zero|hardly any|barely any|only) (?:replies|answers?|responses?|reply|interviews?|callbacks?|rejections?|call ?backs?)(?: (?:at all|so far|back|from (?:any|all) of them|or rejections))*|(?:no ?one|nobody|they|companies|employers|none of them) (?:ever |even |never |don'?t |doesn'?t |does not |do not )*(?:replies|reply|answers?|responds?|calls? (?:me )?back|writes? back|gets? back to me|contacts? me|wants? me)|i never hear (?:anything )?back|i (?:only |just )?get (?:ghosted|rejected)(?: (?:everywhere|every time))?`,
    ),
    text: "That silence wears anybody down, and it says little about you: many ads get hundreds of applications and answer none. It says something about the way in, though, so change that first.\n\n1. The top five lines of the resume in the words of this one ad; most places sort by those.\n2. Apply within the first days, and on the firm's own page.\n3. One person in each place: “I applied for [job]. May I ask you one question about the team?”\n4. Half of your time for people, half for forms.\n\n**One next step:** take the ad you want most, and rewrite those five lines.\n\nHow many did you send in the last two weeks, and to whom?",
  },
  {
    id: "cannot-let-go",
    of: /^(?:self-criticism|overthinking|mistake-at-work|guilt-shame|criticism|forgive|cool-anger|comparing)$/,
    ask: asks(
      String.raw`(?:i know [^.?!]{3,40} )?(?:but )?i (?:just |still |really )*(?:can'?t|cannot|can not) (?:seem to )?(?:let (?:it|this|that) go|get over (?:it|this|that)|stop (?:thinking about (?:it|this|that|what happened)|replaying (?:it|this)|beating myself up(?: about it)?)|move on|forget (?:it|about it)|shake it(?: off)?)|(?:it|this) (?:keeps|won'?t stop|just keeps) (?:coming back|bothering me|going through my (?:head|mind)|replaying(?: in my head)?|haunting me|eating at me)`,
    ),
    text: "Knowing that it's small doesn't switch it off, because the head keeps what has no end. So give it one:\n\n1. Write it down once, as a camera saw it, five lines.\n2. One line: what I'd do differently.\n3. If something can be repaired, one sentence to that person. If not: “That was then. I know more now.”\n4. When it comes back, “It's in writing”, and something for your hands for five minutes.\n\nIt comes again, shorter each time. After two or three days most people notice it.\n\n**One next step:** write the five lines now.\n\nWhat would be the one line?",
  },
  {
    id: "used-to-do",
    of: /^(?:find-hobby|name-a-feeling|motivation|feel-stuck|self-care|purpose|always-tired)$/,
    but: /\b(?:job|work|him|her|my (?:husband|wife|ex|boyfriend|girlfriend))\b/,
    ask: asks(
      String.raw`i (?:used to|once|would always) (?:really |also |always )*(?:love|like|enjoy|play|paint|draw|write|read|run|dance|sing|sew|knit|garden|bake|cook|hike|swim|bike|do|make|go|build|take)(?:d)?\b[^?]{0,50}`,
    ),
    text: "Then there's a way back, and it's shorter than finding something new. Begin useless and small, so that nobody, not even you, can judge it:\n\n1. Put it where you see it: the guitar out of its case, the paints on the table.\n2. Ten minutes on two evenings a week, before the couch; one easy old piece, badly.\n3. Nothing to show for four weeks.\n4. Then one person or group who does it too.\n\nThe hands remember faster than you think; the joy comes a bit later. If nothing at all is fun for two weeks, tell a doctor.\n\n**One next step:** put it out tonight.\n\nWhat did you like about it most?",
  },
  {
    id: "used-to-enjoy",
    talk: /\b(?:(?:don'?t|not|nothing|can'?t)\b[^.!?]{0,20}\b(?:enjoy|fun|joy|interest\w*))\b/,
    but: /\b(?:job|work|him|her|my (?:husband|wife|ex|boyfriend|girlfriend))\b/,
    ask: asks(
      String.raw`i (?:used to|once) (?:really |also |always )*(?:love|like|enjoy|play|paint|draw|write|read|run|dance|sing|sew|knit|garden|bake|cook|hike|swim|bike|do|make|go)\b[^?]{0,50}`,
    ),
    text: "So there is something that was yours. When nothing is fun, the wish doesn't come first; the hands do. Put it where you see it, and touch it for five minutes twice this week, badly and with nobody watching. Joy isn't the measure yet; having done it is.\n\nAnd since it's everything that has gone flat: if it's been two weeks or more, tell a doctor. It's one of the things they can treat well.\n\n**One next step:** put it on the table tonight.\n\nSince when has it stopped being fun?",
  },
  {
    id: "cries-when",
    of: /^(?:name-a-feeling|criticism|stress|self-criticism|cool-anger|grow-confidence|people-pleasing|read-a-boss|plan-a-hard-talk)$/,
    but: /\b(?:hits?|hurts? me|scared of (?:him|her)|died|funeral|breakup|ex)\b/,
    ask: asks(
      String.raw`i (?:always |just |usually |often |immediately |start to |tend to |begin to )*(?:cry|tear up|start crying|start to cry|get teary|freeze|shut down|burst into tears|lose it)(?: easily| right away| immediately| up)* (?:whenever|when|every ?time|if|in front of|at work|at school|during|over|in (?:meetings|arguments|public))\b[^?]{0,60}`,
    ),
    text: "Tears or freezing are the body's alarm, not weakness; raised voices and criticism set it off quickly, often because they once meant danger. You can give yourself a little time:\n\n1. Press your feet into the floor, tongue to the roof of your mouth, look at something far away, and breathe out long.\n2. A sentence: “I want to answer that well. Give me two minutes.” And leave the room.\n3. If tears come: “I tear up easily, I'm still listening.” Then go on.\n4. Afterward write what you'd have liked to say, and say it later.\n\n**One next step:** learn that sentence by heart.\n\nIn which situation does it happen most?",
  },
  {
    id: "back-into-it",
    talk: /\bi (?:used to|once) (?:really |also |always )*(?:love|like|enjoy|play|paint|draw|write|read|dance|sing|sew|knit|garden|bake|do|make|build)(?!.{0,20}\b(?:gym|run\w*|work ?out|exercise|sports?|swim\w*|lift\w*|soccer|tennis|basketball)\b)/,
    ask: asks(
      String.raw`how (?:do|can|could|should|would) i (?:even |best )?(?:get (?:back )?(?:into|to) (?:it|that|this)(?: again)?|start (?:it |that |this )?again|pick it (?:back )?up(?: again)?|begin again|find (?:the )?(?:time|joy) (?:for|in) it(?: again)?|start(?: with it)?|enjoy it again)`,
    ),
    text: "A way back over four weeks:\n\n1. Week 1: put it where you see it; ten minutes on two days, something easy you once knew.\n2. Week 2: twenty minutes, and one thing new, such as a song or a picture you like.\n3. Week 3: the same, and one evening with somebody who does it too, or a beginner class.\n4. Week 4: choose one small thing to finish, only for yourself.\n\nNever longer than you enjoy it. Missed days don't count.\n\n**One next step:** put the first ten minutes into tomorrow evening.\n\nAt what hour are you least tired?",
  },
  {
    id: "free-things-weekend",
    of: /^(?:find-hobby|feel-stuck|keep-friends|make-friends)$/,
    ask: asks(
      String.raw`(?:i (?:have|got|'ve got) )?(?:the whole weekend|all (?:day|weekend)|a free (?:day|weekend)|(?:the )?weekend off)[^?]{0,15}\b(?:no|without|not much|little) (?:any )?money|(?:but )?(?:i have |i'?ve got |with )?(?:no|not much|little|hardly any|without) (?:any )?money(?: (?:for (?:it|that|anything)|to spend|right now))*|(?:something|anything|ideas?) (?:that(?:'?s| is) )?(?:free|cheap|for free|that costs nothing|without (?:spending )?money)`,
    ),
    text: "Free things that fill a day well:\n\n1. Outside: a trail or park you don't know, a picnic from what's at home, ten photos of one color, sunrise with coffee.\n2. City: the library (films, games, museum passes), free museum hours, a street market, an open mic.\n3. Home: cook a dish from a country you've never been to, a film night with a theme, swap one room around, bake for a neighbor.\n4. People: board games, a walk-and-talk, an hour of volunteering.\n5. Alone: a letter by hand, draw, a library e-book in the bath.\n\n**One next step:** choose one for the morning and one for the evening.\n\nWould you rather be alone or with somebody?",
  },
  {
    id: "after-work-life",
    talk: /\bretir(?:e|ed|ing|ement)\b/,
    but: /\b(?:money|save|savings|401|ira|afford|pension|invest\w*)\b/,
    ask: asks(
      String.raw`(?:how (?:do|can|should) i|what (?:do|can|should) i do to) (?:fill|spend|structure|plan|keep busy|use|find)(?: (?:my|the|all|this|something to do|in|days?|time|purpose|new|meaning|a|with))*|what (?:should|can|could|do) (?:i|people|you) do (?:all day|now|with (?:my|all (?:my|this|that)) (?:time|days?)|in retirement)(?: all day)?|i (?:don'?t know what to do|have (?:nothing|no idea what) to do|get bored)(?: (?:with myself|with my time|all day|now))*`,
    ),
    text: "Give the week a frame first; days without one melt away:\n\n1. A daily beginning: up, dressed, a walk or the paper, at the same hour.\n2. Three fixed things a week: one where you're needed (food bank, tutoring, driving neighbors), one with people (choir, cards, a class), one for the body.\n3. One project with an end: a garden bed, the photos, a language, a bike trip.\n4. Lunch or coffee with an old colleague, every second week.\n5. The rest stays free on purpose.\n\nTry each for a month before you judge it.\n\n**One next step:** choose the one where you'd be needed, and call.\n\nWhat did people at work come to you for?",
  },
  {
    id: "stress-sources",
    of: /^(?:stress|overthinking|rest-from-burnout|name-a-feeling|always-tired)$/,
    but: /\b(?:money|debt|bills?|rent|died|death|divorce\w*|cancer|husband|wife|boyfriend|girlfriend)\b/,
    ask: asks(
      String.raw`(?:it'?s |it is |i'?d say |i would say |i'?m stressed (?:about|because of) )?(?:mainly |mostly |probably |just |because of |about |both |a mix of |all of it |from )*(?:my |the )?(?:work|job|school|college|deadlines?|work deadlines?|boss|exams?|studies|family|kids|children|parents|health|relationships?|home|house|people|future|workload|commute)(?:(?:,| and| or| plus|, and) (?:also |mostly |my |the )*(?:work|job|school|college|deadlines?|boss|exams?|studies|family|kids|children|parents|health|relationships?|home|house|people|future|workload|commute|everything)){1,3}`,
    ),
    text: "Then it comes from more than one side, and that's why it feels like everything. Take them apart on paper, one column each, with what presses in it this week. In each column mark one thing that could be moved, shared or dropped, and one person you'd have to tell.\n\nBegin where one sentence helps most: at work “Which of these may wait until next week?”, at home “Could you take dinner on Tuesday and Thursday?”\n\n**One next step:** write the columns, five minutes.\n\nWhich one presses harder right now?",
  },
  {
    id: "evening-with-child",
    talk: /\b(?:evening|night|bedtime) routine\b/,
    ask: asks(
      String.raw`(?:i have|we have|my|our|the) (?:an? |two |\d )?(?:\w+ )?(?:toddlers?|bab(?:y|ies)|kids?|child(?:ren)?|sons?|daughters?|\w+ year old)(?: (?:who|that|and))?(?: (?:he|she|they))? ?(?:goes|go|is|are|falls?|needs? to be)? ?(?:to|in|a)?(?:sleep)? ?(?:bed|sleep|asleep)? ?(?:at|by|around) (\d{1,2}(?:[:.]\d\d)?)(?: ?(?:pm|p\.m\.))?`,
    ),
    text: "Then your own evening begins at {1}. Keep it simple:\n\n1. {+0} to {+15}: ten minutes of tidying with music, and tomorrow's clothes and bag. Before you sit down, since nobody gets up again.\n2. {+15} to {+75}: yours. A show with a set end, a bath, a talk, a book.\n3. {+75}: phone on the charger in the kitchen, lights lower, three lines on paper for tomorrow.\n4. {+105}: bed, ten long breaths out.\n\nOn bad nights only parts 1 and 4.\n\n**One next step:** put the charger in the kitchen tonight.\n\nWhen do you have to be up?",
  },
  {
    id: "couch-after",
    of: /^(?:sleep-better|keep-a-habit|self-care|motivation|start-exercise|always-tired|clean-home|find-hobby)$/,
    ask: asks(
      String.raw`(?:then |after that |after (?:work|dinner|that) )?(?:i(?:'m| am)?|i just|i always|i usually|i end up|i only) ?(?:always |just |usually |mostly |only |end up |lie |sit |crash |collapse |lying |sitting )*(?:on|onto) the (?:couch|sofa)(?: (?:after|afterwards|then|watching \w+|with my phone|all evening|every (?:night|evening)|after (?:work|that|dinner)|the rest of the (?:evening|night)))*`,
    ),
    text: "That's the body saying it has done enough, so don't forbid the couch; only put one thing before it. Whoever sits down first hardly gets up again. Ten minutes standing: clothes for tomorrow, dishes, shoes on and once around the block, whichever matters most to you. Then sit without a bad conscience, with a set end, such as one show.\n\nOn days when you can't, two minutes count.\n\n**One next step:** choose the ten minutes for tonight, and put what you need for it by the door.\n\nWhat would you most like to be done before you sit?",
  },
  {
    id: "student-and-job",
    of: /^(?:plan-a-week|work-family-balance|study-exam|stress|sort-priorities|focus)$/,
    ask: asks(
      String.raw`i(?:'m| am) (?:a |an |in )?(?:\w+ ){0,2}(?:student|school|college|university|grad school)(?: (?:and|but|,|with|while))+ (?:i )?(?:also |have |work(?:ing)?|a )*(?:part[- ]?time|full[- ]?time|job|nights?|weekends?|work(?:ing)?|two jobs)[^?]{0,30}|i (?:study|go to (?:school|college)) and (?:also )?work[^?]{0,25}`,
    ),
    text: "Two full things in one week need fixed blocks, or each eats the other. A frame to be moved to your hours:\n\n1. Classes and shifts first, with travel.\n2. Study right after class, 60 to 90 minutes, at school, before you go home; that hour is worth two at night.\n3. One long block of three hours on the freest day, for the hardest subject.\n4. One evening and half a day that are only yours.\n5. Sunday, 20 minutes: due dates, shifts, meals.\n\nAsk for your shifts two weeks ahead, and for fewer before exams.\n\n**One next step:** write classes and shifts of next week on paper.\n\nHow many hours do you work, and which subject needs most?",
  },
  {
    id: "called-slow",
    of: /^(?:perfectionism|criticism|impostor|bad-review|mistake-at-work|read-a-boss|stress|focus|always-late)$/,
    ask: asks(
      String.raw`(?:my |the )?(?:boss|manager|supervisor|team|coworkers?|teacher|colleagues?) (?:says?|said|thinks?|complains?|told me|tells me|keeps saying) (?:that )?(?:i(?:'m| am)|i|it) (?:\w+ ){0,3}(?:slow|long|careless|late|quiet|sensitive|perfectionist|detail\w*|behind|disorganized|distracted)[^?]{0,30}`,
    ),
    text: "That stings, and it's also useful, because it names one thing. Make it exact before you change anything: “Thank you for telling me. Where do you notice it most, and what would be good enough there?” Then you know which task is meant, and where their measure lies; it's often lower than yours.\n\nTry it for two weeks on that one task: decide the time beforehand, stop when it's over, send it. Then ask again.\n\n**One next step:** ask that question this week, in five calm minutes.\n\nOn which task do you think it's about?",
  },
  {
    id: "back-into-sport",
    topic: "start-exercise",
    talk: /\bi (?:used to|once) (?:really |also |always )*(?:go (?:\w+ )?(?:to the gym|\d|three|four|five|every|regularly)|run\b|work out|exercise|swim|bike|lift|play (?:soccer|tennis|basketball|football|volleyball)|train|hike)|\bgym\b[^]*\bi used to\b/,
    ask: asks(
      String.raw`how (?:do|can|could|should|would) i (?:even |best )?(?:get (?:back )?(?:into|to|in) (?:it|that|this|shape)(?: again)?|start (?:it |that |this )?again|pick it (?:back )?up(?: again)?|begin again|start(?: with it)?)`,
    ),
    text: "Below where you stopped, so that the body is glad and nothing hurts:\n\n1. Week 1: two days, half of what you used to do, twenty minutes at most.\n2. Week 2: the same, a third day as a walk.\n3. Week 3: three days, two thirds.\n4. From week 4 on as before, if you like.\n\nSame days, same hour, bag packed the evening before. On bad days ten minutes count. Strength comes back faster than it was built the first time. Pain in a joint or the chest: stop, and ask a doctor.\n\n**One next step:** choose the two days and pack the bag.\n\nWhich days?",
  },
  {
    id: "me-or-the-job",
    of: /^(?:overthinking|stress|rest-from-burnout|calm-a-panic|quit-job|change-career|purpose|read-a-boss|work-boundary)$/,
    ask: asks(
      String.raw`(?:is it|could it be|what if it'?s|do you think it'?s|maybe it'?s) (?:just |really )?(?:the job|my job|work|them|this place|the company|my boss|me)(?: (?:or|and not) (?:is it |just )?(?:the job|my job|me|them|work|something else))?|is it (?:just )?me`,
    ),
    text: "A test that shows it quite well: how are you on the third free day, or on vacation? If it's gone then, it's the place. If it comes along everywhere, it's more you, tired or worried. Often it's both: a place that asks too much and a head that can't switch off.\n\nLook at colleagues, too: are others leaving, crying, sick? And think of earlier jobs: was it like that there?\n\n**One next step:** note on each of the next seven days how it is, 1 to 10, with what you did.\n\nHow was it on your last free days?",
  },
  {
    id: "stay-in-bed",
    of: /^(?:name-a-feeling|feel-stuck|winter-blues|motivation|always-tired|rest-from-burnout|grieve|after-a-breakup|self-criticism|keep-friends|purpose)$/,
    ask: asks(
      String.raw`i (?:just |only |really )*(?:want|wanna|stay|lie|lay|am|feel like)(?: to)? ?(?:stay|lie|lay|staying|lying|be|being|sleep|sleeping|hide|curl up|staying)? ?(?:all day )?(?:in (?:my )?bed|in my room|under the (?:covers|blanket)|at home|all day)(?: (?:all day|and (?:cry|sleep|do nothing|hide|not \w+)|every day))*|i (?:can'?t|don'?t want to) (?:get out of|leave) (?:my )?(?:bed|the house|my room)`,
    ),
    text: "For one day that's allowed; a tired heart wants a cave. For many days it makes it heavier, since bed takes light, food and people away.\n\nSo a small bargain: get up for twenty minutes, curtains, water, wash your face, something to eat, the door or window open. Then you may lie down again, if you still want to. And one message to a person: “Low day. You don't have to do anything.”\n\nIf it's been like that on most days for two weeks, tell a doctor.\n\n**One next step:** feet on the floor, curtains open.\n\nHow many days has it been like this?",
  },
  {
    id: "instead-of-phone",
    of: /^(?:put-the-phone-down|focus|sleep-better|gaming-porn)$/,
    talk: /\b(?:phone|scroll\w*|tiktok|instagram|insta|youtube|social media|apps?|screen|facebook|reddit)\b/,
    ask: asks(
      String.raw`what (?:can|could|should|do) i do instead(?: of (?:scrolling|that|it|my phone|being on my phone|social media))?|what else (?:can|could) i do(?: instead)?|(?:give me )?(?:something|anything|ideas|things) (?:to do )?instead(?: of \w+)?|how do i replace it|what do i replace it with`,
    ),
    text: "Something for the same gap, lying where the phone lay:\n\n1. Waiting, two minutes: look out, stretch, three long breaths, a book in the bag.\n2. Tired on the couch: a magazine, a puzzle, a podcast without a screen, ten minutes eyes closed.\n3. Bored: one drawer, one song of dancing, a walk around the block, draw the cup.\n4. Lonely: a voice message or a call instead of looking at others.\n5. In bed: a paper book, a lamp, an alarm clock.\n\nNobody replaces all of it; choose one gap.\n\n**One next step:** put the thing for that gap in its place now.\n\nIn which gap do you reach for it most?",
  },
  {
    id: "nap-or-coffee",
    of: /^(?:sleep-better|always-tired|caffeine|night-shift|new-parent)$/,
    ask: asks(
      String.raw`(?:should i|is it better to|can i|do i) (?:take a |have a |drink |get )?(?:nap|sleep|coffee|caffeine|energy drink)(?: or (?:take a |have |drink |get )?(?:nap|coffee|push through|caffeine|stay awake))?|(?:nap|coffee) or (?:a )?(?:coffee|nap)|should i nap`,
    ),
    text: "Both, in the right order: a small coffee, then lie down for twenty minutes with an alarm; the caffeine starts to work just when you wake up. Before about three in the afternoon only, or it takes tonight's sleep. Longer than half an hour makes most people groggy.\n\nBefore a meeting: ten minutes outside in daylight, water and something with protein do as much as the second cup. And no driving if your eyes close.\n\n**One next step:** set the alarm for twenty minutes.\n\nAt what time do you have to be at your best?",
  },
  {
    // sleepeducation.org, aasm.org
    id: "melatonin",
    of: /^(?:sleep-better|overthinking|always-tired|night-shift|stress)$/,
    ask: asks(
      String.raw`(?:would|does|do|can|could|will|should i (?:try|take|use)|what about|is|have you heard of|how about)(?: i)?(?: \w+)? ?(?:melatonin|sleeping pills?|sleep aids?|magnesium|valerian|something to sleep)(?: (?:help|work|me|good|safe|ok|okay|a good idea|with (?:it|that)|really))*`,
    ),
    text: "Melatonin shifts the body clock a little, so it helps most with jet lag, shift work or when you fall asleep far too late; for waking up at night or a head that circles it mostly does little. Which one and how much is for a doctor or pharmacist, because of other medicines, pregnancy or illness. Sleeping pills are for short times and by prescription.\n\nWhat works better in the long run is CBT-I: fixed getting-up time, bed only for sleep, worries on paper. There's a free app, Insomnia Coach.\n\n**One next step:** ask the pharmacist, and set one getting-up time for all days.\n\nIs it falling asleep or waking up that bothers you?",
  },
  {
    // smokefree.gov
    id: "quit-day-count",
    of: /^quit-smoking$/,
    ask: asks(
      String.raw`(?:it'?s|this is|i'?m on|today is)(?: only| now| already)? day (?:\d+|one|two|three|four|five)\b[^?]{0,50}|it'?s been (?:only )?(?:\d+|one|two|three|a few|a couple of) days?[^?]{0,40}|i(?:'m| am) (?:so |really |going )?(?:irritable|crazy|insane|miserable|moody|cranky|on edge)(?: without (?:it|cigarettes|vaping))?|(?:the )?cravings? (?:is|are) (?:so |really |too )?(?:bad|strong|killing me|intense)`,
    ),
    text: "You're in the hardest part: the body's withdrawal peaks around the third day and then falls; after two to four weeks most of it is gone. Being irritable, hungry and restless is it healing.\n\nFor each craving five to ten minutes: leave the room, ice water in small sips, ten long breaths, hands busy, gum or carrots. Patch or gum from the pharmacy make these days far easier; it isn't cheating. Tell people: “I'm short this week. It isn't you.”\n\n**One next step:** call 1-800-QUIT-NOW, or text QUIT to 47848, free.\n\nAt which moment is it worst?",
  },
  {
    id: "smokers-around",
    of: /^quit-smoking$/,
    ask: asks(
      String.raw`(?:everyone|everybody|all my \w+|my (?:husband|wife|friends|coworkers?|partner|boyfriend|girlfriend|boss|roommate|colleagues)|people|all of them|most of them)(?: \w+){0,3} (?:smokes?|vapes?|smoking|vaping)[^?]{0,30}|how (?:do|can) i (?:get through|handle|deal with|survive) (?:the |my |smoke )*(?:breaks?|lunch|parties|mornings?|drive|friends who smoke|being around smokers)`,
    ),
    text: "Then the break needs another shape, not only less of something. Take it, at the same time, in another place: once around the block, stairs, a phone call, tea by the window. Gum or a straw for the mouth, something for the hands. Tell one of them: “I've quit. Please don't offer me one, also when I ask.” In the first two weeks stay away from where they stand; later it's easier.\n\nAt home: outside only, nothing lying around.\n\n**One next step:** decide where you go in tomorrow's first break.\n\nWho could come along on a walk instead?",
  },
  {
    // niaaa.nih.gov: binge drinking
    id: "weekend-drinking",
    of: /^drink-or-gamble$/,
    and: /\b(?:drink\w*|beers?|wine|alcohol|drunk|sober)\b/,
    ask: asks(
      String.raw`(?:only|just|mostly|mainly)? ?(?:on )?(?:the )?(?:weekends?|fridays?(?: and saturdays?)?|when i(?:'m| am)? (?:go out|out|with friends)|at parties|socially)|i (?:don'?t|never) drink (?:at all |anything )?(?:during|in) the week|my friends all drink|(?:all )?(?:my )?friends (?:all )?drink(?: too)?|(?:everyone|everybody) (?:around me )?drinks`,
    ),
    text: "Good to know where it sits. Much on one evening counts, too: about four drinks for a woman or five for a man within two hours is called a binge, and sleep and mood pay for days.\n\nThree things for Friday: eat before, decide a number and tell one friend, and water or something alcohol-free after each. Leave by a fixed hour; most of the extra ones come late. And one weekend plan that begins early on Saturday.\n\nIf you often can't stop at your number, talk to a doctor or 1-800-662-4357, free.\n\n**One next step:** choose the number for this Friday.\n\nHow many is it now, on a usual evening?",
  },
  {
    id: "knows-it-is-not-true",
    of: inner,
    ask: asks(
      String.raw`i know (?:that )?(?:it'?s|it is|this is|i'?m|that'?s|it sounds|it) (?:\w+ ){0,2}(?:not true|irrational|silly|stupid|ridiculous|crazy|not (?:rational|logical|real|that bad)|being (?:silly|irrational|stupid)|all in my head|overreacting)(?: (?:but|and|yet|though)[^?]{0,50})?`,
    ),
    text: "Knowing and feeling are learned in two different ways, and the feeling is slower. You don't have to argue it away; it changes with experience, not with reasons.\n\nSo three things: name it, “there's that feeling again”; don't obey it for ten minutes; and do one small thing that speaks against it, for your own eyes. After some weeks of that the feeling believes it a bit more. If it's an old one, a therapist helps to get at its beginning.\n\n**One next step:** choose the small thing for today.\n\nSince when do you know this feeling?",
  },
  {
    id: "paper-or-phone",
    of: /^journaling$/,
    ask: asks(
      String.raw`(?:should i (?:use |write (?:on|in|with) )?)?(?:an? |on |by |in )?(?:pen|paper|hand|notebook|journal|phone|app|computer|laptop|typing|handwriting)(?: (?:and paper))? or (?:an? |on |by |in |my )?(?:pen|paper|hand|notebook|phone|app|computer|laptop|typing|digital|type|typing)[^?]{0,20}`,
    ),
    text: "Paper, if you can choose: it's slower, which is good for thinking, and there are no messages in it. A phone is fine if it's what you have with you, if nobody should find it, or if your hand gets tired; a voice memo counts, too. Here in the [journal](/mental-health) only you can read it.\n\nWhat matters more than the tool is the same place and hour, and few lines.\n\n**One next step:** decide by tonight, and use that one for two weeks.\n\nAt which hour would you write?",
  },
  {
    id: "someone-reads-it",
    of: /^journaling$/,
    ask: asks(
      String.raw`(?:i'?m |i am )?(?:afraid|scared|worried|what if) (?:that )?(?:someone|somebody|he|she|they|my \w+|people)(?: (?:will|might|could|would|finds?|may))? ?(?:reads?|finds?|sees?|looks?)(?: (?:it|this|in it|at it))*|i don'?t want (?:anyone|someone|people|my \w+|him|her) to (?:read|find|see) it`,
    ),
    text: "A good reason to look for a safe way, since one only writes honestly if nobody reads along. Some ways: tear the page up afterward, because the writing is what helps; use initials and few words; a notebook in a bag that nobody opens; or an app with a lock, such as the [journal](/mental-health) here, that asks for your own sign-in.\n\nIf somebody checks your things so that you have to hide, tell me; that's another matter, and there's help for it.\n\n**One next step:** choose the way, and write three lines tonight.\n\nWho are you afraid would read it?",
  },
  {
    id: "track-goals",
    of: /^(?:goals|keep-a-habit|start-exercise|lose-weight|quit-smoking|sort-priorities)$/,
    ask: asks(
      String.raw`how (?:do|can|should|would) i (?:best )?(?:track|measure|keep track of|log|monitor|check)(?: (?:it|them|this|that|my \w+|progress|the progress))*|(?:what|which) app(?: should i use| is (?:best|good))?(?: (?:for (?:it|that)|to track (?:it|them)))?`,
    ),
    text: "As simply as possible, or you'll drop the tracking before the goal. One sheet on the fridge: a row for each goal, a column for each day, a cross when it's done. Only count what you do (walked, transferred, ten pages), not how it turned out.\n\nSunday, five minutes: how many crosses, what stood in the way, the next seven days. Once a month one number: the balance, the waist, the books. Here, [Lifestyle](/lifestyle) does the crosses for you.\n\n**One next step:** draw the sheet now, for one week.\n\nWhat would the first row be?",
  },
  {
    id: "face-them-tomorrow",
    of: /^(?:name-a-feeling|mistake-at-work|stress|cool-anger|guilt-shame|self-criticism|public-speaking|criticism|coworker-conflict)$/,
    ask: asks(
      String.raw`how (?:do|can|should|will) i (?:ever )?(?:face|look at|see|go back to|show my face (?:at|to)|act around|behave around)(?: (?:him|her|them|everyone|people|work|my \w+|it|there|in the eye))*(?: (?:again|tomorrow|on monday|now|after (?:this|that)))*|i(?:'m| am) (?:so )?(?:embarrassed|ashamed) to (?:go back|see (?:him|her|them|everyone)|face (?:him|her|them|people))[^?]{0,20}`,
    ),
    text: "The first minute is the worst, so make it short and plain. Go to the one who saw it, early, before it grows:\n\n“Yesterday was a hard day. I'm okay, and I'd be glad if it stays between us. Thanks.” Or only a nod and “Better today”.\n\nThen ask something about work, and the day goes on. Most people feel for you and forget it within days; you're the one who remembers. You owe nobody the reason.\n\n**One next step:** choose one of the two, and say it aloud once.\n\nWhom would you see first?",
  },
  {
    id: "not-talented",
    of: /^(?:find-hobby|start-exercise|learn-cooking|back-to-school|goals|keep-a-habit)$/,
    ask: asks(
      String.raw`i(?:'m| am) (?:really |just |so )?(?:not|no|terrible|bad|awful|the worst)(?: (?:very|really|that|at all|so))* ?(?:talented|creative|good|artistic|skilled|sporty|athletic|musical|at)(?: (?:at (?:it|this|that|all|anything|art|drawing|sports)|enough|in (?:it|anything)|with my hands))*(?: at all)?|i (?:have|got) no talent(?: at all)?|i suck at (?:it|everything|this)|(?:what'?s|what is|which (?:one )?is) (?:good|best|easy|easiest) for (?:a )?beginners?`,
    ),
    text: "Good, then nothing has to come of it, and that's what makes it rest. Talent shows after years; fun is there in the first half hour, or it isn't your thing. Take something where a bad result is still nice: bread, potted plants, photos, walking, clay, coloring, a simple song on a ukulele.\n\nThree rules: borrow before you buy, twenty minutes, nobody has to see it. Twice, and then you know.\n\n**One next step:** choose one of these for this week.\n\nWhich of them would you mind least being bad at?",
  },
  {
    // hhs.gov: psychotherapy and privacy
    id: "therapy-private",
    of: /^find-therapist$/,
    ask: asks(
      String.raw`(?:is|are|will) (?:it|they|therapy|that|this|everything|what i say)(?: all| really| be| stay)* (?:confidential|private|secret|safe)(?: [^?]{0,20})?|(?:will|can|do|could) (?:they|he|she|the therapist|my (?:boss|work|employer|insurance|parents|husband|wife|family)) (?:\w+ )?(?:tell (?:anyone|my \w+)|find out|know|see it|share it)[^?]{0,20}`,
    ),
    text: "Yes. What you say stays with the therapist; they may speak only if somebody's life or a child is in danger, or a court orders it, and they explain that in the first hour. Your employer learns nothing, also not from an assistance program. Insurance gets dates and a diagnosis, not the content; who pays in cash leaves no claim at all. On a parent's plan a statement may go to them, so ask for it to be sent to you.\n\n**One next step:** ask in the first call: “Who can see what?”\n\nWho should not know about it?",
  },
  {
    id: "therapy-what-asked",
    of: /^find-therapist$/,
    ask: asks(
      String.raw`what (?:do|will|would|are) (?:they|he|she|therapists?|a therapist|you)(?: going to| even| usually)* (?:ask|talk about|do|want to know|say)(?: (?:me|you|there|in therapy|the first time|even))*|what (?:is|'s) (?:it|therapy) like|what (?:do|would|should) (?:i|you|we|people) (?:even )?(?:talk about|say|tell (?:them|him|her))(?: (?:there|in therapy|at first))*`,
    ),
    text: "In the first talk: what brings you, since when, how you sleep and eat, who is in your life, what you've tried, whether you've thought of dying, and what you'd like to be different. About fifty minutes; you decide how much you tell, and “not yet” is an answer. Later you mostly start with the week, and they ask on, show patterns, and practice things with you.\n\nYou needn't prepare anything. One line helps: “I function, and I'm never happy.”\n\n**One next step:** write your line.\n\nWhat would it be?",
  },
  {
    id: "therapy-no-change",
    of: /^find-therapist$/,
    talk: /\b(?:started|my therapist|in therapy|going to therapy|seeing a therapist|been in therapy|weeks of therapy)\b/,
    ask: asks(
      String.raw`i (?:don'?t|do not|still don'?t) (?:feel|notice|see) (?:any |much )?(?:different|better|change|difference|improvement)[^?]{0,20}|(?:is (?:that|this|it) normal|it'?s not (?:working|helping)|nothing (?:changes|has changed)|how (?:do|can|should) i tell (?:her|him|them|my therapist)(?: (?:that|it|this))*(?: (?:isn'?t|is not) (?:working|helping))?|should i (?:stop|quit|keep going|change|switch)(?: (?:it|therapists?|going))?)`,
    ),
    text: "After a few weeks that's normal: many notice a first change after four to six talks, and some feel worse before, because things come up. What helps is saying it there, and a good therapist is glad about it:\n\n“I've been coming for [time] and don't feel a difference yet. What is our aim, and what could we do differently?”\n\nIf after about eight talks nothing has moved, or you don't feel safe with that person, look for another; it's common and not rude.\n\n**One next step:** open the next talk with that sentence.\n\nWhat would you have hoped to be different by now?",
  },
  {
    id: "called-lazy-with-pain",
    of: /^(?:chronic-pain|always-tired|rest-from-burnout|menopause-hormones)$/,
    ask: asks(
      String.raw`(?:my |the )?(?:boss|manager|family|husband|wife|mom|parents|friends|coworkers?|people|doctor|doctors|they|everyone|nobody|partner)(?: \w+)? (?:thinks?|says?|believes?|said|tells?|acts? like|doesn'?t (?:believe|understand|get|take))(?: (?:that|me))?(?: (?:i(?:'m| am)|it|me|it'?s))?(?: (?:just|only|being|all))* ?(?:lazy|faking(?: it)?|exaggerating|dramatic|in my head|making it up|weak|imagining (?:it|things)|seriously|it|me)?`,
    ),
    text: "That hurts twice, because you're doing more than they see. People believe what they can picture, so give it in facts, once, and then no more defending:\n\n“I have [illness]. On a good day I can do [this], on a bad day [that]. I don't choose which. What helps is [one thing].” At work you can ask in writing for an accommodation, such as a chair, breaks or hours; the Job Accommodation Network explains it for free, and your doctor confirms it.\n\n**One next step:** write those sentences for the one who matters most.\n\nWhat is the one thing that would help?",
  },
  {
    id: "pace-the-day",
    of: /^(?:chronic-pain|always-tired)$/,
    ask: asks(
      String.raw`how (?:do|can|should) i (?:best )?(?:plan|structure|organize|manage|pace|get through)(?: (?:my|the|a|bad|days?|week|energy|myself|it))+(?: better)?|what (?:can|should) i do on (?:bad|flare[- ]?up|good) days`,
    ),
    text: "By strength, in small pieces:\n\n1. Each morning a number from 1 to 10. Under 4: only the must, and rest. 4 to 7: one larger thing. Above: two, not five.\n2. Everything in parts of 20 to 30 minutes, with a break before it hurts, by timer.\n3. The most important thing in your best hour.\n4. A list for bad days: easy food, one contact, what can be put off.\n5. Every week one thing that is only nice.\n\nStopping early on good days is what makes the next one better.\n\n**One next step:** find your best hour; note strength three times today.\n\nWhen is it mostly?",
  },
  {
    id: "results-day",
    of: /^(?:big-news|health-worry|find-care)$/,
    talk: /\b(?:results?|biopsy|scan|test|mri|mammogram|blood)\b/,
    ask: asks(
      String.raw`(?:they(?:'ll)?|it|the results?|i(?:'ll)?) (?:will |should |are supposed to |get |hear )?(?:come|comes|be (?:here|back|ready)|get (?:them|it)|hear|know|arrive|are due)(?: back| in| here)?(?: more)? (?:on |in |by |until |next )?(?:monday|tuesday|wednesday|thursday|friday|tomorrow|today|a (?:few days|week)|two weeks|\d+ (?:days|weeks)|next week)|i can'?t stop (?:googling|searching|reading about it|thinking about it|looking it up)|how (?:do|can) i (?:get through|survive|make it through|wait|stand) (?:the |this |until )?(?:week|wait(?:ing)?|days|weekend|then|it|friday)?`,
    ),
    text: "Waiting is a task of its own, so give the days a frame. One fixed half hour a day for the fear, on paper or with somebody; outside of it “not now”. Searching only makes new fears, so none until then: ask someone to hold you to it. Fill the hours with things that need hands and people, and plan the day of the result: who comes along or sits beside the phone, two questions on paper, and something good afterward, whatever it is.\n\n**One next step:** ask that one person for that day.\n\nWho would it be?",
  },
  {
    id: "interview-gap",
    of: /^(?:prepare-interview|write-resume|job-search-plan|tell-about-yourself)$/,
    ask: asks(
      String.raw`(?:how|what) (?:do|should|can|would) i (?:explain|say about|talk about|address|mention|handle|deal with)(?: about)? (?:the|a|my|this)(?: \w+)? ?(?:gap|break|time off|years? (?:off|at home|without work)|getting fired|being fired|being laid off|why i (?:left|was fired|quit))[^?]{0,30}|(?:i(?:'ve| have) (?:a )?(?:big |long |\d+[- ]year )?gap|i was (?:out of work|unemployed|home with (?:the |my )?kids))[^?]{0,40}`,
    ),
    text: "In three short sentences, without excuses, and then back to the job:\n\n“From [year] to [year] I [took care of my children, was ill and am well again, looked for the right place]. In that time I [course, volunteering, running a household with a budget]. Now I'm ready, and this job fits because [one thing].”\n\nFired: “It wasn't the right fit. I learned [one thing], and I do it differently now.” Say it calmly and stop; what they listen for is whether you're at ease with it.\n\n**One next step:** say your three sentences aloud, twice.\n\nWhat would stand in the brackets?",
  },
  {
    id: "weakness-answer",
    of: /^(?:tell-about-yourself|prepare-interview|use-star)$/,
    talk: /\bweakness(?:es)?\b/,
    ask: asks(
      String.raw`i(?:'m| am) (?:\w+ )?(?:bad|not (?:so |very )?good|terrible|too \w+|impatient|shy|slow|disorganized|a perfectionist)[^?]{0,40}|can i say (?:that|this|it)|is that (?:ok(?:ay)?|a good (?:one|answer|weakness))|(?:can you |could you )?(?:give|show|write)(?: me)? (?:an? |some )?(?:example|sample)(?: answers?| sentences?)?(?: for (?:it|that))?`,
    ),
    text: "Yes, a real one works best, if it isn't the heart of the job and you show what you do about it. For example:\n\n“I used to keep tasks to myself, because I thought explaining takes longer. Now I hand over one thing each week with a short note, and check in halfway. Last month my colleague did the whole report.”\n\nThe pattern: used to, now, one result. Forty seconds. Not “I work too hard”, which nobody believes.\n\n**One next step:** write your three sentences and say them aloud.\n\nWhat is it for you?",
  },
  {
    id: "pay-for-training",
    of: /^(?:change-career|back-to-school)$/,
    ask: asks(
      String.raw`how (?:do|can|could|would|should) i (?:ever |even )?(?:pay for|afford|finance|fund) (?:it|that|this|school|college|the (?:degree|training|course))|(?:i )?can'?t afford (?:it|school|college|to go back)|is there (?:any )?(?:financial )?(?:aid|help|money)(?: for (?:it|that))?`,
    ),
    text: "In this order, cheapest first:\n\n1. FAFSA at studentaid.gov: grants such as Pell don't have to be paid back, and there's no age limit.\n2. Your employer: many pay tuition; hospitals often pay future nurses or aides. Ask HR.\n3. American Job Centers (careeronestop.org): training money for work that's in demand.\n4. Community college first, certificates before degrees, evenings beside the job.\n5. Scholarships of the school. Federal loans only after all that, private ones last.\n\n**One next step:** fill in the FAFSA estimate, fifteen minutes.\n\nWhich training is it, and does your employer pay something?",
  },
  {
    id: "never-done-such-work",
    of: /^(?:new-job-nerves|change-career|impostor)$/,
    ask: asks(
      String.raw`i(?:'ve| have)? never (?:really |actually )?(?:worked|done|been|had|managed|used)\b[^?]{0,50}|i have no (?:experience|idea)(?: (?:with|in|at|of|how)[^?]{0,30})?|i don'?t know (?:anything|how anything works|the (?:programs|systems|rules))[^?]{0,20}|it'?s my first (?:real |office |full[- ]time )?job(?: ever)?`,
    ),
    text: "They know that and took you anyway, so they plan to show you. What helps in a new kind of place: watch on day one how people greet, write and take breaks; ask for the three programs you need and who explains them; write each step down the first time; and repeat tasks in your own words, “So I send it to you by noon, right?”\n\nBring what you already have from elsewhere, on time, calm with people, finishing things. That's most of it.\n\n**One next step:** write down three things you're good at with people or tasks.\n\nWhat are they?",
  },
  {
    id: "nobody-likes-me-there",
    of: /^(?:new-job-nerves|moving-house|make-friends|shy-small-talk|back-to-school|homesick)$/,
    ask: asks(
      String.raw`(?:what if|i'?m (?:afraid|scared|worried)(?: that)?) (?:nobody|no one|they|people|everyone|the others|my coworkers?|i)(?: \w+)? (?:likes?|wants?|talks?|hates?|don'?t (?:like|fit)|won'?t (?:like|fit)|judge|laughs?|(?:don'?t|can'?t) (?:make|find) (?:any )?friends)(?: (?:me|in|to me|at me|with me|there))*`,
    ),
    text: "Liking comes from small repeated things, and the first days don't decide it. Learn five names, say hello first, ask one question each day: “How did you get into this?” Eat where the others eat, at least twice a week. Help with something tiny. People like those who are interested in them, more than those who are interesting.\n\nSome won't click, and that's true for everyone; one friendly person is enough for a good start.\n\n**One next step:** have one question ready for the first lunch.\n\nWhat would you ask?",
  },
  {
    id: "all-night",
    of: /^study-exam$/,
    ask: asks(
      String.raw`(?:should|can|could) i (?:just )?(?:stay up|pull an all[- ]?nighter|study|learn|not sleep|skip sleep)(?: (?:all night|the whole night|tonight|late|through the night|until \w+))*|(?:is an )?all[- ]?nighter[^?]{0,20}|what (?:do|should|can) i focus on(?: (?:first|now|then|tonight))?|what (?:should|do) i (?:study|learn)(?: first| tonight| now)?`,
    ),
    text: "Don't stay up all night; without sleep the head keeps less and thinks slower, so it costs more points than it brings. Six hours are the floor.\n\nWhat to take in the hours before: the topics with most points, by old tests and the study guide. Three of them, forty minutes each: summary once, close it, questions from memory, check. Write what was wrong on one page, and say it aloud before bed and in the morning.\n\n**One next step:** choose the three topics now, ten minutes.\n\nWhich three are they?",
  },
  {
    id: "words-to-teacher",
    of: /^(?:failed-exam|study-exam|ask-for-help|back-to-school|focus|get-started)$/,
    ask: asks(
      String.raw`(?:what|how) (?:do|should|can|would) i (?:say|tell|write|ask|email|talk)(?: to)? (?:my |the )?(?:professor|prof|teacher|advisor|instructor|tutor|dean|counselor)[^?]{0,30}`,
    ),
    text: "Short and honest; they get such mails every term:\n\n“Dear [name], I've fallen behind in [class] and I want to pass it. I've [missed, not understood] [what]. Which two things would help most now, and may I come to your office hour on [day]? Thank you, [name]”\n\nNo long reasons. If something heavy is behind it, one line is enough: “I've had a hard time at home.” Then go there with one question on paper.\n\n**One next step:** fill in the brackets and send it before tonight.\n\nWhich class comes first?",
  },
  {
    id: "drop-out",
    of: /^(?:failed-exam|study-exam|ask-for-help|back-to-school|stress|rest-from-burnout|motivation|feel-stuck)$/,
    ask: asks(
      String.raw`(?:should|can|could) i (?:just )?(?:drop out|quit (?:school|college|my degree|my studies)|leave (?:school|college)|take a (?:gap|semester|year)(?: off)?|withdraw|drop (?:it|them|the class(?:es)?|one|a class))[^?]{0,30}|i (?:want|am thinking|'m thinking) (?:to|of|about) (?:drop(?:ping)? out|quit(?:ting)? (?:school|college))`,
    ),
    text: "Not in a bad week, and not before you know the smaller doors: dropping one class by the date, pass/fail, an incomplete, part-time, or a leave of absence, which keeps your place. The advisor knows the dates, and the aid office what it means for money; loans may start to be due.\n\nThen ask: is it the subject, the load, or how I am right now? For the third, the counseling office is free. If it's the subject, changing is a good reason.\n\n**One next step:** book the advisor before you decide anything.\n\nWhich of the three is it mostly?",
  },
  {
    id: "children-before-move",
    of: /^moving-house$/,
    ask: asks(
      String.raw`(?:my |our |the )?(?:kids?|children|son|daughter|teenager|\w+ year old)(?: (?:is|are|feels?|doesn'?t|don'?t))+ (?:\w+ ){0,2}(?:upset|sad|angry|mad|scared|crying|want to (?:move|leave|go)|unhappy|refus\w*)[^?]{0,30}|how (?:do|can) i (?:tell|help|prepare) (?:my |our |the )?(?:kids?|children|son|daughter)[^?]{0,30}`,
    ),
    text: "They lose their friends and their room, and nobody asked them; being upset is right. What helps: say it plainly, “It's sad, and you may be angry.” Give them something to decide, such as the color of the room or which box is opened first. A goodbye with photos and addresses, and a date for the first visit or call. Show them the school and one nice place beforehand, even if only online.\n\nRoutines stay: bedtime, Friday pizza. Most children settle within some months.\n\n**One next step:** ask each of them tonight what they'll miss most.\n\nHow old are they?",
  },
  {
    id: "too-many-boxes",
    of: /^moving-house$/,
    ask: asks(
      String.raw`(?:i(?:'m| am) )?(?:so |really |totally )?overwhelmed(?: (?:by|with) (?:the |all the |all this )?(?:packing|boxes|stuff|everything|it all))?|(?:i have|there'?s|we have) (?:so much|too much) (?:stuff|to (?:do|pack))|where (?:do|should) i (?:even )?(?:start|begin)(?: (?:with (?:the )?packing|packing))?|what (?:do|should) i pack first`,
    ),
    text: "One room and one box at a time, from what you need least:\n\n1. Today: dates of truck, keys and internet; one call each.\n2. This week: closets, shelves, decorations, out-of-season clothes. Three boxes a day, thirty minutes, timer on.\n3. While you pack: keep, give, trash. What you don't move costs nothing.\n4. Label two sides: room and content.\n5. Last: kitchen, bath; and one suitcase for the first two nights.\n\nAsk two people for one hour each; packing together goes twice as fast.\n\n**One next step:** fill one box now, and stop.\n\nWhich room do you need least?",
  },
  {
    id: "when-is-it-time",
    talk: /\b(?:dog|cat|pet|vet|puppy|kitten|rabbit|horse)\b/,
    topic: "pet-loss",
    ask: asks(
      String.raw`how (?:do|will|can|would) (?:i|we|you) know (?:when |if |that )?(?:it'?s|it is|the|he'?s|she'?s)(?: the)? ?(?:right )?(?:time|ready)[^?]{0,30}|when is it (?:time|the right time)[^?]{0,30}|(?:should|do) (?:i|we) (?:put (?:him|her|it|my \w+) (?:down|to sleep)|let (?:him|her) go|euthanize \w+)[^?]{0,20}`,
    ),
    text: "A question only love asks, and you don't have to answer it alone. Look at the days, not at one moment: eating, pain, breathing, getting up, being clean, joy in the old things. Write each evening “good” or “bad”; when the bad ones are more, it's time to talk. Ask the vet: “What would you do if it were yours?” It can be done at home in many places, and you may stay or not; both are right.\n\nA day too early is kinder than a week of pain.\n\n**One next step:** write down three things they still enjoy.\n\nHow many of them did they do this week?",
  },
  {
    id: "cannot-quit-now",
    of: /^(?:rest-from-burnout|quit-job|stress|read-a-boss|purpose|change-career|work-boundary|overthinking)$/,
    ask: asks(
      String.raw`(?:but )?i (?:can'?t|cannot|can not) (?:just |afford to |really )?(?:quit|leave|stop(?: working)?|resign)\b[^?]{0,60}|i need (?:the|this|my) (?:money|insurance|job|benefits|paycheck|income|health insurance)[^?]{0,30}`,
    ),
    text: "Then staying is for now, and it gets a date and a shape:\n\n1. What is the worst part, and which one thing could be changed by asking: hours, a task, a day from home?\n2. Least that keeps the job: done is enough, on time out, no mail at night.\n3. Two evenings a week for what's next: resume, one application, one talk. Keep quiet about it at work.\n4. Insurance: a new job's plan, healthcare.gov within 60 days of leaving, or a partner's.\n5. Money set aside for three months makes you freer each week.\n\n**One next step:** put the two evenings into the calendar.\n\nBy when would you like to be out?",
  },
  {
    id: "what-to-drop",
    of: /^(?:plan-a-week|sort-priorities|stress|rest-from-burnout|work-family-balance|sleep-better|always-tired|self-care|two-jobs)$/,
    ask: asks(
      String.raw`what (?:should|can|could|do) i (?:drop|cut(?: out)?|let go(?: of)?|skip|give up|stop doing|say no to|take off(?: my plate)?|eliminate|remove)(?: (?:first|then|from (?:it|my \w+)))*|(?:but )?(?:i can'?t|i don'?t know what to) (?:drop|cut|give up|let go of) (?:anything|any of (?:it|them)|something)?`,
    ),
    text: "Not sleep, and not the person you come home to; those carry the rest. Look for one of each instead:\n\n1. Something that only habit or guilt keeps there: a group, a chat, a visit, perfect dinners, ironing.\n2. Something another person can do, even if less well: pickup, shopping, the form.\n3. Something that can be half: one class this term, cleaning every second week, store-bought cake.\n4. An hour of phone.\n\nOne at a time, told to whoever waits for it: “I'm pausing that until March.”\n\n**One next step:** write one thing to each line.\n\nWhich would give you back most hours?",
  },
  {
    id: "told-boss-before",
    of: /^(?:stress|rest-from-burnout|say-no-at-work|read-a-boss|work-boundary|micromanaged)$/,
    ask: asks(
      String.raw`i(?:'ve| have)? (?:already )?(?:told|talked to|spoke (?:to|with)|asked|complained to|said (?:it|something) to) (?:him|her|them|my (?:boss|manager|supervisor))(?: (?:once|twice|already|before|about (?:it|this|that)|many times|several times))*(?:,)? ?(?:(?:and|but) )?(?:nothing (?:changed|happened|changes)|(?:he|she|they) (?:don'?t|didn'?t|doesn'?t|did nothing|ignored|said)[^?]{0,30}|it didn'?t (?:help|change anything))?`,
    ),
    text: "Then say it once more in a different form: in writing, with hours and a choice, so that doing nothing is also a decision.\n\n“As we said on [day], I have [A, B, C], about [50] hours for [40]. From Monday I'll do A and B. Please tell me by Friday if C should come first instead.”\n\nThen keep to it. If the answer stays out, go one door further: their boss, HR, or the assistance program. And look around on the side; a place that doesn't hear such a sentence rarely changes.\n\n**One next step:** write that mail with your own numbers.\n\nHow many hours does it really come to?",
  },
  {
    id: "tired-body-awake-head",
    of: /^(?:sleep-better|overthinking|always-tired|stress|night-shift|rest-from-burnout)$/,
    ask: asks(
      String.raw`(?:my )?(?:body (?:is|feels) (?:so |really )?(?:tired|exhausted)[^?]{0,10}(?:but|and) )?my (?:brain|mind|head) (?:isn'?t|is not|won'?t|is (?:still |wide |so )*(?:awake|racing|busy|on|going)|keeps going|doesn'?t|just keeps|never)(?: (?:tired|stop|shut (?:off|up|down)|switch off|off|quiet|slow down|rest|racing|going))*`,
    ),
    text: "Then the head needs a landing, since it went from work straight to bed. An hour is enough, and half an hour on late days:\n\n1. Close: five minutes, what's open and when it's done. Laptop out of sight.\n2. Body: warm shower, stretching, or ten slow squats; it takes the tension along.\n3. Something dull and low: paper book, folding laundry, quiet music, dim lamp.\n4. In bed in for four, out for six to eight, ten times; then walk a known way in your mind.\n\nAwake after twenty minutes: up, dim light, back when eyes close.\n\n**One next step:** do the five minutes of closing today.\n\nWhen does your day end, and when must you be up?",
  },
  {
    id: "picky-eater",
    of: /^(?:eat-better|lose-weight|meal-planning|cook-cheap|learn-cooking|night-snacking)$/,
    ask: asks(
      String.raw`i(?:'m| am) (?:a |such a |really |very )*picky(?: eater)?|i (?:really |just )?(?:hate|don'?t like|can'?t stand|don'?t eat)(?: most| all| any| eating)? (?:vegetables|veggies|salads?|fruit|greens|healthy food|fish)(?: (?:and|or) \w+)?|what (?:are|is) (?:some )?(?:easy|good|simple) (?:things|foods|meals|vegetables) to (?:start with|eat|try)`,
    ),
    text: "Then not with salad. Begin with what you like, and add a little:\n\n1. Hide: grated zucchini or carrots in sauce, soup blended smooth, spinach in a smoothie with banana.\n2. Roast: carrots, broccoli or cauliflower with oil and salt at 425 degrees get sweet and crisp.\n3. Raw with a dip: cucumber, peppers, snap peas.\n4. Fruit counts, so do beans, corn and frozen peas.\n5. One new thing a week, two bites; tastes change after eight to ten tries.\n\nWater instead of soda does more than any vegetable you hate.\n\n**One next step:** choose one of the five for dinner tomorrow.\n\nWhich vegetables do you mind least?",
  },
  {
    id: "one-beer-daily",
    of: /^drink-or-gamble$/,
    and: /\b(?:drink\w*|beers?|wine|alcohol)\b/,
    ask: asks(
      String.raw`(?:just|only|it'?s|about|usually|like)* ?(?:one|1|a|two|2|a couple of|a few|three|3) (?:small )?(?:beers?|glass(?:es)?(?: of wine)?|drinks?|wines?)(?: (?:after work|with dinner|a (?:day|night)|at night|every (?:day|night)|in the evening))*`,
    ),
    text: "One or two on some days is within the usual limit: one drink a day for women, two for men, with days without. Three or more most evenings is above it. What counts as well: is it a choice or a need?\n\nA fair test: two weeks without, or at least four days of seven. If that's easy, you know where you stand. If you're counting the hours, or you sleep badly and get irritable, that's an answer, too. With shaking or sweating don't stop alone; call a doctor.\n\n**One next step:** choose the first three days without.\n\nWhat is it for you: taste, calm, or the end of the day?",
  },
  {
    id: "should-i-stop-drinking",
    of: /^drink-or-gamble$/,
    and: /\b(?:drink\w*|beers?|wine|alcohol)\b/,
    but: /\b(?:gambl\w*|bet\w*|casino|weed|pills)\b/,
    ask: asks(
      String.raw`(?:should|do|can) i (?:just |have to |need to )?(?:stop|quit|cut (?:back|down|it out)|give it up|stop drinking|quit drinking|drink less)(?: (?:completely|altogether|for good|cold turkey|or just cut down))*`,
    ),
    text: "Try a month without and look at what you see; it answers more than thinking does. Sleep, mood, money, weight, and how hard it is. After that you can decide: none, or a rule you can keep, such as weekends only and two at most.\n\nIf you've broken such rules before, or it touches work, health or people, none is easier than little. Daily or heavy drinking shouldn't be stopped suddenly alone; with shaking or sweating call a doctor first. 1-800-662-4357 is free, day and night.\n\n**One next step:** name the first day, and tell one person.\n\nWhat would be hardest about a month without?",
  },
  {
    id: "too-early-to-quit",
    of: /^(?:new-job-nerves|quit-job|impostor)$/,
    ask: asks(
      String.raw`(?:is it|is that|isn'?t it) (?:too (?:early|soon)|ok(?:ay)?|bad|stupid|wrong) (?:to (?:quit|leave|give up)|if i (?:quit|leave))[^?]{0,20}|(?:should|can) i (?:just )?(?:quit|leave|go back(?: to my old job)?)(?: (?:already|now|right away|after \w+ weeks?))*|how long should i (?:stay|wait|give it)`,
    ),
    text: "Three months is a fair trial for what's only strange, since the first weeks are the worst everywhere. Sooner is right if something can't get better with time: you're insulted, the pay or work isn't what was agreed, it's unsafe, or you're getting ill.\n\nIf you do leave early: find the next thing first if you can, two weeks' notice, a friendly reason. A few weeks needn't be on the resume; say in talks “It turned out to be a different job from the one described.”\n\n**One next step:** write what would have to be better by week twelve.\n\nWhat would that be?",
  },
  {
    id: "explain-short-job",
    of: /^(?:new-job-nerves|quit-job|job-search-plan|prepare-interview|lost-job|change-career)$/,
    ask: asks(
      String.raw`(?:how|what) (?:do|should|can|would) i (?:explain|say|tell)(?: (?:it|that|this|them|about it|why i (?:left|quit|am leaving)))*(?: (?:in|at|during) (?:an? |the |my )?(?:job )?interviews?)(?: \w+)?|why (?:are you leaving|did you leave)[^?]{0,20}`,
    ),
    text: "Two sentences, without a bad word about anyone, and then forward:\n\n“The job turned out different from what was described, more [x] than [y], so I decided early. That's why I'm looking at you: here it's mostly [y], and that's what I'm good at.”\n\nIf it was only weeks, it needn't be on the resume at all; if they ask, say it openly. What they listen for is whether you blame others and whether you'd stay. Add one thing you learned.\n\n**One next step:** fill in x and y, and say it aloud twice.\n\nWhat would x and y be?",
  },
  {
    id: "usual-interview-questions",
    of: /^(?:prepare-interview|tell-about-yourself|new-job-nerves)$/,
    ask: asks(
      String.raw`what (?:do|will|would|are|might|kind of|questions)(?: questions)?(?: (?:do|will|would|might|are))? (?:they|hr|interviewers|recruiters|the questions?)(?: (?:usually|typically|normally|even|going to|likely to|mostly|gonna))* (?:ask|want to (?:know|hear)|be like)(?: (?:me|in a phone interview|there|on the phone|you))*|what (?:questions|things) should i (?:expect|prepare for|practice)|what (?:are|is) (?:the )?(?:most )?(?:common|typical|usual) (?:interview )?questions?`,
    ),
    text: "These come nearly everywhere:\n\n1. “Tell us about yourself.” One minute: now, before, why here.\n2. “Why this job, why us?” One true thing about them.\n3. “Tell me about a difficult situation.” Where, what you did, how it ended.\n4. “Strengths and weaknesses?” Two that fit the ad; one real small one with what you do about it.\n5. “What do you expect to earn?” A range, looked up.\n6. “When could you start? Do you have questions?” Two.\n\nHR on the phone asks mostly 1, 2, 5 and 6, for twenty to thirty minutes. Notes on the table are allowed.\n\n**One next step:** say number one aloud.\n\nWhich of them worries you?",
  },
  {
    id: "ask-the-doctor",
    of: /^(?:big-news|health-worry|find-care|chronic-pain|doctor-dentist-fear|menopause-hormones)$/,
    ask: asks(
      String.raw`what (?:should|can|do|could) i ask(?: (?:them|him|her|the (?:doctor|surgeon|nurse)|my doctor|about (?:it|the surgery)))*|what questions (?:should|can|do) i (?:ask|have to ask)[^?]{0,25}|what do i say to (?:the|my) doctor`,
    ),
    text: "Write these down, and take someone who notes the answers:\n\n1. What exactly is it, and how sure are you?\n2. What are the ways to treat it, also waiting? What does each bring and risk?\n3. Before a surgery: who gives the anesthesia, and may I talk with them beforehand? Tell them your fear, medicines and earlier reactions.\n4. What will I be able to do after a week, a month, three?\n5. What does it cost with my insurance, and is a second opinion covered?\n6. Whom do I call in between?\n\n**One next step:** put your two biggest on top.\n\nWhich are they?",
  },
  {
    id: "good-fit-therapist",
    of: /^find-therapist$/,
    ask: asks(
      String.raw`how (?:do|will|would|can) i know (?:if|when|whether|that)? ?(?:it'?s|they'?re|he'?s|she'?s|it is|they are|someone is|one is)?(?: a)? ?(?:good|right|the right one|working|helping|fit)(?: (?:fit|one|match|for me))*|what (?:should|can|do) i (?:ask|look for)(?: (?:them|a therapist|in a therapist|at first))*|i had (?:a )?(?:bad|terrible|awful) (?:one|therapist|experience)[^?]{0,20}`,
    ),
    text: "By how you feel after two or three talks: heard, not judged, a bit clearer, and able to say no. It needn't be comfortable, only safe. Ask in the first call:\n\n1. “Have you worked with [my topic]? How?”\n2. “What would the first weeks look like, and how will we know it helps?”\n3. “What does it cost, and how soon is a place free?”\n4. “My last therapy didn't help because [x]. What would you do differently?”\n\nSomebody good answers that calmly. If it doesn't fit, you may change; no reason needed.\n\n**One next step:** write your line for number four.\n\nWhat went wrong the last time, or what must not happen?",
  },
  {
    id: "speak-up-now",
    of: /^(?:passed-over|grow-confidence|keep-friends|shy-small-talk|public-speaking|people-pleasing|criticism|impostor|new-job-nerves|coworker-conflict)$/,
    ask: asks(
      String.raw`how (?:do|can|could|should) i (?:ever |even |finally )?(?:speak up|be heard|make myself heard|get (?:noticed|heard|a word in)|stand up for myself|assert myself|be more (?:assertive|visible)|say what i think|make people listen)[^?]{0,30}`,
    ),
    text: "Early, short and prepared; the longer you wait, the higher the step.\n\n1. One sentence on paper before each meeting or evening, and say it in the first ten minutes.\n2. Beginnings that work: “I'd like to add one thing.” “I see it differently.” “Let me finish, please.”\n3. A bit louder and slower than feels right, and then stop. Don't take it back with “but that's just me”.\n4. An ally: ask one person beforehand to pick up your point.\n5. What wasn't heard goes into a mail.\n\nOnce a day in small places, such as ordering or returning something.\n\n**One next step:** choose your beginning, and use it tomorrow.\n\nWhere would you use it first?",
  },
  {
    id: "sober-evenings",
    of: /^drink-or-gamble$/,
    and: /\b(?:sober|quit|stopped|without|drink\w*)\b/,
    ask: asks(
      String.raw`what (?:do|can|should|could) i do (?:on|at|in|with) (?:the |my )?(?:friday|saturday|weekend|evening|night|free)s?(?: (?:nights?|evenings?|time))?(?: (?:now|instead))*|i(?:'m| am| feel) (?:so |really |just )?(?:flat|bored|empty|restless)(?: (?:and \w+|without it|now|all the time))*|how do i (?:fill|spend|get through) (?:the |my )?(?:evenings?|weekends?|fridays?|nights?)`,
    ),
    text: "Feeling flat in the first weeks is common: the brain was used to a strong kick and needs some weeks to enjoy small things again; it mostly lifts between the first and third month. If it's heavy most days, tell a doctor.\n\nFridays want a plan made on Wednesday, beginning before the old hour: food you like at six, then something with hands or people (climbing hall, cooking with a friend, a movie, a game night, a late swim), sweet drinks at home, and home by a fixed time. Meetings, such as SMART Recovery, are full on Fridays for that reason.\n\n**One next step:** write down this Friday at six.\n\nWho could come along?",
  },
  {
    id: "only-watches",
    talk: /\b(?:netflix|tv|television|series|shows?|youtube|hulu|movies)\b/,
    but: /\b(?:my (?:kids?|son|daughter|husband|wife)|he|she)\b/,
    ask: asks(
      String.raw`is (?:that|this|it) (?:so |really |that )?(?:bad|ok(?:ay)?|normal|a problem|lazy|unhealthy|wrong|too much)(?: for me)?`,
    ),
    text: "No; a good show is a fine way to end a day. It rests you less than it seems, though, when it's the only thing: the body stays still, the head stays full, and one more episode takes sleep. So keep it, with two changes: twenty minutes before it for the body or somebody you like, and a set end, such as two episodes and then the screen off an hour before bed.\n\nHow you feel afterward tells you: rested is fine, empty means that something else was needed.\n\n**One next step:** decide tonight's number of episodes beforehand.\n\nHow do you feel when you switch it off?",
  },
  {
    id: "wake-and-work-hours",
    talk: /\b(?:routine|schedule|plan my day|daily plan)\b/,
    ask: asks(
      String.raw`i (?:usually )?(?:wake up|get up|am up|'m up) (?:at|around|by) (\d{1,2}(?:[:.]\d\d)?)(?: ?(?:am|a\.m\.))?(?:,)? (?:and|then|,)? ?(?:i )?(?:start (?:work|school)(?:ing)?|work|have (?:work|school)|school)(?: (?:from|at|starts at))? (\d{1,2}(?:[:.]\d\d)?)(?: ?(?:am|a\.m\.))?(?: ?(?:to|until|till|-) ?\d{1,2}(?:[:.]\d\d)?(?: ?(?:pm|p\.m\.))?)?`,
    ),
    text: "Then your own time is between {1} and {2}, and after work. A frame:\n\n1. {+0}: curtains, water, no phone for 20 minutes.\n2. {+15}: move, 20 minutes: a walk, squats, stretching. Clothes ready from the evening.\n3. {+40}: shower, breakfast with something filling, ten pages of a book.\n4. Last ten minutes: the day's main thing on paper.\n5. After work: first outside or the gym, before you sit down; then dinner, one task, and free. Phone away an hour before bed.\n\nOn bad days only 1, the walk and 4.\n\n**One next step:** lay out tomorrow's clothes now.\n\nWhat matters most to you in it: exercise, calm, or a tidy home?",
  },
  {
    id: "what-to-wear-there",
    of: /^(?:prepare-interview|after-rejection|public-speaking)$/,
    ask: asks(
      String.raw`(?:i )?(?:don'?t|do not) (?:even )?know what to wear|i have nothing to wear|what (?:do|should|can) i wear(?: (?:to it|there|on the first day|for it|tomorrow))*`,
    ),
    text: "One step nicer than what people there wear every day: clean, plain, something you can sit and move in. Dark pants, a shirt or sweater without writing, shoes you've wiped. Unsure? Look at photos on the firm's page, or ask in one line: “What do people usually wear?” That's a normal question. On day one you'll see what's usual.\n\nA coat and bag that are tidy count more than something new.\n\n**One next step:** lay it out tonight, and try it on sitting down.\n\nWhat kind of place is it?",
  },
  {
    id: "therapist-judges",
    of: /^find-therapist$/,
    ask: asks(
      String.raw`(?:what if|i'?m (?:afraid|scared|worried)(?: that)?) (?:they|he|she|the therapist)(?:'ll| will| would)? (?:judges?|judge|thinks?|laughs?|don'?t (?:like|believe|understand)|tells?)[^?]{0,40}|i(?:'ve| have) never (?:talked|spoken|told)[^?]{0,40}|i(?:'m| am) (?:so )?(?:scared|afraid|nervous|ashamed)(?: (?:to|of) (?:go(?:ing)?|open(?:ing)? up|talk(?:ing)?|it))?`,
    ),
    text: "They've heard nearly everything, and it's their work not to judge; what sounds terrible in your head is often their Tuesday. You also decide the speed: nothing has to come out in the first hours. Begin with the fear itself:\n\n“I've never talked about this, and I'm afraid you'll judge me. I'd like to go slowly.”\n\nA good one is glad about that sentence, and how they answer shows you whether it's the right person. If you do feel judged, change.\n\n**One next step:** write that sentence on a card for the first talk.\n\nWhat are you most afraid they'd think?",
  },
  {
    id: "hobby-of-kind",
    of: /^find-hobby$/,
    ask: asks(
      String.raw`(?:something|anything|maybe something) (?:calm(?:ing)?|quiet|relaxing|creative|artsy|indoors?|(?:at|from) home|with my hands|i can do (?:at home|alone|indoors|by myself)|not expensive|for introverts|alone|by myself)(?: (?:and \w+|please|at home|alone))*|i live in a (?:small|tiny) (?:apartment|place|room|studio)|i(?:'m| am) an introvert`,
    ),
    text: "Calm ones that need little room and money:\n\n1. Pencil or watercolor on postcards, ten minutes an evening.\n2. Crochet, knitting or mending, with a podcast.\n3. Herbs or cuttings on the windowsill.\n4. Puzzles, model kits, origami, coloring.\n5. A ukulele or a keyboard with headphones.\n6. Bread or one new dish a week.\n7. Bird watching from the window, or photos on a walk.\n\nThe library lends books, kits and sometimes instruments. Try each twice before buying more.\n\n**One next step:** choose one, and put what it needs on the table tonight.\n\nWhich made you pause?",
  },
  {
    id: "evening-look",
    of: /^(?:sleep-better|get-up-mornings|overthinking|always-tired)$/,
    ask: asks(
      String.raw`(?:what|how) (?:should|could|would|can) (?:my|the|a good|an ideal) (?:evening|night|bedtime|evenings)(?: routine)? (?:look like|look|be|go)|what (?:should|can|do) i do (?:in the evening|before (?:bed|sleep|i go to (?:bed|sleep))|an hour before bed)`,
    ),
    text: "Count back from the time you have to get up: seven and a half hours for sleep, and an hour before that begins the evening. Get up at 6, for example:\n\n1. 9:30: phone on the charger in another room, lights low. Tomorrow's first task and all worries on paper, each with a day.\n2. 9:40: clothes and bag ready, a warm shower.\n3. 10:00: paper book, stretching, quiet music.\n4. 10:30: bed, ten breaths out longer than in. Awake after twenty minutes: up, dim light, something dull.\n\nIf you fall asleep at 2 now, move it fifteen minutes every three days.\n\n**One next step:** set an alarm for the beginning of your evening.\n\nWhen do you have to be up?",
  },
];
