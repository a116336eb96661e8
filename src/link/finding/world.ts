import type { Timers } from '../timers';
import type { ReachBroker } from './broker';
import type { RandomBytes } from './randomBytes';

/** The outside world as a room needs it. */
export type FindingWorld = { reach: ReachBroker; timers: Timers; random: RandomBytes };
