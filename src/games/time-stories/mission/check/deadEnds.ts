/**
 * Mistakes of one run after which no success is left in it: each is tried alone, with luck in all
 * else.
 */
import { branchesOf, isQuestion, withBranches } from '../branches';
import type { CardEffect } from '../effect';
import type { CardAct, Location, Mission } from '../mission';
import { fault, type MissionFault } from './fault';
import { canSucceed } from './reach';

/** One thing that went wrong, and the mission as it is from then on. */
type Mistake = { readonly path: readonly string[]; readonly says: string; readonly after: Mission };

export const deadEnds = (mission: Mission): readonly MissionFault[] =>
  canSucceed(mission, Object.keys(mission.lenders))
    ? mistakesIn(mission)
        .filter(({ after }) => !canSucceed(after, Object.keys(after.lenders)))
        .map(({ path, says }) => fault(path, `${says}, and no success is left in this run`))
    : [];

const mistakesIn = (mission: Mission): readonly Mistake[] => [
  ...Object.entries(mission.cards).flatMap(([id, card]) => onCard(mission, id, card)),
  ...Object.keys(mission.items)
    .filter(item => isSpent(mission, item))
    .map(item => ({
      path: ['items', item],
      says: 'it can be spent',
      after: withoutItem(mission, item),
    })),
];

const withCard = (mission: Mission, id: string, part: Partial<Location>): Mission => {
  const card = mission.cards[id];
  return card ? { ...mission, cards: { ...mission.cards, [id]: { ...card, ...part } } } : mission;
};

function onCard(mission: Mission, id: string, card: Location): readonly Mistake[] {
  const path = ['cards', id];
  const gone = { ...mission, cards: without(mission.cards, id) };
  return [
    ...(card.fleeting ? [{ path, says: 'it is discarded unexplored', after: gone }] : []),
    ...optionsIn(card.explore).map(option => ({
      path: [...path, 'explore'],
      says: `“${option}” is chosen`,
      after: withCard(mission, id, { explore: onlyOption(card.explore, option) }),
    })),
    ...Object.entries(card.acts).flatMap(([name, act]) => onAct(mission, id, name, act)),
  ];
}

/** A code that nobody may try again, and an opponent who is gone with the other acts of the card. */
function onAct(mission: Mission, id: string, name: string, act: CardAct): readonly Mistake[] {
  const path = ['cards', id, 'acts', name];
  const acts = mission.cards[id]?.acts ?? {};
  if (act.kind === 'code' && act.attempts !== null)
    return [
      {
        path,
        says: 'no attempt is left',
        after: withCard(mission, id, { acts: without(acts, name) }),
      },
    ];
  const isOpponent = act.kind === 'test' && act.opponent && Object.keys(acts).length > 1;
  return isOpponent
    ? [
        {
          path,
          says: 'it is won first',
          after: withCard(mission, id, { acts: onlyWith(acts, name) }),
        },
      ]
    : [];
}

/** The acts that it needs may have been done before. */
const onlyWith = (acts: Location['acts'], name: string): Location['acts'] =>
  Object.fromEntries(
    Object.entries(acts).filter(([id, act]) => id === name || act.kind !== 'test'),
  );

const without = <T>(things: Readonly<Record<string, T>>, name: string) =>
  Object.fromEntries(Object.entries(things).filter(([id]) => id !== name));

/** Every option that rules the others out for the rest of the run. */
const optionsIn = (effects: readonly CardEffect[]): readonly string[] =>
  effects.flatMap(effect => {
    if (effect.do === 'once') return effect.per === 'run' ? asked(effect.effects) : [];
    return isQuestion(effect) ? [] : branchesOf(effect).flatMap(optionsIn);
  });

const asked = (effects: readonly CardEffect[]): readonly string[] =>
  effects.flatMap(effect => {
    if (isQuestion(effect)) return effect.of.map(it => it.option);
    return effect.do === 'once' ? [] : branchesOf(effect).flatMap(asked);
  });

const onlyOption = (effects: readonly CardEffect[], option: string): readonly CardEffect[] =>
  effects.map((effect): CardEffect => {
    switch (effect.do) {
      case 'choice': {
        const of = effect.of.filter(it => it.option === option);
        return of.length > 0 ? { ...effect, of } : effect;
      }
      case 'pay': {
        const of = effect.of.filter(it => it.option === option);
        return of.length > 0 ? { ...effect, of } : effect;
      }
      default:
        return withBranches(effect, it => onlyOption(it, option));
    }
  });

/** An item that a use or a price takes away. */
const isSpent = ({ items, cards }: Mission, item: string): boolean =>
  Object.values(items[item]?.uses ?? {}).some(({ spends }) => spends) ||
  JSON.stringify(cards).includes(`"price":{"kind":"item","item":"${item}"`) ||
  JSON.stringify(cards).includes(`{"do":"lose","goods":{"kind":"item","item":"${item}"`);

/** As if nothing gave it. */
const withoutItem = (mission: Mission, item: string): Mission => ({
  ...mission,
  cards: Object.fromEntries(
    Object.entries(mission.cards).map(([id, card]) => [
      id,
      {
        ...card,
        explore: withoutGain(card.explore, item),
        acts: Object.fromEntries(
          Object.entries(card.acts).map(([name, act]) => [
            name,
            { ...act, won: withoutGain(act.won, item) },
          ]),
        ),
      },
    ]),
  ),
});

const withoutGain = (effects: readonly CardEffect[], item: string): readonly CardEffect[] =>
  effects
    .filter(it => !(it.do === 'gain' && it.goods.kind === 'item' && it.goods.item === item))
    .map(it => withBranches(it, branch => withoutGain(branch, item)));
