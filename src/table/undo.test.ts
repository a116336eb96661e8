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
import { hostWakeAt } from './host';
import { matchTime } from './matchClock';
import { nim } from './nim';
import { open } from './saved';

const [red, green, blue] = ['red', 'green', 'blue'] as [Seat, Seat, Seat];
const atOnce = { ...nim, pace: 'at-once' as const };
const find = () => nim;
const undo = (hall: Hall, who = 'ada'): Word[] => hall.says(who, { say: 'undo' });
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
  plays(hall, 1, take(1));
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

/** Ada acts, the bot answers, and Ada acts again: three entries. */
function twoTurns(): Hall {
  const hall = practice();
  until(hall, 2);
  hall.waits(500);
  plays(hall, 2, take(1));
  return hall;
}

test('[P10] an undo removes the last own act and everything after it, and pauses the match there', () => {
  const hall = practice();
  until(hall, 2);
  const before = hall.host().match!;
  hall.waits(500);
  plays(hall, 2, take(1));
  const { at } = hall.host().match!;
  until(hall, before.saved.log.length + 2);
  undo(hall);
  const { match, clock } = hall.host();
  expect(match!.state).toEqual(before.state);
  expect(log(hall)).toEqual([...before.saved.log, { do: 'pause', at }]);
  expect(clock).toEqual({ running: false, at, speed: 1 });
  hall.waits(9_000);
  expect(matchTime(hall.host().clock, hall.now())).toBe(at);
});

test('[P10] further undos remove earlier acts, until none is left', () => {
  const hall = twoTurns();
  undo(hall);
  undo(hall);
  expect(log(hall)).toEqual([{ do: 'pause', at: 1_000 }]);
  expect(whysIn(undo(hall))).toEqual(['nothing-to-undo']);
});

test('[P10] [V2] everybody is sent their whole view, with a higher revision than ever before', () => {
  const hall = twoTurns();
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
  const hall = twoTurns();
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
  expect(whysIn(plays(hall, 2, take(1), { rev }))).toEqual(['stale']);
  expect(whysIn(plays(hall, 3, take(1)))).toEqual([]);
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
  expect(whysIn(undo(hall))).toEqual(['nothing-to-undo']);
  expect(log(hall)).toEqual(entries);
});

test('[P10] in the lobby and at the end nothing is taken back, and only players may ask', () => {
  const hall = openHall(nim, 2);
  hall.orders({ order: 'options', options: { stones: 1 } });
  hall.meets('ada');
  hall.meets('tv', { watch: true });
  hall.sits('ada', red);
  expect(whysIn(undo(hall))).toEqual(['not-dealt-yet']);
  expect(whysIn(undo(hall, 'tv'))).toEqual(['only-players']);
  hall.deals();
  plays(hall, 1, take(1));
  expect(hall.host().shared!.shared.phase).toBe('over');
  expect(whysIn(undo(hall))).toEqual(['match-is-over']);
});

test('[P10] while the host is away nothing is taken back', () => {
  const hall = practice();
  hall.leaves();
  expect(whysIn(undo(hall))).toEqual(['host-is-away']);
});

test('[P11] an act that was taken back is answered so, and its number is used up', () => {
  const hall = twoTurns();
  undo(hall);
  expect(whysIn(plays(hall, 2, take(1)))).toEqual(['taken-back']);
  expect(whysIn(plays(hall, 1, take(1)))).toEqual([]);
  expect(hall.host().holders[red]?.n).toBe(2);
});

test('[P12] nothing is taken back that revealed something, nor anything before it', () => {
  const hall = practice();
  expect(hall.host().shared!.shared.undo.isOpen).toBe(true);
  plays(hall, 2, REDRAW);
  expect(hall.host().shared!.shared.undo.isOpen).toBe(false);
  const { match } = hall.host();
  expect(whysIn(undo(hall))).toEqual(['already-revealed']);
  expect(hall.host().match).toBe(match);
});

