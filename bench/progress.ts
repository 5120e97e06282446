/** The progress bar of a large upload. */
import { withUser } from "./interactions.ts";

const uplink = 1_000_000;

/** How many times per second the bar of a 20 MB upload moves, at 8 Mbit/s upstream, over its first 8 s. */
export async function uploadProgress(origin: string, saved: string): Promise<number> {
  return withUser(origin, saved, async (context) => {
    const page = await context.newPage();
    await page.goto(`${origin}/pdf-generator`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 50,
      downloadThroughput: 2_000_000,
      uploadThroughput: uplink,
    });
    const file = {
      name: "big.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(20_000_000, 32)]),
    };
    await page.locator("input[type=file]").first().setInputFiles(file);
    const bar = page.getByRole("progressbar", { name: /big\.pdf/ });
    await bar.waitFor();
    return bar.evaluate(async (shown) => {
      const seconds = 8;
      let moves = 0;
      const watch = new MutationObserver(() => (moves += 1));
      watch.observe(shown, { attributes: true, attributeFilter: ["style"] });
      await new Promise((done) => setTimeout(done, seconds * 1000));
      watch.disconnect();
      return moves / seconds;
    });
  });
}
