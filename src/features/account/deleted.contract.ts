import { byId, post } from "#shared/fields.ts";

/** Separate from the account's own calls: these are changes, so they need access. */
export const deletedContract = {
  restore: post("/deleted/{id}/restore", "Restore something deleted in the last 30 days").input(byId).output(byId),
};
