import fc from 'fast-check';
import { chances } from '../../../kit/random';
import { bySeat, type Seat } from '../../../kit/seat';
import type { MatchAnswer, RunningMatch } from '../../../table/match';
import { fold } from '../../../table/saved';
import { playOut } from '../../../table/selfplay';
import { type AnyGame, type BotLevel, rulingOn } from '../../game';
import type { Action } from './actions';
import { CHARGING, LETTERS, ROOMS, TASKS } from './components';
import type { GameEvent } from './events';
import { aquaSphere } from './game';
import { capacityOf } from './lab';
import { offers } from './offers';
import { places, setup } from './setup';
import type { State } from './state';
import { billOf } from './targets';
import { census, frozen, own } from './testing/fixture';
import { view } from './view';

/** The game with frozen states only, so that a rule that mutates its input throws. */
const ICE: AnyGame = {
  ...(aquaSphere as AnyGame),
  setup: deal => frozen(aquaSphere.setup(deal as never)),
  apply: (state, action, context, chances) =>
    frozen(aquaSphere.apply(state as State, action as Action, context, chances)),
};
const MATCHES = Number(process.env.MATCHES ?? 60);
const MIXED: readonly BotLevel[] = ['random', 'plain', 'random'];
/** Quick bots reach what chance seldom does, but they think; so they are in every fifth match. */
const levelIn = (n: number, place: number): BotLevel =>
  (n % 5 === 0 && MIXED[(n + place) % MIXED.length]) || 'random';

type Step = { before: State; after: State; answer: MatchAnswer; seat: Seat | undefined };

/** One of many tables: its size, its glass and its players vary with its number. */
function playing(n: number, see: (step: Step) => void): RunningMatch {
  const seats = places(2 + (n % 3))!;
  const options = { turnSeconds: n % 4 ? null : 60 };
  const levels = bySeat(seats, seat => levelIn(n, seats.indexOf(seat)));
  return playOut(
    ICE,
    { seats, options, seed: n },
    { levels, slowest: 300 },
    (before, answer, seat) =>
      see({ before: before.state as State, after: answer.match.state as State, answer, seat }),
  );
}

const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

function faultsIn(state: State): string[] {
  const limit = CHARGING[state.seats.length]!;
  const stations = LETTERS.filter(it => state.sectors[it].charging.length > limit);
  const doubled = LETTERS.map(it => state.sectors[it].submarines).filter(
    all => new Set(all).size < all.length,
  );
  const seats = state.seats.filter(seat => {
    const player = own(state, seat);
    const isFull = (['cards', 'crystals', 'time'] as const).some(berth => {
      const held = berth === 'cards' ? player.cards.length : player[berth];
      return held > capacityOf(player, berth) || held < 0;
    });
    const symbols = new Set(player.programmed).size;
    const most = seat === state.turn ? 3 : 2;
    return isFull || symbols > most || symbols < player.programmed.length || player.stock < 0;
  });
  return [...stations, ...doubled.flat(), ...seats];
}

/** Minimum counts for 60 matches, with a margin. Below them the tests would prove too little. */
const REACHED_PER_60 = {
  stepped: 1500,
  programmed: 1500,
  converted: 20,
  recalled: 500,
  placed: 1200,
  took: 150,
  caught: 80,
  launched: 25,
  extended: 100,
  researched: 100,
  rewarded: 30,
  crossed: 30,
  stopped: 30,
  skipped: 400,
  collected: 400,
  asked: 60,
  home: 100,
  neutral: 40,
};

test('[P1] [P2] [P3] [K2] [B6] [N7] [Y5] in any match no piece is lost and no limit broken', () => {
  const reached: Record<string, number> = {};
  const count = (what: string, times = 1) => void (reached[what] = (reached[what] ?? 0) + times);
  for (const n of upTo(MATCHES)) {
    let start: string | undefined;
    const end = playing(n, ({ before, after, answer, seat }) => {
      start ??= JSON.stringify(census(before));
      if (!answer.ok) throw new Error('a bot that is refused has not understood what it sees');
      if (JSON.stringify(census(after)) !== start) throw new Error('a piece is lost or made');
      const faults = faultsIn(after);
      if (faults.length > 0) throw new Error(`${n} ${seat}: ${faults.join()}`);
      for (const event of answer.events as readonly GameEvent[]) {
        count(event.type);
        if (event.type === 'placed') count('home', event.home.length);
        if (event.type === 'refilled') count('neutral', event.neutral.length);
      }
    });
    const state = end.state as State;
    expect([state.round, state.phase.name]).toEqual([4, 'over']);
    expect(state.secret.cards.length + state.secret.expansions.length).toBe(17 + 6);
  }
  for (const [fact, floor] of Object.entries(REACHED_PER_60)) {
    const times = (reached[fact] ?? 0) / (MATCHES / 60);
    expect([fact, times >= floor ? 'often enough' : times]).toEqual([fact, 'often enough']);
  }
});

