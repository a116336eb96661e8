import { keysOf } from '../../../kit/keys';
import { bySeat, of, type Seat } from '../../../kit/seat';
import { act, type MatchAnswer, pass, type RunningMatch } from '../../../table/match';
import { fold } from '../../../table/saved';
import { type SelfPlaySetup, playOut, type Players } from '../../../table/selfplay';
import type { AnyGame, Bot, Viewer } from '../../game';
import type { Action, GameEvent } from './actions';
import { ownOrders } from './bot/survey';
import { nextWake } from './bot/wake';
import { thingAt } from './centre';
import { COLOURS, type TileId } from './components';
import { timeNSpace } from './game';
import { offers, type TnsOffer } from './offers';
import { census, frozen } from './testing/fixture';
import { scores } from './score';
import type { Glass, State, View } from './state';

/** The game with frozen states only, so that a rule that mutates its input throws. */
const ICE: AnyGame = {
  ...(timeNSpace as AnyGame),
  setup: deal => frozen(timeNSpace.setup(deal as never)),
  apply: (state, action, context, chances) =>
    frozen(timeNSpace.apply(state as State, action as Action, context, chances)),
  elapse: (state, at) => frozen(timeNSpace.elapse(state as State, at)),
};
const find = () => ICE;
const LEVELS = [
  ['random', 'random', 'random', 'random'],
  ['random', 'plain', 'random', 'plain'],
  ['plain', 'plain', 'plain', 'plain'],
] as const;
const MATCHES = Number(process.env.MATCHES ?? 300);

/** One of many tables: size, options and players vary with its number. */
function tableOf(n: number): { wish: SelfPlaySetup; players: Players } {
  const seats = COLOURS.slice(0, n % 2 === 0 ? 4 : 3);
  const levels = LEVELS[n % LEVELS.length]!;
  const options = {
    level: n % 5 === 3 ? 'beginner' : 'normal',
    innerLinks: n % 7 === 0,
    minutes: n % 50 === 0 ? 30 : 6,
    glassSeconds: n % 3 === 0 ? { red: 30 } : {},
  };
  const players = { levels: bySeat(seats, seat => levels[seats.indexOf(seat)]!), slowest: 300 };
  return { wish: { seats, options, seed: n }, players };
}

type Step = { before: State; after: State; answer: MatchAnswer; events: readonly GameEvent[] };
type Told = (step: Step, seat: Seat | undefined) => void;

function play(n: number, told: Told, game = ICE, { wish, players } = tableOf(n)): RunningMatch {
  return playOut(game, wish, players, (before, answer, seat) => {
    const events = answer.events as readonly GameEvent[];
    const states = { before: before.state as State, after: answer.match.state as State };
    told({ ...states, answer, events }, seat);
  });
}

const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

/** Minimum counts for 1,500 matches, with a margin. Below them the tests would prove too little. */
const REACHED_PER_1500 = {
  delivered: 2_500,
  upgraded: 1_500,
  built: 2_500,
  contested: 60,
  'to-choose-anew': 30,
  exchanged: 80,
  over: 1_500,
};

test('[W4] [B2] [B3] [B4] [B7] in thousands of matches nothing is made or lost, and all end', () => {
  const reached: Record<string, number> = {};
  for (const n of upTo(MATCHES)) {
    let start: State | undefined;
    const match = play(
      n,
      ({ before, answer, events }) => {
        start ??= before;
        if (!answer.ok) throw new Error('a bot that is refused has not understood what it sees');
        for (const { type } of events) reached[type] = (reached[type] ?? 0) + 1;
      },
      timeNSpace as AnyGame,
    );
    const end = match.state as State;
    expect(census(end)).toEqual(census(start!));
    expect(census(end).cubes).toBe(48);
    expect(end.phase.name).toBe('over');
  }
  for (const [fact, floor] of Object.entries(REACHED_PER_1500)) {
    const times = (reached[fact] ?? 0) / (MATCHES / 1_500);
    expect([fact, times >= floor ? 'often enough' : times]).toEqual([fact, 'often enough']);
  }
});

