/** Everything between one guest and the host that goes through the broker: letters, and a pipe. */
import { inboxTopic } from '../../protocol/brokerRules';
import type { Pipe } from '../pipe';
import type { Timers } from '../timers';
import type { BrokerClient } from './broker';
import type { SealKey } from './keys';
import { createEarlyQueue } from './earlyQueue';
import { decodeLetter, encodeLetter, type Letter } from './letter';
import { type ParcelKind, makeParcel, type Parcel } from './parcel';
import { createPost } from './post';
import { type Bond, createSealer } from './seal';
import type { RandomBytes } from './tableCode';

export interface BrokerLine {
  readonly pipe: Pipe;
  say(letter: Letter): void;
  /** False if it was not meant for us, or invalid; then it changed nothing. */
  take(parcel: Parcel): boolean;
  /** Nothing passes the pipe before. */
  openPipe(): void;
  hurry(): void;
  /** Sends a last letter, and stays only until it has arrived. */
  close(last: Letter): void;
  drop(): void;
}

type LineDeps = {
  broker: BrokerClient;
  bond: Bond;
  door: Exclude<ParcelKind, 'pipe'>;
  key: SealKey;
  random: RandomBytes;
  timers: Timers;
  heard(letter: Letter): void;
  lost(): void;
  /** The line is closed for good. */
  gone(): void;
};

/** An unanswered goodbye is not repeated for long. */
const LINGER_MS = 3_000;

export function createLine(deps: LineDeps): BrokerLine {
  const { broker, bond, door, key, random, timers } = deps;
  const sealer = createSealer(key, bond, random);
  const fromPipe = createEarlyQueue<Uint8Array>();
  const to = inboxTopic(bond.code, bond.peer);
  const post = (kind: ParcelKind, bytes: Uint8Array) =>
    broker.publish(to, makeParcel({ kind, from: bond.me, bytes }));
  let isPipeOpen = false;
  let isClosing = false;
  let isGone = false;
  let endLinger = () => {};

  const letters = createPost({
    carry: frame => post(door, sealer.seal(frame)),
    deliver(bytes) {
      const letter = decodeLetter(bytes);
      if (letter && !isClosing) deps.heard(letter);
    },
    done: () => {
      if (isClosing) drop();
    },
    lost() {
      if (!isClosing) deps.lost();
      drop();
    },
    timers,
    jitter: () => (random(1)[0] ?? 0) / 256,
  });

  function drop() {
    if (isGone) return;
    isGone = true;
    endLinger();
    letters.stop();
    fromPipe.close();
    deps.gone();
  }

  return {
    pipe: {
      publish: bytes => {
        if (isPipeOpen && !isClosing && !isGone) post('pipe', bytes);
      },
      listen: heard => fromPipe.listen(heard),
      close: () => fromPipe.close(),
    },
    say: letter => letters.send(encodeLetter(letter)),
    take({ kind, bytes }) {
      if (kind === 'pipe') {
        if (isPipeOpen) fromPipe.put(bytes);
        return isPipeOpen;
      }
      const opened = kind === door ? sealer.open(bytes) : undefined;
      if (opened?.ok) letters.heard(opened.bytes);
      return opened?.ok ?? false;
    },
    openPipe: () => void (isPipeOpen = true),
    hurry: () => letters.hurry(),
    close(last) {
      if (isClosing || isGone) return;
      isClosing = true;
      letters.send(encodeLetter(last));
      endLinger = timers.after(LINGER_MS, drop);
    },
    drop,
  };
}
