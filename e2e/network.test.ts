/**
 * Matches over difficult networks: each device has its own network namespace, and the network
 * between them has the faults of real ones.
 */
import { describeWhere } from './process/describeWhere';
import { endsOf, waysOf } from './process/ends';
import { MATCH } from './process/match';
import { type Fact, forgetVaults, phone } from './process/phone';
import { endAll } from './process/programs';
import { tableServer } from './process/tableServer';
import { blow, whyNoBadAir } from './network/badAir';
import { coturn, whyNoTurn } from './network/coturn';
import { createLan, type Device, type Lan, whyNoLan } from './network/lan';

jest.setTimeout(600_000);

const AWAY_MS = 15_000;
const noLan = whyNoLan();

afterAll(forgetVaults);

describeWhere(noLan, 'in a network of its own', () => {
  let lan: Lan;
  let host: Device;
  let broker: string;
  let matchCount = 0;

  beforeEach(async () => {
    matchCount += 1;
    lan = createLan(String(matchCount));
    host = lan.plug();
    const server = lan.plug();
    ({ broker } = await tableServer(server.address, server.place));
  });
  afterEach(async () => {
    await endAll();
    lan.remove();
  });

  /** A host and one guest for each device, with extra configuration for all. */
  async function startMatch(devices: readonly Device[], own: Fact = {}) {
    const name = `network-${matchCount}`;
    const hosting = { ...MATCH, players: devices.length, brokers: [broker], ...own };
    const hosts = phone(`${name}-host`, hosting, host.place);
    const { invite } = await hosts.until('invite');
    const guests = devices.map(({ place }, n) => {
      const seat = ['red', 'green'][n];
      return phone(`${name}-${seat}`, { role: 'guest', seat, invite, ...own }, place);
    });
    return { hosts, guests };
  }

  test('phones on one LAN connect directly', async () => {
    const { hosts, guests } = await startMatch([lan.plug(), lan.plug()]);
    const { seen, known } = await endsOf(hosts, guests);
    expect(seen).toEqual(known);
    expect(waysOf(guests)).toEqual(['direct', 'direct']);
  });

  test('phones that cannot reach each other carry the match over the broker to its end', async () => {
    const guest = lan.plug();
    for (const device of [host, guest]) device.setApart();
    const { hosts, guests } = await startMatch([guest]);
    const { seen, known } = await endsOf(hosts, guests);
    expect(seen).toEqual(known);
    expect(waysOf(guests)).toEqual(['relay']);
  });

  describeWhere(whyNoTurn, 'with a TURN server', () => {
    test('phones that cannot reach each other use TURN before the broker', async () => {
      const guest = lan.plug();
      for (const device of [host, guest]) device.setApart();
      const { iceServers, allocations } = await coturn(lan.plug());
      const { hosts, guests } = await startMatch([guest], { iceServers });
      const { seen, known } = await endsOf(hosts, guests);
      expect(seen).toEqual(known);
      expect(waysOf(guests)).toEqual(['direct']);
      expect(allocations()).toBeGreaterThanOrEqual(1);
    });
  });

  describeWhere(whyNoBadAir(), 'in bad air', () => {
    test('the match comes to its end, and all see the same', async () => {
      const devices = [lan.plug(), lan.plug()];
      for (const device of devices)
        await blow(device, { lossPercent: 5, delayMs: 30, jitterMs: 10 });
      const { hosts, guests } = await startMatch(devices);
      const { seen, known } = await endsOf(hosts, guests);
      expect(seen).toEqual(known);
      expect(waysOf(guests)).toEqual(['direct', 'direct']);
    });
  });

  test('a guest that loses the network comes back to the seat, even with another address', async () => {
    const devices = [lan.plug(), lan.plug()] as const;
    const { hosts, guests } = await startMatch(devices, { speed: 20 });
    await Promise.all(guests.map(guest => guest.until('accepted', 5)));
    for (const device of devices) device.unplug();
    await new Promise(resolve => setTimeout(resolve, AWAY_MS));
    const before = guests.map(({ facts }) => facts.length);
    devices[0].plugIn();
    devices[1].plugIn('10.77.0.99');
    const { seen, known } = await endsOf(hosts, guests);
    expect(seen).toEqual(known);
    const since = guests.map(({ facts }, n) => facts.slice(before[n]));
    expect(since.map(facts => facts.some(fact => 'accepted' in fact))).toEqual([true, true]);
  });
});
