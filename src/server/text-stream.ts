import { watchReader } from "./idle-reader.ts";

/**
 * A body of text that is produced while it is read: a slow reader slows the producer, and a disconnect ends it. `onEnd` runs once it was read
 * or failed, or when the reader gave up or read nothing for two minutes.
 */
export function textStream(parts: AsyncGenerator<string>, onEnd: () => void = () => undefined): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const end = async () => {
    reader.stop();
    onEnd();
    await parts.return(undefined);
  };
  const reader = watchReader(end);
  return new ReadableStream<Uint8Array>(
    {
      start: reader.wait,
      pull: async (controller) => {
        reader.stop();
        const next = await parts.next().catch(async (error: unknown) => {
          await end();
          throw error;
        });
        if (!next.done) {
          controller.enqueue(encoder.encode(next.value));
          return reader.wait(controller);
        }
        controller.close();
        await end();
      },
      cancel: end,
    },
    { highWaterMark: 1 },
  );
}
