/** From one phone's act to the last of four phones and a TV that shows it, over real data channels. */
import { halfway, recorded } from '../rules/matches';
import type { Part, Row } from '../report';
import { quantile } from '../rounds';
import { colyseus } from './colyseus';
import { bare, type Fanner, ours } from './fanners';
import { byDataChannel } from './pairs';
import { boardgameIo } from './socketIo';
import { diskVault, noVault } from './vaults';

const WARM_UP = 200;
const ROUNDS = 1_000;
const TIMES_BARE = 1.5;

export const fanOut: Part = async () => {
  const [first] = recorded();
  if (!first) throw new Error('nothing is recorded');
  const quick = await ours({ pair: byDataChannel, vault: noVault });
  const safe = await ours({ pair: byDataChannel, vault: diskVault() });
  const [least = [], mine = [], kept = [], theirs = [], others = []] = await inTurn([
    await bare(quick.table),
    quick.carry,
    safe.carry,
    await boardgameIo(halfway(first)),
    await colyseus(),
  ]);
  const title = `One acts, the last of 4 phones and a TV shows it: ${ROUNDS} acts, by turns`;
  return { title, rows: rowsOf({ least, mine, kept, theirs, others }) };
};

/** By turns, and each turn in another order, so that whatever else the machine does hits all alike. */
async function inTurn(fanners: readonly Fanner[]): Promise<number[][]> {
  const taken = fanners.map((): number[] => []);
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (let n = 0; n < fanners.length; n++) {
      const one = (n + round + WARM_UP) % fanners.length;
      const ms = await fanners[one]?.();
      if (round >= 0 && ms !== undefined) taken[one]?.push(ms);
    }
  }
  return taken;
}

type Taken = Readonly<Record<'least' | 'mine' | 'kept' | 'theirs' | 'others', readonly number[]>>;

const rowsOf = ({ least, mine, kept, theirs, others }: Taken): Row[] => [
  ...times('bare data channels, as many bytes', least),
  ...times('ours, over data channels', mine),
  { ...ratio('  to bare, p50', mine, least, 0.5), target: { most: TIMES_BARE } },
  { ...ratio('  to bare, p99', mine, least, 0.99), target: { most: TIMES_BARE } },
  ...times('ours, each act on the disk before anybody hears of it', kept),
  ratio('  to bare, p50', kept, least, 0.5),
  ...times('boardgame.io, over socket.io, unjudged', theirs),
  ...times('Colyseus, broadcastPatch, two fields, unjudged', others),
];

const times = (what: string, some: readonly number[]): Row[] => [
  { what: `${what}, p50`, value: quantile(some, 0.5), unit: 'ms' },
  { what: '  p99', value: quantile(some, 0.99), unit: 'ms' },
];

const ratio = (what: string, one: readonly number[], other: readonly number[], part: number) => ({
  what,
  value: quantile(one, part) / quantile(other, part),
  unit: '×',
});
