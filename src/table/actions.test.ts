import type { Seat } from '../kit/seat';
import { REFUSALS_KEPT } from './hostState';
import {
  type Hall,
  openHall,
  playing,
  proposal,
  REDRAW,
  take,
  whysIn,
} from './testing/hostFixture';
import { nim } from './nim';

const [red, green, blue] = ['red', 'green', 'blue'] as Seat[] as [Seat, Seat, Seat];
const logOf = (hall: Hall) => hall.host().match!.saved.log;
const actsOf = (hall: Hall) => logOf(hall).filter(entry => entry.do === 'act');
const atOnce = { ...nim, pace: 'at-once' as const };
const says = (hall: Hall, seat: Seat, n: number, action: unknown, more: object = {}) =>
  hall.says(seat, proposal(hall, seat, n, action, more));
const answers = (hall: Hall, seat: Seat, n: number, action: unknown, more: object = {}) =>
  says(hall, seat, n, action, more).filter(({ say }) => say === 'answer');
const answer = (seat: Seat, n: number, code?: string) => ({
  to: seat,
  say: 'answer',
  seat,
  n,
  ...(code && { why: expect.objectContaining({ code }) }),
});

test('[P4] nothing is ruled on before the deal', () => {
  const hall = openHall();
  hall.meets('red');
  hall.sits('red', red);
  expect(whysIn(says(hall, red, 1, REDRAW))).toEqual(['not-dealt-yet']);
  expect(hall.host().holders[red]?.n).toBe(0);
});

test('[P1] [P5] each seat numbers its own proposals, and each is answered', () => {
  const hall = playing();
  expect(answers(hall, red, 1, REDRAW)).toEqual([answer(red, 1)]);
  expect(answers(hall, green, 1, REDRAW)).toEqual([answer(green, 1)]);
  expect(answers(hall, red, 2, take(9))).toEqual([answer(red, 2, 'so-many-not')]);
  expect(answers(hall, red, 3, 'nonsense')).toEqual([answer(red, 3, 'not-an-act')]);
  expect(actsOf(hall)).toMatchObject([
    { seat: red, n: 1 },
    { seat: green, n: 1 },
  ]);
});

test('[P5] the answer goes out after the changes of all views', () => {
  const hall = playing();
  hall.meets('tv', { watch: true });
  const words = says(hall, green, 1, REDRAW).map(({ to, say }) => `${to} ${say}`);
  expect(words).toHaveLength(5);
  expect(words[4]).toBe('green answer');
  expect(words.slice(0, 4).every(word => word.endsWith(' delta'))).toBe(true);
});

test('[P2] a repeat gets the same answer, and is never played twice', () => {
  const hall = playing();
  answers(hall, red, 1, REDRAW);
  answers(hall, red, 2, take(9));
  for (let n = 0; n < 3; n++) {
    expect(answers(hall, red, 1, REDRAW)).toEqual([answer(red, 1)]);
    expect(answers(hall, red, 2, REDRAW)).toEqual([answer(red, 2, 'so-many-not')]);
  }
  expect(actsOf(hall)).toHaveLength(1);
});

test('[P2] the last 64 refusals keep their reasons; an older one is only known as refused', () => {
  const hall = playing();
  const last = REFUSALS_KEPT + 1;
  for (let n = 1; n <= last; n++) {
    answers(hall, red, n, take(9));
    hall.waits(100);
  }
  expect(answers(hall, red, 2, take(9))).toEqual([answer(red, 2, 'so-many-not')]);
  expect(answers(hall, red, 1, take(9))).toEqual([answer(red, 1, 'refused-long-ago')]);
});

test('[P3] a proposal behind a gap waits until the gap is filled', () => {
  const hall = playing(atOnce);
  expect(says(hall, red, 2, take(2))).toEqual([]);
  expect(says(hall, red, 3, REDRAW)).toEqual([]);
  expect(answers(hall, red, 1, REDRAW)).toEqual([answer(red, 1)]);
  expect(answers(hall, red, 3, REDRAW)).toEqual([]);
  expect(answers(hall, red, 2, take(2))).toEqual([answer(red, 2)]);
  expect(actsOf(hall)).toHaveLength(2);
});

