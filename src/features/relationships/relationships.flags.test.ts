import fc from "fast-check";
import { expect, test } from "vitest";
import { expectWithin, times } from "#testing/assurance.ts";
import { leastMs } from "#testing/least-ms.ts";
import { flags, sources } from "./relationships.flags.content.ts";
import { findFlags } from "./relationships.flags.rules.ts";

const keysIn = (text: string) =>
  findFlags(text)
    .phrases.map((phrase) => phrase.flag.key)
    .join(" ");

const red: [text: string, keys: string][] = [
  ["He checks my phone every night.", "phone"],
  ["I found out she went through my messages while I slept.", "phone"],
  ["He demanded to see my phone again.", "phone"],
  ["She keeps asking for my password.", "phone"],
  ["dont know why he always tracks my location", "phone"],
  ["He doesn't want me to see my friends anymore.", "cut-off"],
  ["He reads my messages and says I can't see my friends.", "phone cut-off"],
  ["She told me I cannot talk to my mother anymore.", "cut-off"],
  ["He says I couldn't have male friends.", "cut-off"],
  ["My boyfriend told me I can't go out without him.", "cut-off"],
  ["He won't let me go out alone.", "cut-off"],
  ["He decides who I can be friends with.", "decides"],
  ["She gets upset when I spend time with my family.", "jealous"],
  ["He said my family is toxic and that he knows me better.", "cut-off"],
  ["She gets angry whenever I talk to other women.", "jealous"],
  ["He accused me of flirting with the waiter.", "jealous"],
  ["He needs to know where I am all the time.", "whereabouts"],
  ["He called me 40 times while I was at the dentist's.", "whereabouts"],
  ["My husband decides what I wear.", "decides"],
  ["I need his permission to buy shoes.", "decides"],
  ["He controls all our money and gives me an allowance.", "money-control money-control"],
  ["She took out two credit cards in my name.", "money-control"],
  ["I have to ask him for money for the bus.", "money-control"],
  ["He made me quit my job in May.", "work-blocked"],
  ["My wife called me stupid in front of the kids.", "names"],
  ["He told me I'm worthless.", "names"],
  ["She makes fun of my accent at every dinner.", "belittles"],
  ["He puts me down and then laughs.", "belittles"],
  ["She rolls her eyes when I speak.", "contempt"],
  ["When I cried he said it was just a joke.", "joke"],
  ["Nothing I do is ever good enough for her.", "criticism"],
  ["He said I always ruin everything.", "criticism"],
  ["Last night he screamed at me over the dishes.", "yelling"],
  ["He gave me the silent treatment for a week.", "silence"],
  ["She didn’t speak to me for three days.", "silence"],
  ["He says it never happened and that I'm imagining things.", "gaslighting"],
  ["She told me I'm too sensitive.", "gaslighting"],
  ["My partner makes me feel like I'm going crazy.", "gaslighting"],
  ["He said it was my fault that he drank.", "blame"],
  ["She blames me for everything.", "blame"],
  ["He never apologises for anything.", "no-sorry"],
  ["He said sorry but it was late. This morning he apologised to me.", "no-sorry"],
  ["She kept asking after I said no.", "boundary"],
  ["He won't take no for an answer.", "boundary"],
  ["If you really loved me you would move, he said.", "guilt"],
  ["He makes me feel guilty when I rest.", "guilt"],
  ["She threatens to leave every time we disagree.", "leave-threat"],
  ["He said he loved me after one week and wanted to move in after two weeks.", "too-fast too-fast"],
  ["I found out he was seeing somebody else.", "lies"],
  ["She hid a loan from me for two years.", "hidden-money"],
  ["He gets mean when he drinks.", "drinks"],
  ["I do everything at home by myself.", "one-sided"],
  ["She only calls when she needs money.", "one-sided"],
  ["He told me to shut up.", "dismissed"],
  ["He says nobody else would want me.", "nobody-else"],
  ["She made me promise nothing, but asked me not to tell my sister.", "secrecy"],
  ["I'm walking on eggshells at home.", "eggshells"],
  ["My boss texts me at midnight about work.", "work-always-on"],
  ["My manager touched my shoulder and made comments about my body.", "work-touch belittles"],
  ["They cut my hours after I complained.", "work-payback"],
  ["My boyfriend got mad because I went out with coworkers and wouldn't talk to me all weekend.", "jealous silence"],
  ["She has been reading my texts behind my back.", "phone"],
  ["He keeps track of every dollar I spend.", "money-control"],
  ["He is so jealous that I stopped seeing my friends.", "jealous"],
  ["I can't breathe around him.", "eggshells"],
  ["My ex keeps texting me even though I blocked him.", "boundary"],
  ["He made me delete my Instagram.", "cut-off"],
];

