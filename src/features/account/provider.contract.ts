import { oc } from "@orpc/contract";
import { z } from "zod";
import { id, instant } from "#shared/fields.ts";

export const providerContract = {
  list: oc
    .route({ method: "GET", path: "/providers", summary: "Sign-in providers that open this account" })
    .output(z.object({ providers: z.array(z.object({ id, name: z.string(), connectedAt: instant, usedAt: instant })) })),
  remove: oc
    .route({ method: "DELETE", path: "/providers/{id}", summary: "Remove a sign-in provider; never the last way to sign in" })
    .input(z.object({ id }))
    .output(z.object({ id })),
};
