/** Context of a phrase in a sentence: normalised text, and whether the phrase is denied, imagined, past or about another person. */

/** Lower-case text with straight quotes and single spaces; `at[i]` is the position of its i-th character in the original. */
export type Plain = { text: string; at: number[] };

const apostrophes: Record<string, string> = {
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  wont: "won't",
  cant: "can't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  isnt: "isn't",
  wasnt: "wasn't",
  hasnt: "hasn't",
  hadnt: "hadn't",
  hes: "he's",
  shes: "she's",
  im: "i'm",
  ive: "i've",
  theyre: "they're",
  youre: "you're",
};

/** Normalizes `text` for matching without losing positions: zero-width characters, curly quotes and line ends. */
export function plain(text: string): Plain {
  const letters: string[] = [];
  const at: number[] = [];
  const put = (letter: string, index: number) => {
    letters.push(letter);
    at.push(index);
  };
  for (let index = 0; index < text.length; index++) {
    const letter = text[index] ?? "";
    if (/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/.test(letter)) continue;
    if (/\s/.test(letter)) {
      const isParagraph = letter === "\n" && /^[ \t\r]*\n/.test(text.slice(index + 1, index + 20));
      if (isParagraph) put("\n", index);
      else if (letters.at(-1) !== " " && letters.at(-1) !== "\n") put(" ", index);
      continue;
    }
    if ("\u2018\u2019\u02BC\u0060\u00B4".includes(letter)) put("'", index);
    else if ('\u201C\u201D\u00AB\u00BB"*_'.includes(letter)) continue;
    else {
      const lower = letter.toLowerCase();
      put(lower.length === 1 ? lower : letter, index);
    }
  }
  return withApostrophes({ text: letters.join(""), at });
}

function withApostrophes({ text, at }: Plain): Plain {
  let out = "";
  const places: number[] = [];
  let done = 0;
  for (const found of text.matchAll(/(?<![\w'])[a-z]{2,8}(?![\w'])/g)) {
    const full = apostrophes[found[0]];
    if (!full) continue;
    const gap = full.indexOf("'");
    out += `${text.slice(done, found.index)}${full}`;
    places.push(
      ...at.slice(done, found.index + gap),
      at[found.index + gap] ?? 0,
      ...at.slice(found.index + gap, found.index + found[0].length),
    );
    done = found.index + found[0].length;
  }
  return { text: out + text.slice(done), at: [...places, ...at.slice(done)] };
}

/** The sentence around the position `index`, up to 400 characters to either side. */
export function sentenceAt(text: string, index: number): { start: number; text: string } {
  const from = Math.max(0, index - 400);
  const near = text.slice(from, index);
  const start = from + Math.max(...[".", "!", "?", ";", "\n"].map((mark) => near.lastIndexOf(mark))) + 1;
  const ahead = text.slice(index, index + 400);
  const end = /[.!?;\n]/.exec(ahead)?.index ?? ahead.length;
  return { start, text: text.slice(start, index + end) };
}

const joints =
  /[.!?;:,\n()\u2013\u2014]| - | but | yet | although | though | while | because | since | so that | when(?:ever)? | until | and (?=(?:then|now|he|she|they|i|we|my|it)\b)/g;

/** The text before `index` in its own clause. */
export function clauseBefore(text: string, index: number): string {
  const near = text.slice(Math.max(0, index - 160), index);
  let start = 0;
  for (const joint of near.matchAll(joints)) start = joint.index + joint[0].length;
  return near.slice(start);
}