const dangerous: [text: string, keys: string][] = [
  ["He hit me on Sunday.", "hurts-you"],
  ["She slapped me in the kitchen and said sorry without me asking.", "hurts-you"],
  ["He pushed me against the wall.", "hurts-you"],
  ["I got punched by my brother.", "hurts-you"],
  ["He put his hands around my throat.", "throat"],
  ["She choked me.", "throat"],
  ["He pointed a gun at me.", "weapon"],
  ["He said he would kill me.", "threat"],
  ["My ex threatened to hurt my sister.", "threat"],
  ['He texted "I will find you".', "threat"],
  ["He forced me to have sex.", "forced"],
  ["He kept going when I said stop.", "forced"],
  ["She threatened to post my naked pictures.", "images"],
  ["He wouldn't let me leave the room.", "trapped"],
  ["He locked me in.", "trapped"],
  ["My ex follows me home from work.", "follows"],
  ["I found a tracker under my car.", "follows"],
  ["He says he'll kill himself if I leave.", "own-harm"],
  ["She threatened to take the kids.", "children-pets"],
  ["He kicked the dog.", "children-pets"],
  ["He punched a hole in the wall.", "breaks-things"],
  ["He threw a plate at me.", "breaks-things"],
  ["I am afraid of him.", "afraid"],
  ["I'm scared to go home.", "afraid"],
  ["He drove so fast to scare me.", "drives"],
  ["if he hits me again I will go to my mother", "hurts-you"],
  ["I can't believe he hit me.", "hurts-you"],
  ["I don't know why he yells at me and then he hit me.", "yelling hurts-you"],
  ["He raised his fist at me.", "threat"],
  ["She keeps hitting me.", "hurts-you"],
  ["I'm being abused by my partner.", "hurts-you"],
  ["My husband is abusive.", "hurts-you"],
  ["I was raped last night.", "forced"],
  ["I'm scared he will hurt me.", "afraid"],
  ["I'm scared of how he will react.", "afraid"],
  ["He tried to kill me.", "threat"],
  ["My ex keeps showing up at my work.", "follows"],
  ["He said if I leave he will take the children.", "children-pets"],
  ["He stood in the doorway so I couldn't leave.", "trapped"],
];

const green: [text: string, keys: string][] = [
  ["She listened to me for an hour.", "listens"],
  ["He asked how my day was.", "listens"],
  ["He apologised the next morning.", "sorry"],
  ["She respects my no.", "hears-no"],
  ["He never pressures me.", "hears-no"],
  ["She encouraged me to see my friends.", "own-world"],
  ["He is proud of me.", "cheers"],
  ["He drove over with soup when I was ill.", "shows-up"],
  ["We share the chores.", "shares-load"],
  ["We talk openly about money.", "money-open"],
  ["We talked it through and found a compromise.", "together together"],
  ["She keeps her promises.", "truth"],
  ["He gives me space.", "trust"],
  ["She doesn't check my phone.", "trust"],
  ["He stayed calm and we talked calmly.", "calm-argument calm-argument"],
  ["She noticed that I was tired.", "notices"],
  ["I feel safe with her.", "safe-with"],
  ["He went to counseling with me.", "changes"],
  ["He asked before touching my things.", "consent"],
  ["We laughed so much.", "fun"],
  ["My boss backed me up in the meeting.", "work-fair"],
];

const harmless: string[] = [
  "My doctor said I can't see my friends until the fever is gone.",
  "He says I can see my friends whenever I want.",
  "She says I can't see my friends enough, so she took the kids.",
  "He said I can't see my own worth.",
  "He would never say I can't see my friends.",
  "He said I couldn't call my dad for money again.",
  "She says she can't go out without me.",
  "My mom said I can't go out tonight because of my exam.",
  "The car won't let me go anywhere.",
  "He never yells at me.",
  "She has never hit me.",
  "He isn't mean when he drinks.",
  "My partner would never hit me.",
  "He did not shout at me, he explained it.",
  "I don't think he lied to me.",
  "She isn't jealous of my friends.",
  "Nobody hit me, I fell off my bike.",
  "He doesn't call me names and yell at me.",
  "It is not true that he hit me.",
  "In the film he hits her and locks her in.",
  "We read a novel where the husband controls all the money.",
  "The movie is about a man who checks my phone kind of stuff.",
  "My friend's husband yells at her.",
  "My sister told me her boyfriend gave her the silent treatment.",
  "I checked my phone on the train.",
  "I yelled at the TV during the match.",
  "I never apologised to her.",
  "I said it was a joke.",
  "What if he hits me?",
  "If he ever hit me I would leave.",
  "I dreamt he choked me.",
  "It hit me that I was tired.",
  "She hit me up for coffee.",
  "He beat me at chess.",
  "The news hit me hard.",
  "He pushed me to apply for the job.",
  "That song chokes me up.",
  "I'm afraid of losing him.",
  "I'm afraid of spiders.",
  "I am afraid of him leaving me.",
  "She asked me not to tell anyone about the surprise party.",
  "He hid a present from me.",
  "My doctor told me what to eat.",
  "My landlord didn't call me for days, the tap still drips: the landlord is slow.",
  "We broke up in spring and it was sad but fair.",
  "I wish she would listen to me.",
  "He should say sorry.",
  "He only said sorry after my brother made him.",
  "I had to beg until she said sorry.",
  "She said sorry to his boss but never to me.",
  "He said sorry to shut me up.",
  "She apologized because the police came.",
  "Money is tight this month and we argued about the gas bill.",
  "My boss gave me a lot of work and I am tired.",
  "He shouted at me from across the street to say hello.",
  "He broke the glass by accident.",
  "Nothing much happened today, we cooked pasta.",
  "I broke up with him because we want different things.",
  "She is late again and I am annoyed.",
  "Put me down for Tuesday.",
  "He is my best friend.",
  "",
  "My overdraft hit me with a $35 fee.",
  "I'm scared of her answer.",
  "My boss won't let me leave early.",
  "A customer threatened to leave a bad review.",
  "My supervisor checks my emails before they go out.",
  "I'm writing a story where a man threatens to kill his wife.",
  "My brother punched me in the arm for luck.",
  "My allergies are trying to kill me.",
  "I am scared of what he will say about my draft.",
  "My son bit me, he's two and teething.",
  "My daughter never listens to me.",
  "My friend hit me with a pillow.",
  "He wants to know where I am when I hike alone.",
  "She beat me to the last slice of pizza.",
];

