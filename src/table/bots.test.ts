import type { BotLevel, Intent, BotMoment } from '../games/game';
import type { Millis } from '../kit/millis';
import type { Seat } from '../kit/seat';
import {
  type Hall,
  openHall,
  playing,
  proposal,
  saidTo,
  take,
  whysIn,
} from './testing/hostFixture';
import type { HostCommand } from './hostState';
import { nim } from './nim';

const [red, green, blue] = ['red', 'green', 'blue'] as Seat[] as [Seat, Seat, Seat];
const actsOf = (hall: Hall) => hall.host().match!.saved.log.filter(entry => entry.do === 'act');
const plays = (hall: Hall, seat: Seat, n: number, action: unknown) =>
  hall.says(seat, proposal(hall, seat, n, action));

/** Red plays against bots, and lets time pass now and then. */
function againstBots(count = 3): Hall {
  const hall = openHall(nim, count);
  hall.meets('red');
  hall.sits('red', red);
  hall.deals();
  return hall;
}

test('[B1] seats that are empty at the deal are played by bots', () => {
  const hall = againstBots();
  expect(hall.host().shared?.shared.places).toMatchObject([
    { seat: red, sits: 'player' },
    { seat: green, sits: 'bot', name: 'player', face: '', here: true },
    { seat: blue, sits: 'bot', name: 'player', face: '', here: true },
  ]);
});

test.each<[string, BotLevel | undefined]>([
  ['[B1] the default level', undefined],
  ['[B1] learners', 'learner'],
  ['[B1] experts', 'expert'],
])('bots of empty seats play at the level the host has chosen: %s', (_who, level) => {
  const hall = openHall(nim, 2);
  if (level) hall.orders({ order: 'bots', level });
  hall.orders({ order: 'bot', seat: red, level: 'random' });
  hall.deals();
  const { holders } = hall.host();
  expect([holders[red]?.level, holders[green]?.level]).toEqual(['random', level ?? 'player']);
});

test('[B2] [B4] a bot acts in its turn after the time a hand takes, and its acts have no number', () => {
  const hall = againstBots(2);
  hall.waits(2_000);
  plays(hall, red, 1, take(1));
  hall.waits(399);
  hall.ticks();
  expect(actsOf(hall)).toHaveLength(1);
  hall.waits(1);
  hall.ticks();
  expect(actsOf(hall)).toMatchObject([{ seat: red, n: 1 }, { seat: green }]);
  expect(actsOf(hall)[1]).not.toHaveProperty('n');
});

test('[B2] bots rest while the match is paused', () => {
  const hall = againstBots();
  plays(hall, red, 1, take(1));
  hall.says('red', { say: 'pause' });
  hall.waits(5_000);
  hall.ticks();
  expect(actsOf(hall)).toHaveLength(1);
});

test('[B2] after a pause a bot waits for the rest of its time', () => {
  const hall = againstBots(2);
  hall.waits(2_000);
  plays(hall, red, 1, take(1));
  hall.waits(100);
  hall.says('red', { say: 'pause' });
  hall.waits(60_000);
  hall.says('red', { say: 'resume' });
  hall.waits(299);
  hall.ticks();
  expect(actsOf(hall)).toHaveLength(1);
  hall.waits(1);
  hall.ticks();
  expect(actsOf(hall)).toHaveLength(2);
});

test('[B2] a match among bots ends, and then they rest', () => {
  const hall = openHall(nim, 2);
  hall.deals();
  for (let n = 0; n < 60; n++) {
    hall.waits(1_000);
    hall.ticks();
  }
  expect(hall.host().shared?.shared.phase).toBe('over');
  const acts = actsOf(hall).length;
  hall.waits(10_000);
  hall.ticks();
  expect(actsOf(hall)).toHaveLength(acts);
});

test('[B3] a bot can take over a player’s seat, and their token opens it no more', () => {
  const hall = playing();
  hall.meets('tv', { watch: true });
  hall.says('red', { say: 'rise', seat: red });
  const [token] = [hall.sits('red', red)];
  const words = hall.orders({ order: 'bot', seat: red, level: 'random' });
  expect(saidTo('red', words)[0]).toEqual({
    to: 'red',
    say: 'unseated',
    seat: red,
    why: { code: 'bot-plays-on' },
  });
  expect(whysIn(hall.meets('red 2', { proofs: [{ seat: red, token }] }))).toEqual([
    'not-your-seat',
  ]);
});

type Mind = (moment: BotMoment) => Intent<unknown>;

/** Red plays against one bot that behaves as given here, and records when it was asked. */
function againstOne(mind: Mind) {
  const moments: BotMoment[] = [];
  const bot = (_level: unknown, _view: unknown, moment: BotMoment) => {
    moments.push(moment);
    return mind(moment);
  };
  const hall = openHall({ ...nim, bot }, 2);
  hall.meets('red');
  hall.sits('red', red);
  hall.deals();
  hall.ticks();
  return { hall, moments };
}

test('[B5] a bot whose hand is on its way is asked when it arrives, and by nothing before', () => {
  const { hall, moments } = againstOne(({ at, arrived }) =>
    arrived ? undefined : { hand: at + 5_000 },
  );
  expect(moments).toMatchObject([{ arrived: false }]);
  plays(hall, red, 1, take(1));
  hall.waits(4_900);
  hall.ticks();
  expect(moments).toHaveLength(1);
  hall.waits(100);
  hall.ticks();
  expect(moments.slice(1)).toMatchObject([{ at: moments[0]!.at + 5_000, arrived: true }]);
});

