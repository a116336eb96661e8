/** The sound files, made by `npm run sounds`. Android does not allow a dash in their names. */
import arpeggio from '../../../assets/music/arpeggio.flac';
import hurry from '../../../assets/music/hurry.flac';
import pad from '../../../assets/music/pad.flac';
import pulse from '../../../assets/music/pulse.flac';
import sand from '../../../assets/music/sand.flac';
import asked from '../../../assets/sounds/asked.wav';
import contested from '../../../assets/sounds/contested.wav';
import delivered from '../../../assets/sounds/delivered.wav';
import glassLeft from '../../../assets/sounds/glass_left.wav';
import glassRight from '../../../assets/sounds/glass_right.wav';
import lastMinute from '../../../assets/sounds/last_minute.flac';
import over from '../../../assets/sounds/over.flac';
import refused from '../../../assets/sounds/refused.wav';
import soonLeft from '../../../assets/sounds/soon_left.wav';
import soonRight from '../../../assets/sounds/soon_right.wav';
import right from '../../../assets/sounds/right.wav';
import turn from '../../../assets/sounds/turn.wav';
import wrong from '../../../assets/sounds/wrong.wav';
import yourTurn from '../../../assets/sounds/your_turn.wav';
import type { Cue } from '../../games/board';
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

export const LAYER_SAMPLES = { pad, pulse, arpeggio, sand, hurry } satisfies Record<Layer, Sample>;
