import type { PackRef } from '../games/game';
import type { Seat } from '../kit/seat';
import { VERSION } from '../protocol/messages';
import { hashOfPack, type TablePack } from '../protocol/tablePack';
import { createGuest, type Guest, type GuestCommand, stepGuest } from './guest';
import { PACK_PIECE, RATE_LIMIT } from './hostState';
import { nim } from './nim';
import {
  type Hall,
  openHall,
  playing,
  proposal,
  saidTo,
  take,
  whysIn,
  type Word,
} from './testing/hostFixture';

const [red, green] = ['red', 'green'] as [Seat, Seat];

const NAME = { en: 'Our family', de: 'Unsere Familie' };
const packOf = (text: string): TablePack => {
  const hash = hashOfPack(text);
  const ref: PackRef = { id: `own-${hash}`, kind: 'deck', hash };
  return { ref, title: NAME, text };
};
/** Three pieces, with signs that JSON escapes and that take two units. */
const FAMILY = packOf('"Oma Ruth" 🐈\n'.padEnd(2.5 * PACK_PIECE.most, '"1956", '));
const { hash } = FAMILY.ref;

const choose = (hall: Hall, pack?: TablePack) =>
  hall.orders({ order: 'options', options: { stones: 9 }, ...(pack && { pack }) });
const lacksIn = (hall: Hall) => hall.host().shared?.shared.pack?.lacks ?? [];

/** A real guest on channels of that hall. */
function phoneAt(hall: Hall, name: string) {
  let guest: Guest = createGuest(name, {});
  let line = name;
  const arrived: string[] = [];
  const pieces: number[] = [];
  type Event = Parameters<typeof stepGuest>[1];
  function happens(event: Event): void {
    const [next, effects] = stepGuest(guest, event, hall.now());
    guest = next;
    for (const effect of effects) {
      if (effect.do === 'pack') arrived.push(effect.text);
      if (effect.do === 'send') hears(hall.hears(line, effect.text));
    }
  }
  function hears(words: readonly Word[]): void {
    for (const word of saidTo(line, words)) {
      const { to: _, ...message } = word;
      if (message.say === 'pack') pieces.push(message.from);
      if (message.say === 'closed') happens({ type: 'unlinked' });
      else happens({ type: 'heard', text: JSON.stringify(message) });
    }
  }
  function links(as = line): void {
    line = as;
    const opened = hall.opens(line);
    happens({ type: 'linked' });
    hears(opened);
  }
  links();
  return {
    guest: () => guest,
    arrived,
    pieces,
    hears,
    links,
    wishes: (wish: GuestCommand) => happens({ type: 'wished', wish }),
    pack: (is: Extract<GuestCommand, { wish: 'pack' }>['is'], of = hash) =>
      happens({ type: 'wished', wish: { wish: 'pack', hash: of, is } }),
    hangsUp: () => happens({ type: 'unlinked' }),
    waits(ms: number) {
      hall.waits(ms);
      happens({ type: 'ticked' });
    },
  };
}

test('[D1] everybody sees the pack and which devices do not have it', () => {
  const hall = openHall(nim, 2);
  const ada = phoneAt(hall, 'ada');
  ada.wishes({ wish: 'sit', seat: red });
  ada.hears(choose(hall, FAMILY));
  const { pack } = ada.guest().shared ?? {};
  expect(pack).toMatchObject({ ...FAMILY.ref, title: NAME, size: FAMILY.text.length });
  const lack = { name: 'ada', seats: [red], tenths: 0, refuses: false };
  expect(pack?.lacks).toEqual([{ guest: ada.guest().self, ...lack }]);
  expect(hall.host().options).toEqual({ stones: 9 });
});

test('[D1] options without a pack leave none on the table', () => {
  const hall = openHall(nim, 2);
  choose(hall, FAMILY);
  expect(hall.host().shared?.shared.pack?.hash).toBe(hash);
  choose(hall);
  expect(hall.host().shared?.shared.pack).toBeUndefined();
});

test('[D2] a device that takes the pack gets it piece by piece, one at a time', () => {
  const hall = openHall(nim, 2);
  const ada = phoneAt(hall, 'ada');
  ada.hears(choose(hall, FAMILY));
  ada.pack('fetched');
  const { most } = PACK_PIECE;
  expect(ada.pieces).toEqual([0, most, 2 * most]);
  expect(ada.arrived).toEqual([FAMILY.text]);
  expect(ada.guest().pack).toEqual({ hash, is: 'arrived' });
  ada.pack('held');
  expect(lacksIn(hall)).toEqual([]);
});

test('[D2] a lost piece is asked for again after a second', () => {
  const hall = openHall(nim, 2);
  const ada = phoneAt(hall, 'ada');
  ada.hears(choose(hall, FAMILY));
  hall.says('ada', { say: 'pack', hash, from: 0 });
  ada.pack('fetched', 'f'.repeat(32));
  expect(ada.pieces).toEqual([]);
  ada.pack('fetched');
  expect(ada.arrived).toHaveLength(1);
});

