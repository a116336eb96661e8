/** From one phone's act to the last of four phones and a TV that shows it, over real data channels. */
import { chances, shuffled } from '../../../../kit/random';
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
  for (let n = 0; n < ACTS; n++) await quick.carry(); // what the bare ones are to say first
  const safe = await ours(hostOf('ours, on the disk'));
  const [mine = [], least = [], kept = [], theirs = [], others = []] = await inTurn([
    () => quick.carry(pause),
    await bare(hostOf('bare'), quick.said),
    () => safe.carry(pause),
    await boardgameIo(hostOf('boardgame.io')),
    await colyseus(hostOf('Colyseus')),
  ]);
  const title = `One acts, the last of 4 phones and a TV shows it: ${ROUNDS} rounds of ${ACTS} acts, by turns, the host in a process of its own`;
  return { title, rows: rowsOf({ least, mine, kept, theirs, others }) };
};

/** By turns, each round in another order, and a few acts at a time: who comes next finds the caches cold. */
async function inTurn(fanners: readonly Fanner[]): Promise<number[][]> {
  const next = chances(1);
  const taken = fanners.map((): number[] => []);
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const [n, fanner] of shuffled([...fanners.entries()], next)) {
      for (let act = 0; act < ACTS; act++) {
        const ms = await fanner();
        if (round >= 0) taken[n]?.push(ms);
      }
    }
  }
  return taken;
}

type Taken = Readonly<Record<'least' | 'mine' | 'kept' | 'theirs' | 'others', readonly number[]>>;

const rowsOf = ({ least, mine, kept, theirs, others }: Taken): Row[] => [
  ...times('bare data channels, the same JSON', least),
  ...times('ours, over data channels', mine),
  { ...ratio('  to bare, p50', mine, least, 0.5), target: { most: TIMES_BARE } },
  ratio('  to bare, p95', mine, least, 0.95),
  ...times('ours, each act on the disk before anybody hears of it', kept),
  ratio('  to bare, p50', kept, least, 0.5),
  ...times('boardgame.io, over socket.io, unjudged', theirs),
  ...times('Colyseus, broadcastPatch, two fields, unjudged', others),
];

const times = (what: string, some: readonly number[]): Row[] => [
  { what: `${what}, p50`, value: quantile(some, 0.5), unit: 'ms' },
  { what: '  p95', value: quantile(some, 0.95), unit: 'ms' },
];

const ratio = (what: string, one: readonly number[], other: readonly number[], part: number) => ({
  what,
  value: quantile(one, part) / quantile(other, part),
  unit: '×',
});
