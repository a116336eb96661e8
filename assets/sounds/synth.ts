/** Synthesizes sound: struck things, grains, and the room around them. */
import { chances } from '../../src/kit/random';

// Read once, because inside Jest each access to Math takes twenty times as long as the sum itself.
const { PI, abs, cos, exp, max, min, round, sin, sqrt } = Math;

/** Samples a second: enough for glass, at half the size of a CD's. */
export const RATE = 22_050;
export type Track = Float64Array;

export const silence = (seconds: number): Track => new Float64Array(round(seconds * RATE));

/** One sine of a sound; `fade` is the time in which it loses two thirds. */
export type Partial = { readonly hz: number; readonly gain: number; readonly fade: number };
type Strike = {
  readonly at: number;
  readonly gain: number;
  readonly partials: readonly Partial[];
  /** Attack in seconds: a few milliseconds for a strike, a second for a breath. */
  readonly swell?: number;
};

/** What rings beyond the end wraps to the beginning, so that a loop has no seam. */
export function strike(track: Track, { at, gain, partials, swell = 0.003 }: Strike): void {
  for (const partial of partials.filter(({ hz }) => hz < RATE * 0.45)) {
    const first = round(at * RATE);
    const count = min(track.length, round((swell + partial.fade * 7) * RATE));
    const step = (2 * PI * partial.hz) / RATE;
    const peak = gain * partial.gain;
    const decay = exp(-1 / (partial.fade * RATE));
    let level = peak;
    for (let n = 0; n < count; n++) {
      add(track, first + n, level * rise(n / RATE, swell) * sin(step * n));
      level *= decay;
    }
  }
}

/** A short burst of noise: `hz` sets its brightness, `ring` how much pitch it has. */
type Grain = {
  readonly at: number;
  readonly gain: number;
  readonly hz: number;
  readonly ring: number;
  readonly fade: number;
  readonly swell?: number;
};

export function grain(track: Track, seed: number, it: Grain): void {
  const { at, gain, hz, ring, fade, swell = 0.001 } = it;
  const next = chances(seed);
  const [turn, keep] = [2 * cos((2 * PI * hz) / RATE), exp(-hz / (ring * RATE))];
  const first = round(at * RATE);
  const count = min(track.length, round((swell + fade * 7) * RATE));
  let [last, before] = [0, 0];
  for (let n = 0; n < count; n++) {
    const level = rise(n / RATE, swell) * exp(-n / RATE / fade);
    const now = (next() * 2 - 1) * (1 - keep) + keep * turn * last - keep * keep * before;
    [before, last] = [last, now];
    add(track, first + n, gain * level * now);
  }
}

/** A bubble: one sine whose pitch glides by `glide` octaves a second, as it shrinks or grows. */
type Bubble = {
  readonly at: number;
  readonly gain: number;
  readonly hz: number;
  readonly glide: number;
  readonly fade: number;
  readonly swell?: number;
};

export function bubble(track: Track, it: Bubble): void {
  const { at, gain, hz, glide, fade, swell = 0.012 } = it;
  const first = round(at * RATE);
  const count = min(track.length, round((swell + fade * 7) * RATE));
  const bend = 2 ** (glide / RATE);
  let [turn, step] = [0, (2 * PI * hz) / RATE];
  for (let n = 0; n < count; n++) {
    add(track, first + n, gain * rise(n / RATE, swell) * exp(-n / RATE / fade) * sin(turn));
    turn += step;
    step = min(step * bend, PI / 4);
  }
}

const rise = (time: number, swell: number) =>
  time >= swell ? 1 : (1 - cos((PI * time) / swell)) / 2;

function add(track: Track, at: number, value: number): void {
  const place = at % track.length;
  track[place] = (track[place] ?? 0) + value;
}

const COMBS = [0.0297, 0.0371, 0.0411, 0.0437];
const SPREADS = [0.005, 0.0017];

/** Schroeder's reverb of 1962: four comb filters and two all-pass filters. */
export function inRoom(track: Track, wet: number, seconds: number): Track {
  // Runs twice and keeps the second pass, in which the tail of the end lies under the beginning.
  const echoes = COMBS.map(delay => comb(track, delay, 10 ** ((-3 * delay) / seconds)));
  const sum = track.map((_, n) => echoes.reduce((all, echo) => all + (echo[n] ?? 0), 0) / 4);
  const smeared = SPREADS.reduce(spread, sum);
  return track.map((dry, n) => dry + wet * (smeared[n] ?? 0));
}

function comb(track: Track, delay: number, keep: number): Track {
  const line = silence(delay);
  const out = new Float64Array(track.length);
  let dull = 0;
  for (let n = 0; n < 2 * track.length; n++) {
    const at = n % line.length;
    const old = line[at] ?? 0;
    dull += 0.55 * (old - dull);
    line[at] = (track[n % track.length] ?? 0) + dull * keep;
    out[n % track.length] = old;
  }
  return out;
}

function spread(track: Track, delay: number): Track {
  const line = silence(delay);
  return track.map((value, n) => {
    const at = n % line.length;
    const old = line[at] ?? 0;
    line[at] = value + old * 0.7;
    return old - 0.7 * (line[at] ?? 0);
  });
}

/** Fades in and out, so that nothing begins or ends with a click. */
export const faded = (track: Track, into: number, out: number): Track =>
  track.map((value, n) => value * rise(n / RATE, into) * rise((track.length - 1 - n) / RATE, out));

/** The loudest tenth of a second as root mean square, which is close to perceived loudness. */
export function loudness(track: ArrayLike<number>): number {
  const window = round(RATE / 10);
  let [sum, most] = [0, 0];
  for (let n = 0; n < track.length; n++) {
    sum += square(track[n]) - (n >= window ? square(track[n - window]) : 0);
    most = max(most, sum);
  }
  return sqrt(most / window);
}

const square = (value = 0) => value * value;

const CEILING = 0.94;

/** Scales to the wanted loudness, or as near as possible without clipping. */
export function levelled(track: Track, loud: number): Track {
  const peak = track.reduce((most, value) => max(most, abs(value)), 0);
  const gain = min(loud / loudness(track), CEILING / peak);
  return track.map(value => value * gain);
}

export const sixteenBits = (track: Track): Int16Array =>
  Int16Array.from(track, value => round(value * 32_767));
