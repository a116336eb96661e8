import type { Seat } from '../kit/seat';
import {
  type Hall,
  openHall,
  playing,
  proposal,
  REDRAW,
  saidTo,
  take,
  type Word,
  whysIn,
} from './testing/hostFixture';
import { matchTime } from './matchClock';
import { nim } from './nim';
import { open } from './saved';

const [red, green] = ['red', 'green'] as [Seat, Seat];
const atOnce = { ...nim, pace: 'at-once' as const };
const find = () => nim;
const undo = (hall: Hall): Word[] => hall.orders({ order: 'undo' });
const log = (hall: Hall) => hall.host().match!.saved.log;
const plays = (hall: Hall, n: number, action: object, more = {}) =>
  hall.says('ada', proposal(hall, red, n, action, more));

/** Ada plays red, a bot green, and a screen watches; a second has passed, and red has acted. */
function practice(game = nim): Hall {
  const hall = openHall(game, 2);
  hall.meets('ada');
  hall.meets('tv', { watch: true });
  hall.sits('ada', red);
  hall.deals();
  hall.waits(1_000);
  plays(hall, 1, REDRAW);
  return hall;
}

/** Runs until the log has this many entries. */
function until(hall: Hall, entries: number): void {
  for (let n = 0; n < 100 && log(hall).length < entries; n++) {
    hall.waits(200);
    hall.ticks();
    hall.says('ada', { say: 'ping', t: 0 });
    hall.says('tv', { say: 'ping', t: 0 });
  }
}

test('[P10] the last own act goes, with all later acts of bots, and the match is paused there', () => {
  const hall = practice();
  const before = hall.host().match!;
  hall.waits(500);
  plays(hall, 2, take(1));
  until(hall, before.saved.log.length + 2);
  undo(hall);
  const { match, clock } = hall.host();
  expect(match!.state).toEqual(before.state);
  expect(log(hall)).toEqual([...before.saved.log, { do: 'pause', at: 1_500 }]);
  expect(clock).toEqual({ running: false, at: 1_500, speed: 1 });
  hall.waits(9_000);
  expect(matchTime(hall.host().clock, hall.now())).toBe(1_500);
});

test('[P10] then the one before it, and so on, until there is none', () => {
  const hall = practice();
  plays(hall, 2, take(1));
  undo(hall);
  undo(hall);
  expect(log(hall)).toEqual([{ do: 'pause', at: 1_000 }]);
  expect(undo(hall)).toEqual([]);
});

test('[P10] [V2] everybody is sent their whole view, with a higher revision than ever before', () => {
  const hall = practice();
  plays(hall, 2, take(1));
  const { rev } = hall.host().lastSent.get(red)!;
  const words = undo(hall);
  const [own] = saidTo('ada', words).filter(({ say }) => say === 'view');
  expect(own).toMatchObject({ viewer: red, view: nim.view(hall.host().match!.state, red) });
  expect(own?.say === 'view' && own.rev).toBeGreaterThan(rev);
  expect(saidTo('tv', words)).toMatchObject([
    { say: 'view', viewer: 'board' },
    { say: 'shared', shared: { clock: { running: false } } },
  ]);
});

test('[P10] play goes on as if that act had never been made', () => {
  const hall = practice();
  plays(hall, 2, take(1));
  undo(hall);
  hall.orders({ order: 'resume' });
  expect(whysIn(plays(hall, 3, take(2)))).toEqual([]);
  expect(log(hall).slice(-1)).toMatchObject([{ n: 3, action: take(2) }]);
  const entries = log(hall).length;
  until(hall, entries + 1);
  expect(log(hall).slice(entries)).toMatchObject([{ do: 'act', seat: green }]);
});

test('[P10] an act proposed on an earlier view is stale, in a game at once, too', () => {
  const hall = practice(atOnce as never);
  const { rev } = hall.host().lastSent.get(red)!;
  undo(hall);
  hall.orders({ order: 'resume' });
  expect(whysIn(plays(hall, 2, REDRAW, { rev }))).toEqual(['stale']);
  expect(whysIn(plays(hall, 3, REDRAW))).toEqual([]);
});

test('[P10] acts of a bot that had the seat before its player stay', () => {
  const hall = openHall(nim, 2);
  hall.deals(); // among bots
  until(hall, 1);
  hall.orders({ order: 'free', seat: red });
  hall.meets('ada');
  hall.sits('ada', red);
  const entries = log(hall);
  expect(entries[0]).toMatchObject({ do: 'act', seat: red });
  expect(undo(hall)).toEqual([]);
  expect(log(hall)).toEqual(entries);
});

test('[P10] with two people nothing is taken back', () => {
  const hall = playing(nim, 2);
  hall.says('red', proposal(hall, red, 1, REDRAW));
  const { match } = hall.host();
  expect(undo(hall)).toEqual([]);
  expect(hall.host().match).toBe(match);
});

test('[P10] nor in the lobby, nor at the end', () => {
  const hall = openHall(nim, 2);
  hall.orders({ order: 'options', options: { stones: 1 } });
  hall.meets('ada');
  hall.sits('ada', red);
  expect(undo(hall)).toEqual([]);
  hall.deals();
  plays(hall, 1, take(1));
  expect(hall.host().shared!.shared.phase).toBe('over');
  expect(undo(hall)).toEqual([]);
});

test('[P10] nor in a game whose acts reveal hidden information', () => {
  const hall = practice({ ...nim, reveals: true });
  const { match } = hall.host();
  expect(undo(hall)).toEqual([]);
  expect(hall.host().match).toBe(match);
});

test('[P11] an act that was taken back is answered so, and its number is used up', () => {
  const hall = practice();
  plays(hall, 2, take(1));
  undo(hall);
  expect(whysIn(plays(hall, 2, take(1)))).toEqual(['taken-back']);
  expect(whysIn(plays(hall, 1, REDRAW))).toEqual([]);
  expect(hall.host().holders[red]?.n).toBe(2);
});

test('[K9] the log in the vault is rewritten before anybody is sent the change', () => {
  const hall = practice();
  plays(hall, 2, take(1));
  undo(hall);
  expect(hall.effects()[0]).toMatchObject({ do: 'keep', log: { anew: true } });
  const opened = open(hall.vault.lines, find);
  expect(opened).toMatchObject({ ok: true, match: { saved: hall.host().match!.saved } });
  hall.orders({ order: 'resume' });
  plays(hall, 3, take(2));
  expect(open(hall.vault.lines, find)).toMatchObject({
    ok: true,
    match: { saved: hall.host().match!.saved },
  });
});

test('[K9] [K3] [P8] a reopened host has the same log, and no revision stands for two views', () => {
  const hall = practice();
  for (const n of [2, 3, 4]) plays(hall, n, REDRAW);
  undo(hall);
  undo(hall);
  const { rev } = hall.host().lastSent.get(red)!;
  const again = hall.dies();
  expect(again.host().match!.saved).toEqual(hall.host().match!.saved);
  expect(again.host().holders[red]).toMatchObject({ n: 4 });
  again.meets('tv', { watch: true });
  expect(again.host().lastSent.get('board')!.rev).toBeGreaterThanOrEqual(rev);
});
