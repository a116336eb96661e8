/** A deck of a family between real phones: opened by the host, sent, dealt, and opened again. */
import { deckReader } from '../games/timeline-twist/deck/own/deckReader';
import { manifestFor } from '../games/games';
import type { Seat } from '../kit/seat';
import { openFile } from '../packs/openFile';
import { memoryVault } from '../table/memoryVault';
import { createFilePacks } from './filePacks';
import { MOST_UNASKED } from './guestPart';
import { createKeeper } from './keeper';
import { openSession } from './session';
import { sessionDeps, timersUpTo } from './testing/sessionDeps';
import { INVITE, Town, until } from './testing/town';

const [red, green] = ['red', 'green'] as [Seat, Seat];
const GAME = 'timeline-twist';
const EXAMPLE = deckReader.example('en');
const FILE = { name: EXAMPLE.name, bytes: new TextEncoder().encode(EXAMPLE.text) };

const stops: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(stops.splice(0).map(stop => stop())));

function phone(town: Town, vault = memoryVault()) {
  const after = timersUpTo(20);
  const keeper = createKeeper(vault, after);
  const filesOf = (game: string) => manifestFor(game)?.files;
  const packs = createFilePacks({ keeper, filesOf, openFile, thisYear: () => 2026 });
  const deps = sessionDeps({ vault, keeper, after, doors: town.doors(), filePacks: packs });
  const session = openSession(deps);
  stops.push(session.leave);
  return { session, packs, vault };
}
type Phone = ReturnType<typeof phone>;

const guestOf = ({ session }: Phone) => session.state.getState().guest!;
const sharedOf = (it: Phone) => guestOf(it)?.shared;
const phaseOf = (it: Phone) => sharedOf(it)?.phase;

async function opened({ packs }: Phone): Promise<string> {
  const read = await packs.open(GAME, FILE);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.value.id;
}
const choose = ({ session }: Phone, deck: string) =>
  session.order({ order: 'options', options: { way: 'versus', deck } });

/** Ann hosts, Bo has joined, both sit. */
async function tableOfTwo() {
  const town = new Town();
  const [ann, bo] = [phone(town), phone(town)];
  await ann.session.host({ game: GAME, places: 2, options: {}, name: 'Ann', alone: false });
  await until(() => ann.session.state.getState().hosting?.door.is === 'open' && guestOf(ann).table);
  await bo.session.join({ where: { invite: INVITE }, name: 'Bo', watches: false });
  await until(() => guestOf(bo).table);
  ann.session.wish({ wish: 'sit', seat: red });
  bo.session.wish({ wish: 'sit', seat: green });
  await until(() => sharedOf(ann)?.places.every(({ sits }) => sits === 'player'));
  return { town, ann, bo };
}

async function dealt(players: readonly Phone[], host: Phone) {
  await until(() => sharedOf(host)?.pack?.lacks.length === 0);
  host.session.deal();
  for (const it of players) await until(() => phaseOf(it) === 'playing');
}

test('[D2] [D7] a deck that the host opens travels to the guest, who keeps it, and the match is dealt', async () => {
  const { ann, bo } = await tableOfTwo();
  const id = await opened(ann);
  choose(ann, id);
  await until(() => sharedOf(bo)?.pack?.id === id);
  expect(sharedOf(bo)?.pack?.title).toEqual({ en: 'Our family', de: 'Our family' });
  await until(() => guestOf(bo).pack?.is === 'held');
  expect(bo.packs.state.getState().kept).toMatchObject([{ id, isMine: false }]);
  await dealt([ann, bo], ann);
  const view = guestOf(bo).views.get(green)?.view as { options: { deck: string } };
  expect(view.options.deck).toBe(id);
});

test('[D6] [D7] a guest who refuses the deck holds the match up until they take it', async () => {
  const { ann, bo } = await tableOfTwo();
  const id = await opened(ann);
  choose(ann, id);
  await until(() => guestOf(bo).pack?.is === 'held');
  const { hash } = sharedOf(bo)!.pack!;
  choose(ann, 'from-the-beginning');
  await until(() => sharedOf(bo)?.pack === undefined);
  bo.session.wish({ wish: 'pack', hash, is: 'refused' });
  choose(ann, id);
  await until(() => sharedOf(ann)?.pack?.lacks[0]?.refuses);
  ann.session.deal();
  expect(phaseOf(ann)).toBe('lobby');
  bo.session.wish({ wish: 'pack', hash, is: 'fetched' });
  await dealt([ann, bo], ann);
});

test('[D6] a guest whose app was closed has the deck still, and is sent nothing', async () => {
  const { town, ann, bo } = await tableOfTwo();
  choose(ann, await opened(ann));
  await until(() => guestOf(bo).pack?.is === 'held');
  await dealt([ann, bo], ann);
  await bo.session.leave();
  const again = phone(town, bo.vault);
  await again.session.reopen();
  await until(() => again.session.state.getState().guest?.pack?.is === 'held');
  expect(again.packs.state.getState().kept).toHaveLength(1);
});

