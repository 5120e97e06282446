import { plain } from "crisis-detector/plain";
import type { BuiltInAnswer } from "./coach.answers.rules.ts";
import { namedAreas, type NamedArea } from "../answers/coach.named-areas.content.ts";
import { wayWith } from "./coach.subject-answers.rules.ts";
import { topicOf, type Topic } from "../answers/coach.topics.rules.ts";

/** "With money", "I need help with my job": a part of life and nothing else, whose subjects are offered to choose from. */

const lead = String.raw`^\W*(?:(?:hi|hello|hey|and|but|so|ok(?:ay)?|well|um+|hm+|yes|yeah|oh|maybe|just|please|pls|thanks|honestly|idk|i (?:guess|think)|can you|could you|it'?s|its|mostly|mainly|probably|all)\W+)*`;
const asking = [
  String.raw`help(?: me)?(?: out)? (?:with|about)`,
  String.raw`(?:i )?(?:need|want|would like|'?d like|am looking for|looking for|'m looking for) (?:some |a bit of |a little )?(?:help|advice|support|guidance|tips|to talk|to ask)(?: with| about| on| for| regarding)?`,
  String.raw`i (?:have|'ve got|got) (?:some |a few |a |many |a lot of )?(?:problems?|questions?|issues?|trouble|troubles) (?:with|about|at|in)`,
  String.raw`(?:i'?m |i am |im )?(?:having )?(?:some |a lot of )?(?:problems?|issues?|trouble) (?:with|at|in)`,
  String.raw`(?:let'?s |can we |can i |i want to )?talk(?: to you)? about`,
  String.raw`(?:about|with|from|at|in)`,
  String.raw`advice (?:on|about|for|with)`,
].join("|");
const tail = String.raw`(?: (?:please|pls|i guess|i think|mostly|mainly|probably|maybe|right now|lately|stuff|things|issues|problems|too|lol|tbh))*\W*$`;
const named = new RegExp(`${lead}(?:(?:${asking}) )?(?:(?:my|the|our|a|some) )?(${namedAreas.map(({ words }) => words).join("|")})${tail}`);
/** The same with any name: "help me with anxiety". */
const anyName = new RegExp(`${lead}(?:(?:${asking}) )?(?:(?:my|the|our|some) )?([a-z][a-z -]{2,20}?)${tail}`);
const areas = namedAreas.map((area) => ({ area, words: new RegExp(`^(?:${area.words})$`) }));
/** Subjects that say no more than that something is hard. */
const isGeneral = /^(?:stress|feel-stuck|name-a-feeling|ask-for-help|sort-priorities|self-care)$/;
const longest = 80;

/** The part of life that a message names alone; `who` are its own words for it. */
export function areaNamed(newest: string): { area: NamedArea; who: string } | undefined {
  const who = newest.length > longest ? undefined : named.exec(plain(newest))?.[1];
  const area = who === undefined ? undefined : areas.find(({ words }) => words.test(who))?.area;
  return who === undefined || area === undefined ? undefined : { area, who };
}

const words = ({ lead, ask }: NamedArea, who: string, names: readonly string[]) =>
  `${lead.replace("{who}", who)}\n\n${names.map((name, at) => `${at + 1}. ${name}`).join("\n")}\n\n**One next step:** choose one, or tell me in a line what happened.\n\n${ask}`;

/** The subjects of a part of life that is named alone, where the talk has no subject of its own. */
export function areaAnswer(newest: string, topic: Topic | undefined, said: (words: string) => boolean): BuiltInAnswer | undefined {
  const found = topic === undefined || isGeneral.test(topic.id) ? areaNamed(newest) : undefined;
  if (!found) return topic === undefined ? subjectAlone(newest, said) : undefined;
  if (said(found.area.ask)) return undefined;
  const choices = found.area.offers.flatMap((id) => topicOf(id)?.name ?? []);
  return { text: words(found.area, found.who, choices), choices };
}

/** "Anxiety", "help me with my sleep": what helps most. */
function subjectAlone(newest: string, said: (words: string) => boolean): BuiltInAnswer | undefined {
  const name = newest.length > longest ? undefined : anyName.exec(plain(newest))?.[1];
  const way = name === undefined ? undefined : wayWith(name, said);
  return way && { text: way.text, action: way.topic };
}
