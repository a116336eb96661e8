import { MISSIONS } from '../../missions/missions';
import type { CardEffect } from '../../mission/effect';
import type { CardAct, Mission } from '../../mission/mission';
import { outcomeOf } from './gains';

const [FIRST_HOUR] = MISSIONS;
const CARD = '1C';
const defeat = (act: string): CardEffect => ({ do: 'defeat', act });
const deed = (won: readonly CardEffect[]): CardAct => ({
  kind: 'deed',
  when: null,
  again: false,
  won,
});
const withActs = (acts: Readonly<Record<string, CardAct>>): Mission => {
  const card = FIRST_HOUR!.cards[CARD]!;
  return { ...FIRST_HOUR!, cards: { ...FIRST_HOUR!.cards, [CARD]: { ...card, acts } } };
};

test('[X7] acts that defeat each other in circles are each won once', () => {
  const names = Array.from({ length: 12 }, (_, n) => `d${n}`);
  const all = deed(names.flatMap(it => [defeat(it), defeat(it)]));
  const mission = withActs(Object.fromEntries(names.map(it => [it, all])));
  const { gains } = outcomeOf(mission, CARD, [defeat('d0')]);
  expect([...gains].sort()).toEqual(names.map(it => `won ${CARD} ${it}`).sort());
});

test('[X7] an option that leads to itself is one choice with what it brings', () => {
  const ask: CardEffect = {
    do: 'choice',
    of: [{ option: 'again', when: null, effects: [defeat('loop')] }],
  };
  const { choices } = outcomeOf(withActs({ loop: deed([ask]) }), CARD, [ask]);
  expect(choices).toMatchObject([{ option: 'again', gains: [`won ${CARD} loop`] }]);
});

test('[X7] what an act brings is repeated if one of the ways to win it is', () => {
  const gift: CardEffect = { do: 'gain', goods: { kind: 'item', item: '04' }, who: 'me' };
  const mission = withActs({ gate: deed([gift]) });
  const once: CardEffect = { do: 'once', per: 'run', name: 'once', effects: [defeat('gate')] };
  expect(outcomeOf(mission, CARD, [once]).repeated).toEqual([]);
  expect(outcomeOf(mission, CARD, [once, defeat('gate')]).repeated).toEqual(['item 04']);
});
