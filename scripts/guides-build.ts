/** What the build makes of the guides: pages from MDX, the plain sections for the search, and no build at all from a faulty one. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import mdx from "@mdx-js/rollup";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import type { Plugin } from "vite";
import { guideFaults, wordsIn } from "#guides/guides.check.rules.ts";
import { sectionsOf, splitSource } from "#guides/guides.source.rules.ts";
import { readGuides, sectionsFromSource } from "#guides/guides.store.ts";

const isGuide = (id: string) => id.endsWith(".guide.mdx");
const isIndex = (id: string) => id.endsWith(".guide.mdx?sections");

/** Sentences about every fault in every guide, with file and line. */
export async function guideProblems(): Promise<string[]> {
  const guides = await readGuides();
  const bodies = new Map(guides.map(({ slug, body }) => [slug, body]));
  return guides.flatMap((guide) => guideFaults(guide, bodies).map(({ line, sentence }) => `src/features/guides/${guide.slug}.guide.mdx:${line} ${sentence}`));
}

/** Writes dist/guides.json, which search and coach read on the server. */
export async function writeGuideSections(): Promise<void> {
  const dist = new URL("../dist/", import.meta.url);
  await mkdir(dist, { recursive: true });
  await writeFile(new URL("guides.json", dist), JSON.stringify(await sectionsFromSource()));
}

/**
 * A guide becomes a component (default), its `frontmatter` and its `sections` (heading, anchor, words);
 * with `?sections` only its plain sections, which the search gathers in a chunk of its own.
 */
export function guides(): Plugin[] {
  const compiler = mdx({ remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm] });
  return [
    {
      name: "guides-checked",
      async buildStart() {
        const problems = await guideProblems();
        if (problems.length > 0) this.error(problems.join("\n"));
      },
    },
    {
      name: "guide-sections",
      enforce: "pre",
      async load(id) {
        if (!isIndex(id)) return null;
        const { body } = splitSource(await readFile(id.replace("?sections", ""), "utf8"));
        return `export default ${JSON.stringify(sectionsOf(body))};`;
      },
    },
    {
      ...compiler,
      enforce: "pre",
      async transform(code, id) {
        if (!isGuide(id)) return null;
        const { body } = splitSource(code);
        const sections = sectionsOf(body).map(({ heading, anchor, text }) => ({ heading, anchor, words: wordsIn(text) }));
        const made = await compiler.transform(code, id);
        const compiled = typeof made === "object" && made ? String(made.code) : code;
        return { code: `${compiled}\nexport const sections = ${JSON.stringify(sections)};\n`, map: null };
      },
    },
  ];
}
