import type { Millis } from '@/kit/millis';
import { of } from '@/kit/seat';
import type { Action } from '../../rules/actions';
import { apply } from '../../rules/rules';
import { BEGINNER, dealt, green, red } from '../../rules/scene';
import { score } from '../../rules/score';
import type { GlassId, State } from '../../rules/state';
import { elapse } from '../../rules/time';
import { view } from '../../rules/view';
import type { Opened } from '../centre/hand';
import { tasksOf } from '../centre/tasks';
import { fingerFor, isWaiting } from './finger';
import { offering } from './layingOut';
import { glassAt, type Moment, towards } from './moment';
import { nextFrom, type Spot, type Step, stepAt, STEPS } from './steps';

const table = (): State => ({
  ...dealt(3, BEGINNER),
  phase: { name: 'running', startedAt: 0, endsAt: 18 * 60_000 },
});

const moment = (state: State, at: Millis, more: Partial<Moment> = {}): Moment => ({
  view: view(state, red),
  seat: red,
  at,
  page: 'centre',
  wide: false,
  held: null,
  opened: null,
  planned: [],
  asked: false,
  ...more,
});

/** A player who does what the arrow shows and nothing else. */
function learner() {
  let state = table();
  let now = moment(state, 0);
  const log: Action[] = [];
  const see = (more: Partial<Moment> = {}) => {
    const { page, held, opened, planned, asked } = now;
    now = moment(state, now.at, { page, held, opened, planned, asked, ...more });
  };
  function act(action: Action) {
    const ruling = apply(state, action, { seat: red, at: now.at, finger: now.at, chance: 0 });
    if (!ruling.ok) throw new Error(JSON.stringify({ action, why: ruling.why }));
    state = ruling.state;
    log.push(action);
    see({ opened: null, held: null });
  }
  function wait() {
    now = { ...now, at: now.at + 60_000 };
    state = elapse(state, now.at).state;
    see();
  }
  const lift = (glass: GlassId, step: Step) => {
    const task = tasksOf(now.view, red, glass, now.at)[0];
    const deed = task?.deed ?? { do: 'lapse' as const };
    const good = step.lays?.good;
    act({
      type: 'lift',
      glass,
      deed: deed.do === 'offer' && good ? offering(deed, now, good) : deed,
    });
  };
  function touch(spot: Spot, step: Step) {
    const [, what = '', which = ''] = /^(\w+)-?(.*)$/.exec(spot) ?? [];
    const opened = now.opened;
    if (what === 'glass') {
      const glass = which === 'left' ? 0 : 1;
      const stands = of(now.view.glasses, red)[glass];
      if (!stands) see({ held: glass });
      else see({ opened: { what: 'place', glass, until: stands.until } as Opened });
    } else if (what === 'place' && now.held !== null) {
      if (which === 'ship') see({ opened: { what: 'journey', glass: now.held } });
      else act({ type: 'turn', glass: now.held, on: which as 'plant-1' });
    } else if (what === 'fly' && opened?.what === 'journey') {
      act({ type: 'turn', glass: opened.glass, on: 'ship', to: which as 'moon-1' });
    } else if (opened?.what === 'place') {
      const { glass } = opened;
      const on = of(now.view.glasses, red)[glass]?.on;
      if (step.shows.do === 'plan') return see({ planned: [glass], opened: null });
      if (spot === 'lapse') act({ type: 'lift', glass, deed: { do: 'lapse' } });
      else lift(glass, step);
      if (spot === 'do-and-turn') act({ type: 'turn', glass, on: on as 'plant-1' });
    } else if (what === 'page') see({ page: which as 'mats' });
    else if (spot === 'score') see({ opened: { what: 'score' } });
    else if (spot === 'talk') see({ asked: true });
    else throw new Error(`${spot} leads nowhere in ${step.id}`);
  }
  return { now: () => now, touch, wait, close: () => see({ opened: null, page: 'centre' }), log };
}

