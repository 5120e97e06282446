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
  confirmFirst: "Please confirm your e-mail first: we have sent you a link.",
} as const;

/** What is wrong with an address, or null. Deliberately loose: the only proof of an address is a letter that arrives. */
export function emailProblem(email: string): string | null {
  return email.length <= 254 && isStorable(email) && /^[^\s@<>"(),;:\\[\]]+@[^\s@<>"(),;:\\[\]]+\.[^\s@.<>"(),;:\\[\]]{2,}$/u.test(email) ? null : messages.email;
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
