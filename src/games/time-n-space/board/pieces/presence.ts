import type { TablePlace } from '@/games/board';

/** Tells whether a bot plays the seat or its player is away; undefined: the player is there. */
export function presenceOf(place: TablePlace | undefined): 'away' | 'bot' | undefined {
  if (place?.sits === 'bot') return 'bot';
  return place?.here === false ? 'away' : undefined;
}

export const PRESENCE = {
  away: { tone: 'heed', icon: 'offline' },
  bot: { tone: 'soft', icon: 'robot' },
} as const;
