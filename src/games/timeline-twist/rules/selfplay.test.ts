import fc from 'fast-check';
import { chances } from '../../../kit/random';
import { bySeat, type Seat, type Seats } from '../../../kit/seat';
import type { MatchAnswer, RunningMatch } from '../../../table/match';
import { fold } from '../../../table/saved';
import { type SelfPlaySetup, playOut, type Players } from '../../../table/selfplay';
import { type AnyGame, type BotLevel, rulingOn } from '../../game';
import { compareDates } from '../deck/date';
import { DECKS } from '../deck/decks';
import type { Action, GameEvent } from './actions';
import { dateOn } from './cards';
import { timelineTwist } from './game';
import { offers } from './offers';
import { census, DECK, frozen, OPTIONS } from './testing/fixture';
import { score } from './score';
import { dealtFrom, places } from './setup';
import type { State } from './state';
import { turnedIn } from './turned';
import { view } from './view';

/** The game with frozen states only, so that a rule that mutates its input throws. */
const ICE: AnyGame = {
  ...(timelineTwist as AnyGame),
  setup: deal => frozen(timelineTwist.setup(deal as never)),
  apply: (state, action, context, chances) =>
    frozen(timelineTwist.apply(state as State, action as Action, context, chances)),
};
const MATCHES = Math.min(150, Number(process.env.MATCHES ?? 60));
const LEVELS: readonly BotLevel[] = ['random', 'plain', 'learner', 'player', 'expert'];

/** One of many tables: size, way and players vary with its number. */
function tableOf(n: number): { wish: SelfPlaySetup; players: Players } {
  const seats = places(n % 2 === 0 ? 1 + ((n / 2) % 8) : 2 + (n % 7)) as Seats;
  const options = { way: n % 2 === 0 ? 'together' : 'versus', talkSeconds: n % 3 ? null : 60 };
  const levels = bySeat(seats, seat => LEVELS[(n + seats.indexOf(seat)) % LEVELS.length]!);
  return { wish: { seats, options, seed: n }, players: { levels, slowest: 300 } };
}

type Step = { before: State; after: State; answer: MatchAnswer; seat: Seat | undefined };

function playing(n: number, told: (step: Step) => void): RunningMatch {
  const { wish, players } = tableOf(n);
  return playOut(ICE, wish, players, (before, answer, seat) => {
    const states = { before: before.state as State, after: answer.match.state as State };
    told({ ...states, answer, seat });
  });
}

const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

/** True if the dates ascend, with equal ones side by side. */
function isSorted(state: State): boolean {
  const row = state.way === 'versus' ? state.line : rowOf(state.line);
  const dates = row.map(card => dateOn(state, card));
  return dates.every((date, n) => n === 0 || compareDates(dates[n - 1]!, date) <= 0);
}

/** The line as one row: each column, then the cards above the gap behind it. */
const rowOf = (line: Extract<State, { way: 'together' }>['line']): string[] =>
  line.flatMap(({ cards, above }) => [...cards, ...above]);

/** True if every column and every gap holds a single date. */
function isTogether(state: State): boolean {
  if (state.way === 'versus') return true;
  const oneDate = (cards: readonly string[]) =>
    cards.every(card => compareDates(dateOn(state, card), dateOn(state, cards[0]!)) === 0);
  const firsts = state.line.map(({ cards }) => dateOn(state, cards[0]!));
  const rises = firsts.every((date, n) => n === 0 || compareDates(firsts[n - 1]!, date) < 0);
  const isBare = state.line[state.line.length - 1]!.above.length === 0;
  return rises && isBare && state.line.every(it => oneDate(it.cards) && oneDate(it.above));
}

/** Minimum counts for 60 matches, with a margin. Below them the tests would prove too little. */
const REACHED_PER_60 = {
  placed: 400,
  played: 300,
  discarded: 40,
  stopped: 60,
  drew: 400,
  won: 25,
  failed: 20,
  'play-off': 5,
};

test('[N6] [B2] [W5] in any match no card is lost, the line stays sorted, and the match ends', () => {
  const reached: Record<string, number> = {};
  const count = (what: string) => void (reached[what] = (reached[what] ?? 0) + 1);
  for (const n of upTo(MATCHES)) {
    let start: string | undefined;
    const end = playing(n, ({ before, after, answer }) => {
      start ??= census(before).join();
      if (!answer.ok) throw new Error('a bot that is refused has not understood what it sees');
      if (census(after).join() !== start) throw new Error('a card is lost or made');
      if (!isSorted(after) || !isTogether(after)) throw new Error('not in its order');
      for (const { type } of answer.events as readonly GameEvent[]) count(type);
    });
    const state = end.state as State;
    expect(new Set(census(state)).size).toBe(start?.split(',').length);
    count(state.ended!.how);
    if (state.way === 'versus' && state.isPlayOff) count('play-off');
    if (state.way === 'together') expect(end.saved.log.length).toBeLessThanOrEqual(2 * 36);
  }
  for (const [fact, floor] of Object.entries(REACHED_PER_60)) {
    const times = (reached[fact] ?? 0) / (MATCHES / 60);
    expect([fact, times >= floor ? 'often enough' : times]).toEqual([fact, 'often enough']);
  }
});

