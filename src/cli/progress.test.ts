import { createProgress, lasting, type ProgressTerms } from './progress';
import { countedOf } from './progress';

function onto(isTTY: boolean, terms: Partial<ProgressTerms> = {}) {
  const written: string[] = [];
  let time = 0;
  const progress = createProgress({
    total: 100,
    line: countedOf('storms'),
    out: { isTTY, write: text => written.push(text) },
    now: () => time,
    ...terms,
  });
  const at = (ms: number, done: number) => {
    time = ms;
    progress.reached(done);
  };
  return { written, at, progress };
}

const CLEAR = '\r\u001B[2K';

test('on a terminal one line is rewritten and removed at the end', () => {
  const { written, at, progress } = onto(true);
  at(0, 0);
  at(1_000, 10);
  at(2_000, 20);
  progress.clear();
  expect(written).toEqual([
    `${CLEAR}storms: 0 of 100`,
    `${CLEAR}storms: 10 of 100, 9 s left`,
    `${CLEAR}storms: 20 of 100, 8 s left`,
    CLEAR,
  ]);
});

test('on a terminal the line does not flicker', () => {
  const { written, at } = onto(true);
  for (let ms = 0; ms < 1_000; ms += 10) at(ms, ms / 10);
  expect(written).toHaveLength(5);
});

test('without a terminal a line is printed now and then, without control characters', () => {
  const { written, at, progress } = onto(false);
  for (let second = 0; second <= 60; second += 1) at(second * 1_000, second);
  progress.clear();
  expect(written).toEqual([
    'storms: 15 of 100, 85 s left\n',
    'storms: 30 of 100, 70 s left\n',
    'storms: 45 of 100, 55 s left\n',
    'storms: 60 of 100, 40 s left\n',
  ]);
});

test('without a terminal a short task prints nothing', () => {
  const { written, at } = onto(false);
  at(10_000, 100);
  expect(written).toEqual([]);
});

test('progress beyond the expected total shows as complete with no time left', () => {
  const { written, at } = onto(true, { line: ({ percent, left }) => `${percent} %, ${left} ms` });
  at(1_000, 120);
  expect(written).toEqual([`${CLEAR}100 %, 0 ms`]);
});

test.each([
  [1, '1 s'],
  [99_000, '99 s'],
  [99_001, '2 min'],
  [3_600_000, '60 min'],
  [7_200_000, '2 h'],
])('%d ms read as %s', (time, words) => {
  expect(lasting(time)).toBe(words);
});
