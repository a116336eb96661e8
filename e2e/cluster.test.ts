/** The same phones with other brokers, and with clusters of them: only addresses differ. */
import { type Cluster, NATS_SERVER, startCluster } from '@/beacon/cluster/nodes';
import { makeTableInvite, parseTableInvite } from '@/link/joining/tableInvite';
import { describeWhere } from './process/describeWhere';
import { endsOf, waysOf } from './process/ends';
import { MATCH } from './process/match';
import { forgetVaults, phone } from './process/phone';
import { mosquitto, whyNoMosquitto } from './process/mosquitto';
import { endAll } from './process/programs';

jest.setTimeout(120_000);

const SEATS = ['red', 'green', 'blue'];
const noNats = NATS_SERVER ? undefined : 'there is no nats-server: apt-get install nats-server';

afterEach(endAll);
afterAll(forgetVaults);

/** The same brokers in another order. */
function beginningWith(n: number, invite: string): string {
  const read = parseTableInvite(invite);
  if (!read.ok) throw new Error(read.why);
  const { brokers } = read.invite;
  return makeTableInvite({
    ...read.invite,
    brokers: [...brokers.slice(n), ...brokers.slice(0, n)],
  });
}

describeWhere(noNats, 'at three nodes of NATS', () => {
  let cluster: Cluster;
  let brokers: string[];
  beforeEach(async () => {
    cluster = await startCluster(NATS_SERVER ?? '');
    brokers = cluster.nodes.map(({ port }) => `ws://127.0.0.1:${port}/mqtt`);
  });
  afterEach(() => cluster.stop());

  test('nobody notices that a node is killed, and newcomers can still join', async () => {
    const host = phone('nats-host', { ...MATCH, players: 3, brokers, speed: 20 });
    const { invite } = (await host.until('invite')) as { invite: string };
    const guests = SEATS.map((seat, n) =>
      phone(`nats-${seat}`, { role: 'guest', seat, invite: beginningWith(n, invite), speed: 20 }),
    );
    await Promise.all(guests.map(guest => guest.until('accepted', 3)));
    cluster.nodes[0]!.child.kill('SIGKILL');
    const tv = phone('nats-tv', { role: 'watch', invite: beginningWith(2, invite) });
    await tv.until('met');
    const { seen, known } = await endsOf(host, [...guests, tv]);
    expect(seen).toEqual(known);
    expect(waysOf([...guests, tv])).toEqual(['direct', 'direct', 'direct', 'direct']);
  });
});

describeWhere(whyNoMosquitto, 'at Mosquitto', () => {
  test('a whole match is played', async () => {
    const host = phone('mosquitto-host', { ...MATCH, players: 3, brokers: [await mosquitto()] });
    const { invite } = await host.until('invite');
    const guests = SEATS.map(seat => phone(`mosquitto-${seat}`, { role: 'guest', seat, invite }));
    const { seen, known } = await endsOf(host, guests);
    expect(seen).toEqual(known);
    expect(waysOf(guests)).toEqual(['direct', 'direct', 'direct']);
  });
});
