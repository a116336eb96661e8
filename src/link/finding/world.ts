import type { Timers } from '../timers';
import type { Reach } from './broker';
import type { RandomBytes } from './tableCode';

/** What a room needs of the world. */
export type World = { reach: Reach; timers: Timers; random: RandomBytes };
