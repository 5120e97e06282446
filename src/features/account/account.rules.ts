import { isStorable } from "#kernel/text.ts";

/** Source: specification, section 5 (minimum) and decisions (maximum). Counted in characters as a person counts them. */
export const shortestPassword = 6;
export const longestPassword = 128;

export const messages = {
  email: "Please enter your e-mail address, like name@example.com.",
  shortPassword: (least: number) => `Please use at least ${least} characters.`,
  longPassword: `Please use at most ${longestPassword} characters.`,
  badPassword: "This password holds a character that cannot be kept. Please choose another.",
  commonPassword: "This is one of the first passwords that somebody would try. Please choose another.",
  wrongCredentials: "That e-mail and password do not match an account here.",
  taken: "There is already an account with this e-mail. You can sign in instead.",
  wrongPassword: "That is not the password of this account.",
  wrongCode: "That code does not fit. Please try the next one that your app shows.",
  secondFactorOn: "A second factor is already switched on.",
  linkOver: "This link has been used or is too old. Please ask for a new one.",
  confirmFirst: "Please confirm your e-mail first: we have sent you a link.",
} as const;

/** What is wrong with an address, or null. Deliberately loose: the only proof of an address is a letter that arrives. */
export function emailProblem(email: string): string | null {
  return email.length <= 254 && isStorable(email) && /^[^\s@<>"(),;:\\[\]]+@[^\s@<>"(),;:\\[\]]+\.[^\s@.<>"(),;:\\[\]]{2,}$/u.test(email)
    ? null
    : messages.email;
}

/** What is wrong with a new password, or null. No rule of composition; any character, spaces and emoji included. */
export function passwordProblem(password: string, least: number = shortestPassword): string | null {
  if (password.length > longestPassword * 2 || [...password].length > longestPassword) return messages.longPassword;
  if ([...password].length < least) return messages.shortPassword(least);
  return isStorable(password) ? null : messages.badPassword;
}

/** One person, however the address is written: lower case, without a +tag, and without dots where the provider ignores them. */
export function personOf(email: string): string {
  const [name = "", host = ""] = email.trim().toLowerCase().split("@");
  const plain = name.split("+")[0] ?? name;
  const isGoogle = host === "gmail.com" || host === "googlemail.com";
  return isGoogle ? `${plain.replaceAll(".", "")}@gmail.com` : `${plain}@${host}`;
}

/** What somebody types to delete the account for good. */
export const deleteWord = "delete";

/** A device as its owner would name it, from the user agent; never the whole string. */
export function deviceOf(userAgent: string): string {
  const system = [
    ["iPhone", "iPhone"],
    ["iPad", "iPad"],
    ["Android", "Android"],
    ["Windows", "Windows"],
    ["Mac OS", "Mac"],
    ["CrOS", "Chromebook"],
    ["Linux", "Linux"],
  ].find(([sign]) => userAgent.includes(sign ?? ""))?.[1];
  const browser = [
    ["Edg/", "Edge"],
    ["Firefox/", "Firefox"],
    ["Chrome/", "Chrome"],
    ["Safari/", "Safari"],
  ].find(([sign]) => userAgent.includes(sign ?? ""))?.[1];
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? "Unknown device");
}
