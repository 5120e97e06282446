import { strToU8, Zip, ZipDeflate, zipSync } from "fflate";
import { expect, test } from "vitest";
import { Problem } from "#shared/errors.ts";
import { unzip, zipOf, type ZipLimits } from "./zip.ts";

const limits: ZipLimits = { mostFiles: 20, mostBytes: 50_000_000, mostIn: () => 20_000_000, mostWorkMs: 60_000 };
const tooLarge = { kind: "too-large", message: "This archive unpacks to more than we can take." };

/** Feeds a ZIP in chunks and returns how much was unpacked, and how many compressed bytes were read, until it ended. */
async function run(bytes: Uint8Array, requested: Partial<ZipLimits> = {}, chunkBytes = 65_536) {
  const seen = { unpacked: 0, files: 0, asked: 0, fault: null as unknown };
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (seen.asked >= bytes.length) return controller.close();
        controller.enqueue(bytes.subarray(seen.asked, seen.asked + chunkBytes));
        seen.asked += chunkBytes;
      },
    },
    { highWaterMark: 0 },
  );
  try {
    seen.files = await unzip(body, { ...limits, ...requested }, async (_, one) => void (seen.unpacked += one.length));
  } catch (error) {
    seen.fault = error;
  }
  return seen;
}

/** A deflated entry of zeros without a declared size: `megabytes` of them compress to a thousandth. */
function bomb(megabytes: number, entries = 1): Uint8Array {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((_, piece) => void chunks.push(piece));
  for (let entry = 0; entry < entries; entry += 1) {
    const file = new ZipDeflate(`documents/${entry}/a.txt`, { level: 9 });
    zip.add(file);
    for (let at = 0; at < megabytes; at += 1) file.push(new Uint8Array(1_000_000), at === megabytes - 1);
  }
  zip.end();
  return Buffer.concat(chunks);
}

test("a ZIP bomb in one entry is stopped while it is read, with a small part unpacked", async () => {
  const bytes = bomb(60);
  const { fault, unpacked, asked: request } = await run(bytes, { mostIn: () => 1_000_000_000, mostBytes: 2_000_000_000 }, 1000);
  expect(fault).toMatchObject(tooLarge);
  expect(unpacked).toBe(0);
  expect(request).toBeLessThan(bytes.length / 3);
  expect(await run(bytes, {}, 1000)).toMatchObject({ fault: tooLarge, unpacked: 0 });
});

test("many entries that are each within their limit are stopped at the limit of all together", async () => {
  const { fault, unpacked } = await run(bomb(9, 8));
  expect(fault).toMatchObject(tooLarge);
  expect(unpacked).toBeLessThanOrEqual(50_000_000);
});

test("too many entries, a false size and too much work are refused", async () => {
  const many = zipSync(Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`${at}.txt`, strToU8("a")])));
  expect((await run(many)).fault).toMatchObject(tooLarge);
  const summary = zipSync({ "a.bin": new Uint8Array(1000) }, { level: 0 });
  expect(await run(summary, { mostIn: () => 999 })).toMatchObject({ fault: tooLarge, unpacked: 0 });
  expect((await run(bomb(9), { mostWorkMs: 0 })).fault).toMatchObject(tooLarge);
});

test("a valid archive is read completely, however it is split into chunks", async () => {
  const text = Array.from({ length: 40_000 }, (_, at) => `entry ${at}, ${at * 7919}`).join("\n");
  const bytes = zipSync({ "evenday.json": strToU8("{}"), "data/a.json": strToU8(text), "documents/1/b.pdf": new Uint8Array(3_000_000) });
  for (const size of [1000, 65_536, bytes.length])
    expect(await run(bytes, {}, size)).toMatchObject({ fault: null, files: 3, unpacked: 2 + text.length + 3_000_000 });
});

test("a ZIP with any one byte changed is refused, or every file in it is as it was", async () => {
  const whole = zipSync({ "a.json": [strToU8("[1,2,3]"), { level: 0 }], "b.json": strToU8("[".repeat(40)) });
  const contentsOf = async (bytes: Uint8Array) => {
    const found: string[] = [];
    await unzip(
      new Blob([bytes as Uint8Array<ArrayBuffer>]).stream(),
      limits,
      async (_, one) => void found.push(Buffer.from(one).toString()),
    );
    return found.toSorted();
  };
  const expected = await contentsOf(whole);
  const results: string[] = [];
  for (const at of whole.keys()) {
    const damaged = Uint8Array.from(whole);
    damaged[at]! ^= 0x55;
    const found = await contentsOf(damaged).catch((error: unknown) => (error instanceof Problem ? "refused" : String(error)));
    results.push(found === "refused" ? found : JSON.stringify(found));
  }
  expect(new Set(results)).toEqual(new Set(["refused", JSON.stringify(expected)]));
});

test("a list of files that reaches beyond the end of the ZIP is refused", async () => {
  const bytes = Buffer.from(zipSync({ "a.jsonPK\u0001\u0002": strToU8("[]") }));
  bytes.writeUInt32LE(4, bytes.length - 10); // the list's size: the last letters of the name, which look like its first entry
  expect((await run(bytes)).fault).toMatchObject({ kind: "invalid", message: "This file is damaged." });
});

test("while many small files are packed, other requests get their turn", async () => {
  const words = Array.from({ length: 9000 }, (_, at) => `word${(at * 7919) % 10_007}`).join(" ");
  async function* parts() {
    for (let at = 0; at < 200; at += 1) yield { name: `${at}.md`, bytes: new TextEncoder().encode(`${at} ${words}`) };
  }
  let [turns, isRead] = [0, false];
  const count = () => {
    turns += 1;
    if (!isRead) setImmediate(count);
  };
  setImmediate(count);
  let bytes = 0;
  for await (const chunk of zipOf(parts())) bytes += chunk.length;
  isRead = true;
  expect(bytes).toBeGreaterThan(1_000_000);
  expect(turns).toBeGreaterThan(3);
});
