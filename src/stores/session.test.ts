import { allPacks } from '../games/games';
import type { Seat } from '../kit/seat';
import { readSavedDoor, readSavedSeat } from '../protocol/savedSettings';
import { memoryVault } from '../table/memoryVault';
import type { SessionDeps } from './sessionState';
import { type Session, openSession } from './session';
import { sessionDeps, timersUpTo } from './testing/sessionDeps';
import {
  APP_INVITE,
  BEGINNER as beginner,
  FOREIGN_INVITE,
  INVITE,
  OTHER_INVITE,
  SCREEN,
  Town,
  until,
} from './testing/town';
import { ownSeats, namedPlaces, seenView } from './seats';
import { countdownAt } from './tableClock';

const [red, green] = ['red', 'green'] as [Seat, Seat];
const stops: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(stops.splice(0).map(stop => stop())));

/** A phone; with an earlier phone's vault it is that phone, restarted. */
function phone(town: Town, vault = memoryVault(), given: Partial<SessionDeps> = {}): Session {
  const deps = sessionDeps({ vault, after: timersUpTo(20), doors: town.doors(), ...given });
  const session = openSession(deps);
  stops.push(session.leave);
  return session;
}

const guestOf = (session: Session) => session.state.getState().guest!;
const pendingOf = (session: Session) => guestOf(session).seats[green]?.pending ?? [];
const places = (session: Session) =>
  namedPlaces(guestOf(session)).map(({ seat, name, here }) => `${seat} ${name}${here ? '' : '?'}`);

async function tableOfTwo(town = new Town()) {
  const [annsVault, bosVault] = [memoryVault(), memoryVault()];
  const [ann, bo] = [phone(town, annsVault), phone(town, bosVault)];
  await ann.host(beginner);
  await until(() => ann.state.getState().hosting?.door.is === 'open' && guestOf(ann).table);
  await bo.join({ where: { invite: INVITE }, name: 'Bo', watches: false });
  await until(() => guestOf(bo).table);
  ann.wish({ wish: 'sit', seat: red });
  bo.wish({ wish: 'sit', seat: green });
  await until(() => ownSeats(guestOf(ann)).length + ownSeats(guestOf(bo)).length === 2);
  return { town, ann, bo, annsVault, bosVault };
}

test('the host has a seat, and a guest who scanned the code has another', async () => {
  const { ann, bo } = await tableOfTwo();
  await until(() => places(bo).join() === 'red Ann,green Bo,blue ?');
  expect(places(ann)).toEqual(places(bo));
  expect(bo.state.getState().seeking).toBeNull();
});

test('everybody sees the faces of host and guest, also after their apps were closed', async () => {
  const [town, annsVault, bosVault] = [new Town(), memoryVault(), memoryVault()];
  const [ann, bo] = [phone(town, annsVault), phone(town, bosVault)];
  await ann.host({ ...beginner, face: 'owl' });
  await until(() => ann.state.getState().hosting?.door.is === 'open' && guestOf(ann).table);
  await bo.join({ where: { invite: INVITE }, name: 'Bo', face: 'fox', watches: false });
  await until(() => guestOf(bo).table);
  ann.wish({ wish: 'sit', seat: red });
  bo.wish({ wish: 'sit', seat: green });
  const faces = () => guestOf(bo).shared?.places.map(({ face }) => face);
  await until(() => faces()?.join() === 'owl,fox,');
  await bo.leave();
  const again = phone(town, bosVault);
  await again.reopen();
  await until(() => ownSeats(guestOf(again)).length === 1);
  again.wish({ wish: 'sit', seat: 'blue' as Seat });
  await until(() => guestOf(again).shared?.places[2]?.face === 'fox');
  expect(readSavedDoor(annsVault.files.get('host/door')!)).toMatchObject({ face: 'owl' });
});

