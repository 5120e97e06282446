import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** scrypt with OWASP's parameters (N 2^14, r 16, p 1: about 32 MB and 60 ms), off the main thread. Stored as "salt:hash" in hex. */
const options = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };

const derive = (password: string, salt: string) =>
  new Promise<Buffer>((done, fail) => {
    // one spelling for letters that can be composed in two ways, as NIST SP 800-63B asks
    scrypt(password.normalize("NFKC"), salt, 64, options, (error, key) => (error ? fail(error) : done(key)));
  });

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString("hex");
  return `${salt}:${(await derive(password, salt)).toString("hex")}`;
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [salt = "", hash = ""] = stored.split(":");
  const expected = Buffer.from(hash, "hex");
  const found = await derive(password, salt);
  return expected.length === found.length && timingSafeEqual(expected, found);
}