test('[B5] a waiting bot reconsiders at a request', () => {
  const { hall, moments } = againstOne(() => undefined);
  hall.says('red', { say: 'ask', seat: red, words: { code: 'hello', about: [] }, lasts: 9_000 });
  hall.waits(400);
  hall.ticks();
  expect(moments.slice(1)).toMatchObject([{ heard: [{ from: red, words: { code: 'hello' } }] }]);
});

test('[B6] a bot’s requests have the same limits as a player’s', () => {
  const ask = { code: 'could-use', about: ['grey'] };
  const { hall } = againstOne(({ heard = [] }) =>
    heard.length === 0
      ? { ask, to: red, lasts: 999_999 }
      : { ask, ...(heard.length > 1 && { to: blue }), lasts: 5_000 },
  );
  const asked = hall.now();
  for (let n = 0; n < 9; n++) {
    hall.waits(500);
    hall.ticks();
  }
  expect(hall.host().requests).toMatchObject([
    { from: green, to: red, words: ask, until: asked + 60_000 },
    { from: green, words: ask },
  ]);
});

test('[B6] a bot’s fifth request is dropped', () => {
  const { hall } = againstOne(() => ({ ask: { code: 'thanks', about: [] }, lasts: 60_000 }));
  for (let n = 0; n < 20; n++) {
    hall.waits(1_000);
    hall.ticks();
  }
  expect(hall.host().requests).toHaveLength(4);
});

/** How long the only bot takes after red has played. */
function handAt(pace: number): Millis {
  const hall = againstBots(2);
  hall.orders({ order: 'bots', pace });
  hall.waits(2_000);
  plays(hall, red, 1, take(1));
  return hall.host().botWakeups.get(green)!.at - hall.now();
}

test('[B7] hands are as fast as the chosen pace', () => {
  expect([0.5, 1, 1.6, 2].map(handAt)).toEqual([800, 400, 250, 200]);
});

test.each([
  ['[B7] slower than half', 0.4],
  ['[B7] faster than twice', 2.1],
  ['[B7] at NaN', NaN],
  ['[B7] backwards', -1],
])('no bot plays %s', (_what, pace) => {
  const hall = openHall();
  hall.orders({ order: 'bots', pace: 1.5 });
  hall.orders({ order: 'bots', pace });
  expect(hall.host().bots.pace).toBe(1.5);
});

test('[B7] a bot learns the pace each time it is asked, and every change of it', () => {
  const { hall, moments } = againstOne(() => undefined);
  hall.orders({ order: 'bots', pace: 1.5 });
  plays(hall, red, 1, take(1));
  hall.waits(400);
  hall.ticks();
  expect(moments.map(({ pace }) => pace)).toEqual([1, 1.5]);
});

test('[B8] a reopened host keeps the choices for bots', () => {
  const hall = openHall(nim, 2);
  const orders: HostCommand[] = [
    { order: 'bots', level: 'expert' },
    { order: 'bots', pace: 0.7 },
  ];
  orders.forEach(order => hall.orders(order));
  expect(hall.dies().host().bots).toEqual({ level: 'expert', pace: 0.7 });
});

/** A game whose bots need three slices for an act; `begun` counts the thoughts, `slices` all slices. */
function thinkingNim() {
  const counts = { begun: 0, slices: 0 };
  const sliced = (act: Intent<unknown>, left: number): Intent<unknown> => ({
    think() {
      counts.slices++;
      return left > 1 ? sliced(act, left - 1) : act;
    },
  });
  const bot: typeof nim.bot = (level, view, moment) => {
    const act = nim.bot?.(level, view, moment);
    if (!act) return undefined;
    if (!moment.arrived) return { hand: moment.at + 1_000 };
    counts.begun++;
    return sliced(act, 3);
  };
  return { game: { ...nim, bot }, counts };
}

/** Red has taken a stone, and the hand of the bot has arrived. */
function thinkingHall() {
  const { game, counts } = thinkingNim();
  const hall = openHall(game, 2);
  hall.meets('red');
  hall.sits('red', red);
  hall.deals();
  plays(hall, red, 1, take(1));
  for (const ms of [1_000, 1_000]) {
    hall.waits(ms);
    hall.ticks();
  }
  return { hall, counts };
}

test('[B9] a bot thinks one slice at a time, and acts after the last', () => {
  const { hall, counts } = thinkingHall();
  expect(counts).toEqual({ begun: 1, slices: 0 });
  for (const slices of [1, 2]) {
    hall.waits(1);
    hall.ticks();
    expect([counts.slices, actsOf(hall).length]).toEqual([slices, 1]);
  }
  hall.waits(1);
  hall.ticks();
  expect(counts).toEqual({ begun: 1, slices: 3 });
  expect(actsOf(hall)).toMatchObject([{ seat: red }, { seat: green }]);
});

test('[B9] a thought about a match that has changed begins again', () => {
  const { hall, counts } = thinkingHall();
  hall.waits(1);
  hall.ticks();
  plays(hall, red, 2, { type: 'redraw' });
  hall.waits(1);
  hall.ticks();
  expect(counts).toEqual({ begun: 2, slices: 1 });
});

test('[B9] [B2] no slice is thought in a pause', () => {
  const { hall, counts } = thinkingHall();
  hall.says('red', { say: 'pause' });
  hall.waits(1_000);
  hall.ticks();
  expect(counts.slices).toBe(0);
  hall.says('red', { say: 'resume' });
  hall.waits(1_000);
  hall.ticks();
  expect(counts).toMatchObject({ begun: 1, slices: 1 });
});
