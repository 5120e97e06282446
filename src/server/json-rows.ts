/** Why a text is no JSON array of rows; what is thrown then. */
export type Fault = "damaged" | "row too long";
type Refuse = (fault: Fault, cause?: unknown) => Error;

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openArray, closeArray, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];
const isSpace = (byte: number | undefined) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
/** No row of ours is longer: the longest document's text with every character escaped. Bytes. */
const mostRowBytes = 4_000_000;

/**
 * The elements of a JSON array one by one, each with where it ends in bytes, so that the caller can stop after too many, and yield to other
 * requests in between: parsing megabytes at once blocks for seconds, and small elements take many times their length in memory. Throws what
 * `refuse` makes.
 */
export function* rowsIn(json: Uint8Array, refuse: Refuse): Generator<{ row: unknown; end: number }> {
  let at = afterSpace(json, 0);
  if (json[at] !== openArray) throw refuse("damaged");
  at = afterSpace(json, at + 1);
  if (json[at] === closeArray) return expectEnd(json, at + 1, refuse);
  for (;;) {
    const end = endOfElement(json, at, refuse);
    yield { row: parse(json.subarray(at, end), refuse), end };
    if (json[end] === closeArray) return expectEnd(json, end + 1, refuse);
    at = end + 1;
  }
}

/** Where the element from `start` on ends: at the comma after it, or at the end of the array. */
function endOfElement(json: Uint8Array, start: number, refuse: Refuse): number {
  let depth = 0;
  for (let at = start; at < json.length; at += 1) {
    if (at - start > mostRowBytes) throw refuse("row too long");
    const byte = json[at];
    if (byte === quote) at = endOfString(json, at, start + mostRowBytes, refuse);
    else if (depth === 0 && (byte === comma || byte === closeArray)) return at;
    else if (byte === openArray || byte === openObject) depth += 1;
    else if (byte === closeArray || byte === closeObject) depth -= 1;
  }
  throw refuse("damaged");
}

/** The closing quotation mark of the string that begins at `start`, at `last` at the latest. */
function endOfString(json: Uint8Array, start: number, last: number, refuse: Refuse): number {
  for (let at = start + 1; at < json.length; at += 1) {
    if (at > last) throw refuse("row too long");
    if (json[at] === backslash) at += 1;
    else if (json[at] === quote) return at;
  }
  throw refuse("damaged");
}

function parse(json: Uint8Array, refuse: Refuse): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(json));
  } catch (error) {
    throw refuse("damaged", error);
  }
}

function afterSpace(json: Uint8Array, from: number): number {
  let at = from;
  while (isSpace(json[at])) at += 1;
  return at;
}

function expectEnd(json: Uint8Array, from: number, refuse: Refuse): void {
  if (afterSpace(json, from) < json.length) throw refuse("damaged");
}
