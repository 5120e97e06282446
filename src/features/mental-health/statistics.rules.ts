/** Mean and sample variance (n - 1 in the denominator); the variance of fewer than two values is 0. */
export function spreadOf(values: readonly number[]): { mean: number; variance: number } {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  const squares = values.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return { mean, variance: values.length < 2 ? 0 : squares / (values.length - 1) };
}

/** Values of one group: count, mean and sample variance. */
type Sample = { count: number; mean: number; variance: number };

/**
 * The 95 % interval of `one.mean - other.mean` after Welch, which requires neither equal variances nor equal counts. `autocorrelation` is the
 * lag-1 autocorrelation (0..1): a count then weighs only count x (1 - autocorrelation) / (1 + autocorrelation), and so do the degrees of freedom, which
 * widens the interval. Null if a group has fewer than two values. Source: Welch, Biometrika 34 (1947) 28-35; the smaller counts: Bayley and
 * Hammersley, J. R. Stat. Soc. B 8 (1946) 184-197.
 */
export function differenceBetween(
  one: Sample,
  other: Sample,
  autocorrelation = 0,
): { difference: number; low: number; high: number; freedom: number } | null {
  if (one.count < 2 || other.count < 2) return null;
  const weight = (1 - autocorrelation) / (1 + autocorrelation);
  const [a, b] = [one.variance / one.count, other.variance / other.count];
  const difference = one.mean - other.mean;
  if (a + b === 0) return { difference, low: difference, high: difference, freedom: one.count + other.count - 2 };
  const freedom = Math.max(1, weight * ((a + b) ** 2 / (a ** 2 / (one.count - 1) + b ** 2 / (other.count - 1))));
  const reach = studentQuantile(0.975, freedom) * Math.sqrt((a + b) / weight);
  return { difference, low: difference - reach, high: difference + reach, freedom };
}

/**
 * Lag-1 autocorrelation of values in their order; `isNeighbour` says whether the value at a position follows the one before without a gap.
 * 0 for fewer than three values or for equal values. Source: NIST, Statistical Reference Datasets, univariate summary statistics.
 */
export function autocorrelationOf(values: readonly number[], isNeighbour: (place: number) => boolean = () => true): number {
  const { mean, variance } = values.length < 3 ? { mean: 0, variance: 0 } : spreadOf(values);
  if (variance === 0) return 0;
  const together = values.reduce(
    (sum, one, place) => (place > 0 && isNeighbour(place) ? sum + (one - mean) * ((values[place - 1] ?? mean) - mean) : sum),
    0,
  );
  return together / (variance * (values.length - 1));
}

/** The quantile of Student's t with `freedom` > 0 degrees of freedom at probability `p`, 0.5 <= p < 1. */
export function studentQuantile(p: number, freedom: number): number {
  let [low, high] = [0, 1];
  while (studentBelow(high, freedom) < p) high *= 2;
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2;
    if (studentBelow(middle, freedom) < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Probability of a t below `t` >= 0. Source: Abramowitz and Stegun, 26.7.1. */
const studentBelow = (t: number, freedom: number): number => 1 - incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5) / 2;

/** The regularized incomplete beta function. Source: Abramowitz and Stegun, 26.5.8, as a continued fraction. */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x)) / a;
  const tiny = 1e-300;
  const held = (value: number) => (Math.abs(value) < tiny ? tiny : value);
  let [c, d] = [1, 1 / held(1 - ((a + b) * x) / (a + 1))];
  let fraction = d;
  for (let m = 1; m <= 300; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    for (const part of [even, odd]) {
      d = 1 / held(1 + part * d);
      c = held(1 + part / c);
      fraction *= c * d;
    }
    if (Math.abs(c * d - 1) < 1e-14) break;
  }
  return front * fraction;
}

/** ln of the gamma function for z > 0, by Stirling's series after moving z above 7. Source: Abramowitz and Stegun, 6.1.41. */
function logGamma(z: number): number {
  if (z < 7) return logGamma(z + 1) - Math.log(z);
  const inverse = 1 / (z * z);
  return (
    (z - 0.5) * Math.log(z) - z + Math.log(2 * Math.PI) / 2 + (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / z
  );
}
