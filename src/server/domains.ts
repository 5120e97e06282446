import { domainToASCII } from "node:url";

/** A domain in punycode, as mail servers name it; "" for an invalid one. */
export const asciiDomain = (domain: string): string => domainToASCII(domain);
