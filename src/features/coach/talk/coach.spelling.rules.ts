/** Normalizes typed words to the forms that the built-in coach knows. */

/** One stem for related words ("buying", "bought" and "buy" are one), or null for a word that says nothing about the subject. */
export function stem(term: string): string | null {
  const plain = term
    .toLowerCase()
    .replace(/[\u2019']/g, "'")
    .replace(/'s$/, "");
  const bare = plain.replace(/'/g, "");
  const word = short.get(bare) ?? bare;
  if (word.length < 2 || small.has(word)) return null;
  const known = forms.get(word);
  if (known) return known;
  return word.replace(/ies$/, "y").replace(/(?:ing|ed|(?<=ch|sh|x|s|z)es|s|ly)$/, (end, at: number) => (at >= 3 ? "" : end));
}

/**
 * `stem`, and for an unknown word the nearest one of `known` (stems) with one typing error: a letter too many, too few, wrong or swapped.
 * Two errors in words of eight letters and more. Words with digits stay.
 */
export function speller(known: ReadonlySet<string>): (term: string) => string | null {
  const vocabulary = [...known, ...small].filter((word) => word.length >= 4);
  return (term) => {
    const found = stem(term);
    if (found === null || known.has(found) || found.length < 4 || /\d/.test(found)) return found;
    for (const most of found.length >= 8 ? [1, 2] : [1]) {
      // the first letter is rarely the wrong one, and other words begin with another
      const near = vocabulary.find((word) => word[0] === found[0] && slips(word, found, most) <= most);
      if (near !== undefined) return small.has(near) ? null : near;
    }
    return found;
  };
}

/** The number of typing errors between two words (swapped adjacent letters are one), or more than `most`. */
export function slips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, last, now] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at), [] as number[]];
  for (let row = 1; row <= one.length; row++) {
    now = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min((last[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      now[column] = least;
    }
    [before, last] = [last, now];
  }
  return last[other.length] ?? most + 1;
}

/** Words that occur in every message, without apostrophes. */
const small = new Set(
  "a about second first one help after again all always am an and any anything are as at be because been before being but by can cant cannot come could did do does doesnt doing dont even ever every few for from feel feels felt feeling feelings get gets getting give go goes going gonna got gotta had has have having he her here him his how i id ill im ive if in into is isnt it its just keep keeps kept know last let like lot made make makes many me might month months more most much my myself need needs never new no not nothing now of off ok okay on once only or other our out over please plus put really said same say see she should since so some something still such take than that thats the their them then there these they theyre thing things think this those though to today too try trying until up us use used very want wants was wasnt way we week weeks well were what whats when where which while who whos why will with without wont would year years yes yet you your youre dollar dollars point kind person people big huge bit able also around back wanna nobody anybody everyone idk tell told tomorrow today yesterday".split(
    " ",
  ),
);

const short = new Map([
  ["tmrw", "tomorrow"],
  ["tmr", "tomorrow"],
  ["bf", "boyfriend"],
  ["gf", "girlfriend"],
  ["hubby", "husband"],
  ["bday", "birthday"],
  ["appt", "appointment"],
  ["thru", "through"],
  ["ur", "your"],
  ["pls", "please"],
  ["bc", "because"],
  ["cuz", "because"],
  ["u", "you"],
  ["mum", "mom"],
  ["momma", "mom"],
  ["mommy", "mom"],
  ["daddy", "dad"],
]);

/** Forms that do not follow from an ending. */
const forms = new Map(
  Object.entries({
    spend: "spent spending spends",
    buy: "bought buying buys",
    fight: "fought fighting fights",
    sleep: "slept asleep sleeping sleeps sleepless",
    pay: "paid pays paying payment payments",
    owe: "owed owes owing",
    lose: "lost losing loses",
    die: "died dying dies dead death",
    child: "children kid kids",
    save: "saved saving savings saves",
    leave: "left leaving leaves",
    break: "broke broken breaking breaks",
    cheat: "cheated cheating cheats cheater",
    anxious: "anxiety anxiousness",
    stress: "stressed stressful stressing",
    weary: "tired tiring exhausted exhausting exhaustion tiredness",
    burnout: "burnt burned",
    lonely: "loneliness alone",
    angry: "anger angrily mad",
    argue: "argued arguing argument arguments",
    procrastinate: "procrastinating procrastination procrastinator procrastinated",
    boundary: "boundaries",
    job: "jobs",
    debt: "debts",
    tax: "taxes",
    boss: "bosses",
    cry: "cries crying cried",
    worry: "worries worried worrying",
    family: "families",
    friend: "friends friendship friendships",
    bill: "bills",
    divorce: "divorced divorcing",
    fire: "fired",
    hate: "hated hates hating",
    organize: "organise organised organized",
  }).flatMap(([word, all]) => [word, ...all.split(" ")].map((form) => [form, word] as const)),
);
