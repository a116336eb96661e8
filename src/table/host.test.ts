import type { Seat } from '../kit/seat';
import { LARGEST, VERSION } from '../protocol/messages';
import { createGuest, stepGuest as guestStep } from './guest';
import { createHost, hostWakeAt } from './host';
import { RATE_LIMIT, GUESTS, PING_MS, GUEST_SILENT_MS } from './hostState';
import {
  type Hall,
  openHall,
  playing,
  proposal,
  REDRAW,
  saidTo,
  take,
  whysIn,
} from './testing/hostFixture';
import { nim } from './nim';
import { viewOf } from './match';

const [red, green, blue] = ['red', 'green', 'blue'] as Seat[] as [Seat, Seat, Seat];
const ping = { say: 'ping', t: 1 };
const hello = { say: 'hello', v: VERSION, name: 'Ada' };

function opened(): Hall {
  const hall = openHall();
  hall.opens('a');
  return hall;
}

function met(): Hall {
  const hall = opened();
  hall.says('a', hello);
  return hall;
}

/** The checks run in this order; each row also contains the faults of all rows after it. */
const OTHER = { ...hello, v: VERSION + 1, proofs: 'none' };
test.each<[string, Hall, string, string, isCut: boolean]>([
  ['[M2] [M4] size, before anything is read', opened(), 'x'.repeat(LARGEST + 1), 'too-large', true],
  ['[M1] [M4] its kind', opened(), '{"say":"wish"}', 'not-a-message', false],
  ['[H2] [M4] the version', opened(), JSON.stringify(OTHER), 'other-version', true],
  [
    '[H1] [M4] whether hello came first',
    opened(),
    JSON.stringify({ say: 'sit', seat: red }),
    'hello-first',
    false,
  ],
  [
    '[S1] [M4] the seats of its channel',
    met(),
    JSON.stringify(proposal(met(), red, 5, 'nonsense')),
    'not-your-seat',
    false,
  ],
])('checks %s', (_what, hall, text, code, isCut) => {
  const words = hall.hears('a', text);
  expect(whysIn(words)).toEqual([code]);
  expect(words.some(({ say }) => say === 'closed')).toBe(isCut);
  expect(hall.host().channels.size).toBe(isCut ? 0 : 1);
});

test('[M2] [M4] the rate is checked after the size and before the content', () => {
  const hall = opened();
  for (let n = 0; n < RATE_LIMIT.atOnce; n++)
    expect(whysIn(hall.hears('a', '?'))).toEqual(['not-json']);
  expect(whysIn(opened().hears('a', 'x'.repeat(LARGEST)))).toEqual(['not-json']);
  expect(whysIn(hall.hears('a', '?'))).toEqual(['too-fast']);
});

test('[M3] the limit of messages at once is exact', () => {
  const hall = opened();
  for (let n = 0; n < RATE_LIMIT.atOnce; n++) hall.says('a', ping);
  expect(hall.host().channels.size).toBe(1);
  expect(hall.says('a', ping)).toMatchObject([
    { say: 'no', why: { code: 'too-fast' } },
    { say: 'closed' },
  ]);
  expect(hall.says('a', ping)).toEqual([]);
});

test('[M3] the limit of messages a second is exact', () => {
  const hall = opened();
  for (let n = 0; n < RATE_LIMIT.atOnce; n++) hall.says('a', ping);
  for (let second = 0; second < 5; second++) {
    hall.waits(1_000);
    for (let n = 0; n < RATE_LIMIT.perSecond; n++) hall.says('a', ping);
  }
  expect(hall.host().channels.size).toBe(1);
  expect(whysIn(hall.says('a', ping))).toEqual(['too-fast']);
});

test('[M3] a clock that is set back costs nobody tokens', () => {
  const hall = met();
  hall.waits(-3_600_000);
  expect(whysIn(hall.says('a', ping))).toEqual([]);
  expect(hall.host().channels.size).toBe(1);
});

