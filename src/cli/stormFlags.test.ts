import { stormFlags } from './stormFlags';

test.each([
  ['nothing', [], { seeds: 100, from: 1 }],
  ['a number of seeds', ['--seeds', '7'], { seeds: 7, from: 1 }],
  ['a first seed', ['--from', '252'], { seeds: 100, from: 252 }],
  ['both, in any order', ['--from', '999999', '--seeds', '1'], { seeds: 1, from: 999_999 }],
])('reads %s', (_what, args, flags) => {
  expect(stormFlags(args)).toEqual({ ok: true, flags });
});

const COUNT = 'needs a whole number from 1 to 999999.';
const USE = 'use --seeds N and --from M.';

test.each([
  ['no storm at all', ['--seeds', '0'], `--seeds ${COUNT}`],
  ['too many', ['--seeds', '1000000'], `--seeds ${COUNT}`],
  ['half a seed', ['--from', '1.5'], `--from ${COUNT}`],
  ['seeds as a word', ['--from', 'one'], `--from ${COUNT}`],
  ['a flag without a value', ['--seeds'], `--seeds ${COUNT}`],
  ['an unknown flag', ['--seed', '7'], `Unknown flag --seed: ${USE}`],
  ['a bare number', ['7'], `Unknown flag 7: ${USE}`],
])('refuses %s in one sentence', (_what, args, problem) => {
  expect(stormFlags(args)).toEqual({ ok: false, problem });
});