test('[P7] in turns, an act on an outdated view is refused, and one on the present view is played', () => {
  const hall = playing();
  const early = proposal(hall, red, 1, take(2));
  answers(hall, blue, 1, REDRAW);
  expect(hall.says('red', early)).toEqual([answer(red, 1, 'stale')]);
  expect(hall.says('red', early)).toEqual([answer(red, 1, 'stale')]);
  expect(answers(hall, red, 2, take(2), { rev: 1 })).toEqual([answer(red, 2, 'stale')]);
  expect(answers(hall, red, 3, take(2), { rev: 3 })).toEqual([answer(red, 3, 'stale')]);
  expect(answers(hall, red, 4, take(2), { rev: 2 })).toEqual([answer(red, 4)]);
});

test('[P7] in turns, of two acts on one view only the first is played', () => {
  const hall = playing();
  const [first, second] = [proposal(hall, red, 1, take(1)), proposal(hall, red, 2, REDRAW)];
  hall.says('red', first);
  expect(hall.says('red', second)).toEqual([answer(red, 2, 'stale')]);
});

test('[P7] at once, the revision does not matter', () => {
  const hall = playing(atOnce);
  answers(hall, blue, 1, REDRAW);
  expect(answers(hall, red, 1, take(2), { rev: 0 })).toEqual([answer(red, 1)]);
  expect(answers(hall, green, 1, take(2), { rev: 99 })).toEqual([answer(green, 1)]);
});

// Requests ------------------------------------------------------------------------------------------

const wish = { code: 'give-cube', about: ['grey', 2] };
const asks = (hall: Hall, more: object = {}) =>
  hall.says('red', { say: 'ask', seat: red, words: wish, lasts: 5_000, ...more });
const requests = (hall: Hall) => hall.host().shared?.shared.requests;

test('[R1] everybody sees a request until it expires', () => {
  const hall = playing();
  const until = hall.now() + 5_000;
  const words = asks(hall, { to: blue });
  const request = { id: 1, from: red, to: blue, words: wish, until };
  expect(words).toMatchObject(
    [red, green, blue].map(to => ({ to, say: 'shared', shared: { requests: [request] } })),
  );
  hall.waits(4_999);
  hall.ticks();
  expect(requests(hall)).toEqual([request]);
  hall.waits(1);
  hall.ticks();
  expect(requests(hall)).toEqual([]);
});

test('[R2] a seat may have four requests at a time, and no fifth', () => {
  const hall = playing();
  for (let n = 0; n < 4; n++) expect(whysIn(asks(hall))).toEqual([]);
  expect(whysIn(asks(hall))).toEqual(['too-many-requests']);
  expect(whysIn(hall.says('blue', { say: 'ask', seat: blue, words: wish, lasts: 1_000 }))).toEqual(
    [],
  );
  hall.waits(5_000);
  expect(whysIn(asks(hall))).toEqual([]);
  expect(requests(hall)?.map(({ id }) => id)).toEqual([6]);
});

test.each([
  ['[R3] somebody who is not at the table', { to: 'purple' }, 'no-such-seat'],
  ['[M7] a name that no seat may have', { to: 'constructor' }, 'no-such-seat'],
  ['[S1] anybody, in another’s name', { seat: 'green' }, 'not-your-seat'],
])('nobody can ask %s', (_what, more, code) => {
  const hall = playing();
  expect(whysIn(asks(hall, more))).toEqual([code]);
  expect(requests(hall)).toEqual([]);
});

test('[R4] a request is not an act: it is in no log and in no record', () => {
  const hall = playing();
  const before = { ...hall.vault };
  asks(hall);
  expect(hall.vault).toEqual(before);
  expect(requests(hall.dies())).toBeUndefined();
});
