import { Hono, type Context } from "hono";
import { dayIn } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import type { AppContext } from "#server/context.ts";
import { bodyOf, memberOf, streamOf, type Env } from "#server/http.ts";
import type { Member } from "#server/session.ts";
import { makeTicket, readTicket } from "#server/signing.ts";
import { openSlots, openTurns, takeSlot } from "#server/slots.ts";
import { withUpload } from "#server/uploads.ts";
import { importedAccount } from "./account.contract.ts";
import { messages } from "./account.messages.content.ts";
import { requirePassword } from "./account.repository.ts";
import { longestPassword } from "./account.rules.ts";
import { importMember } from "./archive-import.repository.ts";
import { exportMember, sizesOfArchive } from "./archive.repository.ts";

const mostUploadBytes = 1_200_000_000;
const tooLarge = "This archive is larger than we can take.";

const exportsBusy = "Many archives are being made just now. Please try again in a minute.";
const exportSlots = openSlots({ perOwner: 2, busy: exportsBusy });
/** The rows of one table are in memory while they are packed: here to know the sizes, which waits for no reader. */
const sizeSlots = openSlots({ perOwner: 2, inAll: 6, busy: exportsBusy });
/** Until the reader has all rows, however slow it is. An archive with few rows takes no slot, so that no slow reader prevents it. */
const rowSlots = openSlots({ perOwner: 2, inAll: 6, busy: exportsBusy });
/** Bytes of all rows, as JSON and CSV. */
const fewRows = 2_000_000;

/** How long after a sign-in an archive, made or imported, needs no password. Later, someone else may have the device. */
const newSessionMs = 3_600_000;
const isNewSession = (context: AppContext, member: Member) => context.clock() < member.sessionStartedAt.getTime() + newSessionMs;
const textOf = (password: unknown) => (typeof password === "string" ? password.slice(0, 2 * longestPassword) : "");

/**
 * Everything in one ZIP: GET in the first hour after signing in, then POST with the password. Works without a subscription, so that members
 * can always get their data.
 */
export function exportRoutes(context: AppContext) {
  const app = new Hono<Env>();

  const give = async (c: Context<Env>) => {
    const member = memberOf(c);
    const releaseSlot = await takeSlot(exportSlots, member.id);
    let onRows = () => {};
    const release = () => {
      onRows();
      releaseSlot();
    };
    const name = `evenday-${dayIn(member.timeZone, context.clock())}.zip`;
    try {
      const { archive, rows } = await sizeSlots(member.id, () => sizesOfArchive(context, member));
      if (rows > fewRows) onRows = await takeSlot(rowSlots, member.id);
      const headers = {
        "Content-Type": "application/zip",
        "Content-Disposition": `attachment; filename="${name}"`,
        "Content-Security-Policy": "default-src 'none'; sandbox",
        "X-Accel-Buffering": "no",
        "X-Archive-Bytes": String(archive),
      };
      return c.body(exportMember(context, member, { onRows, onEnd: release }), 200, headers);
    } catch (error) {
      release();
      throw error;
    }
  };
  app.get("/export", (c) => {
    if (!isNewSession(context, memberOf(c))) throw new Problem("invalid", messages.passwordAgain, { field: "password" });
    return give(c);
  });
  app.post("/export", async (c) => {
    const { password } = await bodyOf(c);
    await requirePassword(context, memberOf(c), textOf(password), "password");
    return give(c);
  });

  return app;
}

const importsBusy = "Many archives are being read just now. Please try again in a minute.";
/** From the first byte to the answer. */
const uploadSlots = openSlots({ perOwner: 2, busy: importsBusy });
/**
 * The rows of an archive are in memory until all of them were checked, up to 100 MB. Taken once the upload has arrived, and one by each
 * member, so that no member, however slow, keeps others from importing.
 */
const importSlots = openSlots({ perOwner: 1, inAll: 2, busy: importsBusy });
const importTurns = openTurns();

/** How long an upload may begin after the password was given. */
const ticketMs = 3_600_000;

/**
 * Imports an archive, replacing the account's data. Needs access, like everything else that writes, and from an hour after signing in on a
 * ticket that was given for the password: the body is the file.
 */
export function importRoutes(context: AppContext) {
  const app = new Hono<Env>();
  const { AUTH_SECRET } = context.config;
  const subjectOf = ({ id, credentialEpoch, sessionId }: Member) => `${id} ${credentialEpoch} ${sessionId}`;

  app.post("/import/ticket", async (c) => {
    const member = memberOf(c);
    const { password } = await bodyOf(c);
    if (!isNewSession(context, member)) {
      if (password === undefined) throw new Problem("invalid", messages.passwordToReplace, { field: "password" });
      await requirePassword(context, member, textOf(password), "password");
    }
    return c.json({ ticket: makeTicket(AUTH_SECRET, "archive import", subjectOf(member), context.clock() + ticketMs) });
  });

  app.post("/import", async (c) => {
    const member = memberOf(c);
    const ticket = c.req.header("import-ticket") ?? "";
    const isAllowed =
      isNewSession(context, member) || readTicket(AUTH_SECRET, "archive import", ticket, context.clock()) === subjectOf(member);
    if (!isAllowed) throw new Problem("invalid", messages.passwordToReplace, { field: "password" });
    const length = Number(c.req.header("content-length") ?? 0);
    if (length > mostUploadBytes) throw new Problem("too-large", tooLarge);
    const body = streamOf(c);
    if (!body) throw new Problem("invalid", "Please choose an archive that Evenday made.");
    const key = c.req.header("idempotency-key");
    const imported = await uploadSlots(member.id, () =>
      withUpload(context, body, { mostBytes: mostUploadBytes, tooLarge, cut: "The connection was cut. Nothing was changed." }, (upload) => {
        const work = () => importMember(context, member, upload, (message) => importedAccount.parse(message), key);
        return importTurns(member.id, () => importSlots(member.id, work));
      }),
    );
    return c.json(imported);
  });

  return app;
}
