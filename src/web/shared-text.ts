const timeoutMs = 2_000;

/** The text that another app shared with the installed one, once; undefined if the service worker has none. */
export function takeSharedText(): Promise<string | undefined> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<string | undefined>) => done(data);
    setTimeout(() => done(undefined), timeoutMs);
    navigator.serviceWorker?.controller?.postMessage("shared text", [port2]);
  });
}
