import { chances, shuffled } from '../../../kit/random';
import type { Viewer } from '../../game';
import { DECKS } from '../deck/decks';
import { spanOf } from '../deck/date';
import type { Action } from './actions';
import { timelineTwist } from './game';
import {
  act,
  after,
  discard,
  frozen,
  green,
  place,
  play,
  red,
  STOP,
  together,
  verdictOf,
  versus,
} from './testing/fixture';
import type { Secret, State } from './state';
import { dateIn, isTurned } from './turned';

const hands = { red: ['1400', '1550', '1660', '1810'], green: ['1820', '1830'] };
const pile = ['1900', '1910', '1920', '1930'];
const apart = versus(['1500', '1600'], { hands, pile, discards: ['1000'] });
const asOne = together(['1500', '1600 | 1650', '1700'], {
  hands,
  pile,
  discards: ['1000'],
  fronts: { '1400': 'triangle' },
});
const back = after(
  versus(['1500'], { hands, pile: ['1900'], discards: ['1000'] }),
  red,
  place('1550', 0),
);

type Position = [rule: string, state: State];
const POSITIONS: Position[] = [
  ['[K1] [K2] against each other', apart],
  ['[K1] [K2] after a right card', after(apart, red, place('1550', 1))],
  ['[K1] [K2] after a wrong one', after(apart, red, place('1550', 0))],
  ['[K1] [K2] after the discards became the pile', back],
  ['[K1] [K2] together', asOne],
  ['[K1] [K2] with a card sideways', after(asOne, red, play('1660'))],
  ['[K1] [K2] after a discard', after(asOne, red, discard('1400'))],
  ['[K1] [K2] when it is over', { ...asOne, ended: { at: 1, how: 'failed' } }],
];
const VIEWERS: Viewer[] = [red, green, 'board'];

/**
 * Changes everything secret: the order below the top of the pile, and the prints on hidden backs.
 */
function scrambled(state: State): State {
  const { pile: cards, printed } = state.secret;
  const [top, ...rest] = cards;
  const other = Object.entries(printed).map(([card, { front, back: sign, date }], n) => [
    card,
    isTurned(state, card)
      ? { front, back: sign, date }
      : { front, back: 'square', date: { shown: 'year', year: 7_000 + n } },
  ]);
  const secret = {
    pile: top === undefined ? [] : [top, ...shuffled(rest, chances(0.9)).reverse()],
    printed: Object.fromEntries(other) as Secret['printed'],
  };
  return frozen({ ...state, secret });
}

test.each(POSITIONS)('%s no secret is visible, and none has an influence', (_rule, state) => {
  const other = scrambled(state);
  expect(other.secret).not.toEqual(state.secret);
  for (const viewer of VIEWERS) {
    const seen = timelineTwist.view(frozen(state), viewer);
    expect(seen).toStrictEqual(timelineTwist.view(other, viewer));
    const { secret: _, last, turnedBy, ...open } = state;
    expect(seen).toStrictEqual(state.ended ? { ...open, last, turnedBy } : open);
    const lying = Object.values(state.hands).flat();
    const unturned = lying.filter(({ card }) => !isTurned(state, card));
    const text = JSON.stringify(seen);
    for (const { card } of unturned) expect(text).not.toContain(`:${card}`); // a year, as a number
    for (const card of state.secret.pile.slice(1)) {
      if (!isTurned(state, card)) expect(text).not.toContain(card);
    }
  }
});

test.each(POSITIONS)(
  '%s no event reveals the date of an unturned card or what is in the pile',
  (_rule, state) => {
    for (const seat of [red, green]) {
      for (const action of TRIES) {
        const ruling = act(state, seat, action);
        if (!ruling.ok) continue;
        for (const viewer of VIEWERS) {
          const events = timelineTwist.eventsFor(viewer, ruling.events, ruling.state);
          const text = JSON.stringify(events);
          expect(text).not.toContain('"shown"');
          for (const card of ruling.state.secret.pile.slice(1)) {
            if (!isTurned(ruling.state, card)) expect(text).not.toContain(card);
          }
        }
      }
    }
  },
);

