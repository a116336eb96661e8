/** The sound files, made by `npm run sounds`. Android does not allow a dash in their names. */
import arpeggio from '../../../assets/music/arpeggio.flac';
import hurry from '../../../assets/music/hurry.flac';
import pad from '../../../assets/music/pad.flac';
import pulse from '../../../assets/music/pulse.flac';
import sand from '../../../assets/music/sand.flac';
import allHere from '../../../assets/sounds/all_here.flac';
import asked from '../../../assets/sounds/asked.wav';
import contested from '../../../assets/sounds/contested.wav';
import delivered from '../../../assets/sounds/delivered.wav';
import glassLeft from '../../../assets/sounds/glass_left.wav';
import glassRight from '../../../assets/sounds/glass_right.wav';
import lastMinute from '../../../assets/sounds/last_minute.flac';
import over from '../../../assets/sounds/over.flac';
import refused from '../../../assets/sounds/refused.wav';
import sits1 from '../../../assets/sounds/sits_1.flac';
import sits2 from '../../../assets/sounds/sits_2.flac';
import sits3 from '../../../assets/sounds/sits_3.flac';
import sits4 from '../../../assets/sounds/sits_4.flac';
import soonLeft from '../../../assets/sounds/soon_left.wav';
import soonRight from '../../../assets/sounds/soon_right.wav';
import right from '../../../assets/sounds/right.wav';
import turn from '../../../assets/sounds/turn.wav';
import wrong from '../../../assets/sounds/wrong.wav';
import yourTurn from '../../../assets/sounds/your_turn.wav';
import type { Cue, LobbyCue } from '../../games/board';
import type { Layer } from './growth';

export type Sample = number | string;

export const CUE_SAMPLES = {
  'glass-left': glassLeft,
  'glass-right': glassRight,
  'soon-left': soonLeft,
  'soon-right': soonRight,
  delivered,
  asked,
  contested,
  refused,
  'last-minute': lastMinute,
  over,
  turn,
  'your-turn': yourTurn,
  right,
  wrong,
} satisfies Record<Cue, Sample>;

/** Only one device of a table plays these, so they are fetched when the first is needed. */
export const LOBBY_SAMPLES = {
  'sits-1': sits1,
  'sits-2': sits2,
  'sits-3': sits3,
  'sits-4': sits4,
  'all-here': allHere,
} satisfies Record<LobbyCue, Sample>;

export const LAYER_SAMPLES = { pad, pulse, arpeggio, sand, hurry } satisfies Record<Layer, Sample>;
