import { and, eq, gt, like } from "drizzle-orm";
import { verifications } from "#server/auth.tables.ts";
import type { Owner } from "#server/database.ts";
import { newId } from "#server/ids.ts";
import { fingerprint, newSecret } from "#server/signing.ts";

type Purpose = "reset" | "confirm" | "email";

/**
 * A secret for a link in a letter: 256 bits, kept as a hash only. A new one for the same purpose and person makes older
 * ones void. `now` and `lifeMs` in ms.
 */
export async function makeLink(
  owner: Owner,
  purpose: Purpose,
  memberId: string,
  value: string,
  now: number,
  lifeMs: number,
): Promise<string> {
  const secret = newSecret();
  await owner.delete(verifications).where(like(verifications.identifier, `${purpose}:${memberId}:%`));
  await owner
    .insert(verifications)
    .values({
      id: newId(),
      identifier: `${purpose}:${memberId}:${fingerprint(secret)}`,
      value,
      expiresAt: new Date(now + lifeMs),
      createdAt: new Date(now),
      updatedAt: new Date(now),
    });
  return `${memberId}.${secret}`;
}

/** Uses a link up: of two uses at once exactly one succeeds. Gives whom it is for and its value, or null. */
export async function takeLink(
  owner: Owner,
  purpose: Purpose,
  given: string,
  now: number,
): Promise<{ memberId: string; value: string } | null> {
  const [memberId = "", secret = ""] = given.split(".");
  const [row] = await owner
    .delete(verifications)
    .where(and(eq(verifications.identifier, `${purpose}:${memberId}:${fingerprint(secret)}`), gt(verifications.expiresAt, new Date(now))))
    .returning();
  return row ? { memberId, value: row.value } : null;
}
