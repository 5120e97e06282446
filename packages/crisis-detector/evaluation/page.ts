import { assess, cardLevel, higherLevel, type Assessment } from "../src/assess.ts";
import { predict, readEncoder, type Encoder } from "../src/encoder.ts";
import { assessPredictions, windowsOf } from "../src/windows.ts";
import { encoderFile, textOf } from "./encoder-file.ts";

export const openEncoder = (): Encoder => readEncoder(encoderFile(), textOf);

/** The assessment on a page a second after the last word: the rules, combined with the encoder. `recent`: earlier messages of a chat. */
export function shown(encoder: Encoder, text: string, recent: readonly string[] = []): Assessment {
  const near = assess(text, { recent, skipLinearModel: true });
  const prediction = assessPredictions(
    text,
    windowsOf(text).map((window) => ({ text: window, prediction: predict(encoder, window) })),
  );
  if (prediction.level < cardLevel) return near;
  return near.level < cardLevel ? prediction : higherLevel(near, prediction);
}
