/** What places sound like: loops of sixteen seconds, so soft that people talk over them. */
import { chances } from '../../src/kit/random';
import { bubble, grain, strike, type Track } from '../sounds/synth';
import { bell, bubbles, coin, current, wood } from '../sounds/timbres';
import type { LayerRecipe } from './score';

export const AIR_SECONDS = 16;
const LAST = AIR_SECONDS - 1.2;

type Next = () => number;

/** Repeats something at uneven distances, until shortly before the end of the loop. */
function scattered(seed: number, apart: number, make: (at: number, next: Next) => void): void {
  const next = chances(seed);
  for (let at = 0.3 + apart * next(); at < LAST; at += apart * (0.5 + next())) make(at, next);
}

/** Voices that cannot be understood, a cart, a coin. */
function crowd(track: Track): void {
  scattered(51, 0.26, (at, next) => {
    const hz = 170 + 170 * next();
    for (const [n, gain] of [1, 0.5, 0.25].entries())
      bubble(track, {
        at,
        gain: gain * (0.3 + 0.7 * next()),
        hz: hz * (n + 1),
        glide: 1.6 * (next() - 0.5),
        fade: 0.07,
        swell: 0.05,
      });
  });
  scattered(52, 3.4, at => strike(track, { at, gain: 0.8, partials: wood(105) }));
  scattered(53, 4.7, at => strike(track, { at, gain: 0.16, partials: coin(880) }));
}

/** Gulls over slow water, and a rope. */
function gulls(track: Track): void {
  for (const at of [0.2, 5.2, 10.2])
    current(track, 60 + Math.round(at), { at, gain: 1.6, seconds: 4.6, hz: 330 });
  scattered(61, 2.7, (at, next) => {
    const cries = 2 + Math.floor(3 * next());
    const hz = 900 + 260 * next();
    for (let n = 0; n < cries; n++)
      for (const over of [1, 2])
        bubble(track, {
          at: at + 0.21 * n,
          gain: (0.34 / over) * (1 - 0.15 * n),
          hz: hz * over,
          glide: -1.5,
          fade: 0.05,
          swell: 0.04,
        });
  });
  scattered(62, 5.6, at =>
    grain(track, 63, { at, gain: 1.4, hz: 240, ring: 9, fade: 0.16, swell: 0.2 }),
  );
}

/** Bells in other streets, under stone. */
function bells(track: Track): void {
  scattered(71, 2.3, (at, next) =>
    strike(track, {
      at,
      gain: 0.25 + 0.35 * next(),
      swell: 0.02,
      partials: bell([146.83, 174.61, 220, 293.66][Math.floor(4 * next())] ?? 220, 0.6),
    }),
  );
}

/** Embers, a bellows, and somebody hums. */
function kiln(track: Track): void {
  for (const at of [0.3, 4.3, 8.3, 12.1])
    current(track, 80 + Math.round(at), { at, gain: 1.5, seconds: 2.6, hz: 200 });
  scattered(81, 0.42, (at, next) =>
    grain(track, Math.round(at * 997), {
      at,
      gain: 0.5 * next(),
      hz: 1500 + 1200 * next(),
      ring: 2,
      fade: 0.008,
    }),
  );
  [220, 261.63, 293.66, 261.63, 220, 196, 220].forEach((hz, n) =>
    bubble(track, { at: 1 + 1.9 * n, gain: 0.3, hz, glide: 0.02, fade: 0.5, swell: 0.3 }),
  );
}

/** Water falls into a basin. */
function fountain(track: Track): void {
  scattered(91, 0.32, (at, next) =>
    bubbles(track, { at, gain: 0.35, seconds: 0.3, count: 3, hz: 420 + 420 * next() }),
  );
  for (const at of [0.2, 5.2, 10.2])
    current(track, 92 + Math.round(at), { at, gain: 1, seconds: 4.8, hz: 600 });
}

/** Wind in louvres. */
function wind(track: Track): void {
  const gusts = [0.2, 3.6, 6.4, 10.2, 12];
  gusts.forEach((at, n) => {
    current(track, 100 + n, { at, gain: 2.4, seconds: 3.4, hz: 300 + 60 * (n % 3) });
    grain(track, 110 + n, {
      at: at + 0.6,
      gain: 0.5,
      hz: 520 + 70 * (n % 2),
      ring: 26,
      fade: 0.5,
      swell: 0.9,
    });
  });
}

/** A river that has gone away: mud, and bells from very far. */
function mud(track: Track): void {
  scattered(121, 0.8, (at, next) =>
    bubble(track, { at, gain: 0.6 * next(), hz: 120 + 120 * next(), glide: 3.4, fade: 0.05 }),
  );
  for (const at of [0.4, 8.2])
    current(track, 122 + Math.round(at), { at, gain: 1.4, seconds: 6, hz: 170 });
  scattered(123, 4.4, at => strike(track, { at, gain: 0.3, swell: 0.2, partials: bell(110, 0.8) }));
}

/** Rain on gravel. */
function rain(track: Track): void {
  scattered(131, 0.05, (at, next) =>
    grain(track, Math.round(at * 1009), {
      at,
      gain: 0.24 + 0.3 * next(),
      hz: 900 + 900 * next(),
      ring: 2.4,
      fade: 0.012,
    }),
  );
  scattered(132, 2.6, (at, next) =>
    bubble(track, { at, gain: 0.5, hz: 300 + 90 * next(), glide: 4, fade: 0.03 }),
  );
}

export const AIR_RECIPES = {
  crowd: { loud: 0.035, wet: 0.35, make: crowd },
  gulls: { loud: 0.03, wet: 0.3, make: gulls },
  bells: { loud: 0.04, wet: 0.7, make: bells },
  kiln: { loud: 0.035, wet: 0.25, make: kiln },
  fountain: { loud: 0.024, wet: 0.3, make: fountain },
  wind: { loud: 0.032, wet: 0.3, make: wind },
  mud: { loud: 0.035, wet: 0.5, make: mud },
  rain: { loud: 0.026, wet: 0.2, make: rain },
} satisfies Readonly<Record<string, LayerRecipe>>;
