import type { AnyGame } from '../games/game';
import { seedOf } from '../kit/chance';
import type { Millis } from '../kit/millis';
import type { Seat, Seats } from '../kit/seat';
import {
  act,
  type MatchAnswer,
  deal,
  isSeated,
  pass,
  pause,
  type Proposal,
  resume,
  type RunningMatch,
  type MatchWhy,
  viewOf,
  type MatchSetup,
} from './match';
import { BEGINNERS, begun, blue, dealt, game, green, red, SEATS, tableOf } from './testing/fixture';

const FOUR = [...SEATS, 'purple'];
const FITTING = [SEATS, FOUR] as unknown as Seats[];
/** Six minutes, and the longest that a finger is accepted later. */
const OVER_AT = 360_400;
const turn = { type: 'turn', glass: 0, on: 'trade-2' };
const lapse = { type: 'lift', glass: 0, deed: { do: 'lapse' } };

/** Red's first glass has stood since 100, and its sand is through at 60_100. */
const standing = tableOf(act(begun(), { seat: red, at: 100, action: turn }));
const halt = tableOf(pause(standing, 30_000));

// The deal -----------------------------------------------------------------------------------------

test.each<[string, Partial<MatchSetup>, seats: readonly string[]]>([
  ['three seats', {}, SEATS],
  ['four seats', { seats: FOUR }, FOUR],
  ['the same seats in another order', { seats: ['blue', 'red', 'green'] }, SEATS],
  ['no options', { options: {} }, SEATS],
  ['the smallest seed', { seed: '0'.repeat(32) }, SEATS],
  ['the largest seed', { seed: 'f'.repeat(32) }, SEATS],
])('deals for %s', (_what, wish, seats) => {
  const match = dealt(wish);
  expect(match).toMatchObject({ at: 0, paused: false, saved: { game: game.id, seats, log: [] } });
  expect(dealt(wish)).toEqual(match);
});

test('a deal stores the options in full, with their defaults', () => {
  expect(dealt({ options: {} }).saved).toEqual({
    game: 'time-n-space',
    version: game.version,
    seats: SEATS,
    options: { level: 'normal', innerLinks: false, glassSeconds: {}, minutes: 30 },
    seed: seedOf(7),
    log: [],
  });
});

const wrongSeats: MatchWhy = { code: 'wrong-seats', fit: FITTING };
const badOptions: MatchWhy = { code: 'bad-options', problem: expect.any(String) };

test.each<[string, Partial<MatchSetup>, MatchWhy]>([
  ['no seats', { seats: [] }, wrongSeats],
  ['too few seats', { seats: ['red', 'green'] }, wrongSeats],
  ['too many seats', { seats: [...FOUR, 'white'] }, wrongSeats],
  ['an unknown seat', { seats: ['red', 'green', 'white'] }, wrongSeats],
  ['a gap among the seats', { seats: ['red', 'green', 'purple'] }, wrongSeats],
  ['a seat twice', { seats: ['red', 'red', 'green'] }, wrongSeats],
  ['a seat twice besides all', { seats: [...SEATS, 'red'] }, wrongSeats],
  ['a seat called __proto__', { seats: ['red', 'green', '__proto__'] }, wrongSeats],
  ['a seed that is too short', { seed: '7' }, { code: 'bad-seed' }],
  ['a seed of other letters', { seed: 'g'.repeat(32) }, { code: 'bad-seed' }],
  ['an unknown option', { options: { speed: 2 } }, badOptions],
  ['an option out of its range', { options: { minutes: 5 } }, badOptions],
  ['options that are a list', { options: [] }, badOptions],
  ['no options', { options: null }, badOptions],
  ['a prototype', { options: JSON.parse('{"__proto__":{}}') }, badOptions],
])('refuses to deal for %s', (_what, wish, why) => {
  expect(deal(game, { ...BEGINNERS, ...wish })).toEqual({ ok: false, why });
});

test('refuses to deal options that do not suit the number of seats', () => {
  const lonely = (seats: readonly string[]) => (seats.length > 3 ? 'too many for that' : undefined);
  const picky = { ...game, misfit: lonely };
  const problem = 'too many for that';
  expect(deal(picky, BEGINNERS)).toEqual({ ok: true, match: { ...dealt(), game: picky } });
  expect(deal(picky, { ...BEGINNERS, seats: FOUR })).toEqual({
    ok: false,
    why: { code: 'bad-options', problem },
  });
});

