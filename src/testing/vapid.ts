import { createPublicKey, verify } from "node:crypto";
import { expect } from "vitest";
import type { Received } from "./push.ts";

/** Checks the sender's token (RFC 8292): signed by the key that browsers subscribe with, for this push service, valid for a day at most. */
export function expectVapid({ headers }: Received, publicKey: string, origin: string, now: number): void {
  const [, token = "", key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers["authorization"] ?? "") ?? [];
  expect(key).toBe(publicKey);
  const [head = "", claims = "", signature = ""] = token.split(".");
  const read = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString()) as Record<string, unknown>;
  expect(read(head)).toMatchObject({ alg: "ES256" });
  const point = Buffer.from(publicKey, "base64url");
  const jwk = { kty: "EC", crv: "P-256", x: point.subarray(1, 33).toString("base64url"), y: point.subarray(33).toString("base64url") };
  const signer = { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" as const };
  expect(verify("sha256", Buffer.from(`${head}.${claims}`), signer, Buffer.from(signature, "base64url"))).toBe(true);
  const { aud, exp, sub } = read(claims);
  expect(aud).toBe(origin);
  expect(Number(exp) * 1000).toBeGreaterThan(now);
  expect(Number(exp) * 1000).toBeLessThanOrEqual(now + 24 * 3_600_000);
  expect(sub).toMatch(/^(mailto:|https:)/);
}
