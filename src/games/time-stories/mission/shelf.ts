/** The missions that have been fetched. */
import type { Mission } from './mission';
import type { MissionId } from './names';

const missions = new Map<MissionId, Mission>();

export const shelveMission = (mission: Mission): void => void missions.set(mission.id, mission);

export const isShelved = (id: MissionId): boolean => missions.has(id);

export function missionOf(id: MissionId): Mission {
  const mission = missions.get(id);
  if (!mission) throw new Error(`the mission ${id} has not been fetched`);
  return mission;
}
