import fc from "fast-check";
import { expect, test } from "vitest";
import { differenceBetween, autocorrelationOf, spreadOf, studentQuantile } from "./statistics.rules.ts";

const sampleOf = (values: readonly number[]) => ({ count: values.length, ...spreadOf(values) });

test("Welch's interval is the one that R prints for Student's sleep data", () => {
  // extra hours of sleep under two drugs: Cushny and Peebles (1905), table in Student, Biometrika 6 (1908) 1-25;
  // R's own example, t.test(extra ~ group, data = sleep): df = 17.776, 95 percent interval -3.3654832 to 0.2054832
  const dextro = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2];
  const laevo = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];
  const found = differenceBetween(sampleOf(dextro), sampleOf(laevo));
  expect(found?.freedom).toBeCloseTo(17.776, 3);
  expect(found?.low).toBeCloseTo(-3.3654832, 6);
  expect(found?.high).toBeCloseTo(0.2054832, 6);
});

test("Student's t is that of the table in the NIST handbook", () => {
  // NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.2, critical values of the Student's t distribution
  const table = [
    [0.975, 1, 12.706],
    [0.975, 2, 4.303],
    [0.975, 5, 2.571],
    [0.975, 10, 2.228],
    [0.975, 30, 2.042],
    [0.975, 100, 1.984],
    [0.95, 10, 1.812],
    [0.99, 20, 2.528],
    [0.9, 3, 1.638],
  ] as const;
  for (const [p, freedom, value] of table) expect(studentQuantile(p, freedom), `${p} at ${freedom}`).toBeCloseTo(value, 3);
});

test("mean, standard deviation and autocorrelation are NIST's certified values", () => {
  // NIST Statistical Reference Datasets, univariate: NumAcc1 and NumAcc2
  const first = [10_000_001, 10_000_003, 10_000_002];
  expect([spreadOf(first).mean, Math.sqrt(spreadOf(first).variance), autocorrelationOf(first)]).toEqual([10_000_002, 1, -0.5]);
  const second = [1.2, ...Array.from({ length: 1000 }, (_, at) => (at % 2 ? 1.3 : 1.1))];
  expect(spreadOf(second).mean).toBeCloseTo(1.2, 12);
  expect(Math.sqrt(spreadOf(second).variance)).toBeCloseTo(0.1, 12);
  expect(autocorrelationOf(second)).toBeCloseTo(-0.999, 12);
});

test("days with a gap between them are no neighbors", () => {
  expect(autocorrelationOf([1, 2, 3, 4], () => false)).toBe(0);
  expect(autocorrelationOf([5, 5, 5, 5])).toBe(0);
  expect(autocorrelationOf([4, 6])).toBe(0);
});

/** Reproducible normal random numbers: Park and Miller's generator, transformed by Box and Muller. */
function normals(seed: number): () => number {
  let state = seed;
  const uniform = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

/** Of 600 pairs of 15 and 25 moods without any true difference, in how many the interval contains 0. */
function held(carriedOver: number, knows: boolean): number {
  const next = normals(20_261_121);
  let holds = 0;
  for (let round = 0; round < 600; round += 1) {
    let last = next();
    const moods = Array.from({ length: 40 }, () => (last = carriedOver * last + Math.sqrt(1 - carriedOver ** 2) * next()));
    const found = differenceBetween(
      sampleOf(moods.slice(0, 15)),
      sampleOf(moods.slice(15)),
      knows ? Math.max(0, autocorrelationOf(moods)) : 0,
    );
    if (found && found.low <= 0 && found.high >= 0) holds += 1;
  }
  return holds / 600;
}

test("the interval contains the true value in about 95 of 100 cases, and for autocorrelated days only when that is accounted for", () => {
  expect(held(0, false)).toBeGreaterThan(0.93);
  expect(held(0, false)).toBeLessThan(0.97);
  expect(held(0.5, false)).toBeLessThan(0.8);
  expect(held(0.5, true)).toBeGreaterThan(0.9);
});

const moods = fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 2, maxLength: 40 });

test("the interval surrounds the difference, flips with its groups, is invariant to shifts, and only widens with autocorrelation", () => {
  fc.assert(
    fc.property(
      moods,
      moods,
      fc.double({ min: 0, max: 0.9, noNaN: true }),
      fc.integer({ min: -5, max: 5 }),
      (one, other, autocorrelation, shift) => {
        const found = differenceBetween(sampleOf(one), sampleOf(other), autocorrelation);
        const turned = differenceBetween(sampleOf(other), sampleOf(one), autocorrelation);
        const moved = differenceBetween(
          sampleOf(one.map((value) => value + shift)),
          sampleOf(other.map((value) => value + shift)),
          autocorrelation,
        );
        const plain = differenceBetween(sampleOf(one), sampleOf(other));
        if (!found || !turned || !moved || !plain) throw new Error("two values of each sort always give an interval");
        expect(found.low).toBeLessThanOrEqual(found.difference + 1e-9);
        expect(found.high).toBeGreaterThanOrEqual(found.difference - 1e-9);
        expect(turned.low).toBeCloseTo(-found.high, 5);
        expect(moved.low).toBeCloseTo(found.low, 5);
        expect(found.high - found.low).toBeGreaterThanOrEqual((plain.high - plain.low) * (1 - 1e-9));
      },
    ),
  );
  expect(differenceBetween(sampleOf([5]), sampleOf([4, 6]))).toBeNull();
});