test('a table counts in before its sand runs, and goes on by itself', async () => {
  const ann = phone(new Town(), memoryVault(), { countIn: 200 });
  await ann.host({ ...beginner, alone: true });
  const ran: boolean[] = [];
  ann.state.subscribe(({ clock, guest }) => {
    const count = countdownAt(guest?.shared?.clock, clock.hostNow());
    if (count > 0) ran.push(clock.running);
  });
  ann.deal();
  await until(() => ann.state.getState().clock.running);
  expect(new Set(ran)).toEqual(new Set([false]));
});

test('a lesson begins without a count, any other table with one, also when it is reopened', async () => {
  const [vault, countIn] = [memoryVault(), 3_600_000];
  const ann = phone(new Town(), vault, { countIn });
  await ann.host({ ...beginner, alone: true, lesson: { id: 'first', step: '' } });
  ann.deal();
  await until(() => ann.state.getState().clock.running);
  await ann.host({ ...beginner, alone: true });
  ann.deal();
  await until(() => guestOf(ann).shared?.clock.running);
  expect(ann.state.getState().clock.running).toBe(false);
  await ann.leave();
  const again = phone(new Town(), vault, { countIn });
  await again.reopen();
  again.order({ order: 'resume' });
  await until(() => guestOf(again).shared?.clock.running);
  expect(again.state.getState().clock.running).toBe(false);
});

test('another game is chosen at an open table, and both phones come back to it', async () => {
  const { town, ann, bo, annsVault, bosVault } = await tableOfTwo();
  await ann.changeGame('timeline-twist', 3, { way: 'versus' });
  await until(() => guestOf(bo).shared?.game === 'timeline-twist');
  await until(() => ownSeats(guestOf(bo)).length === 1);
  expect(guestOf(bo).shared?.places.map(({ name }) => name)).toEqual(['Ann', 'Bo', '']);
  await until(() => readSavedSeat(bosVault.files.get('guest/seat')!)?.game === 'timeline-twist');
  await ann.leave();
  const again = phone(town, annsVault);
  await again.findLeftOpen();
  expect(again.state.getState().left).toMatchObject({ as: 'host', game: 'timeline-twist' });
  expect(await again.reopen()).toBe(true);
  await until(() => guestOf(again).shared?.game === 'timeline-twist');
  await until(() => ownSeats(guestOf(again)).length === 1);
});

test('a game that does not exist is not chosen, and the table stays as it is', async () => {
  const { ann } = await tableOfTwo();
  await expect(ann.changeGame('no-game', 2, {})).rejects.toThrow('there is no game no-game');
  expect(guestOf(ann).shared?.game).toBe('time-n-space');
});

test('a table opens by its record if its door still names an earlier game', async () => {
  const { town, ann, annsVault } = await tableOfTwo();
  const door = annsVault.files.get('host/door')!;
  await ann.changeGame('timeline-twist', 3, {});
  await ann.leave();
  annsVault.files.set('host/door', door);
  const again = phone(town, annsVault);
  expect(await again.reopen()).toBe(true);
  await until(() => guestOf(again).shared?.game === 'timeline-twist');
});

test('a guest without a direct path knows it, and so does the host', async () => {
  const town = new Town();
  town.way = 'relay';
  const { ann, bo } = await tableOfTwo(town);
  expect(bo.state.getState().way).toBe('relay');
  expect(ann.state.getState().way).toBe('loopback');
  expect(ann.state.getState().hosting?.relayed).toEqual([green]);
  await bo.leave();
  await until(() => ann.state.getState().hosting?.relayed.length === 0);
});

test('with a direct path, nobody is relayed', async () => {
  const { ann, bo } = await tableOfTwo();
  expect(bo.state.getState().way).toBe('direct');
  expect(ann.state.getState().hosting?.relayed).toEqual([]);
});

