/**
 * The network of an address, which limits count: a household has one IPv6 /64, and its 2^64 addresses. Without the port that some proxies
 * write behind an address, because it is another one for each connection.
 */
export function networkOf(hop: string): string {
  const address = hop.replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, "$1$2");
  if (!address.includes(":") || address.startsWith("::ffff:")) return address;
  // "::" stands for as many zeros as are missing
  const [before = [], after = []] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const groups = [...before, ...Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0"), ...after];
  const network = groups.slice(0, 4).map((group) => parseInt(group, 16).toString(16));
  return network.join(":");
}
