import { bySeat, of, type Seat } from '../../../../kit/seat';
import { playOut } from '../../../../table/selfplay';
import type { AnyBot, AnyGame, BotLevel, PlayerRequest, BotMoment } from '../../../game';
import { COLOURS, GOODS } from '../components';
import { timeNSpace } from '../game';
import { dealt, fly, frozen, green, lay, red, running, stand, visiting } from '../testing/fixture';
import { isCancelled, scores } from '../score';
import type { State, View } from '../state';

const LEVELS: readonly BotLevel[] = ['learner', 'player', 'expert'];
/** A match among thinking bots takes a third of a second; BOT_MATCHES=1000 plays a thousand. */
const MATCHES = Number(process.env.BOT_MATCHES ?? 26);

const asked = (level: BotLevel, state: State, more: Partial<BotMoment> = {}) =>
  timeNSpace.bot(level, frozen(timeNSpace.view(state, red)), {
    seat: red,
    at: 1_000,
    chance: 0.3,
    ...more,
  });

test.each(LEVELS)('[W7] a %s takes time first, then acts on what it sees', level => {
  const intent = asked(level, running());
  expect((intent as { hand: number }).hand).toBeGreaterThan(1_200);
  expect(asked(level, running(), { arrived: true })).toHaveProperty('act');
});

test.each(LEVELS)('[W7] the chance of the moment decides how long a %s takes', level => {
  const hands = [0.1, 0.3, 0.5, 0.7].map(chance => asked(level, running(), { chance }));
  expect(new Set(hands.map(hand => JSON.stringify(hand))).size).toBe(4);
  expect(asked(level, running())).toEqual(asked(level, running()));
});

test('[W7] a learner is slower than a player, and a player than an expert', () => {
  const chances = Array.from({ length: 200 }, (_, n) => n / 200);
  const mean = (level: BotLevel) =>
    chances.reduce(
      (sum, chance) => sum + (asked(level, running(), { chance }) as { hand: number }).hand,
      0,
    ) / chances.length;
  expect(mean('learner')).toBeGreaterThan(2 * mean('player') - 1_000);
  expect(mean('player')).toBeGreaterThan(2 * mean('expert') - 1_000);
});

test('[W7] before the clock runs nobody waits long for a learner', () => {
  const chances = Array.from({ length: 50 }, (_, n) => n / 50);
  const hands = chances.map(chance => asked('learner', dealt(), { chance }) as { hand: number });
  expect(Math.max(...hands.map(({ hand }) => hand))).toBeLessThan(3_000);
});

test.each(LEVELS)('[W7] at another pace a %s is quicker or slower by that factor', level => {
  const delays = (pace?: number) =>
    [0.05, 0.3, 0.55, 0.8].map(chance => {
      const intent = asked(level, running(), { chance, ...(pace && { pace }) });
      return (intent as { hand: number }).hand - 1_000;
    });
  expect(delays(1)).toEqual(delays());
  expect(delays(0.5)).toEqual(delays().map(delay => 2 * delay));
  expect(delays(3)).toEqual(delays().map(delay => Math.round(delay / 3)));
  const done = (pace: number) => asked(level, running(), { arrived: true, pace });
  expect(done(3)).toEqual(done(0.5));
});

test('[W6] an expert lifts at its destination and pays with the right cubes', () => {
  const wanted = lay(running(), green, { 'plant-1.0': 'grey-1' });
  const there = visiting(wanted, red, green, ['grey']);
  expect(asked('expert', there, { arrived: true })).toMatchObject({
    act: { type: 'lift', deed: { do: 'deliver', deliveries: [{ order: 'grey-1' }] } },
  });
});

test('[W6] an expert turns no glass for nothing, nor after the end', () => {
  const over = running();
  expect(asked('expert', over, { at: 31 * 60_000 })).toBeUndefined();
  const busy = stand(stand(running(), red, 0, 'plant-1', 9_000), red, 1, 'beam-1', 9_500);
  expect(asked('expert', busy)).toEqual({ wake: 9_000 });
});

const wish = (
  code: string,
  about: (string | number)[],
  from: Seat,
  to?: Seat,
  id = 1,
): PlayerRequest => ({
  id,
  from,
  to,
  words: { code, about },
});
const resting = stand(stand(running(), red, 0, 'plant-1', 9_000), red, 1, 'beam-1', 9_500);

test.each([
  ['put-up', ['grey'], 'yes'],
  ['put-up', ['nothing'], 'no'],
  ['could-use', ['grey'], 'no'],
  ['bring', ['grey', 1, 2], 'thanks'],
])('[W9] a bot asked alone %s %j answers %s', (code, about, answer) => {
  const heard = [wish(code, about, green, red)];
  expect(asked('expert', resting, { heard })).toHaveProperty('hand');
  const intent = asked('expert', resting, { heard, arrived: true });
  expect(intent).toMatchObject({ ask: { code: answer }, to: green });
});

