import { LAYER_RECIPES, layerTrack } from '../music/score';
import { SEA_LAYER_RECIPES } from '../music/sea';
import { CUE_RECIPES, cueTrack, type Recipe } from './cues';
import { flac } from './flac';
import { AIR_RECIPES, AIR_SECONDS } from '../music/airs';
import { STORY_LAYER_RECIPES } from '../music/story';
import { SEA_RECIPES } from './sea';
import { STORY_RECIPES } from './story';
import { sixteenBits, type Track } from './synth';
import { wav } from './wav';

type SoundFile = { track(): Track; packed(track: Track): Buffer };

/**
 * Shorter sounds stay WAV: they need no decoding and notices can use them. Longer ones are
 * compressed, and so are those of one game, which no notice uses.
 */
const SHORT = 1.4;

const asWav = (track: Track) => wav(sixteenBits(track));
const asFlac = (track: Track) => flac(sixteenBits(track));

const cue = ([name, recipe]: [string, Recipe]): [string, SoundFile] =>
  recipe.seconds > SHORT
    ? [`sounds/${name}.flac`, { track: () => cueTrack(recipe), packed: asFlac }]
    : [`sounds/${name}.wav`, { track: () => cueTrack(recipe), packed: asWav }];

const cueOfGame = ([name, recipe]: [string, Recipe]): [string, SoundFile] => [
  `sounds/${name}.flac`,
  { track: () => cueTrack(recipe), packed: asFlac },
];

/** Every file by its path under assets/, and how it is made. */
export const SOUND_FILES: ReadonlyMap<string, SoundFile> = new Map([
  ...Object.entries<Recipe>(CUE_RECIPES).map(cue),
  ...Object.entries<Recipe>({ ...SEA_RECIPES, ...STORY_RECIPES }).map(cueOfGame),
  ...Object.entries({ ...LAYER_RECIPES, ...SEA_LAYER_RECIPES, ...STORY_LAYER_RECIPES }).map(
    ([name, layer]): [string, SoundFile] => [
      `music/${name}.flac`,
      { track: () => layerTrack(layer), packed: asFlac },
    ],
  ),
  ...Object.entries(AIR_RECIPES).map(([name, air]): [string, SoundFile] => [
    `music/${name}.flac`,
    { track: () => layerTrack(air, AIR_SECONDS), packed: asFlac },
  ]),
]);
