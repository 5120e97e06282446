/** A product with a fake model behind its coach, whose chats and memory a bench measures. */
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aModelServer } from "#testing/llm.ts";
import { freePort } from "../scripts/postgres.ts";
import { openHeap } from "./heap.ts";
import { startProduct } from "./running.ts";

export type Chat = { status: number; answer: IncomingMessage; close: () => void };

/** Uses the embedded Postgres, or DATABASE_URL if set. */
export async function startChats(env: Record<string, string>) {
  const agent = new Agent({ keepAlive: true, maxSockets: 2000 });
  const model = await aModelServer();
  const folder = mkdtempSync(join(tmpdir(), "evenday-bench-"));
  const inspector = await freePort();
  const url = process.env["DATABASE_URL"];
  const settings = { DATA_DIR: folder, COACH_BASE_URL: model.url, COACH_MODEL: "bench", COACH_IDLE_MS: "60000", ...env };
  const product = await startProduct(await freePort(), { ...settings, ...(url ? { DATABASE_URL: url } : {}) }, [
    `--inspect-port=127.0.0.1:${inspector}`,
  ]);
  const open = (words: string, headers: Record<string, string>) =>
    new Promise<Chat>((resolve, reject) => {
      const place = { host: "127.0.0.1", port: product.port, path: "/functions/v1/life-coach-chat", method: "POST", agent, headers };
      const call = request(place, (answer) => {
        answer.on("error", () => undefined); // the bench closes the connection itself
        resolve({ status: answer.statusCode ?? 0, answer, close: () => call.destroy() });
      });
      call.on("error", reject);
      call.end(JSON.stringify({ messages: [{ role: "user", content: words }] }));
    });
  return {
    agent,
    model,
    product,
    open,
    /** Starts the inspector only now, so that it does not slow what was measured before. */
    heapOf() {
      process.kill(product.pid, "SIGUSR1");
      return openHeap(inspector);
    },
    async stop() {
      agent.destroy();
      await product.stop();
      await model.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