test('[W9] an answered request is not answered again, and a request to all needs no answer', () => {
  const answered = [wish('put-up', ['grey'], green, red, 1), wish('yes', [], red, green, 2)];
  expect(asked('expert', resting, { heard: answered })).toEqual({ wake: 9_000 });
  const toAll = [wish('put-up', ['grey'], green)];
  expect(asked('expert', resting, { heard: toAll })).toEqual({ wake: 9_000 });
});

test('[W9] an expert on its way with cubes says so, unless two of its requests stand', () => {
  const wanted = lay(running(), green, { 'plant-1.0': 'grey-1' });
  const loaded = lay(wanted, red, { 'beam-1.0': 'grey' });
  const flying = stand(
    stand(fly(loaded, red, 'moon-1', green), red, 0, 'ship', 50_000),
    red,
    1,
    'plant-2',
    55_000,
  );
  const chances = Array.from({ length: 100 }, (_, n) => n / 100);
  const said = (heard: PlayerRequest[]) =>
    chances
      .map(chance => asked('expert', flying, { chance, heard }))
      .filter(intent => intent && 'ask' in intent);
  expect(said([])).toContainEqual({
    ask: { code: 'bring', about: ['grey', 1, 1] },
    to: green,
    lasts: 40_000,
  });
  expect(said([wish('could-use', ['blue'], red), wish('put-up', ['blue'], red)])).toEqual([]);
});

// Whole matches --------------------------------------------------------------------------------------

/** The game, giving bots only a deeply frozen view of their own seat. */
const SEALED: AnyGame = {
  ...(timeNSpace as AnyGame),
  bot: (level, view, moment) => {
    expect(view).not.toHaveProperty('secret');
    return timeNSpace.bot(level, frozen(view as View), moment) as ReturnType<AnyBot>;
  },
};

type Table = { count: 3 | 4; options: object; levels: readonly BotLevel[]; seed: number };

function ended({ count, options, levels, seed }: Table, game = SEALED): State {
  const seats = COLOURS.slice(0, count);
  const players = { levels: bySeat(seats, seat => levels[seats.indexOf(seat)]!), slowest: 400 };
  return playOut(game, { seats, options, seed }, players, (_, answer) => {
    if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.why)}`);
  }).state as State;
}

test('[W6] at any table bots never try what is refused, and look only at their view', () => {
  for (let seed = 1; seed <= MATCHES; seed++) {
    const options = {
      level: seed % 3 === 0 ? 'beginner' : 'normal',
      innerLinks: seed % 4 === 0,
      minutes: seed % 10 === 0 ? 30 : 6,
      glassSeconds: seed % 5 === 0 ? { red: 30, green: 45 } : {},
    };
    const levels = [0, 1, 2, 3].map(seat => LEVELS[(seed + seat) % 3]!);
    expect(ended({ count: seed % 2 === 0 ? 4 : 3, options, levels, seed }).phase.name).toBe('over');
  }
});

/** In how many of these matches the one had more points than the others' mean. */
function ahead(one: BotLevel, others: BotLevel, games: number): number {
  return Array.from({ length: games }, (_, seed) => {
    const levels = [0, 1, 2, 3].map(seat => (seat === seed % 4 ? one : others));
    const end = ended({ count: 4, options: {}, levels, seed }, timeNSpace as AnyGame);
    const points = end.seats.map(seat => of(scores(end), seat).points);
    const best = Math.max(...points.filter((_, seat) => seat !== seed % 4));
    return points[seed % 4]! > best ? 1 : 0;
  }).reduce<number>((sum, won) => sum + won, 0);
}

/** The share seen in the arena over this many games, minus two standard deviations. */
const floor = (share: number, games: number): number =>
  Math.floor(games * share - 2 * Math.sqrt(games * share * (1 - share)));

test('[W8] an expert beats three players, and a player beats three learners', () => {
  expect(ahead('expert', 'player', 12)).toBeGreaterThanOrEqual(floor(0.88, 12));
  expect(ahead('player', 'learner', 12)).toBeGreaterThanOrEqual(floor(0.76, 12));
});

test('[W8] experts among themselves get three colours down nine times out of ten', () => {
  const centres = [1, 2, 3, 4, 5, 6].flatMap(seed => {
    const end = ended({ count: 4, options: {}, levels: Array(4).fill('expert'), seed });
    return end.seats.map(seat => of(end.centres, seat));
  });
  const down = centres.filter(
    centre => GOODS.filter(good => !isCancelled(centre, good)).length >= 3,
  );
  expect(down.length).toBeGreaterThanOrEqual(floor(0.94, centres.length));
});

test('[W6] before the start they choose two orders, place them and become ready', () => {
  expect(asked('expert', dealt(), { arrived: true })).toMatchObject({ act: { type: 'choose' } });
});
