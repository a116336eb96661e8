/**
 * How far a party can get with luck: what it can enter, hold and end with, in some order and over
 * any number of runs. It does not see that one choice rules out another.
 */
import { sum } from '../../../../kit/lists';
import { unreachable } from '../../../../kit/unreachable';
import type { Condition } from '../condition';
import type { CardEffect } from '../effect';
import type { Ban, CardAct, Location, Lock, Mission, Test } from '../mission';
import type { LenderId, LocationId } from '../names';

type Party = readonly LenderId[];

/** How much may still be tried, so that no file keeps a phone busy. At 0 an answer is not whole. */
export type Steps = { left: number };
export const endless = (): Steps => ({ left: Infinity });

type Search = {
  readonly mission: Mission;
  readonly party: Party;
  readonly steps: Steps;
  /** A card that stands in for others lies there only while one of these holds. */
  readonly variants: ReadonlyMap<LocationId, readonly Condition[]>;
  /** Everything that can be reached, each as its kind and name. */
  readonly reached: Set<string>;
};

const spend = ({ steps }: Search, many: number): void => void (steps.left -= many);

export function reachedBy(
  mission: Mission,
  party: Party,
  steps: Steps = endless(),
): ReadonlySet<string> {
  const places = Object.entries(mission.places).filter(([, { open }]) => open);
  const reached = new Set(places.map(([id]) => `place ${id}`));
  const search: Search = { mission, party, steps, variants: variantsIn(mission, steps), reached };
  let before: number;
  do {
    before = reached.size;
    grow(search);
  } while (reached.size > before && steps.left > 0);
  return reached;
}

export function canSucceed(mission: Mission, party: Party, steps?: Steps): boolean {
  const reached = reachedBy(mission, party, steps);
  return Object.entries(mission.ends).some(
    ([id, { kind }]) => kind === 'success' && reached.has(`end ${id}`),
  );
}

function variantsIn({ places }: Mission, steps: Steps): Search['variants'] {
  const found = new Map<LocationId, Condition[]>();
  for (const { when, cards } of Object.values(places).flatMap(it => it.variants))
    for (const card of Object.values(cards)) {
      const own = found.get(card) ?? [];
      found.set(card, own);
      own.push(when);
      steps.left--;
    }
  return found;
}

function grow(search: Search): void {
  const { mission, party } = search;
  const take = (effects: readonly CardEffect[]) => allTaken(search, effects, '');
  Object.values(mission.base).forEach(({ gifts }) => take(gifts));
  Object.values(mission.places).forEach(({ onLayout }) => take(onLayout));
  party.forEach(id => take(mission.lenders[id]?.gear ?? []));
  Object.values(mission.resources).forEach(it =>
    it?.thresholds.forEach(({ effects }) => take(effects)),
  );
  Object.entries(mission.cards)
    .filter(([id, it]) => canStandOn(search, id, it))
    .forEach(([id, it]) => visited(search, id, it));
}

function visited(search: Search, id: LocationId, { explore, acts }: Location): void {
  const { reached } = search;
  reached.add(`card ${id}`);
  allTaken(search, explore, id);
  Object.entries(acts).forEach(([name, act]) => {
    const isWon = canWin(search, act, id);
    if (isWon) reached.add(`won ${id} ${name}`);
    // Acts may defeat each other in circles, so what follows is taken once in each round.
    if (isWon || reached.has(`defeated ${id} ${name}`)) allTaken(search, act.won, id);
  });
}

function canStandOn(search: Search, id: LocationId, { place, locks, starts }: Location): boolean {
  const { party, reached } = search;
  spend(search, 1);
  if (reached.has(`revealed ${id}`)) return true;
  if (!reached.has(`place ${place}`) || !isLaid(search, id)) return false;
  const isAllowed =
    reached.has(`allowed ${id}`) || starts.some(({ when }) => mayHold(search, when));
  return party.some(lender => locks.every(lock => opens(search, lock, lender, isAllowed)));
}

function isLaid(search: Search, id: LocationId): boolean {
  const own = search.variants.get(id);
  return own === undefined || own.some(when => mayHold(search, when));
}

function opens(search: Search, lock: Lock, lender: LenderId, isAllowed: boolean): boolean {
  const { reached } = search;
  spend(
    search,
    'tokens' in lock ? lock.tokens.length : 'lenders' in lock ? lock.lenders.length : 1,
  );
  switch (lock.lock) {
    case 'token':
      return lock.tokens.every(it => reached.has(`token ${it}`));
    case 'only':
      return (
        lock.lenders.includes(lender) && (lock.key === null || reached.has(`item ${lock.key}`))
      );
    case 'not':
      return !lock.lenders.includes(lender);
    case 'when':
      return mayHold(search, lock.when);
    case 'forbidden':
      return isAllowed;
    case 'all':
      return true;
    default:
      return unreachable(lock);
  }
}