test('[P12] a later act can be taken back, and nothing before it', () => {
  const hall = practice();
  until(hall, 2);
  plays(hall, 2, REDRAW);
  plays(hall, 3, take(1));
  expect(whysIn(undo(hall))).toEqual([]);
  expect(log(hall).slice(-2)).toMatchObject([{ do: 'act', action: REDRAW }, { do: 'pause' }]);
  expect(whysIn(undo(hall))).toEqual(['already-revealed']);
});

test('[P12] what time alone reveals cannot be taken back either', () => {
  const struck = { ...nim, due: () => 5_000, elapse: struckAt(5_000) };
  const hall = practice(struck);
  hall.waits(500);
  hall.ticks();
  expect(hall.host().shared!.shared.undo.isOpen).toBe(true);
  hall.waits(5_000);
  hall.ticks();
  expect(whysIn(undo(hall))).toEqual(['already-revealed']);
});

const struckAt =
  (moment: number): (typeof nim)['elapse'] =>
  (state, at) =>
    at < moment || (state as { isStruck?: true }).isStruck
      ? { state, events: [], reveals: false }
      : { state: { ...(state as object), isStruck: true }, events: [], reveals: true };

test('[P12] a host that was opened again knows how far acts can be taken back', () => {
  const hall = practice();
  plays(hall, 2, REDRAW);
  const again = hall.dies();
  expect(again.host().match!.undoFrom).toBe(log(hall).length);
});

test('[P13] an undo is asked of the table unless its host has chosen otherwise', () => {
  const hall = practice();
  expect(hall.host().shared!.shared.undo.way).toBe('asked');
  hall.orders({ order: 'undo', way: 'off' });
  expect(hall.host().shared!.shared.undo).toEqual({ way: 'off', isOpen: false });
  expect(whysIn(undo(hall))).toEqual(['undo-is-off']);
  expect(hall.dies().host().undo).toBe('off');
});

const question = (hall: Hall) => hall.host().shared!.shared.undo.question;
const votes = (hall: Hall, who: string, agrees: boolean, id = 1) =>
  hall.says(who, { say: 'vote', id, agrees });

/** Red, green and blue play, each on a phone of their own; red has acted, and asks. */
function asking(): Hall {
  const hall = playing(nim, 3);
  hall.says('red', proposal(hall, red, 1, take(1)));
  undo(hall, 'red');
  return hall;
}

test('[P14] all other players who are present have to agree', () => {
  const hall = asking();
  expect(question(hall)).toEqual({ id: 1, by: red, agreed: [red] });
  votes(hall, 'green', true);
  expect(question(hall)).toEqual({ id: 1, by: red, agreed: [red, green] });
  expect(log(hall)).toHaveLength(1);
  votes(hall, 'blue', true);
  expect(question(hall)).toBeUndefined();
  expect(log(hall)).toMatchObject([{ do: 'pause' }]);
});

test('[P14] an undo also removes what the others did since', () => {
  const hall = asking();
  hall.says('green', proposal(hall, green, 1, take(2)));
  votes(hall, 'green', true);
  votes(hall, 'blue', true);
  expect(log(hall)).toMatchObject([{ do: 'pause' }]);
  expect(whysIn(hall.says('green', proposal(hall, green, 1, take(2))))).toEqual(['taken-back']);
});

test('[P14] one refusal ends the question, and everybody reads so', () => {
  const hall = asking();
  const words = votes(hall, 'blue', false);
  expect(question(hall)).toBeUndefined();
  for (const phone of ['red', 'green', 'blue'])
    expect(whysIn(saidTo(phone, words))).toEqual(['undo-refused']);
  expect(log(hall)).toHaveLength(1);
});

test('[P14] a player whose phone is gone is not waited for', () => {
  const hall = asking();
  votes(hall, 'green', true);
  hall.closes('blue');
  expect(log(hall)).toMatchObject([{ do: 'pause' }]);
});