for (const [text, keys] of red) test(`looks twice at: ${text}`, () => expect(keysIn(text)).toBe(keys));
for (const [text, keys] of dangerous) {
  test(`sees danger in: ${text}`, () => {
    expect(keysIn(text)).toBe(keys);
    expect(findFlags(text).hasDanger).toBe(true);
  });
}
for (const [text, keys] of green) test(`keeps: ${text}`, () => expect(keysIn(text)).toBe(keys));
for (const text of harmless) test(`marks nothing in: ${text}`, () => expect(keysIn(text)).toBe(""));

test("phrases about an earlier time are listed separately from the marks", () => {
  for (const text of [
    "My father used to hit me.",
    "He no longer yells at me.",
    "My ex went through my messages.",
    "When I was a child she locked me in.",
  ]) {
    const { phrases, before, hasDanger } = findFlags(text);
    expect({ text, now: phrases.length, before: before.length, hasDanger }).toEqual({ text, now: 0, before: 1, hasDanger: false });
  }
});

test("what happened before and happens again counts as now", () => {
  expect(keysIn("He used to yell at me and now he hits me.")).toBe("hurts-you");
});

test("nothing is marked as worth keeping beside something dangerous", () => {
  const found = findFlags("He drove over with soup when I was ill. On Friday he choked me.");
  expect(found.phrases.map((phrase) => phrase.flag.color)).toEqual(["red"]);
});

test("danger that the safety rules detect leaves nothing to mark as worth keeping either", () => {
  const found = findFlags("Tengo miedo de él. She listened to me for an hour.", true);
  expect({ marks: found.phrases.length, hasDanger: found.hasDanger }).toEqual({ marks: 0, hasDanger: true });
});

test("phrases are positions in the member's own text, whatever quotes, spaces or invisible characters it contains", () => {
  const text = "Well…\r\n  HE   went\nthrough my  phone, and didn’t ans\u200Bwer me for two days.";
  expect(findFlags(text).phrases.map(({ start, end }) => text.slice(start, end))).toEqual([
    "HE   went\nthrough my  phone",
    "didn’t ans\u200Bwer me for two days",
  ]);
});

test("missing apostrophes in don't and didn't change nothing", () => {
  const text = "he didnt speak to me for three days";
  expect(findFlags(text).phrases.map(({ start, end }) => text.slice(start, end))).toEqual(["didnt speak to me for three days"]);
});

test("there are at least 40 flags, each with text, patterns and a public source", () => {
  expect(flags.length).toBeGreaterThanOrEqual(40);
  expect(new Set(flags.map((flag) => flag.key)).size).toBe(flags.length);
  for (const flag of flags) {
    expect(flag.patterns.length).toBeGreaterThan(0);
    expect(flag.why.length).toBeGreaterThan(20);
    expect(sources[flag.source].url).toMatch(/^https:\/\//);
  }
});

test("marks never overlap and stay inside any text", () => {
  const piece = fc.oneof(
    fc.constantFrom(...red.map(([text]) => text), ...dangerous.map(([text]) => text), ...green.map(([text]) => text)),
    fc.string({ unit: "binary", maxLength: 20 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join(" ");
      let last = 0;
      for (const { start, end } of findFlags(text).phrases) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        last = end;
      }
      expect(last).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 60 },
  );
});

test("the longest texts take little more time per character than a quarter of them", () => {
  const runs = times(1, 7);
  for (const text of [
    "he hit me ".repeat(5_000),
    "never made me ".repeat(3_500),
    `${"a".repeat(49_000)} he said that `,
    "he said ".repeat(6_000),
  ]) {
    const quarter = leastMs(() => findFlags(text.slice(0, text.length / 4)), runs);
    expectWithin(
      leastMs(() => findFlags(text), runs),
      10 * quarter + 5,
      "four times the text, ms",
    );
  }
});
