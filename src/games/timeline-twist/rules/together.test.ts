import type { Seat } from '../../../kit/seat';
import type { Ruling } from '../../game';
import type { Action, GameEvent, Why } from './actions';
import {
  act,
  after,
  AT,
  blue,
  census,
  columns,
  discard,
  green,
  place,
  play,
  red,
  STOP,
  together,
  verdictOf,
} from './testing/fixture';
import type { Spot, Together } from './state';
import { backOf, dateIn } from './turned';
import { view } from './view';

/** Three columns; a card lies above the second gap. */
const LINE = ['1500', '1600 | 1650', '1700'];
const HAND = ['1400', '1550', '1660', '1800'];
const PILE = ['1900', '1910', '1920', '1930'];
const hands = { red: HAND, green: ['1850'] };
/** The discarded card asks for a triangle, which only 1550 has. */
const signs = { fronts: { '1550': 'triangle' }, backs: { '1000': 'triangle' } } as const;
const start = together(LINE, { hands, pile: PILE, discards: ['1000'], ...signs });
const over = { ...start, ended: { at: 1, how: 'failed' } } as const;
const sideways = together(LINE, {
  hands: { red: ['~1660', '~1670', '1400'] },
  discards: ['1000'],
  fronts: { '1660': 'triangle' },
  backs: { '1000': 'triangle' },
});

type Refused = readonly [rule: string, state: Together, seat: Seat, action: Action, why: Why];
const one: Partial<Together> = { tried: 1, laid: 1 };
const REFUSED: readonly Refused[] = [
  ['[T2] an act out of turn', start, green, play('1850'), { code: 'not-your-turn', turn: red }],
  [
    '[T2] a card of another player',
    start,
    red,
    play('1850'),
    { code: 'not-before-you', card: '1850' },
  ],
  [
    '[T2] discarding a card of another player',
    start,
    red,
    discard('1850'),
    { code: 'not-before-you', card: '1850' },
  ],
  ['[T2] a card from the pile', start, red, play('1900'), { code: 'not-before-you', card: '1900' }],
  ['[T2] a card from the line', start, red, play('1500'), { code: 'not-before-you', card: '1500' }],
  [
    '[T4] placing a card into a gap',
    start,
    red,
    place('1550', 1),
    { code: 'not-this-way', way: 'together' },
  ],
  ['[P8] a sideways card', sideways, red, play('1660'), { code: 'lies-sideways', card: '1660' }],
  [
    '[D2] discarding a card with another sign',
    start,
    red,
    discard('1400'),
    { code: 'other-sign', sign: 'circle', need: 'triangle' },
  ],
  [
    '[D2] discarding a sideways card with another sign',
    sideways,
    red,
    discard('1670'),
    { code: 'other-sign', sign: 'circle', need: 'triangle' },
  ],
  [
    '[D3] [P1] discarding after a card found a place',
    { ...start, ...one },
    red,
    discard('1550'),
    { code: 'already-tried' },
  ],
  [
    '[D3] [P1] discarding after a card went nowhere',
    { ...start, tried: 1 },
    red,
    discard('1550'),
    { code: 'already-tried' },
  ],
  ['[P13] stopping with nothing done', start, red, STOP, { code: 'lay-one-first' }],
  [
    '[P13] stopping after a card went nowhere',
    { ...start, tried: 1 },
    red,
    STOP,
    { code: 'lay-one-first' },
  ],
  ['[N7] any act once it is over', over, red, play('1400'), { code: 'over' }],
  ['[N7] stopping once it is over', { ...over, ...one }, red, STOP, { code: 'over' }],
];

test.each(REFUSED)('[W2] refuses %s', (_rule, state, seat, action, why) => {
  expect(act(state, seat, action)).toEqual({ ok: false, why });
  expect(verdictOf(state, seat, action)).toEqual(why);
});

