/** The pictures that missions of others bring along: cleaned drawings, by place. */
import type { MissionId, PlaceId } from '../names';

const shelf = new Map<string, string>();
const keyOf = (mission: MissionId, place: PlaceId): string => `${mission} ${place}`;

export const shelvePicture = (mission: MissionId, place: PlaceId, svg: string): void =>
  void shelf.set(keyOf(mission, place), svg);

/** An SVG text; undefined for our own missions, whose places are drawn from data. */
export const ownPicture = (mission: MissionId, place: PlaceId): string | undefined =>
  shelf.get(keyOf(mission, place));
