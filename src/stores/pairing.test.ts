/** A guest of a paired table, which has no invite: what leads it back to its seat, and what not. */
import type { Seat } from '../kit/seat';
import { loopback } from '../link/loopback';
import { readMetTable } from '../protocol/metTable';
import { readSavedDoor } from '../protocol/savedSettings';
import { memoryVault } from '../table/memoryVault';
import type { Connector, MetHost } from './connector';
import { ownSeats } from './seats';
import { openSession, type Session } from './session';
import { ALONE, sessionDeps, timersUpTo } from './testing/sessionDeps';

const [red, green] = ['red', 'green'] as [Seat, Seat];
const KEYS = '{"the":"keys"}';
const NEXT = '{"other":"keys"}';

const stops: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(stops.splice(0).map(stop => stop())));

function phone(doors: Connector, vault = memoryVault()): Session {
  const session = openSession(sessionDeps({ vault, after: timersUpTo(20), doors }));
  stops.push(session.leave);
  return session;
}

async function until<T>(look: () => T | undefined | null | false): Promise<T> {
  for (let tries = 0; tries < 400; tries++) {
    const found = look();
    if (found) return found;
    await new Promise(resolve => setTimeout(resolve, 5));
  }
  throw new Error('it does not come to that');
}

const guestOf = (session: Session) => session.state.getState().guest!;

/** Both halves of a pairing, over a link inside this process. */
function halves(met: MetHost) {
  const [atHost, atGuest] = loopback();
  const common = { text: Promise.resolve('ST:'), giveUp: () => undefined };
  const asked: (string | undefined)[] = [];
  const host: Connector = {
    ...ALONE,
    nextSecret: async () => NEXT,
    offer({ again }) {
      asked.push(again?.keys);
      const link = Promise.resolve({ ok: true, link: atHost } as const);
      return { ...common, keys: KEYS, link, heard: () => undefined };
    },
  };
  const guest: Connector = {
    ...ALONE,
    answer: () => ({
      ok: true,
      ...common,
      link: Promise.resolve({ ok: true, link: atGuest, met }),
    }),
  };
  return { host, guest, asked };
}

async function paired(table: string, bosVault = memoryVault(), annsVault = memoryVault()) {
  const { host, guest, asked } = halves({ table, epoch: 3 });
  const [ann, bo] = [phone(host, annsVault), phone(guest, bosVault)];
  const wish = { game: 'time-n-space', places: 3, options: { level: 'beginner' } };
  if (!(await ann.reopen())) await ann.host({ ...wish, name: 'Ann', alone: false });
  await until(() => guestOf(ann)?.table);
  ann.pairAsHost();
  bo.pairAsGuest('ST:', 'Bo');
  await until(() => bo.state.getState().guest?.table);
  return { ann, bo, asked, annsVault, bosVault };
}

async function seated(table = 'aa') {
  const it = await paired(table);
  it.ann.wish({ wish: 'sit', seat: red });
  it.bo.wish({ wish: 'sit', seat: green });
  await until(() => ownSeats(guestOf(it.bo)).length === 1);
  await until(() => readMetTable(it.bosVault.files.get('guest/met') ?? '')?.tokens[green]);
  return it;
}

test('a guest that pairs again with its table has its seat back', async () => {
  const { ann, bo, annsVault, bosVault } = await seated();
  await Promise.all([bo.leave(), ann.leave()]);
  const again = await paired('aa', bosVault, annsVault);
  await until(() => ownSeats(guestOf(again.bo)).length === 1);
  expect([ownSeats(guestOf(again.bo)), again.asked]).toEqual([[green], [KEYS]]);
});

test('a guest says no token where another table is proven', async () => {
  const { ann, bo, annsVault, bosVault } = await seated();
  await Promise.all([bo.leave(), ann.leave()]);
  const again = await paired('bb', bosVault, annsVault);
  const { seats, refused } = guestOf(again.bo);
  expect([Object.values(seats).map(it => it?.token), refused]).toEqual([[], null]);
  expect(ownSeats(guestOf(again.bo))).toEqual([]);
});

test('a phone keeps the highest epoch that its table has proven', async () => {
  const { bosVault } = await seated();
  expect(readMetTable(bosVault.files.get('guest/met')!)).toMatchObject({ table: 'aa', epoch: 3 });
});

test('a table without a door keeps its keys, and changes them when somebody is sent away', async () => {
  const { ann, annsVault } = await seated();
  const kept = () => readSavedDoor(annsVault.files.get('host/door') ?? '')?.keys;
  expect(kept()).toBe(KEYS);
  ann.sendAway(green);
  await until(() => kept() === NEXT);
  expect(kept()).toBe(NEXT);
});

test('a guest who gives up its table keeps nothing of it', async () => {
  const { bo, bosVault } = await seated();
  await bo.leave();
  await bo.forget();
  expect([...bosVault.files.keys()]).toEqual([]);
});
