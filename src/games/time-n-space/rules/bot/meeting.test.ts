import { of, type Seat } from '../../../../kit/seat';
import {
  act,
  deliver,
  delivery,
  frozen,
  green,
  lay,
  red,
  running,
  stand,
  visiting,
} from '../testing/fixture';
import { COLOURS } from '../components';
import { timeNSpace } from '../game';
import type { Contest, State, Visit } from '../state';

const blue = COLOURS[2] as Seat;
const AT = 1_000;

const asked = (state: State, arrived = true) =>
  timeNSpace.bot('expert', frozen(timeNSpace.view(state, red)), {
    seat: red,
    at: AT,
    chance: 0.3,
    arrived,
  });

/** Both of red's glasses run, so anything else needs a decision. */
const resting = (state: State): State =>
  stand(stand(state, red, 0, 'plant-2', 9_000), red, 1, 'plant-3', 9_500);

// Which visitor goes first
// ---------------------------------------------------------------------------

const visit = (seat: Seat, finger: number): Visit => ({
  seat,
  planet: red,
  finger,
  deliveries: [delivery('grey-1', 0)],
  cubes: ['beam-1.0', 'beam-1.1', 'beam-1.2'],
  orders: ['plant-1.0', 'plant-2.0'],
});

function meeting(leader: Seat, more: Partial<Contest> = {}): State {
  const state = resting(lay(running(), red, { 'plant-1.0': 'grey-1' }));
  const ahead = { ...of(state.centres, leader), below: { [red]: ['blue-3'] as const } };
  const above = { ...ahead.above, 'blue-1': 0, 'blue-2': 0, 'blue-3': 0 };
  const waiting = [visit(green, 900), visit(blue, 950)];
  const contest = { planet: red, fresh: true, waiting, chooser: null, until: 5_900, ...more };
  const centres = { ...state.centres, [leader]: { ...ahead, above } };
  return { ...state, centres, contests: [contest] };
}

test('[C2] [W10] of two who arrive together a bot admits the one behind, whoever came first', () => {
  expect(asked(meeting(green))).toEqual({ act: { type: 'admit', visitor: blue } });
  expect(asked(meeting(blue))).toEqual({ act: { type: 'admit', visitor: green } });
});

test('[W10] of two with equal points it admits the one that clears more orders away', () => {
  const two = { ...visit(blue, 950), deliveries: [delivery('grey-1', 0), delivery('blue-1', 1)] };
  const level = meeting(red, { waiting: [visit(green, 900), two] });
  expect(asked(level)).toEqual({ act: { type: 'admit', visitor: blue } });
});

test('[C4] [W10] as second visitor a bot takes the best of what is left, or nothing', () => {
  const second = (orders: object) => {
    const wanted = lay(running(), green, orders);
    const here = resting(visiting(wanted, red, green, ['grey', 'grey']));
    const came: Visit = { ...visit(red, 950), planet: green };
    const until = 5_900;
    const contest = { planet: green, fresh: false, waiting: [came], chooser: red, until };
    return asked({ ...here, contests: [contest] });
  };
  expect(second({ 'plant-1.0': 'grey-2', 'plant-2.0': 'blue-1' })).toEqual({
    act: { type: 'redo', deliveries: [delivery('grey-2', 0, 1)] },
  });
  expect(second({})).toEqual({ act: { type: 'redo', deliveries: [] } });
});

// Which of identical counters
// -----------------------------------------------------------------------

/** Green has just filled one of red's two grey 1s: the first on red's centre, on a plant. */
function filled(other: 'beam-1.0' | 'plant-4.0'): State {
  const wanted = lay(running(), red, { 'plant-1.0': 'grey-1', [other]: 'grey-1' });
  const ruling = act(
    visiting(wanted, green, red, ['grey']),
    green,
    deliver(delivery('grey-1', 0)),
    900,
  );
  if (!ruling.ok) throw new Error(ruling.why.code);
  return resting(ruling.state);
}

test('[D6] [W10] if the same counter blocks a beam station, a bot lets that one go', () => {
  expect(asked(filled('beam-1.0'), false)).toHaveProperty('hand');
  expect(asked(filled('beam-1.0'))).toEqual({
    act: { type: 'exchange', from: 'beam-1.0', to: 'plant-1.0' },
  });
});

test('[W10] for a field of equal value it does nothing', () => {
  expect(asked(filled('plant-4.0'), false)).not.toHaveProperty('hand');
});
