import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer, request, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import type { Post } from "#server/integrations/web-push.ts";

export type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer };
/** A message as the service worker receives it. */
type Shown = { title: string; body: string; path: string; tag: string; actions: { action: string; title: string; path: string }[] };

/** A push service on this machine in place of a public one: records messages and answers with `status`. */
export async function openPushService() {
  const received: Received[] = [];
  const status = new Map<string, number>();
  const server = createServer((asked, answer) => {
    const chunks: Buffer[] = [];
    asked.on("data", (chunk: Buffer) => chunks.push(chunk));
    asked.on("end", () => {
      const path = asked.url ?? "";
      const code = status.get(path) ?? 201;
      if (code < 300) received.push({ path, headers: asked.headers, body: Buffer.concat(chunks) });
      answer.writeHead(code).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const post: Post = ({ endpoint, headers, body }) =>
    new Promise((done, fail) => {
      const call = request({ host: "127.0.0.1", port, path: new URL(endpoint).pathname, method: "POST", headers }, (answer) => {
        answer.resume();
        done(answer.statusCode ?? 0);
      });
      call.on("error", fail);
      call.end(body);
    });
  return { received, status, post, close: () => new Promise((done) => server.close(done)) };
}

/** A browser with a subscription: its address and keys, and how it decrypts a message (RFC 8291, content coding aes128gcm of RFC 8188). */
export function aBrowser(origin = "https://push.example.com") {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const auth = randomBytes(16);
  const endpoint = `${origin}/send/${randomBytes(12).toString("hex")}`;
  const read = (body: Buffer): Shown => {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const serverKey = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const secret = pair.computeSecret(serverKey);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), serverKey]);
    const material = Buffer.from(hkdfSync("sha256", secret, auth, info, 32));
    const key = Buffer.from(hkdfSync("sha256", material, salt, "Content-Encoding: aes128gcm\0", 16));
    const nonce = Buffer.from(hkdfSync("sha256", material, salt, "Content-Encoding: nonce\0", 12));
    const decipher = createDecipheriv("aes-128-gcm", key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    const end = padded.lastIndexOf(2); // the delimiter of the last record
    return JSON.parse(padded.subarray(0, end).toString("utf8")) as Shown;
  };
  return {
    endpoint,
    path: new URL(endpoint).pathname,
    registration: { endpoint, p256dh: pair.getPublicKey("base64url"), auth: auth.toString("base64url") },
    read,
  };
}
