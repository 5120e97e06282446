import { BlockList, isIP } from "node:net";

/** Addresses that are no public host: this machine, its network, cloud metadata, multicast, documentation, translations of those. */
// separate, because a combined list compares an IPv4 address with the IPv6 ranges as well, where ::/3 contains all of them
const [closed4, closed6] = [new BlockList(), new BlockList()];
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  closed4.addSubnet(network, bits, "ipv4");
// of IPv6 only 2000::/3 is public; excluded inside it are prefixes that contain an IPv4 address or belong to no network
for (const [network, bits] of [
  ["::", 3],
  ["4000::", 2],
  ["8000::", 1],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  closed6.addSubnet(network, bits, "ipv6");

/** Whether a server of the public internet can have this IP address. IPv4-mapped IPv6 (::ffff:127.0.0.1) is refused as a whole. */
export const isPublicIp = (ip: string): boolean => {
  const family = isIP(ip);
  return family === 4 ? !closed4.check(ip, "ipv4") : family === 6 && !closed6.check(ip, "ipv6");
};

/**
 * Whether `text` is an https address on the default port of a named host that may be public; the resolved address is checked when it is
 * called.
 */
export function isPublicHttps(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (protocol !== "https:" || port !== "" || username !== "" || password !== "") return false;
  return isPublicName(hostname);
}

/**
 * Whether the name of a host, as a URL writes it, may be one of the public internet: not this machine's, not one of a home or office
 * network.
 */
export const isPublicName = (host: string): boolean =>
  /^[a-z0-9_-]+(\.[a-z0-9_-]+)*\.[a-z][a-z0-9-]+$/.test(host) && !/(^|\.)(localhost|local|internal|lan|home|arpa)$/.test(host);
