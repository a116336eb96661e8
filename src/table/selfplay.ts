/**
 * Plays a whole match among bots on a simulated clock, for tests, golden matches and benchmarks.
 */
import {
  type AnyGame,
  type BotLevel,
  decided,
  type PlayerRequest,
  type Intent,
  type TalkMessage,
} from '../games/game';
import { seedFrom } from '../kit/chance';
import { chanceOf, type Chances, chances, pick } from '../kit/random';
import type { Millis } from '../kit/millis';
import type { BySeat, Seat } from '../kit/seat';
import { AT_ONCE, type BotWakeups, scheduleBot, wakeBots } from './botWakeups';
import type { BotWakeup } from './hostState';
import {
  act,
  type MatchAnswer,
  deal as dealOut,
  pass,
  type RunningMatch,
  viewOf,
  type MatchSetup,
} from './match';

/** The same seed gives the same deal and the same moves of the bots. */
export type SelfPlaySetup = Omit<MatchSetup, 'seed'> & { readonly seed: string | number };

export type Players = {
  readonly levels: BySeat<BotLevel>;
  /** A hand takes between 1 ms and this long to move. */
  readonly slowest: Millis;
};
/** Called for every act, and whenever time passes. */
type Witness = (before: RunningMatch, answer: MatchAnswer, seat: Seat | undefined) => void;

type Spoken = PlayerRequest & { readonly until: Millis };
/** Everything but the match itself. */
type Round = {
  readonly wakeups: BotWakeups;
  readonly wishes: readonly Spoken[];
  readonly said: number;
};

const ENOUGH = 100_000;
const NEVER = Infinity;

/** Plays to the end, and throws if the game does not end. */
export function playOut(
  game: AnyGame,
  deal: SelfPlaySetup,
  players: Players,
  witness?: Witness,
): RunningMatch {
  const dealt = dealOut(game, { ...deal, seed: seedFrom(deal.seed) });
  if (!dealt.ok) throw new Error(`no such table: ${JSON.stringify(dealt.why)}`);
  const next = chances(chanceOf(String(deal.seed)));
  let match = dealt.match;
  const wakeups = new Map(match.saved.seats.map(seat => [seat, AT_ONCE]));
  let round: Round = { wakeups, wishes: [], said: 0 };
  for (let step = 0; step < ENOUGH && !game.result(match.state); step++) {
    const taken = takeStep(match, round, players, next);
    if (taken.answer) witness?.(match, taken.answer, taken.seat);
    match = taken.answer?.match ?? match;
    ({ round } = taken);
  }
  if (!game.result(match.state)) throw new Error(`no end after ${ENOUGH} steps`);
  return match;
}

type Step = { readonly round: Round; readonly answer?: MatchAnswer; readonly seat?: Seat };

function takeStep(match: RunningMatch, round: Round, players: Players, next: Chances): Step {
  const [seat, { at, arriving: arrived }] = earliest(round.wakeups);
  const due = match.game.due(match.state) ?? NEVER;
  const hand = (): Millis => 1 + pick(next(), players.slowest);
  if (Math.min(due, at) === NEVER) {
    throw new Error('nobody means to do anything, and time changes nothing');
  }
  if (due <= at) return { answer: pass(match, due), round: woken(round, due, hand) };
  const heard = round.wishes.filter(({ until }) => until > at);
  const moment = { seat, at, chance: next(), arrived, heard };
  const level = players.levels[seat] ?? 'plain';
  const intent = decided(match.game.bot?.(level, viewOf(match, seat), moment));
  const clock = {
    now: at,
    timeOf: same,
    pause: () => hand() - 1,
    rested: NEVER,
    state: match.state,
  };
  const wakeups = new Map(round.wakeups).set(seat, scheduleBot(intent, clock));
  const looked = { ...round, wakeups, wishes: heard };
  if (!intent || 'hand' in intent || 'wake' in intent) return { round: looked };
  if ('ask' in intent) return { round: woken(saidBy(looked, seat, at, intent), at, hand) };
  const answer = act(match, { seat, action: intent.act, at });
  return { answer, seat, round: woken(looked, at, hand) };
}

/** There is only one clock, so its time is match time. */
const same = (moment: Millis): Millis => moment;

type Asking = Extract<Intent<unknown>, { ask: TalkMessage }>;

function saidBy(round: Round, from: Seat, at: Millis, { ask, to, lasts }: Asking): Round {
  const said = round.said + 1;
  const wish: Spoken = { id: said, from, to, words: ask, until: at + lasts };
  return { ...round, said, wishes: [...round.wishes, wish] };
}

function earliest(wakeups: BotWakeups): [Seat, BotWakeup] {
  const [first, ...others] = [...wakeups];
  if (!first) throw new Error('nobody plays');
  return others.reduce((soFar, bot) => (bot[1].at < soFar[1].at ? bot : soFar), first);
}

/** Wakes all bots, each after its own reaction time. */
const woken = (round: Round, at: Millis, hand: () => Millis): Round => ({
  ...round,
  wakeups: wakeBots(round.wakeups, () => at + hand()),
});
