import { connect as connectMqtt, type MqttClient } from 'mqtt';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { realTimers } from '../timers';
import {
  findingAcceptance,
  type TestPath,
  type RealBroker,
  type Stranger,
} from '../testing/brokerAcceptance';
import { type BrokerState, createBrokerClient } from './broker';

jest.setTimeout(20_000);

const random = (count: number) => Uint8Array.from(randomBytes(count));

/** How to run a broker on a port of this machine, with a folder for its files. */
type Kind = {
  name: string;
  program: string;
  urlPath: string;
  run(port: number, folder: string, other: number): readonly string[];
};

const AEDES = `
  import { Aedes } from 'aedes';
  import { createWebSocketStream, WebSocketServer } from 'ws';
  const aedes = await Aedes.createBroker();
  const server = new WebSocketServer({ host: '127.0.0.1', port: Number(process.argv[1]) });
  server.on('connection', (socket, request) => {
    const stream = createWebSocketStream(socket);
    stream.on('error', () => stream.destroy());
    aedes.handle(stream, request);
  });
`;

const write = (folder: string, lines: readonly string[]): string => {
  const file = path.join(folder, 'conf');
  fs.writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
};

const KINDS: readonly Kind[] = [
  {
    name: 'aedes',
    program: process.execPath,
    urlPath: '/',
    run: port => ['--input-type=module', '--eval', AEDES, '--', String(port)],
  },
  {
    name: 'Mosquitto',
    program: '/usr/sbin/mosquitto',
    urlPath: '/',
    run: (port, folder, other) => [
      '-c',
      write(folder, [
        `user ${os.userInfo().username}`,
        'allow_anonymous true',
        `listener ${other} 127.0.0.1`, // Mosquitto 2.0.11 does not start with WebSockets alone
        `listener ${port} 127.0.0.1`,
        'protocol websockets',
      ]),
    ],
  },
  {
    name: 'NATS',
    program: '/usr/sbin/nats-server',
    urlPath: '/mqtt',
    run: (port, folder) => [
      '-c',
      write(folder, [
        'server_name: table',
        'listen: "127.0.0.1:-1"',
        `jetstream { store_dir: ${JSON.stringify(folder)} }`,
        'mqtt { listen: "127.0.0.1:-1" }',
        `websocket { listen: "127.0.0.1:${port}", no_tls: true }`,
      ]),
    ],
  },
];

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

const answers = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

type Running = { port: number; stop(): Promise<void> };

async function start({ name, program, run }: Kind): Promise<Running> {
  const [port, other] = [await freePort(), await freePort()];
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'broker-'));
  const child = spawn(program, run(port, folder, other), { stdio: 'ignore' });
  const ended = new Promise(resolve => child.once('exit', resolve));
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`${name} does not start`);
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { port, stop };
}

type Cuttable = TestPath & { close(): void };

/** Between a phone and the broker: a connection as bad as in a cellar. */
async function createPath(target: number, urlPath: string): Promise<Cuttable> {
  const pairs = new Set<net.Socket>();
  let isBlocked = false;
  let isSilent = false;
  const server = net.createServer(near => {
    if (isBlocked) return near.destroy();
    const far = net.connect(target, '127.0.0.1');
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      pairs.add(from);
      from.on('data', bytes => void (isSilent || to.write(bytes)));
      from.on('error', () => from.destroy());
      from.on('close', () => pairs.delete(from) && to.destroy());
    }
    return near;
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()));
  const cut = () => pairs.forEach(socket => socket.destroy());
  return {
    address: `ws://127.0.0.1:${(server.address() as net.AddressInfo).port}${urlPath}`,
    cut,
    block: () => {
      isBlocked = true;
      cut();
    },
    open: () => void (isBlocked = false),
    silence: () => void (isSilent = true),
    close: () => {
      cut();
      server.close();
    },
  };
}

describe.each(KINDS)('finding at $name', kind => {
  if (!fs.existsSync(kind.program)) {
    test.todo(
      `skipped, because there is no ${kind.program}: apt-get install mosquitto nats-server`,
    );
    return;
  }

  let running: Running | undefined;
  let paths: Cuttable[] = [];
  let strangers: MqttClient[] = [];

  beforeAll(async () => {
    running = await start(kind);
  });
  afterAll(() => running?.stop());

  const real: RealBroker = {
    async newPath() {
      const it = await createPath(running?.port ?? 0, kind.urlPath);
      paths.push(it);
      return it;
    },
    async stranger(heard): Promise<Stranger> {
      const address = `ws://127.0.0.1:${running?.port ?? 0}${kind.urlPath}`;
      const client = connectMqtt(address, { protocolVersion: 4, reconnectPeriod: 0 });
      strangers.push(client);
      client.on('message', (topic, bytes) => heard(topic, Uint8Array.from(bytes)));
      await client.subscribeAsync('sandtable/#');
      return {
        publish: (topic, bytes, retain) =>
          void client.publish(topic, Buffer.from(bytes), { retain, qos: 0 }),
      };
    },
  };

  findingAcceptance(() => real, random);

  afterEach(() => {
    paths.forEach(it => it.close());
    strangers.forEach(client => client.end(true));
    [paths, strangers] = [[], []];
  });

  // The client promises this, not the broker, so one kind is enough.
  if (kind !== KINDS[0]) return;

  test('tries the next of several addresses when one is lost, silent or not there', async () => {
    const [gone, cut, silent, good] = await Promise.all([1, 2, 3, 4].map(() => real.newPath()));
    gone!.block();
    const states: BrokerState[] = [];
    const broker = createBrokerClient({
      addresses: [gone!.address, cut!.address, silent!.address, good!.address],
      timers: realTimers,
      random,
    });
    const opened = () =>
      new Promise<void>(resolve => {
        const stop = broker.watch(state => {
          if (state === 'open') queueMicrotask(() => (stop(), resolve()));
        });
      });
    const changed = (to: BrokerState) =>
      new Promise<void>(resolve => broker.watch(state => state === to && resolve()));
    broker.watch(state => states.push(state));
    await opened();
    const heard: Uint8Array[] = [];
    broker.subscribe('sandtable/x', bytes => heard.push(bytes));
    cut!.block();
    await changed('seeking');
    await opened();
    silent!.silence();
    await changed('seeking'); // noticed by the keepalive alone: within 1.5 times 5 s
    await opened();
    broker.publish('sandtable/x', Uint8Array.of(5));
    while (heard.length === 0) await new Promise(resolve => setTimeout(resolve, 5));
    expect(heard).toEqual([Uint8Array.of(5)]);
    await broker.close();
    expect(states).toEqual(['seeking', 'open', 'seeking', 'open', 'seeking', 'open', 'closed']);
  });
});
