import { useEffect, useState } from 'react';
import type { EventFeed } from '@/games/board';
import type { Millis } from '@/kit/millis';
import type { Figure } from '../../../rules/actions';
import type { Face } from '../../../rules/components';
import type { GameEvent } from '../../../rules/events';
import type { Seen } from '../../../rules/state';

/** Dice that lie on the board for everybody. */
export type ShownDice =
  | { readonly kind: 'agent'; readonly agent: Figure; readonly faces: readonly Face[] }
  | { readonly kind: 'free'; readonly faces: readonly Face[] }
  | { readonly kind: 'captain'; readonly pips: readonly number[]; readonly cost: number };

/** The last throw of a message. */
const diceIn = (events: readonly GameEvent[]): ShownDice | null =>
  events.reduce<ShownDice | null>((found, event) => thrownBy(event) ?? found, null);

function thrownBy(event: GameEvent): ShownDice | null {
  switch (event.type) {
    case 'rolled':
      return event.faces.length > 0
        ? { kind: 'agent', agent: event.agent, faces: event.faces }
        : null;
    case 'free-roll':
      return { kind: 'free', faces: event.faces };
    case 'captain-die':
      return { kind: 'captain', pips: event.faces, cost: event.cost };
    default:
      return null;
  }
}

/** The dice stay for a while, and then make way. */
export function useDice(feed: EventFeed<Seen, GameEvent>): ShownDice | null {
  const [dice, setDice] = useState<ShownDice | null>(null);
  useEffect(
    () =>
      feed.subscribe(events => {
        const found = diceIn(events);
        if (found) setDice(found);
      }),
    [feed],
  );
  useEffect(() => {
    if (!dice) return undefined;
    const timer = setTimeout(() => setDice(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [dice]);
  return dice;
}

const SHOWN_MS: Millis = 5_000;
