/**
 * `npm start`: builds if necessary, then runs the server. Plain JavaScript: with a Node that is too old, or an install without optional
 * packages, it has to end with a message.
 */
import { pathToFileURL } from "node:url";

const leastNode = 24;

function fail(words) {
  process.stderr.write(`Evenday cannot start: ${words}\n`);
  process.exit(1);
}

if (Number.parseInt(process.versions.node, 10) < leastNode)
  fail(
    `it needs Node ${leastNode} or later, and this is Node ${process.versions.node}. Run npm ci and npm start, which bring their own Node (an optional package), or install a newer one.`,
  );
const { ensureBuilt, isBuilt, serverFile } = await import("./ensure-built.ts");
if (!isBuilt())
  await import("rolldown").catch(() =>
    fail(
      "it is not built yet, and the packages that build it are not installed. Run npm ci without --omit and --ignore-scripts, then npm start.",
    ),
  );
ensureBuilt();
const { run } = await import(pathToFileURL(serverFile).href);
await run();
