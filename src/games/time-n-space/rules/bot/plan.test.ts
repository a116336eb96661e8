import { of } from '../../../../kit/seat';
import { MINUTE } from '../../../../kit/millis';
import { withCentre } from '../change';
import type { Centre, State } from '../state';
import { frozen, green, lay, raise, red, running, stand, study } from '../testing/fixture';
import { timeNSpace } from '../game';
import { EXPERT } from './character';
import { toOrder } from './acts/ordering';
import { mindOf } from './reckoning';

const asked = (state: State, minutes: number) =>
  timeNSpace.bot('expert', frozen(timeNSpace.view(state, red)), {
    seat: red,
    at: minutes * MINUTE,
    chance: 0.3,
    arrived: true,
  });

const mind = (state: State, minutes: number) =>
  mindOf(timeNSpace.view(state, red), red, minutes * MINUTE, EXPERT, []);

/** A state with this many counters of every good left above, all of them 1s. */
function left(state: State, counters: Record<string, number>): State {
  const centre: Centre = of(state.centres, red);
  const above = Object.entries(centre.above).map(([order, count]) => {
    const [good = '', value] = order.split('-');
    return [order, good in counters ? (value === '1' ? counters[good] : 0) : count];
  });
  return withCentre(state, red, { ...centre, above: Object.fromEntries(above) });
}

test('[W8] a fourth colour has little hope while one of three is above, and more afterwards', () => {
  const open = mind(left(running(), { grey: 0, yellow: 0, blue: 2, brown: 3 }), 22).plan;
  const down = mind(left(running(), { grey: 0, yellow: 0, blue: 0, brown: 3 }), 22).plan;
  expect(open.due).toBe(2);
  expect(open.hope.blue).toBeGreaterThan(0.8);
  expect(open.hope.brown).toBeLessThan(0.25);
  expect(down.hope.brown).toBeGreaterThan(0.8);
});

test('[W8] in the last minutes the last counter of a colour goes down before anything else', () => {
  const almost = left(running(), { grey: 0, yellow: 0, blue: 1, brown: 6 });
  const busy = stand(almost, red, 1, 'plant-4', 30 * MINUTE);
  expect(asked(busy, 28)).toMatchObject({ act: { type: 'turn', on: /trade/ } });
});

test('[W8] when orders run out of room, no more cubes are made', () => {
  const counters = { grey: 1, yellow: 3, blue: 3, brown: 6 };
  const withDemand = lay(left(running(), counters), green, {
    'plant-1.0': 'grey-1',
  });
  const centre = of(withDemand.centres, red);
  const begun = withCentre(withDemand, red, { ...centre, below: { [green]: ['grey-1'] } });
  const at = (minutes: number) =>
    asked(stand(stand(begun, red, 0, 'plant-1'), red, 1, 'trade-1', 31 * MINUTE), minutes);
  expect(at(1)).toMatchObject({ act: { deed: { do: 'produce' } } });
  expect(at(26)).toMatchObject({ act: { deed: { do: 'lapse' } } });
});

test('[W8] the last trading centre is not covered by another kind of building', () => {
  const one = raise(running(), red, 'trade-1', 'ochre-1');
  const { kept } = mind(study(one, red, 'ochre-2'), 5);
  expect(kept).toBeDefined();
  expect(kept).not.toBe('trade-2');
});

test('[W8] a building that is to be covered is kept clear', () => {
  const waiting = study(running(), red, 'black-1');
  const { kept } = mind(waiting, 2);
  const glass = stand(stand(waiting, red, 0, kept ?? 'ship'), red, 1, 'trade-1', 9 * MINUTE);
  expect(kept).toMatch(/^plant/);
  expect(asked(glass, 2)).toMatchObject({ act: { deed: { do: 'lapse' } } });
});

test('[W8] the last counters of a third colour go down with the last glasses, whatever others bring', () => {
  const open = left(running(), { grey: 2, yellow: 0, blue: 0, brown: 5 });
  const tempting = lay(open, green, { 'beam-1.0': 'brown', 'beam-2.0': 'brown' });
  const one = stand(tempting, red, 0, 'trade-1', 30 * MINUTE);
  const last = stand(one, red, 1, 'trade-2', 30 * MINUTE);
  expect(asked(last, 30.2)).toMatchObject({
    act: { deed: { do: 'offer', orders: [{ order: 'grey-1' }] } },
  });
});

test('[W8] near the end a colour with earnings goes before one with fewer counters above', () => {
  const open = left(running(), { grey: 3, yellow: 0, blue: 0, brown: 5 });
  const centre = of(open.centres, red);
  const earning = withCentre(open, red, { ...centre, below: { [green]: ['brown-1'] } });
  const { hope } = mind(earning, 27).plan;
  expect(hope.brown).toBeGreaterThan(hope.grey);
});

test('[W8] the first counter of a colour can wait early in a match, but not late', () => {
  const open = left(running(), { grey: 0, yellow: 0, blue: 0, brown: 0 });
  const wanted = lay(open, green, { 'plant-1.0': 'grey-1' });
  const worth = (minutes: number) => mind(wanted, minutes).market.wanted[green]?.[0]?.worth ?? 0;
  expect(worth(27)).toBeGreaterThan(worth(10));
});

test('[W8] an expert holds back its own orders while there is time, but not at the end', () => {
  const state = running();
  const hasty = { ...EXPERT, weights: { ...EXPERT.weights, patience: 0 } };
  const worth = (minutes: number, character = EXPERT) => {
    const seen = mindOf(timeNSpace.view(state, red), red, minutes * MINUTE, character, []);
    return toOrder(seen, of(state.centres, red), 'trade-1').worth;
  };
  expect(worth(5)).toBeLessThan(0.6 * worth(5, hasty));
  expect(worth(30)).toBe(worth(30, hasty));
});
