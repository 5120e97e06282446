import { readFileSync, writeFileSync } from "node:fs";

/** .env.example from the table of docs/settings.md. A test compares the file with this, and reads it as a shell and Node do. */
export function envExample(settings: string): string {
  const rows = [...settings.matchAll(/^\| `([A-Z0-9_]+)` \| (.*?) \| (.*?) \|$/gm)];
  const lines = rows.map(([, name, standard = "", effect]) => {
    const value = exampleOf(standard);
    return `# ${effect?.replaceAll("`", "")}${value === "" ? ` (default: ${standard.replaceAll("`", "")})` : ""}\n# ${name}=${value}\n`;
  });
  return `${head}\n${lines.join("\n")}`;
}

const head = `# Every setting of Evenday with its default; all of them can be left out. Evenday reads the environment, not this file:
# remove the sign before a line, then start with  set -a; . ./.env; npm start  or, in a release,  node --env-file=.env server.js
# A value with a space or one of the signs # & < > $ ; ( ) stands in single quotes, as that of MAIL_FROM.
`;

/** Only a literal value can be an example; "none" and sentences stay in the comment. */
function exampleOf(standard: string): string {
  if (/<.+@.+>/.test(standard)) return `'${standard}'`;
  return /^[\w./:-]+$/.test(standard) && !/^(none|[A-Z_]+)$/.test(standard) ? standard : "";
}

/** `npm run n -- scripts/env-example.ts` writes it. */
if (import.meta.main) writeFileSync(".env.example", envExample(readFileSync("docs/settings.md", "utf8")));
