/** A small valid PNG for a document with a preview: a page with lines of text, in the product's colors. */
import { crc32, deflateSync } from "node:zlib";

const paper = [252, 250, 245] as const;
const ink = [52, 92, 76] as const;
const width = 480;
const height = 640;

export function pictureOfAPage(): Uint8Array {
  const rows = Array.from({ length: height }, (_, y) => {
    const line = Math.floor((y - 72) / 36);
    const isText = y >= 72 && (y - 72) % 36 < 5 && line < 14;
    const until = width - 64 - ((line * 53) % 130);
    return Buffer.from([0, ...Array.from({ length: width }, (_, x) => (isText && x >= 64 && x < until ? ink : paper)).flat()]);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}
