/** The soundtracks grow with the match: this says which layers play when, and how loud. */
import { type Air, AIRS, type MusicMoment, type Soundtrack, SOUNDTRACKS } from '../../games/board';
import { keysOf } from '../../kit/keys';

/** The layers of one soundtrack play together; the others are silent, and never loaded. */
export const LAYERS_OF = {
  glass: ['pad', 'pulse', 'arpeggio', 'sand', 'hurry'],
  sea: ['deep', 'bubbles', 'whale', 'sonar', 'lamps'],
  story: ['vault', 'lute', 'psaltery', 'strokes'],
} as const satisfies Readonly<Record<Soundtrack, readonly string[]>>;
export type Layer = (typeof LAYERS_OF)[Soundtrack][number] | Air;
/** Loaded and played together: the layers of each soundtrack, and each air alone. */
export const TRACKS: readonly (readonly Layer[])[] = [
  ...SOUNDTRACKS.map(name => LAYERS_OF[name]),
  ...AIRS.map(air => [air]),
];
/** From 0 to 1; a layer that is not named is silent. */
export type Levels = Readonly<Partial<Record<Layer, number>>>;

export const SILENCE: Levels = {};
export const loudnessOf = (levels: Levels, layer: Layer): number => levels[layer] ?? 0;

export const musicLevels = ({ soundtrack, share, isTense, air }: MusicMoment): Levels => ({
  ...GROWTHS[soundtrack](share, isTense),
  ...(air && { [air]: 1 }),
});

/** Each layer enters at this share of the match and takes RISE of it to reach its full level. */
const GLASS_ENTRY = { pad: -1, pulse: 0.25, sand: 0.5, arpeggio: 0.7 };
const RISE = 0.08;

export function glassGrowth(share: number, lastMinute: boolean): Levels {
  // The fast heartbeat replaces the slow one, because together they would stumble.
  if (lastMinute) return { pad: 1, arpeggio: 1, sand: 1, hurry: 1 };
  return grown(GLASS_ENTRY, share, RISE);
}

/** A layer more in every round. */
const SEA_ENTRY = { deep: -1, bubbles: 0.25, whale: 0.5, sonar: 0.75 };

/** While points are counted, the lamps of the track are heard above the deep. */
export const seaGrowth = (share: number, isScoring: boolean): Levels =>
  isScoring ? { deep: 1, lamps: 1 } : grown(SEA_ENTRY, share, 0);

/** The lute comes when the day has begun, the psaltery towards its end. */
const STORY_ENTRY = { vault: -1, lute: 0.12, psaltery: 0.55 };

/** Near the end of a run a bell strikes slowly below everything. */
export const storyGrowth = (share: number, isLate: boolean): Levels => ({
  ...grown(STORY_ENTRY, share, RISE),
  ...(isLate && { strokes: 1 }),
});

const GROWTHS: Readonly<Record<Soundtrack, (share: number, isTense: boolean) => Levels>> = {
  glass: glassGrowth,
  sea: seaGrowth,
  story: storyGrowth,
};

function grown(entries: Levels, atShareOfMatch: number, rise: number): Levels {
  const share = Math.min(1, Math.max(0, atShareOfMatch));
  const level = (entry: number) =>
    rise === 0 ? Number(share >= entry) : Math.min(1, Math.max(0, (share - entry) / rise));
  return Object.fromEntries(keysOf(entries).map(layer => [layer, level(entries[layer] ?? 1)]));
}

export const isSilent = (levels: Levels): boolean =>
  keysOf(levels).every(layer => loudnessOf(levels, layer) === 0);

/** The levels of these layers alone. */
export const onlyOf = (layers: readonly Layer[], levels: Levels): Levels =>
  Object.fromEntries(layers.map(layer => [layer, loudnessOf(levels, layer)]));

/** Moves the levels one step towards the wanted ones. */
export function nearer(heard: Levels, wanted: Levels, step: number): Levels {
  const move = (layer: Layer) => {
    const from = loudnessOf(heard, layer);
    return from + Math.min(step, Math.max(-step, loudnessOf(wanted, layer) - from));
  };
  return Object.fromEntries(keysOf({ ...heard, ...wanted }).map(layer => [layer, move(layer)]));
}

export const scaled = (levels: Levels, volume: number): Levels =>
  Object.fromEntries(keysOf(levels).map(layer => [layer, loudnessOf(levels, layer) * volume]));
