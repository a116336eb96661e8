import { seedOf } from '../kit/chance';
import { HeldTimers } from '../link/testing/heldTimers';
import { loopback } from '../link/loopback';
import { chances } from '../kit/random';
import type { Seat } from '../kit/seat';
import { VERSION } from '../protocol/messages';
import { readRecord } from '../protocol/record';
import { makeLines } from '../protocol/savedMatch';
import type { Token } from '../protocol/token';
import { createGuest, type Guest, matchNow } from './guest';
import { createGuestLoop, type GuestLoop } from './guestLoop';
import { createHost } from './host';
import { createHostLoop, type HostLoop } from './hostLoop';
import { LOG, RECORD } from './persist';
import { remembered, restored } from './reopening';
import { viewOf } from './match';
import { memoryVault } from './memoryVault';
import type { Link, Vault } from './ports';
import { vaultOf } from './vaultOf';
import { game, SEATS } from './testing/fixture';

// These play whole matches, perhaps beside other suites: a busy machine takes its time.
jest.setTimeout(30_000);

/** A slow vault that can be made to fail. */
function slowVault(): Vault & { files: Map<string, string>; broken: boolean; slow: Promise<void> } {
  const { files, ...memory } = memoryVault();
  const vault = {
    files,
    broken: false,
    slow: Promise.resolve(),
    ...vaultOf({
      read: memory.read,
      async change(changes) {
        await vault.slow;
        if (vault.broken) throw new Error('no room');
        await memory.change(changes);
      },
    }),
  };
  return vault;
}

type Table = ReturnType<typeof openTable>;

function openTable(seed: number) {
  const timers = new HeldTimers();
  const next = chances(seed);
  const vault = slowVault();
  const troubles: unknown[] = [];
  const answers: unknown[] = [];
  const disk = { free: Promise.resolve() };
  const lines: Link[] = [];
  const fresh = () =>
    Array.from({ length: 8 }, () =>
      Math.floor(next() * 65_536)
        .toString(16)
        .padStart(4, '0'),
    ).join('');
  const hostWorld = {
    vault,
    now: () => timers.now,
    fresh,
    after: timers.after.bind(timers),
    changed: () => undefined,
    kept: (works: boolean, problem?: unknown) => void (works || troubles.push(problem)),
  };
  const open = (host = createHost('a table', game, 3)) => createHostLoop(host, hostWorld);
  let host: HostLoop | undefined = open();

  function phone(seat: Seat, tokens: Record<string, Token> = {}, way?: 'lets go at once') {
    let dialled = 0;
    const kept: { tokens: Readonly<Record<string, Token>> } = { tokens };
    const shell: GuestLoop = createGuestLoop(createGuest(seat, tokens), {
      now: () => timers.now + 5_000,
      chance: next,
      after: timers.after.bind(timers),
      dial() {
        if (!host) return Promise.reject(new Error('nobody there'));
        dialled++;
        const [mine, theirs] = loopback();
        lines.push(theirs);
        if (way) theirs.close();
        else host.join(theirs);
        return Promise.resolve(mine);
      },
      async keep(now) {
        await disk.free;
        kept.tokens = now;
      },
      changed: () => undefined,
      answered: (...answer) => void answers.push(answer),
      events: () => undefined,
      packArrived: () => undefined,
    });
    return { seat, shell, kept, dials: () => dialled };
  }
  return {
    timers,
    vault,
    troubles,
    answers,
    disk,
    phone,
    host: () => host as HostLoop,
    breakLines: () => lines.splice(0).forEach(line => line.close()),
    async closeHost() {
      await host?.stop();
      host = undefined;
    },
    async reopenHost() {
      const left = (await remembered(vault))!;
      const opened = restored(
        like => createHost('', like),
        left,
        () => game,
      );
      if (!opened.ok) throw new Error(opened.why.code);
      host = open(opened.host);
    },
  };
}

/** Simple players at every phone, until the match or the time is over. */
async function play(
  { timers, host }: Table,
  phones: { seat: Seat; shell: GuestLoop }[],
  ms: number,
) {
  for (const until = timers.now + ms; timers.now < until; await timers.pass(500)) {
    for (const { seat, shell } of phones) hand(shell, seat, timers.now + 5_000);
    if (host().host().shared?.shared.phase === 'over') return;
  }
}

