import type { WrittenAnswer } from "./coach.written.content.ts";

/** Later messages of the most usual talks about work, looking for work, studying and a full day. */

const opener = String.raw`^\W*(?:(?:ok(?:ay)?|so|and|but|well|then|yes|yeah|no|thanks)\W+)*`;
const asksWords = new RegExp(
  String.raw`${opener}(?:(?:what|how) (?:exactly )?(?:do|should|can|could|would) i (?:even |best )?(?:say|tell|put|word|bring|start|begin|ask|talk|explain|open|write|answer)\b|(?:can|could|would) you (?:please )?(?:write|give|word|show|make)\b[^.!]{0,25}\b(?:example|words|script|something|text|message|email|letter|that|it)\b|(?:an? )?example\b|give me (?:an? )?(?:example|script|words))[^.!]{0,45}$`,
);
const asksDo = new RegExp(
  String.raw`${opener}(?:what (?:should|can|do|could|must) (?:i|we) do|any (?:ideas|advice|tips|suggestions)|what now|now what|what helps)\b[^.!]{0,25}$`,
);
const asksPlan = new RegExp(
  String.raw`${opener}(?:can|could|would) you (?:please )?(?:make|give|write|create|help)\b[^.!]{0,20}\b(?:plan|schedule|checklist|list|routine|timetable)\b[^.!]{0,25}$|${opener}(?:i need |(?:please )?(?:give|make|write) (?:me )?)?(?:a |an )?(?:study |daily )?(?:plan|schedule|checklist|routine)(?: please)?\W*$`,
);
const asksFirst = new RegExp(
  String.raw`${opener}(?:which (?:one|ones|thing|task)|what)(?: (?:should|do) i (?:do|start with|begin with|tackle))?(?: (?:comes?|is|goes))? first\W*$|${opener}where (?:do|should|can) i (?:even )?(?:start|begin)\W*$`,
);
const asksQuit = new RegExp(String.raw`${opener}should i (?:just )?(?:quit|leave|resign|stay|go|look)\b[^.!]{0,35}$`);

const raise = /\b(?:raise|pay rise|more money|salary increase|better pay)\b/;
const worked = {
  on: /\b((?:\d{1,2}|a|one|two|three|four|five|six|seven|eight|nine|ten) (?:and a half )?(?:years?|months?))\b/,
  else: "some time",
};
const lostJob = /\b(?:lost my job|laid off|got fired|been fired|let go|was fired|unemployed|out of work)\b/;
const notTold = /\b(?:haven'?t|havent|didn'?t|didnt|not|don'?t|doesn'?t|doesnt)\b[^.!?]{0,12}\b(?:told|tell|know|say)\b/;
const burnout = /\bburn(?:ed|t|ing)?[- ]?out\b/;
const micro = /\bmicro ?-?manag\w*\b|\bchecks on me\b|\bbreathing down my neck\b/;
const badBoss =
  /\b(?:boss|manager|supervisor|job|work)\b[^.!?]{0,25}\b(?:yells?|toxic|screams?|rude|mean|humiliat\w+|awful|bully)\b|\b(?:toxic|awful) (?:boss|manager|job|workplace)\b/;
const quitting = /\bquit(?:ting)?\b|\bhate my job\b|\bleave my job\b|\bresign\w*\b/;
const jobHunt =
  /\b(?:find|finding|get|looking for|search\w* for) (?:a |another |new |work)(?:new )?(?:job)?\b|\bjob (?:search|hunt\w*)\b|\bapplications?\b|\bunemployed\b/;
