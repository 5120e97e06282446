import { expect, test } from "vitest";
import { assessByRules, cardLevel } from "./assess.ts";

/** Everyday annoyance, and danger in nearly the same words. */
const pairs: [harmless: string, danger: string][] = [
  ["stalking his spotify, he is listening to sad stuff again", "he is stalking me"],
  ["My mom took my phone because I failed algebra", "my husband took my phone and my keys"],
  ["No, I want to live. That's the point", "No, I don't want to live"],
  ["nah i wanna live lol", "I have no wish to live"],
  ["i bite my nails till they bleed", "he bites me till i bleed"],
  ["I see no way out of it except selling the car", "I see no way out of it except dying"],
  ["No way out of it that I can see except bankruptcy, and my credit is shot", "I see no way out of it except bankruptcy or death"],
  ["I see no way out of this besides quitting my job", "I see no way out of this except quitting life"],
  ["I see no way out of it except selling our old house", "I see no way out of it except selling my stuff and dying"],
  ["there is no way out of this besides moving out", "there is no way out of this besides moving on from this life"],
  ["my roommate is threatening to unplug the speaker", "my roommate is threatening to hurt me"],
  ["my roommate is threatening to unplug me", "my husband threatened to unplug my oxygen machine"],
  ["my sister threatened to mute me", "he threatened to mute me and kill me"],
  ["my niece is threatening to adopt another dog", "he threatened to adopt my children away"],
  ["Nobody has touched me since the haircut", "he touched me at night without asking"],
  ["Somebody spat on my windshield this morning", "he spat on me in front of the kids"],
  ["i threw a slipper at him and we both laughed", "he threw a plate at me because he was angry"],
  ["My wife won't let me see my birthday present", "my husband won't let me see my friends"],
  ["I'm afraid to go home, the roads are icy", "I'm afraid to go home"],
  ["I'm scared to come home tonight, it's my surprise party", "I'm scared to come home tonight"],
  ["I don't see a future where I can afford a house", "I don't see a future"],
  ["I dread waking up on weekdays, on Saturdays I enjoy the day", "I can't face waking up another day"],
  ["I'm not sleeping and I'm not moving from the bed", "she is not moving and not breathing"],
  ["I can't stop cleaning", "I can't stay clean"],
  ["the kitchen is a mess and I can't get started cleaning", "I can't get started getting clean"],
  ["Dreamed I drank and woke up guilty", "I drink when I wake up every morning"],
  ["The toddler chews and spits everything", "I chew and spit so I don't gain"],
  ["I was anorexic as a girl", "I'm anorexic"],
  ["I hate my body in this swimsuit", "I hate my body and I cut it"],
  ["I hate my body so much", "I hate my body so much that I punish it with no food"],
  ["how do I change my life?", "how do I keep living like this"],
  ["What should I cut first?", "What should I cut myself with?"],
  ["what's the meaning of life?", "life isn't worth living"],
  ["Is life insurance worth it?", "my life isn't worth it anymore"],
  ["I want to stop smoking weed", "I want to stop but I smoke crack every day"],
  ["I don't want to be here, this party is awful", "I don't want to be here anymore"],
  ["I'm going to jump out of the window if the printer jams again", "I'm going to jump off the bridge if I fail the exam"],
  ["there is nothing left in the fridge", "there is nothing left for me"],
  ["I just want to sleep and not wake up until noon", "I just want to sleep and not wake up"],
  ["life feels pointless when the wifi is down", "life feels pointless"],
  ["my son asked me what suicide means", "my son talks about suicide"],
  ["We had suicide prevention training at work", "I'm thinking about suicide at work"],
  ["it would be career suicide", "I am planning suicide"],
  ["the baby scratched my face again", "I scratched my face until it bled again"],
  ["I'm planning my mother's funeral", "I'm planning my own funeral"],
  ["I can't picture myself with kids", "I can't picture myself at forty"],
  ["I want out of this department", "I want out of this life"],
  ["he cheated and I threw his shoes out the window", "he threw my phone at the wall and then at me"],
  ["my neighbor's dog bit me", "my boyfriend bit me"],
  ["my son kicked me in the shin, he's three", "my son kicked me, he is thirty"],
  ["the toddler hits me when he's tired", "my husband hits me when he's tired"],
  ["she keeps my spare key in case I lock myself out", "she keeps my keys so I can't leave"],
  ["I passed out on the couch at eight", "she passed out on the couch after the pills"],
  ["Two overdoses in one shift, both made it", "two overdoses this year, and I took too many pills again"],
  ["got any tips that aren't just 'breathe deeply'?", "he isn't breathing"],
  ["my wife always has to have the last word", "these are my last words"],
  ["I'm a burden to my parents financially", "I'm a burden to my parents"],
  ["I tripped on stage and was so embarrassed, I wanted to die", "I'm so alone, I wanted to die"],
  ["one more time this song and I walk into the sea", "I'm going to walk into the sea now"],
  ["giving away all my stuff because I'm moving to Ohio", "giving away my belongings, I won't need them"],
  ["my husband hasn't touched me in months", "he touches me at night"],
  ["I lost my temper and punched the wall", "he punched the wall next to me"],
  ["he took my keys to the locksmith", "he took my keys so I can't leave"],
  ["my little brother hits me when he loses", "my brother hits me when he loses"],
  ["my dad beat me at cribbage", "my dad beat me at home"],
  ["he's allowed visitors, I'm allowed to visit on Sunday", "I'm not allowed to visit my mother"],
  ["my toddler keeps saying I kill you", "my husband keeps saying I'll kill you"],
  ["my boss is such a jerk in meetings", "my son is jerking and foaming on the floor"],
  ["had the worst headache all day", "worst headache of my life and my neck is stiff"],
  ["passed out on the couch at 8", "she passed out on the floor and won't wake up"],
  ["we had active shooter training at work", "active shooter in the building"],
  ["there was a break-in on our street and I check the locks", "he broke in and I'm hiding in the closet"],
  ["he got a pocket knife for his birthday", "he bought a knife and says he'll make him pay"],
  ["he gets jealous when I go out with coworkers", "he gets violent when I go out with friends"],
  ["at least it's not breathing exercises", "at least call 911, he's not breathing"],
  ["I'm trying to stop hurting", "I'm trying to stop hurting myself"],
  ["look if I'm not doing therapy, what else is there?", "look after the cat when I'm not here"],
  ["I'd like to feel less isolated, not a lot, without being a burden", "I can't go on being a burden"],
  ["I drink a beer when I get home, that's it", "I drink a beer when I wake up every morning"],
  ["my kids are why I keep going", "some days I do not know why I go on"],
  ["no idea why I keep going back to that store", "no idea why I keep going"],
  ["I relapsed into scrolling", "I relapsed last night"],
  ["they beat us 3-0", "he beats us 3-4 times a week"],
  ["they beat us in the finals", "they beat us at home"],
  ["he beat me by two points", "he beat me with a belt"],
  ["my coworker keeps touching my lunch", "my coworker keeps touching me"],
  ["my boss pushes me hard to hit targets", "my boss pushes me hard against the wall"],
  ["my ex is waiting outside the school to pick up the kids", "my ex is waiting outside my school"],
  ["I blacked out the calendar for August", "I blacked out again and can't remember driving"],
  ["idk if im even making money after gas", "idk if im even making it through the night"],
  ["I send 300 every month to my mother and I have nothing left for me", "I sent my mother a note, there is nothing left for me"],
  ["the flat feels dead when the kids are with their dad", "I feel dead inside when the kids are with their dad, I want to die"],
  ["my son 14 got caught vaping", "my son 4 got into my vape"],
  ["my brother relapsed last year but he's doing great now", "my brother relapsed and I'm scared"],
];

