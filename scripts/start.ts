import { pathToFileURL } from "node:url";
import { ensureBuilt, serverFile } from "./ensure-built.ts";

/** `npm start`: builds what is not built, then becomes the server. */
ensureBuilt();
const { run } = (await import(pathToFileURL(serverFile).href)) as { run: () => Promise<void> };
await run();
