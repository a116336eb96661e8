import type { TablePlace } from '@/games/board';

/** Why nobody holds the phone of a seat: its player is away, or it is a computer's. */
export function presenceOf(place: TablePlace | undefined): 'away' | 'bot' | undefined {
  if (place?.sits === 'bot') return 'bot';
  return place?.here === false ? 'away' : undefined;
}

export const PRESENCE = {
  away: { tone: 'heed', icon: 'offline' },
  bot: { tone: 'soft', icon: 'robot' },
} as const;
