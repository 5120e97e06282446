import { expect, test } from "vitest";
import { assessByRules, cardLevel } from "./assess.ts";

/** A danger told by its situation alone, and the same situation where nobody is in danger. */
const pairs: [danger: string, harmless: string][] = [
  ["What happens if you take twenty propranolol", "What happens if you take two ibuprofen"],
  ["how much benadryl is too much for a 120 lb girl", "how much benadryl is too much for a 20 lb dog"],
  ["does insulin show up in an autopsy", "does insulin leave a bruise"],
  ["is carbon monoxide painful", "is laser hair removal painful"],
  ["can you die from aspirin, how many", "can you die from boredom"],
  ["how tall does a building have to be", "how tall does a building have to be to need an elevator"],
  ["where can I tie a rope to in my dorm", "where can I tie the hammock rope to in my dorm"],
  ["which bridges have no railing", "the bridge on the trail has no railing, hold the kids"],
  ["whats the most painless way out", "what's the most painless way out of this lease"],
  ["my arms look like a barcode", "the barcode on my coupon doesn't scan"],
  ["grandpa says he'd rather eat his shotgun", "I'd rather eat my hat"],
  ["my wife doesn't know I stashed her pills", "my wife doesn't know I stashed her present"],
  ["I picked the music for my funeral", "I picked the music for my wedding"],
  ["death sounds like a vacation", "a week of sleep sounds like a vacation"],
  ["I wanted to let go of the wheel", "I wanted to let go of the grudge"],
  ["hoping some truck runs the light and hits me", "hoping the car runs until payday"],
  ["I took propofol home from work", "I took cake home from work"],
  ["the TV is giving me orders", "the TV is giving me a headache"],
  ["they implanted a chip in my head", "the doctor implanted a chip in my cochlear implant"],
  ["I am the messiah", "he thinks he's the messiah of spreadsheets"],
  ["my husband killed our dog in front of me", "a coyote killed our chicken"],
  ["he cleans his gun while we argue", "he cleans his gun before deer season"],
  ["I said no and he did it anyway", "I said no to dessert and he ordered two"],
  ["dad locks me in the dark cellar when I cry", "we were locked in the escape room until we cried laughing"],
  ["my brothers will kill me for dating him", "my brothers will kill me for eating their pizza"],
  ["my pimp wants his money", "I want to pimp up my bike"],
  ["my ex mailed me a dead rat", "my cat left a bird on the porch"],
  ["he reads every text before I send it", "my boss reads every email before I send it"],
  ["woke up without underwear and no memory of it", "woke up without coffee and no memory of my password"],
  ["he taped my mouth because I talked", "I tape my mouth for sleep because I snore"],
  ["I found an airtag in my coat", "I put an airtag on my luggage"],
  ["met a man on roblox and he's picking me up", "my kids met their cousins on roblox"],
  ["I live on gum and coffee, 400 cals", "I burn 400 cals a day on the bike"],
  ["how do I hide from my mom that I don't eat", "how do I hide from my mom that I don't eat meat"],
  ["I drink a fifth a day", "I drink a gallon of water a day"],
  ["she sells herself for pills", "I always sell myself short"],
  ["I'm gonna run him over", "I'm gonna run him over to the school"],
  ["I have a list of people who should pay", "I have a list of people who should pay for the trip"],
  ["I keep picturing dropping the baby", "I keep thinking about dropping the baby off at daycare"],
  ["I lost my house. The bridge is two blocks away.", "I lost my keys. The bridge is two blocks away."],
];

test("a situation that is a danger in itself brings up the card, and its everyday look-alike none", () => {
  const level = (text: string) => assessByRules(text).level;
  expect(pairs.filter(([danger]) => level(danger) < cardLevel).map(([danger]) => danger)).toEqual([]);
  expect(pairs.filter(([, harmless]) => level(harmless) >= cardLevel).map(([, harmless]) => harmless)).toEqual([]);
});