test.each<[string, boolean]>([
  ['red', true],
  ['purple', false],
  ['board', false],
  ['constructor', false],
  ['', false],
])('%s sits at a table for three: %s', (name, expected) => {
  expect(isSeated(dealt(), name)).toBe(expected);
});

// Acts ---------------------------------------------------------------------------------------------

const late: MatchWhy = { code: 'time-runs-backwards', now: 100 };
const nobody = (seat: string): MatchWhy => ({
  code: 'not-at-this-table',
  seat: seat as Seat,
  seats: [red, green, blue],
});
const stranger = nobody('purple');
const noAct: MatchWhy = { code: 'not-an-act', problem: expect.any(String) };

test.each<[string, RunningMatch, Partial<Proposal>, MatchWhy]>([
  ['while the match is paused', halt, { at: 30_000 }, { code: 'paused' }],
  ['a millisecond too early', standing, { at: 99 }, late],
  ['at a negative time', standing, { at: -1 }, late],
  ['at NaN', standing, { at: NaN }, late],
  ['by another seat', standing, { seat: 'purple' as Seat }, stranger],
  ['by __proto__', standing, { seat: '__proto__' as Seat }, nobody('__proto__')],
  ['of an unknown type', standing, { action: { type: 'fly' } }, noAct],
  ['that is undefined', standing, { action: undefined }, noAct],
  ['with a prototype', standing, { action: JSON.parse('{"type":"ready","__proto__":{}}') }, noAct],
  [
    'with a finger in the future',
    standing,
    { finger: 101 },
    { code: 'finger-out-of-time', now: 100 },
  ],
  [
    'with a finger before the match',
    standing,
    { finger: -1 },
    { code: 'finger-out-of-time', now: 100 },
  ],
  ['with a finger at NaN', standing, { finger: NaN }, { code: 'finger-out-of-time', now: 100 }],
  [
    'in a pause, whatever else is wrong',
    halt,
    { at: 9, seat: 'purple' as Seat, action: 7 },
    { code: 'paused' },
  ],
  [
    'too early, whatever else is wrong',
    standing,
    { at: 9, seat: 'purple' as Seat, action: 7 },
    late,
  ],
  [
    'by another seat, whatever else is wrong',
    standing,
    { seat: 'purple' as Seat, action: 7 },
    stranger,
  ],
  ['of an unknown type, whatever its finger', standing, { action: 7, finger: 900 }, noAct],
])('refuses an act %s', (_what, before, proposal, why) => {
  const answer = act(before, { seat: red, at: 100, action: lapse, ...proposal });
  expect(answer).toEqual({ ok: false, why, match: before, events: [] });
  expect(answer.match).toBe(before);
});

test('an act the rules refuse changes nothing but the time', () => {
  const answer = act(standing, { seat: red, at: 60_099, action: lapse });
  const why = { code: 'sand-still-runs', until: 60_100 };
  expect(answer).toEqual({ ok: false, why, match: { ...standing, at: 60_099 }, events: [] });
  expect(answer.match.saved).toBe(standing.saved);
});

test('an act the rules allow is in the log, as it was decoded', () => {
  const answer = act(standing, { seat: red, at: 60_100, action: { ...lapse } });
  const lifted = { type: 'lifted', seat: red, glass: 0, from: 'trade-2' };
  expect(answer).toMatchObject({
    ok: true,
    events: [lifted, { type: 'lapsed', seat: red, on: 'trade-2' }],
    match: { at: 60_100, paused: false },
  });
  expect(answer.match.saved.log.at(-1)).toEqual({
    do: 'act',
    at: 60_100,
    seat: red,
    action: lapse,
  });
  expect(answer.match.saved.log).toHaveLength(5);
  expect(standing.saved.log).toHaveLength(4);
});

test.each<[string, Partial<Proposal>, kept: object]>([
  ['of this moment is left out', {}, {}],
  ['of this moment is left out, even if given', { finger: 500 }, {}],
  ['of an earlier moment is kept', { finger: 499 }, { finger: 499 }],
  ['before the act that went before is kept', { finger: 0 }, { finger: 0 }],
])('in the log, a finger %s', (_what, proposal, kept) => {
  const match = tableOf(act(standing, { seat: green, at: 500, action: turn, ...proposal }));
  expect(match.saved.log.at(-1)).toEqual({
    do: 'act',
    at: 500,
    ...kept,
    seat: green,
    action: turn,
  });
});

