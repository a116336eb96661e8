import fc from 'fast-check';
import { HeldTimers } from '../testing/heldTimers';
import { createPost, type Post } from './post';
import { seededBytes } from '../testing/seededBytes';

const bytes = (n: number) => Uint8Array.of(n >> 8, n & 255);
const numberIn = (letter: Uint8Array) => letter[0]! * 256 + letter[1]!;

type Fate = (frame: Uint8Array) => readonly number[];

/** Two posts; `fate` lists after how many milliseconds each copy of a frame arrives, if any. */
function twoPosts(fate: Fate) {
  const timers = new HeldTimers();
  const heard: [number[], number[]] = [[], []];
  const events: string[] = [];
  const posts: Post[] = [];
  const post = (me: 0 | 1) =>
    createPost({
      carry: frame => {
        for (const ms of fate(frame)) timers.after(ms, () => posts[1 - me]!.heard(frame));
      },
      deliver: letter => heard[me].push(numberIn(letter)),
      done: () => events.push(`done ${me}`),
      lost: () => events.push(`lost ${me}`),
      timers,
      jitter: () => 0.5,
    });
  posts.push(post(0), post(1));
  return { timers, heard, events, one: posts[0]!, other: posts[1]! };
}

test('over a good connection each letter is sent once', async () => {
  let carried = 0;
  const { one, heard, timers, events } = twoPosts(() => [(carried += 1) && 1]);
  for (let n = 0; n < 5; n++) one.send(bytes(n));
  await timers.pass(60_000);
  expect(heard[1]).toEqual([0, 1, 2, 3, 4]);
  expect(carried).toBe(10);
  expect([events, timers.pending]).toEqual([['done 0'], 0]);
});

test('letters arrive in order and once, whatever is lost, doubled and reordered', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer(),
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 0, max: 70 }),
      async (seed, count, lossPercent) => {
        const random = seededBytes(seed);
        const copy = () => (random(1)[0]! * 100 < lossPercent * 256 ? [] : [random(1)[0]! * 4]);
        const { one, other, heard, timers, events } = twoPosts(() => [...copy(), ...copy()]);
        const letters = Array.from({ length: count }, (_, n) => n);
        for (const n of letters) {
          one.send(bytes(n));
          other.send(bytes(n));
          await timers.pass(random(1)[0]!);
        }
        await timers.pass(200_000);
        expect(heard).toEqual([letters, letters]);
        expect(events.filter(event => event.startsWith('lost'))).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
}, 30_000);

test('without any answer it gives up once, after about half a minute', async () => {
  let carried = 0;
  const { one, timers, events } = twoPosts(() => ((carried += 1), []));
  one.send(bytes(1));
  await timers.pass(25_000);
  expect(events).toEqual([]);
  await timers.pass(20_000);
  expect([events, carried, timers.pending]).toEqual([['lost 0'], 15, 0]);
});

test('sends at once when the connection is back', async () => {
  let isUp = false;
  const { one, heard, timers } = twoPosts(() => (isUp ? [1] : []));
  one.send(bytes(9));
  await timers.pass(20_000);
  isUp = true;
  one.hurry();
  await timers.pass(5);
  expect(heard[1]).toEqual([9]);
});

test('invalid frames change nothing', () => {
  const { one, heard } = twoPosts(() => []);
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 12 }), frame => {
      one.heard(Uint8Array.from([2, ...frame]));
      one.heard(frame.slice(0, 4));
      one.heard(Uint8Array.of(1, 255, 255, 255, 255));
      expect(heard[0]).toEqual([]);
    }),
  );
});
