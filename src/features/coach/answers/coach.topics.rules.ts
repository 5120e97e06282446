import type { GuideSlug } from "#guides/guides.rules.ts";
import { coachActions } from "./coach.actions.content.ts";
import { coachLater } from "./coach.later.content.ts";
import { guideSubjects } from "./coach.subjects-guides.content.ts";
import { homeSubjects } from "./coach.subjects-home.content.ts";
import { moneySubjects } from "./coach.subjects-money.content.ts";
import { peopleSubjects } from "./coach.subjects-people.content.ts";
import { selfSubjects } from "./coach.subjects-self.content.ts";
import { workSubjects } from "./coach.subjects-work.content.ts";

/** One subject of the built-in coach in the form for answers, whatever its source. */
export interface Topic {
  id: string;
  name: string;
  say: readonly string[];
  /** Further words that people use for it, and those of its answer; for the word search only. */
  cues: string;
  body: string;
  guide?: GuideSlug;
  hear: string;
  steps: readonly string[];
  next: string;
  ask: string;
  brief: string;
  why: string;
  /** Second and third angle. `next` and `ask` if they have their own. */
  more: readonly { words: string; next?: string; ask?: string }[];
  script?: string;
  link?: { href: string; label: string };
}

export const ownSubjects = [...moneySubjects, ...workSubjects, ...peopleSubjects, ...selfSubjects, ...homeSubjects];

export const topics: readonly Topic[] = [
  ...coachActions.map((action): Topic => {
    const about = guideSubjects[action.id];
    const later = coachLater[action.id];
    return {
      ...action,
      name: about?.name ?? action.id,
      say: about?.say ?? [],
      brief: about?.brief ?? action.next,
      why: about?.why ?? action.hear,
      body: `${action.hear} ${action.steps.join(" ")} ${action.next}`,
      more: later ? [later] : [],
    };
  }),
  ...ownSubjects.map(({ today, more, words, ...subject }): Topic => ({
    ...subject,
    cues: "",
    body: `${subject.hear} ${today} ${more.join(" ")}`,
    steps: [],
    next: today,
    more: more.map((one) => ({ words: one })),
    ...(words !== undefined && { script: words }),
  })),
];

const byId = new Map(topics.map((topic) => [topic.id, topic]));
const byName = new Map(topics.map((topic) => [topic.name.toLowerCase(), topic]));
export const topicOf = (id: string): Topic | undefined => byId.get(id);
/** The subject of a pressed button. */
export const topicNamed = (text: string): Topic | undefined => byName.get(text.trim().toLowerCase());

/** A text that the classifiers were trained on; without a subject it is about none of them. */
interface Phrasing {
  subject?: string;
  text: string;
}
const noSubject = "none";

/** All phrasings: those of the subjects themselves, and those of `files`, whose lines are "subject: one; another". */
export function phrasingsIn(files: readonly string[]): Phrasing[] {
  const listed = files.flatMap((file) =>
    file.split("\n").flatMap((line) => {
      const [subject = "", ...rest] = line.split(": ");
      return rest
        .join(": ")
        .split("; ")
        .filter(Boolean)
        .map((text) => (subject === noSubject ? { text } : { subject, text }));
    }),
  );
  const all = [...topics.flatMap(({ id, name, say }) => [name, ...say].map((text): Phrasing => ({ subject: id, text }))), ...listed];
  return [...new Map(all.map((one) => [`${one.subject}:${one.text}`, one])).values()];
}

/** A hash of the training texts (FNV-1a): the weight files contain it, so that a test detects outdated ones. */
export function phrasesHash(phrasings: readonly Phrasing[]): string {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify([topics.map(({ id }) => id), phrasings.map(({ subject, text }) => [subject, text])]))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
}
