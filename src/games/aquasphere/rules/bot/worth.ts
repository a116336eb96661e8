/** How well a seat stands, in points: those on the track, and those that its pieces promise. */
import { sum } from '../../../../kit/lists';
import type { Seat } from '../../../../kit/seat';
import {
  BONUS,
  BOT_CAPS,
  type Card,
  growing,
  type Letter,
  LETTERS,
  MAJORITY,
  MOST_EXPANSIONS,
  type Reward,
  ROUNDS,
  STOCK,
  SUBMARINES,
  type Task,
  WHITE_FIELDS,
} from '../components';
import { capacityOf, cardOf, lettersOf, roomFor } from '../lab';
import { playerOf, sectorOf } from '../pieces';
import { controlledBy, launchedBy } from '../score';
import type { Player, Seen } from '../state';
import type { Weights } from './character';

/** Interim scorings to come, with the one of this round unless its counters have moved. */
function scoringsLeft({ round, phase }: Seen): number {
  return ROUNDS - round + (phase.name === 'points' ? 0 : 1);
}

/** 1 for the next scoring, and less for each after it. */
const weighed = (left: number, later: number): readonly number[] =>
  Array.from({ length: left }, (_, n) => later ** n);

export function worth(seen: Seen, seat: Seat, weights: Weights): number {
  const player = playerOf(seen, seat);
  const scorings = weighed(scoringsLeft(seen), weights.later);
  const left = sum(scorings);
  return (
    player.points +
    botsWorth(player, scorings, weights) +
    left * growing(player.crystals) +
    weights.toll * Math.min(player.crystals, 2) +
    timeWorth(player, weights) +
    fieldsWorth(seen, seat, left, weights) +
    readyWorth(seen, seat, weights) +
    labWorth(player, left, weights) +
    submarinesWorth(player, left, weights) +
    sum(player.cards.map(id => cardWorth(cardOf(id), player, left, weights))) -
    weights.rival * rivalWorth(seen, seat)
  );
}

function botsWorth(player: Player, scorings: readonly number[], { opening }: Weights): number {
  const out = STOCK - player.stock;
  const cap = BOT_CAPS[launchedBy(player)] ?? STOCK;
  return sum(scorings.map((weight, n) => weight * Math.min(out, cap + n * opening)));
}

const timeWorth = ({ time }: Player, weights: Weights): number =>
  weights.time * Math.min(time, 4) + weights.moreTime * Math.max(0, time - 4);

function fieldsWorth(seen: Seen, seat: Seat, left: number, weights: Weights): number {
  const own = controlledBy(seen, seat);
  const others = seen.seats.filter(it => it !== seat).map(it => controlledBy(seen, it).length);
  const lead = own.length - Math.max(...others);
  const first = lead > 0 ? MAJORITY.alone : lead === 0 ? MAJORITY.shared : 0;
  const octopods = sum(own.map(letter => growing(sectorOf(seen, letter).octopods)));
  if (left === 0) return 0;
  return weights.majority * first + weights.field * own.length * left - weights.octopods * octopods;
}

/** Bots on symbols, and those that the engineer will still program. */
function readyWorth(seen: Seen, seat: Seat, weights: Weights): number {
  const player = playerOf(seen, seat);
  const ready = player.programmed.map(
    task => weights.ready + weights.chance * taskWorth(seen, seat, player, task),
  );
  const steps = STEPS_LEFT[(player.engineer ?? 'p').charAt(0)] ?? 0;
  return sum(ready) + weights.step * steps;
}

/** By the first letter of the engineer's room; `s` for the start. */
const STEPS_LEFT: Readonly<Record<string, number>> = { s: 3, a: 2, b: 1 };

/** The best gain that a bot with this task could find now. */
function taskWorth(seen: Seen, seat: Seat, player: Player, task: Task): number {
  return Math.max(0, ...LETTERS.map(letter => gainIn(seen, seat, player, task, letter)));
}

function gainIn(seen: Seen, seat: Seat, player: Player, task: Task, letter: Letter): number {
  const sector = sectorOf(seen, letter);
  switch (task) {
    case 'octopods':
      return growing(Math.min(sector.octopods, capacityOf(player, 'octopods')));
    case 'crystals':
      return 3 * Math.min(sector.crystals, roomFor(player, 'crystals'));
    case 'time':
      return Math.min(Math.max(2, sector.time), roomFor(player, 'time'));
    case 'lab':
      return player.expansions.length < MOST_EXPANSIONS ? 5 : 0;
    case 'card':
      return roomFor(player, 'cards') > 0 ? seen.centre.bulb + 2 : 0;
    case 'submarine':
      return sector.submarines.includes(seat) ? 0 : seen.centre.bulb + 1;
    default:
      return player.programmed.includes(WHITE_FIELDS[letter]) ? 1 : 3;
  }
}

function labWorth(player: Player, left: number, weights: Weights): number {
  const share = player.expansions.length / MOST_EXPANSIONS;
  const more = (berth: 'cards' | 'crystals' | 'octopods') => capacityOf(player, berth) - 2;
  return (
    weights.letters * growing(lettersOf(player).length) +
    (share === 1 ? BONUS : weights.fullLab * share ** 2) +
    left *
      (weights.berthCards * more('cards') +
        weights.berthCrystals * more('crystals') +
        weights.berthOctopods * more('octopods') +
        weights.berthTime * (capacityOf(player, 'time') - 4))
  );
}

function submarinesWorth(player: Player, left: number, weights: Weights): number {
  const launched = launchedBy(player);
  const all =
    launched === SUBMARINES ? BONUS : weights.allSubmarines * (launched / SUBMARINES) ** 3;
  return all + weights.submarine * launched * left;
}

const REWARD_WORTH: Readonly<Record<Reward, number>> = { time: 1.6, crystal: 3, points: 4 };

function cardWorth(card: Card, { spent }: Player, left: number, weights: Weights): number {
  switch (card.kind) {
    case 'room':
      return weights.roomCard * left * REWARD_WORTH[card.reward];
    case 'catch':
      return weights.catchCard * left * REWARD_WORTH[card.reward];
    case 'interim':
      return weights.interimCard * left;
    case 'at-once':
      return 0;
    case 'sideways':
      return spent.length > 0 ? 0 : weights.step;
    default:
      return weights.otherCard * left;
  }
}

/** The points on the track and the bots of the strongest other seat. */
function rivalWorth(seen: Seen, seat: Seat): number {
  const others = seen.seats.filter(it => it !== seat).map(it => playerOf(seen, it));
  return Math.max(...others.map(it => it.points + STOCK - it.stock));
}
