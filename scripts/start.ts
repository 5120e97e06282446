import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";

/** `npm start`: builds what is not built, then runs the server with this very Node. */
const built = ["dist/web/auth.html", "dist/template.tar"].every((file) => existsSync(file));
if (!built) {
  console.log("Building Evenday, once …");
  execFileSync(process.execPath, ["scripts/build.ts"], { stdio: "inherit" });
}
const server = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "src/main.server.ts"], { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