/** The line, the card, its place, and the line afterwards. */
type Found = readonly [rule: string, line: string[], card: string, spot: Spot, after: string[]];
const FOUND: readonly Found[] = [
  ['[P3] the earliest card goes to the left end', LINE, '1400', { at: 'left' }, ['1400', ...LINE]],
  [
    '[P3] a card earlier by a year goes to the left end',
    LINE,
    '1499',
    { at: 'left' },
    ['1499', ...LINE],
  ],
  ['[P4] the latest card goes to the right end', LINE, '1800', { at: 'right' }, [...LINE, '1800']],
  [
    '[P4] a card later by a year goes to the right end',
    LINE,
    '1701',
    { at: 'right' },
    [...LINE, '1701'],
  ],
  [
    '[P6] a card between two goes into their gap',
    LINE,
    '1501',
    { at: 'gap', column: 0 },
    ['1500 | 1501', '1600 | 1650', '1700'],
  ],
  [
    '[P6] a card goes into the last gap of several',
    ['1500', '1600', '1700'],
    '1699',
    { at: 'gap', column: 1 },
    ['1500', '1600 | 1699', '1700'],
  ],
  [
    '[P5] a card of the first date goes onto the first card',
    LINE,
    '1500b',
    { at: 'line', column: 0, onto: '1500' },
    ['1500 1500b', '1600 | 1650', '1700'],
  ],
  [
    '[P5] a card of the last date goes onto the last card',
    LINE,
    '1700b',
    { at: 'line', column: 2, onto: '1700' },
    ['1500', '1600 | 1650', '1700 1700b'],
  ],
  [
    '[P5] a card of an equal date finds a place beside a taken gap',
    LINE,
    '1600b',
    { at: 'line', column: 1, onto: '1600' },
    ['1500', '1600 1600b | 1650', '1700'],
  ],
  [
    '[P5] a card goes onto the top of several of its date',
    ['1500 1500b', '1600'],
    '1500c',
    { at: 'line', column: 0, onto: '1500b' },
    ['1500 1500b 1500c', '1600'],
  ],
  [
    '[P5] a card goes onto one of its date in the gap row',
    LINE,
    '1650b',
    { at: 'gaps', column: 1, onto: '1650' },
    ['1500', '1600 | 1650 1650b', '1700'],
  ],
  ['[P7] an earlier card goes nowhere if the gap is taken', LINE, '1649', { at: 'nowhere' }, LINE],
  ['[P7] a later card goes nowhere if the gap is taken', LINE, '1651', { at: 'nowhere' }, LINE],
  [
    '[P3] a card goes left of a single card in the line',
    ['1500'],
    '1',
    { at: 'left' },
    ['1', '1500'],
  ],
  [
    '[P4] a card goes right of a single card in the line',
    ['1500'],
    '1600',
    { at: 'right' },
    ['1500', '1600'],
  ],
];

test.each(FOUND)('[P2] %s', (_rule, line, card, spot, expected) => {
  const before = together(line, { hands: { red: [card, '9000'] }, discards: ['1'] });
  const ruling = act(before, red, play(card));
  const isLaid = spot.at !== 'nowhere';
  expect(ruling).toMatchObject({
    ok: true,
    state: {
      line: columns(...expected),
      tried: 1,
      laid: isLaid ? 1 : 0,
      last: { seat: red, card, spot },
      turnedBy: { red: 1, green: 0 },
      known: isLaid ? [] : [card],
      turn: red,
    },
    events: [{ type: 'played', seat: red, card, spot }],
  });
  const { state } = ruling as { state: Together };
  expect(dateIn(view(state), card)).toEqual({ shown: 'year', year: parseInt(card, 10) });
  expect(state.hands[red]).toHaveLength(isLaid ? 1 : 2);
  expect(census(state)).toEqual(census(before));
});

const handOf = ({ hands: all }: Together, seat: Seat) =>
  all[seat]!.map(({ card, sideways }) => (sideways ? `~${card}` : card));
const events = (ruling: Ruling<unknown, Why, GameEvent>) =>
  ruling.ok ? ruling.events : ruling.why;

test('[P7] a card that goes nowhere lies sideways in its place, its date known to all', () => {
  const tried = after(start, red, play('1660'));
  expect(handOf(tried, red)).toEqual(['1400', '1550', '~1660', '1800']);
  expect(tried).toMatchObject({ turn: red, tried: 1, laid: 0, ended: null });
  expect(dateIn(view(tried), '1660')).toEqual({ shown: 'year', year: 1660 });
  expect(backOf(view(start), '1660')).toBeUndefined();
});

test('[P7] [P9] until a card has found a place, another must be tried', () => {
  const tried = after(start, red, play('1660'));
  for (const action of [STOP, discard('1550')]) expect(act(tried, red, action).ok).toBe(false);
  expect(after(tried, red, play('1400'))).toMatchObject({ tried: 2, laid: 1, turn: red });
});

test('[P9] [N6] with nothing left to try and nothing laid, the match is over', () => {
  const bad = together(LINE, {
    hands: { red: ['1660', '1670', '~1680'], green: ['1800'] },
    pile: PILE,
    discards: ['1000'],
  });
  const second = after(bad, red, play('1660'));
  expect(second.ended).toBeNull();
  const ruling = act(second, red, play('1670'), { at: 70_000 });
  expect(ruling).toMatchObject({
    state: { ended: { at: 70_000, how: 'failed' }, turn: red, until: null },
  });
  expect(events(ruling)).toEqual([
    { type: 'played', seat: red, card: '1670', spot: { at: 'nowhere' } },
    { type: 'over', at: 70_000, how: 'failed' },
  ]);
  expect((ruling as { state: Together }).state.pile.left).toBe(4);
});

