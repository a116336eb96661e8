/** The soundtrack grows with the match: this says which layers play when, and how loud. */

export const LAYERS = ['pad', 'pulse', 'arpeggio', 'sand', 'hurry'] as const;
export type Layer = (typeof LAYERS)[number];
/** From 0 (silent) to 1. */
export type Levels = Readonly<Record<Layer, number>>;

export const SILENCE: Levels = { pad: 0, pulse: 0, arpeggio: 0, sand: 0, hurry: 0 };

/** Each layer enters at this share of the match and takes RISE of it to reach its full level. */
const ENTRY = { pad: -1, pulse: 0.25, sand: 0.5, arpeggio: 0.7 };
const RISE = 0.08;

export function musicGrowth(atShareOfMatch: number, lastMinute: boolean): Levels {
  const share = Math.min(1, Math.max(0, atShareOfMatch));
  const level = (entry: number) => Math.min(1, Math.max(0, (share - entry) / RISE));
  // The fast heartbeat replaces the slow one, because together they would stumble.
  if (lastMinute) return { pad: 1, pulse: 0, arpeggio: 1, sand: 1, hurry: 1 };
  return {
    pad: level(ENTRY.pad),
    pulse: level(ENTRY.pulse),
    arpeggio: level(ENTRY.arpeggio),
    sand: level(ENTRY.sand),
    hurry: 0,
  };
}

export const isSilent = (levels: Levels): boolean => LAYERS.every(layer => levels[layer] === 0);

/** Moves the levels one step towards the wanted ones. */
export function nearer(heard: Levels, wanted: Levels, step: number): Levels {
  const move = (layer: Layer) =>
    heard[layer] + Math.min(step, Math.max(-step, wanted[layer] - heard[layer]));
  return {
    pad: move('pad'),
    pulse: move('pulse'),
    arpeggio: move('arpeggio'),
    sand: move('sand'),
    hurry: move('hurry'),
  };
}

export const scaled = (levels: Levels, volume: number): Levels => ({
  pad: levels.pad * volume,
  pulse: levels.pulse * volume,
  arpeggio: levels.arpeggio * volume,
  sand: levels.sand * volume,
  hurry: levels.hurry * volume,
});
