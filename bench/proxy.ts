/** A TCP proxy between the server and its database that can inject faults. */
import { createServer, connect, type AddressInfo, type Socket } from "node:net";

/** `slow`: every response comes two seconds late. `silent`: nothing is forwarded and nothing closed, as with an unplugged cable. */
type Fault = "none" | "slow" | "silent";
type Line = {
  /** `url` through this proxy. */
  through: (url: string) => string;
  setFault: (fault: Fault) => void;
  /** Cuts the open connections, or the `share` of them. */
  reset: (share: number) => void;
  /** Calls back with every chunk that the server sends. */
  onSent: (listener: (bytes: Buffer) => void) => void;
  close: () => Promise<void>;
};

export async function openLine(url: string, slowMs = 2000): Promise<Line> {
  const { hostname, port } = new URL(url);
  const pairs = new Set<[Socket, Socket]>();
  const listeners: ((bytes: Buffer) => void)[] = [];
  const silencers: (() => void)[] = [];
  let fault: Fault = "none";
  const server = createServer((from) => {
    const to = connect(Number(port), hostname);
    const pair: [Socket, Socket] = [from, to];
    let isDead = fault === "silent";
    silencers.push(() => (isDead = true));
    pairs.add(pair);
    from.on("data", (bytes) => {
      listeners.forEach((listener) => listener(bytes));
      if (!isDead) to.write(bytes);
    });
    to.on("data", (bytes) => {
      if (isDead) return;
      if (fault === "slow") setTimeout(() => from.write(bytes), slowMs);
      else from.write(bytes);
    });
    for (const [one, other] of [pair, [to, from] as const]) {
      one.on("error", () => other.destroy()).on("close", () => (other.destroy(), pairs.delete(pair)));
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const place = (server.address() as AddressInfo).port; // the address of a TCP server
  return {
    through: (address) => {
      const proxied = new URL(address);
      proxied.port = String(place);
      return proxied.href;
    },
    setFault: (next) => {
      // a connection cut in this mode stays dead when the network is back: neither end gets a notice
      if (next === "silent") for (const silence of silencers) silence();
      fault = next;
    },
    reset: (share) => {
      for (const [from] of pairs) if (Math.random() < share) from.resetAndDestroy();
    },
    onSent: (listener) => void listeners.push(listener),
    close: async () => {
      for (const both of pairs) both.forEach((one) => one.destroy());
      await new Promise((done) => server.close(done));
    },
  };
}