test('[M4] a repeat is found before the game is asked, and a ruling is kept before it is sent', () => {
  const hall = playing();
  const act = proposal(hall, red, 1, take(2));
  const words = hall.says('red', act);
  expect(hall.effects()[0]).toMatchObject({
    do: 'keep',
    log: { lines: [expect.stringContaining('take')] },
  });
  expect(words.map(({ to, say }) => `${to} ${say}`)).toEqual([
    'red delta',
    'green delta',
    'blue delta',
    'red shared',
    'green shared',
    'blue shared',
    'red answer',
  ]);
  expect(hall.says('red', act)).toEqual([words[6]]);
});

test('[H1] before hello only pings and pongs are answered', () => {
  const hall = opened();
  expect(hall.says('a', ping)).toMatchObject([
    { to: 'a', say: 'pong', t: 1, here: 10_000, revs: {} },
  ]);
  expect(hall.says('a', { say: 'pong', t: 10_000, here: 5 })).toEqual([]);
  for (const message of [
    { say: 'sit', seat: red },
    { say: 'rise', seat: red },
    { say: 'kept', seat: red, token: '0'.repeat(32) },
    proposal(hall, red, 1, REDRAW),
    { say: 'whole', viewer: 'board' },
    { say: 'pause' },
    { say: 'resume' },
    { say: 'rename', name: 'Eve' },
    { say: 'story', from: 0 },
    { say: 'ask', seat: red, words: { code: 'give' }, lasts: 1_000 },
  ]) {
    expect(whysIn(hall.says('a', message))).toEqual(['hello-first']);
  }
  expect(hall.host().channels.get('a' as never)?.name).toBeNull();
});

test('[H2] a guest of another version receives both numbers, and is disconnected', () => {
  const hall = opened();
  const why = { code: 'other-version', ours: VERSION, theirs: VERSION + 1 };
  expect(hall.says('a', { say: 'hello', v: VERSION + 1 })).toEqual([
    { to: 'a', say: 'no', why },
    { to: 'a', say: 'closed' },
  ]);
});

test('[H4] hello is answered with a welcome, the shared state, and the answers to its proofs', () => {
  const words = openHall().meets('a');
  // The second shared state shows the guest itself.
  expect(words.map(({ say }) => say)).toEqual(['ping', 'welcome', 'shared', 'shared']);
  expect(words[1]).toEqual({ to: 'a', say: 'welcome', v: VERSION, table: 'table-1', guest: 1 });
});

test('[H6] the number of channels is limited, whoever they belong to', () => {
  const hall = openHall();
  for (let n = 0; n < GUESTS.most; n++)
    expect(hall.opens(`c${n}`)).toMatchObject([{ say: 'ping' }]);
  const isFull = [{ why: { code: 'table-is-full' } }, { say: 'closed' }];
  expect(hall.meets('late')).toMatchObject([{ say: 'ping' }, ...isFull]);
  hall.closes('c3');
  expect(saidTo('later', hall.meets('later'))).toMatchObject([
    { say: 'ping' },
    { say: 'welcome' },
    { say: 'shared' },
    { say: 'shared' },
  ]);
  for (let n = 0; n < GUESTS.proving; n++)
    expect(hall.opens(`d${n}`)).toMatchObject([{ say: 'ping' }]);
  const words = hall.opens('last');
  expect(saidTo('c0', words)).toMatchObject(isFull);
  expect(saidTo('last', words)).toMatchObject([{ say: 'ping' }]);
});

test('[H6] devices that never say hello keep no player out', () => {
  const hall = openHall();
  hall.meets('ada');
  const token = hall.sits('ada', red);
  for (let n = 0; n < 3 * GUESTS.most; n++) hall.opens(`silent ${n}`);
  const words = hall.meets('again', { proofs: [{ seat: red, token }] });
  expect(saidTo('again', words).map(({ say }) => say)).toContain('seated');
  expect(hall.host().channels.size).toBeLessThan(GUESTS.most + GUESTS.proving);
});

