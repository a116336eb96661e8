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
])('understands %s', (_what, args, wish) => {
  expect(readFlags(args)).toEqual({ ok: true, wish: { ...USUAL, ...wish } });
});

const GAMES = '--games wants a whole number from 1 to 100000 after it.';
const LEVELS =
  '--levels wants one to four of learner, player, expert, random, plain, trial, with commas between them after it.';
const BEAMS =
  '--beams wants the units of a beam station on stage I, II and III, each from 1 to 3, like 1,2,3 after it.';
const TRIAL =
  '--trial wants weights of the expert with a number each, like offer=2,blocks=0 after it.';
const UNKNOWN =
  'here: only --games, --levels, --seats, --seed, --options, --minutes, --beams, --trial.';

test.each([
  ['no game at all', ['--games', '0'], GAMES],
  ['half a game', ['--games', '0.5'], GAMES],
  ['games in words', ['--games', 'many'], GAMES],
  ['a flag with nothing after it', ['--seed', '2', '--games'], GAMES],
  ['a level nobody plays', ['--levels', 'expert,master'], LEVELS],
  ['five levels', ['--levels', 'plain,plain,plain,plain,plain'], LEVELS],
  ['two seats', ['--seats', '2'], '--seats wants 3 or 4 after it.'],
  ['another kind of match', ['--options', 'hard'], '--options wants beginner or normal after it.'],
  [
    'an hour and more',
    ['--minutes', '61'],
    '--minutes wants a whole number from 6 to 60 after it.',
  ],
  ['two stages', ['--beams', '1,2'], BEAMS],
  ['a station of four', ['--beams', '1,2,4'], BEAMS],
  ['a weight that nobody has', ['--trial', 'courage=2'], TRIAL],
  ['a weight without a number', ['--trial', 'offer'], TRIAL],
  ['a flag nobody knows', ['--game', '7'], `There is no --game ${UNKNOWN}`],
  ['a number on its own', ['7'], `There is no 7 ${UNKNOWN}`],
])('has one sentence for %s', (_what, args, problem) => {
  expect(readFlags(args)).toEqual({ ok: false, problem });
});

test('each level comes to every seat, and the last one to all that are left', () => {
  const read = readFlags(['--levels', 'expert,player']);
  if (!read.ok) throw new Error(read.problem);
  const seatOfExpert = [0, 1, 2, 3, 4].map(n => arenaLevelsOf(read.wish, n).indexOf('expert'));
  expect(seatOfExpert).toEqual([0, 3, 2, 1, 0]);
  expect(arenaLevelsOf(read.wish, 2)).toEqual(['player', 'player', 'expert', 'player']);
});
