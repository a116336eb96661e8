/** A whole match among bots, on a clock of its own: for tests, golden matches and benchmarks. */
import type { AnyGame, BotLevel } from '../games/game';
import { type Chance, chances, pick } from '../kit/chance';
import type { Millis } from '../kit/millis';
import type { BySeat, Seat } from '../kit/seat';
import { act, type Answer, deal, pass, type Table, viewOf, type Wish } from './match';

export type Players = {
  readonly levels: BySeat<BotLevel>;
  /** A hand takes from 1 ms up to this long to move. */
  readonly slowest: Millis;
};
/** Told of every act and of every passing of time. */
export type Witness = (before: Table, answer: Answer, seat: Seat | undefined) => void;

/** When each seat looks at the table again. */
type Looks = ReadonlyMap<Seat, Millis>;

const ENOUGH = 100_000;
const NEVER = Infinity;

/** Plays to the end; a game whose end never comes is a mistake. */
export function playOut(game: AnyGame, wish: Wish, players: Players, witness?: Witness): Table {
  const dealt = deal(game, wish);
  if (!dealt.ok) throw new Error(`no such table: ${JSON.stringify(dealt.why)}`);
  const next = chances(wish.seed);
  let table = dealt.table;
  let looks: Looks = new Map(table.match.seats.map(seat => [seat, 0]));
  for (let step = 0; step < ENOUGH && !game.result(table.state); step++) {
    const taken = takeStep(table, looks, players, next);
    if (taken.answer) witness?.(table, taken.answer, taken.seat);
    table = taken.answer?.table ?? table;
    ({ looks } = taken);
  }
  if (!game.result(table.state)) throw new Error(`no end after ${ENOUGH} steps`);
  return table;
}

type Step = { looks: Looks; answer?: Answer; seat?: Seat };

function takeStep(table: Table, looks: Looks, players: Players, next: () => Chance): Step {
  const [seat, at] = earliest(looks);
  const due = table.game.due(table.state) ?? NEVER;
  const hand = (): Millis => 1 + pick(next(), players.slowest);
  if (Math.min(due, at) === NEVER) {
    throw new Error('nobody means to do anything, and time changes nothing');
  }
  if (due <= at) return { answer: pass(table, due), looks: woken(looks, due, hand) };
  const moment = { seat, at, chance: next() };
  const level = players.levels[seat] ?? 'plain';
  const intent = table.game.bot(level, viewOf(table, seat), moment);
  if (intent && 'act' in intent) {
    const answer = act(table, { seat, action: intent.act, at });
    return { answer, seat, looks: woken(new Map(looks).set(seat, NEVER), at, hand) };
  }
  const wake = intent ? Math.max(intent.wake, at + 1) + hand() - 1 : NEVER;
  return { looks: new Map(looks).set(seat, wake) };
}

function earliest(looks: Looks): [Seat, Millis] {
  const [first, ...others] = [...looks];
  if (!first) throw new Error('nobody plays');
  return others.reduce((soFar, look) => (look[1] < soFar[1] ? look : soFar), first);
}

/** Something has happened: everybody looks up, as fast as each is. */
const woken = (looks: Looks, at: Millis, hand: () => Millis): Looks =>
  new Map([...looks].map(([seat, look]) => [seat, Math.min(look, at + hand())]));
