/** Measures the heap of a running Node process through its inspector: what is referenced, without memory that the engine reserves. */

import { setTimeout as wait } from "node:timers/promises";

type Heap = { liveBytes(): Promise<number>; close(): void };

/** For a process that was started with `--inspect-port=127.0.0.1:<port>` and has received SIGUSR1. */
export async function openHeap(port: number): Promise<Heap> {
  const socket = new WebSocket(await addressOf(port));
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id: number; result: unknown };
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", reject, { once: true });
  });
  let last = 0;
  const call = (method: string, params: object = {}) =>
    new Promise<unknown>((resolve) => {
      waiting.set((last += 1), resolve);
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  return {
    async liveBytes() {
      await call("HeapProfiler.collectGarbage");
      const expression = "(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())";
      const { result } = (await call("Runtime.evaluate", { expression, returnByValue: true })) as { result: { value: number } };
      return result.value;
    },
    close: () => socket.close(),
  };
}

async function addressOf(port: number): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => undefined); // the inspector is not open yet
    const [target] = answer ? ((await answer.json()) as { webSocketDebuggerUrl: string }[]) : [];
    if (target) return target.webSocketDebuggerUrl;
    if (tries === 100) throw new Error("no inspector answers");
    await wait(20);
  }
}
