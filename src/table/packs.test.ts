import type { AnyGame, PackRef } from '../games/game';
import { MANIFESTS } from '../games/manifests';
import { manifestFor, rulesOf } from '../games/games';
import type { Seat } from '../kit/seat';
import { createGuest, type Guest, stepGuest } from './guest';
import { nim } from './nim';
import { type Hall, openHall, saidTo, type Word } from './testing/hostFixture';

const [red] = ['red'] as [Seat];
const DECK: PackRef = { id: 'stones', kind: 'deck', hash: 'aa' };
const CHANGED: PackRef = { ...DECK, hash: 'bb' };
const MORE: PackRef = { id: 'pebbles', kind: 'deck', hash: 'cc' };

/** A real guest on a channel of that hall: both sides hear everything. */
function phoneAt(hall: Hall, id: string, packs: readonly PackRef[]) {
  let guest: Guest = createGuest(id, {}, false, packs);
  const said: Word[] = [];
  type Event = Parameters<typeof stepGuest>[1];
  function happens(event: Event): void {
    const [next, effects] = stepGuest(guest, event, hall.now());
    guest = next;
    for (const effect of effects) if (effect.do === 'send') hears(hall.hears(id, effect.text));
  }
  function hears(words: readonly Word[]): void {
    for (const { to: _, ...word } of saidTo(id, words)) {
      said.push({ to: id, ...word } as Word);
      if (word.say === 'closed') happens({ type: 'unlinked' });
      else happens({ type: 'heard', text: JSON.stringify(word) });
    }
  }
  const opened = hall.opens(id);
  happens({ type: 'linked' });
  hears(opened);
  const wants = (seat: Seat) => happens({ type: 'wished', wish: { wish: 'sit', seat } });
  return { guest: () => guest, said, hears, wants };
}

const hallWith = (packs: readonly PackRef[], game: AnyGame = nim) =>
  openHall({ ...game, packs }, 2);

test.each<[string, readonly PackRef[], readonly PackRef[]]>([
  ['the same pack', [DECK], [DECK]],
  ['more packs than the table needs', [DECK], [MORE, DECK]],
  ['packs at a table that needs none', [], [DECK]],
])('[H11] a guest with %s is welcomed, and can sit down', (_what, table, own) => {
  const hall = hallWith(table);
  const ada = phoneAt(hall, 'ada', own);
  ada.wants(red);
  expect(ada.guest()).toMatchObject({ table: 'table-1', refused: null, linked: true });
  expect(ada.guest().seats[red]?.token).toEqual(expect.any(String));
  expect(hall.host().haveOtherPacks).toEqual([]);
});

test.each<[string, readonly PackRef[], readonly string[]]>([
  ['another hash', [CHANGED], ['stones']],
  ['no pack at all', [], ['stones', 'pebbles']],
  ['one of two', [MORE], ['stones']],
])('[H11] a guest with %s is turned away before the deal with the reason', (_what, own, ids) => {
  const hall = hallWith(ids.length > 1 ? [DECK, MORE] : [DECK]);
  const ada = phoneAt(hall, 'ada', own);
  ada.wants(red);
  expect(ada.guest()).toMatchObject({
    table: null,
    shared: null,
    linked: false,
    refused: { code: 'other-packs', packs: ids },
  });
  expect(ada.said.map(({ say }) => say).sort()).toEqual(['closed', 'no', 'ping']);
  expect(hall.host().channels.size).toBe(0);
  expect(hall.host().holders[red]?.sits).toBe('nobody');
});

test('[H11] a player who comes back with another pack keeps the seat', () => {
  const hall = hallWith([DECK]);
  hall.meets('ada', { packs: [DECK] });
  const token = hall.sits('ada', red);
  const proofs = [{ seat: red, token }];
  const words = hall.meets('again', { packs: [CHANGED], proofs });
  expect(words.map(({ say }) => say)).toEqual(['ping', 'no', 'closed']);
  expect(hall.host().holders[red]).toMatchObject({ sits: 'player', name: 'ada' });
  const back = hall.meets('later', { packs: [DECK], proofs });
  expect(back.map(({ say }) => say)).toContain('seated');
});

test('[H12] the host shows the names of turned-away guests until they come with the same pack', () => {
  const hall = hallWith([DECK]);
  phoneAt(hall, 'ada', [CHANGED]);
  phoneAt(hall, 'bo', [CHANGED]);
  phoneAt(hall, 'ada', []);
  expect(hall.host().haveOtherPacks).toEqual(['bo', 'ada']);
  phoneAt(hall, 'bo', [DECK]);
  expect(hall.host().haveOtherPacks).toEqual(['ada']);
  hall.deals();
  expect(hall.host().haveOtherPacks).toEqual([]);
});

test('[H11] a guest with another deck of Timeline Twist is turned away, one with the same deck plays', async () => {
  const manifest = manifestFor('timeline-twist')!;
  const game = (await rulesOf('timeline-twist'))!;
  const hall = openHall(game, 2);
  const [deck, ...others] = manifest.packs;
  const ada = phoneAt(hall, 'ada', [{ ...deck!, hash: '0'.repeat(16) }, ...others]);
  expect(ada.guest().refused).toEqual({ code: 'other-packs', packs: [deck!.id] });
  const bo = phoneAt(
    hall,
    'bo',
    MANIFESTS.flatMap(({ packs }) => packs),
  );
  bo.wants(red);
  hall.orders({ order: 'options', options: { way: 'versus' } });
  bo.hears(hall.deals());
  expect(bo.guest().views.get(red)?.view).toMatchObject({ way: 'versus' });
  expect(hall.vault.lines[0]).toContain(deck!.hash);
});
