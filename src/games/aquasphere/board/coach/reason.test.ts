import { bySeat } from '@/kit/seat';
import { counsel } from '../../rules/bot/counsel';
import { rulebook } from '../../rules/rulebook';
import type { Action } from '../../rules/actions';
import type { State } from '../../rules/state';
import { de } from '../../texts/coach.de';
import { en } from '../../texts/coach.en';
import { playedMatch } from '../testing/playedMatch';
import { position, red, seen } from '../testing/position';
import { followed, reasonFor } from './reason';

const CLEAR = { cards: [], programmed: ['lab', 'time'] } as const;

test.each<[string, Parameters<typeof position>[0], Action, object]>([
  [
    'a step to a free symbol',
    { programmed: [] },
    { type: 'step', room: 'b2' },
    { code: 'step', task: 'card' },
  ],
  ['a step with a third bot', CLEAR, { type: 'step', room: 'b2' }, { code: 'stepThird', count: 2 }],
  ['a step to a taken symbol', {}, { type: 'step', room: 'b1' }, { code: 'stepTaken' }],
  ['a step with no stock', { stock: 0 }, { type: 'step', room: 'b2' }, { code: 'stepEmpty' }],
  ['a bot for markers', {}, { type: 'buy', task: 'lab' }, { code: 'buy', task: 'lab' }],
  [
    'a lab that is extended',
    CLEAR,
    { type: 'place', task: 'lab', sector: 'C' },
    { code: 'lab', letter: 'C' },
  ],
  [
    'a bot whose action is not possible',
    { programmed: ['crystals'] },
    { type: 'place', task: 'crystals', sector: 'C' },
    { code: 'control', letter: 'C' },
  ],
  [
    'a bot that is brought home',
    {},
    { type: 'recall', task: 'time' },
    { code: 'recall', count: 2 },
  ],
  [
    'one of three',
    { programmed: ['lab', 'time', 'card'] },
    { type: 'recall', task: 'lab' },
    { code: 'giveBack' },
  ],
  ['passing as the second', { engineer: 'c1' }, { type: 'pass' }, { code: 'pass' }],
])('%s has its reason', (_, own, action, reason) => {
  expect(reasonFor(seen(position(own)), red, action)).toMatchObject(reason);
});

test('points are counted in the reason', () => {
  const view = seen(position({ programmed: ['octopods'], cards: [] }));
  const action = { type: 'place', task: 'octopods', sector: 'C' } as const;
  expect(reasonFor(view, red, action)).toEqual({
    code: 'octopods',
    letter: 'C',
    task: 'octopods',
    count: 1,
  });
});

test('after a bot comes its action, or only control', () => {
  const view = seen(position({ programmed: ['crystals'] }));
  const act = (sector: 'C' | 'D'): Action => ({ type: 'place', task: 'crystals', sector });
  expect(followed(view, red, act('C')).map(({ type }) => type)).toEqual(['place', 'skip']);
  expect(followed(view, red, act('D')).map(({ type }) => type)).toEqual(['place', 'work']);
});

test('in a whole match every advice is allowed and has a reason in both languages', () => {
  const match = playedMatch(3, 'advice');
  for (let entry = 0; entry < match.entries; entry += 3) {
    const { state } = match.momentAfter(entry);
    const advice = adviceIn(state);
    expect([entry, advice?.whyNot]).toEqual([entry, undefined]);
    const codes = Object.keys(en.why).map(key => key.replace(/_(one|other)$/, ''));
    expect(codes).toContain(advice?.code);
  }
  expect(Object.keys(de.why)).toEqual(Object.keys(en.why));
});

function adviceIn(state: State) {
  const view = rulebook.view(state, state.turn);
  const action = counsel(view, state.turn);
  if (!action) throw new Error('no advice');
  const whyNot = rulebook.whyNot(view, action, { seat: state.turn, at: 0, finger: 0 });
  return { whyNot, code: reasonFor(view, state.turn, action).code };
}

test('the coach knows no more than its seat, and answers the same again', () => {
  const state = position();
  const hidden = { ...state, secret: { cards: [], expansions: [], programmes: [], turns: [] } };
  expect(counsel(rulebook.view(state, red), red)).toEqual(counsel(rulebook.view(hidden, red), red));
});

test('others get no advice', () => {
  const view = rulebook.view(position(), red);
  const advised = bySeat(view.seats, seat => counsel(view, seat) !== undefined);
  expect(advised).toEqual({ red: true, yellow: false, blue: false, white: false });
});
