/**
 * A request whose body may take as long as its reader does: `ms` limits the wait for the headers, and for each chunk that is asked for. The
 * body is null if the answer has none.
 */
export async function download(
  request: (signal: AbortSignal) => Promise<Response>,
  ms: number,
): Promise<{ answer: Response; bytes: AsyncGenerator<Uint8Array> | null }> {
  const controller = new AbortController();
  const within = async <Result>(result: Promise<Result>): Promise<Result> => {
    const timer = setTimeout(() => controller.abort(new DOMException("The answer took too long.", "TimeoutError")), ms);
    return result.finally(() => clearTimeout(timer));
  };
  const answer = await within(request(controller.signal));
  return { answer, bytes: answer.body && chunksOf(answer.body, within) };
}

async function* chunksOf(body: ReadableStream<Uint8Array>, within: <Result>(result: Promise<Result>) => Promise<Result>) {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await within(reader.read());
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined); // a body that failed is closed
  }
}
