import { cardLevel, higherLevel, safetyKinds, type Assessment, type SafetyLevel } from "crisis-detector/assessment";
import { isRecord, type SafetyNotice } from "./coach.events.rules.ts";

/**
 * The server's finding for the newest message, combined with the page's encoder result from an untrusted body. The page has
 * more time than an answer may wait. Its result only raises the severity here; what it overrules is left out before (`assessWritten`).
 */
export function withPrediction(found: Assessment, body: unknown): Assessment {
  const prediction = predictionIn(body);
  if (!prediction) return found;
  const kinds = safetyKinds.filter((kind) => prediction.kinds.includes(kind));
  if (kinds.length === 0) return found;
  const isAboutOther = prediction.isAboutOther === true && (found.kinds.length === 0 || found.isAboutOther);
  return higherLevel(found, { ...found, kinds, level: levelOf(prediction.level), isAboutOther });
}

/** Whether the page's encoder is sure that there is no danger in the newest message. */
export function saysHarmless(body: unknown): boolean {
  const prediction = predictionIn(body);
  return prediction !== undefined && prediction.level === 0 && prediction.kinds.length === 0;
}

type Prediction = { level: unknown; kinds: unknown[]; isAboutOther: unknown };
function predictionIn(body: unknown): Prediction | undefined {
  const prediction = isRecord(body) ? body["prediction"] : undefined;
  if (!isRecord(prediction) || !Array.isArray(prediction["kinds"])) return undefined;
  return { level: prediction["level"], kinds: prediction["kinds"], isAboutOther: prediction["isAboutOther"] };
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
