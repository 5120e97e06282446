/** Patterns that later answers about oneself share. */

const lead = String.raw`^\W*(?:(?:and|but|so|ok(?:ay)?|well|then|also|hm+|yes|yeah|no|thanks?|thank you|cool|great|please|pls|alright|now|just|maybe|honestly|i mean|actually|lol|ugh|um+)\W+)*`;
export const asks = (
  inner: string,
  tail = String.raw`(?:\W+(?:please|pls|then|now|thanks|for me|today|instead|too|again|exactly|lol))*\W*$`,
) => new RegExp(`${lead}(?:${inner})${tail}`);
export const another = asks(
  String.raw`(?:(?:give|tell|show|send) me |have |do you have |got |can i (?:have|get) )?(?:another(?: (?:one|quote|joke|tip|affirmation|challenge|exercise|idea|prompt|question))?|one more|more(?: (?:of (?:those|them|that)|quotes|jokes|tips|affirmations|ideas))?|a (?:different|better|new|second) one|something (?:else|different|new)|(?:a )?next(?: one)?|different one)`,
);
export const anxious = /^(?:calm-a-panic|overthinking|stress|health-worry)$/;
export const routine = /^(?:get-up-mornings|keep-a-habit|plan-a-week|self-care)$/;
export const low =
  /^(?:name-a-feeling|feel-stuck|winter-blues|keep-friends|make-friends|purpose|after-a-breakup|grieve|find-therapist|grow-confidence)$/;
export const morning = /\bmorning (?:routine|one|ritual)\b|\ba morning\b|\bget up\b|\bmornings?\b/;
