import { chances } from '../../../../kit/random';
import { bySeat, type Seat, type Seats } from '../../../../kit/seat';
import { playOut } from '../../../../table/selfplay';
import type { AnyGame, BotLevel, BotMoment } from '../../../game';
import { DECKS } from '../../deck/decks';
import type { Deck } from '../../deck/card';
import { timelineTwist } from '../game';
import {
  AT,
  discard,
  frozen,
  green,
  place,
  play,
  red,
  STOP,
  together,
  versus,
} from '../testing/fixture';
import { byCards, score } from '../score';
import { places, setup } from '../setup';
import type { Options, State, Versus } from '../state';
import { beliefOf, likelyIn } from './belief';
import { type Character, EXPERT, LEARNER, PLAYER } from './character';
import { loreOf, middleOf, shareIn, stretchOf } from './era';

const GAME = timelineTwist as AnyGame;
const LEVELS: readonly BotLevel[] = ['learner', 'player', 'expert', 'random', 'plain'];
const DECK = DECKS[0] as Deck;
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

const dealt = (way: Options['way'], seed = 0.5): State => {
  const options = { way, deck: DECK.id, first: red, daily: null, talkSeconds: null };
  return setup({ seats: places(2) as Seats, options, chances: chances(seed) });
};
const asked = (level: BotLevel, state: State, more: Partial<BotMoment> = {}, seat = red) =>
  timelineTwist.bot(level, frozen(timelineTwist.view(state, seat)), {
    seat,
    at: AT,
    chance: 0.3,
    arrived: true,
    ...more,
  });

describe.each(['versus', 'together'] as const)('%s', way => {
  test.each(LEVELS)('[W5] a %s bot answers the same to the same view, moment and chance', level => {
    const state = dealt(way);
    const intent = asked(level, state);
    expect(intent).toEqual(asked(level, state));
    expect(intent).toHaveProperty('act');
    const { act } = intent as { act: never };
    expect(timelineTwist.whyNot(state, act, { seat: red, at: AT, finger: AT })).toBe(undefined);
  });

  test.each(LEVELS)('[W5] a %s bot waits during the turns of others, and after the end', level => {
    const state = dealt(way);
    expect(asked(level, state, {}, green)).toBeUndefined();
    const over = { ...state, ended: { at: 1, how: 'failed' } } as State;
    expect(asked(level, over)).toBeUndefined();
  });

  test.each(['learner', 'player', 'expert'] as const)(
    '[W7] a %s takes time, depending on chance and the pace of the table',
    level => {
      const state = dealt(way);
      const hand = (chance: number, pace?: number) => {
        const wait = { arrived: false, chance, ...(pace && { pace }) };
        const intent = asked(level, state, wait);
        return (intent as { hand: number }).hand - AT;
      };
      const slow = [0.1, 0.2, 0.3, 0.4, 0.5].map(chance => hand(chance));
      expect(new Set(slow).size).toBe(5);
      expect(Math.min(...slow)).toBeGreaterThanOrEqual(2_000);
      expect(Math.max(...slow)).toBeLessThan(20_000);
      expect(hand(0.3, 1)).toBe(hand(0.3));
      expect(hand(0.3, 2)).toBe(Math.round(hand(0.3) / 2));
    },
  );
});

test("[W5] a bot's belief about a card is always the same, and differs between seats", () => {
  const view = dealt('versus');
  const cards = DECK.cards.map(({ id }) => id);
  const beliefs = (seat: Seat, who: Character) =>
    cards.map(it => beliefOf(view, seat, it, who).era);
  const own = beliefs(red, PLAYER);
  expect(beliefs(red, PLAYER)).toEqual(own);
  const alike = beliefs(green, PLAYER).filter((era, n) => era === own[n]);
  expect(alike.length).toBeLessThan(cards.length / 3);
});

/** The average error in e-folds of how long ago an event was. */
const error = (who: Character): number => {
  const view = dealt('versus');
  const off = [red, green].flatMap(seat =>
    DECK.cards.map(({ id, date }) =>
      Math.abs(beliefOf(view, seat, id, who).era - middleOf(stretchOf(date))),
    ),
  );
  return off.reduce((sum, it) => sum + it, 0) / off.length;
};

test('[W6] each level knows more than the one below, and none knows everything', () => {
  expect(error(EXPERT)).toBeGreaterThan(0.01);
  expect(error(PLAYER)).toBeGreaterThan(2 * error(EXPERT));
  expect(error(LEARNER)).toBeGreaterThan(1.5 * error(PLAYER));
});

test('[W5] every bot knows a date that was shown, however little it has learnt', () => {
  const view = versus(['1500'], { hands: { red: ['~1969'] } });
  expect(likelyIn(beliefOf(view, red, '1969', LEARNER), yearOf(1969))).toBeGreaterThan(0.999);
  expect(likelyIn(beliefOf(view, red, '1969', LEARNER), yearOf(1970))).toBeLessThan(0.001);
});

const yearOf = (year: number) => stretchOf({ shown: 'year', year });

test('[W5] against each other, a bot that knows the date finds the gap', () => {
  const hands = { red: ['~1550'] };
  const known = versus(['1400', '1500', '1600', '1700'], { hands, pile: ['1'] });
  for (const level of ['learner', 'expert', 'plain'] as const) {
    expect(asked(level, known)).toEqual({ act: place('1550', 2) });
  }
});

test('[W5] a bot believes something about an unknown card and plays on', () => {
  const strange = versus(
    ['1400', '1500'],
    {},
    { hands: { red: [{ card: 'unheard-of', sign: 'star', sideways: false }] } as never },
  );
  expect(asked('expert', strange)).toMatchObject({ act: { type: 'place', card: 'unheard-of' } });
});

