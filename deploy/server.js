/** Starts Evenday from the files of a release: `node server.js`. Plain JavaScript: an older Node has to end with a sentence. */
const leastNode = 24;
if (Number.parseInt(process.versions.node, 10) < leastNode) {
  process.stderr.write(`Evenday cannot start: it needs Node ${leastNode} or later, and this is Node ${process.versions.node}.\n`);
  process.exit(1);
}
// the file is copied next to dist/ (scripts/image-files.ts)
const { run } = await import(new URL("dist/server/main.js", import.meta.url).href);
await run();
