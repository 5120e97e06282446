import { cardLevel, higherLevel, nothingFound, safetyKinds, type Assessment, type SafetyLevel } from "crisis-detector/assessment";
import { isRecord, type SafetyNotice } from "./coach.events.rules.ts";

/**
 * The server's finding for the newest message, combined with the page's encoder result from an untrusted body. The page has
 * more time than an answer may wait. Its result raises the severity, and overrules only what the server is unsure of.
 */
export function withPrediction(found: Assessment, body: unknown): Assessment {
  const prediction = isRecord(body) ? body["prediction"] : undefined;
  if (!isRecord(prediction) || !Array.isArray(prediction["kinds"])) return found;
  const summary: unknown[] = prediction["kinds"];
  const kinds = safetyKinds.filter((kind) => summary.includes(kind));
  if (kinds.length === 0) return found.isUnsure && prediction["level"] === 0 && summary.length === 0 ? nothingFound : found;
  const isAboutOther = prediction["isAboutOther"] === true && (found.kinds.length === 0 || found.isAboutOther);
  return higherLevel(found, { ...found, kinds, level: levelOf(prediction["level"]), isAboutOther });
}

const levelOf = (level: unknown): SafetyLevel => (level === 1 || level === 3 ? level : cardLevel);

/** The part of a finding that the page needs for its card. */
export const noticeOf = ({ level, kinds, isAboutOther, newestKinds, form }: Assessment): SafetyNotice => ({
  level,
  kinds,
  isAboutOther,
  ...(newestKinds && { newestKinds }),
  ...(form && { form }),
});