test('[W4] [H6] [H5] [B7] no glass is lifted before its sand has run out, and there are always two', () => {
  let lifted = 0;
  for (const n of upTo(40)) {
    play(n, ({ before, after, answer, events }, seat) => {
      for (const fact of events) {
        if (fact.type !== 'lifted') continue;
        const glass: Glass = of(before.glasses, seat!)[fact.glass];
        expect(glass!.until).toBeLessThanOrEqual(answer.match.at);
        lifted++;
      }
      if (seat && after.glasses !== before.glasses) expect(of(after.glasses, seat)).toHaveLength(2);
    });
  }
  expect(lifted).toBeGreaterThan(1_500);
});

test('[B2] [B3] [B4] all cubes, counters and tiles are there after every single step', () => {
  let steps = 0;
  for (const n of upTo(12)) {
    play(n, ({ before, after }) => {
      expect(census(after)).toEqual(census(before));
      steps++;
    });
  }
  expect(steps).toBeGreaterThan(1_000);
});

const CHANCE = /chance|seed|secret|stacks|box|choices/;
const viewersOf = ({ seats }: State): Viewer[] => [...seats, 'board'];

/** Tiles that nobody can see: in a stack below the top one, or in the box. */
function hidden({ secret }: State): TileId[] {
  const under = Object.values(secret.stacks).flatMap(([, ...rest]) => rest);
  return [...under, ...secret.box];
}

/** Looks the same to every viewer, but has other secrets. */
function disguised(state: State): State {
  const { stacks, choices, box } = state.secret;
  const turned = keysOf(stacks).map(moon => {
    const [top = [], rest = []] = [stacks[moon]?.slice(0, 1), stacks[moon]?.slice(1)];
    return [moon, [...top, ...[...rest].reverse()]] as const;
  });
  const chosen = keysOf(choices).map(seat => [seat, ownOrders(of(state.centres, seat)).slice(-2)]);
  const secret = { stacks: Object.fromEntries(turned), choices: Object.fromEntries(chosen) };
  return { ...state, secret: { ...secret, box: [...box].reverse() } };
}

test('[V4] whatever reveals nothing has the same outcome with other secrets', () => {
  const count = { hidden: 0, revealed: 0 };
  for (const n of upTo(6)) {
    const { wish, players } = tableOf(n);
    playOut(timeNSpace as AnyGame, wish, players, (before, { match }) => {
      const entry = match.saved.log[match.saved.log.length - 1]!;
      const state = disguised(before.state as State);
      const start = { ...before, state };
      const other = entry.do === 'act' ? act(start, entry) : pass(start, entry.at);
      if (match.undoFrom > before.undoFrom) return void count.revealed++;
      count.hidden++;
      expect(other.match.undoFrom).toBe(before.undoFrom);
      expect(timeNSpace.view(other.match.state as State, 'board')).toEqual(
        timeNSpace.view(match.state as State, 'board'),
      );
    });
  }
  expect(count.hidden).toBeGreaterThan(500);
  expect(count.revealed).toBeGreaterThan(20);
});

test("[V1] no view of a whole match has a hidden tile, another's choice or chance in it", () => {
  let views = 0;
  for (const n of [1, 2, 3, 4, 5, 8]) {
    const { wish } = tableOf(n);
    play(n, ({ after }) => {
      for (const viewer of viewersOf(after)) {
        const { choice, ...open } = timeNSpace.view(after, viewer);
        const text = JSON.stringify(open);
        expect(hidden(after).filter(tile => text.includes(`"${tile}"`))).toEqual([]);
        expect(text).not.toMatch(CHANCE);
        expect(choice).toBe(viewer === 'board' ? undefined : after.secret.choices[viewer]);
        views++;
      }
    });
    expect(wish.seed).toBe(n);
  }
  expect(views).toBeGreaterThan(2_000);
});

test('[V1] [V2] hidden things have no influence on what is seen', () => {
  for (const n of [1, 2, 6]) {
    play(n, ({ after }) => {
      const other: State = { ...after, secret: { stacks: {}, choices: {}, box: [] } };
      for (const viewer of viewersOf(after)) {
        const { choice: _, ...open } = timeNSpace.view(after, viewer);
        expect(timeNSpace.view(other, viewer)).toEqual(open);
      }
    });
  }
});

