/**
 * The soundtrack: five layers of one loop, six slow chords around D minor. Each layer works alone
 * and with any other, and fades before the end of the loop, so that a player's gap between two
 * rounds is not heard.
 */
import { chances } from '../../src/kit/random';
import {
  faded,
  grain,
  inRoom,
  levelled,
  type Partial,
  silence,
  strike,
  type Track,
} from '../sounds/synth';

export const LOOP_SECONDS = 32;
const BEAT = 2 / 3;
const CHORD = 8 * BEAT;
export const BREATH = 0.3;

/** Dm9, B♭maj7, Fadd9, C6, Gm9, A7 without its third: the bass, and the voices above it. */
const CHORDS = [
  { bass: 73.42, voices: [146.83, 220, 261.63, 349.23, 329.63] },
  { bass: 58.27, voices: [116.54, 174.61, 220, 293.66, 349.23] },
  { bass: 87.31, voices: [174.61, 220, 261.63, 392, 329.63] },
  { bass: 65.41, voices: [130.81, 196, 261.63, 329.63, 440] },
  { bass: 49, voices: [146.83, 196, 233.08, 349.23, 440] },
  { bass: 55, voices: [164.81, 220, 293.66, 392, 329.63] },
] as const;

export type LayerRecipe = { readonly loud: number; make(track: Track): void; readonly wet: number };

export const soft = (hz: number, fade: number, reach: number): Partial[] =>
  Array.from({ length: reach }, (_, n) => ({
    hz: hz * (n + 1),
    gain: 1 / (n + 1) ** 1.9,
    fade: fade / (1 + 0.12 * n),
  }));

const chordAt = (time: number) => CHORDS[Math.floor(time / CHORD) % CHORDS.length] ?? CHORDS[0];

function pad(track: Track): void {
  CHORDS.forEach(({ bass, voices }, n) =>
    [bass * 2, ...voices].forEach((hz, voice) => {
      // Two slightly detuned strings; the upper voices start later.
      for (const apart of [0.9985, 1.0017])
        strike(track, {
          at: n * CHORD + 0.35 * voice,
          gain: 0.5,
          swell: 2.2,
          partials: soft(hz * apart, 1.9, voice === 0 ? 6 : 4),
        });
    }),
  );
}

/** The low partials are for televisions; a phone's small speaker has only the higher ones. */
const thump = (bass: number): Partial[] =>
  [0.8, 1, 0.3, 0.4, 0, 0.15].map((gain, n) => ({
    hz: bass * (n + 1),
    gain,
    fade: 0.2 - 0.02 * n,
  }));

/** A heart at rest: strong, weak, less strong, weaker. */
const heart = (track: Track, beat: number) => {
  for (let n = 0; n * beat < LOOP_SECONDS; n++) {
    const gain = [1, 0.55, 0.8, 0.4][n % 4] ?? 1;
    const { bass } = chordAt(n * beat);
    strike(track, { at: n * beat + 0.02, gain, swell: 0.02, partials: thump(bass) });
  }
};

const ARPEGGIO = [0, 2, 1, 3, 4, 2, 3, 1];
function arpeggio(track: Track): void {
  const next = chances(7);
  for (let n = 0; n * (BEAT / 2) < LOOP_SECONDS - BREATH; n++) {
    const at = n * (BEAT / 2);
    const { voices } = chordAt(at);
    const hz = (voices[ARPEGGIO[n % 8] ?? 0] ?? 220) * (n % 16 === 12 ? 4 : 2);
    if (n % 8 === 7 && next() < 0.5) continue;
    strike(track, {
      at: at + 0.03 + 0.008 * next(),
      gain: 0.5 + 0.3 * next(),
      swell: 0.008,
      partials: [...soft(hz, 0.32, 3), { hz: hz * 2.32, gain: 0.08, fade: 0.08 }],
    });
  }
}

/** Ticking sand: a clock of grains, with a trickle in between. */
function sand(track: Track): void {
  const next = chances(11);
  for (let n = 0; n * (BEAT / 4) < LOOP_SECONDS - BREATH; n++) {
    const gain = [1, 0.25, 0.5, 0.25][n % 4] ?? 0;
    const hz = n % 8 === 4 ? 2600 : 5200 + 600 * next();
    grain(track, 200 + n, { at: n * (BEAT / 4) + 0.02, gain, hz, ring: 3, fade: 0.018 });
  }
  for (let at = 0; at < LOOP_SECONDS - BREATH; at += 0.02 + 0.09 * next())
    grain(track, Math.round(at * 1000), {
      at,
      gain: 0.22 * next(),
      hz: 4200 + 3600 * next(),
      ring: 7,
      fade: 0.005,
    });
}

export const LAYER_RECIPES = {
  pad: { loud: 0.11, wet: 0.35, make: pad },
  pulse: { loud: 0.12, wet: 0.12, make: track => heart(track, BEAT) },
  arpeggio: { loud: 0.09, wet: 0.45, make: arpeggio },
  sand: { loud: 0.05, wet: 0.12, make: sand },
  /** In the last minute the heart beats twice as fast. */
  hurry: { loud: 0.13, wet: 0.12, make: track => heart(track, BEAT / 2) },
} satisfies Readonly<Record<string, LayerRecipe>>;

export function layerTrack(
  { loud, wet, make }: LayerRecipe,
  seconds: number = LOOP_SECONDS,
): Track {
  const track = silence(seconds);
  make(track);
  return levelled(faded(inRoom(track, wet, 2.2), BREATH, BREATH), loud);
}
