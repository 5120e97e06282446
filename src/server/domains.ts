import { domainToASCII, domainToUnicode } from "node:url";

/** A domain in punycode, as mail servers name it; "" for an invalid one. */
export const asciiDomain = (domain: string): string => domainToASCII(domain);

/** An address as its owner writes it: the domain in its own script. It is stored and sent to in punycode. */
export function shownAddress(email: string): string {
  const at = email.lastIndexOf("@") + 1;
  return `${email.slice(0, at)}${domainToUnicode(email.slice(at)) || email.slice(at)}`;
}