test('[P10] after the first card the player may stop', () => {
  const laid = after(start, red, play('1400'));
  expect(laid).toMatchObject({ turn: red, tried: 1, laid: 1 });
  expect(events(act(laid, red, STOP))).toEqual([
    { type: 'stopped', seat: red },
    { type: 'drew', seat: red, cards: ['1900'] },
    { type: 'on-turn', seat: green, until: null },
  ]);
  expect(after(laid, red, STOP)).toMatchObject({ turn: green, tried: 0, laid: 0 });
});

test('[P10] they may try for a second as often as they like, and stop after any failed try', () => {
  const hopeful = together(LINE, {
    hands: { red: ['1400', '1660', '1670', '1800'], green: ['1850'] },
    discards: ['1000'],
  });
  const first = after(hopeful, red, play('1400'));
  const second = after(first, red, play('1660'));
  expect(second).toMatchObject({ turn: red, tried: 2, laid: 1 });
  expect(after(second, red, STOP)).toMatchObject({ turn: green });
  const third = after(second, red, play('1670'));
  expect(third).toMatchObject({ turn: red, tried: 3, laid: 1 });
  expect(after(third, red, play('1800'))).toMatchObject({ turn: green, tried: 0, laid: 0 });
});

test('[P11] [N1] the second card ends the turn, and the hand is filled to four', () => {
  const ruling = act(after(start, red, play('1400')), red, play('1800'));
  expect(events(ruling)).toEqual([
    { type: 'played', seat: red, card: '1800', spot: { at: 'right' } },
    { type: 'drew', seat: red, cards: ['1900', '1910'] },
    { type: 'on-turn', seat: green, until: null },
  ]);
  const { state } = ruling as { state: Together };
  expect(handOf(state, red)).toEqual(['1550', '1660', '1900', '1910']);
  expect(state.pile).toEqual({ top: { card: '1920', sign: 'circle' }, left: 2 });
});

test('[P12] with one card laid and none left to try, the turn ends by itself', () => {
  const few = together(LINE, {
    hands: { red: ['1400', '1660', '~1670'], green: ['1850'] },
    pile: PILE,
    discards: ['1000'],
  });
  const first = after(few, red, play('1400'));
  expect(first).toMatchObject({ turn: red, laid: 1 });
  const end = after(first, red, play('1660'));
  expect(end).toMatchObject({ turn: green, tried: 0, laid: 0, ended: null });
  expect(handOf(end, red)).toEqual(['~1660', '~1670', '1900', '1910']);
});

test('[D1] [D4] a card with the right sign is discarded, shows another sign, and ends the turn', () => {
  const ruling = act(start, red, discard('1550'));
  expect(events(ruling)).toEqual([
    { type: 'discarded', seat: red, card: '1550' },
    { type: 'drew', seat: red, cards: ['1900'] },
    { type: 'on-turn', seat: green, until: null },
  ]);
  const { state } = ruling as { state: Together };
  expect(state).toMatchObject({ discards: ['1000', '1550'], turn: green, tried: 0, laid: 0 });
  expect(state).toMatchObject({ asked: 'triangle', turnedBy: { red: 1, green: 0 } });
  const date = { shown: 'year', year: 1550 };
  expect(backOf(view(state), '1550')).toEqual({ date, sign: 'triangle' });
  expect(census(state)).toEqual(census(start));
});

test('[D1] a sideways card can be discarded, too', () => {
  const rid = after(sideways, red, discard('1660'));
  expect(rid.discards).toEqual(['1000', '1660']);
});

test('[D1] [D2] the sign to match is that of the last discard, not of the first', () => {
  const backs = { '1000': 'square', '1100': 'star' } as const;
  const fronts = { '1400': 'square', '1800': 'star' } as const;
  const two = together(LINE, { hands, discards: ['1000', '1100'], fronts, backs });
  expect(act(two, red, discard('1400'))).toMatchObject({ why: { need: 'star', sign: 'square' } });
  expect(act(two, red, discard('1800')).ok).toBe(true);
});

