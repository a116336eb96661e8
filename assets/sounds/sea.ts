/** The sounds of a station on the sea floor: warm, dull as under water, and never shrill. */
import { bubble, strike, type Track } from './synth';
import type { Recipe } from './cues';
import { bubbles, current, glass, gong, hull, lamp, leaf } from './timbres';
import { A2, A3, A4, C4, C5, D2, D3, D4, D5, F3, F4, F5, A5 } from './tones';

export const SEA_RECIPES = {
  /** A relay clicks, and the lamp of a bot goes on. */
  sea_bot: {
    seconds: 1.15,
    loud: 0.18,
    make(track) {
      strike(track, { at: 0.01, gain: 0.5, partials: hull(F4) });
      chime(track, 0.03, 0.11, 0.13, [A3, D4, A4]);
    },
  },
  /** A diver glides by. */
  sea_swim: {
    seconds: 1.15,
    loud: 0.13,
    make(track) {
      current(track, 900, { at: 0, gain: 2.6, seconds: 0.75, hz: 420 });
      bubbles(track, { at: 0.16, gain: 0.5, seconds: 0.5, count: 7, hz: 300 });
    },
  },
  /** A bot sinks onto its field and locks. */
  sea_dock: {
    seconds: 1.15,
    loud: 0.2,
    make(track) {
      bubble(track, { at: 0, gain: 0.5, hz: 420, glide: -6, fade: 0.09 });
      for (const at of [0.2, 0.34]) strike(track, { at, gain: 1, partials: hull(A2) });
      strike(track, { at: 0.35, gain: 0.7, swell: 0.02, partials: lamp(D3, 0.22) });
    },
  },
  /** A bot is pushed off its field: metal rolls away, ever slower, and clicks into its socket. */
  sea_pushed: {
    seconds: 1.2,
    loud: 0.2,
    make(track) {
      strike(track, { at: 0.01, gain: 1, partials: hull(D4) });
      [0.12, 0.21, 0.31, 0.43, 0.58].forEach((at, n) =>
        strike(track, { at, gain: 0.7 - 0.09 * n, partials: hull(n % 2 === 0 ? A3 : F3) }),
      );
      strike(track, { at: 0.76, gain: 0.6, swell: 0.02, partials: lamp(D3, 0.16) });
    },
  },
  /** The charging station overflows: a burst of bubbles, and lamps that go out one by one. */
  sea_overflow: {
    seconds: 1.3,
    loud: 0.24,
    make(track) {
      bubbles(track, { at: 0, gain: 0.8, seconds: 0.8, count: 26, hz: 240 });
      [D5, A4, F4, D4].forEach((hz, n) =>
        strike(track, { at: 0.04 + 0.15 * n, gain: 0.9, swell: 0.01, partials: lamp(hz, 0.13) }),
      );
      strike(track, { at: 0.64, gain: 0.9, partials: hull(D3) });
    },
  },
  /** A new room is coupled: three bolts, then air flows in and its lamps go on. */
  sea_lab: {
    seconds: 1.35,
    loud: 0.22,
    make(track) {
      for (const at of [0.01, 0.13, 0.25]) strike(track, { at, gain: 1, partials: hull(D3) });
      current(track, 910, { at: 0.26, gain: 1.8, seconds: 0.6, hz: 900 });
      chime(track, 0.42, 0.07, 0.2, [D4, F4, A4]);
    },
  },
  /** Stones of glass fall into their berth. */
  sea_crystal: {
    seconds: 1.2,
    loud: 0.16,
    make(track) {
      [A4, D5, F5, A5].forEach((hz, n) =>
        strike(track, { at: 0.02 + 0.07 * n, gain: 0.8, partials: glass(hz, 0.22, 0.24) }),
      );
    },
  },
  /** Three drops. */
  sea_time: {
    seconds: 1.15,
    loud: 0.16,
    make(track) {
      [C5, F4, A4].forEach((hz, n) =>
        bubble(track, { at: 0.02 + 0.13 * n, gain: 1, hz, glide: 2.6, fade: 0.045 }),
      );
    },
  },
  /** Something soft with many arms slips into the net. */
  sea_octopod: {
    seconds: 1.2,
    loud: 0.22,
    make(track) {
      [150, 190, 165].forEach((hz, n) =>
        bubble(track, { at: 0.01 + 0.19 * n, gain: 1, hz, glide: 5 - 2 * n, fade: 0.09 }),
      );
      bubble(track, { at: 0.56, gain: 0.9, hz: 520, glide: -7, fade: 0.08 });
    },
  },
  /** Its engine starts, and a sonar sounds with its echoes. */
  sea_submarine: {
    seconds: 1.35,
    loud: 0.2,
    make(track) {
      strike(track, { at: 0, gain: 0.8, swell: 0.3, partials: hullDrone(D2) });
      [1, 0.4, 0.16].forEach((gain, n) =>
        strike(track, { at: 0.14 + 0.34 * n, gain, swell: 0.012, partials: [sonar] }),
      );
    },
  },
  /** A page is turned under a lamp. */
  sea_card: {
    seconds: 1.2,
    loud: 0.17,
    make(track) {
      leaf(track, 920);
      chime(track, 0.3, 0.12, 0.2, [F4, C5]);
    },
  },
  /** Across a red line: a bell in the deep, and its fifth above. */
  sea_line: {
    seconds: 1.35,
    loud: 0.24,
    make(track) {
      strike(track, { at: 0.01, gain: 0.9, swell: 0.012, partials: gong(A2, 0.35) });
      chime(track, 0.16, 0.14, 0.25, [D4, A4]);
    },
  },
  /** Stopped before it: the same bell, and the way down. */
  sea_stop: {
    seconds: 1.25,
    loud: 0.2,
    make(track) {
      strike(track, { at: 0.01, gain: 1, partials: hull(D3) });
      chime(track, 0.14, 0.17, 0.2, [F3, D3]);
    },
  },
  /** A hatch closes, and air rises to the surface. */
  sea_pass: {
    seconds: 1.3,
    loud: 0.18,
    make(track) {
      strike(track, { at: 0.01, gain: 0.9, partials: hull(98) });
      bubbles(track, { at: 0.2, gain: 0.7, seconds: 0.75, count: 10, hz: 190 });
      strike(track, { at: 0.22, gain: 0.45, swell: 0.06, partials: lamp(C4, 0.25) });
    },
  },
  /** A step on the track of light. */
  sea_tally: {
    seconds: 1.15,
    loud: 0.17,
    make(track) {
      bubble(track, { at: 0.01, gain: 0.6, hz: A3, glide: 3, fade: 0.04 });
      strike(track, { at: 0.03, gain: 1, swell: 0.008, partials: lamp(A4, 0.2) });
    },
  },
  /** The interim scoring: a gong from far below, and all lamps of the rim. */
  sea_interim: {
    seconds: 2.2,
    loud: 0.26,
    make(track) {
      strike(track, { at: 0.01, gain: 1, swell: 0.03, partials: gong(D2, 0.6) });
      chime(track, 0.3, 0.16, 0.35, [D3, A3, D4, F4]);
    },
  },
  /** The tide brings new things. */
  sea_round: {
    seconds: 2.2,
    loud: 0.18,
    make(track) {
      current(track, 930, { at: 0, gain: 3, seconds: 1.5, hz: 360 });
      bubbles(track, { at: 0.5, gain: 0.4, seconds: 0.9, count: 12, hz: 280 });
      chime(track, 0.55, 0.2, 0.35, [D4, A4, D5]);
    },
  },
  /** The station calls its player. */
  sea_turn: {
    seconds: 1.3,
    loud: 0.22,
    make(track) {
      bubbles(track, { at: 0, gain: 0.35, seconds: 0.2, count: 4, hz: 260 });
      chime(track, 0.14, 0.16, 0.22, [A3, D4, A4]);
      strike(track, { at: 0.46, gain: 0.4, swell: 0.02, partials: lamp(D4, 0.3) });
    },
  },
} satisfies Readonly<Record<string, Recipe>>;

/** Lamps that light one after another. */
function chime(
  track: Track,
  from: number,
  apart: number,
  fade: number,
  tones: readonly number[],
): void {
  tones.forEach((hz, n) =>
    strike(track, { at: from + apart * n, gain: 0.8, swell: 0.014, partials: lamp(hz, fade) }),
  );
}

const sonar = { hz: D5, gain: 1, fade: 0.09 };

const hullDrone = (hz: number) =>
  [1, 2, 3, 4].map(n => ({ hz: hz * n, gain: 0.9 / n, fade: 0.28 / n ** 0.5 }));
