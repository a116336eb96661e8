/** A script for either engine: a match that was played before is ruled again, with all views and changes. */
import { actsOf, GAME } from '@/cli/bench/rules/matches';
import { hostAndFollow } from '@/cli/bench/rules/ours';
import { COLOURS } from '@/games/time-n-space/rules/components';
import { bySeat } from '@/kit/seat';
import { playOut } from '@/table/selfplay';

declare const print: (line: string) => void;

const ROUNDS = 5;
const wish = { seats: COLOURS, options: { level: 'normal', minutes: 30 }, seed: 1 };
const { match } = playOut(GAME, wish, { levels: bySeat(COLOURS, () => 'plain'), slowest: 300 });

function rate(): number {
  const began = Date.now();
  hostAndFollow(match);
  return (actsOf([match]) * 1_000) / Math.max(1, Date.now() - began);
}

rate();
const rates = Array.from({ length: ROUNDS }, rate).sort((one, other) => one - other);
print(String(Math.round(rates[Math.floor(ROUNDS / 2)] ?? 0)));
