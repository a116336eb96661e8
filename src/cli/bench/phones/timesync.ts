/**
 * The package timesync with its defaults over a simulated line: five pings, and the mean without
 * the slow ones.
 */
import { create } from 'timesync';
import type { Wifi } from './wifi';

const HOST = 'host';

export async function timesyncOffset(line: Wifi): Promise<number> {
  const sync = create({ peers: HOST, interval: null, delay: 0, now: () => line.now });
  sync.send = (to, { id }: { id: number }) => {
    const { met } = line.ping();
    sync.receive(to, { jsonrpc: '2.0', id, result: met });
    return Promise.resolve();
  };
  await sync.sync();
  return sync.offset;
}
