import type { AppContext } from "#server/context.ts";
import { removeAccount } from "./account.deletion.repository.ts";
import { applyAddressChanges } from "./address-change.repository.ts";
import { exportMember } from "./archive.repository.ts";
import { sweepLinks } from "./email.repository.ts";

/** For app/: a member's archive, and the deletion of an account with all its data. */
export const accountFacts = {
  archive: exportMember,
  remove: (context: AppContext, memberId: string) => removeAccount(context, memberId, null),
  applyAddressChanges,
  sweepLinks,
};
