import { dayMs } from "#shared/dates.ts";
import type { AppContext } from "#server/context.ts";
import { messages } from "./account.messages.content.ts";

type Guessed = {
  purpose: string;
  /** Who is guessed at, and by which device if it is a known one. */
  subject: string;
  /** Of the account's last change: a new password begins a new count. Undefined for an address without an account. */
  epoch: number | undefined;
  words?: (wait: string) => string;
};

/**
 * The two limits of wrong passwords: ten in 15 minutes, and a hundred in a row, as NIST SP 800-63B-4 has it. A right one ends the row;
 * otherwise it is over after 30 days, or after one where no mail server could send the link that lets its owner in.
 */
export function passwordLimits({ config, limits, mail }: AppContext, { purpose, subject, epoch, words }: Guessed) {
  const most = config.LIMIT_SIGN_IN_FAILURES;
  const short = { purpose, subject, most, windowMs: 900_000, ...(words ? { words } : {}) };
  const row = {
    purpose: `${purpose}-row`,
    subject: `${subject} ${epoch ?? 0}`,
    most: 10 * most,
    windowMs: (mail.isReal ? 30 : 1) * dayMs,
    words: words ?? messages.passwordWaits,
  };
  return {
    /** Counts a try before it is checked. Returns whether it is the last one of the row. */
    count: async () => {
      await limits.count(short);
      return (await limits.count(row)).left === 0;
    },
    /** The password was right. */
    release: async () => {
      await limits.release(short);
      await limits.clear(row);
    },
  };
}
