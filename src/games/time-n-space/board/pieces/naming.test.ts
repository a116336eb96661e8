import { of } from '@/kit/seat';
import { lay, purple, raise, red, running } from '../../rules/testing/fixture';
import {
  buildingName,
  cubesName,
  fieldName,
  listed,
  nodeName,
  orderName,
  tileName,
} from './naming';
import { pieceWords } from './words';

const [en, de] = [pieceWords.sayIn('en'), pieceWords.sayIn('de')];

test.each([
  ['grey order worth 2 of Red', () => orderName(en, 'grey-2', red)],
  ['blauer Auftrag mit Wert 1 von Lila', () => orderName(de, 'blue-1', purple)],
  ['3 braune Würfel', () => cubesName(de, 'brown', 3)],
  ['1 brauner Würfel', () => cubesName(de, 'brown', 1)],
  ['lower beam station, field 2', () => fieldName(en, 'beam-2.1')],
  ['moon 3', () => nodeName(en, 'moon-3')],
  ['der lila Planet', () => nodeName(de, purple)],
  ['plant, stage 2, makes grey and yellow', () => tileName(en, 'ochre-1')],
  ['plant, stage 3, makes grey, yellow and blue', () => tileName(en, 'ochre-1', 3)],
  ['Handelsstation, Stufe 2, 2 Aufträge auf einmal', () => tileName(de, 'white-2')],
  ['', () => listed(en, [])],
  ['a, b and c', () => listed(en, ['a', 'b', 'c'])],
])('%s', (expected, said) => {
  expect(said()).toBe(expected);
});

test('a building says where it is, what it is and what lies on it', () => {
  const state = lay(raise(running(), red, 'trade-1', 'ochre-1'), red, {
    'trade-1.0': 'grey',
    'trade-1.1': 'blue-2',
  });
  const { buildings } = of(state.centres, red);
  expect(buildingName(en, 'trade-1', buildings['trade-1'], red)).toBe(
    'upper trading centre: plant, stage 2, makes grey and yellow: grey cube, blue order worth 2 of Red',
  );
  expect(buildingName(en, 'beam-1', buildings['beam-1'], red)).toBe(
    'upper beam station, stage 1, 1 field',
  );
});
