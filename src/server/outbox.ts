import { eq } from "drizzle-orm";
import { emailQueue, users } from "./auth.tables.ts";
import type { Config } from "./config.ts";
import type { Owner } from "./database.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import { openQueue, type Addressed, type Queue, type Taken, type Waiting } from "./queue.ts";
import type { Recipient, Email, Mail } from "./integrations/email.ts";

/** How long a mail folder stores an email: as long as backups may contain a deleted account. */
const folderMs = 30 * 24 * 60 * 60_000;

/** Without `to` it goes to the address that the member has when it is sent. */
type Outgoing = Omit<Email, "to"> & { to?: string | undefined };
type Queued = Outgoing & Addressed;

export type Outbox = Omit<Queue<Outgoing>, "queue"> & {
  /** False when emails only go to a folder: then nothing may depend on their arrival. */
  isReal: boolean;
  queue: (writer: Pick<Owner, "insert">, mail: Queued) => Promise<boolean>;
  /** Removes a deleted account's emails from the mail folder; those that a mail server has accepted are out of our control. */
  evict: (of: Recipient) => Promise<void>;
};

/** Sends emails through the queue in the database (queue.ts), or writes them to a folder if no mail server is configured. */
export function openOutbox(
  config: Config,
  owner: Owner,
  transport: Mail,
  log: Log,
  clock: () => number,
  onTaken: (taken: Taken) => Promise<void> = async () => {},
  metrics: Metrics | null = null,
  isWanted: (message: Waiting) => Promise<boolean> = async () => true,
): Outbox {
  const addressOf = async (memberId: string) =>
    (await owner.select({ email: users.email }).from(users).where(eq(users.id, memberId)))[0]?.email;
  const queue = openQueue<Outgoing>({
    config,
    owner,
    log,
    clock,
    // a mail server that is down, overloaded (4xx) or refuses our login accepts it later
    isOfMessage: (fault) => /^(EENVELOPE|EMESSAGE)\b/.test(fault) && !/\b4\d\d$/.test(fault),
    isWanted,
    onTaken,
    metrics,
    table: emailQueue,
    name: "mail",
    purpose: "evenday mail outbox",
    send: async (email, memberId) => {
      const to = email.to ?? (await addressOf(memberId ?? ""));
      if (to === undefined) return "gone";
      await transport.send({ ...email, to }, memberId);
      return "taken";
    },
  });
  return {
    ...queue,
    isReal: transport.isReal,
    queue: (writer, { to, subject, text, off, ...addressed }) => queue.queue(writer, addressed, { to, subject, text, off }),
    evict: async (of) => transport.evict?.(of),
    sweep: async () => {
      await queue.sweep();
      await transport.sweep?.(clock() - folderMs); // last, so that a file that cannot be removed does not keep a row
    },
  };
}
