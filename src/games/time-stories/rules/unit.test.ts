import type { Figure } from './actions';
import {
  after,
  afterAll,
  agent,
  blue,
  falling,
  green,
  inUnit,
  move,
  pink,
  played,
  position,
  purse,
  refusal,
  rest,
  roll,
  testCard,
  viewOf,
  yellow,
} from './testing/fixture';
import { rulebook } from './rulebook';
import type { State } from './state';

type Parts = NonNullable<Parameters<typeof position>[0]>;
const FOUR = [blue, green, pink, yellow];
const NOTHING = { do: 'nothing' } as const;
const allPlan = (state: State): State =>
  state.figures.reduce(
    (now, it) => after(now, it, { type: 'plan', agent: it, plan: NOTHING }),
    state,
  );
const restAll = (state: State, ...figures: readonly Figure[]): State =>
  afterAll(state, ...(figures.length > 0 ? figures : FOUR).map(rest));
const lose = (goods: object, who = 'me') => ({ do: 'lose', goods, who });

test('[U1] the captain spends a unit once all have stated what they do', () => {
  const state = position();
  expect(refusal(state, blue, { type: 'spend' })).toEqual({ code: 'no-plan-yet', agent: blue });
  const ready = allPlan(state);
  expect(refusal(ready, green, { type: 'spend' })).toEqual({ code: 'captain-only', captain: blue });
  const unit = after(ready, blue, { type: 'spend' });
  expect(unit).toMatchObject({ units: 19, phase: { name: 'unit', isLast: false } });
});

test('[U1] a statement has to be possible', () => {
  const plan = (it: object) => ({ type: 'plan', agent: blue, plan: it }) as never;
  expect(refusal(position(), blue, plan({ do: 'test' }))).toEqual({ code: 'no-such-act' });
  expect(refusal(position(), blue, plan({ do: 'move', card: 'A' }))).toEqual({
    code: 'no-such-card',
  });
  const data = { cards: { B: { acts: { fight: testCard('▢') } } } };
  expect(refusal(position({ mission: data }), blue, plan({ do: 'test' }))).toBeUndefined();
});

test('[U2] an agent may do something else than it has stated', () => {
  const unit = after(allPlan(position()), blue, { type: 'spend' });
  expect(agent(after(unit, blue, move(blue, 'C')), blue)).toMatchObject({ at: 'C', done: 'moved' });
});

test('[U3] each agent does one thing, in any order, and then the unit is over', () => {
  const one = after(inUnit(), pink, move(pink, 'C'));
  expect(refusal(one, pink, rest(pink))).toEqual({ code: 'has-acted', agent: pink });
  expect(one.phase.name).toBe('unit');
  const all = restAll(one, yellow, blue, green);
  expect(all.phase).toEqual({ name: 'here' });
  expect(agent(all, pink)).toMatchObject({ done: null, plan: null });
});

test('[U3] moving explores at once', () => {
  const { state, events } = played(inUnit(), blue, move(blue, 'C'));
  expect(viewOf(state, blue).fronts).toEqual({ C: { texts: ['text'], acts: { blue: [] } } });
  expect(events.map(({ type }) => type)).toEqual(['moved', 'text']);
});

test('[U4] a paid last unit is finished, and then the run ends', () => {
  const spent = after(allPlan(position({ units: 1 })), blue, { type: 'spend' });
  expect(spent).toMatchObject({ units: 0, phase: { name: 'unit', isLast: true } });
  const three = restAll(spent, blue, green, pink);
  expect(three.phase.name).toBe('unit');
  expect(after(three, yellow, rest(yellow)).phase).toEqual({ name: 'home', end: 'late' });
});

const DEED = { cards: { B: { acts: { deed: { kind: 'deed', won: [] } } } } };
test('[U5] deeds cost nothing, between units as in them', () => {
  const deed = { type: 'deed', agent: blue, act: 'deed' } as const;
  expect(after(position({ mission: DEED }), blue, deed).units).toBe(20);
  const unit = after(inUnit({ mission: DEED }), blue, deed);
  expect([unit.units, agent(unit, blue).done]).toEqual([20, null]);
});

