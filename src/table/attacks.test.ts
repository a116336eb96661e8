/** Attacks with a program in place of a phone. All of them must fail. */
import fc from 'fast-check';
import type { Seat } from '../kit/seat';
import type { Token } from '../protocol/token';
import {
  openHall,
  playing,
  proposal,
  REDRAW,
  saidTo,
  take,
  whysIn,
  type Word,
} from './testing/hostFixture';
import { atOnce, withMallory, stateOf, prove } from './testing/mallory';
import { viewOf } from './match';
import { nim } from './nim';

const [red, green, blue] = ['red', 'green', 'blue'] as Seat[] as [Seat, Seat, Seat];
const ping = { say: 'ping', t: 1 };
const { tokens: known } = withMallory();

// Another's seat --------------------------------------------------------------------------------------

test.each<[string, object, string]>([
  [
    '[S1] acts for another seat',
    { say: 'propose', seat: red, n: 1, rev: 1, finger: 0, action: REDRAW },
    'not-your-seat',
  ],
  ['[S1] gets up for another', { say: 'rise', seat: red }, 'not-your-seat'],
  [
    '[S1] asks in another’s name',
    { say: 'ask', seat: red, words: { code: 'give' }, lasts: 1_000 },
    'not-your-seat',
  ],
  ['[V1] wants another’s view', { say: 'whole', viewer: red }, 'not-your-seat'],
  ['[S2] sits down where somebody sits', { say: 'sit', seat: red }, 'seat-taken'],
  ['[S8] proves with a guess', prove(red, '0'.repeat(32)), 'not-your-seat'],
  ['[S8] proves with the token of another seat', prove(red, known[green]), 'not-your-seat'],
  [
    '[S1] confirms a token for another',
    { say: 'kept', seat: red, token: known[red] },
    'not-your-seat',
  ],
  ['[T7] pauses without a seat', { say: 'pause' }, 'only-players'],
  [
    '[S8] takes the name of a player',
    { ...prove(red, '1'.repeat(32)), name: 'red' },
    'not-your-seat',
  ],
])('a stranger who %s gets nothing', (_what, message, code) => {
  const { hall } = withMallory();
  const before = stateOf(hall);
  const words = hall.says('mallory', message);
  expect(whysIn(words)).toEqual([code]);
  const open = (word: Word) => word.say === 'view' && (word.viewer as string) === 'board'; // [O2]
  const got = words.filter(word => !open(word) && ['view', 'seated', 'answer'].includes(word.say));
  expect(got).toEqual([]);
  expect(stateOf(hall)).toEqual(before);
});

test.each<[string, object]>([
  [
    '[S1] acts for another seat',
    { say: 'propose', seat: red, n: 1, rev: 1, finger: 0, action: REDRAW },
  ],
  ['[V1] wants another’s view', { say: 'whole', viewer: red }],
  ['[O2] wants the board beside their seat', { say: 'whole', viewer: 'board' }],
  ['[S1] confirms a token for another', { say: 'kept', seat: red, token: known[red] }],
])('a player who %s gets nothing either', (_what, message) => {
  const { hall } = withMallory();
  const before = stateOf(hall);
  expect(whysIn(hall.says('green', message))).toEqual(['not-your-seat']);
  expect(stateOf(hall)).toEqual(before);
});

test.each<[string, object, string]>([
  [
    '[O3] acts',
    { say: 'propose', seat: red, n: 1, rev: 1, finger: 0, action: REDRAW },
    'not-your-seat',
  ],
  [
    '[O3] acts for the board',
    { say: 'propose', seat: 'board', n: 1, rev: 1, finger: 0, action: REDRAW },
    'not-your-seat',
  ],
  ['[O3] pauses', { say: 'pause' }, 'only-players'],
  ['[O3] resumes', { say: 'resume' }, 'only-players'],
  [
    '[O3] asks',
    { say: 'ask', seat: 'board', words: { code: 'give' }, lasts: 1_000 },
    'not-your-seat',
  ],
  ['[O2] wants the view of a seat', { say: 'whole', viewer: red }, 'not-your-seat'],
])('a watcher who %s gets nothing', (_what, message, code) => {
  const { hall } = withMallory();
  hall.meets('tv', { watch: true });
  const before = stateOf(hall);
  expect(whysIn(hall.says('tv', message))).toEqual([code]);
  expect(stateOf(hall)).toEqual(before);
});

