import { HeldTimers } from '../testing/heldTimers';
import { createMemoryBroker } from '../testing/memoryBroker';
import { awaitCall, callScreen, isScreenLink } from './screenCall';
import { seededBytes } from '../testing/seededBytes';

const ADDRESS = 'http://10.0.0.2:4680';
const INVITE = 'http://10.0.0.2:4680/join/CDFHJK#secret';

function room() {
  const town = createMemoryBroker();
  const random = seededBytes(3);
  const timers = new HeldTimers();
  const heard: string[] = [];
  const call = awaitCall(town.reach(), ADDRESS, random, invite => heard.push(invite));
  const from = (link: string) => callScreen(town.reach(), link, INVITE, { random, timers });
  return { town, timers, heard, call, from, random };
}

test("a phone that scans a screen's code sends it the invitation", async () => {
  const { call, from, heard } = room();
  expect(await from(call.link)).toBe(true);
  expect(heard).toEqual([INVITE]);
});

test('the broker sees neither the invitation nor the key', async () => {
  const { call, from, town } = room();
  await from(call.link);
  const seen = town.heard.map(({ topic, bytes }) => topic + new TextDecoder().decode(bytes)).join();
  expect(seen).not.toContain('CDFHJK');
  expect(seen).not.toContain(call.link.split('#')[1]);
});

test("a stranger's message to the screen leads nowhere", async () => {
  const { call, from, town, heard } = room();
  town.fate = published => [{ ...published, bytes: published.bytes.map(byte => byte ^ 1) }];
  void from(call.link);
  await new Promise(setImmediate);
  expect(heard).toEqual([]);
});

test('a lost message is sent again', async () => {
  const { call, from, town, timers, heard } = room();
  let lost = 0;
  town.fate = published => (lost++ === 0 ? [] : [published]);
  const told = from(call.link);
  await timers.pass(500);
  expect([await told, heard]).toEqual([true, [INVITE]]);
});

test('the phone reports after a while that no screen answers', async () => {
  const { call, from, timers } = room();
  call.stop();
  const told = from(call.link);
  await timers.pass(6_000);
  expect(await told).toBe(false);
});

test('a screen has its full time, however slowly the phone connects', async () => {
  const { call, from, town, timers, heard } = room();
  town.fail();
  const told = from(call.link);
  await timers.pass(11_999);
  town.fate = () => [];
  town.mend();
  await timers.pass(5_000);
  town.fate = published => [published];
  await timers.pass(999);
  expect([await told, heard]).toEqual([true, [INVITE]]);
});

test('a phone that finds no broker reports that after a while', async () => {
  const { call, from, town, timers } = room();
  town.fail();
  const told = from(call.link);
  await timers.pass(11_999);
  expect(timers.pending).toBe(1);
  await timers.pass(1);
  expect([await told, timers.pending]).toEqual([false, 0]);
});

test('a connection lost meanwhile gives the screen no second time', async () => {
  const { call, from, town, timers } = room();
  call.stop();
  const told = from(call.link);
  await timers.pass(4_000);
  town.fail();
  town.mend();
  await timers.pass(2_000);
  expect([await told, timers.pending]).toEqual([false, 0]);
});

test.each([
  ['an invitation', INVITE],
  ['a key too short', `${ADDRESS}/tv#abc`],
  ['no key', `${ADDRESS}/tv`],
  ['something else', 'WIFI:S:home;;'],
])("%s is not a screen's code", async (_what, text) => {
  expect(isScreenLink(text)).toBe(false);
  expect(await room().from(text)).toBe(false);
});
