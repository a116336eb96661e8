/**
 * Sends over one socket in order, one piece at a time, and ends only after the last of them has
 * been written. Small pieces that wait leave together.
 */
import type { Millis } from '../kit/millis';
import { type StationClock, createAlarm } from './clock';
import type { ByteSlice } from './exchange';
import type { Socket } from './net';
import type { ByteRange } from './byteRange';

/**
 * The most that is under way at once. A phone's script turns it into base64 before it goes out, and
 * all browsers that wait for one asset get their pieces in the same turn: of 64 KB each, four took
 * 38 ms.
 */
export const PIECE_BYTES = 16_384;

interface Sender {
  send(bytes: Uint8Array): void;
  /** Sends piece by piece; each is read when the one before is out. */
  sendPart(part: ByteSlice<ByteRange>): void;
  /** Runs when everything before it is out. */
  afterwards(run: () => void): void;
  /** Closes after the last byte. */
  end(): void;
  /** How many bytes wait here, not counting parts still to be read. */
  waiting(): number;
  /** Drops everything that waits. */
  stop(): void;
}

interface SenderDeps {
  readonly socket: Socket;
  readonly clock: StationClock;
  readonly stalledMs: Millis;
  /** The socket cannot be written to, or the client does not read. */
  broke(): void;
}

type Job =
  { readonly bytes: Uint8Array } | { part: ByteSlice<ByteRange> } | { readonly run: () => void };

export function createSender({ socket, clock, stalledMs, broke }: SenderDeps): Sender {
  const jobs: Job[] = [];
  const stalled = createAlarm(clock);
  let isBusy = false;
  let isEnding = false;
  let isOver = false;

  function stop() {
    isOver = true;
    jobs.length = 0;
    stalled.clear();
  }

  function fail() {
    if (isOver) return;
    stop();
    broke();
  }

  /** Does the next job, then continues when that is done. */
  function goOn() {
    if (isBusy || isOver) return;
    const first = jobs[0];
    if (!first) return leave();
    if ('run' in first) {
      jobs.shift();
      first.run();
      goOn();
    } else if ('bytes' in first) write(taken(jobs));
    else void readOn(first);
  }

  function leave() {
    if (!isEnding) return;
    stop();
    socket.end();
  }

  async function readOn(job: { part: ByteSlice<ByteRange> }) {
    const { of: source, from, to } = job.part;
    const until = Math.min(to, from + PIECE_BYTES);
    isBusy = true;
    try {
      const bytes = await source.read(from, until);
      if (isOver) return;
      isBusy = false;
      if (until === to) jobs.shift();
      else job.part = { of: source, from: until, to };
      write(bytes);
    } catch {
      fail(); // the file is gone; closing shows the client that the answer is incomplete
    }
  }

  function write(bytes: Uint8Array) {
    isBusy = true;
    stalled.set(stalledMs, fail);
    try {
      socket.write(bytes, undefined, error => {
        stalled.clear();
        isBusy = false;
        if (error) fail();
        else goOn();
      });
    } catch {
      fail(); // the socket was closed before we noticed
    }
  }

  return {
    send(bytes) {
      if (isOver || isEnding || bytes.length === 0) return;
      jobs.push({ bytes });
      goOn();
    },
    sendPart(part) {
      if (isOver || isEnding || part.to === part.from) return;
      jobs.push({ part });
      goOn();
    },
    afterwards(run) {
      if (isOver) return;
      jobs.push({ run });
      goOn();
    },
    end() {
      isEnding = true;
      goOn();
    },
    waiting: () => jobs.reduce((sum, job) => sum + ('bytes' in job ? job.bytes.length : 0), 0),
    stop,
  };
}

/** Joins as many waiting bytes as fit into one piece. */
function taken(jobs: Job[]): Uint8Array {
  const pieces: Uint8Array[] = [];
  let room = PIECE_BYTES;
  for (let job = jobs[0]; job && 'bytes' in job && room > 0; job = jobs[0]) {
    const { bytes } = job;
    pieces.push(bytes.subarray(0, room));
    if (bytes.length > room) jobs[0] = { bytes: bytes.subarray(room) };
    else jobs.shift();
    room -= Math.min(room, bytes.length);
  }
  const [only, another] = pieces;
  return only && !another ? only : joined(pieces);
}

export function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
