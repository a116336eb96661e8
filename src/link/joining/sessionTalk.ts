/** One conversation between a guest and the host through the broker: signals, and a relay if needed. */
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { jsonOf } from '../../kit/json';
import { deferred } from '../finding/deferred';
import { createEarlyQueue } from '../finding/earlyQueue';
import type { LinkAttempt } from '../linkAttempt';
import { decodeSignal, type Signal, type Signals } from '../signals';
import type { Timers } from '../timers';
import type { LineKind } from './linePacket';
import { type LineWire, relayOver } from './lineWire';
import { SessionLine } from './sessionLine';

type TalkEnd = 'left' | 'lost';

export interface SessionTalk {
  readonly signals: Signals;
  /** At most one. The calling side decides that it is used. */
  relay(calls: boolean): LinkAttempt;
  readonly ended: Promise<TalkEnd>;
  close(): void;
}

/** The end of a talk that is held by the code that knows the broker. */
export interface HeldTalk {
  readonly talk: SessionTalk;
  /** The content of a frame from the other side. */
  take(plain: Uint8Array): void;
  /** The connection is back. */
  hurry(): void;
}

type TalkDeps = {
  /** Seals and publishes; may lose it. */
  carry(plain: Uint8Array): void;
  timers: Timers;
};

export function createTalk({ carry, timers }: TalkDeps): HeldTalk {
  const ended = deferred<TalkEnd>();
  const fromOther = createEarlyQueue<Signal>();
  const relayed = createEarlyQueue<Uint8Array>();
  let wire: LineWire | undefined;

  function end(why: TalkEnd) {
    fromOther.close();
    relayed.close();
    wire?.broke();
    ended.resolve(why);
  }

  function heard(kind: LineKind, bytes: Uint8Array) {
    if (kind === 'relay') relayed.put(bytes.slice());
    const signal = kind === 'signal' ? signalIn(bytes) : undefined;
    if (signal) fromOther.put(signal);
  }

  const line = new SessionLine({
    carry,
    timers,
    ears: { heard, eased: () => wire?.eased(), ended: end },
  });

  const talk: SessionTalk = {
    signals: {
      send: signal => line.send('signal', utf8ToBytes(JSON.stringify(signal))),
      listen: hear => fromOther.listen(hear),
      close: () => fromOther.close(),
    },
    relay(calls) {
      const mine = relayOver(line, calls, timers);
      wire = mine;
      relayed.listen(frame => mine.heard(frame));
      return mine.attempt;
    },
    ended: ended.promise,
    close() {
      line.close();
      end('left');
    },
  };
  // The host counts the guest as arrived with its first frame.
  line.send('here', new Uint8Array());
  return { talk, take: plain => line.take(plain), hurry: () => line.hurry() };
}

const signalIn = (bytes: Uint8Array): Signal | undefined =>
  decodeSignal(jsonOf(new TextDecoder().decode(bytes)));
