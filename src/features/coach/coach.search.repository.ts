import { bytesOf } from "./coach.files.repository.ts";
import { readTextModel, type TextModel } from "./talk/coach.model.rules.ts";

let saved: Promise<TextModel> | undefined;

/** The classifiers over words and letters, loaded at the first chat. */
export const coachSearch = (): Promise<TextModel> => (saved ??= opened());

async function opened(): Promise<TextModel> {
  const [words, letters] = await Promise.all([bytesOf("coach.words.weights.bin"), bytesOf("coach.letters.weights.bin")]);
  return readTextModel({ words, letters }, (bytes) => new TextDecoder().decode(bytes));
}
