/** A TV that waits for a phone, over a broker that the test holds in its hand. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { HeldTimers } from '../testing/heldTimers';
import { createMemoryBroker, keepRubbish } from '../testing/memoryBroker';
import { seededBytes } from '../testing/seededBytes';
import { screenTopic } from '../../protocol/brokerRules';
import { linkByCode } from '../meet';
import { awaitCall, callScreen, secretOf } from './screenCall';
import { isScreenLink, screenIn } from './screenLink';
import { openTableDoor } from './tableDoor';
import { tableIdOf } from './tableKeys';
import { visitTable } from './tableVisit';

const ADDRESS = 'http://192.168.178.20:4680';
const INVITE = `${ADDRESS}/join#secret`;
const VERSION = 5;

function room({ hasRubbish = false } = {}) {
  const town = createMemoryBroker();
  const timers = new HeldTimers();
  const random = seededBytes(3);
  if (hasRubbish) keepRubbish(town, random);
  const world = { random, timers, now: () => timers.now };
  const heard: string[] = [];
  const show = () =>
    awaitCall(world, town.reach(), {
      address: ADDRESS,
      version: VERSION,
      heard: it => heard.push(it),
    });
  const screen = show();
  const call = (link = screen.link, invite = INVITE) =>
    callScreen(world, town.reach(), { link, invite, version: VERSION });
  const type = (code: string) =>
    linkByCode({ ...world, reach: town.reach, givePeer: undefined, iceServers: [] }, code, {
      kind: 'screen',
      version: VERSION,
    });
  async function outcome<T>(promise: Promise<T>, ms = 20_000): Promise<T> {
    await timers.pass(ms);
    return promise;
  }
  return { town, timers, random, world, heard, screen, show, call, type, outcome };
}

const hexOf = (text: string) => bytesToHex(new TextEncoder().encode(text));

test('[V1] a phone that scans a screen sends it the invite', async () => {
  const it = room();
  expect(await it.outcome(it.call())).toBe(true);
  expect(it.heard).toEqual([INVITE]);
});

test('[V2] the link of a screen in a LAN has 78 characters', () => {
  const { screen } = room();
  expect(screen.link).toHaveLength(78);
  expect(screen.link.split('#')[0]).toBe(`${ADDRESS}/tv`);
});

test('[V2] the link of a screen that is cut or changed is none', () => {
  const { link } = room().screen;
  const from = link.indexOf('#') + 1;
  for (let at = from; at < link.length; at++) {
    const other = link[at] === 'A' ? 'B' : 'A';
    expect(isScreenLink(link.slice(0, at) + other + link.slice(at + 1))).toBe(false);
    expect(isScreenLink(link.slice(0, at))).toBe(false);
  }
  expect(isScreenLink(` ${link}\n`)).toBe(true);
});

test.each([
  ['[V2] an invitation', INVITE],
  ['[V2] no key', `${ADDRESS}/tv`],
  ['[V2] a key too short', `${ADDRESS}/tv#abc`],
  ['[V2] something else', 'WIFI:S:home;;'],
])('%s is no link of a screen, and calls none', async (_what, text) => {
  const it = room();
  expect(isScreenLink(text)).toBe(false);
  expect(await it.outcome(it.call(text))).toBe(false);
  expect(it.timers.pending).toBe(0);
});

test('[V3] the broker sees neither the invite nor the key of the screen', async () => {
  const it = room();
  await it.outcome(it.call());
  const seen = it.town.heard.map(({ topic, bytes }) => hexOf(topic) + bytesToHex(bytes)).join();
  expect(it.heard).toEqual([INVITE]);
  expect(seen).not.toContain(hexOf('secret'));
  expect(seen).not.toContain(bytesToHex(screenIn(it.screen.link)!));
});

test('[V3] a stranger who has seen the link, too, gets no invite from a phone', async () => {
  const it = room();
  it.screen.stop();
  const screen = screenIn(it.screen.link)!;
  const pair = { public: screen, secret: it.random(32) };
  const calls: string[] = [];
  const impostor = openTableDoor(it.world, it.town.reach(), {
    version: VERSION,
    topic: screenTopic(tableIdOf(screen)),
    keys: () => ({ pair, epoch: 1, secret: secretOf(screen), earlier: [] }),
    direct: false,
    came: async ({ guest }) => void calls.push(guest),
  });
  expect(await it.outcome(it.call())).toBe(false);
  impostor.close();
  expect([calls, it.heard]).toEqual([[], []]);
});

test('[V3] a stranger who has not seen the link sends the screen nothing', async () => {
  const it = room();
  const screen = screenIn(it.screen.link)!;
  const visit = visitTable(it.world, it.town.reach(), {
    table: screen,
    secret: { n: 0, bytes: it.random(32) },
    topic: screenTopic(tableIdOf(screen)),
    version: VERSION,
    call: { direct: false },
    epoch: 1,
    provesSeat: false,
  });
  expect(await it.outcome(visit)).toMatchObject({ ok: false });
  expect(it.heard).toEqual([]);
});

test('[V3] rubbish that a broker keeps on every topic keeps no phone from the screen', async () => {
  const it = room({ hasRubbish: true });
  await it.timers.pass(1_000);
  const given = await it.outcome(it.type(await it.screen.code));
  expect(given).toEqual({ ok: true, text: it.screen.link });
  expect(await it.outcome(it.call())).toBe(true);
  expect(it.heard).toEqual([INVITE]);
});

test('[V3] changed messages bring no invite to the screen', async () => {
  const it = room();
  it.town.fate = published => [{ ...published, bytes: published.bytes.map(byte => byte ^ 1) }];
  expect(await it.outcome(it.call())).toBe(false);
  expect(it.heard).toEqual([]);
});

test('[V4] the code of a screen leads to its link', async () => {
  const it = room();
  await it.timers.pass(1_000);
  const given = await it.outcome(it.type(await it.screen.code));
  expect(given).toEqual({ ok: true, text: it.screen.link });
});

test('[V5] messages that are lost or doubled are made up for', async () => {
  const it = room();
  let count = 0;
  it.town.fate = published => (count++ % 3 === 0 ? [] : [published, published]);
  expect(await it.outcome(it.call())).toBe(true);
  expect(it.heard).toEqual([INVITE]);
});

test('[V5] the phone learns that no screen answers, or no broker', async () => {
  const it = room();
  it.screen.stop();
  expect(await it.outcome(it.call(), 4_000)).toBe(false);
  it.town.fail();
  expect(await it.outcome(it.call(), 10_000)).toBe(false);
  expect(it.timers.pending).toBe(0);
});
