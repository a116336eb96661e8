import { chances } from '../../../kit/random';
import type { Seat } from '../../../kit/seat';
import type { Context, Ruling } from '../../game';
import type { Action, GameEvent, Why } from './actions';
import {
  act,
  after,
  AT,
  blue,
  census,
  discard,
  green,
  place,
  play,
  red,
  STOP,
  verdictOf,
  versus,
} from './testing/fixture';
import type { Versus, VersusSeen } from './state';
import { backOf } from './turned';
import { view } from './view';

const LINE = ['1500', '1600', '1700'];
const start = versus(LINE, {
  hands: { red: ['1550', '1650', '1700b', '1400'], green: ['1800'] },
  pile: ['1900', '1950'],
});
const over = versus(LINE, { hands: { red: ['1550'] } }, { ended: { at: 1, how: 'won' } });

type Refused = readonly [rule: string, state: Versus, seat: Seat, action: Action, why: Why];
const REFUSED: readonly Refused[] = [
  ['[T2] an act out of turn', start, green, place('1800', 3), { code: 'not-your-turn', turn: red }],
  [
    '[T2] a card of another player',
    start,
    red,
    place('1800', 3),
    { code: 'not-before-you', card: '1800' },
  ],
  [
    '[T2] a card from the pile',
    start,
    red,
    place('1900', 3),
    { code: 'not-before-you', card: '1900' },
  ],
  [
    '[T2] a card from the line',
    start,
    red,
    place('1500', 0),
    { code: 'not-before-you', card: '1500' },
  ],
  [
    '[T2] [K3] a card that does not exist',
    start,
    red,
    place('x', 0),
    { code: 'not-before-you', card: 'x' },
  ],
  ['[V2] one gap too far', start, red, place('1650', 4), { code: 'no-such-gap', most: 3 }],
  ['[T4] playing a card', start, red, play('1550'), { code: 'not-this-way', way: 'versus' }],
  ['[T4] discarding', start, red, discard('1550'), { code: 'not-this-way', way: 'versus' }],
  ['[T4] stopping', start, red, STOP, { code: 'not-this-way', way: 'versus' }],
  ['[N7] any act once it is over', over, red, place('1550', 1), { code: 'over' }],
];

test.each(REFUSED)('[W2] refuses %s', (_rule, state, seat, action, why) => {
  expect(act(state, seat, action)).toEqual({ ok: false, why });
  expect(verdictOf(state, seat, action)).toEqual(why);
});

type Allowed = readonly [
  rule: string,
  action: Action,
  fits: boolean,
  line: readonly string[],
  discards: readonly string[],
];
const PLACED: readonly Allowed[] = [
  ['[V1] [V3] a card between two', place('1550', 1), true, ['1500', '1550', '1600', '1700'], []],
  ['[V3] one gap too early', place('1550', 0), false, LINE, ['1550']],
  ['[V3] one gap too late', place('1550', 2), false, LINE, ['1550']],
  ['[V1] a card before the first', place('1400', 0), true, ['1400', ...LINE], []],
  ['[V3] an earlier card behind the first', place('1400', 1), false, LINE, ['1400']],
  ['[V4] a card before its equal', place('1700b', 2), true, ['1500', '1600', '1700b', '1700'], []],
  [
    '[V1] [V2] [V4] a card behind its equal, at the end',
    place('1700b', 3),
    true,
    [...LINE, '1700b'],
    [],
  ],
  ['[V3] an equal card on neither side of its equal', place('1700b', 1), false, LINE, ['1700b']],
];

test.each(PLACED)('allows %s', (_rule, action, fits, line, discards) => {
  const { card, gap } = action as Extract<Action, { type: 'place' }>;
  const ruling = act(start, red, action);
  expect(ruling).toMatchObject({
    ok: true,
    state: {
      line,
      discards,
      turn: green,
      round: 1,
      last: { seat: red, card, gap, fits },
      ended: null,
    },
  });
  expect(verdictOf(start, red, action)).toBeUndefined();
  expect(census((ruling as { state: Versus }).state)).toEqual(census(start));
});

const handOf = ({ hands }: Versus, seat: Seat) => hands[seat]!.map(({ card }) => card);

