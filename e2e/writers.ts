import { publicKey } from "#shared/release.ts";
import { featureRoutes, requestFor } from "#testing/routes.ts";
import { validInput } from "#testing/inputs.ts";
import { expect, type Member } from "./people.ts";
import { origin } from "./control.ts";

/** The calls by which a member writes texts, without those that end a session, change the account or delete. */
export const writers = featureRoutes().filter(
  ({ kind, who, path }) =>
    kind === "rpc" &&
    who !== "anyone" &&
    !/sessions|signOut|sign-out|password|email|remove|delete|clear|secondFactor|second-factor|portal|cancel/i.test(path),
);

/** Sends `words` in every text of a call. Returns whether the server took them. */
export async function writeBy(route: (typeof writers)[number], member: Member, words: string): Promise<boolean> {
  const { path, init } = requestFor(route, validInput(route.input, { words, id: crypto.randomUUID() }));
  const answer = await fetch(origin() + path, {
    ...init,
    headers: { apikey: publicKey, authorization: `Bearer ${member.token}`, "content-type": "application/json" },
  });
  expect(answer.status, `${path}: ${words}`).toBeLessThan(500);
  return answer.ok;
}
