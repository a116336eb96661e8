/**
 * A program that hosts like a phone without a server: it serves the web app from its pack and its
 * own table's broker, on Node's sockets or on a copy of a phone's. When asked by a line on stdin,
 * it reports the longest block of its thread since then, by wall time and by processor time.
 */
import { mkdirSync } from 'node:fs';
import net from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { config } from '../../src/cli/phone/config';
import { fileVault } from '../../src/cli/phone/fileVault';
import { hostPhone } from '../../src/cli/phone/hostPhone';
import { fresh, meansFor, now } from '../../src/cli/phone/means';
import { openPackFile } from '../../src/cli/openPackFile';
import { brokerAt } from '../../src/link/joining/tableInvite';
import { realTimers } from '../../src/link/timers';
import { createOwnPlace } from '../../src/station/ownPlace';
import { loadTcpSocket } from '../native/world/tcpModule';

const HERE = '127.0.0.1';
const say = (fact: Record<string, unknown>): void =>
  void process.stdout.write(`${JSON.stringify(fact)}\n`);

const netCalled = (sockets: string | undefined) =>
  sockets === 'android' || sockets === 'ios' ? loadTcpSocket(sockets).net : net;

async function run(text: string, sockets: string | undefined): Promise<void> {
  const read = config.parse(JSON.parse(text));
  if (read.role !== 'host') throw new Error('only a host is a place');
  const place = createOwnPlace({
    net: netCalled(sockets),
    clock: { now: () => performance.now(), after: realTimers.after },
    openPack: () => openPackFile(process.cwd()),
    addresses: () => Promise.resolve([HERE]),
    answers: url => fetch(url).then(({ ok }) => ok),
    ports: [0],
  });
  const served = await place.open();
  if (!served.ok) throw new Error(served.why);
  const { address, inside, hasApp, serve, close } = served.serving;
  if (!hasApp) throw new Error('there is no pack: npm run pack:web');
  mkdirSync(read.vault, { recursive: true });
  const around = { means: meansFor([inside], read), vault: fileVault(read.vault), now, fresh, say };
  const stop = await hostPhone(read, around, { address, brokers: [brokerAt(address)], serve });
  watchBlocks();
  process.once(
    'SIGTERM',
    () =>
      void stop()
        .then(close)
        .finally(() => process.exit(0)),
  );
}

function watchBlocks(): void {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  let [last, busiest] = [process.cpuUsage(), 0];
  setInterval(() => {
    const { user, system } = process.cpuUsage(last);
    busiest = Math.max(busiest, user + system);
    last = process.cpuUsage();
  }, 1);
  createInterface({ input: process.stdin }).on('line', () => {
    say({ blockedMs: Math.round(delay.max / 1e6), busyMs: Math.round(busiest / 1e3) });
    delay.reset();
    busiest = 0;
  });
}

run(process.argv[2] ?? '', process.argv[3]).catch((error: unknown) => {
  say({ trouble: error instanceof Error ? error.message : String(error) });
  process.exitCode = 2;
});
