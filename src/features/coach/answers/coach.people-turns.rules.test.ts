import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { markOf } from "../talk/coach.written-text.rules.ts";
import { usualTurns } from "./coach.lists.content.ts";

const { lastOf } = talksWith(builtInAnswer, await coachSearch());
const idOf = (text: string) => usualTurns.find((one) => text.includes(markOf(one.text)))?.id;

/** Talks whose last message has the answer. */
const talks: Record<string, string> = {
  "raise-facts-told":
    "How do I ask my boss for a raise? | I've been there two years and took over a colleague's tasks; i want a raise | i took over two more accounts last year; how do i get a raise | I'm doing the work of two people",
  "raise-words":
    "How do I ask my boss for a raise? | I've been there two years and took over a colleague's tasks | Can you write me an example?; I want to ask my manager for a raise | I've been here 18 months and train the new people | what should I say?; i need a raise | been there for 3 years, took on my manager's tasks | how do i word it",
  "money-fight-two-wishes":
    "My partner and I keep arguing about money | He spends on gaming and I want to save for a house; we fight about money all the time | she buys clothes every week; me and my boyfriend argue about money | I'm trying to save",
  "money-fight-words":
    "My partner and I keep arguing about money | He spends on gaming and I want to save for a house | How do I start that conversation?; we always fight about money | he spends a lot on golf | what should I say to him?; my wife and I argue about money | how do I bring it up?",
  "mother-calls-often":
    "How do I set boundaries with my mother? | She calls me five times a day; my mom has no boundaries | she texts me all day; how do i set limits with my parents | they call every day",
  "lost-job-partner-unaware-savings":
    "I lost my job yesterday | I have one month of savings | my wife doesn't know yet; I got fired last week | I have 3 weeks of savings | I haven't told my husband",
  "career-teacher": "I want to find a new career but I don't know what | I'm a teacher and burned out",
  "career-without-school":
    "I want to find a new career but I don't know what | I'm a teacher and burned out | I have two kids so I can't go back to school full time",
  "argue-about-chores": "My wife and I argue all the time | mostly about chores and the kids",
  "communicate-example":
    "How do I communicate better with my partner? | he shuts down when I bring things up | can you give me an example?",
  "trust-how-long":
    "How can I trust my boyfriend again? | he was texting his ex for months | he says it was nothing | how long will it take?; my husband lied to me | how long until I can trust him again?",
  "closeness-with-baby": "my partner and i haven't been intimate in months | we have a 1 year old",
  "heard-phone-in-hand": "I don't feel heard by my husband | when I talk he looks at his phone",
  "wants-children-soon": "Should I leave my boyfriend? | we've been together 4 years and he won't commit | I'm 31 and want kids",
  "argue-small-things": "Is it normal to fight every day with your partner? | it's usually about small stuff",
  "argue-overreacting": "Is it normal to fight every day with your partner? | it's usually about small stuff | am I overreacting?",
  "breakup-cannot-stop-thinking":
    "I just went through a breakup | she left me after 3 years | I can't stop thinking about her; my girlfriend broke up with me | I think about her all the time",
  "breakup-months-ago": "should i text my ex | we broke up 2 months ago",
  "divorce-tell-children":
    "I'm getting divorced | we have two kids, 6 and 9 | how do I tell the kids?; we are getting a divorce | the kids are 6 and 9 | how do I tell them?",
  "dating-after-divorce": "how do i start dating again | I'm 45 and divorced",
  "dating-where-to-meet": "how do i start dating again | I'm 45 and divorced | where do I even meet people?",
  "dating-apps-awful": "I'm tired of being single | all my friends are married | dating apps are awful",
  "forgot-said-busy": "Am I overreacting? | my boyfriend forgot my birthday | he said he was busy with work",
  "secret-card-facts": "my husband lied to me about money | he has a secret credit card with $6,000 on it",
  "secret-card-leave": "my husband lied to me about money | he has a secret credit card with $6,000 on it | should I leave?",
  "parents-control-living-at-home": "how do I deal with controlling parents | I'm 24 and still live at home",
  "parents-track-phone": "how do I deal with controlling parents | I'm 24 and still live at home | they track my phone",
  "in-laws-have-key": "My mother-in-law shows up unannounced | she has a key",
  "in-laws-stop-coming": "My mother-in-law shows up unannounced | she has a key | how do I tell her to stop?",
  "sister-fought-about-care": "my sister and I don't talk anymore | we fought about our mom's care",
  "reach-out-to-relative": "my sister and I don't talk anymore | we fought about our mom's care | how do I reach out?",
  "teen-phone-fights": "my 14 year old daughter is always on her phone | we fight about it every day",
  "teen-phone-rules":
    "my 14 year old daughter is always on her phone | we fight about it every day | what rules should I set?; my son is always on his phone | what rules make sense?",
  "tantrums-at-two": "My toddler has tantrums all the time | he's 2 and screams in the store",
  "tantrums-normal":
    "My toddler has tantrums all the time | he's 2 and screams in the store | is that normal?; my 2 year old has tantrums every day | is this normal?",
  "yells-almost-daily": "I yelled at my kids today and feel terrible | I do it almost every day",
  "stop-yelling":
    "I yelled at my kids today and feel terrible | I do it almost every day | how do I stop?; I yell at my kids too much | how can I stop?",
  "works-long-misses-kids": "I feel like a bad mother | I work full time and I'm always tired",
  "cries-when-parent-leaves": "I feel like a bad mother | I work full time and I'm always tired | my son cries when I leave",
  "friend-lost-in-a-fight": "I lost my best friend | we had a fight about her boyfriend",
  "apologize-after-quarrel": "I lost my best friend | we had a fight about her boyfriend | should I apologize?",
  "left-out-saw-it-online": "my friends didn't invite me to a trip | I saw it on instagram",
  "left-out-say-something": "my friends didn't invite me to a trip | I saw it on instagram | should I say something?",
  "neighbor-talked-once": "My neighbor is so loud at night | I have to get up at 5 | I already talked to him once",
  "roommate-dishes": "my roommate doesn't clean | she leaves dishes for days",
  "roommate-kindly": "my roommate doesn't clean | she leaves dishes for days | how do I tell her without being mean?",
  "roommate-rent-late": "my roommate doesn't pay rent on time | it's $600 every month | what should I say?",
  "covers-shifts":
    "How do I say no without feeling guilty? | my coworker always asks me to cover her shifts; how do i say no at work | my coworker always wants me to cover her shift",
  "say-no-example":
    "How do I say no without feeling guilty? | my coworker always asks me to cover her shifts | can you give me an example?; how do I say no? | give me an example",
  "always-says-yes": "I'm a people pleaser | I always say yes to everyone",
  "apology-message": "how do I apologize to my friend | I forgot her birthday dinner | can you write something?",
  "micromanaged-words": "My boss is micromanaging me | he checks on me every hour | how do I talk to him about it?",
  "hate-job-good-pay": "I hate my job | I've been there 6 years | the pay is good though",
  "toxic-boss-quit": "my boss yells at me in front of everyone | should I quit?",
  "burnout-long-hours": "I think I'm burned out | I work 60 hours a week",
  "burnout-no-time-off": "I think I'm burned out | I work 60 hours a week | I can't take time off",
  "burnout-signs-mine": "what are signs of burnout? | I have most of those",
  "burnout-what-now": "what are signs of burnout? | I have most of those | what do I do now?",
  "toxic-manager-facts": "Should I quit my job? | my manager is toxic",
  "laid-off-untold-weeks": "I got laid off and haven't told my wife | it's been two weeks",
  "laid-off-pretending": "I got laid off and haven't told my wife | it's been two weeks | I pretend to go to work every day",
  "search-what-wrong": "how do I find a job | I've sent 50 applications and got no reply | what am I doing wrong?",
  "interview-questions": "I have a job interview tomorrow | it's for a customer service job | what questions will they ask?",
  "about-yourself-example":
    "how do I answer \"tell me about yourself\"? | I'm a nurse with 5 years of experience | can you give me an example?; what do I say to tell me about yourself | I'm a cook with 8 years of experience | give me an example",
  "resume-gap-care": "Can you help me with my resume? | I have a two year gap",
  "career-with-people": "I want to change careers at 40 | I'm an accountant and want to do something with people",
  "passed-over-talk-to-boss": "I didn't get the promotion | they gave it to someone with less experience | should I talk to my boss?",
  "overtime-unpaid":
    "My boss expects me to work overtime | it's not paid; my boss wants me to work overtime | it's unpaid; I always stay late | I don't get paid for it",
  "overtime-say-no": "My boss expects me to work overtime | it's not paid | how do I say no?",
  "balance-evening-mail": "How can I improve my work-life balance? | I check emails until 10 pm",
  "balance-partner-complains": "How can I improve my work-life balance? | I check emails until 10 pm | my wife complains",
  "home-office-with-child": "I work from home and can't focus | I have a 3 year old at home",
  "home-office-schedule": "I work from home and can't focus | I have a 3 year old at home | can you give me a schedule?",
  "credit-taken-again": "My coworker takes credit for my work | it happened again in the meeting today",
  "gossip-confront": "a coworker is talking behind my back | should I confront her?",
  "new-job-not-good-enough": "I start a new job on monday and I'm nervous | I'm afraid I'm not good enough",
  "first-day-tips": "I start a new job on monday and I'm nervous | I'm afraid I'm not good enough | any tips for the first day?",
  "imposter-others-know-more": "I feel like an imposter at work | I got promoted last month | everyone knows more than me",
  "exams-several": "How do I study for exams? | I have three exams in two weeks",
  "exams-plan":
    "How do I study for exams? | I have three exams in two weeks | can you make me a plan?; I have to study for finals | can you make a study plan?; exam in two weeks | give me a plan",
  "failed-parents-unaware": "I failed my exam | my parents don't know",
  "failed-tell-parents": "I failed my exam | my parents don't know | how do I tell them?",
  "time-work-and-kids": "How do I manage my time better? | I work 8 to 5 and have two kids",
  "list-of-thirty": "my to do list is too long | I have like 30 things on it; I have too much to do | there are 25 things on it",
  "list-which-first": "my to do list is too long | I have like 30 things on it | which one first?",
  "tired-after-lunch": "How can I be more productive? | I'm tired after lunch",
  "distracted-by-mail": "How can I be more productive? | I'm tired after lunch | I get distracted by email",
  "messy-house-with-kids": "my house is a mess and I don't know where to start | we have three kids",
  "moving-first": "I'm moving next month | what should I do first?",
  "moving-checklist":
    "I'm moving next month | what should I do first? | can you give me a checklist?; we are moving in june | can you write me a checklist?",
  "kids-chores-by-age": "how do we get the kids to do chores | they are 7 and 10",
  "kids-ignore-chores": "how do we get the kids to do chores | they are 7 and 10 | they just ignore me",
  "told-i-do-not-listen": "My wife says I don't listen | I try but I always want to fix things",
  "together-for-years-no-ring": "my boyfriend doesn't want to get married | we've been together 6 years",
  "should-i-wait-for-ring": "my boyfriend doesn't want to get married | we've been together 6 years | should I wait?",
  "gamer-ignores-kids": "my husband spends all his time on video games | he ignores the kids",
  "gamer-words": "my husband spends all his time on video games | he ignores the kids | how do I talk to him?",
  "cheated-only-once": "I cheated on my wife | it was one time",
  "cheated-once-tell": "I cheated on my wife | it was one time | should I tell her?",
  "cheated-on-with-children": "my husband cheated on me | we have kids",
  "suspects-hides-phone": "I think my wife is cheating on me | she hides her phone",
  "suspects-check-phone": "I think my wife is cheating on me | she hides her phone | should I check it?",
  "left-him-guilty-texting": "I broke up with my boyfriend and feel guilty | he keeps texting me",
  "boundaries-with-family": "how do I set boundaries | with my family",
  "family-asks-for-money": "how do I set boundaries | with my family | they always ask me for money",
  "parents-far-away": "My parents are getting old and I worry | they live 5 hours away",
  "parents-refuse-help": "My parents are getting old and I worry | they live 5 hours away | they refuse help",
  "choose-partner-or-parents": "my parents don't accept my boyfriend | he has a different religion | should I choose?",
  "in-laws-visit-small-home": "My in-laws want to come for two weeks | our apartment is tiny",
  "partner-says-we-have-to": "My in-laws want to come for two weeks | our apartment is tiny | my wife says we have to",
  "never-proud-still-hurts": "my dad never said he's proud of me | I'm 38 and it still hurts",
  "tell-parent-it-hurt": "my dad never said he's proud of me | I'm 38 and it still hurts | should I tell him?",
  "leave-letter": "How much notice should I give? | I've been there 4 years | can you write the letter?",
  "offer-pays-less": "I got a job offer but it pays less | it's $5,000 less but no commute",
  "offer-take-it": "I got a job offer but it pays less | it's $5,000 less but no commute | should I take it?",
  "negotiate-figures": "how do I negotiate salary? | they offered $52,000 and I wanted $58,000",
  "negotiate-words":
    "how do I negotiate salary? | they offered $52,000 and I wanted $58,000 | what do I say?; how do I negotiate my salary? | they offered me $60,000, I hoped for $66,000 | what do I say?",
  "overwhelmed-tell-boss": "I'm so behind at work | my boss gave me three new projects | how do I tell him it's too much?",
  "no-time-together": "my husband and I never spend time together | we both work and have twins",
  "no-time-together-ideas": "my husband and I never spend time together | we both work and have twins | any ideas?",
  "parents-strict-and-soft": "we argue about how to raise the kids | he's strict and I'm soft",
  "parents-agree": "we argue about how to raise the kids | he's strict and I'm soft | how do we agree?",
  "school-does-nothing": "my kid gets bullied at school | she's 9 | the teacher does nothing",
  "child-does-not-care": "My son failed math | he's 13 and doesn't care",
  "take-phone-away-for-grades": "My son failed math | he's 13 and doesn't care | should I take his phone away?",
  "young-without-friends": "I don't have any friends | I'm 27",
  "start-conversations": "I don't have any friends | I'm 27 | I don't know how to start conversations",
  "should-forgive-friend": "My friend betrayed my trust | she told everyone my secret | should I forgive her?",
  "stays-late-with-child": "I can't say no to my boss | he asks me to stay late every day | I have a daughter at home",
  "distance-how-often": "my long distance relationship is hard | we see each other once a month",
  "distance-will-it-work": "my long distance relationship is hard | we see each other once a month | will it work?",
  "likes-someone-at-work": "how do I tell him I like him? | we work together",
  "likes-scared-of-no": "how do I tell him I like him? | we work together | I'm scared he says no",
  "no-answer-after-date": "my date didn't text back | it's been 3 days",
  "should-text-the-date":
    "my date didn't text back | it's been 3 days | should I text him?; she didn't text back after our date | should I write again?",
  "ghosted-what-wrong": "he ghosted me | we went on 5 dates | what did I do wrong?",
  "divorce-married-years": "I'm thinking about divorce | we've been married 12 years",
  "divorce-how-know": "I'm thinking about divorce | we've been married 12 years | the kids are 8 and 11 | how do I know?",
  "thinks-will-be-left": "how do I stop overthinking my relationship | I always think he will leave",
  "never-gave-a-reason": "how do I stop overthinking my relationship | I always think he will leave | he never gave me a reason",
  "love-language-words": "My partner and I have different love languages | I need words, he does things",
  "grown-child-rules": "my adult son moved back home | he's 26 and doesn't work | how do I set rules?",
  "salaried-ignore-weekend": "My boss texts me on weekends | I'm salaried | can I ignore it?",
  "compares-pay": "I keep comparing myself to my coworkers | they all earn more",
  "compares-at-young-age": "I keep comparing myself to my coworkers | they all earn more | I'm 29",
  "stuck-five-years": "I feel stuck in my career | I've been in the same position for 5 years",
  "list-areas": "I have too much to do and don't know where to start | work, kids, laundry, bills",
  "morning-with-times": "I need a morning routine | I get up at 6:30 and leave at 7:45",
  "morning-with-kids": "I need a morning routine | I get up at 6:30 and leave at 7:45 | I have two kids",
  "study-beside-job": "How do I stay motivated to study? | I'm doing an online degree and work full time",
  "study-work-behind": "How do I stay motivated to study? | I'm doing an online degree and work full time | I keep falling behind",
  "voice-shook": "I have a presentation on thursday and I'm terrified | it's in front of 30 people | last time my voice shook",
  "moving-in-after-a-year": "should I move in with my boyfriend? | we've been together one year",
  "moving-in-money": "should I move in with my boyfriend? | we've been together one year | we never talked about money",
  "another-chance-after-cheating": "should I give him another chance | he cheated once two years ago",
  "cheated-and-says-changed": "should I give him another chance | he cheated once two years ago | he says he changed",
  "ex-late-kids-upset": "how do I deal with an ex who doesn't respect the custody schedule | he's always late",
  "dropping-out-year": "how do I tell my parents I'm dropping out of college | I'm in my second year",
  "dropping-out-parents-paid": "how do I tell my parents I'm dropping out of college | I'm in my second year | they paid for everything",
  "conflict-never-says": "I hate conflict | so I never say anything",
  "silent-then-explodes": "I hate conflict | so I never say anything | then I explode",
  "friend-divorce-words": "my best friend is getting divorced | what should I say to her?",
  "friend-cries-a-lot": "my best friend is getting divorced | what should I say to her? | she cries a lot",
  "lost-job-partner-unaware": "i got laid off on friday | my girlfriend doesn't know yet",
  "forgive-without-apology":
    "How do I forgive someone who hurt me? | It was my sister | she never apologized; how can i forgive my dad | he never said sorry; i want to forgive my ex | he won't admit it",
  "forgive-someone-close": "How do I forgive someone who hurt me? | it was my best friend",
  "hard-to-throw-away": "I want to declutter | I can't let go of anything",
  "declutter-clothes": "how do i declutter my closet | mostly clothes; I need to declutter | the wardrobe is bursting",
  "search-over-fifty": "I can't find a job | I'm over 50; looking for a new job | i think i'm too old",
  "say-no-to-lending-again": "my brother borrowed money again | how do I tell him no",
  "joke-about-body": "my friend was rude to me | she made a joke about my weight",
  "joke-about-body-words": "my friend was rude to me | she made a joke about my weight | what do I say",
  "hate-job-should-quit": "I hate my job | I've been there 6 years | should I quit?",
  "in-laws-say-to-partner": "my mother in law criticizes everything I do | what should I say to my husband?",
  "make-food-last": "I'm broke until payday | How do I make food last?; money is tight this month | what can i even cook",
  "allowance-yes": "How do I teach my kids about money? | Should they get an allowance?",
  "low-for-weeks": "I have no motivation to do anything | It's been like this for two weeks",
  "be-worried": "I have no motivation to do anything | It's been like this for a week | Should I be worried?",
  "no-doctor": "I feel sad for no reason | I don't want to talk to a doctor",
  "mad-at-me": "How do I stop overthinking? | I keep replaying a conversation with a friend | What if she's mad at me?",
  "texts-less": "My boyfriend doesn't text me back | He used to text all day",
  "too-needy": "My boyfriend doesn't text me back | He used to text all day | Am I being too needy?",
  "small-fight-friend": "My best friend is ignoring me | We had a small fight about a party",
  "panic-next-time": "I had a panic attack today | It came out of nowhere at the store | How do I stop the next one?",
  "travels-for-work": "How do I balance work and family? | I travel every other week",
  "never-home": "How do I balance work and family? | I travel every other week | My daughter says I'm never home",
  "one-exercise": "I want to be happier | give me one exercise",
};
test.each(Object.entries(talks).flatMap(([id, all]) => all.split("; ").map((talk) => ({ id, talk }))))("$talk: $id", ({ id, talk }) => {
  expect(idOf(lastOf(...talk.split(" | ")))).toBe(id);
});