test('[V5] a right card leaves the hand, and a wrong one is replaced from the pile', () => {
  const right = after(start, red, place('1550', 1));
  expect(handOf(right, red)).toEqual(['1650', '1700b', '1400']);
  expect(right.pile).toEqual({ top: { card: '1900', sign: 'circle' }, left: 2 });
  const wrong = after(start, red, place('1550', 3));
  expect(handOf(wrong, red)).toEqual(['1650', '1700b', '1400', '1900']);
  expect(wrong.hands[red]![3]).toEqual({ card: '1900', sign: 'circle', sideways: false });
  expect(wrong.pile).toEqual({ top: { card: '1950', sign: 'circle' }, left: 1 });
});

test('[V3] [V5] [B5] right or wrong, everybody sees the date', () => {
  const shown = { date: { shown: 'year', year: 1550 }, sign: 'triangle' };
  expect(backOf(view(start), '1550')).toBeUndefined();
  for (const gap of [0, 1])
    expect(backOf(view(after(start, red, place('1550', gap))), '1550')).toEqual(shown);
});

test('[X4] turned cards and cards placed correctly are counted', () => {
  const right = after(start, red, place('1550', 1));
  expect(right).toMatchObject({ turnedBy: { red: 1, green: 0 }, right: { red: 1, green: 0 } });
  const wrong = after(start, red, place('1550', 0));
  expect(wrong).toMatchObject({ turnedBy: { red: 1, green: 0 }, right: { red: 0, green: 0 } });
});

const events = (ruling: Ruling<unknown, Why, GameEvent>) =>
  ruling.ok ? ruling.events : ruling.why;

test('[V5] the events of a wrong card come in order', () => {
  expect(events(act(start, red, place('1550', 0)))).toEqual([
    { type: 'placed', seat: red, card: '1550', gap: 0, fits: false },
    { type: 'drew', seat: red, cards: ['1900'] },
    { type: 'on-turn', seat: green, until: null },
  ]);
});

test('[V6] drawing the last card of the pile shuffles the discards, the wrong card among them', () => {
  const low = versus(LINE, {
    hands: { red: ['1550'] },
    pile: ['1900'],
    discards: ['1000', '1100'],
  });
  const ruling = act(low, red, place('1550', 0));
  expect(events(ruling)).toMatchObject([
    { type: 'placed' },
    { type: 'drew', cards: ['1900'] },
    { type: 'shuffled', left: 3 },
    { type: 'on-turn' },
  ]);
  const { state } = ruling as { state: Versus };
  expect(state.discards).toEqual([]);
  expect([...state.secret.pile].sort()).toEqual(['1000', '1100', '1550']);
  expect(state.pile).toEqual({ top: { card: state.secret.pile[0], sign: 'circle' }, left: 3 });
});

test('[V6] chance decides how they are shuffled', () => {
  const discards = ['1000', '1100', '1200', '1300'];
  const low = versus(LINE, { hands: { red: ['1550'] }, pile: ['1900'], discards });
  const orders = [0.1, 0.2, 0.3, 0.4].map(chance =>
    after(low, red, place('1550', 0), {}, chances(chance)).secret.pile.join(),
  );
  expect(new Set(orders).size).toBeGreaterThan(1);
  expect(after(low, red, place('1550', 0), {}, chances(0.1)).secret.pile.join()).toBe(orders[0]);
});

test('[V6] with an empty pile and no earlier discards, the wrong card comes back', () => {
  const bare = versus(LINE, { hands: { red: ['1550', '1650'] } });
  const back = after(bare, red, place('1550', 0));
  expect(handOf(back, red)).toEqual(['1650', '1550']);
  expect(back).toMatchObject({ discards: [], pile: { top: null, left: 0 } });
  expect(back.known).toEqual(['1550']);
});

test('[B5] [V6] a card that came back is known until it lies open again', () => {
  const back = versus(LINE, { hands: { red: ['1550', '1650'] }, pile: ['1900'] });
  const known = { ...back, known: ['1550'] };
  expect(backOf(view(known), '1550')).toMatchObject({ date: { year: 1550 } });
  const placed = after(known, red, place('1550', 1));
  expect(placed).toMatchObject({ known: [], right: { red: 1 } });
  expect(backOf(view(placed), '1550')).toMatchObject({ date: { year: 1550 } });
  expect(after(known, red, place('1650', 2)).known).toEqual(['1550']);
});

