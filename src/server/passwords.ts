import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { Problem } from "#shared/errors.ts";

/** scrypt with OWASP's parameters (N 2^14, r 16, p 1: about 32 MB and 60 ms), off the main thread. Stored as "salt:hash" in hex. */
const options = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };

/** Hashes at a sixteenth of the cost, for test processes only: no setting of the server enables this. */
export function lowerHashCost(): void {
  if (!process.env["VITEST"]) throw new Error("The cost of a password hash is lowered in tests only.");
  options.N = 1_024;
}

/** For a test with hashes that a release made. */
export function restoreHashCost(): void {
  options.N = 16_384;
}

/** Node has four threads for files, DNS and hashes together: two are left for the others. */
const mostAtOnce = 2;
/** For unknown devices: known ones always get a place, and take none of these. Tests make them smaller. */
export const mostQueued = { perAddress: 250, inAll: 500 };

/** Who a hash is computed for: an address, or the `member` of a known device. Both take turns. */
export type Turn = { address?: string; member?: string };

type Line = Map<string, (() => void)[]>;
const waiting: Record<"known" | "unknown", Line> = { known: new Map(), unknown: new Map() };
/** `queued`: those of unknown devices. */
let [running, queued] = [0, 0];
let wasKnown = false;

/** How many hashes were computed in this process, for tests. */
export const hashCount = { value: 0 };

export async function hashPassword(password: string, turn: Turn = {}): Promise<string> {
  const salt = randomBytes(16).toString("hex");
  return `${salt}:${(await derive(password, salt, turn)).toString("hex")}`;
}

/** For an unknown address the same work is done against this hash. */
const nobody = `${"0".repeat(32)}:${"0".repeat(128)}`;

export async function isPassword(password: string, stored: string | null | undefined, turn: Turn = {}): Promise<boolean> {
  const [salt = "", hash = ""] = (stored || nobody).split(":");
  const expected = Buffer.from(hash, "hex");
  const found = await derive(password, salt, turn);
  return Boolean(stored) && expected.length === found.length && timingSafeEqual(expected, found);
}

async function derive(password: string, salt: string, turn: Turn): Promise<Buffer> {
  await enter(turn);
  hashCount.value += 1;
  try {
    return await new Promise<Buffer>((done, fail) => {
      // normalised, because some characters can be composed in two ways (NIST SP 800-63B)
      scrypt(password.normalize("NFKC"), salt, 64, options, (error, key) => (error ? fail(error) : done(key)));
    });
  } finally {
    leave();
  }
}

async function enter({ address = "", member }: Turn): Promise<void> {
  if (running < mostAtOnce) return void (running += 1);
  const line = member === undefined ? waiting.unknown : waiting.known;
  const owner = member ?? address;
  const mine = line.get(owner) ?? [];
  if (member === undefined && (queued >= mostQueued.inAll || mine.length >= mostQueued.perAddress))
    throw new Problem("too-many", "Many people are signing in just now. Please try again in a few seconds.", { retryAfterSeconds: 5 });
  line.set(owner, mine);
  if (member === undefined) queued += 1;
  await new Promise<void>((done) => mine.push(done));
}

/**
 * Passes the slot on: to a known device, and the next one to the address whose turn it is, because a member whose requests follow one another
 * without a pause must not keep everyone else waiting.
 */
function leave(): void {
  wasKnown = waiting.known.size > 0 && (!wasKnown || waiting.unknown.size === 0);
  const line = wasKnown ? waiting.known : waiting.unknown;
  const [owner = "", mine = []] = line.entries().next().value ?? [];
  const next = mine.shift();
  line.delete(owner);
  // to the end of the round, so that the next slot goes to another owner
  if (mine.length > 0) line.set(owner, mine);
  if (!next) return void (running -= 1);
  if (!wasKnown) queued -= 1;
  next();
}
