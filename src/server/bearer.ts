import { createHash, timingSafeEqual } from "node:crypto";

/** Whether a header `Authorization: Bearer …` holds this token, compared in constant time; without a token nobody's does. */
export function holdsToken(authorization: string | undefined, token: string | undefined): boolean {
  if (!token || !authorization) return false;
  const [input, requested] = [authorization, `Bearer ${token}`].map((text) => createHash("sha256").update(text).digest());
  return input !== undefined && requested !== undefined && timingSafeEqual(input, requested);
}
