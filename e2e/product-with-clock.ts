/** A server with its own data folder, a clock that the journey moves, and a push service on this machine. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildApp } from "#app/server.ts";
import { readConfig } from "#server/config.ts";
import { openContext } from "#server/context.ts";
import { passTime } from "#testing/pass-time.ts";
import { openPushService } from "#testing/push.ts";

/** `body` is base64. */
export type PassedTime = { seconds: number | null; received: { path: string; body: string }[] };
export type ProductWithClock = Awaited<ReturnType<typeof openProductWithClock>>;

/** `at` in UTC ms; the clock runs on from there. */
export async function openProductWithClock(port: number, at: number) {
  const folder = mkdtempSync(join(tmpdir(), "evenday-clock-"));
  const clock = { now: at - Date.now() };
  const pushService = await openPushService();
  const config = readConfig({ PORT: String(port), HOST: "127.0.0.1", DATA_DIR: folder, LOG_LEVEL: "warn" });
  // differs from a real push service only in the connection to this machine, which the product itself refuses
  const context = await openContext(config, { clock: () => Date.now() + clock.now, pushPost: pushService.post });
  return {
    context,
    app: buildApp(context),
    /** Sets the clock to `from` (UTC ms), then moves it on for at most `seconds` or until a notification has arrived. */
    passTime: async (from: number, seconds: number): Promise<PassedTime> => {
      clock.now += from - context.clock();
      const before = pushService.received.length;
      const passed = await passTime({ context, clock }, seconds, async () => pushService.received.length > before);
      const received = pushService.received.slice(before).map(({ path, body }) => ({ path, body: body.toString("base64") }));
      return { seconds: Number.isFinite(passed) ? passed : null, received };
    },
    stop: async () => {
      await pushService.close();
      await context.database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
