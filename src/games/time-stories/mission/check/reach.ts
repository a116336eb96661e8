/**
 * How far a party can get with luck: what it can enter, hold and end with, in some order and over
 * any number of runs. It does not see that one choice rules out another.
 */
import { unreachable } from '../../../../kit/unreachable';
import type { Condition } from '../condition';
import type { CardEffect } from '../effect';
import type { Ban, CardAct, Location, Lock, Mission, Test } from '../mission';
import type { LenderId } from '../names';

/** Everything that can be reached, each as its kind and name. */
type Reached = Set<string>;
type Party = readonly LenderId[];

export function reachedBy(mission: Mission, party: Party): ReadonlySet<string> {
  const reached: Reached = new Set(
    Object.entries(mission.places)
      .filter(([, { open }]) => open)
      .map(([id]) => `place ${id}`),
  );
  let before = -1;
  while (before < reached.size) {
    before = reached.size;
    grow(mission, party, reached);
  }
  return reached;
}

function grow(mission: Mission, party: Party, reached: Reached): void {
  const take = (effects: readonly CardEffect[], card = '') =>
    effects.forEach(it => taken(mission, party, reached, it, card));
  Object.values(mission.base).forEach(({ gifts }) => take(gifts));
  Object.values(mission.places).forEach(({ onLayout }) => take(onLayout));
  party.forEach(id => take(mission.lenders[id]?.gear ?? []));
  Object.values(mission.resources).forEach(it =>
    it?.thresholds.forEach(({ effects }) => take(effects)),
  );
  Object.entries(mission.cards)
    .filter(([id, it]) => canStandOn(mission, party, reached, id, it))
    .forEach(([id, it]) => visited(mission, party, reached, id, it, take));
}

type Take = (effects: readonly CardEffect[], card?: string) => void;

function visited(
  mission: Mission,
  party: Party,
  reached: Reached,
  id: string,
  { explore, acts }: Location,
  take: Take,
): void {
  reached.add(`card ${id}`);
  take(explore, id);
  Object.entries(acts).forEach(([name, act]) => {
    const isWon = canWin(mission, party, reached, act, id);
    if (isWon) reached.add(`won ${id} ${name}`);
    // Acts may defeat each other in circles, so what follows is taken once in each round.
    if (isWon || reached.has(`defeated ${id} ${name}`)) take(act.won, id);
  });
}

function canStandOn(
  mission: Mission,
  party: Party,
  reached: Reached,
  id: string,
  { place, locks, starts }: Location,
): boolean {
  if (reached.has(`revealed ${id}`)) return true;
  if (!reached.has(`place ${place}`) || !isLaid(mission, party, reached, id)) return false;
  const isForced = starts.some(({ when }) => mayHold(when, party, reached));
  return party.some(lender =>
    locks.every(lock =>
      opens(lock, lender, party, reached, reached.has(`allowed ${id}`) || isForced),
    ),
  );
}

/** A card that stands in for another lies there only with its variant, or when it replaces it. */
function isLaid({ places }: Mission, party: Party, reached: Reached, id: string): boolean {
  const variants = Object.values(places).flatMap(it => it.variants);
  const own = variants.filter(({ cards }) => Object.values(cards).includes(id));
  return own.length === 0 || own.some(({ when }) => mayHold(when, party, reached));
}

function opens(
  lock: Lock,
  lender: LenderId,
  party: Party,
  reached: Reached,
  isAllowed: boolean,
): boolean {
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
      return mayHold(lock.when, party, reached);
    case 'forbidden':
      return isAllowed;
    case 'all':
      return true;
    default:
      return unreachable(lock);
  }
}

function canWin(
  mission: Mission,
  party: Party,
  reached: Reached,
  act: CardAct,
  card: string,
): boolean {
  if (!mayHold(act.when, party, reached)) return false;
  if (act.kind === 'code')
    return mayHold(act.needs, party, reached) && mayHold(act.solvable, party, reached);
  if (act.kind === 'deed') return true;
  const isWaived = act.waive !== null && mayHold(act.waive, party, reached);
  return isWaived || party.some(lender => canRoll(mission, lender, act, card));
}

function canRoll(mission: Mission, id: LenderId, test: Test, card: string): boolean {
  const lender = mission.lenders[id];
  const place = mission.cards[card]?.place ?? '';
  const isThere = ({ places, cards }: Pick<Ban, 'places' | 'cards'>) =>
    places.length + cards.length === 0 || places.includes(place) || cards.includes(card);
  const isBanned = lender?.bans.some(
    ban =>
      isThere(ban) &&
      (ban.skills.length === 0 || ban.skills.includes(test.skill)) &&
      (ban.tags.length === 0 || ban.tags.some(tag => test.tags.includes(tag))),
  );
  return !isBanned && (lender?.skills[test.skill] ?? 0) > 0;
}

function taken(
  mission: Mission,
  party: Party,
  reached: Reached,
  effect: CardEffect,
  card: string,
): void {
  const next = (effects: readonly CardEffect[]) =>
    effects.forEach(it => taken(mission, party, reached, it, card));
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
        .filter(end => mayHold(mission.ends[end]?.when ?? null, party, reached))
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
      if (mayHold(effect.when, party, reached)) next(effect.effects);
      return next(effect.otherwise);
    case 'once':
      return next(effect.effects);
    default:
      return;
  }
}

/** Whether a condition can hold at some moment. */
function mayHold(it: Condition | null, party: Party, reached: ReadonlySet<string>): boolean {
  if (it === null) return true;
  switch (it.is) {
    case 'and':
      return it.all.every(part => mayHold(part, party, reached));
    case 'or':
      return it.any.some(part => mayHold(part, party, reached));
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
