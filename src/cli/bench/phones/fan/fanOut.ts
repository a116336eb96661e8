/**
 * Measures the time from one phone's act until four phones and a TV show it, over real data
 * channels.
 */
import { chances, shuffled } from '../../../../kit/random';
import { type Duel, ratiosOf } from '../../duel';
import type { Part, Row } from '../../report';
import { quantile } from '../../rounds';
import { bare } from './bare';
import { boardgameIo } from './boardgameIo';
import { colyseus } from './colyseus';
import { type Fanner, pause } from './fanner';
import { hostOf } from './hosts';
import { ours } from './ours';

const WARM_UP = 10;
const ROUNDS = 66;
const ACTS = 10;
const TIMES_BARE = 1.5;

export const fanOut: Part = async () => {
  const quick = await ours(hostOf('ours'));
  for (let n = 0; n < ACTS; n++) await quick.carry(); // records the messages that the bare channels replay
  const safe = await ours(hostOf('ours, on the disk'));
  const least = await bare(hostOf('bare'), quick.said);
  const rows = [
    ...rowsOf('ours, over data channels', await duel(() => quick.carry(pause), least), TIMES_BARE),
    ...rowsOf(
      'ours, each act on the disk before anybody hears of it',
      await duel(() => safe.carry(pause), least),
    ),
    ...rowsOf(
      'boardgame.io, over socket.io, unjudged',
      await duel(await boardgameIo(hostOf('boardgame.io')), least),
    ),
    ...rowsOf(
      'Colyseus, broadcastPatch, two fields, unjudged',
      await duel(await colyseus(hostOf('Colyseus')), least),
    ),
  ];
  const title = `One acts, the last of 4 phones and a TV shows it: ${ROUNDS} rounds of ${ACTS} acts, each in turn with bare data channels that carry the same JSON, the host in a process of its own`;
  return { title, rows };
};

/**
 * In turns, in a different order each round, a few acts at a time, so that the next contender finds
 * cold caches.
 */
async function duel(one: Fanner, other: Fanner): Promise<Duel> {
  const next = chances(1);
  const rounds: { mine: number[]; theirs: number[] }[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const taken = { mine: [] as number[], theirs: [] as number[] };
    for (const side of shuffled(['mine', 'theirs'] as const, next)) {
      const fanner = side === 'mine' ? one : other;
      for (let act = 0; act < ACTS; act++) taken[side].push(await fanner());
    }
    rounds.push(taken);
  }
  return rounds.slice(WARM_UP);
}

function rowsOf(what: string, rounds: Duel, most?: number): Row[] {
  const [mine, theirs] = [rounds.flatMap(it => it.mine), rounds.flatMap(it => it.theirs)];
  const ratio = { what: '  to bare, median of the rounds', unit: '×' };
  const value = quantile(ratiosOf(rounds), 0.5);
  return [
    { what: `${what}, p50`, value: quantile(mine, 0.5), unit: 'ms' },
    { what: '  p95', value: quantile(mine, 0.95), unit: 'ms' },
    { what: '  bare in turn with it, p50', value: quantile(theirs, 0.5), unit: 'ms' },
    { what: '  p95', value: quantile(theirs, 0.95), unit: 'ms' },
    most === undefined ? { ...ratio, value } : { ...ratio, value, target: { most } },
  ];
}
