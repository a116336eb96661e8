import { decodeMission } from './decodeMission';
import type { Mission } from './mission';
import { shelveMission } from './shelf';

/** For a mission of our own, which is known to be right. */
export function shelveDecoded(data: unknown): Mission {
  const mission = decodeMission(data);
  if (!mission.ok) throw new Error(mission.problem);
  shelveMission(mission.value);
  return mission.value;
}
