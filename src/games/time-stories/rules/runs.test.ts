import {
  after,
  agent,
  agreed,
  blue,
  green,
  inUnit,
  move,
  pink,
  refusal,
  yellow,
} from './testing/fixture';
import { rulebook } from './rulebook';
import type { State } from './state';

type Parts = NonNullable<Parameters<typeof inUnit>[0]>;
const end = (...of: string[]) => [{ do: 'end', of, otherwise: [{ do: 'rule', rule: 'no-end' }] }];
const ended = (explore: object[], parts: Parts = {}): State =>
  after(
    inUnit({ ...parts, mission: { ...parts.mission, cards: { C: { explore } } } }),
    blue,
    move(blue, 'C'),
  );
const STAR = { is: 'token', token: 'blue-star' };

test('[E1] the first end whose condition holds', () => {
  const ends = { good: { kind: 'success', when: STAR }, fair: { kind: 'success' } };
  const explore = end('good', 'fair');
  expect(ended(explore, { mission: { ends } }).phase).toEqual({ name: 'over', end: 'fair' });
  const starred: Parts = { mission: { ends }, tokens: ['blue-star'] };
  expect(ended(explore, starred).phase).toEqual({ name: 'over', end: 'good' });
});

test('[E1] no end without its condition', () => {
  const ends = { good: { kind: 'success', when: STAR } };
  const state = ended(end('good'), { mission: { ends } });
  expect([state.phase.name, state.rules]).toEqual(['unit', ['no-end']]);
});

test('[E2] a card can end the run badly', () => {
  expect(ended(end('bad')).phase).toEqual({ name: 'home', end: 'bad' });
});

const home = (parts: Parts = {}): State => ended(end('bad'), parts);

test('[E3] the group tries again, and the captaincy goes left', () => {
  const state = agreed(home(), { do: 'again' });
  expect(state).toMatchObject({ run: 2, units: 20, captain: green });
  expect(state.phase).toMatchObject({ name: 'base', card: 'one', reader: green });
  expect(refusal(home(), blue, move(blue, 'D'))).toEqual({ code: 'not-now' });
});

test('[E4] marked components stay with their figure, and nothing else', () => {
  const marks = [{ do: 'keep', goods: { kind: 'token', token: 'blue-star' } }];
  const parts: Parts = {
    tokens: ['blue-star', 'blue-circle'],
    gone: ['D'],
    map: ['here', 'there', 'shut'],
    agents: { green: { items: ['01', '02'] }, blue: { life: 1 } },
  };
  const lost = ended([...marks, ...end('bad')], parts);
  expect(lost.kept).toEqual({ items: [{ item: '02', figure: green }], tokens: ['blue-star'] });
  const base = agreed(lost, { do: 'again' });
  expect(base).toMatchObject({ tokens: [], gone: [], map: ['here', 'there', 'red'] });
  const ready = [blue, green, pink, yellow].reduce(
    (now, it, n) =>
      after(now, it, { type: 'lend', agent: it, lender: ['ann', 'bob', 'cid', 'dot'][n]! }),
    { ...base, phase: { name: 'party' } } as State,
  );
  const begun = agreed(ready, { do: 'begin' });
  expect([agent(begun, green).items, agent(begun, blue).life]).toEqual([['02'], 3]);
  expect(begun.tokens).toEqual(['blue-star']);
});

test('[E4] an item that an effect marks stays too', () => {
  const marks = [{ do: 'keep', goods: { kind: 'item', item: '01' } }];
  const state = ended([...marks, ...end('bad')], { agents: { pink: { items: ['01'] } } });
  expect(state.kept.items).toEqual([{ item: '01', figure: pink }]);
});

test('[E5] knowledge stays', () => {
  const parts: Parts = { hints: { riddle: 1 }, rules: ['eyes'], read: { D: [yellow] } };
  const state = agreed(home(parts), { do: 'again' });
  expect(state).toMatchObject({ hints: { riddle: 1 }, rules: ['eyes'], readInRun: [] });
  expect(state.read).toEqual({ D: [yellow], C: [blue] });
  const lenders = ['ann', 'bob', 'cid', 'dot'];
  const { team } = home(parts);
  expect(state.runs).toEqual([{ end: 'bad', units: 20, place: 'here', team, lenders }]);
});

test('[E6] a success wins the match', () => {
  const state = ended(end('good'));
  expect(rulebook.result(state)).toEqual({ kind: 'shared', outcome: 'won', rank: 'good' });
  expect(refusal(state, blue, move(blue, 'D'))).toEqual({ code: 'over' });
});

test('[E6] stopping after a run loses it', () => {
  expect(rulebook.result(home())).toBeUndefined();
  const state = agreed(home(), { do: 'stop' });
  expect(rulebook.result(state)).toEqual({ kind: 'shared', outcome: 'lost', rank: 'bad' });
});

test('[B2] a card of the base shows its first text that fits', () => {
  const texts = [{ text: 'later', when: { is: 'run', least: 2 } }, { text: 'text' }];
  const state = home({ mission: { base: { one: { texts } } } });
  expect(agreed(state, { do: 'again' }).phase).toMatchObject({ card: 'one', text: 'later' });
});
