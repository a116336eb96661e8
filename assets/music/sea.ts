/**
 * The soundtrack of the sea floor: five layers of one loop of four slow chords in D minor, quieter
 * than the other one, because a match lasts three times as long.
 */
import { chances } from '../../src/kit/random';
import { bubble, strike, type Track } from '../sounds/synth';
import { bubbles, current, lamp } from '../sounds/timbres';
import { BREATH, type LayerRecipe, LOOP_SECONDS, soft } from './score';

const CHORD = LOOP_SECONDS / 4;

/** Dm9, B♭maj7, Gm7, Am7: the bass, and the voices above it. */
const CHORDS = [
  { bass: 73.42, voices: [146.83, 220, 261.63, 329.63] },
  { bass: 58.27, voices: [146.83, 174.61, 220, 293.66] },
  { bass: 98, voices: [146.83, 174.61, 233.08, 293.66] },
  { bass: 110, voices: [164.81, 196, 261.63, 329.63] },
] as const;

/** A low chord that swells and goes, and the current above it. */
function deep(track: Track): void {
  CHORDS.forEach(({ bass, voices: [low, fifth] }, n) => {
    [bass, low, fifth].forEach((hz, voice) => {
      for (const apart of [0.9982, 1.0021])
        strike(track, {
          at: n * CHORD + 0.5 * voice,
          gain: 0.5 / (1 + 0.4 * voice),
          swell: 3.2,
          partials: soft(hz * apart, 2.1, 4),
        });
    });
    current(track, 40 + n, { at: n * CHORD + 1, gain: 1.6, seconds: 6, hz: 240 });
  });
}

/** Small streams that rise here and there. */
function streams(track: Track): void {
  const next = chances(23);
  for (let at = 0.8; at < LOOP_SECONDS - 3; at += 1.6 + 2.4 * next())
    bubbles(track, {
      at,
      gain: 0.3 + 0.4 * next(),
      seconds: 0.5 + next(),
      count: 4 + Math.floor(6 * next()),
      hz: 180 + 190 * next(),
    });
}

/** Three calls from far away; each glides like the voice of something large. */
function whale(track: Track): void {
  for (const [at, hz, glide] of [
    [2, 146.83, 0.22],
    [5.4, 174.61, -0.16],
    [13, 146.83, 0.14],
    [19.2, 130.81, 0.24],
    [22.8, 196, -0.2],
  ] as const)
    for (const [n, gain] of [1, 0.34, 0.12].entries())
      bubble(track, { at, gain, hz: hz * (n + 1), glide, fade: 0.9, swell: 1.1 });
}

/** A ping on every fourth beat, and its two echoes. */
function sonar(track: Track): void {
  CHORDS.forEach(({ voices }, n) =>
    [0, 1].forEach(half =>
      [1, 0.42, 0.17].forEach((gain, echo) =>
        strike(track, {
          at: n * CHORD + (half * CHORD) / 2 + 0.6 + 0.5 * echo,
          gain,
          swell: 0.02,
          partials: [{ hz: (voices[half + 2] ?? 220) * 2, gain: 1, fade: 0.2 }],
        }),
      ),
    ),
  );
}

/** The lamps of the track light up one after another. */
function lamps(track: Track): void {
  const beat = CHORD / 12;
  for (let n = 0; n * beat < LOOP_SECONDS - 1 - BREATH; n++) {
    const { voices } = CHORDS[Math.floor((n * beat) / CHORD) % CHORDS.length] ?? CHORDS[0];
    const hz = voices[[0, 2, 1, 3, 2, 1][n % 6] ?? 0] ?? 220;
    strike(track, {
      at: n * beat + 0.05,
      gain: n % 6 === 0 ? 0.8 : 0.5,
      swell: 0.02,
      partials: lamp(hz * (n % 12 === 9 ? 2 : 1), 0.34),
    });
  }
}

export const SEA_LAYER_RECIPES = {
  deep: { loud: 0.1, wet: 0.35, make: deep },
  bubbles: { loud: 0.05, wet: 0.4, make: streams },
  whale: { loud: 0.07, wet: 0.6, make: whale },
  sonar: { loud: 0.05, wet: 0.6, make: sonar },
  lamps: { loud: 0.07, wet: 0.45, make: lamps },
} satisfies Readonly<Record<string, LayerRecipe>>;
