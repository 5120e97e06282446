import { createHmac } from "node:crypto";
import type { Person } from "./people.ts";

/** The code that an authenticator app shows for this base32 key: RFC 6238 with SHA-1, six digits, thirty seconds. `now` in UTC ms. */
export function codeOf(key: string, now: number = Date.now()): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...key.replace(/=+$/, "")].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, "0")).join("");
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const from = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(from) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** Switches the second factor on. Returns the key and the recovery codes, and the token of the new session. */
export async function switchOnSecondFactor({ post, password }: Pick<Person, "post" | "password">, more: object = {}) {
  const begun = (await post("/api/account/second-factor", { password })).body as { uri: string; codes: string[] };
  const key = new URL(begun.uri).searchParams.get("secret") ?? "";
  const { status, body } = await post("/api/account/second-factor/confirm", { code: codeOf(key), ...more });
  if (status !== 200) throw new Error(`second-factor/confirm answered ${status}`);
  return { key, codes: begun.codes, token: (body as { token: string }).token };
}
