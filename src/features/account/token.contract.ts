import { z } from "zod";
import { byId, del, get, id, instant, post, text, words } from "#shared/fields.ts";
import { longestPassword } from "./account.rules.ts";
import { longestTokenName, tokenDays, tokenMessages, tokenScopes, type TokenScope } from "./token.rules.ts";

const scopes = z
  .array(z.enum(tokenScopes as [TokenScope, ...TokenScope[]]))
  .min(1, tokenMessages.noScope)
  .max(tokenScopes.length)
  .refine((all) => new Set(all).size === all.length, "Please choose each once.");

const token = z.object({
  id,
  name: z.string(),
  scopes: z.array(z.string()),
  createdAt: instant,
  expiresAt: instant,
  usedAt: instant.nullable().describe("when it was last used, to the minute"),
  usedFrom: z.string().nullable().describe("the network address of that call"),
});
const call = z.object({
  id,
  token: z.string().nullable().describe("its name; null when it was revoked"),
  method: z.string(),
  route: z.string().describe("the pattern of the address, without ids"),
  status: z.number(),
  calledAt: instant,
});

export const tokenContract = {
  list: get("/tokens", "API tokens, without their secrets").output(z.object({ tokens: z.array(token) })),
  calls: get("/tokens/calls", "The last 100 calls of API tokens, newest first").output(z.object({ calls: z.array(call) })),
  add: post("/tokens", "Make an API token; only this answer holds it")
    .input(
      z.object({
        id,
        name: words(longestTokenName, tokenMessages.nameMissing),
        scopes,
        days: z.literal([...tokenDays], tokenMessages.days),
        password: text(2 * longestPassword),
      }),
    )
    .output(z.object({ id, token: z.string(), expiresAt: instant })),
  revoke: del("/tokens/{id}", "Revoke an API token; it ends at once").input(byId).output(byId),
};