test("the member's own figures and words stand in the answer, and brackets where there are none", () => {
  const raise = lastOf(
    "How do I ask my boss for a raise?",
    "I've been there two years and took over a colleague's tasks",
    "Can you write me an example?",
  );
  expect(raise).toContain("I've been here for two years");
  expect(raise).toContain("taken on a colleague's tasks");
  const money = lastOf(
    "We keep arguing about money",
    "He spends on gaming and I want to save for a house",
    "How do I start that conversation?",
  );
  expect(money).toMatch(/argue about gaming[^]*to have a house/);
  const job = lastOf("I lost my job yesterday", "I have one month of savings", "my wife doesn't know yet");
  expect(job).toContain("I lost my job yesterday. ");
  expect(job).toContain("savings last one month");
  expect(lastOf("i got fired", "my wife doesn't know")).toContain("I lost my job. I was");
  expect(lastOf("how do I negotiate salary?", "what do I say?")).toContain("You've offered [offer].");
});

test.each([
  ["my cousin wants to borrow my car", "how do i say no"],
  ["I got an eviction notice", "make it shorter"],
  ["I want to save money", "I work from home"],
  ["my dog has tantrums", "is that normal?"],
  ["how do I cook rice", "can you make me a plan?"],
  ["I forgive you", "thanks"],
  ["my boyfriend hits me", "should I leave?"],
  ["he threatens to hurt me when I leave him", "I'm scared of his reaction"],
])("%j and then %j: none of these", (...said) => {
  expect(idOf(lastOf(...said))).toBeUndefined();
});
