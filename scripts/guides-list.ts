/** Generates the list of guides from their front matter. Does not import the list, because it has to work before a new guide is in it. */
import { readdir, readFile } from "node:fs/promises";
import { parse } from "yaml";

const folder = new URL("../src/features/guides/", import.meta.url);
const listFile = new URL("guides.list.content.ts", folder);
/** Separate, because only /growth shows them: otherwise every page would load them. */
const cardsFile = new URL("guides.cards.content.ts", folder);

type Front = { title: string; parent: string; order: number; minutes: number; card?: string };
const note = "written by `npm run guides` from the front matter. Change that, not this file. */";

/** The two lists, as sources in the format of oxfmt. `parts` are the sections with a heading. */
export async function guideLists(): Promise<{ file: URL; source: string }[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".guide.mdx"));
  const guides = await Promise.all(
    files.map(async (name) => {
      const source = await readFile(new URL(name, folder), "utf8");
      const [, yaml = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
      return { slug: name.replace(".guide.mdx", ""), front: parse(yaml) as Front, parts: body.match(/^## /gm)?.length ?? 0 };
    }),
  );
  guides.sort((a, b) => a.front.order - b.front.order);
  const rows = guides.map(({ slug, front: { title, parent, minutes }, parts }) => {
    const fields = Object.entries({ title, parent, minutes, parts }).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
    return `  ${JSON.stringify(slug)}: { ${fields.join(", ")} },`;
  });
  const cards = guides.flatMap(({ slug, front: { card } }) =>
    card ? [`  { slug: ${JSON.stringify(slug)}, card: ${JSON.stringify(card)} },`] : [],
  );
  return [
    {
      file: listFile,
      source: [`/** Every guide in reading order, ${note}`, "export const guideList = {", ...rows, "} as const;", ""].join("\n"),
    },
    {
      file: cardsFile,
      source: [
        `/** The cards of /growth in order, with a line about what is inside, ${note}`,
        "export const growthCards = [",
        ...cards,
        "] as const;",
        "",
      ].join("\n"),
    },
  ];
}