test('a match dealt by the host is on both phones, and so is an act made on one', async () => {
  const { ann, bo } = await tableOfTwo();
  ann.deal();
  await until(() => seenView(guestOf(bo), green) && seenView(guestOf(ann), 'board'));
  bo.wish({ wish: 'act', seat: green, action: { type: 'ready' } });
  expect(pendingOf(bo)).toMatchObject([{ action: { type: 'ready' } }]);
  await until(() => pendingOf(bo).length === 0);
  const phase = () => (seenView(guestOf(ann), 'board') as { phase: { ready: Seat[] } }).phase;
  await until(() => phase().ready.includes(green));
  expect(bo.state.getState().clock).toMatchObject({ running: true, speed: 1 });
});

test('a refused act says why', async () => {
  const { ann, bo } = await tableOfTwo();
  ann.deal();
  await until(() => seenView(guestOf(bo), green));
  bo.wish({ wish: 'act', seat: green, action: { type: 'turn', glass: 0, on: 'plant-1' } });
  const refusal = await until(() => bo.state.getState().refusal);
  expect(refusal).toMatchObject({ seat: green, why: { code: 'not-now' } });
});

test('a reloaded page is back in its seat', async () => {
  const { town, bo, bosVault } = await tableOfTwo();
  await bo.leave();
  const again = phone(town, bosVault);
  await again.findLeftOpen();
  expect(again.state.getState().left).toEqual({
    as: 'guest',
    game: 'time-n-space',
    watches: false,
    isUnfinished: false,
  });
  expect(await again.reopen()).toBe(true);
  await until(() => ownSeats(guestOf(again)).join() === 'green');
});

test('an app link joins the same table, and the web link is kept', async () => {
  const { town, bosVault, bo } = await tableOfTwo();
  await bo.leave();
  const again = phone(town, bosVault);
  await again.join({ where: { invite: APP_INVITE }, name: 'Bo', watches: false, resumes: true });
  await until(() => ownSeats(guestOf(again)).join() === 'green');
  expect(readSavedSeat(bosVault.files.get('guest/seat')!)).toMatchObject({ invite: INVITE });
});

test.each([
  ['by the invite of another table', { invite: FOREIGN_INVITE }],
  ['by a typed code', { code: 'CDFHJ3' }],
])('a guest who comes %s says no token of the table before', async (_how, where) => {
  const { town, bosVault, bo } = await tableOfTwo();
  await until(() => readSavedSeat(bosVault.files.get('guest/seat') ?? '')?.tokens[green]);
  await bo.leave();
  const again = phone(town, bosVault);
  await again.join({ where, name: 'Bo', watches: false, resumes: true });
  await until(() => guestOf(again).table);
  expect([town.proved.at(-1), ownSeats(guestOf(again))]).toEqual([false, []]);
});

test('a link opened again in a browser is another guest without that seat', async () => {
  const { town, bosVault, bo } = await tableOfTwo();
  const beside = phone(town, bosVault);
  await beside.join({ where: { invite: INVITE }, name: 'Di', watches: false });
  await until(() => guestOf(beside).table);
  expect(ownSeats(guestOf(beside))).toEqual([]);
  expect(ownSeats(guestOf(bo))).toEqual(['green']);
});

test('of two links opened at once, the later is joined and nothing is left of the other', async () => {
  const { town, ann } = await tableOfTwo();
  const cy = phone(town);
  const joins = ['Cy', 'Cyd'].map(name =>
    cy.join({ where: { invite: INVITE }, name, watches: true, resumes: name === 'Cy' }),
  );
  await Promise.all(joins);
  await until(() => guestOf(cy).table);
  expect(guestOf(cy).name).toBe('Cyd');
  expect(guestOf(ann).shared?.watchers).toBe(2);
});

test('a restarted host opens its table again, paused, and its guest comes back by itself', async () => {
  const { town, ann, bo, annsVault } = await tableOfTwo();
  ann.deal();
  await until(() => seenView(guestOf(bo), green));
  await ann.leave();
  await until(() => !guestOf(bo).linked);
  const again = phone(town, annsVault);
  expect(await again.reopen()).toBe(true);
  await until(() => ownSeats(guestOf(again)).join() === 'red' && guestOf(bo).linked);
  await until(() => guestOf(bo).shared?.clock.running === false);
  again.order({ order: 'resume' });
  await until(() => guestOf(bo).shared?.clock.running === true);
});

