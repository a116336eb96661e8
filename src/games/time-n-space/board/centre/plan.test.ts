import { ENDS_AT, lay, raise, red, running, stand, study } from '../../rules/testing/fixture';
import type { State } from '../../rules/state';
import { carriedOut, keptPlans, type Laid, mayTurnAgain, NO_PLANS, planAt, withPlan } from './plan';

const UNTIL = 60_000;
const laid: Laid = {
  on: 'plant-1',
  until: UNTIL,
  kind: 'produce',
  deed: null,
  next: null,
  armed: true,
};
const standing = stand(running(), red, 0, 'plant-1', UNTIL);
const lift = (fields: string[]) => ({ type: 'lift', glass: 0, deed: { do: 'produce', fields } });

test.each<[string, Parameters<typeof planAt>[2], Laid | null]>([
  ['the same standing', { on: 'plant-1', until: UNTIL }, laid],
  ['another place', { on: 'plant-2', until: UNTIL }, null],
  ['the same place, turned again', { on: 'plant-1', until: UNTIL + 1 }, null],
  ['a parked glass', null, null],
])('a plan belongs to one standing: %s', (_what, glass, found) => {
  expect(planAt(withPlan(NO_PLANS, 0, laid), 0, glass)).toBe(found);
});

test('plans of lifted glasses are dropped, and the others stay as they are', () => {
  const plans = withPlan(withPlan(NO_PLANS, 0, laid), 1, { ...laid, on: 'ship' });
  expect(keptPlans(plans, standing.glasses, red)).toEqual([laid, null]);
  const one = withPlan(NO_PLANS, 0, laid);
  expect(keptPlans(one, standing.glasses, red)).toBe(one);
  expect(keptPlans(one, running().glasses, red)).toEqual(NO_PLANS);
});

test.each<[string, State, Partial<Laid>, number, object]>([
  ['in the most useful way', standing, {}, UNTIL, { ok: true, acts: [lift(['plant-1.0'])] }],
  [
    'as it was laid out',
    stand(raise(running(), red, 'plant-1', 'ochre-1', 3), red, 0, 'plant-1', UNTIL),
    { deed: { do: 'produce', fields: ['plant-1.2'] } },
    UNTIL,
    { ok: true, acts: [lift(['plant-1.2'])] },
  ],
  [
    'and the glass is turned again in place',
    standing,
    { next: {} },
    UNTIL,
    { ok: true, acts: [lift(['plant-1.0']), { type: 'turn', glass: 0, on: 'plant-1' }] },
  ],
  [
    'and the ship flies on',
    stand(running(), red, 0, 'ship', UNTIL),
    { on: 'ship', kind: 'lapse', next: { to: 'moon-1' } },
    UNTIL,
    {
      ok: true,
      acts: [
        { type: 'lift', glass: 0, deed: { do: 'lapse' } },
        { type: 'turn', glass: 0, on: 'ship', to: 'moon-1' },
      ],
    },
  ],
  [
    'but not turned again once time is up',
    standing,
    { next: {} },
    ENDS_AT,
    { ok: true, acts: [lift(['plant-1.0'])] },
  ],
  [
    'only once the sand has run out',
    standing,
    {},
    UNTIL - 1,
    { ok: false, why: { code: 'sand-still-runs' } },
  ],
  [
    'only where something can still be done',
    lay(standing, red, { 'plant-1.0': 'grey-1' }),
    {},
    UNTIL,
    { ok: false, why: { code: 'nothing-chosen' } },
  ],
  [
    'not onto a field that was taken meanwhile',
    lay(standing, red, { 'plant-1.0': 'grey-1' }),
    { deed: { do: 'produce', fields: ['plant-1.0'] } },
    UNTIL,
    { ok: false, why: { code: 'field-taken', field: 'plant-1.0' } },
  ],
])('a plan is carried out %s', (_what, state, changed, at, outcome) => {
  expect(carriedOut(state, red, 0, { ...laid, ...changed }, at)).toMatchObject(outcome);
});

test('the most useful deed is found when the plan runs, not when it is made', () => {
  const before = stand(running(), red, 0, 'beam-1', UNTIL);
  const plan: Laid = { ...laid, on: 'beam-1', kind: 'load' };
  expect(carriedOut(before, red, 0, plan, UNTIL)).toMatchObject({ ok: false });
  const after = lay(before, red, { 'plant-2.0': 'yellow' });
  expect(carriedOut(after, red, 0, plan, UNTIL)).toMatchObject({
    ok: true,
    acts: [{ deed: { moves: [{ from: 'plant-2.0', to: 'beam-1.0' }] } }],
  });
});

test('a glass is not turned again on a research station that its deed empties', () => {
  const state = stand(study(running(), red, 'white-1'), red, 0, 'research', UNTIL);
  expect(mayTurnAgain(state, 'build', UNTIL)).toBe(false);
  expect(mayTurnAgain(state, 'lapse', UNTIL)).toBe(true);
});
