import { type FinishedMatch, MOST_MATCHES, readHistory, withMatch, writeHistory } from './history';

const finished = (id: string, more: object = {}): FinishedMatch => ({
  id,
  when: '2026-11-18T19:30:00.000Z',
  game: 'time-n-space',
  options: { level: 'normal', minutes: 30 },
  seat: 'red',
  outcome: 'ranked',
  players: [
    { seat: 'red', name: 'Ada', sits: 'player', points: 41, place: 1 },
    { seat: 'green', name: 'Vega', sits: 'bot', points: 30, place: 2 },
  ],
  shares: { 'glass-left': 0.7 },
  counts: { 'orders-filled': 9 },
  ...more,
});
const text = (...matches: unknown[]) => JSON.stringify({ matches });

test('a written history is read in the same order', () => {
  const all = [finished('b'), finished('a')];
  expect(readHistory(writeHistory(all))).toEqual(all);
});

test('a history written by an older version is read', () => {
  expect(readHistory(JSON.stringify({ evenings: [finished('a')] }))).toEqual([finished('a')]);
});

test.each([
  ['nothing', undefined],
  ['no JSON', '{"matches":['],
  ['another thing', '[1, 2]'],
  ['no list', '{"matches":7}'],
])('%s is read as an empty history', (_what, kept) => {
  expect(readHistory(kept)).toEqual([]);
});

test.each([
  ['without an id', finished('')],
  ['with an invalid date', finished('x', { when: 'yesterday' })],
  ["in which this device's seat did not play", finished('x', { seat: 'blue' })],
  ['without points', finished('x', { players: [{ seat: 'red', name: 'Ada' }] })],
  ['that is no object', 'match'],
])('only the damaged match is lost: one %s', (_which, bad) => {
  expect(readHistory(text(finished('b'), bad, finished('a')))).toEqual([
    finished('b'),
    finished('a'),
  ]);
});

test('only damaged numbers are lost', () => {
  const [read] = readHistory(text(finished('a', { shares: { glass: 7 }, counts: 'many' })));
  expect(read).toEqual(finished('a', { shares: {}, counts: {} }));
});

const FIRST = { seat: 'red', name: 'Ada', sits: 'player', points: 7, place: 1 };
const BOTH_FIRST = [FIRST, { ...FIRST, seat: 'green' }];
const FIRST_AND_SECOND = [FIRST, { ...FIRST, seat: 'green', place: 2 }];

test.each([
  ['played together', { players: BOTH_FIRST, together: true }, 'open'],
  ['with a shared victory', { players: BOTH_FIRST, together: false }, 'ranked'],
  ['that only says that all came first', { players: BOTH_FIRST }, 'open'],
  ['that only says who came first', { players: FIRST_AND_SECOND }, 'ranked'],
])('an old record %s is read', (_which, more, outcome) => {
  const { outcome: _, ...old } = finished('a', more);
  const { together: _together, ...rest } = { together: undefined, ...old };
  expect(readHistory(text(old))).toEqual([{ ...rest, outcome }]);
});

test('the rank of a team is kept', () => {
  const team = finished('a', { outcome: 'open', rank: 'clockmakers' });
  expect(readHistory(writeHistory([team, finished('b')]))).toEqual([team, finished('b')]);
});

test('what a later version added does not stand in the way', () => {
  expect(readHistory(text({ ...finished('a'), weather: 'rain' }))).toEqual([finished('a')]);
});

test('a new match comes first, and none is listed twice', () => {
  const one = withMatch([], finished('a'));
  const two = withMatch(one, finished('b'));
  expect(two.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(withMatch(two, finished('a', { seat: 'green' }))).toBe(two);
  expect(readHistory(text(...two, finished('b')))).toEqual(two);
});

test('the oldest match makes room', () => {
  const many = Array.from({ length: MOST_MATCHES }, (_, n) => finished(`old ${n}`));
  const more = withMatch(many, finished('new'));
  expect(more).toHaveLength(MOST_MATCHES);
  expect([more[0]?.id, more[MOST_MATCHES - 1]?.id]).toEqual(['new', `old ${MOST_MATCHES - 2}`]);
  expect(readHistory(text(...more, finished('one too many')))).toHaveLength(MOST_MATCHES);
});
