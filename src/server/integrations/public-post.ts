import { lookup } from "node:dns/promises";
import { request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { Problem } from "#shared/errors.ts";
import { isPublicIp, isPublicName } from "#server/public-address.ts";

type Resolve = (host: string) => Promise<{ address: string; family: number }[]>;
export type PostOptions = { mayBePrivate: boolean; resolve?: Resolve; timeoutMs?: number };
type Post = { url: string; headers: Record<string, string | number>; body: string | Buffer };

const longestTarget = 500;
const refused = () =>
  new Problem("refused", "This address can't be used. Please give the https address of a public server.", { field: "url" });

/** Throws refused for an address that must not be called: not https, with a password, or (by its name or literal IP) not public. */
export function checkTarget(text: string, { mayBePrivate }: Pick<PostOptions, "mayBePrivate">): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || text.length > longestTarget || url.username !== "" || url.password !== "" || url.hash !== "") throw refused();
  if (url.protocol !== "https:" && !(mayBePrivate && url.protocol === "http:")) throw refused();
  const host = hostOf(url);
  if (!mayBePrivate && !(isIP(host) === 0 ? isPublicName(host.replace(/\.$/, "")) : isPublicIp(host))) throw refused();
  return url;
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, "");

/**
 * Posts to an address that a member (or their browser) named and returns the status: the only way to call such an address. The name is
 * resolved once and the connection goes to that address, so that a second DNS answer can't lead elsewhere; one private address among
 * several refuses them all. Redirects are not followed, the body is not read. Everything together, the name included, has ten seconds.
 * Throws if the address could not be reached.
 */
export async function postSafely({ url: target, headers, body }: Post, options: PostOptions): Promise<number> {
  const url = checkTarget(target, options);
  const host = hostOf(url);
  const signal = AbortSignal.timeout(options.timeoutMs ?? 10_000);
  const resolve = options.resolve ?? ((name) => lookup(name, { all: true, verbatim: true }));
  const found = isIP(host) !== 0 ? [{ address: host, family: isIP(host) }] : await withSignal(resolve(host), signal);
  const [chosen] = found;
  if (!chosen || (!options.mayBePrivate && !found.every(({ address }) => isPublicIp(address)))) throw refused();
  const pinned: LookupFunction = (_, wanted, done) => (wanted.all ? done(null, [chosen]) : done(null, chosen.address, chosen.family));
  const send = url.protocol === "https:" ? overHttps : overHttp;
  return new Promise((answer, fail) => {
    const sending = send(
      url,
      { method: "POST", lookup: pinned, agent: false, signal, headers: { ...headers, "content-length": Buffer.byteLength(body) } },
      (response) => {
        answer(response.statusCode ?? 0);
        response.destroy();
      },
    );
    sending.on("error", fail);
    sending.end(body);
  });
}

/** A DNS query can't be aborted: this only stops waiting for it. */
const withSignal = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, fail) => signal.addEventListener("abort", () => fail(signal.reason as Error), { once: true })),
  ]);