test.each<[rule: string, pile: string[], expected: string[]]>([
  ['[N1] an empty pile gives no card', [], ['~1660', '1550']],
  ['[N1] a small pile gives all it has', ['1900'], ['~1660', '1550', '1900']],
  [
    '[N1] the hand is filled to four, counting sideways cards',
    PILE,
    ['~1660', '1550', '1900', '1910'],
  ],
])('%s', (_rule, pile, expected) => {
  const few = { red: ['~1660', '1550', '1400'], green: ['1850'] };
  const before = together(LINE, { hands: few, pile, discards: ['1000'] });
  const drawn = after(after(before, red, play('1400')), red, STOP);
  expect(handOf(drawn, red)).toEqual(expected);
  expect(drawn.pile.left).toBe(Math.max(0, pile.length - 2));
});

test('[N2] an empty pile stays empty, whatever lies on the discards', () => {
  const before = together(LINE, {
    hands: { red: ['1400', '1550'], green: ['1850'] },
    discards: ['1000', '1001', '1002'],
  });
  const drawn = after(after(before, red, play('1400')), red, STOP);
  expect(drawn).toMatchObject({ discards: ['1000', '1001', '1002'], pile: { top: null, left: 0 } });
});

test.each<[rule: string, others: Record<string, string[]>, next: Seat]>([
  ['[T1] turns go clockwise', { green: ['1850'], blue: ['1860'] }, green],
  ['[N3] a player without cards is passed over', { green: [], blue: ['1860'] }, blue],
  ['[N3] all others may be passed over', { green: [], blue: [] }, red],
])('%s', (_rule, others, next) => {
  const all = { red: ['1400', '1550'], ...others };
  const before = together(LINE, { seats: 3, hands: all, discards: ['1000'] });
  const done = after(after(before, red, play('1400')), red, STOP);
  expect(done).toMatchObject({ turn: next, ended: null, tried: 0, laid: 0 });
});

test('[T1] the first seat follows the last', () => {
  const before = together(LINE, { hands, discards: ['1000'] }, { turn: green });
  expect(after(before, green, play('1850'))).toMatchObject({ turn: red, ended: null });
});

test('[N4] the last card of all ends the match', () => {
  const one = together(LINE, { hands: { red: ['1400'] }, discards: ['1000'] });
  const ruling = act(one, red, play('1400'));
  expect(ruling).toMatchObject({ state: { ended: { at: AT, how: 'complete' }, until: null } });
  expect(events(ruling)).toEqual([
    { type: 'played', seat: red, card: '1400', spot: { at: 'left' } },
    { type: 'over', at: AT, how: 'complete' },
  ]);
  const rid = together(LINE, { hands: { red: ['1400'] }, discards: ['1000'], ...FITTING });
  expect(after(rid, red, discard('1400'))).toMatchObject({ ended: { how: 'complete' } });
});

const FITTING = { fronts: { '1400': 'star', '1660': 'star' }, backs: { '1000': 'star' } } as const;

test.each<[rule: string, green: string[], pile: string[], isStuck: boolean]>([
  [
    '[N5] the match ends if all cards are sideways and none can be discarded',
    ['~1670', '~1680'],
    [],
    true,
  ],
  ['[N5] it ends in the same way with cards in the pile', ['~1670', '~1680'], PILE, true],
  ['[N5] the match goes on if one card can be discarded', ['~1670', '~1660'], [], false],
  ['[N5] the match goes on if one card can be tried', ['~1670', '1680'], [], false],
])('%s', (_rule, cards, pile, isStuck) => {
  const before = together(LINE, {
    hands: { red: ['1400', '1550'], green: cards },
    pile,
    discards: ['1000'],
    ...FITTING,
  });
  const ruling = act(after(before, red, play('1400')), red, STOP);
  const ended = isStuck ? { at: AT, how: 'stuck' } : null;
  expect(ruling).toMatchObject({ state: { turn: green, ended } });
  const last = isStuck ? { type: 'over', at: AT, how: 'stuck' } : { type: 'on-turn', seat: green };
  expect([...(events(ruling) as readonly object[])].slice(-1)).toMatchObject([last]);
});

test('[T3] the glass is turned at the start of a turn, and not within it', () => {
  const options = { talkSeconds: 60 };
  const timed = together(LINE, { hands, options, discards: ['1000'] }, { until: 60_000 });
  const first = after(timed, red, play('1400'), { at: 50_000 });
  expect(first).toMatchObject({ turn: red, until: 60_000 });
  expect(after(first, red, STOP, { at: 80_000 })).toMatchObject({ turn: green, until: 140_000 });
});

test('[T1] a single player takes one turn after another', () => {
  const solo = together(LINE, { seats: 1, hands: { red: ['1400', '1550'] }, discards: ['1000'] });
  const done = after(after(solo, red, play('1400')), red, STOP);
  expect(done).toMatchObject({ turn: red, tried: 0, laid: 0, ended: null });
});
