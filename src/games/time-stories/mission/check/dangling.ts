/** Names that lead nowhere: a card, an item, a lender or the like that the mission does not have. */
import { isBag } from '../../../../kit/keys';
import type { Mission } from '../mission';
import { type MissionFault, fault } from './fault';

type Kind = 'cards' | 'items' | 'lenders' | 'places' | 'ends' | 'skills' | 'tokens' | 'puzzles';

/** The keys whose values are names, or lists of names. */
const NAMES: Readonly<Record<string, Kind>> = {
  card: 'cards',
  by: 'cards',
  cards: 'cards',
  item: 'items',
  key: 'items',
  lender: 'lenders',
  lenders: 'lenders',
  exempt: 'lenders',
  free: 'lenders',
  place: 'places',
  start: 'places',
  places: 'places',
  of: 'ends',
  skill: 'skills',
  skills: 'skills',
  hitOn: 'skills',
  token: 'tokens',
  tokens: 'tokens',
  puzzle: 'puzzles',
};

const ONE: Readonly<Record<Kind, string>> = {
  cards: 'card',
  items: 'item',
  lenders: 'lender',
  places: 'place',
  ends: 'end',
  skills: 'skill',
  tokens: 'token',
  puzzles: 'puzzle',
};

export function danglingNames(mission: Mission): readonly MissionFault[] {
  const known: Record<Kind, ReadonlySet<string>> = {
    cards: new Set(Object.keys(mission.cards)),
    items: new Set(Object.keys(mission.items)),
    lenders: new Set(Object.keys(mission.lenders)),
    places: new Set(Object.keys(mission.places)),
    ends: new Set(Object.keys(mission.ends)),
    skills: new Set(mission.skills),
    tokens: new Set(mission.tokens),
    puzzles: new Set(Object.keys(mission.puzzles)),
  };
  const visit = (thing: unknown, path: readonly string[]): readonly MissionFault[] => {
    if (Array.isArray(thing)) return thing.flatMap((it, n) => visit(it, [...path, String(n)]));
    if (!isBag(thing)) return [];
    return Object.entries(thing).flatMap(([key, it]) => [
      ...namesIn(key, it)
        .filter(isUnknown(key))
        .map(unknownAt([...path, key], key)),
      ...(isPairs(key, it) ? [] : visit(it, [...path, key])),
    ]);
  };
  const isUnknown = (key: string) => (name: string) => {
    const kind = NAMES[key];
    return kind !== undefined && !known[kind].has(name);
  };
  return [...visit(mission, []), ...unknownActs(mission)];
}

const unknownAt = (path: readonly string[], key: string) => (name: string) =>
  fault(path, `there is no ${ONE[NAMES[key] ?? 'cards']} “${name}”`);

/** Lists of names, single names, and the pairs of a variant; anything else is looked at inside. */
function namesIn(key: string, thing: unknown): readonly string[] {
  if (!(key in NAMES)) return [];
  if (typeof thing === 'string') return [thing];
  if (Array.isArray(thing)) return thing.filter(it => typeof it === 'string');
  return isPairs(key, thing) ? Object.entries(thing).flat() : [];
}

const isPairs = (key: string, thing: unknown): thing is Readonly<Record<string, string>> =>
  key === 'cards' && isBag(thing) && Object.values(thing).every(isString);

const isString = (thing: unknown): thing is string => typeof thing === 'string';

/** Acts that effects of a card name have to be acts of that card. */
function unknownActs({ cards }: Mission): readonly MissionFault[] {
  const visit = (thing: unknown, path: readonly string[]): readonly MissionFault[] => {
    if (Array.isArray(thing)) return thing.flatMap((it, n) => visit(it, [...path, String(n)]));
    if (!isBag(thing)) return [];
    const { act, card = path[1] } = thing;
    const isKnown =
      typeof act !== 'string' || typeof card !== 'string' || act in (cards[card]?.acts ?? {});
    const own = isKnown ? [] : [fault([...path, 'act'], `${String(card)} has no act “${act}”`)];
    return [...own, ...Object.entries(thing).flatMap(([key, it]) => visit(it, [...path, key]))];
  };
  return Object.entries(cards).flatMap(([id, it]) => visit(it, ['cards', id]));
}
