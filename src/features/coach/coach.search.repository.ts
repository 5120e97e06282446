import MiniSearch from "minisearch";
import { guideSections } from "#guides/guides.repository.ts";
import { coachActions } from "./coach.actions.content.ts";
import type { CoachSearch } from "./coach.guide.rules.ts";
import { speller, stem } from "./coach.spelling.rules.ts";

let saved: Promise<CoachSearch> | undefined;

/** The search behind the built-in coach, built once: the sections of all guides, and what each action is asked for with. */
export const coachSearch = (): Promise<CoachSearch> => (saved ??= build());

async function build(): Promise<CoachSearch> {
  const sections = new MiniSearch<{ id: string; title: string; heading: string; text: string }>({
    fields: ["heading", "title", "text"],
    storeFields: [],
    tokenize: words,
    processTerm: stem,
  });
  const texts = await guideSections();
  await sections.addAllAsync(
    texts.map(({ slug, anchor, title, heading, text }) => ({ id: `${slug}#${anchor}`, title, heading, text })),
    inSteps,
  );
  const actions = new MiniSearch<{ id: string; cues: string; hear: string; steps: string }>({
    fields: ["cues", "hear", "steps"],
    storeFields: [],
    tokenize: words,
    processTerm: stem,
  });
  const summary = coachActions.map(({ id, cues, hear, steps, next, link }) => ({
    id,
    cues,
    hear,
    steps: `${steps.join(" ")} ${next} ${link.label}`,
  }));
  await actions.addAllAsync(summary, inSteps);
  const known = [...summary.flatMap(Object.values<string>), ...texts.map(({ heading, text }) => `${heading} ${text}`)].flatMap(words);
  const spelled = speller(new Set(known.flatMap((word) => stem(word) ?? [])));
  return {
    sections: (request) =>
      sections.search(request.slice(0, longest), { boost: { heading: 3, title: 2 }, processTerm: spelled }).map(({ id, score }) => {
        const [slug = "", anchor = ""] = String(id).split("#");
        return { slug, anchor, score };
      }),
    actions: (request) => {
      const terms = new Set(words(request.slice(0, longest)).flatMap((word) => spelled(word) ?? [])).size;
      return actions.search(request.slice(0, longest), { boost: { cues: 4 }, processTerm: spelled }).map(({ id, score, match }) => {
        const cued = Object.values(match).filter((fields) => fields.includes("cues")).length;
        return { id: String(id), score, share: cued / Math.max(1, terms) };
      });
    },
  };
}

/** Built a few texts at a time, so that other requests are answered in between. */
const inSteps = { chunkSize: 8 };
const longest = 600;
/** Apostrophes are left out, as tired people do: "don't" and "dont" are one word. */
const words = (text: string): string[] =>
  text
    .replace(/[\u2019']/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
