import { stormFlags } from './stormFlags';

test.each([
  ['nothing', [], { seeds: 100, from: 1 }],
  ['a number of seeds', ['--seeds', '7'], { seeds: 7, from: 1 }],
  ['a first seed', ['--from', '252'], { seeds: 100, from: 252 }],
  ['both, in any order', ['--from', '999999', '--seeds', '1'], { seeds: 1, from: 999_999 }],
])('understands %s', (_what, args, flags) => {
  expect(stormFlags(args)).toEqual({ ok: true, flags });
});

const COUNT = 'wants a whole number from 1 to 999999 after it.';
const UNKNOWN = 'here: only --seeds N and --from M.';

test.each([
  ['no storm at all', ['--seeds', '0'], `--seeds ${COUNT}`],
  ['too many', ['--seeds', '1000000'], `--seeds ${COUNT}`],
  ['half a seed', ['--from', '1.5'], `--from ${COUNT}`],
  ['a seed in words', ['--from', 'one'], `--from ${COUNT}`],
  ['a flag with nothing after it', ['--seeds'], `--seeds ${COUNT}`],
  ['a flag nobody knows', ['--seed', '7'], `There is no --seed ${UNKNOWN}`],
  ['a number on its own', ['7'], `There is no 7 ${UNKNOWN}`],
])('has one sentence for %s', (_what, args, problem) => {
  expect(stormFlags(args)).toEqual({ ok: false, problem });
});
