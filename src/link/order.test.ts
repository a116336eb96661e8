import fc from 'fast-check';
import { chances, pick } from '../kit/random';
import { ReplayGuard, REMEMBERED } from './replayGuard';
import { Inbox } from './inbox';
import { type NumberedFrame, Outbox, WINDOW } from './outbox';

const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);
const frame = (number: number) => new Uint8Array([number % 256, number >> 8]);
const numberOf = ([low = 0, high = 0]: Uint8Array) => low + 256 * high;

test('all frames come out once and in order, whatever is lost, doubled or overtaken', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 200 }), (seed, count) => {
      const [outbox, inbox, next] = [new Outbox(), new Inbox(), chances(seed)];
      for (const number of upTo(count)) outbox.add(frame(number));
      const told: number[] = [];
      let under: NumberedFrame[] = [];
      for (let turns = 0; outbox.bytes > 0; turns++) {
        expect(turns).toBeLessThan(10_000);
        under.push(...outbox.takeFresh());
        if (under.length === 0) under = outbox.unanswered();
        const [data] = under.splice(pick(next(), under.length), 1);
        if (next() < 0.2) continue;
        if (next() < 0.2) under.push(data!);
        told.push(...inbox.take(data!).map(numberOf));
        if (next() < 0.7) outbox.answered(inbox.ack());
      }
      expect(told).toEqual(upTo(count));
      expect(outbox.unanswered()).toEqual([]);
    }),
  );
});

test('no more goes out than the window allows, and nothing that arrived is sent again', () => {
  const [outbox, inbox] = [new Outbox(), new Inbox()];
  for (const number of upTo(3 * WINDOW)) outbox.add(frame(number));
  const first = outbox.takeFresh();
  expect(first.map(([number]) => number)).toEqual(upTo(WINDOW));
  expect(outbox.takeFresh()).toEqual([]);
  for (const data of first.slice(1)) inbox.take(data);
  expect(outbox.answered(inbox.ack())).toBe(true);
  expect(outbox.unanswered()).toEqual([first[0]]);
  expect(outbox.takeFresh()).toEqual([]);
  expect(inbox.take(first[0]!)).toHaveLength(WINDOW);
  expect(outbox.answered(inbox.ack())).toBe(true);
  expect(outbox.takeFresh().map(([number]) => number)).toEqual(upTo(2 * WINDOW).slice(WINDOW));
});

test.each([
  ['of frames never sent', { next: 3, held: 0 }],
  ['far out of range', { next: 2 ** 32 - 1, held: 2 ** 32 - 1 }],
  ['from long ago', { next: 0, held: 0 }],
  ['of frames not sent yet', { next: 1, held: 2 ** 32 - 1 }],
])('an acknowledgement %s has no effect', (_what, ack) => {
  const outbox = new Outbox();
  outbox.add(frame(1));
  outbox.takeFresh();
  outbox.add(frame(2));
  expect(outbox.answered(ack)).toBe(false);
  expect(outbox.bytes).toBe(4);
});

test.each([0, 1 + WINDOW, 2 ** 32 - 1])('frame number %d is out of bounds', number => {
  const inbox = new Inbox();
  expect(inbox.take([number, frame(1)])).toEqual([]);
  expect(inbox.ack()).toEqual({ next: 1, held: 0 });
});

test('each count is new once, and a very old one is not', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 2_000 }), { maxLength: 600, size: 'max' }),
      numbers => {
        const guard = new ReplayGuard();
        const before = new Set<number>();
        for (const count of numbers) {
          const isLate = count <= Math.max(0, ...before) - REMEMBERED;
          expect(guard.isNew(count)).toBe(!before.has(count) && !isLate);
          if (!isLate) before.add(count);
        }
      },
    ),
  );
});
