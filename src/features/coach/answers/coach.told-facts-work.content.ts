import type { WrittenAnswer } from "./coach.written.content.ts";

/** What is told of work, jobs, study and decisions. */

const overload = /^(?:stress|say-no-at-work|rest-from-burnout|work-boundary|email-overload|work-family-balance|two-jobs|time-off)$/;
const work =
  /^(?:stress|say-no-at-work|rest-from-burnout|work-boundary|quit-job|read-a-boss|change-career|new-manager|micromanaged|always-tired|caring-fatigue)$/;
const leaving = /^(?:quit-job|change-career|decide)$/;
const wantsOut = /\b(?:quit(?:ting)?|leave|leaving) (?:my|this|the) (?:job|work|company)\b|\bhate my job\b/;
const task = /^(?:get-started|motivation|perfectionism|focus|sort-priorities|always-late)$/;
const another = String.raw`(?:he|she|they|everyone|everybody|people|(?:my|the) (?:\w+ )?(?:boss|manager|supervisor|coworkers?|team|colleagues?))`;
const newJob =
  /\b(?:new|other|another|better) (?:job|position|role|offer)\b|\bjob offer\b|\b(?:take|accept|switch|change|leave|quit)\w* (?:the |a |my |this )?(?:new )?jobs?\b/;
const lost = /^(?:lost-job|unemployment-benefits|job-search-plan)$/;
const interview = /^(?:prepare-interview|tell-about-yourself|use-star)$/;
const starting = /^(?:new-job-nerves|impostor|grow-confidence|comparing)$/;
const exam = /^(?:study-exam|failed-exam|back-to-school)$/;
const shift = /^(?:night-shift|work-family-balance|work-boundary|say-no-at-work|two-jobs)$/;
const study = /^(?:study-exam|focus|failed-exam|get-started)$/;
const mistake = /^mistake-at-work$/;
const colleagues = /^(?:coworker-conflict|read-a-boss|report-at-work|passed-over)$/;
const speech = /^public-speaking$/;
const review = /^(?:bad-review|mistake-at-work|criticism)$/;

