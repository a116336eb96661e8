import {
  after,
  blue,
  deliver,
  delivery,
  green,
  lay,
  red,
  running,
  visiting,
} from '../rules/testing/fixture';
import { chimes } from './chimes';

const AT = 5_000;
const one = visiting(
  lay(running(), red, { 'plant-1.0': 'grey-1', 'plant-2.0': 'blue-1' }),
  green,
  red,
  ['grey', 'blue'],
);

test('orders filled at my planet ring at mine and nowhere else', () => {
  const later = after(one, green, deliver(delivery('grey-1', 0), delivery('blue-1', 1)), AT);
  expect(chimes('en', one, later, red)).toEqual([
    { cue: 'delivered', words: 'Green has filled 2 of your orders.' },
  ]);
  expect(chimes('en', one, later, green)).toEqual([]);
  expect(chimes('en', later, later, red)).toEqual([]);
});

test('a contest calls its owner, then whoever chooses anew, once each', () => {
  const both = visiting(one, blue, red, ['grey', 'blue']);
  const held = after(both, green, deliver(delivery('grey-1', 0)), AT);
  const contest = after(held, blue, deliver(delivery('grey-1', 0)), AT + 100);
  expect(chimes('en', held, contest, red)).toMatchObject([{ cue: 'contested' }]);
  expect(chimes('en', held, contest, blue)).toEqual([]);
  expect(chimes('en', contest, contest, red)).toEqual([]);
  const anew = after(contest, red, { type: 'admit', visitor: green }, AT + 200);
  expect(chimes('de', contest, anew, blue)).toEqual([
    { cue: 'contested', words: 'Jemand war vor dir dran: Wähle neu.' },
  ]);
  expect(chimes('de', contest, anew, red)).toEqual([
    { cue: 'delivered', words: 'Grün hat einen deiner Aufträge erfüllt.' },
  ]);
});

test('a glass that is put down is heard by its own player', () => {
  const turned = after(one, green, { type: 'turn', glass: 1, on: 'plant-1' }, AT);
  expect(chimes('en', one, turned, green)).toEqual([{ cue: 'turn' }]);
  expect(chimes('en', one, turned, red)).toEqual([]);
  expect(chimes('en', turned, turned, green)).toEqual([]);
});
