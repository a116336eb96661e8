import mqtt, { type MqttClient } from 'mqtt';
import { hears, HOST, until } from '../phones';
import { type Cluster, type ClusterNode, NATS_SERVER, startCluster } from './nodes';

const phones: MqttClient[] = [];
let cluster: Cluster | undefined;

afterAll(async () => {
  for (const phone of phones) phone.end(true);
  await cluster?.stop();
});

/** Retries until it is connected, as a cluster that has just lost a node may refuse for a while. */
async function phoneOn(node: ClusterNode): Promise<MqttClient> {
  const client = mqtt.connect(`ws://${HOST}:${node.port}/mqtt`, {
    reconnectPeriod: 200,
    connectTimeout: 5_000,
  });
  phones.push(client.on('error', () => undefined));
  await until(() => client.connected, 15_000);
  return client;
}

async function relays(from: MqttClient, to: MqttClient, topic: string) {
  const heard = await hears(to, topic);
  const again = setInterval(() => from.publish(topic, 'hello'), 100);
  await until(() => heard.length > 0, 15_000).finally(() => clearInterval(again));
  return heard[0];
}

(NATS_SERVER === undefined ? describe.skip : describe)('three nodes', () => {
  test('three nodes carry messages, and two still do when one is killed', async () => {
    cluster = await startCluster(NATS_SERVER ?? '');
    const [first, second, third] = [...cluster.nodes] as [ClusterNode, ClusterNode, ClusterNode];
    const host = await phoneOn(first);
    for (const node of [second, third])
      expect(await relays(host, await phoneOn(node), 'sandtable/AAAAAA/to/guest')).toBe('hello');

    first.child.kill('SIGKILL');
    const guest = await phoneOn(second);
    const other = await phoneOn(third);
    expect(await relays(guest, other, 'sandtable/BBBBBB/to/guest')).toBe('hello');
  }, 60_000);

  test('a phone may use only the topics of tables', async () => {
    const [, second, third] = cluster?.nodes ?? [];
    const [stranger, other] = [await phoneOn(second!), await phoneOn(third!)];
    const heard: string[] = [];
    stranger.on('message', topic => heard.push(topic));
    await stranger.subscribeAsync('other/topic').catch(() => undefined);
    other.publish('other/topic', 'hello');
    await relays(other, stranger, 'sandtable/CCCCCC/to/guest');
    expect(new Set(heard)).toEqual(new Set(['sandtable/CCCCCC/to/guest']));
  }, 30_000);
});
