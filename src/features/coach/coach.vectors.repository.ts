import { readEncoder, sentenceFeatures } from "crisis-detector/encoder";
import { bytesOf } from "./coach.files.repository.ts";
import { readVectorModel, spelledOut, vectorLikelihoods, type Likelihoods } from "./talk/coach.model.rules.ts";

/** Runs in a worker thread (coach.built-in.repository.ts): 4 MB of weights are read at its start. */

const utf8 = new TextDecoder();
const textOf = (bytes: Uint8Array) => utf8.decode(bytes);
const opened = Promise.all([bytesOf("coach.sentences.weights.bin"), bytesOf("coach.meaning.weights.bin")]).then(([weights, meaning]) => ({
  encoder: readEncoder(weights, textOf),
  model: readVectorModel(meaning, textOf),
}));

/** How likely a text is about each subject, by its sentence vector. */
export async function meaning(text: string): Promise<Likelihoods> {
  const { encoder, model } = await opened;
  return vectorLikelihoods(model, sentenceFeatures(encoder, spelledOut(text)));
}

/** For the test that compares the weights with the phrasings. */
export const openedMeaning = () => opened;
