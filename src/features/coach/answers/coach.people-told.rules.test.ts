import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { markOf } from "../talk/coach.written-text.rules.ts";
import { peopleGeneral } from "./coach.lists.content.ts";
import { peopleWays } from "./coach.people-ways.content.ts";

const { lastOf } = talksWith(builtInAnswer, await coachSearch());
const idOf = (text: string) => [...peopleGeneral].find((one) => text.includes(markOf(one.text)))?.id;

/** Talks whose last message has the answer. */
const talks: Record<string, string> = {
  "should-i-leave-a-partner":
    "I'm not happy in my marriage | he never says sorry | should I leave?; my wife had an affair | should I stay?; my boyfriend never has time for me | we talked about it | should we break up",
  "how-to-break-up": "should I break up with him | how do I do it?",
  "is-it-a-red-flag":
    "my boyfriend never has time for me | he texts his ex | is that a red flag?; I'm dating someone new | is this a bad sign?",
  "still-hurts-normal":
    "I miss my ex | is it normal that it still hurts?; my girlfriend broke up with me | is it normal to still miss her; I got divorced | is it weird that I still cry",
  "should-i-say-how-i-feel": "How do I get over someone I never dated? | she's my best friend | should I tell her how I feel?",
  "should-i-meet-or-answer": "My dad left when I was little | now he wants contact | should I meet him?",
  "should-i-stop-texting": "i'm always the one who texts first | it's my boyfriend | should i stop texting him?",
  "should-i-punish-child": "my son is lying to me | should I punish him?; my 16 year old came home drunk | should I ground him?",
  "should-i-go-to-hr": "how do I deal with gossip at work | should I go to HR?; my boss yells at me | should i report it to hr",
  "look-for-another-job": "my boss doesn't like me | should I look for another job?; my coworkers exclude me | should I find a new job",
  "should-i-go-there": "How do I support a grieving friend? | her husband died | should I just go there?",
  "am-i-asking-too-much": "my boyfriend doesn't make an effort | am I asking for too much?",
  "how-long-for-people": "my friend betrayed me | how long does it take to heal?",
  "will-it-work-out": "My wife wants to separate | will she come back?; my boyfriend keeps lying | will he ever change",
  "is-it-normal-for-couples": "my husband and I sleep in separate rooms | is that normal?; my wife is always on her phone | is this normal",
  "how-do-we-decide": "My partner and I want different things | he wants to move to the country | how do we decide?",
  "leaving-someone-ill":
    "my partner has depression and I'm exhausted | am I allowed to leave?; my husband is depressed | is it wrong to leave him",
  "still-attractive": "we haven't had sex in 6 months | am I not attractive anymore?",
  "how-long-to-accept": "I told my mom I'm bisexual | how long does it take until she accepts it?",
  "can-i-trust":
    "i found out my boyfriend was on tinder | he says he was just curious | can I trust him?; my wife keeps lying | how can I believe her",
  "should-i-wait":
    "I'm in love with a married man | he says he'll leave his wife | should I wait?; my girlfriend dumped me | she cried | should I give her time",
  "should-i-allow-it": "my teenage daughter wants to sleep over at her boyfriend's | she's 17 | should I allow it?",
  "should-i-stay-away": "I feel like an outsider in my family | they never ask about my life | should I stop going to family events?",
  "did-i-ruin-it": "I said I love you too soon to my boyfriend | did I ruin it?; i said something mean to my friend | is it too late",
  "am-i-raising-wrong": "My 9 year old lies about everything | even small stuff | am I doing something wrong?",
  "feared-reaction": "How do I tell my mom I'm moving out? | she will be so disappointed; my boyfriend wants to move in | he will be hurt",
  "afraid-of-being-left": "My boyfriend wants an open relationship | I'm afraid he'll leave",
  "explains-it-away": "i found out my boyfriend was on tinder | he says he was just curious",
  "will-leave-the-other": "I'm in love with a married man | he says he'll leave his wife",
  "friends-life-changed":
    "I feel like I'm losing my best friend | she has a baby now; my friend and i have drifted apart | he got a girlfriend",
  "somebody-elses-loss": "How do I comfort my girlfriend? | her grandpa died",
  "accuses-me":
    "my boyfriend and i fight a lot lately | he says i start it; I argued with my dad about money | he thinks I waste it; my mother makes me feel guilty | she says I never visit; my mom is always criticizing my parenting | she says I'm too soft",
  "denies-it": "My roommate steals my food | he says it wasn't him; my son took money | he denies it",
  "betrayal-pictures":
    "my wife had an affair | I can't get the pictures out of my head; my husband cheated | i keep picturing them together",
  "needs-to-find-themselves": "My girlfriend dumped me | she says she needs to find herself",
  "first-love-or-best-friend": "how do i get over a breakup | he was my first love",
  "wants-to-move-away": "My partner and I want different things | he wants to move to the country",
  "one-word-answers": "I'm bad at texting girls | she answers with one word; how do I text my crush | he replies really short",
  "does-not-know-what-i-did":
    "My friend is ignoring me | I don't know what I did; my sister doesn't talk to me since my wedding | I don't know why",
  "plans-without-me": "my friends don't care about me | they make plans without me",
  "does-not-want-to-hurt": "my roommate is messy | I don't want to upset her",
  "parent-watches-grown-child": "my mom controls my life | she wants to know where I am all the time",
  "ill-and-silent": "My dad has cancer | he doesn't want to talk about it",
  "does-not-know-me-anymore": "My mother has Alzheimer's | she doesn't recognize me sometimes",
  "not-my-real-parent": "my wife's daughter doesn't listen to me | she says you're not my dad",
  "prefers-other-parent": "I'm afraid I'm a bad dad | my son only wants his mom",
  "sees-children-rarely": "we fight over custody | I see them every other weekend",
  "wont-come-along": "my boyfriend isn't close to his family and mine is | he doesn't want to come to dinners",
  "maybe-they-are-right": "my boyfriend calls me crazy when I'm upset | he says I make drama out of nothing | maybe he's right",
  "never-says-sorry": "me and my bf keep fighting | he never apologizes; my wife and I argue | she can't admit when she's wrong",
  "turns-it-around":
    "my boyfriend never has time for me | he always turns it around; my mom criticizes me | she makes everything about her",
  "goes-silent": "my husband and I fight | he just shuts down; my girlfriend and I argue | she walks away",
  "gets-defensive": "my wife never listens | she gets defensive; my husband and I have problems | it always turns into a fight",
  "other-not-answering":
    "I had a fight with my sister | she's not talking to me; I said something stupid to my friend | she hasn't answered for 4 days",
  "refuses-help": "My boyfriend is depressed | he won't see a doctor; my husband drinks too much | he says he doesn't have a problem",
  "does-nothing-anymore":
    "My boyfriend is depressed | he doesn't want to do anything anymore; my wife is depressed | she stays in bed all day",
  "works-a-lot-sees-friends": "My boyfriend never has time for me | he works a lot and sees his friends on weekends",
  "promised-to-change": "my boyfriend lied to me | he promised to change; my husband never helps | he says he'll try",
  "wont-go-to-counseling": "my marriage is in trouble | he won't go to counseling",
  "loves-still": "My wife wants to separate | I still love her",
  "children-in-a-parting": "My wife wants to separate | we have a 4 year old",
  "lives-together": "should I break up with him | we live together; I want to leave my boyfriend | we have a lease",
  "years-together-told":
    "my marriage is boring | we've been married 12 years; my husband and I have grown apart | we've been together for 9 years",
  "nobody-saw-it-coming": "my husband moved out | it came out of nowhere",
  "the-other-does-not-know": "I kissed someone else | my girlfriend doesn't know; I cheated on my boyfriend | he doesn't know",
  "crush-at-work-told": "I have feelings for someone else | I'm married 8 years | he's a colleague",
  "married-with-a-crush": "I have feelings for someone else | I'm married 8 years",
  "lost-feelings": "I want to break up with my boyfriend | I just don't love him anymore",
  "what-i-lied-about": "how do I rebuild trust after I lied | I hid a $3,000 debt from my wife",
  "it-came-out": "how do I rebuild trust after I lied | I hid a $3,000 debt from my wife | she found the letter",
  "so-and-so-sided": "my brother borrows money and drinks | my parents keep giving him money",
  "religious-family": "My partner and I come from different cultures | my family is very traditional",
  "years-old-and-unsure": "My dad left when I was little | I'm 29",
  "wants-something-of-me": "how do i say no to people | my sister wants me to babysit every weekend",
  "wants-contact-now": "My dad left when I was little | now he wants contact",
  "talks-behind-my-back": "I think my friends are fake | they talk about me behind my back",
  "guest-lives-here": "my roommate has her boyfriend over all the time | he basically lives here",
  "both-parents-work": "my 3 year old won't sleep | we both work",
  "child-says-hurtful": "My teenage daughter hates me | she says I ruin her life",
  "parents-gave-the-other": "My parents favor my brother | they pay for his house",
  "dying-facts": "My mom is dying | she has cancer, stage 4; my dad is in hospice | the doctors say two weeks",
  "dying-words": "My mom is dying | I don't know what to say to her",
  "crying-baby-limit": "my baby won't stop crying | I'm at my limit",
  "child-is-a-baby": "my baby won't stop crying | she's 6 weeks old",
  "child-is-small": "my toddler bites | he's 3; my daughter hits other kids | she's 4 years old",
  "child-is-in-school": "my son is lying to me | he's 11; my daughter is so shy | she is 7",
  "child-is-a-teen": "My teenage daughter hates me | she's 16; my son doesn't tell me anything | he's 14",
};
test.each(Object.entries(talks).flatMap(([id, all]) => all.split("; ").map((talk) => ({ id, talk }))))("$talk: $id", ({ id, talk }) => {
  expect(idOf(lastOf(...talk.split(" | ")))).toBe(id);
});

