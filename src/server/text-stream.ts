/** A body of text that is produced while it is read: a slow reader slows the producer, and a disconnect ends it. */
export function textStream(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      cancel: async () => void (await parts.return(undefined)),
    },
    { highWaterMark: 1 },
  );
}