export const toldFactsOfWork: readonly WrittenAnswer[] = [
  // too much work
  {
    id: "cannot-say-no-at-work",
    of: overload,
    ask: /\b(?:can'?t|cannot|cant|could never|afraid to|scared to|never|hard to|don'?t know how to|bad at) (?:just |really |ever )?say(?:ing)? no\b/,
    text: "That's hard with somebody who decides about your job. So don't say no, say which: “I can do this by Friday if the other one moves to next week. Which matters more?” It's a question, and nobody can call it refusing.\n\nWhich two tasks would you put side by side?",
    words:
      "Try it as a question, not as a no: “I want to do this well. Here is what I have right now. If this comes on top, which one should wait?” Then be quiet until the answer comes, and write it down in two lines afterward.\n\nWhich task do you hope will be moved?",
  },
  {
    id: "thinks-i-am-lazy",
    of: overload,
    ask: new RegExp(
      String.raw`\b${another}(?:'ll|'d| will| would| might| may)? (?:just |probably |all )?(?:thinks?|believes?|sees?)\b.{0,20}\b(?:lazy|weak|slow|slacking|not (?:good|capable|committed|serious|a team player|up to it)|incompetent|complain\w*|don'?t care|can'?t handle)\b|\b(?:look|seem|come across) (?:as )?(?:lazy|weak|incompetent|bad)\b`,
    ),
    text: "It makes sense to worry about how it looks when you care about doing good work. A person with a list doesn't look lazy. Write down what is on your desk and the hours each thing needs; then the work can be seen, and nobody has to guess.\n\nWhat takes the most hours at the moment?",
    first:
      "First the list, before you talk to anybody: everything on your desk, each with the hours it needs. It takes fifteen minutes. Then ask for ten minutes and say: “I can finish two of these by Friday. Which one should wait?” A list isn't a complaint, so it can't look lazy.\n\nWhen could you ask for those ten minutes?",
  },
  {
    id: "more-and-more-work",
    of: overload,
    ask: /\b(?:keeps?|always|constantly) (?:giving|adding|piling|dumping|putting|sending|handing)\b.{0,30}\b(?:more|me|on|projects?|tasks?|work)\b|\b(?:more and more|too many|so many) (?:projects?|tasks?|clients|tickets|patients|cases|emails|meetings)\b/,
    text: "A pile that only grows can't be worked off by being faster; somebody has to take something out. Bring it back as a choice: “I have these four. Two will be done by Friday. Which two?” A manager who sees the pile can move it, one who doesn't keeps adding.\n\nWhat is in it right now?",
  },
  {
    id: "short-staffed",
    of: work,
    ask: /\b(?:short[- ]?(?:staffed|handed)|under ?staffed|not enough (?:people|staff|nurses|hands)|(?:everyone|everybody|people|half the team) (?:keeps? )?(?:quit\w*|leav\w*|left)|doing the (?:work|job) of (?:two|three|2|3))\b/,
    text: "Then the hole is in the schedule and not in you, and working harder only hides it. Put it in writing each time, in one line: “We were two short today, and this was not done.” And choose one extra that you stop giving away: a skipped break, a shift you cover.\n\nWhich extra do you give most often?",
  },
  {
    id: "cannot-quit",
    of: work,
    ask: /\b(?:can'?t|cannot|cant|couldn'?t) (?:just |really |afford to |simply )*(?:quit|leave(?: (?:the|my|this) job)?|walk (?:out|away))\b|\bneed (?:the|this|my) (?:job|paycheck|insurance|health insurance|money)\b/,
    not: wantsOut,
    text: "Then leaving is off the table for now, and we look at what can move from inside: fewer extra shifts, a real break, other hours or another team. If it's making you ill, ask a doctor about leave: after a year with a larger employer, the FMLA keeps your job and your insurance for up to twelve weeks.\n\nWhich of these could move first?",
  },
  {
    id: "caring-work",
    of: /^(?:stress|rest-from-burnout|caring-fatigue|always-tired|quit-job)$/,
    ask: /^\W*(?:well |yes |and )?i(?:'m| am|m| work as) an? (?:\w+ )?(?:nurse|teacher|aide|caregiver|social worker|cna|paramedic|emt|therapist|counselor|doctor|resident|medic|firefighter|cop|police officer|daycare worker|home health aide)\b/,
    text: "That's work in which people need you every minute, so it isn't only the hours; it's giving all of yourself. What helps there is a clear end to the day: one thing after each shift that says it's over, before you go home. A walk around the block, a song in the car, changing clothes at once.\n\nWhat part of the work takes the most out of you?",
  },
  {
    id: "cries-before-work",
    of: work,
    ask: /\b(?:cry|cried|crying|tears)\b.{0,30}\b(?:before|at|on the way to|after|during)\b.{0,15}\b(?:works?|shifts?|the office|job|drive|every day)\b|\bsick to my stomach (?:before|every)\b.{0,20}\b(?:work|shift|monday|morning|sunday)\b/,
    text: "I'm sorry. When it comes before each day there, it's more than a rough week, and you shouldn't have to carry it as a secret. Please tell a doctor exactly that sentence this week; there is medical leave for this, and many employers have a free counseling line. Before the next shift: five minutes in the car with slow breaths out, and one colleague who knows.\n\nWho there could know?",
    first:
      "Two things, after what you told me. Today or tomorrow: call a doctor's office and say how it is for you before work; it helps to use the very words that you wrote here. And this week, one extra that you say no to: a shift, a favor, a skipped break. The rest can wait.\n\nWhich of the two feels possible first?",
  },
  {
    id: "boss-yells",
    of: /^(?:quit-job|read-a-boss|stress|rest-from-burnout)$/,
    ask: /\b(?:boss|manager|supervisor|he|she)\b (?:\w+ )?(?:yells?|yelled|screams?|screamed|shouts?|shouted|snaps?|blows? up)\b(?! at me\b.{0,30}\b(?:scared|afraid))/,
    text: "Nobody has to be yelled at to do a job. While you're still there, two things protect you: write down the day, the words and who heard it, at home; and stay out of the noise with one sentence, “I'd like to talk about this when it's calmer.” You don't owe a better answer than that.\n\nWhat usually happens after the yelling?",
  },
  // leaving a job
  {
    id: "nothing-lined-up",
    of: /^(?:quit-job|read-a-boss|change-career|rest-from-burnout|stress)$/,
    talk: wantsOut,
    ask: /\b(?:don'?t|dont|do not|didn'?t) have (?:another|a new|any other|anything|something|one)\b.{0,12}\b(?:lined up|yet|job|waiting)\b|\bnothing (?:else )?(?:lined up|yet)\b|\bno (?:other|new) (?:job|offer)\b/,
    text: "Then the order decides a lot: look first and give notice after, unless the work is making you ill. Two evenings a week and one weekend morning are a real search, and it changes how the days there feel, because you're already on your way.\n\nWhat would you look for first?",
  },
  {
    id: "months-saved",
    of: /^(?:quit-job|read-a-boss|change-career)$/,
    talk: wantsOut,
    ask: /\b(?:about |like |around )?(?:\d+|two|three|four|five|six|a couple(?: of)?) months?\b.{0,20}\b(?:saved|savings?|put away|set aside)\b|\b(?:saved|savings?)\b.{0,20}\b(?:for|of) (?:\w+ )?(?:\d+|two|three|four|five|six) months\b/,
    text: "That is a cushion, and it's worth most when you don't have to touch it. A search often takes three to five months, so use the money as the last part of the plan and not the first: look while the pay still comes, and set a date at which you go in any case.\n\nWhat date would feel right, looking at the calendar?",
  },
  {
    id: "parents-would-freak-out",
    of: /^(?:quit-job|read-a-boss|change-career|decide|back-to-school|moving-house)$/,
    ask: /\b(?:parents?|mom|dad|mother|father|family|husband|wife|girlfriend|boyfriend|partner)\b(?:'d|'ll| would| will| is going to| are going to| are gonna)? (?:\w+ )?(?:freak\w*|panic|flip|lose (?:it|their minds?)|be (?:so )?(?:mad|upset|disappointed|furious|angry|worried)|never (?:understand|forgive)|disapprove)\b/,
    text: "They'd be scared for you, and scared often sounds like angry. They'll be calmer with a plan than with a feeling: what you're looking for, how long the money lasts, by when you move. Tell them once that is on paper, not before. You want their blessing; you don't need their permission.\n\nWhat would worry them first?",
  },
  {
    id: "boss-would-be-mad",
    of: leaving,
    talk: newJob,
    ask: /\b(?:boss|manager|supervisor|team|coworkers?|they)(?:'d|'ll| would| will| is going to| are going to| might)? (?:\w+ )?(?:be |get )(?:so |really |very |super )?(?:mad|upset|angry|furious|disappointed|hurt|pissed)\b|\b(?:boss|team|coworkers?) (?:would|will) hate me\b/,
    text: "That may be, for a week or two. People leave jobs, and bosses know it. A few days of a bad mood shouldn't decide years of your life. What you owe is a clean goodbye: two weeks' notice, a thank you, a list of what is open.\n\nIf nobody would be upset either way, which would you choose?",
  },
  {
    id: "lets-people-down",
    of: /^(?:decide|quit-job|change-career|people-pleasing|say-no-kindly|say-no-at-work|work-boundary)$/,
    ask: /\b(?:hate|can'?t stand|afraid of|scared of|don'?t want to|feel bad about|feel like i'?m|would be) (?:letting|let|disappoint\w*) (?:\w+ )?(?:people|everyone|everybody|anyone|them|him|her|my \w+|down)\b/,
    text: "That's a kind trait, and it makes every choice look as if it belonged to the others. Ask it the other way around, too: whom do you let down if you always stay? You are on that list. What people can expect from you is fair notice and a good handover, not that you never change anything.\n\nWho comes to mind first when you say that?",
  },
  {
    id: "pays-more-but",
    of: leaving,
    talk: newJob,
    ask: /\b(?:pays?|paid|money|salary)\b.{0,12}\b(?:more|better|higher)\b.{0,25}\b(?:but|farther|further|longer|commute|drive|away|hours|less)\b|\b(?:farther|further|longer commute|longer drive|less money|pays less)\b/,
    text: "So it gives with one hand and takes with the other. Put both on the same scale: what it brings more in a month after gas and taxes, next to the hours it takes more. If that hour is worth it to you, the price is fair; if not, more money won't feel like more. Then add the one thing no figure shows: where you'd rather be on a Tuesday.\n\nHow much time would it really cost each day?",
  },
  {
    id: "answer-by-a-date",
    of: leaving,
    ask: /\b(?:want|need|expect|wants|needs)\b.{0,15}\b(?:answer|decision|know|me to decide)\b.{0,20}\b(?:by|until|before|tomorrow|today|tonight|this week|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|\b(?:have|got|need) to (?:decide|answer|tell them|let them know|give (?:them )?an answer) by\b/,
    text: "Then give the days until then a shape. One day, live as if you had said yes, and notice how the evening feels; the next day, as if no. Clear up the one open question by phone. The last night is only for sleeping on it. And if it's too soon, you may ask for two more days; most say yes.\n\nWhich question is still open?",
    first:
      "First clear up the one thing you don't know yet, with a call or an email today. Then a day as if you had said yes and a day as if no, and the evening that feels lighter counts as a vote. Answer in the morning of the last day, not at night.\n\nWhat would you ask them?",
  },
  // a lost job
  {
    id: "did-not-see-it-coming",
    of: lost,
    ask: /\b(?:didn'?t|did not|never) (?:even )?(?:see (?:it|this|that) coming|expect (?:it|this|that))\b|\bout of (?:nowhere|the blue)\b|\b(?:total|complete) shock\b/,
    text: "Then it's a shock on top of the loss, and nobody thinks straight for a few days after a shock. So nothing big has to be decided this week. Ask for the reason and the last pay in writing while they still answer, and leave the why for later.\n\nDid they give you anything on paper?",
  },
  {
    id: "mortgage-or-family",
    of: lost,
    ask: /\b(?:i|we)(?:'ve| have|'ve got| got)? (?:\w+ ){0,3}(?:mortgage|baby|newborn|kids?|children|family to (?:feed|support))\b|\bmortgage (?:is|to pay|due)\b|\bbaby on the way\b/,
    text: "So others depend on it, too, and that makes it heavier. Two calls help early: the mortgage company or the landlord before the first missed payment, because hardship plans go to those who call first, and 211, which knows what there is for families near you. With a small child, WIC helps with food and formula.\n\nWhich payment comes first?",
  },
  {
    id: "has-not-told-family",
    of: lost,
    ask: /\b(?:haven'?t|have not|havent|didn'?t|not) (?:yet )?(?:told|tell|said anything to) (?:my |the )?(?:wife|husband|partner|girlfriend|boyfriend|family|parents|mom|dad|kids|anyone|anybody|her|him)\b|\b(?:wife|husband|partner|girlfriend|boyfriend|family) (?:doesn'?t|does not|don'?t) know\b/,
    text: "Carrying it alone costs more each day, and it's easier to say it than to be found out. Three sentences are enough, tonight, sitting down: “I lost my job last week. I was too shocked to say it. I'd like us to look at the next month together.” It may be quieter than you fear.\n\nWhat are you most afraid to hear?",
    first:
      "First say it at home, tonight, sitting down: “I lost my job last week, and I was too ashamed to tell you. I don't want to carry it alone.” Tomorrow morning the unemployment claim, and then the call about the largest payment, before it's late. In that order, because two people plan better than one.\n\nAt what time tonight will you be alone together?",
    words:
      "Sitting down, in a quiet hour: “I have to tell you something hard. I lost my job last week. I didn't say it because I was ashamed, and I'm sorry for that. I'd like to look at the next month together with you.” Then stop and let the first reaction be whatever it is.\n\nWhen would be a quiet hour?",
  },
  {
    id: "ashamed-of-lost-job",
    of: lost,
    ask: /\b(?:asham\w*|embarrass\w*|feel like a (?:failure|loser)|humiliat\w*)\b/,
    text: "Losing a job says something about a company and its numbers, and very little about you; nearly everybody has a time like this in the family. Shame wants you to hide, and hiding makes the search longer, because most jobs come through somebody who knows that you're looking. One line to one friend is a beginning.\n\nWho would just say “come over, I'll make coffee”?",
  },
  {
    id: "applied-a-lot",
    of: /^(?:lost-job|job-search-plan|write-resume|after-rejection|unemployment-benefits)$/,
    ask: /\b(?:applied|sent|apply\w*)\b.{0,25}\b(?:\d{2,}|everywhere|a lot|so many|hundreds?|tons?|dozens?)\b|\b(?:no|never|not (?:a single|one)) (?:one )?(?:calls?|called|answers?|interviews?|replies|response|hears?)\b(?: back)?/,
    text: "All that effort and silence: that grinds anybody down. It mostly means the applications end in a pile and not that you're wrong for the work. Send fewer and warmer ones: three this week, each with a person you found there or somebody who can pass your name on, and the first five lines of the resume made for that job.\n\nWhat kind of job did most of them have in common?",
  },
  // fear of a layoff
  {
    id: "might-be-laid-off",
    of: /^(?:sleep-better|overthinking|stress|layoff-fear|money-worry|always-tired|name-a-feeling)$/,
    ask: /\b(?:might|may|could|going to|gonna|afraid|scared|worried|think|rumors?|about to)\b.{0,30}\b(?:laid off|fired|let go|lose my job|losing my job|layoffs?|cut my (?:job|position))\b|\b(?:layoffs|they(?:'re| are)? (?:cutting|laying|firing) (?:jobs|people|everyone|half|off|us|folks|positions)|laying (?:people|everyone|us|folks|half|some)\b.{0,15}\boff)\b/,
    text: "That's a real thing to be afraid of, and no wonder it comes at night. A fear like this gets smaller with a plan B on paper, in daylight: what a month must cost, two people who know your work, the resume brought up to date. Half an hour is enough to begin, and then it isn't only a fear anymore.\n\nWhat have you seen or heard that makes you think so?",
    first:
      "One thing for tonight: write the fear down as it is, and under it a time tomorrow, “10 o'clock: resume, two names, what a month costs.” Then leave the paper in another room. Nothing about your job can be decided at this hour, and now it has its place. If you're still awake after a while, get up and do something dull in low light.\n\nWhich time will you put on the paper?",
  },
  // interviews and new jobs
  {
    id: "goes-blank",
    of: interview,
    ask: /\b(?:go|goes|went|going|mind)\b.{0,8}\bblank\b|\bfreeze(?: up)?\b|\b(?:get|so|really|very) (?:\w+ )?nervous\b/,
    text: "That happens to nearly everyone, and there's a sentence for it: “Good question, let me think for a second.” Breathe out once, and it comes back. In your pocket, a card with three stories in a few words each, like “angry customer, stayed calm, came back”. You won't need it, and it calms to have it.\n\nWhich three stories would be on it?",
  },
  {
    id: "was-fired-before",
    of: interview,
    talk: /\binterview\b/,
    ask: /\b(?:i )?(?:got|was|been|being) (?:fired|let go|terminated|dismissed|canned)\b|\bthey fired me\b/,
    text: "Many people who sit in that chair have that in their past, and it needn't end anything. Short, true and without blame: “It wasn't the right fit, and I was let go. I've learned to ask sooner when something is unclear, and that's how I work now.” Then stop and let them go on. Say it aloud three times tonight, so that your voice stays even.\n\nWhat did you learn there that this job could use?",
    words:
      "Like this, and then stop: “I was let go from that job. It wasn't a good fit, and I've thought about my part in it. What I do differently now is that I ask early. I'd be glad to show you that here.”\n\nWhich part of it sounds least like you?",
  },
  {
    id: "others-have-degrees",
    of: starting,
    ask: /\b(?:everyone|everybody|they|the others|all of them)\b.{0,20}\b(?:ha(?:s|ve)|went|got|are|is)\b.{0,15}\b(?:degrees?|college|experience|smarter|younger|older|better|more experienced)\b|\bi (?:don'?t|never|didn'?t) (?:have|go to|finish\w*|get) (?:a )?(?:degree|college|school)\b/,
    text: "They had your papers in front of them when they chose you, so they saw something that isn't printed on a diploma. After the first weeks nobody asks who studied where; they notice who comes prepared, asks clear questions and keeps what was promised. You can do all three.\n\nWhat did you do before that you can bring along?",
  },
  {
    id: "found-out",
    of: starting,
    ask: /\b(?:find|finds|figure|figures|see|sees|notice|realize)s? out\b.{0,30}\b(?:don'?t know|can'?t|not (?:good|smart|qualified)|fake|fraud|anything|nothing)\b|\bfeel like (?:a|an) (?:fraud|fake|imposter|impostor)\b/,
    text: "They know that you're new; in the first weeks nobody expects more than that you ask. Have one sentence ready: “I haven't done this yet. Could you show me once? I'll write it down.” People trust the one who asks early far more than the one who guesses.\n\nWhich part of the work is the newest for you?",
  },
  {
    id: "compares",
    of: /^(?:new-job-nerves|impostor|grow-confidence|comparing|self-criticism|body-image|perfectionism)$/,
    ask: /\b(?:always|keep|constantly|can'?t stop) (?:comparing|compare)\b|\bcompare myself\b|\beveryone else (?:is|has|seems)\b/,
    text: "Comparing sets your inside against other people's outside, so you lose each time. Take the one fair comparison: you a year ago. Three lines on what you can do now and couldn't then. Keep them where you see them on a bad day.\n\nWhat would the first line be?",
  },
  // tasks with a date
  {
    id: "task-due",
    of: task,
    ask: /^(?![^]*\b(?:january|february|march|april|may|june|july|august|september|october|november|december|month|year)\b)[^]*\b(?:due|deadline|(?:hand|turn) (?:it|this) in|submit)\b/,
    text: "Good, with a date it can be planned backward. The last day is only for fixing, the day before for the second half, and today for the beginning, however rough. A bad page can be improved; an empty one can't.\n\nHow much of it is there already?",
    first:
      "Ten minutes, phone in another room: write the question at the top and five points that you could say, in half sentences. That's your outline, and it's the hardest part done. Then the first half today, rough; the second half the day after; the last morning only for fixing.\n\nCan the ten minutes begin now?",
  },
  {
    id: "task-not-started",
    of: task,
    ask: /\b(?:haven'?t|have not|havent|didn'?t|did not) (?:even )?(?:started|start|begun|begin|done (?:anything|a thing|any of it)|opened|written|looked)\b|\bnot (?:even )?started\b|\bhaven'?t written a (?:word|thing)\b/,
    text: "Then the worst minute is still ahead, and it's only a minute: most of the weight sits before the start. Write a title and three rough points, badly on purpose, so that there is something to be better than. You may stop after ten minutes.\n\nWhat is it about, in one sentence?",
  },
  {
    id: "failed-before",
    of: exam,
    ask: /\b(?:failed|bombed|flunked|got an? (?:f|d)(?: on| in)?)\b.{0,15}\b(?:last|first|one|midterm|exam|test|it|before|time)\b/,
    text: "That makes this one scarier, and it also shows where to look. Get the old one out and mark each lost point: didn't know it, didn't practice it, or ran out of time. The biggest pile is what you study first; the rest only gets a look.\n\nWhich pile do you think will be the biggest?",
  },
  {
    id: "works-before-exam",
    of: exam,
    ask: /\b(?:have to|need to|got to|gotta|must) work\b|\b(?:work|working|shifts?)\b.{0,20}\b(?:all|the whole|this|every) (?:weekend|day|night|week)\b|\bwork full[- ]time\b/,
    text: "Then there won't be long sessions, so use short ones: twenty minutes before work, twenty in the break, forty in the evening. Each time the book stays closed and you answer three questions from memory; what you can't answer is the next round. Five of those beat one tired night.\n\nWhen are your breaks?",
    first:
      "First make the pieces small enough for days with work: write ten likely questions on ten cards tonight, that's half an hour. Then two cards before work, two in the break, the rest in the evening, each answered from memory before you look. Sleep the night before; it's worth more than the last chapter.\n\nWhich topic brings the most points?",
  },
  {
    id: "feels-dumb-at-study",
    of: exam,
    ask: /\bi(?:'m| am|m)? (?:think |feel |guess |know )*(?:i'?m |i am )?(?:just |so |really |too |probably |like )*(?:dumb|stupid|an idiot|not smart|slow|bad at (?:this|school|tests|math))\b/,
    text: "One bad grade isn't a measure of your mind; it mostly measures practice under a clock. Think of something you once couldn't do at all: it was slow and annoying, and then it was there. This goes the same way, question by question.\n\nWhich part of the subject could you explain to a friend in two sentences?",
  },
  // a shift that is to change
  {
    id: "has-children-and-shift",
    of: shift,
    ask: /\b(?:i|we)(?:'ve| have|'ve got| got)?\b.{0,8}\b(?:kids?|children|baby|toddler|sons?|daughters?)\b|\b(?:husband|wife|partner)\b.{0,6}\b(?:works?|is working)\b/,
    text: "Then it's a question for the whole house: who puts them to bed, who's there in the morning, and when you'd sleep with children at home. Draw one week on paper with the new hours before you answer, both of your shifts, the school, six hours of sleep for you in one piece. Where the sheet has a hole, there's your condition, or your no.\n\nWhere would the hole be?",
    words:
      "Friendly, and with what you need in it: “I've looked at it with my family. With the children, nights don't work for us as they are. I could do two nights a week, or weekends, or take another duty. Can we look for something that works for both?” If the answer has to be a no: “I can't do nights. I'd like to stay, and I'm open to other changes.”\n\nWhat could you offer instead?",
  },
  {
    id: "until-a-day-to-decide",
    of: shift,
    ask: /\b(?:until|by|have to|need to|before)\b.{0,20}\b(?:decide|answer|tell (?:him|her|them)|let (?:him|her|them) know|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/,
    text: "Until then you need three answers, and they can all be had before: what it would pay more, for how long it's meant, and whether there's a way back if it doesn't work. Ask by message today, so that you have it in writing. Then decide at home with the week on paper. You may also ask for a trial: four weeks, and then you look at it again.\n\nWhich of the three do you know already?",
  },
  // study
  {
    id: "test-on-a-day",
    of: study,
    ask: /\b(?:test|exam|quiz|final|midterm)\b.{0,15}\b(?:on|this|next|tomorrow|in)?\b.{0,6}\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|week|days?)\b/,
    text: "Then the days until it get one job each. First day: ten likely questions, written on cards. Days between: answer them from memory with the book closed, and only look up what doesn't come. The last evening: a quick look and an early night. Phone in another room for each round of twenty-five minutes.\n\nHow many topics are there?",
    first:
      "First the phone goes into another room, switched off. Then ten cards: on each one question that could come up. That takes twenty-five minutes, and it already is studying, since you have to think what matters. After a break of five minutes answer the first three from memory. That's enough for the beginning.\n\nWhich topic gets the first card?",
  },
  {
    id: "rereads-the-page",
    of: study,
    ask: /\b(?:re-?read\w*|read(?:ing)?)\b.{0,12}\b(?:same|again|over|page|line|times)\b|\bnothing (?:sticks|stays|goes in)\b|\bforget (?:it|everything) right away\b/,
    text: "Reading again feels like work and brings hardly anything; the eyes move and the head is elsewhere. Turn it around: read half a page, close the book, and say aloud in your own words what was in it. If nothing comes, read it once more with a question in mind. Two pages like that are worth more than twenty.\n\nWhat was on the last page, in one sentence?",
  },
  // mistakes
  {
    id: "sent-the-wrong-thing",
    of: mistake,
    ask: /\b(?:sent|emailed|deleted|forgot|missed|broke|gave|told|lost|posted|approved|charged|shipped|entered)\b.{0,20}\b(?:wrong|file|email|client|customer|deadline|data|money|order|meeting|report|number|everyone)\b/,
    text: "That's a hot moment, and it happens to good people every day. What counts now is speed and clarity, not shame. Find out in five minutes what exactly went where and whether anything in it is confidential. Then tell your boss before somebody else does, with a way to repair it. Who reports a mistake is trusted more afterward than before.\n\nWas anything in it that shouldn't be seen?",
    first:
      "First your boss, within the hour, by phone or in person: “I made a mistake. This is what happened, this is who's affected, and this is what I'd do right away. Is that all right?” Then those who are affected, in two sentences. The how-it-happened comes last and short. After that, a glass of water and a walk around the building.\n\nCan you reach your boss now?",
    words:
      "Short, with the repair in it: “I have to tell you about a mistake of mine: [what happened]. It means [what follows from it]. I'd like to put it right now, by [what you'd do]. Is that okay for you?” No excuses before it, and a sorry at the end.\n\nWhen can you catch your boss?",
  },
  {
    id: "boss-does-not-know-yet",
    of: mistake,
    ask: /\b(?:boss|manager|supervisor|nobody|no one|they|he|she|team|client)\b.{0,8}\b(?:doesn'?t|does not|don'?t|hasn'?t|haven'?t)\b.{0,8}\b(?:know|noticed|found out|seen)\b|\bhaven'?t told\b/,
    text: "Then you still have the best card: to say it yourself. Each hour costs a bit of it, so today, before the end of the day. Three sentences are enough: what happened, what it means, what you suggest. Bosses forgive a mistake far sooner than having heard it from a client.\n\nWhat would be your suggestion for repairing it?",
  },
  {
    id: "feels-sick-over-mistake",
    of: mistake,
    ask: /\bfeel\b.{0,8}\b(?:sick|awful|terrible|horrible|stupid|like throwing up|so bad)\b|\b(?:shaking|panicking|freaking out)\b/,
    text: "That's your body in alarm because your work matters to you. Two minutes first: cold water over your wrists, both feet on the floor, ten long breaths out. Nobody writes a good email in that state. Then only the next step and nothing beyond it. By tonight it'll be a story with an end; at the moment it has only a beginning.\n\nIs somebody near you who could sit with you for five minutes?",
  },
  // colleagues
  {
    id: "took-my-work",
    of: colleagues,
    ask: /\b(?:present\w*|show\w*|sent|took|takes|taking|pass\w* off|used|claim\w*|said it was)\b.{0,30}\b(?:my (?:slides|work|ideas?|report|project|numbers|part)|(?:as|was|were|is) (?:hers|his|theirs)|credit|own)\b/,
    text: "That's infuriating, and you don't have to swallow it. Two tracks: with {them}, one calm sentence in private, “Those slides were mine. Next time I present them, or my name is on them.” And for the record, send your work out under your own name first: a short email with the file, to your boss too, before any meeting.\n\nIs there an email or a file that shows it was yours?",
  },
  {
    id: "boss-praised-another",
    of: colleagues,
    ask: /\b(?:boss|manager|supervisor|everyone|they)\b.{0,12}\b(?:prais\w*|thank\w*|loved?|congratulat\w*|impressed|promot\w*|gave (?:her|him|them))\b/,
    text: "That's the part that hurts: the praise went to the wrong desk. You can put it right without accusing anyone, within a day or two: “I'm glad the slides went over well. I built them, and I'd like to walk you through the numbers.” It's a fact plus an offer, and your boss learns what there is to know.\n\nWhen do you see your boss next?",
  },
  {
    id: "said-nothing-at-work",
    of: colleagues,
    ask: /\b(?:didn'?t|did not|haven'?t|couldn'?t) (?:even )?(?:say|said|do)\b.{0,6}\b(?:anything|a word|a thing)\b|\b(?:froze|kept quiet|said nothing|bit my tongue)\b/,
    text: "Most people freeze in that moment; a good answer comes to all of us on the way home. It isn't too late: things like that are better said a day later and in private anyway. One fact, one wish, no history. Write the two sentences down first, and read them once aloud.\n\nWhat would your fact be, in one sentence?",
  },
  // asking for more, speaking up
  {
    id: "afraid-of-a-no-to-raise",
    of: /^(?:ask-for-pay|passed-over|say-no-at-work|time-off)$/,
    ask: /\b(?:scared|afraid|nervous|worried|awkward|hate asking|they'?ll say no|he'?ll say no|she'?ll say no|will say no|might say no)\b/,
    text: "Asking feels bigger than it is; for a boss it's a normal part of the month. The worst likely answer is “not now”, and even that is useful if you ask on: “What would have to happen, and by when?” Then you have a date. Three lines with what you brought in carry the whole talk; the rest is a calm voice.\n\nWhat is the first line of your three?",
  },
  {
    id: "voice-shakes",
    of: /^public-speaking$/,
    ask: /\b(?:voice|hands|knees|legs|heart)\b.{0,12}\b(?:shak\w*|trembl\w*|rac\w*|pound\w*|crack\w*)\b|\b(?:blush|turn red|go red|sweat|forget (?:what|everything|my)|go blank|freeze)\w*\b/,
    text: "You feel that far more than anyone sees it. The first minute is the worst, so learn only that one by heart, three sentences, and say them aloud ten times. Start with a question to the room; then they look at each other and not at you. Longer out-breaths before you go up, and both feet firmly on the floor.\n\nWhat would your first sentence be?",
  },
  {
    id: "snoozes",
    of: /^(?:get-up-mornings|always-tired|always-late)$/,
    ask: /\b(?:snooz\w*|alarms?)\b|\b(?:stay|lie|lay) in bed\b|\bturn (?:it|them) off\b/,
    text: "Snoozing gives you the worst kind of sleep, in pieces. Put one single alarm across the room, with the light switch beside it, and decide the evening before on the first two minutes: water, curtain, socks. Don't think in bed; you only have to get as far as the window.\n\nWhat would pull you out of bed a little: coffee, music, somebody waiting?",
  },
  {
    id: "googles-symptoms",
    of: /^health-worry$/,
    ask: /\b(?:googl\w*|web ?md|look(?:ing)? (?:it|them|symptoms) up|reddit|chatgpt|search\w*)\b/,
    text: "Each search calms for five minutes and then brings two new fears; it's built like that. Write the questions down for a doctor, with since when and how often, and make one appointment. Until then a rule: no searching after dinner and none in bed. Anything sudden or severe isn't for a search anyway but for a call.\n\nWhich question would be first on the list?",
  },
  {
    id: "distracted-by-phone",
    of: /^(?:focus|get-started|study-exam|sort-priorities|work-from-home)$/,
    ask: /\b(?:phone|youtube|tiktok|instagram|reddit|netflix|games?|distract\w*|scroll\w*)\b/,
    text: "With it in reach nobody concentrates; part of the head keeps waiting for it. So it's about distance and not about will power: in another room, switched off, for twenty-five minutes, and then five minutes with it as a reward. Begin with one such round, and write down what you did in it.\n\nWhat would you do in the first round?",
  },
  {
    id: "must-be-perfect",
    of: /^(?:perfectionism|get-started|self-criticism|study-exam)$/,
    ask: /\b(?:perfect\w*|good enough|not good|rewrit\w*|start(?:ing)? over|redo\w*|criticiz\w*|judg\w*)\b/,
    text: "It shows that you care, and it keeps things from ever getting done. Decide before you begin what is enough: which three points, how long, and when you stop. Then make the first version bad on purpose; nobody sees it but you. Better comes from the second round and never from waiting for a perfect first one.\n\nWhat would “good enough” be this time?",
  },
  // a speech
  {
    id: "hates-talking-to-a-crowd",
    of: speech,
    ask: /\b(?:hate|scared|afraid|terrified|nervous|bad at|can'?t stand|freak\w*)\b.{0,20}\b(?:talk\w*|speak\w*|standing|crowds?|in front|people|attention|public|it)\b/,
    text: "Most people do, and an audience at such an occasion is on your side from the first second. Nobody expects a show. Keep it to two minutes: one small story, one sentence about what you wish, glasses up. With two minutes there's little to forget, and you may read from a card.\n\nWhich small story comes to mind first?",
    first:
      "First the story, before any wording: write down three short memories and choose the one that makes you smile. Then the frame around it: who you are in one sentence, the story, one wish, “to the two of you”. Two minutes. After that say it aloud once a day, standing up, and put it on a card.\n\nWhich memory would it be?",
  },
  {
    id: "speech-has-time",
    of: speech,
    ask: /\bin (?:\d+|two|three|four|a few|a couple(?: of)?) (?:days?|weeks?)\b|\bnext (?:week|month)\b/,
    text: "That's enough time, if it's used in small bits. This week only the content, one story and one wish, written down as you'd tell it to a friend. Next week only saying it, aloud, once a day, with a timer. The evening before you leave it alone. Practicing ten times for two minutes calms more than one long night.\n\nTo whom could you say it once, before the day?",
  },
  // a review, a mistake
  {
    id: "boss-said-not-enough",
    of: review,
    ask: /\b(?:said|says|told me|wrote|thinks|called me)\b.{0,15}\b(?:i'?m|i am|im|i|that)\b.{0,12}\b(?:not|too|don'?t|need|should|lack\w*|never|isn'?t|wasn'?t)\b/,
    text: "A word like that stings, and it's vague enough to keep you awake. Make it exact; that's your right: “I want to get better at this. Can you give me two examples, and tell me what it would have looked like?” Write the answers down. With examples it turns from a label into a list of two or three things.\n\nDo you have an idea which moments were meant?",
    first:
      "First sleep on it one night. Then ask for fifteen minutes: “I'd like to work on it. What are two examples, and what would you want to see in the next month?” Write it down, choose one thing, and report on it by yourself after two weeks. That alone looks proactive to any boss.\n\nWhen could you ask?",
  },
  {
    id: "thought-it-went-fine",
    of: review,
    ask: /\b(?:thought|felt like)\b.{0,15}\b(?:i was|it was|i'?d|everything was|things were|i did)\b.{0,12}\b(?:fine|good|okay|ok|well|great|doing)\b|\b(?:blindsided|out of nowhere|no warning)\b/,
    text: "Then it hit you twice: the words, and that you hadn't seen them coming. It may be that your work was fine and too little of it was seen. A short note each Friday changes that: three lines to your boss, done this week, next week, where I need you. It takes five minutes, and the next review has no surprises.\n\nWhat have you done this year that nobody there knows about?",
  },
  {
    id: "cried-at-work",
    of: review,
    ask: /\b(?:cried|crying|teared up|in tears|broke down)\b/,
    text: "That happens to more people than you'd think, and it only shows that the work matters to you. You don't need to explain it to anyone. For today: water, fresh air, one person who likes you. The review gets looked at again tomorrow, with a pen, and only two questions: what in it is true, and what would be one small thing to do?\n\nWhom can you tell about it tonight?",
  },
  // tired of a job
  {
    id: "needs-a-vacation",
    of: /^(?:quit-job|change-career)$/,
    ask: /\bi (?:just |only |might |may |really |probably )*need (?:a |some |a few )?(?:\w+ )?(?:vacation|break|time off|rest|days off|holiday)\b/,
    text: "That's worth finding out before you give anything up. Tired and done look alike from the inside. Take a whole week if you can, without mail, and watch what you dread on its last evening: the work itself, or the way it's done there. If a week changes nothing, it wasn't tiredness.\n\nHow many days off do you have left?",
  },
  // a nice boss, a raise, an interview, school
  {
    id: "boss-is-nice",
    of: /^(?:say-no-at-work|stress|work-boundary|rest-from-burnout|work-family-balance|time-off|email-overload|sort-priorities)$/,
    and: /\b(?:boss|manager|supervisor)\b/,
    ask: /\b(?:boss|manager|supervisor|he|she) ?(?:is|'s|has been) (?:actually |really |a |very |such a |super |pretty |so )*(?:nice|good|kind|decent|great|sweet|cool|lovely|fair|understanding)\b/,
    text: "That makes a no harder, because it feels like ingratitude. It's also easier than you think: a good boss would rather hear it now than watch it fail later. Say it as information: “I want to do this well. With what's on my desk both won't be done in time; which comes first?” Nobody decent takes that badly.\n\nWhich of the two could wait?",
  },
  {
    id: "boss-is-cheap",
    of: /^ask-for-pay$/,
    ask: /\b(?:boss|manager|owner|company|they|he|she) ?(?:is|'s|are|'re) (?:\w+ ){0,4}(?:cheap|stingy|tight|nice|careful with money|broke|small|a family business)\b/,
    text: "Then asking will cost you nothing, and money won't come by itself either. A boss like that needs a reason that can be passed on: three things you brought in, with figures or an example, and a number. “I'd like to talk about my pay. Here's what I did this year, and I think [amount] fits it.” If it's a no: “What would have to happen by spring?”\n\nWhich three things would you name?",
  },
  {
    id: "never-got-a-raise",
    of: /^ask-for-pay$/,
    ask: /\b(?:never|haven'?t|not|no) (?:\w+ )?(?:gotten|got|had|been given|received|seen)? ?(?:a |one|any|even one )(?:\w+ )?(?:raise|increase|one)?\b.{0,12}$|\bno raises?\b|\bsame pay\b/,
    text: "That is a reason by itself: prices went up in that time, so standing still means less each year. Say it without bitterness: “I've been here for [time], my work has grown, and my pay hasn't moved.” Then the number, and be quiet. A good moment is after something went well, or some weeks before next year's budget is made.\n\nWhat has your job come to include since you started?",
  },
  {
    id: "never-did-that-task",
    of: /^(?:prepare-interview|tell-about-yourself|use-star|change-career|job-search-plan)$/,
    ask: /\bi(?:'ve| have)? (?:never|not|haven'?t) (?:\w+ )?(?:managed|led|supervised|done|worked|used|had|run|been in charge|trained|sold|taught)\b|\b(?:no|without|don'?t have(?: any| the)?|little) (?:\w+ )?(?:experience|qualifications?)\b/,
    text: "Then don't claim it; show what stands right next to it: trained somebody new, planned a shift, kept volunteers together, calmed an angry customer. “I haven't had the title yet. What I have done is this.” One example, told in a minute, with what came of it, is worth more than the word on a resume.\n\nWhen did others last do what you had planned?",
  },
  {
    id: "which-position",
    of: /^(?:prepare-interview|tell-about-yourself|use-star)$/,
    ask: /^\W*(?:it'?s|its|it is|the job is|the position is|as|for)?\W*(?:for|as|to be)? ?(?:an?|the) (?:[\w' -]{2,40} )?(?:position|job|role|assistant|manager|clerk|nurse|teacher|cashier|receptionist|driver|supervisor|analyst|technician)\W*$/,
    text: "Then read the ad once with a pen: it names three or four things that they need, mostly in the order in which they miss them. Put one example of yours to each, thirty seconds long. That's most of the interview, because nearly every question is one of those in other words.\n\nWhich of their points is your strongest?",
  },
  {
    id: "cost-of-school",
    of: /^(?:back-to-school|change-career)$/,
    ask: /\b(?:costs?|tuition|it'?s|is|about|around|for)\b.{0,20}\b(?:\d{1,3}k|\d{1,3},\d{3}|\d{4,6}|\w+ thousand)\b/,
    text: "Before that figure frightens you off: it's the price on the sign. Fill in the FAFSA at studentaid.gov, which is free; grants don't have to be paid back. A community college often costs less than half for the same license, and some employers pay a part if you stay for a while. Ask each school for one figure: what is left for you after grants.\n\nWhich schools near you have you looked at?",
  },
  // a label in a review, vacation, the mail, burnout
  {
    id: "unclear-review",
    of: /^(?:bad-review|criticism|mistake-at-work)$/,
    ask: /\b(?:don'?t|do not|no) (?:even |really )?(?:know|understand|get|idea) what (?:that|it|this|they|he|she) (?:even |really )?(?:means?|meant|wants?|is about)\b|\bwhat does that even mean\b|\b(?:so|too) vague\b/,
    text: "Nobody could; it's a label, and behind it there are two or three moments that your boss remembers. Ask for those: “I want to get this right. Can you tell me two situations, and what you'd have liked to see?” Write along, don't defend. Mostly it is something small that can be done otherwise, such as answering in the group, or asking for help earlier.\n\nWhen could you have those ten minutes with your boss?",
  },
  {
    id: "vacation-days-left",
    of: /^(?:rest-from-burnout|stress|quit-job|work-family-balance|time-off)$/,
    ask: /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|some|a few|unused) (?:unused )?(?:(?:vacation|pto|personal|sick|holiday) days?|days? (?:off|of (?:pto|vacation))|weeks? of (?:vacation|pto))\b/,
    text: "Then part of the cure is paid for already. Two whole weeks help more than ten single days, but start with what you can get: a week soon, without mail, with nothing to finish at home. Put the first days before you're down, not after. “I'd like to take the week of [date]. Before it I'll finish [task], and [name] can cover.” That's a notice, and no confession.\n\nWhich week could it be?",
  },
  {
    id: "what-to-cut-first",
    of: /^(?:lost-job|less-pay|start-a-budget|bills-due|unemployment-benefits)$/,
    ask: /\bwhat (?:do|should|can|could|would) (?:we|i|you) (?:cut|drop|cancel|give up|stop paying)(?: (?:out|back|first|on))*\b|\bwhere (?:do|should|can) (?:we|i) (?:cut|save)\b/,
    text: "In this order, because the first ones hurt least. Today: subscriptions, app stores, meals out, everything that renews by itself. This week, by phone: lower phone and internet plans, a higher deductible on the car, and “hardship” on each card and loan, by that word. Only then the large ones, the second car or the home, and those with a pencil first. Not food, medicine, power or the minimum to keep insurance.\n\nWhich three would nobody miss by Friday?",
  },
  // selling from home, a rent increase
  {
    id: "sells-from-home",
    of: /^(?:freelance-start|side-income)$/,
    ask: /\b(?:legal|allowed|license|licence|permit|law)\b.{0,30}\b(?:sell|bake|cook|make|home|house|kitchen)\b|\b(?:sell|bake|cook)\b.{0,20}\bfrom (?:home|my (?:house|kitchen))\b/,
    topic: "freelance-start",
    text: "Mostly yes, within limits: nearly every state has a cottage food law for what keeps without a fridge, such as bread, cookies and jam. It says what you may sell, up to which sum, what must stand on the label, and whether you need a short course or a permit. Search your state's name with “cottage food”, on the page of the health or agriculture department. What needs cooling mostly needs a licensed kitchen, which churches and clubs rent out by the hour.\n\nWhat would you like to sell first?",
  },
  {
    id: "what-he-would-sell",
    of: /^(?:freelance-start|side-income)$/,
    ask: /^\W*(?:with |it'?s |maybe |i want to |i do |something with |like )?(?:baking|cakes?|cookies|sewing|crochet\w*|knitting|jewelry|candles?|cleaning|dog walking|pet sitting|babysitting|tutoring|photography|lawn (?:care|mowing)|crafts|woodworking|hair|nails|makeup|painting)(?: from home)?\W*$/,
    text: "Then don't build a shop, sell five. Show it to twenty people you know, with one picture, one price and one day: “I'm making ten of these for Saturday. Would you like one?” Price it by material times two plus your hours at what you'd want to earn, and see who pays without blinking. After five sold ones you know more than from any plan.\n\nWhat could you sell to somebody you know by next weekend?",
  },
  {
    id: "cannot-pay-the-raise",
    of: /^(?:talk-to-landlord|rent-increase|moving-house)$/,
    and: /\b(?:rent|raise|increase|lease)\b/,
    ask: /\bcan'?t (?:really |possibly )?(?:afford|pay|manage|cover) (?:it|that|this|the (?:raise|increase|new rent)|more)\b|\bno way (?:i|we) can pay\b/,
    text: "Then do two things side by side this week: make an offer, and look at what else there is. The offer: “I'd like to stay. I can pay [sum] and sign for eighteen months. Would that work?” A landlord who has to find someone new loses a month or two of rent, so there is mostly room. And look what similar places near you cost; if they're cheaper, that's your best argument. 211 and your city's housing office know whether there's a limit where you live.\n\nWhat could you pay at most?",
  },
  {
    id: "whether-to-negotiate",
    of: /^(?:talk-to-landlord|rent-increase)$/,
    and: /\b(?:rent|raise|increase|lease)\b/,
    ask: /\b(?:should|can|could|do) i (?:even |try to )?(?:negotiate|bargain|haggle|ask (?:for less|him|her|them)|counter)\b|\bis it (?:ok|okay|worth it) to (?:negotiate|ask)\b/,
    text: "Yes, and early: before you sign, and before the notice period is over, in writing. You pay on time and cause no trouble; to a landlord that's worth more than fifty dollars. Ask for one of three things, so that there's a choice: a smaller raise, the same rent for a longer lease, or the raise in two steps. Keep it friendly, with the rents of three similar places beside it.\n\nHow long have you lived there, and were you ever late?",
  },
  // the first day, a refusal, noise while studying
  {
    id: "knows-nobody-there",
    of: /^new-job-nerves$/,
    ask: /\b(?:don'?t|do not) know (?:anyone|anybody|a single)\b|\b(?:nobody|no one) (?:I know|there)\b|\b(?:all|everyone|everybody|they) (?:is |are |there is )?(?:all )?(?:new|strangers)\b/,
    text: "On that day nobody expects you to; they expect you to ask. One face is enough for the start: the person who shows you around, or whoever stands at the coffee. Say the name back, and one question that lets them help: “Where do people eat here?” People like those who let themselves be helped. By Friday you know four names, and that is how it begins for all.\n\nWhat would you like to be asked yourself?",
  },
  {
    id: "what-to-bring-first-day",
    of: /^new-job-nerves$/,
    ask: /\bwhat (?:should|do|can) i (?:bring|take|pack|wear)\b|\bwhat to (?:bring|wear|pack)\b/,
    text: "Papers first: for the I-9 form your passport, or an ID and your Social Security card, and your bank details for the pay. Then a small notebook and two pens, lunch in case nobody has shown you where to eat, water, and shoes you can stand in. Wear what you saw at the interview. And the way in writing, with twenty minutes to spare.\n\nDo you know whom to ask for at the door?",
  },
  {
    id: "they-gave-no-reason",
    of: /^after-rejection$/,
    ask: /\b(?:no|any|gave|without(?: a| any)?|didn'?t (?:give|say|tell)|never (?:said|told)) (?:me )?(?:a |any |the )?(?:reason|feedback|explanation|why)\b|\bform (?:letter|email)\b|\bautomated\b/,
    text: "Mostly there's nothing behind it that you did: an inside candidate, a frozen budget, a coin toss between two good people. Ask once, short, it costs nothing: “Thank you for the time. I'd like to learn from it: what would have made the difference?” Some answer, and it's worth having. Then close the file with a date on it, or the head keeps writing reasons of its own.\n\nWhat reason has your head been giving you?",
  },
  {
    id: "far-in-the-rounds",
    of: /^after-rejection$/,
    ask: /\b(?:it was |made it to |got to )?(?:the )?(?:third|fourth|second|last|final|\d(?:rd|th|nd)) (?:round|interview|stage)\b|\bfinal (?:two|three)\b|\bfinalist\b/,
    text: "So far and then a no hurts more than a quick one, because you had moved in already in your head. It also says something: out of a hundred letters they kept yours to the end, and that isn't luck. What carried you there carries you into the next one. Write down tonight which questions went well, while you still know.\n\nWhat went well in those rounds?",
  },
  {
    id: "no-more-applying",
    of: /^(?:after-rejection|job-search-plan)$/,
    ask: /\b(?:don'?t|do not|can'?t|won'?t) (?:want to |feel like )?(?:apply|applying|look|search|go through)\b|\b(?:done|tired|sick) (?:of|with) (?:applying|searching|looking|interviews|it)\b|\bgiv(?:e|ing) up (?:on )?(?:looking|applying|the search)?\b/,
    text: "Then don't, for a few days, and on purpose: a pause with an end isn't giving up. No portal, no mail until Monday. After that in small doses, two good ones a week instead of ten, and one talk with a person who works where you'd like to be; most jobs still go through people. You're tired of being weighed, and that's no sign that you're too light.\n\nUntil which day is the pause?",
  },
  {
    id: "loud-while-studying",
    of: /^(?:focus|study-exam|get-started)$/,
    ask: /\b(?:roommates?|neighbou?rs?|kids?|family|brother|sister|house|home|dorm|it)(?:'s| is| are)? (?:always |so |too |really |very )*(?:loud|noisy)\b|\btoo (?:loud|noisy)\b|\bno quiet\b/,
    text: "Then move before you fight: a library, an empty classroom, a café at ten, the car if need be. At home it's earplugs and steady noise on top, rain or a fan; the head stops listening for words. And one sentence to the others, with an end in it: “I've got a test on Tuesday. Could it be quiet from seven to nine until then?” A date makes it easy to say yes.\n\nWhere could you sit tomorrow?",
  },
];
