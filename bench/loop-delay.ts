/** Preloaded into a server under load (`--import`): SIGUSR2 writes the event-loop delay since the last signal, ms, to LOOP_DELAY_FILE. */
import { writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

const resolution = 10;
const delay = monitorEventLoopDelay({ resolution });
delay.enable();
process.on("SIGUSR2", () => {
  // the measured delay includes the timer's own period
  const summary = { p99: Math.max(0, delay.percentile(99) / 1e6 - resolution), most: Math.max(0, delay.max / 1e6 - resolution) };
  writeFileSync(process.env["LOOP_DELAY_FILE"] ?? "loop-delay.json", JSON.stringify(summary));
  delay.reset();
});
