/** Baseline for uploads: node:http, with the body streamed to a file. Usage: bare-upload.ts <port> <folder>. */
import { createWriteStream } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";

const [port = "0", folder = ""] = process.argv.slice(2);
const server = createServer((request, response) => {
  if (request.method !== "POST") return void response.end("{}");
  request.pipe(createWriteStream(join(folder, crypto.randomUUID()))).on("finish", () => response.end("{}"));
});
server.listen(Number(port), "127.0.0.1");
