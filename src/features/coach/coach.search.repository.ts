import { bytesOf } from "./coach.files.repository.ts";
import { readWordModel, type WordModel } from "./coach.model.rules.ts";

let saved: Promise<WordModel> | undefined;

/** The classifier over words, loaded at the first chat. */
export const coachSearch = (): Promise<WordModel> =>
  (saved ??= bytesOf("coach.words.weights.bin").then((file) => readWordModel(file, (bytes) => new TextDecoder().decode(bytes))));