const denials = /\b(?:never once|never|not|nobody|no one|none of (?:them|us)|neither|nor|without|\w+n't|cannot)\b/g;
const notDenying =
  /\b(?:not (?:only|just|sure)|can't stop|cannot stop|won't stop|didn't stop|doesn't stop|never stops|never stopped|not stop|why (?:don't|doesn't|won't|can't))\b/;
const belief = /^(?: \w+)? ?(?:think|believe|feel|say|mean|like|true)\b/;

/** Whether `clause`, which ends where `phrase` begins, denies it. */
export function negates(clause: string, phrase: string): boolean {
  const found = [...clause.matchAll(denials)].at(-1);
  if (!found || notDenying.test(clause)) return false;
  const between = clause.slice(found.index + found[0].length);
  if (between.split(" ").length > 9) return false;
  const hasOwnSubject = /\b(?:he|she|they|i|we|it|who|what|why|how|that)\b/.test(between);
  if (hasOwnSubject) return belief.test(between) && !/can't|couldn't|cannot/.test(found[0]);
  // "doesn't apologise and yells": the negation does not apply to the second verb
  if (/n't$|^not$/.test(found[0]) && / and /.test(between)) return !/^\w+(?:s|ed)\b/.test(phrase);
  return true;
}

const imagined =
  /\b(?:(?:if|in case|unless) (?:he|she|they|anyone|somebody|someone|my \w+) (?:ever|were to|would|should|had)|what if|imagine|suppose|supposing|pretend(?:s|ed)?|(?:i|we) (?:dreamt|dreamed)|nightmare|would ever|could ever|might)\b/;
const requested =
  /\b(?:wish(?:es|ed)?|if only|hop(?:e|es|ed|ing)|should|would|could|might|promis(?:e|es|ed)|want(?:s|ed)? (?:him|her|them|my \w+|someone) to|ask(?:ed)? (?:him|her|them) to|need(?:s|ed)? (?:him|her|them|to)|supposed to|pretend(?:s|ed)?|used to|expect(?:s|ed)?|if|hardly|rarely|barely)\b/;

/** Whether the clause only imagines what follows; for a green flag also whether it is only a wish. */
export function isUnreal(clause: string, color: "red" | "green"): boolean {
  if (color === "green") return requested.test(clause) || imagined.test(clause);
  return imagined.test(clause) && !/\bagain\b/.test(clause);
}

const long =
  /\b(?:used to|no longer|years ago|long ago|back then|in the past|when i was (?:a |an |little|young|younger|small|growing|\d|in (?:school|college))|as a (?:child|kid|teenager|teen|girl|boy)|in my childhood|growing up|in my (?:last|previous|former|first|old) (?:relationship|marriage|job)|stopped|quit)\b/;
const former = /\bmy (?:ex|former)\b/;

/** Whether the phrase describes a time that is over. With danger, a former partner still counts. */
export function isPast(before: string, phrase: string, isDanger: boolean): boolean {
  const last = [...before.matchAll(/\b(?:but now|and now|now|still|these days|lately|today|this (?:week|morning|year)|again)\b/g)].at(-1);
  const recent = last ? before.slice(last.index + last[0].length) : before;
  if (long.test(recent)) return true;
  if (isDanger || !former.test(`${recent}${phrase}`)) return false;
  return !/^(?:my \w+ )?\w+[^s]s\b/.test(phrase);
}

const service =
  /\b(?:landlord|landlady|bank|doctor|dentist|nurse|therapist|office|company|agency|recruiter|insurance|airline|shop|store|school|teacher|coach|trainer|recipe|app|website|machine|police|judge|weather|market|government|students?|toddler|kids|children|baby|son|daughter|dog|cat|puppy)(?:'s)?(?: \w+)? $/;

/** Whether someone other than a close person is named: a landlord who does not call back is just slow. */
export const isService = (text: string, index: number): boolean => service.test(text.slice(Math.max(0, index - 40), index));

const summary =
  /\b(?:in (?:the|a|this|that|my|her|his) (?:\w+ )?(?:film|movie|book|novel|series|show|episode|story|podcast|play|game|song|dream)|(?:film|movie|book|novel|series|show|song|podcast|article|documentary|play|episode) (?:is |was )?(?:about|where|in which|called)|the (?:main )?(?:character|hero|heroine|villain|narrator|actor)|(?:reading|read) (?:about|a book)|on (?:tv|netflix|the radio)|writing (?:a|my) (?:story|novel|book|script|song))\b/;
const aboutOthers =
  /\b(?:my|a|our|the|her|his|their) (?:best )?(?:friend|sister|brother|cousin|colleague|coworker|co-worker|neighbou?r|aunt|uncle|daughter|son|roommate|mother|mum|mom|father|dad|niece|nephew|client|student|boss)(?:'s (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|ex|fianc[ée]e?|date|marriage|relationship|dad|father|mother|mom|boss)\b| (?:told me|says|said|wrote|called to say)(?: that)? (?:her|his|their) (?:husband|wife|partner|boyfriend|girlfriend|ex))/;

/** Whether the sentence is about a story or other people, and the phrase does not name the writer. */
export function aboutOther(sentence: string, phrase: string): boolean {
  if (summary.test(sentence) && !/\b(?:we|i) (?:were watching|watched|saw)\b/.test(sentence)) return true;
  return aboutOthers.test(sentence) && !/\b(?:me|my|us|our)\b/.test(phrase);
}
