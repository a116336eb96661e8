import { MINUTE } from '../../../../kit/millis';
import type { Field } from '../components';
import { lay, raise, red, running, stand } from '../testing/fixture';
import type { State } from '../state';
import { EXPERT } from './character';
import { reach } from './reach';

const END = 30;
const [TRADES, GROWN] = [running(), raise(running(), red, 'trade-1', 'white-1', 3)];
const standing = (state: State, first: string, second: string, until: number): State =>
  stand(
    stand(state, red, 0, first as 'ship', until * MINUTE),
    red,
    1,
    second as 'ship',
    until * MINUTE,
  );

test.each<[string, State, number, number]>([
  ['each glass can be turned once more, for one order each', TRADES, 29.5, 2],
  ['each glass can be turned twice more', TRADES, 28.5, 4],
  [
    'a standing glass is still to bring its order',
    standing(TRADES, 'trade-1', 'trade-2', 30),
    29.5,
    2,
  ],
  ['standing glasses may be turned again', standing(TRADES, 'trade-1', 'trade-2', 29.7), 29.5, 4],
  ['a glass that stands elsewhere brings none', standing(TRADES, 'ship', 'plant-1', 30), 29.5, 0],
  ['no glass can be turned any more', TRADES, 30, 0],
  ['an upgraded centre allows three', standing(GROWN, 'trade-1', 'trade-2', 30), 29.5, 4],
  ['the room limits the number', full(3), 28.5, 3],
])(
  '[W8] near the end, the orders that can still go down are counted: %s',
  (_what, state, minutes, most) => {
    const left = END - minutes;
    const found = reach(state, red, minutes * MINUTE, left, { ...EXPERT.weights, filled: 0 });
    expect(Math.round(found)).toBe(most);
  },
);

/** This many free fields; orders of value 3 block all others for long. */
function full(free: number): State {
  const fields = ['plant-1.0', 'plant-2.0', 'plant-3.0', 'plant-4.0', 'beam-1.0', 'beam-2.0'];
  return lay(
    running(),
    red,
    Object.fromEntries(fields.slice(free).map(field => [field as Field, 'grey-3'])),
  );
}
