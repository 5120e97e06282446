import { expect, test } from "vitest";
import { knownAnswer } from "./coach.known.rules.ts";
import { lifeCommonAnswers } from "./coach.life-common.content.ts";

/** Three phrasings of each matter. */
const asked: Record<string, string> = {
  "not-good-enough": "I don't feel good enough.; i keep failing; I feel like I'm failing at everything lately",
  "hard-lately": "life has been really hard lately; things are rough right now; i'm going through a hard time",
  "tired-of-everything": "i'm so tired of everything; i'm just done with it all; honestly i'm tired of it all",
  "at-a-loss": "idk what to do anymore; i'm at my wits' end; i'm so lost right now",
  "how-are-you": "how are you; hey, how's it going?; hi how are you doing today",
  "cant-stop-crying": "I can't stop crying.; i've been crying all day; i cry every night",
  "afraid-of-future": "I'm scared about the future.; so anxious about my future; the future scares me",
  "anxious-no-reason": "i've been anxious all day; anxious for no reason; i feel on edge and don't know why",
  "trust-no-one": "I don't trust anyone anymore.; it's hard for me to trust people; i have trust issues",
  "more-grateful": "I want to be more grateful.; how do i become more thankful; how can i practice gratitude",
  "morning-routine": "What's a good morning routine?; i want to build a morning routine; morning routine ideas",
  "keep-getting-sick": "i keep getting sick; why do i always get sick; i'm always sick lately",
  "guilty-spending-on-self":
    "I feel guilty every time I buy something for myself; guilty about spending money on myself; i feel bad treating myself",
  "no-control-over-spending": "i have no control over my spending; my spending is out of control; i can't stop shopping",
  broke: "i'm broke; i'm flat broke again; i have no money left",
  "help-with-debt": "can you help me with my debt; i need help with my debts; could you help me pay off my credit cards",
  "hid-debt-from-partner":
    "I lied to my partner about how much debt I have; i hid from my husband that i owe $9,000; my debt is something my boyfriend doesn't know about",
  "partner-hid-money":
    "I found out my husband has a secret credit card; my husband has a hidden bank account; my boyfriend lied about his loans",
  "move-out-no-money":
    "I want to move out but I can't afford it; i need to move out and have no money; i'd love to move out but it's too expensive",
  "wedding-said-yes":
    "i said yes to a wedding i can't afford; i committed to a vacation we can't afford; i rsvp'd to a bachelorette trip and can't pay for it",
  "adhd-budget": "i have adhd and cant keep a budget; how do people with adhd manage money; budgeting with adhd, my budget never lasts",
  "lonely-new-place": "I feel lonely since I moved here; don't know anyone in this new city; alone in a new town",
  "should-we-break-up":
    "How do I know if I should break up with him?; how can you tell, how will i know when to end it; thinking about breaking up",
  "stuck-in-marriage": "I feel stuck in my marriage.; i'm unhappy in my relationship; miserable in this marriage",
  "not-appreciated-at-home": "My partner doesn't appreciate me.; my husband never thanks me; my family takes me for granted",
  "mad-at-partner": "im so mad at my husband rn; i'm furious with my girlfriend; i'm really upset with my wife",
  "partner-gone-silent":
    "I said something mean to my partner and he isn't talking to me; said something hurtful and now she won't talk to me; i said awful things and he stopped talking to me",
  "not-ready-to-live-together":
    "my girlfriend wants to move in but i'm not ready; he asked me to move in and i'm not sure; she is pushing to live together, it's too soon",
  "start-living-together-talk":
    "How do I start a conversation about moving in together?; how do i bring up living together; how can i ask her to move in with me",
  "ex-keeps-texting": "My ex keeps texting me.; my ex husband won't stop calling; my ex is still messaging me",
  "texting-an-ex": "how do i stop texting my ex; i want to resist texting my ex; i keep calling my ex, how do i quit calling my ex",
  "fight-with-friend":
    "I had a fight with my best friend; my friend and i had a big argument; i got into a stupid fight with a close friend",
  "friends-dont-like-me": "I feel like my friends don't really like me; everyone hates me; my friends secretly hate me",
  "someone-mad-at-me":
    "my sister is mad at me and i don't know why; my friend is ignoring me and i have no idea why; my mom seems upset with me, don't know why",
  "nobody-came": "nobody came to my birthday; no one showed up for my party; none of my friends came to my party",
  "kids-driving-crazy": "my kids are driving me crazy; my toddler is driving me nuts; the kids are wearing me out",
  "am-i-a-bad-parent": "do you think i'm a bad mother; am i a terrible dad; i feel like a bad mom",
  "child-suspended": "My son got suspended from school.; my daughter is in trouble at school; my 12-year-old got detention",
  "only-one-without-kids":
    "im the only one without kids; i'm the only woman who doesn't have children; i'm the only person who isn't married",
  "what-about-relative": "what do you think i should do about my mom; what should i do about my sister; how do i deal with my dad",
  "relative-in-hospital": "my mom is in the hospital; my husband was taken to the hospital; my sister is in the icu",
  "parent-memory": "I'm worried about my mom's memory.; my dad keeps forgetting things; my grandma is getting forgetful",
  "talk-about-their-drinking":
    "how do i talk to my dad about his drinking; how can i confront my brother about his gambling; what do i say to my wife about her drinking",
  "own-relapse": "i relapsed last night; i just relapsed; i drank again",
  "pregnant-alone": "i'm pregnant and alone; i'm pregnant and scared; alone and pregnant",
  "scared-of-a-test": "My doctor wants me to get a test and I'm scared.; my doctor ordered a biopsy; i'm scared of my mri",
  "shaken-after-crash":
    "I got into a car accident yesterday and I'm still shaken.; so jumpy since the crash; i had a car accident and can't sleep",
  "therapy-not-helping": "I feel like my therapist isn't helping.; therapy is not working; i don't click with my therapist",
  "gossip-about-me": "My coworkers gossip about me.; my team talks behind my back; people at work spread rumors about me",
  "hard-to-say-no": "I have a hard time saying no.; i can't say no to people; how do i learn to say no",
  "couple-silence":
    "My husband and I haven't talked in three days; we haven't spoken since the fight; my wife gives me the silent treatment",
  disconnected: "I feel disconnected from my partner; i feel so distant from my wife; we're disconnected from each other",
  "never-plans-dates": "my boyfriend never plans dates; my husband never takes me out; she never makes plans",
  "partner-not-talking-feelings": "my husband never wants to talk; my girlfriend won't open up; my wife refuses to talk to me",
  "needs-space": "my boyfriend said he needs space; my girlfriend wants time apart; my husband asked for time to think",
  "insecure-in-love":
    "i'm insecure in my relationship; i have relationship anxiety; i get so needy in relationships, so anxious in my relationship",
  "parenting-styles": "My wife and I have different parenting styles; we disagree about parenting; he undermines me in front of the kids",
  "partner-wants-to-quit":
    "My husband wants to quit his job; my wife is thinking about leaving her job; my partner plans to quit their job",
  "my-parent-and-i": "my mom and i don't get along; i have a bad relationship with my dad; my sister and i never get along",
  "not-home-for-holidays":
    "My mom wants me home for Thanksgiving but I don't want to go; i don't want to go home for christmas; how do i get out of thanksgiving",
  "christmas-money": "I'm worried about Christmas money; stressed about holiday spending; help me make a christmas budget",
  "saved-by-age": "how much money should i have saved by 30; how much should you have saved by age 40; can i retire at 60 with $400k",
  "rent-or-waste": "is renting a waste of money; isn't rent just throwing money away; is renting wasted money",
  "card-declined": "My credit card got declined at the store; my card was declined today; my debit card got declined",
  "cover-rent-alone":
    "My roommate moved out and I can't cover the rent alone; my boyfriend left and i can't pay the rent; how do i afford rent on my own, i can't cover the rent by myself",
  "eating-out-too-much": "how do i stop eating out; i spend too much on restaurants; i need to cut down on fast food",
  "free-weekend": "what should I do this weekend that's free?; free things to do; what can we do on saturday without money",
  "keeps-losing-things": "I keep losing things; i always lose my keys; i'm forgetful and i keep misplacing my phone",
  "better-listener": "I want to be a better listener; how do i listen better; how can i improve my communication",
  "dont-belong": "I feel like I don't belong anywhere; i never fit in; i don't belong with them",
  "blood-pressure": "My doctor says my blood pressure is too high; i have high blood pressure; my cholesterol was high",
  "always-texts-first": "I'm always the one who texts first; i'm the only one who makes plans; it's always me, i'm the one who calls first",
  "ask-someone-out": "how do i ask someone out; i want to ask him out; how would i ask somebody out",
  "no-to-my-kids": "I can't say no to my kids; hard time saying no to my son; i don't know how to tell no to my daughter",
  "alone-forever": "I'm scared of being alone forever; i'll never find anyone; will i be single forever",
  "hate-being-alone": "i hate being alone; i can't stand living alone; being alone makes me sad",
  unwind: "What is a good way to unwind after work?; how do i unwind after my shift; ideas to decompress",
  "new-home-soon": "I need to find a new apartment in 30 days; i have to find a place by march; need to find a new home soon",
  "grown-with-parents":
    "I'm embarrassed that I'm 35 and live with my parents; i feel like a loser living at home; feel like a loser living with my mom",
  "what-people-think": "how do i stop caring what people think; i worry about what others think; i care too much about what people say",
  "not-happy": "i'm not happy; i just want to be happy; how do i become happier",
  "nobody-understands": "i feel like nobody understands me; no one gets me; i feel misunderstood",
  "got-ghosted": "i got ghosted; he ghosted me; i was ghosted after the date",
  "anxiety-what-to-do": "what can i do about my anxiety; how do i manage my anxiety; i have really bad anxiety",
  "hard-time-at-school": "i'm having a hard time at school; struggling with college; i'm overwhelmed with school",
  "puts-off-doctor": "i keep putting off calling the doctor; i've been avoiding the dentist; need to schedule a checkup",
  "cook-tonight": "what should i cook tonight; what can we have for dinner; dinner ideas",
  "too-stressed-to-eat": "im so stressed i cant eat; i'm so anxious i can't eat; too upset and can't even eat",
  "carries-lazy-coworker": "my coworker is lazy and i do all the work; my teammate does nothing; my colleague dumps everything on me",
  "misses-mom": "i miss my mom; i miss my dad so much; i really miss my grandma",
  "different-futures":
    "My boyfriend and I want different things in life.; my wife and i want different lives; we're not on the same page about our future",
  "tell-about-dropping-out":
    "How do I tell my parents I dropped out of college?; how do i tell my mom i left school, i left college; tell my dad i changed my major",
  "waste-less-food": "How can I stop wasting food?; i throw away so much food; my vegetables, it all goes bad before i use it",
  "more-organized": "I want to be more organized.; how do i get organized; i'm so disorganized",
  "kids-and-chores": "How do I get my kids to help with chores?; my kids won't help; my teenager never does anything, my son won't clean",
  "debt-shame": "I'm embarrassed about my debt.; i'm so ashamed of my credit card debt; drowning in debt",
  "no-progress": "I feel like I'm not making progress on anything.; i'm not getting anywhere; my life is going nowhere",
  "friend-cancels": "How do I handle a friend who always cancels?; my friend bailed on me again; my friend is so flaky",
  "lonely-after-separation": "My husband and I are separated and I'm lonely.; divorced and lonely; since the divorce it's an empty house",
  "fighting-since-baby":
    "We just had a baby and my partner and I fight constantly.; my wife and i argue since the baby came; my husband snaps at me, we have a newborn",
  "starting-over-late": "I'm 60 and starting over after a divorce.; is it too late to start over; starting over at 52",
  "tell-doctor-depression":
    "I don't know how to talk to my doctor about depression.; what do i tell my doctor about my anxiety; how do i say to the doctor that i'm depressed",
  "lost-joy": "I don't enjoy the things I used to.; i can't enjoy anything; i've lost interest",
  "wants-somebody-to-talk-to": "I just want someone to talk to.; i have no one to talk to; i need somebody to talk to",
  "teen-leaves-school":
    "My 16-year-old wants to quit school.; my son wants to drop out of high school; my daughter refuses to go to school",
  "behind-on-housework": "I can't keep up with the housework.; i have no motivation to clean; i'm too tired to clean",
  "open-relationship-asked": "My partner wants to have an open relationship.; my husband wants a threesome; she asked to open our marriage",
  eulogy: "What should I say at my grandmother's funeral?; i have to write a eulogy; i need words for the speech at dad's memorial",
  "partner-controls-money":
    "My husband makes all the money decisions.; my boyfriend controls our finances; my wife handles all the accounts",
  "kids-wont-listen": "my kids won't listen to me; my daughter never listens; my children don't behave",
  "toddler-sleep": "my toddler won't sleep; my 4-year-old fights bedtime; my child keeps waking up at night",
  "partner-works-too-much": "my husband works too much; my wife is always working; my boyfriend is a workaholic",
  "partner-not-in-the-mood": "my wife is never in the mood; my husband never wants sex; my girlfriend has no libido",
  "partner-lies": "my partner lies to me; my husband keeps lying; my boyfriend lied to me",
  "i-was-unfaithful": "i cheated on my boyfriend; i kissed someone else; i'm having an affair",
  "i-lied": "i lied to my wife; i've been lying to my mom; i told a lie to my friend",
  "wont-propose": "he won't propose; my boyfriend doesn't want to get married; waiting for a proposal",
  "partners-friends": "i don't like my boyfriend's friends; can't stand my wife's friends; i really don't like my husband's friends",
  "end-a-friendship": "how do i end a friendship; how do i break up with a friend; i want to walk away from this friendship",
  "guilt-moving-away": "i feel guilty about moving away from my parents; guilt about living so far from my family; guilty for leaving home",
  "disappointed-parent": "my dad is disappointed in me; i feel like the family disappointment; my parents are always disappointed",
  "feels-useless": "i feel useless; i'm worthless; i feel so pathetic",
  "boring-job": "my job is boring; i'm bored at work; my work feels pointless",
  "many-applications": "i've applied to 100 jobs and nothing; sent out 60 resumes; i applied to hundreds of jobs",
  "spending-what-is-not-there": "how do i stop spending money i don't have; i spend more than i earn; i keep buying things i can't afford",
  "family-budget": "what is a good budget for a family of four; average monthly budget for a couple; how much does a family of three spend",
  "sleeps-too-much": "i sleep too much; i'm sleeping all day; i sleep 12 hours",
  nightmares: "i have nightmares; i keep having bad dreams; how do i stop nightmares",
  "nervous-always": "i'm nervous all the time; i'm constantly anxious; i feel tense every day",
  "afraid-of-death": "i'm scared of dying; so afraid of death; i have anxiety about death",
  "afraid-to-lose-someone":
    "i'm scared of losing my mom; terrified of losing my husband; i worry about losing my dad, i'm afraid of losing my father",
  "family-cancer": "my grandpa has cancer; my husband was diagnosed with leukemia; my sister has a brain tumor",
  "misses-old-life": "i miss my old life; i miss who i used to be; i really miss the former me",
  "out-of-love": "i don't love my husband anymore; i don't think i love my wife anymore; i fell out of love",
  "move-on": "how do i move on; help me let go; i can't move on from this",
  "feel-better-today": "what can i do today to feel better; how can i feel better right now; cheer me up",
  "drowning-at-work": "I feel like I'm drowning at work and nobody notices; i'm swamped with work; so buried in emails",
  "wrong-partners": "I keep attracting the wrong men; why do i always pick bad guys; i keep dating the same type of person",
  "decline-a-party":
    "How do I tell my friend I can't come to her party?; how do i say i'm not going to the wedding; let her know i can't make it to the shower",
  "afraid-to-lose-home": "I'm worried I'm going to lose my apartment; scared of losing our house; we might lose our home",
  "never-dated-them": "How do I get over someone I never dated?; heartbroken over a guy i never dated; my situationship ended",
  "feeling-better": "I'm feeling better today; i feel good today; i'm much calmer now",
  "relative-in-jail": "My brother is in jail; my son got arrested; my husband was sent to prison",
  "learn-to-be-alone": "I don't know how to be alone; how can i learn to be by myself; get comfortable being alone",
  "divorce-guilt": "How do I stop feeling guilty about my divorce?; i feel bad about leaving my husband; so much guilt over the divorce",
  "get-rid-of-things": "What should I do with my old phone and clothes; where can i donate clothes; how do i get rid of old furniture",
  "child-depressed": "I think my son is depressed; my teenager seems so sad; my daughter has been very withdrawn",
  "family-business": "My dad wants me to take over the family business; should i take over my father's shop; working for my dad",
  "talk-about-somebody": "i want to talk about my relationship; can we talk about my mom; i'd like to talk about my husband",
  "talk-about-work": "can we talk about my job; i want to talk about my boss; let's talk about work",
  "scared-without-a-name": "i'm scared; i'm so worried right now; i feel afraid and don't know why",
  "bad-day": "i'm having a bad day; it's been a really rough day; i had a terrible day",
  "feels-unloved": "i feel unloved; nobody cares about me; i feel so unwanted",
  "feels-betrayed": "i feel betrayed; i feel so used; someone betrayed me",
  "feels-disrespected": "i feel disrespected; i always feel judged; i feel ignored by my family",
  "better-marriage": "i want to improve my marriage; help me be a better wife; my relationship is falling apart",
  "life-together": "how do i get my life together; i need to get my act together; turn my life around",
  "more-productive": "i want to be more productive; how can i get more done; i need to be more efficient",
  healthier: "i want to be healthier; how do i live a healthy life; healthier habits",
  "find-love": "i want to find love; how do i meet someone; help me find a girlfriend",
  "something-nice": "tell me something nice; i need encouragement; say something kind to me",
  "some-advice": "give me some advice; what should i do today; do you have any advice",
  "make-it-up": "how do i make it up to her; how can i make this right; so how do i make that up to my son",
  "am-i-a-bad-friend": "I feel like a bad friend; i'm a terrible person; am i a bad daughter",
  "overwhelmed-with-kids":
    "I'm overwhelmed, the house is a mess, kids are screaming, I can't think; my toddler won't stop crying and I'm losing it; i'm at my limit with these kids",
  "personal-questions":
    "coworker keeps asking me personal questions; my boss is always prying about my personal life; how do I deal with nosy coworkers",
  "others-get-engaged":
    "my friend got engaged and I'm still single; everyone is getting married and I'm alone; all my friends are getting married and I'm still alone",
  "afraid-of-being-judged": "I'm afraid people will judge me; scared of being judged; worried everyone will laugh at me",
  "cut-from-budget": "I need to cut $200 from my budget; how do I cut my expenses; help me trim 150 off our monthly spending",
  "kids-or-not": "my partner wants kids now and I'm not ready; I don't want children but my husband does; I'm not ready to have a baby",
  "tell-the-boss-im-struggling":
    "how do I tell my boss I'm struggling; should I tell my manager that I'm not okay; how can I let my boss know I'm overwhelmed",
  "small-surprise":
    "I want to surprise my girlfriend with $20; something nice for my wife without spending much; a small surprise for my boyfriend without spending much",
  "so-negative": "how do I stop being so negative; I'm always so negative; my negative thinking is exhausting",
  "no-drive-to-exercise": "I lost my motivation to work out; I can't make myself go to the gym; I stopped exercising and can't start again",
  "losing-myself-in-love":
    "I feel like I'm losing myself in my relationship; I lost who I am in my marriage; in this relationship I lost myself",
  "unseen-at-home":
    "I'm a stay at home mom and I feel invisible; being a sahm makes me feel worthless; I feel so isolated at home with the baby as a stay-at-home dad",
  "never-had-a-relationship": "I'm 28 and never been in a relationship; I've never had a girlfriend; never been on a date in my life",
  "everyone-mad-at-me": "I feel like everyone is mad at me; I think they are all mad at me; everybody is angry with me",
  "grown-child-asks-for-money":
    "should I give my adult son money again; my grown daughter keeps asking for money; do I bail out my adult child again",
};

