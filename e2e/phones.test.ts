/**
 * Whole matches among phones that are processes of their own, by real data channels and a real
 * broker, at sixty times the speed of life.
 */
import { endsOf, waysOf } from './process/ends';
import { MATCH } from './process/match';
import { type Fact, forgetVaults, type Phone, phone } from './process/phone';
import { endAll } from './process/programs';
import { tableServer } from './process/tableServer';

jest.setTimeout(120_000);

afterEach(endAll);
afterAll(forgetVaults);

const SEATS = ['red', 'green', 'blue'];

async function evening(name: string, own: Fact = {}) {
  const brokers = [(await tableServer()).broker];
  const hosting = { ...MATCH, players: 3, ...own, brokers };
  const host = phone(`${name}-host`, hosting);
  const { invite } = await host.until('invite');
  const guests = SEATS.map(seat => phone(`${name}-${seat}`, { role: 'guest', seat, invite }));
  const tv = phone(`${name}-tv`, { role: 'watch', invite });
  return { name, hosting, invite, host, guests, tv };
}

test('three phones, a bot, their host and a screen play a whole beginners’ match', async () => {
  const { host, guests, tv } = await evening('whole');
  const { seen, known } = await endsOf(host, [...guests, tv]);
  expect(seen).toEqual(known);
  expect(waysOf([...guests, tv])).toEqual(['direct', 'direct', 'direct', 'direct']);
  const { plies } = await host.until('over');
  expect(plies).toBeGreaterThan(100);
});

test('a phone is killed in the middle, and comes back to its seat', async () => {
  const { name, invite, host, guests, tv } = await evening('killed');
  const [red, ...others] = guests as [Phone, ...Phone[]];
  await red.until('accepted', 8);
  await red.end('SIGKILL');
  await others[0]!.until('accepted', 20);
  const back = phone(`${name}-red`, { role: 'guest', seat: 'red', invite });
  expect(await back.until('accepted', 3)).toBeDefined();
  const { seen, known } = await endsOf(host, [back, ...others, tv]);
  expect(seen).toEqual(known);
});

test('the host’s app is killed in the middle, and its table opens again', async () => {
  const { name, hosting, host, guests, tv } = await evening('host');
  await guests[0]!.until('accepted', 15);
  await host.end('SIGKILL');
  const again = phone(`${name}-host`, hosting);
  expect(await guests[0]!.until('met', 2)).toEqual({ met: 'direct' });
  const { seen, known } = await endsOf(again, [...guests, tv]);
  expect(seen).toEqual(known);
});

/**
 * @roamhq/wrtc sets a channel that was closed from afar to nothing on a thread of its own, and a send in
 * that moment ends the process: RTCDataChannel::Send looks, and then reads. No call of ours can know.
 */
async function orOpenedAgain(host: Phone, open: () => Phone, until: Promise<unknown>) {
  const crashed = host.gone.then(() => true);
  return (await Promise.race([until.then(() => false), crashed])) ? open() : host;
}

/** Long enough for the match to pause. */
const LONG_SLEEP_MS = 4_000;

test('the host sleeps while a phone leaves, and the match goes on when it wakes', async () => {
  const { name, hosting, invite, host, guests, tv } = await evening('asleep');
  const [red, ...others] = guests as [Phone, ...Phone[]];
  await red.until('accepted', 8);
  host.sleep();
  await red.end('SIGTERM');
  await new Promise(resolve => setTimeout(resolve, LONG_SLEEP_MS));
  host.wake();
  const back = phone(`${name}-red`, { role: 'guest', seat: 'red', invite });
  const open = () => phone(`${name}-host`, hosting);
  const awake = await orOpenedAgain(host, open, back.until('accepted', 3));
  const { seen, known } = await endsOf(awake, [back, ...others, tv]);
  expect(seen).toEqual(known);
});

test('where there is no way from phone to phone, the match goes on through the broker', async () => {
  const brokers = [(await tableServer()).broker];
  const host = phone('relay-host', { ...MATCH, players: 1, brokers, direct: false });
  const { invite } = await host.until('invite');
  const guest = phone('relay-red', { role: 'guest', seat: 'red', invite, direct: false });
  const { seen, known } = await endsOf(host, [guest]);
  expect(seen).toEqual(known);
  expect(waysOf([guest])).toEqual(['relay']);
});
