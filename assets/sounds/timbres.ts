/** The things that sound: glass, wood, metal, paper and water. */
import { bubble, grain, type Partial, type Track } from './synth';

/** A wine glass: its overtones rise like squares, and the high ones fade first. */
export function glass(hz: number, fade: number, bright: number): Partial[] {
  const at = [1, 2.32, 4.25, 6.63, 9.38];
  // Slightly detuned partials beat against each other like the two sides of a real glass.
  return at.flatMap((ratio, n) => [
    { hz: hz * ratio, gain: bright ** n, fade: fade / (1 + 1.4 * n) },
    { hz: hz * ratio * 1.0025, gain: bright ** n * 0.6, fade: fade / (1 + 1.4 * n) },
  ]);
}

export const wood = (hz: number): Partial[] => [
  { hz, gain: 1, fade: 0.05 },
  { hz: hz * 2.76, gain: 0.5, fade: 0.025 },
  { hz: hz * 5.4, gain: 0.2, fade: 0.012 },
];

export const flute = (hz: number): Partial[] => [
  { hz, gain: 1, fade: 0.22 },
  { hz: hz * 2, gain: 0.25, fade: 0.14 },
  { hz: hz * 3, gain: 0.1, fade: 0.09 },
];

export const coin = (hz: number): Partial[] => [
  { hz, gain: 1, fade: 0.09 },
  { hz: hz * 1.51, gain: 0.7, fade: 0.07 },
  { hz: hz * 2.83, gain: 0.35, fade: 0.04 },
];

export const gong = (hz: number, fade: number): Partial[] =>
  [1, 1.52, 2.03, 2.58, 3.27, 4.11, 5.43].map((ratio, n) => ({
    hz: hz * ratio,
    gain: 0.85 ** n,
    fade: fade / (1 + 0.35 * n),
  }));

/** A card being turned over: paper, a little louder when it meets the table. */
export function leaf(track: Track, seed: number): void {
  grain(track, seed, { at: 0.01, gain: 1.1, hz: 2400, ring: 1, fade: 0.08, swell: 0.12 });
  grain(track, seed + 1, { at: 0.2, gain: 1.6, hz: 900, ring: 1.2, fade: 0.02, swell: 0.004 });
}

/** A warm lamp of the station: a bell without its high overtones. */
export const lamp = (hz: number, fade: number): Partial[] => [
  { hz, gain: 1, fade },
  { hz: hz * 1.004, gain: 0.5, fade },
  { hz: hz * 2, gain: 0.28, fade: fade * 0.6 },
  { hz: hz * 3.01, gain: 0.1, fade: fade * 0.35 },
];

/** Thick metal under water, knocked from within. */
export const hull = (hz: number): Partial[] => [
  { hz, gain: 1, fade: 0.16 },
  { hz: hz * 1.59, gain: 0.6, fade: 0.1 },
  { hz: hz * 2.41, gain: 0.35, fade: 0.07 },
  { hz: hz * 3.6, gain: 0.18, fade: 0.04 },
];

type Stream = {
  readonly at: number;
  readonly gain: number;
  readonly seconds: number;
  readonly count: number;
  readonly hz: number;
};

/** Bubbles that rise, the later ones smaller and softer. */
export function bubbles(track: Track, { at, gain, seconds, count, hz }: Stream): void {
  for (let n = 0; n < count; n++) {
    const [share, uneven] = [n / count, (n * 37) % 11];
    bubble(track, {
      at: at + seconds * share + 0.004 * uneven,
      gain: gain * (1 - 0.7 * share),
      hz: hz * (1 + 0.5 * share + 0.05 * uneven),
      glide: 4,
      fade: 0.03,
    });
  }
}

type Current = {
  readonly at: number;
  readonly gain: number;
  readonly seconds: number;
  readonly hz: number;
};

/** Water that flows past: soft noise that swells and goes. */
export const current = (track: Track, seed: number, { at, gain, seconds, hz }: Current): void =>
  grain(track, seed, { at, gain, hz, ring: 0.8, fade: seconds * 0.28, swell: seconds * 0.45 });

/** A glazed tile that is tapped: high and short, with the dull body of clay below. */
export const porcelain = (hz: number, fade = 0.05): Partial[] => [
  { hz, gain: 1, fade },
  { hz: hz * 1.98, gain: 0.5, fade: fade * 0.7 },
  { hz: hz * 3.1, gain: 0.25, fade: fade * 0.4 },
  { hz: hz * 0.41, gain: 0.55, fade: fade * 0.6 },
];

/** A church bell: its hum lies an octave below the stroke, its third is minor. */
export const bell = (hz: number, fade: number): Partial[] =>
  [
    [0.5, 0.5, 1.4],
    [1, 1, 1],
    [1.19, 0.6, 0.8],
    [1.5, 0.3, 0.6],
    [2, 0.6, 0.5],
    [2.66, 0.22, 0.3],
    [3.01, 0.16, 0.22],
  ].map(([ratio = 1, gain = 1, lasts = 1]) => ({ hz: hz * ratio, gain, fade: fade * lasts }));

/** A gut string that is plucked. */
export const pluck = (hz: number, fade: number): Partial[] =>
  [1, 2, 3, 4, 5, 6].map(n => ({
    hz: hz * n * (1 + 0.0004 * n * n),
    gain: 0.9 / n ** 1.25,
    fade: fade / n ** 0.7,
  }));
