import { MISSIONS } from '../../missions/missions';
import type { CardEffect } from '../../mission/effect';
import type { CardAct, Mission } from '../../mission/mission';
import { worthOf } from './effects';
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

const gift = (item: string): CardEffect => ({
  do: 'gain',
  goods: { kind: 'item', item },
  who: 'me',
});

test('[X7] what comes otherwise is known, too', () => {
  const never = { is: 'run', least: 9, most: 9 } as const;
  const when: CardEffect = { do: 'when', when: never, effects: [], otherwise: [gift('04')] };
  const end: CardEffect = { do: 'end', of: ['struck'], otherwise: [gift('12')] };
  const { gains, ends } = outcomeOf(FIRST_HOUR!, CARD, [when, end]);
  expect([gains, ends]).toEqual([['item 04', 'item 12'], ['struck']]);
});

test('[X1] of two sides of a condition, neither is sure', () => {
  const never = { is: 'run', least: 9, most: 9 } as const;
  const hurts: CardEffect = { do: 'lose', goods: { kind: 'life', many: 2 }, who: 'me' };
  const worth = (effects: readonly CardEffect[], otherwise: readonly CardEffect[]) =>
    worthOf(FIRST_HOUR!, [{ do: 'when', when: never, effects, otherwise }]);
  expect(worth([gift('04')], [])).toBe(1);
  expect(worth([gift('04')], [hurts])).toBe(-0.5);
  const ending: CardEffect = { do: 'end', of: ['struck'], otherwise: [hurts] };
  expect(worthOf(FIRST_HOUR!, [ending])).toBe(24);
});

test('[X7] what an act brings is repeated if one of the ways to win it is', () => {
  const mission = withActs({ gate: deed([gift('04')]) });
  const once: CardEffect = { do: 'once', per: 'run', name: 'once', effects: [defeat('gate')] };
  expect(outcomeOf(mission, CARD, [once]).repeated).toEqual([]);
  expect(outcomeOf(mission, CARD, [once, defeat('gate')]).repeated).toEqual(['item 04']);
});
