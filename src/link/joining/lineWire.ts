/** A link over the line of a session, where no direct path opens. */
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { Conversation, type Wire, type WireEvents } from '../conversation';
import { TAG_BYTES } from '../crypto/noise';
import type { LinkAttempt } from '../linkAttempt';
import type { Timers } from '../timers';
import { BOX_BYTES } from './joinMessages';
import { LINE_HEAD_BYTES } from './linePacket';
import type { SessionLine } from './sessionLine';

const RELAY_FRAME_BYTES = BOX_BYTES - TAG_BYTES - LINE_HEAD_BYTES;

export type LineWire = {
  readonly attempt: LinkAttempt;
  heard(frame: Uint8Array): void;
  eased(): void;
  /** The line has ended. */
  broke(): void;
};

/** The calling side decides that the relay is used. */
export function relayOver(line: SessionLine, calls: boolean, timers: Timers): LineWire {
  let ears: WireEvents | undefined;
  const wire: Wire = {
    waiting: () => line.waiting,
    send: frame => line.send('relay', utf8ToBytes(frame)),
    drop: () => (ears = undefined),
  };
  const talk = { way: 'relay', calls, timers, frameBytes: RELAY_FRAME_BYTES } as const;
  const conversation = new Conversation(talk, events => {
    ears = events;
    return wire;
  });
  if (calls) {
    line.beat();
    conversation.opened();
  }
  return {
    attempt: conversation.opening,
    heard(frame) {
      if (!ears) return;
      line.beat();
      ears.heard(new TextDecoder().decode(frame));
    },
    eased: () => ears?.eased(),
    broke: () => ears?.broke(),
  };
}
