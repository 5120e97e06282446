import { isStorable } from "#shared/text.ts";

/** Source: specification, section 5 (minimum) and decisions (maximum). Counted in characters as a person counts them. */
export const shortestPassword = 6;
export const longestPassword = 128;

/** Refusals of the form, which its page shows before it sends anything; the server's others are in account.messages.content.ts. */
export const formRefusals = {
  email: "Please enter your email address, like name@example.com.",
  noPassword: "Please enter your password.",
  shortPassword: (least: number) => `Please use at least ${least} characters.`,
  longPassword: `Please use at most ${longestPassword} characters.`,
  badPassword: "This password contains a character that cannot be saved. Please choose another.",
} as const;

/**
 * The problem of an address, or null. Accepts what a browser accepts in a field of type email (HTML standard, "valid email address") if the
 * domain has a dot, and domains in other scripts, which the server converts to punycode.
 */
export function emailProblem(email: string): string | null {
  const at = email.lastIndexOf("@");
  const [name, labels] = [email.slice(0, Math.max(0, at)), email.slice(at + 1).split(".")];
  const isAddress =
    email.length <= 254 &&
    isStorable(email) &&
    /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/i.test(name) &&
    labels.length > 1 &&
    labels.every((label) => /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u.test(label)) &&
    /^(?=.*[^\d]).{2,}$/u.test(labels.at(-1) ?? "");
  return isAddress ? null : formRefusals.email;
}

/** The problem of a new password, or null. No composition rules; any character is allowed, spaces and emoji included. */
export function passwordProblem(password: string, least: number = shortestPassword): string | null {
  if (password.length > longestPassword * 2 || [...password].length > longestPassword) return formRefusals.longPassword;
  if ([...password].length < least) return formRefusals.shortPassword(least);
  return isStorable(password) ? null : formRefusals.badPassword;
}

/** The problem of a password at sign-in, or null: none is asked for, also where an operator allows one character. */
export const signInPasswordProblem = (password: string, least: number = shortestPassword): string | null =>
  password === "" ? formRefusals.noPassword : passwordProblem(password, least);

type Provider = { hosts: RegExp; isDotted?: boolean; also?: RegExp; tag?: string; as?: string };

/** Providers' rules for spellings of one mailbox. Source: their help pages, and the tables of email-normalize (gmr). */
const providers: Provider[] = [
  { hosts: /^(gmail|googlemail)\.com$/, isDotted: true, as: "gmail.com" },
  // Proton gives no two people names that differ only by dots, hyphens or underscores
  { hosts: /^(proton\.me|protonmail\.(com|ch)|pm\.me)$/, isDotted: true, also: /[-_]/g, as: "proton.me" },
  { hosts: /^(icloud|me|mac)\.com$/, as: "icloud.com" },
  // Yahoo's disposable addresses are base-keyword; a hyphen is not allowed elsewhere in a name
  { hosts: /^(yahoo\.[a-z]{2,3}(\.[a-z]{2})?|ymail\.com|rocketmail\.com)$/, tag: "-" },
];

/**
 * A normalized address, the same for all spellings of a mailbox: lower case, without a +tag (Outlook, iCloud, Fastmail and most others),
 * and with each provider's own aliases resolved. Only for counting trials and emails; email is always sent to the address as entered.
 */
export function personOf(email: string): string {
  const [name = "", host = ""] = email.trim().toLowerCase().split("@");
  // Fastmail delivers anything@maya.fastmail.com to maya
  const below = /^([^.]+)\.(fastmail\.(?:com|fm))$/.exec(host);
  if (below) return `${below[1]}@${below[2]}`;
  let plain = name.split("+")[0] || name;
  const provider = providers.find(({ hosts }) => hosts.test(host));
  if (!provider) return `${plain}@${host}`;
  if (provider.tag) plain = plain.split(provider.tag)[0] || plain;
  if (provider.isDotted) plain = plain.replaceAll(".", "");
  if (provider.also) plain = plain.replace(provider.also, "");
  return `${plain}@${provider.as ?? host}`;
}

/** The word that confirms the deletion of an account. */
export const deleteWord = "DELETE";

/** A short name of a device from its user agent; never the whole string. */
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
