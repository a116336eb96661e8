/** Clocks that are wrong, by mistake or on purpose, and fingers that claim to be earlier. */
import type { Millis } from '../kit/millis';
import type { Seat } from '../kit/seat';
import { encode } from '../protocol/messages';
import { createGuest, matchNow } from './guest';
import { LAG_MS } from '../games/game';
import { PING_MS } from './hostState';
import { type Hall, openHall, proposal, saidTo } from './testing/hostFixture';
import { BARE, heardBy } from './testing/mallory';
import { game as timeNSpace } from './testing/fixture';

const [red, green, blue] = ['red', 'green', 'blue'] as Seat[] as [Seat, Seat, Seat];
const ping = { say: 'ping', t: 1 };

const turn = { type: 'turn', glass: 0, on: 'trade-2' };

/** Time 'n' Space has begun; red's round trip takes 40 ms, or red answers as `pong` does. */
function racing(pong: (hall: Hall, t: Millis) => void = honest): Hall {
  const hall = openHall(timeNSpace, 3);
  hall.orders({ order: 'options', options: { level: 'beginner', minutes: 6 } });
  for (const seat of [red, green, blue]) {
    hall.meets(seat);
    hall.sits(seat, seat);
  }
  hall.deals();
  for (const seat of [red, green, blue])
    hall.says(seat, proposal(hall, seat, 1, { type: 'ready' }));
  for (let n = 0; n < 20; n++) {
    hall.waits(PING_MS);
    const [asked] = saidTo('red', hall.ticks());
    for (const other of [green, blue]) hall.says(other, ping);
    if (asked?.say === 'ping') pong(hall, asked.t);
    else hall.says('red', ping);
  }
  return hall;
}

const answers = (hall: Hall, t: Millis, here: Millis = 0) =>
  hall.says('red', { say: 'pong', t, here });
function honest(hall: Hall, t: Millis): void {
  hall.waits(40);
  answers(hall, t);
}

const dayMs = 86_400_000;
test.each<[string, (hall: Hall, t: Millis) => void, finger: Millis, gain: Millis]>([
  [
    '[T6] a clock days ahead',
    (hall, t) => (hall.waits(40), void answers(hall, t, 9 * dayMs)),
    9 * dayMs,
    0,
  ],
  [
    '[T6] a clock days behind',
    (hall, t) => (hall.waits(40), void answers(hall, t, -9 * dayMs)),
    -9 * dayMs,
    40,
  ],
  ['[T3] a finger from the beginning of time', honest, -1e15, 40],
  ['[T3] a finger from the end of time', honest, 1e15, 0],
  [
    '[T3] [T4] pongs late on purpose',
    (hall, t) => (hall.waits(1_900), void answers(hall, t)),
    -1e15,
    LAG_MS,
  ],
  [
    '[T4] pongs twice, the second late',
    (hall, t) => (honest(hall, t), hall.waits(900), void answers(hall, t)),
    -1e15,
    40,
  ],
  [
    '[T4] pongs for pings nobody sent',
    (hall, t) => (honest(hall, t), void answers(hall, t - 5_000)),
    -1e15,
    40,
  ],
  ['[T4] no pongs at all', hall => void hall.says('red', ping), -1e15, 0],
])(
  '%s gain no more than the round trip, and never more than 400 ms',
  (_what, pong, finger, gain) => {
    const hall = racing(pong);
    hall.says('red', proposal(hall, red, 2, turn, { finger }));
    hall.says('green', proposal(hall, green, 2, turn));
    const [mine, others] = hall.host().match!.saved.log.slice(-2);
    expect(mine).toMatchObject({ do: 'act', seat: red });
    expect(mine?.at).toBe(others?.at);
    expect(mine!.at - ((mine as { finger?: Millis }).finger ?? mine!.at)).toBe(gain);
    expect(others).not.toHaveProperty('finger');
  },
);

test('[T5] a glass is never turned before its player has lifted it', () => {
  const hall = racing((h, t) => (h.waits(400), void answers(h, t)));
  hall.says('red', proposal(hall, red, 2, turn));
  const at = hall.host().match!.at;
  hall.waits(60_000 + 10);
  const lift = { type: 'lift', glass: 0, deed: { do: 'lapse' } };
  for (const id of [red, green, blue]) hall.says(id, ping);
  hall.says('red', proposal(hall, red, 3, lift));
  hall.says('red', proposal(hall, red, 4, turn, { finger: hall.now() - 400 }));
  const log = hall
    .host()
    .match!.saved.log.filter(entry => entry.do === 'act' && entry.seat === red);
  expect(log.slice(-2)).toMatchObject([{ at: at + 60_010 }, { at: at + 60_010 }]);
  expect(log.at(-1)).not.toHaveProperty('finger');
});

test('[T6] a clock 200 ppm off shows the same sand, to the few milliseconds it claims', () => {
  for (const ppm of [-200, 200]) {
    const local = (host: Millis) => 3 * dayMs + host * (1 + ppm * 1e-6);
    let guest = heardBy(createGuest('Ada', {}), local(0), { type: 'linked' });
    const clock = { running: true, at: 0, speed: 1, since: 0 } as const;
    const text = JSON.stringify({ say: 'shared', rev: 1, shared: { ...BARE, clock } });
    guest = heardBy(guest, local(1), { type: 'heard', text });
    for (let host = 0; host <= 600_000; host += 1_000) {
      const text = encode({ say: 'pong', t: local(host), here: host + 5, revs: {} });
      guest = heardBy(guest, local(host + 10), { type: 'heard', text });
    }
    const { at, within } = matchNow(guest, local(600_500));
    expect(Math.abs(at - 600_500)).toBeLessThanOrEqual(within);
    expect(within).toBeLessThanOrEqual(10);
  }
});
