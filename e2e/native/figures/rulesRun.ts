/** A script for either engine: rules on a recorded match again, with all views and changes. */
import { print } from '../side/prelude';
import { actsOf, GAME } from '@/cli/bench/rules/matches';
import { hostAndFollow } from '@/cli/bench/rules/ours';
import { COLOURS } from '@/games/time-n-space/rules/components';
import { bySeat } from '@/kit/seat';
import { playOut } from '@/table/selfplay';

const ROUNDS = 5;
const wish = { seats: COLOURS, options: { level: 'normal', minutes: 30 }, seed: 1 };
const { saved } = playOut(GAME, wish, { levels: bySeat(COLOURS, () => 'plain'), slowest: 300 });

function rate(): number {
  const began = Date.now();
  hostAndFollow(saved);
  return (actsOf([saved]) * 1_000) / Math.max(1, Date.now() - began);
}

rate();
const rates = Array.from({ length: ROUNDS }, rate).sort((one, other) => one - other);
print(String(Math.round(rates[Math.floor(ROUNDS / 2)] ?? 0)));
