import { Hono } from "hono";
import { dayIn } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import type { AppContext } from "#server/context.ts";
import { memberOf, type Env } from "#server/http.ts";
import { openSlots } from "#server/slots.ts";
import { importedAccount } from "./account.contract.ts";
import { importMember } from "./archive-import.repository.ts";
import { exportMember, sizeOfArchive } from "./archive.repository.ts";

const mostUploadBytes = 1_200_000_000;

/** Everything in one ZIP. Works without a subscription, so that members can always get their data. */
export function exportRoutes(context: AppContext) {
  const app = new Hono<Env>();

  app.get("/export", async (c) => {
    const member = memberOf(c);
    const name = `evenday-${dayIn(member.timeZone, context.clock())}.zip`;
    return c.body(exportMember(context, member), 200, {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Accel-Buffering": "no",
      "X-Archive-Bytes": String(await sizeOfArchive(context, member)),
    });
  });

  return app;
}

/** The rows of an archive are in memory until all of them were checked, up to 100 MB. */
const importSlots = openSlots({ perOwner: 2, inAll: 4, busy: "Many archives are being read just now. Please try again in a minute." });

/** Imports an archive, replacing the account's data. Needs access, like everything else that writes. */
export function importRoutes(context: AppContext) {
  const app = new Hono<Env>();

  app.post("/import", async (c) => {
    const member = memberOf(c);
    const length = Number(c.req.header("content-length") ?? 0);
    if (length > mostUploadBytes) throw new Problem("too-large", "This archive is larger than we can take.");
    const { body } = c.req.raw;
    if (!body) throw new Problem("invalid", "Please choose an archive that Evenday made.");
    return c.json(await importSlots(member.id, () => importMember(context, member, body, (message) => importedAccount.parse(message))));
  });

  return app;
}
