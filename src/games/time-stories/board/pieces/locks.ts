/** The signs on the back of a card, which everybody sees. */
import type { Condition } from '../../mission/condition';
import type { Location, Lock } from '../../mission/mission';
import type { ItemId, LenderId, LocationId, Resource, StateToken } from '../../mission/names';
import type { Seen } from '../../rules/state';

export type LockSign = { readonly isMet: boolean } & (
  | { readonly kind: 'token'; readonly token: StateToken }
  | { readonly kind: 'item'; readonly item: ItemId }
  | { readonly kind: 'resource'; readonly resource: Resource | 'any'; readonly many: number }
  | { readonly kind: 'only' | 'not'; readonly lenders: readonly LenderId[] }
  | { readonly kind: 'all' | 'forbidden' | 'other' }
);
/** Several signs of one lock are needed together, or one of them is enough. */
export type LockSigns = { readonly signs: readonly LockSign[]; readonly isEither: boolean };

export function lockSigns(seen: Seen, card: LocationId, { locks }: Location): readonly LockSigns[] {
  const byEffect: readonly Lock[] = seen.forbidden.includes(card) ? [{ lock: 'forbidden' }] : [];
  return [...locks, ...byEffect].map(lock => signsOf(seen, card, lock));
}

const together = (...signs: readonly LockSign[]): LockSigns => ({ signs, isEither: false });

function signsOf(seen: Seen, card: LocationId, lock: Lock): LockSigns {
  switch (lock.lock) {
    case 'token':
      return together(...lock.tokens.map(token => tokenSign(seen, token)));
    case 'only': {
      const { lenders, key } = lock;
      const isMet = seen.figures.some(it => lenders.includes(seen.agents[it]?.lender ?? ''));
      const keys = key === null ? [] : [itemSign(seen, key)];
      return together({ kind: 'only', lenders, isMet }, ...keys);
    }
    case 'not':
      return together({ kind: 'not', lenders: lock.lenders, isMet: true });
    case 'forbidden':
      return together({ kind: 'forbidden', isMet: allowedInto(seen, card) });
    case 'when':
      return conditionSigns(seen, lock.when);
    default:
      return together({ kind: 'all', isMet: false });
  }
}

/** One level of a condition; what a sign cannot show is a plain lock. */
function conditionSigns(seen: Seen, when: Condition): LockSigns {
  const isEither = when.is === 'or';
  const parts = when.is === 'or' ? when.any : when.is === 'and' ? when.all : [when];
  const signs = parts.flatMap(part => conditionSign(seen, part) ?? []);
  return { signs: signs.length > 0 ? signs : [{ kind: 'other', isMet: false }], isEither };
}

function conditionSign(seen: Seen, when: Condition): LockSign | undefined {
  switch (when.is) {
    case 'token':
      return tokenSign(seen, when.token);
    case 'item':
      return itemSign(seen, when.item);
    case 'resource':
      return { kind: 'resource', resource: when.resource, many: when.least, isMet: false };
    default:
      return undefined;
  }
}

const tokenSign = (seen: Seen, token: StateToken): LockSign => ({
  kind: 'token',
  token,
  isMet: seen.tokens.includes(token),
});

const allowedInto = ({ allowed, forbidden }: Seen, card: LocationId): boolean =>
  allowed.includes(card) && !forbidden.includes(card);

/** The key is in the team; whether it is where it is needed, its carrier sees. */
const itemSign = (seen: Seen, item: ItemId): LockSign => ({
  kind: 'item',
  item,
  isMet: seen.figures.some(it => seen.agents[it]?.items.includes(item)),
});