test('[V6] a right card leaves an empty pile and the discards as they are', () => {
  const bare = versus(LINE, { hands: { red: ['1550', '1650'] }, discards: ['1000'] });
  expect(after(bare, red, place('1550', 1))).toMatchObject({
    discards: ['1000'],
    pile: { left: 0 },
  });
});

const HANDS = {
  red: ['1550', '1650'],
  green: ['1800', '1810'],
  blue: ['1900', '1910'],
};
const three = versus(LINE, { seats: 3, hands: HANDS, pile: ['1000'] });

test("[T1] [V7] turns go round, and a round ends after everybody's turn", () => {
  const second = after(after(three, red, place('1550', 1)), green, place('1800', 4));
  expect(second).toMatchObject({ turn: blue, round: 1 });
  const ruling = act(second, blue, place('1900', 5));
  expect(ruling).toMatchObject({ ok: true, state: { turn: red, round: 2, isPlayOff: false } });
  expect(events(ruling)).toEqual([
    { type: 'placed', seat: blue, card: '1900', gap: 5, fits: true },
    { type: 'round', round: 2, playing: [red, green, blue], isPlayOff: false },
    { type: 'on-turn', seat: red, until: null },
  ]);
});

test('[T1] [V7] a round begins and ends where the match began', () => {
  const from = { first: green, turn: green, playing: [green, blue, red] };
  const last = [green, blue].reduce(
    (state, seat) => after(state, seat, place(HANDS[seat as 'green'][0]!, 0)),
    versus(LINE, { seats: 3, hands: HANDS, pile: ['1000', '1001'] }, from),
  );
  expect(last).toMatchObject({ turn: red, round: 1 });
  expect(after(last, red, place('1550', 1))).toMatchObject({ turn: green, round: 2 });
});

/** Plays a round of three players with one card each, right or wrong as given. */
function round(state: Versus, rights: readonly boolean[], given: Partial<Context> = {}): Versus {
  return state.playing.reduce((now, seat, n) => {
    const card = now.hands[seat]![0]!.card;
    const year = parseInt(card, 10);
    const later = now.line.findIndex(other => parseInt(other, 10) > year);
    const right = later < 0 ? now.line.length : later;
    return after(now, seat, place(card, rights[n] ? right : (right + 2) % 4), given);
  }, state);
}

const LAST = { red: ['1550'], green: ['1650'], blue: ['1750'] };
const PILE = ['1810', '1820', '1830', '1840', '1850', '1860'];
const last = versus(LINE, { seats: 3, hands: LAST, pile: PILE });

test.each<[rule: string, rights: boolean[], expected: Partial<VersusSeen>]>([
  [
    '[V8] a single player without cards wins',
    [true, false, false],
    { ended: { at: AT, how: 'won' }, until: null },
  ],
  [
    '[V8] the last player of the round wins in the same way',
    [false, false, true],
    { ended: { at: AT, how: 'won' } },
  ],
  [
    '[V7] while everybody has cards, the next round begins',
    [false, false, false],
    { ended: null, turn: red, round: 2, isPlayOff: false, playing: [red, green, blue] },
  ],
  [
    '[V9] if two have none, only they play on',
    [true, false, true],
    { ended: null, turn: red, round: 2, isPlayOff: true, playing: [red, blue] },
  ],
  [
    '[V9] any two players may play on',
    [false, true, true],
    { ended: null, turn: green, round: 2, isPlayOff: true, playing: [green, blue] },
  ],
  [
    '[V9] if nobody has a card, all play on',
    [true, true, true],
    { ended: null, turn: red, round: 2, isPlayOff: true, playing: [red, green, blue] },
  ],
])('%s', (_rule, rights, expected) => {
  expect(round(last, rights)).toMatchObject(expected);
});

test('[V7] [V8] a player without cards does not end the round early', () => {
  const done = after(last, red, place('1550', 1));
  expect(done).toMatchObject({ ended: null, turn: green, hands: { red: [] } });
});

test('[V9] each draws one card for the play-off, in the order of turns', () => {
  const two = round(last, [true, false, true]);
  expect(two.hands).toMatchObject({
    red: [{ card: '1820' }],
    green: [{ card: '1810' }],
    blue: [{ card: '1830' }],
  });
  expect(two.pile).toEqual({ top: { card: '1840', sign: 'circle' }, left: 3 });
});