test('[U6] an agent that loses a unit does nothing in the next one', () => {
  const explore = [{ do: 'lose-unit', many: 1, who: 'me' }];
  const moved = after(inUnit({ mission: { cards: { C: { explore } } } }), blue, move(blue, 'C'));
  const here = restAll(moved, green, pink, yellow);
  const planned = [green, pink, yellow].reduce(
    (now, it) => after(now, it, { type: 'plan', agent: it, plan: NOTHING }),
    here,
  );
  const unit = after(planned, blue, { type: 'spend' });
  expect(agent(unit, blue)).toMatchObject({ done: 'lost', owes: 0 });
  expect(refusal(unit, blue, rest(blue))).toEqual({ code: 'has-acted', agent: blue });
  expect(refusal(unit, green, move(green, 'C'))).toBeUndefined();
  expect(restAll(unit, green, pink, yellow).phase).toEqual({ name: 'here' });
});

test.each<[rule: string, who: string, agents: readonly Figure[]]>([
  ['[U6] one agent', 'me', [blue]],
  ['[U6] all on the space', 'here', [blue, pink]],
])('%s: a unit lost by an effect is an event for each', (_rule, who, agents) => {
  const explore = [{ do: 'lose-unit', many: 2, who }];
  const parts = { agents: { pink: { at: 'C' } } };
  const state = inUnit({ ...parts, mission: { cards: { C: { explore } } } });
  const { events } = played(state, blue, move(blue, 'C'));
  expect(events.filter(({ type }) => type === 'unit-lost')).toEqual(
    agents.map(agent => ({ type: 'unit-lost', agent, many: 2 })),
  );
});

test.each<[string, number, number, string]>([
  ['[U7] one unit short of the end', 3, 2, 'unit'],
  ['[U7] the last units', 2, 2, 'home'],
])('%s', (_rule, units, many, phase) => {
  const explore = [lose({ kind: 'units', many })];
  const state = after(
    inUnit({ mission: { cards: { C: { explore } } }, units }),
    blue,
    move(blue, 'C'),
  );
  expect([state.units, state.phase.name]).toEqual([units - many, phase]);
});

test('[U8] units are gained up to the end of the track', () => {
  const explore = [{ do: 'gain', goods: { kind: 'units', many: 3 } }];
  const data = { cards: { C: { explore } } };
  expect(after(inUnit({ mission: data }), blue, move(blue, 'C')).units).toBe(23);
  expect(after(inUnit({ mission: data, units: 59 }), blue, move(blue, 'C')).units).toBe(60);
});

const standing = (
  shields: string,
  parts: Parameters<typeof testCard>[1] = {},
  more: Parts = {},
): State =>
  inUnit({ mission: { cards: { B: { acts: { fight: testCard(shields, parts) } } } }, ...more });

test.each<
  [
    rule: string,
    shields: string,
    parts: Parameters<typeof testCard>[1],
    lost: number,
    units: number,
  ]
>([
  ['[I1] a skull', '▢▢☠☠', {}, 1, 20],
  ['[I1] hearts and time', '▢▢♥⧗', {}, 1, 17],
  ['[I1] blank shields only', '▢▢▢', {}, 0, 20],
  ['[I5] an exempt lender', '▢▢☠☠', { exempt: ['bob'] }, 0, 20],
])('%s: costs whoever stands by', (_rule, shields, parts, lost, units) => {
  const elsewhere = { pink: { at: 'C' }, yellow: { at: 'C' } };
  const begun = after(
    standing(shields, parts, { agents: elsewhere }),
    blue,
    roll(blue),
    falling('blank', 'blank'),
  );
  const before = begun.units;
  const state = restAll(begun, green, pink, yellow);
  expect(3 - agent(state, green).life).toBe(lost);
  expect(state.units).toBe(before - (units === 17 ? 1 : 0));
});

test('[I2] an agent without dice stands by too', () => {
  const wit = { skill: 'wit' };
  const start = standing('▢▢☠', wit, { agents: { green: { at: 'C' }, pink: { at: 'C' } } });
  expect(refusal(start, yellow, roll(yellow))).toEqual({ code: 'no-dice' });
  const begun = after(start, blue, roll(blue), falling('blank'));
  expect(agent(restAll(begun, green, pink, yellow), yellow).life).toBe(2);
});

test('[I3] moving in or out is not standing by', () => {
  const start = standing('▢▢☠', {}, { agents: { green: { at: 'C' } } });
  const begun = after(start, blue, roll(blue), falling('blank', 'blank'));
  const state = afterAll(begun, move(green, 'B'), move(pink, 'C'), rest(yellow));
  expect(FOUR.map(it => agent(state, it).life)).toEqual([3, 3, 3, 2]);
});

