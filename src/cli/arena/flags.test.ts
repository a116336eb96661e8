import { arenaLevelsOf, readFlags } from './flags';

const USUAL = {
  games: 200,
  levels: ['expert', 'player'],
  seats: 4,
  seed: 1,
  options: 'normal',
};

test.each([
  ['nothing', [], {}],
  ['a number of games', ['--games', '1'], { games: 1 }],
  [
    'levels, in the order of the seats',
    ['--levels', 'plain,random'],
    { levels: ['plain', 'random'] },
  ],
  ['one level for all', ['--levels', 'learner'], { levels: ['learner'] }],
  ['three seats', ['--seats', '3'], { seats: 3 }],
  ['another seed', ['--seed', '0'], { seed: 0 }],
  [
    'a short match',
    ['--options', 'beginner', '--minutes', '6'],
    { options: 'beginner', minutes: 6 },
  ],
  ['other beam stations', ['--beams', '2,2,3'], { beams: [2, 2, 3] }],
  [
    'an expert with other weights',
    ['--levels', 'trial,expert', '--trial', 'offer=2,blocks=0.5'],
    { levels: ['trial', 'expert'], trial: { offer: 2, blocks: 0.5 } },
  ],
])('reads %s', (_what, args, wish) => {
  expect(readFlags(args)).toEqual({ ok: true, wish: { ...USUAL, ...wish } });
});

const GAMES = '--games needs a whole number from 1 to 100000.';
const LEVELS =
  '--levels needs one to four of learner, player, expert, random, plain, trial, separated by commas.';
const BEAMS =
  '--beams needs the units of a beam station on stage I, II and III, each from 1 to 3, like 1,2,3.';
const TRIAL = '--trial needs weights of the expert with numbers, like offer=2,blocks=0.';
const USE = 'use --games, --levels, --seats, --seed, --options, --minutes, --beams, --trial.';

test.each([
  ['no game at all', ['--games', '0'], GAMES],
  ['half a game', ['--games', '0.5'], GAMES],
  ['games as a word', ['--games', 'many'], GAMES],
  ['a flag without a value', ['--seed', '2', '--games'], GAMES],
  ['an unknown level', ['--levels', 'expert,master'], LEVELS],
  ['five levels', ['--levels', 'plain,plain,plain,plain,plain'], LEVELS],
  ['two seats', ['--seats', '2'], '--seats needs 3 or 4.'],
  ['an unknown kind of match', ['--options', 'hard'], '--options needs beginner or normal.'],
  ['more than an hour', ['--minutes', '61'], '--minutes needs a whole number from 6 to 60.'],
  ['two stages', ['--beams', '1,2'], BEAMS],
  ['a station of four units', ['--beams', '1,2,4'], BEAMS],
  ['an unknown weight', ['--trial', 'courage=2'], TRIAL],
  ['a weight without a number', ['--trial', 'offer'], TRIAL],
  ['an unknown flag', ['--game', '7'], `Unknown flag --game: ${USE}`],
  ['a bare number', ['7'], `Unknown flag 7: ${USE}`],
])('refuses %s in one sentence', (_what, args, problem) => {
  expect(readFlags(args)).toEqual({ ok: false, problem });
});

test('levels rotate through the seats, and the last one takes all remaining seats', () => {
  const read = readFlags(['--levels', 'expert,player']);
  if (!read.ok) throw new Error(read.problem);
  const seatOfExpert = [0, 1, 2, 3, 4].map(n => arenaLevelsOf(read.wish, n).indexOf('expert'));
  expect(seatOfExpert).toEqual([0, 3, 2, 1, 0]);
  expect(arenaLevelsOf(read.wish, 2)).toEqual(['player', 'player', 'expert', 'player']);
});
