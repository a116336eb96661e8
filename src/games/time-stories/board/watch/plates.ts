/** The plate under each picture: all that is public of a card. */
import type { LocationId, Shield, Slot } from '../../mission/names';
import { isLockedIn } from '../../rules/tests';
import { agentsAt } from '../../rules/agents';
import { locationOf } from '../../rules/lookup';
import type { Figure } from '../../rules/actions';
import { holds } from '../../rules/conditions';
import type { Seen } from '../../rules/state';
import type { FallenShields } from './fallenShields';
import { lockSigns, type LockSigns } from '../pieces/locks';

export type CardPlate = {
  readonly card: LocationId;
  readonly slot: Slot;
  readonly isGone: boolean;
  /** The running test, without its skill: that stays on the front. */
  readonly test: {
    readonly left: readonly Shield[];
    readonly fallen: readonly Shield[];
    readonly holds: boolean;
  } | null;
  readonly locks: readonly LockSigns[];
  /** Somebody has to start here. */
  readonly mustStart: boolean;
  /** Gone unless somebody explores it at lay-out. */
  readonly isFleeting: boolean;
  /** Read in any run. */
  readonly isRead: boolean;
  readonly here: readonly Figure[];
};

/** One for each picture, also for those that are gone. */
export const platesOf = (seen: Seen, fallen: FallenShields): readonly CardPlate[] =>
  seen.laid.filter(({ slot }) => slot !== 'A').map(laid => plateOf(seen, laid, fallen));

function plateOf(
  seen: Seen,
  { card, slot }: { readonly card: LocationId; readonly slot: Slot },
  fallen: FallenShields,
): CardPlate {
  const location = locationOf(seen, card);
  const here = agentsAt(seen, card);
  const running = seen.tests.find(it => it.card === card);
  const isGone = seen.gone.includes(card);
  const point = { agent: null, card };
  return {
    card,
    slot,
    isGone,
    test: running
      ? {
          left: running.shields,
          fallen: fallen[card] ?? [],
          holds: here.some(it => isLockedIn(seen, it)),
        }
      : null,
    locks: isGone ? [] : lockSigns(seen, card, location),
    mustStart:
      seen.phase.name === 'entering' &&
      !isGone &&
      location.starts.some(
        ({ lender, when }) =>
          (lender === null || seen.figures.some(it => seen.agents[it]?.lender === lender)) &&
          holds(seen, when, point),
      ),
    isFleeting: location.fleeting && seen.phase.name === 'entering',
    isRead: (seen.read[card] ?? []).length > 0,
    here,
  };
}
