/** Measures the time from an invite to a seat, over a broker and a data channel. */
import { HOST } from '../../../beacon/phones';
import { startTestServer } from '../../../beacon/testServer';
import type { Part, Row } from '../report';
import { quantile } from '../rounds';
import { bareJoin } from './bareJoin';
import { type Joiner, ours } from './joiner';
import { keyWork } from './keyWork';

const WARM_UP = 5;
const JOINS = 60;
const TIMES_LEAST = 2;

export const join: Part = async () => {
  const { port } = await startTestServer();
  const broker = `ws://${HOST}:${port}/mqtt`;
  const joiners = [await bareJoin(broker), keyWork(), await ours(broker)];
  const [bare = [], keys = [], seated = []] = await inTurn(joiners);
  const least = quantile(bare, 0.5) + quantile(keys, 0.5);
  const rows = [
    ...times('bare: connected, subscribed, agreed, channel open', bare),
    ...times('three operations of X25519', keys),
    ...times('ours: from the invite to the seat', seated),
    {
      what: '  to bare and X25519, p50',
      value: quantile(seated, 0.5) / least,
      unit: '×',
      target: { most: TIMES_LEAST },
    },
    { what: '  to bare, p50', value: quantile(seated, 0.5) / quantile(bare, 0.5), unit: '×' },
  ];
  return { title: `Joins over our own table server: ${JOINS} of each, by turns`, rows };
};

async function inTurn(joiners: readonly Joiner[]): Promise<number[][]> {
  const taken = joiners.map((): number[] => []);
  for (let round = -WARM_UP; round < JOINS; round++) {
    for (const [n, joiner] of joiners.entries()) {
      const ms = await joiner();
      if (round >= 0) taken[n]?.push(ms);
    }
  }
  return taken;
}

const times = (what: string, some: readonly number[]): Row[] => [
  { what: `${what}, p50`, value: quantile(some, 0.5), unit: 'ms' },
  { what: '  p95', value: quantile(some, 0.95), unit: 'ms' },
];
