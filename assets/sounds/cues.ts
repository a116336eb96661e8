/** The sound of each cue. All are in D minor like the music, so that they fit into it. */
import { faded, grain, inRoom, levelled, silence, strike, type Track } from './synth';

export type Recipe = { readonly seconds: number; readonly loud: number; make(track: Track): void };

import { A4, A5, C6, D4, D5, D6, F4, F5 } from './tones';
import { coin, flute, glass, gong, leaf, wood } from './timbres';

/** Left is one low stroke, right two high ones. Pitch or number alone would tell them apart. */
const left = { hz: D5, fade: 0.5, bright: 0.38 };
const right = { hz: A5, fade: 0.3, bright: 0.58 };

export const CUE_RECIPES = {
  glass_left: {
    seconds: 1.35,
    loud: 0.3,
    make(track) {
      strike(track, { at: 0.005, gain: 1, partials: glass(left.hz, left.fade, left.bright) });
      grain(track, 1, { at: 0.004, gain: 0.5, hz: 2600, ring: 3, fade: 0.012 });
    },
  },
  glass_right: {
    seconds: 1.35,
    loud: 0.3,
    make(track) {
      const partials = glass(right.hz, right.fade, right.bright);
      for (const [at, gain] of [
        [0.005, 0.8],
        [0.2, 1],
      ] as const) {
        strike(track, { at, gain, partials });
        grain(track, 2, { at, gain: 0.5, hz: 4800, ring: 3, fade: 0.01 });
      }
    },
  },
  soon_left: {
    seconds: 1.15,
    loud: 0.1,
    make(track) {
      strike(track, { at: 0.01, gain: 1, swell: 0.012, partials: glass(left.hz, 0.09, 0.2) });
      strike(track, { at: 0.42, gain: 0.6, swell: 0.012, partials: glass(left.hz, 0.09, 0.2) });
    },
  },
  soon_right: {
    seconds: 1.15,
    loud: 0.1,
    make(track) {
      for (const at of [0.01, 0.13, 0.42, 0.54])
        strike(track, {
          at,
          gain: at < 0.3 ? 1 : 0.6,
          swell: 0.01,
          partials: glass(right.hz, 0.06, 0.3),
        });
    },
  },
  delivered: {
    seconds: 1.3,
    loud: 0.24,
    make(track) {
      const landings = [0, 0.09, 0.17, 0.24, 0.31];
      landings.forEach((at, n) => {
        strike(track, { at: 0.01 + at, gain: 0.8, partials: wood(240 + 42 * n) });
        grain(track, 20 + n, {
          at: 0.01 + at,
          gain: 1.2,
          hz: 1300 + 150 * n,
          ring: 2,
          fade: 0.014,
        });
      });
      [D5, F5, A5, D6].forEach((hz, n) =>
        strike(track, { at: 0.32 + 0.055 * n, gain: 0.35 + 0.05 * n, partials: coin(hz * 2) }),
      );
    },
  },
  asked: {
    seconds: 1.2,
    loud: 0.2,
    make(track) {
      strike(track, { at: 0.01, gain: 0.9, swell: 0.02, partials: flute(A4) });
      strike(track, { at: 0.19, gain: 1, swell: 0.02, partials: flute(D5) });
    },
  },
  contested: {
    seconds: 1.2,
    loud: 0.22,
    make(track) {
      for (const at of [0.01, 0.14, 0.27])
        for (const hz of [A4, A4 * 1.06, A4 * 1.5])
          strike(track, { at, gain: 0.7, swell: 0.006, partials: [...flute(hz), ...wood(hz)] });
    },
  },
  refused: {
    seconds: 1.15,
    loud: 0.16,
    make(track) {
      for (const [at, hz] of [
        [0.01, 175],
        [0.11, 147],
      ] as const) {
        strike(track, { at, gain: 1, swell: 0.008, partials: wood(hz).slice(0, 2) });
        grain(track, 40, { at, gain: 0.6, hz: 320, ring: 1.5, fade: 0.03, swell: 0.004 });
      }
    },
  },
  last_minute: {
    seconds: 3,
    loud: 0.3,
    make(track) {
      strike(track, { at: 0.01, gain: 1, swell: 0.03, partials: gong(98, 0.8) });
      strike(track, { at: 0.02, gain: 0.5, swell: 0.18, partials: gong(146.8, 0.6) });
      grain(track, 60, { at: 0.01, gain: 0.8, hz: 500, ring: 1, fade: 0.09, swell: 0.01 });
    },
  },
  over: {
    seconds: 3.8,
    loud: 0.28,
    make(track) {
      [D6, C6, A5, F5, A5, D5].forEach((hz, n) =>
        strike(track, { at: 0.02 + 0.17 * n, gain: 0.45, partials: glass(hz, 0.5, 0.4) }),
      );
      strike(track, { at: 1.06, gain: 0.9, swell: 0.03, partials: gong(D4 / 4, 0.9) });
      // It ends in major, like old songs.
      for (const hz of [D4 / 2, D4, D4 * 1.26, A4, D5])
        strike(track, { at: 1.06, gain: 0.4, swell: 0.08, partials: glass(hz, 0.85, 0.3) });
    },
  },
  turn: {
    seconds: 1.3,
    loud: 0.11,
    make(track) {
      strike(track, { at: 0.01, gain: 0.5, partials: wood(F4) });
      strike(track, { at: 0.16, gain: 0.8, partials: wood(D4) });
      grain(track, 80, { at: 0.2, gain: 1.6, hz: 5200, ring: 1, fade: 0.17, swell: 0.22 });
      for (let n = 0; n < 60; n++)
        grain(track, 81 + n, {
          at: 0.22 + 0.8 * (n / 60) ** 0.8,
          gain: 0.9 * (1 - n / 70),
          hz: 3400 + ((n * 977) % 3600),
          ring: 6,
          fade: 0.006,
        });
    },
  },
  your_turn: {
    seconds: 1.25,
    loud: 0.2,
    make(track) {
      for (const [at, hz] of [
        [0.01, A4],
        [0.15, D5],
        [0.29, A5],
      ] as const)
        strike(track, { at, gain: 0.9, swell: 0.012, partials: flute(hz) });
    },
  },
  right: {
    seconds: 1.3,
    loud: 0.24,
    make(track) {
      leaf(track, 200);
      [D5, A5, D6].forEach((hz, n) =>
        strike(track, { at: 0.26 + 0.09 * n, gain: 0.7, partials: coin(hz) }),
      );
    },
  },
  wrong: {
    seconds: 1.2,
    loud: 0.2,
    make(track) {
      leaf(track, 300);
      for (const [at, hz] of [
        [0.28, F4 / 2],
        [0.44, D4 / 2],
      ] as const)
        strike(track, { at, gain: 1, swell: 0.01, partials: [...flute(hz), ...wood(hz)] });
    },
  },
  sits_1: sitsDown(400, D4),
  sits_2: sitsDown(500, F4),
  sits_3: sitsDown(600, A4),
  sits_4: sitsDown(700, D5),
  all_here: {
    seconds: 2.6,
    loud: 0.24,
    make(track) {
      fallingSand(track, 800);
      [D4, F4, A4, D5].forEach((hz, n) =>
        strike(track, { at: 0.5 + 0.06 * n, gain: 0.6, partials: glass(hz, 0.6, 0.34) }),
      );
      strike(track, { at: 0.5, gain: 0.4, swell: 0.05, partials: gong(D4 / 2, 0.5) });
    },
  },
} satisfies Readonly<Record<string, Recipe>>;

/** Sand falls into a seat, and its tone answers. */
function sitsDown(seed: number, hz: number): Recipe {
  return {
    seconds: 1.5,
    loud: 0.2,
    make(track) {
      fallingSand(track, seed);
      strike(track, { at: 0.5, gain: 1, partials: glass(hz, 0.36, 0.34) });
    },
  };
}

/** For half a second, and ever softer. */
function fallingSand(track: Track, seed: number): void {
  grain(track, seed, { at: 0.01, gain: 0.9, hz: 5200, ring: 1, fade: 0.14, swell: 0.16 });
  for (let n = 0; n < 45; n++)
    grain(track, seed + 1 + n, {
      at: 0.03 + 0.5 * (n / 45) ** 0.8,
      gain: 0.6 * (1 - n / 60),
      hz: 3400 + ((n * 977) % 3600),
      ring: 6,
      fade: 0.006,
    });
}

export function cueTrack({ seconds, loud, make }: Recipe): Track {
  const track = silence(seconds + 2);
  make(track);
  const cut = inRoom(track, 0.14, 0.7).slice(0, Math.round(seconds * 22_050));
  return levelled(faded(cut, 0.002, Math.min(0.35, seconds / 4)), loud);
}
