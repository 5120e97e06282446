/** Builds the guides: pages from MDX and the plain sections for the search. Fails the build on a faulty guide. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import mdx from "@mdx-js/rollup";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import type { Plugin } from "vite";
import { parse } from "yaml";
import { guideFaults, orderFaults, wordsIn } from "#guides/guides.check.rules.ts";
import { guideArt, guideTools, isGuideTool, type GuideFront } from "#guides/guides.rules.ts";
import { curly, sectionsOf, splitSource } from "#guides/guides.source.rules.ts";
import { readGuides, sectionsFromSource } from "#guides/guides.repository.ts";
import { guideLists } from "./guides-list.ts";

const isGuide = (id: string) => id.endsWith(".guide.mdx");
const isIndex = (id: string) => id.endsWith(".guide.mdx?sections");
const isPage = (id: string) => id.endsWith(".guide.mdx?page");

type Node = {
  type: string;
  name?: string;
  value?: string;
  children?: Node[];
  attributes?: { name?: string; value?: unknown }[];
  position?: { start: { line: number }; end: { line: number } };
};

/** MDX splits a paragraph that consists of components only; facts are sentences, so they are joined again. */
function keepParagraphs(node: Node): void {
  const saved: Node[] = [];
  for (const child of node.children ?? []) {
    keepParagraphs(child);
    const before = saved.at(-1);
    if (child.type !== "mdxJsxFlowElement" || child.name !== "Fact") saved.push(child);
    else if (
      before?.type === "paragraph" &&
      before.name === "facts" &&
      (before.position?.end.line ?? 0) + 1 >= (child.position?.start.line ?? 0)
    ) {
      before.children?.push({ type: "text", value: " " }, { ...child, type: "mdxJsxTextElement" });
      before.position = child.position;
    } else saved.push({ type: "paragraph", name: "facts", children: [{ ...child, type: "mdxJsxTextElement" }], position: child.position });
  }
  if (node.children) node.children = saved;
}

/** Converts quotes to typographic ones in all text, attributes included. */
function printQuotes(node: Node): void {
  if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
    for (const attribute of node.attributes ?? []) {
      if (typeof attribute.value === "string" && ["when", "title", "ask", "word"].includes(attribute.name ?? ""))
        attribute.value = curly(attribute.value);
    }
  }
  node.children?.forEach((child, at) => {
    if (child.type === "text" && child.value !== undefined) child.value = curly(child.value, at > 0);
    else printQuotes(child);
  });
}

/** One message per problem in any guide, with file and line. */
async function guideProblems(): Promise<string[]> {
  const guides = await readGuides();
  const bodies = new Map(guides.map(({ slug, body }) => [slug, body]));
  const lists = await guideLists();
  const saved = await Promise.all(lists.map(({ file }) => readFile(file, "utf8")));
  const isListed = lists.every(({ source }, at) => source === saved[at]);
  const outdated = isListed ? [] : ["The lists of guides are older than their front matter: npm run guides writes them."];
  const faults = guides.flatMap((guide) =>
    guideFaults(guide, bodies).map(({ line, sentence }) => `src/features/guides/${guide.slug}.guide.mdx:${line} ${sentence}`),
  );
  const places = orderFaults(guides);
  return [...outdated, ...faults, ...places.map(({ slug, sentence }) => `src/features/guides/${slug}.guide.mdx:1 ${sentence}`)];
}

/** The source of a guide's page: its text, the tools in it and the drawings that its front matter names. */
function pageSource(file: string, source: string): string {
  const { yaml, body } = splitSource(source);
  const { art } = parse(yaml) as GuideFront; // guideProblems() has checked the front matter
  const tools = [...body.matchAll(/<Tool name="([^"]+)"/g)].map(([, name]) => name).filter(isGuideTool);
  return [
    'import { createElement } from "react";',
    `import Text, { frontmatter, sections } from ${JSON.stringify(file)};`,
    'import { GuidePage } from "/src/features/growth/guide.panel.tsx";',
    ...art.map((name) => `import { ${name} } from "/src/web/ui/${guideArt[name]}.tsx";`),
    ...tools.map((name) => `import { ${guideTools[name][0]} } from "/src/features/growth/${guideTools[name][1]}";`),
    `const tools = { ${tools.map((name) => `${JSON.stringify(name)}: ${guideTools[name][0]}`).join(", ")} };`,
    `const art = [${art.join(", ")}];`,
    "export const Page = () => createElement(GuidePage, { front: frontmatter, sections, Text, tools, art });",
  ].join("\n");
}

/** Writes dist/guides.json, which the search and the coach read on the server. */
export async function writeGuideSections(): Promise<void> {
  const dist = new URL("../dist/", import.meta.url);
  await mkdir(dist, { recursive: true });
  await writeFile(new URL("guides.json", dist), JSON.stringify(await sectionsFromSource()));
}

/**
 * Compiles a guide to a component (default), its `frontmatter` and its `sections` (heading, anchor, words); with `?sections` to its plain
 * sections only, which the search loads as a chunk of its own; with `?page` to the page around it.
 */
export function guides(): Plugin[] {
  const compiler = mdx({ remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm, () => keepParagraphs, () => printQuotes] });
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
        if (isPage(id)) return pageSource(id.replace("?page", ""), await readFile(id.replace("?page", ""), "utf8"));
        if (!isIndex(id)) return null;
        const { body } = splitSource(await readFile(id.replace("?sections", ""), "utf8"));
        return `export default ${JSON.stringify(sectionsOf(body).map((section) => ({ ...section, heading: curly(section.heading), text: curly(section.text) })))};`;
      },
    },
    {
      ...compiler,
      enforce: "pre",
      async transform(code, id) {
        if (!isGuide(id)) return null;
        const { body } = splitSource(code);
        const sections = sectionsOf(body).map(({ heading, anchor, text }) => ({ heading: curly(heading), anchor, words: wordsIn(text) }));
        const created = await compiler.transform(code, id);
        const compiled = typeof created === "object" && created ? String(created.code) : code;
        return { code: `${compiled}\nexport const sections = ${JSON.stringify(sections)};\n`, map: null };
      },
    },
  ];
}
