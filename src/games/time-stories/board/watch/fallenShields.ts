/** Shields that have fallen from a test that goes on, which the view no longer has. */
import type { LocationId, Shield } from '../../mission/names';
import type { GameEvent } from '../../rules/events';
import type { Seen } from '../../rules/state';

/** By card, from left to right. */
export type FallenShields = Readonly<Record<LocationId, readonly Shield[]>>;

/** Keeps those of running tests, and adds what this message has removed. */
export function withFallen(
  before: FallenShields,
  events: readonly GameEvent[],
  { tests }: Pick<Seen, 'tests'>,
): FallenShields {
  const removed = events.reduce(removedBy, before);
  const running = new Set(tests.map(({ card }) => card));
  return Object.fromEntries(Object.entries(removed).filter(([card]) => running.has(card)));
}

function removedBy(fallen: FallenShields, event: GameEvent): FallenShields {
  switch (event.type) {
    case 'rolled':
      return { ...fallen, [event.card]: [...(fallen[event.card] ?? []), ...event.removed] };
    case 'won':
      return { ...fallen, [event.card]: [] };
    case 'left':
    case 'laid-out':
    case 'run-began':
      return {};
    default:
      return fallen;
  }
}

export type ShieldGroup = { readonly shield: Shield; readonly count: number };

/** More than fit are grouped by kind, in their order. */
export function shieldGroups(shields: readonly Shield[], most: number): readonly ShieldGroup[] {
  if (shields.length <= most) return shields.map(shield => ({ shield, count: 1 }));
  const groups: ShieldGroup[] = [];
  for (const shield of shields) {
    const last = groups[groups.length - 1];
    if (last?.shield === shield) groups[groups.length - 1] = { shield, count: last.count + 1 };
    else groups.push({ shield, count: 1 });
  }
  return groups;
}
