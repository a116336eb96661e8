/** Two phones that scanned each other's codes: what the guest believes, and what it does not. */
import { loopback } from '../loopback';
import { listeningTo } from '../testing/linkAcceptance';
import { HeldTimers } from '../testing/heldTimers';
import { seededBytes } from '../testing/seededBytes';
import { answerPaired, callPaired } from './pairedLink';
import { makeTableKeys, type TableKeys } from './tableKeys';

const VERSION = 5;
const print = (byte: string) => `v=0\r\na=fingerprint:sha-256 ${byte}:${byte}\r\n`;
const DESCRIPTIONS = { offer: print('AA'), answer: print('BB') };

function phones(seed = 2) {
  const random = seededBytes(seed);
  const timers = new HeldTimers();
  const world = { timers, random, now: () => timers.now };
  const keys = makeTableKeys(random);
  const links = loopback();
  const [atHost, atGuest] = links;
  const guest = (over: Partial<Parameters<typeof callPaired>[2]> = {}) =>
    callPaired(world, atGuest, {
      table: keys.pair.public,
      secret: keys.secret,
      version: VERSION,
      epoch: 1,
      descriptions: DESCRIPTIONS,
      ...over,
    });
  const host = (own: TableKeys = keys, descriptions = DESCRIPTIONS) =>
    answerPaired(world, atHost, { keys: own, version: VERSION, descriptions });
  async function outcome<T>(...promises: Promise<T>[]): Promise<T[]> {
    await timers.pass(10_000);
    return Promise.all(promises);
  }
  return { random, timers, world, keys, atHost, atGuest, guest, host, outcome };
}

test('[D1] [D2] paired phones agree on the table, and talk on', async () => {
  const it = phones();
  const [toGuest, toHost] = await Promise.all([it.host(), it.guest()]);
  if (!toGuest.ok || !toHost.ok) throw new Error('not proven');
  expect(toHost.answer).toMatchObject({ epoch: 1 });
  const [here, there] = [listeningTo(toHost.link), listeningTo(toGuest.link)];
  toHost.link.send('hello');
  toGuest.link.send('welcome');
  await it.timers.pass(0);
  toHost.link.close();
  await it.timers.pass(0);
  expect([there.messages, there.ends]).toEqual([['hello'], ['left']]);
  expect([here.messages, it.timers.pending]).toEqual([['welcome'], 0]);
});

const REFUSED = { ok: false, why: 'refused' };

test('[D2] a host with another key than its offer names is refused', async () => {
  const it = phones();
  const other = { ...it.keys, pair: { ...it.keys.pair, secret: it.random(32) } };
  expect(await it.outcome<unknown>(it.host(other), it.guest())).toEqual([REFUSED, REFUSED]);
});

test('[D2] a guest who did not scan this offer is refused', async () => {
  const it = phones();
  const secret = { n: it.keys.secret.n, bytes: it.random(16) };
  expect(await it.outcome<unknown>(it.host(), it.guest({ secret }))).toEqual([REFUSED, REFUSED]);
});

test.each([
  ['[D3] an offer with another certificate', { ...DESCRIPTIONS, offer: print('CC') }],
  ['[D3] an answer with another certificate', { ...DESCRIPTIONS, answer: print('CC') }],
])('%s proves no table', async (_what, descriptions) => {
  const it = phones();
  expect(await it.outcome<unknown>(it.host(it.keys, descriptions), it.guest())).toEqual([
    REFUSED,
    REFUSED,
  ]);
});

test('[D2] a host that is not the host any more is refused', async () => {
  const it = phones();
  const [, met] = await it.outcome<unknown>(it.host(), it.guest({ epoch: 2 }));
  expect(met).toEqual(REFUSED);
});

test('[D2] a phone that says something else, nothing, or goodbye, is refused', async () => {
  const [other, silent, gone] = [phones(), phones(), phones()];
  other.atHost.send('{"say":"hello"}');
  gone.atHost.close();
  for (const it of [other, silent, gone]) {
    expect(await it.outcome(it.guest())).toEqual([REFUSED]);
    expect(it.timers.pending).toBe(0);
  }
});
