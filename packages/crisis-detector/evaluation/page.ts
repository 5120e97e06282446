import { assess, cardLevel, higherLevel, isFaint, isShown, recentTexts, type Assessment } from "../src/assess.ts";
import { predict, readEncoder, type Encoder } from "../src/encoder.ts";
import { assessPredictions, windowsOf, type Predicted } from "../src/windows.ts";
import { encoderFile, textOf } from "./encoder-file.ts";

export const openEncoder = (): Encoder => readEncoder(encoderFile(), textOf);

/** The assessment on a page a second after the last word: the rules, combined with the encoder. `recent`: earlier messages of a chat. */
export function shown(encoder: Encoder, text: string, recent: readonly string[] = []): Assessment {
  const near = assess(text, { recent, isEncoderNext: true });
  const windowsIn = (one: string): Predicted => ({
    text: one,
    windows: windowsOf(one).map((window) => ({ text: window, prediction: predict(encoder, window) })),
  });
  const { windows } = windowsIn(text);
  const alone = assessPredictions(text, windows);
  const prediction = isFaint(alone) ? assessPredictions(text, windows, recent.slice(-recentTexts).map(windowsIn)) : alone;
  if (!isShown(prediction)) return near;
  return near.level < cardLevel ? prediction : higherLevel(near, prediction);
}
