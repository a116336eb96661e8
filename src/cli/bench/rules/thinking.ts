/**
 * Measures how long experts think: a decision, and the longest slice of it, during which the phone
 * that hosts can draw nothing.
 */
import type { AnyGame } from '../../../games/game';
import { bySeat } from '../../../kit/seat';
import { timedInto } from '../../arena/processorTime';
import { playOut } from '../../../table/selfplay';
import type { Part, Row } from '../report';
import { quantile } from '../rounds';
import { AQUA } from './matches';

const SEEDS = [0, 1, 2, 3, 4];
const FRAME_MS = 16.7;

type Times = { readonly decisions: number[]; readonly slices: number[] };

/** Milliseconds of the processor for every decision and every slice. The first match only warms up. */
function measuredIn(game: AnyGame): Times {
  const found: Times = { decisions: [], slices: [] };
  for (const seed of SEEDS) {
    const { decisions, slices }: Times = seed === 0 ? { decisions: [], slices: [] } : found;
    const timed: AnyGame = {
      ...game,
      bot: (level, view, moment) => {
        const from = slices.length;
        let intent = timedInto(slices, () => game.bot?.(level, view, moment));
        while (intent && 'think' in intent) intent = timedInto(slices, intent.think);
        if (intent && 'act' in intent) decisions.push(slices.slice(from).reduce(sum, 0));
        return intent;
      },
    };
    const seats = game.places(4) ?? [];
    playOut(
      timed,
      { seats, options: {}, seed },
      { levels: bySeat(seats, () => 'expert'), slowest: 300 },
    );
  }
  return found;
}

const sum = (all: number, one: number): number => all + one;

const rowsOf = ({ decisions, slices }: Times): Row[] => [
  {
    what: 'a decision, on average',
    value: decisions.reduce(sum, 0) / decisions.length,
    unit: 'ms',
    target: { most: 60 },
  },
  { what: '  p95', value: quantile(decisions, 0.95), unit: 'ms', target: { most: 250 } },
  { what: '  the longest', value: Math.max(...decisions), unit: 'ms' },
  { what: 'a slice of it, p99', value: quantile(slices, 0.99), unit: 'ms' },
  { what: '  the longest', value: Math.max(...slices), unit: 'ms' },
  {
    what: '  the longest, in frames',
    value: Math.max(...slices) / FRAME_MS,
    unit: '×',
    target: { most: 1 },
  },
];

export const thinking: Part = () =>
  Promise.resolve({
    title: `Thinking: four experts of AquaSphere, ${SEEDS.length - 1} matches`,
    rows: rowsOf(measuredIn(AQUA)),
  });