test('a match pauses while its host is away, and everybody reads whose phone it is', async () => {
  const { ann, bo } = await tableOfTwo();
  ann.deal();
  await until(() => seenView(guestOf(bo), green));
  ann.seen(false);
  await until(() => guestOf(bo).shared?.absence, 2_000);
  expect(guestOf(bo).shared).toMatchObject({ host: 'Ann', absence: { isOver: false } });
  ann.seen(true);
  await until(() => guestOf(bo).shared?.absence?.isOver);
  bo.wish({ wish: 'resume' });
  await until(() => guestOf(ann).shared?.clock.running);
});

test('a table opened in the background knows that its host is away', async () => {
  const { ann } = await tableOfTwo();
  ann.deal();
  await until(() => seenView(guestOf(ann), 'board'));
  await ann.leave();
  ann.seen(false);
  await ann.reopen();
  await until(() => ownSeats(guestOf(ann)).length === 1);
  ann.wish({ wish: 'resume' });
  const refused = await until(() => guestOf(ann).refused, 2_000);
  expect(refused).toEqual({ code: 'host-is-away' });
});

test('a door that could not be opened is tried again when its host is back', async () => {
  const town = new Town();
  town.isShut = true;
  const ann = phone(town);
  await ann.host(beginner);
  const door = () => ann.state.getState().hosting?.door.is;
  await until(() => door() === 'shut');
  ann.seen(false);
  town.isShut = false;
  ann.seen(true);
  await until(() => door() === 'open');
  expect(town.host).toBeDefined();
});

test('a guest who typed the code comes back by the invite it stands for', async () => {
  const { town } = await tableOfTwo();
  const cyVault = memoryVault();
  const cy = phone(town, cyVault);
  await cy.join({ where: { code: 'CDFHJ3' }, name: 'Cy', watches: false });
  await until(() => guestOf(cy).table);
  await until(() => cyVault.files.get('guest/seat')?.includes(INVITE));
  await cy.leave();
  const again = phone(town, cyVault);
  await again.reopen();
  await until(() => guestOf(again).table);
  expect(town.tries).toBe(1);
});

const keysIn = ({ files }: ReturnType<typeof memoryVault>) =>
  readSavedDoor(files.get('host/door') ?? '')?.keys;

test('the host is shown how many guesses are left, and allows one more', async () => {
  const { town, ann, annsVault } = await tableOfTwo();
  const left = () => ann.state.getState().hosting?.guessesLeft;
  expect(left()).toBeNull();
  town.host?.guessed(0, '{"used":"up"}');
  expect(left()).toBe(0);
  await until(() => keysIn(annsVault) === '{"used":"up"}');
  ann.grantGuess();
  expect([left(), town.granted]).toEqual([null, 1]);
});

test('a code is replaced at the deal, and open in a match only to bring somebody in', async () => {
  const { town, ann } = await tableOfTwo();
  const code = () => {
    const door = ann.state.getState().hosting?.door;
    return door?.is === 'open' ? door.code : undefined;
  };
  expect([code(), town.host?.takesCode()]).toEqual(['CDFHJ3', true]);
  ann.deal();
  await until(() => code() === 'CDFHJ4');
  expect(town.host?.takesCode()).toBe(false);
  ann.bringIn();
  expect(town.host?.takesCode()).toBe(true);
});

test('a player who is sent away loses the seat, and everybody else gets another invite', async () => {
  const { town, ann, bo } = await tableOfTwo();
  town.trouble = 'expired';
  ann.sendAway(green);
  await until(() => bo.state.getState().seeking?.trouble?.code === 'expired');
  await until(() => guestOf(ann).invite === OTHER_INVITE);
  const door = ann.state.getState().hosting?.door;
  expect(door?.is === 'open' && door.invite).toBe(OTHER_INVITE);
  expect([guestOf(bo).invite, ownSeats(guestOf(bo))]).toEqual([INVITE, []]);
  await bo.findLeftOpen();
  expect(bo.state.getState().left).toBeNull();
});

