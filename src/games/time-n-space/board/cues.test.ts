import {
  after,
  blue,
  deliver,
  delivery,
  green,
  lay,
  played,
  red,
  running,
  visiting,
} from '../rules/testing/fixture';
import { cues } from './cues';

const AT = 5_000;
const one = visiting(
  lay(running(), red, { 'plant-1.0': 'grey-1', 'plant-2.0': 'blue-1' }),
  green,
  red,
  ['grey', 'blue'],
);
const heard = (language: string, change: ReturnType<typeof played>, seat: typeof red) =>
  cues(language, change.events, change.state, seat);

test("orders filled at a planet sound on its owner's phone and on no other", () => {
  const both = deliver(delivery('grey-1', 0), delivery('blue-1', 1));
  const change = played(one, green, both, AT);
  expect(heard('en', change, red)).toEqual([
    { cue: 'delivered', words: 'Green has filled 2 of your orders.' },
  ]);
  expect(heard('en', change, green)).toEqual([]);
});

test('a contest calls the owner, and then the visitor who chooses again', () => {
  const both = visiting(one, blue, red, ['grey', 'blue']);
  const held = after(both, green, deliver(delivery('grey-1', 0)), AT);
  const contest = played(held, blue, deliver(delivery('grey-1', 0)), AT + 100);
  expect(heard('en', contest, red)).toMatchObject([{ cue: 'contested' }]);
  expect(heard('en', contest, blue)).toEqual([]);
  const admitted = played(contest.state, red, { type: 'admit', visitor: green }, AT + 200);
  expect(heard('de', admitted, blue)).toEqual([
    { cue: 'contested', words: 'Jemand war vor dir dran: Wähle neu.' },
  ]);
  expect(heard('de', admitted, red)).toEqual([
    { cue: 'delivered', words: 'Grün hat einen deiner Aufträge erfüllt.' },
  ]);
});

test("putting a glass down sounds on its player's own phone", () => {
  const change = played(one, green, { type: 'turn', glass: 1, on: 'plant-1' }, AT);
  expect(heard('en', change, green)).toEqual([{ cue: 'turn' }]);
  expect(heard('en', change, red)).toEqual([]);
});