/** Step by step by the arrow alone; how often sand had to be waited for. */
function finished() {
  const player = learner();
  let [at, waited] = [0, 0];
  for (let turn = 0; at < STEPS.length; turn++) {
    const step = STEPS[at] as Step;
    if (turn > 200) throw new Error(`no way out of ${step.id}`);
    if (step.shows.do === 'read') {
      player.close();
      at = nextFrom(at + 1, player.now());
      continue;
    }
    const [spot] = fingerFor(step.shows, player.now());
    if (spot) player.touch(spot, step);
    else if (isWaiting(step.shows, player.now())) {
      player.wait();
      waited++;
    } else throw new Error(`nothing to be done in ${step.id}`);
    at = nextFrom(at, player.now());
  }
  return { ...player, waited };
}

test('who follows the arrow comes to the end, and has points', () => {
  const { now, waited } = finished();
  const { points, rows } = score(of(now().view.centres, red));
  expect(points).toBeGreaterThan(0);
  expect(rows.grey.cancelled).toBe(false);
  expect(waited).toBeLessThan(8);
});

test('every kind of act of a first match is taught', () => {
  const done = finished().log.map(act => (act.type === 'lift' ? act.deed.do : act.type));
  expect(new Set(done)).toEqual(new Set(['turn', 'produce', 'load', 'offer', 'lapse', 'deliver']));
});

test('enough of the clock is left for the little match', () => {
  expect(finished().now().at).toBeLessThan(12 * 60_000);
});

/** Without a plan there is nothing to wait for. */
const OPEN = STEPS.filter(({ id }) => id !== 'planned');

test.each(OPEN.map(step => [step.id, step] as const))('%s is not done at the start', (_, step) => {
  expect(step.waits(moment(table(), 0))).toBe(false);
});

test.each([
  ['', 0],
  ['nonsense', 0],
  ['turn', 1],
  ['play', STEPS.length],
])('left at “%s” it is taken up at step %i', (id, at) => expect(stepAt(id)).toBe(at));

describe('the arrow', () => {
  const turn = { do: 'turn', on: 'plant-1' } as const;
  const start = table();

  test.each<[string, Partial<Moment>, readonly Spot[]]>([
    ['a free glass first', {}, ['glass-left', 'glass-right']],
    ['then the place', { held: 1 }, ['place-plant-1']],
    ['back to the centre, where the place is', { held: 1, page: 'mats' }, ['page-centre']],
    [
      'straight to it, where all lies side by side',
      { held: 1, page: 'mats', wide: true },
      ['place-plant-1'],
    ],
    [
      'a glass for the place that was opened',
      { opened: { what: 'symbol', on: 'plant-1' } },
      ['turn-left', 'turn-right'],
    ],
    ['nothing under a sheet', { opened: { what: 'score' } }, []],
  ])('%s', (_, more, spots) => {
    expect(fingerFor(turn, moment(start, 0, more))).toEqual(spots);
  });

  test('a ship is shown the next place on its way', () => {
    const goal = { do: 'turn', on: 'ship', to: green } as const;
    const now = moment(start, 0, { opened: { what: 'journey', glass: 0 } });
    expect(fingerFor(goal, now)).toEqual(['fly-moon-1']);
    expect(towards(now, red)).toBeUndefined();
  });

  test('waits for sand, and for nothing else', () => {
    const goal = { do: 'lift', on: 'plant-1', by: 'do' } as const;
    const acted = apply(table(), { type: 'turn', glass: 0, on: 'plant-1' }, context);
    if (!acted.ok) throw new Error('refused');
    expect(isWaiting(goal, moment(acted.state, 1_000))).toBe(true);
    expect(isWaiting(goal, moment(acted.state, 1_000, { held: 1 }))).toBe(false);
    expect(isWaiting(goal, moment(acted.state, 60_000))).toBe(false);
    expect(fingerFor(goal, moment(acted.state, 60_000))).toEqual(['glass-left']);
    expect(glassAt(moment(acted.state, 0), 'plant-1')).toBe(0);
  });

  const context = { seat: red, at: 0, finger: 0, chance: 0 };
});
