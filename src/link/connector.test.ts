/** Two phones pair by two codes over real data channels. */
import { RTCPeerConnection } from '@roamhq/wrtc';
import QRCode from 'qrcode';
import { createConnector } from './connector';
import { readOfferText } from './finding/qr/pairing';
import type { GivePeer } from './peer';
import { tableIdOf } from './joining/tableKeys';
import { listeningTo } from './testing/linkAcceptance';
import { seededBytes } from './testing/seededBytes';
import { realTimers } from './timers';

const peers: RTCPeerConnection[] = [];
const givePeer: GivePeer = config => {
  const peer = new RTCPeerConnection(config as RTCConfiguration);
  peers.push(peer);
  return peer as unknown as ReturnType<GivePeer>;
};
afterEach(() => peers.splice(0).forEach(peer => peer.close()));

const connector = (seed: number) =>
  createConnector({
    timers: realTimers,
    random: seededBytes(seed),
    now: () => performance.now(),
    givePeer,
    iceServers: [],
    place: async () => undefined,
    hasPlace: () => false,
  });

async function pair(host: ReturnType<typeof offering>, met: Record<string, number> = {}) {
  const offered = (await host.text)!;
  const guest = connector(2).answer(offered, async table => met[table] ?? 1);
  if (!guest.ok) throw new Error(guest.why);
  host.heard((await guest.text)!);
  const [toGuest, toHost] = await Promise.all([host.link, guest.link]);
  return { offered, toGuest, toHost };
}

function offering(again?: { keys: string }) {
  const half = connector(1).offer({ again });
  if (!half) throw new Error('no WebRTC');
  return half;
}

test('[D1] two phones pair, and the guest knows whose table it is', async () => {
  const host = offering();
  const { offered, toGuest, toHost } = await pair(host);
  const read = readOfferText(offered);
  if (!toGuest.ok || !toHost.ok || !read.ok) throw new Error('not paired');
  expect(toHost.met).toEqual({ table: tableIdOf(read.description.keys.table), epoch: 1 });
  const there = listeningTo(toGuest.link);
  const news = new Promise<void>(resolve => (there.onNews = resolve));
  toHost.link.send('hello');
  await news;
  expect(there.messages).toEqual(['hello']);
});

test('[D1] a host that pairs again offers the same table', async () => {
  const first = offering();
  const again = offering({ keys: first.keys });
  expect(again.keys).toBe(first.keys);
  const texts = await Promise.all([first.text, again.text]);
  const [one, other] = texts.map(text => readOfferText(text!));
  if (!one?.ok || !other?.ok) throw new Error('no offer');
  expect(one.description.keys).toEqual(other.description.keys);
});

test('[D2] a phone that is not the host any more is refused', async () => {
  const host = offering();
  const read = readOfferText((await host.text)!);
  const table = read.ok ? tableIdOf(read.description.keys.table) : '';
  const { toHost } = await pair(host, { [table]: 2 });
  expect(toHost).toEqual({ ok: false, why: { code: 'refused' } });
});

test('[D4] a code of version nine is enough for four addresses', async () => {
  const code = QRCode.create((await offering().text)!, { errorCorrectionLevel: 'M' });
  expect(code.version).toBeLessThanOrEqual(9);
});

test('[J5] sending somebody away from a table without a door makes the next secret', async () => {
  const { keys } = offering();
  const next = offering({ keys: await connector(3).nextSecret(keys) });
  const read = [(await next.text)!, (await offering({ keys }).text)!].map(readOfferText);
  const [after, before] = read.map(it => (it.ok ? it.description.keys : undefined));
  expect(after?.table).toEqual(before?.table);
  expect([before?.secret.n, after?.secret.n]).toEqual([1, 2]);
});