test('[I4] it is settled last, and not at all if the test was won', () => {
  const begun = after(standing('▢☠'), blue, roll(blue), falling('hit', 'blank'));
  const waiting = restAll(begun, green);
  expect(agent(waiting, green).life).toBe(3);
  const won = after(waiting, pink, roll(pink), falling('hit', 'blank'));
  expect(agent(restAll(won, yellow), green).life).toBe(3);
});

test('[I5] nobody stands by at a test that has not begun', () => {
  expect(agent(restAll(standing('☠☠♥')), blue).life).toBe(3);
});

const SPECIAL = { effects: [{ do: 'gain', goods: { kind: 'resource', resource: 'green' } }] };
const specials = (special: object, shields = '▢▢▢◉◉'): State =>
  inUnit({
    mission: { special, cards: { B: { acts: { fight: testCard(shields) } } } },
    agents: { pink: { at: 'C' }, yellow: { at: 'C' } },
  });

test.each<[rule: string, special: object, eyes: number]>([
  ['[T8] per roll, and whoever stands by', { ...SPECIAL, per: 'roll' }, 4],
  ['[T8] once after the unit', { ...SPECIAL, per: 'unit' }, 2],
  ['[T8] after the unit, although one is exempt', { ...SPECIAL, per: 'unit', exempt: ['ann'] }, 2],
])('%s', (_rule, special, eyes) => {
  const begun = after(specials(special), blue, roll(blue), falling('blank', 'blank'));
  expect(restAll(begun, green, pink, yellow).team.green).toBe(eyes);
});

test('[T8] nothing happens after a unit in which only exempt lenders rolled', () => {
  const start = specials({ ...SPECIAL, per: 'unit', exempt: ['ann', 'bob'] });
  const both = [blue, green].reduce(
    (now, it) => after(now, it, roll(it), falling('blank', 'blank')),
    start,
  );
  expect(restAll(both, pink, yellow).team.green).toBe(0);
});

test('[T18] a resource adds a hit, and is spent', () => {
  const acts = { fight: testCard('▢▢▢', { skill: 'wit' }) };
  const state = inUnit({
    mission: { cards: { B: { acts } } },
    agents: { blue: { purse: purse({ yellow: 2 }) } },
  });
  const spend = (many: number) => ({ ...roll(blue), spend: { resource: 'yellow', many } }) as never;
  expect(refusal(state, blue, spend(3))).toEqual({ code: 'too-few' });
  const { state: won, events } = played(state, blue, spend(2), falling('hit'));
  expect(events.map(({ type }) => type)).toContain('won');
  expect(agent(won, blue).purse.yellow).toBe(0);
});

test('[T18] a resource that does not help the skill is not spent', () => {
  const state = standing('▢▢', {}, { agents: { blue: { purse: purse({ yellow: 2 }) } } });
  const spend = { ...roll(blue), spend: { resource: 'yellow', many: 1 } } as never;
  expect(refusal(state, blue, spend)).toEqual({ code: 'cannot-spend' });
});

test('[U8] the event says how many units were really gained', () => {
  const explore = [{ do: 'gain', goods: { kind: 'units', many: 3 } }];
  const start = inUnit({ mission: { cards: { C: { explore } } }, units: 59 });
  const { events } = played(start, blue, move(blue, 'C'));
  expect(events).toContainEqual({ type: 'units', change: 1 });
});

test('[U4] units gained in a paid last unit do not prolong the run', () => {
  const explore = [{ do: 'gain', goods: { kind: 'units', many: 3 } }];
  const last = { name: 'unit', isLast: true, gathering: null } as const;
  const start = inUnit({ mission: { cards: { C: { explore } } }, units: 0, phase: last });
  const state = restAll(after(start, blue, move(blue, 'C')), green, pink, yellow);
  expect([state.units, state.phase]).toEqual([3, { name: 'home', end: 'late' }]);
});

test('[T18] [G7] a resource of the team is spent by whoever rolls', () => {
  const state = standing('▢▢▢', {}, { team: purse({ green: 2 }) });
  const data = { resources: { green: { hitOn: 'force' } } };
  const rich = inUnit({
    mission: { ...data, cards: { B: { acts: { fight: testCard('▢▢▢') } } } },
    team: state.team,
  });
  const spend = (many: number) => ({ ...roll(blue), spend: { resource: 'green', many } }) as const;
  expect(refusal(rich, blue, spend(3))).toEqual({ code: 'too-few' });
  const offered = rulebook.offers(viewOf(rich, blue), blue, 0).map(({ action }) => action);
  expect(offered).toContainEqual(spend(1));
  expect(after(rich, blue, spend(2), falling('hit')).team.green).toBe(0);
});
