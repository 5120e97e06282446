import fc from "fast-check";
import { expect, test } from "vitest";
import { widthOf } from "./marks.ts";
import { overlap, placeNotes, type Box, type Area, type RequestedNote } from "./notes.ts";

const phone: Area = { width: 346, top: 0, bottom: 210 };
const isInside = (box: Box, area: Area) => box.left >= 0 && box.right <= area.width && box.top >= area.top && box.bottom <= area.bottom;
const ringOf = ({ x, y }: RequestedNote): Box => ({ left: x - 7, top: y - 7, right: x + 7, bottom: y + 7 });

test("no note overlaps another one, a ring, a taken box, or the edge of the frame", () => {
  const place = fc.record({
    x: fc.integer({ min: 0, max: 1_000 }),
    y: fc.integer({ min: -20, max: 240 }),
    text: fc.string({ maxLength: 120, unit: "grapheme" }),
    hasMark: fc.boolean(),
  });
  const box = fc
    .record({ left: fc.integer({ min: 0, max: 900 }), top: fc.integer({ min: 0, max: 200 }) })
    .map(({ left, top }): Box => ({ left, top, right: left + 80, bottom: top + 16 }));
  fc.assert(
    fc.property(
      fc.array(place, { maxLength: 9 }),
      fc.integer({ min: 120, max: 1_000 }),
      fc.array(box, { maxLength: 3 }),
      (notes, width, taken) => {
        const area = { ...phone, width };
        const placed = placeNotes(notes, area, taken).filter((one) => one !== null);
        const rings = notes.filter((note) => note.hasMark).map(ringOf);
        for (const [index, { box: own, text }] of placed.entries()) {
          expect(isInside(own, area)).toBe(true);
          expect(own.right - own.left).toBeCloseTo(widthOf(text));
          for (const other of [...rings, ...taken, ...placed.slice(index + 1).map((one) => one.box)])
            expect(overlap(own, other)).toBe(false);
        }
      },
    ),
  );
});

test("two debts that end in the same month on a phone are both named", () => {
  const close = [
    { x: 250, y: 160, text: "Credit Card gone, Jul 2028", hasMark: true },
    { x: 258, y: 166, text: "Student Loan gone, Aug 2028", hasMark: true },
  ];
  expect(placeNotes(close, phone).map((one) => one?.text)).toEqual(close.map((one) => one.text));
});

test("a note is placed beside its point if there is space, and away from the line if possible", () => {
  const [alone] = placeNotes([{ x: 40, y: 100, text: "Card gone" }], phone);
  expect(alone).toMatchObject({ x: 49, y: 92, anchor: "start" });
  const line = [{ left: 40, top: 80, right: 200, bottom: 100 }];
  const [saved] = placeNotes([{ x: 40, y: 100, text: "Card gone" }], phone, [], line);
  expect(saved && overlap(saved.box, line[0]!)).toBe(false);
});

test("a note with no free position near its point is left to the table, not placed where it would belong to another", () => {
  const busy = [{ left: 100, top: 0, right: 346, bottom: 210 }];
  expect(placeNotes([{ x: 300, y: 160, text: "Card gone" }], phone, busy)).toEqual([null]);
  const line = [{ left: 130, top: 0, right: 346, bottom: 210 }];
  const [over] = placeNotes([{ x: 250, y: 160, text: "Card gone" }], phone, [], line);
  expect(over, "rather over its line than far from it").toMatchObject({ x: 259, y: 152 });
});

test("texts longer than the chart are cut, and a note without a free position is left to the table", () => {
  const [long] = placeNotes([{ x: 10, y: 100, text: "x".repeat(100) }], phone);
  expect(long?.text).toMatch(/^x+…$/);
  expect(placeNotes([{ x: 10, y: 100, text: "Card" }], phone, [{ left: 0, top: 0, right: 346, bottom: 210 }])).toEqual([null]);
});
