/** The sounds of a story on tiles: porcelain, brush, wood and bells. */
import { bubble, grain, strike, type Track } from './synth';
import type { Recipe } from './cues';
import { bell, coin, current, gong, pluck, porcelain, wood } from './timbres';
import { A2, A3, A4, C4, C5, D2, D3, D4, D5, F3, F4, F5, A5 } from './tones';

export const STORY_RECIPES = {
  /** A wall turns, tile by tile, and a string answers. */
  story_place: {
    seconds: 2,
    loud: 0.16,
    make(track) {
      for (let n = 0; n < 9; n++)
        strike(track, { at: 0.02 + 0.06 * n, gain: 0.5, partials: porcelain(700 + 60 * (n % 4)) });
      plucks(track, 0.62, 0.13, [D3, A3, D4, F4]);
    },
  },
  /** A tile is lifted, turned, and laid down on its face. */
  story_card: {
    seconds: 1.15,
    loud: 0.17,
    make(track) {
      grain(track, 1001, { at: 0.01, gain: 1.2, hz: 900, ring: 1.2, fade: 0.07, swell: 0.09 });
      strike(track, { at: 0.21, gain: 1, partials: porcelain(520, 0.06) });
      strike(track, { at: 0.27, gain: 0.5, partials: wood(180) });
    },
  },
  /** A brush paints the next field of the bar. */
  story_unit: {
    seconds: 1.2,
    loud: 0.13,
    make(track) {
      grain(track, 1010, { at: 0, gain: 2.4, hz: 1700, ring: 0.9, fade: 0.1, swell: 0.3 });
      grain(track, 1011, { at: 0.3, gain: 1.2, hz: 1100, ring: 0.9, fade: 0.09, swell: 0.1 });
      strike(track, { at: 0.42, gain: 0.35, partials: porcelain(410, 0.06) });
    },
  },
  /** One of the last units: a soft bell. */
  story_late: {
    seconds: 2.4,
    loud: 0.18,
    make(track) {
      strike(track, { at: 0.01, gain: 1, swell: 0.02, partials: bell(D4, 0.62) });
    },
  },
  /** Dice rattle over the glaze and come to rest. */
  story_dice: {
    seconds: 1.3,
    loud: 0.19,
    make(track) {
      ROLL.forEach((at, n) => {
        strike(track, { at, gain: 1 - 0.05 * n, partials: wood(620 + ((n * 173) % 260)) });
        strike(track, { at, gain: 0.4, partials: porcelain(560 + ((n * 97) % 240), 0.03) });
      });
    },
  },
  /** A shield breaks off and falls. */
  story_shield: {
    seconds: 1.15,
    loud: 0.17,
    make(track) {
      strike(track, { at: 0.01, gain: 1, partials: porcelain(990, 0.07) });
      [0.2, 0.28, 0.33].forEach((at, n) =>
        strike(track, { at, gain: 0.55 - 0.14 * n, partials: porcelain(1230 + 140 * n, 0.03) }),
      );
    },
  },
  /** The last shield: the wall gives way, and light falls in. */
  story_won: {
    seconds: 1.9,
    loud: 0.22,
    make(track) {
      [0.01, 0.06, 0.1, 0.17].forEach((at, n) =>
        strike(track, { at, gain: 0.6, partials: porcelain(900 - 90 * n, 0.05) }),
      );
      plucks(track, 0.26, 0.09, [D4, F4, A4, D5]);
      strike(track, { at: 0.62, gain: 0.5, swell: 0.02, partials: bell(D5, 0.4) });
    },
  },
  /** A blow, and breath. */
  story_hurt: {
    seconds: 1.2,
    loud: 0.22,
    make(track) {
      strike(track, { at: 0.01, gain: 1, partials: wood(96) });
      strike(track, { at: 0.03, gain: 0.7, swell: 0.01, partials: pluck(F3 / 2, 0.3) });
      grain(track, 1020, { at: 0.24, gain: 1.4, hz: 620, ring: 0.8, fade: 0.12, swell: 0.16 });
    },
  },
  /** Somebody lets go: a whirl downwards. */
  story_vortex: {
    seconds: 2.2,
    loud: 0.2,
    make(track) {
      [D5, A4, F4, D4].forEach((hz, n) =>
        bubble(track, { at: 0.16 * n, gain: 0.7, hz, glide: -2.2, fade: 0.22, swell: 0.06 }),
      );
      current(track, 1030, { at: 0.2, gain: 2.2, seconds: 1.3, hz: 420 });
      strike(track, { at: 0.8, gain: 0.5, swell: 0.05, partials: gong(D2, 0.4) });
    },
  },
  /** And comes back. */
  story_back: {
    seconds: 1.8,
    loud: 0.2,
    make(track) {
      [D4, F4, A4, D5].forEach((hz, n) =>
        bubble(track, { at: 0.13 * n, gain: 0.6, hz: hz * 0.8, glide: 2, fade: 0.14, swell: 0.05 }),
      );
      strike(track, { at: 0.62, gain: 0.7, swell: 0.02, partials: bell(A4, 0.36) });
    },
  },
  /** Something is put into a pocket. */
  story_found: {
    seconds: 1.2,
    loud: 0.17,
    make(track) {
      strike(track, { at: 0.01, gain: 0.8, partials: coin(C5) });
      grain(track, 1040, { at: 0.1, gain: 1.1, hz: 700, ring: 0.9, fade: 0.08, swell: 0.06 });
      plucks(track, 0.24, 0.1, [A3, C4]);
    },
  },
  /** A glazed token falls into its cell. */
  story_token: {
    seconds: 1.2,
    loud: 0.18,
    make(track) {
      strike(track, { at: 0.01, gain: 1, partials: porcelain(660, 0.12) });
      strike(track, { at: 0.15, gain: 0.5, partials: porcelain(660, 0.08) });
      strike(track, { at: 0.21, gain: 0.3, partials: porcelain(680, 0.05) });
      strike(track, { at: 0.16, gain: 0.5, swell: 0.02, partials: bell(F5, 0.22) });
    },
  },
  /** A seal is pressed into wax. */
  story_rule: {
    seconds: 1.2,
    loud: 0.2,
    make(track) {
      grain(track, 1050, { at: 0.01, gain: 1.3, hz: 500, ring: 0.8, fade: 0.09, swell: 0.12 });
      strike(track, { at: 0.19, gain: 1, partials: wood(130) });
      plucks(track, 0.3, 0, [D3, A3]);
    },
  },
  /** Steps on stairs, uphill and down. */
  story_journey: {
    seconds: 1.6,
    loud: 0.18,
    make(track) {
      [0.02, 0.24, 0.46, 0.68, 0.9].forEach((at, n) => {
        strike(track, { at, gain: 1 - 0.14 * n, partials: wood(n % 2 ? 150 : 122) });
        grain(track, 1060 + n, {
          at: at + 0.02,
          gain: 0.8 - 0.1 * n,
          hz: 1300,
          ring: 1,
          fade: 0.03,
        });
      });
    },
  },
  /** Somebody proposes: two knocks on the table. */
  story_ask: {
    seconds: 1.15,
    loud: 0.17,
    make(track) {
      strike(track, { at: 0.01, gain: 1, partials: wood(300) });
      strike(track, { at: 0.17, gain: 0.9, partials: wood(340) });
      plucks(track, 0.34, 0.12, [A3, D4]);
    },
  },
  story_carried: {
    seconds: 1.3,
    loud: 0.18,
    make(track) {
      plucks(track, 0.01, 0.11, [D4, A4]);
      strike(track, { at: 0.24, gain: 0.7, partials: porcelain(587, 0.1) });
    },
  },
  story_rejected: {
    seconds: 1.2,
    loud: 0.17,
    make(track) {
      plucks(track, 0.01, 0.14, [F4, D4]);
      strike(track, { at: 0.34, gain: 0.8, partials: wood(140) });
    },
  },
  /** The captain's die is handed on. */
  story_captain: {
    seconds: 1.4,
    loud: 0.2,
    make(track) {
      [0.01, 0.11, 0.18, 0.23].forEach((at, n) =>
        strike(track, { at, gain: 0.8 - 0.12 * n, partials: wood(430 + 50 * n) }),
      );
      plucks(track, 0.34, 0.13, [A3, D4, A4]);
    },
  },
  /** A bolt shoots the other way. */
  story_wrong: {
    seconds: 1.2,
    loud: 0.2,
    make(track) {
      strike(track, { at: 0.01, gain: 0.8, partials: coin(A2 * 4) });
      strike(track, { at: 0.12, gain: 1, partials: wood(110) });
      strike(track, { at: 0.3, gain: 0.8, swell: 0.01, partials: pluck(C4 / 2, 0.24) });
    },
  },
  /** All the bells, uphill. */
  story_success: {
    seconds: 4.2,
    loud: 0.24,
    make(track) {
      [D4, F4, A4, D5, A4, D5, F5, A5].forEach((hz, n) =>
        strike(track, { at: 0.02 + 0.24 * n, gain: 0.7, swell: 0.01, partials: bell(hz, 0.55) }),
      );
      // It ends in major, like old songs.
      for (const hz of [D3, A3, D4 * 1.26, A4])
        strike(track, { at: 2.05, gain: 0.5, swell: 0.06, partials: pluck(hz, 0.9) });
    },
  },
  /** All the birds go up at once; then the stove ticks. */
  story_failure: {
    seconds: 3.6,
    loud: 0.2,
    make(track) {
      for (let n = 0; n < 46; n++)
        grain(track, 1100 + n, {
          at: 0.02 + 0.028 * n,
          gain: 0.9 * Math.sin((Math.PI * (n + 1)) / 48),
          hz: 700 + ((n * 211) % 900),
          ring: 1.4,
          fade: 0.03,
          swell: 0.02,
        });
      strike(track, { at: 0.4, gain: 0.8, swell: 0.05, partials: gong(D2, 0.7) });
      [1.8, 2.3, 2.8].forEach(at => strike(track, { at, gain: 0.45, partials: wood(520) }));
    },
  },
} satisfies Readonly<Record<string, Recipe>>;

/** When a die touches the table, ever closer together. */
const ROLL = [0.01, 0.15, 0.27, 0.37, 0.45, 0.52, 0.58, 0.63, 0.66];

/** Strings plucked one after another. */
function plucks(track: Track, from: number, apart: number, tones: readonly number[]): void {
  tones.forEach((hz, n) =>
    strike(track, { at: from + apart * n, gain: 0.7, swell: 0.004, partials: pluck(hz, 0.34) }),
  );
}
