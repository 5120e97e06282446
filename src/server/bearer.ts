import { createHash, timingSafeEqual } from "node:crypto";

/** Whether the header `Authorization: Bearer …` contains this token, compared in constant time; never true without a token. */
export function holdsToken(authorization: string | undefined, token: string | undefined): boolean {
  if (!token || !authorization) return false;
  const [input, requested] = [authorization, `Bearer ${token}`].map((text) => createHash("sha256").update(text).digest());
  return input !== undefined && requested !== undefined && timingSafeEqual(input, requested);
}
