import type { Timers } from '../timers';
import type { ReachBroker } from './broker';
import type { RandomBytes } from './tableCode';

/** What a room needs of the world. */
export type FindingWorld = { reach: ReachBroker; timers: Timers; random: RandomBytes };
