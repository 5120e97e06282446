import { cardLevel, keepLevel, safetyKinds, type Assessment } from "#safety/safety.rules.ts";
import { isRecord, type SafetyNotice } from "./coach.wire.rules.ts";

/**
 * What was found in the newest message, and what the page's closer ear made of it, from a body that may hold anything. The page
 * has more time to listen than an answer may wait; it can only make the finding graver.
 */
export function withHeard(found: Assessment, body: unknown): Assessment {
  const heard = isRecord(body) ? body["heard"] : undefined;
  if (!isRecord(heard) || !Array.isArray(heard["kinds"])) return found;
  const told: unknown[] = heard["kinds"];
  const kinds = safetyKinds.filter((kind) => told.includes(kind));
  if (kinds.length === 0) return found;
  const isAboutOther = heard["isAboutOther"] === true && (found.kinds.length === 0 || found.isAboutOther);
  return keepLevel(found, { ...found, kinds, level: heard["level"] === 3 ? 3 : cardLevel, isAboutOther });
}

/** What the page is told of a finding, for its card. */
export const noticeOf = ({ level, kinds, isAboutOther, newestKinds, form }: Assessment): SafetyNotice => ({
  level,
  kinds,
  isAboutOther,
  ...(newestKinds && { newestKinds }),
  ...(form && { form }),
});