test.each<[string, (hall: Hall) => unknown, string[]]>([
  ['after 30 seconds', hall => (hall.waits(30_000), hall.ticks()), ['undo-too-late']],
  [
    'when something is revealed',
    hall => hall.says('green', proposal(hall, green, 1, REDRAW)),
    ['undo-too-late'],
  ],
  [
    'when the host turns it off',
    hall => hall.orders({ order: 'undo', way: 'off' }),
    ['undo-too-late'],
  ],
  ['when the phone that asks is gone', hall => hall.closes('red'), []],
])('[P14] a question ends %s', (_when, happens, told) => {
  const hall = asking();
  const words = happens(hall) as Word[];
  expect(question(hall)).toBeUndefined();
  expect(whysIn(saidTo('red', words))).toEqual(told);
  expect(log(hall)[0]).toMatchObject({ do: 'act', seat: red });
  votes(hall, 'green', true);
  votes(hall, 'blue', true);
  expect(log(hall)[0]).toMatchObject({ do: 'act', seat: red });
});

test('[P14] the host wakes when a question runs out', () => {
  const hall = asking();
  const wakes = hostWakeAt({ ...hall.host(), channels: new Map(), match: null });
  expect(wakes).toBe(hall.now() + 30_000);
});

test('[P15] with free undo, an act is taken back at once until another player acts', () => {
  const hall = playing(nim, 3);
  hall.orders({ order: 'undo', way: 'free' });
  hall.says('red', proposal(hall, red, 1, take(1)));
  undo(hall, 'red');
  expect(log(hall)).toMatchObject([{ do: 'pause' }]);
  hall.orders({ order: 'resume' });
  hall.says('red', proposal(hall, red, 2, take(1)));
  hall.says('green', proposal(hall, green, 1, take(1)));
  undo(hall, 'red');
  expect(question(hall)).toMatchObject({ by: red });
});

test('[P15] if no other player is present, nobody is asked', () => {
  const hall = playing(nim, 2);
  hall.says('red', proposal(hall, red, 1, take(1)));
  hall.closes('green');
  undo(hall, 'red');
  expect(log(hall)).toMatchObject([{ do: 'pause' }]);
});

test('[P16] while one question is open, no other is asked', () => {
  const hall = asking();
  hall.says('green', proposal(hall, green, 1, take(1)));
  expect(whysIn(undo(hall, 'green'))).toEqual(['undo-is-asked']);
  expect(question(hall)).toMatchObject({ id: 1, by: red });
});

test('[P16] a vote on an earlier question counts for nothing', () => {
  const hall = asking();
  votes(hall, 'blue', false);
  undo(hall, 'red');
  votes(hall, 'green', true, 1);
  expect(question(hall)).toEqual({ id: 2, by: red, agreed: [red] });
  expect(whysIn(hall.says('tv', { say: 'vote', id: 2, agrees: true }))).toEqual([]);
});

test('[P16] a device votes with all its seats, and not with those of others', () => {
  const hall = openHall(nim, 3);
  hall.meets('ada');
  hall.meets('bo');
  hall.sits('ada', red);
  hall.sits('bo', green);
  hall.sits('bo', blue);
  hall.deals();
  plays(hall, 1, take(1));
  undo(hall);
  votes(hall, 'bo', true);
  expect(log(hall)).toMatchObject([{ do: 'pause' }]);
});

test('[K9] the log in the vault is written without it before anybody hears of it', () => {
  const hall = twoTurns();
  undo(hall);
  expect(hall.effects()[0]).toMatchObject({ do: 'keep', log: { replaces: true } });
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
  const hall = twoTurns();
  undo(hall);
  undo(hall);
  const { rev } = hall.host().lastSent.get(red)!;
  const again = hall.dies();
  expect(again.host().match!.saved).toEqual(hall.host().match!.saved);
  expect(again.host().holders[red]).toMatchObject({ n: 2 });
  again.meets('tv', { watch: true });
  expect(again.host().lastSent.get('board')!.rev).toBeGreaterThanOrEqual(rev);
});