test('the sand begins at the finger, not when the host received the act', () => {
  const match = tableOf(act(standing, { seat: green, at: 500, finger: 400, action: turn }));
  expect(viewOf(match, green)).toMatchObject({
    glasses: { [green]: [{ on: 'trade-2', until: 60_400 }, null] },
  });
});

test('the random numbers of an act follow from its ply and the seed', () => {
  const seen: number[] = [];
  const spying = {
    ...game,
    apply: (...[state, action, context, chances]: Parameters<typeof game.apply>) => {
      seen.push(chances());
      return game.apply(state, action, context, chances);
    },
  };
  const ready = (match: RunningMatch, seat: Seat) =>
    act(match, { seat, at: 1, action: { type: 'ready' } }).match;
  const play = (seed: number) =>
    SEATS.reduce(ready, tableOf(deal(spying, { ...BEGINNERS, seed: seedOf(seed) })));
  play(1);
  play(1);
  play(2);
  expect(seen.slice(3, 6)).toEqual(seen.slice(0, 3));
  expect(new Set(seen).size).toBe(6);
  // A refused act uses nothing up.
  const start = () => ready(tableOf(deal(spying, BEGINNERS)), red);
  ready(start(), green);
  ready(ready(start(), red), green);
  expect(seen.slice(11)).toEqual(seen.slice(9, 11));
});

// Legality -----------------------------------------------------------------------------------------

const chosen = { type: 'choose', orders: ['grey-1', 'blue-2'] };
const choosing = tableOf(
  act(dealt({ options: { level: 'normal' } }), { seat: green, at: 1, action: chosen }),
);

test('an act is judged once, on the view of its seat', () => {
  const judged: unknown[] = [];
  const whyNot = (view: unknown) => {
    judged.push(view);
    return { code: 'never' };
  };
  const match = { ...choosing, game: { ...game, whyNot } };
  const answer = act(match, { seat: red, at: 2, action: chosen });
  expect(answer).toEqual({
    ok: false,
    why: { code: 'never' },
    events: [],
    match: { ...match, at: 2 },
  });
  expect(judged).toEqual([viewOf(choosing, red)]);
  expect(judged).not.toEqual([viewOf(choosing, green)]);
});

test('an act that its seat sees nothing against may be refused for a hidden reason', () => {
  const apply: AnyGame['apply'] = () => ({ ok: false, why: { code: 'locked' } });
  const match = { ...choosing, game: { ...game, apply } };
  const answer = act(match, { seat: red, at: 2, action: chosen });
  expect(answer).toEqual({
    ok: false,
    why: { code: 'locked' },
    events: [],
    match: { ...match, at: 2 },
  });
});

// Time ---------------------------------------------------------------------------------------------

const acts = 3;

test.each<[string, Millis, logged: object[], events: object[]]>([
  ['nothing, if none has passed', 0, [], []],
  ['nothing, if nothing falls due', OVER_AT - 1, [], []],
  ['the end', OVER_AT, [{ do: 'pass', at: OVER_AT }], [{ type: 'over', at: OVER_AT }]],
  [
    'the end, noticed late',
    900_000,
    [{ do: 'pass', at: 900_000 }],
    [{ type: 'over', at: OVER_AT }],
  ],
])('time alone leads to %s', (_what, at, logged, events) => {
  const answer = pass(begun(), at);
  expect(answer).toMatchObject({ ok: true, events, match: { at } });
  expect(answer.match.saved.log.slice(acts)).toEqual(logged);
});

test('an act that time precedes finds its effects in the log before it', () => {
  const answer = act(begun(), { seat: red, at: OVER_AT, action: turn });
  const events = [{ type: 'over', at: OVER_AT }];
  expect(answer).toMatchObject({ ok: false, why: { code: 'not-now', phase: 'over' }, events });
  expect(answer.match.saved.log.slice(acts)).toEqual([{ do: 'pass', at: OVER_AT }]);
});

test.each<[string, MatchAnswer, MatchWhy]>([
  ['time that goes back', pass(standing, 99), late],
  ['time at NaN', pass(standing, NaN), late],
  ['time in a pause', pass(halt, 30_000), { code: 'paused' }],
  ['a pause that goes back', pause(standing, 99), late],
  ['a pause within a pause', pause(halt, 30_000), { code: 'paused' }],
  ['resuming without a pause', resume(standing), { code: 'not-paused' }],
])('refused: %s', (_what, answer, why) => {
  expect(answer).toMatchObject({ ok: false, why, events: [] });
  expect([standing, halt]).toContain(answer.match);
});
