import MiniSearch from "minisearch";
import { guideSections } from "#guides/guides.store.ts";
import { coachActions } from "./coach.actions.content.ts";
import type { CoachSearch } from "./coach.guide.rules.ts";

let kept: Promise<CoachSearch> | undefined;

/** The search behind the built-in coach, built once: the sections of all guides, and what each action is asked for with. */
export const coachSearch = (): Promise<CoachSearch> => (kept ??= build());

async function build(): Promise<CoachSearch> {
  const sections = new MiniSearch<{ id: string; title: string; heading: string; text: string }>({
    fields: ["heading", "title", "text"],
    storeFields: [],
    processTerm: stem,
  });
  sections.addAll(
    (await guideSections()).map(({ slug, anchor, title, heading, text }) => ({ id: `${slug}#${anchor}`, title, heading, text })),
  );
  const actions = new MiniSearch<{ id: string; cues: string; hear: string; steps: string }>({
    fields: ["cues", "hear", "steps"],
    storeFields: [],
    processTerm: stem,
  });
  actions.addAll(
    coachActions.map(({ id, cues, hear, steps, next, link }) => ({ id, cues, hear, steps: `${steps.join(" ")} ${next} ${link.label}` })),
  );
  return {
    sections: (words) =>
      sections.search(words.slice(0, longest), { boost: { heading: 3, title: 2 }, fuzzy: nearly }).map(({ id, score }) => {
        const [slug = "", anchor = ""] = String(id).split("#");
        return { slug, anchor, score };
      }),
    actions: (words) =>
      actions.search(words.slice(0, longest), { boost: { cues: 4 }, fuzzy: nearly }).map(({ id, score }) => ({ id: String(id), score })),
  };
}

const longest = 600;
/** A typing slip in a long word is forgiven. */
const nearly = (term: string) => (term.length > 6 ? 0.2 : false);

const small = new Set(
  "a about second first one help after again all always am an and any are as at be because been before being but by can can't cannot come could did do does doesn't doing don't even ever every few for from get gets getting give go going got had has have having he her here him his how i i'd i'll i'm i've if in into is isn't it it's its just keep keeps know last let like lot made make makes many me month more most much my myself need never new no not now of off ok on one only or other our out over please put really said same say see she should since so some something still such take than that that's the their them then there these they they're thing things think this those though to today too try trying until up us use used very want wants was wasn't way we well were what what's when where which while who why will with without won't would year years yes yet you your".split(
    " ",
  ),
);
/** Plain words under one stem: "buying", "buys" and "buy" are one. */
function stem(term: string): string | null {
  const word = term
    .toLowerCase()
    .replace(/[\u2019']/g, "'")
    .replace(/'s$/, "");
  if (word.length < 2 || small.has(word)) return null;
  return word
    .replace(/'/g, "")
    .replace(/(?:ies)$/, "y")
    .replace(/(?:ing|ed|(?<=ch|sh|x|s|z)es|s|ly)$/, (end, at: number) => (at >= 3 ? "" : end));
}