test('nobody learns an invite before its keys are in the vault', async () => {
  const [vault, town] = [memoryVault(), new Town()];
  let isSlow = true;
  const pause = () => new Promise<void>(resolve => setTimeout(resolve, 20));
  const ann = phone(town, {
    ...vault,
    async change(changes) {
      if (isSlow) await pause();
      await vault.change(changes);
    },
  });
  stops.push(async () => void (isSlow = false));
  const seen: (string | undefined)[] = [];
  ann.state.subscribe(({ hosting, guest }) => {
    const shown = hosting?.door.is === 'open' ? [hosting.door.invite] : [];
    for (const invite of [...shown, guest?.invite ?? ''].filter(it => it !== ''))
      seen.push(`${invite === OTHER_INVITE ? 'other' : 'first'}: ${keysIn(vault)}`);
  });
  await ann.host(beginner);
  await until(() => guestOf(ann).invite === INVITE);
  ann.sendAway(green);
  await until(() => guestOf(ann).invite === OTHER_INVITE);
  const pairs = new Set(seen.filter(it => it !== 'first: {"other":"keys"}'));
  expect([...pairs]).toEqual(['first: {"the":"keys"}', 'other: {"other":"keys"}']);
});

test('a door that opens after its host has left is closed, and no other table shows it', async () => {
  const town = new Town();
  let open = () => {};
  town.opens = new Promise(resolve => (open = resolve));
  const ann = phone(town);
  await ann.host(beginner);
  await ann.leave();
  await ann.host({ ...beginner, alone: true });
  await until(() => guestOf(ann).table);
  open();
  await until(() => town.closed === 1);
  expect([town.host, ann.state.getState().hosting?.door.is]).toEqual([undefined, 'none']);
});

test.each([
  ['expired', true],
  ['wrong-code', true],
  ['no-broker', false],
  ['no-such-table', false],
] as const)('a search that ends with %s is given up: %s', async (code, ended) => {
  const town = new Town();
  town.trouble = code;
  const cy = phone(town);
  await cy.join({ where: { code: 'CDFHJK' }, name: 'Cy', watches: true });
  const seeking = await until(() => {
    const now = cy.state.getState().seeking;
    return now?.trouble && now;
  });
  expect(seeking).toMatchObject({ trouble: { code }, ended });
});

test('a table for this device alone opens no door, and reopens without one', async () => {
  const town = new Town();
  const vault = memoryVault();
  const ann = phone(town, vault);
  await ann.host({ ...beginner, alone: true });
  await until(() => guestOf(ann).table);
  expect([town.host, ann.state.getState().hosting?.door.is]).toEqual([undefined, 'none']);
  await ann.leave();
  const again = phone(town, vault);
  await again.reopen();
  await until(() => guestOf(again).table);
  expect(town.host).toBeUndefined();
});

test('a lobby that cannot be read is reported, and the app goes on', async () => {
  const { town, annsVault } = await tableOfTwo();
  await annsVault.write('host/table', '{"sandtable":"chair"}');
  const again = phone(town, annsVault);
  expect(await again.reopen()).toBe(false);
  expect(again.state.getState().lost).toEqual({ code: 'bad-record' });
});

describe('a game that cannot be loaded', () => {
  const outOfReach = () => Promise.reject(new Error('no network'));
  const lost = (session: Session) => session.state.getState().lost;

  test('leaves its table in the vault until it can', async () => {
    const { town, annsVault } = await tableOfTwo();
    const offline = phone(town, annsVault, { gameOf: outOfReach });
    expect(await offline.reopen()).toBe(false);
    expect(lost(offline)).toEqual({ code: 'game-out-of-reach' });
    const online = phone(town, annsVault);
    expect(await online.reopen()).toBe(true);
  });

  test.each([
    ['is out of reach', outOfReach, 'game-out-of-reach'],
    ['does not exist', () => Promise.resolve(undefined), 'unknown-game'],
  ])('and %s does not replace a table that was left', async (_, gameOf, code) => {
    const { town, annsVault } = await tableOfTwo();
    const again = phone(town, annsVault, { gameOf });
    await again.host({ ...beginner, name: 'Dee' });
    expect(lost(again)).toEqual({ code });
    await again.findLeftOpen();
    expect(again.state.getState().left).toMatchObject({ as: 'host' });
  });
});

