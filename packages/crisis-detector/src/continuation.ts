import { plainWords } from "./plain.ts";

const continuation =
  /^(?:ok(?:ay)? |and |please )*(?:(?:give me |tell me )?(?:another(?: one)?|one more|more)|what else|(?:make it )?(?:shorter|longer)|(?:ive |i have |i )(?:already )?tried (?:that|it|this)(?: already| before)?|(?:give me )?an example)(?: please)?$/;

const untilLater =
  /^(?:ok(?:ay)? |thanks |thank you |well )*(?:bye|goodbye|good ?night) (?:for now|for today|(?:un)?till? (?:later|tomorrow|next time)|see you (?:later|tomorrow))$/;

/**
 * Whether a whole text only asks to go on with what was said before ("another one", "I already tried that"), or says goodbye until later
 * ("bye for now"). It says nothing of the writer, and the encoder, which was trained on sentences, finds a faint sign in two or three words without a subject.
 */
export const isContinuation = (text: string): boolean => [continuation, untilLater].some((form) => form.test(plainWords(text)));