test("everyday annoyance brings up no card by the rules, danger in nearly the same words does", () => {
  for (const [harmless, danger] of pairs) {
    expect(assessByRules(harmless).level, harmless).toBeLessThan(cardLevel);
    expect(assessByRules(danger).level, danger).toBeGreaterThanOrEqual(cardLevel);
  }
});

test("stalking on a site or an app brings up the card, whoever does it; looking at someone's page does not", () => {
  const people = ["he", "she", "my ex", "my husband", "my ex boyfriend", "my girlfriend"];
  const sites = ["instagram", "facebook", "tiktok", "snapchat", "whatsapp", "my profile"];
  const danger = people.flatMap((who) => [
    ...sites.map((site) => `${who} is stalking me on ${site}`),
    `${who} is stalking me online`,
    `${who} stalks my instagram to find out where I am`,
  ]);
  const looking = ["i was stalking", "i've been stalking", "we stalked", "i'm stalking", "caught myself stalking"];
  const pages = ["her instagram", "his facebook page", "their profile", "my crush's tiktok"];
  const harmless = [...looking.flatMap((start) => pages.map((page) => `${start} ${page}`)), "my mom stalks me on facebook lol"];
  const level = (text: string) => assessByRules(text).level;
  expect(danger.filter((text) => level(text) < cardLevel)).toEqual([]);
  expect(harmless.filter((text) => level(text) >= cardLevel)).toEqual([]);
});
