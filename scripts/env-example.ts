import { readFileSync, writeFileSync } from "node:fs";

/** `npm run n -- scripts/env-example.ts`: writes .env.example from the table of docs/settings.md, which a test compares with the schema. */
const rows = [...readFileSync("docs/settings.md", "utf8").matchAll(/^\| `([A-Z0-9_]+)` \| (.*?) \| (.*?) \|$/gm)];
const lines = rows.map(([, name, standard, effect]) => {
  // only a literal value can be an example; "none" and sentences stay in the comment
  const value = /^[\w./:-]+$/.test(standard ?? "") && !/^(none|[A-Z_]+)$/.test(standard ?? "") ? standard : "";
  return `# ${effect?.replaceAll("`", "")}${value === "" ? ` (default: ${standard?.replaceAll("`", "")})` : ""}\n# ${name}=${value}\n`;
});
writeFileSync(
  ".env.example",
  `# Every setting of Evenday with its default; all of them can be left out. Evenday reads the environment, not this file:\n# remove the sign before a line, then start with  node --env-file=.env  or  set -a; . ./.env; npm start\n\n${lines.join("\n")}`,
);
