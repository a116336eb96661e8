/** Measures the heap that a match leaves, with host, four phones and a TV in this process. */
import { seedOf } from '../../../kit/chance';
import type { Part } from '../report';
import { RoundTable } from './roundTable';
import { Hands } from './hands';
import { inProcess } from './pairs';
import { noVault } from './vaults';

const MOST_MB = 30;
const OPTIONS = { level: 'normal', minutes: 30 };
const MB = 1024 * 1024;

export const memory: Part = async () => {
  const table = new RoundTable({ pair: inProcess, vault: noVault });
  await table.gather();
  const idle = used();
  await table.deal(OPTIONS, seedOf(1));
  const acts = await played(table);
  const after = used();
  const plies = table.host.host().match?.saved.log.length ?? 0;
  const rows = [
    { what: 'an idle table, heap', value: idle.heap, unit: 'MB' },
    {
      what: 'after the match, heap, above that',
      value: after.heap - idle.heap,
      unit: 'MB',
      target: { most: MOST_MB },
    },
    { what: 'the whole process, above that', value: after.all - idle.all, unit: 'MB' },
  ];
  await table.stop();
  const title = `Memory: host, 4 phones and a TV in one process, 30 minutes, ${acts} acts, ${plies} entries in the log`;
  return { title, rows };
};

async function played(table: RoundTable): Promise<number> {
  const hands = new Hands(table, 1);
  let acts = 0;
  for (let wanted = await hands.wanted(); wanted; wanted = await hands.wanted()) {
    table.phoneOf(wanted.seat).wish({ wish: 'act', ...wanted });
    await table.settled();
    acts += 1;
  }
  return acts;
}

function used(): { heap: number; all: number } {
  if (!global.gc) throw new Error('needs --expose-gc');
  for (let n = 0; n < 4; n++) global.gc();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: (heapUsed + external) / MB, all: rss / MB };
}
