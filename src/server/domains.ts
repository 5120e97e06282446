import { domainToASCII } from "node:url";

/** A domain in punycode, as mail servers name it; "" for what is no domain. */
export const asciiDomain = (domain: string): string => domainToASCII(domain);
