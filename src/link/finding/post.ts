/**
 * Delivers letters in order and once, over a connection that loses, doubles and reorders: each is
 * sent again until the other side confirms it. Pure but for the timers it is given.
 */
import { concatBytes } from '@noble/hashes/utils.js';
import type { Timers } from '../timers';

export interface Post {
  send(letter: Uint8Array): void;
  heard(frame: Uint8Array): void;
  /** Sends everything waiting at once, because the connection is back. */
  hurry(): void;
  stop(): void;
}

type PostDeps = {
  carry(frame: Uint8Array): void;
  deliver(letter: Uint8Array): void;
  /** Called each time nothing waits any more. */
  done(): void;
  /** Called once, when the other side has not answered for about half a minute. */
  lost(): void;
  timers: Timers;
  /** From 0 to 1, so that many phones that lost the same broker do not come back all at once. */
  jitter(): number;
};

const LETTER = 0;
const RECEIPT = 1;
const HEAD_BYTES = 5;
const FIRST_MS = 300;
const LONGEST_MS = 3_000;
const TRIES = 14;
/** Limits how many frames are kept that came too early. */
const MOST_EARLY = 32;
const MOST_AT_ONCE = MOST_EARLY;

export function createPost({ carry, deliver, done, lost, timers, jitter }: PostDeps): Post {
  const waiting = new Map<number, Uint8Array>();
  const early = new Map<number, Uint8Array>();
  let written = 0;
  let read = 0;
  let tries = 0;
  let isStopped = false;
  let callOff: (() => void) | undefined;

  const sendAgain = () => {
    for (const [n, letter] of [...waiting].slice(0, MOST_AT_ONCE)) carry(frame(LETTER, n, letter));
    rest();
  };

  const rest = () => {
    callOff?.();
    callOff = undefined;
    if (waiting.size === 0 || isStopped) return;
    const after = Math.min(LONGEST_MS, FIRST_MS * 1.7 ** tries) * (0.75 + jitter() / 2);
    callOff = timers.after(after, tries < TRIES ? retry : giveUp);
  };

  const retry = () => {
    tries += 1;
    sendAgain();
  };

  const giveUp = () => {
    stop();
    lost();
  };

  const stop = () => {
    isStopped = true;
    callOff?.();
  };

  function receive(n: number, letter: Uint8Array) {
    if (n >= read && n < read + MOST_EARLY) early.set(n, letter);
    for (let next = takeNext(); next; next = takeNext()) deliver(next);
    if (!isStopped) carry(frame(RECEIPT, read, new Uint8Array()));
  }

  function takeNext(): Uint8Array | undefined {
    const next = isStopped ? undefined : early.get(read);
    if (next && early.delete(read)) read += 1;
    return next;
  }

  function acknowledge(upTo: number) {
    const before = waiting.size;
    for (const n of waiting.keys()) if (n < upTo) waiting.delete(n);
    if (waiting.size === before) return;
    tries = 0;
    rest();
    if (waiting.size === 0) done();
  }

  return {
    send(letter) {
      if (isStopped) return;
      waiting.set(written, letter);
      if (waiting.size <= MOST_AT_ONCE) carry(frame(LETTER, written, letter));
      written += 1;
      if (!callOff) rest();
    },
    heard(bytes) {
      if (isStopped || bytes.length < HEAD_BYTES) return;
      const n = numberIn(bytes);
      if (bytes[0] === LETTER) receive(n, bytes.slice(HEAD_BYTES));
      if (bytes[0] === RECEIPT && n <= written) acknowledge(n);
    },
    hurry() {
      if (isStopped || waiting.size === 0) return;
      tries = 0;
      sendAgain();
    },
    stop,
  };
}

function frame(kind: number, n: number, bytes: Uint8Array): Uint8Array {
  const head = new Uint8Array(HEAD_BYTES);
  head[0] = kind;
  new DataView(head.buffer).setUint32(1, n);
  return concatBytes(head, bytes);
}

const numberIn = (bytes: Uint8Array): number =>
  new DataView(bytes.buffer, bytes.byteOffset).getUint32(1);
