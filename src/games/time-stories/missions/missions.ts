/** Every mission at once, for programs and tests, which need not wait for one. */
import { decodeMission } from '../mission/decodeMission';
import type { Mission } from '../mission/mission';
import { shelveMission } from '../mission/shelf';
import dayBefore from './day-before/mission.json';
import firstHour from './first-hour/mission.json';

function decodedMission(data: unknown): Mission {
  const mission = decodeMission(data);
  if (!mission.ok) throw new Error(mission.problem);
  return mission.value;
}

export const MISSIONS: readonly [Mission, ...Mission[]] = [
  decodedMission(firstHour),
  decodedMission(dayBefore),
];

MISSIONS.forEach(shelveMission);