const TRIES: readonly Action[] = [
  place('1550', 0),
  place('1550', 1),
  place('1820', 0),
  place('1900', 1),
  place('1550', 9),
  play('1550'),
  play('1660'),
  play('1820'),
  discard('1550'),
  discard('1820'),
  STOP,
];

test.each(POSITIONS)('[K3] %s: no refusal reveals a date', (_rule, state) => {
  for (const seat of [red, green]) {
    for (const action of TRIES) {
      const ruling = act(state, seat, action);
      const why = ruling.ok ? undefined : ruling.why;
      expect(verdictOf(state, seat, action)).toEqual(why);
      const other = act(scrambled(state), seat, action);
      expect(other.ok ? undefined : other.why).toEqual(why);
    }
  }
});

test('[B4] the top of the pile is visible, and of the rest only the number', () => {
  const seen = timelineTwist.view(apart, green);
  expect(seen.pile).toEqual({ top: { card: '1900', sign: 'circle' }, left: 4 });
  expect(seen.hands[red]!.map(({ card }) => card)).toEqual(hands.red);
});

test('[K7] a view says what was turned last, and how many by whom, only at the end', () => {
  const over = after(
    versus(['1500'], { hands: { red: ['1600'], green: ['1700', '1400'] } }),
    red,
    place('1600', 1),
  );
  expect(over.ended).toBeNull();
  expect(timelineTwist.view(over, green)).not.toHaveProperty('last');
  expect(timelineTwist.view(over, green)).not.toHaveProperty('turnedBy');
  const end = after(over, green, place('1700', 0));
  expect(end.ended).toMatchObject({ how: 'won' });
  expect(timelineTwist.view(end, green)).toMatchObject({
    last: { seat: green, card: '1700', gap: 0, fits: false },
    turnedBy: { red: 1, green: 1 },
  });
});

test('[B5] a date once shown stays known, in the pile as well', () => {
  expect(back.secret.pile).toContain('1550');
  expect(dateIn(timelineTwist.view(back, green), '1550')).toMatchObject({ year: 1550 });
});

test('[K4] nothing shown is taken back: every act reveals, but to stop with nothing to draw', () => {
  const laid = after(asOne, red, play('1550'));
  const empty = { ...laid, pile: { top: null, left: 0 }, secret: { ...laid.secret, pile: [] } };
  const acts = (state: State, action: Action) => act(state, red, action);
  expect(acts(asOne, play('1660'))).toMatchObject({ ok: true, reveals: true });
  expect(acts(asOne, discard('1400'))).toMatchObject({ ok: true, reveals: true });
  expect(acts(laid, { type: 'stop' })).toMatchObject({ ok: true, reveals: true });
  expect(acts(empty, { type: 'stop' })).toMatchObject({ ok: true, reveals: false });
});

test("[K1] [B3] a card's name reveals nothing about its date", () => {
  for (const { cards } of DECKS) {
    for (const { id, date } of cards) {
      const years = [spanOf(date).from, spanOf(date).to].map(year => `${Math.abs(year)}`);
      expect(years.filter(year => year.length > 2 && id.includes(year))).toEqual([]);
    }
    const byName = [...cards].sort((one, other) => (one.id < other.id ? -1 : 1));
    const byDate = [...cards].sort((one, other) => spanOf(one.date).from - spanOf(other.date).from);
    expect(Math.abs(likeness(byName, byDate))).toBeLessThan(0.2);
  }
});

/** Spearman's rank correlation: 1 for the same order, −1 for the opposite, near 0 for none. */
function likeness<T>(one: readonly T[], other: readonly T[]): number {
  const n = one.length;
  const squares = one.map((thing, at) => (at - other.indexOf(thing)) ** 2);
  return 1 - (6 * squares.reduce((sum, square) => sum + square, 0)) / (n * (n * n - 1));
}
