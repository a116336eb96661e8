import type { Seat } from '../kit/seat';
import { memoryVault } from '../table/memoryVault';
import { ownSeats } from './seats';
import { openSession, type Session } from './session';
import { sessionDeps, timersUpTo } from './testing/sessionDeps';
import { BEGINNER as beginner, INVITE, Town, until } from './testing/town';
import type { Windows } from './windows';

const [red, green] = ['red', 'green'] as [Seat, Seat];

const stops: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(stops.splice(0).map(stop => stop())));

const guestOf = (session: Session) => session.state.getState().guest!;

/** Windows of one browser: each knows its own seat, and a claim asks all others to let go. */
function browserOf(town: Town) {
  const vault = memoryVault();
  const holders: (() => Promise<void> | undefined)[] = [];
  return (own: { seat?: string } = {}) => {
    let mine: (() => Promise<void> | undefined) | undefined;
    const windows: Windows = {
      claim: async () => void (await Promise.all(holders.map(it => it !== mine && it()))),
      onClaim: letGo => void holders.push((mine = letGo)),
      seat: {
        read: () => own.seat,
        keep: text => void (own.seat = text),
        forget: () => void delete own.seat,
      },
    };
    const after = timersUpTo(20);
    const session = openSession(sessionDeps({ vault, after, doors: town.doors(), windows }));
    stops.push(session.leave);
    return session;
  };
}

test('[K21] a table goes to the window that opens it, and back, and loses nothing', async () => {
  const town = new Town();
  const open = browserOf(town);
  const [ann, other] = [open(), open()];
  await ann.host(beginner);
  await until(() => ann.state.getState().hosting?.door.is === 'open' && guestOf(ann).table);
  ann.wish({ wish: 'sit', seat: red });
  await until(() => ownSeats(guestOf(ann)).length === 1);
  ann.deal();
  await until(() => guestOf(ann).shared?.phase === 'playing');
  expect(await other.reopen()).toBe(true);
  await until(() => guestOf(other).shared?.phase === 'playing');
  const { guest, hosting, isOpenElsewhere } = ann.state.getState();
  expect([guest, hosting, isOpenElsewhere]).toEqual([null, null, true]);
  expect(await ann.reopen()).toBe(true);
  await until(() => ownSeats(guestOf(ann)).join() === 'red');
  const { damaged, lost } = ann.state.getState();
  expect([damaged, lost, other.state.getState().isOpenElsewhere]).toEqual([null, null, true]);
});

test('[K22] a window that is reloaded goes back to its own seat, not to the table of another', async () => {
  const town = new Town();
  const open = browserOf(town);
  const own = {};
  const [ann, bo] = [open(), open(own)];
  await ann.host(beginner);
  await until(() => ann.state.getState().hosting?.door.is === 'open' && guestOf(ann).table);
  await bo.join({ where: { invite: INVITE }, name: 'Bo', watches: false });
  await until(() => guestOf(bo).table);
  bo.wish({ wish: 'sit', seat: green });
  await until(() => ownSeats(guestOf(bo)).join() === 'green');
  await until(() => (own as { seat?: string }).seat?.includes('green'));
  await bo.leave();
  const again = open(own);
  expect(await again.reopen()).toBe(true);
  await until(() => again.state.getState().guest?.linked && ownSeats(guestOf(again)).join());
  expect([again.state.getState().hosting, ownSeats(guestOf(again))]).toEqual([null, [green]]);
  expect(ann.state.getState().isOpenElsewhere).toBe(false);
});
