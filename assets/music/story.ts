/** The soundtrack of a story on tiles: a vault, a lute and a psaltery, and a bell near the end. */
import { chances } from '../../src/kit/random';
import { strike, type Track } from '../sounds/synth';
import { bell, pluck } from '../sounds/timbres';
import { BREATH, type LayerRecipe, LOOP_SECONDS, soft } from './score';

const CHORD = LOOP_SECONDS / 4;

/** Dm, B♭, Gm, A: the bass, and the voices above it. */
const CHORDS = [
  { bass: 73.42, voices: [146.83, 174.61, 220, 293.66] },
  { bass: 58.27, voices: [146.83, 174.61, 233.08, 293.66] },
  { bass: 98, voices: [146.83, 196, 233.08, 293.66] },
  { bass: 110, voices: [138.59, 164.81, 220, 277.18] },
] as const;

/** A low chord under stone, very soft. */
function vault(track: Track): void {
  CHORDS.forEach(({ bass, voices: [low, , fifth] }, n) =>
    [bass, low, fifth].forEach((hz, voice) => {
      for (const apart of [0.9986, 1.0016])
        strike(track, {
          at: n * CHORD + 0.4 * voice,
          gain: 0.5 / (1 + 0.5 * voice),
          swell: 2.6,
          partials: soft(hz * apart, 2, 3),
        });
    }),
  );
}

/** Up and down, one slow figure to a chord. */
const FIGURE = [0, 2, 3, 1, 2, 0, 1, 2];
function lute(track: Track): void {
  const next = chances(31);
  const beat = CHORD / FIGURE.length;
  for (let n = 0; n * beat < LOOP_SECONDS - 1 - BREATH; n++) {
    if (n % 8 === 7 || next() < 0.14) continue;
    const { voices } = CHORDS[Math.floor((n * beat) / CHORD) % CHORDS.length] ?? CHORDS[0];
    strike(track, {
      at: n * beat + 0.03 + 0.02 * next(),
      gain: 0.5 + 0.3 * next(),
      swell: 0.005,
      partials: pluck(voices[FIGURE[n % 8] ?? 0] ?? 220, 0.42),
    });
  }
}

/** High strings that answer the lute, seldom. */
function psaltery(track: Track): void {
  const next = chances(37);
  for (let at = 2.5; at < LOOP_SECONDS - 3; at += 2 + 2.6 * next()) {
    const { voices } = CHORDS[Math.floor(at / CHORD) % CHORDS.length] ?? CHORDS[0];
    const first = Math.floor(4 * next());
    [first, first + 1].forEach((voice, n) =>
      strike(track, {
        at: at + 0.24 * n,
        gain: 0.5,
        swell: 0.006,
        partials: pluck((voices[voice % 4] ?? 220) * 2, 0.5),
      }),
    );
  }
}

/** One stroke every four seconds. */
function strokes(track: Track): void {
  for (let at = 0.2; at < LOOP_SECONDS - 3; at += 4)
    strike(track, { at, gain: 0.8, swell: 0.02, partials: bell(146.83, 0.8) });
}

export const STORY_LAYER_RECIPES = {
  vault: { loud: 0.07, wet: 0.5, make: vault },
  lute: { loud: 0.055, wet: 0.4, make: lute },
  psaltery: { loud: 0.04, wet: 0.6, make: psaltery },
  strokes: { loud: 0.06, wet: 0.5, make: strokes },
} satisfies Readonly<Record<string, LayerRecipe>>;
