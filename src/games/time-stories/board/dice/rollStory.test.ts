import { blue, green, pink, played, rest, yellow } from '../../rules/testing/fixture';
import type { Seat } from '@/kit/seat';
import type { State } from '../../rules/state';
import { view } from '../../rules/view';
import { after, allAt, atStation, falling } from '../testing/firstHour';
import { storyIn } from './rollStory';

const roll = (agent: Seat) => ({ type: 'roll', agent, act: 'test', spend: null }) as const;

/** Four agents stand before the stationmaster, and the unit is spent; some have acted. */
function inUnit(...rested: readonly Seat[]): State {
  const there = allAt(atStation(4), '1B');
  const planned = there.figures.reduce(
    (now, agent) => after(now, agent, { type: 'plan', agent, plan: { do: 'test' } }),
    there,
  );
  const spent = after(planned, blue, { type: 'spend' });
  return rested.reduce((now, agent) => after(now, agent, rest(agent)), spent);
}

function storyOf(state: State, agent: Seat) {
  const ruling = played(state, agent, roll(agent), falling('hit', 'blank', 'blank'));
  return storyIn(ruling.events, view(ruling.state, agent), [agent]);
}

test('during a unit, those who may still roll look on', () => {
  const story = storyOf(inUnit(pink, yellow), blue);
  expect(story).toMatchObject({ left: ['blank'], isWon: false, onlookers: [green, pink, yellow] });
});

test('the roll that ends the unit shows the shields that are left', () => {
  const story = storyOf(inUnit(green, pink, yellow), blue);
  expect(story).toMatchObject({ left: ['blank'], isWon: false, onlookers: [green, pink, yellow] });
});

test('nobody who has rolled in the unit looks on when it ends', () => {
  const missed = after(inUnit(pink, yellow), blue, roll(blue), falling('blank'));
  expect(storyOf(missed, green)?.onlookers).toEqual([pink, yellow]);
});
