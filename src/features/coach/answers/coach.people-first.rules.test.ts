import { expect, test } from "vitest";
import { unsafeIn } from "../coach.output.rules.ts";
import { knownAnswer } from "./coach.known.rules.ts";
import { peopleFirst } from "./coach.people-first.content.ts";
import { peopleWays } from "./coach.people-ways.content.ts";
import { topicOf } from "./coach.topics.rules.ts";

/** Three phrasings of each. */
const asked: Record<string, string> = {
  "fight-with-family": "I had a fight with my mom; me and my sister had a big argument; i got into a huge fight with my dad",
  "fight-with-partner": "I had a fight with my boyfriend last night; my wife and I got into an argument; my girlfriend is mad at me",
  "said-something-hurtful": "I said something stupid to my friend; i said something mean to my wife; I was rude to my mom yesterday",
  "partner-wants-separation": "My wife wants to separate; my husband moved out; my wife is leaving me",
  "wants-a-break": "My girlfriend wants a break; he said he wants to take a break; we are on a break",
  "narcissist-partner": "I think my boyfriend is a narcissist; my ex is a narcissist; is he a narcissist",
  "narcissist-parent": "I think my mom is a narcissist; my narcissistic mother; my dad might be a narcissist",
  "narcissist-deal": "how do I deal with a narcissist; my boss is a narcissist; working with a narcissist",
  "different-cultures":
    "My partner and I come from different cultures; my girlfriend and I have different religions; i'm in an interracial relationship",
  "partner-no-time":
    "My boyfriend never has time for me; my husband is always out with his friends; my boyfriend is always with his friends; my wife doesn't make time for us",
  "one-sided-love": "my boyfriend doesn't make an effort; I'm the only one trying in this relationship; my relationship feels one sided",
  "relative-jealous-of-me": "My sister is jealous of me; my coworker is jealous of me; my cousin gets so jealous of my job",
  "absent-parent": "My dad left when I was little; my father contacted me after 20 years; i grew up without a dad",
  "partner-distrusts-me": "my girlfriend doesn't trust me; my husband accuses me of cheating; my boyfriend is very jealous",
  "lied-to-my-partner": "how do I rebuild trust after I lied; i hid my debt from my wife; i broke my girlfriend's trust",
  "ghosted-after-a-while": "I got ghosted after 3 months; the guy i was seeing ghosted me; my date disappeared on me",
  "parent-dying": "My mom is dying; my dad is terminally ill; my grandma is in hospice",
  "partner-always-angry": "My husband is always angry; my wife is so moody; my boyfriend has been irritable",
  "in-law-undermines":
    "My mother in law gives my son candy all the time; my mother-in-law doesn't respect our rules; my mom undermines my parenting",
  "neighbor-parking":
    "my neighbor parks in my spot; my neighbor keeps parking in front of my driveway; my neighbor throws trash in my yard",
  "is-it-the-one": "how do I know if he's the one; how do you know if you love someone, do i really love him; is she the right person",
  "good-relationship": "what makes a good relationship; signs of a healthy relationship; how to have a happy marriage",
  "too-needy": "how do I stop being so needy; I get attached too quickly; i'm too clingy",
  "stop-nagging": "how do I stop nagging my husband; how do i stop criticizing my wife; how can i stop snapping at my boyfriend",
  "clingy-partner": "my girlfriend is too clingy; my boyfriend is so needy; i need space in my relationship",
  "parents-plan-my-life": "my parents want me to be a doctor; my parents are pressuring me to get married; my dad wants me to study law",
  "parents-do-not-get-me": "my parents don't understand me; my mom never listens to me; my dad doesn't care about me",
  "looking-for-love": "how to find love; how to meet a nice guy; where can i meet single women",
  "scared-of-commitment": "I'm scared of commitment; I push people away; i can't let anyone in",
  "friends-do-not-care": "my friends don't care about me; my friends never text me; my friend group is falling apart",
  "parents-silent-after-coming-out":
    "I came out to my parents and they're not talking to me; i told my mom i'm gay and she won't accept it; I just came out and my dad is ignoring me",
  "bored-in-love": "I'm bored in my relationship; our marriage has become boring; how do we get the spark back",
  "whether-to-marry": "should I get married; are we ready to get married; is it too soon to get engaged",
  "couples-therapy": "couples therapy, is it worth it?; does marriage counseling work; should we go to couples counseling",
  "rude-people": "how do I deal with rude people; how to handle difficult people; how do i respond to mean comments",
  "toxic-relationship-signs": "what are signs of a toxic relationship; red flags in a bad relationship; what is a toxic relationship",
  "partner-drinks": "my husband drinks too much; my wife drinks every night; my dad is drinking again",
  "partner-wont-forgive": "my partner won't forgive me; my sister can't forgive me; my friend won't accept my apology",
  "be-a-better-friend": "how can I be a better friend; how to be a good listener; how can i become a better daughter",
  "people-leave-me": "people always leave me; everyone leaves me; i always get left",
  "help-depressed-friend":
    "how do i support my friend with anxiety; how to help someone who has ptsd; how can i be there for my sister who is bipolar",
  "child-not-talking-to-me": "my daughter won't talk to me; my son doesn't tell me anything; my teenage daughter hates me",
  "alone-with-it-in-marriage":
    "I feel like a single parent in my marriage; my husband doesn't help with the kids; i'm basically a married single mom",
  "where-is-this-going": "how do I ask my boyfriend where this is going; how do i define the relationship; are we exclusive",
  "texting-a-crush": "I'm bad at texting girls; how do i keep a conversation going; how to flirt",
  "siblings-and-inheritance":
    "my brother and I fight about our parents' house; i'm arguing with my sister over the will; inheritance fight with my siblings",
  "shy-child": "my daughter is 7 and so shy; my son is very shy; my kid is too clingy",
  "patience-with-children": "I have no patience with my kids; how do i stay calm with my toddler; i keep losing my temper with my son",
  "teen-drank": "my 16 year old came home drunk; my son came home high; my daughter got drunk at a party",
  "custody-fight": "we fight over custody; my ex wants full custody; i'm in a custody battle",
  "interrupts-me": "my coworker keeps interrupting me; my boss always talks over me; a colleague interrupts me in meetings",
  "holiday-with-in-laws":
    "christmas with my in laws stresses me out; i'm dreading thanksgiving with my family; how do i survive christmas with my in-laws",
  "another-baby": "my husband doesn't want another baby; i want a second child and he doesn't; we can't agree on having another child",
  "distant-partner": "my husband is emotionally distant; my girlfriend has become cold; i have an emotionally unavailable boyfriend",
  "in-love-with-someone-taken": "I'm in love with a married man; i'm dating a married woman; i'm the other woman",
  "date-agreed": "she said yes to a date!!; first date ideas; where should i take her on a date",
  "losing-a-friend": "I feel like I'm losing my best friend; my best friend has changed; my friend and i have grown apart",
  "friend-wronged-me": "my friend owes me an apology; my sister never apologized; my friend embarrassed me in front of everyone",
  "tell-parents-a-step":
    "How do I tell my mom I'm moving out?; how can i tell my parents i'm engaged; how do i tell my family about my girlfriend",
  "guilty-not-visiting": "My grandmother is in a nursing home; my grandpa lives in a nursing home; we moved dad to assisted living",
  "partner-and-parent-clash":
    "my husband and mother don't get along; my mom and my girlfriend hate each other; i'm stuck in the middle between my wife and my mom",
  "teen-and-love":
    "my teenage daughter wants to sleep over at her boyfriend's; my son wants to stay over with his girlfriend; my daughter is having sex",
  "outsider-in-family": "I feel like an outsider in my family; i'm the black sheep of the family; i don't fit in with my own family",
  "too-blunt": "People say I'm too honest; how can i be more tactful; i'm too direct",
  "partner-with-adhd":
    "my partner has ADHD and I do everything; my wife is so disorganized, my wife has add; i feel like my husband's mother",
  "comfort-someone": "How do I comfort my girlfriend?; how can i cheer up my friend; what do i say to someone who lost their mom",
  "said-it-too-soon": "I said I love you too soon; i told him i love him and he said nothing; did i scare her off",
  "coworker-became-boss": "my coworker got promoted and now bosses me around; my coworker bosses me around; my friend is now my boss",
  "tell-partner-a-need":
    "how do I tell my boyfriend I need more affection?; how do i ask my husband for more help; how can i get my wife to open up",
  "loves-me-or-not": "How do I know if my husband still loves me?; does my boyfriend really love me; i feel like she doesn't love me",
  "works-with-an-ex": "My coworker and I used to date; i work with my ex; my ex works at my office",
  "partners-ex": "how do I deal with my husband's ex wife; my boyfriend is still friends with his ex; my girlfriend's ex is a problem",
  "closer-to-family": "I want to be closer to my dad; how do i bond with my stepson; how can i get closer to my sister",
  "parents-forbid-dating":
    "I'm 19 and my parents won't let me date; my parents don't allow me to have a boyfriend; i'm hiding my girlfriend from my parents",
  "relationships-fail": "all my relationships fail after a year; my relationships never last; why can't i keep a relationship",
  "wedding-quarrel":
    "we can't agree on how to spend money for the wedding; we fight about the guest list; wedding drama with my family and we argue",
  "separate-beds":
    "my wife and I haven't slept in the same bed for months; my husband and I sleep in separate bedrooms; my boyfriend sleeps on the couch",
  "met-online": "I met someone online; i've been talking to a guy on hinge; i met a girl on discord",
  "secret-was-told":
    "My friend told my secret to everyone; my sister told everyone about my abortion, she told my secret; my best friend betrayed my trust",
  "parent-depends-on-me": "I want to move out but my mom depends on me; my mother depends on me; i can't move away because my dad needs me",
  "parents-new-partner": "my dad remarried after my mom died; i hate my mom's boyfriend; my dad has a new girlfriend",
  "someone-close-divorces": "my sister is getting divorced; my friend is going through a breakup; my brother and his wife are separating",
  "came-out-to-family": "I told my mom I'm bisexual; i came out to my family; i told my parents that i'm gay",
};
test.each(Object.entries(asked).flatMap(([id, all]) => all.split("; ").map((text) => ({ id, text }))))("$text: $id", ({ id, text }) => {
  const known = knownAnswer(text);
  expect(peopleFirst.find((one) => one.text === known)?.id).toBe(id);
});