function hand(shell: GuestLoop, seat: Seat, now: number) {
  const guest: Guest = shell.guest();
  const seen = guest.views.get(seat);
  if (!seen || guest.seats[seat]!.pending.length > 0) return;
  const moment = { seat, at: Math.floor(matchNow(guest, now).at), chance: 0.4 };
  const intent = game.bot?.('plain', seen.view, moment);
  if (intent && 'act' in intent) shell.wish({ wish: 'act', seat, action: intent.act });
}

async function seatedAll(tonight: Table) {
  tonight.host().order({ order: 'options', options: { level: 'beginner', minutes: 6 } });
  const phones = SEATS.map(seat => tonight.phone(seat));
  await tonight.timers.pass(100);
  for (const { shell, seat } of phones) shell.wish({ wish: 'sit', seat });
  await tonight.timers.pass(1_000);
  tonight.host().order({ order: 'deal', seed: seedOf(3) });
  await tonight.timers.pass(100);
  return phones;
}

test('[P6] three phones play a whole match through their loops', async () => {
  const tonight = openTable(1);
  const phones = await seatedAll(tonight);
  await play(tonight, phones, 500_000);
  const { match, shared } = tonight.host().host();
  expect(shared!.shared.phase).toBe('over');
  await tonight.timers.pass(2_000);
  for (const { seat, shell } of phones) {
    expect(shell.guest().views.get(seat)!.view).toEqual(viewOf(match!, seat));
  }
  expect(tonight.answers.length).toBeGreaterThan(60);
  expect(tonight.troubles).toEqual([]);
  await tonight.host().stop();
});

test('[K3] the host’s app is closed and reopened, and all return to their seats by themselves', async () => {
  const tonight = openTable(2);
  const phones = await seatedAll(tonight);
  await play(tonight, phones, 100_000);
  const before = tonight.host().host().match!;
  await tonight.closeHost();
  await tonight.timers.pass(20_000);
  expect(phones.map(({ shell }) => shell.guest().linked)).toEqual([false, false, false]);
  await tonight.reopenHost();
  await tonight.timers.pass(12_000);
  const after = tonight.host().host();
  expect(after.match!.state).toEqual(before.state);
  expect(after.match!.paused).toBe(true);
  expect(after.shared!.shared.places.map(({ here }) => here)).toEqual([true, true, true]);
  tonight.host().order({ order: 'resume' });
  await play(tonight, phones, 600_000);
  expect(tonight.host().host().shared!.shared.phase).toBe('over');
  await tonight.host().stop();
});

test('[H13] a link with an older invite leads to no welcome without a proof of a seat', async () => {
  const tonight = openTable(4);
  const [mine, theirs] = loopback();
  const heard: string[] = [];
  mine.listen({ heard: text => heard.push(text), closed: end => heard.push(end) });
  tonight.host().join({ ...theirs, way: 'relay', mustProve: true });
  mine.send(JSON.stringify({ say: 'hello', v: VERSION, name: 'Eve', packs: [] }));
  await tonight.timers.pass(100);
  expect(heard.join()).not.toContain('welcome');
  expect([heard.at(-2), heard.at(-1)]).toEqual([expect.stringContaining('not-let-in'), 'left']);
  await tonight.host().stop();
});

test('[S5] [S7] another phone with the token of a lost one takes its seat', async () => {
  const tonight = openTable(3);
  const [red, ...others] = await seatedAll(tonight);
  await play(tonight, [red!, ...others], 50_000);
  red!.shell.stop();
  const borrowed = tonight.phone(red!.seat, { ...red!.kept.tokens });
  await tonight.timers.pass(2_000);
  expect(borrowed.shell.guest().seats[red!.seat]!.serial).not.toBeNull();
  expect(borrowed.kept.tokens).not.toEqual(red!.kept.tokens);
  await play(tonight, [borrowed, ...others], 500_000);
  expect(tonight.host().host().shared!.shared.phase).toBe('over');
  await tonight.host().stop();
});

test('[K13] while the vault refuses, the host learns of it and plays on; then all of it is kept', async () => {
  const tonight = openTable(4);
  const phones = await seatedAll(tonight);
  const { files } = tonight.vault;
  const before = files.get(LOG);
  tonight.vault.broken = true;
  const [first, second] = phones as [(typeof phones)[0], (typeof phones)[0]];
  first.shell.wish({ wish: 'act', seat: first.seat, action: { type: 'ready' } });
  await tonight.timers.pass(2_000);
  second.shell.wish({ wish: 'act', seat: second.seat, action: { type: 'ready' } });
  await tonight.timers.pass(2_000);
  expect(tonight.troubles.length).toBeGreaterThan(1);
  expect(tonight.answers).toEqual([
    [first.seat, 1, undefined],
    [second.seat, 1, undefined],
  ]);
  expect(files.get(LOG)).toBe(before);
  tonight.vault.broken = false;
  await tonight.timers.pass(2_000);
  const { saved } = tonight.host().host().match!;
  expect(files.get(LOG)).toBe(
    makeLines(saved)
      .map(line => `${line}\n`)
      .join(''),
  );
  expect(readRecord(files.get(RECORD)!)).toMatchObject({ reach: { acts: 2 } });
  const { length } = tonight.troubles;
  await tonight.timers.pass(5_000);
  expect(tonight.troubles).toHaveLength(length);
  await tonight.host().stop();
});

