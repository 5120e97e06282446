import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";

/** A passkey as a device stores it: `counter` increases with each use, or is always 0. */
export type SoftPasskey = { id: Buffer; key: KeyObject; host: string; counter: number; publicKey: Buffer };

const sha256 = (input: string | Buffer) => createHash("sha256").update(input).digest();
const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }));

/** The part of CBOR that is needed here: small integers, bytes, strings and maps. RFC 8949, section 3. */
function cbor(value: number | string | Buffer | [unknown, unknown][]): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([major | size])
      : size < 256
        ? Buffer.from([major | 24, size])
        : Buffer.from([major | 25, size >> 8, size & 255]);
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(0x20, -1 - value);
  if (typeof value === "string") return Buffer.concat([head(0x60, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(0x40, value.length), value]);
  return Buffer.concat([head(0xa0, value.length), ...value.flat().map((one) => cbor(one as number))]);
}

/** Flags: 1 user present, 4 user verified, 0x40 attested credential data included. */
function authenticatorData(host: string, flags: number, counter: number, attached = Buffer.alloc(0)): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(host), Buffer.from([flags]), count, attached]);
}

type Options = { challenge: string; rp?: { id?: string }; rpId?: string };

/** A browser's registration for these options at `origin`: a new key on a device, and the response in JSON. */
export function makePasskey(options: Options, origin: string, { flags = 0x45, counter = 1 } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const cose = cbor([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, "base64url")],
    [-3, Buffer.from(y, "base64url")],
  ]);
  const id = randomBytes(32);
  const host = options.rp?.id ?? "localhost";
  const attached = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
  const attestationObject = cbor([
    ["fmt", "none"],
    ["attStmt", []],
    ["authData", authenticatorData(host, flags, counter, attached)],
  ]);
  const created = {
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key" as const,
    response: {
      clientDataJSON: clientData("create", options.challenge, origin).toString("base64url"),
      attestationObject: attestationObject.toString("base64url"),
      transports: ["internal"],
    },
    clientExtensionResults: {},
  };
  return { passkey: { id, key: privateKey, host, counter, publicKey: cose } satisfies SoftPasskey, created };
}

/** A device's response to a sign-in. A lower counter than stored means a cloned device. */
export function answerWith(passkey: SoftPasskey, options: Options, origin: string, { flags = 5, host = passkey.host } = {}) {
  if (passkey.counter > 0) passkey.counter += 1;
  const data = authenticatorData(host, flags, passkey.counter);
  const client = clientData("get", options.challenge, origin);
  const id = passkey.id.toString("base64url");
  return {
    id,
    rawId: id,
    type: "public-key",
    response: {
      clientDataJSON: client.toString("base64url"),
      authenticatorData: data.toString("base64url"),
      signature: sign("sha256", Buffer.concat([data, sha256(client)]), passkey.key).toString("base64url"),
    },
    clientExtensionResults: {},
  };
}
