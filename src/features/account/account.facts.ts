import { removeAccount } from "./account.outside.store.ts";
import { applyAddressChanges } from "./address-change.store.ts";
import { exportMember } from "./archive.store.ts";

/** What the roof may ask of accounts: a member's archive, and the end of an account with all that hangs on it. */
export const accountFacts = { archive: exportMember, remove: removeAccount, applyAddressChanges };
