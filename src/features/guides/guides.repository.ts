import { readdir, readFile } from "node:fs/promises";
import type { GuideText } from "./guides.check.rules.ts";
import type { GuideFront } from "./guides.rules.ts";
import { guidesFile } from "#server/build-paths.ts";
import { sectionsOf, splitSource, type GuideSection } from "./guides.source.rules.ts";

/** A section of a guide for the search and the coach. */
export interface IndexedSection extends GuideSection {
  slug: string;
  /** The guide's title. */
  title: string;
}

const folder = new URL("./", import.meta.url);
let saved: Promise<IndexedSection[]> | undefined;

/** Every section of every guide as plain text, read once: from the build if there is one, else from the sources. */
export function guideSections(): Promise<IndexedSection[]> {
  saved ??= readFile(guidesFile, "utf8").then((text) => JSON.parse(text) as IndexedSection[], sectionsFromSource); // the build wrote this form
  return saved;
}

/** The current sections of the sources; the build writes these to dist/guides.json. */
export async function sectionsFromSource(): Promise<IndexedSection[]> {
  const guides = await readGuides();
  return guides.flatMap(({ slug, front, body }) => {
    const { title } = front as GuideFront; // the check refuses a guide without one
    return sectionsOf(body).map((section) => ({ slug, title, ...section }));
  });
}

/** The sources of all guides. Needs the YAML parser, which is only installed for building. */
export async function readGuides(): Promise<GuideText[]> {
  const { parse } = await import("yaml");
  const files = (await readdir(folder)).filter((name) => name.endsWith(".guide.mdx")).sort();
  return Promise.all(
    files.map(async (name) => {
      const { yaml, body, bodyLine } = splitSource(await readFile(new URL(name, folder), "utf8"));
      return { slug: name.replace(".guide.mdx", ""), front: parse(yaml) as unknown, body, bodyLine };
    }),
  );
}