test("every one has a talk", () => {
  expect([...peopleGeneral].map(({ id }) => id).filter((id) => talks[id] === undefined)).toEqual([]);
});

test("'what can I do' has the steps of the talk's subject", () => {
  const steps = (id: string) => peopleWays[id]?.how ?? "no steps";
  expect(lastOf("my stepson doesn't accept me", "what can I do?")).toBe(steps("stepfamily"));
  expect(lastOf("my boyfriend is depressed", "how can I help him?")).toBe(steps("partner-struggles"));
  expect(lastOf("my girlfriend doesn't trust me", "any advice?")).toBe(steps("jealousy"));
  expect(lastOf("My wife wants to separate", "what should I do?")).toBe(steps("divorce-process"));
  expect(lastOf("My wife and I are growing apart", "we work different shifts", "what can we do?")).toBe(steps("grown-apart"));
});

test.each([
  ["my roommate moved out without paying", "he just ignores my texts"],
  ["my dog is dying", "what do I say to my kids"],
  ["is my relationship healthy", "he gets angry"],
  ["I want to save money", "I'm 29"],
  ["my car broke down", "should I leave?"],
  ["my boss gives me too much work", "I never cheated"],
  ["my boyfriend hits me", "he never says sorry"],
  ["I can't sleep", "is that normal?"],
  ["how do I cook rice", "how do we decide"],
])("%j and then %j: none of these", (...said) => {
  expect(idOf(lastOf(...said))).toBeUndefined();
});
