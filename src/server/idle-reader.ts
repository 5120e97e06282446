/** Without a reader for so long a body is given up. */
export const mostIdleMs = 120_000;

/** Fails a body and runs `end` once nobody has read from it for two minutes; `stop` on each read, `wait` after it. */
export function watchReader(end: () => Promise<void>) {
  let idle: NodeJS.Timeout | undefined;
  return {
    stop: () => clearTimeout(idle),
    wait: (controller: ReadableStreamDefaultController) => {
      idle = setTimeout(() => {
        controller.error(new Error("Nobody reads this any more."));
        void end();
      }, mostIdleMs);
      idle.unref();
    },
  };
}
