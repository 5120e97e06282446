import { byId, post } from "#shared/fields.ts";

/** Apart from the account's own calls: a change, so for members with access alone. */
export const deletedContract = {
  restore: post("/deleted/{id}/restore", "Restore something deleted in the last 30 days").input(byId).output(byId),
};
