import { chances } from '../../../../kit/random';
import { bySeat } from '../../../../kit/seat';
import { fold } from '../../../../table/saved';
import { playOut } from '../../../../table/selfplay';
import { type AnyGame, BOT_LEVELS, type BotLevel, decided } from '../../../game';
import type { Action } from '../actions';
import { aquaSphere } from '../game';
import { offers } from '../offers';
import { places, setup } from '../setup';
import type { State, View } from '../state';
import { DEVOTED } from './devoted';
import { act, AT, position, red, yellow } from '../testing/fixture';
import { view } from '../view';
import { bot } from './bots';
import { EXPERT } from './character';
import { tryable } from './plans';
import { type Search, searched, searchFrom } from './search';
import { thinker } from './thinker';

const dealt = setup({
  seats: places(3)!,
  options: { first: null, turnSeconds: null },
  chances: chances(5),
});
const moment = (seat = dealt.turn, arrived = true) => ({ seat, at: AT, chance: 0.4, arrived });
const LEVELS: readonly BotLevel[] = BOT_LEVELS;
const PEOPLE: readonly BotLevel[] = ['learner', 'player', 'expert'];

const acting = (level: BotLevel, seen: View, seat = seen.turn) => {
  const intent = decided(bot(level, seen, { ...moment(), seat }));
  return intent && 'act' in intent ? intent.act : undefined;
};

test.each(LEVELS)('[Y9] a %s does what is allowed', level => {
  const action = acting(level, view(dealt));
  expect(offers(dealt, dealt.turn, AT).map(it => it.action)).toContainEqual(action);
  expect(act(dealt, dealt.turn, action!).ok).toBe(true);
});

test.each(LEVELS)('[Y9] a %s decides by its view alone', level => {
  const { cards, expansions } = dealt.secret;
  const secret = {
    ...dealt.secret,
    cards: [...cards].reverse(),
    expansions: [...expansions].reverse(),
  };
  const other: State = { ...dealt, secret };
  expect(acting(level, view(other))).toEqual(acting(level, view(dealt)));
});

test.each(LEVELS)('[Y9] [T3] a %s that is not asked does nothing', level => {
  expect(bot(level, view(position()), moment(yellow))).toBeUndefined();
  const over = { name: 'over', at: 1, scores: {} } as const;
  expect(bot(level, view(position({ phase: over })), moment(red))).toBeUndefined();
});

test.each(PEOPLE)('[Y9] the hand of a %s takes its time, and less at a quicker pace', level => {
  const wait = (pace: number) => {
    const intent = bot(level, view(dealt), { ...moment(dealt.turn, false), pace });
    return intent && 'hand' in intent ? intent.hand - AT : 0;
  };
  expect(wait(1)).toBeGreaterThan(2_000);
  expect(Math.abs(wait(10) - wait(1) / 10)).toBeLessThan(1);
});

const match = playOut(
  aquaSphere as AnyGame,
  { seats: places(4)!, options: {}, seed: 3 },
  { levels: bySeat(places(4)!, () => 'plain' as BotLevel), slowest: 9 },
);

/** A position of a match among quick bots, with much to decide. */
function busy(plies: number): View {
  const opened = fold(match.saved, () => aquaSphere as AnyGame, plies);
  if (!opened.ok) throw new Error('the match does not fold');
  return view(opened.match.state as State);
}

test.each([10, 60, 61, 120])(
  '[Y9] however a thought is sliced, it leads to the same act, after %d plies',
  plies => {
    const seen = busy(plies);
    const acts = [1, 7, 100, Infinity].map(slice =>
      decided(thinker(EXPERT, slice)(seen, moment(seen.turn))),
    );
    for (const act of acts) expect(act).toEqual(acts[0]);
    expect(acts[0]).toHaveProperty('act');
  },
);

test('[Y9] a slice looks at its positions and no more, and can be thought twice', () => {
  const seen = busy(60);
  const search = searchFrom(tryable(seen), seen.turn, EXPERT, 0.4);
  const whole = positionsIn(search);
  expect(whole).toBeGreaterThan(100);
  expect(positionsIn(searched(search, 40))).toBe(whole - 40);
  expect(searched(search, 40)).toEqual(searched(search, 40));
  const end = searched(search, whole);
  expect(end.turn).toBeNull();
  expect(searched(end, 9)).toBe(end);
});

function positionsIn(search: Search): number {
  const next = searched(search, 1);
  return next.turn ? 1 + positionsIn(next) : 1;
}

test('[Y9] [T4] a thought never holds anything hidden', () => {
  const search = searched(searchFrom(tryable(view(dealt)), dealt.turn, EXPERT, 0.4), 500);
  const { secret } = search.turn!.ways!.way.from;
  expect(secret).toEqual({ cards: [], expansions: [], programmes: [], turns: [] });
});

test.each(Object.entries(DEVOTED))(
  '[Y9] a player devoted to %s does what is allowed',
  (_, play) => {
    for (const plies of [0, 40]) {
      const seen = busy(plies);
      const intent = play('plain', seen, moment(seen.turn));
      const action = intent && 'act' in intent ? (intent.act as Action) : undefined;
      expect(offers(seen, seen.turn, AT).map(it => it.action)).toContainEqual(action);
    }
  },
);

test.each([
  ['a catch of three', { programmed: ['octopods'] }, { octopods: 3 }, 'place'],
  ['passing with nothing else to do', { engineer: 'c1', stock: 0, time: 0 }, {}, 'pass'],
] as const)('[Y9] an expert prefers %s', (_what, player, sector, type) => {
  const own = { expansions: ['octopods-A'], ...player };
  const state = position({ own, sectors: { A: sector } });
  expect(acting('expert', view(state), red)).toMatchObject({ type });
});

test('[Y9] an expert pays a crystal for many points, and none for a single one', () => {
  const asked = (points: number) =>
    acting(
      'expert',
      view(
        position({
          round: 4,
          due: [{ name: 'points', points, from: 'card' }],
          own: { points: 16, crystals: 1 },
        }),
      ),
    );
  expect(asked(9)).toEqual({ type: 'cross', bot: null });
  expect(asked(1)).toEqual({ type: 'stop' });
});

test('[Y9] an expert among learners comes first over three matches', () => {
  const seats = places(3)!;
  const levels = bySeat(seats, seat => (seat === red ? 'expert' : 'learner') as BotLevel);
  let lead = 0;
  for (const seed of [1, 2, 3]) {
    const end = playOut(
      aquaSphere as AnyGame,
      { seats, options: {}, seed },
      { levels, slowest: 9 },
    );
    const { points } = aquaSphere.result(end.state as State) as { points: Record<string, number> };
    lead += points['red']! - Math.max(points['yellow']!, points['blue']!);
  }
  expect(lead).toBeGreaterThan(0);
});
