import { chances } from '../../../kit/random';
import { bySeat, type Seats } from '../../../kit/seat';
import { DECKS } from '../deck/decks';
import { COLOURS } from './components';
import { blue, census, DECK, green, OPTIONS, red } from './testing/fixture';
import { dealtFrom, misfit, places, setup } from './setup';
import type { Options, Secret, State } from './state';
import { turnedIn } from './turned';

const { cards } = DECK;
const COUNT = cards.length;
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);

const seated = (count: number) => places(count) as Seats;
const dealt = (count: number, options: Partial<Options> = {}, chance = 0.5): State =>
  dealtFrom(DECK, {
    seats: seated(count),
    options: { ...OPTIONS, ...options },
    chances: chances(chance),
  });
const VERSUS = { way: 'versus' } as const;
const TOGETHER = { way: 'together' } as const;

test.each([
  [1, 1],
  [2, 2],
  [8, 8],
  [0, undefined],
  [9, undefined],
  [2.5, undefined],
  [NaN, undefined],
])('[O1] a table for %d has the seats %p', (count, expected) => {
  expect(places(count)?.length).toBe(expected);
  if (expected) expect(places(count)).toEqual(COLOURS.slice(0, expected));
});

test.each<[Options['way'], number, boolean]>([
  ['versus', 1, false],
  ['versus', 2, true],
  ['versus', 8, true],
  ['together', 1, true],
  ['together', 8, true],
])('[O1] %s with %d players is possible: %p', (way, count, goes) => {
  const problem = misfit(seated(count), { ...OPTIONS, way });
  expect(problem).toEqual(goes ? undefined : expect.stringContaining('2'));
});

const all = (state: State): string[] => [...census(state)];
const pileOf = ({ secret }: { secret: Secret }) => secret.pile;

test.each(upTo(7).map(n => n + 2))(
  '[S1] [S3] [B2] the deal against each other for %d players',
  count => {
    const state = dealt(count, VERSUS);
    if (state.way !== 'versus') throw new Error('the other way');
    for (const seat of state.seats) expect(state.hands[seat]).toHaveLength(4);
    expect(state.line).toHaveLength(1);
    expect(state.discards).toEqual([]);
    expect(pileOf(state)).toHaveLength(COUNT - 4 * count - 1);
    expect(all(state)).toEqual(cards.map(({ id }) => id).sort());
    expect([...turnedIn(state)]).toEqual(state.line);
    const nothing = { turnedBy: noneOf(state), right: noneOf(state), known: [] };
    expect(state).toMatchObject({
      round: 1,
      isPlayOff: false,
      last: null,
      ended: null,
      ...nothing,
    });
  },
);

const noneOf = ({ seats }: State) => bySeat(seats, () => 0);

test.each(upTo(8).map(n => n + 1))(
  '[S1] [S2] [S3] [B2] the deal together for %d players',
  count => {
    const state = dealt(count, TOGETHER);
    if (state.way !== 'together') throw new Error('the other way');
    for (const seat of state.seats) expect(state.hands[seat]).toHaveLength(4);
    expect(state.line).toEqual([{ cards: [expect.any(String)], above: [] }]);
    expect(state.discards).toHaveLength(1);
    expect(pileOf(state)).toHaveLength(36 - 4 * count - 2);
    expect(new Set(all(state)).size).toBe(36);
    expect(Object.keys(state.secret.printed).sort()).toEqual(all(state));
    const open = [...state.line[0]!.cards, ...state.discards];
    expect([...turnedIn(state)]).toEqual(open);
    const [top] = state.discards;
    const asked = cards.find(({ id }) => id === top)!.back;
    expect(state).toMatchObject({ asked, tried: 0, laid: 0, last: null, ended: null, known: [] });
    expect(state.turnedBy).toEqual(noneOf(state));
  },
);

test('[B1] [B4] every card lies with its fact up and shows the sign of that side', () => {
  const { hands, pile, secret } = dealt(3);
  const lying = [...Object.values(hands).flat(), pile.top!];
  for (const { card, sign } of lying) {
    expect(sign).toBe(cards.find(({ id }) => id === card)!.front);
  }
  expect(Object.values(hands).flat()).toHaveLength(12);
  expect(
    Object.values(hands)
      .flat()
      .every(({ sideways }) => !sideways),
  ).toBe(true);
  expect(pile).toMatchObject({ top: { card: secret.pile[0] }, left: secret.pile.length });
});

