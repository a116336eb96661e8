/** Points of the interim and the final scoring, and who has won. */
import { sum } from '../../../kit/lists';
import { bySeat, of, type Seat } from '../../../kit/seat';
import type { Ranked } from '../../game';
import {
  BONUS,
  BOT_CAPS,
  growing,
  type Letter,
  LETTERS,
  MAJORITY,
  MOST_EXPANSIONS,
  STOCK,
  SUBMARINES,
} from './components';
import { lettersOf } from './lab';
import { playerOf, sectorOf } from './pieces';
import type { FinalScore, InterimScore, Player, Seen } from './state';

export const controlledBy = (seen: Seen, seat: Seat): readonly Letter[] =>
  LETTERS.filter(letter => sectorOf(seen, letter).control === seat);

/** The seats with the most control fields; none while nobody has one. */
export function majorityIn(seen: Seen): readonly Seat[] {
  const counts = seen.seats.map(seat => controlledBy(seen, seat).length);
  const most = Math.max(...counts);
  return most === 0 ? [] : seen.seats.filter((_, n) => counts[n] === most);
}

function majorityScore(seen: Seen, seat: Seat): number {
  const first = majorityIn(seen);
  if (!first.includes(seat)) return 0;
  return first.length === 1 ? MAJORITY.alone : MAJORITY.shared;
}

export const launchedBy = ({ submarines }: Player): number => SUBMARINES - submarines;

/** The columns that are open; the next one opens with another submarine. */
export const botCap = (player: Player): number => BOT_CAPS[launchedBy(player)] ?? STOCK;

export const botScore = (player: Player): number =>
  Math.min(Math.max(0, STOCK - player.stock), botCap(player));

const octopodLoss = (seen: Seen, seat: Seat): number =>
  sum(controlledBy(seen, seat).map(letter => growing(sectorOf(seen, letter).octopods)));

/** The points of an interim scoring, if it came now. */
export function interimScore(seen: Seen, seat: Seat): InterimScore {
  const player = playerOf(seen, seat);
  const parts = {
    majority: majorityScore(seen, seat),
    bots: botScore(player),
    crystals: growing(player.crystals),
    // Not -0, which JSON does not keep.
    octopods: 0 - octopodLoss(seen, seat),
  };
  return { ...parts, total: sum(Object.values(parts)) };
}

export function finalScore(seen: Seen, seat: Seat): FinalScore {
  const player = playerOf(seen, seat);
  const parts = {
    letters: growing(lettersOf(player).length),
    time: player.time,
    submarines: launchedBy(player) === SUBMARINES ? BONUS : 0,
    lab: player.expansions.length === MOST_EXPANSIONS ? BONUS : 0,
  };
  return { ...parts, total: sum(Object.values(parts)) };
}

/** Equal points: more control fields, then more crystals. */
const ranksOf = (seen: Seen, seat: Seat): readonly number[] => {
  const { points, crystals } = playerOf(seen, seat);
  return [points, controlledBy(seen, seat).length, crystals];
};

const compared = (one: readonly number[], other: readonly number[]): number =>
  one.map((number, n) => (other[n] ?? 0) - number).find(difference => difference !== 0) ?? 0;

export function result(seen: Seen): Ranked | undefined {
  if (seen.phase.name !== 'over') return undefined;
  const ranks = bySeat(seen.seats, seat => ranksOf(seen, seat));
  const sorted = [...seen.seats].sort((one, other) => compared(of(ranks, one), of(ranks, other)));
  const places: Seat[][] = [];
  for (const seat of sorted) {
    const last = places[places.length - 1];
    const [above] = last ?? [];
    if (last && above && compared(of(ranks, above), of(ranks, seat)) === 0) last.push(seat);
    else places.push([seat]);
  }
  return { kind: 'ranked', places, points: bySeat(seen.seats, it => playerOf(seen, it).points) };
}
