import { chances } from '../../../../kit/random';
import { bySeat } from '../../../../kit/seat';
import { playOut } from '../../../../table/selfplay';
import { type AnyGame, BOT_LEVELS, type BotLevel } from '../../../game';
import { aquaSphere } from '../game';
import { offers } from '../offers';
import { places, setup } from '../setup';
import type { State, View } from '../state';
import { act, AT, position, red, yellow } from '../testing/fixture';
import { view } from '../view';
import { bot } from './bots';
import { plansOf, tryable } from './plans';

const dealt = setup({
  seats: places(3)!,
  options: { first: null, turnSeconds: null },
  chances: chances(5),
});
const moment = (seat = dealt.turn, arrived = true) => ({ seat, at: AT, chance: 0.4, arrived });
const LEVELS: readonly BotLevel[] = BOT_LEVELS;
const PEOPLE: readonly BotLevel[] = ['learner', 'player', 'expert'];

const acting = (level: BotLevel, seen: View, seat = seen.turn) => {
  const intent = bot(level, seen, { ...moment(), seat });
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

test('[Y9] [T4] a plan is a whole turn, and never holds anything hidden', () => {
  const state = tryable(view(dealt));
  const plans = plansOf(state, dealt.turn);
  expect(plans.length).toBeGreaterThan(10);
  for (const { end } of plans) {
    expect(end.due).toEqual([]);
    expect(end.secret).toEqual({ cards: [], expansions: [], programmes: [], turns: [] });
  }
});

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
