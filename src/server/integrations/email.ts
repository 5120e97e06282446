import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#server/config.ts";
import { forAll } from "#server/for-all.ts";
import type { Log } from "#server/log.ts";

/**
 * `off` is the address that unsubscribes from this kind of email with one request (RFC 8058); emails about the account itself have none.
 */
export type Email = { to: string; subject: string; text: string; off?: string | undefined };
/** Which emails a folder removes: those written for a member, to whatever address, and those to an address. */
export type Recipient = { memberId: string; to: string };
/** `isReal` is false when emails only go to a folder: then nothing may depend on their arrival. `evict` and `sweep` empty that folder. */
export type Mail = {
  isReal: boolean;
  send: (email: Email, memberId?: string | null) => Promise<void>;
  evict?: (of: Recipient) => Promise<void>;
  /** Removes emails written before `before` (UTC ms). */
  sweep?: (before: number) => Promise<void>;
};

/** SMTP if configured; else a folder under DATA_DIR, so that every flow works on a fresh machine. */
export function openMail(config: Config, log: Log, clock: () => number): Mail {
  if (!config.SMTP_URL) return toFolder(join(config.DATA_DIR, "mail"), log, clock);
  const { SMTP_URL, MAIL_FROM } = config;
  let transport: Promise<{ sendMail: (mail: Outgoing) => Promise<unknown> }> | undefined;
  return {
    isReal: true,
    send: async ({ off, ...email }) => {
      transport ??= import("nodemailer").then(({ default: mailer }) =>
        mailer.createTransport({ url: SMTP_URL, ...patience }, { from: MAIL_FROM }),
      );
      await (await transport).sendMail({ ...email, html: htmlOf(email.text), headers: off ? oneClick(off) : {} });
      log.info("mail sent");
    },
  };
}

type Outgoing = { to: string; subject: string; text: string; html: string; headers: Record<string, string> };
const oneClick = (off: string) => ({ "List-Unsubscribe": `<${off}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });

/** Timeouts after which a mail server counts as down, ms; each answer may take that long, all together less than the lease in queue.ts. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** The same text as plain HTML: paragraphs and links, nothing that is fetched. */
export function htmlOf(text: string): string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
  const linked = escaped.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
  const paragraphs = linked.split("\n\n").map((one) => `<p>${one.replaceAll("\n", "<br>")}</p>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><body style="font:16px/1.5 sans-serif;max-width:34em">${paragraphs.join("")}</body></html>`;
}

function toFolder(folder: string, log: Log, clock: () => number): Mail {
  const names = () => readdir(folder).catch(() => []); // no folder: no email was written yet
  return {
    isReal: false,
    send: async (email, memberId) => {
      mkdirSync(folder, { recursive: true });
      const file = join(folder, [clock(), ...(memberId ? [memberId] : []), `${randomBytes(4).toString("hex")}.txt`].join("-"));
      writeFileSync(file, `To: ${email.to}\nSubject: ${email.subject}\n\n${email.text}\n`, { mode: 0o600 });
      log.info("mail written to the mail folder");
    },
    evict: async ({ memberId, to }) => {
      for (const name of await names()) {
        const [first = ""] = (await readFile(join(folder, name), "utf8")).split("\n", 1);
        if (name.includes(memberId) || first.toLowerCase() === `to: ${to.toLowerCase()}`) await rm(join(folder, name), { force: true });
      }
    },
    sweep: async (before) => {
      await forAll(await names(), async (name) => {
        if (Number.parseInt(name, 10) < before) await rm(join(folder, name), { force: true });
      });
    },
  };
}
