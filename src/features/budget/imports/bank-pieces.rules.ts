import { Problem } from "#shared/errors.ts";
import { readers, type TextFormat } from "./bank-file.rules.ts";
import type { BankEntry } from "./bank-tags.rules.ts";

/** The longest text that may wait for the end of its transaction or row. A longer one is refused. */
export const longestPiece = 4_000_000;
export const endless = "One transaction in this file is longer than we can take. A quotation mark or an end tag may be missing.";

type Cut = {
  /** Where the last transaction of a text begins, or the one before it ends; 0 if none does. */
  at: (text: string) => number;
  /** What the parser has to know of the text before: the account and its currency, or that a list contains transactions. */
  context: (text: string) => string;
};

/**
 * The transactions of a bank's file, chunk by chunk: only the text since the last complete transaction is in memory. Gives the same result
 * as the format's parser on the whole text.
 */
export async function* readPieces(chunks: AsyncIterable<string>, format: TextFormat): AsyncGenerator<BankEntry[]> {
  const { at, context } = cuts[format];
  let [rest, before, lines] = ["", "", 0];
  for await (const chunk of chunks) {
    rest += chunk;
    const end = at(rest);
    if (end > 0) {
      yield entries(rest.slice(0, end));
      rest = rest.slice(end);
    }
    if (rest.length > longestPiece) throw new Problem("too-large", endless);
  }
  yield entries(rest);

  function entries(text: string): BankEntry[] {
    const found = readers[format](before + text).map((entry) => ({ ...entry, line: entry.line - breaksIn(before) + lines }));
    lines += breaksIn(text);
    before = context(before + text);
    return found;
  }
}

/** Line breaks, counted as the format's parsers do. */
const breaksIn = (text: string) => text.match(/\r\n|\r|\n/gu)?.length ?? 0;

const lastMatch = (text: string, form: RegExp) => [...text.matchAll(form)].at(-1);
const lastIndexOf = (text: string, form: RegExp) => lastMatch(text, form)?.index ?? 0;

const transaction = /<STMTTRN>[\s\S]*?(?:<\/STMTTRN>|(?=<STMTTRN>|<\/BANKTRANLIST>)|$)/giu;
const entry = /<((?:[\w.-]+:)?Ntry)[\s>][\s\S]*?(?:<\/\1>|$)/gu;
const cuts: Record<TextFormat, Cut> = {
  OFX: {
    at: (text) => lastIndexOf(text, /<STMTTRN>/giu),
    context: (text) => {
      const outside = text.replace(transaction, "");
      return ["CURDEF", "ACCTID"].map((name) => lastMatch(outside, new RegExp(`<${name}>[^<\\r\\n]+`, "giu"))?.[0] ?? "").join("");
    },
  },
  "CAMT.053": {
    at: (text) => lastIndexOf(text, /<(?:[\w.-]+:)?Ntry[\s>]/gu),
    context: (text) => (lastMatch(text.replace(entry, ""), /<((?:[\w.-]+:)?Acct)>[\s\S]*?<\/\1>/gu)?.[0] ?? "").replace(/\s+/gu, " "),
  },
  QIF: {
    at: (text) => {
      const end = lastMatch(text, /[\r\n]\^(?=[\r\n])/gu);
      return end ? end.index + 2 : 0;
    },
    context: (text) =>
      [/^!Account[^!^]*\^/gimu, /^!(?!Option|Clear).*$/gimu].map((form) => `${(lastMatch(text, form)?.[0] ?? "").trim()}\n`).join(""),
  },
  MT940: {
    at: (text) => lastIndexOf(text, /(?<=[\r\n]):61:/gu),
    context: (text) => [/^:25:.*$/gmu, /^:60[FM]:.*$/gmu].map((form) => `${(lastMatch(text, form)?.[0] ?? "").trim()}\n`).join(""),
  },
};