test('[Y3] folding the log of a match gives the same match', () => {
  for (const n of upTo(6)) {
    const match = playing(n, () => undefined);
    const again = fold(match.saved, () => ICE);
    expect(again).toMatchObject({ ok: true });
    expect((again as { match: RunningMatch }).match.state).toEqual(match.state);
  }
});

test('[Y8] in any match the bill of a placed bot is what then happens', () => {
  let [worked, refused] = [0, 0];
  for (const n of upTo(9)) {
    playing(n, ({ before, after, answer, seat }) => {
      const { log } = answer.match.saved;
      const entry = log[log.length - 1];
      const action = entry?.do === 'act' ? (entry.action as Action) : undefined;
      const [due] = after.due;
      if (!seat || action?.type !== 'place' || before.due.length > 0) return;
      const bill = billOf(before, seat, action.task, action.sector);
      const event = answer.events.find(it => it.type === 'placed');
      expect(event).toMatchObject({ pushed: bill.pushed, home: bill.home });
      expect(own(before, seat).time - own(after, seat).time).toBe(bill.way);
      if (due?.name !== 'work' || bill.lines.length > 0) return;
      const work: Action = { type: 'work' };
      const ruling = rulingOn(aquaSphere, after, work, { seat, at: 0, finger: 0 }, () => 0);
      expect(ruling.ok ? undefined : ruling.why).toEqual(bill.whyNotWork);
      if (!ruling.ok) return void refused++;
      const [had, has] = [own(before, seat), own(ruling.state, seat)];
      expect({
        time: has.time - had.time + bill.way + bill.dock,
        crystals: has.crystals - had.crystals,
        points: has.points - had.points,
      }).toEqual(bill.gain);
      worked++;
    });
  }
  expect([worked > 100, refused > 20]).toEqual([true, true]);
});

test('[Y4] [Y7] in any match each offered act is decoded as it is, and offered to one seat', () => {
  let offered = 0;
  for (const n of [1, 2, 3]) {
    playing(n, ({ after, answer: { match } }) => {
      const able = after.seats.filter(seat => offers(after, seat, match.at).length > 0);
      expect(aquaSphere.waitingFor(view(after))).toEqual(able);
      for (const { action } of offers(after, after.turn, match.at)) {
        expect(aquaSphere.action(action)).toEqual({ ok: true, value: action });
        offered++;
      }
      expect(aquaSphere.state(JSON.parse(JSON.stringify(after)))).toEqual({
        ok: true,
        value: after,
      });
    });
  }
  expect(offered).toBeGreaterThan(2_000);
});

const anyTask = fc.constantFrom(...TASKS);
const anySector = fc.constantFrom(...LETTERS);
const anyAction = fc.oneof(
  fc.record({ type: fc.constant('step'), room: fc.constantFrom(...ROOMS) }),
  fc.record({ type: fc.constantFrom('buy', 'recall'), task: anyTask }),
  fc.record({ type: fc.constantFrom('move', 'letter'), sector: anySector }),
  fc.record({ type: fc.constant('place'), task: anyTask, sector: anySector }),
  fc.record({ type: fc.constant('cross'), bot: fc.option(anyTask) }),
  fc.record({ type: fc.constantFrom('work', 'work', 'skip', 'stop', 'pass', 'collect') }),
) as fc.Arbitrary<Action>;
const anyTry = fc.record({ action: anyAction, other: fc.nat(9), offered: fc.nat(999) });

test('[Y2] [P1] [P2] [P3] [K2] whatever is tried, a refusal changes nothing and no piece is lost', () => {
  let [done, refused] = [0, 0];
  const tries = fc.array(anyTry, { minLength: 150, maxLength: 250, size: 'max' });
  fc.assert(
    fc.property(tries, fc.nat(999), (wanted, seed) => {
      const options = { first: null, turnSeconds: null };
      const seats = places(2 + (seed % 3))!;
      let state = frozen(setup({ seats, options, chances: chances(seed) }));
      const start = JSON.stringify(census(state));
      for (const { action: idea, other, offered } of wanted) {
        // Mostly the seat on turn, sometimes another; often an act that is offered.
        const seat = other === 0 ? seats[0] : state.turn;
        const open = offers(state, state.turn, 0);
        const action = (other > 4 && open[offered % open.length]?.action) || idea;
        const context = { seat, at: 0, finger: 0 };
        const ruling = rulingOn(aquaSphere, state, action, context, () => 0);
        if (!ruling.ok) {
          expect(aquaSphere.whyNot(view(state), action, context)).toEqual(ruling.why);
          refused++;
          continue;
        }
        state = frozen(ruling.state);
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
        expect(JSON.stringify(census(state))).toBe(start);
        expect(faultsIn(state)).toEqual([]);
        done++;
      }
    }),
    { seed: 7, numRuns: 25 },
  );
  expect(done).toBeGreaterThan(600);
  expect(refused).toBeGreaterThan(1_000);
});
