import type { TablePlace } from '@/games/board';
import type { StandingGuest } from '@/stores/seats';

/** The seats that the host can give to this guest, the one it asks for first. */
export function giftsFor(
  { asks, seat: wanted }: StandingGuest,
  places: readonly TablePlace[],
): readonly TablePlace[] {
  const isWanted = ({ seat }: TablePlace) => asks && seat === wanted;
  const open = places.filter(place => place.sits !== 'player' || isWanted(place));
  return [...open].sort((one, other) => Number(isWanted(other)) - Number(isWanted(one)));
}