describe('a match that is hosted while another one is unfinished', () => {
  const aside = (session: Session) => session.state.getState().aside;
  const played = async () => {
    const { town, ann, annsVault } = await tableOfTwo();
    ann.deal();
    await until(() => seenView(guestOf(ann), 'board'));
    await ann.host({ ...beginner, name: 'Dee', alone: true });
    await until(() => guestOf(ann).table);
    return { town, ann, annsVault };
  };

  test('leaves that one waiting, with all its players', async () => {
    const { ann } = await played();
    await ann.leave();
    await ann.findLeftOpen();
    expect(aside(ann)).toMatchObject([{ game: 'time-n-space', players: ['Ann', 'Bo'] }]);
  });

  test('and goes on where it stopped when it is opened again', async () => {
    const { ann } = await played();
    await ann.leave();
    await ann.findLeftOpen();
    const [waiting] = aside(ann);
    expect(await ann.reopen(waiting?.slot)).toBe(true);
    await until(() => ownSeats(guestOf(ann)).includes(red) && seenView(guestOf(ann), red));
    expect(guestOf(ann).shared).toMatchObject({ phase: 'playing', clock: { running: false } });
    expect(places(ann).join()).toMatch(/^red Ann,green Bo/);
    await ann.findLeftOpen();
    expect(aside(ann)).toEqual([]); // the other one was a lobby
  });

  test('is not opened when nothing can be put aside', async () => {
    const { town, ann, annsVault } = await tableOfTwo();
    ann.deal();
    await until(() => seenView(guestOf(ann), 'board'));
    await ann.leave();
    let isFull = true;
    const full = phone(town, {
      ...annsVault,
      change: changes => (isFull ? Promise.reject(new Error('full')) : annsVault.change(changes)),
    });
    stops.push(async () => void (isFull = false)); // or its keeper would try again for ever
    await full.host({ ...beginner, name: 'Dee', alone: true });
    expect(full.state.getState()).toMatchObject({ guest: null, notAside: 'refused' });
    const again = phone(town, annsVault);
    expect(await again.reopen()).toBe(true);
  });
});

describe('a damaged way back to somebody’s table', () => {
  const damaged = async () => {
    const { town, bo, bosVault } = await tableOfTwo();
    await until(() => bosVault.files.has('guest/seat'));
    await bo.leave();
    const kept = bosVault.files.get('guest/seat')!;
    await bosVault.write('guest/seat', kept.replace('"Bo"', '"Bu"'));
    const again = phone(town, bosVault);
    await again.findLeftOpen();
    return { again, bosVault };
  };
  const state = (session: Session) => session.state.getState();

  test('is reported and not offered', async () => {
    const { again } = await damaged();
    expect([state(again).lostSeat, state(again).left]).toEqual([true, null]);
    expect(await again.reopen()).toBe(false);
  });

  test('is no longer reported once it is deleted, or a seat is kept again', async () => {
    const { again, bosVault } = await damaged();
    await again.join({ where: { invite: INVITE }, name: 'Bo', watches: false });
    await until(() => readSavedSeat(bosVault.files.get('guest/seat') ?? ''));
    expect(state(again).lostSeat).toBe(false);
    const other = (await damaged()).again;
    await other.forgetSeat();
    await other.findLeftOpen();
    expect(state(other).lostSeat).toBe(false);
  });
});

test('a guest whose app is opened again knows the highest epoch of its table', async () => {
  const town = new Town();
  town.epoch = 4;
  const { bo, bosVault } = await tableOfTwo(town);
  await until(() => bosVault.files.has('guest/seat'));
  await bo.leave();
  const again = phone(town, bosVault);
  await again.reopen();
  await until(() => guestOf(again)?.table);
  expect(town.met).toEqual([1, 4]);
});