test('[D7] a guest who comes during the match fetches the deck', async () => {
  const { town, ann, bo } = await tableOfTwo();
  choose(ann, await opened(ann));
  await dealt([ann, bo], ann);
  const cy = phone(town);
  await cy.session.join({ where: { invite: INVITE }, name: 'Cy', watches: true });
  await until(() => cy.session.state.getState().guest?.pack?.is === 'held');
  expect(phaseOf(cy)).toBe('playing');
});

test('[D8] a host whose app was closed goes on with the deck', async () => {
  const { town, ann, bo } = await tableOfTwo();
  const id = await opened(ann);
  choose(ann, id);
  await dealt([ann, bo], ann);
  await ann.session.leave();
  const again = phone(town, ann.vault);
  expect(await again.session.reopen()).toBe(true);
  await until(() => sharedOf(again)?.pack?.id === id);
  expect(phaseOf(again)).toBe('playing');
});

test('[D8] a host who has forgotten the deck learns what to do, and nothing is lost', async () => {
  const { town, ann, bo } = await tableOfTwo();
  const id = await opened(ann);
  choose(ann, id);
  await dealt([ann, bo], ann);
  await ann.session.leave();
  await ann.packs.forget(id);
  const log = await ann.vault.read('host/match');
  const later = phone(town, ann.vault);
  expect(await later.session.reopen()).toBe(false);
  expect(later.session.state.getState().lost).toEqual({ code: 'no-pack' });
  expect(await later.vault.read('host/match')).toBe(log);
  await later.session.leave();
  expect(await opened(later)).toBe(id);
  expect(await later.session.reopen()).toBe(true);
  await until(() => phaseOf(later) === 'playing');
});

/** The phone has looked for its pack, and what it ordered then has reached everybody. */
async function settled({ session }: Phone, looked: jest.SpiedFunction<Phone['packs']['packFor']>) {
  await Promise.all(looked.mock.results.map(({ value }) => value));
  session.wish({ wish: 'rename', name: 'Anna' });
  await until(() => JSON.stringify(session.state.getState().guest?.shared).includes('Anna'));
}

test('[D1] of two choices in quick succession the last one counts', async () => {
  const { ann } = await tableOfTwo();
  const id = await opened(ann);
  const looked = jest.spyOn(ann.packs, 'packFor');
  choose(ann, id);
  choose(ann, 'from-the-beginning');
  await settled(ann, looked);
  expect(sharedOf(ann)).toMatchObject({ options: { deck: 'from-the-beginning' } });
  expect(sharedOf(ann)?.pack).toBeUndefined();
});

const bytesOf = (text: string) => new TextEncoder().encode(text);

test('[D6] after many packs from one host, a guest is asked before the next is fetched', async () => {
  const { ann, bo } = await tableOfTwo();
  const name = (n: number) => ({ name: `Family ${n}.csv`, bytes: bytesOf(EXAMPLE.text) });
  for (let n = 0; n <= MOST_UNASKED; n++) {
    const read = await ann.packs.open(GAME, name(n));
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    const { id } = read.value;
    choose(ann, id);
    const isLast = n === MOST_UNASKED;
    await until(() => sharedOf(bo)?.pack?.id === id);
    await until(() => guestOf(bo).pack?.is === (isLast ? 'refused' : 'held'));
  }
  expect(bo.packs.state.getState().kept).toHaveLength(MOST_UNASKED);
  bo.session.wish({ wish: 'pack', hash: sharedOf(bo)!.pack!.hash, is: 'fetched' });
  await until(() => guestOf(bo).pack?.is === 'held');
});

test('[D6] a pack that cannot be checked now is refused, and can be taken later', async () => {
  const { ann, bo } = await tableOfTwo();
  const receive = jest.spyOn(bo.packs, 'receive').mockRejectedValueOnce(new Error('no network'));
  choose(ann, await opened(ann));
  await until(() => guestOf(bo).pack?.is === 'refused');
  expect(receive).toHaveBeenCalledTimes(1);
  bo.session.wish({ wish: 'pack', hash: sharedOf(bo)!.pack!.hash, is: 'fetched' });
  await until(() => guestOf(bo).pack?.is === 'held');
});

test('[D1] a deck that is not here is not chosen', async () => {
  const { ann } = await tableOfTwo();
  const looked = jest.spyOn(ann.packs, 'packFor');
  choose(ann, `own-${'0'.repeat(32)}`);
  await settled(ann, looked);
  expect(looked).toHaveBeenCalledTimes(1);
  expect(sharedOf(ann)?.pack).toBeUndefined();
  expect(sharedOf(ann)?.options).not.toMatchObject({ deck: expect.stringMatching(/^own/) });
});
