/** Every mission at once, for programs and tests, which need not wait for one. */
import type { Mission } from '../mission/mission';
import { shelveDecoded } from '../mission/shelveDecoded';
import dayBefore from './day-before/mission.json';
import firstHour from './first-hour/mission.json';

export const MISSIONS: readonly [Mission, ...Mission[]] = [
  shelveDecoded(firstHour),
  shelveDecoded(dayBefore),
];
