import { expect, test } from "vitest";
import { groupSize, matrixOf, times, weightAt } from "./matrix.ts";

/** The same numbers in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff) / 0x7fffffff;
}

test.each([
  [1, 1, 32],
  [3, 7, 64],
  [4, 12, 96],
  [9, 50, 512],
])("%i states times %i rows of %i four-bit weights equals the plain product to three decimals", (count, rows, columns) => {
  const next = numbers(count + rows);
  const halves = Uint8Array.from(
    { length: (rows * columns) / 2 },
    () => (1 + Math.floor(next() * 15)) | ((1 + Math.floor(next() * 15)) << 4),
  );
  const scales = Float32Array.from({ length: (rows * columns) / groupSize }, () => 0.01 + next() * 0.05);
  const shift = Float32Array.from({ length: rows }, () => next() - 0.5);
  const state = Float32Array.from({ length: count * columns }, () => next() * 4 - 2);
  const out = times(matrixOf(halves, scales, rows, columns), state, count, shift);
  expect(out).toHaveLength(count * rows);
  let error = 0;
  let whole = 0;
  for (let at = 0; at < out.length; at++) {
    const [one, row] = [Math.floor(at / rows), at % rows];
    let sum = shift[row] ?? 0;
    for (let column = 0; column < columns; column++) {
      const weight = row * columns + column;
      sum += weightAt(halves, weight) * (scales[Math.floor(weight / groupSize)] ?? 0) * (state[one * columns + column] ?? 0);
    }
    error += (sum - (out[at] ?? 0)) ** 2;
    whole += sum ** 2;
  }
  expect(Math.sqrt(error / whole)).toBeLessThan(0.003);
});

test("the largest sums of three packed rows do not overlap", () => {
  const columns = 32;
  const halves = new Uint8Array((6 * columns) / 2).fill(15 | (15 << 4)); // the weight 7 everywhere
  halves.fill(1 | (1 << 4), columns / 2, columns); // and -7 in the second row
  const scales = new Float32Array(6).fill(1);
  const out = times(matrixOf(halves, scales, 6, columns), new Float32Array(columns).fill(3), 1, new Float32Array(6));
  expect([...out].map(Math.round)).toEqual([672, -672, 672, 672, 672, 672]);
});

test("a state of zeros gives the bias only", () => {
  const shift = Float32Array.of(1, 2, 3);
  expect(times(matrixOf(new Uint8Array(48).fill(0x99), new Float32Array(3).fill(1), 3, 32), new Float32Array(64), 2, shift)).toEqual(
    Float32Array.of(1, 2, 3, 1, 2, 3),
  );
});
