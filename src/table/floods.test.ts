/** A phone that sends too much. */
import type { Seat } from '../kit/seat';
import { type Hall, proposal, REDRAW, whysIn, type Word } from './testing/hostFixture';
import { withMallory, prove } from './testing/mallory';

const [red, green, blue] = ['red', 'green', 'blue'] as Seat[] as [Seat, Seat, Seat];
const ping = { say: 'ping', t: 1 };
const { tokens: known } = withMallory();

/**
 * Ten seconds in which green and blue play, while mallory sends `flood` messages every tenth of a
 * second.
 */
function tenSeconds(flood: number): { heard: Word[]; worked: number } {
  const { hall } = withMallory();
  const heard: Word[] = [];
  let worked = 0;
  for (let n = 1; n <= 100; n++) {
    hall.waits(100);
    for (let m = 0; m < flood; m++) {
      const before = hall.host();
      hall.hears('mallory', '{"say":"ping","t":1}');
      if (hall.host() !== before) worked++;
    }
    const seat = n % 2 === 0 ? green : blue;
    heard.push(...hall.says(seat, proposal(hall, seat, Math.ceil(n / 2), REDRAW)));
  }
  return { heard: heard.filter(({ to }) => to !== 'mallory'), worked };
}

test('[M3] ten thousand messages a second affect nobody else, and cost the host next to nothing', () => {
  const [calm, flooded] = [tenSeconds(0), tenSeconds(1_000)];
  expect(flooded.heard).toEqual(calm.heard);
  expect(flooded.worked).toBeLessThanOrEqual(241);
});

/** Red floods until it is cut off, and comes back with its last token. */
function flooding(): { hall: Hall; back: () => Word[]; flood: () => void } {
  const { hall, tokens } = withMallory();
  let token = tokens[red];
  const back = () => {
    const words = hall.meets('red', { proofs: [{ seat: red, token }] });
    for (const word of words) if (word.say === 'seated') ({ token } = word);
    return words;
  };
  const flood = () => {
    for (let n = 0; n < 300; n++) hall.says('red', ping);
  };
  return { hall, back, flood };
}

test('[M10] a seat whose phone keeps flooding stays out for a minute, and then comes back', () => {
  const { hall, back, flood } = flooding();
  for (let n = 0; n < 5; n++) {
    flood();
    expect(hall.host().channels.has('red' as never)).toBe(false);
    hall.waits(1_000);
    if (n < 4) expect(whysIn(back())).toEqual([]);
  }
  const words = back();
  expect(words).toMatchObject([
    { say: 'ping' },
    { say: 'no', why: { code: 'too-fast' } },
    { say: 'closed' },
  ]);
  expect(hall.host().channels.has('red' as never)).toBe(false);
  hall.waits(54_000);
  expect(whysIn(back())).toEqual(['too-fast']);
  hall.waits(1_000); // a minute after the first
  expect(whysIn(back())).toEqual([]);
  flood();
  expect(whysIn(back())).toEqual(['too-fast']);
});

test('[M10] too large counts like too fast; another version or a broken channel does not', () => {
  const cut: Record<string, (hall: Hall) => unknown> = {
    'too-large': hall => hall.hears('red', 'x'.repeat(100_000)),
    version: hall => hall.says('red', { say: 'hello', v: 99 }),
    broken: hall => hall.closes('red'),
  };
  const after = Object.values(cut).map(how => {
    const { hall, back } = flooding();
    for (let n = 0; n < 5; n++) {
      how(hall);
      if (n < 4) back();
    }
    return whysIn(back());
  });
  expect(after).toEqual([['too-fast'], [], []]);
});

test('[M10] flooding blocks nobody else’s seat, and no stranger can block one', () => {
  const { hall, back, flood } = flooding();
  for (let n = 0; n < 5; n++) {
    flood();
    if (n < 4) back();
  }
  const words = hall.meets('mallory 2', { proofs: [{ seat: red, token: known[red] }] });
  expect(whysIn(words)).toEqual(['not-your-seat']);
  for (let n = 0; n < 9; n++) {
    for (let m = 0; m < 300; m++) hall.says('mallory 2', ping);
    hall.meets('mallory 2', { proofs: [{ seat: green, token: known[red] }] });
  }
  expect(whysIn(hall.says('green', prove(green, 'x')))).toEqual(['not-a-message']);
  expect(hall.host().cutOffs.get(green)).toBeUndefined();
});
