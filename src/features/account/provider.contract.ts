import { z } from "zod";
import { byId, del, get, id, instant } from "#shared/fields.ts";

export const providerContract = {
  list: get("/providers", "Sign-in providers that open this account").output(
    z.object({ providers: z.array(z.object({ id, name: z.string(), connectedAt: instant, usedAt: instant })) }),
  ),
  remove: del("/providers/{id}", "Remove a sign-in provider; never the last way to sign in").input(byId).output(byId),
};
