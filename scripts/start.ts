import { spawn } from "node:child_process";
import { ensureBuilt, serverFile } from "./built.ts";

/** `npm start`: builds what is not built, then runs the server with this very Node. */
ensureBuilt();
const server = spawn(process.execPath, [serverFile], { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