test('a table that was left can be given up', async () => {
  const { town, bo, bosVault } = await tableOfTwo();
  await bo.leave();
  const again = phone(town, bosVault);
  await again.forget();
  expect([await again.reopen(), bosVault.files.size]).toEqual([false, 0]);
});

test.each(['the host', 'a guest'])('when %s scans a TV, it shows the table', async who => {
  const { town, ann, bo } = await tableOfTwo();
  const tv = phone(town);
  await tv.awaitCall();
  expect(await (who === 'the host' ? ann : bo).showAt(SCREEN)).toBe('shown');
  await until(() => guestOf(tv)?.table);
  expect([guestOf(tv).watches, ownSeats(guestOf(tv))]).toEqual([true, []]);
});

test('a phone without a table has nothing to show', async () => {
  const town = new Town();
  expect(await phone(town).showAt(SCREEN)).toBe('no-table');
});

test('a table that its host ends is over for everybody, and nothing of it is kept', async () => {
  const { ann, bo, annsVault, bosVault } = await tableOfTwo();
  await until(() => bosVault.files.has('guest/seat'));
  await ann.end();
  await until(() => guestOf(bo).closed);
  await until(() => !bosVault.files.has('guest/seat'));
  expect([...annsVault.files.keys()]).toEqual([]);
  expect([ann.state.getState().guest, ann.state.getState().left]).toEqual([null, null]);
});

describe('a table that can be read only in part', () => {
  const spoilt = async (spoil: (log: string) => string, spoilWay = (way: string) => way) => {
    const { town, ann, bo, annsVault } = await tableOfTwo();
    ann.deal();
    await until(() => seenView(guestOf(ann), red));
    ann.wish({ wish: 'act', seat: red, action: { type: 'ready' } });
    await until(() => (annsVault.files.get('host/match') ?? '').split('\n').length > 2);
    await bo.leave();
    await ann.leave();
    const { files } = annsVault;
    files.set('host/match', spoil(files.get('host/match')!));
    files.set('host/door', spoilWay(files.get('host/door')!));
    const before = new Map(files);
    const again = phone(town, annsVault);
    await again.findLeftOpen();
    return { again, files, before };
  };
  const torn = (log: string) => log.slice(0, log.trimEnd().lastIndexOf('\n') + 20);

  test('is reported, and nothing is overwritten before its player has chosen', async () => {
    const { again, files, before } = await spoilt(torn);
    expect(await again.reopen()).toBe(false);
    const { damaged, guest, seeking } = again.state.getState();
    expect(damaged).toMatchObject({ fault: { code: 'cut' }, lines: 1, from: 0 });
    expect([guest, seeking]).toEqual([null, null]);
    expect((await again.leftFile())?.text).toBe(before.get('host/match'));
    await again.leave();
    expect(again.state.getState().damaged).toBeNull();
    expect(await again.reopen()).toBe(false);
    expect(files).toEqual(before);
  });

  test('goes on when its player chooses so', async () => {
    const { again, files } = await spoilt(torn);
    await again.reopen();
    expect(await again.continueDamaged('Ann')).toBe(true);
    await until(() => seenView(guestOf(again), red));
    expect(again.state.getState().damaged).toBeNull();
    await again.leave();
    expect(await again.reopen()).toBe(true);
    expect(files.get('host/match')).toContain('"do":"pause"');
  });

  test('goes on from its log alone, with its own phone’s seats', async () => {
    const { again, files } = await spoilt(log => log);
    files.set('host/table', 'no record');
    expect(await again.reopen()).toBe(false);
    expect(again.state.getState().damaged?.fault).toEqual({ code: 'no-record', own: [red] });
    expect(files.get('host/table')).toBe('no record');
    await again.continueDamaged('Ann');
    await until(() => ownSeats(guestOf(again)).join() === red);
    const { places } = guestOf(again).shared!;
    expect(places.map(({ sits }) => sits)).toEqual(['player', 'nobody', 'nobody']);
    again.wish({ wish: 'resume' });
    await until(() => guestOf(again).shared?.clock.running);
    expect(files.get('host/table')).toContain('"holders"');
  });

  const changed = (kept: string) => kept.replace('"Ann"', '"Ana"');

  test('goes on from its log alone by a new invitation if its door is damaged', async () => {
    const { again, files } = await spoilt(log => log, changed);
    const { damaged, lost, left } = again.state.getState();
    expect([damaged?.fault, lost, left]).toEqual([{ code: 'no-record', own: [] }, null, null]);
    expect(await again.continueDamaged('Anna')).toBe(true);
    await until(() => again.state.getState().hosting?.door.is === 'open' && guestOf(again).table);
    expect([guestOf(again).name, ownSeats(guestOf(again))]).toEqual(['Anna', []]);
    again.wish({ wish: 'sit', seat: red });
    await until(() => seenView(guestOf(again), red));
    await until(() => readSavedDoor(files.get('host/door') ?? '')?.tokens[red]);
    expect(readSavedDoor(files.get('host/door')!)).toMatchObject({ invite: INVITE, name: 'Anna' });
  });

  test('is lost if neither its log nor its door can be read', async () => {
    const { again, files, before } = await spoilt(() => '', changed);
    const { damaged, lost } = again.state.getState();
    expect([damaged, lost]).toEqual([null, { code: 'bad-record' }]);
    expect([await again.reopen(), files]).toEqual([false, before]);
  });

  test('is gone once its player has deleted it', async () => {
    const { again, files } = await spoilt(torn);
    await again.reopen();
    await again.forget();
    expect([...files.keys()].filter(name => name.startsWith('host/'))).toEqual([]);
    expect(again.state.getState()).toMatchObject({ left: null, damaged: null });
  });

  test('goes back to the lobby if nothing of its match is left', async () => {
    const { again } = await spoilt(() => '');
    await again.reopen();
    expect(again.state.getState().damaged).toMatchObject({ from: null });
    await again.continueDamaged('Ann');
    await until(() => guestOf(again).shared?.phase === 'lobby');
    await until(() => ownSeats(guestOf(again)).join() === red);
  });
});

