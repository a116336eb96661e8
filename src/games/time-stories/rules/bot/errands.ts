/** Everything that a team could do in the places it knows: read, choose, roll, type, and end. */
import { unreachable } from '../../../../kit/unreachable';
import type { CardAct, Lock } from '../../mission/mission';
import type { LocationId, PlaceId } from '../../mission/names';
import { type Fact, type Outcome, outcomeOf } from './gains';
import { memoryKey } from './memory';
import { canRoll } from './rolling';
import { isKnownFrom, type Need, type Situation } from './situation';

export type Errand = {
  readonly id: string;
  readonly card: LocationId;
  readonly place: PlaceId;
  readonly kind: 'read' | 'choose' | 'roll' | 'waive' | 'type' | 'deed' | 'end';
  /** The act, the option or the end. */
  readonly name: string;
  readonly needs: readonly Need[];
  readonly gains: readonly Fact[];
  /** The team does not know what it brings. */
  readonly isNew: boolean;
};

const NONE: readonly Errand[] = [];

/** Cards of places where the team has never been are not known. */
export function errandsIn(situation: Situation): readonly Errand[] {
  const { mission, view, memory, knowsAll } = situation;
  return Object.entries(mission.cards)
    .filter(([card, { place, slot }]) => {
      const isSeen = knowsAll || memory.places.has(place);
      return isSeen && slot !== 'A' && !view.gone.includes(card);
    })
    .flatMap(([card]) => errandsOn(situation, card));
}

function errandsOn(situation: Situation, card: LocationId): readonly Errand[] {
  const { mission, memory, knowsAll, view } = situation;
  const needs = needsToStand(situation, card);
  const location = mission.cards[card];
  if (!needs || !location) return NONE;
  const { place } = location;
  const known = knowsAll || memory.cards.has(card);
  const outcome = outcomeOf(mission, card, location.explore);
  const stands = `stands ${card}`;
  const isAgain = view.readInRun.includes(card);
  const gains = !known ? [] : isAgain ? outcome.repeated : outcome.gains;
  const read: Errand = {
    id: card,
    card,
    place,
    kind: 'read',
    name: '',
    needs,
    gains: [stands, ...gains],
    isNew: !known,
  };
  if (!known) return [read];
  return [
    read,
    ...choices(situation, read, outcome, isAgain),
    ...endsOn(situation, read, outcome),
    ...Object.entries(location.acts).flatMap(([name, act]) => actOn(situation, read, name, act)),
  ];
}

const on = (
  { card, place }: Errand,
  kind: Errand['kind'],
  name: string,
  part: Pick<Errand, 'needs' | 'gains' | 'isNew'>,
): Errand => ({ id: `${card} ${kind} ${name}`, card, place, kind, name, ...part });

function choices(
  { memory, knowsAll }: Situation,
  read: Errand,
  outcome: Outcome,
  isAgain: boolean,
): readonly Errand[] {
  return outcome.choices
    .filter(it => !isAgain || it.isRepeated)
    .map(({ option, when, gains }) => {
      const isKnown = knowsAll || memory.chosen.has(memoryKey(read.card, option));
      const chosen = `chosen ${memoryKey(read.card, option)}`;
      return on(read, 'choose', option, {
        needs: when ? [...read.needs, when] : read.needs,
        gains: isKnown ? [chosen, ...gains] : [chosen],
        isNew: false,
      });
    });
}

const endsOn = ({ mission }: Situation, read: Errand, { ends }: Outcome): readonly Errand[] =>
  ends.map(end => {
    const when = mission.ends[end]?.when;
    return on(read, 'end', end, {
      needs: [...read.needs, ...(when ? [when] : [])],
      gains: [`end ${end}`],
      isNew: false,
    });
  });

function actOn(situation: Situation, read: Errand, name: string, act: CardAct): readonly Errand[] {
  const { mission, memory, knowsAll } = situation;
  const key = memoryKey(read.card, name);
  if (memory.wonNow.has(key)) return NONE;
  const isKnown = knowsAll || memory.won.has(key);
  // A card says what its test is about, so its readers can guess what it brings.
  const gained = outcomeOf(mission, read.card, act.won).gains;
  const stands: Need = { is: 'stands', card: read.card };
  const when = act.when ? [act.when] : [];
  const part = { needs: [stands, ...when], gains: [`won ${key}`, ...gained], isNew: !isKnown };
  if (act.kind === 'deed') return [on(read, 'deed', name, part)];
  if (act.kind === 'code') return codeOn(situation, read, name, act, part);
  const { waive } = act;
  return [
    ...(canRoll(situation, read.card, act) ? [on(read, 'roll', name, part)] : []),
    ...(waive ? [on(read, 'waive', name, { ...part, needs: [...part.needs, waive] })] : []),
  ];
}

/** Only a code that the team can work out. */
function codeOn(
  situation: Situation,
  read: Errand,
  name: string,
  code: CardAct & { kind: 'code' },
  part: Pick<Errand, 'needs' | 'gains' | 'isNew'>,
): readonly Errand[] {
  const { solvable, needs } = code;
  const isSolved = situation.knowsAll || (solvable !== null && isKnownFrom(situation, solvable));
  if (!isSolved) return NONE;
  return [on(read, 'type', name, { ...part, needs: [...part.needs, ...(needs ? [needs] : [])] })];
}

/** Undefined: none of this party ever stands there. */
function needsToStand(situation: Situation, card: LocationId): readonly Need[] | undefined {
  const { mission, view, party } = situation;
  const location = mission.cards[card];
  if (!location || view.forbidden.includes(card)) return undefined;
  const { place, locks, starts } = location;
  const able = party.filter(
    lender =>
      locks.every(lock => lets(lock, lender)) &&
      !mission.lenders[lender]?.bans.some(
        ban => ban.skills.length + ban.tags.length === 0 && ban.cards.includes(card),
      ),
  );
  if (able.length === 0) return undefined;
  const forced = starts.flatMap(({ when }) => when ?? []);
  const variants = mission.places[place]?.variants ?? [];
  const open: Need = { is: 'open', place };
  return [
    ...(view.place === place && view.laid.some(it => it.card === card) ? [] : [open]),
    ...variants
      .filter(({ cards }) => Object.values(cards).includes(card))
      .map(({ when }): Need => when),
    ...variants
      .filter(({ cards }) => card in cards)
      .map(({ when }): Need => ({ is: 'not', not: when })),
    ...locks.flatMap((lock): readonly Need[] => needsOf(lock, card, forced)),
  ];
}

const lets = (lock: Lock, lender: string): boolean =>
  lock.lock === 'only'
    ? lock.lenders.includes(lender)
    : lock.lock !== 'not' || !lock.lenders.includes(lender);

function needsOf(
  lock: Lock,
  card: LocationId,
  forced: readonly (Need & { is: string })[],
): readonly Need[] {
  switch (lock.lock) {
    case 'token':
      return lock.tokens.map(token => ({ is: 'token', token }));
    case 'only':
      return lock.key === null ? [] : [{ is: 'item', item: lock.key, where: 'here' }];
    case 'when':
      return [lock.when];
    case 'forbidden':
      return forced.length > 0 ? [...forced] : [{ is: 'allowed', card }];
    case 'all':
    case 'not':
      return [];
    default:
      return unreachable(lock);
  }
}
