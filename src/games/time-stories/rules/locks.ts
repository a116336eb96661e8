/** The symbols on the back of a card: why an agent may not stand there. */
import type { Figure } from './actions';
import { unreachable } from '../../../kit/unreachable';
import type { Lock } from '../mission/mission';
import type { ItemId, LenderId, LocationId } from '../mission/names';
import { agentsAt, isLiving } from './agents';
import { holds } from './conditions';
import { isBannedFromCard } from './dice';
import { agentOf, locationOf } from './lookup';
import type { Seen } from './state';
import type { Why } from './why';

/** Gathering is judged where agents move, because it depends on the others. */
export function whyNotStandOn(
  seen: Seen,
  figure: Figure,
  card: LocationId,
  isForced = false,
): Why | undefined {
  const laid = seen.laid.find(it => it.card === card);
  if (!laid || laid.slot === 'A' || seen.gone.includes(card)) return { code: 'no-such-card' };
  if (agentOf(seen, figure).at === card) return { code: 'already-there' };
  if (seen.forbidden.includes(card)) return { code: 'forbidden' };
  if (isBannedFromCard(seen, figure, card)) return { code: 'banned' };
  return firstWhy(locationOf(seen, card).locks, lock =>
    isForced && lock.lock === 'forbidden' ? undefined : whyNotOpen(seen, lock, figure, card),
  );
}

function firstWhy<T>(things: readonly T[], whyOf: (thing: T) => Why | undefined): Why | undefined {
  for (const thing of things) {
    const why = whyOf(thing);
    if (why) return why;
  }
  return undefined;
}

function whyNotOpen(seen: Seen, lock: Lock, figure: Figure, card: LocationId): Why | undefined {
  switch (lock.lock) {
    case 'token': {
      const token = lock.tokens.find(it => !seen.tokens.includes(it));
      return token && { code: 'needs-token', token };
    }
    case 'only':
      return whyNotOnly(seen, lock, figure, card);
    case 'not':
      return lock.lenders.includes(lenderName(seen, figure))
        ? { code: 'not-these', lenders: lock.lenders }
        : undefined;
    case 'forbidden':
      return seen.allowed.includes(card) ? undefined : { code: 'forbidden' };
    case 'when':
      return holds(seen, lock.when, { agent: figure, card }) ? undefined : { code: 'lock-closed' };
    case 'all':
      return undefined;
    default:
      return unreachable(lock);
  }
}

/** Closed to all by an effect, or from the start until one allows it. */
export const isForbidden = (seen: Seen, card: LocationId): boolean =>
  seen.forbidden.includes(card) ||
  (!seen.allowed.includes(card) &&
    locationOf(seen, card).locks.some(({ lock }) => lock === 'forbidden'));

const lenderName = (seen: Seen, figure: Figure): LenderId => agentOf(seen, figure).lender ?? '';

/** One of those lenders, here or about to be, holds the key. */
function whyNotOnly(
  seen: Seen,
  { lenders, key }: { readonly lenders: readonly LenderId[]; readonly key: ItemId | null },
  figure: Figure,
  card: LocationId,
): Why | undefined {
  if (!lenders.includes(lenderName(seen, figure))) return { code: 'only-these', lenders };
  if (key === null) return undefined;
  const there = agentsAt(seen, card).filter(it => lenders.includes(lenderName(seen, it)));
  const lost = seen.figures.filter(it => !isLiving(seen, it));
  const hasKey = [figure, ...there, ...lost].some(it => agentOf(seen, it).items.includes(key));
  return hasKey ? undefined : { code: 'needs-key', item: key };
}
