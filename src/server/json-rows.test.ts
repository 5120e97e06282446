import fc from "fast-check";
import { expect, test } from "vitest";
import { Problem } from "#shared/errors.ts";
import { rowsIn } from "./json-rows.ts";

const refuse = (fault: string) => new Problem("invalid", fault);
const read = (text: string | Uint8Array) => [...rowsIn(Buffer.from(text as string), refuse)].map(({ row }) => row);
const faultOf = (text: string | Uint8Array) => {
  try {
    return read(text);
  } catch (error) {
    return (error as Error).message;
  }
};

test("the elements of any JSON array are read as JSON.parse reads them, however it is indented", () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue(), { maxLength: 8 }), fc.constantFrom(undefined, 1, "\t"), (rows, indent) => {
      expect(read(JSON.stringify(rows, null, indent))).toEqual(JSON.parse(JSON.stringify(rows)));
    }),
  );
  expect(read(' [ "a\\\\", "\\"]", {"[": "{,"}, [] ]\r\n')).toEqual(["a\\", '"]', { "[": "{," }, []]);
});

test("whatever JSON.parse refuses is damaged, and so is anything but an array", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'[]{},:"\\ 1ae\u0000é'), maxLength: 12 }), (text) => {
      let parsed: unknown = "damaged";
      try {
        parsed = JSON.parse(text);
      } catch {
        // stays damaged
      }
      expect(faultOf(text)).toEqual(Array.isArray(parsed) ? parsed : "damaged");
    }),
    { numRuns: 2_000 },
  );
  expect(faultOf(Uint8Array.of(0x5b, 0x22, 0xff, 0x22, 0x5d)), "not UTF-8").toBe("damaged");
  expect(faultOf(`[${"[".repeat(100_000)}`)).toBe("damaged");
});

test("an element beyond four megabytes is refused before it is parsed, and elements are read only as far as they are asked for", () => {
  expect(faultOf(`[1,"${"x".repeat(4_000_000)}"]`)).toBe("row too long");
  expect(faultOf(`[${"[".repeat(4_000_002)}`)).toBe("row too long");
  // refused at the limit, not at the end of the file: reading on would hold up other requests
  expect(faultOf(`["${String.raw`\"`.repeat(2_000_001)}`)).toBe("row too long");
  const [first] = rowsIn(Buffer.from("[1, broken"), refuse);
  expect(first).toEqual({ row: 1, end: 2 });
});
