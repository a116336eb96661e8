/** Counts how much of the code one act crosses, from a finger to five screens. */
import type { AnyBoard } from '../games/board';
import type { Seat } from '../kit/seat';
import { channelWire } from '../link/channelWire';
import { Conversation } from '../link/conversation';
import { FRAME_BYTES } from '../link/frames';
import { FakeChannel } from '../link/testing/fakePeer';
import { realTimers } from '../link/timers';
import type { Link } from '../table/ports';
import type { Connector, DoorWish } from './connector';
import { listen } from './listening';
import { ownSeats } from './seats';
import { createSeatStore, createViewStore } from './seatStore';
import { openSession, type Session } from './session';
import { countOf, crossed } from './testing/crossed';
import { ALONE, DOOR, sessionDeps } from './testing/sessionDeps';

jest.setTimeout(60_000);

const SEATS = ['red', 'green', 'blue'] as [Seat, Seat, Seat];
const [red, green] = SEATS;
const INVITE = 'http://table/join/CDFHJK#secret';

/** Both ends of a data channel, with all our layers above it. */
async function channel(): Promise<readonly [Link, Link]> {
  const [one, other] = [new FakeChannel(), new FakeChannel()];
  [one.other, other.other] = [other, one];
  const talks = [one, other].map((end, n) => {
    const terms = { way: 'direct', calls: n === 0, timers: realTimers, frameBytes: FRAME_BYTES };
    return new Conversation(terms as never, ears =>
      channelWire(end, ears, () => end.other?.emit('close')),
    );
  });
  for (const end of [one, other]) end.emit('open');
  const [mine, theirs] = await Promise.all(talks.map(({ opening }) => opening.opened));
  if (!mine?.ok || !theirs?.ok) throw new Error('the channel did not open');
  return [mine.link, theirs.link];
}

function connector(): Connector {
  let host: DoorWish | undefined;
  return {
    ...ALONE,
    open: async wish => {
      host = wish;
      return { ok: true, door: { ...DOOR, invite: INVITE } };
    },
    find: async () => {
      const [mine, theirs] = await channel();
      host?.came(theirs);
      return { ok: true, link: mine };
    },
    readInvite: invite => ({ ok: true, invite }),
  };
}

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach(stop => stop()));

/** Pings and other timers that fall due during the count are not part of the act. */
let isCounting = false;
const after = (ms: number, run: () => void) =>
  realTimers.after(ms, () => void (isCounting || run()));

function phone(doors: Connector): Session {
  const session = openSession(sessionDeps({ after, doors }));
  listenTo(session);
  stops.push(() => void session.leave());
  return session;
}

async function until(isSo: () => unknown): Promise<void> {
  while (!isSo()) await new Promise(resolve => setTimeout(resolve, 5));
}

const guestOf = (session: Session) => session.state.getState().guest!;
const viewOn = (session: Session, viewer: Seat | 'board') =>
  guestOf(session).views.get(viewer)?.view;

/** A host, two guests, one at the host's phone and a TV; a guest has a standing glass. */
async function atTable() {
  const doors = connector();
  const [host, guest, other, tv] = [phone(doors), phone(doors), phone(doors), phone(doors)];
  const options = { level: 'beginner' };
  await host.host({ game: 'time-n-space', places: 3, options, name: 'Ann', alone: false });
  await until(() => host.state.getState().hosting?.door.is === 'open');
  const where = { invite: INVITE };
  await guest.join({ where, name: 'Bo', watches: false });
  await other.join({ where, name: 'Cy', watches: false });
  await tv.join({ where, name: 'TV', watches: true });
  await until(() => [host, guest, other, tv].every(it => guestOf(it).table));
  [host, guest, other].forEach((it, n) => it.wish({ wish: 'sit', seat: SEATS[n]! }));
  await until(() => [host, guest, other].every(it => ownSeats(guestOf(it)).length === 1));
  host.deal();
  await until(() => viewOn(guest, green) && viewOn(tv, 'board') && viewOn(host, red));
  for (const [n, it] of [host, guest, other].entries())
    it.wish({ wish: 'act', seat: SEATS[n]!, action: { type: 'ready' } });
  const phase = () => (viewOn(tv, 'board') as { phase: { name: string } }).phase.name;
  await until(() => phase() === 'running');
  return { host, guest, other, tv };
}

/** Lower these when an act crosses less. */
const MOST = { functions: 62, files: 22 };

const listOf = (functions: ReadonlyMap<string, readonly string[]>): string =>
  [...functions].map(([file, names]) => `${file}: ${names.join(' ')}`).join('\n');

const COUNTED = /^(stores|table|link|protocol)\//;
/** Leaves out code that only waits beside the act, and the vault. */
const isCounted = (file: string) =>
  COUNTED.test(file) &&
  !/testing\/|\.test\.|memoryVault|vaultOf|sealedLines|keeper|shelf/.test(file);

test('an act crosses no more functions and files than it did', async () => {
  const phones = await atTable();
  const { guest, tv } = phones;
  drawBoards(phones);
  const before = viewOn(tv, 'board');
  const act = { type: 'turn', glass: 0, on: 'plant-1' };
  isCounting = true;
  const { named, exported } = await crossed(isCounted, async () => {
    guest.wish({ wish: 'act', seat: green, action: act });
    await until(
      () => viewOn(tv, 'board') !== before && guestOf(guest).seats[green]?.pending.length === 0,
    );
  });
  // A failure lists the functions that were crossed.
  const count = { functions: countOf(exported), files: exported.size, named: countOf(named) };
  const isMore = count.functions > MOST.functions || count.files > MOST.files;
  expect(isMore ? { ...count, crossed: listOf(exported) } : MOST).toEqual(MOST);
});

/** As screens do: a hand for each player, and the board on the TV. */
function drawBoards({ host, guest, other, tv }: Awaited<ReturnType<typeof atTable>>): void {
  const hands = [host, guest, other].map((it, n) => createSeatStore(it, SEATS[n]!));
  for (const { subscribe } of [...hands, createViewStore(tv)])
    stops.push(subscribe(() => undefined));
}

const SILENT = { cues: () => [], alarms: () => [] } as unknown as AnyBoard;

const listenTo = (session: Session) =>
  stops.push(
    listen({
      session,
      alerts: { see: () => undefined, chime: () => undefined, stop: () => undefined } as never,
      boardOf: async () => SILENT,
      language: () => 'en',
      after,
      lobby: () => undefined,
      music: () => undefined,
    }),
  );
