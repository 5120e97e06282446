/**
 * Processor time of `work` in ms, the minimum of several runs, which excludes most of a busy machine's noise. For ratios, never for limits.
 */
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