function canWin(search: Search, act: CardAct, card: LocationId): boolean {
  if (!mayHold(search, act.when)) return false;
  if (act.kind === 'code') return mayHold(search, act.needs) && mayHold(search, act.solvable);
  if (act.kind === 'deed') return true;
  const isWaived = act.waive !== null && mayHold(search, act.waive);
  return isWaived || search.party.some(lender => canRoll(search, lender, act, card));
}

function canRoll(search: Search, id: LenderId, test: Test, card: LocationId): boolean {
  const { mission } = search;
  const { skills = {}, bans = [] } = mission.lenders[id] ?? {};
  const place = mission.cards[card]?.place ?? '';
  const tags = new Set(test.tags);
  const names = bans.map(
    it => it.places.length + it.cards.length + it.skills.length + it.tags.length,
  );
  spend(search, sum(names) + tags.size);
  const isThere = ({ places, cards }: Ban) =>
    places.length + cards.length === 0 || places.includes(place) || cards.includes(card);
  const isBanned = bans.some(
    ban =>
      isThere(ban) &&
      (ban.skills.length === 0 || ban.skills.includes(test.skill)) &&
      (ban.tags.length === 0 || ban.tags.some(tag => tags.has(tag))),
  );
  return !isBanned && (skills[test.skill] ?? 0) > 0;
}

const allTaken = (search: Search, effects: readonly CardEffect[], card: string): void =>
  effects.forEach(it => taken(search, it, card));

function taken(search: Search, effect: CardEffect, card: string): void {
  const { mission, reached } = search;
  const next = (effects: readonly CardEffect[]) => allTaken(search, effects, card);
  spend(search, 1);
  switch (effect.do) {
    case 'gain':
      if (effect.goods.kind === 'item') reached.add(`item ${effect.goods.item}`);
      if (effect.goods.kind === 'token') reached.add(`token ${effect.goods.token}`);
      if (effect.goods.kind === 'resource') reached.add(`resource ${effect.goods.resource}`);
      return;
    case 'map':
      return void reached.add(`place ${effect.place}`);
    case 'allow':
      return void reached.add(`allowed ${effect.card}`);
    case 'reveal':
      return void reached.add(`revealed ${effect.card}`);
    case 'replace':
      return void reached.add(`revealed ${effect.by}`);
    case 'defeat':
      return void reached.add(`defeated ${card} ${effect.act}`);
    case 'end':
      effect.of
        .filter(end => mayHold(search, mission.ends[end]?.when ?? null))
        .forEach(end => reached.add(`end ${end}`));
      return next(effect.otherwise);
    case 'pay':
    case 'choice':
      return effect.of.forEach(option => {
        reached.add(`chosen ${card} ${option.option}`);
        next(option.effects);
      });
    case 'roll':
      return effect.table.forEach(({ effects }) => next(effects));
    case 'when':
      if (mayHold(search, effect.when)) next(effect.effects);
      return next(effect.otherwise);
    case 'once':
      return next(effect.effects);
    default:
      return;
  }
}

/** Whether a condition can hold at some moment. */
function mayHold(search: Search, it: Condition | null): boolean {
  const { party, reached } = search;
  spend(search, 1);
  if (it === null) return true;
  switch (it.is) {
    case 'and':
      return it.all.every(part => mayHold(search, part));
    case 'or':
      return it.any.some(part => mayHold(search, part));
    case 'token':
      return reached.has(`token ${it.token}`);
    case 'item':
      return reached.has(`item ${it.item}`);
    case 'resource':
      return it.resource === 'any' || it.least === 0 || reached.has(`resource ${it.resource}`);
    case 'lender':
      return party.includes(it.lender);
    case 'lenders':
      return party.length >= it.least && party.length <= it.most;
    default:
      return happens(it, reached);
  }
}

function happens(
  it: Exclude<
    Condition,
    { is: 'and' | 'or' | 'token' | 'item' | 'resource' | 'lender' | 'lenders' }
  >,
  reached: ReadonlySet<string>,
): boolean {
  switch (it.is) {
    case 'read':
      return reached.has(`card ${it.card}`);
    case 'chosen':
      return reached.has(`chosen ${it.card} ${it.option}`) || reached.has(`card ${it.card}`);
    case 'won':
      return reached.has(`won ${it.card} ${it.act}`);
    default:
      return true;
  }
}
