import type { Shield } from '../mission/names';
import { SHIELD_SIGNS } from '../mission/names';
import { standingBy, rollAgainst, withShields } from './shields';

const shieldsOf = (signs: string): Shield[] => [...signs].map(sign => SHIELD_SIGNS[sign]!);

type Case = [
  rule: string,
  hits: number,
  skulls: number,
  shields: string,
  resistance: number,
  result: object,
];

test.each<Case>([
  [
    '[T6] the first example: strength 3 against enough resistance',
    3,
    1,
    '▢▢☠☠☠',
    3,
    { life: 0, units: 0 },
  ],
  [
    '[T6] [T7] the second: too little resistance and a heart',
    2,
    1,
    '▢▢☠☠♥',
    2,
    { life: 2, units: 0 },
  ],
  ['[T6] the third: no skull shield is left', 4, 3, '▢▢☠☠♥', 0, { life: 1, units: 0 }],
  ['[T7] the fourth: no skull was rolled', 1, 0, '☠☠⧗⧗♥', 0, { life: 1, units: 2 }],
  ['[T6] a skull more than the resistance', 0, 1, '☠☠', 2, { life: 1, strikesBack: true }],
  ['[T6] as many skulls as the resistance', 0, 1, '☠☠', 3, { life: 0, strikesBack: false }],
  ['[T4] from left to right', 2, 0, '⧗▢♥', 0, { left: ['heart'], units: 0 }],
  ['[T5] the last shield', 3, 3, '☠☠☠', 0, { isWon: true, life: 0, units: 0, specials: 0 }],
  ['[T5] one shield short', 2, 0, '☠☠☠', 9, { isWon: false }],
  ['[T8] special shields left', 1, 0, '▢◉◉', 0, { specials: 2 }],
])('%s', (_rule, hits, skulls, shields, resistance, result) => {
  expect(rollAgainst(shieldsOf(shields), { hits, skulls, resistance })).toMatchObject(result);
});

test.each<[string, string, object]>([
  ['[I1] a skull costs one life, however many', '☠☠', { life: 1, units: 0, specials: 0 }],
  ['[I1] blank shields cost nothing', '▢▢', { life: 0, units: 0, specials: 0 }],
  ['[I1] all kinds together', '☠♥♥⧗◉', { life: 3, units: 1, specials: 1 }],
])('%s', (_rule, shields, result) => {
  expect(standingBy(shieldsOf(shields))).toEqual(result);
});

test.each<[string, string, Shield | 'any', number, string]>([
  ['[T17] more of a kind stand beside it', '▢☠♥', 'skull', 2, '▢☠☠☠♥'],
  ['[T17] a new kind stands last', '▢☠', 'heart', 1, '▢☠♥'],
  ['[T17] fewer of a kind', '▢▢☠', 'blank', -1, '▢☠'],
  ['[T15] one shield always stays', '▢▢', 'blank', -5, '▢'],
  ['[T15] only those of the kind go', '▢☠☠', 'blank', -2, '☠☠'],
  ['[T17] any kind, from the left', '▢☠☠', 'any', -2, '☠'],
])('%s', (_rule, before, kind, many, result) => {
  expect(withShields(shieldsOf(before), kind, many)).toEqual(shieldsOf(result));
});
