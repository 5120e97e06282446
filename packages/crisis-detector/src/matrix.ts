/**
 * Products of states with weights of four bits, three weights per multiplication. Three weights of one column are packed into one double,
 * 18 bits apart; states become whole numbers up to 511 for each group of 32. 7 * 511 * 32 is below 2 ** 17, so the three sums do not
 * overlap and are exact, and below 2 ** 53 together.
 */
export type Matrix = { rows: number; columns: number; triples: Float64Array; scales: Float32Array };

/** This many weights of a row share a scale. */
export const groupSize = 32;
const mostState = 511;
const lift = 2 ** 18;
const lifts = [1, lift, lift * lift];
/** Each weight that is read is used for four states, each state for two triples of rows. */
const statesAtOnce = 4;
const rowsAtOnce = 6;
/** As many rows as stay in the L2 cache while all states are processed. */
const rowsInStrip = 48;

/** The four-bit weight at `at`, without its scale: an integer from -7 to 7. */
export const weightAt = (halves: Uint8Array, at: number): number => (((halves[at >> 1] ?? 0) >> ((at & 1) * 4)) & 15) - 8;

/** `halves`: two weights per byte, row by row; `scales`: one for each group of a row. The last rows are padded with zeros. */
export function matrixOf(halves: Uint8Array, scales: Float32Array, rows: number, columns: number): Matrix {
  const filled = roundedUp(rows, rowsAtOnce);
  const triples = new Float64Array((filled / 3) * columns);
  for (let row = 0; row < rows; row++) {
    const by = lifts[row % 3] ?? 0;
    const to = Math.floor(row / 3) * columns;
    for (let column = 0; column < columns; column++) {
      triples[to + column] = (triples[to + column] ?? 0) + weightAt(halves, row * columns + column) * by;
    }
  }
  const allScales = new Float32Array((filled * columns) / groupSize);
  allScales.set(scales);
  return { rows, columns, triples, scales: allScales };
}

const roundedUp = (count: number, step: number) => Math.ceil(count / step) * step;

/** `count` states of `matrix.columns` numbers each, times the matrix, plus `shift`. */
export function times(matrix: Matrix, state: Float32Array, count: number, shift: Float32Array): Float32Array {
  const { rows, columns, triples } = matrix;
  const { values, steps } = wholeOf(state, count, columns);
  const out = new Float32Array(count * rows);
  const sums = new Float64Array(statesAtOnce * 2);
  const block = new Float64Array(statesAtOnce * rowsAtOnce);
  for (let strip = 0; strip < rows; strip += rowsInStrip) {
    for (let first = 0; first < count; first += statesAtOnce) {
      for (let row = strip; row < Math.min(strip + rowsInStrip, rows); row += rowsAtOnce) {
        block.fill(0);
        for (let begin = 0; begin < columns; begin += groupSize) {
          sumGroup(sums, triples, (row / 3) * columns + begin, values, first * columns + begin, columns);
          addGroup(block, sums, matrix, steps, (row * columns + begin) / groupSize, (first * columns + begin) / groupSize);
        }
        store(out, block, rows, row, Math.min(statesAtOnce, count - first), first, shift);
      }
    }
  }
  return out;
}

/** One group of four states times six rows. */
function sumGroup(sums: Float64Array, triples: Float64Array, row: number, values: Float64Array, state: number, columns: number): void {
  let [a, b, c, d, e, f, g, h] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let at = 0; at < groupSize; at++) {
    // within bounds by construction
    const one = triples[row + at] as number;
    const two = triples[row + columns + at] as number;
    const x = values[state + at] as number;
    const y = values[state + columns + at] as number;
    const z = values[state + 2 * columns + at] as number;
    const w = values[state + 3 * columns + at] as number;
    a += one * x;
    b += one * y;
    c += one * z;
    d += one * w;
    e += two * x;
    f += two * y;
    g += two * z;
    h += two * w;
  }
  sums[0] = a;
  sums[1] = b;
  sums[2] = c;
  sums[3] = d;
  sums[4] = e;
  sums[5] = f;
  sums[6] = g;
  sums[7] = h;
}

/** The states as integers and the scale of each group; padded with zeros to a multiple of four states. */
function wholeOf(state: Float32Array, count: number, columns: number): { values: Float64Array; steps: Float64Array } {
  const values = new Float64Array(roundedUp(count, statesAtOnce) * columns);
  const steps = new Float64Array(values.length / groupSize);
  for (let begin = 0; begin < count * columns; begin += groupSize) {
    let most = 0;
    for (let at = begin; at < begin + groupSize; at++) most = Math.max(most, Math.abs(state[at] as number));
    if (most === 0) continue;
    const inverse = mostState / most;
    steps[begin / groupSize] = most / mostState;
    for (let at = begin; at < begin + groupSize; at++) values[at] = Math.round((state[at] as number) * inverse);
  }
  return { values, steps };
}

/** Unpacks the three sums, scales them, and adds them to the block of states by rows. */
function addGroup(
  block: Float64Array,
  sums: Float64Array,
  { columns, scales }: Matrix,
  steps: Float64Array,
  scaleAt: number,
  stepAt: number,
): void {
  const groups = columns / groupSize;
  for (let which = 0; which < sums.length; which++) {
    let rest = sums[which] as number;
    const high = Math.floor(rest / (lift * lift) + 0.5);
    rest -= high * lift * lift;
    const middle = Math.floor(rest / lift + 0.5);
    rest -= middle * lift;
    const step = steps[stepAt + (which & 3) * groups] as number;
    const scale = scaleAt + (which >> 2) * 3 * groups;
    const to = (which & 3) * rowsAtOnce + (which >> 2) * 3;
    block[to] = (block[to] as number) + rest * step * (scales[scale] as number);
    block[to + 1] = (block[to + 1] as number) + middle * step * (scales[scale + groups] as number);
    block[to + 2] = (block[to + 2] as number) + high * step * (scales[scale + 2 * groups] as number);
  }
}

function store(
  out: Float32Array,
  block: Float64Array,
  rows: number,
  row: number,
  states: number,
  first: number,
  shift: Float32Array,
): void {
  for (let state = 0; state < states; state++) {
    for (let at = 0; at < Math.min(rowsAtOnce, rows - row); at++) {
      out[(first + state) * rows + row + at] = (block[state * rowsAtOnce + at] as number) + (shift[row + at] ?? 0);
    }
  }
}
