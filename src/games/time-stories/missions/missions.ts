/** Every mission at once, for programs and tests, which need not wait for one. */
import { decodeMission } from '../mission/decodeMission';
import type { Mission } from '../mission/mission';
import { shelveMission } from '../mission/shelf';
import firstHour from './first-hour/mission.json';

export function decodedMission(data: unknown): Mission {
  const mission = decodeMission(data);
  if (!mission.ok) throw new Error(mission.problem);
  return mission.value;
}

export const MISSIONS: readonly [Mission, ...Mission[]] = [decodedMission(firstHour)];

MISSIONS.forEach(shelveMission);