const ROW = ['1500', '1600', '1700'];
const SIGNS = { fronts: { '1660': 'star', '1400': 'star' }, backs: { '1000': 'star' } } as const;

test('[W5] together, a card that can only be discarded goes first', () => {
  const hands = { red: ['1400', '~1660'], green: ['1800'] };
  const state = together(ROW, { hands, discards: ['1000'], ...SIGNS });
  for (const level of ['learner', 'expert'] as const) {
    expect(asked(level, state)).toEqual({ act: discard('1660') });
  }
});

test('[W5] together, a bot stops after one card if no other is likely enough', () => {
  const hands = { red: ['1400', '1410', '1420'], green: ['1800'] };
  const full = together(
    ['1300 | 1350', '1900'],
    { hands, discards: ['1000'] },
    { tried: 1, laid: 1 },
  );
  const known = { ...full, known: ['1400', '1410', '1420'] };
  expect(asked('expert', known)).toEqual({ act: STOP });
  expect(asked('expert', { ...known, tried: 0, laid: 0 })).toMatchObject({ act: { type: 'play' } });
});

test('[W5] together, the card that fits is tried before one that does not', () => {
  const hands = { red: ['1550', '1620'], green: ['1800'] };
  const state = together(['1500 | 1560', '1600', '1700'], { hands, discards: ['1000'] });
  const known = { ...state, known: ['1550', '1620'] };
  expect(asked('expert', known)).toEqual({ act: play('1620') });
});

test('[W5] together, the more useful card is tried, however uncertain: a hopeless one costs nothing', () => {
  const unsure = { card: 'unheard-of', sign: 'star', sideways: false } as const;
  const state = together(['1500', '1600', '1700'], {
    hands: { red: ['1550'] },
    discards: ['1000'],
  });
  const hands = { ...state.hands, [red]: [...state.hands[red]!, unsure] };
  const known = { ...state, hands, known: ['1550'] };
  expect(asked('expert', known)).toEqual({ act: play('unheard-of') });
  expect(asked('expert', { ...known, tried: 1, laid: 1 })).toEqual({ act: play('unheard-of') });
});

test.each([
  ['an expert spares the gap that others need', 'expert', '1551 1552 1553', '1650'],
  [
    'an expert spares the gap that others need and takes the other one',
    'expert',
    '1651 1652 1653',
    '1550',
  ],
  ['a learner looks only at its own cards', 'learner', '1551 1552 1553', '1550'],
] as const)('[W5] together: %s', (_what, level, theirs, chosen) => {
  const hands = { red: ['1550', '1650'], green: theirs.split(' ') };
  const state = together(ROW, { hands, discards: ['1000'] });
  const known = { ...state, known: [...hands.red, ...hands.green] };
  expect(asked(level, known)).toEqual({ act: play(chosen) });
});

test('[W5] a bot that knows the deck knows what share of it falls into a stretch', () => {
  const lore = loreOf(DECK.id);
  const all = { from: -Infinity, to: Infinity };
  const moon = stretchOf({ shown: 'year', year: 1969 });
  expect(shareIn(lore, all)).toBe(1);
  expect(
    shareIn(lore, { ...all, to: moon.from }) + shareIn(lore, { ...all, from: moon.from }),
  ).toBe(1);
  const then = DECK.cards.filter(({ date }) => middleOf(stretchOf(date)) < moon.from).length;
  expect(shareIn(lore, { ...all, to: moon.from })).toBe(then / DECK.cards.length);
  expect(shareIn(lore, { from: moon.to, to: moon.from })).toBe(0);
  expect(shareIn(loreOf('none'), all)).toBe(0);
});

// Strength of play
// ------------------------------------------------------------------------------------

const MATCHES = 60;
const PAIR = places(2) as Seats;

/** How many of these matches the better one wins. */
function wins(better: BotLevel, worse: BotLevel): number {
  const won = upTo(MATCHES).filter(seed => {
    const [one, other] = seed % 2 ? PAIR : [PAIR[1], PAIR[0]];
    const levels = { [one as Seat]: better, [other as Seat]: worse };
    const wish = { seats: PAIR, options: { way: 'versus' }, seed };
    const { state } = playOut(GAME, wish, { levels, slowest: 300 });
    return byCards(state as Versus).places[0]!.includes(one as Seat);
  });
  return won.length;
}

test('[W6] against each other the one that knows more wins more often', () => {
  expect(wins('player', 'learner')).toBeGreaterThan(0.7 * MATCHES);
  expect(wins('expert', 'player')).toBeGreaterThan(0.65 * MATCHES);
  expect(wins('plain', 'random')).toBeGreaterThan(0.9 * MATCHES);
});

/** The average score of four bots of one level. */
function average(level: BotLevel): number {
  const seats = places(4) as Seats;
  const points = upTo(MATCHES).map(seed => {
    const wish = { seats, options: { way: 'together' }, seed };
    const players = { levels: bySeat(seats, () => level), slowest: 300 };
    const state = playOut(GAME, wish, players).state as State;
    return state.way === 'together' ? score(state).points : 0;
  });
  return points.reduce((sum, it) => sum + it, 0) / MATCHES;
}

test('[W6] together those that know more score more', () => {
  const [random, learner, player, expert] = (
    ['random', 'learner', 'player', 'expert'] as const
  ).map(average) as [number, number, number, number];
  expect(learner).toBeGreaterThan(random + 12);
  expect(player).toBeGreaterThan(learner + 10);
  expect(expert).toBeGreaterThan(player + 3);
  expect(expert).toBeGreaterThan(28);
});
