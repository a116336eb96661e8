import fc from 'fast-check';
import type { Socket } from './net';
import { createSender, PIECE_BYTES } from './sender';
import { inMemory } from './byteRange';

/** A socket whose writes the test completes, with a record of what was written. */
function heldSocket() {
  const out: Uint8Array[] = [];
  let written: ((error?: unknown) => void) | undefined;
  let hasEnded = false;
  const socket: Socket = {
    write(bytes, _coding, done) {
      if (written || hasEnded) throw new Error('there is a write under way, or none may be');
      out.push(Uint8Array.from(bytes));
      written = done;
      return false;
    },
    end() {
      if (written) throw new Error('what is being written would be lost');
      hasEnded = true;
    },
    destroy: () => undefined,
    on: () => undefined,
  };
  const step = () => {
    const done = written;
    written = undefined;
    done?.();
    return done !== undefined;
  };
  return { socket, out, step, hasEnded: () => hasEnded };
}

const clock = { now: () => 0, after: () => () => undefined };
const settled = () => new Promise(resolve => setImmediate(resolve));

test('everything goes out in order, one piece at a time, and the end comes last', async () => {
  const things = fc.array(fc.tuple(fc.boolean(), fc.nat(3 * PIECE_BYTES)), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(things, async lengths => {
      const { socket, out, step, hasEnded } = heldSocket();
      const sender = createSender({ socket, clock, stalledMs: 1, broke: () => undefined });
      const sent: Uint8Array[] = [];
      for (const [n, [isPart, length]] of lengths.entries()) {
        const bytes = new Uint8Array(length).fill(n);
        sent.push(bytes);
        if (isPart) sender.sendPart({ of: inMemory(bytes), from: 0, to: length });
        else sender.send(bytes);
      }
      sender.end();
      for (await settled(); step(); await settled());
      expect(out.every(({ length }) => length > 0 && length <= PIECE_BYTES)).toBe(true);
      expect(Buffer.concat(out).equals(Buffer.concat(sent))).toBe(true);
      expect(hasEnded()).toBe(true);
    }),
    { numRuns: 100, seed: 11 },
  );
});

test.each([
  ['throws', () => ({ write: () => void throwIt() })],
  [
    'fails',
    () => ({ write: (_: unknown, __: unknown, done: (e?: unknown) => void) => done('no') }),
  ],
])('a write that %s is reported once, and nothing more goes out', async (_how, socketOf) => {
  const broke = jest.fn();
  const socket = { ...heldSocket().socket, ...(socketOf() as object) };
  const sender = createSender({ socket, clock, stalledMs: 1, broke });
  sender.send(Uint8Array.of(1));
  sender.send(Uint8Array.of(2));
  await settled();
  expect(broke).toHaveBeenCalledTimes(1);
});

function throwIt(): never {
  throw new Error('Socket is closed.');
}

test('an unreadable file breaks the connection, so that half of it does not pass for the whole', async () => {
  const broke = jest.fn();
  const sender = createSender({ socket: heldSocket().socket, clock, stalledMs: 1, broke });
  const of = { length: 10, read: () => Promise.reject(new Error('the card is gone')) };
  sender.sendPart({ of, from: 0, to: 10 });
  await settled();
  expect(broke).toHaveBeenCalledTimes(1);
});