test('[H7] a device that is silent for ten seconds is gone, and its seat shows that', () => {
  const hall = playing();
  hall.waits(GUEST_SILENT_MS - 1);
  hall.ticks();
  for (const other of ['green', 'blue']) hall.says(other, ping);
  expect(hall.host().channels.size).toBe(3);
  hall.waits(1);
  const words = hall.ticks();
  expect(saidTo('red', words)).toEqual([{ to: 'red', say: 'closed' }]);
  const [shared] = words.filter(({ say }) => say === 'shared');
  expect(shared).toMatchObject({
    shared: { places: [{ seat: red, sits: 'player', here: false }, {}, {}] },
  });
});

test('[H8] another invite is sent to every device that has been welcomed', () => {
  const hall = openHall();
  hall.orders({ order: 'door', invite: 'one' });
  hall.meets('a');
  hall.opens('silent');
  const words = hall.orders({ order: 'door', invite: 'two' });
  expect(words).toMatchObject([{ to: 'a', say: 'welcome', invite: 'two' }]);
});

test('[H8] the welcome carries the invite, once the table has one', () => {
  const hall = openHall();
  hall.orders({ order: 'door', invite: 'https://sand.table/join/CDFHJK#secret' });
  const [, welcome] = hall.meets('a');
  expect(welcome).toMatchObject({ say: 'welcome', invite: hall.host().invite });
  const [guest] = guestStep(createGuest('Ada', {}), { type: 'heard', text: wire(welcome) }, 0);
  expect(guest.invite).toBe('https://sand.table/join/CDFHJK#secret');
});

test('[H15] only devices that watch are sent the code, also when it changes', () => {
  const hall = openHall();
  hall.orders({ order: 'code', code: 'CDFHJK' });
  expect(hall.meets('a').map(({ say }) => say)).not.toContain('code');
  hall.opens('tv');
  const met = hall.says('tv', { ...hello, watch: true });
  expect(met).toContainEqual({ to: 'tv', say: 'code', code: 'CDFHJK' });
  const changed = hall.orders({ order: 'code', code: 'MNPRTW' });
  expect(changed).toEqual([{ to: 'tv', say: 'code', code: 'MNPRTW' }]);
});

test('[H15] a TV drops the code with the next welcome, and shows the one that follows', () => {
  const tv = createGuest('TV', {}, true);
  const heard = (guest: typeof tv, said: object) =>
    guestStep(guest, { type: 'heard', text: JSON.stringify(said) }, 0)[0];
  const shown = heard(tv, { say: 'code', code: 'CDFHJK' });
  expect(shown.code).toBe('CDFHJK');
  const welcomed = heard(shown, { say: 'welcome', v: VERSION, table: 'table-1' });
  expect(welcomed.code).toBeNull();
  expect(heard(welcomed, { say: 'code', code: 'MNPRTW' }).code).toBe('MNPRTW');
});

const wire = ({ to: _, ...message }: { to: string } = { to: '' }) => JSON.stringify(message);

test('[H7] a host that has slept pings everybody before dropping anybody', () => {
  const hall = playing();
  hall.ticks();
  hall.waits(GUEST_SILENT_MS + PING_MS);
  expect(hall.ticks().map(({ say }) => say)).toEqual(['ping', 'ping', 'ping']);
  hall.says('red', ping);
  hall.waits(PING_MS);
  expect(hall.ticks().filter(({ say }) => say === 'closed')).toHaveLength(2);
  expect([...hall.host().channels.keys()]).toEqual(['red']);
});