test('[D3] a device that asks for ever more pieces gets few, and is not cut off for its acts', () => {
  const hall = openHall(nim, 2);
  hall.meets('eve');
  hall.sits('eve', green);
  choose(hall, FAMILY);
  const asks = RATE_LIMIT.atOnce - PACK_PIECE.leaves;
  let pieces = 0;
  for (let n = 0; n < asks / 2; n++)
    pieces += hall
      .says('eve', { say: 'pack', hash, from: 0 })
      .filter(({ say }) => say === 'pack').length;
  expect(pieces).toBeGreaterThan(5);
  expect(pieces).toBeLessThanOrEqual(asks / (PACK_PIECE.tokens + 1));
  const tokens = hall.host().channels.get('eve' as never)?.tokens ?? 0;
  expect(tokens).toBeGreaterThan(PACK_PIECE.leaves / 2);
  expect(whysIn(hall.says('eve', { say: 'rise', seat: green }))).toEqual(['got-up']);
});

test('[D3] a flood of requests ends the channel like any other flood, and nobody else notices', () => {
  const hall = openHall(nim, 2);
  const ada = phoneAt(hall, 'ada');
  ada.wishes({ wish: 'sit', seat: red });
  hall.meets('eve');
  ada.hears(choose(hall, FAMILY));
  const words = Array.from({ length: RATE_LIMIT.atOnce + 1 }, () =>
    hall.says('eve', { say: 'pack', hash, from: 0 }),
  ).flat();
  expect(whysIn(saidTo('eve', words))).toContain('too-fast');
  ada.pack('fetched');
  expect(ada.arrived).toEqual([FAMILY.text]);
});

test.each<[string, object]>([
  ['another pack', { hash: '0'.repeat(32), from: 0 }],
  ['more than there is', { hash, from: 1e12 }],
])('[D3] asking for %s brings nothing', (_what, asked) => {
  const hall = openHall(nim, 2);
  hall.meets('eve');
  choose(hall, FAMILY);
  expect(hall.says('eve', { say: 'pack', ...asked }).filter(({ say }) => say === 'pack')).toEqual(
    [],
  );
});

test.each<[string, object]>([
  ['no hash', { from: 0 }],
  ['a negative place', { hash, from: -1 }],
  ['half a character', { hash, from: 0.5 }],
])('[D3] a request with %s is no message', (_what, asked) => {
  const hall = openHall(nim, 2);
  hall.meets('eve');
  choose(hall, FAMILY);
  expect(whysIn(hall.says('eve', { say: 'pack', ...asked }))).toEqual(['not-a-message']);
});

test('[D4] on a new channel a device goes on where the last one broke', () => {
  const hall = openHall(nim, 2);
  const ada = phoneAt(hall, 'ada');
  ada.hears(choose(hall, FAMILY));
  const spent = RATE_LIMIT.atOnce - PACK_PIECE.leaves - 2 * PACK_PIECE.tokens;
  for (let n = 0; n < spent; n++) hall.says('ada', { say: 'ping', t: 0 });
  ada.pack('fetched');
  expect(ada.pieces).toEqual([0]);
  ada.hangsUp();
  hall.closes('ada');
  ada.links('ada again');
  ada.waits(1_000);
  expect(ada.pieces).toEqual([0, PACK_PIECE.most, 2 * PACK_PIECE.most]);
  expect(ada.arrived).toEqual([FAMILY.text]);
});

test('[D4] a piece that does not follow the last one changes nothing', () => {
  const hall = openHall(nim, 2);
  const ada = phoneAt(hall, 'ada');
  ada.hears(choose(hall, FAMILY));
  ada.hangsUp();
  ada.pack('fetched');
  const before = ada.guest();
  ada.hears([{ to: 'ada', say: 'pack', hash, from: 5, text: 'x' }]);
  ada.hears([{ to: 'ada', say: 'pack', hash: '0'.repeat(32), from: 0, text: 'x' }]);
  ada.hears([{ to: 'ada', say: 'pack', hash, from: 0, text: '' }]);
  expect(ada.guest()).toEqual({ ...before, heard: ada.guest().heard });
});

test('[D4] a piece of a pack that was put away changes nothing, and the pack can come again', () => {
  const hall = openHall(nim, 2);
  const ada = phoneAt(hall, 'ada');
  ada.hears(choose(hall, FAMILY));
  ada.hangsUp();
  ada.pack('fetched');
  ada.hears(choose(hall));
  ada.hears([{ to: 'ada', say: 'pack', hash, from: 0, text: 'x' }]);
  expect(ada.guest()).toMatchObject({ pack: { hash, is: 'fetched' }, packText: '' });
});

