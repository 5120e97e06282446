/** Processor time of `work` in ms, the least of several runs: what a busy machine adds is left out. For ratios, never for limits. */
export function leastMs(work: () => unknown, runs = 7): number {
  return Math.min(
    ...Array.from({ length: runs }, () => {
      const start = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    }),
  );
}