/** A turn in which red takes more than once: it never ends. */
const long: typeof nim = {
  ...nim,
  apply: (...given) => {
    const ruling = nim.apply(...given);
    return ruling.ok ? { ...ruling, state: { ...(ruling.state as object), turn: red } } : ruling;
  },
};

test.each(['asked', 'free', 'off'] as const)(
  '[P17] within a turn an act is taken back at once, and play runs on, where undo is %s',
  way => {
    const hall = playing(long, 3);
    hall.orders({ order: 'undo', way });
    hall.says('red', proposal(hall, red, 1, take(1)));
    expect(hall.host().shared!.shared.undo).toMatchObject({ way, inTurn: red });
    hall.waits(3_000);
    expect(whysIn(undo(hall, 'red'))).toEqual([]);
    expect(question(hall)).toBeUndefined();
    expect(log(hall)).toEqual([]);
    expect(hall.host().clock.running).toBe(true);
    expect(matchTime(hall.host().clock, hall.now())).toBeGreaterThanOrEqual(3_000);
    expect(whysIn(hall.says('red', proposal(hall, red, 2, take(2))))).toEqual([]);
  },
);

test('[P17] the acts of a turn go back one by one, and not beyond the first', () => {
  const hall = playing(long, 3);
  hall.orders({ order: 'undo', way: 'off' });
  hall.says('red', proposal(hall, red, 1, take(1)));
  hall.says('red', proposal(hall, red, 2, take(1)));
  undo(hall, 'red');
  expect(log(hall)).toHaveLength(1);
  undo(hall, 'red');
  expect(log(hall)).toHaveLength(0);
  expect(hall.host().shared!.shared.undo).toEqual({ way: 'off', isOpen: false });
  expect(whysIn(undo(hall, 'red'))).toEqual(['undo-is-off']);
});

test('[P17] an act that ends the turn is taken back as the host has chosen', () => {
  const hall = playing(nim, 3);
  hall.orders({ order: 'undo', way: 'off' });
  hall.says('red', proposal(hall, red, 1, take(1)));
  expect(hall.host().shared!.shared.undo).not.toHaveProperty('inTurn');
  expect(whysIn(undo(hall, 'red'))).toEqual(['undo-is-off']);
});

test('[P17] [P12] nothing that was revealed goes back within a turn either', () => {
  const hall = playing(long, 3);
  hall.says('red', proposal(hall, red, 1, REDRAW));
  expect(hall.host().shared!.shared.undo).not.toHaveProperty('inTurn');
  expect(whysIn(undo(hall, 'red'))).toEqual(['already-revealed']);
});

test('[P17] another player takes nothing of a turn back', () => {
  const hall = playing(long, 3);
  hall.orders({ order: 'undo', way: 'off' });
  hall.says('red', proposal(hall, red, 1, take(1)));
  expect(whysIn(undo(hall, 'green'))).toEqual(['undo-is-off']);
  expect(log(hall)).toHaveLength(1);
});

test('[P17] a paused match stays paused, so the host’s choice counts', () => {
  const hall = playing(long, 3);
  hall.orders({ order: 'undo', way: 'off' });
  hall.says('red', proposal(hall, red, 1, take(1)));
  hall.orders({ order: 'pause' });
  expect(hall.host().shared!.shared.undo).not.toHaveProperty('inTurn');
  expect(whysIn(undo(hall, 'red'))).toEqual(['undo-is-off']);
});

test('[P17] where all play at once there are no turns to take acts back in', () => {
  const hall = playing({ ...long, pace: 'at-once' } as never, 3);
  hall.says('red', proposal(hall, red, 1, take(1)));
  expect(hall.host().shared!.shared.undo).not.toHaveProperty('inTurn');
});