test('[K13] a host that stops tries once more to keep what was refused', async () => {
  const tonight = openTable(4);
  const [first] = await seatedAll(tonight);
  tonight.vault.broken = true;
  first!.shell.wish({ wish: 'act', seat: first!.seat, action: { type: 'ready' } });
  await tonight.timers.pass(100);
  tonight.vault.broken = false;
  const match = tonight.host().host().match!.saved;
  await tonight.host().stop();
  await tonight.timers.pass(5_000);
  const lines = makeLines(match).map(line => `${line}\n`);
  expect(tonight.vault.files.get(LOG)).toBe(lines.join(''));
});

test('[K1] nobody sees a step that is still being kept', async () => {
  const tonight = openTable(4);
  const [first] = await seatedAll(tonight);
  let free = () => {};
  tonight.vault.slow = new Promise(resolve => (free = resolve));
  first!.shell.wish({ wish: 'act', seat: first!.seat, action: { type: 'ready' } });
  await tonight.timers.pass(3_000);
  expect(tonight.answers).toEqual([]);
  free();
  await tonight.timers.pass(100);
  expect(tonight.answers).toEqual([[first!.seat, 1, undefined]]);
  await tonight.host().stop();
});

test('[H9] when the host closes the table nobody dials again, and the vault is empty', async () => {
  const tonight = openTable(6);
  const phones = await seatedAll(tonight);
  const dials = phones.map(({ dials: count }) => count());
  const closing = tonight.host().close();
  await tonight.timers.pass(3_000);
  await closing;
  await tonight.timers.pass(60_000);
  for (const { shell } of phones)
    expect(shell.guest()).toMatchObject({ closed: true, linked: false });
  expect(phones.map(({ dials: count }) => count())).toEqual(dials);
  expect([...tonight.vault.files.keys()]).toEqual([]);
});

test('[H9] a failing vault does not stop a table from closing', async () => {
  const tonight = openTable(7);
  const phones = await seatedAll(tonight);
  tonight.vault.broken = true;
  phones[0]!.shell.wish({ wish: 'pause' });
  await tonight.timers.pass(500);
  let isClosed = false;
  void tonight
    .host()
    .close()
    .then(() => (isClosed = true));
  await tonight.timers.pass(5_000);
  expect(isClosed).toBe(true);
});

test('[H10] a guest whose channels bring no welcome retries ever less often', async () => {
  const tonight = openTable(8);
  const { dials } = tonight.phone(SEATS[0], {}, 'lets go at once');
  await tonight.timers.pass(10_000);
  const first = dials();
  await tonight.timers.pass(50_000);
  expect(first).toBeLessThan(12);
  expect(dials() - first).toBeLessThan(25);
  expect(dials() - first).toBeGreaterThan(8);
});

test('[H10] a welcomed channel resets the retries', async () => {
  const tonight = openTable(9);
  const { shell, dials } = tonight.phone(SEATS[0]);
  for (let n = 0; n < 6; n++) {
    await tonight.timers.pass(1_000);
    expect(shell.guest().table).not.toBeNull();
    tonight.breakLines();
    await tonight.timers.pass(300);
    expect(dials()).toBe(n + 2);
  }
  await tonight.host().stop();
});

test('[K6] the host learns that a token is kept only after it is kept', async () => {
  const tonight = openTable(5);
  let free = () => {};
  tonight.disk.free = new Promise(resolve => (free = resolve));
  const seat = SEATS[0];
  const { shell, kept } = tonight.phone(seat);
  await tonight.timers.pass(100);
  shell.wish({ wish: 'sit', seat });
  await tonight.timers.pass(1_000);
  const holder = () => tonight.host().host().holders[seat]!;
  expect([holder().sits, holder().seal, kept.tokens]).toEqual(['player', null, {}]);
  free();
  await tonight.timers.pass(100);
  expect(holder().seal).not.toBeNull();
  await tonight.host().stop();
});
