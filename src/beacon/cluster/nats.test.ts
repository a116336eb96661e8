import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import mqtt, { type MqttClient } from 'mqtt';
import { hears, HOST, until } from '../phones';

const SERVER = [process.env['NATS_SERVER'], ...placesFor('nats-server')].find(
  file => file !== undefined && existsSync(file),
);

function placesFor(program: string): string[] {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.map(folder => path.join(folder, program));
}

type Node = { child: ChildProcess; port: number };

const store = mkdtempSync(path.join(tmpdir(), 'sandtable-nats-'));
const phones: MqttClient[] = [];
let nodes: Node[] = [];

afterAll(async () => {
  for (const phone of phones) phone.end(true);
  for (const { child } of nodes) child.kill('SIGKILL');
  await until(() => nodes.every(({ child }) => child.exitCode !== null || child.signalCode));
  rmSync(store, { recursive: true, force: true });
});

async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>(resolve => server.listen(0, HOST, resolve));
      return server;
    }),
  );
  const ports = servers.map(server => (server.address() as AddressInfo).port);
  await Promise.all(servers.map(server => new Promise(resolve => server.close(resolve))));
  return ports;
}

async function startCluster(server: string): Promise<void> {
  const ports = await freePorts(12);
  const at = (node: number, what: number) => String(ports[node * 4 + what]);
  const routes = [0, 1, 2].map(n => [`SANDTABLE_ROUTE_${n + 1}`, `nats://${HOST}:${at(n, 0)}`]);
  nodes = [0, 1, 2].map(n => {
    const env = {
      ...Object.fromEntries(routes),
      SANDTABLE_NODE: `node${n + 1}`,
      SANDTABLE_STORE: path.join(store, `${n + 1}`),
      SANDTABLE_HOST: HOST,
      SANDTABLE_CLUSTER_PORT: at(n, 0),
      SANDTABLE_NATS_PORT: at(n, 1),
      SANDTABLE_MQTT_PORT: at(n, 2),
      SANDTABLE_WS_PORT: at(n, 3),
    };
    const child = spawn(server, ['-c', path.join(__dirname, 'nats.conf')], {
      env,
      stdio: 'ignore',
    });
    return { child, port: Number(at(n, 3)) };
  });
}

/** A phone that tries until it is let in: a cluster that has just lost a node is busy with itself. */
async function phoneOn(node: Node): Promise<MqttClient> {
  const client = mqtt.connect(`ws://${HOST}:${node.port}/mqtt`, {
    reconnectPeriod: 200,
    connectTimeout: 5_000,
  });
  phones.push(client.on('error', () => undefined));
  await until(() => client.connected, 15_000);
  return client;
}

async function relays(from: MqttClient, to: MqttClient, topic: string): Promise<void> {
  const heard = await hears(to, topic);
  const again = setInterval(() => from.publish(topic, 'hello'), 100);
  await until(() => heard.length > 0, 15_000).finally(() => clearInterval(again));
}

(SERVER === undefined ? describe.skip : describe)('three nodes', () => {
  test('three nodes carry what phones say, and two still do when one is killed', async () => {
    await startCluster(SERVER ?? '');
    const [first, second, third] = nodes as [Node, Node, Node];
    const host = await phoneOn(first);
    await relays(host, await phoneOn(third), 'sandtable/AAAAAA/to/guest');
    await relays(host, await phoneOn(second), 'sandtable/AAAAAA/to/other');
    await host.publishAsync('sandtable/AAAAAA/card', 'one table', { retain: true, qos: 1 });

    first.child.kill('SIGKILL');
    const killed = performance.now();
    const guest = await phoneOn(second);
    await relays(guest, await phoneOn(third), 'sandtable/BBBBBB/to/guest');
    const took = performance.now() - killed;
    const cards = await hears(guest, 'sandtable/AAAAAA/card');
    await until(() => cards.length > 0, 15_000);
    expect(took).toBeLessThan(15_000);
    expect(cards).toEqual(['one table']);
  }, 60_000);

  test('a phone may speak of tables only', async () => {
    const [stranger, other] = [await phoneOn(nodes[1]!), await phoneOn(nodes[2]!)];
    const heard: string[] = [];
    stranger.on('message', topic => heard.push(topic));
    await stranger.subscribeAsync('other/topic').catch(() => undefined);
    other.publish('other/topic', 'hello');
    await relays(other, stranger, 'sandtable/CCCCCC/to/guest');
    expect(new Set(heard)).toEqual(new Set(['sandtable/CCCCCC/to/guest']));
  }, 30_000);
});