test('[V2] every view survives encoding', () => {
  for (const n of [1, 2, 3]) {
    play(n, ({ after }) => {
      for (const viewer of viewersOf(after)) {
        const seen = timeNSpace.view(after, viewer);
        expect(JSON.parse(JSON.stringify(seen))).toEqual(seen);
      }
    });
  }
});

test('[W3] folding the log of a match gives the same match, from any ply on', () => {
  for (const n of upTo(40)) {
    const plies: State[] = [];
    const match = play(n, ({ answer }) => {
      plies[answer.match.saved.log.length] = answer.match.state as State;
    });
    const again = fold(match.saved, find);
    expect(again).toMatchObject({ ok: true });
    expect((again as { match: RunningMatch }).match.state).toEqual(match.state);
    const ply = Math.floor((match.saved.log.length * (n % 10)) / 10) + 1;
    const partly = fold(match.saved, find, ply) as { match: RunningMatch };
    expect(partly.match.state).toEqual(plies[ply]);
  }
});

test('[X6] scores can be computed at any time, and the last one is the result', () => {
  for (const n of [2, 4, 6]) {
    let before: unknown;
    const match = play(n, step => {
      before = scores(step.before);
    });
    const end = match.state as State;
    expect(timeNSpace.result(end)!.points).toEqual(
      bySeat(end.seats, seat => scores(end)[seat]!.points),
    );
    expect(Object.keys(before as object)).toEqual([...end.seats]);
  }
});

/** Loads only blue cubes and never delivers one. */
const hoarder: Bot<View, Action> = (seen, moment) => {
  const centre = of(seen.centres, moment.seat);
  const hoard = ({ action, choices }: TnsOffer): Action[] => {
    if (action.type === 'turn') return /plant|beam|trade-1/.test(action.on) ? [action] : [];
    if (action.type !== 'lift') return [action];
    const { deed } = action;
    if (deed.do === 'produce' || deed.do === 'lapse') return [action];
    const from = (choices?.from ?? []).filter(field => thingAt(centre, field) === 'blue');
    const moves = (choices?.fields ?? []).flatMap((to, n) =>
      from[n] ? [{ from: from[n], to }] : [],
    );
    return deed.do === 'load' && moves.length > 0 ? [{ ...action, deed: { ...deed, moves } }] : [];
  };
  const wishes = offers(seen, moment.seat, moment.at).flatMap(hoard);
  const chosen = wishes[Math.floor(moment.chance * wishes.length)];
  return chosen ? { act: chosen } : nextWake(seen, moment);
};

test('[P3] [B2] if everybody hoards, goods are used up, and no supply falls below zero', () => {
  const greedy: AnyGame = { ...ICE, bot: (_, seen, moment) => hoarder(seen as View, moment) };
  const options = { level: 'beginner', minutes: 30 }; // with large beam stations from the start
  let ranOut = 0;
  for (const seed of upTo(10)) {
    const table = tableOf(2 * seed);
    const wish = { ...table.wish, options, seed };
    const end = play(seed, () => undefined, greedy, { ...table, wish }).state as State;
    const least = Math.min(...Object.values(end.supply));
    expect(least).toBeGreaterThanOrEqual(0);
    expect(census(end).cubes).toBe(48);
    if (least === 0) ranOut++;
  }
  expect(ranOut).toBeGreaterThan(3);
});

test('[W5] [W12] every act offered is decoded as it is, and allowed', () => {
  let offered = 0;
  for (const n of [1, 2, 3, 4]) {
    play(
      n,
      ({
        after,
        answer: {
          match: { at },
        },
      }) => {
        const awaited = timeNSpace.waitingFor(after);
        if (after.phase.name === 'over') expect(awaited).toEqual([]);
        for (const seat of after.seats) {
          for (const { action } of offers(after, seat, at)) {
            const context = { seat, at, finger: at };
            expect(timeNSpace.whyNot(after, action, context)).toBeUndefined();
            expect(timeNSpace.action(action)).toEqual({ ok: true, value: action });
            expect(awaited).toContain(seat);
            offered++;
          }
        }
      },
    );
  }
  expect(offered).toBeGreaterThan(5_000);
});