test.each(Object.entries(asked).flatMap(([id, all]) => all.split("; ").map((text) => ({ id, text }))))("$text: $id", ({ id, text }) => {
  const known = knownAnswer(text);
  expect(lifeCommonAnswers.find((one) => one.text === known)?.id).toBe(id);
});

test("every answer has three phrasings", () => {
  expect(Object.keys(asked)).toEqual(lifeCommonAnswers.map(({ id }) => id));
  for (const [id, all] of Object.entries(asked)) expect([id, all.split("; ").length]).toEqual([id, 3]);
});

test.each(["what should i do now", "idk what to do anymore", "how do i move on", "what can i do to feel better"])(
  "%j in a talk is about the talk",
  (text) => {
    const known = knownAnswer(text, "USD", ["my landlord wants to sell the house"]);
    expect(lifeCommonAnswers.find((one) => one.text === known)?.id).toBeUndefined();
  },
);

test.each([
  "i'm good enough at chess",
  "i failed my driving test",
  "this recipe is hard",
  "i'm tired of my job",
  "i don't know what to cook",
  "how is the budget page used",
  "my baby won't stop crying",
  "my boss is nervous about the future of the company",
  "i don't trust my mechanic",
  "i'm grateful",
  "i was sick last week",
  "i bought myself a coffee",
  "we broke a window",
  "my husband lied about the dog",
  "we moved here and love it",
  "my marriage is fine",
  "my ex keeps the house",
  "i texted my friend",
  "my kids are asleep",
  "i'm a mother",
  "my mom works in a hospital",
  "my dad forgot his keys",
  "i passed the test",
  "no one knows about my savings",
  "the team won",
  "i said no",
  "the card game was fun",
  "my roommate left early",
  "we ate out on saturday",
  "i lose weight slowly",
  "she is a good listener",
  "i fit in these jeans",
  "what should i cook with 3 potatoes",
  "my bus is always late",
])("%j has none of these answers", (text) => {
  const known = knownAnswer(text);
  expect(lifeCommonAnswers.find((one) => one.text === known)?.id).toBeUndefined();
});
