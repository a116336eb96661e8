/** Predicts each block of a FLAC file from the samples before, and keeps only the errors. */

// Read once, because inside Jest each access to Math takes twenty times as long as the sum itself.
const { PI, abs, floor, log2, max, min, round, sin } = Math;

export type Prediction = {
  readonly kind: 'fixed' | 'linear';
  readonly order: number;
  readonly weights: readonly number[];
  readonly shift: number;
  readonly precision: number;
  readonly residual: Int32Array;
  /** The block is cut into 2^partition parts, each with its own Rice parameter. */
  readonly partition: number;
  readonly rice: readonly number[];
  readonly bits: number;
};

const FIXED = [[], [1], [2, -1], [3, -3, 1], [4, -6, 4, -1]];
const ORDERS = [4, 8, 12];
const PRECISION = 13;

export function predicted(block: Int16Array): Prediction {
  const tries = [
    ...FIXED.map(weights => tried(block, 'fixed', weights, 0)),
    ...ORDERS.flatMap(order => linear(block, order)),
  ];
  return tries.reduce((best, one) => (one.bits < best.bits ? one : best));
}

function tried(
  block: Int16Array,
  kind: Prediction['kind'],
  weights: readonly number[],
  shift: number,
): Prediction {
  const order = weights.length;
  const residual = new Int32Array(max(0, block.length - order));
  for (let n = order; n < block.length; n++)
    residual[n - order] = (block[n] ?? 0) - guess(block, n, weights, shift);
  const cut = cheapest(residual, order);
  const head = order * (kind === 'linear' ? 16 + PRECISION : 16);
  return {
    kind,
    order,
    weights,
    shift,
    precision: PRECISION,
    residual,
    ...cut,
    bits: cut.bits + head,
  };
}

function guess(block: Int16Array, at: number, weights: readonly number[], shift: number): number {
  let sum = 0;
  for (let n = 0; n < weights.length; n++) sum += (weights[n] ?? 0) * (block[at - 1 - n] ?? 0);
  return floor(sum / 2 ** shift);
}

/** Levinson-Durbin recursion on a windowed block, with integer weights. */
function linear(block: Int16Array, order: number): Prediction[] {
  if (block.length <= order * 4) return [];
  const exact = durbin(correlations(block, order), order);
  const most = max(...exact.map(abs));
  if (!exact.every(Number.isFinite) || most === 0) return [];
  const shift = min(15, PRECISION - 2 - floor(log2(most)));
  if (shift < 0) return [];
  const limit = 2 ** (PRECISION - 1);
  const weights = exact.map(weight => max(-limit, min(limit - 1, round(weight * 2 ** shift))));
  return [tried(block, 'linear', weights, shift)];
}

function correlations(block: Int16Array, order: number): number[] {
  const windowed = Float64Array.from(
    block,
    (sample, n) => sample * sin((PI * (n + 0.5)) / block.length),
  );
  return Array.from({ length: order + 1 }, (_, lag) => {
    let sum = 0;
    for (let n = lag; n < windowed.length; n++)
      sum += (windowed[n] ?? 0) * (windowed[n - lag] ?? 0);
    return sum;
  });
}

function durbin(correlated: readonly number[], order: number): number[] {
  let weights: number[] = [];
  let error = (correlated[0] ?? 0) * (1 + 1e-9);
  for (let n = 1; n <= order; n++) {
    const sum = weights.reduce((all, weight, i) => all + weight * (correlated[n - 1 - i] ?? 0), 0);
    const mirror = ((correlated[n] ?? 0) - sum) / error;
    const older = weights;
    weights = [...older.map((it, i) => it - mirror * (older[n - 2 - i] ?? 0)), mirror];
    error *= 1 - mirror * mirror;
  }
  return weights;
}

function cheapest(residual: Int32Array, order: number) {
  const size = residual.length + order;
  const cuts = [0, 2, 4].filter(cut => size % (1 << cut) === 0 && size >> cut > order);
  return cuts
    .map(partition => coded(residual, order, partition))
    .reduce((best, one) => (one.bits < best.bits ? one : best));
}

function coded(residual: Int32Array, order: number, partition: number) {
  const length = (residual.length + order) >> partition;
  const parts = Array.from({ length: 1 << partition }, (_, n) =>
    powerFor(residual.subarray(max(0, n * length - order), (n + 1) * length - order)),
  );
  return {
    partition,
    rice: parts.map(({ power }) => power),
    bits: parts.reduce((sum, part) => sum + part.bits + 4, 6),
  };
}

function powerFor(part: Int32Array): { power: number; bits: number } {
  const mean = part.reduce((sum, value) => sum + abs(value) * 2, 0) / max(1, part.length);
  const near = max(0, min(14, floor(log2(mean + 1))));
  return [near - 1, near, near + 1]
    .filter(power => power >= 0 && power <= 14)
    .map(power => ({ power, bits: costOf(part, power) }))
    .reduce((best, one) => (one.bits < best.bits ? one : best));
}

function costOf(part: Int32Array, power: number): number {
  let bits = part.length * (1 + power);
  for (const value of part) bits += (value >= 0 ? value * 2 : -value * 2 - 1) >>> power;
  return bits;
}