test('[S5] a token opens nothing once the one that replaced it is confirmed', () => {
  const { hall, tokens } = withMallory();
  hall.meets('red 2', { proofs: [{ seat: red, token: tokens[red] }] });
  const fresh = hall.meets('red 3', { proofs: [{ seat: red, token: tokens[red] }] });
  const [seated] = fresh.filter(({ say }) => say === 'seated');
  if (seated?.say === 'seated') hall.says('red 3', { say: 'kept', seat: red, token: seated.token });
  expect(whysIn(hall.says('mallory', prove(red, tokens[red])))).toEqual(['not-your-seat']);
  expect(hall.host().channels.get('red 3' as never)?.seats).toEqual([red]);
});

// Old words, in any order -----------------------------------------------------------------------------

test('[P2] [S12] [H5] old messages of a phone change nothing, in any order and number', () => {
  const { hall, tokens } = withMallory();
  const said: object[] = [prove(red, tokens[red]), { say: 'sit', seat: red }];
  said.push({ say: 'kept', seat: red, token: tokens[red] });
  for (let n = 1; n <= 4; n++) said.push(proposal(hall, red, n, n === 3 ? take(9) : REDRAW));
  for (const message of said) hall.says('red', message);
  const before = stateOf(hall);
  const anyRow = fc.array(fc.constantFrom(...said), { maxLength: 60, size: 'max' });
  fc.assert(
    fc.property(anyRow, row => {
      hall.waits(1_000);
      for (const message of row) hall.says('red', message);
      hall.says('green', ping);
      expect(stateOf(hall)).toEqual(before);
    }),
    { numRuns: 50 },
  );
});

test('[S5] [S7] old messages on an old channel of the same phone change nothing', () => {
  const { hall, tokens } = withMallory();
  const fresh = hall.meets('red 2', { proofs: [{ seat: red, token: tokens[red] }] });
  const [seated] = fresh.filter(({ say }) => say === 'seated');
  if (seated?.say === 'seated') hall.says('red 2', { say: 'kept', seat: red, token: seated.token });
  const before = stateOf(hall);
  for (const message of [prove(red, tokens[red]), proposal(hall, red, 1, REDRAW)]) {
    expect(hall.says('red', message)).toEqual([]);
  }
  expect(stateOf(hall)).toEqual(before);
});

// Secrets ---------------------------------------------------------------------------------------------

test('[S4] the host sends a token only in the message that gives it to its owner', () => {
  const words: Word[] = [];
  const hall = openHall(nim, 3);
  const tokens: Token[] = [];
  for (const seat of [red, green, blue]) {
    words.push(...hall.meets(seat));
    const given = hall.says(seat, { say: 'sit', seat });
    words.push(...given);
    for (const word of given) if (word.say === 'seated') tokens.push(word.token);
  }
  words.push(...hall.deals(), ...hall.meets('tv', { watch: true }));
  for (const [n, seat] of [red, green, blue].entries()) {
    words.push(...hall.says(seat, { say: 'kept', seat, token: tokens[n] }));
    words.push(...hall.says(seat, proposal(hall, seat, 1, REDRAW)));
    words.push(
      ...hall.says(seat, { say: 'propose', seat, n: 2, rev: 0, finger: 0, action: tokens[n] }),
    );
    words.push(...hall.says(seat, { say: 'kept', seat: red, token: tokens[n] }));
    words.push(...hall.meets(`${seat} 2`, { proofs: [{ seat, token: tokens[n] }] }));
  }
  words.push(...hall.orders({ order: 'free', seat: red }));
  const given = words.filter(({ say }) => say === 'seated');
  expect(given).toHaveLength(6);
  for (const word of given)
    expect(word.say === 'seated' && word.to.startsWith(word.seat)).toBe(true);
  const others = JSON.stringify(words.filter(({ say }) => say !== 'seated'));
  for (const word of given) if (word.say === 'seated') expect(others).not.toContain(word.token);
  expect(others).not.toMatch(/[0-9a-f]{32}/);
});

test('[V1] no message to others contains a secret of a seat', () => {
  const hall = playing(atOnce);
  hall.meets('tv', { watch: true });
  const words = hall.says('red', proposal(hall, red, 1, REDRAW));
  const { card } = viewOf(hall.host().match!, red) as { card: number };
  expect(JSON.stringify(saidTo('red', words))).toContain(`[${card}]`);
  for (const id of ['green', 'blue', 'tv']) {
    expect(JSON.stringify(saidTo(id, words))).not.toContain(`"card"`);
  }
});
