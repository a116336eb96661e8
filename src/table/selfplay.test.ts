import { seedOf } from '../kit/chance';
import type { BotLevel, Ranked } from '../games/game';
import { bySeat } from '../kit/seat';
import { type MatchAnswer, isSeated, type RunningMatch } from './match';
import { BEGINNERS, game, played, SEATS } from './testing/fixture';
import { type Players, playOut } from './selfplay';

const players = (level: BotLevel, slowest = 300): Players => ({
  levels: bySeat(SEATS, () => level),
  slowest,
});

test.each<BotLevel>(['random', 'plain'])('%s bots finish a match', level => {
  const match = playOut(game, BEGINNERS, players(level));
  const { places } = game.result(match.state) as Ranked;
  expect(places.flat().toSorted()).toEqual([...SEATS].toSorted());
});

test('the same setup gives the same match, another seed another', () => {
  expect(played()).toEqual(played());
  expect(played({ seed: seedOf(8) }).saved.log).not.toEqual(played().saved.log);
});

test('the callback sees every step, from the deal to the end', () => {
  const steps: { before: RunningMatch; answer: MatchAnswer; seat: string | undefined }[] = [];
  const end = playOut(game, BEGINNERS, players('random'), (before, answer, seat) =>
    steps.push({ before, answer, seat }),
  );
  expect(steps[0]?.before.saved.log).toEqual([]);
  expect(steps.at(-1)?.answer.match).toBe(end);
  steps.slice(1).forEach(({ before }, n) => expect(before).toBe(steps[n]?.answer.match));
  // Only time passes without a seat; every other step belongs to one.
  const passes = steps.filter(({ seat }) => seat === undefined);
  expect(passes.every(({ answer }) => answer.match.saved.log.at(-1)?.do === 'pass')).toBe(true);
  const seats = new Set(steps.map(({ seat }) => seat).filter(seat => seat !== undefined));
  expect([...seats].every(seat => isSeated(end, seat))).toBe(true);
  expect(seats.size).toBe(SEATS.length);
});

test('no hand moves twice within a millisecond, and the fastest moves in every one', () => {
  const { log } = playOut(game, BEGINNERS, players('random', 1)).saved;
  const acts = log.filter(entry => entry.do === 'act');
  const gaps = SEATS.flatMap(seat => {
    const moments = acts.filter(entry => entry.seat === seat).map(({ at }) => at);
    return moments.slice(1).map((at, n) => at - moments[n]!);
  });
  expect(Math.min(...gaps)).toBe(1);
});

test.each<[string, typeof game, object, RegExp]>([
  ['an invalid table', game, { seats: ['red'] }, /no such table: .*wrong-seats/],
  [
    'a match in which no bot ever acts',
    { ...game, bot: () => undefined },
    {},
    /nobody means to do anything/,
  ],
  [
    'a match of bots that wait for ever',
    { ...game, bot: (_level, _view, { at }) => ({ wake: at }) },
    {},
    /no end after 100000 steps/,
  ],
])('%s is an error', (_what, strange, wish, message) => {
  expect(() => playOut(strange, { ...BEGINNERS, ...wish }, players('plain'))).toThrow(message);
});