test.each<[string, (text: string) => string]>([
  ['other', text => text.replaceAll('1956', '1957')],
  ['longer', text => `${text} `],
])('[D5] a %s text than the promised one is dropped and refused for good', (_what, change) => {
  const hall = openHall(nim, 2);
  const ada = phoneAt(hall, 'ada');
  // A host that sends something else under this hash.
  ada.hears(choose(hall, { ...FAMILY, text: change(FAMILY.text) }));
  const shown = ada.guest().shared?.pack;
  expect(shown?.hash).toBe(hash);
  ada.pack('fetched');
  expect(ada.arrived).toEqual([]);
  expect(ada.guest()).toMatchObject({ pack: { hash, is: 'damaged' }, packText: '' });
  const before = ada.pieces.length;
  ada.waits(5_000);
  expect(ada.pieces).toHaveLength(before);
  expect(lacksIn(hall)).toMatchObject([{ name: 'ada', refuses: true }]);
});

test('[D8] a device that has looked for the last pack too late goes on with the next one', () => {
  const hall = openHall(nim, 2);
  const ada = phoneAt(hall, 'ada');
  ada.hears(choose(hall, FAMILY));
  const other = packOf('other');
  ada.hears(choose(hall, other));
  ada.pack('refused', other.ref.hash);
  ada.pack('held', hash);
  expect(ada.guest().pack).toEqual({ hash: other.ref.hash, is: 'refused' });
  ada.hears(choose(hall));
  ada.pack('held', hash);
  ada.hears(choose(hall, FAMILY));
  expect(ada.guest().pack).toEqual({ hash, is: 'held' });
});

test('[D6] a device may refuse the pack and take it later', () => {
  const hall = openHall(nim, 2);
  const ada = phoneAt(hall, 'ada');
  ada.hears(choose(hall, FAMILY));
  ada.pack('refused');
  expect(lacksIn(hall)).toMatchObject([{ name: 'ada', refuses: true }]);
  expect(ada.pieces).toEqual([]);
  ada.pack('fetched');
  expect(ada.arrived).toEqual([FAMILY.text]);
});

test('[D6] a device that has the pack says so, and is sent nothing', () => {
  const hall = openHall(nim, 2);
  const ada = phoneAt(hall, 'ada');
  ada.hears(choose(hall, FAMILY));
  ada.pack('held');
  expect([ada.pieces, lacksIn(hall)]).toEqual([[], []]);
});

test('[D7] no match is dealt before all who sit have the pack', () => {
  const hall = openHall(nim, 2);
  const ada = phoneAt(hall, 'ada');
  ada.wishes({ wish: 'sit', seat: red });
  hall.meets('onlooker');
  ada.hears(choose(hall, FAMILY));
  hall.deals();
  expect(hall.host().match).toBeNull();
  ada.pack('fetched');
  hall.deals();
  expect(hall.host().match).toBeNull();
  ada.pack('held');
  ada.hears(hall.deals());
  expect(hall.host().match).not.toBeNull();
  expect(lacksIn(hall)).toMatchObject([{ name: 'onlooker', seats: [] }]);
});

test('[D7] the host’s own device and seats whose device is away hold no match up', () => {
  const hall = openHall(nim, 2);
  hall.happens({ type: 'opened', channel: 'own' as never, isOwn: true });
  hall.says('own', { say: 'hello', v: VERSION, name: 'own' });
  hall.sits('own', red);
  hall.meets('ada');
  hall.sits('ada', green);
  choose(hall, FAMILY);
  hall.deals();
  expect(hall.host().match).toBeNull();
  hall.closes('ada');
  hall.deals();
  expect(hall.host().match).not.toBeNull();
});

test('[D7] a device that comes during the match fetches the pack beside it, and acts', () => {
  const hall = openHall(nim, 2);
  hall.meets('ada');
  hall.sits('ada', red);
  choose(hall, FAMILY);
  hall.says('ada', { say: 'pack', hash, from: FAMILY.text.length });
  hall.deals();
  const bo = phoneAt(hall, 'bo');
  bo.pack('fetched');
  expect(bo.arrived).toEqual([FAMILY.text]);
  expect(whysIn(hall.says('ada', proposal(hall, red, 1, take(1))))).toEqual([]);
});

test('[D8] with another pack, or another game, every device begins again', () => {
  const hall = openHall(nim, 2);
  const ada = phoneAt(hall, 'ada');
  ada.hears(choose(hall, FAMILY));
  ada.pack('held');
  expect(lacksIn(hall)).toEqual([]);
  ada.hears(choose(hall, packOf('other')));
  expect(lacksIn(hall)).toMatchObject([{ name: 'ada', tenths: 0 }]);
  hall.orders({ order: 'game', game: nim, places: 2, options: {} });
  expect(hall.host()).toMatchObject({ pack: null, shared: { shared: { game: 'nim' } } });
  expect(hall.host().shared?.shared.pack).toBeUndefined();
});

test('[D8] during a match neither options nor pack change', () => {
  const hall = playing();
  choose(hall, FAMILY);
  expect(hall.host().pack).toBeNull();
});
