import { removeAccount } from "./account.outside.store.ts";
import { applyAddressChanges } from "./address-change.store.ts";
import { exportMember } from "./archive.store.ts";

/** For app/: a member's archive, and the deletion of an account with all its data. */
export const accountFacts = { archive: exportMember, remove: removeAccount, applyAddressChanges };
