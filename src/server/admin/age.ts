import { createCipheriv, createDecipheriv, randomBytes, scrypt } from "node:crypto";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient, Stanza, type Identity, type Recipient } from "age-encryption";
import { Problem } from "#shared/errors.ts";
import { webStreamOf } from "#server/integrations/checksums.ts";

/**
 * Encrypts backups in the age format (age-encryption.org/v1), so that `age -d -i key backup | tar xz` opens them without Evenday. A key
 * file that contains an age identity encrypts for that identity; any other key file or a passphrase is used as a password.
 */
const header = "age-encryption.org/v1\n";
/** Exponent of two: 128 MB for each guess at a passphrase. */
const usualWork = 17;
const mostWork = 20;
let scryptWork = usualWork;

/** Encrypts at a 128th of the cost, for test processes only: no setting of the server enables this. */
export function lowerPassphraseCost(): void {
  if (!process.env["VITEST"]) throw new Error("The cost of a passphrase is lowered in tests only.");
  scryptWork = 10;
}

/** For a test of the cost itself. */
export function restorePassphraseCost(): void {
  scryptWork = usualWork;
}

export const isAge = (first: Uint8Array): boolean => Buffer.from(first.subarray(0, header.length)).toString("latin1") === header;

/** A new key file in the format of age-keygen. */
export const newKey = async (): Promise<string> => {
  const identity = await generateX25519Identity();
  return `# Opens Evenday's backups: age -d -i this-file backup | tar xz\n# public key: ${await identityToRecipient(identity)}\n${identity}\n`;
};

const identityIn = (secret: Buffer): string | undefined => /AGE-SECRET-KEY-[0-9A-Z-]+/.exec(secret.toString("utf8"))?.[0];

export async function* sealAge(content: AsyncIterable<Uint8Array>, secret: Buffer): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  const identity = identityIn(secret);
  if (identity) encrypter.addRecipient(await identityToRecipient(identity));
  else encrypter.addRecipient(byPassphrase(secret));
  yield* (await encrypter.encrypt(webStreamOf(content))) as unknown as AsyncIterable<Uint8Array>;
}

/** Whether a Problem means that a file is encrypted with another key: of one that is damaged or cut the age library says something else. */
export const isWrongKey = (error: unknown): boolean =>
  error instanceof Problem &&
  error.cause instanceof Error &&
  (error.cause.message.startsWith("no identity matched") || isWrongKey(error.cause));

/** Decrypts an age file. Throws `invalid` for another secret (`isWrongKey`), damage, a failed read, a cut or an appended end. */
export async function* openAge(file: AsyncIterable<Uint8Array>, secret: Buffer | null): AsyncGenerator<Uint8Array> {
  if (!secret) throw new Problem("invalid", "This backup is sealed: give its passphrase or key file.");
  const decrypter = new Decrypter();
  const identity = identityIn(secret);
  if (identity) decrypter.addIdentity(identity);
  else decrypter.addIdentity(byPassphrase(secret));
  const content = await decrypter.decrypt(webStreamOf(file)).catch((cause: unknown) => {
    throw new Problem(
      "invalid",
      "The passphrase or key file is not the one of this backup, or the backup is damaged or cut short. Nothing was changed.",
      { cause },
    );
  });
  try {
    yield* content as unknown as AsyncIterable<Uint8Array>;
  } catch (cause) {
    throw new Problem("invalid", "This backup is damaged or cut short, or something was added to it. Nothing was changed.", { cause });
  }
}

/**
 * The passphrase stanza of the age format with Node's own scrypt, which runs off the event loop: the library's would block every member for
 * seconds.
 */
const byPassphrase = (secret: Buffer): Recipient & Identity => ({
  wrapFileKey: async (fileKey) => {
    const salt = randomBytes(16);
    const cipher = createCipheriv("chacha20-poly1305", await keyOf(secret, salt, scryptWork), zeroNonce, { authTagLength: 16 });
    const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
    return [new Stanza(["scrypt", salt.toString("base64").replace(/=+$/, ""), String(scryptWork)], body)];
  },
  unwrapFileKey: async (stanzas) => {
    const [{ args: [kind, salt = "", work = ""] = [], body } = new Stanza([], new Uint8Array())] = stanzas;
    if (stanzas.length !== 1 || kind !== "scrypt" || !/^\d{1,2}$/.test(work) || Number(work) > mostWork || body.length !== 32) return null;
    const key = await keyOf(secret, Buffer.from(salt, "base64"), Number(work));
    const cipher = createDecipheriv("chacha20-poly1305", key, zeroNonce, { authTagLength: 16 }).setAuthTag(body.subarray(16));
    try {
      return Buffer.concat([cipher.update(body.subarray(0, 16)), cipher.final()]);
    } catch {
      return null; // encrypted with another passphrase
    }
  },
});

const zeroNonce = Buffer.alloc(12); // a key is used once: its salt is random

const keyOf = (secret: Buffer, salt: Buffer, work: number) =>
  new Promise<Buffer>((done, fail) =>
    scrypt(
      secret,
      Buffer.concat([Buffer.from("age-encryption.org/v1/scrypt"), salt]),
      32,
      { N: 2 ** work, r: 8, p: 1, maxmem: 2 ** (work + 11) },
      (error, key) => (error ? fail(error) : done(key)),
    ),
  );