test('[V9] the events name the cards drawn, who plays on, and who begins', () => {
  const before = after(after(last, red, place('1550', 1)), green, place('1650', 0));
  expect(events(act(before, blue, place('1750', 4)))).toEqual([
    { type: 'placed', seat: blue, card: '1750', gap: 4, fits: true },
    { type: 'drew', seat: red, cards: ['1820'] },
    { type: 'drew', seat: blue, cards: ['1830'] },
    { type: 'round', round: 2, playing: [red, blue], isPlayOff: true },
    { type: 'on-turn', seat: red, until: null },
  ]);
});

const playOff = round(last, [true, true, true]);

test.each<[rule: string, rights: boolean[], expected: Partial<VersusSeen>]>([
  ['[V10] one right', [false, true, false], { ended: { at: AT, how: 'won' } }],
  [
    '[V10] two right, so the third is out',
    [true, true, false],
    { ended: null, playing: [red, green], round: 3, isPlayOff: true },
  ],
  [
    '[V10] nobody right, so all play on',
    [false, false, false],
    { ended: null, playing: [red, green, blue], round: 3, isPlayOff: true },
  ],
])('in the play-off: %s', (_rule, rights, expected) => {
  const after = round(playOff, rights);
  expect(after).toMatchObject(expected);
  if (!after.ended)
    expect(after.playing.map(seat => after.hands[seat]!.length)).toEqual(
      after.playing.map(() => 1),
    );
  expect(census(after)).toEqual(census(last));
});

test('[V11] a player that is out keeps the card and has no turn', () => {
  const two = round(last, [true, false, true]);
  expect(handOf(two, green)).toEqual(['1810']);
  expect(act(two, green, place('1810', 0))).toMatchObject({ why: { code: 'not-your-turn' } });
  expect(after(two, red, place('1820', 5))).toMatchObject({ turn: blue });
});

const bare = { seats: 2, hands: { red: ['1550'], green: ['1650'] } };

test.each<[rule: string, pile: string[], discards: string[], how: string | undefined]>([
  ['[V12] no card for either', [], [], 'shared'],
  ['[V12] one card for two', ['1900'], [], 'shared'],
  ['[V12] one card among the discards', [], ['1900'], 'shared'],
  ['[V12] just enough cards', ['1900', '1910'], [], undefined],
  ['[V12] [V6] just enough with the discards', ['1900'], ['1910'], undefined],
  ['[V12] [V6] just enough among the discards', [], ['1900', '1910'], undefined],
])('%s', (_rule, pile, discards, how) => {
  const end = round(versus(LINE, { ...bare, pile, discards }), [true, true]);
  expect(end.ended?.how).toBe(how);
  expect(end.ended?.at).toBe(how && AT);
  const drawn = handOf(end, red).length + handOf(end, green).length;
  expect(drawn).toBe(how ? 0 : 2);
  expect(census(end)).toHaveLength(5 + pile.length + discards.length);
});

test('[V12] [V8] an event says that the match is over', () => {
  const both = after(versus(LINE, bare), red, place('1550', 1));
  expect(events(act(both, green, place('1650', 3)))).toEqual([
    { type: 'placed', seat: green, card: '1650', gap: 3, fits: true },
    { type: 'over', at: AT, how: 'shared' },
  ]);
});

test('[V13] signs make no difference', () => {
  const fronts = { '1550': 'star', '1650': 'square' } as const;
  const signed = versus(LINE, { hands: { red: ['1550', '1650'] }, fronts, pile: ['1900'] });
  expect(after(signed, red, place('1550', 1)).line).toContain('1550');
});

test('[T3] the glass is turned at the start of a turn, and gone after the last one', () => {
  const options = { talkSeconds: 45 };
  const timed = versus(LINE, { seats: 3, hands: LAST, pile: PILE, options });
  const second = after(timed, red, place('1550', 1), { at: 90_000 });
  expect(second).toMatchObject({ turn: green, until: 135_000 });
  expect(events(act(timed, red, place('1550', 1), { at: 90_000 }))).toContainEqual({
    type: 'on-turn',
    seat: green,
    until: 135_000,
  });
  expect(round(timed, [true, false, false], { at: 90_000 })).toMatchObject({ until: null });
});
