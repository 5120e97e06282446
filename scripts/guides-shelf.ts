/** The list of guides, made from their front matter. Reads no list itself, since it has to work before a new guide is in it. */
import { readdir, readFile } from "node:fs/promises";
import { parse } from "yaml";

const folder = new URL("../src/features/guides/", import.meta.url);
export const shelfFile = new URL("guides.shelf.content.ts", folder);

type Front = { title: string; parent: string; order: number; minutes: number; card?: string };

/** The source of guides.shelf.content.ts, in the format of oxfmt. `parts` are the sections with a heading. */
export async function shelfSource(): Promise<string> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".guide.mdx"));
  const guides = await Promise.all(
    files.map(async (name) => {
      const source = await readFile(new URL(name, folder), "utf8");
      const [, yaml = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
      return { slug: name.replace(".guide.mdx", ""), front: parse(yaml) as Front, parts: body.match(/^## /gm)?.length ?? 0 };
    }),
  );
  const rows = guides
    .sort((a, b) => a.front.order - b.front.order)
    .map(({ slug, front: { title, parent, minutes, card }, parts }) => {
      const fields = { title, parent, minutes, parts, ...(card ? { card } : {}) };
      const text = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
      const line = `  ${JSON.stringify(slug)}: { ${text.join(", ")} },`;
      return line.length <= 140 ? line : `  ${JSON.stringify(slug)}: {\n${text.map((one) => `    ${one},\n`).join("")}  },`;
    });
  return [
    "/** Every guide in reading order, written by `npm run guides` from the front matter. Change that, not this file. */",
    "export const guideShelf = {",
    ...rows,
    "} as const;",
    "",
  ].join("\n");
}
