import { oc } from "@orpc/contract";
import { z } from "zod";
import { id } from "#shared/fields.ts";

/** Apart from the account's own calls: a change, so for members with access alone. */
export const deletedContract = {
  restore: oc
    .route({ method: "POST", path: "/deleted/{id}/restore", summary: "Restore something deleted in the last 30 days" })
    .input(z.object({ id }))
    .output(z.object({ id })),
};
