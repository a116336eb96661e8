/** The sounds, pulses and words that are due at a moment of match time, for one player. */
import type { Alarm } from '@/games/board';
import { MINUTE, SECOND } from '@/kit/millis';
import { of, type Seat } from '@/kit/seat';
import type { GlassId, View } from '../rules/state';
import { centreWords } from './centre/words';
import { placeName } from './pieces/naming';
import { pieceWords } from './pieces/words';

const SOON = 10 * SECOND;
const SIDES = ['left', 'right'] as const;

/**
 * Each standing glass sounds shortly before its end and at its end; so do the last minute and the
 * match.
 */
export function alarms(language: string, view: View, seat: Seat | null): Alarm[] {
  if (view.phase.name !== 'running') return [];
  const ids: readonly GlassId[] = [0, 1];
  return [
    ...(seat ? ids.flatMap(glass => ofGlass(language, view, seat, glass)) : []),
    ...ofMatch(language, view.phase.endsAt),
  ];
}

function ofGlass(language: string, view: View, seat: Seat, glass: GlassId): Alarm[] {
  const standing = of(view.glasses, seat)[glass];
  if (!standing) return [];
  const say = centreWords.sayIn(language);
  const side = SIDES[glass];
  const place = placeName(pieceWords.sayIn(language), standing.on);
  return [
    {
      name: `soon-${side}`,
      at: standing.until - SOON,
      cue: `soon-${side}`,
      words: say('alarm.soon', { place, count: SOON / SECOND }),
    },
    {
      name: `glass-${side}`,
      at: standing.until,
      cue: `glass-${side}`,
      words: say('alarm.through', { place }),
    },
  ];
}

/** Called out every five minutes, as somebody at the table would. */
const minutesToSay = (endsAt: number): number[] =>
  [25, 20, 15, 10, 5, 2].filter(count => count * MINUTE < endsAt);

function ofMatch(language: string, endsAt: number): Alarm[] {
  const say = centreWords.sayIn(language);
  return [
    ...minutesToSay(endsAt).map(count => ({
      name: `minutes-${count}`,
      at: endsAt - count * MINUTE,
      cue: null,
      words: say('alarm.minutes', { count }),
    })),
    {
      name: 'last-minute',
      at: endsAt - MINUTE,
      cue: 'last-minute',
      words: say('alarm.lastMinute'),
    },
    { name: 'over', at: endsAt, cue: 'over', words: say('alarm.over') },
  ];
}