test('[W3] folding the log of a match gives the same match', () => {
  for (const n of upTo(12)) {
    const match = playing(n, () => undefined);
    const again = fold(match.saved, () => ICE);
    expect(again).toMatchObject({ ok: true });
    expect((again as { match: RunningMatch }).match.state).toEqual(match.state);
  }
});

test('[W1] time alone changes nothing, and nothing ever falls due', () => {
  playing(3, ({ after }) => {
    expect(timelineTwist.due(after)).toBeUndefined();
    expect(timelineTwist.elapse(after, 9e9)).toEqual({ state: after, events: [], reveals: false });
    expect(timelineTwist.elapse(after, 9e9).state).toBe(after);
  });
});

test("[X3] a team's score can be computed at any time, and the last one is the result", () => {
  for (const n of [2, 4, 6]) {
    let shownScore: number | undefined;
    const match = playing(n, ({ after }) => {
      if (after.way === 'together') shownScore = score(after).points;
    });
    expect(timelineTwist.result(match.state as State)!.points).toBe(shownScore);
  }
});

test('[W4] [W9] every offered act is decoded as it is and allowed, in every gap; all others are refused', () => {
  let offered = 0;
  const [{ cards }] = DECKS;
  const others = cards.slice(0, 6).map(({ id }) => id);
  for (const n of [1, 2, 3, 4]) {
    playing(n, ({ after, answer: { match } }) => {
      const able = after.seats.filter(seat => offers(after, seat, match.at).length > 0);
      expect(timelineTwist.waitingFor(after)).toEqual(able);
      for (const seat of after.seats) {
        const context = { seat, at: match.at, finger: match.at };
        const open = offers(after, seat, match.at).flatMap(({ action, choices }): Action[] =>
          action.type === 'place' ? choices!.gaps!.map(gap => ({ ...action, gap })) : [action],
        );
        for (const action of open) {
          expect(timelineTwist.whyNot(after, action, context)).toBeUndefined();
          expect(timelineTwist.action(action)).toEqual({ ok: true, value: action });
          offered++;
        }
        const tried = new Set([...after.hands[seat]!.map(({ card }) => card), ...others]);
        const allowed = everything([...tried], after.line.length + 1).filter(
          action => !timelineTwist.whyNot(after, action, context),
        );
        expect(allowed.map(encoded).sort()).toEqual(open.map(encoded).sort());
      }
    });
  }
  expect(offered).toBeGreaterThan(600);
});

const encoded = (action: Action): string => JSON.stringify(action);

const everything = (cards: readonly string[], most: number): Action[] => [
  { type: 'stop' },
  ...cards.flatMap((card): Action[] => [
    { type: 'play', card },
    { type: 'discard', card },
    ...Array.from({ length: most + 1 }, (_, gap): Action => ({ type: 'place', card, gap })),
  ]),
];

const anyAction = fc.oneof(
  fc.record({ type: fc.constant('place' as const), card: fc.nat(5), gap: fc.nat(6) }),
  fc.record({ type: fc.constantFrom('play' as const, 'discard' as const), card: fc.nat(5) }),
  fc.record({ type: fc.constant('stop' as const), card: fc.nat(0) }),
);
const anyTry = fc.record({
  action: anyAction,
  // Mostly the seat whose turn it is, sometimes another.
  seat: fc.nat(8),
  chance: fc.double({ min: 0, max: 0.999, noNaN: true }),
});

test.each(['versus', 'together'] as const)(
  '[W2] [B2] whatever is tried %s, a refusal changes nothing, and no card is made or lost',
  way => {
    let [done, refused] = [0, 0];
    const seats = places(3) as Seats;
    const tries = fc.array(anyTry, { minLength: 40, maxLength: 80, size: 'max' });
    fc.assert(
      fc.property(tries, fc.nat(999), (wanted, seed) => {
        const options = { ...OPTIONS, way };
        let state = frozen(dealtFrom(DECK, { seats, options, chances: chances(seed) }));
        const start = census(state).join();
        for (const { action: idea, seat: at, chance } of wanted) {
          const seat = seats[at] ?? state.turn;
          // Mostly the seat's own cards, sometimes one that lies open.
          const own = state.hands[seat]!.map(({ card }) => card);
          const cards = [...own, ...turnedIn(state)];
          const action = { ...idea, card: cards[idea.card % cards.length] } as Action;
          const context = { seat, at: 0, finger: 0 };
          const ruling = rulingOn(timelineTwist, state, action, context, chances(chance));
          if (!ruling.ok) {
            expect(timelineTwist.whyNot(view(state), action, context)).toEqual(ruling.why);
            refused++;
            continue;
          }
          state = frozen(ruling.state); // a rule that mutates it throws
          expect(JSON.parse(JSON.stringify(state))).toEqual(state); // survives encoding
          expect(census(state).join()).toBe(start);
          expect(isSorted(state) && isTogether(state)).toBe(true);
          done++;
        }
      }),
      { seed: 7, numRuns: 30 },
    );
    expect(done).toBeGreaterThan(120);
    expect(refused).toBeGreaterThan(300);
  },
);
