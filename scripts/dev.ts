import { createServer } from "vite";
import { readConfig } from "#server/config.ts";
import { start } from "../src/main.server.ts";

/** `npm run dev`: Vite with hot reload on PORT, in front of the real server on the port after it. */
const config = readConfig(process.env);
const running = await start({ ...config, PORT: config.PORT + 1 });
const target = `http://127.0.0.1:${config.PORT + 1}`;
const proxy = Object.fromEntries(
  ["/api", "/functions", "/checkout", "/healthz", "/readyz"].map((path) => [path, { target, changeOrigin: false }]),
);
const vite = await createServer({ server: { port: config.PORT, strictPort: true, host: "127.0.0.1", proxy } });
await vite.listen();
console.log(`Evenday for developers: http://localhost:${config.PORT}, the server behind it at ${target}`);
process.on("SIGINT", () => void Promise.all([vite.close(), running.stop()]).then(() => process.exit(0)));
