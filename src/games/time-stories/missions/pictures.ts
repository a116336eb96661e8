/** The pictures of each mission of ours; each place is fetched when the group comes there. */
import type { MissionPictures } from '../mission/panorama';

const PICTURES: Readonly<Record<string, () => Promise<MissionPictures>>> = {
  'day-before': async () => (await import('./day-before/places/pictures')).dayPictures,
  'first-hour': async () => (await import('./first-hour/places/pictures')).hourPictures,
};

/** Undefined for a mission that brings its own pictures, or none. */
export const fetchPictures = async (mission: string): Promise<MissionPictures | undefined> =>
  PICTURES[mission]?.();
