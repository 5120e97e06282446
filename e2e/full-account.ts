/** A server with one member who has used every feature for seven weeks, past the trial and the first paid month. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { publicKey } from "#shared/release.ts";
import { screenshotRoutes, type ScreenshotRoute } from "../scripts/screenshot-routes.ts";
import { maya, seedFolder } from "../scripts/demo.ts";
import { ownServer } from "./own-server.ts";
import { begin, test as base, type Member } from "./people.ts";

const days = Number(process.env["FULL_ACCOUNT_DAYS"] ?? 49);

type FullAccount = { url: string; member: Member };

export const test = base.extend<{ full: FullAccount }, { fullServer: FullAccount }>({
  fullServer: [
    async ({ browserName: _ }, hand) => {
      const folder = mkdtempSync(join(tmpdir(), "evenday-full-"));
      await seedFolder({ PORT: "0", DATA_DIR: folder, LOG_LEVEL: "error" }, { ...maya, timeZone: "America/New_York" }, undefined, days);
      const server = await ownServer(folder);
      await hand({ url: server.url, member: await signIn(server.url) });
      await server.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  /** Signs this browser in there. */
  full: async ({ fullServer, context, guard }, hand) => {
    guard.allow(new RegExp(`^request to a foreign host: ${fullServer.url}`));
    await begin(context, fullServer.member, fullServer.url);
    await hand(fullServer);
  },
});

async function signIn(url: string): Promise<Member> {
  const { email, password } = maya;
  const answer = await fetch(`${url}/api/auth/sign-in`, {
    method: "POST",
    headers: { apikey: publicKey, "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const { token, member } = (await answer.json()) as { token: string; member: { id: string } };
  return { id: member.id, email, password, token, call: () => Promise.reject(new Error("nothing is arranged in the full account")) };
}

/** Every page, and every layer over one, as the screenshots have them. */
export const fullPages: readonly ScreenshotRoute[] = screenshotRoutes.filter(
  (one) => one.who.includes("full") && !one.open && !one.answers,
);
export const fullLayers: readonly ScreenshotRoute[] = screenshotRoutes.filter(
  (one) => one.who.includes("full") && one.open && !one.answers,
);
/** The same for pages without a session. */
export const signedOutStops: readonly ScreenshotRoute[] = screenshotRoutes.filter((one) => one.who.includes("out"));

/** Opens a page and waits until it shows the server's data. */
export async function openFull(page: Page, full: FullAccount, { path }: ScreenshotRoute): Promise<void> {
  await page.goto(full.url + path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  // does not wait for an idle network: the other features' code is prefetched for a long time
  await page.waitForFunction(() => !document.querySelector(".skeleton, .spin, .prerendered, [aria-busy='true']"));
  await page.waitForTimeout(150);
}

/** In parts, so that each stays well within the time limit of a journey. */
export const parts = 3;
export const partOf = <Stop>(stops: readonly Stop[], part: number) => stops.filter((_, at) => at % parts === part - 1);
