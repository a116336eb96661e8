import { createHash } from 'node:crypto';
import { manifestFor } from '../games/games';
import { deckReader } from '../games/timeline-twist/deck/own/deckReader';
import { deckOf } from '../games/timeline-twist/deck/shelf';
import { openFile } from '../packs/openFile';
import { namedZip } from '../packs/testing/zip';
import { hashOfPack } from '../protocol/tablePack';
import { memoryVault } from '../table/memoryVault';
import type { Vault } from '../table/ports';
import { createFilePacks, MOST_KEPT } from './filePacks';
import { createKeeper } from './keeper';

const GAME = 'timeline-twist';
const bytes = (text: string) => new TextEncoder().encode(text);
const EXAMPLE = deckReader.example('de');
const FILE = { name: EXAMPLE.name, bytes: bytes(EXAMPLE.text) };

const packsOn = (vault: Vault = memoryVault()) =>
  createFilePacks({
    keeper: createKeeper(vault, () => () => undefined),
    filesOf: game => manifestFor(game)?.files,
    openFile,
    thisYear: () => 2026,
  });
const sha256Start = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);
async function opened(packs: ReturnType<typeof packsOn>, file = FILE) {
  const read = await packs.open(GAME, file);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.value;
}

test('a file that is opened is kept, and is there again after a restart', async () => {
  const vault = memoryVault();
  const pack = await opened(packsOn(vault));
  expect(pack).toMatchObject({ game: GAME, isMine: true, title: { de: 'Unsere Familie' } });
  const later = packsOn(vault);
  await later.load();
  expect(later.state.getState().kept).toEqual([pack]);
  expect(await later.shelve(pack.id)).toBe(true);
  expect(deckOf(pack.id)?.cards).toHaveLength(36);
});

test('the same file opened twice is kept once', async () => {
  const packs = packsOn();
  const [one, two] = [await opened(packs), await opened(packs)];
  expect(one.id).toBe(two.id);
  expect(packs.state.getState().kept).toHaveLength(1);
});

test('a damaged file says so, and nothing is lost or kept', async () => {
  const packs = packsOn();
  const good = await opened(packs);
  for (const file of [
    { name: 'x.zip', bytes: namedZip({ 'a.csv': EXAMPLE.text }).bytes.slice(0, 90) },
    { name: 'x.csv', bytes: bytes('Jahr;Titel\n1950;x') },
    { name: 'x.csv', bytes: new Uint8Array(9 * 1024 * 1024) },
  ]) {
    const read = await packs.open(GAME, file);
    expect(read.ok || read.faults.length).toBeGreaterThan(0);
  }
  expect(packs.state.getState().kept).toEqual([good]);
});

test('what options name is ready to travel, and the other phone keeps it by its hash', async () => {
  const host = packsOn();
  const { id } = await opened(host);
  const pack = await host.packFor(GAME, { way: 'versus', deck: id });
  expect(pack?.ref).toEqual({ id, kind: 'deck', hash: id.slice(4) });
  const vault = memoryVault();
  const guest = packsOn(vault);
  expect(await guest.shelve(id)).toBe(false);
  expect(await guest.receive(GAME, pack!.ref, pack!.text)).toBe(true);
  expect(guest.state.getState().kept).toMatchObject([{ id, isMine: false }]);
  expect(await packsOn(vault).packFor(GAME, { deck: id })).toEqual(pack);
});

test.each<[string, (text: string) => string]>([
  ['of another hash', text => `${text} `],
  ['that is no deck', () => '{"sandtable":"deck"}'],
])('a text %s is not kept', async (what, change) => {
  const host = packsOn();
  const { id } = await opened(host);
  const pack = await host.packFor(GAME, { deck: id });
  const guest = packsOn();
  const text = change(pack!.text);
  const isHonest = what !== 'of another hash';
  const hash = isHonest ? hashOfPack(text) : pack!.ref.hash;
  const ref = { ...pack!.ref, hash, id: `own-${hash}` };
  expect(await guest.receive(GAME, ref, text)).toBe(false);
  expect(guest.state.getState().kept).toEqual([]);
});

test('two texts with different halves of a character have different hashes', () => {
  const [one, two] = ['{"\ud800"}', '{"\ud801"}'].map(hashOfPack);
  expect(one).not.toBe(two);
  expect(hashOfPack('🐈')).toBe(sha256Start('🐈'));
});

test('a pack that is forgotten is gone from the vault, and no options lead to it', async () => {
  const vault = memoryVault();
  const packs = packsOn(vault);
  const { id } = await opened(packs);
  await packs.forget(id);
  expect(packs.state.getState().kept).toEqual([]);
  expect(await packs.packFor(GAME, { deck: id })).toBeUndefined();
  expect(await vault.read(`packs/${id}`)).toBeUndefined();
});

test.each<[string, unknown]>([
  ['ours', { deck: 'from-the-beginning' }],
  ['none', {}],
  ['something else', { deck: 7 }],
  ['a path', { deck: 'own-../../host/door' }],
  ['no options', null],
])('options that name %s name no pack of a player', async (_what, options) => {
  const packs = packsOn();
  expect(packs.namedIn(GAME, options)).toBeUndefined();
  expect(await packs.packFor(GAME, options)).toBeUndefined();
});

test('a list that was changed, and a text that was changed, are not believed', async () => {
  const vault = memoryVault();
  const { id } = await opened(packsOn(vault));
  await vault.write(`packs/${id}`, '{"sandtable":"deck"}');
  expect(await packsOn(vault).shelve(id)).toBe(false);
  await vault.write('packs/list', '[{"id":"../host/door"},7,null]');
  const packs = packsOn(vault);
  await packs.load();
  expect(packs.state.getState().kept).toEqual([]);
});

test('a phone keeps so many packs, and says when there is no room for another', async () => {
  const packs = packsOn();
  for (let n = 0; n < MOST_KEPT; n++) await opened(packs, { ...FILE, name: `Family ${n}.csv` });
  const one = await packs.open(GAME, { ...FILE, name: 'One more.csv' });
  expect(one.ok || one.faults[0]?.code).toBe('no-room');
  await opened(packs, { ...FILE, name: 'Family 3.csv' });
  expect(packs.state.getState().kept).toHaveLength(MOST_KEPT);
});

test('of two files that are opened at once for the last place, one finds no room', async () => {
  const packs = packsOn();
  for (let n = 1; n < MOST_KEPT; n++) await opened(packs, { ...FILE, name: `Family ${n}.csv` });
  const both = await Promise.all(
    ['One.csv', 'Another.csv'].map(name => packs.open(GAME, { ...FILE, name })),
  );
  expect(both.map(it => it.ok || it.faults[0]?.code)).toEqual([true, 'no-room']);
  expect(packs.state.getState().kept).toHaveLength(MOST_KEPT);
});

test('a full phone says that it cannot keep the file, and nothing names it', async () => {
  const vault = memoryVault();
  const full = { ...vault, change: () => Promise.reject(new Error('full')) };
  const packs = packsOn(full);
  const read = await packs.open(GAME, FILE);
  expect(read.ok || read.faults[0]?.code).toBe('not-kept');
  expect(packs.state.getState().kept).toEqual([]);
});