test("every one has its phrasings, a subject, 60 to 140 words, one step and a question, and nothing unsafe", () => {
  expect(peopleFirst.map(({ id }) => id).toSorted()).toEqual(Object.keys(asked).toSorted());
  for (const { id, text, short, topic } of peopleFirst) {
    const length = text.split(/\s+/).length;
    expect([id, length >= 60 && length <= 140, text.endsWith("?"), text.split("**One next step:**").length], `${id} ${length}`).toEqual([
      id,
      true,
      true,
      2,
    ]);
    expect([id, unsafeIn(text), topicOf(topic ?? "")?.id, (short ?? "?").endsWith("?")]).toEqual([id, undefined, topic, true]);
  }
});

test("what to do about a subject between people has its form, and nothing unsafe", () => {
  for (const [id, way] of Object.entries(peopleWays))
    for (const text of Object.values(way) as string[]) {
      const words = text.split(/\s+/).length;
      expect([id, words >= 30 && words <= 125, text.endsWith("?")], `${id}: ${words}`).toEqual([id, true, true]);
      expect([id, text.split("**One next step:**").length <= 2, unsafeIn(text)]).toEqual([id, true, undefined]);
    }
  expect(Object.keys(peopleWays).filter((id) => topicOf(id) === undefined)).toEqual([]);
});

test.each([
  "I had a fight with my boss",
  "my dad has a new car",
  "my mom is seeing a doctor",
  "I told everyone my good news",
  "we booked separate rooms for the trip",
  "my kids have separate rooms and fight",
  "I met a friend for lunch",
  "my teammates depend on me",
  "I'm getting divorced",
  "my ex-boss called",
  "how do I tell my boyfriend I want to break up",
  "does my dog love me",
  "my husband hits me and I want to separate",
  "i need a break from work",
  "my trust in the company is gone",
  "my friend has time for me",
  "my doctor never has time",
  "how do I know if I'm depressed",
  "my neighbor is nice",
  "my parents want me to visit",
  "my kid lies about homework",
  "we went to a park with the kids",
  "my boss drinks too much coffee",
  "should I get a divorce",
  "my son won't eat",
  "how do I stop snacking",
  "is it too early to sleep",
])("%j has none of these answers", (text) => {
  const known = knownAnswer(text);
  expect(peopleFirst.find((one) => one.text === known)?.id).toBeUndefined();
});