test('[H7] a host pings when a channel opens, and then every two seconds', () => {
  const hall = opened();
  hall.waits(PING_MS - 1);
  expect(hall.ticks()).toEqual([]);
  hall.waits(1);
  expect(hall.ticks()).toEqual([{ to: 'a', say: 'ping', t: hall.now() }]);
  expect(hostWakeAt(hall.host())).toBe(hall.now() + PING_MS);
});

test.each([700, 1_300])('[H7] channels that opened %i ms apart are soon pinged together', ms => {
  const hall = openHall();
  hall.opens('a');
  hall.waits(ms);
  hall.opens('b');
  for (let n = 0; n < 2; n++) {
    hall.waits(hostWakeAt(hall.host()) - hall.now());
    hall.ticks();
  }
  expect(hostWakeAt(hall.host())).toBe(hall.now() + PING_MS);
  hall.waits(PING_MS);
  expect(hall.ticks().map(({ to, say }) => `${say} ${to}`)).toEqual(['ping a', 'ping b']);
});

test('[M9] a message on an unknown or closed channel does nothing', () => {
  const hall = met();
  hall.closes('a');
  const before = hall.host();
  expect(hall.says('a', hello)).toEqual([]);
  expect(hall.hears('b', 'x'.repeat(LARGEST + 1))).toEqual([]);
  expect(hall.closes('b')).toEqual([]);
  expect(hall.host()).toBe(before);
});

test('[S13] the host’s screen sets up the table in the lobby', () => {
  const hall = openHall(nim, 3);
  hall.meets('a');
  hall.sits('a', blue);
  hall.orders({ order: 'options', options: { stones: 50 } });
  expect(whysIn(hall.orders({ order: 'size', places: 1 }))).toEqual([]);
  expect(hall.host().places).toHaveLength(3);
  const words = hall.orders({ order: 'size', places: 2 });
  expect(words).toMatchObject([
    { to: 'a', say: 'unseated', why: { code: 'no-such-seat' } },
    { say: 'shared' },
  ]);
  expect(hall.host().places).toEqual([red, green]);
  hall.sits('a', green);
  expect(whysIn(hall.orders({ order: 'free', seat: green }))).toEqual(['freed']);
  expect(hall.orders({ order: 'free', seat: 'constructor' as Seat })).toEqual([]);
  expect(hall.orders({ order: 'bot', seat: 'constructor' as Seat, level: 'plain' })).toEqual([]);
  hall.deals();
  expect(viewOf(hall.host().match!, red)).toMatchObject({ heap: expect.any(Number) });
  expect(hall.host().match?.saved.options).toEqual({ stones: 50 });
});

test('[S13] a running match keeps its size and options, and is dealt once', () => {
  const hall = playing();
  const { match, options } = hall.host();
  hall.orders({ order: 'size', places: 2 });
  hall.orders({ order: 'options', options: { stones: 5 } });
  hall.deals(8);
  expect(hall.host()).toMatchObject({ places: [red, green, blue], options });
  expect(hall.host().match).toBe(match);
});

test('[S13] a deal that its game refuses does not happen', () => {
  const hall = openHall();
  hall.orders({ order: 'options', options: { stones: 'many' } });
  hall.deals();
  expect(hall.host().match).toBeNull();
  expect(() => createHost('t', nim, 1)).toThrow('no table for 1');
});

test('[S13] nor does one whose options do not suit the number of players', () => {
  const lonely = { ...nim, misfit: () => 'not for two' };
  const hall = openHall(lonely, 2);
  hall.deals();
  expect(hall.host().match).toBeNull();
});

test('[T9] a host sleeps until a ping, a request, a bot or the game needs it', () => {
  expect(hostWakeAt(createHost('t', nim))).toBe(Infinity);
  const hall = met();
  hall.sits('a', red);
  expect(hostWakeAt(hall.host())).toBe(hall.now() + PING_MS);
  hall.says('a', { say: 'ask', seat: red, words: { code: 'give' }, lasts: 1_000 });
  expect(hostWakeAt(hall.host())).toBe(hall.now() + 1_000);
});