const interview = /\binterview\b/;
const aboutYourself = /\btell (?:me|us) (?:a bit |something )?about yourself\b|\bintroduce (?:myself|yourself)\b/;
const resume = /\bresum[eé]\b|\bcv\b/;
const newCareer = /\b(?:chang(?:e|ing)|switch\w*|new) (?:my )?careers?\b|\bcareer change\b|\bdifferent career\b/;
const promotion = /\bpromot\w+\b/;
const overtime = /\b(?:overtime|stay late|extra hours|work late|unpaid)\b/;
const balance = /\bwork[- ]?life balance\b|\b(?:can'?t|never) (?:switch off|disconnect) from work\b|\bwork (?:emails?|too much)\b/;
const fromHome = /\bwork(?:ing)? (?:from home|remote\w*)\b|\bwfh\b/;
const credit = /\btak(?:es?|ing) credit\b|\bstole my (?:idea|work)\b|\bcredit for my\b/;
const gossip = /\b(?:behind my back|gossip\w*|rumou?rs?)\b/;
const newJob = /\b(?:start|starting|started|begin)\b[^.!?]{0,12}\b(?:a |my )?new job\b|\bfirst day\b/;
const imposter = /\bimpost[eo]r\b|\bfraud\b|\bnot good enough\b/;
const exams = /\b(?:exams?|finals?|midterms?|tests?|study\w*)\b/;
const failedExam = /\bfail(?:ed|ing)?\b[^.!?]{0,15}\b(?:exam|test|class|course|finals?|semester)\b/;
const timeShort = /\bmanage (?:my )?time\b|\btime management\b|\bno time\b|\bnot enough (?:time|hours)\b/;
const list = /\bto[- ]?do list\b|\btoo (?:much|many things) to do\b|\boverwhelmed\b/;
const productive = /\bproductiv\w+\b/;
const offer = /\bjob offer\b|\boffered (?:me )?(?:a |the )?job\b/;
const negotiate = /\bnegotiat\w+\b|\bcounter ?-?offer\b/;
const offered = /\boffered (?:me )?(\$ ?\d[\d,.]*k?)/;
const wished = /\b(?:want(?:ed)?|hop(?:ed|ing) for|asked for|expected|need)\b[^.!?$]{0,12}(\$ ?\d[\d,.]*k?)/;
const notice = /\b(?:how much notice|two weeks'? notice|give (?:my )?notice|resign\w*|quit(?:ting)? my job|leaving my job)\b/;
const behind = /\b(?:behind at work|too much work|workload|overloaded)\b/;
const compared = /\bcompar\w+\b/;
const stuck = /\bstuck\b[^.!?]{0,12}\b(?:career|job|work|position|role)\b|\bdead[- ]end job\b/;
const morning = /\bmorning routine\b/;
const moving =
  /\b(?:i'?m|we'?re|i am|we are|am|are) moving\b(?! (?:on|in with|forward))|\bmove (?:to|into|out)\b[^.!?]{0,20}\b(?:apartment|house|month|week)\b/;
const motivation =
  /\b(?:motivated|motivation)\b[^.!?]{0,15}\b(?:stud\w+|school|learn|degree|class)\b|\bstudy(?:ing)? while\b|\bonline (?:degree|course|class)\b/;
const talkInFront = /\b(?:presentation|speech|public speaking|present in front)\b/;
const dropOut = /\bdrop(?:ping|ped)? out\b|\bleav(?:e|ing) (?:college|school|university)\b/;
const dayOff = /\b(?:boss|manager|work)\b[^.!?]{0,20}\b(?:texts?|calls?|emails?|messages?)\b/;

export const workTurns: readonly WrittenAnswer[] = [
  // raise, promotion, offer
  {
    id: "raise-facts-told",
    talk: raise,
    ask: /^(?!\W*(?:how|what|can|could|should|is|do|when)\b)[^?]*\b(?:took over|taken over|took on|taken on|more work|extra work|responsib\w+|colleague'?s?|doing the work of|two jobs)\b/,
    slots: { time: worked },
    text: "That's a case, and a good one: {time} there and more work than when you were hired. Turn it into three lines before you ask: what came on top and since when, what it brought (hours, customers, money saved), and what such a job pays in your area, from two sites such as the Bureau of Labor Statistics and Glassdoor. Then ask for a meeting about your pay, not between two doors.\n\n**One next step:** send this today: “Could we find twenty minutes this week to talk about my role and my pay?”\n\nWhat sum would feel fair?",
  },
  {
    id: "raise-words",
    talk: raise,
    ask: asksWords,
    slots: {
      time: worked,
      more: {
        on: /\b(?:took over|taken over|took on|taken on|do|doing|cover|covering) ((?:an? |the |my )?(?:\w+'s? )?(?:colleague'?s?|co-?worker'?s?|manager'?s?|team'?s?|second|extra|new|more|additional|\w+) (?:tasks?|work|jobs?|duties|responsibilities|accounts?|projects?|role))\b/,
        else: "[what came on top]",
      },
    },
    text: "“Thank you for taking the time. I've been here for {time}, and I like the work. Since [month] I've also taken on {more}, on top of my own job, and [one result, with a number]. My pay is still the one from before. I'd like it to fit what I do now, and I'm asking for [sum]. What would you need from me to make that possible?”\n\nThen be quiet. If it's “not now”: “When can we look at it again, and what should I have reached by then?” Ask for it in writing.\n\n**One next step:** fill the brackets tonight and say it aloud twice.\n\nWhich number could you put in for the result?",
  },
  {
    id: "negotiate-words",
    talk: negotiate,
    ask: asksWords,
    slots: { offer: { on: offered, else: "[offer]" }, wish: { on: wished, else: "[your number]" } },
    text: "On the phone or in a short mail, friendly, with one number and one reason:\n\n“Thank you, I'm really glad about the offer and I'd like to join you. You've offered {offer}. With my experience in [what they need most] and what the job pays here, I was thinking of {wish}. Is there room for that?”\n\nThen wait for the answer. If the pay is fixed: “I understand. Could we look at a signing bonus, more vacation, or a review with a raise in six months, in writing?” \n\n**One next step:** put in your one reason, and call tomorrow.\n\nWhat's the lowest sum at which you'd still be glad?",
  },
  {
    id: "negotiate-figures",
    talk: negotiate,
    ask: /\$ ?\d[\d,.]*k?[^?]*\$ ?\d|\boffered\b[^?]*\d/,
    slots: { offer: { on: offered, else: "the offer" }, wish: { on: wished, else: "your number" } },
    text: "Between {offer} and {wish} there's room to talk, and most employers keep some. Ask for {wish} and not for the middle, since you'll likely meet somewhere between. Bring one reason that's theirs: what you can do from the first week, or what the job pays locally. Decide beforehand where your floor is, and what could make up for it: a bonus, vacation, remote days, an earlier review.\n\n**One next step:** write three numbers on a card: {wish}, what you'd be happy with, and your floor.\n\nHave you already said yes, or is it still open?",
  },
  {
    id: "passed-over-talk-to-boss",
    talk: promotion,
    ask: /\bshould i (?:talk|speak|ask|say|go|complain|quit|tell)\b/,
    text: "Yes, but not this week, and not about the other person. When the first anger is gone, ask for twenty minutes about your future there:\n\n“I was hoping for that role, and I was disappointed. I'd like to understand it. What was missing, and what would I have to show to be chosen next time? By when could that be?”\n\nClear answers with a date mean there's a road. Vague ones twice in a row mean your road is elsewhere. Send a short summary afterward.\n\n**One next step:** ask for the meeting for next week.\n\nWhat do you think will be given as the reason?",
  },
  {
    id: "offer-pays-less",
    talk: offer,
    ask: /\$ ?\d|\bless\b|\bcommute\b|\bremote\b|\bhours\b/,
    slots: { less: { on: /(\$ ?\d[\d,.]*k?) less\b/, else: "the difference" } },
    text: "Put both into one unit, a month. {less} a year is before taxes; after them it's roughly three quarters of that, divided by twelve. Against it stands what the commute costs now: gas or tickets, parking, lunches, wear, and the hours. An hour a day is about twenty hours a month of your life. If the money evens out and the hours come back to you, the smaller pay can be the bigger one. Look at health insurance, retirement match and vacation, too.\n\n**One next step:** write down what driving to work costs you in a month, and the hours.\n\nHow long is the way now?",
  },
  {
    id: "offer-take-it",
    talk: offer,
    not: /\b(?:another|different|new|other) (?:city|state|country|town)\b|\brelocat\w+|\bhours away\b|\bmore (?:money|pay)\b|\bpays? (?:\w+ )?(?:more|better)\b/,
    ask: /\bshould i (?:take|accept|do|say)\b|\bis it worth it\b/,
    text: "It leans to yes if three things are true: your must-pays fit into the lower pay, the benefits aren't worse, and you'd like the work and the boss on an ordinary Tuesday. It leans to no if you'd only go to get away, or if the month doesn't add up. Ask for a bit more before you answer; at a lower pay there's often room: “I'd love to come. Can you get closer to what I make now, or add remote days?”\n\n**One next step:** put the new pay after taxes beside your bills in [your budget](/budget), then ask.\n\nIf the pay were the same, would you go at once?",
  },
  // job lost
  {
    id: "lost-job-partner-unaware-savings",
    talk: lostJob,
    and: /\bsavings\b/,
    ask: new RegExp(
      String.raw`\b(?:wife|husband|partner|girlfriend|boyfriend|spouse|family|parents?)\b[^.!?]{0,12}\b(?:doesn'?t|doesnt|don'?t|dont|not|has no idea)\b[^.!?]{0,8}\b(?:know|idea)\b|${notTold.source}[^.!?]{0,12}\b(?:wife|husband|partner|girlfriend|boyfriend|spouse|family|parents)\b|\bhow (?:do|should|can) i tell (?:my (?:wife|husband|partner|family)|her|him)\b`,
    ),
    slots: {
      when: {
        on: /\b(yesterday|today|this morning|last (?:week|month|night|friday|monday|tuesday|wednesday|thursday)|on (?:mon|tues|wednes|thurs|fri)day|(?:\d+|two|three|a few|a couple of) (?:days|weeks|months) ago)\b/,
        else: "",
      },
      left: {
        on: /\b((?:\d+|one|two|three|four|five|six) (?:months?|weeks?))(?: (?:of|in|worth of))? (?:savings?|expenses)\b/,
        else: "[how long]",
      },
    },
    text: "Before the claim and before the search comes this talk, tonight; being found out would be worse than telling. Sit down, when you two are alone, and say the main thing first:\n\n“I have to tell you something hard. I lost my job {when}. I was too shocked to say it at once. Our savings last {left}, and I'm filing for unemployment tomorrow. I'd like us to look at the next weeks together.”\n\nAnger or fear for an hour is all right; stay, and listen.\n\n**One next step:** choose the hour, and have two facts ready: what's there, and what must be paid this month.\n\nWhat would be the hardest thing to hear?",
  },
  {
    id: "lost-job-partner-unaware",
    talk: lostJob,
    ask: new RegExp(
      String.raw`\b(?:wife|husband|partner|girlfriend|boyfriend|spouse|family|parents?)\b[^.!?]{0,12}\b(?:doesn'?t|doesnt|don'?t|dont|not|has no idea)\b[^.!?]{0,8}\b(?:know|idea)\b|${notTold.source}[^.!?]{0,12}\b(?:wife|husband|partner|girlfriend|boyfriend|spouse|family|parents)\b|\bhow (?:do|should|can) i tell (?:my (?:wife|husband|partner|family)|her|him)\b`,
    ),
    slots: {
      when: {
        on: /\b(yesterday|today|this morning|last (?:week|month|night|friday|monday|tuesday|wednesday|thursday)|on (?:mon|tues|wednes|thurs|fri)day|(?:\d+|two|three|a few|a couple of) (?:days|weeks|months) ago)\b/,
        else: "",
      },
    },
    text: "Tell it tonight, before anything else; each day that it stays hidden weighs more than the job, and to be found out is worse than to tell. Sitting down, when you two are alone, the main thing first:\n\n“I have to tell you something hard. I lost my job {when}. I was too shocked to say it at once. I'm filing for unemployment tomorrow. I'd like us to look at the next weeks together.”\n\nThere may be anger for an hour. Stay and listen.\n\n**One next step:** choose the hour, and have two facts ready: what's there, and what must be paid this month.\n\nWhat are you most afraid to hear?",
  },
  {
    id: "laid-off-pretending",
    talk: lostJob,
    ask: /\bpretend\w*\b|\bleave the house\b|\bsit in (?:the car|a cafe|the library)\b|\bact like\b/,
    text: "Playing a workday costs more strength than a workday, and you need that strength now. What hurts in the end is hardly the job, it's the weeks alone with it. So end it today, in one sentence, before dinner: “I lost my job two weeks ago, and I've been pretending because I was ashamed. I'm sorry. I don't want to do that for one more day.” Then stop and let it land.\n\nFrom tomorrow those hours belong to the claim and the search, openly.\n\n**One next step:** say the first half of that sentence within an hour of seeing each other.\n\nWhat did you fear would happen on the first day?",
  },
  {
    id: "laid-off-untold-weeks",
    talk: lostJob,
    and: notTold,
    ask: /^\W*(?:it'?s |its |it has |that was |for |since )?(?:been )?(?:about |almost |already |over )*(?:\d+|an?|one|two|three|four|five|six|a few|several) (?:days?|weeks?|months?)\b[^?]{0,25}$/,
    slots: { time: { on: /\b((?:\d+|an?|one|two|three|four|five|six|a few|several) (?:days?|weeks?|months?))\b/, else: "this time" } },
    text: "After {time} the secret has become heavier than the news itself, and it's still early enough to hear it from you. Two things can't wait: file for unemployment, since most states count from the week of the claim, and tell it. “I lost my job {time} ago. I was ashamed and didn't know how to say it. I'm sorry that I hid it. I want us to look at it together.”\n\n**One next step:** file the claim today, then talk tonight with that done.\n\nHave you filed yet?",
  },
  {
    id: "search-what-wrong",
    talk: jobHunt,
    ask: /\bwhat am i doing wrong\b|\bwhat'?s wrong\b|\bwhy (?:do|does|is|am|don'?t|doesn'?t)\b[^?]*\b(?:no ?(?:one|body)|reply|replies|answer|hired|interview)\b/,
    text: "Mostly one of four, and each shows itself differently.\n\n1. No replies at all: the resume. It doesn't use the ad's own words, or the first five lines say nothing that fits; programs and people sort by those.\n2. No replies on big sites only: too many applicants. Write to people and smaller firms directly.\n3. Interviews, but no offers: practice three stories.\n4. Jobs that are a step too far or too low.\n\nWith only silence I'd begin at the first. American Job Centers look at resumes for free.\n\n**One next step:** take one ad and change your top five lines to its words.\n\nDid any of them lead to a call?",
  },
  {
    // eeoc.gov: age discrimination
    id: "search-over-fifty",
    talk: jobHunt,
    ask: /\b(?:too old|my age|over (?:40|45|50|55|60)|age ?(?:ism|discrimination)|i'?m (?:5\d|6\d))\b/,
    text: "It's real, and it isn't the whole story. What helps against it: show the last ten to fifteen years only, no graduation year, a current email address and the tools you use now at the top. Go by people rather than by portals; at your stage most jobs come through someone who knows your work. Smaller firms, public offices, schools and health care hire experience gladly. Age limits in hiring are illegal from 40 on (eeoc.gov), and AARP and the job centers have free help.\n\n**One next step:** write to three people you once worked well with.\n\nWhat do others come to you for?",
  },
  // interview, resume, career
  {
    id: "interview-questions",
    talk: interview,
    ask: /\b(?:what|which) questions?\b|\bwhat (?:will|do|would|might) they ask\b|\btypical questions\b/,
    slots: { job: { on: /\b(?:for|as) (?:an? |the )?([a-z][a-z -]{3,30}?) (?:job|position|role)\b/, else: "job like this" } },
    text: "For a {job} these come up most:\n\n1. “Tell us about yourself.” One minute: now, before, why here.\n2. “Why do you want to work here?” One thing about them that's true.\n3. “Tell me about a difficult customer or colleague.” What happened, what you did, how it ended.\n4. “What would you do if you don't know the answer?” Say so, find out, come back.\n5. “When can you start, and at what pay?” A date and a range.\n6. “Do you have questions?” Two, such as what a good first month looks like.\n\n**One next step:** say your answer to the third aloud, ninety seconds.\n\nWhich of the six worries you?",
  },
  {
    id: "about-yourself-example",
    talk: aboutYourself,
    ask: asksWords,
    slots: {
      job: { on: /\b(?:i'?m|i am|work as) (an? [a-z][a-z ]{2,28}?)(?= (?:with|for|and|at|in)\b|[,.;!?\n]|$)/, else: "[your work]" },
      time: { ...worked, else: "[number] years" },
    },
    text: "About forty-five seconds: now, before, why here.\n\n“I'm {job} with {time} of experience. In my current place I [what you do most], and I'm the one people come to when [what you're good at]. Last year I [one result or hard situation that you handled]. I got into this because [one honest sentence]. I'm now looking for [what this job offers], and that's why your ad caught my eye: [one thing from it].”\n\nNo family, no school years, no list of all jobs.\n\n**One next step:** fill it in, say it aloud three times, and stop at a minute.\n\nWhat do people come to you for?",
  },
  {
    id: "resume-gap-care",
    talk: resume,
    ask: /\b(?:gap|tak(?:e|ing|ing) care|caring|cared|caregiv\w+|sick|kids?|baby|stay(?:ed)? (?:at )?home|ill(?:ness)?|laid off|unemployed)\b/,
    text: "That's a gap with a good reason, and one plain line is enough. In the resume, as an entry of its own:\n\n“2022–2024: Full-time family caregiver. Organized medical care, insurance and appointments.”\n\nPut your own years and reason in. In the interview: “I took [time] for [reason]. That's settled now, and I'm looking forward to working again,” and then straight to what you can do for them. No excuses and no details. A short course or some volunteering from this year at the top shows that you're current.\n\n**One next step:** write that one line now.\n\nWhich job did you do before the gap?",
  },
  {
    id: "career-teacher",
    talk: newCareer,
    ask: /\b(?:teacher|teaching)\b/,
    text: "Then two things are mixed, and it pays to part them: are you done with teaching, or done with being worn out? Burned out, every other job looks better. What you know is wanted elsewhere: training staff in companies, writing learning material, school software firms (support and training), tutoring, museum and nonprofit programs, HR, advising at a college. Most of those need a new resume and no new degree.\n\n**One next step:** find two former teachers on LinkedIn in one of those jobs, and ask each for fifteen minutes.\n\nWhich part of your day would you keep: explaining, planning, or the kids themselves?",
  },
  {
    id: "career-without-school",
    talk: newCareer,
    ask: /\b(?:can'?t|cannot|don'?t want to|no (?:time|money))\b[^.!?]{0,20}\b(?:school|degree|college|study|full[- ]time)\b|\b(?:kids?|children)\b/,
    text: "You needn't. Most changes at this stage go sideways with what you have, plus something short: an online certificate over three to six months, two evenings a week (Google, Coursera and community colleges have some for under $300), or a task in your current job that leans to the new one. And while the children are small, look at jobs with your hours first: remote training or support, school-year posts, part-time projects.\n\n**One next step:** choose one direction, and look at five ads: which one skill do they all ask for that you don't have yet?\n\nHow many hours a week could be yours?",
  },
  {
    id: "career-with-people",
    talk: newCareer,
    ask: /\b(?:with people|help(?:ing)? people|accountant|engineer|programmer|office|sales|nurse|it)\b[^?]*$/,
    text: "Then you don't start at zero; you take what you know to where people are. With numbers, for example: financial counselor at a nonprofit, tax or bookkeeping help for small firms, finance trainer, client work in place of the back office, grant manager at a charity, teaching at a community college. That keeps your pay closer to what it is than a jump to something wholly new.\n\nTest before you leap: two evenings of volunteering, such as free tax help through VITA in winter.\n\n**One next step:** ask one person in such a job for fifteen minutes this week.\n\nWhat kind of people would you like to have in front of you?",
  },
  {
    id: "stuck-five-years",
    talk: stuck,
    ask: /\byears?\b|\bsame (?:position|job|role)\b|\bno ?(?:one|body)\b|\b(?:never|don'?t|doesn'?t|not)\b[^.!?]{0,10}\bpromot\w*/,
    slots: { time: { ...worked, else: "that long" } },
    text: "After {time} without a step, waiting isn't a plan anymore, and being good at the job isn't enough: somebody has to know that you want more. Two tracks at once. Inside: “I'd like to take the next step. What would you need to see, and by when?” If there's no clear answer in a month, that's the answer. Outside: look at ten ads one level up, and count how many points you already fill.\n\n**One next step:** ask your boss for that talk this week.\n\nWhat would the next step be called: more money, more say, or other work?",
  },
  {
    // nlrb.gov: the right to discuss wages
    id: "compares-pay",
    talk: compared,
    ask: /\b(?:earn|make|paid|salary|money|more than me)\b[^?]*$/,
    text: "Then find out if it's a feeling or a fact, because a fact can be brought up. Look at two sites for what your job pays in your area, and ask one trusted colleague; in the U.S. most employees may talk about pay (nlrb.gov). If you're below: collect three results and ask for a number. If you're in the range: part of the difference is years, luck or asking. You only see their pay and not their hours.\n\n**One next step:** write down the range for your job from two sites.\n\nWhen did you last ask for more?",
  },
  {
    id: "compares-at-young-age",
    talk: compared,
    ask: /^\W*(?:and |but )*(?:i'?m|i am) (?:only |already )?\d{2}\W*$/,
    text: "Then you have some thirty-five working years ahead, and a few years' lead of others mostly disappears in them. What decides more than today's figure: learning something every year that's paid for, and changing or asking every two or three years. Compare with yourself: what can you do now that you couldn't two years ago?\n\n**One next step:** choose one skill that the next level needs, and an hour a week for it.\n\nWhich one would it be?",
  },
  // boss and coworkers
  {
    id: "micromanaged-words",
    talk: micro,
    ask: asksWords,
    text: "Not as a complaint; as an offer that makes it easier for your boss:\n\n“I'd like to make it easier for you to know where things stand. I'll send you a short update at ten and at four: done, next, where I need you. In between I'd like to work in one piece, because I get more done that way. Can we try it for two weeks with [one project], and then look at it?”\n\nThen really send it, each day, before the question comes. Most bosses check because they're nervous.\n\n**One next step:** ask for ten minutes tomorrow and say those lines.\n\nWhich project would be a good one for the trial?",
  },
  {
    id: "toxic-boss-quit",
    talk: badBoss,
    ask: asksQuit,
    text: "I'd plan the going and not slam the door: in most cases the next job is easier to find from this one, and who quits usually gets no unemployment pay. So decide quietly today to leave, with a date, such as the end of three months, and look from now on. Until then: notes with date and words, at home; one sentence for the moment, “I'll come back when we can talk calmly”; HR in writing if it's about sex, race, age, faith or health.\n\nIf your body gives way, a doctor comes first.\n\n**One next step:** write to two people tonight that you're looking.\n\nHow many months could you live without this pay?",
  },
  {
    id: "no-other-job-yet",
    talk: badBoss,
    ask: /\b(?:no|don'?t have (?:an)?other|without)\b[^.!?]{0,12}\b(?:other |another |new )?(?:job|work|offer|plan b)\b/,
    text: "Then that's the first thing to change, since having a way out makes the yelling smaller too. An hour a day is enough: Monday the resume, Tuesday two people you know, Wednesday to Friday one good application each. Lunch breaks and your own phone, nothing on the work computer. Meanwhile give yourself a shield: one sentence when it gets loud, and something good right after work.\n\n**One next step:** tonight, only the top five lines of your resume.\n\nWhat would you look for, the same work elsewhere or something else?",
  },
  {
    id: "toxic-manager-facts",
    talk: quitting,
    ask: /\b(?:boss|manager|supervisor)\b[^.!?]{0,12}\b(?:is|'s)\b[^.!?]{0,12}\b(?:toxic|awful|mean|horrible|a bully|crazy|terrible|unfair)\b/,
    text: "A bad manager is the most common reason people go, and it's a good one. Ask first if it's the person or the place: could you move to another team, or is a change of manager near? If not, go in order: look while the pay still comes, keep a private log of what happens with dates, use your sick and vacation days to rest and interview, and tell nobody there until you've signed. What's illegal, such as harassment or unpaid hours, goes to HR or the labor department in writing.\n\n**One next step:** write the log of the last two weeks tonight.\n\nWhat exactly makes it toxic: yelling, lies, pressure, or something else?",
  },
  {
    id: "hate-job-good-pay",
    talk: quitting,
    ask: /\b(?:pay|pays|money|salary|benefits)\b[^.!?]{0,12}\b(?:is |are )?(?:really |so |very |pretty )?(?:good|great|well|decent|too good)\b/,
    text: "Then the pay holds you, and it can also carry you out. Put a price on it: what would another job pay, realistically, and what's the difference a month after taxes? For some it's $300, and they'd pay that for peace; for some it's the mortgage. If it's too much to give up at once, use it: save the difference for a year, and look for work that's ten percent less and fifty percent better.\n\n**One next step:** look up three ads you'd like, and write their pay beside yours.\n\nWhat exactly do you hate: the tasks, the people, or the hours?",
  },
  {
    id: "hate-job-should-quit",
    talk: quitting,
    ask: asksQuit,
    and: /\byears?\b|\bpay\b|\bsavings\b/,
    text: "My answer would be: start leaving, don't quit yet. After years in one place a search takes three to six months, and it goes better with a paycheck behind you. Quit at once only if it makes you ill, if you're asked to do something wrong, or if you have six months of costs set aside and need the air.\n\nGive it a frame: three months of looking, two evenings a week. If in that time something changes inside, fine.\n\n**One next step:** put both evenings into your calendar, starting this week.\n\nWhat would have to change for you to stay gladly?",
  },
  {
    id: "credit-taken-again",
    talk: credit,
    ask: /\bagain\b|\btoday\b|\bkeeps? (?:happening|doing)\b|\bin (?:front|the meeting)\b/,
    text: "Twice is a pattern, so now in the room and not only afterward. Have one friendly sentence ready that puts your name on it: “Glad you bring that up. When I made the analysis last week, I noticed one more thing …” That says it without a fight. Then a line to your boss the same day: “Attached is what I prepared for today's meeting.” And once to the coworker alone: “Next time I'll present my part myself.”\n\n**One next step:** send the line to your boss today while it's fresh.\n\nWhat was it this time that was yours?",
  },
  {
    id: "gossip-confront",
    talk: gossip,
    ask: /\bshould i (?:confront|talk|say|tell|ask|ignore|report)\b/,
    text: "Yes, once, alone, if you know what was said and by whom; not on hearsay of hearsay, and not in anger. As a question:\n\n“I heard that you said I [what]. Is that right? If something about me bothers you, I'd rather hear it from you.”\n\nMost deny it or get embarrassed, and it stops, because talking behind a back only works as long as the back doesn't turn round. If it goes on, or touches your body, faith, origin or whom you love, it goes to your boss or HR in writing.\n\n**One next step:** choose the moment: a coffee, no audience, this week.\n\nHow sure are you that it came from that person?",
  },
  {
    id: "overwhelmed-tell-boss",
    talk: behind,
    ask: asksWords,
    text: "With the list in your hand, and a question in place of a complaint:\n\n“I want to do these well, and they don't all fit. On my desk are [A], [B] and now the three new ones. I can finish two of them by [day] in good quality. Which two matter most, and what may wait or go to somebody else?”\n\nThen let the silence work. Confirm it in two lines by mail: “As agreed, A and B first, C from the 15th.” Now it's decided on paper.\n\n**One next step:** write the list with hours beside each, ten minutes, and ask for the talk tomorrow.\n\nHow many hours would all of it take?",
  },
  {
    // dol.gov: overtime pay
    id: "overtime-unpaid",
    talk: overtime,
    ask: /\b(?:not|isn'?t|aren'?t|never|un|don'?t get|without)\s?(?:get )?pa(?:id|y)\b|\bunpaid\b|\bfor free\b/,
    text: "That may be against the law. If you're paid by the hour, each hour you work has to be paid, and above forty in a week with time and a half, also when nobody approved it beforehand. On a salary it depends on your pay and your duties; many are owed overtime without knowing it. dol.gov/agencies/whd explains it, and 1-866-487-9243 answers questions, free and confidential; they may not punish you for asking.\n\n**One next step:** write down your real hours of the last two weeks, start and end of each day.\n\nAre you paid by the hour or on a salary?",
  },
  {
    id: "overtime-say-no",
    talk: overtime,
    ask: /\bhow (?:do|can|should) i (?:say no|refuse|tell|get out)\b|\bwhat (?:do|should) i say\b/,
    text: "Short, friendly, with what you can do instead:\n\n“I can't stay tonight. I can take it first thing tomorrow and have it by ten.”\n\nIf it's each week: “I'm glad to help in a real emergency. I can't do regular overtime. Which task should move so that it fits into my hours?” And about the pay: “How do I record these hours?” That one question often changes more than a no.\n\nSay it before five, not at five. Then pack your bag.\n\n**One next step:** put the first sentence on a note beside your screen.\n\nOn which days does it mostly happen?",
  },
  {
    id: "stays-late-with-child",
    talk: /\b(?:say no|boss|stay late)\b/,
    ask: /\b(?:daughter|son|kids?|baby|children|family)\b[^.!?]{0,15}\b(?:at home|waiting|at daycare|alone|need\w*)\b/,
    text: "Then there's a fixed time that isn't up to you, and that's the easiest no of all: it's about daycare and dinner, not about wanting. Say it once as a frame, before the next request: “I have to leave at five for my child. I can start earlier, or be reachable for half an hour at eight if it's urgent.” Then leave at five three days in a row. People plan around a thing that is certain.\n\n**One next step:** say that tomorrow morning, not in the evening.\n\nUntil what hour are you really free?",
  },
  {
    id: "salaried-ignore-weekend",
    talk: dayOff,
    ask: /^\W*(?:so |but |and )*(?:can|should|could|may) i (?:just )?(?:ignore|mute|block|not answer)(?: (?:it|him|her|them|that|those|the (?:texts|messages|calls)))*\W*$/,
    text: "Mostly yes, if it isn't part of your job to be on call; look into your contract or handbook for that word. Better than silence is one sentence before it, on a weekday, so that nobody is left waiting: “On weekends I don't look at messages. If something truly can't wait, please call me.” People who have to call ask much less. Then mute the chat from Friday evening, and answer on Monday at nine.\n\nOn a salary there's mostly no pay for it, so the limit has to come from you.\n\n**One next step:** say that sentence before Friday.\n\nHas any of those texts ever been really urgent?",
  },
  // burnout, balance
  {
    // who.int, 2021: long working hours
    id: "burnout-long-hours",
    talk: burnout,
    ask: /\b(\d{2}) hours\b|\bwork (?:all|every|nights|weekends|two jobs)\b/,
    slots: { hours: { on: /\b(\d{2} hours(?: a week)?)\b/, else: "Those hours" } },
    text: "{hours} explain it; that isn't weakness, it's arithmetic. From about fifty-five on, the body pays: the WHO found more strokes and heart disease there. So the answer is fewer hours and not better breathing. Which ten could go? Look for three kinds: what nobody would miss, what somebody else could do, what may be worse. Then bring the list to your boss and ask what stops.\n\n**One next step:** tonight write down where this week's hours went, and cross out two.\n\nIs it the boss, the money, or your own standard that keeps them so high?",
  },
  {
    // dol.gov: FMLA
    id: "burnout-no-time-off",
    talk: burnout,
    ask: /\b(?:can'?t|cannot|no|not able to|don'?t have)\b[^.!?]{0,15}\b(?:time off|days? off|vacation|leave|break|sick days?)\b/,
    text: "Then rest has to happen inside the week, and smaller counts: lunch away from the desk, one evening without any duty, a fixed end on two days, phone off from nine. And look again at whether it's really can't: with a doctor's note there's sick leave, and after a year in a firm of fifty or more the FMLA gives up to twelve weeks, unpaid, with your job kept; for burnout a doctor can certify it if it makes you ill.\n\n**One next step:** make a doctor's appointment this week, and tell it as you told it here.\n\nWhat would happen at work if you had the flu for five days?",
  },
  {
    id: "burnout-signs-mine",
    talk: burnout,
    ask: /\b(?:most|all|many|some|several|every) of (?:those|these|them|that)\b|\bthat'?s me\b|\bsounds like me\b/,
    text: "Then take it seriously, without panic: it's a signal to change the load, and it gets better when that changes. Some of the same signs come with depression, a thyroid problem or lack of iron, so a doctor should look, soon if it has lasted over two weeks. And something has to go this week, not someday: one task, one duty, one evening. If you don't want to live anymore at times, call or text 988 today.\n\n**One next step:** book the appointment, and strike one thing from tomorrow.\n\nWhich sign bothers you most?",
  },
  {
    id: "burnout-what-now",
    talk: burnout,
    ask: asksDo,
    text: "In this order:\n\n1. This week: one thing off your list, in bed by ten three times, a walk in daylight each day.\n2. Within two weeks: a doctor, to rule out what looks like it, and to talk about time off.\n3. With that: your boss. “I can't keep this pace. I need [two tasks] to go or [Fridays] to end at three, from Monday.”\n4. In a month: look back. If nothing at work moved, it's the work, and you look for another.\n\nRecovering takes weeks to months; that's normal.\n\n**One next step:** choose the thing to strike today.\n\nWhat in your week gives you strength, even a little?",
  },
  {
    id: "balance-evening-mail",
    talk: balance,
    ask: /\b(?:e-?mails?|messages|slack|phone|laptop)\b|\buntil \d/,
    slots: { until: { on: /\buntil (\d{1,2}(?::\d\d)? ?(?:pm|p\.m\.)?)/, else: "late" } },
    text: "As long as the inbox is open until {until}, your head is at work until then and a bit longer. Change the place, not the will: mail off the phone, or at least its notifications; a fixed last look, say at six, with tomorrow's first three written down; laptop in a bag. Then tell two people at work: “After six I'm offline; if it's urgent, call.” Hardly anyone calls.\n\n**One next step:** switch the notifications off now, for one week, as a trial.\n\nWhat are you afraid you'd miss between six and ten?",
  },
  {
    id: "balance-partner-complains",
    talk: balance,
    ask: /\b(?:wife|husband|partner|girlfriend|boyfriend|kids?|family)\b[^.!?]{0,15}\b(?:complain\w*|upset|angry|mad|annoyed|unhappy|hates?|says?)\b/,
    text: "Under that complaint is mostly “I miss you,” and you can answer that. Give back something certain in place of “I'll try”: three evenings a week from six to nine, no phone in the room, fixed days. Say it tonight: “You're right, I'm here and not here. Monday, Wednesday and Friday from six I'm off, phone in the drawer. Remind me if I forget.” Kept three times, it says more than any sorry.\n\n**One next step:** name the three evenings before you go to bed.\n\nWhat did you two use to do in the evening?",
  },
  {
    id: "home-office-with-child",
    talk: fromHome,
    ask: /\b(?:\d|one|two|three|four|five)[- ](?:yr|years?)[- ]old\b|\b(?:toddler|baby|kids?|child(?:ren)?)\b[^.!?]{0,12}\b(?:at home|home|around)\b/,
    text: "Then it isn't about focus; nobody can work and watch a small child in the same hour. So plan in two kinds of time. Deep work goes where the child is covered: nap, early morning, daycare, a partner's shift, a sitter or grandparent for three hours. Everything light, mail and calls on mute, goes beside the blocks on the floor. Tell your boss the hours in which you can be reached well; that's better than half there all day.\n\n**One next step:** mark the two hours of tomorrow that are truly covered.\n\nWho could take the child for a few fixed hours a week?",
  },
  {
    id: "home-office-schedule",
    talk: fromHome,
    ask: asksPlan,
    text: "A day that works for many with a small child at home:\n\n1. 6:00–7:30: the hardest task, before the house is up.\n2. 7:30–9:00: breakfast, play, outside.\n3. 9:00–11:30: light work beside the child, mail and easy calls; a box of toys only for this hour.\n4. 12:30–2:30, nap or quiet time: the second hard block, door closed, phone away.\n5. 3:00–5:00: whoever can takes over; calls and finishing.\n6. 5:00: laptop shut, a walk as your way home.\n\nMove the hours as you need, and keep the two blocks.\n\n**One next step:** put both blocks into tomorrow's calendar.\n\nWhen does your child nap?",
    and: /\b(?:\d|one|two|three|four|five)[- ](?:yr|years?)[- ]old\b|\b(?:toddler|baby|kids?|child(?:ren)?)\b/,
  },
  {
    id: "first-day-tips",
    talk: newJob,
    ask: /\b(?:tips?|advice)\b|\bwhat should i (?:do|know)\b|\bhow (?:do|can) i (?:prepare|make)\b/,
    text: "For the first day, small things carry you:\n\n1. Tonight: clothes, papers for HR (ID, bank details), the way and ten minutes extra.\n2. Three sentences ready: “I'm [name], new in [team].” “What are you working on?” “Could you show me once more?”\n3. A notebook: names with a detail, and every shortcut.\n4. Ask your boss: “What would make my first week a good one?”\n5. Say yes to lunch.\n\nNobody expects results; they see whether you listen and come on time.\n\n**One next step:** pack the bag now, and go to bed early on the evening before.\n\nWhat part of the day are you most nervous about?",
  },
  {
    id: "new-job-not-good-enough",
    talk: newJob,
    ask: /\b(?:not|n'?t)\b[^.!?]{0,12}\b(?:good|smart|qualified|ready|experienced) ?(?:enough)?\b|\b(?:fail|mess up|screw up)\b/,
    text: "Nearly everybody thinks that before a first day, also the ones who look calm. They read your papers, met you, compared you with others and took you; that was their judgment, and it's their job to teach you the rest. New people are expected to ask for about three months. So your task for the first week isn't to be good, it's to find out how things work.\n\n**One next step:** write down two things from your old work that you did well, and take that note with you.\n\nWhat exactly do you think you might not be able to do?",
  },
  {
    id: "imposter-others-know-more",
    talk: imposter,
    ask: /\b(?:everyone|everybody|they|others|all of them|people)\b[^.!?]{0,12}\b(?:knows?|better|smarter|more experience\w*|faster)\b/,
    text: "A month into a new role that's simply true, and it was clear to those who promoted you: they chose you for how you learn and work, not for knowing it already. People who know more aren't your judges; they're whom you ask. A question a day is a strength there: “How would you do this?” In three months you'll answer somebody else's.\n\n**One next step:** list three things you didn't know four weeks ago and do now.\n\nWhose knowledge would help you most if you just asked?",
  },
  // studying
  {
    id: "exams-several",
    talk: exams,
    ask: /\b(?:\d|two|three|four|five|six|several)\b[^.!?]{0,10}\b(?:exams?|tests?|finals)\b/,
    text: "That can be done if each gets its own hours. Write down for each: day, how much it counts, how sure you feel from one to ten. The one with the earliest date and the lowest number begins. Two subjects a day, never three: the hard one in your best hours, the other one later. And learn by testing: close the book, write what you know, look up the gaps; it sticks far better than reading again.\n\n**One next step:** make that little table now, three columns.\n\nOn which days are they, and which one scares you most?",
  },
  {
    id: "exams-plan",
    talk: exams,
    not: /\b(?:weight|workout|budget|meal)\b/,
    ask: asksPlan,
    text: "For about two weeks and several exams:\n\n1. Day 1: list the topics of each, mark green, yellow, red.\n2. Days 2–5: only red ones, 3 rounds of 45 minutes a day, two subjects in turn.\n3. Days 6–9: yellow; each morning ten minutes of questions on the red from before.\n4. Days 10–12: old exams against the clock, then only the mistakes.\n5. The day before each: an hour of cards, a walk, eight hours of sleep.\n6. After each exam: two hours off, then the next.\n\nPhone in another room for each round.\n\n**One next step:** do day 1 today; it takes forty minutes.\n\nHow many hours a day do you really have?",
  },
  {
    id: "failed-parents-unaware",
    talk: failedExam,
    ask: /\b(?:parents?|mom|dad|mother|father|family)\b[^.!?]{0,12}\b(?:don'?t|doesn'?t|dont|not)\b[^.!?]{0,6}\bknow\b/,
    text: "Then you carry two things, the result and the secret, and the second grows by itself. Most parents take a bad result better than finding out weeks later. It helps to come with a plan in your hand: when it can be repeated, what went wrong in one sentence, and what you do differently. Then it's a talk about the next exam and not about the last.\n\n**One next step:** find out the date of the retake today, so that you can name it.\n\nWhat do you think they'll say first?",
  },
  {
    id: "failed-tell-parents",
    talk: failedExam,
    ask: asksWords,
    text: "Soon, in a quiet moment, the main thing first:\n\n“I have to tell you something. I didn't pass the exam. I'm disappointed myself, and I was afraid to tell you. I've thought about why: [time, method, nerves]. I can take it again on [date], and from now on I [what you'll change]. I don't need you to fix it; I wanted you to hear it from me.”\n\nThen let them react; the first minute isn't the last word. If it gets loud: “I understand you're upset. Let's go on tomorrow.”\n\n**One next step:** fill in the three brackets, and say it this evening.\n\nWho of them would be easier to tell first?",
  },
  {
    id: "study-work-behind",
    talk: motivation,
    ask: /\b(?:behind|catch up|keep up|give up|quit|tired|exhausted)\b/,
    text: "Beside a full-time job that happens to nearly everyone, and it's a question of hours and not of will. First write to the school before it grows: “I'm behind in [course]. Which assignments can still be handed in, and what counts most?” Then drop the wish to catch up on everything; do this week's work first, and the old by points. If two courses are too much, one fewer next term is no defeat; degrees are won by those who stay in.\n\n**One next step:** send that message today.\n\nHow many hours a week did you manage last week, honestly?",
  },
  {
    id: "study-beside-job",
    talk: motivation,
    ask: /\b(?:work|job) full[- ]time\b|\bfull[- ]time job\b|\bonline (?:degree|course|program)\b/,
    text: "Then don't wait for motivation; after eight hours of work it doesn't come. Fixed places do it: the same two evenings and Saturday morning, 50 minutes each, not more. Begin with something so easy that you can't refuse: open the page, read the last note. Study with somebody once a week, online counts. And keep the reason where you see it: what will be different the day you have it?\n\n**One next step:** put the three times into your calendar now, with an end.\n\nWhich of your evenings is the least tired?",
  },
  {
    id: "voice-shook",
    talk: talkInFront,
    ask: /\bvoice\b|\bshak\w*\b|\bshook\b|\bfroze\b|\bblank\b|\btrembl\w*\b/,
    text: "A shaking voice comes from too little air and a dry throat, so treat those. Before: walk stairs, drink, breathe out long four times, hum low for a minute. At the start: stand on both feet, look at one kind face, and make the first sentence short; then a pause. Speak slower than feels right. Hold a thick card in place of a sheet, since paper shows shaking. If it comes anyway: “I'm a bit nervous, because I care about this.” People like that.\n\nIt mostly fades after two minutes.\n\n**One next step:** say the first two sentences aloud five times today, standing.\n\nHow do they go?",
  },
  {
    id: "dropping-out-parents-paid",
    talk: dropOut,
    ask: /\b(?:they|parents?|mom|dad)\b[^.!?]{0,12}\b(?:paid|pay|paying|saved|sacrificed)\b/,
    text: "That makes the guilt so big, and it belongs into the talk, as thanks and not as a reason to stay: “I know what you paid and gave up for it, and I'm grateful. That's why I don't want you to pay for something I'm not going to finish.” Bring figures: what's refunded if you leave before the deadline, what a leave of absence would cost, what you'll earn next. Perhaps offer to pay a part back, small and steady.\n\n**One next step:** ask the advisor about a leave of absence and the refund dates before you talk.\n\nWhat do you want to do instead?",
  },
  {
    id: "dropping-out-year",
    talk: dropOut,
    ask: /\b(?:first|second|third|fourth|last|1st|2nd|3rd|4th) (?:year|semester)\b|\b(?:freshman|sophomore|junior|senior)\b/,
    text: "Then something is already there that you can keep: credits can be transferred or picked up again for years, so ask for a leave of absence and not for a plain exit, if your school has one. It also makes the talk softer: “I'm pausing for a year, and then I decide.” Look at the date until which you get money back, and at your loans: repayment mostly begins six months after you leave.\n\n**One next step:** book the advisor this week and ask for three things: leave, refund, loans.\n\nWhat is it that makes you want to go?",
  },
  // a full day
  {
    id: "time-work-and-kids",
    talk: timeShort,
    ask: /\bwork\b[^?]*\b(?:kids?|children|son|daughter)\b|\b(?:kids?|children)\b[^?]*\bwork\b/,
    text: "With that your own time is small and fixed: perhaps an hour before they wake and one and a half after they sleep. So it's less about planning more than about letting less in. Three rules: one thing a day that's yours, with an hour; everything else gets a day of the week (Monday bills, Tuesday laundry, Wednesday calls) and is off your mind on the others; and each child has one job. Leave one evening empty, on purpose.\n\n**One next step:** give tomorrow's one thing its hour, now.\n\nWhat eats the most time that nobody would miss?",
  },
  {
    id: "list-of-thirty",
    talk: list,
    ask: /\b(\d{2}|twenty|thirty|forty|fifty|a hundred|hundreds)\b[^.!?]{0,12}\b(?:things|tasks|items|points|to-?dos)\b|\b\d{2}\b[^.!?]{0,15}\bon it\b/,
    slots: { many: { on: /\b(\d{2}|twenty|thirty|forty|fifty|a hundred)\b/, else: "that many" } },
    text: "Nobody does {many} things; what you have is a store, and from it you take a few. Five minutes, with a pen:\n\n1. Cross out what nobody would miss in a month. Often it's a fifth.\n2. Put an H for under ten minutes, a D for a date this week, a P for what somebody else could do.\n3. Today: one D, two H. Only these three go on a new sheet; the long one goes into a drawer.\n\nTomorrow the same again.\n\n**One next step:** do the crossing out now, before anything else.\n\nWhich one on it makes your stomach tight?",
  },
  {
    id: "list-which-first",
    talk: list,
    ask: asksFirst,
    text: "The one that gets worse by waiting: it has a date this week, costs a fee, or somebody can't go on without it. If there are several, the shortest of them. If there's none, the one that you think of at night; it frees most. Not the easiest, and not the biggest.\n\nGive it twenty-five minutes, phone in another room, and stop then. A begun thing pulls less than an unbegun one. After it, two small ones.\n\n**One next step:** circle that one now, and set the timer.\n\nWhich one is it?",
  },
  {
    id: "list-areas",
    talk: list,
    ask: /^(?!\W*(?:how|what|which|can|should)\b)(?:[^,?.]{2,25}, ){2,}[^?]{2,30}$/,
    text: "Then it's four or so areas and not one mountain, and each has just one next thing. Write the names side by side, and below each the single thing that would hurt most if it lay there for another week: a bill with a date, a form for school, one load of laundry, one task at work. That gives four lines. The one with a date is today's; the others get a day each.\n\n**One next step:** write those four lines, three minutes, on paper.\n\nWhich of the four has the nearest date?",
  },
  {
    id: "tired-after-lunch",
    talk: productive,
    ask: /\b(?:tired|sleepy|sluggish|crash|slump)\b[^.!?]{0,15}\b(?:lunch|afternoon|noon|2 ?pm|3 ?pm|eating)\b/,
    text: "That dip is built in: between one and three nearly everyone is slower, also without food. So put there what needs least: mail, calls, filing, errands. A lighter lunch, water, ten minutes outside right after it, or a nap of fifteen to twenty help most; coffee by two at the latest, or it costs the night. Hard things go before eleven. If you're tired all day long, that's for a doctor.\n\n**One next step:** tomorrow, ten minutes of walking right after lunch, and the hard task at nine.\n\nHow much do you sleep?",
  },
  {
    id: "distracted-by-mail",
    talk: productive,
    ask: /\b(?:distract\w*|interrupt\w*)\b|\b(?:email|slack|phone|notifications?)\b/,
    text: "Each look costs more than the minute; it takes a while to get back in. So give mail its hours: ten, one and four, twenty minutes each. In between the program is closed, notifications off, and a line in the status: “I read mail at 10, 1 and 4. Urgent? Call me.” Begin the day with forty-five minutes of the real thing before the first look. Phone face down in a bag.\n\n**One next step:** switch off the notifications of one program now.\n\nWho really needs an answer from you within an hour?",
  },
  {
    id: "morning-with-times",
    talk: morning,
    ask: /\b(?:get|wake|have to|leave|start)\b[^?]*\b\d{1,2}(?::\d\d)?\b/,
    slots: {
      up: { on: /\b(?:up|wake) (?:up )?at (\d{1,2}(?::\d\d)?)/, else: "the alarm" },
      out: { on: /\b(?:leave|out|go|start)\b[^.!?\d]{0,15}(\d{1,2}(?::\d\d)?)/, else: "the door" },
    },
    text: "Between {up} and {out} there's enough for a calm start, if nothing has to be decided in it:\n\n1. Evening before: clothes, bags and breakfast things laid out.\n2. {up}: light on, a glass of water, phone stays where it is.\n3. Ten minutes for you: stretch, coffee in quiet, or a page.\n4. Then getting dressed and breakfast, in the same order each day.\n5. Ten minutes before {out}: shoes, keys, bags at the door.\n\nChange one thing a week, not all five.\n\n**One next step:** lay out tomorrow's things tonight.\n\nWho else has to be ready by then?",
  },
  {
    id: "morning-with-kids",
    talk: morning,
    ask: /\b(?:kids?|children|son|daughter|baby|twins)\b/,
    text: "Then your own part has to come before theirs: fifteen minutes earlier than they wake, for coffee in quiet. After that let pictures do the talking: a strip at the wall with dressed, breakfast, teeth, shoes, bag; they tick it off and you don't have to say it ten times. Clothes and bags the evening before, breakfast from two choices, and a song that means shoes. Who's ready early gets the rest for play.\n\n**One next step:** draw the strip with them tonight.\n\nHow old are they, and where does it jam most?",
  },
  {
    id: "moving-first",
    talk: moving,
    ask: /\bwhat (?:should|do) i do first\b|\bwhere (?:do|should) i (?:start|begin)\b|\bwhat first\b/,
    text: "The things with a date that others fill up: truck or movers first, since month ends are booked weeks ahead; then the elevator or parking permit, time off for the day, and helpers. Right after that the notice on your old place in writing, and internet and power for the new one, which take two weeks. Boxes come later; begin with what you won't need until then.\n\n**One next step:** call or book the truck today, even if the hour isn't clear yet.\n\nDo you have the date of the keys for both places?",
  },
  {
    id: "moving-checklist",
    talk: moving,
    ask: asksPlan,
    text: "Counted back from the day:\n\n1. Four weeks: book truck or movers, give notice in writing, ask helpers, sort out things.\n2. Three weeks: internet and power, renters insurance, school or doctor papers.\n3. Two weeks: address change at the post office, bank, employer, insurance, DMV; pack what you rarely use.\n4. One week: a box per room marked with room and content, fridge emptied.\n5. The day before: a bag with papers, chargers, medicine, sheets, toilet paper.\n6. The day: photos of the empty old place, meters, keys against a receipt.\n\n**One next step:** write the date beside each of the six now.\n\nWhat have you already booked?",
  },
  {
    id: "leave-letter",
    talk: notice,
    ask: /\b(?:write|draft|give me|make|help)\b[^.!?]{0,20}\b(?:letter|email|resignation|notice)\b/,
    slots: { time: { ...worked, else: "[time]" } },
    text: "Short; a resignation letter needs no reasons:\n\n“Dear [name],\n\nplease accept this as my notice of resignation from my position as [job]. My last day will be [date, two weeks from today].\n\nThank you for the past {time}. I'm glad to hand over my work and to help with the transition.\n\n[Your name]”\n\nTell your boss in person first, then hand it over or mail it the same day, and keep a copy. Sign the new contract before you send it. Save your own papers and pay stubs.\n\n**One next step:** count the date two weeks from the day you'll tell it.\n\nDo you already have the next job in writing?",
  },
];