test('a guest with another deck is turned away with notice on both sides, and comes in once updated', async () => {
  const town = new Town();
  const ann = phone(town);
  const changed = allPacks().map(pack => ({ ...pack, hash: '0'.repeat(16) }));
  const bo = phone(town, memoryVault(), { packs: changed });
  await ann.host({ ...beginner, game: 'timeline-twist', options: { way: 'versus' } });
  await until(() => ann.state.getState().hosting?.door.is === 'open' && guestOf(ann).table);
  const join = { where: { invite: INVITE }, name: 'Bo', watches: false };
  await bo.join(join);
  await until(() => guestOf(bo)?.refused?.code === 'other-packs');
  expect(guestOf(bo)).toMatchObject({ table: null, shared: null });
  await until(() => ann.state.getState().hosting?.haveOtherPacks.join() === 'Bo');
  await bo.leave();
  const updated = phone(town);
  await updated.join(join);
  await until(() => guestOf(updated)?.table);
  await until(() => ann.state.getState().hosting?.haveOtherPacks.length === 0);
});

test('a guest with another deck who typed the code tries once', async () => {
  const town = new Town();
  const ann = phone(town);
  const bo = phone(town, memoryVault(), { packs: [] });
  await ann.host({ ...beginner, game: 'timeline-twist', options: { way: 'versus' } });
  await until(() => ann.state.getState().hosting?.door.is === 'open' && guestOf(ann).table);
  await bo.join({ where: { code: 'CDFHJK' }, name: 'Bo', watches: false });
  await until(() => bo.state.getState().seeking?.ended);
  expect([guestOf(bo).refused?.code, town.tries]).toEqual(['other-packs', 1]);
});