test('[S4] the same seats, options and chance give the same table', () => {
  expect(dealt(4)).toEqual(dealt(4));
  expect(dealt(4, TOGETHER)).toEqual(dealt(4, TOGETHER));
  const tables = upTo(20).map(n => all(dealt(2, TOGETHER, n / 20)).join());
  expect(new Set(tables).size).toBe(20);
});

test('[S1] over many deals every card begins the line', () => {
  const starts = upTo(600).map(n => {
    const state = dealt(2, VERSUS, n / 600);
    return state.way === 'versus' && state.line[0];
  });
  expect(new Set(starts).size).toBe(COUNT);
});

test('[O3] [T1] the requested seat begins', () => {
  expect(dealt(3, { first: green })).toMatchObject({
    first: green,
    turn: green,
    playing: [green, blue, red],
  });
  expect(dealt(3, { ...TOGETHER, first: blue })).toMatchObject({ first: blue, turn: blue });
});

test.each([
  ['no seat is requested', null],
  ['the requested seat is not at the table', COLOURS[7]!],
])('[O3] if %s, chance decides who begins', (_why, first) => {
  const firsts = upTo(200).map(n => dealt(3, { first }, n / 200).turn);
  expect([...new Set(firsts)].sort()).toEqual([red, green, blue].sort());
  for (const seat of [red, green, blue]) {
    expect(firsts.filter(it => it === seat).length).toBeGreaterThan(40);
  }
});

test('[O3] [O4] the choice of who begins does not change the deal', () => {
  const { hands } = dealt(3, { first: green });
  expect(dealt(3, { first: blue }).hands).toEqual(hands);
  expect(dealt(3).hands).toEqual(hands);
});

test.each([VERSUS, TOGETHER])("[O4] a day's deal does not depend on chance: %p", way => {
  const day = { ...way, daily: '2026-11-18' };
  expect(dealt(2, day, 0.1)).toEqual(dealt(2, day, 0.9));
  expect(dealt(2, { ...way, daily: '2026-11-19' }).hands).not.toEqual(dealt(2, day).hands);
});

test("[O4] a day's deal in another way or for another number of players is a different one", () => {
  const daily = '2026-11-18';
  const tables = [
    ...[2, 3, 4].map(count => dealt(count, { ...VERSUS, daily })),
    ...[1, 2, 3].map(count => dealt(count, { ...TOGETHER, daily })),
  ];
  const orders = tables.map(({ seats, hands, secret }) =>
    [...seats.flatMap(seat => hands[seat] ?? []).map(({ card }) => card), ...secret.pile].slice(
      0,
      4,
    ),
  );
  expect(new Set(orders.map(cards => cards.join())).size).toBe(tables.length);
  const decks = ['one', 'two'].map(deck =>
    dealtFrom(
      { ...DECK, id: deck },
      { seats: seated(2), options: { ...OPTIONS, deck, daily }, chances: chances(0) },
    ),
  );
  expect(decks[0]!.hands).not.toEqual(decks[1]!.hands);
});

test('[T3] [O5] with a glass, its sand runs from the beginning', () => {
  expect(dealt(2).until).toBeNull();
  expect(dealt(2, { talkSeconds: 90 }).until).toBe(90_000);
});

test('[B1] [O2] the real decks are dealt by their names', () => {
  for (const { id, cards: printed } of DECKS) {
    const options = { ...OPTIONS, deck: id };
    const state = setup({ seats: seated(8), options, chances: chances(0.3) });
    expect(all(state)).toEqual(printed.map(card => card.id).sort());
  }
  const none = { ...OPTIONS, deck: 'none' };
  expect(() => setup({ seats: seated(2), options: none, chances: chances(0) })).toThrow(
    'no deck none',
  );
});

test('[S1] a deck with too few cards is refused', () => {
  const few = { ...DECK, cards: cards.slice(0, 8) };
  const deal = { seats: seated(2), options: OPTIONS, chances: chances(0) };
  expect(() => dealtFrom(few, deal)).toThrow('too small');
});
